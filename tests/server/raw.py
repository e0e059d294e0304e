"""People of the tests who speak to a server byte by byte, as no browser would."""

import asyncio
import json
import os
import socket
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MORE, TEXT, CLOSE, PING = 0, 1, 8, 9
Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def line(port: int, sock: socket.socket | None = None) -> AsyncIterator[Pair]:
    """A connection; over that one, if it is given."""
    where = {"sock": sock} if sock else {"host": "127.0.0.1", "port": port}
    reader, writer = await asyncio.open_connection(**where)
    try:
        yield reader, writer
    finally:
        writer.close()


async def said(port: int, text: bytes) -> tuple[int, bytes]:
    """What is answered to these bytes, until the server closes."""
    async with line(port) as (reader, writer):
        writer.write(text)
        async with asyncio.timeout(30):
            answer = await reader.read()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, body


async def lives(port: int) -> None:
    """Somebody else is served as ever."""
    status, body = await said(port, b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    assert (status, b"railroad" in body) == (200, True)


def code(body: bytes) -> str:
    return str(json.loads(body)["error"]["code"])


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A part of what goes through a socket; it is masked by nothing."""
    size = bytes([len(data) | 128]) if len(data) < 126 else bytes([126 | 128]) + len(data).to_bytes(2)
    return bytes([kind | last << 7]) + size + bytes(4) + data


@asynccontextmanager
async def socket_at(port: int, table: str, sock: socket.socket | None = None) -> AsyncIterator[Pair]:
    """A socket that follows the table, after its first word."""
    async with line(port, sock) as (reader, writer):
        key = b64encode(os.urandom(16)).decode()
        head = (f"GET /ws/tables/{table} HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade",
                "sec-websocket-version: 13", f"sec-websocket-key: {key}", "", "")  # fmt: skip
        writer.write("\r\n".join(head).encode())
        async with asyncio.timeout(30):
            await reader.readuntil(b'"hello"}')
        yield reader, writer
