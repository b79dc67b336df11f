"""Verbs that let a player choose a color: permanents become that color, or get protection from it."""

from collections.abc import Iterator
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.language.phrases import TE, Row, inflected, printed
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, begin
from rulesdb.engine.mtg.card_parts.effects import GetsAbility, SetsColor
from rulesdb.engine.mtg.cards import Color
from rulesdb.engine.mtg.keywords.protection import Protection
from rulesdb.engine.mtg.selection.filters import PLAY, HasColor
from rulesdb.engine.mtg.state import LastingEffect

RULE = "mtg:413.2b"
"""The rule by which a player chooses while a spell or ability resolves."""
COLORS: dict[str, Color] = {"白": "white", "青": "blue", "黒": "black", "赤": "red", "緑": "green"}
"""The colors, by the names by which players choose them."""


class OfChosenColor(EffectOnObjects, frozen=True):
    """The parent of effects until end of turn on objects, with a color that the controller chooses."""

    action: ClassVar[str] = "choose color"

    def begun(self, color: Color) -> ObjectEffect:
        """Return the effect that begins, with a color."""
        raise NotImplementedError

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Let the controller choose a color, and begin the effect."""
        found = frozenset(self.found(game, context))
        if not found:
            return False
        name = game.pick(context.controller, "choose", [*map(Name, COLORS)], RULE).name
        return begin(game, LastingEffect(0, self.begun(COLORS[name]), context, 0, "end of turn", found))


class BecomesChosenColor(OfChosenColor, frozen=True):
    """Permanents become a color that the controller chooses until end of turn."""

    def begun(self, color: Color) -> ObjectEffect:
        """Return the effect by which they have that color alone."""
        return SetsColor(color)


class ProtectedFromChosenColor(OfChosenColor, frozen=True):
    """Permanents get protection from a color that the controller chooses until end of turn."""

    def begun(self, color: Color) -> ObjectEffect:
        """Return the effect by which they get the ability."""
        return GetsAbility(Protection(HasColor(color)))


def _phrases(kind: type[OfChosenColor], became: str, change: str) -> Iterator[Row]:
    """Yield the phrases of an effect; ``became`` is what stands behind the color."""
    other = f"あなた(が選んだ/が選ぶ/の選んだ/の選ぶ)(色1色/1色の色/1色)[の]{became}"
    for what in ("{what}", "{target}"):
        yield from inflected(kind, f"ターン終了時まで、{what}は、あなたの選ぶ色1色{became}", TE, change)
        for order in (f"ターン終了時まで、{what}は", f"{what}はターン終了時まで", f"{what}は、ターン終了時まで"):
            yield from printed(kind, f"{order}{other}")
            yield from printed(kind, f"{order}、{other}")


VERBS = {kind: Verb(RULE, acts_in=PLAY) for kind in (BecomesChosenColor, ProtectedFromChosenColor)}
PHRASES = (
    *_phrases(BecomesChosenColor, "になる", "る~って"),
    *_phrases(ProtectedFromChosenColor, "に対するプロテクションを得る", "る~て"),
)
