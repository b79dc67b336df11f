"""Legality of what a player may do: the options that could be legal, and the rules that forbid an option.

The list of legal options and a question about one of them ask the same rows, so they cannot contradict each other. The
table of a game has a row for each kind of option, such as playing a card.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.play.attempts import A
from rulesdb.engine.kernel.play.candidates import CandidateRules
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Option, Pass, Play
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.engine.kernel.state.state_updates import with_object

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


class LegalityRules(Struct, Generic[G, A], frozen=True, eq=False):
    """The rules of what a player may do."""

    kinds: Mapping[type[Option], OptionRules[G, Any, A]]
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

    def against_requirements(self, game: G, player: int, option: Option) -> frozenset[str]:  # noqa: ARG002  (likewise)
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
