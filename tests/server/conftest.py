"""What the tests of the server stand on: both databases, each a real one."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import uvicorn

from tests.server.postgres import Cluster, running
from tests.server.tables import FERRY, desk_at
from tests.server.web import Site, listening, settings
from whistlepost.games import GAMES
from whistlepost.server.desk import Desk
from whistlepost.server.serve import Wish, config_of
from whistlepost.server.store import schema
from whistlepost.server.store.database import Database, opened


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    found = opened(url)
    await schema.prepare(found)
    yield found
    await found.close()


@pytest.fixture(autouse=True)
def ferry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game by which the server is tested, beside those of the package."""
    monkeypatch.setitem(GAMES, "ferry", FERRY)


@pytest.fixture
def desk(database: Database) -> Desk:
    return desk_at(database)


@pytest.fixture
async def site(url: str, tmp_path: Path) -> AsyncIterator[Site]:
    """A server that listens, on either database."""
    async with listening(settings(url, tmp_path)) as found:
        yield found


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Site]:
    """A server that listens, for what does not rest on the database."""
    async with listening(settings(f"sqlite:///{tmp_path / 'games.db'}", tmp_path)) as found:
        yield found


@pytest.fixture(scope="module")
async def lasting(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """The same for all tests of a file, where each has people and tables of its own."""
    folder = tmp_path_factory.mktemp("lasting")
    async with listening(settings(f"sqlite:///{folder / 'games.db'}", folder)) as found:
        yield found


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[uvicorn.Server]:
    """A server as `whistlepost serve` runs it."""
    server = uvicorn.Server(config_of(Wish(port=0, data=tmp_path / "data")))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server
    server.should_exit = True
    await running


@pytest.fixture
def port(server: uvicorn.Server) -> int:
    return int(server.servers[0].sockets[0].getsockname()[1])
