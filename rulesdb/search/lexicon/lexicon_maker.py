"""Makes the lexicon of an index: of the glossary, of the graph's terms, and of related words."""

import re
from collections.abc import Container, Iterable, Iterator
from itertools import combinations, groupby

from rulesdb.english.word_stems import distinct_stems, stems, words
from rulesdb.graph.model import Graph
from rulesdb.graph.naming import identifier
from rulesdb.japanese.folding import fold
from rulesdb.japanese.kana import hiragana
from rulesdb.japanese.romaji import plain_romaji, romaji_of_hiragana
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.morphology.morphemes import Morpheme
from rulesdb.search.lexicon.lexicon import CARD, HEAD_LENGTH, TRANSLATION, Alias, Lexicon, alias_key, written_aliases
from rulesdb.search.query.term_analysis import compound_of_stems
from rulesdb.search.query.written import STOP_WORDS
from rulesdb.source.card_facts import CardFact
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.related_words import RelatedWord

_SHORTEST_READING = 3  # kana; shorter ones are too many words at once
_OF_NOUNS = frozenset({"名詞", "形状詞", "接頭辞", "接尾辞"})  # what compound nouns are made of
_KANJI = re.compile(r"[一-鿿々]")
_SPELT = re.compile(r"[a-z]{4,}")
_GENERIC = re.compile(r" (?:effect|ability|card|value)s?$")

_Aliases = dict[str, dict[Alias, None]]


def make_lexicon(
    glossary: Iterable[GlossaryEntry],
    graph: Graph,
    analyzer: Analyzer,
    related: Iterable[RelatedWord] = (),
    cards: Iterable[CardFact] = (),
) -> Lexicon:
    """Return the lexicon of the glossary's entries of the rulesets that ``graph`` has, and of the graph's own terms.

    ``related`` are related words of words that rules use, ``cards`` the cards that bring terms into play.

    Parts of terms and nouns of the texts become aliases by their readings, which ``analyzer`` knows: it has analysed
    the texts.
    """
    aliases: _Aliases = {}
    rules: dict[str, dict[str, None]] = {}
    entries = [entry for entry in glossary if entry.ruleset in graph.rulesets]
    for entry in entries:
        _add_entry(entry, graph, aliases, rules)
    named = set(rules)  # where the glossary names the defining rule, the text's other openings with the term count less
    for term in graph.terms:
        _add(aliases, term.name, Alias("term", term.name))
        if term.english:
            _add(aliases, term.english, Alias("english", term.name))
        for part in term.defined_by if term.name not in named else ():
            rules.setdefault(term.name, {}).setdefault(part.partition("#")[0])
    names = [*(entry.name for entry in entries), *(term.name for term in graph.terms)]
    for word, reading in (*_parts(names, analyzer), *_nouns(analyzer.known_words())):
        _add(aliases, hiragana(reading), Alias("reading", word))
    english = _english_names(entries, graph)
    known = frozenset(aliases)
    for fact in cards:
        for written in fact.names if fact.ruleset in {"", *graph.rulesets} else ():
            for name in fact.terms if alias_key(written) not in known else ():
                _add(aliases, written, Alias(CARD, name))
    _add_related(related, aliases, english)
    texts = tuple(_texts_without_cards(graph))
    return Lexicon(
        _written(aliases),
        {name: tuple(found) for name, found in rules.items()},
        reaches_of(aliases),
        _outside(entries, graph, rules),
        _written(english),
        distinct_stems(texts).intersection(part for key in english for part in key.split()),
        _spelt((*(entry.english for entry in entries), *texts)),
        tuple(dict.fromkeys(name for entry in entries if " " in (name := fold(entry.english)) or "-" in name)),
    )


def _written(aliases: _Aliases) -> dict[str, str]:
    return {key: written_aliases(found) for key, found in aliases.items()}


def _english_names(entries: Iterable[GlossaryEntry], graph: Graph) -> _Aliases:
    """Return the English names of terms by their stems, without those that are of function words alone."""
    named = [(entry.english, entry.name) for entry in entries]
    named += [(term.english, term.name) for term in graph.terms if term.english]
    found: _Aliases = {}
    for english, name in named:
        for written in dict.fromkeys((english, _GENERIC.sub("", english))):
            parts = tuple(words(written))
            if not all(word.is_function_word or word.stem in STOP_WORDS for word in parts):
                found.setdefault(compound_of_stems(word.stem for word in parts), {})[Alias("english", name)] = None
    return found


