"""What can the server answer instead of doing what was asked? A closed list; nothing that the sender may not know."""
# ruff: noqa: N818 - the errors are named for what went wrong

CODES = {
    "malformed": (400, "This cannot be read."),
    "origin": (403, "This came from a page of somebody else."),
    "unknown": (401, "Say who you are first."),
    "no_seat": (403, "You have no seat at this table that may do that."),
    "not_invited": (403, "This link lets nobody in, or not any more."),
    "private": (403, "Only those at the table may watch this game."),
    "not_found": (404, "There is nothing at this address."),
    "method": (405, "This cannot be done at this address."),
    "stale": (409, "The game has gone on: look at it again."),
    "key_reused": (409, "This key was used for something else."),
    "not_started": (409, "The game has not begun: a seat is still free."),
    "started": (409, "The game has begun."),
    "seated": (409, "You have a seat at this table already."),
    "too_long": (409, "This game has as many commands as a game may have."),
    "over": (409, "The game is over."),
    "not_over": (409, "The game is not over."),
    "not_your_turn": (409, "Somebody else is asked."),
    "no_seat_free": (409, "No seat is free."),
    "no_proposal": (409, "Nothing is proposed that you could agree to."),
    "too_slow": (408, "This took too long to arrive."),
    "no_vote": (409, "Nobody is late about whom you could decide."),
    "too_large": (413, "This is too large."),
    "media_type": (415, "Only application/json is understood."),
    "not_offered": (422, "This is not offered."),
    "wall": (422, "Something else happens before this can be answered."),
    "no_undo": (422, "This cannot be taken back."),
    "bad_name": (422, "A name has 1 to 24 letters, figures or signs that can be seen."),
    "bad_table": (422, "There is no such table."),
    "bad_passkey": (422, "This passkey does not prove who you are."),
    "many_passkeys": (422, "You have as many passkeys as one person may have."),
    "bad_record": (422, "This is no record that holds."),
    "many_tables": (422, "You have as many unfinished tables as one person may have."),
    "bad_address": (422, "Nothing can be sent to this address."),
    "no_mail": (422, "This server sends no mail."),
    "many_ways": (422, "You are told by as many ways as one person may be."),
    "bad_zone": (422, "There is no such time zone."),
    "said_before": (422, "You have just said that."),
    "bad_remark": (422, "A remark has 1 to 500 letters, figures or signs that can be seen."),
    "too_many": (429, "Too much at once: wait a little."),
    "inside": (500, "Something went wrong here. It was noted."),
    "halted": (503, "This game is halted: its log does not hold. It was noted."),
    "unavailable": (503, "The log does not answer. Ask again, with the same key: nothing is done twice."),
}
"""Every code with its status and its sentence."""


class Refused(Exception):
    """Something was asked that is not done; nothing has changed."""

    def __init__(self, code: str, text: str = "", **more: object) -> None:
        self.code = code
        self.status, usual = CODES[code]
        self.text = text or usual
        self.more = more
        super().__init__(f"{code}: {self.text}")

    def told(self) -> dict[str, object]:
        """What the sender is told."""
        return {"error": {"code": self.code, "text": self.text, **self.more}}
