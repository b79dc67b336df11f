"""Reading the card language; apart from printing it, because a parse table has to be computed or loaded."""

from functools import cache

from rulesdb.engine.fab.language.symbols import has_symbols, in_words
from rulesdb.engine.fab.language.vocabulary import vocabulary
from rulesdb.engine.kernel.language.phrase_reader import ContradictionError, NotUnderstoodError, Reader
from rulesdb.engine.kernel.language.phrases import PLAIN


class SymbolReader(Reader):
    """A parser of the phrases that reads symbols, too."""

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        if not has_symbols(text):
            return super().read(text, role, form)
        words, positions = in_words(text)
        try:
            return super().read(words, role, form)
        except ContradictionError:
            raise
        except NotUnderstoodError as error:
            raise NotUnderstoodError(text, positions[error.position], error.expected) from None


@cache
def reader() -> Reader:
    """Return the parser of the phrases, whose parse table is shipped."""
    return SymbolReader(vocabulary(), "fab")
