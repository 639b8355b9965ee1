"""What the build mends in the C that mypyc writes, and how it makes sure that nothing of it was missed.

mypyc 2.4 has three faults that matter here; docs/engine.md describes the first two as they would be reported:

- a class declared acyclic has no header for the garbage collector, but is freed through the trashcan, which writes
  into that header as soon as frees are nested some fifty deep;
- a multiplication of large ints takes an interrupt for a lack of memory and aborts the process;
- docstrings are left out.
"""

import ast
import re
from pathlib import Path
from typing import Any, Final

from mypyc.namegen import NameGenerator

MULTIPLY: Final = """
/* An error of a signal handler that came in the middle of a multiplication, raised when Python code runs again. */
static int Lancaster_RaiseKept(void *kept) {
    PyErr_SetObject((PyObject *)Py_TYPE((PyObject *)kept), (PyObject *)kept);
    Py_DECREF((PyObject *)kept);
    return -1;
}

static void Lancaster_KeepError(void) {
    PyObject *type, *error, *traceback;
    PyErr_Fetch(&type, &error, &traceback);
    PyErr_NormalizeException(&type, &error, &traceback);
    if (traceback != NULL) PyException_SetTraceback(error, traceback);
    Py_XDECREF(type);
    Py_XDECREF(traceback);
    if (Py_AddPendingCall(Lancaster_RaiseKept, error) < 0) Py_XDECREF(error);
}

CPy_NOINLINE
static CPyTagged Lancaster_MultiplyLong(CPyTagged left, CPyTagged right) {
    PyObject *left_object = CPyTagged_AsObject(left);
    PyObject *right_object = CPyTagged_AsObject(right);
    PyObject *product;
    int tries = 0;
    /* Not PyNumber_Multiply, which would run the code of a subclass. What fails each time is a lack of memory. */
    while ((product = PyLong_Type.tp_as_number->nb_multiply(left_object, right_object)) == NULL) {
        if (++tries == 100) CPyError_OutOfMemory();
        Lancaster_KeepError();
    }
    Py_DECREF(left_object);
    Py_DECREF(right_object);
    return CPyTagged_StealFromObject(product);
}

static inline CPyTagged Lancaster_Multiply(CPyTagged left, CPyTagged right) {
    if (CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right) && !CPyTagged_IsMultiplyOverflow(left, right)) {
        return left * CPyTagged_ShortAsSsize_t(right);
    }
    return Lancaster_MultiplyLong(left, right);
}
"""

UNINTERRUPTED: Final = {
    "AsObject", "StealAsObject", "FromObject", "StealFromObject", "BorrowFromObject", "FromSsize_t", "ShortFromSsize_t",
    "Id", "CheckLong", "CheckShort", "LongAsObject", "ShortAsSsize_t", "AsSsize_t", "IsMultiplyOverflow",
    "INCREF", "DECREF", "XDECREF", "IncRef", "DecRef", "XDecRef",
    "Add", "Subtract", "Negate", "Invert", "And", "Or", "Xor", "IsEq", "IsNe", "IsLt", "IsLe", "IsGt", "IsGe",
}  # fmt: skip
"""Operations on ints during which CPython never looks for a signal, so that nothing but a lack of memory ends them."""
HONEST: Final = {"FloorDivide", "Remainder", "Rshift", "Lshift", "TrueDivide", "Str", "Pow"}
"""Operations on ints whose errors mypyc hands on as exceptions."""

_TYPE = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{(.*?)\n\s*\};", re.DOTALL)
_TYPE_DOCSTRING = re.compile(r'(\.tp_doc = PyDoc_STR\("[^"]*)(?="\))')
_DEALLOC = re.compile(r"\.tp_dealloc = \(destructor\)(\w+),")
_TRASHCAN = re.compile(r"CPy_TRASHCAN_BEGIN\(self, (\w+)\)(.*?)CPy_TRASHCAN_END\(self\)", re.DOTALL)
_PROPERTIES = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{(.*?)\n\s*\};", re.DOTALL)
_PROPERTY = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL\})')
_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w| ]*, PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")(?=\))')
_MODULE = re.compile(r'("([\w.]+)",\s*)NULL(?=, /\* docstring \*/)')
_TRASHCAN_USERS = re.compile(r"TRASHCAN_BEGIN\((?:self, (?=\w+\)))?(.*?)\)")
_INT_OPERATION = re.compile(r"\bCPyTagged_(\w+?)_?\(")
_LAST_INCLUDE = re.compile(r'#include "__native_internal\w*\.h"\n')


