"""A book: a home that is opened once, and asked from any thread.

Its answers are the JSON documents of the commands, as values. A build that replaces the home is followed: the next
question opens the new generation. One search of a book runs at a time, since its caches are shared, and one game in the
process, since the engines remember what they worked out.
"""

import os
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Self, TypeVar

from rulesdb import RulesdbError
from rulesdb.api.values import (
    Cards,
    Chain,
    Checks,
    Comparison,
    Edition,
    Judgement,
    Results,
    Rule,
    Trace,
    Verification,
    made,
)
from rulesdb.pipeline.chains import chain_between, traced
from rulesdb.pipeline.home import VARIABLE, Home, consult, current_generation, default_home, open_home
from rulesdb.pipeline.home_errors import HomeMissingError, UnknownGameError
from rulesdb.pipeline.played import game_proofs, played
from rulesdb.pipeline.rule_histories import resolved
from rulesdb.pipeline.searching import search_home
from rulesdb.pipeline.showing import (
    FoundRule,
    UnknownIdentifierError,
    all_questions,
    all_rules,
    edition_entries,
    find_rule,
    questions_about,
)

if TYPE_CHECKING:
    from rulesdb.pipeline.comparing import Version

Answer = TypeVar("Answer")
Name = str | os.PathLike[str]
"""A file or folder as a user names it."""

_ENGINES = RLock()
"""Held while a game is played or a card is read: the whole process shares what the engines remember."""


