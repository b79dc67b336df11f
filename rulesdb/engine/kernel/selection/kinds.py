"""Kinds that are a function: what evaluates their records, decorated with their words.

What the decorator leaves behind is the kind, a class of records: ``has_class()`` makes a filter. Its docstring is that
of the function. Its name, which saved files have, is made from that of the function (``HasClass``), and no other kind
may have it, whatever its role. Its fields are the parameters behind the first ones, which are the game and what the
record is asked about: the object of a filter; the context of an amount or a selection; the event and the context of a
replacement.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Concatenate, ParamSpec, TypeVar, cast

from msgspec import Struct, defstruct

from rulesdb.engine.kernel.cards.roles import AnyContext, Filter, Objects, Replacement, UntypedGame, Value
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import ANY, DeclaredRows, Row, phrase, phrases
from rulesdb.engine.kernel.selection.filters import filter_phrases

P = ParamSpec("P")
S = TypeVar("S", bound=Struct)


def _kind(
    role: type[S], method: str, function: Callable[..., object], marks: Iterable[type], methods: dict[str, object]
) -> type[S]:
    """Return the kind of a function, which becomes the method of its role.

    ``marks`` are further parents, such as OfThisTurn; ``methods`` are what else of the role the kind overrides.
    """
    given = 3 if role is Replacement else 2  # the parameters that are no fields; the last annotation is the result
    fields = [*function.__annotations__.items()][given:-1]
    values = tuple(attrgetter(field) for field, _ in fields)

    def evaluated(record: S, *about: object) -> object:
        if not values:  # as most kinds
            return function(*about[:given])
        return function(*about[:given], *[value(record) for value in values])

    namespace = methods | {"__doc__": function.__doc__, method: evaluated}
    name, bases = function.__name__.title().replace("_", ""), (role, *marks)
    made = defstruct(name, fields, bases=bases, module=function.__module__, namespace=namespace, frozen=True)
    return cast("type[S]", made)


def filters(
    rows: list[DeclaredRows], before: str, alone: str = "", *marks: type, **methods: object
) -> Callable[[Callable[Concatenate[UntypedGame, int, P], bool]], Callable[P, Filter]]:
    """Add the phrases of a kind of filters to rows: before the noun that it qualifies, and as a noun by itself.

    The function returns whether an object fits, by its id; a filter that needs the context is a class. ``marks`` are
    further parents of the kind, and ``methods`` what else of Filter it overrides, such as ``limits``.
    """

    def made(function: Callable[Concatenate[UntypedGame, int, P], bool]) -> Callable[P, Filter]:
        kind = _kind(Filter, "fits", function, marks, methods)
        rows.extend(filter_phrases(kind, before, alone))
        return kind

    return made


def amounts(
    rows: list[DeclaredRows], words: str, *marks: type
) -> Callable[[Callable[Concatenate[UntypedGame, AnyContext, P], int]], Callable[P, Value]]:
    """Add the phrase of a kind of amounts to rows; ``marks`` are further parents of the kind."""

    def made(function: Callable[Concatenate[UntypedGame, AnyContext, P], int]) -> Callable[P, Value]:
        kind = _kind(Value, "value", function, marks, {})
        rows.append(phrase(kind, words))
        return kind

    return made


def all_and_any(kind: type[Objects], every: str, one: str = "") -> tuple[Row, ...]:
    """Return the phrases of a selection: for all of its objects and for any one of them, ``every`` if that is empty.

    What stands in ``[ ]`` is left out of some of them.
    """
    return *phrases(kind, every), *phrases(kind, one or every, ANY)


def selections(
    rows: list[DeclaredRows], every: str, one: str = "", *marks: type, **methods: object
) -> Callable[[Callable[Concatenate[UntypedGame, AnyContext, P], tuple[int, ...]]], Callable[P, Objects]]:
    """Add the phrases of a kind of selections to rows: for all of its objects, and for any one of them.

    ``one`` is the same as ``every`` if it is empty; ``marks`` and ``methods`` are as those of ``filters``.
    """

    def made(function: Callable[Concatenate[UntypedGame, AnyContext, P], tuple[int, ...]]) -> Callable[P, Objects]:
        kind = _kind(Objects, "objects", function, marks, methods)
        rows.extend(all_and_any(kind, every, one))
        return kind

    return made


def replacements(
    rows: list[DeclaredRows], words: str
) -> Callable[[Callable[Concatenate[UntypedGame, Event, AnyContext, P], Event | None]], Callable[P, Replacement]]:
    """Add the phrase of a kind of replacements to rows; the function returns what happens instead, None for nothing."""

    def made(
        function: Callable[Concatenate[UntypedGame, Event, AnyContext, P], Event | None],
    ) -> Callable[P, Replacement]:
        kind = _kind(Replacement, "event", function, (), {})
        rows.append(phrase(kind, words))
        return kind

    return made
