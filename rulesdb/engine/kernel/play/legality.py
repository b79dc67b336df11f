"""Legality of what a player may do: the options that could be legal, and the rules that forbid an option.

The list of legal options and a question about one of them ask the same rows, so they cannot contradict each other. The
table of a game has a row for each kind of option, such as playing a card.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility
from rulesdb.engine.kernel.effects.actions import AllowingEffect
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities, are_abilities_printed
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.play.attempts import A
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play
from rulesdb.engine.kernel.state.state import AnyObject, CoreObject, with_object

G = TypeVar("G", bound=AnyGame)
O = TypeVar("O", bound=Option)  # noqa: E741  (an option)


class OptionRules(Struct, Generic[G, O, A], frozen=True, eq=False):
    """The rules of one kind of option."""

    lacks_priority: Rule[[G, int], bool]
    """Whether a player has no priority to choose such an option."""
    obstacle: Callable[[G, int, O], str | None]
    """Return the first rule that forbids a player to announce an option, None if none does."""
    attempt: Callable[[G, int, O], A] | None = None
    """Return the attempt that begins with an option, None for one that is done at once, such as passing."""


class BeginningRow(Struct, Generic[G, A], frozen=True, eq=False):
    """A row of the table that says when an attempt cannot begin, such as for its least cost."""

    rule: str
    """Identifier of the rule."""
    forbids: Callable[[G, A], bool]
    """Whether the rule forbids an attempt to begin."""
    is_trial: bool = False
    """Whether the row is asked only if nothing else forbids the attempt, because it may take long."""


AbilityOfObject = tuple[int, int]
"""An activated ability: the id of the object that has it, and its index among the abilities of the object."""


class CandidateRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of where to look for cards and abilities that a player could play and activate."""

    cards: Callable[[Iterable[int], G, int], Iterable[int]]
    """Return the ids of the cards in the zones from which a player plays cards; all objects are given first."""
    stack: Callable[[G], Collection[int]]
    """Return the ids of the objects on the stack, which nobody plays or activates again."""
    functional: Callable[[Iterable[AbilityOfObject], G], Iterable[AbilityOfObject]]
    """Return the activated abilities without those whose source alone shows that they do not function.

    It is asked while no effect changes the abilities of any object.
    """

    may_activate: Callable[[G, int, AbilityOfObject], bool]
    """Whether an activated ability could be a player's to activate, as far as its source alone shows.

    It is asked while nothing allows players what they may not do by the rules alone.
    """

    def permits_itself(self, item: AnyObject) -> bool:  # noqa: ARG002  (few do)
        """Whether an object, one of the special ones, has an ability that lets it be played from further zones."""
        return False

    def allows_any_zone(self, game: G) -> bool:  # noqa: ARG002  (see above)
        """Whether something besides effects may let players play cards from any zone."""
        return False

    def plays_others(self, allowing: Iterable[AllowingEffect]) -> bool:  # noqa: ARG002  (see above)
        """Whether an allowance lets players play cards of other owners."""
        return False

    def candidates(self, game: G, player: int) -> list[Option]:
        """Return every play and activation that could be legal for a player, in the order of the objects' ids."""
        allowing = of_kind(game, AllowingEffect)
        plays_others = self.plays_others(effect for effect, _ in allowing)
        is_open = bool(allowing) or self.allows_any_zone(game)
        cards, activations = set(self._cards(game, player, is_open)), self._activations(game, player, is_open)
        layers = self.stack(game)
        objects, found = game.state.objects, list[Option]()
        for object_id in sorted(cards.union(activations)):
            if object_id in layers:
                continue
            if object_id in cards and (plays_others or objects[object_id].owner == player):
                found.append(Play(object_id))
            found += activations.get(object_id, ())
        return found

    def _cards(self, game: G, player: int, is_open: bool) -> Iterable[int]:
        """Return the ids of objects, among them all that a player could play; decks have far more cards.

        ``is_open``: something may let the player do what the rules alone do not allow.
        """
        objects: Mapping[int, CoreObject] = game.state.objects
        if is_open:
            return objects
        permitting = game.keep("permitting", (objects, game.state.special), self._permitting, game)
        return (*self.cards(objects, game, player), *permitting)

    def _permitting(self, game: G) -> tuple[int, ...]:
        """Return the ids of the objects with an ability that lets them be played from further zones."""
        return game.keep_by_object("permits itself", (), game.state.special, frozenset(), self._if_it_permits_itself)

    def _if_it_permits_itself(self, _game: G, item: CoreObject) -> tuple[int, ...]:
        return (item.id,) if self.permits_itself(item) else ()

    def _activations(self, game: G, player: int, is_open: bool) -> Mapping[int, Sequence[Activate]]:
        """Return activations, among them all that could be legal for a player, by the id of the source."""
        activated = self._activated(game)
        if is_open:
            return _by_source(activated)
        return game.keep(("activations", player), (activated,), self._open_to, game, player, activated)

    def _open_to(self, game: G, player: int, activated: Iterable[AbilityOfObject]) -> Mapping[int, Sequence[Activate]]:
        if not are_abilities_printed(game):
            return _by_source(ability for ability in activated if self.may_activate(game, player, ability))
        sources = _by_source(activated)

        def open_of(game: G, item: CoreObject) -> list[AbilityOfObject]:
            found = [(one.object, one.ability) for one in sources[item.id]]
            return [ability for ability in found if self.may_activate(game, player, ability)]

        anew = game.rules.effects.depending_on_more(game)
        return _by_source(game.keep_by_object(("open to", player), (), sources, anew, open_of))

    def _activated(self, game: G) -> Iterable[AbilityOfObject]:
        """Return the activated abilities among which all functional ones are."""
        every = (
            (object_id, index)
            for object_id in game.state.objects
            for index, ability in enumerate(abilities(game, object_id))
            if isinstance(ability, ActivatedAbility)
        )
        return self.functional(every, game) if are_abilities_printed(game) else every

    def exists(self, game: G, option: Option) -> bool:
        """Whether the object of a play or activation exists, and the index of the ability is within its abilities."""
        if isinstance(option, Activate):
            return game.has(option.object) and 0 <= option.ability < len(abilities(game, option.object))
        return not isinstance(option, Play) or game.has(option.object)


