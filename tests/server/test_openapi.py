"""Is the description of the wire the one that the types give, and does it name every address?"""

from pathlib import Path

from fastapi.routing import APIRoute

from tests.server.web import settings
from whistlepost.server.app import ROUTERS, create
from whistlepost.server.openapi import described, text

WRITTEN = Path(__file__).parents[2] / "client" / "openapi.json"


def test_the_written_description_is_fresh() -> None:
    again = "python -m whistlepost.server.openapi client/openapi.json"
    assert WRITTEN.read_text(encoding="utf-8") == text(), f"write it anew: {again}"


def test_every_address_is_described(tmp_path: Path) -> None:
    whole = described(create(settings("sqlite:///nowhere.db", tmp_path)))
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    there = {
        (route.path, method.lower()) for route in routes if route.include_in_schema for method in route.methods or ()
    }
    assert there == {(path, method) for path, methods in whole["paths"].items() for method in methods}


def test_every_refusal_is_described_as_it_is_told(tmp_path: Path) -> None:
    whole = described(create(settings("sqlite:///nowhere.db", tmp_path)))
    answers = [one["responses"] for methods in whole["paths"].values() for one in methods.values()]
    assert all({"4XX", "5XX"} <= set(answer) and "422" not in answer for answer in answers)
    assert "HTTPValidationError" not in str(whole)