class Book:
    """The rules of a home. Every method raises RulesdbError for what its user can put right, and is safe in threads."""

    def __init__(self, folder: Path) -> None:
        """Open the home ``folder``. Raises HomeError."""
        self._folder = folder
        self._lock = RLock()
        self._home: Home | None = None
        self._is_closed = False
        self._proofs = cache(game_proofs)
        self._questions = cache(all_questions)
        self._ask(lambda home: home.rulesets)

    def __enter__(self) -> Self:
        """Return the book, which is closed at the end of the block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the book."""
        self.close()

    def close(self) -> None:
        """Let go of all that was read; every later question is refused."""
        with self._lock:
            self._is_closed, self._home = True, None

    def search(self, query: str, n: int = 10, game: str | None = None) -> Results:
        """Return the best ``n`` rules for a query, of one game if wanted. Raises QueryError for a query without words,
        that is too long or a wrong expression, and UnknownGameError.
        """

        def answer(home: Home) -> dict[str, object]:
            _refuse_unknown(game, home)
            _refuse_below_one(n=n)
            with self._lock:
                return search_home(home, query, n, ruleset=game).document()

        return made(self._ask(answer), Results)

    def __getitem__(self, id: str) -> Rule:
        """Return a rule or heading in its preferred text, written in any form that the command takes.

        Raises UnknownIdentifierError and AmbiguousIdentifierError.
        """
        return self._rule(self._ask(lambda home: find_rule(home, id)))

    def readings(self, id: str) -> tuple[Rule, ...]:
        """Return a rule or heading in all its texts, the preferred one first. Raises as ``book[id]`` does."""
        return self._readings(self._ask(lambda home: find_rule(home, id)))

    def resolve(self, id: str, game: str | None = None) -> str:
        """Return the identifier that is meant: of a rule or heading, a part of one, or a rule that is only cited.

        A number without a game is that of ``game``. Raises UnknownIdentifierError, AmbiguousIdentifierError and
        UnknownGameError.
        """

        def answer(home: Home) -> str:
            _refuse_unknown(game, home)
            return resolved(home, id, game)

        return self._ask(answer)

    def editions(self) -> tuple[Edition, ...]:
        """Return the editions that are loaded, with the versions of their files."""
        return made(self._ask(edition_entries), tuple[Edition, ...])

    __iter__ = None
    """A book is asked for ``rules()``; without this, Python would try ``book[0]``, ``book[1]`` and so on."""

    def __contains__(self, id: str) -> bool:
        """Whether a text has a rule or heading of this identifier. Raises AmbiguousIdentifierError."""
        try:
            self._ask(lambda home: find_rule(home, id))
        except UnknownIdentifierError:
            return False
        return True

    def rules_below(self, id: str) -> Iterator[Rule]:
        """Return the rules below a rule or heading in the order of the text, each in its preferred text.

        Raises UnknownIdentifierError and AmbiguousIdentifierError.
        """
        return map(self._rule, self._ask(lambda home: list(find_rule(home, id).below())))

    def rules(self, game: str | None = None) -> Iterator[Rule]:
        """Return all rules and headings in the order of the texts, those of one game if wanted.

        Raises UnknownGameError.
        """

        def answer(home: Home) -> list[FoundRule]:
            _refuse_unknown(game, home)
            return list(all_rules(home, game))

        return map(self._rule, self._ask(answer))

    def trace(self, id: str, depth: int | None = None, *, into: bool = False) -> Trace:
        """Return the references out of a rule, or ``into`` it, level by level, at most ``depth`` of them.

        Raises UnknownIdentifierError and AmbiguousIdentifierError.
        """
        _refuse_below_one(depth=1 if depth is None else depth)
        found = self._ask(lambda home: traced(home, id, "in" if into else "out", depth))
        if found.problem is not None:
            raise found.problem
        return made(found.document(), Trace)

    def path(self, start: str, goal: str) -> Chain:
        """Return a shortest chain of references between two rules, whose ``path`` is None where there is none.

        Raises UnknownIdentifierError and AmbiguousIdentifierError.
        """
        found = self._ask(lambda home: chain_between(home, start, goal))
        for problem in found.unknown:
            raise problem
        return made(found.document(), Chain)

    def check(self, id: str) -> Checks:
        """Play the checks of a rule and of all below it.

        Raises UnknownIdentifierError and AmbiguousIdentifierError.
        """
        from rulesdb.pipeline.checking import checks_below, execute  # a book that plays nothing needs no engine

        def answer(home: Home) -> dict[str, object]:
            node = find_rule(home, id).node
            with _ENGINES:
                checks = checks_below(home.graph, node)
                return execute(checks, lambda _stage, _done, _total: None, with_knock_out=False).document()

        return made(self._ask(answer), Checks)

    def card(self, text: str, game: str) -> Cards:
        """Return the cards of a text of card sheets, as the engine of a game reads them. Raises UnknownGameError."""
        from rulesdb.pipeline.cards import GAMES, card_document, read_card_text  # see above

        _refuse_no_text(text)
        if game not in GAMES:
            raise UnknownGameError(game, GAMES)
        with _ENGINES:
            return made(card_document([read_card_text(game, text)]), Cards)

    def judge(self, text: str) -> Judgement:
        """Play a situation told in sentences, and return the rulings on its questions."""
        from rulesdb.pipeline.judged_document import judged_document  # see above
        from rulesdb.pipeline.judging import judge_text  # see above

        _refuse_no_text(text)

        def answer(home: Home) -> dict[str, object]:
            with _ENGINES:
                return judged_document(judge_text(home.graph, text))

        return made(self._ask(answer), Judgement)

    def verify(self, id: str | None, quote: str, game: str | None = None) -> Verification:
        """Compare a quotation with the text of a rule; where ``id`` is None with those of all, of one game if wanted.

        Raises QuotationError for a word or two, UnknownIdentifierError, AmbiguousIdentifierError and UnknownGameError.
        """
        from rulesdb.pipeline.quoting import verify_quotation  # see above

        _refuse_no_text(quote)

        def answer(home: Home) -> dict[str, object]:
            _refuse_unknown(game, home)
            return verify_quotation(home, quote, id, game).document()

        return made(self._ask(answer), Verification)

    def compare(self, old: str, new: str) -> Comparison:
        """Return what changed between two editions of the home, named as ``fab:plain`` or ``official@2026-01-31``.

        Raises SourceError for a name of no edition, and HomeError for a day before the first version.
        """
        from rulesdb.pipeline.comparing import read_edition  # see above

        return _compared(*self._ask(lambda home: (read_edition(home, old), read_edition(home, new))))

    def _rule(self, found: FoundRule) -> Rule:
        return self._readings(found)[0]

    def _readings(self, found: FoundRule) -> tuple[Rule, ...]:
        """Return a rule in all its texts. Where no recorded proofs fit, its checks are played."""
        proofs = self._proofs(found.node.ruleset)
        with _ENGINES if proofs.recorded is None else nullcontext():
            proof = played(found.node, proofs)
        entries = found.entries(proof, questions_about(found.node, self._questions()))
        return made(entries, tuple[Rule, ...])

    def _ask(self, answer: Callable[[Home], Answer]) -> Answer:
        return consult(self._folder, answer, self._current_home)

    def _current_home(self, folder: Path) -> Home:
        """Return the home, opened anew where a build has replaced it."""
        with self._lock:
            if self._is_closed:
                raise RulesdbError("this book is closed; open another with rulesdb.open()")
            if self._home is None or self._home.generation.name != current_generation(folder):
                self._home = open_home(folder)
            return self._home


