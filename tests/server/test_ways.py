"""Does everybody decide by which ways they are told, and is nothing sent to an address that nobody confirmed?"""

import json
import re
import ssl
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.server.receivers import Browser, LetterBoxes, Receiver, answer, letter_boxes, receiving
from tests.server.tables import Clock as Wall
from tests.server.test_notices import HABITS, PAUSE, WAYS, asked, later, patient
from tests.server.test_outward import certificate
from tests.server.web import Json, Site, Somebody, done, listening, refused, settings, two_at_a_table
from whistlepost.core.errors import BadData
from whistlepost.server import limits
from whistlepost.server.notices import mail
from whistlepost.server.notices.mail import Postman, postman
from whistlepost.server.notices.outward import Outward, Undelivered
from whistlepost.server.notices.reach import Reach
from whistlepost.server.notices.wording import sentences
from whistlepost.server.serve import Wish, serve, settings_of
from whistlepost.server.store import people
from whistlepost.server.store.letters import Fact, Letter
from whistlepost.server.store.ways import Way

__all__ = ["patient"]
NO_KEYS = {"p256dh": "A" * 87, "auth": "A" * 22}
ORIGIN = "https://games.example"


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def boxes() -> AsyncIterator[LetterBoxes]:
    async with letter_boxes() as found:
        yield found


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


@pytest.fixture
async def site(tmp_path: Path, wall: Wall, boxes: LetterBoxes) -> AsyncIterator[Site]:
    """A server that writes letters; its pages are at another address than it listens at."""
    reach = Reach(Postman("smtp+plain", "127.0.0.1", boxes.port, "us@games.example"), Outward(intranet=True))
    wanted = settings(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, habits=HABITS, now=wall, reach=reach)
    async with listening(wanted) as found:
        object.__setattr__(found.host.settings, "origins", (ORIGIN,))
        yield found


@pytest.fixture
async def closed(tmp_path: Path) -> AsyncIterator[Site]:
    """A server as it is if its host says nothing."""
    async with listening(settings(f"sqlite:///{tmp_path / 'games.db'}", tmp_path)) as found:
        yield found


async def ben_is_asked(site: Site, wall: Wall) -> tuple[Somebody, Somebody, str]:
    ann, ben, table = await two_at_a_table(site)
    await asked(ann, table, 1)
    wall.at += PAUSE // 2  # Ben has time to choose a way before he would be told
    return ann, ben, table


def token(message: Any, what: str) -> str:
    """The token of the link in a letter."""
    found = re.search(rf"{ORIGIN}/notices#{what}=(\S+)", message.get_content())
    assert found
    return found[1]


async def test_nothing_is_written_to_an_address_before_it_is_confirmed(
    site: Site, wall: Wall, boxes: LetterBoxes
) -> None:
    _, ben, table = await ben_is_asked(site, wall)
    way = await ben.post(f"{WAYS}/mails", address="Ben@mail.example")
    assert (way["confirmed"], way["kind"]) == (False, "mail")
    await ben.post(f"{WAYS}/test")
    await later(site, wall)
    (first,) = boxes.kept
    assert (first["To"], first["From"]) == ("Ben@mail.example", "Whistlepost <us@games.example>")
    assert first["Subject"] == "Confirm your address for Whistlepost"
    assert "List-Unsubscribe" not in first
    anybody = site.client()
    done(await anybody.post("/api/notices/confirm", json={"token": token(first, "confirm")}))
    assert (await ben.get(WAYS))["ways"][0]["confirmed"]
    await asked(ben, table, 0)
    await asked_again(site, wall, ben, table)
    letter = (await boxes.count(2))[1]
    assert letter["Subject"] == "It is your turn at ferry."
    assert f"It is your turn at ferry. {ORIGIN}/t/{table}" in letter.get_content()


async def asked_again(site: Site, wall: Wall, ben: Somebody, table: str) -> None:
    """The others answer until Ben is asked once more, and the pause goes by."""
    ann = next(one for one in site.people if one is not ben.client)
    await asked(Somebody(ann, ""), table, 1)
    await later(site, wall, PAUSE)


async def confirmed(site: Site, wall: Wall, boxes: LetterBoxes, person: Somebody) -> None:
    await person.post(f"{WAYS}/mails", address="b@mail.example")
    await later(site, wall, 0)
    body = {"token": token((await boxes.count(1))[0], "confirm")}
    done(await site.client().post("/api/notices/confirm", json=body))


