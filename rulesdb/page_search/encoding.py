"""Graph, index and lexicon to the data of the pages' search: scripts, which also work from a disk.

The browser has no dictionary of Japanese, so it gets what the analyzer made of the texts: the terms with their
postings, how the texts spell them, and what stands between them. A query is cut by these.

The first script has all that finds rules by words, and the texts of each rule's first edition. What later editions say
otherwise, which is quoted and looked through as it is written, the names of cards and the known questions follow in a
second one: no first answer waits for it.

Words of the texts and of the user are never keys of an object: ``__proto__`` is one that a script takes for something
else. Where a key is needed there are pairs.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from rulesdb.graph.chains import cited_by
from rulesdb.graph.model import Graph, Node
from rulesdb.graph.naming import split_identifier
from rulesdb.japanese.folding import fold
from rulesdb.japanese.kana import hiragana
from rulesdb.page_search.packed_integers import encoded, steps
from rulesdb.page_search.packed_questions import CutQuestions, cut_questions, encoded_questions
from rulesdb.page_search.packing import packed
from rulesdb.page_search.postings import (
    QUOTED,
    Spellings,
    Text,
    encoded_changes,
    term_counts,
    written_postings,
)
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.index.documents import field_texts, joined
from rulesdb.search.index.stored_document import StoredDocument
from rulesdb.search.lexicon.lexicon import CARD, Lexicon, alias_key
from rulesdb.search.query.term_analysis import JapaneseAnalysis, TermSpan
from rulesdb.search.query.written import STOP_WORDS

KINDS = ("chapter", "section", "rule", "subrule", "heading")
ALIAS_KINDS = ("term", "reading", "english", "players", "everyday", "general")
ITSELF, IN_HIRAGANA = "=", "~"
_SHORTEST_KANA = 3  # shorter ones are endings
_HIRAGANA = re.compile("[ぁ-ゖ]+")
GENERIC = ("effect", "ability", "card", "value")
WHOLE = "="
"""The mark behind an English name that is none without its last word, though others are: discard, hero card."""
COMPOUND = "+"
"""The mark before a term that is a part of a compound."""
_fold = lru_cache(maxsize=65_536)(fold)  # the texts have few distinct words
_MOST_GAPS = 60  # texts between words, the commonest first: particles, endings and their chains


def page_data(
    corpus: Corpus,
    address_of: Callable[[Node], tuple[str, str]],
    title_of: Callable[[str], str] = str,
    cut: Callable[[Corpus], CutQuestions] = cut_questions,
) -> list[str]:
    """Return the script that the first answer needs and, if later editions have texts of their own, a second one.

    ``address_of`` gives the page of a node, relative to the rulebook's folder, and its anchor; ``title_of`` gives the
    title of a ruleset's game; ``cut`` cuts the known questions, or has them cached.
    """
    cards = _cards(corpus.lexicon, corpus.graph)
    corpus = Corpus(corpus.graph, corpus.index, corpus.lexicon.without_cards(), corpus.questions, corpus.analyzer)
    nodes = list(corpus.graph.nodes.values())
    order = list(dict.fromkeys(edition.name for edition in corpus.graph.editions))
    documents = list(corpus.index.store.documents())
    texts = [_texts(*both, order) for both in zip(documents, nodes, strict=True)]
    first, later = [rows for rows, _ in texts], [rows for _, rows in texts]
    has_more = any(later) or bool(corpus.questions.texts) or bool(cards["cards"])
    terms = _terms(corpus)
    spellings = _spellings(corpus, documents)
    found = _found_spellings(terms, spellings, [text for both in texts for some in both for text in some])
    strings = _strings(corpus, terms, spellings)
    data = {
        **_data(corpus, documents, terms, address_of),
        **strings,
        "unsure": "\n".join(sorted(found.unsure)),
        "editions": order,
        "gameTitles": _game_titles(nodes, title_of),
        **_written_texts(first, found, terms),
        "hasMore": has_more,
    }
    if not has_more:
        return _scripts(rulesdbData=data)
    names = strings["lexicon"].partition("\f")[0].split("\n")
    questions = None
    if corpus.questions.texts:
        questions = encoded_questions(corpus, cut(corpus), terms, found, frozenset(names))
    return _scripts(
        rulesdbData=data, rulesdbMore={**_written_texts(later, found, terms), **cards, "questions": questions}
    )


def _scripts(**data: Mapping[str, object]) -> list[str]:
    """Return scripts, every one of which sets a global value with its data packed."""
    texts = zip(data, packed([*data.values()]), strict=True)
    return [f'globalThis.{name} = "{text}";\n' for name, text in texts]


def _data(
    corpus: Corpus,
    documents: Sequence[StoredDocument],
    terms: Sequence[str],
    address_of: Callable[[Node], tuple[str, str]],
) -> dict[str, object]:
    nodes = list(corpus.graph.nodes.values())
    of_texts = _terms_of_texts(documents)
    addresses = [address_of(node) for node in nodes]
    pages = {page: at for at, page in enumerate(dict.fromkeys(page for page, _ in addresses))}
    return {
        "ids": [node.id for node in nodes],
        "kinds": "".join(str(KINDS.index(node.kind)) for node in nodes),
        "parents": encoded(
            0 if document.parent is None else document.number - document.parent for document in documents
        ),
        "pages": list(pages),
        "pageOf": encoded(pages[page] for page, _ in addresses),
        "anchors": _anchors(nodes, [anchor for _, anchor in addresses]),
        "postings": written_postings(documents, terms),
        "otherTerms": encoded(steps(at for at, term in enumerate(terms) if term not in of_texts)),
        "citers": _citers(corpus.graph),
        "latin": " ".join(sorted(corpus.lexicon.latin)),
        "latinWords": " ".join(sorted(corpus.lexicon.words.difference(*map(str.split, _english_of(corpus))))),
    }


def _strings(corpus: Corpus, terms: Sequence[str], spellings: Mapping[str, list[str]]) -> dict[str, str]:
    """Return the Japanese texts by name, line by line; the columns of the lexicon have a form feed between them.

    Terms and spellings come first: compression takes parts of what follows from them.
    """
    known = frozenset((*terms, *corpus.questions.terms()))
    words = {term: term for term in terms} | dict(map(_parted, spellings["words"]))
    return {
        **{name: "\n".join(lines) for name, lines in {"terms": terms, **spellings}.items()},
        "lexicon": "\f".join(_lexicon(corpus, known, _NameCutter(corpus, words, spellings["gaps"]))),
    }


def _found_spellings(terms: Sequence[str], spellings: Mapping[str, list[str]], texts: Iterable[Text]) -> Spellings:
    """Return the spellings that find terms in texts as a page does."""
    compounds = dict(map(_parted, spellings["compounds"]))
    of_compounds = frozenset(compounds.values())
    words = {term: term for term in terms if term not in of_compounds} | dict(map(_parted, spellings["words"]))
    return Spellings(words, compounds, texts)


def _game_titles(nodes: Iterable[Node], title_of: Callable[[str], str]) -> list[str]:
    """Return the titles of the games in their order; one game alone needs none."""
    titles = [title_of(ruleset) for ruleset in dict.fromkeys(node.ruleset for node in nodes)]
    return titles if len(titles) > 1 else []


def _written_texts(texts: Sequence[Sequence[Text]], spellings: Spellings, terms: Sequence[str]) -> dict[str, str]:
    """Return the texts by node as the page reads them, with the terms that their spellings do not show."""
    rows = [text for of_node in texts for text in of_node]
    return {
        "texts": _lines_of_texts(texts),
        "textsOf": _kinds_of_texts(texts),
        "changes": encoded_changes(rows, spellings, {term: at for at, term in enumerate(terms)}),
    }


def _parted(row: str) -> tuple[str, str]:
    """Return spelling and term of a row of words."""
    spelling, _, term = row.partition("\t")
    return spelling, term or spelling


class _NameCutter:
    """Finds the names that the page, which knows only the texts' spellings, may cut otherwise than the analyzer."""

    def __init__(self, corpus: Corpus, spellings: Mapping[str, str], gaps: Iterable[str]) -> None:
        self._analysis = JapaneseAnalysis(corpus.analyzer)
        self._spellings = spellings
        self._gaps = frozenset(gap for gap in gaps if len(gap) == 1)  # particles: longer ones may hide a word

    def short_terms(self, name: str) -> list[str]:
        """Return the terms of the short words of a name."""
        return [term.text for term in self._analysis.terms(fold(name)).short]

    def terms(self, name: str) -> str:
        """Return the terms of a name, compounds with a sign before them; "" where the page has the same."""
        folded = fold(name)
        short, compound = self._analysis.terms(folded)
        if self._is_plain(folded, short):
            return ""
        wanted = [term.text for term in short if term.text not in STOP_WORDS]
        return "|".join((*wanted, *(COMPOUND + term.text for term in compound))) or COMPOUND

    def _is_plain(self, name: str, short: Sequence[TermSpan]) -> bool:
        """Tell whether the words are spelt as the texts spell them, with particles and signs alone between them."""
        ends = [0, *(term.end for term in short)]
        starts = [*(term.start for term in short), len(name)]
        between = (name[end:start] for end, start in zip(ends, starts, strict=True))
        return all(self._is_spelt(name[term.start : term.end], term.text) for term in short) and all(
            gap in self._gaps or not gap.isalnum() for gap in between
        )

    def _is_spelt(self, written: str, term: str) -> bool:
        """Tell whether the texts spell a term so; a few kana may be an ending as well."""
        return self._spellings.get(written) == term and (
            len(written) >= _SHORTEST_KANA or not _HIRAGANA.fullmatch(written)
        )


