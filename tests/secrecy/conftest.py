"""What the evenings of these tests stand on."""

from collections.abc import Iterator

import aiosqlite.core
import pytest

from tests.secrecy.world import without_threads


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """SQLite is asked without a thread between."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core.Connection, "_execute", aiosqlite.core.Connection._execute)
        without_threads()
        yield
