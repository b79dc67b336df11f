"""Random values of the card language of Flesh and Blood."""

from language_values import Values

from rulesdb.engine.fab.language.vocabulary import vocabulary

VALUES = Values("fab", vocabulary)
"""The values that cards of Flesh and Blood have."""