def open(home: Name | None = None, sources: Name | Iterable[Name] | None = None) -> Book:
    """Return the book of a home, by default the one that ``RULESDB_HOME`` names, or that in the user's data folder.

    Where nothing has been built there, the shipped edition is. ``sources`` is a file or folder of texts, or several,
    laid over the shipped edition: they are built where the home has other ones. What is doubtful in them is a warning.
    Raises HomeError for the home, SourceError, MisfitError and NoRulesError for the texts.
    """
    named = home or os.environ.get(VARIABLE)
    folder = Path(named).expanduser() if named else default_home()
    texts = list(map(Path, [sources] if isinstance(sources, str | os.PathLike) else sources or ()))
    if not _is_built(folder, texts):
        from rulesdb.pipeline.home_building import build  # a home that is there needs no parser

        for doubt in build(texts, folder).warnings:
            warnings.warn(doubt, stacklevel=2)
    return Book(folder)


def compare(old: Name, new: Name, home: Name | None = None) -> Comparison:
    """Return what changed between two versions of a text: files, folders, or editions of a home by their names.

    What is doubtful in them is a warning. Raises HomeError; for the texts SourceError, MisfitError and NoRulesError.
    """
    from rulesdb.pipeline import comparing  # a book that compares nothing needs no parser

    def read(name: str, likely: frozenset[str] = frozenset()) -> comparing.Version:
        if comparing.is_text(name):
            return comparing.read_texts(name, None, likely)
        with open(home) as book:
            return book._ask(lambda edition_home: comparing.read_edition(edition_home, name))  # noqa: SLF001  (of this module)

    first = read(os.fspath(old))
    second = read(os.fspath(new), first.dialects)
    for doubt in comparing.doubts(first, second):
        warnings.warn(doubt, stacklevel=2)
    return _compared(first, second)


def _compared(old: "Version", new: "Version") -> Comparison:
    from rulesdb.pipeline.comparing import compare_versions, comparison_document  # see above

    return made(comparison_document(old, new, compare_versions(old, new)), Comparison)


def _is_built(folder: Path, texts: list[Path]) -> bool:
    try:
        home = open_home(folder)
    except HomeMissingError:
        return False
    if not texts:
        return True
    from rulesdb.pipeline.home_building import is_built_from  # see above

    return is_built_from(home, texts)


def _refuse_no_text(text: object) -> None:
    """Raise TypeError for anything but a text: a path is the name of one."""
    if not isinstance(text, str):
        way_out = "; pass its text, path.read_text(encoding='utf-8')" if isinstance(text, os.PathLike) else ""
        raise TypeError(f"a text is wanted, not {type(text).__name__}{way_out}")


def _refuse_below_one(**counts: int) -> None:
    for name, count in counts.items():
        if count < 1:
            raise RulesdbError(f"{name} must be 1 or more, not {count}")


def _refuse_unknown(game: str | None, home: Home) -> None:
    if game is not None and game not in home.rulesets:
        raise UnknownGameError(game, home.rulesets)
