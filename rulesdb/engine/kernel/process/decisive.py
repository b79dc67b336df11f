"""Decisive sentences: those of which a run called a law where its misreading would have had another result.

Without any other sentence the run would be the same to its last event, so that it need not be played to know that.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy

from rulesdb.engine.kernel.book import Misreading, RulesInForce, called_under, misread
from rulesdb.engine.kernel.process.game import Game

Arguments = tuple[object, ...]


class DecisiveSentences:
    """The sentences that are decisive for a run, which is played with ``rules_in_force(compare=self.compare)``.

    In doubt a sentence is decisive: if the law or its misreading does something to the game, or raises an error.
    """

    def __init__(self, among: Iterable[str], most_looks: int | None = None) -> None:
        """Start with no decisive sentence; only those ``among`` can be found.

        A sentence that has been called ``most_looks`` times without a difference is taken to make none.
        """
        self.found: set[str] = set()
        """Identifiers of the decisive sentences."""
        self._open = set(among)
        self._most_looks = most_looks
        self._looks = Counter[str]()
        self._without: dict[str, RulesInForce] = {}
        """The rules in force without a sentence, by the sentence."""
        self._seen: dict[tuple[object, ...], Arguments] = {}
        """The arguments of calls on values alone, by the law and their identities: such a call is looked at once."""

    def compare(self, function: Callable[..., object], misreadings: Sequence[Misreading], args: Arguments) -> object:
        """Return the result of a law; find out on copies of its games whether its misreadings do the same."""
        call = (function, *map(id, args))
        if call in self._seen:
            return function(*args)
        sentences = [
            sentence for sentence in dict.fromkeys(one.sentence for one in misreadings) if self._looks_at(sentence)
        ]
        if not sentences:
            return function(*args)
        changing = [at for at, value in enumerate(args) if _can_change(value)]
        if not changing:
            self._seen[call] = args
        before = _done(args, changing)
        alike: set[str] = set()
        try:
            result = function(*args)
            is_read_once = any(isinstance(value, Iterator) for value in (*args, result))
            if not is_read_once and _done(args, changing) == before:
                for sentence in sentences:
                    other = misread(function, (one for one in misreadings if one.sentence == sentence))
                    copies = _apart(args, changing)
                    if self._has_result(sentence, other, copies, result) and _done(copies, changing) == before:
                        alike.add(sentence)
        finally:
            decisive = {*sentences} - alike
            self._open -= decisive
            self.found |= decisive
        return result

    def _looks_at(self, sentence: str) -> bool:
        """Whether a sentence that is called may still be found to be decisive."""
        if sentence in self._open and self._most_looks is not None:
            self._looks[sentence] += 1
            if self._looks[sentence] > self._most_looks:
                self._open.discard(sentence)
        return sentence in self._open

    def _has_result(self, sentence: str, bent: Callable[..., object], args: Arguments, result: object) -> bool:
        """Whether a law that is bent, with its whole sentence off, has a result."""
        if sentence not in self._without:
            self._without[sentence] = RulesInForce((sentence,))
        try:
            return bool(called_under(self._without[sentence], bent, args) == result)
        except Exception:  # noqa: BLE001  (whatever a misreading runs into is a difference)
            return False


def _apart(args: Arguments, changing: Sequence[int]) -> Arguments:
    """Return arguments with copies of those at some indices: what is done to the copies leaves the values alone."""
    copies = [*args]
    for at in changing:
        value = args[at]
        copies[at] = value.apart() if isinstance(value, Game) else copy(value)
    return tuple(copies)


def _done(args: Arguments, changing: Sequence[int]) -> list[object]:
    """Return what the arguments at some indices have become: equal only if nothing more was done to them."""
    values = (args[at] for at in changing)
    return [value.done if isinstance(value, Game) else copy(_content(value)) for value in values]


def _can_change(value: object) -> bool:
    return isinstance(value, list | dict | set) or (hasattr(value, "__dict__") and not callable(value))


def _content(value: object) -> object:
    return getattr(value, "__dict__", value)
