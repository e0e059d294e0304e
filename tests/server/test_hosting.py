"""Do the commands of a host keep what they promise: a stop that loses nothing, a window, workers, keys, a full disk?"""

import asyncio
import json
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from bench.served.process import Running, serving, started
from tests.server.postgres import Cluster
from tests.server.sockets import Ear, following
from tests.server.web import Json, Site, Somebody, done, fresh, two_at_a_table
from whistlepost.server import limits
from whistlepost.server.app import create
from whistlepost.server.host import Settings
from whistlepost.server.serve import FILES


@pytest.fixture
def shared(cluster: Cluster) -> str:
    """The address of an empty database for several processes."""
    return cluster.url()


class Far(Site):
    """A server in a process of its own."""

    def __init__(self, running: Running) -> None:
        super().__init__(create(Settings("", running.folder / "none")), running.address)
        self.running = running


@asynccontextmanager
async def far(folder: Path, *arguments: str) -> AsyncIterator[Far]:
    """A real server in a real process."""
    with serving(folder, *arguments) as running:
        site = Far(running)
        yield site
        for client in site.people:
            await client.aclose()


async def asked(people: list[Somebody], table: str) -> tuple[Somebody, Json]:
    """Who is asked, and what that one sees."""
    scene = await people[0].scene(table)
    mover = people[scene["asked"]]
    return mover, await mover.scene(table)


async def test_a_server_that_is_told_to_stop_finishes_commands_and_says_goodbye(tmp_path: Path) -> None:
    async with far(tmp_path) as site:
        ann, ben, table = await two_at_a_table(site, game="campaign")
        async with following(site, table, ann) as hers, following(site, table, ben) as his:
            for ear in (hers, his):
                await ear.until("scene")
            mover, scene = await asked([ann, ben], table)
            kept = asyncio.create_task(mover.answer(scene, table))
            await asyncio.sleep(0)
            site.running.process.send_signal(signal.SIGTERM)
            assert [await goodbye(ear) for ear in (hers, his)] == [(1013, "unavailable")] * 2
            acknowledged = await outcome(kept)
        assert await asyncio.to_thread(site.running.process.wait, 60) == 0
    async with far(tmp_path) as again:
        client = again.client(headers={"authorization": ann.client.headers["authorization"]})
        scene = done(await client.get(f"/api/tables/{table}/scene"))
        assert scene["number"] >= (2 if acknowledged else 1)


async def goodbye(ear: Ear) -> tuple[int, str | None]:
    """The last word, and the code of the socket."""
    return await ear.end()


async def outcome(kept: asyncio.Task[Json]) -> bool:
    """Was it acknowledged? A request that came after the stop is not even heard."""
    try:
        return "number" in await kept
    except httpx.TransportError:
        return False


async def test_the_window_shows_figures_and_whether_the_server_can_work(tmp_path: Path) -> None:
    port = free_port()
    async with far(tmp_path, "--metrics", str(port)) as site:
        ann, ben, table = await two_at_a_table(site, game="campaign")
        mover, scene = await asked([ann, ben], table)
        await mover.answer(scene, table)
        await mover.refused("GET", "/api/tables/none/scene")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            assert [(await client.get(path)).status_code for path in ("/alive", "/ready", "/api/me")] == [200, 200, 404]
            figures = (await client.get("/metrics")).text
        assert "whistlepost_command_seconds_count 1.0" in figures
        assert 'whistlepost_refusals_total{code="not_found"} 1.0' in figures
        assert 'whistlepost_tables{status="running"} 1.0' in figures
        assert "whistlepost_rows 2.0" in figures
        assert not {ann.id, table, "Ann"} & set(figures.replace('"', " ").split())
        assert (await ann.get("/api/ready"), await ann.get("/api/alive")) == ({"ready": True}, {"alive": True})
        assert "whistlepost_" not in (await site.client().get("/metrics")).text


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def test_lines_are_json_with_facts_and_without_secrets(tmp_path: Path) -> None:
    async with far(tmp_path, "--log", "json") as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await ann.open(game="railroad")
        await ben.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
        mover, scene = await asked([ann, ben], table["id"])
        headers = {"x-request-id": "from-the-proxy"}
        body = {"key": fresh(), "number": 1, "seat": scene["seat"], "answers": [scene["options"][0]["name"]]}
        done(await mover.client.post(f"/api/tables/{table['id']}/commands", json=body, headers=headers))
        await mover.refused("POST", f"/api/tables/{table['id']}/commands", **{**body, "key": fresh()})
        hands = [scene["view"], scene["options"]]
        links = [table["invitation"], *(person.client.headers["authorization"].split()[1] for person in (ann, ben))]
        site.running.stop()
        text = site.running.said()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    kept = next(line for line in lines if line["event"] == "kept" and line["number"] == 1)
    assert (kept["game"], kept["seat"], kept["request"]) == (table["id"], scene["seat"], "from-the-proxy")
    refusal = next(line for line in lines if line.get("code") == "stale")
    assert refusal["game"] == table["id"]
    key = (tmp_path / "key").read_bytes()
    names = [offer["name"] for offer in hands[1]]
    for secret in (*links, key.hex(), body["key"], "Ann", *names):
        assert secret not in text


