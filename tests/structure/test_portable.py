"""Does the project stand alone: no path of one machine, no address of a registry, a hash for all it downloads?"""

import re
import tomllib

from tests.structure.reading import ROOT, files, name

FOLDERS = ("home", "root", "tmp", "work", "opt", "Users", "mnt", "srv", "var")
HOSTS = ("pypi", "pythonhosted", "npmjs", "crates", "anaconda", "jsdelivr", "unpkg")
PATH = re.compile(rf"(?<![\w.\-/~*)}}]])/(?:{'|'.join(FOLDERS)})/\w")
ADDRESS = re.compile(rf"(?:{'|'.join(HOSTS)})\.(?:org|com|io|net)")
LOCK = ROOT / "requirements.lock"


def test_no_file_names_a_machine_or_a_registry() -> None:
    texts = {name(path): path.read_text(encoding="utf-8", errors="replace") for path in files()}
    found = {place: PATH.findall(text) + ADDRESS.findall(text) for place, text in texts.items()}
    assert {place: names for place, names in found.items() if names} == {}


def test_the_search_finds_both() -> None:
    assert PATH.search("see /" + "tmp/x")
    assert ADDRESS.search("files.python" + "hosted.org")


def test_every_locked_package_has_a_hash_and_no_address() -> None:
    text = LOCK.read_text(encoding="utf-8")
    rows = re.split(r"\n(?=[a-z])", text)
    assert "://" not in text
    assert [row.split()[0] for row in rows if "==" not in row or "--hash=sha256:" not in row] == []


def test_the_lock_holds_every_package_that_the_project_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = sum(project["optional-dependencies"].values(), project["dependencies"])
    locked = set(re.findall(r"^([\w-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    assert {re.split(r"[\[<>=]", requirement)[0] for requirement in named} <= locked
