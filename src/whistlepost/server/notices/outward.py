"""How is a letter brought to an address that somebody gave? Never into the network that this server stands in.

The name is looked up, every address that it has is judged, and the connection goes to one that was judged: a name that
leads elsewhere a moment later helps nobody. Nothing is followed, and of an answer no more is read than its first line.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

Resolve = Callable[[str, int], Awaitable[list[str]]]
ADDRESS = re.compile(r"https?://[!-~]{1,500}")
PORTS = {"http": 80, "https": 443}
SECONDS = 10
"""For everything together."""
LINE = 1024
"""Bytes in the first line of an answer."""
UNICAST = ipaddress.ip_network("2000::/3")
BRIDGE = ipaddress.ip_network("64:ff9b::/96")
"""By which a network of the newer kind reaches addresses of the older one."""
WITHIN = (ipaddress.ip_network("2001::/32"), ipaddress.ip_network("2002::/16"))
"""Addresses that carry another one within them."""


class Undelivered(Exception):  # noqa: N818 - named for what went wrong
    """It did not arrive. `why` is a word for its person; `gone` if it never will."""

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.gone = gone


async def looked_up(host: str, port: int) -> list[str]:
    """Every address of the name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def outside(text: str) -> bool:
    """Does this address belong to the whole world, and to nobody's own network?"""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast and not address.is_reserved
    if address in BRIDGE:
        return outside(str(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)))
    return address in UNICAST and address.is_global and not any(address in network for network in WITHIN)


@dataclass(frozen=True, slots=True)
class Target:
    """An address that was judged."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


@dataclass(frozen=True, slots=True)
class Outward:
    """The way out. `intranet` lets it lead into the own network, where the host of the server wants that."""

    intranet: bool = False
    resolve: Resolve = looked_up
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    async def judged(self, url: str) -> Target:
        """Where the address leads; `Undelivered` if nothing may be sent there."""
        scheme, host, port, path = parts(url)
        if not self.intranet and port < 1024 and port not in PORTS.values():
            raise Undelivered("forbidden")
        try:
            found = await self.resolve(host, port)
        except (OSError, UnicodeError):
            raise Undelivered("unknown_host") from None
        if not found:
            raise Undelivered("unknown_host")
        if not self.intranet and not all(outside(address) for address in found):
            raise Undelivered("forbidden")
        return Target(scheme, host, port, path, found[0])

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send it there; the status of the answer."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._posted(await self.judged(url), headers, body)
        except TimeoutError:
            raise Undelivered("too_slow") from None
        except ssl.SSLError:
            raise Undelivered("certificate") from None
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError):
            raise Undelivered("unreachable") from None

    async def _posted(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        more = {"ssl": self.tls, "server_hostname": target.host} if target.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(target.address, target.port, limit=LINE, **more)  # type: ignore[arg-type]
        try:
            writer.write(request(target, headers, body))
            await writer.drain()
            return await status(reader)
        finally:
            writer.transport.abort()  # nothing that still comes is waited for


def parts(url: str) -> tuple[str, str, int, str]:
    """Scheme, name, port and path of an address; `Undelivered` if it is none."""
    try:
        found = urlsplit(url if ADDRESS.fullmatch(url) else "")
        port = found.port or PORTS[found.scheme]
    except (ValueError, KeyError):
        raise Undelivered("no_address") from None
    if not found.hostname or "@" in found.netloc or found.hostname.startswith("."):
        raise Undelivered("no_address")
    query = f"?{found.query}" if found.query else ""
    return found.scheme, found.hostname, port, f"{found.path or '/'}{query}"


def request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    """What is sent."""
    name = f"[{target.host}]" if ":" in target.host else target.host
    host = name if target.port == PORTS[target.scheme] else f"{name}:{target.port}"
    more = {"host": host, "user-agent": "Whistlepost", "content-length": str(len(body)), "connection": "close"}
    rows = [f"POST {target.path} HTTP/1.1", *(f"{key}: {value}" for key, value in {**more, **headers}.items())]
    return "\r\n".join([*rows, "", ""]).encode("ascii") + body


async def status(reader: asyncio.StreamReader) -> int:
    """The number in the first line of the answer; what only says that one is to come is passed over."""
    for _ in range(20):
        found = re.match(rb"HTTP/1\.[01] ([1-5]\d\d)\b", await reader.readuntil(b"\n"))
        if found and not found[1].startswith(b"1"):
            return int(found[1])
        if found:
            while (await reader.readuntil(b"\n")).strip():
                pass
    raise Undelivered("no_answer")
