"""Query understanding: a query as concepts, each with its expansions, the words that a rule may use for it.

``プリベント`` is one concept with the words of 軽減効果 as its second expansion; 起動能力コスト is two concepts.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from operator import attrgetter
from typing import NamedTuple

from rulesdb.english.word_stems import stems
from rulesdb.japanese.folding import fold
from rulesdb.japanese.verbs import related_forms
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.lexicon.alias_mentions import Mention, mentions
from rulesdb.search.lexicon.english_names import english_mentions
from rulesdb.search.lexicon.inflections import inflected_mentions, kana_mentions
from rulesdb.search.lexicon.lexicon import CARD, SECONDARY_KINDS, TRANSLATION, Alias, Lexicon
from rulesdb.search.lexicon.romaji_sentences import is_in_romaji, romaji_terms
from rulesdb.search.query.query_limits import MOST_TERMS, MOST_WORDS
from rulesdb.search.query.term_analysis import JapaneseAnalysis, TermSpan, compound_of_stems, loan_term
from rulesdb.search.query.written import STOP_WORDS, QueryWord

ALIAS_WEIGHTS = {
    "term": 1.0,
    "reading": 1.0,
    "english": 1.0,
    "romaji": 0.9,
    "players": 0.8,
    "typo": 0.7,
    "everyday": 0.4,
    "general": 0.3,
    TRANSLATION: 0.7,
    CARD: 0.6,
}
"""Weights of expansions by the kind of their alias: the sense is certain for readings and English names, less so for
players' words."""
RELATED_WEIGHT = 0.9
"""The weight of a verb for its noun, or of a noun for its verb: they are nearly the same word."""
LITERAL_WEIGHT = 0.5
"""The weight of a player's word as it is, where the expansion with its term has that of the alias."""
OF_ONE_WORD, WHOLE_NAME = 0.5, 1.0
"""The least share of the characters of a word in several parts, and of a card's name, that a document must have."""
FEW = 2
"""A query of more words than this is a question: concepts, and stop words such as どっち, which make one of two."""
_START = attrgetter("start")


class Expansion(NamedTuple):
    """Words by which documents with a concept are found, their weight, and why they are looked for.

    The last expansion of a concept is the most literal one. ``bound`` is the least share of its characters that a
    document must have: the parts of one word say nothing alone, such as those of 駐車場, nor do those of a card's name.
    """

    words: tuple[QueryWord, ...]
    weight: float = 1.0
    why: str = ""
    bound: float = 0.0


class NotCovered(NamedTuple):
    """A term, and the identifier of the rule that defines it and that no loaded text has."""

    term: str
    rule: str


class Concept(NamedTuple):
    """A term or a word of a query with its expansions; ``defined_by`` are the identifiers of the nodes that define it.

    ``not_covered`` are the terms that it may be, where no loaded text defines any of them.
    """

    expansions: tuple[Expansion, ...]
    defined_by: tuple[str, ...] = ()
    not_covered: tuple[NotCovered, ...] = ()

    @property
    def surface(self) -> str:
        """The surface form of the last, most literal expansion, which names the concept in explanations."""
        literal = self.expansions[-1]
        return ("" if literal.bound == OF_ONE_WORD else " ").join(
            word.surface for word in literal.words if not word.compound
        )


class ParsedQuery(NamedTuple):
    """A folded query, its concepts (none if it has no words), and the stop words that were left out."""

    text: str
    concepts: tuple[Concept, ...]
    passed_over: tuple[str, ...] = ()

    @property
    def is_question(self) -> bool:
        """Whether it is a question, not the name of what is looked for."""
        return len(self.concepts) + len(self.passed_over) > FEW


