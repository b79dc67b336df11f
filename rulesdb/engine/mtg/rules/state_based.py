"""State-based effects (420): what happens by itself whenever a player would get priority."""

from collections.abc import Iterator, Mapping

from rulesdb.engine.kernel.effects.effects_in_force import looks_at_this_turn
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen_at_once
from rulesdb.engine.kernel.turn.priority import unless_settled
from rulesdb.engine.mtg.book import OPPOSED_COUNTERS, book
from rulesdb.engine.mtg.characteristics import is_creature, properties, toughness
from rulesdb.engine.mtg.events.cards import Destroy
from rulesdb.engine.mtg.events.zones import Count, Move, Unattached, Vanish
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.enchant import cannot_enchant, is_aura
from rulesdb.engine.mtg.keywords.equip import cannot_equip, is_equipment
from rulesdb.engine.mtg.rules.abilities import PENDING, trigger_by_state
from rulesdb.engine.mtg.rules.objects import is_forbidden
from rulesdb.engine.mtg.rules.starting import lose
from rulesdb.engine.mtg.state import IN_PLAY, STACK, Object, Zone

_OPPOSED = ("+1/+1", "-1/-1")


@book.definition(f"{OPPOSED_COUNTERS}#item-1")
def opposed_counters(counters: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Only +1/+1 counters and -1/-1 counters are removed; the rule is about no other type of counter."""
    if counters.keys() >= set(_OPPOSED):
        yield _OPPOSED


@book.definition("420.5n#sentence-2")
def number_removed(one: int, other: int) -> int:
    """Of each type as many are removed as there are of the type of which there are fewer."""
    return min(one, other)


@book.definition("420.5n#sentence-1")
def counters_removed(item: Object) -> tuple[Event, ...]:
    """A permanent with both types of counters loses the same number of each."""
    counters, by = dict(item.counters), counters_removed.id
    pairs = ((pair, number_removed(*map(counters.__getitem__, pair))) for pair in opposed_counters(counters))
    return tuple(Count(by=by, object=item.id, counter=one, amount=-number) for pair, number in pairs for one in pair)


def act(game: Game) -> None:
    """Perform the state-based effects until none applies, then put triggered abilities on the stack; both again.

    What they do depends on these parts of the state: no effect looks at the step.
    """
    state = game.state
    history = state.history if looks_at_this_turn(game) else None
    parts = (*game.parts, state.players, state.zones, state.pending, state.since, state.attackers, history)
    unless_settled(game, parts, _act)


def _act(game: Game) -> None:
    while game.state.winners is None:
        if perform(game):
            continue
        trigger_by_state(game)
        if not game.state.pending:
            return
        PENDING.put_all(game, "mtg:410.3")


@book.definition("420.3")
def perform(game: Game) -> bool:
    """All state-based effects that apply happen at once, as one event; then they are checked again."""
    before, in_play, objects = game.state, game.in_play(), game.state.objects.values()
    reasons = {one: rule.id for rule in (drew_from_nothing, has_no_life) for one in game.playing if rule(game, one)}
    auras = (item for item in in_play if is_aura(game, item.id) and is_attached_illegally(game, item))
    of_permanents = (
        *(event for item in in_play if item.counters for event in counters_removed(item)),
        *_of_creatures(game),
        *(_to_graveyard(item, is_attached_illegally.id) for item in auras),
        *moves_of_legends(game),
        *(
            Unattached(by=cannot_equip.id, object=item.id)
            for item in in_play
            if item.attached_to is not None and is_equipment(game, item.id) and cannot_equip(game, item)
        ),
    )
    worlds = tuple(item for item in in_play if "world" in properties(game, item.id).supertypes)
    tokens = (item.id for item in objects if item.is_token and is_token_out_of_play(item))
    copies = (item.id for item in objects if item.is_copy and is_copy_off_the_stack(item))
    events = (
        *of_permanents,
        *(moves_of_worlds(worlds) if len(worlds) > 1 else ()),
        *(Vanish(by=is_token_out_of_play.id, object=one) for one in tokens),
        *(Vanish(by=is_copy_off_the_stack.id, object=one) for one in copies),
    )
    if reasons:
        lose(game, tuple(player for player in game.playing if player in reasons), next(iter(reasons.values())))
    if game.state.winners is None:
        happen_at_once(game, events)
    return game.state is not before  # without 102.3 a player who loses changes nothing


@book.filter("420.5a")
def has_no_life(game: Game, player: int) -> bool:
    """A player with 0 or less life loses the game."""
    return game.state.players[player].life <= 0


@book.filter("420.5g")
def drew_from_nothing(game: Game, player: int) -> bool:
    """A player who has drawn from an empty library loses the game."""
    return game.state.players[player].has_drawn_from_nothing


def _of_creatures(game: Game) -> Iterator[Event]:
    for item in game.in_play():
        if not is_creature(game, item.id):
            continue
        if has_no_toughness(game, item.id):
            yield _to_graveyard(item, has_no_toughness.id)
        elif has_lethal_damage(game, item) and not is_forbidden(game, "destroy", game.player_of(item.id), item.id):
            yield Destroy(by=has_lethal_damage.id, object=item.id)


@book.filter("420.5b")
def has_no_toughness(game: Game, object_id: int) -> bool:
    """A creature with toughness 0 or less is put into its owner's graveyard."""
    return toughness(game, object_id) <= 0


@book.filter("420.5c")
def has_lethal_damage(game: Game, item: Object) -> bool:
    """A creature with as much damage as its toughness, or more, is destroyed."""
    return item.damage >= toughness(game, item.id)


def _to_graveyard(item: Object, by: str) -> Move:
    return Move(by=by, object=item.id, to=Zone("graveyard", item.owner))


@book.filter("420.5d")
def is_attached_illegally(game: Game, aura: Object) -> bool:
    """An Aura that is attached to nothing, or to what it cannot enchant, is put into its owner's graveyard."""
    return aura.attached_to is None or cannot_enchant(game, aura)


@book.definition("420.5i")
def moves_of_worlds(found: tuple[Object, ...]) -> tuple[Event, ...]:
    """Of several permanents with the supertype world all but the newest are put into their owners' graveyards.

    Each has a timestamp of its own, so that there is a newest one; from memory.
    """
    newest = max(item.timestamp for item in found)
    return tuple(_to_graveyard(item, moves_of_worlds.id) for item in found if item.timestamp < newest)


@book.definition("420.5e")
def moves_of_legends(game: Game) -> tuple[Event, ...]:
    """Two or more legendary permanents of the same name all go to their owners' graveyards."""
    by_name: dict[str, list[Object]] = {}
    for item in game.in_play():
        found = properties(game, item.id)
        if "legendary" in found.supertypes:
            by_name.setdefault(found.name, []).append(item)
    return tuple(_to_graveyard(one, moves_of_legends.id) for same in by_name.values() if len(same) > 1 for one in same)


@book.filter("420.5f")
def is_token_out_of_play(item: Object) -> bool:
    """A token in a zone other than in play ceases to exist."""
    return item.zone != IN_PLAY


@book.filter("420.5j")
def is_copy_off_the_stack(item: Object) -> bool:
    """A copy of a spell in a zone other than the stack ceases to exist (503.10a)."""
    return item.zone != STACK
