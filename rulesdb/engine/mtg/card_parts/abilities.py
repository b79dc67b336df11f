"""The kinds of abilities (402), and the keyword abilities that rules look for (502)."""

from collections.abc import Iterable, Mapping

from rulesdb.engine.kernel.cards.abilities import (
    ActivatedAbility,
    ModalAbility,
    ResolutionAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulesdb.engine.kernel.cards.roles import (
    Ability,
    Amount,
    AnyContext,
    DiscreteEffect,
    StateCondition,
    UntypedGame,
    valued,
)
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import ALONE, phrase, phrases, printed
from rulesdb.engine.kernel.records.checked import Checked
from rulesdb.engine.kernel.records.governing import GovernedBy, Governing, row
from rulesdb.engine.mtg.cards import ANY_COLOR, Color, Mana, mana_of, symbols_of
from rulesdb.engine.mtg.state import ZoneName


def governed_by(what: str, *numbers: str) -> GovernedBy:
    """Return the subject of a record, a Japanese noun, with the identifiers of the rules of these numbers."""
    return {"": Governing(what, tuple(f"mtg:{number}" for number in numbers))}


class Cost(Checked, frozen=True):
    """A cost (424)."""

    GOVERNED_BY = governed_by("コスト", "424")

    mana: str | None = None
    """Mana in symbols, such as ``{2}{R}``; None for none."""
    tap: bool = False
    """Whether the source is tapped."""
    effects: tuple[DiscreteEffect, ...] = ()
    """The other effects of paying the cost, in printed order, such as to sacrifice the source."""

    def __post_init__(self) -> None:
        """Raise PartError for mana that is not in symbols."""
        super().__post_init__()
        if self.mana is not None:
            symbols_of(self.mana)


class Spell(ResolutionAbility, frozen=True):
    """The effects of an instant or a sorcery, or of an ability on the stack, when it resolves (413)."""

    GOVERNED_BY = governed_by("呪文や能力の効果", "413.2b")


class Modal(ModalAbility, frozen=True):
    """A choice of what a spell or ability does when it resolves (409.1b)."""

    GOVERNED_BY = governed_by("モード", "409.1b")


class Activated(ActivatedAbility, frozen=True):
    """An activated ability (403), printed as [cost]: [effect]."""

    GOVERNED_BY = governed_by("起動型能力", "403")

    cost: Cost
    """The cost of playing the ability."""
    layer: tuple[Ability, ...]
    """Abilities with the effects of its resolution."""
    zones: frozenset[ZoneName] | None = None
    """Zones in which the source must be, None for in play."""
    as_sorcery: bool = False
    """Whether the ability is played only when its player could play a sorcery."""
    limit: int | None = None
    """Greatest number of times that the ability is played in a turn, from 1; None for no limit."""
    condition: StateCondition | None = None
    """Condition under which alone the ability is played, None for none."""


class ManaAbility(ActivatedAbility, frozen=True):
    """An activated ability that adds mana to a mana pool, and uses no stack (406, 411)."""

    GOVERNED_BY = governed_by("マナ能力", "411.1")

    cost: Cost
    """The cost of playing the ability."""
    mana: Mana
    """Kind of the mana."""
    amount: Amount = 1
    """Amount of the mana, from 0."""
    effects: tuple[DiscreteEffect, ...] = ()
    """The other effects of the ability, in printed order."""

    def ways(self, game: UntypedGame, context: AnyContext) -> tuple[Mapping[Mana, int], ...]:
        """Return the amounts of mana by kind that the ability can add, one of which its player chooses."""
        return ({self.mana: valued(game, self.amount, context)},)


class MixedMana(ManaAbility, frozen=True, kw_only=True):
    """A mana ability that adds mana of several kinds, or of a kind that its player chooses."""

    mana: Mana = "colorless"
    """None of its own: the options say what it adds."""
    options: tuple[str, ...]
    """Mana in symbols, one of which the player chooses, such as ``{W}{U}``."""

    def __post_init__(self) -> None:
        """Raise PartError for mana that is not in symbols."""
        super().__post_init__()
        for option in self.options:
            symbols_of(option)

    def ways(self, game: UntypedGame, context: AnyContext) -> tuple[Mapping[Mana, int], ...]:  # noqa: ARG002  (others do)
        """Return the amounts of mana by kind for each option."""
        return tuple(mana_of(option) for option in self.options)


class Triggered(TriggeredAbility, frozen=True):
    """A triggered ability (404)."""

    GOVERNED_BY = governed_by("誘発型能力", "404.1")

    zones: frozenset[ZoneName] | None = None
    """Zones in which the source must be for the ability to function, None for in play."""

    def __post_init__(self) -> None:
        """Raise PartError for an ability without a trigger event, which Magic's state triggers alone are."""
        super().__post_init__()
        if self.on is None and self.while_ is None:
            raise PartError("Triggered", "on", "either an event or a state triggers it")

    def instructions(self) -> tuple[Ability, ...]:
        """Return what the ability does when it resolves; that of a keyword may depend on its cost."""
        return self.layer


class TriggeredKeyword(TriggeredAbility, frozen=True, kw_only=True):
    """A keyword ability that stands for several triggered abilities."""

    layer: tuple[Ability, ...] = ()
    """Abilities that the trigger puts on the stack."""

    def enters(self) -> tuple[Ability, ...]:
        """Return what the keyword says of how the permanent comes into play, nothing for most."""
        return ()

    def meaning(self) -> tuple[Triggered, ...]:
        """Return the abilities."""
        raise NotImplementedError


class Static(StaticAbility, frozen=True):
    """A static ability that generates a continuous effect (405)."""

    GOVERNED_BY = governed_by("常在型能力", "402.8")

    zones: frozenset[ZoneName] | None = None
    """Zones in which the source must be for the ability to function, None for in play."""


class Keyword(Ability, frozen=True):
    """A keyword ability that rules look for."""


def _keyword(name: str, doc: str, word: str, *numbers: str) -> type[Keyword]:
    return row(Keyword, name, doc, governed_by(word, *numbers))


Flying = _keyword("Flying", "Flying (502.4).", "飛行", "502.4")
FirstStrike = _keyword("FirstStrike", "First strike (502.2).", "先制攻撃", "502.2")
DoubleStrike = _keyword("DoubleStrike", "Double strike (502.28).", "二段攻撃", "502.28")
Trample = _keyword("Trample", "Trample (502.9).", "トランプル", "502.9")
Haste = _keyword("Haste", "Haste (502.5).", "速攻", "502.5")
Vigilance = _keyword("Vigilance", "Vigilance (502.21).", "警戒", "502.21")
Flash = _keyword("Flash", "Flash (502.57).", "瞬速", "502.57")
PlayedAsInstant = _keyword(
    "PlayedAsInstant", "Flash as old cards say it, which had no keyword for it (502.57).", "瞬速", "502.57"
)
SplitSecond = _keyword("SplitSecond", "Split second (502.58).", "刹那", "502.58")


class DefinesColor(Keyword, frozen=True):
    """The object has a color, wherever it is (203.2)."""

    GOVERNED_BY = governed_by("色", "203.2")

    color: Color
    """The color."""


class Morph(Keyword, frozen=True):
    """Morph (502.26): the card may be played face down for {3}, and turned face up for the morph cost."""

    GOVERNED_BY = governed_by("変異", "502.26", "504.2")

    cost: Cost
    """The morph cost."""


def morph_among(abilities: Iterable[Ability]) -> Morph | None:
    """Return the first morph ability of some abilities, None if there is none."""
    return next((ability for ability in abilities if isinstance(ability, Morph)), None)


_PARTS = (("mana", "「{mana}」"), ("effects", "({effects|)、(})"))
_WHERE = "[{zones|か}にあるとき、]"
PHRASES = (
    phrase(Cost, "コストなし"),
    *(
        phrase(
            Cost,
            "、".join((*mana, *tap, *effects)),
            unusual=frozenset(name for name, words in _PARTS if words in parts),
            **fixed,
        )
        for mana in ((), ("「{mana}」",))
        for tap, fixed in (((), {}), (("タップ",), {"tap": True}))
        for effects in ((), ("({effects|)、(})",))
        if (parts := (*mana, *effects)) or tap
    ),
    phrase(Spell, "{effects|。}。"),
    phrase(Spell, "{effects|。}。", ALONE),
    phrase(Modal, "以下から{choose}つを選ぶ: 『{modes|』『}』"),
    phrase(Modal, "以下から{choose}つを選ぶ: 『{modes|』『}』", ALONE),
    *phrases(Activated, f"{_WHERE}{{cost}}: {{layer:alone|}}"),
    *phrases(
        Activated,
        f"{_WHERE}{{cost}}: {{layer:alone|}}ソーサリーをプレイできるときにだけプレイできる。",
        as_sorcery=True,
    ),
    *phrases(Activated, f"{_WHERE}{{condition}}ときにだけ、{{cost}}: {{layer:alone|}}"),
    *phrases(Activated, f"{_WHERE}{{cost}}: {{layer:alone|}}1ターンに{{limit}}回だけプレイできる。"),
    *(
        row
        for effects in ("", "{effects|。}。")
        for row in (
            phrase(ManaAbility, f"{{cost}}: {{mana}}{{amount}}点を加える。{effects}"),
            phrase(MixedMana, f"{{cost}}: 好きな色のマナ1点を加える。{effects}", options=ANY_COLOR),
            *(
                phrase(
                    MixedMana,
                    f"{{cost}}: 好きな色1色のマナ{amount}点を加える。{effects}",
                    options=tuple(color * amount for color in ANY_COLOR),
                )
                for amount in (2, 3)
            ),
            phrase(MixedMana, f"{{cost}}: 「{{options|」か「}}」を加える。{effects}"),
        )
    ),
    *(
        row
        for when in ("{on:ta}とき、", "{while_}とき、", "{on:ta}とき、もし{while_}なら、")
        for row in phrases(Triggered, f"{_WHERE}{when}{{layer:alone|}}")
    ),
    *phrases(Static, f"{_WHERE}[{{condition}}なら、]{{effect}}。"),
    *printed(Static, "{condition}かぎり、{effect}。"),
    phrase(Flying, "飛行"),
    phrase(FirstStrike, "先制攻撃"),
    phrase(DoubleStrike, "二段攻撃"),
    phrase(Trample, "トランプル"),
    phrase(Haste, "速攻"),
    phrase(Vigilance, "警戒"),
    phrase(DefinesColor, "これは{color}である。"),
    phrase(Morph, "変異{cost}"),
)
