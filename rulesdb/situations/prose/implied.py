"""What sentences about actions imply of the beginning: what is played was in the hand, what pays for it was in play."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from msgspec.structs import astuple

from rulesdb.situations.actions import Answers
from rulesdb.situations.clauses import Clause, Query, Setup
from rulesdb.situations.parts import CardRef, PlayerRef

_IN_HAND = frozenset({None, "hand"})
_PAYING = "mana ability"
"""The kind of question that is answered with what is tapped for mana."""
_EQUIPPED = re.compile("》.*(?:武器|装備|(?i:weapon|equipment))")
_CREATED = re.compile("》.*(?:トークン|(?i:token))")
_SPELLS = re.compile("》.*(?:インスタント|ソーサリー)")


def implied(
    clauses: Sequence[Clause],
    told: Mapping[str, Collection[str]],
    first_lines: Mapping[str, str],
    is_described: Callable[[str, str], bool],
    in_play: str,
) -> Iterator[tuple[int, str]]:
    """Yield the sentences that a situation leaves out of its beginning, each with the index of what implies it.

    A card with a sheet is implied by the first sentence that names it, one of a description by each. ``told`` are the
    players who have cards, by the names of these, as ``first_lines`` of sheets are; ``is_described`` tells whether a
    name describes a card, which is none of those that a player is said to have. ``in_play`` is the zone of permanents
    that players use, "" where only what is worn is implied; tokens are created, and not there at first.
    """
    known = {*told}
    player: PlayerRef | None = None
    for at, clause in enumerate(clauses):
        player = getattr(clause, "player", None) or player
        if player is None or isinstance(clause, Setup) or (isinstance(clause, Query) and not clause.is_of_hand):
            continue
        if isinstance(clause, Answers) and clause.topic == _PAYING:
            for one in clause.given:
                card = one if isinstance(one, CardRef) else getattr(one, "card", None)
                if isinstance(card, CardRef) and card.name not in known:
                    known.add(card.name)
                    yield at, f"{player.name}の場に《{card.name}》が{getattr(one, 'count', 1)}枚ある"
        for ref in clause.used:
            first, holder = first_lines.get(ref.name, ""), (ref.player or player).name
            is_there = _EQUIPPED.search(first) or (in_play and not _SPELLS.search(first))
            if ref.name not in known and _is_at_first(first) and is_there:
                known.add(ref.name)
                yield at, _worn(holder, ref.name) if not in_play else f"{holder}の{in_play}に《{ref.name}》がある"
        parts = (one for part in astuple(clause) for one in (part if isinstance(part, tuple) else (part,)))
        for ref in [one for one in parts if isinstance(one, CardRef)]:
            first, holder = first_lines.get(ref.name, ""), (ref.player or player).name
            is_played = clause.is_of_hand and getattr(clause, "zone", None) in _IN_HAND
            is_first = is_played and ref.name not in known and _is_at_first(first)
            is_one_more = holder not in told.get(ref.name, ()) and is_described(ref.name, holder)
            known.add(ref.name)
            if ref.zone in _IN_HAND and (is_first or is_one_more):
                is_worn = is_first and not in_play and _EQUIPPED.search(first)
                yield at, _worn(holder, ref.name) if is_worn else f"{holder}の手札に《{ref.name}》がある"


def _is_at_first(first_line: str) -> bool:
    """Whether the first line of a sheet is of a card that can be there at first: tokens are created."""
    return bool(first_line) and _CREATED.search(first_line) is None


def _worn(player: str, name: str) -> str:
    return f"{player}は《{name}》を装備している"
