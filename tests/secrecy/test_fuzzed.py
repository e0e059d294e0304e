"""Does nothing that is sent make the server fail? `dev.py soak --server fuzz` sends far more."""

from pathlib import Path

import pytest

from tests.secrecy.fuzzed import fuzzed

pytestmark = pytest.mark.compiled_only


def test_no_request_and_no_message_makes_the_server_fail(tmp_path: Path) -> None:
    found = fuzzed(tmp_path, 1, each=6, messages=150)
    assert found.failures == []
    assert found.requests > 150
    assert found.statuses[200] > 20
