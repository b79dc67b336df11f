"""Attempts to play a spell or an ability (409.1), special actions (408.2), and the costs that there can be (424)."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from msgspec import Struct

from rulesdb.engine.kernel.cards.abilities import effects_within
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.telling import Subject
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.attempts import CoreAttempt
from rulesdb.engine.kernel.play.declarations import lack_targets
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.mtg.card_parts.abilities import Cost, ManaAbility
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.characteristics import types
from rulesdb.engine.mtg.events.zones import Declare, Stack
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import STACK, Declared, Layer, Object, State

_NOTHING = Due()
_ABILITY = frozenset({"ability"})


class AlternativeCost(NamedTuple):
    """A cost that a player may pay, or must pay, instead of the mana cost of a spell."""

    name: str
    """Name by which the player announces the cost."""
    cost: Cost
    """The cost."""
    is_forced: bool = False
    """Whether the spell cannot be played for its mana cost, because of where or how it is played."""


class AdditionalCost(NamedTuple):
    """A cost that a player may pay, or must pay, in addition to the mana cost or an alternative cost."""

    name: str
    """Name by which the player announces the cost."""
    cost: Cost
    """The cost."""
    is_optional: bool = True
    """Whether the player may decline to pay it."""


class KeywordReplacement(NamedTuple):
    """A replacement effect of a keyword ability."""

    key: tuple[int, str]
    """The id of the object and the name of the keyword, which identify the effect."""
    controller: int
    """Index of the player who controls the effect."""
    instead: Callable[[Game, Event], Event | None]
    """Return the event that happens instead of an event, None for none."""
    is_optional: bool = False
    """Whether the controller chooses whether the event is replaced."""
    lasting: None = None
    """None: the effect is not a lasting one, whose uses would be counted."""
    source: int | None = None
    """The source of the effect, None for the object of the key."""

    def subject(self) -> Subject:
        """Return the object with the keyword."""
        of_key, keyword = self.key
        return Subject(of_key if self.source is None else self.source, (), keyword=keyword)


class Attempt(CoreAttempt[Game, State, Ability], eq=False):
    """An attempt to play a card or an activated ability."""

    due: Due = _NOTHING
    """The total cost (409.1f), as far as it is determined."""
    by_effect: bool = False
    """Whether an effect lets the player play the card while it resolves, whatever the timing."""
    is_free: bool = False
    """Whether the effect lets the player play it without paying its mana cost."""
    was_as_instant: bool | None = None
    """Whether the card could be played as an instant when it was announced, None before that.

    What happens to flash afterwards does not matter: an effect may give it to cards in hand alone.
    """
    forced: AlternativeCost | None = None
    """The alternative cost for which the effect lets the player play it, None for none."""

    def kinds(self, game: Game) -> frozenset[str]:
        """Return the types that decide the timing: those of the card, or "ability"."""
        return types(game, self.layer) if self.ability is None else _ABILITY

    def declared(self, game: Game) -> Declared:
        """Return what was announced so far."""
        layer = game.object(self.layer).layer
        return Declared() if layer is None else layer.declared

    def declare(self, game: Game, declared: Declared) -> None:
        """Announce modes, targets and costs."""
        note(game, Declare(object=self.layer, declared=declared))

    @property
    def is_mana_ability(self) -> bool:
        """Whether the ability is a mana ability, which uses no stack (411)."""
        return isinstance(self.ability, ManaAbility)


def lacks_targets_of_mode(game: Game, attempt: Attempt, mode: Ability) -> bool:
    """Whether there are too few legal targets for a mode."""
    return lack_targets(game, effects_within((mode,), ()), attempt.context(game))


def going_on_stack(game: Game, player: int, layer: Layer, abilities: tuple[Ability, ...], by: str) -> Stack:
    """Return the event by which an object that is no card goes on the stack, under the control of a player."""
    made = game.state.next_id
    card = Card("", abilities=abilities)
    item = Object(made, made, card, player, STACK, is_public=True, controller=player, layer=layer)
    return Stack(by=by, layer=item)


SpecialAction = Literal["suspend", "turn face up"]


class Special(Option, frozen=True):
    """A special action with an object."""

    action: SpecialAction
    """The action."""
    object: int
    """Id of the object."""


class SpecialRules(Struct, frozen=True, eq=False):
    """The rules of a special action."""

    objects: Callable[[Game, int], Iterable[int]]
    """Return the ids of the objects with which a player might take the action."""
    obstacle: Callable[[Game, int, int], str | None]
    """Return a rule that forbids a player the action with an object, None if no rule does."""
    act: Callable[[Game, int, int], None]
    """Take the action. Raises IllegalError if it turns out to be illegal."""
