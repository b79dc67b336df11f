"""The table of a situation of Flesh and Blood."""

from rulesdb.checks.fab import table
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.starting import Builder
from rulesdb.situations.open_table import OpenTable


class FabTable(OpenTable, table.Table):
    """The table of a situation of Flesh and Blood."""

    builder: Builder

    def said(self, record: object) -> str:
        """Return the text of an ability in the card language."""
        return printer().say(record)
