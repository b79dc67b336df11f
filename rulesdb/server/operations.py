"""The operations over HTTP: a row each, from which the routes, the OpenAPI document and its page are made."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

import rulesdb
from rulesdb import RulesdbError, UnknownIdentifierError
from rulesdb.api.documents import Judgements
from rulesdb.api.values import Cards, Chain, Checks, Comparison, Results, Rule, Trace, Verification

OF_GAME = "/v1/{game}/"
"""The beginning of the paths of operations on the rules of a game."""
EDITIONS = "/v1/editions"
"""The path of the list of editions."""
JSON_TYPE, TEXT_TYPE = "application/json", "text/plain"
"""The types of bodies."""
LONGEST_QUERY = 1_000
"""The greatest length of a query, in code points."""
MOST_HITS = 100
"""The greatest number of hits of an answer."""
DEEPEST = 1_000
"""The greatest number of steps of a trace; no chain of references is so long."""

Identifier = Annotated[
    str, Meta(min_length=1, max_length=200, description="a rule or heading, such as 6.4.1", examples=["6.4.1"])
]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of an operation."""


class OneRule(Wanted, frozen=True):
    """A rule."""

    id: Identifier


class Words(Wanted, frozen=True):
    """A query."""

    q: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=LONGEST_QUERY,
            description="words, a question, a rule number or an expression",
            examples=["置換効果"],
        ),
    ]
    n: Annotated[int, Meta(ge=1, le=MOST_HITS, description="at most so many hits", examples=[3])] = 10


class References(Wanted, frozen=True):
    """A rule whose references are followed."""

    id: Identifier
    depth: Annotated[int, Meta(ge=1, le=DEEPEST, description="at most so many steps", examples=[2])] = DEEPEST
    into: Annotated[bool, Meta(description="follow the references into the rule, not out of it")] = msgspec.field(
        name="in", default=False
    )


class Ends(Wanted, frozen=True):
    """The two ends of a chain of references."""

    start: Annotated[Identifier, Meta(description="the rule that the chain begins with", examples=["6.4.7"])] = (
        msgspec.field(name="from")
    )
    goal: Annotated[Identifier, Meta(description="the rule that it ends with", examples=["1.7.6"])] = msgspec.field(
        name="to"
    )


class Versions(Wanted, frozen=True):
    """Two editions of the home."""

    old: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=100,
            description="the old edition, as plain or official@2026-01-31",
            examples=["plain"],
        ),
    ]
    new: Annotated[str, Meta(min_length=1, max_length=100, description="the new one", examples=["plain"])]


class Text(Wanted, frozen=True):
    """A text, as JSON; the same as text/plain needs no JSON around it."""

    text: Annotated[str, Meta(description="the text")]


class Quotation(Wanted, frozen=True):
    """A quotation, and the rule that is said to have it; without a rule it is looked for in all."""

    quote: Annotated[str, Meta(description="the quoted words")]
    id: Identifier | None = None


class OtherGameError(RulesdbError):
    """A situation that is of another game than the path."""


class UnknownEditionError(RulesdbError, LookupError):
    """A name that no edition of the game has."""


class Operation(NamedTuple):
    """A question that can be asked over HTTP."""

    method: str
    """GET or POST."""
    path: str
    """Its path below ``OF_GAME``; what is in braces is a parameter."""
    summary: str
    """What it answers, in a line."""
    parameters: type[Wanted]
    """The parameters of path and query, or of the body of a POST."""
    document: Any
    """The type of the answer."""
    answer: Callable[[rulesdb.Book, str, Any], object]
    """The answer of a book, for a game and parameters."""
    is_played: bool = False
    """Whether it plays games or compares texts, which may take long."""

    @property
    def name(self) -> str:
        """Its name in the OpenAPI document."""
        return self.path.partition("/")[0]

    @property
    def media_types(self) -> tuple[str, ...]:
        """The types that its body can have; that of a text alone may be the text itself."""
        return (JSON_TYPE, TEXT_TYPE) if self.parameters is Text else (JSON_TYPE,)


def _rule(book: rulesdb.Book, game: str, wanted: OneRule) -> tuple[Rule, ...]:
    return book.readings(_identifier(book, game, wanted.id))


def _search(book: rulesdb.Book, game: str, wanted: Words) -> Results:
    return book.search(wanted.q, wanted.n, game)


def _trace(book: rulesdb.Book, game: str, wanted: References) -> Trace:
    return book.trace(_identifier(book, game, wanted.id), wanted.depth, into=wanted.into)


def _path(book: rulesdb.Book, game: str, wanted: Ends) -> Chain:
    return book.path(_identifier(book, game, wanted.start), _identifier(book, game, wanted.goal))


def _check(book: rulesdb.Book, game: str, wanted: OneRule) -> Checks:
    return book.check(_identifier(book, game, wanted.id))


def _compare(book: rulesdb.Book, game: str, wanted: Versions) -> Comparison:
    return book.compare(*(_edition(book, game, name) for name in (wanted.old, wanted.new)))


def _card(book: rulesdb.Book, game: str, wanted: Text) -> Cards:
    return book.card(wanted.text, game)


def _judge(book: rulesdb.Book, game: str, wanted: Text) -> Judgements:
    judgement = book.judge(wanted.text)
    if judgement.game not in {None, game}:
        raise OtherGameError(
            f"this situation is of {judgement.game}; write the line ゲーム: {game} into its head, "
            f"or ask /v1/{judgement.game}/judge"
        )
    return Judgements((judgement,))


def _verify(book: rulesdb.Book, game: str, wanted: Quotation) -> Verification:
    named = None if wanted.id is None else _identifier(book, game, wanted.id)
    return book.verify(named, wanted.quote, game)


def _identifier(book: rulesdb.Book, game: str, written: str) -> str:
    """Return the identifier of a rule of the game. Raises UnknownIdentifierError."""
    found = book.resolve(written, game)
    if not found.startswith(f"{game}:"):
        raise UnknownIdentifierError(f"{found} is a rule of another game; ask /v1/{found.partition(':')[0]}/", [found])
    return found


def _edition(book: rulesdb.Book, game: str, written: str) -> str:
    """Return the full name of an edition of the game; a file is none. Raises UnknownEditionError."""
    name, at, date = written.removeprefix(f"{game}:").partition("@")
    known = [edition.edition for edition in book.editions() if edition.ruleset == game]
    if name not in known:
        raise UnknownEditionError(f"{game} has no edition {name!r}; take one of: {', '.join(known)}")
    return f"{game}:{name}{at}{date}"


OPERATIONS = {
    one.name: one
    for one in (
        Operation("GET", "rules/{id}", "a rule in all texts, the preferred first", OneRule, tuple[Rule, ...], _rule),
        Operation("GET", "search", "the best rules for a query", Words, Results, _search),
        Operation("GET", "trace/{id}", "the references out of a rule or into it, by level", References, Trace, _trace),
        Operation("GET", "path", "a shortest chain of references between two rules", Ends, Chain, _path),
        Operation("GET", "check/{id}", "the checks of a rule and those below, played", OneRule, Checks, _check, True),
        Operation("GET", "compare", "what changed between two editions", Versions, Comparison, _compare, True),
        Operation("POST", "judge", "a situation played, with rulings on its questions", Text, Judgements, _judge, True),
        Operation("POST", "card", "card sheets as the engine of the game understands them", Text, Cards, _card, True),
        Operation("POST", "verify", "whether a rule has a quotation, or which", Quotation, Verification, _verify, True),
    )
}  # fmt: skip
"""All operations on the rules of a game, by name."""
