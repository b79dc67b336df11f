"""The page of rulings on situations: one file that needs nothing else, to be sent or kept."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rulesdb.proofs.account import AccountLine
from rulesdb.proofs.rulings import RuledPart, RuledQuestion, SituationSentence
from rulesdb.site.inline_boards import inline_boards
from rulesdb.site.rendering import environment
from rulesdb.site.unsafe_characters import fit_for_pages
from rulesdb.site.views import InlineView
from rulesdb.source.resources import templates_folder
from rulesdb.words.proofs import ACCOUNT

TEMPLATE = "judgement.html"


class RuleView(NamedTuple):
    """A rule that decides a question, or forbids what it asks about."""

    number: str
    """Its number, with that of its sentence."""
    text: str
    """Its text, "" where none is loaded."""
    remark: str = ""
    """What happened by it, and the answer without it, in a sentence; "" for nothing."""
    anchor: str = ""
    """Its anchor on the page, "" where the page has it already."""
    href: str = ""
    """The way to it, "" for none."""
    inlines: tuple[InlineView, ...] = ()
    """Its text with links and symbols, where the page has them."""


class RulingView(NamedTuple):
    """A question with its answer."""

    sentences: tuple[SituationSentence, ...]
    """The sentences since the question before it."""
    question: str
    """The question."""
    answer: str
    """The answer."""
    expected: str | None
    """The expected answer where it is another one, else None."""
    refused_by: tuple[RuleView, ...]
    """The rules that forbid what is asked about."""
    decided_by: tuple[RuleView, ...]
    """The rules without which the answer would be another one."""
    allowed_by: tuple[RuleView, ...]
    """The rules that were asked whether they forbid what is asked about, and do not."""
    ahead: str = ""
    """What has not resolved yet, and the answer once it has; "" where the answer stays the same."""


class AskedView(NamedTuple):
    """A line or sentence that is not understood, and without which there is no ruling."""

    text: str
    """Its place, and the line."""
    problem: str
    """What is wrong with it."""
    candidates: tuple[str, ...] = ()
    """What may be meant by it."""


class SituationView(NamedTuple):
    """A situation with its rulings."""

    title: str
    """Its title, or the name of its file."""
    game: str
    """The name of its game."""
    text: str
    """The situation as it is written."""
    rulings: tuple[RulingView, ...]
    """Its questions with their answers."""
    account: tuple[AccountLine, ...]
    """What happens in the game."""
    refused: tuple[str, ...]
    """What does not happen, because rules forbid it."""
    left: tuple[str, ...]
    """Sentences about what the situation leaves open, or what cannot be played."""
    cited: tuple[RuleView, ...] = ()
    """The rules that the account cites and that stand nowhere above."""
    anchors: Mapping[str, str] = {}
    """The anchors of the rules on the page, by identifier."""
    name: str = ""
    """The name of its board on the page."""
    board: str | None = None
    """The entry of its board (``board_entry``), None for none."""
    reserved: tuple[str, ...] = ()
    """Sentences about the lines of cards without which the rulings are made."""
    asked: tuple[AskedView, ...] = ()
    """What is asked back."""
    understood: tuple[str, ...] = ()
    """Sentences about the lines of cards that are read as other words."""


def ruling_views(questions: Sequence[RuledQuestion], view: Callable[[RuledPart], RuleView]) -> tuple[RulingView, ...]:
    """Return the views of questions with their answers; ``view`` makes those of rules."""
    return tuple(
        RulingView(
            one.sentences,
            one.question,
            one.answer,
            one.expected,
            tuple(map(view, one.refused_by)),
            tuple(map(view, one.decided_by)),
            tuple(map(view, one.allowed_by)),
            one.ahead,
        )
        for one in questions
    )


def judgement_page(situations: Sequence[SituationView]) -> str:
    """Return the page as HTML."""
    template = environment(templates_folder(), (), has_search=False).get_template(TEMPLATE)
    boards = inline_boards(situation.board for situation in situations if situation.board is not None)
    return fit_for_pages(template.render(situations=situations, parts=ACCOUNT, boards=boards))
