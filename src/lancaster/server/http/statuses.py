"""The HTTP status that fits each refusal."""

from typing import Final

_CODES: Final = [
    (400, ("bad_request", "bad_record", "bad_reading", "king_needs_court", "bad_name", "bad_text", "bad_password")),
    (401, ("not_known", "wrong_password")),
    (403, ("other_origin", "other_host", "not_your_seat", "not_at_table", "not_host", "others_play", "not_your_box")),
    (404, ("no_table", "no_box", "no_seat", "no_page", "no_moment", "no_bot", "no_language")),
    (405, ("wrong_method",)),
    (409, ("stale", "illegal", "not_asked", "turn_complete", "nothing_to_undo", "nothing_to_confirm")),
    (409, ("not_open", "not_full", "not_playing", "not_over", "worn_out")),
    (409, ("name_taken", "already_registered", "seat_taken", "already_seated")),
    (409, ("no_proposal", "proposal_open", "not_abandoned", "needs_consent")),
    (409, ("other_rules", "other_setup", "damaged_table")),
    (413, ("too_large",)),
    (415, ("wrong_type",)),
    (422, ("bad_box",)),
    (429, ("too_many_tables", "too_many_boxes", "too_many_sockets", "too_often")),
    (500, ("server_error",)),
    (503, ("storage", "no_hint", "no_analysis")),
]
STATUS: Final = {code: status for status, codes in _CODES for code in codes}
"""Every code; each has a message `error-<code>` in the catalogs."""
