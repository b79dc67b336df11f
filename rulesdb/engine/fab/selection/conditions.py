"""Conditions on the state of the game, for effects and abilities."""

from collections.abc import Iterator
from itertools import dropwhile, islice, takewhile
from typing import Literal

from rulesdb.engine.fab.card_parts.roles import DefendingCondition
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.combat import Closed, Defended
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.playing.costs import has
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, OfThisTurn, StateCondition
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import NOT, english, inflected, phrase, printed


class HasHappened(StateCondition, OfThisTurn, frozen=True):
    """An event has happened this turn."""

    event: EventPattern
    """Pattern of the event."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether any event of this turn matches."""
        return any(self.event.matches(game, event, context) for event in game.state.history)


class HasAtLeast(StateCondition, frozen=True):
    """The controller has a number of points of an asset, or more."""

    asset: Asset
    """Kind of the points; life points are those of the controller's hero."""
    least: int
    """Least number of points, from 0."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the controller has at least ``least`` points."""
        return has(game, context.controller, self.asset) >= self.least


class HasDefended(StateCondition, OfThisTurn, frozen=True):
    """The source has defended on the combat chain that is open, or else on the one that closed last this turn."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source became a defending card since the combat chain before that one closed."""
        since = takewhile(lambda event: not isinstance(event, Closed), self._events_of_the_chain(game))
        return any(isinstance(event, Defended) and event.object == context.source for event in since)

    def _events_of_the_chain(self, game: Game) -> Iterator[Event]:
        """Return the events of this turn, the last one first, without those after the chain has closed."""
        events = reversed(game.state.history)
        if game.state.links:
            return events
        return islice(dropwhile(lambda event: not isinstance(event, Closed), events), 1, None)


class IsPhase(StateCondition, frozen=True):
    """It is a phase of the controller's turn."""

    phase: Literal["start", "action", "end"]
    """The phase."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is the phase, and the controller's turn."""
        return game.state.phase == self.phase and game.state.turn_player == context.controller


class IsStep(StateCondition, frozen=True):
    """It is a step of combat."""

    step: Literal["layer", "attack", "defend", "reaction", "damage", "resolution"]
    """The step."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether combat is in the step."""
        return game.state.combat == self.step


class Defends(DefendingCondition, frozen=True):
    """The source is a defending card of any chain link (7.0.5a)."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source is among the defending cards."""
        return context.source in game.on_chain_as_defending()


class ItIs(StateCondition, frozen=True):
    """The object to which an effect applies fits a filter."""

    fits: Filter
    """Condition on the object."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the object fits, if there is one already."""
        return any(self.fits.fits(game, object_id, context) for object_id in context.chosen or ())


PHRASES = (
    phrase(HasHappened, "このターンに、{event:ta}"),
    *inflected(HasDefended, "これがその戦闘チェインで防御した", NOT, "した~していない"),
    *inflected(HasAtLeast, "あなたの{asset}が{least}点以上ある", NOT, "ある~ない"),
    *inflected(IsPhase, "あなたの開始フェイズである", NOT, "である~でない", phase="start"),
    *inflected(IsPhase, "あなたのアクションフェイズである", NOT, "である~でない", phase="action"),
    *inflected(IsPhase, "あなたの終了フェイズである", NOT, "である~でない", phase="end"),
    *(
        row
        for step, word in (
            ("layer", "レイヤー"),
            ("attack", "攻撃"),
            ("defend", "防御"),
            ("reaction", "リアクション"),
            ("damage", "ダメージ"),
            ("resolution", "解決"),
        )
        for row in inflected(IsStep, f"{word}ステップである", NOT, "である~でない", step=step)
    ),
    *inflected(Defends, "これが防御している", NOT, "る~ない"),
    *english(HasHappened, "{event:past} this turn"),
    *english(IsPhase, "it is your action phase", phase="action"),
    *english(Defends, "this is defending"),
    *english(HasAtLeast, "you have {least} or more {asset}"),
    *inflected(ItIs, "それが{fits:noun}である", NOT, "である~でない"),
)
PHRASES += (
    *(
        row
        for words in ("このターン、", "このターンに、", "このターンに", "このターン", "このターンの終わりまで、")
        for row in printed(HasHappened, f"{words}{{event:had}}")
    ),
)
PHRASES += (
    *printed(ItIs, "それが{fits:bare}である"),
    *printed(ItIs, "それが{fits:bare}"),
    *printed(ItIs, "それが{fits:noun}"),
)
