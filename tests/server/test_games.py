"""Do people play whole games through HTTP, on either database?"""

import pytest

from tests.server.web import Site, two_at_a_table


@pytest.mark.parametrize("game", ["ferry", "railroad", "campaign"])
async def test_two_people_play_a_game_to_its_end(site: Site, game: str) -> None:
    ann, ben, table = await two_at_a_table(site, game=game)
    people = [ann, ben]
    scene = await ann.scene(table)
    while scene["status"] == "running":
        asked = people[scene["asked"]]
        scene = await asked.scene(table)
        await asked.answer(scene, table)
        scene = await asked.scene(table)
    scenes = [await person.scene(table) for person in people]
    assert [scene["status"] for scene in scenes] == ["over", "over"]
    assert scenes[0]["scores"] == scenes[1]["scores"]
    mine = await ben.get("/api/me/tables")
    assert [(found["id"], found["status"], found["asked"]) for found in mine] == [(table, "over", None)]
