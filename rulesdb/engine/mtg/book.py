"""The rule book of Magic, in which all rules are registered by number."""

from rulesdb.engine.kernel.book import Book

book = Book("mtg")