async def test_a_letter_is_in_the_language_of_its_reader(site: Site, wall: Wall, boxes: LetterBoxes) -> None:
    _, ben, _ = await ben_is_asked(site, wall)
    done(await ben.client.patch("/api/me", json={"language": "pt"}))
    await confirmed(site, wall, boxes, ben)
    await ben.post(f"{WAYS}/test")
    await later(site, wall, 0)
    assert boxes.kept[0]["Subject"] == "Confirme o seu endereço no Whistlepost"
    assert boxes.kept[1]["Subject"] == "É assim que um aviso do Whistlepost aparece."
    assert "Não receber mais e-mails" in boxes.kept[1].get_content()


@pytest.mark.parametrize("form", [True, False])
async def test_one_click_stops_the_letters(site: Site, wall: Wall, boxes: LetterBoxes, *, form: bool) -> None:
    _, ben, _ = await ben_is_asked(site, wall)
    await confirmed(site, wall, boxes, ben)
    await ben.post(f"{WAYS}/test")
    await later(site, wall, 0)
    letter = boxes.kept[1]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
    assert path.endswith(f"/{token(letter, 'stop')}")
    anybody = site.client(follow_redirects=False)
    page = await anybody.get(path)
    assert (page.status_code, page.headers["location"]) == (303, f"/notices#stop={token(letter, 'stop')}")
    assert len((await ben.get(WAYS))["ways"]) == 1, "a program that looks at links stops nothing"
    click: dict[str, Any] = {"data": {"List-Unsubscribe": "One-Click"}} if form else {"json": {}}
    done(await anybody.post(path, **click))
    assert (await ben.get(WAYS))["ways"] == []
    assert refused(await anybody.post(path, **click)) == "not_found"


async def test_only_the_link_of_the_letter_opens(site: Site, wall: Wall, boxes: LetterBoxes) -> None:
    _, ben, _ = await ben_is_asked(site, wall)
    await ben.post(f"{WAYS}/mails", address="b@mail.example")
    await later(site, wall, 0)
    real = token((await boxes.count(1))[0], "confirm")
    anybody = site.client()
    for wrong in (real[:-1] + ("A" if real[-1] != "A" else "B"), "a" * 16 + real[16:]):
        assert refused(await anybody.post("/api/notices/confirm", json={"token": wrong})) == "not_found"
    assert refused(await anybody.post(f"/api/notices/stop/{real}", json={})) == "not_found"
    wall.at += limits.CONFIRM + 1
    assert refused(await anybody.post("/api/notices/confirm", json={"token": real})) == "not_found"


async def test_nobody_is_asked_to_confirm_again_and_again(site: Site, wall: Wall) -> None:
    for _ in range(limits.CONFIRMS.burst):
        ben = await site.person()
        await ben.post(f"{WAYS}/mails", address="b@mail.example")
        wall.at += 20_000
    ben = await site.person()
    assert await ben.refused("POST", f"{WAYS}/mails", address="B@mail.example") == "too_many"


async def test_a_letter_box_that_is_not_there_rests(site: Site, wall: Wall, boxes: LetterBoxes) -> None:
    _, ben, _ = await ben_is_asked(site, wall)
    await confirmed(site, wall, boxes, ben)
    boxes.refuses = {"b@mail.example"}
    await ben.post(f"{WAYS}/test")
    await later(site, wall, 0)
    (way,) = (await ben.get(WAYS))["ways"]
    assert (way["outcome"], way["rests"]) == ("no_letter_box", True)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_letters_are_sent_encrypted_and_signed_in(scheme: str, tmp_path: Path) -> None:
    shows, trusts = certificate(tmp_path, "localhost")
    seen: list[LoginPassword] = []

    def admit(_server: object, _session: object, _envelope: object, _kind: str, said: LoginPassword) -> AuthResult:
        seen.append(said)
        return AuthResult(success=said.password == b"pass word")

    by_word = {"tls_context": shows, "require_starttls": True, "auth_required": True}
    more = by_word if scheme == "smtp" else {"auth_require_tls": False}  # it does not know that it is encrypted
    listen = {"ssl": shows} if scheme == "smtps" else {}
    async with letter_boxes(listen, authenticator=admit, **more) as boxes:
        found = postman(f"{scheme}://us%40x.example@localhost:{boxes.port}", "us@x.example", "pass word")
        assert "pass word" not in repr(found)
        await sent(found, trusts)
        assert (len(boxes.kept), seen[0].login) == (1, b"us@x.example")
        with pytest.raises(Undelivered, match="mail_failed"):
            await sent(found, ssl.create_default_context())