class Unsound(Exception):
    """C that would be wrong in a way that nobody would see."""


def mended(extensions: list[Any], modules: dict[str, Path]) -> list[Any]:
    """The extensions that mypyc made of these modules, with mended copies of their C in the place of the originals.

    What has not changed is not written again, so that the C compiler need not look at it again.
    """
    docstrings = docstrings_of(modules)
    for extension in extensions:
        extension.sources = [_mended_copy(Path(source), docstrings) for source in extension.sources]
    return extensions


def _mended_copy(source: Path, docstrings: dict[str, str]) -> str:
    if not source.name.startswith("__native"):
        return str(source)
    text = mend(source.read_text(encoding="utf-8"), docstrings)
    copy = source.with_name(f"mended{source.name}")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return str(copy)


def mend(text: str, docstrings: dict[str, str]) -> str:
    """The same C without the faults; docstrings are by C name, see docstrings_of."""
    text = _free_without_trashcan(text)
    text = text.replace("CPyTagged_Multiply(", "Lancaster_Multiply(")
    text = _LAST_INCLUDE.sub(lambda include: include.group() + MULTIPLY, text, count=1)
    check(text)
    return _with_docstrings(text, docstrings)


def check(text: str) -> None:
    """Refuse C that still has one of the faults."""
    unknown = set(_TRASHCAN_USERS.findall(text)) - _freed(text, with_header=True)
    if unknown:
        raise Unsound(f"objects without a header for the garbage collector go into the trashcan: {_listed(unknown)}")
    if MULTIPLY not in text:
        raise Unsound("there is no place for a multiplication that an interrupt cannot abort")
    unknown = set(_INT_OPERATION.findall(text)) - UNINTERRUPTED - HONEST
    if unknown:
        raise Unsound(f"nobody has looked whether an interrupt can abort these operations on ints: {_listed(unknown)}")


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


def _freed(text: str, with_header: bool) -> set[str]:
    """The functions that free objects that the garbage collector knows, or those that it does not know."""
    return {
        dealloc
        for _, body in _TYPE.findall(text)
        for dealloc in _DEALLOC.findall(body)
        if ("Py_TPFLAGS_HAVE_GC" in body) == with_header
    }


def _free_without_trashcan(text: str) -> str:
    """Let objects without a header be freed at once.

    That cannot nest deeper and deeper: classes declared acyclic do not hold one another in a circle, and every list or
    dict between them goes through the trashcan.
    """
    headless = _freed(text, with_header=False)
    return _TRASHCAN.sub(lambda use: use[2] if use[1] in headless else use[0], text)


def docstrings_of(modules: dict[str, Path]) -> dict[str, str]:
    """By C name: the docstring of every module, class, method and function in these modules."""
    names = NameGenerator([list(modules)])
    found = {}

    def collect(module: str, scope: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        if docstring := ast.get_docstring(node):
            found[names.private_name(module, scope) if scope else module] = docstring
        if isinstance(node, ast.FunctionDef):
            return
        for inner in node.body:
            if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                collect(module, f"{scope}.{inner.name}" if scope else inner.name, inner)

    for module, path in modules.items():
        collect(module, "", ast.parse(path.read_text(encoding="utf-8")))
    return found


def _with_docstrings(text: str, docstrings: dict[str, str]) -> str:
    def of(name: str) -> str:
        return _literal(docstrings[name])[1:-1] if name in docstrings else ""

    def with_type(match: re.Match[str]) -> str:
        return _TYPE_DOCSTRING.sub(lambda found: found[0] + of(match[1]), match[0])

    def with_properties(match: re.Match[str]) -> str:
        return _PROPERTY.sub(lambda found: found[1] + (_or_null(docstrings, f"{match[1]}___{found[2]}")), match[0])

    def with_function(match: re.Match[str]) -> str:
        # A signature that C cannot say is left out, and then there is nothing to put the docstring after.
        signature = match[3][:-1] if match[3] != "NULL" else '"'
        return f'{match[1]}{signature}{of(match[2])}"' if match[2] in docstrings else match[0]

    text = _TYPE.sub(with_type, text)
    text = _PROPERTIES.sub(with_properties, text)
    text = _FUNCTION.sub(with_function, text)
    return _MODULE.sub(lambda found: found[1] + _or_null(docstrings, found[2]), text)


def _or_null(docstrings: dict[str, str], name: str) -> str:
    return _literal(docstrings[name]) if name in docstrings else "NULL"


def _literal(text: str) -> str:
    """The text as a C string; octal escapes, because they end after three digits whatever follows."""
    escaped = "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )
    return f'"{escaped}"'