def _by_source(activated: Iterable[AbilityOfObject]) -> Mapping[int, Sequence[Activate]]:
    """Return the activations of abilities by the ids of their sources."""
    found: dict[int, list[Activate]] = {}
    for object_id, index in activated:
        found.setdefault(object_id, []).append(Activate(object_id, index))
    return found


class LegalityRules(Struct, Generic[G, A], frozen=True, eq=False):
    """The rules of what a player may do."""

    kinds: Mapping[type[Option], OptionRules[G, OfAnyGame, A]]
    """The kinds of options."""
    lacks_priority: Rule[[G, int], bool]
    """Whether a player has no priority, and so no option at all."""
    unknown: str
    """Identifier of the rule against an option with an object or ability that does not exist."""
    where: CandidateRules[G]
    """The rules of where to look for cards and abilities."""
    against: Callable[[G, A], Iterator[str]]
    """Yield the rules that make an attempt illegal, both before it begins and when everything is declared."""
    beginning: Sequence[BeginningRow[G, A]]
    """The rows that are asked only before an attempt begins, in order."""

    def others(self, game: G, player: int) -> Sequence[Option]:  # noqa: ARG002  (a game may have some for a player)
        """Return the options besides plays and activations."""
        return (Pass(),)

    def forms(self, game: G, attempt: A) -> Sequence[CoreObject]:  # noqa: ARG002  (a game may have cards with several)
        """Return the object's record in each form in which it can be played, () if it has one form."""
        return ()

    def is_demanded(self, game: G) -> bool:  # noqa: ARG002  (a game may have requirements)
        """Whether an effect requires anything of players."""
        return False

    def against_requirements(self, game: G, player: int, option: Option) -> frozenset[str]:  # noqa: ARG002  (a game may have some)
        """Return the rules that forbid an option because a required one takes precedence over it."""
        return frozenset()

    def legal(self, game: G, player: int) -> list[Option]:
        """Return the legal options of a player: plays and activations, then others; none without priority."""
        if self.lacks_priority(game, player):
            return []
        is_demanded = self.is_demanded(game)
        return [option for option in self._possible(game, player) if self._is_open(game, player, option, is_demanded)]

    def is_legal(self, game: G, player: int, option: Option) -> bool:
        """Whether an option is one of the legal ones, without a look at whether any other is."""
        is_possible = isinstance(option, Pass) or self.could_be_legal(
            game, player, option
        )  # to pass is possible always
        if self.lacks_priority(game, player) or not is_possible:
            return False
        return self._is_open(game, player, option, self.is_demanded(game))

    def could_be_legal(self, game: G, player: int, option: Option) -> bool:
        """Whether an option is among those that could be legal, as far as the places of the objects show."""
        return option in self._possible(game, player)

    def _possible(self, game: G, player: int) -> Iterator[Option]:
        """Yield the options that could be legal: plays and activations, then others."""
        yield from self.where.candidates(game, player)
        yield from self.others(game, player)

    def _is_open(self, game: G, player: int, option: Option, is_demanded: bool) -> bool:
        """Whether no rule forbids an option, and no required one takes precedence over it."""
        is_permitted = self.is_permitted(game, player, option)
        return is_permitted and not (is_demanded and self.against_requirements(game, player, option))

    def forbidden(self, game: G, player: int, option: Option) -> frozenset[str]:
        """Return the identifiers of the rules that forbid an option; an empty set if the option is legal."""
        lacks_priority = self.kinds[type(option)].lacks_priority
        if lacks_priority(game, player):
            return frozenset({lacks_priority.id})
        if not self.where.exists(game, option):
            return frozenset({self.unknown})
        return frozenset(self._forbidding(game, player, option)) or self.against_requirements(game, player, option)

    def is_permitted(self, game: G, player: int, option: Option) -> bool:
        """Whether no rule forbids an option, apart from requirements of other options."""
        return next(self._forbidding(game, player, option), None) is None

    def _forbidding(self, game: G, player: int, option: Option) -> Iterator[str]:
        """Yield the rules that forbid an option; a caller that only needs a yes or no stops at the first.

        An object with several forms can be played if it can be played in one of them.
        """
        kind = self.kinds[type(option)]
        obstacle = kind.obstacle(game, player, option)
        if obstacle is not None:
            yield obstacle
            return
        if kind.attempt is None:
            return
        attempt = kind.attempt(game, player, option)
        forms = self.forms(game, attempt)
        if not forms:
            yield from self._forbidding_to_begin(game, attempt)
            return
        games = (game.at(with_object(game.state, form)) for form in forms)
        reasons = [frozenset(self._forbidding_to_begin(trial, attempt)) for trial in games]
        yield from frozenset().union(*reasons) if all(reasons) else ()

    def _forbidding_to_begin(self, game: G, attempt: A) -> Iterator[str]:
        """Yield the rules that forbid beginning an attempt, as far as they apply before any declaration."""
        is_forbidden = False
        for reason in self.against(game, attempt):
            is_forbidden = True
            yield reason
        for row in self.beginning:
            if not (is_forbidden and row.is_trial) and row.forbids(game, attempt):
                is_forbidden = True
                yield row.rule


def first_of(rows: Sequence[Rule[[G, int, int], bool]]) -> Callable[[G, int, Play], str | None]:
    """Return a function that returns the first of some rules which forbids a player to announce a card, or None."""

    def obstacle(game: G, player: int, option: Play) -> str | None:
        for rule in rows:
            if rule(game, player, option.object):
                return rule.id
        return None

    return obstacle
