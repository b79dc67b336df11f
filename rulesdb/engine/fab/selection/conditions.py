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
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, OfThisTurn, StateCondition, Value
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import NOT, english, inflected, phrase


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


class IsDefendedBy(StateCondition, frozen=True):
    """The source attacks, and an object that fits defends against it."""

    what: Filter
    """Condition on the defending object."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether an object that fits defends on a chain link on which the source is the attack, or its source."""
        links = (link for link in game.state.links if context.source in {link.attack, link.source})
        return any(self.what.fits(game, card, context) for link in links for card in game.defending(link))


class DefendsAgainst(DefendingCondition, frozen=True):
    """The source is a defending card against an attack that fits."""

    what: Filter
    """Condition on the attack."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source defends on a chain link whose attack fits."""
        links = (link for link in game.state.links if context.source in game.defending(link))
        return any(self.what.fits(game, link.attack, context) for link in links)


class ItIs(StateCondition, frozen=True):
    """The object to which an effect applies fits a filter."""

    fits: Filter
    """Condition on the object."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the object fits, if there is one already."""
        return any(self.fits.fits(game, object_id, context) for object_id in context.chosen or ())


class PlayedFrom(StateCondition, frozen=True):
    """The source was played from a zone."""

    zone: ZoneName
    """The zone."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source came from the zone, and does not defend without having been played."""
        item = game.last_known(context.source)
        if item.origin is None or item.origin.name != self.zone:
            return False
        return context.source not in game.on_chain_as_defending() or "defense reaction" in item.card.types


class IsAtLeast(StateCondition, frozen=True):
    """An amount that depends on the state of the game is a number or more."""

    amount: Value
    """The amount."""
    least: int
    """Least value, from 0."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the amount is at least ``least`` now."""
        return self.amount.value(game, context) >= self.least


PHRASES = (
    *inflected(PlayedFrom, "これが{zone}からプレイされている", NOT, "る~ない"),
    *english(PlayedFrom, "this was played from {zone}"),
    *english(PlayedFrom, "this was played from your {zone}"),
    *inflected(IsAtLeast, "{amount}が{least}以上である", NOT, "である~でない"),
    *english(IsAtLeast, "there are {least} or more {amount:counted}"),
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
    *inflected(IsDefendedBy, "これが{what:noun}に防御されている", NOT, "る~ない"),
    *inflected(DefendsAgainst, "これが{what:noun}を防御している", NOT, "る~ない"),
    *inflected(ItIs, "それが{fits:noun}である", NOT, "である~でない"),
)
