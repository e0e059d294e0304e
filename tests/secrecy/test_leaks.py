"""Would anybody notice if the server told what it may not? Every leak of the list is built in, and has to be found."""

from pathlib import Path

import pytest

from tests.secrecy.again import lived_again
from tests.secrecy.elsewhere import other_world
from tests.secrecy.leaks import AT_THE_END, IN_A_LETTER, LEAKS
from tests.secrecy.night import Host, night
from tests.secrecy.world import Lots, opened

pytestmark = pytest.mark.compiled_only
EVENINGS = (2, 22, 14, 4)
"""Of the railroad game; a leak has to show in one of them."""


async def found(folder: Path, seed: int) -> list[str]:
    async with opened(folder / "here", Lots(seed)) as world:
        return await Host(world, folder, seed, each=25).hunt(rows=13)


def test_enough_leaks_are_tried() -> None:
    assert len(LEAKS) >= 20
    assert set(LEAKS) >= AT_THE_END | IN_A_LETTER


@pytest.mark.parametrize("name", sorted(set(LEAKS) - AT_THE_END - IN_A_LETTER))
async def test_a_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    hits: list[str] = []
    for seed in EVENINGS:
        hits = hits or await found(tmp_path / str(seed), seed)
    assert hits, f"{name} was not noticed"


@pytest.mark.parametrize("name", sorted(AT_THE_END))
async def test_a_leak_is_found_at_the_end(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    assert (await night(tmp_path, EVENINGS[0], compared=0)).hits


@pytest.mark.parametrize("name", ["", *sorted(IN_A_LETTER)])
async def test_a_leak_is_found_in_a_letter(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if name:
        LEAKS[name](monkeypatch)
    async with opened(tmp_path / "here", Lots(EVENINGS[0])) as world:
        host = Host(world, tmp_path, EVENINGS[0], each=2)
        await host.begin(3)
        told = next(looker for looker in host.evening.players if looker.letters)
        other = other_world(host.truth, told.seat, host.lots)
        assert other
        assert other.moved > 0
        found = await lived_again(tmp_path / "there", host.play, told.name, other, "deal")
        assert (bool(found), '"tag"' in found) == (bool(name), bool(name)), found
        await host.evening.leave()


async def test_without_a_leak_nothing_is_found(tmp_path: Path) -> None:
    assert await found(tmp_path, EVENINGS[0]) == []
