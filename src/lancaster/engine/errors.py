"""What can be wrong with what the engine is given; each message is one sentence that says what and where."""


class LancasterError(ValueError):
    """Anything the engine refuses."""


class SetupError(LancasterError):
    """A table that cannot be set up like this."""


class IllegalAction(LancasterError):
    """An action that the rules do not allow now; the game is as it was."""


class FormatError(LancasterError):
    """A text, a state or a record that cannot be read, or that shows something impossible."""
