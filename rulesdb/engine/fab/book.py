"""The book of Flesh and Blood: the rules register here, each under its number."""

from rulesdb.engine.kernel.book import Book

book = Book("fab")
