"""A real PostgreSQL of the tests' own: Debian's programs, a folder of its own, no port."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tests.server import needs

USER = "whistlepost"


class Cluster:
    """A running server. It listens in its folder alone."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; it refuses to be root."""
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*user, str(self.programs / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.decode(errors='replace')}")

    def start(self) -> None:
        """Begin to serve. Nothing waits for a disk: what a kill may take is for other tests."""
        settings = (
            f"-c listen_addresses='' -k {self.folder} -c fsync=off -c full_page_writes=off -c max_connections=200"
        )
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", settings, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop serving; `immediate` is a crash."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", mode, "stop")

    def url(self) -> str:
        """The address of its database, emptied."""
        asyncio.run(self._empty())
        return f"postgresql://{USER}@/postgres?host={self.folder}"

    async def _empty(self) -> None:
        connection = await asyncpg.connect(host=str(self.folder), user=USER, database="postgres")
        await connection.execute("SET lock_timeout = '20s'; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()


@contextmanager
def running() -> Iterator[Cluster]:
    """A server that is gone afterwards."""
    programs = needs.programs()
    if programs is None:
        raise RuntimeError(needs.SENTENCE)
    folder = Path(tempfile.mkdtemp(prefix="wp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    cluster = Cluster(folder, programs)
    try:
        options = ("-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync")
        cluster.run("initdb", "-D", str(folder / "data"), *options)
        cluster.start()
        yield cluster
        cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
