"""Players' known questions as the pages have them, cut into pieces.

A question is written as the numbers of its pieces, the commonest first, and a piece only once: its text and the terms
that it stands for. Both the texts and the terms of all questions are read from that. A piece that occurs once has no
number: the next one of these belongs there. A piece is a name of the lexicon, a word, or neither, and nearly
always stands for the same terms, which a page mostly knows of a name by the lexicon; where a piece stands for others,
or a question has a term besides those of its pieces, or lacks one, that is written as a change.
templates/search/pieces.js reads it.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from rulesdb.japanese.folding import fold
from rulesdb.japanese.verbs import related_forms
from rulesdb.page_search.packed_integers import encoded, signed, steps
from rulesdb.page_search.postings import Spellings
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.lexicon.alias_mentions import mentions
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.known_questions import expanded_terms
from rulesdb.search.lexicon.lexicon import alias_key
from rulesdb.search.query.term_analysis import JapaneseAnalysis
from rulesdb.search.query.written import STOP_WORDS

ONCE, FIRST_PIECE = 0, 1
"""The codes of a question's pieces: the next piece that occurs once, or the piece of this number and up."""
NOTHING, ITSELF, FIRST = 0, 1, 2
"""The codes of a piece's word: none, a word whose term is the piece, or the term of this number and up."""
GRADES = 3


class Piece(NamedTuple):
    """A part of a question: a name of the lexicon, a word, or neither."""

    text: str
    """The part as it is written."""
    word: str = ""
    """The term of the word that it is, "" if it is none."""
    is_name: bool = False
    """Whether it is a name of the lexicon."""
    meant: tuple[str, ...] = ()
    """The terms that a name stands for by itself."""


class CutQuestions(NamedTuple):
    """The known questions in pieces, which lexicon and analyzer alone decide: no text of a rule is needed."""

    pieces: tuple[Piece, ...]
    """The pieces, none twice, in the order in which the questions have them."""
    questions: tuple[tuple[int, ...], ...]
    """The numbers of the pieces, by question."""


def cut_questions(corpus: Corpus) -> CutQuestions:
    """Return the known questions of ``corpus``, cut as they are understood."""
    numbers: dict[Piece, int] = {}
    questions = tuple(
        tuple(numbers.setdefault(piece, len(numbers)) for piece in _pieces(text, corpus))
        for text in corpus.questions.texts
    )
    pieces = (piece._replace(meant=_meant(piece, corpus)) if piece.is_name else piece for piece in numbers)
    return CutQuestions(tuple(pieces), questions)


def encoded_questions(
    corpus: Corpus, cut: CutQuestions, terms: Sequence[str], spellings: Spellings, names: Collection[str]
) -> dict[str, object]:
    """Return the questions of ``corpus``, which are ``cut``, as the JSON object that the page reads.

    ``terms`` are those of the rules, ``spellings`` find them as the page does, ``names`` are those of its lexicon.
    """
    pieces, questions = cut
    counts = Counter(chain.from_iterable(questions))
    repeated = sorted((at for at in counts if counts[at] > 1), key=lambda at: (-counts[at], pieces[at]))
    order = [*repeated, *(at for numbers in questions for at in numbers if counts[at] == 1)]
    ranks = {at: rank for rank, at in enumerate(repeated, FIRST_PIECE)}
    question_terms = _terms_of_questions(corpus)
    stands_for = _terms_of_pieces(cut, question_terms)
    others = [
        _implied(piece, corpus, spellings, names).symmetric_difference(stands_for[at])
        for at, piece in enumerate(pieces)
    ]
    changes = _changes(questions, question_terms, stands_for)
    spelt = [fold(pieces[at].text) for at in order]
    listed = {piece.word for piece in pieces if piece.word}.union(*others)
    more = sorted({*listed, *changes}.difference(terms, spelt))
    numbered = {term: at for at, term in enumerate(dict.fromkeys((*terms, *spelt, *more)))}
    return {
        "pieces": "\n".join(pieces[at].text for at in order),
        "moreTerms": "\n".join(more),
        "texts": "\n".join(encoded(ranks.get(at, ONCE) for at in numbers) for numbers in questions),
        "termsOfPieces": "\n".join(encoded(_numbers_of(pieces[at], others[at], numbered)) for at in order),
        "changes": encoded(_numbers_of_changes(changes, numbered)),
        "grades": encoded(_numbers_of_grades(corpus)),
        # In the order of the questions that no loaded rule answers.
        "outside": "\n".join(name for _, name in sorted(corpus.questions.outside.items())),
    }


