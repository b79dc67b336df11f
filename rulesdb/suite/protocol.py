"""The messages between a runner and the driver of an engine: a line of JSON each, one answer for each message.

The steps of a scenario by which something is done are messages themselves. What is right is never part of a message:
a driver says what its engine sees, and the runner compares.
"""

from rulesdb.suite.format import (
    FORMAT,
    Act,
    Attempt,
    Bring,
    Given,
    Observe,
    PassAll,
    PassUntil,
    PrintedCard,
    Reply,
    Row,
    Setup,
    Track,
    Value,
)


class Hello(Row, frozen=True, tag="hello", tag_field="do"):
    """The first message. The answer names the driver and the games that it plays."""

    format: int
    """Version of the protocol that the runner speaks."""


class Without(Row, frozen=True, tag="without", tag_field="do"):
    """From the next setup on, the engine plays without some sentences, or with all of them if there are none."""

    sentences: tuple[str, ...]
    """Identifiers of the sentences or whole rules."""


class Begin(Row, frozen=True, tag="setup", tag_field="do"):
    """A new game begins; the one before is over."""

    game: str
    """The game, as in the identifiers of its rules."""
    setup: Setup
    """What it begins with."""
    cards: dict[str, PrintedCard]
    """The printed cards, by their keys."""


class Try(Row, frozen=True, tag="try", tag_field="do"):
    """A player tries an action. The answer has the rules that forbid it; the game stays as it is."""

    attempt: Attempt
    """The action."""


class TakeBack(Row, frozen=True, tag="take back", tag_field="do"):
    """A player begins an action that is reversed. The answer has the rules that reverse it."""

    attempt: Attempt
    """The action."""
    answers: tuple[Given, ...] = ()
    """Answers to the questions meanwhile."""


class Look(Row, frozen=True, tag="observe", tag_field="do"):
    """The runner looks at something. The answer has its value."""

    of: Observe
    """What it looks at."""


class Bye(Row, frozen=True, tag="bye", tag_field="do"):
    """The last message; the driver answers and ends."""


Doing = Bring | Act | PassAll | PassUntil | Reply | Track | Try | TakeBack
"""A message about what is done in the game."""
Message = Hello | Without | Begin | Doing | Look | Bye
"""A message of a runner."""

UNSUPPORTED, IMPOSSIBLE, BROKEN = "unsupported", "impossible", "broken"
"""Kinds of errors: the engine does not know something; it does not allow a step; it failed."""


class Response(Row, frozen=True):
    """The answer of a driver."""

    ok: bool
    """Whether the message was carried out."""
    value: Value = None
    """The value of an observation."""
    rules: tuple[str, ...] = ()
    """Identifiers of the rules that forbid or reverse an action."""
    error: str = ""
    """The kind of error: ``unsupported``, ``impossible`` or ``broken``."""
    message: str = ""
    """What went wrong, in a sentence."""
    driver: str = ""
    """Name and version of the driver, in the answer to ``hello``."""
    games: tuple[str, ...] = ()
    """The games that it plays, in the answer to ``hello``."""
    format: int = FORMAT
    """Version of the protocol that it speaks."""