async def sent(found: Postman, trusts: ssl.SSLContext) -> None:
    """Send a letter by this server."""
    way = Way("w" * 16, "p", "mail", "b@mail.example", "", ORIGIN, confirmed=True, at=0)
    letter = Letter("l" * 16, way.id, (Fact("test"),), 0)
    await mail.Writer(replace(found, tls=trusts), bytes(32)).send(letter, way, "en", 0)


async def test_a_browser_alone_reads_what_is_pushed(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table = await ben_is_asked(site, wall)
    browser = Browser(receiver.url)
    way = await ben.post(f"{WAYS}/pushes", **browser.subscription())
    assert way["confirmed"]
    await later(site, wall)
    (heard,) = receiver.heard
    assert (heard.headers["content-encoding"], heard.headers["ttl"]) == ("aes128gcm", "86400")
    assert table.encode() not in heard.body
    told = json.loads(browser.read(heard.body))
    link = f"{ORIGIN}/t/{table}"
    assert told == {"title": "It is your turn at ferry.", "body": "", "tag": table, "link": link}
    assert (await ben.get(WAYS))["push_key"] in heard.headers["authorization"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_does_not_want_any_more_is_forgotten(
    site: Site, wall: Wall, receiver: Receiver, status: int
) -> None:
    _, ben, _ = await ben_is_asked(site, wall)
    await ben.post(f"{WAYS}/pushes", **Browser(receiver.url).subscription())
    receiver.answers = [answer(status)]
    await later(site, wall)
    assert (await ben.get(WAYS))["ways"] == []
    await later(site, wall, 3_600_000)
    assert len(receiver.heard) == 1


async def test_a_browser_belongs_to_whoever_asked_last(site: Site, receiver: Receiver) -> None:
    ann, ben = await site.person(), await site.person("Ben")
    for person in (ann, ben, ben):
        await person.post(f"{WAYS}/pushes", **Browser(receiver.url).subscription())
    assert [len((await person.get(WAYS))["ways"]) for person in (ann, ben)] == [0, 1]


async def test_wishes_are_kept(site: Site) -> None:
    ben = await site.person()
    before = await ben.get(WAYS)
    assert (before["zone"], before["quiet"], before["hurry"], before["over"], before["mail"]) == (
        "UTC",
        None,
        True,
        True,
        True,
    )
    wanted: Json = {"zone": "America/Sao_Paulo", "quiet": {"begin": 1320, "end": 480}, "hurry": False, "over": False}
    done(await ben.client.put(WAYS, json=wanted))
    assert {name: (await ben.get(WAYS))[name] for name in wanted} == wanted


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [("PUT", "", {"zone": "Nowhere/Else", "quiet": None, "hurry": True, "over": True}, "bad_zone"),
     ("PUT", "", {"zone": "UTC", "quiet": {"begin": 0, "end": 1440}, "hurry": True, "over": True}, "malformed"),
     ("PUT", "", {"zone": "UTC", "quiet": None, "hurry": 1, "over": True}, "malformed"),
     ("POST", "/webhooks", {"url": "ftp://x.example/"}, "bad_address"),
     ("POST", "/webhooks", {"url": "http://" + "x" * 500}, "malformed"),
     ("POST", "/mails", {"address": "nobody"}, "bad_address"),
     ("POST", "/mails", {"address": "a@b\r\nBcc: c@d"}, "bad_address"),
     ("POST", "/mails", {"address": "a@b, c@d"}, "bad_address"),
     ("POST", "/pushes", {"endpoint": "https://x.example", "keys": NO_KEYS}, "bad_address"),
     ("POST", "/forget", {"id": "a" * 16}, "not_found"),
     ("POST", "/test", None, "media_type")],
)  # fmt: skip
async def test_what_does_not_fit_is_refused(site: Site, method: str, path: str, body: Json | None, code: str) -> None:
    ben = await site.person()
    assert refused(await ben.client.request(method, WAYS + path, json=body)) == code


async def test_what_a_host_did_not_allow_is_refused(closed: Site, receiver: Receiver) -> None:
    ben = await closed.person()
    assert await ben.refused("POST", f"{WAYS}/webhooks", url=receiver.url) == "bad_address"
    assert await ben.refused("POST", f"{WAYS}/pushes", **Browser(receiver.url).subscription()) == "bad_address"
    assert await ben.refused("POST", f"{WAYS}/mails", address="b@mail.example") == "no_mail"
    assert (await ben.get(WAYS))["ways"] == []
    assert receiver.opened == 0


async def test_nobody_sees_or_forgets_the_ways_of_others(site: Site, receiver: Receiver) -> None:
    ann, ben = await site.person(), await site.person("Ben")
    made = await ben.post(f"{WAYS}/webhooks", url=receiver.url)
    assert (await ann.get(WAYS))["ways"] == []
    assert await ann.refused("POST", f"{WAYS}/forget", id=made["way"]["id"]) == "not_found"
    assert (await ben.post(f"{WAYS}/forget", id=made["way"]["id"]))["ways"] == []


async def test_a_person_has_so_many_ways(site: Site, receiver: Receiver) -> None:
    ben = await site.person()
    for number in range(limits.WAYS):
        await ben.post(f"{WAYS}/webhooks", url=f"{receiver.url}/{number}")
    assert await ben.refused("POST", f"{WAYS}/webhooks", url=receiver.url) == "many_ways"
    await ben.post(f"{WAYS}/webhooks", url=f"{receiver.url}/0")
    assert len((await ben.get(WAYS))["ways"]) == limits.WAYS


async def test_only_so_many_are_sent_to_try(site: Site) -> None:
    ben = await site.person()
    for _ in range(limits.TESTS.burst):
        await ben.post(f"{WAYS}/test")
    assert await ben.refused("POST", f"{WAYS}/test") == "too_many"


def test_both_languages_say_the_same() -> None:
    both = [sentences(language) for language in ("en", "pt")]
    assert both[0].keys() == both[1].keys()
    assert both[0]["games"].keys() == both[1]["games"].keys()
    holes = [[re.findall(r"{\w*}", str(found[key])) for key in both[0] if key != "games"] for found in both]
    assert holes[0] == holes[1]
    assert sentences("xx") is not None


@pytest.mark.parametrize(
    "wish",
    [{"mail": "smtp://x.example"}, {"mail": "http://x.example", "sender": "a@b"}, {"sender": "a@b"},
     {"mail": "smtp://x.example", "sender": "nobody"}, {"mail": "smtp://x.example:port", "sender": "a@b"}],
)  # fmt: skip
def test_what_the_host_says_of_mail_must_fit(wish: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(BadData, match="--mail"):
        settings_of(Wish(data=tmp_path, origins=(ORIGIN,), **wish))  # type: ignore[arg-type]


def test_letters_need_a_page_to_which_their_links_lead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLEPOST_MAIL_PASSWORD", "secret")
    wish = Wish(data=tmp_path, mail="smtp://us@x.example", sender="us@x.example")
    with pytest.raises(BadData, match="--origin"):
        serve(wish, print)
    found = settings_of(Wish(data=tmp_path, mail=wish.mail, sender=wish.sender, origins=(ORIGIN,))).reach
    assert found.postman == Postman("smtp", "x.example", 587, "us@x.example", "us", "secret")
    assert (found.contact, found.outward.intranet) == ("mailto:us@x.example", False)


FORGED = "Ben\r\nBcc: everybody@mail.example\r\n\r\n<script>{game}</script>\u202e"
HEADS = {"From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-Unsubscribe", "List-Unsubscribe-Post",
         "Content-Type", "Content-Transfer-Encoding", "MIME-Version"}  # fmt: skip


async def test_no_name_gets_into_a_notice(site: Site, wall: Wall, boxes: LetterBoxes, receiver: Receiver) -> None:
    """Whatever it is: these were written past all that looks at names."""
    ann, ben, table = await ben_is_asked(site, wall)
    browser = Browser(f"{receiver.url}/push")
    await confirmed(site, wall, boxes, ben)
    await ben.post(f"{WAYS}/webhooks", url=receiver.url)
    await ben.post(f"{WAYS}/pushes", **browser.subscription())
    async with site.host.database.begin() as connection:
        for person in (ann, ben):
            await people.change(connection, person.id, {"name": FORGED})
    await later(site, wall)
    letter, (webhook, push) = boxes.kept[-1], sorted(receiver.heard, key=lambda heard: heard.path)
    told = [letter.as_string(), letter.get_content(), str(webhook), webhook.body.decode(), str(push.headers)]
    told += [browser.read(push.body).decode()]
    assert all(table in text for text in (told[1], told[3], told[5]))
    assert not [text for text in told for part in ("everybody", "Bcc", "script", "\u202e") if part in text]
    assert set(letter.keys()) <= HEADS


def test_no_line_break_gets_into_a_head() -> None:
    letter = Letter("l" * 16, "w" * 16, (Fact("test"),), 0)
    way = Way("w" * 16, "p", "mail", "b@mail.example\r\nBcc: c@mail.example", "", ORIGIN, confirmed=True, at=0)
    with pytest.raises(ValueError, match="linefeed"):
        mail.message_of(letter, way, "en", "us@games.example", bytes(32))
