"""What a board shows of a game of Magic."""

from collections.abc import Callable, Iterator

from rulesdb.engine.mtg.characteristics import is_creature, power, toughness
from rulesdb.engine.mtg.events.teller import MANA, ZONES
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import Attacker, Object, State, ZoneName
from rulesdb.play.recording import BoardRules
from rulesdb.proofs.boards import BoardZone

_ORDER: tuple[ZoneName, ...] = ("stack", "in play", "hand", "graveyard", "removed", "phased out", "library")
"""The zones of the board, that between the players first; not those outside the game and of records of players."""
_QUIET = frozenset({"hand", "graveyard", "removed", "library"})
_PRIVATE = frozenset({"hand", "library"})


def _phase(state: State) -> str:
    return STEPS[state.step] if state.step else ""


def _points(game: Game, player: int) -> Iterator[tuple[str, int]]:
    """Yield the life and the mana of a player."""
    record = game.state.players[player]
    yield "ライフ", record.life
    for kind, word in MANA.items():
        if record.points(kind):
            yield word, record.points(kind)


def _values(game: Game, object_id: int) -> str:
    """Return power and toughness of a creature."""
    return f"{power(game, object_id)}/{toughness(game, object_id)}" if is_creature(game, object_id) else ""


def _remarks(game: Game, item: Object, name: Callable[[int], str]) -> Iterator[str]:
    if item.face is not None:
        yield f"裏向きの{f'《{item.face.name}》' if item.face.name else 'カード'}"
    elif item.is_public and item.zone.name in _PRIVATE:
        yield "公開"
    if item.is_token:
        yield "トークン"
    if item.is_copy:
        yield "コピー"
    if item.damage:
        yield f"ダメージ{item.damage}点"
    yield from (f"{kind}カウンター{number}" for kind, number in item.counters)
    if item.attached_to is not None:
        yield f"{name(item.attached_to)}についている"
    if item.layer is not None:
        targets = (one for targets in item.layer.declared.targets for one in targets)
        yield from (f"対象: {name(target)}" for target in targets)
        if item.layer.declared.x is not None:
            yield f"X={item.layer.declared.x}"
        yield from (f"{name(one.source)}から{name(one.to)}に{one.amount}点" for one in item.layer.damage)
    for attacker in game.state.attackers:
        yield from _in_combat(attacker, item.id, name)


def _in_combat(attacker: Attacker, object_id: int, name: Callable[[int], str]) -> Iterator[str]:
    """Yield what a creature does in an attack."""
    if attacker.creature == object_id:
        yield "攻撃している(ブロックされた)" if attacker.is_blocked else "攻撃している"
    if object_id in attacker.blockers:
        yield f"{name(attacker.creature)}をブロックしている"


def _looked_at(state: State) -> tuple[object, ...]:
    return state.lasting, state.attackers, state.turn_player, state.special


def _behind_points(state: State, player: int) -> tuple[object, ...]:
    return (state.players[player],)


BOARD: BoardRules[State, Game] = BoardRules(
    game=MTG.process,
    zones={name: BoardZone(ZONES[name], is_shared=name == "stack", is_pile=name == "library") for name in _ORDER},
    phase=_phase,
    points=_points,
    values=_values,
    remarks=_remarks,
    looked_at=_looked_at,
    behind_points=_behind_points,
    quiet=_QUIET,
)
"""The board of Magic."""