def _add_related(related: Iterable[RelatedWord], aliases: _Aliases, english: _Aliases) -> None:
    """Add related words to the aliases, and English ones by their stems to ``english``, where no name has these."""
    named = frozenset(english)
    for kind, written, name in related:
        if kind != TRANSLATION:
            _add(aliases, written, Alias(kind, name))
        elif (key := compound_of_stems(stems(written))) not in named:
            english.setdefault(key, {})[Alias(kind, name)] = None


def _texts_without_cards(graph: Graph) -> Iterator[str]:
    """Yield the texts without the names of cards."""
    for node in graph.nodes.values():
        for reading in node.readings:
            yield reading.title or ""
            yield from (run.text for passage in reading.passages for run in passage.runs if run.kind != "card")


def _spelt(texts: Iterable[str]) -> frozenset[str]:
    """Return the words in Latin letters of some texts, without short ones."""
    return frozenset(word for text in texts for word in _SPELT.findall(fold(text)))


def _outside(entries: Iterable[GlossaryEntry], graph: Graph, rules: Container[str]) -> dict[str, tuple[str, ...]]:
    """Return the rules in no loaded text that define terms of the glossary, by name."""
    found: dict[str, dict[str, None]] = {}
    named = [(entry.name, identifier(entry.ruleset, entry.rule)) for entry in entries if entry.rule is not None]
    for name, rule in named:
        if rule not in graph.nodes and name not in rules:
            found.setdefault(name, {})[rule] = None
    return {name: tuple(found[name]) for name in found}


def reaches_of(aliases: Iterable[str]) -> dict[str, int]:
    """Return ``Lexicon.reaches`` for some keys."""
    reaches: dict[str, int] = {}
    for key in aliases:
        head = hiragana(key[:HEAD_LENGTH])
        reaches[head] = max(reaches.get(head, 0), len(key))
    return reaches


def _add_entry(entry: GlossaryEntry, graph: Graph, aliases: _Aliases, rules: dict[str, dict[str, None]]) -> None:
    _add(aliases, entry.name, Alias("term", entry.name))
    _add(aliases, hiragana(entry.reading), Alias("reading", entry.name))
    _add(aliases, plain_romaji(romaji_of_hiragana(hiragana(entry.reading))), Alias("romaji", entry.name))
    _add(aliases, entry.english, Alias("english", entry.name))
    _add(aliases, _GENERIC.sub("", entry.english), Alias("english", entry.name))
    for word in entry.players:
        _add(aliases, word, Alias("players", entry.name))
    if entry.rule is not None and identifier(entry.ruleset, entry.rule) in graph.nodes:
        rules.setdefault(entry.name, {}).setdefault(identifier(entry.ruleset, entry.rule))


def _parts(names: Iterable[str], analyzer: Analyzer) -> Iterator[tuple[str, str]]:
    """Yield the parts of terms that may be typed alone, with their readings: 遅延型 of 遅延型誘発効果."""
    for name in dict.fromkeys(names):
        for are_nouns, run in groupby(analyzer.analyse(name).morphemes, key=_is_of_nouns):
            words = tuple(run) if are_nouns else ()
            for first, last in combinations(range(len(words) + 1), 2):
                part = words[first:last]
                yield from _read(name[part[0].start : part[-1].end], part)


def _is_of_nouns(word: Morpheme) -> bool:
    return word.part_of_speech[0] in _OF_NOUNS


def _nouns(words: Iterable[Morpheme]) -> Iterator[tuple[str, str]]:
    """Yield the nouns with kanji and their readings; verbs in kana need none, since the analyzer knows their kanji."""
    for word in words:
        if word.part_of_speech[0] == "名詞" and _KANJI.search(word.surface):
            yield from _read(word.surface, (word,))


def _read(written: str, words: tuple[Morpheme, ...]) -> Iterator[tuple[str, str]]:
    """Yield ``written`` with the reading of its words, unless that is too short or all words are stop words."""
    reading = "".join(word.reading for word in words)
    if len(reading) >= _SHORTEST_READING and any(word.normalized_form not in STOP_WORDS for word in words):
        yield written, reading


def _add(aliases: _Aliases, written: str, alias: Alias) -> None:
    """Add an alias under its key; the name itself outranks its other aliases."""
    key = alias_key(written)
    if key:
        known = aliases.setdefault(key, {})
        if not known or all(other.name != alias.name for other in known):
            known[alias] = None
