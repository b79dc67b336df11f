"""No word of a game in another game's folders: terms of a glossary that the kernel and the other game do not have.

What both games say all the same stands below with the reason. The kernel has none of the words that name what only one
game has.
"""

import csv
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OWN = {
    "fab": ("rulesdb/engine/fab", "rulesdb/checks/fab"),
    "mtg": ("rulesdb/engine/mtg", "rulesdb/checks/mtg", "tests/engine/mtg", "tests/support/engine/mtg"),
}
"""The folders with code of one game alone."""
KERNEL = ("rulesdb/engine/kernel",)
LANGUAGES = ("en", "ja")
IN_BOTH: Mapping[tuple[str, str], Mapping[str, tuple[str, ...]]] = {
    ("fab", "en"): {
        "both games have it, and one glossary lacks it": (
            "attacking", "blue", "combat", "damage step", "die", "end of turn", "face-down", "legendary", "life gained",
            "life lost", "life total", "modular", "pass in succession", "printed name", "red", "removed from the game",
            "supertype",
        ),
        "a word of plain English": ("active", "hit", "integer", "marked", "might", "resource", "steal"),
        "a card of a check": ("thief", "tower", "young"),
    },
    ("fab", "ja"): {
        "both games have it, and one glossary lacks it": (
            "ゲームの開始時", "ステップ", "タイムスタンプ順", "ターン終了時", "パーマネントになる", "フェイズ",
            "ブロック", "モード", "依存", "巻き戻し", "戦闘", "攻撃している", "最初の手札", "消滅",
        ),
        "a word of plain Japanese": (
            "の間", "シンボル", "与える", "取り戻す", "変更する", "制限", "加える", "取り除く", "失う", "戻す",
            "破壊する", "置く", "公開する", "軽減する", "シャッフルする", "見る", "可能ならば",
        ),
        "a type of creatures": ("エレメンタル", "天使", "幻影"),
        "a card of a check": ("稲妻",),
        "a word of players of Magic today, which is read as one of 2006": ("死亡した", "追放する"),
    },
    ("mtg", "en"): {
        "both games have it, and one glossary lacks it": (
            "combat damage", "face down", "state-based effect", "until end of turn",
        ),
        "a word of plain English": ("respond", "timing"),
        "a card of a check or of an example of the rules": (
            "echo", "flash", "haste", "spell", "storm", "tempest", "torment",
        ),
    },
    ("mtg", "ja"): {
        "both games have it, and one glossary lacks it": (
            "コストを支払う", "コピー可能な値", "テキスト", "反転", "消滅する", "表向きにする",
            "装備", "裏向きにする",
        ),
        "a card of a check": ("呪文",),
        "players write it on the cards of both games": ("シャドー", "ターン終了時まで", "修整を受ける"),
    },
}  # fmt: skip
"""By the game that has the term in its glossary, and by language: words that the other game has, with the reason."""
OF_ONE_GAME = frozenset({
    "arsenal", "banish", "banished", "blood", "chi", "combat", "creature", "fab", "flesh", "graveyard", "hero",
    "intellect", "land", "library", "magic", "mana", "mtg", "pitch", "sorcery", "spell", "toughness", "weapon",
})  # fmt: skip
"""Words that name what only one game has, in the names and texts of the kernel."""


@cache
def _terms(game: str, language: str) -> frozenset[str]:
    """Return the terms of a game's glossary."""
    path = ROOT / "data" / game / "glossary.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return frozenset(term.strip().casefold() for row in rows for term in row[language].split("|"))


@cache
def _text(folders: Iterable[str]) -> str:
    """Return the code of folders, its names taken apart into words."""
    code = "\n".join(path.read_text(encoding="utf-8") for one in folders for path in sorted((ROOT / one).rglob("*.py")))
    return re.sub(r"[_-]", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", code)).casefold()


def _has(text: str, term: str, language: str) -> bool:
    """Whether a text has a term as words of their own, in English also in the plural."""
    words = term.replace("-", " ") if language == "en" else term
    if words not in text:  # which is found out a hundred times faster
        return False
    if language == "en":
        return re.search(rf"(?<![a-z]){re.escape(words)}s?(?![a-z])", text) is not None
    return len(term) > 1 and re.search(rf"(?<![ァ-ヶー一-龥]){re.escape(term)}(?![ァ-ヶー一-龥])", text) is not None


def _found(game: str, other: str, language: str) -> set[str]:
    """Return the terms of a game's glossary alone that another game's folders have, and the kernel does not."""
    terms = _terms(game, language) - _terms(other, language)
    there, shared = _text(OWN[other]), _text(KERNEL)
    return {term for term in terms if _has(there, term, language) and not _has(shared, term, language)}


@pytest.mark.in_part(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "other"), [("fab", "mtg"), ("mtg", "fab")])
def test_no_word_of_a_game_is_in_another_games_folders(game: str, other: str, language: str) -> None:
    """Unless it stands above with its reason; and none stands there that is not found any more."""
    excepted = [word for words in IN_BOTH[game, language].values() for word in words]
    assert len(excepted) == len(set(excepted))
    assert _found(game, other, language) == set(excepted)


def test_the_kernel_has_no_word_of_one_game() -> None:
    """Neither in names nor in texts."""
    words = set(re.findall(r"[a-z]+", _text(KERNEL)))
    assert words & OF_ONE_GAME == set()