def understand(query: str, analyzer: Analyzer, lexicon: Lexicon) -> ParsedQuery:
    """Return a folded query as concepts: one for each term of the lexicon, one for each other word."""
    analysis = analyzer.analyse(query)
    short, compound = JapaneseAnalysis(analyzer).terms(query)
    found = list(mentions(query, lexicon))
    in_kana = _apart(kana_mentions(query, analysis.morphemes, lexicon), [one for one in found if one.is_card])
    literal = _apart(found, in_kana)
    covered = _covered([*in_kana, *literal])
    inflected = [
        *inflected_mentions(query, analysis.morphemes, covered, lexicon),
        *english_mentions(query, covered, lexicon),
    ]
    mentioned = {
        mention: concept
        for mention in sorted([*in_kana, *literal, *inflected], key=_START)
        if (concept := _of_mention(mention, query, short, compound, analyzer, lexicon)).expansions
    }
    concepts = [*mentioned.values()]
    covered = _covered(mentioned)
    rest = [term for term in short if covered.isdisjoint(range(term.start, term.end))]
    telling = [term for term in rest if term.text not in STOP_WORDS]
    wanted = telling if concepts or telling else rest
    kept = set(wanted)
    passed_over = dict.fromkeys(query[term.start : term.end] for term in rest if term not in kept)
    loans = {morpheme.start: term for morpheme in analysis.morphemes if (term := loan_term(morpheme)) is not None}
    if is_in_romaji(query, rest, mentioned):
        loans |= dict(romaji_terms(query, wanted[:MOST_TERMS], analyzer))
    concepts += _of_words(query, wanted[:MOST_TERMS], compound, loans)
    return ParsedQuery(query, tuple(islice(_distinct(map(_with_related, concepts)), MOST_WORDS)), tuple(passed_over))


def _covered(found: Iterable[Mention]) -> set[int]:
    """Return the positions of a query within some mentions."""
    return {position for mention in found for position in range(mention.start, mention.end)}


def _apart(found: Iterable[Mention], others: Iterable[Mention]) -> list[Mention]:
    """Return the mentions that overlap with none of the others."""
    covered = _covered(others)
    return [mention for mention in found if covered.isdisjoint(range(mention.start, mention.end))]


def _distinct(concepts: Iterable[Concept]) -> Iterator[Concept]:
    """Yield the concepts without repetitions."""
    seen: set[Concept] = set()
    for concept in concepts:
        if concept not in seen:
            seen.add(concept)
            yield concept


def _with_related(concept: Concept) -> Concept:
    """Return the concept with the verb of a noun or the noun of a verb before each expansion of one word."""
    return concept._replace(
        expansions=tuple(expansion for written in concept.expansions for expansion in (*_related(written), written))
    )


def _related(expansion: Expansion) -> Iterator[Expansion]:
    if len(expansion.words) == 1:
        word = expansion.words[0]
        for term in related_forms(word.term):
            yield Expansion((word._replace(term=term),), expansion.weight * RELATED_WEIGHT, expansion.why)


def _of_words(
    query: str, short: Sequence[TermSpan], compound: Sequence[TermSpan], loans: Mapping[int, str]
) -> Iterator[Concept]:
    """Yield a concept for each word that is no term of the lexicon; the parts of one word are one concept.

    ``loans`` has the Japanese terms of words in Latin letters by the positions of the words.
    """
    for parts in _bound_together(short, compound):
        words = [QueryWord(query[term.start : term.end], term.text, compound=False) for term in parts]
        whole = _compound_of(parts[0], compound)
        if whole is not None:
            words.append(QueryWord(query[whole.start : whole.end], whole.text, compound=True))
        loan = loans.get(parts[0].start) if len(parts) == 1 else None
        as_loan = (Expansion((words[0]._replace(term=loan),)),) if loan is not None else ()
        yield Concept((*as_loan, Expansion(tuple(words), bound=OF_ONE_WORD if len(parts) > 1 else 0.0)))


def _bound_together(short: Sequence[TermSpan], compound: Sequence[TermSpan]) -> list[list[TermSpan]]:
    """Return the terms in groups that are one word each: parts of one compound, or single characters beside others."""
    groups: list[list[TermSpan]] = []
    for term in short:
        before = groups[-1][-1] if groups else None
        whole = _compound_of(term, compound)
        if before is not None and (
            (whole is not None and before.start >= whole.start)
            or (before.end == term.start and 1 in {before.end - before.start, term.end - term.start})
        ):
            groups[-1].append(term)
        else:
            groups.append([term])
    return groups


def _compound_of(term: TermSpan, compound: Sequence[TermSpan]) -> TermSpan | None:
    """Return the compound, of those in order, that ``term`` is a part of."""
    at = bisect_right(compound, term.start, key=_START) - 1
    return compound[at] if at >= 0 and term.end <= compound[at].end else None


