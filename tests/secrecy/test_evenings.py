"""Is nobody sent what they may not know, in a few evenings? `dev.py soak --server secrets` has very many.

Every viewer is a seat, somebody who watches, or somebody whom nobody knows; of each every byte is looked through.
"""

from pathlib import Path

import pytest

from tests.secrecy.again import lived_again
from tests.secrecy.elsewhere import other_world
from tests.secrecy.marks import components, marks_in, tile_set, without
from tests.secrecy.night import Host, night
from tests.secrecy.truth import in_hands
from tests.secrecy.viewers import forms
from tests.secrecy.world import Lots, opened

RAILROAD, CAMPAIGN = 4, 10


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", [RAILROAD, CAMPAIGN])
async def test_nobody_is_told_what_they_may_not_know(seed: int, tmp_path: Path) -> None:
    found = await night(tmp_path, seed)
    assert found.hits == []
    assert (found.pairs, found.controls > 0, found.size > 10**6) == (1, True, True)
    assert found.letters >= 3 + 1 + 3, "three ways and a bot while it runs, three ways when it is over"


async def test_whoever_is_asked_is_told_by_every_way_and_a_bot_is_given_their_view(tmp_path: Path) -> None:
    async with opened(tmp_path / "here", Lots(RAILROAD)) as world:
        host = Host(world, tmp_path, RAILROAD, each=2)
        await host.begin(3)
        asked = host.truth.state.seat
        letters = [letter.whole for letter in host.evening.player(asked).letters]
        told = [[mark in letter for letter in letters] for mark in (b"POST ", b"MIME-Version", b"urgency: ", b'"seed"')]
        assert [sum(row) for row in told] == [2, 1, 1, 1]
        view = next(letter for letter in letters if b'"seed"' in letter)
        assert marks_in(view.decode()) & in_hands(host.truth.position(), asked)
        assert not any(looker.letters for looker in host.evening.players if looker.seat != asked)
        await host.evening.leave()


async def test_who_holds_a_swapped_tile_can_tell(tmp_path: Path) -> None:
    """So that it means something that the others cannot."""
    async with opened(tmp_path / "here", Lots(RAILROAD)) as world:
        host = Host(world, tmp_path, RAILROAD, each=2)
        await host.begin(3)
        other = other_world(host.truth, 1, host.lots)
        assert other
        assert other.moved > 0
        assert not await lived_again(tmp_path / "1", host.play, "seat 1", other, "deal")
        assert await lived_again(tmp_path / "0", host.play, "seat 0", other, "deal")
        await host.evening.leave()


def test_every_tile_has_a_name_of_its_own() -> None:
    assert (len(marks_in(components(1))), len(marks_in(tile_set(1)))) == (68, 84)
    assert len(set(map(len, marks_in(components(1))))) > 10
    assert marks_in(without(f"a {components(1)!r}", components(2))) == marks_in(components(1))


def test_a_seed_is_known_in_every_form() -> None:
    assert {b"0102", b"AQI", b"258", b"[1, 2]"} <= forms(b"\x01\x02")
