"""The values of the suite's files and of its protocol. docs/suite.md explains them, suite.schema.json is made of them.

A field with its default value is left out of a file. A runner and the driver of an engine exchange messages: a line of
JSON each, one answer for each message. The steps of a scenario by which something is done are messages themselves. What
is right is never part of a message: a driver says what its engine sees, and the runner compares.
"""

from typing import Any, Literal

from msgspec import Struct, field

from rulesdb import RulesdbError


class SuiteError(RulesdbError):
    """A folder that cannot be used as a suite, or a driver that does not speak the protocol; a sentence says why."""


FORMAT = 2
"""Version of the format and the protocol; it is raised when a file or message changes its meaning."""

START, NEVER = "start of game", ""
"""The stages of a game that begins with the start-of-game procedure, and of one that does not begin."""
ALL = "all"
"""In place of identifiers: all sentences."""

Value = Any
"""A value of JSON."""


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A value of the suite, written as an object of JSON."""


class Described(Row, frozen=True):
    """An object without a label: the nth one of a name in a zone."""

    name: str
    """Printed name, "" for an object without one, such as the layer of an ability."""
    zone: str
    """Name of the zone."""
    owner: str | None = None
    """Name of the owner, None for none."""
    nth: int = 1
    """Its position among those of this name, zone and owner, the oldest first, from 1."""


Ref = str | Described
"""An object: its label in the scenario, or a description."""


class Choice(Row, frozen=True):
    """What a player chooses: one field, and behind an ability or effect what tells it from others of its object."""

    object: Ref | None = None
    """An object."""
    player: str | None = None
    """A player, by name."""
    number: int | None = None
    """A number, such as the value of X."""
    yes: bool | None = None
    """Whether the answer is yes."""
    name: str | None = None
    """A name, such as that of a cost or a card."""
    ability_of: Ref | None = None
    """The pending triggered ability of an object."""
    effect_of: Ref | None = None
    """The effect of an object that is applied next."""
    text: str | None = None
    """The text, in Japanese, of a mode or effect-cost, or of an ability or effect among several of its object."""
    position: int | None = None
    """Position among options that are alike in all this, from 1."""
    activate: Ref | None = None
    """An ability of an object that is activated meanwhile, such as one for mana."""
    none: bool = False
    """Nothing, or nothing more."""
    stop: bool = False
    """The question stays open: the next step looks at it or answers it."""


class Given(Row, frozen=True):
    """The answer of a player to a question."""

    player: str
    """The player who is asked, by name; "" for whoever is asked."""
    question: str
    """The kind of question."""
    choice: Choice
    """The answer."""
    default: bool = False
    """Whether the scenario does not depend on the answer: an engine may give another one."""
    forced: bool = False
    """Whether there is no other answer: an engine need not ask, and one that offers others is wrong."""


class Observe(Row, frozen=True):
    """What is looked at."""

    observe: str
    """The kind of observation, from the vocabulary of the game."""
    player: str | None = None
    """The player whom it is about, or who looks."""
    card: Ref | None = None
    """The object that it is about."""
    detail: str | int | None = None
    """What else it is about: a zone, a kind of counter, an ability, a name, a position from 1, a question."""
    where: dict[str, Value] = {}
    """Values that a counted event has, by the name of its field."""
    field: str | None = None
    """The field of an event whose values are looked at."""
    among: tuple[str, ...] = ()
    """The kinds of events, or the rules, whose order is looked at."""


class PrintedCard(Row, frozen=True):
    """A card as it is printed."""

    text: tuple[str, ...]
    """The lines of its sheet in Japanese: characteristics, and each ability; of a card that is read, its print."""
    data: dict[str, Value]
    """The same as data: a record has the name of its kind under ``is``, and the fields that are not the usual ones."""
    read: bool = False
    """Whether an engine that reads cards must take the print, not the data: the scenario is about reading it."""


class SeatedPlayer(Row, frozen=True):
    """A player."""

    name: str
    """The player's name, which is unique."""
    hero: str | None = None
    """The hero, by its key among the cards; its label in steps is the same. None in a game without heroes."""
    life: int | None = None
    """Life total; None where the hero has it."""
    party: str = ""
    """Name of the player's party, "" for none."""
    deck: tuple[str, ...] = ()
    """Keys of the cards in the deck, for a game that begins with the start-of-game procedure."""
    equipment: tuple[str, ...] = ()
    """Keys of the cards that start in the arena, for such a game."""
    others: tuple[str, ...] = ()
    """Keys of the cards of the card-pool that do not start, for such a game."""
    pool: tuple[str, ...] = ()
    """Keys of the cards of the card-pool from which the player chooses as such a game starts."""


