"""Do connections and sockets cost no more than they may, whatever comes through them and however little is read?"""

import asyncio
import socket

import httpx
import pytest
import uvicorn

from tests.server.raw import CLOSE, MORE, PING, TEXT, code, frame, line, lives, said, socket_at
from tests.server.web import done, fresh
from whistlepost.server import limits

GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
LAST = GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
UPGRADE = GET.replace(b"\r\n\r\n", b"\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n")
TOO_BIG = (1009).to_bytes(2)
BUFFERED = 2**20
"""Bytes that a server may keep for somebody who does not read: far more than it does."""


@pytest.fixture
async def table(port: int) -> str:
    """A table that waits for somebody, at which everybody may look."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        token = done(await client.post("/api/me", json={"name": "Ann", "bearer": True}))["token"]
        client.headers["authorization"] = f"Bearer {token}"
        body = {"key": fresh(), "game": "campaign", "players": 2, "seats": ["me", "open"]}
        return str(done(await client.post("/api/tables", json=body))["id"])


async def here(server: uvicorn.Server, count: int) -> None:
    """Wait until so many connections are open."""
    async with asyncio.timeout(30):
        while len(server.server_state.connections) != count:
            await asyncio.sleep(0.01)


async def test_so_many_connections_are_open(server: uvicorn.Server, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN", 2)
    async with line(port):
        await here(server, 1)
        await lives(port)
        async with line(port):
            await here(server, 2)
            for asked in (GET, UPGRADE):
                status, body = await said(port, asked)
                assert (status, code(body)) == (429, "too_many")
    await here(server, 0)
    await lives(port)


async def test_so_many_requests_are_sent_ahead(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "AHEAD", 3)
    async with line(port) as (reader, writer):
        writer.write(2 * GET + LAST)
        async with asyncio.timeout(30):
            assert (await reader.read()).count(b"HTTP/1.1 200") == 3
    status, body = await said(port, 3 * GET + LAST)
    assert (status, code(body)) == (429, "too_many")
    await lives(port)


async def test_a_message_comes_in_so_many_pieces(port: int, table: str) -> None:
    first, between, last = frame(TEXT, b'{"t":"ping"', last=False), frame(MORE, last=False), frame(MORE, b"}")
    async with asyncio.timeout(60):
        async with socket_at(port, table) as (reader, writer):
            writer.write(first + (limits.PIECES - 2) * between + last)
            await reader.readuntil(b'"pong"}')
        async with socket_at(port, table) as (reader, writer):
            writer.write(first + (limits.PIECES - 1) * between + last)
            rest = await reader.read()
    assert (b'"pong"' in rest, rest.count(TOO_BIG)) == (False, 1)


async def test_what_comes_at_one_go_is_heard_one_after_the_other(port: int, table: str) -> None:
    long = frame(TEXT, b'{"t":"frob","text":"' + b"a" * 3000 + b'"}')
    async with asyncio.timeout(60), socket_at(port, table) as (reader, writer):
        writer.write((limits.MESSAGES.burst - 1) * long + frame(TEXT, b'{"t":"ping"}'))
        before = await reader.readuntil(b'"pong"}')
    assert before.count(b'"malformed"') == limits.MESSAGES.burst - 1


async def test_who_says_goodbye_behind_too_much_is_heard(
    server: uvicorn.Server, port: int, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asyncio.timeout(60), socket_at(port, table) as (reader, writer):
        (one,) = server.server_state.connections
        monkeypatch.setattr(one, "close_timeout", 10_000)
        writer.write(1000 * frame(TEXT, b'{"t":"ping"}') + frame(CLOSE, (1000).to_bytes(2)))
        assert b'"too_many"' in await reader.read()


async def test_who_asks_and_never_reads_is_let_go(
    server: uvicorn.Server, port: int, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "READ_SECONDS", 1.0)
    monkeypatch.setattr(server.config, "ws_ping_interval", None)  # nothing else ends it
    sizes: list[int] = []
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", port))
    async with asyncio.timeout(120), socket_at(port, table, deaf) as (_, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        with pytest.raises(ConnectionError):
            await pinged(server, writer, sizes)
    assert 0 < max(sizes) < BUFFERED
    await here(server, 0)
    await lives(port)


async def pinged(server: uvicorn.Server, writer: asyncio.StreamWriter, sizes: list[int]) -> None:
    """Ask for ever, and note how much the server keeps."""
    while True:
        writer.write(1000 * frame(PING, b"a" * 125))
        await writer.drain()
        sizes += [one.transport.get_write_buffer_size() for one in server.server_state.connections]
