"""Are all sentences there, in both languages, with the same values?"""

import ast
import re
import sys
from pathlib import Path
from shlex import quote

import pytest

import whistlepost.cli
from whistlepost.cli.railroad.lexicon import Lexicon
from whistlepost.cli.words import LANGUAGES, Words, sentences, usual_language
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData
from whistlepost.railroad.components import load
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.stops import STOPS

ROOM = Path(whistlepost.cli.__file__).parent
ENGLISH, PORTUGUESE = (sentences(language) for language in LANGUAGES)


def keys_in_the_code() -> set[str]:
    """Every key that is written out where words are asked for."""
    calls = [
        node
        for path in ROOM.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
    ]
    texts = [call.args[0].value for call in calls if call.args and isinstance(call.args[0], ast.Constant)]
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"(?!whistlepost)[a-z_]+\.[a-z_]+", text)}


def values(sentence: str) -> list[str]:
    return sorted(set(re.findall(r"{(\w+)", sentence)))


def test_both_languages_have_the_same_keys() -> None:
    assert list(ENGLISH) == list(PORTUGUESE)


@pytest.mark.parametrize("key", ENGLISH)
def test_both_languages_put_in_the_same_values(key: str) -> None:
    assert values(ENGLISH[key]) == values(PORTUGUESE[key])


def test_every_key_of_the_code_has_a_sentence() -> None:
    assert len(keys_in_the_code()) > 50
    assert not [key for key in keys_in_the_code() if key not in ENGLISH]


def test_every_upgrade_has_a_rule_and_every_stop_an_effect() -> None:
    base = load("base", "rockies")
    kinds = {stop.kind for tile in base.tiles for stop in tile.stops}
    missing = [f"card.{card.id}" for card in base.upgrades if f"card.{card.id}" not in ENGLISH]
    assert missing + [f"stop.{kind}" for kind in kinds if f"stop.{kind}" not in ENGLISH] == []


def kit(**options: str) -> Kit:
    return RAILROAD.new(2, options, FastStream(1)).kit


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_has_a_label_that_fits_a_tile(language: str) -> None:
    """Two lines of 13 characters, the first of which ends with the first word."""
    lexicon = Lexicon(kit(expansion="full"), Words(language))
    assert set(lexicon.labels) == {*GOODS, *STOPS} - {"resource"}
    assert not [label for label in lexicon.labels.values() if max(map(len, label.split(" ", 1))) > 13]


def test_a_tile_is_drawn_in_the_words_of_the_language() -> None:
    lexicon = Lexicon(kit(), Words("pt"))
    assert re.findall("[ab] [a-zí]+", lexicon.drawn(lexicon.tile_of("lumber-whiskey"))) == ["a madeira", "b uísque"]
    assert "fábrica" in lexicon.drawn(lexicon.tile_of("whistle-factory"))


def test_one_and_many() -> None:
    words = Words("pt")
    assert words.count("thing.share", 1) == "1 ação"
    assert words.count("thing.share", 3) == "3 ações"
    assert words.listed(["a", "b", "c"]) == "a, b e c"


@pytest.mark.parametrize(("found", "called"), [(None, "a/whistlepost"), ("/usr/bin/whistlepost", "whistlepost")])
def test_what_is_to_be_typed_next_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, found: str | None, called: str
) -> None:
    """Whoever plays by `dev.py` has no command of that name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "a" / "whistlepost"), "play"])
    monkeypatch.setattr("shutil.which", lambda _: found)
    assert f"Go on with: {called} play --file 'a b'" in Words("en")("play.left", file=quote("a b"))


@pytest.mark.parametrize(("spoken", "language"), [("pt_BR.UTF-8", "pt"), ("C.UTF-8", "en"), ("", "en")])
def test_the_language_of_the_surroundings(monkeypatch: pytest.MonkeyPatch, spoken: str, language: str) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", spoken)
    assert usual_language() == language


def test_an_unknown_language_lists_those_there_are() -> None:
    with pytest.raises(BadData, match="en, pt"):
        Words("xx")
