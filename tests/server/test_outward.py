"""Does a letter never go into the network that the server stands in, whatever the address that somebody gave?"""

import asyncio
import datetime as dt
import ssl
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.server.receivers import Receiver, answer, receiving
from whistlepost.server.notices import outward
from whistlepost.server.notices.outward import Outward, Undelivered, outside

INSIDE = (
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.2.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "fd00:ec2::254", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "2002:7f00:1::",
    "2001:0:7f00:1::", "2001:db8::1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "nonsense",
)  # fmt: skip
NO_ADDRESSES = (
    "ftp://x.example/", "//x.example", "http://", "http://:80/", "http://us:er@x.example/", "http://x.example:99999/",
    "http://x.example:x/", "gopher://x.example", "http://[::1", "http://.x.example/", "http://x.example/a b",
    "http://x.example/\r\nx: y", "http://é.example/",
)  # fmt: skip


class Names:
    """What a name leads to; each time it is asked the next, then the last again."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    async def __call__(self, _host: str, _port: int) -> list[str]:
        found = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return found.split()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


async def why(way: Outward, url: str, *, send: bool = True) -> str:
    """Why it does not arrive."""
    with pytest.raises(Undelivered) as wrong:
        await (way.post(url, {}, b"x") if send else way.judged(url))
    return wrong.value.why


@pytest.mark.parametrize("address", INSIDE)
async def test_no_address_inside_is_outside(address: str) -> None:
    assert not outside(address)
    assert await why(Outward(resolve=Names(address)), "https://x.example/") == "forbidden"


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f::1", "64:ff9b::808:808"])
async def test_the_world_is_outside(address: str) -> None:
    assert outside(address)
    assert (await Outward(resolve=Names(address)).judged("https://x.example/a?b")).address == address


async def test_one_address_inside_is_enough_to_refuse() -> None:
    assert await why(Outward(resolve=Names("93.184.215.14 10.0.0.1")), "http://x.example/") == "forbidden"


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "2130706433", "0x7f.1"])
async def test_this_machine_is_not_reached_by_any_of_its_names(host: str, receiver: Receiver) -> None:
    assert await why(Outward(), f"http://{host}:{receiver.port}/") in {"forbidden", "unknown_host"}
    assert receiver.opened == 0


async def test_a_name_that_leads_elsewhere_a_moment_later_is_refused(receiver: Receiver) -> None:
    way = Outward(resolve=Names("93.184.215.14", "127.0.0.1"))
    url = f"http://x.example:{receiver.port}/"
    await way.judged(url)
    assert await why(way, url) == "forbidden"
    assert receiver.opened == 0


async def test_the_connection_goes_to_the_address_that_was_judged(receiver: Receiver) -> None:
    way = Outward(intranet=True, resolve=Names("127.0.0.1", "192.0.2.1"))
    assert await way.post(f"http://nowhere.example:{receiver.port}/a?b=c", {"x-more": "1"}, b"body") == 204
    (heard,) = receiver.heard
    assert (heard.path, heard.headers["host"], heard.body) == ("/a?b=c", f"nowhere.example:{receiver.port}", b"body")


@pytest.mark.parametrize("url", NO_ADDRESSES)
async def test_what_is_no_address_is_refused(url: str) -> None:
    assert await why(Outward(resolve=Names("93.184.215.14")), url) == "no_address"


@pytest.mark.parametrize("port", [22, 25, 587])
async def test_ports_of_other_services_are_refused(port: int) -> None:
    assert await why(Outward(resolve=Names("93.184.215.14")), f"http://x.example:{port}/") == "forbidden"


async def test_nothing_is_followed(receiver: Receiver) -> None:
    receiver.answers = [answer(302, f"location: {receiver.url}/further\r\n")]
    assert await Outward(intranet=True).post(receiver.url, {}, b"") == 302
    assert receiver.opened == 1


async def test_what_only_says_that_an_answer_comes_is_passed_over(receiver: Receiver) -> None:
    receiver.answers = [b"HTTP/1.1 102 x\r\na: b\r\n\r\nHTTP/1.1 200 x\r\n\r\n"]
    assert await Outward(intranet=True).post(receiver.url, {}, b"") == 200


@pytest.mark.parametrize(
    ("said", "told"),
    [(b"x" * 100_000, "unreachable"), (b"", "unreachable"), (b"SSH-2.0\r\n" * 30, "no_answer"),
     (b"HTTP/1.1 100 x\r\n\r\n" * 30, "no_answer"), (b"HTTP/1.1 200 x\r\n" + b"y" * 9_000_000, "")],
)  # fmt: skip
async def test_of_an_answer_the_first_line_is_read(said: bytes, told: str, receiver: Receiver) -> None:
    receiver.answers = [said]
    if told:
        assert await why(Outward(intranet=True), receiver.url) == told
    else:
        assert await Outward(intranet=True).post(receiver.url, {}, b"") == 200


async def test_nobody_is_waited_for_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outward, "SECONDS", 0.05)
    kept: list[asyncio.StreamWriter] = []
    silent = await asyncio.start_server(lambda _, writer: kept.append(writer), "127.0.0.1", 0)
    async with silent:
        url = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/"
        assert await why(Outward(intranet=True), url) == "too_slow"
        while not kept:
            await asyncio.sleep(0.01)
        kept[0].close()


async def test_who_is_not_there_is_told() -> None:
    assert await why(Outward(intranet=True), "http://127.0.0.1:9/") == "unreachable"
    assert await why(Outward(intranet=True, resolve=Names("")), "http://x.example/") == "unknown_host"


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server of that name shows, and who trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    built = x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
    built = built.not_valid_before(now - dt.timedelta(1)).not_valid_after(now + dt.timedelta(1))
    built = built.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    made = built.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM)
    file = folder / "both.pem"
    file.write_bytes(made + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    shows = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shows.load_cert_chain(file)
    return shows, ssl.create_default_context(cadata=made.decode())


async def test_the_name_in_the_address_must_be_the_one_that_is_proved(tmp_path: Path) -> None:
    shows, trusts = certificate(tmp_path, "hook.example")
    async with receiving(shows) as receiver:
        way = Outward(intranet=True, resolve=Names("127.0.0.1"), tls=trusts)
        assert await way.post(f"https://hook.example:{receiver.port}/", {}, b"x") == 204
        assert await why(way, f"https://other.example:{receiver.port}/") == "certificate"
        assert len(receiver.heard) == 1
