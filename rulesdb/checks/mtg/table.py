"""What a check of Magic is written with: the table, its players and its cards."""

from rulesdb.play.mtg.table import Person, Table, TrackedCard

__all__ = ["Person", "Table", "TrackedCard"]
