"""Does whoever speaks no HTTP, or speaks it too slowly, too long or never reads, cost the others next to nothing?"""

import asyncio
import contextlib
import socket

import pytest
import uvicorn

from tests.server.raw import code, line, lives, said
from whistlepost.server import limits

NONSENSE = [
    b"\x00" * 100 + b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"a" * 200,
    b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"FROB / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nbroken\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n", b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999999\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}",
    b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
async def test_what_is_no_request_is_refused(port: int, text: bytes) -> None:
    status, body = await said(port, text)
    assert 400 <= status < 500
    assert b"Traceback" not in body
    await lives(port)


async def test_a_head_that_does_not_come_is_not_waited_for(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.2)
    assert await said(port, b"") == (0, b"")
    status, body = await said(port, b"GET /api/games HTTP/1.1\r\nx-slow: a")
    assert (status, code(body)) == (408, "too_slow")
    async with line(port) as (reader, writer):
        writer.write(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\nGET /api/ga")
        async with asyncio.timeout(30):
            both = await reader.read()
    assert [part[:3] for part in both.split(b"HTTP/1.1 ")[1:]] == [b"200", b"408"]


async def test_a_head_is_no_longer_than_it_may_be(port: int) -> None:
    for size, expected in ((limits.HEAD - 200, 200), (limits.HEAD + 1, 400)):
        head = b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: " + b"a" * size + b"\r\n\r\n"
        assert (await said(port, head))[0] == expected
    status, body = await said(port, b"GET /api/games HTTP/1.1\r\nx-endless: " + b"a" * limits.HEAD)
    assert (status, code(body)) == (413, "too_large")


async def test_a_cut_body_is_no_request(port: int) -> None:
    async with line(port) as (reader, writer):
        writer.write(
            b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
        )
        writer.write_eof()
        async with asyncio.timeout(30):
            assert b" 200 " not in await reader.read()
    await lives(port)


async def test_connections_that_say_nothing_keep_nobody_out(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.5)
    silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
    await lives(port)
    async with asyncio.timeout(30):
        assert [await reader.read() for reader, _ in silent] == [b""] * 300
    for _, writer in silent:
        writer.close()


async def test_who_does_not_read_is_not_waited_for(
    server: uvicorn.Server, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "READ_SECONDS", 1.0)
    path = b"/api/openapi.json"
    whole = len((await said(port, b"GET %s HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n" % path))[1])
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(0)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, ("127.0.0.1", port))
        await loop.sock_sendall(deaf, b"GET %s HTTP/1.1\r\nhost: x\r\n\r\n" % path * ASKED)
        async with asyncio.timeout(60):
            while not unread(server):
                await asyncio.sleep(0.01)
            await lives(port)
            while unread(server):
                await asyncio.sleep(0.01)
        assert await rest(deaf) < whole * ASKED


ASKED = 190
"""Answers that are asked for and not read: more than lies between two machines."""


def unread(server: uvicorn.Server) -> bool:
    """Whether the server waits for somebody to read."""
    return any(door.flow.write_paused for door in server.server_state.connections)  # type: ignore[union-attr]


async def rest(deaf: socket.socket) -> int:
    """How many bytes had been sent."""
    count, loop = 0, asyncio.get_running_loop()
    with contextlib.suppress(ConnectionError):
        while part := await loop.sock_recv(deaf, 2**20):
            count += len(part)
    return count
