"""The board of Flesh and Blood, with the ladders of the checks of 6.3: the stages in which effects change a card."""

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter

from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.record_words import MOMENTS, PROPERTIES, STATS, SUBTYPES, TYPES
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.present_properties import defense, power
from rulesdb.engine.fab.rules.cards.object_properties import properties_of_card
from rulesdb.engine.fab.rules.continuous.staging import stage_and_substage
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.objects.equipping import sub_cards
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import ChainLink, Object, Properties, State
from rulesdb.engine.fab.telling import ASSETS, ZONES
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.effects.alterations import record_changes
from rulesdb.engine.kernel.effects.continuous import property_changes
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.play.recording import BoardRules, LadderRules
from rulesdb.proofs.boards import BoardZone, Ladder, LadderStep
from rulesdb.words.effect_stages import STAGES, SUBSTAGES

_COPIES, _CONTROL = 1, 2
"""The stages that alter the record of an object."""
_NONE = "なし"
_SETS: Mapping[str, Callable[[Properties], frozenset[str]]] = {
    field: attrgetter(field) for field in ("types", "subtypes", "supertypes")
}
_WORDS = TYPES | SUBTYPES

_Change = tuple[str, str, str]
"""The property, and its values before and after."""


def _steps(game: Game, object_id: int, name: Callable[[int], str]) -> Iterator[LadderStep]:
    """Yield the changes of a card: first those of its record, then those of its properties."""
    for by, before, after in record_changes(game, object_id):
        source = f"{name(by.context.source)}の効果"
        copied = _changes(properties_of_card(before.card), properties_of_card(after.card))
        yield from (LadderStep(_COPIES, 0, *change, source) for change in copied)
        yield from (LadderStep(_CONTROL, 0, *change, source) for change in _of_control(game, before, after))
    for row, effect, before, after in property_changes(game, object_id):
        source = "カウンター" if effect.is_counter else f"{name(effect.context.source)}の効果"
        yield from (LadderStep(*stage_and_substage(row), *change, source) for change in _changes(before, after))


def _of_control(game: Game, before: Object, after: Object) -> Iterator[_Change]:
    """Yield the change of the controller of an object, if there is one."""
    if before.controller != after.controller:
        yield "コントローラー", _player(game, before.controller), _player(game, after.controller)


def _player(game: Game, player: int | None) -> str:
    return _NONE if player is None else game.state.players[player].name


def _changes(before: Properties, after: Properties) -> Iterator[_Change]:
    """Yield the properties that differ."""
    if before.name != after.name:
        yield PROPERTIES["name"], before.name or _NONE, after.name or _NONE
    for field, words_of in _SETS.items():
        if words_of(before) != words_of(after):
            yield PROPERTIES[field], _listed(words_of(before)), _listed(words_of(after))
    yield from _of_abilities(before, after)
    for stat, word in STATS.items():
        yield from _of_value(before, after, stat, word)


def _listed(words: frozenset[str]) -> str:
    return "・".join(sorted(_WORDS.get(word, word) for word in words)) or _NONE


def _of_abilities(before: Properties, after: Properties) -> Iterator[_Change]:
    """Yield the abilities that are gained and lost: all that a card has would be too much."""
    for one in after.abilities:
        if one not in before.abilities:
            yield PROPERTIES["abilities"], "", f"『{printer().say(one)}』を得る"
    for one in before.abilities:
        if one not in after.abilities:
            yield PROPERTIES["abilities"], "", f"『{printer().say(one)}』を失う"


def _of_value(before: Properties, after: Properties, stat: str, word: str) -> Iterator[_Change]:
    """Yield the change of the value, and that of the base value where it is another one."""
    base = before.base(stat), after.base(stat)
    value = before.value(stat), after.value(stat)
    if base[0] != base[1] and base != value:
        yield f"{word}の基本の値", _number(base[0]), _number(base[1])
    if value[0] != value[1]:
        yield word, _number(value[0]), _number(value[1])


def _number(value: int | str | None) -> str:
    return _NONE if value is None else str(value)


LADDERS: LadderRules[Game] = LadderRules(section="fab:6.3", ladder=Ladder("6.3.2", STAGES, SUBSTAGES), steps=_steps)
"""The ladders of Flesh and Blood."""


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
        if item.proxy_of is not None or name in changed or attrgetter(name)(item.card) is not None
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
    yield from (f"下に{name(one.id)}" for one in sub_cards(game, item.id))
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
    game=FAB.process,
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
