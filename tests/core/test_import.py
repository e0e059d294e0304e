"""Does importing the library cost next to nothing, and does it give what it names?"""

import subprocess
import sys

import pytest

import whistlepost


@pytest.mark.parametrize("name", whistlepost.__all__)
def test_every_name_of_the_package_is_there(name: str) -> None:
    assert getattr(whistlepost, name) is not None
    assert name in dir(whistlepost)


def test_another_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'"):
        whistlepost.__getattr__("Tabel")


def test_importing_the_package_loads_no_room_and_nothing_slow() -> None:
    code = "import sys, whistlepost; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True, env=ENV)
    modules = set(loaded.stdout.split())
    assert not {name for name in modules if name.startswith("whistlepost.")} - {"whistlepost._pure"}
    assert not modules & {"dataclasses", "typing", "re", "json", "hashlib", "cython"}


ENV = {"PYTHONPATH": ":".join(sys.path)}
