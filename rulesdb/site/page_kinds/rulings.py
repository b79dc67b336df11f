"""The pages of rulings: the question, the table, the answers, and the rules that decide them."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rulesdb.graph.naming import split_identifier
from rulesdb.graph.parts import part_ids, runs_of, text_of
from rulesdb.proofs.account import AccountLine
from rulesdb.proofs.rulings import RuledPart, RuledSituation
from rulesdb.site import views
from rulesdb.site.board_files import board_entry
from rulesdb.site.inline_views import inlines, with_symbols
from rulesdb.site.judgement_page import RuleView, RulingView, ruling_views
from rulesdb.site.page_data import boards_path, boards_script
from rulesdb.site.proof_views import account_parts
from rulesdb.site.rendering import Renderer
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.rulings import ruling_link, ruling_path
from rulesdb.site.sitemap import START, href
from rulesdb.words.node_names import rule_number, ruleset_name
from rulesdb.words.rule_parts import rule_of


class RulingPage(NamedTuple):
    """The page of a ruling."""

    frame: views.Frame
    preview: views.Preview
    cards: tuple[tuple[tuple[views.InlineView, ...], ...], ...]
    """The sheets of its cards, line by line, with their symbols."""
    rulings: tuple[RulingView, ...]
    """Its questions with their answers."""
    account: tuple[views.AccountPart, ...]
    """What happens in the game."""
    name: str
    """The name of its board."""
    boards: str
    """The way to the script with its board, "" for none."""
    entry: str
    """The entry of its board (``board_entry``), "" for none."""
    previous: views.LinkView | None
    following: views.LinkView | None


def pages(book: Rulebook) -> Iterator[RulingPage]:
    """Yield the pages of each game, in the order of its topics."""
    for _, of_game in groupby(book.rulings.situations, key=lambda situation: situation.ruleset):
        situations = list(of_game)
        for situation, before, after in zip(situations, (None, *situations[:-1]), (*situations[1:], None), strict=True):
            yield _page(book, situation, before, after)


def scripts(_renderer: Renderer, page: RulingPage) -> Iterator[tuple[str, str]]:
    """Yield the script with the board."""
    if page.entry:
        yield boards_path(page.frame.path, 1), boards_script([page.entry])


def _page(
    book: Rulebook, situation: RuledSituation, before: RuledSituation | None, after: RuledSituation | None
) -> RulingPage:
    page = ruling_path(situation)
    entry = _entry(book, situation)
    return RulingPage(
        frame=book.frames.of_ruling(page, situation.ruleset, situation.title),
        preview=_preview(book, situation),
        cards=tuple(tuple(map(with_symbols, sheet)) for sheet in _cards(situation.account)),
        rulings=ruling_views(situation.questions, lambda part: _rule(book, page, part)),
        account=account_parts(book.sitemap, [line for line in situation.account if line.part not in _OPENING], page),
        name=situation.name,
        boards=href(page, boards_path(page, 1)) if entry else "",
        entry=entry,
        previous=ruling_link(before, page) if before else None,
        following=ruling_link(after, page) if after else None,
    )


_OPENING = frozenset({"card", "situation"})
"""The parts of an account that the page has in other words above it."""


def _cards(account: Sequence[AccountLine]) -> Iterator[tuple[str, ...]]:
    """Yield the sheets of cards that an account begins with."""
    sheet: list[str] = []
    for line in account:
        if line.part == "card":
            if sheet and line.text.startswith("《"):
                yield tuple(sheet)
                sheet = []
            sheet.append(line.text.strip())
    if sheet:
        yield tuple(sheet)


def _rule(book: Rulebook, page: str, part: RuledPart) -> RuleView:
    """Return the view of a rule with the text that the rulebook has, and the way to it."""
    rule = rule_of(part.rule)
    node = book.graph.nodes.get(rule)
    if node is None:
        return RuleView(rule_number(part.rule), part.subject and f"({part.subject})", part.remark)
    shown, href_of_rule = inlines(book.sitemap, page, runs_of(node, part.rule)), book.sitemap.href_of(page, node)
    named = part.rule if part.rule in part_ids([node]) else rule  # an official text alone has other sentences
    return RuleView(rule_number(named), text_of(node, part.rule), part.remark, href=href_of_rule, inlines=shown)


def _entry(book: Rulebook, situation: RuledSituation) -> str:
    """Return the entry of the board of a situation, "" for none."""
    if situation.board is None:
        return ""
    links = [(split_identifier(rule)[1], book.sitemap.href(START, rule) or "") for rule in situation.board.rules]
    nodes = {pair.claim: book.graph.nodes.get(pair.rule) for pair in situation.without}
    texts = {claim: text_of(node, claim) for claim, node in nodes.items() if node is not None}
    return board_entry(situation.name, situation.board, links, situation.without, texts)


def _preview(book: Rulebook, situation: RuledSituation) -> views.Preview:
    """Return the preview: the question, and the answers."""
    address = book.previews.address(ruling_path(situation))
    answers = "　".join(f"{one.question} {one.answer}" for one in situation.questions)
    title = f"{situation.title}｜{ruleset_name(situation.ruleset)}"
    return views.Preview(title, answers, address, address or href(ruling_path(situation), ruling_path(situation)))
