"""Is everything said in both languages?"""

import json
import re
import subprocess

import pytest

import dev

WORDS = dev.CLIENT / "src" / "words"
MESSAGES = {language: json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8")) for language in ("en", "pt")}
READ = """
import { IntlMessageFormat } from "intl-messageformat";
import { readFileSync } from "node:fs";
const messages = JSON.parse(readFileSync(process.argv[1], "utf8"));
for (const [key, text] of Object.entries(messages)) {
  try { new IntlMessageFormat(text, "en"); } catch (error) { console.log(`${key}: ${error.message}`); }
}
"""


def placeholders(text: str) -> set[str]:
    """What a message wants to be told."""
    return set(re.findall(r"\{(\w+)[,}]", text))


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(MESSAGES["en"]) == list(MESSAGES["pt"])


def test_both_languages_want_to_be_told_the_same() -> None:
    wanted = {key: (placeholders(text), placeholders(MESSAGES["pt"][key])) for key, text in MESSAGES["en"].items()}
    assert {key: both for key, both in wanted.items() if both[0] != both[1]} == {}


def test_no_message_is_empty() -> None:
    assert [key for messages in MESSAGES.values() for key, text in messages.items() if not text.strip()] == []


@pytest.mark.parametrize("language", MESSAGES)
def test_every_message_can_be_read(language: str) -> None:
    command = (str(dev.node()), "--input-type=module", "-e", READ, str(WORDS / f"{language}.json"))
    done = subprocess.run(command, cwd=dev.CLIENT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0), done.stderr