class PlacedCard(Row, frozen=True):
    """A card in a zone before the game begins."""

    card: str
    """Its key among the cards."""
    player: str
    """Its owner, by name."""
    zone: str
    """The zone; ``macro`` for an object of no owner that a tournament rule creates and the player controls."""
    label: str | None = None
    """Its name in the steps, None if no step names it."""
    count: int = 1
    """Number of such cards, without a label if there are several, from 1."""
    public: bool | None = None
    """Whether it lies face up, None for what is usual in the zone."""


class Beginning(Row, frozen=True):
    """The moment at which the game begins."""

    stage: str
    """The phase or step; ``start of game`` for the start-of-game procedure."""
    turn_player: str | None = None
    """The turn-player, None for the first player."""
    tournament: tuple[Value, ...] = ()
    """Tournament rules, as data."""
    answers: tuple[Given, ...] = ()
    """Answers to the questions of the start-of-game procedure."""
    deck_size: int = 0
    """Least number of cards of a starting deck that the format asks for."""
    previous: tuple[str, ...] = ()
    """Of the previous game of a match, who was selected, and behind that who lost first, unless it was a draw."""


class Setup(Row, frozen=True):
    """What the game begins with."""

    players: tuple[SeatedPlayer, ...]
    """The players, in turn order."""
    begin: Beginning
    """The beginning of the game."""
    cards: tuple[PlacedCard, ...] = ()
    """The cards, in each zone in order, a deck from its top."""
    seed: int = 1
    """The seed of chance on the engine that recorded the scenario."""


Action = Literal["play", "activate", "pass", "special", "concede", "agree to a draw", "claim no progress"]
"""The actions; the last three are those that a player takes at any time."""


class Attempt(Row, frozen=True):
    """An action that a player takes or tries to take."""

    player: str
    """The player, by name."""
    action: Action
    """The action."""
    card: Ref | None = None
    """The object with which it is taken, None for passing."""
    ability: int | None = None
    """Position of the activated ability among those of the object, from 1."""
    text: str | None = None
    """The text of that ability, in Japanese."""
    special: str | None = None
    """Name of the special action."""


class Bring(Row, frozen=True, tag="bring", tag_field="do"):
    """A player comes with another hero and card-pool, while no game has begun."""

    player: SeatedPlayer
    """The player."""


class Act(Row, frozen=True, tag="act", tag_field="do"):
    """A player takes an action, and players answer the questions that follow from it."""

    attempt: Attempt
    """The action."""
    answers: tuple[Given, ...] = ()
    """The answers."""
    announce: bool = False
    """Whether the first question stays open, whatever it is."""


class PassAll(Row, frozen=True, tag="pass all", tag_field="do"):
    """All players pass in succession: the top of the stack resolves, or the step ends."""

    times: int = 1
    """How often, from 1."""
    answers: tuple[Given, ...] = ()
    """Answers to the questions meanwhile."""


class PassUntil(Row, frozen=True, tag="pass until", tag_field="do"):
    """All players pass until a step has begun, or the next turn."""

    step: str | None = None
    """The step; "" for the end of combat, None for the next turn."""
    answers: tuple[Given, ...] = ()
    """Answers to the questions meanwhile."""


class Reply(Row, frozen=True, tag="answer", tag_field="do"):
    """Players answer a question that was left open, and those that follow."""

    answers: tuple[Given, ...] = ()
    """The answers."""


