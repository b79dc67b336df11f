"""Cards that are on the stack as a game begins."""

from collections.abc import Mapping, Sequence

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.play.card_table import TrackedCard
from rulesdb.situations.clauses import Setup
from rulesdb.situations.parts import AnyAnswer, CardRef, PlayerRef
from rulesdb.situations.session import Declaration, Session


class OnStackAtFirst(Setup, frozen=True, kw_only=True):
    """A card is on the stack, played by a player; what triggers on that has resolved."""

    player: PlayerRef
    """The player."""
    card: CardRef
    """The card."""

    def set_up(self, session: Session) -> None:
        """Put the card on the stack."""
        table, card = session.table, session.card(self.card.name)
        made = table.builder.add(card, session.person(self.player).number, table.stack_zone)
        table.builder.change(made, layer=table.announced_layer(made))
        session.track(TrackedCard(table, made, card))
        session.declarations.append(Declaration(card.name, made))

    def keep(self, session: Session, answers: Mapping[str, Sequence[AnyAnswer]]) -> None:
        """Keep the declarations for it."""
        session.declarations[-1] = session.declarations[-1]._replace(answers=answers)


PHRASES = (
    phrase(OnStackAtFirst, "{player}がプレイした{card}がスタックにある"),
    phrase(OnStackAtFirst, "スタックに{player}がプレイした{card}がある"),
)
"""The phrases of every game with a stack."""
