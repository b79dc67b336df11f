"""Verbs on points: dealing damage (417), gaining and losing life, adding mana by what uses the stack."""

from collections.abc import Callable
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Players, UntypedGame, valued
from rulesdb.engine.kernel.language.phrases import TE, inflected, phrase, printed, printed_verb
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.process.pipeline import happen, happen_all
from rulesdb.engine.kernel.verbs.damage import DamageEffect, LifeEffect, LoseLifeEffect
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, begin, players
from rulesdb.engine.mtg.card_parts.effects import PreventsNext
from rulesdb.engine.mtg.cards import mana_of, symbols_of
from rulesdb.engine.mtg.events.points import Deal, GainLife, GainMana, LoseLife
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.starting import lose
from rulesdb.engine.mtg.selection.filters import PLAY
from rulesdb.engine.mtg.state import Context, LastingEffect


class DealDamage(DamageEffect, frozen=True):
    """The source of the effect deals damage."""


class GainLifeEffect(LifeEffect, frozen=True):
    """Gain life."""


class PreventDamage(EffectOnObjects, frozen=True):
    """Prevent the next damage that would be dealt to permanents or players this turn."""

    action: ClassVar[str] = "prevent"
    points: Amount = 1
    """Number of points of damage, from 0."""

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Begin a shield for each of the objects."""
        points = valued(game, self.points, context)
        shields = (
            LastingEffect(0, PreventsNext(points), context, 0, "end of turn", frozenset({one}))
            for one in self.found(game, context)
            if points > 0
        )
        begun = [begin(game, one) for one in shields]
        return any(begun)


class PayLife(LoseLifeEffect, frozen=True):
    """Pay life, which nobody does who has less."""

    def is_possible(self, game: UntypedGame, context: AnyContext) -> bool:
        """Whether every player who pays has that much life."""
        amount = valued(game, self.amount, context)
        return all(game.state.players[player].life >= amount for player in players(game, self.who, context))


class DrainLife(LoseLifeEffect, frozen=True):
    """Lose life; the controller of the effect gains as much as is lost."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let the players lose it, and the controller gain what they had more before."""
        before = {player: game.state.players[player].life for player in players(game, self.who, context)}
        is_lost = super().generate(game, context)
        lost = sum(max(0, life - game.state.players[player].life) for player, life in before.items())
        gain = GainLife(by="mtg:417.1", source=context.source, player=context.controller, amount=lost)
        return happen(game, gain) or is_lost if lost else is_lost


def _of_life(kind: type[GainLife | LoseLife]) -> Callable[..., GainLife | LoseLife]:
    """Return the function that makes the event of a player who gains or loses life."""
    return lambda _game, context, *, by, player, amount: kind(
        by=by, source=context.source, player=player, amount=amount
    )


class AddMana(DiscreteEffect, frozen=True):
    """Add mana to the mana pool of the controller."""

    mana: str
    """Mana in symbols, such as ``{B}{B}``; a number is that much colorless mana."""
    times: Amount = 1
    """How many times it is added, from 0."""

    def __post_init__(self) -> None:
        """Raise PartError for mana that is not in symbols."""
        super().__post_init__()
        symbols_of(self.mana)

    def generate(self, game: Game, context: Context) -> bool:
        """Add the mana, kind by kind."""
        times = valued(game, self.times, context)
        gains = (
            GainMana(
                by="mtg:417.1",
                source=context.source,
                player=context.controller,
                asset=kind,
                amount=amount * times,
            )
            for kind, amount in mana_of(self.mana).items()
        )
        return happen_all(game, "gain", [*gains])


class LoseGame(DiscreteEffect, frozen=True):
    """Lose the game."""

    who: Players | None = None
    """The players, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the players lose."""
        lose(game, players(game, self.who, context), "mtg:102.2")
        return True


VERBS = {
    DealDamage: Verb("mtg:417.1", Deal, acts_in=PLAY | {"player"}),
    GainLifeEffect: Verb("mtg:417.1", _of_life(GainLife)),
    LoseLifeEffect: Verb("mtg:417.1", _of_life(LoseLife)),
    PreventDamage: Verb("mtg:419.1", acts_in=PLAY | {"player"}),
    PayLife: Verb("mtg:424", _of_life(LoseLife)),
    DrainLife: Verb("mtg:417.1", _of_life(LoseLife)),
    LoseGame: Verb(),
}
PHRASES = (
    *inflected(DealDamage, "{to}に{amount}点のダメージを与える", TE, "る~て"),
    *inflected(DealDamage, "{target}に{amount}点のダメージを与える", TE, "る~て"),
    *(
        row
        for what in ("{to}", "{target}")
        for comma in ("", "、")
        for row in printed_verb(DealDamage, f"これは{comma}{what}に{{amount}}点のダメージを与える", "る~て~")
    ),
    *inflected(GainLifeEffect, "[{who}は、]ライフを{amount}点得る", TE, "る~て"),
    *(
        row
        for what in ("{what}", "{target}")
        for row in inflected(
            PreventDamage, f"このターン、{what}に次に与えられるダメージを{{points}}点軽減する", TE, "する~して"
        )
    ),
    *inflected(PayLife, "ライフを{amount}点支払う", TE, "う~って"),
    *printed(LoseLifeEffect, "{who}に{amount}点のライフを失わせる"),
    *printed(LoseLifeEffect, "{who}に{amount}点のライフを失わせて", TE),
    phrase(DrainLife, "{who}はライフを{amount}点失い、あなたは失われた点数のライフを得る"),
    *(
        row
        for lost in ("失われたライフの点数", "失ったライフの点数", "失われたライフ")
        for same in ("に等しい点数のライフを得る", "と同じ点数のライフを得る", "に等しいライフを得る")
        for row in printed(
            DrainLife, f"{{who}}は、ライフを{{amount}}点失う。あなたは、[これに(より/よって)]{lost}{same}"
        )
    ),
    *inflected(LoseGame, "[{who}は、]ゲームに敗北する", TE, "する~して"),
    phrase(AddMana, "マナ・プールに「{mana}」を{times}回加える", unusual=frozenset({"times"})),
    *printed(AddMana, "{times:each}[、]マナ・プールに「{mana}」を加える"),
    *inflected(AddMana, "マナ・プールに「{mana}」を加える", TE, "る~て"),
)
