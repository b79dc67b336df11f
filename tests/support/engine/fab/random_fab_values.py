"""Random values of the card language of Flesh and Blood."""

from rulesdb.engine.fab.language.vocabulary import vocabulary
from support.engine.random_values import Values

VALUES = Values("fab", vocabulary, leaves_unsaid=True)
"""The values that cards of Flesh and Blood have."""
