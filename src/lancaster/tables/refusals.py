"""What the server refuses: a code, the HTTP status that fits it, and what its sentence in the catalogue needs."""

from typing import Any, Final

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "bad_record": 400,
    "king_needs_court": 400,
    "bad_name": 400,
    "bad_text": 400,
    "bad_password": 400,
    "not_known": 401,
    "wrong_password": 401,
    "other_origin": 403,
    "other_host": 403,
    "not_your_seat": 403,
    "not_at_table": 403,
    "not_host": 403,
    "others_play": 403,
    "no_table": 404,
    "no_seat": 404,
    "no_page": 404,
    "no_moment": 404,
    "no_bot": 404,
    "no_language": 404,
    "wrong_method": 405,
    "stale": 409,
    "illegal": 409,
    "turn_complete": 409,
    "nothing_to_undo": 409,
    "nothing_to_confirm": 409,
    "name_taken": 409,
    "already_registered": 409,
    "seat_taken": 409,
    "already_seated": 409,
    "not_open": 409,
    "not_full": 409,
    "not_playing": 409,
    "not_over": 409,
    "not_asked": 409,
    "no_proposal": 409,
    "proposal_open": 409,
    "not_abandoned": 409,
    "needs_consent": 409,
    "worn_out": 409,
    "too_large": 413,
    "wrong_type": 415,
    "too_many_tables": 429,
    "too_many_sockets": 429,
    "too_often": 429,
    "server_error": 500,
    "storage": 503,
    "no_hint": 503,
    "no_analysis": 503,
}
"""Every code; each has a message `error-<code>` in the catalogues."""


class Refusal(Exception):
    """Something the server does not do, with all it takes to say why in any language."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_message = args

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS[self.code]