async def test_a_full_disk_refuses_loses_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with far(tmp_path) as site:
        ann, ben, table = await two_at_a_table(site, game="campaign")
        pid = site.running.process.pid
        mover, scene = await asked([ann, ben], table)
        whole = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, whole[1]))
        body = {"key": fresh(), "number": 1, "seat": scene["seat"], "answers": [scene["options"][0]["name"]]}
        for _ in range(3):
            assert await mover.refused("POST", f"/api/tables/{table}/commands", **body) == "unavailable"
            assert (await ann.scene(table))["number"] == 1
        resource.prlimit(pid, resource.RLIMIT_FSIZE, whole)
        assert await mover.post(f"/api/tables/{table}/commands", **body) == {"number": 1}
        assert await mover.post(f"/api/tables/{table}/commands", **body) == {"number": 1}
        assert (await ann.scene(table))["number"] == 2


async def test_a_database_that_stops_and_starts_loses_nothing(cluster: Cluster, shared: str, tmp_path: Path) -> None:
    async with far(tmp_path, "--database", shared) as site:
        ann, ben, table = await two_at_a_table(site, game="campaign")
        mover, scene = await asked([ann, ben], table)
        body = {"key": fresh(), "number": 1, "seat": scene["seat"], "answers": [scene["options"][0]["name"]]}
        async with following(site, table, ben) as his:
            await his.until("scene")
            cluster.stop()
            try:
                assert await mover.refused("POST", f"/api/tables/{table}/commands", **body) == "unavailable"
                assert await mover.refused("GET", "/api/ready") == "unavailable"
                assert await mover.get("/api/alive") == {"alive": True}
            finally:
                cluster.start()
            assert await patiently(mover, f"/api/tables/{table}/commands", body) == {"number": 1}
            await his.until("scene", lambda message: message["scene"]["number"] == 2)
        assert (await ann.scene(table))["number"] == 2


async def patiently(person: Somebody, path: str, body: Json) -> Json:
    """Ask until the database is there again."""
    while (found := await person.client.post(path, json=body)).status_code == 503:
        await asyncio.sleep(0.05)
    return dict(done(found))


async def test_workers_answer_for_bots_where_the_server_leaves_it_to_them(shared: str, tmp_path: Path) -> None:
    async with far(tmp_path, "--database", shared, "--bots", "0") as site:
        with working(tmp_path, shared), working(tmp_path, shared):
            ann = await site.person()
            table = (await ann.open(game="campaign", seats="me bot:random bot:random"))["id"]
            async with following(site, table, ann) as hers:
                while (scene := (await hers.until("scene"))["scene"])["number"] < 9:
                    if scene["asked"] == 0:
                        await ann.answer(scene, table)
            rows = await ann.get(f"/api/tables/{table}/log")
            assert [row["number"] for row in rows] == list(range(len(rows)))
            assert {row["seat"] for row in rows} >= {1, 2}


@contextmanager
def working(folder: Path, url: str, *more: str) -> Iterator[None]:
    """A worker, which ends well when it is told to."""
    worker = started(folder, "worker", "--data", str(folder), "--database", url, *more)
    assert worker.stdout
    assert worker.stdout.readline()
    try:
        yield
        worker.send_signal(signal.SIGTERM)
        worker.communicate(timeout=60)
        assert worker.returncode == 0
    finally:
        worker.kill()
        worker.communicate()


async def test_a_key_that_does_not_open_the_games_is_refused(tmp_path: Path) -> None:
    async with far(tmp_path) as site:
        await two_at_a_table(site, game="campaign")
    key = (tmp_path / "key").read_bytes()
    (tmp_path / "key").unlink()
    assert await refused_start(tmp_path) == "is missing"
    (tmp_path / "key").write_bytes(bytes(32))
    assert await refused_start(tmp_path) == "is not the key"
    (tmp_path / "key").write_bytes(key)
    async with far(tmp_path) as site:
        assert (await site.client().get("/api/ready")).status_code == 200


async def refused_start(folder: Path) -> str:
    """What a server says that does not begin."""
    process = started(folder, "serve", "--port", "0", "--data", str(folder))
    await asyncio.to_thread(process.communicate)
    assert process.returncode == 2
    return next(part for part in ("is missing", "is not the key") if part in (folder / "said").read_text())


async def test_a_database_that_does_not_answer_is_told_before_anybody_listens(tmp_path: Path) -> None:
    process = started(
        tmp_path, "serve", "--port", "0", "--data", str(tmp_path), "--database", f"postgresql://a@/b?host={tmp_path}"
    )
    await asyncio.to_thread(process.communicate)
    said = (tmp_path / "said").read_text()
    assert process.returncode == 2
    assert "it does not answer" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(("given", "sentence"), [([], "needs postgresql"), (["--database", "x:y"], "expected")])
def test_a_worker_needs_a_database_that_it_can_share(tmp_path: Path, given: list[str], sentence: str) -> None:
    worker = started(tmp_path, "worker", "--data", str(tmp_path), *given)
    worker.communicate(timeout=60)
    assert worker.returncode == 2
    assert sentence in (tmp_path / "said").read_text()


FEW = """
import resource
from whistlepost.server.serve import make_room
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
make_room()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_a_server_that_begins_with_few_open_files_makes_room_for_more() -> None:
    told = subprocess.run([sys.executable, "-c", FEW], capture_output=True, text=True, check=True).stdout
    usual, most = map(int, told.split())
    assert usual == (limits.OPEN + FILES if most == resource.RLIM_INFINITY else min(limits.OPEN + FILES, most))
