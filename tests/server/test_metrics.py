"""Does the page of figures say what the guide says, in a form that can be read, and nothing about anybody?"""

import re
from collections.abc import Iterable
from pathlib import Path

import httpx
import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests.server.postgres import Cluster
from tests.server.sockets import following
from tests.server.test_hosting import asked, far, free_port, working
from tests.server.web import two_at_a_table
from tests.structure.reading import ROOT
from whistlepost.server.meter import SECONDS
from whistlepost.server.notices.deciding import KINDS
from whistlepost.server.refused import CODES

JOBS = {"bot", "clock", "tell", "webhook", "push", "mail", *KINDS}
LABELS = {
    "code": set(CODES),
    "kind": JOBS,
    "outcome": {"done", "put_off", "given_up"},
    "status": {"waiting", "running", "over", "closed"},
    "who": {"seat", "watching"},
    "le": {*(str(float(most)) for most in SECONDS), "+Inf"},
}
"""All that a label may say."""
OF_ALL = {"command_seconds", "thought_seconds", "refusals", "courses", "jobs", "jobs_running", "bot_failures",
          "database_up", "tables", "rows", "jobs_due", "jobs_late_seconds"}  # fmt: skip
OF_SERVERS = {"rooms", "sockets"}
COUNTED = {"refusals", "jobs", "bot_failures"}
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


async def page(port: int) -> str:
    """The page at that window; beside it there is nothing but whether the process lives and can work."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        others = [(await client.get(path)).status_code for path in ("/alive", "/ready", "/api/me", "/")]
        assert others == [200, 200, 404, 404]
        response = await client.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=")
    return response.text


def families(text: str) -> dict[str, Metric]:
    """What is on the page, by name without what all begin with; `process` for what the system says of the process."""
    found = list(text_string_to_metric_families(text))
    for family in found:
        assert family.documentation.endswith("."), family.name
        assert family.type in {"counter", "gauge", "histogram"}, family.name
    ours = {family.name.removeprefix("whistlepost_"): family for family in found if "whistlepost" in family.name}
    rest = [family for family in found if "whistlepost" not in family.name]
    assert len(ours) + len(rest) == len({family.name for family in found}) == len(found)
    assert all(re.fullmatch(r"process_[a-z_]+", family.name) for family in rest)
    assert len(rest) > 3
    return ours


def check_labels(found: Iterable[Metric]) -> None:
    """No label says anything but a word of a list that never grows."""
    for family in found:
        for sample in family.samples:
            assert sample.name.startswith(family.name)
            assert {name for name, value in sample.labels.items() if value not in LABELS[name]} == set(), sample


def value(found: dict[str, Metric], name: str, **labels: str) -> float:
    """The figure of that name with those labels."""
    return sum(sample.value for sample in found[name].samples
               if labels.items() <= sample.labels.items() and not sample.name.endswith("_created"))  # fmt: skip


async def test_the_whole_page_of_a_server_can_be_read_and_names_nobody(tmp_path: Path) -> None:
    port = free_port()
    async with far(tmp_path, "--metrics", str(port)) as site:
        ann, ben, table = await two_at_a_table(site, game="campaign", watch="everybody")
        await ann.open("campaign", "me bot:random")
        await ann.refused("GET", "/api/tables/none/scene")
        async with following(site, table, ben) as his, following(site, table):
            await his.until("presence", lambda message: message["watching"] == 1)
            mover, scene = await asked([ann, ben], table)
            await mover.answer(scene, table)
            text = await page(port)
    found = families(text)
    assert {name for name in found if not name.endswith("_created")} == OF_ALL | OF_SERVERS
    check_labels(found.values())
    figures = [value(found, "sockets", who="seat"), value(found, "sockets", who="watching"), value(found, "rooms"),
               value(found, "refusals", code="not_found"), value(found, "database_up")]  # fmt: skip
    assert figures == [1, 1, 1, 1, 1]
    tokens = [person.client.headers["authorization"].split()[1] for person in (ann, ben)]
    assert [name for name in (ann.id, ben.id, table, "Ann", "127.0.0.1", *tokens) if name in text] == []


@pytest.mark.parametrize("name", sorted(OF_ALL | OF_SERVERS))
def test_the_guide_names_every_figure(name: str) -> None:
    assert re.search(rf"`whistlepost_{name}{'_total' if name in COUNTED else ''}[`{{]", GUIDE)


@pytest.fixture
def shared(cluster: Cluster) -> str:
    """The address of an empty database for several processes."""
    return cluster.url()


async def test_a_worker_serves_the_same_kind_of_page(shared: str, tmp_path: Path) -> None:
    port = free_port()
    async with far(tmp_path, "--database", shared, "--bots", "0") as site:
        with working(tmp_path, shared, "--metrics", str(port)):
            ann = await site.person()
            table = (await ann.open(game="campaign", seats="bot:random me"))["id"]
            text = await page(port)
    found = families(text)
    assert [name for name in (ann.id, table) if name in text] == []
    assert {name for name in found if not name.endswith("_created")} == OF_ALL
    check_labels(found.values())
    assert value(found, "tables", status="running") == 1
