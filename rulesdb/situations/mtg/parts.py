"""The answers to questions of Magic alone, and the parts of blocks."""

import re
from collections.abc import Mapping
from typing import ClassVar, Literal, get_args

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.language.phrases import PLAIN, Role, phrase
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.records.checked import Checked
from rulesdb.engine.mtg.cards import Color, Mana
from rulesdb.engine.mtg.events.teller import MANA, ZONES
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.keywords.buyback import Kicker
from rulesdb.engine.mtg.keywords.counters import CumulativeUpkeep, Modular, Vanishing
from rulesdb.engine.mtg.keywords.dredge import Dredge
from rulesdb.engine.mtg.keywords.echo import Echo
from rulesdb.engine.mtg.keywords.equip import Equip
from rulesdb.engine.mtg.keywords.flashback import Flashback
from rulesdb.engine.mtg.keywords.named_abilities import Bushido, Cycling, Soulshift, Transmute
from rulesdb.engine.mtg.keywords.ninjutsu import Ninjutsu
from rulesdb.engine.mtg.keywords.storm import Storm
from rulesdb.engine.mtg.language.record_words import COLORS, KEYWORDS
from rulesdb.engine.mtg.narrator import QUESTIONS
from rulesdb.engine.mtg.state import Step, ZoneName
from rulesdb.situations.parts import MOST_CARDS, CardRef, HeldZone, Numbered, OwnZone, Pile

SHORT = "short"
"""The form of steps and main phases as they are spoken of, without the words step and phase."""

_HELD: tuple[ZoneName, ...] = ("graveyard", "hand", "in play", "library", "removed")
_OWN: tuple[ZoneName, ...] = ("graveyard", "hand", "library")
"""The zones that every player has, so that their cards are counted by player."""
Beginning = Literal[
    "upkeep", "draw", "first main", "beginning of combat", "declare attackers", "declare blockers", "combat damage",
    "end of combat", "second main", "end of turn",
]  # fmt: skip
"""The steps and main phases at which a situation can begin."""
Moment = Literal[
    "upkeep", "draw", "first main", "beginning of combat", "declare attackers", "declare blockers",
    "first-strike damage", "combat damage", "end of combat", "second main", "end of turn",
]  # fmt: skip
"""The steps and main phases until which players can pass: those in which somebody gets priority."""
Topic = Literal[
    "additional cost", "alternative cost", "attack", "block", "blocked", "choose", "damage", "discard", "face down",
    "first turn", "mana", "mana ability", "may", "mode", "mulligan", "new targets", "order of replacements",
    "order of triggers", "pay", "replace", "target", "trample", "x",
]  # fmt: skip
"""The kinds of questions that an answer can be about."""
OnStack = Literal["", "activated", "triggered"]
"""The kinds of abilities by which an answer names one; "" for one that is not on the stack yet."""

NOW: Mapping[HeldZone, str] = {"in play": "戦場", "removed": "追放領域"}
"""The present words for zones that had others in 2006; they are read, and never printed."""
_ENDING = "・?(ステップ|フェイズ)$"
_ABILITIES = {"": "能力", "activated": "起動型能力", "triggered": "誘発型能力"}


def _steps(kinds: object, ending: str = "") -> Mapping[Step, str]:
    """Return the names of steps and main phases, without an ending such as ・ステップ if it is matched."""
    return {step: re.sub(ending, "", STEPS[step]) for step in get_args(kinds)}


_FURTHER_KEYWORDS: Mapping[type[Ability], str] = {
    Ninjutsu: "忍術", Cycling: "サイクリング", Transmute: "変成", Equip: "装備", Modular: "接合", Bushido: "武士道",
    Soulshift: "転生", Kicker: "キッカー", Dredge: "発掘", Vanishing: "消失", Storm: "ストーム", Echo: "エコー",
    Flashback: "フラッシュバック", CumulativeUpkeep: "累加アップキープ",
}  # fmt: skip
"""The keywords that situations name, and no effect does."""


WORDS: Mapping[tuple[object, str], Mapping[AnyName, str]] = {
    (HeldZone, PLAIN): {zone: ZONES[zone] for zone in _HELD},
    (OwnZone, PLAIN): {zone: ZONES[zone] for zone in _OWN},
    (Pile, PLAIN): {"library": ZONES["library"]},
    (Beginning, PLAIN): _steps(Beginning),
    (Beginning, SHORT): _steps(Beginning, _ENDING),
    (Moment, PLAIN): _steps(Moment),
    (Moment, SHORT): _steps(Moment, _ENDING),
    (Mana, PLAIN): MANA,
    (OnStack, PLAIN): _ABILITIES,
    (Topic, PLAIN): {kind: QUESTIONS[kind] for kind in get_args(Topic)},
    (Color, PLAIN): COLORS,
    (type[Ability], PLAIN): {**KEYWORDS, **_FURTHER_KEYWORDS},
}
"""The words of situations, by annotation and form."""


class ManaOf(Option, frozen=True):
    """Mana of a kind that pays a cost."""

    kind: Mana
    """The kind."""


class ColorOf(Option, frozen=True):
    """A color that a player chooses."""

    color: Color
    """The color."""


class AbilityOf(Option, frozen=True):
    """An ability of an object, such as a target on the stack."""

    card: CardRef
    """The object."""
    kind: OnStack
    """Kind of the ability, "" for one that is not on the stack yet."""
    about: CardRef | None = None
    """The object on account of which it has triggered, None if that need not be said."""


class Several(Numbered, Option, frozen=True):
    """Several cards of one name, such as the lands that are tapped for mana."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS + 1)}

    card: CardRef
    """One of them."""
    count: int
    """Their number."""


class Block(Checked, frozen=True):
    """Creatures that block an attacking creature."""

    blockers: tuple[CardRef, ...]
    """The creatures that block it."""
    attacker: CardRef | None = None
    """The attacking creature, None for the only one."""


ROLES = (Role("block", Block),)
"""The roles that the sentences of Magic alone have."""
PHRASES = (
    phrase(ManaOf, "{kind}"),
    phrase(ColorOf, "{color}"),
    phrase(AbilityOf, "{card}の{kind}"),
    phrase(AbilityOf, "{card}の{kind}({about})"),
    phrase(Several, "{card}{count}枚"),
    phrase(Block, "{blockers|と}で{attacker}を"),
    phrase(Block, "{blockers|と}で"),
)
