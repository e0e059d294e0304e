"""Which words and numbers may come over the wire? Nothing is turned into something else, and everything has a bound."""

from typing import Annotated

from pydantic import ConfigDict, Field

from whistlepost.server import limits

CLOSED = ConfigDict(extra="forbid")
"""An entry that is not known is refused."""

Flag = Annotated[bool, Field(strict=True)]
Number = Annotated[int, Field(strict=True, ge=0, le=limits.ROWS)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=limits.SEATS)]
Seconds = Annotated[int, Field(strict=True, ge=1, le=limits.LONGEST)]
Key = Annotated[str, Field(strict=True, pattern=r"^[A-Za-z0-9_-]{8,64}$")]
"""By which a request that is sent again is known: made by the sender, 128 bits that nobody guesses."""
Token = Annotated[str, Field(strict=True, pattern=r"^[A-Za-z0-9_-]{32}$")]
Word = Annotated[str, Field(strict=True, pattern=r"^[a-z0-9_:+-]{1,32}$")]
Name = Annotated[str, Field(strict=True, min_length=1, max_length=4 * limits.NAME)]
Text = Annotated[str, Field(strict=True, max_length=limits.SET)]
AnswerName = Annotated[str, Field(strict=True, min_length=1, max_length=limits.ANSWER)]
AnswerNames = Annotated[list[AnswerName], Field(max_length=limits.ANSWERS)]
RecordText = Annotated[str, Field(strict=True, max_length=limits.BODY_OF_RECORD)]
PasskeyName = Annotated[str, Field(strict=True, pattern=r"^[A-Za-z0-9_-]{1,512}$")]
