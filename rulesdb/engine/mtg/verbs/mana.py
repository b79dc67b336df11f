"""Adding mana to a mana pool by a spell, or by an ability that uses the stack."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.pipeline import happen_all
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.mana import GainMana
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import parts_of, symbols_of


class AddMana(DiscreteEffect, frozen=True):
    """Add mana to the mana pool of the controller."""

    rule: ClassVar[str] = "mtg:417.1"
    mana: str
    """Mana in symbols, such as ``{B}{B}``; a number is that much colorless mana."""

    def __post_init__(self) -> None:
        """Raise PartError for mana that is not in symbols."""
        super().__post_init__()
        symbols_of(self.mana)

    def generate(self, game: Game, context: Context) -> bool:
        """Add the mana, kind by kind."""
        gains = (
            GainMana(
                by=self.rule,
                source=context.source,
                player=context.controller,
                asset="colorless" if part == "generic" else part,
                amount=amount,
            )
            for part, amount in parts_of(self.mana).items()
        )
        return happen_all(game, "gain", [*gains])


PHRASES = (*inflected(AddMana, "マナ・プールに「{mana}」を加える", TE, "る~て"),)
