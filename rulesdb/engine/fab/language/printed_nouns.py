"""The nouns of printed cards, such as 青の攻撃アクションカード, as filters of the card language.

A noun has qualities before it. What is read is the same description with each of its parts named:
(カラーバーが青の、かつ攻撃アクションカードである). A noun with a word that is not known is left as it is.
"""

import re
from collections.abc import Callable, Iterable, Sequence

from rulesdb.engine.fab.language.printed_types import SUPERTYPES
from rulesdb.engine.fab.language.printed_words import ZONES
from rulesdb.engine.fab.language.record_words import KEYWORDS, SUBTYPES, TYPES
from rulesdb.engine.fab.language.token_sheets import NAMES, OF_SUBTYPES

_WEAPONS = (
    "axe", "bow", "cannon", "claw", "club", "dagger", "fiddle", "flail", "gun", "hammer", "lute", "orb", "pistol",
    "polearm", "scepter", "scythe", "staff", "sword", "wrench",
)  # fmt: skip
_OTHER_PERMANENTS = (
    "affliction", "ally", "angel", "aura", "cog", "construct", "demon", "dragon", "figment", "item", "landmark",
    "off-hand", "quiver",
)  # fmt: skip
_OF_PERMANENTS: dict[str, tuple[str, ...]] = {
    **{SUBTYPES[word]: (f"サブタイプが{SUBTYPES[word]}の",) for word in (*_OTHER_PERMANENTS, *_WEAPONS)},
    "装備品": ("タイプが装備品の",),
    "武器": ("タイプが武器の",),
    **{
        f"{name}{word}": (f"識別子が「{name}」の",)
        for name in NAMES
        for word in ("", "トークン")
        if word or name not in OF_SUBTYPES
    },
}
"""Nouns of what is in the arena."""
_OF_OTHERS: dict[str, tuple[str, ...]] = {
    "非攻撃アクションカード": ("タイプがアクションの", "サブタイプが攻撃のもの以外の"),
    "攻撃アクションカード": ("攻撃アクションカードである",),
    "攻撃カード": ("攻撃カードである",),
    "攻撃": ("攻撃である",),
    "カード": (),
    **{f"{word}カード": (f"タイプが{word}の",) for word in TYPES.values()},
    **{word: (f"タイプが{word}の",) for word in ("攻撃リアクション", "防御リアクション")},
    **{f"{word}カード": (f"サブタイプが{word}の",) for word in SUBTYPES.values() if word != "攻撃"},
    "矢": ("サブタイプが矢の",),
}
"""Nouns of cards in zones, on the stack and on the combat chain, and of attacks."""
_NOUNS = {**_OF_PERMANENTS, **_OF_OTHERS}


def one_of(words: Iterable[str]) -> str:
    """Return the expression of any of some words, longest first."""
    return f"(?:{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})"


_OR = "(?:、?または|か|や|/)"
_SUPERTYPE, _WEAPON = one_of(SUPERTYPES), one_of([*SUBTYPES.values(), TYPES["weapon"]])
_QUALITIES: tuple[tuple[str, Callable[[str], str]], ...] = (
    (rf"({_SUPERTYPE}(?:{_OR}{_SUPERTYPE})*)の?", lambda said: _any_of(_SUPERTYPE, "スーパータイプが「{}」の", said)),
    (
        rf"({_WEAPON}(?:{_OR}{_WEAPON})*)(?:の|による|での)(?=攻撃)",
        lambda said: _any_of(_WEAPON, "サブタイプが{}の", said),
    ),
    (
        rf"({_SUPERTYPE})(?:でない|以外の)",
        lambda said: f"{_any_of(_SUPERTYPE, 'スーパータイプが「{}」の', said)}もの以外の",
    ),
    ("([赤青黄])(?:色?の|い|色い)", "カラーバーが{}の".format),
    ("コスト(?:が)?([0-9]+以[下上])の", "コスト{}の".format),
    (r"(?:パワー(?:が)?)?([0-9]+)(?:\{p\})?以上の", "パワー{}以上の".format),
    (r"パワー(?:が)?([0-9]+)(?:\{p\})?以下の", "パワー{}以下の".format),
    (f"({one_of(KEYWORDS.values())})を持つ", "{}を持つ".format),
    ("名前に「([^」]+)」(?:を含む|のある|が含まれる)", "名前に「{}」のある".format),
    ("(標的状態|(?:アン)?タップ状態)の", "{}の".format),
    ("(?:あなたの(?=対戦相手))?((?:あなた|対戦相手)がコントロールする)", str),
    ("(?:他|ほか|別)の()", "これ自身以外の{}".format),
)
"""Qualities before a noun, and the filter that is read for what each of them names."""


