"""The LALR(1) parse table of a language, and the file that keeps it: Lark takes up to ten seconds to compute one.

Those of the shipped languages travel with the package (pipeline/installing.py). Whoever changes a grammar has its new
table in the cache folder.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from rulesdb.engine.kernel.language.phrase_grammar import Grammar, inputs_of_grammar
from rulesdb.engine.kernel.language.phrases import Vocabulary
from rulesdb.source.cache import ResultCache, digest, sealed
from rulesdb.source.folders import cache_folder
from rulesdb.source.installed_results import install, installed

_FOLDER = Path(__file__).resolve().parent
CODE = tuple(_FOLDER / name for name in ("phrases.py", "phrase_grammar.py", "parse_table.py", "shared_symbols.py"))
"""The files that compute a parse table from a vocabulary; a table that they computed with other text is not used."""


class Production(msgspec.Struct, frozen=True, array_like=True):
    """A production of the grammar: what a reduction takes from the stack, and what it makes of it."""

    origin: str
    """The nonterminal that it produces."""
    length: int
    """The number of symbols on its right side, from 0."""
    maker: str | None
    """The maker of its value (phrase_grammar.Maker); None if the value of its only symbol is its value."""


class ParseTable(msgspec.Struct, frozen=True):
    """The words of a grammar, and the states of its LALR(1) parser, numbered from 0."""

    terminals: dict[str, str]
    """The terminal of each fixed word."""
    nouns: tuple[str, ...]
    """The words of which phrases have one or another in a gap."""
    starts: dict[str, int]
    """The first state for each start rule of the grammar."""
    ends: dict[str, int]
    """The last state for each start rule."""
    productions: tuple[Production, ...]
    """The productions of the grammar."""
    states: tuple[tuple[int, int], ...]
    """For each state the indices of its actions for words and for nonterminals among ``actions``."""
    actions: tuple[msgspec.Raw, ...]
    """Actions by symbol, in JSON: a state to go to, or -1 - P to reduce by the production P. States share many."""


class States(dict[int, dict[str, int]]):
    """The actions of the states of a table by number, decoded when a parser first comes to a state.

    A text leads through few of some thousand states.
    """

    def __init__(self, table: ParseTable) -> None:
        """Hold the states of ``table``."""
        super().__init__()
        self._table = table

    def __missing__(self, state: int) -> dict[str, int]:
        """Decode the actions of a state."""
        words, others = (self._table.actions[at] for at in self._table.states[state])
        decoded = msgspec.json.decode(words, type=dict[str, int])
        actions = self[state] = decoded | msgspec.json.decode(others, type=dict[str, int])
        return actions


def parse_table(vocabulary: Vocabulary, name: str = "") -> ParseTable:
    """Return the parse table of a vocabulary, from the shipped or cached file of a name, else computed, and cached.

    Raises ValueError if a sequence of words would have two readings, and as ``Row.phrases`` does. A folder that cannot
    be read or written is no error: the table is computed. Without a ``name`` it always is.
    """
    if not name:
        return _computed(Grammar(vocabulary))
    if (table := _decoded(shipped_parse_table(vocabulary, name))) is not None:
        return table
    made_of, cache = _digest_of(vocabulary), ResultCache(cache_folder("parse-tables"))
    if (table := _decoded(cache.read(name, made_of))) is not None:
        return table
    table = _computed(Grammar(vocabulary))
    cache.keep(name, made_of, msgspec.json.encode(table))
    return table


def _decoded(kept: bytes | None) -> ParseTable | None:
    """Return a kept parse table, None for none and for a damaged one."""
    with suppress(msgspec.DecodeError):
        return None if kept is None else msgspec.json.decode(kept, type=ParseTable)
    return None


def shipped_parse_table(vocabulary: Vocabulary, name: str) -> bytes | None:
    """Return the parse table of a vocabulary that is shipped under a name, in JSON, None if it is of another one."""
    return installed(name, _digest_of(vocabulary))


def ship_parse_table(vocabulary: Vocabulary, name: str) -> None:
    """Write the table of a vocabulary under a name to what is shipped. Raises OSError, ValueError as parse_table."""
    install(name, _digest_of(vocabulary), msgspec.json.encode(parse_table(vocabulary, name)))


def sealed_parse_table(vocabulary: Vocabulary, name: str) -> bytes:
    """Return what ``ship_parse_table`` writes, for another installation. Raises ValueError as parse_table."""
    return sealed(msgspec.json.encode(parse_table(vocabulary, name)), _digest_of(vocabulary))


def _digest_of(vocabulary: Vocabulary) -> str:
    return digest((*(path.read_bytes() for path in CODE), "\n".join(inputs_of_grammar(vocabulary)).encode()))


def _computed(grammar: Grammar) -> ParseTable:
    # here, because a kept table needs no Lark, whose loading takes 60 ms
    from lark import Lark
    from lark.exceptions import GrammarError
    from lark.parsers.lalr_analysis import Shift

    from rulesdb.engine.kernel.language.shared_symbols import ParserOfSharedSymbols

    grammar.check_lists()
    try:
        lark = Lark(
            grammar.text,
            parser="lalr",
            lexer="basic",
            start=grammar.starts,
            maybe_placeholders=False,
            keep_all_tokens=True,
            _plugins={"LALR_Parser": ParserOfSharedSymbols},
        )
    except GrammarError as error:
        raise ValueError(f"some text has two readings: {error}") from error
    # Without a text, this is the one public way to the table.
    table = lark.parse_interactive(start=grammar.starts[0]).parser_state.parse_conf.parse_table
    productions = {
        rule: number
        for number, rule in enumerate(
            dict.fromkeys(
                target for actions in table.states.values() for kind, target in actions.values() if kind is not Shift
            )
        )
    }
    kept: dict[bytes, int] = {}

    def at(actions: Mapping[Any, tuple[object, Any]]) -> int:
        """Return the index of actions among those kept."""
        plain = {str(one): to if kind is Shift else -1 - productions[to] for one, (kind, to) in actions.items()}
        return kept.setdefault(msgspec.json.encode(plain), len(kept))

    states = []
    for state in range(len(table.states)):
        actions = table.states[state]
        words = {symbol: action for symbol, action in actions.items() if str(symbol).isupper()}
        states.append((at(words), at({symbol: actions[symbol] for symbol in actions if symbol not in words})))
    return ParseTable(
        grammar.literals,
        tuple(sorted(grammar.nouns)),
        table.start_states,
        table.end_states,
        tuple(Production(str(rule.origin.name), len(rule.expansion), rule.alias) for rule in productions),
        tuple(states),
        tuple(map(msgspec.Raw, kept)),
    )
