"""Does a game leave the server whole, and only when it is over; and does one come in only if it holds?"""

import pytest

from tests.server.web import Site, Somebody, fresh, play_on, two_at_a_table
from whistlepost import Table, verify
from whistlepost.games import find


async def text_of(person: Somebody, table: str) -> str:
    response = await person.client.get(f"/api/tables/{table}/record")
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"
    return response.text


async def test_the_record_of_a_game_that_is_over_proves_its_draws(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    promised = (await ann.get(f"/api/tables/{table}"))["commitment"]
    await play_on(table, ann, ben)
    text = await text_of(ben, table)
    assert verify(text, find("ferry"))
    assert f"commitment {promised}\nseed " in text


async def test_of_a_game_that_runs_everybody_gets_what_they_were_told(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    await play_on(table, ann, ben, until=3)
    texts = [await text_of(person, table) for person in (ann, ben)]
    assert all(text.startswith("whistlepost log 1\n") and "seed" not in text for text in texts)
    assert ("card ?" in texts[0], "card ?" in texts[1]) == (False, True)


async def test_a_record_comes_in_to_be_looked_at(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    await play_on(table, ann, ben)
    text = await text_of(ann, table)
    brought = await ben.post("/api/records", key=fresh(), text=text, **{"as": "finished"})
    assert (brought["status"], brought["brought"], brought["commitment"]) == ("over", True, "")
    assert await text_of(ben, brought["id"]) == text
    last = await ben.scene(brought["id"], seat=1)
    assert last["scores"] == (await ann.scene(table))["scores"]
    assert (await ben.get(f"/api/tables/{brought['id']}/at/2", seat=1))["number"] == 3


@pytest.mark.parametrize("game", ["ferry", "railroad", "campaign"])
async def test_a_game_under_way_goes_on_on_one_device(here: Site, game: str) -> None:
    table = Table(find(game), players=2, seed=7)
    for _ in range(5):
        table.play(table.options()[0])
    ann = await here.person()
    brought = await ann.post("/api/records", key=fresh(), text=table.record(), **{"as": "local"})
    scene = await ann.scene(brought["id"])
    assert (scene["view"], scene["seat"]) == (table.view(table.seat), table.seat)
    assert await play_on(brought["id"], ann, until=scene["number"] + 2)
    again = await here.host.desk.course(brought["id"])
    here.host.desk.forget(brought["id"])
    assert (await here.host.desk.course(brought["id"])).state.scores() == again.state.scores()


async def test_what_went_on_here_proves_nothing(here: Site) -> None:
    table = Table(find("ferry"), players=2, seed=7)
    ann = await here.person()
    brought = await ann.post("/api/records", key=fresh(), text=table.record(), **{"as": "local"})
    await play_on(brought["id"], ann)
    text = await text_of(ann, brought["id"])
    assert "without a seed" in verify(text, find("ferry")).text


async def test_a_record_that_does_not_hold_stays_out(here: Site) -> None:
    ann = await here.person()
    text = Table(find("ferry"), players=2, seed=7).record()
    for wrong in ("", "no record", text[:-5], text.replace("seed 7", "seed 8"), text.replace("ferry", "chess"),
                  text + "\n", "\0" * 9):  # fmt: skip
        code = await ann.refused("POST", "/api/records", key=fresh(), text=wrong, **{"as": "local"})
        assert code == "bad_record"
    assert await ann.refused("POST", "/api/records", key=fresh(), text=text, **{"as": "finished"}) == "not_over"
    assert await ann.refused("POST", "/api/records", key=fresh(), text=text, **{"as": "open"}) == "malformed"
    assert await ann.get("/api/me/tables") == []


async def test_the_pieces_of_a_brought_game_are_those_of_its_expansion(here: Site) -> None:
    """Where upgrades lie in the mountains is no option, though one has that name."""
    ann = await here.person()
    text = Table("railroad", players=2, seed=3, expansion="full").record()
    brought = await ann.post("/api/records", key=fresh(), text=text, **{"as": "local"})
    assert (await ann.get(f"/api/tables/{brought['id']}/pieces"))["mountains"] != []