def _pieces(text: str, corpus: Corpus) -> Iterator[Piece]:
    """Yield the pieces of a question, as it is understood; all of it as one where folding makes it longer."""
    folded = fold(text)
    if len(folded) != len(text):
        yield Piece(text)
        return
    names = {mention.start: mention.end for mention in mentions(folded, corpus.lexicon)}
    words = {(term.start, term.end): term.text for term in JapaneseAnalysis(corpus.analyzer).terms(folded).short}
    ends = {morpheme.start: morpheme.end for morpheme in corpus.analyzer.analyse(folded).morphemes}
    starts = [*names, len(text)]
    at = following = 0
    while at < len(text):
        if at == starts[following]:
            following += 1
            end = names[at]
        else:
            end = min(ends.get(at, at + 1), starts[following])
        yield Piece(text[at:end], words.get((at, end), ""), is_name=at in names)
        at = end


def _meant(piece: Piece, corpus: Corpus) -> tuple[str, ...]:
    """Return the terms of all expansions of a name."""
    return tuple(expanded_terms(understand(fold(piece.text), corpus.analyzer, corpus.lexicon)))


def _terms_of_questions(corpus: Corpus) -> list[set[str]]:
    questions = corpus.questions
    question_terms: list[set[str]] = [set() for _ in questions.texts]
    for term in questions.terms():
        for question in questions.having_term(term):
            question_terms[question].add(term)
    return question_terms


def _terms_of_pieces(cut: CutQuestions, question_terms: Sequence[Collection[str]]) -> list[tuple[str, ...]]:
    """Return the terms that the pieces stand for: of a name those that most of its questions have, of a word itself."""
    having: list[list[int]] = [[] for _ in cut.pieces]
    for question, numbers in enumerate(cut.questions):
        for at in dict.fromkeys(numbers):
            having[at].append(question)
    return [
        _terms_of_name(piece, questions, question_terms) or _terms_of_word(piece.word)
        for piece, questions in zip(cut.pieces, having, strict=True)
    ]


def _terms_of_name(
    piece: Piece, questions: Sequence[int], question_terms: Sequence[Collection[str]]
) -> tuple[str, ...]:
    having = {term: sum(term in question_terms[question] for question in questions) for term in piece.meant}
    return tuple(term for term in piece.meant if having[term] * 2 > len(questions))


def _terms_of_word(word: str) -> tuple[str, ...]:
    """Return the term of a word and those of related words; none for a stop word and for ``""``."""
    return (word, *related_forms(word)) if word and word not in STOP_WORDS else ()


def _implied(piece: Piece, corpus: Corpus, spellings: Spellings, names: Collection[str]) -> frozenset[str]:
    """Return the terms that the page implies for a piece: its words and those of the names that it is an alias of, or
    the word that it is.
    """
    meant = [alias.name for alias in corpus.lexicon.meanings(alias_key(piece.text)) if alias.name in names]
    if not meant:
        return frozenset(_terms_of_word(piece.word))
    return frozenset(term for text in (piece.text, *meant) for term in spellings.words(text)) - STOP_WORDS


def _changes(
    questions: Sequence[Sequence[int]], question_terms: Sequence[set[str]], stands_for: Sequence[tuple[str, ...]]
) -> dict[str, list[int]]:
    """Return by term the questions that have it though no piece of theirs stands for it, or the other way round."""
    changes: dict[str, list[int]] = defaultdict(list)
    for question, numbers in enumerate(questions):
        implied = {term for at in numbers for term in stands_for[at]}
        for term in sorted(implied ^ question_terms[question]):
            changes[term].append(question)
    return changes


def _numbers_of(piece: Piece, others: Iterable[str], numbered: Mapping[str, int]) -> Iterator[int]:
    """Yield the code of a piece's word, then the steps between the terms in which it differs from what is implied."""
    itself = fold(piece.text)
    yield NOTHING if not piece.word else ITSELF if piece.word == itself else numbered[piece.word] + FIRST
    yield from steps(sorted(numbered[term] for term in others))


def _numbers_of_changes(changes: Mapping[str, Sequence[int]], numbered: Mapping[str, int]) -> Iterator[int]:
    """Yield, by term with changes, the step to it, the number of its questions, and the steps to these."""
    order = sorted(changes, key=lambda term: numbered[term])
    for term, step in zip(order, steps(numbered[term] for term in order), strict=True):
        yield from (step, len(changes[term]), *steps(changes[term]))


def _numbers_of_grades(corpus: Corpus) -> Iterator[int]:
    """Yield, by question, the number of rules that answer it, then by rule the signed step to it with its grade."""
    order = {name: at for at, name in enumerate(corpus.graph.nodes)}
    last = 0
    for grades in corpus.questions.grades:
        yield len(grades)
        for name, grade in grades.items():
            step = order[name] - last
            yield signed(step) * GRADES + grade - 1
            last = order[name]
