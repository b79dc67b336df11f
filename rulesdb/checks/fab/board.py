"""What a board shows of a game of Flesh and Blood."""

from collections.abc import Callable, Iterator

from rulesdb.checks.fab.ladders import LADDERS
from rulesdb.checks.recording import BoardRules
from rulesdb.engine.fab.continuous import defense, power
from rulesdb.engine.fab.events.teller import ASSETS, ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.record_words import MOMENTS
from rulesdb.engine.fab.rules.objects.life_totals import life_total
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import ChainLink, Object, State
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.proofs.boards import BoardZone

_ORDER: tuple[ZoneName, ...] = (
    "stack", "combat chain", "hero", "weapon 1", "weapon 2", "head", "chest", "arms", "legs", "permanent", "soul",
    "arsenal", "hand", "pitch", "graveyard", "banished", "deck", "inventory",
)  # fmt: skip
"""The zones of the board, those between the players first."""
_BETWEEN = frozenset({"stack", "combat chain"})
_PILES = frozenset({"deck", "inventory"})
_QUIET = frozenset({"hand", "deck", "graveyard", "banished", "pitch", "inventory", "soul"})
_PRIVATE = frozenset({"hand", "deck", "inventory"})
_SIGNS = (("power", "力", power), ("defense", "防", defense), ("life", "命", life_total))
"""The numeric properties that are shown: name, sign, and what returns the present value."""


def _game(state: State) -> Game:
    return FAB.process(state)


def _phase(state: State) -> str:
    """Return the phase with the step of combat in it."""
    beginning = "start of game" if state.phase == "start of game" else f"phase:{state.phase}"
    step = MOMENTS[f"combat:{state.combat}"] if state.combat else ""
    return "・".join(filter(None, (MOMENTS[beginning], step)))


def _points(game: Game, player: int) -> Iterator[tuple[str, int]]:
    """Yield the life of the hero, and the assets that the player has."""
    hero = game.hero(player)
    life = None if hero is None else life_total(game, hero)
    if life is not None:
        yield ASSETS["life"], life
    record = game.state.players[player]
    for kind in ("action", "resource", "chi"):
        if record.points(kind):
            yield ASSETS[kind], record.points(kind)


def _values(game: Game, object_id: int) -> str:
    """Return power, defense and life, under the signs that the rulebook has for them; a hero's life is its player's."""
    item, changed = game.object(object_id), effects_in_force(game).changed
    found = (
        (sign, value_of(game, object_id))
        for name, sign, value_of in _SIGNS
        if item.proxy_of is not None or name in changed or getattr(item.card, name) is not None
        if name != "life" or item.zone.name != "hero"
    )
    return " ".join(f"{sign}{value}" for sign, value in found if value is not None)


def _remarks(game: Game, item: Object, name: Callable[[int], str]) -> Iterator[str]:
    if item.zone.name == "arsenal" or not (item.is_public or item.zone.name in _PRIVATE):
        yield "表向き" if item.is_public else "裏向き"
    elif item.is_public and item.zone.name in _PRIVATE:
        yield "公開"
    if item.is_token:
        yield "トークン"
    if item.is_marked:
        yield "標的状態"
    yield from (f"{kind}カウンター{number}" for kind, number in item.counters)
    if item.layer is not None:
        declared = item.layer.declared
        targets = (*declared.attack_targets, *(one for targets in declared.targets for one in targets))
        yield from (f"対象: {name(target)}" for target in targets)
        if declared.x is not None:
            yield f"X={declared.x}"
    for link in game.state.links:
        yield from _in_link(link, item.id, name)


def _in_link(link: ChainLink, object_id: int, name: Callable[[int], str]) -> Iterator[str]:
    """Yield what an object is in a chain link."""
    if object_id in {link.attack, link.source}:
        targets = "、".join(map(name, link.targets))
        yield f"チェインリンク{link.number}: {targets}への攻撃" if targets else f"チェインリンク{link.number}: 攻撃"
    if any(object_id == card for card, _ in link.defending):
        yield f"チェインリンク{link.number}: 防御"


def _looked_at(state: State) -> tuple[object, ...]:
    return state.lasting, state.links, state.turn_player, state.special


def _behind_points(state: State, player: int) -> tuple[object, ...]:
    hero = state.zones.get(Zone("hero", player), ())
    return state.players[player], state.objects[hero[0]] if hero else None


BOARD: BoardRules[State, Game] = BoardRules(
    game=_game,
    zones={name: BoardZone(ZONES[name], is_shared=name in _BETWEEN, is_pile=name in _PILES) for name in _ORDER},
    phase=_phase,
    points=_points,
    values=_values,
    remarks=_remarks,
    looked_at=_looked_at,
    behind_points=_behind_points,
    quiet=_QUIET,
    ladders=LADDERS,
)
"""The board of Flesh and Blood."""
