"""What becomes of names and remarks with markup in them, with signs that turn or hide letters, or with very many marks?

They are text, kept and told as they are seen; who shows them sees to it that they stay text. What cannot be seen, or
makes its neighbours look otherwise, is refused.
"""

import pytest

from tests.server.sockets import Ear, following
from tests.server.web import Site, done, refused, two_at_a_table

SAME = "as it is"
TEXTS: list[tuple[str, str, str]] = [
    # what is said, as a name, and as a remark; nothing where it is refused
    ("<script>x()</script>", SAME, SAME),
    ("<img src=x onerror=y()>", SAME, SAME),
    ("\"><a href='//x'>&lt;", SAME, SAME),
    ("{0} %s ${x} {{x}}", SAME, SAME),
    ("'; DROP TABLE people;--", SAME, SAME),
    ("=1+1", SAME, SAME),
    ("שלום", SAME, SAME),
    ("مرحبا", SAME, SAME),
    ("李小龍", SAME, SAME),
    ("🚂 🇧🇷 ❤️", SAME, SAME),
    ("👩\u200d👩\u200d👧", "", SAME),
    ("a\u200db", "", SAME),
    ("a\nb\r\nc\td\u2028e\u0085f", "a b c d e f", "a b c d e f"),
    ("Ann\r\nBcc: x@y.example", "Ann Bcc: x@y.example", "Ann Bcc: x@y.example"),
    ("  a  \u00a0 b ", "a b", "a b"),
    ("\uff21\uff4e\uff4e", "Ann", SAME),
    ("e\u0301", "é", "é"),
    ("z\u0316\u0301", "ź\u0316", "ź\u0316"),
    ("x" + 2 * "\u0301", SAME, SAME),
    ("x" + 3 * "\u0301", "", SAME),
    ("x" + 4 * "\u0301", "", SAME),
    ("x" + 5 * "\u0301", "", ""),
    ("x" + 80 * "\u0489", "", ""),
    ("x" + 4 * "\u0301\u200d", "", SAME),
    ("x" + 5 * "\u0301\u200d", "", ""),
    ("user\u202egnp.exe", "", ""),
    ("a\u202ab\u202c", "", ""),
    ("a\u2066b\u2069", "", ""),
    ("a\u200eb", "", ""),
    ("a\u061cb", "", ""),
    ("a\u200bb", "", ""),
    ("a\ufeffb", "", ""),
    ("a\u00adb", "", ""),
    ("a\u2060b", "", ""),
    ("a\0b", "", ""),
    ("a\x1b[31mb", "", ""),
    ("a\x7fb", "", ""),
    ("a\ue000b", "", ""),
    ("a\u0378b", "", ""),
    ("a\U000e0041b", "", ""),
    ("\u3164", "", ""),
    ("a\uffa0b", "", ""),
    ("\u115f\u1160", "", ""),
    ("\u2800", "", ""),
    ("\u200d", "", ""),
    ("\ufe0f", "", ""),
    ("\u0301", "", ""),
]
NAMES = [(text, text if name == SAME else name) for text, name, _ in TEXTS]
REMARKS = [(text, text if remark == SAME else remark) for text, _, remark in TEXTS]


@pytest.mark.parametrize(("text", "name"), NAMES, ids=[ascii(text) for text, _ in NAMES])
async def test_a_name_is_what_can_be_seen(lasting: Site, text: str, name: str) -> None:
    ann = await lasting.person("Ann")
    response = await ann.client.patch("/api/me", json={"name": text})
    if name:
        assert done(response)["name"] == name
        headers = response.headers
        assert (headers["content-type"], headers["x-content-type-options"]) == ("application/json", "nosniff")
    else:
        assert refused(response) == "bad_name"
    known = await ann.get("/api/me")
    table = await ann.open()
    assert [known["name"], table["seats"][0]["name"]] == [name or "Ann"] * 2


async def test_a_remark_is_what_can_be_seen(lasting: Site) -> None:
    ann, ben, table = await two_at_a_table(lasting)
    async with following(lasting, table, ann) as hers:
        heard = [await answered(hers, text) for text, _ in REMARKS]
    assert heard == [remark or "bad_remark" for _, remark in REMARKS]
    async with following(lasting, table, ben) as his:
        await his.until("presence")
        assert [one["text"] for one in his.heard if one["t"] == "chat"] == [remark for _, remark in REMARKS if remark]


async def answered(ear: Ear, text: str) -> str:
    """What the table hears of it, or the code by which it is refused."""
    await ear.say(t="say", text=text)
    while (message := await ear.next())["t"] not in {"chat", "refused"}:
        pass
    return str(message["text"] if message["t"] == "chat" else message["code"])


async def test_whoever_takes_the_name_of_another_is_still_told_apart(lasting: Site) -> None:
    """A name proves nothing: what is said carries the seat, and a seat says whose it is."""
    ann, ben, table = await two_at_a_table(lasting)
    done(await ben.client.patch("/api/me", json={"name": "\uff21nn"}))
    async with following(lasting, table, ann) as hers, following(lasting, table, ben) as his:
        await his.until("scene")
        await his.say(t="say", text="I resign")
        said = await hers.until("chat")
        assert (said["name"], said["seat"]) == ("Ann", 1)
    seats = (await ann.get(f"/api/tables/{table}"))["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Ann", True), ("Ann", False)]
    scene = await ann.scene(table)
    assert await ben.refused("GET", f"/api/tables/{table}/scene?seat=0") == "no_seat"
    assert scene["seat"] == 0
