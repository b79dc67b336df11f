"""The rule book of Flesh and Blood, in which all rules are registered by number."""

from rulesdb.engine.kernel.book import Book

book = Book("fab", "rulesdb.engine.fab.misreadings")
