"""Observations: what a check reads off its table, which passes through the table so that it can be recorded."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def observed(look: F) -> F:
    """Return a public observation of a table, or of a player or card at one, that passes through its table."""

    @wraps(look)
    def through_the_table(subject: Any, *arguments: object, **named: object) -> object:  # noqa: ANN401
        table = getattr(subject, "_table", subject)
        return table.observe(look.__name__, subject, (*arguments, named), partial(look, subject, *arguments, **named))

    return cast("F", through_the_table)
