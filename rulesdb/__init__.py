"""rulesdb: the comprehensive rules of card games as a linked, searchable, demonstrated rule graph."""

__version__ = "0.1.0"


class RulesdbError(Exception):
    """The base of the errors that a user can meet; ``str()`` is a sentence for people, with the way out."""
