"""Players' known questions as the pages have them, cut into pieces.

A question is written as the numbers of its pieces, the commonest first, and each piece once: its text and the terms
that it stands for. Both the texts and the terms of all questions are read from that. A piece that is in one place alone
has no number: the next one of these stands there. A piece is a name of the lexicon, a word, or neither, and nearly
always stands for the same terms, which a page mostly knows of a name by the lexicon; where a piece stands for others,
or a question has a term besides those of its pieces, or lacks one, that is written as a change.
templates/search/pieces.js reads it.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesdb.japanese.folding import fold
from rulesdb.japanese.verbs import related_forms
from rulesdb.page_search.numbers import encoded, signed, steps
from rulesdb.page_search.postings import Spellings
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.lexicon import alias_key
from rulesdb.search.lexicon.mentions import mentions
from rulesdb.search.lexicon.questions import expanded_terms
from rulesdb.search.query.terms import JapaneseAnalysis
from rulesdb.search.query.written import STOP_WORDS

ONCE, FIRST_PIECE = 0, 1
"""What stands for a piece of a question: the next one that is in one place alone, or the one of this number and up."""
NOTHING, ITSELF, FIRST = 0, 1, 2
"""What a piece is as a word: none, one whose term is the piece, or the term of this number and above."""
GRADES = 3


class _Piece(NamedTuple):
    """A part of a question: its text, and the term of the word that it is, "" if it is none; or a name."""

    text: str
    word: str = ""
    is_name: bool = False


def encoded_questions(
    corpus: Corpus, terms: Sequence[str], spellings: Spellings, names: Collection[str]
) -> dict[str, object]:
    """Return the questions of ``corpus`` as the page reads them.

    ``terms`` are those of the rules, which it has, ``spellings`` find them, ``names`` are those of its lexicon.
    """
    texts = corpus.questions.texts
    cut = [list(_pieces(text, corpus)) for text in texts]
    counts = Counter(piece for pieces in cut for piece in pieces)
    repeated = sorted((piece for piece in counts if counts[piece] > 1), key=lambda piece: (-counts[piece], piece))
    order = [*repeated, *(piece for pieces in cut for piece in pieces if counts[piece] == 1)]
    ranks = {piece: at + FIRST_PIECE for at, piece in enumerate(repeated)}
    question_terms = _terms_of_questions(corpus)
    stands_for = _terms_of_pieces(cut, question_terms, corpus)
    others = {
        piece: _implied(piece, corpus, spellings, names).symmetric_difference(stands_for[piece]) for piece in order
    }
    changes = _changes(cut, question_terms, stands_for)
    spelt = [fold(piece.text) for piece in order]
    listed = {term for piece in order for term in (piece.word, *others[piece]) if term}
    more = sorted({*listed, *changes}.difference(terms, spelt))
    numbered = {term: at for at, term in enumerate(dict.fromkeys((*terms, *spelt, *more)))}
    return {
        "pieces": "\n".join(piece.text for piece in order),
        "moreTerms": "\n".join(more),
        "texts": "\n".join(encoded(ranks.get(piece, ONCE) for piece in pieces) for pieces in cut),
        "termsOfPieces": "\n".join(encoded(_numbers_of(piece, others[piece], numbered)) for piece in order),
        "changes": encoded(_numbers_of_changes(changes, numbered)),
        "grades": encoded(_numbers_of_grades(corpus)),
        # In the order of the questions that no loaded rule answers.
        "outside": "\n".join(name for _, name in sorted(corpus.questions.outside.items())),
    }


def _pieces(text: str, corpus: Corpus) -> Iterator[_Piece]:
    """Yield the pieces of a question, as it is understood; all of it as one where folding makes it longer."""
    folded = fold(text)
    if len(folded) != len(text):
        yield _Piece(text)
        return
    names = {mention.start: mention.end for mention in mentions(folded, corpus.lexicon)}
    analysis = corpus.analyzer.analyse(folded)
    words = {(term.start, term.end): term.text for term in JapaneseAnalysis(corpus.analyzer).terms(folded).short}
    ends = {morpheme.start: morpheme.end for morpheme in analysis.morphemes}
    at = 0
    while at < len(text):
        following = min((start for start in names if start > at), default=len(text))
        end = names.get(at) or min(ends.get(at, at + 1), following)
        yield _Piece(text[at:end], words.get((at, end), ""), is_name=at in names)
        at = end


def _terms_of_questions(corpus: Corpus) -> list[set[str]]:
    questions = corpus.questions
    question_terms: list[set[str]] = [set() for _ in questions.texts]
    for term in questions.terms():
        for question in questions.having_term(term):
            question_terms[question].add(term)
    return question_terms


def _terms_of_pieces(
    cut: Sequence[Iterable[_Piece]], question_terms: Sequence[Collection[str]], corpus: Corpus
) -> dict[_Piece, tuple[str, ...]]:
    """Return what each piece stands for: a name for what most questions have with it, a word for itself."""
    questions: dict[_Piece, list[int]] = defaultdict(list)
    for question, pieces in enumerate(cut):
        for piece in dict.fromkeys(pieces):
            questions[piece].append(question)
    return {
        piece: (_terms_of_name(piece, numbers, question_terms, corpus) if piece.is_name else ())
        or _terms_of_word(piece.word)
        for piece, numbers in questions.items()
    }


def _terms_of_name(
    piece: _Piece, questions: Sequence[int], question_terms: Sequence[Collection[str]], corpus: Corpus
) -> tuple[str, ...]:
    alone = expanded_terms(understand(fold(piece.text), corpus.analyzer, corpus.lexicon))
    having = {term: sum(term in question_terms[question] for question in questions) for term in alone}
    return tuple(term for term in alone if having[term] * 2 > len(questions))


def _terms_of_word(word: str) -> tuple[str, ...]:
    """Return the term of a word and those of related ones; a stop word, and what is no word, stands for nothing."""
    return (word, *related_forms(word)) if word and word not in STOP_WORDS else ()


def _implied(piece: _Piece, corpus: Corpus, spellings: Spellings, names: Collection[str]) -> frozenset[str]:
    """Return what the page takes a piece to stand for: the words of it and of the names that it is an alias of, or the
    word that it is.
    """
    meant = [alias.name for alias in corpus.lexicon.meanings(alias_key(piece.text)) if alias.name in names]
    if not meant:
        return frozenset(_terms_of_word(piece.word))
    return frozenset(term for text in (piece.text, *meant) for term in spellings.words(text)) - STOP_WORDS


def _changes(
    cut: Sequence[Iterable[_Piece]], question_terms: Sequence[set[str]], stands_for: Mapping[_Piece, tuple[str, ...]]
) -> dict[str, list[int]]:
    """Return by term the questions that have it though no piece of theirs stands for it, or the other way round."""
    changes: dict[str, list[int]] = defaultdict(list)
    for question, pieces in enumerate(cut):
        implied = {term for piece in pieces for term in stands_for[piece]}
        for term in sorted(implied ^ question_terms[question]):
            changes[term].append(question)
    return changes


def _numbers_of(piece: _Piece, others: Iterable[str], numbered: Mapping[str, int]) -> Iterator[int]:
    """Yield what a piece is as a word, then the steps between the terms that it does not stand for as it is implied."""
    itself = fold(piece.text)
    yield NOTHING if not piece.word else ITSELF if piece.word == itself else numbered[piece.word] + FIRST
    yield from steps(sorted(numbered[term] for term in others))


def _numbers_of_changes(changes: Mapping[str, Sequence[int]], numbered: Mapping[str, int]) -> Iterator[int]:
    """Yield for each term with changes the step to it, how many questions there are, and the steps to these."""
    order = sorted(changes, key=lambda term: numbered[term])
    for term, step in zip(order, steps(numbered[term] for term in order), strict=True):
        yield from (step, len(changes[term]), *steps(changes[term]))


def _numbers_of_grades(corpus: Corpus) -> Iterator[int]:
    """Yield for each question how many rules answer it, then for each the step there or back, and its grade."""
    order = {name: at for at, name in enumerate(corpus.graph.nodes)}
    last = 0
    for grades in corpus.questions.grades:
        yield len(grades)
        for name, grade in grades.items():
            step = order[name] - last
            yield signed(step) * GRADES + grade - 1
            last = order[name]
