"""Is a command done once, is a draft nobody else's business, and is nothing taken back that others count on?"""

import asyncio
from dataclasses import replace
from typing import Any

from tests.server.web import Json, Site, Somebody, fresh, play_on, two_at_a_table
from whistlepost.server.sources import in_play


def body_of(scene: Json, *answers: str, **more: Any) -> Json:
    return {"key": fresh(), "number": scene["number"], "seat": scene["seat"], "answers": list(answers), **more}


def first(scene: Json) -> str:
    return str(scene["options"][0]["name"])


async def drafted(person: Somebody, table: str, scene: Json, *answers: str) -> Json:
    body = {"number": scene["number"], "seat": scene["seat"], "answers": list(answers)}
    response = await person.client.put(f"/api/tables/{table}/draft", json=body)
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


async def whole_turn(person: Somebody, table: str) -> Json:
    """The draft of the first whole turn that is offered; Ferry asks for a card and its mark."""
    scene = await person.scene(table)
    begun = await drafted(person, table, scene, first(scene))
    return await drafted(person, table, scene, *begun["draft"], begun["drafted"]["options"][0]["name"])


async def test_a_command_is_done_once_whoever_repeats_it(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    scene = await ann.scene(table)
    body = body_of(scene, first(scene))
    path = f"/api/tables/{table}/commands"
    calls = [ann.client.post(path, json=body) for _ in range(5)]
    assert {response.text for response in await asyncio.gather(*calls)} == {'{"number":1}'}
    assert (await ann.scene(table))["number"] == 2
    assert await ann.refused("POST", path, **{**body, "answers": ["high"]}) == "key_reused"


async def test_of_two_commands_with_one_number_one_is_stale(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    scene = await ann.scene(table)
    path = f"/api/tables/{table}/commands"
    calls = [ann.client.post(path, json=body_of(scene, first(scene))) for _ in range(4)]
    responses = await asyncio.gather(*calls)
    assert sorted(response.status_code for response in responses) == [200, 409, 409, 409]
    stale = next(response.json()["error"] for response in responses if response.status_code == 409)
    assert (stale["code"], stale["number"]) == ("stale", 2)


async def test_a_draft_is_nobody_elses_business_and_survives(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    before = await ben.client.get(f"/api/tables/{table}/scene")
    whole = await whole_turn(ann, table)
    assert len(whole["draft"]) == 2
    assert (whole["drafted"]["asked"], whole["drafted"]["options"], whole["options"] != []) == (None, [], True)
    assert (await ann.scene(table))["draft"] == whole["draft"]
    assert (await ben.client.get(f"/api/tables/{table}/scene")).content == before.content
    part = await drafted(ann, table, whole, whole["draft"][0])
    assert part["drafted"]["question"] == "mark"
    assert (await drafted(ann, table, whole))["drafted"] is None


async def test_a_whole_turn_is_kept_as_one_row_and_everybody_is_told_what_they_may_know(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    whole = await whole_turn(ann, table)
    await ann.answer(whole, table, *whole["draft"])
    logs = [await person.get(f"/api/tables/{table}/log", **{"from": 1}) for person in (ann, ben)]
    told = [[name for _, name in log[0]["told"]] for log in logs]
    assert (len(logs[0]), len(told[0])) == (1, 3)
    assert told[0][2] != "card ?" == told[1][2]
    assert (await ann.scene(table))["draft"] == []


async def test_an_undo_needs_the_others_and_is_a_row_of_its_own(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    scene = await ann.scene(table)
    await ann.answer(scene, table)
    assert (await ann.scene(table))["undo"]["to"] == [1]
    path = f"/api/tables/{table}/undo"
    wish = {"key": fresh(), "number": 2, "seat": 0, "to": 1}
    assert await ann.post(path, **wish) == {"number": None}
    proposal = {"seat": 0, "to": 1, "agreed": [], "concerned": [1]}
    assert (await ben.scene(table))["undo"]["proposal"] == proposal
    assert await ann.refused("POST", f"{path}/answer", number=2, seat=0, yes=True) == "no_proposal"
    assert await ben.post(f"{path}/answer", number=2, seat=1, yes=True) == {"number": 2}
    again = await ann.scene(table)
    assert (again["number"], again["view"], again["undo"]) == (3, scene["view"], {"to": [], "proposal": None})
    assert [line["kind"] for line in await ben.get(f"/api/tables/{table}/log")] == ["start", "answers", "undo"]
    assert await ann.post(path, **wish) == {"number": 2}


async def test_past_a_draw_nothing_is_taken_back(here: Site) -> None:
    ann, _, table = await two_at_a_table(here)
    whole = await whole_turn(ann, table)
    await ann.answer(whole, table, *whole["draft"])
    assert (await ann.scene(table))["undo"]["to"] == []
    path = f"/api/tables/{table}/undo"
    assert await ann.refused("POST", path, key=fresh(), number=2, seat=0, to=1) == "no_undo"


async def test_alone_with_bots_an_undo_is_done_at_once(here: Site) -> None:
    ann = await here.person()
    table = (await ann.open(seats="me bot:random"))["id"]
    await ann.answer(await ann.scene(table), table)
    undone = await ann.post(f"/api/tables/{table}/undo", key=fresh(), number=2, seat=0, to=1)
    assert undone == {"number": 2}


async def test_a_refusal_says_why(here: Site) -> None:
    ann, _, table = await two_at_a_table(here)
    scene = await ann.scene(table)
    missing = next(name for name in map("play {}".format, range(1, 9)) if name not in str(scene["options"]))
    response = await ann.client.post(f"/api/tables/{table}/commands", json=body_of(scene, missing))
    assert response.status_code == 422
    error = response.json()["error"]
    assert (error["code"], error["answer"], error["why"], error["clause"]) == ("not_offered", 0, "not-in-hand", "F1")
    why = await ann.get(f"/api/tables/{table}/why", seat=0, answer=missing)
    assert (why["code"], why["text"]) == ("not-in-hand", error["text"])
    assert (await ann.get(f"/api/tables/{table}/why", seat=0, answer=first(scene)))["code"] == ""


async def test_why_not_is_told_to_who_is_asked_alone(here: Site) -> None:
    ann, ben, table = await two_at_a_table(here)
    path = f"/api/tables/{table}/why"
    assert await ben.refused("GET", f"{path}?seat=1&answer=high") == "not_your_turn"
    assert await ben.refused("GET", f"{path}?seat=0&answer=high") == "no_seat"
    assert await ann.refused("GET", f"{path}?seat=0&answer=hum") == "malformed"
    whole = await whole_turn(ann, table)
    assert whole["draft"]
    assert await ann.refused("GET", f"{path}?seat=0&answer=high&draft=1") == "not_your_turn"


async def test_a_help_is_worked_out_from_what_the_viewer_knows(here: Site) -> None:
    ann, ben, table = await two_at_a_table(here, game="railroad")
    scene = await ann.scene(table)
    while scene["question"] != "turn":
        asked = [ann, ben][scene["asked"]]
        await asked.answer(await asked.scene(table), table)
        scene = await ann.scene(table)
    asked, other = [ann, ben] if scene["asked"] == 0 else [ben, ann]
    path = f"/api/tables/{table}/helps/journeys"
    assert (await asked.get(path, train="1"))["train"] == 1
    assert await other.get(path, train="1") is None
    for query, code in (("", "malformed"), ("?train=9", "malformed"), ("?train=1&x=1", "malformed")):
        assert await asked.refused("GET", path + query) == code
    assert await asked.refused("GET", f"/api/tables/{table}/helps/nothing") == "not_found"


async def test_pieces_are_those_of_the_table(here: Site) -> None:
    ann, _, table = await two_at_a_table(here, game="railroad", options={"expansion": "full"})
    shared = await ann.client.get("/api/games/railroad/pieces?expansion=full")
    assert "public" in shared.headers["cache-control"]
    assert await ann.get(f"/api/tables/{table}/pieces") == shared.json()
    assert await ann.get("/api/games/railroad/pieces") != shared.json()
    assert await ann.refused("GET", "/api/games/railroad/pieces?expansion=moon") == "bad_table"
    assert await ann.refused("GET", "/api/games/chess/pieces") == "not_found"


async def test_an_earlier_step_is_shown_as_it_was_known_then(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    seen = {}
    for _ in range(5):
        scene = await ann.scene(table)
        asked = [ann, ben][scene["asked"]]
        seen[scene["number"] - 1] = await ben.scene(table)
        await asked.answer(await asked.scene(table), table)
    for number, scene in seen.items():
        then = await ben.get(f"/api/tables/{table}/at/{number}")
        assert {**then, "undo": scene["undo"]} == scene
    assert await ben.refused("GET", f"/api/tables/{table}/at/6") == "not_found"
    assert await ben.refused("GET", f"/api/tables/{table}/at/3?seat=0") == "no_seat"


async def test_every_row_tells_what_it_did_and_the_scores_say_what_they_are_made_of(here: Site) -> None:
    ann = await here.person()
    table = (await ann.open("railroad", seats="me me", local=True))["id"]
    scene = await ann.scene(table)
    start = scene["options"][-1]["name"]
    await ann.answer(scene, table, start)
    scene = await play_on(table, ann)
    lines = await ann.get(f"/api/tables/{table}/log")
    assert all(len(line["effects"]) == len(line["told"]) for line in lines)
    assert lines[-1]["scores"] == scene["scores"]
    assert lines[1]["effects"][0]["places"] == [start]
    sources = await ann.get(f"/api/tables/{table}/sources")
    sums = [sum(row["points"][seat] for row in sources["play"] + sources["final"]) for seat in (0, 1)]
    assert sums == sources["totals"] == scene["scores"]


async def test_what_is_taken_back_is_no_source(here: Site) -> None:
    _, _, table = await two_at_a_table(here)
    course = await here.host.desk.course(table)
    rows = [replace(course.lines[0], number=number, effects=(scored(number),)) for number in (1, 2, 3)]
    undo = replace(course.lines[0], number=4, kind="undo", to=2, effects=())
    assert in_play([*rows, undo, replace(rows[0], number=5)], 2) == {"a": [2, 0]}


def scored(number: int) -> Json:
    """An effect that brings the first seat as much as its row's number."""
    return {"scored": [{"source": "a", "points": [number, 0]}]}