def _terms(corpus: Corpus) -> list[str]:
    return sorted(corpus.index.store.statistics.frequencies)


def _terms_of_texts(documents: Iterable[StoredDocument]) -> set[str]:
    return {term for document in documents for field in QUOTED for term in document.counts.get(field, ())}


def _anchors(nodes: Sequence[Node], anchors: Sequence[str]) -> list[tuple[int, str]]:
    """Return by document the anchors that are not the number or text of their node."""
    keys = (split_identifier(node.id)[1] for node in nodes)
    pairs = zip(keys, anchors, strict=True)
    return [(document, anchor) for document, (key, anchor) in enumerate(pairs) if anchor != key]


def _lines_of_texts(texts: Iterable[Sequence[Text]]) -> str:
    return "\n".join(" ".join(row.text.split("\n")) for rows in texts for row in rows)


def _kinds_of_texts(texts: Iterable[Sequence[Text]]) -> str:
    """Return, by node, the number of its texts, then the field and editions of every text as one number."""
    return encoded(n for rows in texts for n in (len(rows), *(row.editions * len(QUOTED) + row.field for row in rows)))


def _texts(document: StoredDocument, node: Node, order: Sequence[str]) -> tuple[list[Text], list[Text]]:
    """Return the texts of a node: those of its first edition, and titles, by which hits are named; then the rest."""
    rows: dict[tuple[str, str], int] = {}
    for reading in node.readings:
        passages = [
            ("title", reading.title or ""),
            *((_field(passage.kind), passage.text) for passage in reading.passages),
        ]
        for field, text in passages:
            if text:
                rows[field, text] = rows.get((field, text), 0) | 1 << order.index(reading.edition)
    bit = 1 << order.index(node.preferred.edition)
    terms = term_counts(document, node)
    first: list[Text] = []
    later: list[Text] = []
    for (field, text), bits in rows.items():
        group = first if field == "title" or bits & bit else later
        group.append(Text(QUOTED.index(field), bits, text, terms.get((field, text), {})))
    return first, later


