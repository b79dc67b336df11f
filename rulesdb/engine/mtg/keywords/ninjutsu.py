"""Ninjutsu (502.43): a card comes from hand into play attacking, in the place of an attacking creature.

The text of this rule as of 2006 was not at hand; what stands here is from memory.
"""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.selection.filters import Both, Yours
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Cost, Spell
from rulesdb.engine.mtg.events.turns import ComesAttacking
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.named_abilities import keyword
from rulesdb.engine.mtg.selection.filters import AFTER_BLOCKS, is_unblocked
from rulesdb.engine.mtg.selection.objects import OfType
from rulesdb.engine.mtg.state import IN_PLAY, Context
from rulesdb.engine.mtg.verbs.objects import PutObjects


class ComeAttacking(DiscreteEffect, frozen=True):
    """Put the source from hand into play, tapped and attacking."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put the card into play, if it is in hand still."""
        is_there = game.has(context.source)
        if is_there:
            comes_attacking(game, context)
        return is_there


@book.step("502.43")
def comes_attacking(game: Game, context: Context) -> None:
    """The card comes into play tapped, and attacks unblocked; it was never declared as an attacking creature."""
    by, card = comes_attacking.id, context.source
    move = Move(by=by, source=card, object=card, to=IN_PLAY, controller=context.controller, is_tapped=True)
    if happen(game, move) and game.state.step in AFTER_BLOCKS:  # else nothing is attacking any more
        happen(game, ComesAttacking(by=by, source=card, object=game.state.zones[IN_PLAY][-1]))


_RETURNED = PutObjects(OfType("creature", Both((Yours(), is_unblocked()))), amount=1, zone="hand")
Ninjutsu = keyword(
    "Ninjutsu",
    Activated,
    "忍術",
    "502.43",
    lambda payment: {
        "cost": replace(payment, effects=(*payment.effects, _RETURNED)),
        "layer": (Spell((ComeAttacking(),)),),
        "zones": frozenset({"hand"}),
    },
    payment=Cost,
)
VERBS = {ComeAttacking: Verb()}
PHRASES = (phrase(Ninjutsu, "忍術{payment}"), phrase(ComeAttacking, "これをタップ状態で攻撃している状態で場に出す"))