class Track(Row, frozen=True, tag="track", tag_field="do"):
    """An object that came to be in the game gets a label, which it keeps in other zones."""

    label: str
    """The label."""
    object: Described
    """The object."""


class Refused(Row, frozen=True, tag="refused", tag_field="do"):
    """A player tries an action that is illegal; the game stays as it is."""

    attempt: Attempt
    """The action."""
    rules: tuple[str, ...]
    """Identifiers of exactly the rules that forbid it, sorted."""


class TakenBack(Row, frozen=True, tag="taken back", tag_field="do"):
    """A player begins an action that proves illegal; it is reversed, and the game is as before."""

    attempt: Attempt
    """The action."""
    rules: tuple[str, ...]
    """Identifiers of exactly the rules that reverse it, sorted."""
    answers: tuple[Given, ...] = ()
    """Answers to the questions meanwhile."""


class Expect(Row, frozen=True, tag="expect", tag_field="do"):
    """An observation must have a value."""

    what: str
    """What the value is, in Japanese, for people."""
    of: tuple[Observe, ...]
    """The observation; several for a sum."""
    value: Value = field(name="is")
    """The value that is right."""
    measure: Literal["value", "sum", "length"] = "value"
    """Whether the value itself is meant, the number of observations that hold, or the length of a list."""


class Remark(Row, frozen=True, tag="remark", tag_field="do"):
    """An expectation that the vocabulary does not have, in Japanese, for people; a driver is not asked for it."""

    text: str
    """The line of the account."""


Step = Bring | Act | PassAll | PassUntil | Reply | Track | Refused | TakenBack | Expect | Remark
"""A step of a scenario."""


class Scenario(Row, frozen=True):
    """A check as a scenario."""

    id: str
    """Name of the check."""
    title: str
    """The title, in Japanese."""
    claims: tuple[str, ...]
    """Identifiers of the sentences that it is there to demonstrate."""
    fails_without: tuple[str, ...]
    """Identifiers of sentences without which it fails on the engine that recorded it: the claimed ones, and all others
    for which the suite is complete."""
    cards: dict[str, PrintedCard]
    """The printed cards, by their keys."""
    setup: Setup
    """What the game begins with."""
    steps: tuple[Step, ...]
    """What is done and seen, in order."""
    example: str | None = None
    """Identifier of the printed example that it plays, None for none."""
    portable: bool = True
    """Whether all its expectations can be asked of a driver."""


class SectionFile(Row, frozen=True):
    """A file of scenarios: those of one section of one game."""

    game: str
    """The game, as in the identifiers of its rules."""
    section: str
    """Number of the section."""
    scenarios: tuple[Scenario, ...]
    """The scenarios, in the order of their names."""


class Counts(Row, frozen=True):
    """Counts of scenarios and expectations."""

    scenarios: int
    """Number of scenarios."""
    portable: int
    """Number of scenarios of which every expectation can be asked of a driver."""
    expectations: int
    """Number of expectations."""
    neutral: int
    """Number of expectations that can be asked of a driver."""
    sentences: int
    """Number of sentences without which at least one scenario fails."""


class NotExported(Row, frozen=True):
    """A check that is no scenario."""

    id: str
    """Name of the check."""
    reason: str
    """The reason, in English."""


class GameIndex(Row, frozen=True):
    """The scenarios of a game."""

    game: str
    """The game, as in the identifiers of its rules."""
    edition: str
    """Name of the edition whose sentences the identifiers count."""
    rules_version: str
    """Version of the rules that the edition is about."""
    files: tuple[str, ...]
    """Paths of the files of scenarios, from the index."""
    counts: Counts
    """What is in them."""
    not_exported: tuple[NotExported, ...]
    """The checks that are no scenarios."""


class Index(Row, frozen=True):
    """The index of a suite: ``suite.json``."""

    format: int
    """Version of the format."""
    version: str
    """Version of the program that wrote the suite."""
    games: tuple[GameIndex, ...]
    """The games."""
    complete: tuple[str, ...]
    """The sentences that every scenario lists that fails without them, also if it does not claim them; or ``all``."""
    counts: Counts
    """What is in all of them."""


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