def _field(kind: str) -> str:
    return "text" if kind in {"text", "item"} else "parts"


def _spellings(corpus: Corpus, documents: Sequence[StoredDocument]) -> dict[str, list[str]]:
    """Return the spellings of terms in the texts: words (spelling, term where it differs), compounds, and gaps."""
    words: Counter[tuple[str, str]] = Counter()
    compounds: Counter[tuple[str, str]] = Counter()
    gaps: Counter[str] = Counter()
    for stored, node in zip(documents, corpus.graph.nodes.values(), strict=True):
        texts = field_texts(node)
        for field in QUOTED:
            outer_first = sorted(stored.spans(field), key=lambda span: (span[0], -span[1]))
            _count(joined(texts[field]), outer_first, words, compounds, gaps)
    of_compounds = {term for _, term in compounds}
    return {
        # A term that is no compound is a spelling of itself, and the page knows all terms.
        "words": [_short(row) for row in _rows(words) if _short(row) == row or _short(row) in of_compounds],
        "compounds": list(map(_short, _rows(compounds))),
        "gaps": [gap for gap, _ in gaps.most_common(_MOST_GAPS)],
        "kana": _kana_of_verbs(corpus, documents),
    }


def _count(
    text: str,
    spans: Sequence[tuple[int, int, str]],
    words: Counter[tuple[str, str]],
    compounds: Counter[tuple[str, str]],
    gaps: Counter[str],
) -> None:
    """Count the words of one text. A span that holds another one is a compound."""
    at = 0
    for number, (start, end, term) in enumerate(spans):
        following = spans[number + 1] if number + 1 < len(spans) else None
        holds = following is not None and following[1] <= end and (following[0], following[1]) != (start, end)
        if holds:
            compounds[_fold(text[start:end]), term] += 1
            continue
        words[_fold(text[start:end]), term] += 1
        gap = _fold(text[at:start])
        if gap and gap.isalpha():
            gaps[gap] += 1
        at = end


def _kana_of_verbs(corpus: Corpus, documents: Sequence[StoredDocument]) -> list[str]:
    """Return verbs of the texts in kana, and as terms: わたす for 渡す."""
    rows = []
    for term in sorted(_terms_of_texts(documents)):
        words = corpus.analyzer.analyse(term).morphemes
        reading = hiragana("".join(word.reading for word in words))
        is_verb = words[-1].part_of_speech[0] in {"動詞", "形容詞"}
        if is_verb and reading != term and len(reading) >= _SHORTEST_KANA and term[-1:] == reading[-1:]:
            rows.append(f"{reading}\t{term}")
    return rows


