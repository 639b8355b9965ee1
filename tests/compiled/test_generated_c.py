"""What the build mends in the C that mypyc writes."""

import ast
import os
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import generated_c

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
"""Where the build left its C."""

TRASHCAN = """
static void
state___State_dealloc(StateObject *self)
{
    CPy_TRASHCAN_BEGIN(self, state___State_dealloc)
    CPyDef_state___State_clear((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
static PyTypeObject CPyType_state___State_template_ = {
    .tp_dealloc = (destructor)state___State_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT%s,
    .tp_doc = PyDoc_STR("State(box)\\n--\\n\\n"),
};
"""
INCLUDE = '#include "__native_internal.h"\n'


def test_the_c_of_this_build_has_none_of_the_faults() -> None:
    (source,) = ROOT.glob("build/mended__native*.c")
    generated_c.check(source.read_text(encoding="utf-8"))


def test_an_object_without_a_header_never_goes_into_the_trashcan() -> None:
    with pytest.raises(generated_c.Unsound, match="trashcan: state___State_dealloc"):
        generated_c.check(INCLUDE + generated_c.MULTIPLY + TRASHCAN % "")
    mended = generated_c.mend(INCLUDE + TRASHCAN % "", {})
    assert "TRASHCAN" not in mended
    assert "State_clear" in mended
    assert "TRASHCAN" in generated_c.mend(INCLUDE + TRASHCAN % " | Py_TPFLAGS_HAVE_GC", {})


def test_acyclic_classes_hold_one_another_only_through_containers_or_without_a_circle() -> None:
    held: dict[str, set[str]] = {}
    for path in ROOT.glob("src/lancaster/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "acyclic=True" in map(ast.unparse, _keywords(node)):
                assert not node.bases, node.name
                parts = [part.annotation for part in ast.walk(node) if isinstance(part, ast.AnnAssign)]
                held[node.name] = {name.strip("' ") for part in parts for name in ast.unparse(part).split("|")}
    assert {"Game", "State", "Event"} <= held.keys()
    everything = set[str]().union(*held.values())
    assert not {"Any", "object"} & everything
    assert not [name for name in everything if name.startswith(("Optional", "Union"))]
    TopologicalSorter({name: names & held.keys() for name, names in held.items()}).prepare()


def _keywords(node: ast.ClassDef) -> list[ast.keyword]:
    return [keyword for call in node.decorator_list if isinstance(call, ast.Call) for keyword in call.keywords]


def test_a_trashcan_that_is_written_in_another_way_is_refused() -> None:
    other = (TRASHCAN % "").replace("CPy_TRASHCAN_BEGIN(self, ", "Py_TRASHCAN_BEGIN((PyObject *)self, ")
    with pytest.raises(generated_c.Unsound, match="trashcan"):
        generated_c.mend(INCLUDE + other, {})


@pytest.mark.parametrize("operation", ["Multiply_", "Frobnicate"])
def test_an_operation_on_ints_that_nobody_has_looked_at_is_refused(operation: str) -> None:
    with pytest.raises(generated_c.Unsound, match=f"operations on ints: {operation.rstrip('_')}"):
        generated_c.mend(f"{INCLUDE}x = CPyTagged_{operation}(a, b);", {})


SIGNATURES = [
    ("NULL", '"'),  # A default that C cannot say.
    (r'"say(text=\'\"\')\n--\n\n"', r'"say(text=\'\"\')\n--\n\n'),
]


@pytest.mark.parametrize(("before", "after"), SIGNATURES)
def test_every_function_gets_its_docstring(before: str, after: str) -> None:
    function = '{"say", (PyCFunction)CPyPy_small___say, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(%s)},'
    docstring = "Say CPyTagged_Frobnicate(it)."
    mended = generated_c.mend(INCLUDE + function % before, {"small___say": docstring})
    assert mended.endswith(function % f'{after}{docstring}"')


def test_without_a_place_for_the_multiplication_nothing_is_built() -> None:
    with pytest.raises(generated_c.Unsound, match="no place"):
        generated_c.mend("x = CPyTagged_Multiply(a, b);", {})


SMALL = '''"""A small module."""
from mypy_extensions import mypyc_attr

@mypyc_attr(acyclic=True)
class Leaf:
    """Says "\\\\{}?" and ü."""
    def __init__(self, number: int) -> None:
        self.number = number

def product(left: int, right: int) -> int:
    """Multiply."""
    return left * right
'''
BUILD = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from generated_c import mended
extensions = mended(mypycify(["small.py"], opt_level="0"), {"small": Path("small.py")})
setup(name="small", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
"""
USE = r"""
import signal, small
assert not small.__file__.endswith(".py")
assert (small.__doc__, small.product.__doc__) == ("A small module.", "Multiply.")
assert small.Leaf.__doc__ == 'Says "\\{}?" and ü.'

chain = None
for number in range(10_000):
    chain = {"leaf": small.Leaf(number), "rest": [chain]}
chain = None

class Rung(MemoryError):  # As a watch over memory raises it, though nothing is lacking.
    pass

def ring(number, frame):
    raise Rung

signal.signal(signal.SIGALRM, ring)
large = 7 ** 20_000
right = large * large
rung = 0
while rung < 50:
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0001 + rung * 0.0001)
        while True:
            assert small.product(large, large) == right
    except Rung:
        rung += 1
print(small.product(-3, 5), small.product(1 << 40, -(1 << 40)) == -(1 << 80), rung)
"""


def test_a_mended_module_survives_deep_frees_and_interrupted_multiplications(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(SMALL, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", BUILD], cwd=tmp_path, env=environment, check=True, capture_output=True)
    result = subprocess.run(
        [sys.executable, "-c", USE], cwd=tmp_path, env=environment, check=True, capture_output=True, text=True
    )
    assert result.stdout == "-15 True 50\n"
