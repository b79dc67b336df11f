"""Texts of cards, and turns, that the questions of judges of Magic have in common."""

from rulesdb.checks.mtg.table import Person, Table

SHOCK = "対象のクリーチャーかプレイヤーに2点のダメージを与える。"


COUNTER = "対象の呪文を打ち消す。"


def to_upkeep_of(table: Table, player: Person) -> None:
    """Go on to the next upkeep of a player."""
    table.until("end of turn")
    table.until("upkeep")
    if table.state.turn_player != player.number:
        to_upkeep_of(table, player)
