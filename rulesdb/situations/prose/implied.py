"""What sentences about actions imply of the beginning: what is played was in the hand, what pays for it was in play."""

from collections.abc import Collection, Iterator, Sequence

from rulesdb.situations.actions import Answers, Plays
from rulesdb.situations.clauses import Clause, PlayerAction
from rulesdb.situations.parts import CardRef, PlayerRef

_IN_HAND = frozenset({None, "hand"})
_PAYING = "mana ability"
"""The kind of question that is answered with what is tapped for mana."""


def implied(clauses: Sequence[Clause], told: Collection[str], cards: Collection[str]) -> Iterator[tuple[int, str]]:
    """Yield the sentences about the beginning that a situation leaves out, each with the index of what implies it.

    ``told`` are the names of the cards of which sentences say where they are, ``cards`` those of the sheets.
    """
    known = {*told}
    player: PlayerRef | None = None
    for at, clause in enumerate(clauses):
        player = clause.player if isinstance(clause, PlayerAction) else player
        if player is None:
            continue
        if isinstance(clause, Plays) and clause.zone in _IN_HAND and clause.card.name in {*cards} - known:
            known.add(clause.card.name)
            yield at, f"{player.name}の手札に《{clause.card.name}》がある"
        if isinstance(clause, Answers) and clause.topic == _PAYING:
            for one in clause.given:
                card = one if isinstance(one, CardRef) else getattr(one, "card", None)
                if isinstance(card, CardRef) and card.name not in known:
                    known.add(card.name)
                    yield at, f"{player.name}の場に《{card.name}》が{getattr(one, 'count', 1)}枚ある"
