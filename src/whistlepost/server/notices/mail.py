"""How is a letter sent by mail? By the server that the host named; plain text, in the language of its reader."""

import asyncio
import hmac
import logging
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from whistlepost.core.errors import BadData
from whistlepost.server.notices.outward import Undelivered
from whistlepost.server.notices.wording import lines, say, title
from whistlepost.server.secret import token_for
from whistlepost.server.store.letters import Letter
from whistlepost.server.store.ways import Way

LOGGER = logging.getLogger(__name__)
LETTER_BOX = re.compile(r"(?!.{255})[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
SCHEMES = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
"""How a server for mail is reached: encrypted after a word, encrypted from the start, or not at all; usual ports."""
SECONDS = 20


@dataclass(frozen=True, slots=True)
class Postman:
    """A server for mail, and who writes."""

    scheme: str
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: ssl.SSLContext | None = None

    def deliver(self, message: EmailMessage) -> None:
        """Hand it over; whatever goes wrong is an OSError."""
        tls = self.tls or ssl.create_default_context()
        if self.scheme == "smtps":
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=tls) as server:
                self._said(server, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=SECONDS) as server:
            if self.scheme == "smtp":
                server.starttls(context=tls)  # refuses to go on without
            self._said(server, message)

    def _said(self, server: smtplib.SMTP, message: EmailMessage) -> None:
        if self.user:
            server.login(self.user, self.password)
        server.send_message(message)


def postman(address: str, sender: str, password: str) -> Postman:
    """The server for mail at `smtp://user@host:port`; BadData if that is no such address."""
    parts = urlsplit(address)
    wrong = BadData("--mail and --sender: expected such as smtp://user@mail.example:587 and us@mail.example")
    try:
        port = parts.port or SCHEMES[parts.scheme]
    except (ValueError, KeyError):
        raise wrong from None
    if not parts.hostname or parts.path.strip("/") or not LETTER_BOX.fullmatch(sender):
        raise wrong
    return Postman(parts.scheme, parts.hostname, port, sender, unquote(parts.username or ""), password)


def opening(key: bytes, what: str, way: Way) -> str:
    """The token for a link that confirms an address, or stops the mail to it. It lies nowhere."""
    return f"{way.id}-{token_for(key, f'{what} {way.id} {way.address}')}"


def opens(key: bytes, what: str, way: Way, sent: str) -> bool:
    """Is this the token of such a link?"""
    return hmac.compare_digest(opening(key, what, way).encode(), sent.encode("utf-8", "replace"))


def message_of(letter: Letter, way: Way, language: str, sender: str, key: bytes) -> EmailMessage:
    """What is written; the number of a letter is that of the message, so that one that comes twice can be known."""
    if letter.facts[0].kind == "confirm":
        link = f"{way.origin}/notices#confirm={opening(key, 'confirm', way)}"
        text = [say(language, "confirm_text"), "", link, "", say(language, "confirm_else")]
        return written(letter, way, say(language, "confirm"), [say(language, "greeting"), "", *text], sender)
    stop = opening(key, "stop", way)
    foot = [
        say(language, "why", link=f"{way.origin}/notices"),
        say(language, "stop", link=f"{way.origin}/notices#stop={stop}"),
    ]
    text = [*lines(language, letter.facts, way.origin), "", "-- ", *foot]
    message = written(letter, way, title(language, letter.facts), text, sender)
    message["List-Unsubscribe"] = f"<{way.origin}/api/notices/stop/{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def written(letter: Letter, way: Way, subject: str, text: list[str], sender: str) -> EmailMessage:
    """The message with its head."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = f"Whistlepost <{sender}>", way.address, subject
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{letter.id}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n".join(text) + "\n")
    return message


@dataclass(frozen=True, slots=True)
class Writer:
    """Who writes letters for this server; nobody, where its host named no server for mail."""

    postman: Postman | None
    key: bytes

    async def send(self, letter: Letter, way: Way, language: str, _now: int) -> None:
        """Write one; `gone` if nobody reads there."""
        if self.postman is None:
            raise Undelivered("no_mail")
        message = message_of(letter, way, language, self.postman.sender, self.key)
        try:
            async with asyncio.timeout(2 * SECONDS):
                await asyncio.to_thread(self.postman.deliver, message)
        except smtplib.SMTPRecipientsRefused as wrong:
            code = next(iter(wrong.recipients.values()))[0]
            raise Undelivered("no_letter_box", gone=code >= 500) from None
        except (smtplib.SMTPException, OSError) as wrong:
            LOGGER.warning("the server for mail failed: %s", type(wrong).__name__)
            raise Undelivered("mail_failed") from None
