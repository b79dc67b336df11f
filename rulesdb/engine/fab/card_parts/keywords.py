"""Keywords (8.3): abilities that have a name. ``has_ability`` finds them within while-static abilities, too.

A keyword is a row: what it is called, its sentence, and what it means. Laws ask for the keywords that are here; those
that mean an ability of another kind, from which their class derives, are in the folder keywords.
"""

import re
from collections.abc import Callable
from sys import _getframe
from typing import ClassVar, NamedTuple, TypeVar

from rulesdb.engine.fab.book import by
from rulesdb.engine.fab.card_parts.abilities import AnyStatic, Triggered
from rulesdb.engine.fab.cards import Supertype
from rulesdb.engine.kernel.cards.keyword_kinds import Meaning, keyword_kind
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.language.phrases import ALONE, KEYWORD, PLAIN, Row, english, phrase, printed
from rulesdb.engine.kernel.records.governing import GovernedBy

A = TypeVar("A", bound=Ability)


class Keyword(AnyStatic, frozen=True):
    """The parent of keywords for which laws ask."""


class AnySpectra(Triggered, frozen=True):
    """The parent of spectra, whose other ability, that the object can be attacked, is a law (8.3.14)."""


class MeansAbility:
    """The mark of a keyword that means an ability of another kind."""

    __slots__ = ()


class KeywordName(NamedTuple):
    """What a keyword is called, and where it is defined."""

    japanese: str
    """Phrase of the keyword in Japanese, with its own fields as gaps."""
    english: str
    """Phrase of the keyword in English."""
    sentence: str
    """The sentence that says what it means, such as ``8.3.3#sentence-1``."""
    players: str = ""
    """What players and fan pages write for it, with ``|`` between; "" for nothing else."""

    @property
    def word(self) -> str:
        """The Japanese name, without gaps."""
        return _GAP.sub("", self.japanese).strip()

    @property
    def english_word(self) -> str:
        """The English name in small letters, without gaps."""
        return _GAP.sub("", self.english).strip().lower()

    @property
    def english_phrase(self) -> str:
        """The phrase in English as it is read, with the names in brackets that the Japanese has in them."""
        names = re.findall(r"(?<=「)\{[^}]*\}(?=」)", self.japanese)
        words = re.sub(
            r"\{[^}]*\}|[^{}]+", lambda found: found[0] if "{" in found[0] else found[0].lower(), self.english
        )
        return re.sub(r"\{[^}]*\}", lambda found: f"「{found[0]}」" if found[0] in names else found[0], words)


_GAP = re.compile(r"「?\{[^}]*\}」?の?")
Keywords = dict[type[Ability], KeywordName]
"""The names of keywords, by their classes."""


def keyword(
    rows: Keywords,
    parent: type[A],
    name: KeywordName,
    meaning: Callable[..., Meaning] | None = None,
    kind: str = "",
    /,
    **own: object,
) -> type[A]:
    """Return the class of a keyword, which is called ``kind``, or by its English name, and add the name to rows.

    ``own`` are the annotations of its own fields, such as the number behind its name, of which ``meaning`` returns the
    fields of its parent; it is None if laws ask for the keyword.
    """
    kind = kind or _GAP.sub("", name.english).title().replace(" ", "")
    number = name.sentence.partition("#")[0]
    made = keyword_kind(
        kind,
        (parent,) if meaning is None else (parent, MeansAbility),
        meaning,
        own,
        __doc__=f"{name.english.replace('{amount}', 'N')} ({number}).",
        __module__=str(_getframe(1).f_globals["__name__"]),
        GOVERNED_BY={"": by(f"キーワード「{name.word}」", number)},
    )
    rows[made] = name
    return made


def phrases_of(rows: Keywords) -> tuple[Row, ...]:
    """Return the phrases of keywords, in English as an ability and as what objects get."""
    found: list[Row] = []
    for kind, name in rows.items():
        found.append(phrase(kind, name.japanese))
        found += (row for form in (PLAIN, KEYWORD) for row in english(kind, name.english_phrase, form))
    return tuple(found)


KEYWORDS: Keywords = {}


class AttackAbility(Keyword, frozen=True):
    """The attack keyword (8.3.1): a layer that has it is an attack-proxy."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「攻撃」", "8.3.1")}


KEYWORDS[AttackAbility] = KeywordName("攻撃", "Attack", "8.3.1#sentence-2")
Dominate = keyword(KEYWORDS, Keyword, KeywordName("圧倒", "Dominate", "8.3.4#sentence-1", "ドミネイト|ドミネート|支配"))
GoAgain = keyword(KEYWORDS, Keyword, KeywordName("続行", "Go again", "8.3.5#sentence-1", "ゴーアゲイン|再行動"))
Legendary = keyword(KEYWORDS, Keyword, KeywordName("レジェンダリー", "Legendary", "8.3.6#sentence-1", "伝説"))
Overpower = keyword(KEYWORDS, Keyword, KeywordName("凌駕", "Overpower", "8.3.22#sentence-1", "オーバーパワー"))
Stealth = keyword(KEYWORDS, Keyword, KeywordName("隠密", "Stealth", "8.3.24#sentence-1", "ステルス"))
"""It means nothing by itself."""
Ambush = keyword(KEYWORDS, Keyword, KeywordName("アンブッシュ", "Ambush", "8.3.28#sentence-1", "待ち伏せ|奇襲|伏兵"))
Cloaked = keyword(KEYWORDS, Keyword, KeywordName("クロークド", "Cloaked", "8.3.36#sentence-1", "クローク|隠蔽"))
Unlimited = keyword(KEYWORDS, Keyword, KeywordName("アンリミテッド", "Unlimited", "8.3.40#sentence-1", "無制限"))
"""It is about decks, whose cards no rule of the game limits to a number."""
Meld = keyword(KEYWORDS, Keyword, KeywordName("融合", "Meld", "8.3.38#sentence-1", "メルド"))


class Specialization(Keyword, frozen=True):
    """Specialization (8.3.7)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「特化」", "8.3.7")}
    moniker: str
    """Moniker of the hero whose card-pool may include the card."""


KEYWORDS[Specialization] = KeywordName("「{moniker}」特化", "{moniker} Specialization", "8.3.7#sentence-2")


class Essence(Keyword, frozen=True):
    """Essence (8.3.16)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("キーワード「エッセンス」", "8.3.16")}
    supertypes: tuple[Supertype, ...]
    """Supertypes of cards that a deck may have as if the hero had these."""


KEYWORDS[Essence] = KeywordName("{supertypes|および}のエッセンス", "Essence of {supertypes| and }", "8.3.16#sentence-2")
PHRASES = (
    *phrases_of(KEYWORDS),
    *(row for words in ("続行", "続行。") for row in printed(GoAgain, words, KEYWORD)),
    *(row for words in ("攻撃", "攻撃。") for row in printed(AttackAbility, words, ALONE)),
)
