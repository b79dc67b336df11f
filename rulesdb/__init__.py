"""rulesdb: the comprehensive rules of card games as a linked, searchable, demonstrated rule graph.

Programs use the names of ``__all__`` (docs/api.md), which are loaded with their first use; all else is internal.
"""

TYPE_CHECKING = False  # as that of ``typing``, which a command need not wait for
if TYPE_CHECKING:
    from rulesdb.api.book import Book, compare, open
    from rulesdb.api.errors import (
        AmbiguousIdentifierError,
        HomeError,
        MisfitError,
        NoRulesError,
        QueryError,
        QuotationError,
        SourceError,
        UnknownGameError,
        UnknownIdentifierError,
    )
    from rulesdb.api.values import (
        Ability,
        AccountLine,
        AskedBack,
        Candidate,
        Card,
        CardLine,
        Cards,
        Chain,
        Change,
        CheckResult,
        Checks,
        CheckStatus,
        Citation,
        Citing,
        Clause,
        Comparison,
        DecidingRule,
        Diagnostic,
        Edition,
        EditionFile,
        Example,
        FormerNumber,
        Governed,
        Hit,
        Judgement,
        Level,
        Meaning,
        NotCovered,
        Note,
        OpenQuestion,
        Part,
        Place,
        Problem,
        Question,
        RefusedAction,
        Results,
        Rule,
        RuleText,
        Ruling,
        SetAside,
        Topic,
        Trace,
        UnderstoodLine,
        UnderstoodSentence,
        Verification,
    )

__version__ = "0.1.0"
__all__ = [
    "Ability",
    "AccountLine",
    "AmbiguousIdentifierError",
    "AskedBack",
    "Book",
    "Candidate",
    "Card",
    "CardLine",
    "Cards",
    "Chain",
    "Change",
    "CheckResult",
    "CheckStatus",
    "Checks",
    "Citation",
    "Citing",
    "Clause",
    "Comparison",
    "DecidingRule",
    "Diagnostic",
    "Edition",
    "EditionFile",
    "Example",
    "FormerNumber",
    "Governed",
    "Hit",
    "HomeError",
    "Judgement",
    "Level",
    "Meaning",
    "MisfitError",
    "NoRulesError",
    "NotCovered",
    "Note",
    "OpenQuestion",
    "Part",
    "Place",
    "Problem",
    "QueryError",
    "Question",
    "QuotationError",
    "RefusedAction",
    "Results",
    "Rule",
    "RuleText",
    "RulesdbError",
    "Ruling",
    "SetAside",
    "SourceError",
    "Topic",
    "Trace",
    "UnderstoodLine",
    "UnderstoodSentence",
    "UnknownGameError",
    "UnknownIdentifierError",
    "Verification",
    "compare",
    "open",
]


class RulesdbError(Exception):
    """The base of the errors that a user can meet; ``str()`` is a sentence for people, with the way out."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load the part of the API that has a name, when it is first used."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # a command must not pay for it

        parts = (import_module(f"{__name__}.api.{part}") for part in ("values", "book", "errors"))
        return next(vars(part)[name] for part in parts if name in vars(part))


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