def _rows(counts: Counter[tuple[str, str]]) -> list[str]:
    """Return the spellings with their commonest terms, a line for every spelling."""
    order = sorted(counts, key=lambda pair: (pair[0], counts[pair], pair[1]))
    return [f"{spelling}\t{term}" for spelling, term in dict(order).items() if spelling]


def _short(row: str) -> str:
    """Return a row of ``_rows`` without the term where that is the spelling."""
    spelling, term = row.split("\t")
    return spelling if term == spelling else row


def _lexicon(corpus: Corpus, known: frozenset[str], cutter: _NameCutter) -> list[str]:
    """Return the columns of a table with a line for every term that finds a document or names a rule outside the texts.

    The columns are: its name, the documents that define it, the rules outside the texts that do, its terms where the
    page would have others, its aliases by kind. Lines of one kind together are compressed best.

    An alias that is the name, or the name in hiragana, is a sign; romaji, which follow from the readings, are left out.
    """
    lexicon, graph = corpus.lexicon, corpus.graph
    spelt = {alias_key(written): written for written in lexicon.names}
    order = {name: at for at, name in enumerate(graph.nodes)}
    by_name: dict[str, dict[str, list[str]]] = {}
    for key in lexicon.aliases:
        for kind, name in lexicon.meanings(key):
            if kind != "romaji":
                by_name.setdefault(name, {}).setdefault(kind, []).append(key)
    rows = []
    for name, kinds in by_name.items():
        rules = " ".join(str(order[node]) for node in lexicon.rules.get(name, ()) if node in order)
        outside = " ".join(lexicon.outside.get(name, ()))
        if not rules and not outside and known.isdisjoint(cutter.short_terms(name)):
            continue
        signs = {alias_key(name): ITSELF, alias_key(hiragana(name)): IN_HIRAGANA}
        english = _without(GENERIC, kinds.get("english", []))
        kinds["english"] = [spelt.get(key, key) + _sign_of_whole(key, name, corpus.lexicon) for key in english]
        keys = ["|".join(signs.get(key, key) for key in kinds.get(kind, ())) for kind in ALIAS_KINDS]
        rows.append(
            (" ".join(name.split()), rules, outside, cutter.terms(name), *keys)
        )  # a form feed or a line end would part columns or rows
    return ["\n".join(column) for column in zip(*rows, strict=True)]


def _cards(lexicon: Lexicon, graph: Graph) -> dict[str, str]:
    """Return the names of cards, in a line those that bring the same terms, and by line the numbers of these.

    Names in Latin letters are left out, but those in the texts: nearly every card has another, and all are 9 KB more.
    """
    in_texts = {alias_key(name) for node in graph.nodes.values() for reading in node.readings for name in reading.cards}
    names: dict[tuple[str, ...], list[str]] = {}
    for key in lexicon.aliases:
        if key.isascii() and key not in in_texts:
            continue
        if found := tuple(alias.name for alias in lexicon.meanings(key) if alias.kind == CARD):
            names.setdefault(found, []).append(key)
    numbers = {term: number for number, term in enumerate(dict.fromkeys(chain.from_iterable(names)))}
    return {
        "cards": "\n".join(map("|".join, names.values())),
        "cardTerms": "\n".join(numbers),
        "termsOfCards": "\n".join(encoded(map(numbers.__getitem__, found)) for found in names),
    }


def _english_of(corpus: Corpus) -> list[str]:
    """Return the English names of terms, as they are written; a hyphen parts words as a blank does."""
    return [name.replace("-", " ") for name in (*corpus.lexicon.names, *_english_keys(corpus))]


def _english_keys(corpus: Corpus) -> Iterator[str]:
    aliases = ((key, corpus.lexicon.meanings(key)) for key in corpus.lexicon.aliases)
    return (key for key, found in aliases if any(alias.kind == "english" for alias in found))


def _without(endings: Iterable[str], keys: Sequence[str]) -> list[str]:
    """Return the keys without those that are others less an ending: prevention beside preventioneffect."""
    return [key for key in keys if not any(f"{key}{ending}" in keys for ending in endings)]


def _sign_of_whole(key: str, name: str, lexicon: Lexicon) -> str:
    """Return the sign behind an English name that ends like a generic word and without this is no alias of its term."""
    ending = next((ending for ending in GENERIC if key.removesuffix(ending) not in {key, ""}), None)
    if ending is None or any(alias.name == name for alias in lexicon.meanings(key.removesuffix(ending))):
        return ""
    return WHOLE


def _citers(graph: Graph) -> list[tuple[str, list[int]]]:
    """Return the cited rules that are not loaded, with the documents that cite them."""
    order = {name: at for at, name in enumerate(graph.nodes)}
    return [(missing, [order[name] for name, _ in cited_by(graph, missing)]) for missing in graph.unresolved]
