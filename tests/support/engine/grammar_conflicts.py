"""What makes a grammar of phrases ambiguous: Lark says it in its log alone."""

import logging

from lark import Lark
from lark.exceptions import GrammarError

from rulesdb.engine.kernel.language.phrase_grammar import Grammar
from rulesdb.engine.kernel.language.phrases import Vocabulary


def conflicts(vocabulary: Vocabulary) -> list[str]:
    """Return what makes the grammar of a vocabulary ambiguous to a parser that looks one word ahead."""
    found: list[str] = []
    ambiguous: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: found.append(record.getMessage())  # type: ignore[method-assign]  # one use
    log = logging.getLogger("lark")
    level = log.level
    log.addHandler(handler)
    log.setLevel(logging.DEBUG)
    grammar = Grammar(vocabulary)
    try:
        Lark(grammar.text, parser="lalr", lexer="contextual", start=grammar.starts, debug=True)
    except GrammarError as error:
        ambiguous.append(str(error))
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
    return [*ambiguous, *(message for message in found if "onflict" in message or "ollision" in message)]
