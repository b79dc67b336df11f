"""Decisive sentences and clauses: a run called a law where their misreading would have had another result.

Without any other one the run would be the same to its last event, so that it need not be played to know that.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from operator import is_

from rulesdb.engine.kernel.book import Misreading, RulesInForce, called_under, misread
from rulesdb.engine.kernel.process.game import Game

Arguments = tuple[object, ...]
_COLLECTIONS = list, dict, set


class DecisiveSentences:
    """The sentences and clauses that are decisive for a run.

    It is played with ``rules_in_force(compare=self.compare)``.

    In doubt one is decisive: if the law or its misreading does something to the game, or raises an error.
    """

    def __init__(self, among: Iterable[str]) -> None:
        """Start without any; only those ``among`` can be found."""
        self.found: set[str] = set()
        """Identifiers of the decisive sentences and clauses."""
        self._open = set(among)
        self._without: dict[str, RulesInForce] = {}
        """The rules in force without a sentence or clause, by its identifier."""
        self._seen: dict[tuple[object, ...], Arguments] = {}
        """The arguments of calls on values alone, by the law and their identities: such a call is looked at once."""

    def compare(self, function: Callable[..., object], misreadings: Sequence[Misreading], args: Arguments) -> object:
        """Return the result of a law; find out on copies of its games whether its misreadings do the same."""
        call = (function, *map(id, args))
        looked_at = [] if call in self._seen else [one for one in misreadings if one.clause in self._open]
        if not looked_at:
            return function(*args)
        changing = [at for at, value in enumerate(args) if _can_change(value)]
        if not changing:
            self._seen[call] = args
        before = _done(args, changing)
        decisive = {one.clause for one in looked_at}
        try:
            result = function(*args)
            if _done(args, changing) == before and not any(map(_is_read_once, (*args, result))):
                for clause in decisive & self._open:
                    copies = _apart(args, changing)
                    run = _known(function, result, copies)
                    bent = misread(run, [one for one in looked_at if one.clause == clause])
                    if self._has_result(clause, bent, copies, result) and _done(copies, changing) == before:
                        decisive.discard(clause)
        finally:
            self._open -= decisive
            self.found |= decisive
        return result

    def _has_result(self, clause: str, bent: Callable[..., object], args: Arguments, result: object) -> bool:
        """Whether a law that is bent, with the whole clause off, has a result."""
        if clause not in self._without:
            self._without[clause] = RulesInForce((clause,))
        try:
            return bool(called_under(self._without[clause], bent, args) == result)
        except Exception:  # noqa: BLE001  (whatever a misreading runs into is a difference)
            return False


def _known(function: Callable[..., object], result: object, args: Arguments) -> Callable[..., object]:
    """Return the function of a law, which does not run again with arguments with which it has a known result.

    What it calls is looked at by itself: where that is the same without a sentence, so is the result.
    """
    return lambda *again: result if len(again) == len(args) and all(map(is_, again, args)) else function(*again)


def _apart(args: Arguments, changing: Sequence[int]) -> Arguments:
    """Return arguments with copies of those at some indices: what is done to the copies leaves the values alone."""
    copies = [*args]
    for at in changing:
        value = args[at]
        copies[at] = value.apart() if isinstance(value, Game) else copy(value)
    return tuple(copies)


def _done(args: Arguments, changing: Sequence[int]) -> list[object]:
    """Return what the arguments at some indices have become: equal only if nothing more was done to them."""
    return [value.done if isinstance(value := args[at], Game) else copy(_content(value)) for at in changing]


def _can_change(value: object) -> bool:
    return isinstance(value, _COLLECTIONS) or (hasattr(value, "__dict__") and not callable(value))


def _is_read_once(value: object) -> bool:
    return hasattr(value, "__next__")


def _content(value: object) -> object:
    return getattr(value, "__dict__", value)
