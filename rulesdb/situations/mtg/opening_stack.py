"""Spells and activated abilities that are on the stack as a game of Magic begins."""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.card_parts.abilities import Activated
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.state import Layer
from rulesdb.engine.mtg.zones import STACK
from rulesdb.situations import opening_stack
from rulesdb.situations.mtg.announcements import FREE
from rulesdb.situations.parts import ABILITIES
from rulesdb.situations.session import Declaration, Session
from rulesdb.situations.situation_error import SituationError


class AbilityOnStackAtFirst(opening_stack.OnStackAtFirst, frozen=True, kw_only=True):
    """An activated ability of an object is on the stack, played by a player; its cost has been paid."""

    bounds: ClassVar[Mapping[str, range]] = {"ability": ABILITIES}
    ability: int = 1
    """Position of the ability among the activated ones of the object, from 1."""

    def set_up(self, session: Session) -> None:
        """Put the ability on the stack. Raises SituationError for an object without such an ability."""
        source = session.listed(self.card)
        abilities = session.card(self.card.name).abilities
        indices = [at for at, one in enumerate(abilities) if isinstance(one, Activated)]
        if self.ability > len(indices):
            raise SituationError(f"{self.card.name} has no such activated ability")
        index = indices[self.ability - 1]
        builder = session.table.builder
        made = builder.add(Card("", abilities=abilities[index].layer), session.person(self.player).number, STACK)
        builder.change(made, layer=Layer("activated", source.serial, FREE, index))
        session.declarations.append(Declaration(self.card.name, made))


PHRASES = (
    phrase(opening_stack.OnStackAtFirst, "{player}が唱えた{card}がスタックにある"),
    phrase(opening_stack.OnStackAtFirst, "スタックに{player}が唱えた{card}がある"),
    phrase(AbilityOnStackAtFirst, "{player}がプレイした{card}の能力がスタックにある"),
    phrase(AbilityOnStackAtFirst, "{player}が起動した{card}の能力がスタックにある"),
    phrase(
        AbilityOnStackAtFirst,
        "{player}がプレイした{card}の{ability}番目の能力がスタックにある",
        unusual=frozenset({"ability"}),
    ),
)