def _any_of(word: str, template: str, text: str) -> str:
    """Return the filter of the words in a list of alternatives."""
    named = (SUPERTYPES.get(one, one) for one in re.findall(word, text))
    filters = [template.format(one) if one != TYPES["weapon"] else "タイプが武器の" for one in named]
    return filters[0] if len(filters) == 1 else f"({'、または'.join(filters)})"


SUPERTYPE = f"{_SUPERTYPE}(?:{_OR}{_SUPERTYPE})*"
_QUALITY = "|".join(re.sub(r"\((?!\?)", "(?:", row[0]) for row in _QUALITIES)
_ONE_NOUN = f"(?:{_QUALITY})*{one_of(_NOUNS)}"
NOUN = f"{_ONE_NOUN}(?:(?:か|または){_ONE_NOUN})?"
"""The regular expression of a noun with its qualities, or of two of which either is meant."""


def _filters(text: str) -> tuple[str, ...]:
    """Return the filters of a noun and its qualities, in their order."""
    found: list[str] = []
    while text not in _NOUNS:
        tried = ((re.match(f"{row}(?={_ONE_NOUN}$)", text), read) for row, read in _QUALITIES)
        match, read = next((match, read) for match, read in tried if match)
        found.append(read(match[1]))
        text = text[match.end() :]
    return (*found, *_NOUNS[text])


def described(text: str) -> tuple[str, ...] | None:
    """Return the filters of a noun, or one for two nouns; None if the second may share the qualities of the first."""
    if re.fullmatch(_ONE_NOUN, text):
        return _filters(text)
    sides = ((text[: joint.start()], text[joint.end() :]) for joint in re.finditer("か|または", text))
    one, other = next(pair for pair in sides if all(re.fullmatch(_ONE_NOUN, side) for side in pair))
    if one not in _NOUNS and other in _NOUNS:
        return None
    return (f"({all_of(_filters(one))}、または{all_of(_filters(other))})",)


def all_of(filters: Sequence[str]) -> str:
    """Return the filter of what fits all of some filters."""
    match [*dict.fromkeys(filters)]:
        case []:
            return "あらゆる"
        case [one]:
            return one
        case several:
            return f"({'、かつ'.join(several)})"


def filter_of(text: str, within: tuple[str, ...] = ()) -> str | None:
    """Return the filter that a noun says, with others before it; None as ``described``."""
    filters = described(text)
    return None if filters is None else all_of((*within, *filters))


_ATTACK = "攻撃である"
_ALONE = (_ATTACK, "攻撃アクションカードである", "攻撃カードである")
"""Filters whose noun is not the filter with もの behind it."""


def noun_of(text: str) -> str | None:
    """Return the noun of the language for a noun, None as ``described``."""
    found = filter_of(text)
    if found is None:
        return None
    named = re.fullmatch("識別子が「(.+)」の", found)
    return f"《{named[1]}》" if named else found.removesuffix("である") if found in _ALONE else f"{found}もの"


def selection_of(text: str) -> str | None:
    """Return the selection of the language for a noun, among permanents if it is a noun of these alone."""
    found = filter_of(text)
    is_permanent = any(text.endswith(noun) for noun in _OF_PERMANENTS) and not text.endswith("カード")
    return found and f"{found}{'パーマネント' if is_permanent else 'もの'}"


def yours(text: str) -> str | None:
    """Return the filter of a noun for what you control, None as ``described``."""
    filters = described(text)
    return None if filters is None else all_of((*filters, "あなたがコントロールする"))


def attack_of(text: str) -> str | None:
    """Return the filter of a noun of attacks without the word attack, None for a noun of other things."""
    filters = described(text)
    return all_of([one for one in filters if one != _ATTACK]) if filters and _ATTACK in filters else None


def number_of(text: str) -> str | None:
    """Return the amount for what you control or have in a zone, such as あなたの墓地の矢; None as ``described``."""
    found = re.match(f"あなたの(?:ヒーローの)?({ZONES})(?:にある|の)", text)
    if found is None:
        filters = described(text)
        return None if filters is None else f"(すべての{all_of(filters)}パーマネントの数)"
    filters = described(text[found.end() :])
    if filters == ():
        return f"(あなたの{found[1]}のカードの枚数)"
    return None if filters is None else f"(あなたの{found[1]}のカードのうち{all_of(filters)}ものすべての数)"


COUNTED_THINGS = rf"(?:あなたがコントロールする{_ONE_NOUN}|あなたの(?:ヒーローの)?(?:{ZONES})(?:にある|の){_ONE_NOUN})"
"""The regular expression of what is counted."""
