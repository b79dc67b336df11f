"""The players of a situation that names none in its head: アン and ベン, the one who asks and the other, or A and B."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.language.wordings import Wording, wording

PLAYERS = ("アン", "ベン")
"""The players of a situation that names none."""
_BEHIND = r"(?=[はがをにのもとで、]|$)"
_NAME = re.compile("《[^》]*》|「[^」]*」")
_NO_WORD = r"(?<![^\W\dぁ-ゟ_])"
"""No letter but hiragana stands before; a class that names all kanji takes a millisecond to compile."""


class Pair(NamedTuple):
    """Two players, by the words that people use for them."""

    names: tuple[str, str]
    """The first word for each."""
    others: tuple[str, str] = ("", "")
    """Regular expressions of other words for each."""

    def words(self, player: int) -> str:
        """Return the pattern of the words for one of the players, by index."""
        every = "|".join(filter(None, (self.names[player], self.others[player])))
        return f"{_NO_WORD}(?:{every})(?:側|さん|くん|君|ちゃん|のプレイヤー|プレイヤー)?{_BEHIND}"

    @property
    def pattern(self) -> re.Pattern[str]:
        """The pattern of a word that only these players have: 私 is a player where anybody says so, 自分 may not be."""
        alone = self.names[0] in _SPEAKERS
        return re.compile(self.names[0] + _BEHIND if alone else f"{self.words(0)}|{self.words(1)}")

    @property
    def wordings(self) -> tuple[Wording, ...]:
        """The wordings of the players in other words."""
        return tuple(wording(self.words(one), name, "") for one, name in enumerate(self.names))


_SPEAKERS = ("私", "僕", "俺")
_OTHER = "対戦相手|向こう|あちら|あっち|先方"
_PAIRS = (
    Pair(PLAYERS),
    Pair(("A", "B"), ("プレイヤーA", "プレイヤーB")),
    *(Pair((one, "相手"), (f"{one}自身|こちら|こっち|当方", _OTHER)) for one in _SPEAKERS),
    Pair(("自分", "相手"), ("こちら|こっち|当方", _OTHER)),
    Pair(("攻撃側", "防御側")),
    Pair(("先攻", "後攻")),
    Pair(("先手", "後手")),
)
_CALLED = (
    r"(?:^|(?<=[。、？?と ]))(?P<name>[ァ-ヺー]{2,8}|[ぁ-ん]{2,5}?|[一-龠々]{1,4}|[A-Za-z]{1,10})"
    "(?:さん|くん|君|ちゃん)?"
)
_HAS = f"{_CALLED}の(?:ライフ|手札|デッキ|山札|ライブラリー|墓地|戦?場|闘技場|格納庫|アーセナル|ヒーロー|ターン|手番)"
"""Who has a life total, a hand, a graveyard or a turn, is a player."""
_ACTS = f"{_CALLED}[はが]、?(?=《|[^。？?]*(?:攻撃|防御|ブロック|プレイ|唱え|パス|ターンを))"
"""So is, beside such a player, the only other one who does something with a card."""
_NOBODY = frozenset({
    "相手", "自分", "全員", "双方", "両者", "両方", "誰", "誰か", "だれ", "だれか", "みんな", "おたがい",
    "あなた", "ふたり", "そちら", "さいご", "はじめ", "つぎ",
    "これ", "それ", "あれ", "どれ", "この", "その", "あの", "どの", "ここ", "そこ", "どちら", "ほか", "すべて",
    "次", "最初", "今回", "前", "いま", "あと", "さき", "もう", "また",
    "攻撃", "防御", "能力", "効果", "呪文", "対象", "誘発", "解決", "武器", "装備", "クリーチャー", "ヒーロー",
    "手札", "場", "墓地", "デッキ", "山札", "ライブラリー", "ライフ", "ターン", "カード", "トークン", "ダメージ",
})  # fmt: skip
_REFLEXIVE = (
    wording(r"(?P<subject>(?:^|。)[^。]*?相手[はが][^。]*?)自分(?=の(?!《))", "{subject}自身", "自分の"),
    # whether the other player's own card is meant, or that of the one who asks, nobody can tell
    wording(r"(?P<subject>(?:^|。)[^。]*?相手[はが][^。]*?)自分(?=の《)", "{subject}いずれか", "自分の《"),
)
"""Wordings of 自分の in a sentence about the other player, where 自分 is also the one who asks."""


def players_in(texts: Sequence[str]) -> tuple[tuple[str, str], tuple[Wording, ...]]:
    """Return the players that sentences are about, with the wordings of other words for them."""
    told = [_NAME.sub("《》", text) for text in texts]
    pair = next((one for one in _PAIRS if any(map(one.pattern.search, told))), None)
    names = _called(_HAS, told)
    if pair is not None and pair.names[0] == "自分" and len(names) == len(PLAYERS):
        pair = None if names.keys() <= _called(_ACTS, told).keys() else pair  # 自分 is who a clause is about
    if pair is None:
        names |= _called(_ACTS, told) if len(names) == 1 else {}
        first, *others = names or PLAYERS
        pair = Pair((first, others[0])) if len(others) == 1 else _PAIRS[0]
    return pair.names, (*pair.wordings, *(_REFLEXIVE if pair.names[0] == "自分" else ()))


def _called(pattern: str, texts: Sequence[str]) -> dict[str, None]:
    """Return the names that a pattern finds in texts, in order."""
    found = (one["name"] for text in texts for one in re.finditer(pattern, text))
    return dict.fromkeys(name for name in found if name not in _NOBODY)
