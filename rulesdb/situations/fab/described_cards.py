"""Cards without a name, of which a situation tells what is printed on them: 青のカード, 防御3のアクション.

The words are the name of such a card; what they do not say of it, no answer may depend on.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab.cards import ENGLISH_SUPERTYPES, Card
from rulesdb.engine.fab.language.token_sheets import NAMES, TOKEN_WORDS
from rulesdb.engine.kernel.language.wordings import wording
from rulesdb.situations.prose.frames import alternatives

INTELLECT = 4
"""The intellect of a hero of which nothing is said."""
_COLORS = {"赤": 1, "黄": 2, "青": 3}
_STATS = {"コスト": "cost", "ピッチ": "pitch", "パワー": "power", "防御": "defense"}
_WORDS = {field: word for word, field in _STATS.items()}
_ACTION, _ATTACK = frozenset({"action"}), frozenset({"attack"})
_KINDS: Mapping[str, Mapping[str, Any]] = {
    "攻撃アクション": {"types": _ACTION, "subtypes": _ATTACK},
    "非攻撃アクション": {"types": _ACTION, "subtypes": frozenset()},
    "攻撃": {"types": _ACTION, "subtypes": _ATTACK},
    "アクション": {"types": _ACTION},
    "防御リアクション": {"types": frozenset({"defense reaction"}), "subtypes": frozenset()},
    "攻撃リアクション": {"types": frozenset({"attack reaction"}), "subtypes": frozenset()},
    "インスタント": {"types": frozenset({"instant"}), "subtypes": frozenset()},
    "ヒーロー": {"types": frozenset({"hero"}), "life": 20, "intellect": INTELLECT},
    "カード": {},
}
"""The words for a card, with the properties that they say it has."""
_TOKENS = {**{name: name for name in NAMES}, **TOKEN_WORDS}
_COLOR = f"(?:{alternatives(_COLORS)})(?:い|色い?)?"
_PROPERTY = f"(?:{_COLOR}|(?:{alternatives(_STATS)})[値力]?[がは]?[0-9]+|{alternatives(ENGLISH_SUPERTYPES)})"
_PROPERTIES = rf"{_PROPERTY}(?:(?:の|で、?|、){_PROPERTY})*"
_PART = rf"(?P<word>{alternatives((*_COLORS, *_STATS, *ENGLISH_SUPERTYPES))})[値力]?[がは]?(?P<value>[0-9]*)"


def _named(words: str) -> str:
    kind = next((one for one in _KINDS if re.search(f"{one}(?:カード)?$", words)), "カード")
    said = [one["word"] + one["value"] for one in re.finditer(_PART, re.sub(f"{kind}(?:カード)?$", "", words))]
    return f"《{'の'.join((*said, kind))}》"


DESCRIBED = (
    wording(
        rf"(?<![一-龠々ァ-ヺー0-9])(?<!以[上下]の)(?P<card>{_PROPERTIES}の?(?:{alternatives(_KINDS)})(?:カード)?)(?:1枚)?"
        "(?![一-龠ァ-ヺー])",
        "{card}",
        "|".join(_KINDS),
        card=_named,
    ),
    # a color alone is a card: 青をピッチ, 青3枚
    wording(
        rf"(?:^|(?<=[はがをのと、に。 ]))(?:もう|また)?(?P<card>{_COLOR})"
        "(?=[0-9]+枚|を?ピッチ|[をがは]|で(?!は|す|あ))(?:1枚)?",
        "{card}",
        "|".join(_COLORS),
        card=_named,
    ),
    # a token needs no brackets
    wording(
        rf"(?:^|(?<=[はがをのとで、に。 ]))(?P<token>{alternatives(_TOKENS)})(?:トークン)?"
        "(?=[0-9]+[つ個枚体]|の(?:ダメージ|能力|効果|誘発)|[がは]?(?:割れ|壊れ|破壊され|出[るた]|作られ|作成され))",
        "《{token}》",
        "|".join(_TOKENS),
        token=_TOKENS.get,
    ),
)
"""The wordings of such cards."""


def _said(name: str) -> dict[str, Any]:
    """Return the properties that a name says a card has, none where it describes no card."""
    found: dict[str, Any] = {}
    properties, _, kind = name.rpartition("の")
    is_described = kind in _KINDS and re.fullmatch(_PROPERTIES, properties)
    for word, value in re.findall(_PART, properties) if is_described else ():
        if word in ENGLISH_SUPERTYPES:
            found["supertypes"] = found.get("supertypes", frozenset()) | {word}
        else:
            found |= {_STATS.get(word, "pitch"): int(value or _COLORS[word])}
    return found


def described(name: str, otherwise: Card) -> Card | None:
    """Return the card that a name describes, which else is as another one is; None for any other name."""
    said, kind = _said(name), _KINDS.get(name.rpartition("の")[2], {})
    if not said or "life" in kind:
        return Card(name, **{**kind, **said}) if said else None
    attack = {"types": _ACTION, "subtypes": _ATTACK} if "power" in said else {}
    return replace(
        otherwise, name=name, **{**({"types": _ACTION} if "defense" in said else {}), **attack, **kind, **said}
    )


def attack_described(card: str) -> str | None:
    """Return a card in brackets whose name describes an attack, None for any other card."""
    found = described(card[1:-1], Card(""))
    return card if found is not None and found.is_attack else None


def description(name: str) -> Callable[[str], bool] | None:
    """Return whether the first line of a sheet is of a card that a name describes; None for any other name."""
    said = _said(name)
    signs = [rf"(?:{_WORDS[of]}|(?i:{of}) ?){value}\b" for of, value in said.items() if of != "supertypes"]
    signs += said.get("supertypes", ())
    return (lambda first_line: all(re.search(one, first_line) for one in signs)) if said else None
