"""Do people play whole games through HTTP, on either database?"""

import pytest

from tests.server.web import Site, play_on, two_at_a_table


async def test_two_people_play_a_game_to_its_end(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    assert (await play_on(table, ann, ben))["status"] == "over"
    scenes = [await person.scene(table) for person in (ann, ben)]
    assert scenes[0]["scores"] == scenes[1]["scores"]
    found = await ben.get("/api/me/tables")
    assert [(one["id"], one["status"], one["asked"]) for one in found] == [(table, "over", None)]


@pytest.mark.parametrize("game", ["railroad", "campaign"])
async def test_a_game_of_the_package_is_played_to_its_end(here: Site, game: str) -> None:
    ann, ben, table = await two_at_a_table(here, game=game)
    assert (await play_on(table, ann, ben))["status"] == "over"
    assert (await ann.get(f"/api/tables/{table}/at/1", seat=1))["number"] == 2
