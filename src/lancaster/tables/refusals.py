"""What is refused: a code, and what its sentence in the catalog needs."""

from typing import Any


class Refusal(Exception):
    """Something that is not done, with all it takes to say why in any language: the message is `error-<code>`."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_message = args
