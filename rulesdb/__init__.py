"""rulesdb: the comprehensive rules of card games as a linked, searchable, demonstrated rule graph."""

__version__ = "0.1.0"