def _within(mention: Mention, terms: Sequence[TermSpan]) -> Iterator[TermSpan]:
    """Yield those of the terms, which are in order, that are a part of ``mention``."""
    first, last = (bisect_left(terms, position, key=_START) for position in (mention.start, mention.end))
    return (term for term in terms[first:last] if term.end <= mention.end)


def of_name(name: str, alias: Alias, surface: str, analyzer: Analyzer) -> Expansion:
    """Return the expansion of an alias to the term's name; ``surface`` is the alias in the query."""
    why = "" if alias.kind == "term" or surface == fold(name) else f"{alias.kind}: {surface} → {name}"
    return Expansion(tuple(_words_of(name, analyzer)), ALIAS_WEIGHTS[alias.kind], why)


def _of_mention(  # noqa: PLR0913, PLR0917  (one place builds a concept out of all that is known)
    mention: Mention,
    query: str,
    short: Sequence[TermSpan],
    compound: Sequence[TermSpan],
    analyzer: Analyzer,
    lexicon: Lexicon,
) -> Concept:
    surface = query[mention.start : mention.end]
    literal_words = tuple(
        QueryWord(query[term.start : term.end], term.text, is_compound)
        for terms, is_compound in ((short, False), (compound, True))
        for term in _within(mention, terms)
        if term.text not in STOP_WORDS
    )
    if not mention.aliases:  # a card of no table: words of its name are none of the rules'
        short_words = tuple(word for word in literal_words if not word.compound)
        return Concept((Expansion(short_words, bound=WHOLE_NAME),) if short_words else ())
    expansions = [of_name(alias.name, alias, surface, analyzer) for alias in mention.aliases]
    # Readings and English names are other spellings of the name; a player's word may be in a rule as it is.
    kinds = {alias.kind for alias in mention.aliases}
    stands = literal_words and not kinds.isdisjoint({"term", "players", *SECONDARY_KINDS})
    literal = Expansion(literal_words, 1.0 if mention.is_name or kinds <= SECONDARY_KINDS else LITERAL_WEIGHT)
    named = [alias.name for alias in mention.aliases if alias.kind not in SECONDARY_KINDS]
    defined = dict.fromkeys(node for name in named for node in lexicon.rules.get(name, ()))
    outside = tuple(NotCovered(name, rule) for name in dict.fromkeys(named) for rule in lexicon.outside.get(name, ()))
    in_latin = list(_in_latin(surface, literal_words, lexicon))
    if in_latin and kinds == {TRANSLATION}:
        return Concept(tuple(in_latin))  # an English edition says it so: it needs no translation
    as_written = [*([literal] if stands else []), *in_latin]
    others = [
        each
        for each in dict.fromkeys(expansions)
        if each.words and each not in as_written and not any(_is_as(each, latin) for latin in in_latin)
    ]
    return Concept((*others, *as_written), tuple(defined), () if defined or in_latin else outside)


def _is_as(expansion: Expansion, other: Expansion) -> bool:
    """Tell whether two expansions have the same terms of short words."""
    one, another = ([word.term for word in words if not word.compound] for words in (expansion.words, other.words))
    return one == another


def _in_latin(surface: str, literal_words: Sequence[QueryWord], lexicon: Lexicon) -> Iterator[Expansion]:
    """Yield the expansion with the words of an English name as they are, if the texts have them all."""
    short = [word for word in literal_words if not word.compound]
    if short and all(word.term in lexicon.latin for word in short):
        parts = stems(surface)
        whole = [QueryWord(surface, compound_of_stems(parts), compound=True)] if len(parts) > 1 else []
        yield Expansion(tuple(dict.fromkeys([*literal_words, *whole])))


def _words_of(name: str, analyzer: Analyzer) -> Iterator[QueryWord]:
    analysis = JapaneseAnalysis(analyzer).terms(name)
    for terms, is_compound in ((analysis.short, False), (analysis.compound, True)):
        for term in terms:
            if term.text not in STOP_WORDS:
                yield QueryWord(name[term.start : term.end], term.text, is_compound)
