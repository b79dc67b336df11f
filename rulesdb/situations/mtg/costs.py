"""Costs of keyword abilities that a sentence tells with the action for which they are paid, and their mana."""

from collections.abc import Mapping
from typing import Literal, get_args

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.language.phrases import PLAIN, Role, phrase, phrases
from rulesdb.engine.kernel.records.checked import Checked
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.keywords.buyback import Buyback, Kicker
from rulesdb.situations import actions
from rulesdb.situations.choices import Chooses
from rulesdb.situations.clauses import PlayerAction
from rulesdb.situations.mtg.actions import TakesAction
from rulesdb.situations.mtg.deeds import UsesAbility
from rulesdb.situations.parts import CardRef, SituationError
from rulesdb.situations.session import Session

Symbol = Literal[
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "X",
    "W", "U", "B", "R", "G",
]  # fmt: skip
"""A mana symbol, without its brackets."""


class Symbols(Checked, frozen=True):
    """Mana in symbols."""

    first: Symbol
    """The first symbol."""
    others: "Symbols | None" = None
    """The symbols behind it, None for none."""

    @property
    def words(self) -> str:
        """The symbols with their brackets."""
        return f"{{{self.first}}}{'' if self.others is None else self.others.words}"


_OPTIONAL = (Buyback, Kicker)
"""The keywords with an additional cost that may be paid."""


class PaysKeyword(PlayerAction, frozen=True, kw_only=True):
    """A player pays the cost of a keyword ability of a card, for what the player does with the card.

    The cost is verified: a sentence that tells another one contradicts the card.
    """

    keyword: type[Ability]
    """The kind of ability."""
    mana: Symbols
    """The mana of its cost."""
    card: CardRef
    """The card."""
    deed: Literal["play", "turn face up", "use"]
    """What the cost is paid for: the card is played or turned face up, or the ability is played."""

    def act(self, session: Session) -> None:
        """Do what the cost is paid for. Raises SituationError if the card has no such cost, or another one."""
        self._verify(session)
        refused = len(session.refusals)
        self._action.act(session)
        if self.keyword in _OPTIONAL and len(session.refusals) == refused:
            Chooses(player=self.player, what="additional cost").wait(session)

    @property
    def _action(self) -> PlayerAction:
        match self.deed:
            case "play":
                return actions.Plays(player=self.player, card=self.card)
            case "turn face up":
                return TakesAction(player=self.player, card=self.card, action="turn face up")
            case "use":
                return UsesAbility(player=self.player, card=self.card, keyword=self.keyword)

    def _verify(self, session: Session) -> None:
        """Raise SituationError unless the card has an ability of the kind, with the mana in its cost."""
        abilities = session.card(self.card.name).abilities
        found = [getattr(one, "cost", None) for one in abilities if isinstance(one, self.keyword)]
        costs = [cost.mana or "{0}" for cost in found if isinstance(cost, Cost)]
        name = f"{session.table.keyword_names[self.keyword]}コスト"
        if not costs:
            raise SituationError(f"{self.card.words} has no {name}")
        if self.mana.words not in costs:
            raise SituationError(
                f"the {name} of {self.card.words} is {' or '.join(costs)}, and {self.mana.words} stands there"
            )
        if self.keyword in _OPTIONAL and sum(isinstance(one, _OPTIONAL) for one in abilities) > 1:
            raise SituationError("the card has several such costs; write it as answers: 追加コストを支払うか: はい")


ROLES = (Role("symbols", Symbols),)
"""The role of mana in symbols."""
WORDS: Mapping[tuple[object, str], Mapping[AnyName, str]] = {
    (Symbol, PLAIN): {symbol: f"{{{symbol}}}" for symbol in get_args(Symbol)}
}
"""The words for symbols."""
_PAYS = "{player}は{keyword}(コスト/・コスト/コストの/・コストの/){mana}を支払って(/、){card}を"
PHRASES = (
    phrase(Symbols, "{first}<{others}>"),
    *phrases(PaysKeyword, f"{_PAYS}(唱える/プレイする)", deed="play"),
    *phrases(PaysKeyword, f"{_PAYS}表向きにする", deed="turn face up"),
    *phrases(PaysKeyword, f"{_PAYS}(サイクリングする/変成する)", deed="use"),
)
"""The phrases of costs that are told with an action."""
