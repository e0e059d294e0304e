"""Does whoever abuses a server cost it no more memory the longer they do? A real process, and the peak that it had.

Something is done N times and then four times as often: what is kept for good, or all at once, shows in the second part.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from bench.served.process import Running, serving
from tests.server.raw import TEXT, frame, line, socket_at
from tests.server.test_hosting import Far
from tests.server.web import Json, Somebody, done, fresh

SLACK = 4 * 1024
"""KiB that come and go by themselves."""
PLAYERS = 5
DEAF = 100
"""So many at one table; from two addresses, since there are limits."""
Abuse = Callable[[int], Awaitable[None]]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("memory")) as found:
        yield found


@pytest.fixture
async def site(running: Running) -> AsyncIterator[Far]:
    found = Far(running)
    yield found
    for client in found.people:
        await client.aclose()


@pytest.fixture
def port(running: Running) -> int:
    return int(running.address.rpartition(":")[2])


def peak(running: Running) -> int:
    """The most memory that the process ever had, in KiB."""
    text = Path(f"/proc/{running.process.pid}/status").read_text(encoding="ascii")
    return int(next(row.split()[1] for row in text.splitlines() if row.startswith("VmHWM:")))


async def costs(running: Running, abuse: Abuse, count: int) -> tuple[int, int]:
    """By how much the peak grows with so many, and with four times as many after them."""
    await abuse(count)
    peaks = [peak(running)]
    for times in (count, 4 * count):
        await abuse(times)
        peaks.append(peak(running))
    return peaks[1] - peaks[0], peaks[2] - peaks[1]


def check(found: tuple[int, int]) -> None:
    first, then = found
    assert then <= 2 * first + SLACK, f"{first} KiB, then {then} KiB"


@asynccontextmanager
async def deaf(port: int, table: str, address: str) -> AsyncIterator[None]:
    """Somebody who follows the table, and reads no more than the first word; some rows fill what lies between."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 256)
    plug.bind((address, 0))
    plug.connect(("127.0.0.1", port))
    async with socket_at(port, table, plug) as (_, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        yield


async def patiently(ask: Callable[[], Awaitable[httpx.Response]]) -> Json:
    """What is told to somebody who waits as long as they are told to."""
    while (response := await ask()).status_code == 429:
        await asyncio.sleep(response.json()["error"]["wait"] / 1000)
    found: Json = done(response)
    return found


async def answered(people: list[Somebody], table: str) -> None:
    """One answer, once its seat may give one again."""
    asked = (await patiently(lambda: people[0].client.get(f"/api/tables/{table}/scene")))["asked"]
    client = people[asked].client
    scene = await patiently(lambda: client.get(f"/api/tables/{table}/scene"))
    body: Json = {"key": fresh(), "number": scene["number"], "seat": asked, "answers": [scene["options"][0]["name"]]}
    await patiently(lambda: client.post(f"/api/tables/{table}/commands", json=body))


async def test_who_follows_and_never_reads(running: Running, site: Far, port: int) -> None:
    people = [await site.person(f"P{seat}") for seat in range(PLAYERS)]
    opened = await people[0].open("railroad", " ".join(["me"] + ["open"] * (PLAYERS - 1)), watch="everybody")
    for person in people[1:]:
        await person.post(f"/api/tables/{opened['id']}/join", invitation=opened["invitation"])

    async def goes_on(rows: int) -> None:
        for _ in range(rows):
            await answered(people, opened["id"])

    async with AsyncExitStack() as stack:
        for number in range(DEAF):
            await stack.enter_async_context(deaf(port, opened["id"], f"127.0.0.{2 + number % 2}"))
        check(await costs(running, goes_on, 12))


async def test_who_shouts_through_a_socket(running: Running, site: Far, port: int) -> None:
    ann = await site.person()
    table = (await ann.open("campaign"))["id"]
    shout = 12_000 * frame(TEXT, b'{"t":"ping"}')

    async def shouts(times: int) -> None:
        for _ in range(times):
            async with socket_at(port, table) as (reader, writer):
                writer.write(shout)
                async with asyncio.timeout(60):
                    await reader.readuntil(b"too_many")

    check(await costs(running, shouts, 5))


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that comes before the end, however it ends."""
    found = b""
    try:
        while part := await reader.read(2**16):
            found += part
    except ConnectionError:
        pass
    return found


async def test_who_opens_requests_and_never_ends_them(running: Running, port: int) -> None:
    head = b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500000\r\n\r\n"

    async def begins(times: int) -> None:
        for _ in range(times):
            async with AsyncExitStack() as stack:
                writers = [(await stack.enter_async_context(line(port)))[1] for _ in range(10)]
                for writer in writers:
                    writer.write(head + b" " * 200_000)
                await asyncio.gather(*(writer.drain() for writer in writers))

    check(await costs(running, begins, 5))


async def test_who_opens_connections(running: Running, port: int) -> None:
    async def opens(count: int) -> None:
        for _ in range(count):
            async with AsyncExitStack() as stack:
                for _ in range(100):
                    _, writer = await stack.enter_async_context(line(port))
                    writer.write(b"GET / HTTP/1.1\r\n")

    check(await costs(running, opens, 6))


async def test_who_asks_for_everything_at_one_go(running: Running, port: int) -> None:
    async def asks(count: int) -> None:
        async with line(port) as (reader, writer):
            writer.write(count * b"GET / HTTP/1.1\r\n\r\n")
            await heard(reader)

    check(await costs(running, asks, 2_000))
