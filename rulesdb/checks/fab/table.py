"""What a check of Flesh and Blood is written with: the table, its players and its cards."""

from rulesdb.play.fab.table import Person, Table, TrackedCard

__all__ = ["Person", "Table", "TrackedCard"]
