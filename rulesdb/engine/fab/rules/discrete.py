"""What discrete effects do when they are generated (1.8.1): each kind makes its events.

``MAKE`` has, for each kind, what generates it and returns whether it succeeded (1.8.9), ``IS_POSSIBLE`` whether it
could succeed in this game state. Effects made of other effects are in generating.py.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab import effects, events
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Action, Effect
from rulesdb.engine.fab.contexts import Context, Event
from rulesdb.engine.fab.continuous import valued, with_fixed_amount
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.happening import happen, happen_all, note
from rulesdb.engine.fab.options import Pick
from rulesdb.engine.fab.roles import Players
from rulesdb.engine.fab.rules import assets
from rulesdb.engine.fab.rules.asking import is_impossible
from rulesdb.engine.fab.rules.costs import pitch, pitchable
from rulesdb.engine.fab.rules.events import Groups, order_for_an_effect, together
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.chance import generator


def players(game: Game, who: Players | None, context: Context) -> tuple[int, ...]:
    """Return who does something, in the order in which they do it."""
    found = (context.controller,) if who is None else who.players(game, context)
    if len(found) == 1:
        return found
    return tuple(each for each in order_for_an_effect(game, context.controller) if each in found)


def _happen_for_all(game: Game, kind: str, by_player: Groups) -> bool:
    """Let happen what each of some players does; return whether any of it did."""
    happened = [happen_all(game, kind, group) for group in together(by_player)]
    return any(happened)


def _draw(game: Game, effect: effects.DrawCards, context: Context) -> bool:
    amount = valued(game, effect.amount, context)
    drawn = [
        [events.Draw(by="fab:8.5.6", source=context.source, player=player)] * amount
        for player in players(game, effect.who, context)
    ]
    return _happen_for_all(game, "draw", drawn)


def _gain(game: Game, effect: effects.Gain, context: Context) -> bool:
    amount = valued(game, effect.amount, context)
    points = (
        events.GainAsset(by="fab:8.5.7", source=context.source, player=player, asset=effect.asset, amount=amount)
        for player in players(game, effect.who, context)
    )
    gained = [[event] for each in points if (event := assets.gaining(game, each)) is not None]
    return _happen_for_all(game, "gain", gained)


def _lose_life(game: Game, effect: effects.LoseLifeEffect, context: Context) -> bool:
    amount = valued(game, effect.amount, context)
    heroes = (game.hero(player) for player in players(game, effect.who, context))
    lost = [
        [events.LoseLife(by="fab:8.5.12", source=context.source, object=hero, amount=amount)]
        for hero in heroes
        if hero is not None
    ]
    return _happen_for_all(game, "lose life", lost)


def _found(game: Game, effect: Any, context: Context) -> tuple[int, ...]:  # noqa: ANN401  (effects with targets)
    """Return the objects of an effect: its declared targets that are still legal, or what it finds."""
    if effect.target is not None:
        return remaining_targets(game, effect.target, context)
    finds = effect.what if hasattr(effect, "what") else effect.to
    return finds.objects(game, context) if finds else ()


def remaining_targets(game: Game, target: effects.Target, context: Context) -> tuple[int, ...]:
    """Return the targets declared for the effect that is generated, its own phrase first, that are still legal."""
    legal = target.legal.objects(game, context)
    declared = context.targets[0] if context.targets else ()
    return tuple(each for each in declared if each in legal)


def _open_to(game: Game, action: Action, player: int, objects: Iterable[int]) -> tuple[int, ...]:
    """Return the objects to which a player's effect may do something: those that are there, and no effect protects."""
    return tuple(each for each in objects if game.has(each) and not is_impossible(game, action, player, each))


def _deal(game: Game, effect: effects.DealDamage, context: Context) -> bool:
    amount = valued(game, effect.amount, context)
    dealt = [
        events.Deal(by="fab:8.5.3", source=context.source, object=each, amount=amount, damage=effect.damage)
        for each in _found(game, effect, context)
    ]
    return happen_all(game, "deal", dealt)


def determined(game: Game, effect: Effect, context: Context) -> tuple[int, ...] | None:
    """Return the objects that players determine for an effect as it is generated (1.8.6); None where there are none."""
    determine = _DETERMINED.get(type(effect))
    return determine(game, effect, context) if determine else None


def _cards_to_discard(game: Game, effect: effects.DiscardCards, context: Context) -> tuple[int, ...]:
    amount = valued(game, effect.amount, context)
    found: list[int] = []
    for player in players(game, effect.who, context):
        cards = effect.what.objects(game, context) if effect.what else game.zone("hand", player)
        hand = _open_to(game, "discard", player, cards)
        for _ in range(min(amount, len(hand))):
            found.append(_card_to_discard(game, effect, player, tuple(each for each in hand if each not in found)))
    return tuple(found)


def _card_to_discard(game: Game, effect: effects.DiscardCards, player: int, hand: tuple[int, ...]) -> int:
    if effect.at_random:
        return _at_random(game, hand)
    chosen = game.pick(player, "discard", [*map(Pick, hand)], "fab:8.5.5").object
    assert chosen is not None
    return chosen


def _discard(game: Game, effect: effects.DiscardCards, context: Context) -> bool:
    chosen = context.chosen if context.chosen is not None else _cards_to_discard(game, effect, context)
    by_player: dict[int | None, list[Event]] = {}
    for card in chosen:
        if game.has(card):
            discarded = events.Discard(by="fab:8.5.5", source=context.source, object=card)
            by_player.setdefault(game.object(card).owner, []).append(discarded)
    return _happen_for_all(game, "discard", [*by_player.values()])


def _at_random(game: Game, items: tuple[int, ...]) -> int:
    chosen = generator(game.state.seed, game.state.drawn).choice(items)
    note(game, events.Random(by="fab:1.1.1a"))
    return chosen


def _destroy(game: Game, effect: effects.DestroyObjects, context: Context) -> bool:
    found = [
        events.Destroy(by="fab:8.5.4", source=context.source, object=each)
        for each in _open_to(game, "destroy", context.controller, _found(game, effect, context))
    ]
    return happen_all(game, "destroy", found)


def _banish(game: Game, effect: effects.BanishObjects, context: Context) -> bool:
    found = [
        events.Banish(by="fab:8.5.1", source=context.source, object=each, is_public=effect.is_public)
        for each in _open_to(game, "banish", context.controller, _found(game, effect, context))
    ]
    return happen_all(game, "banish", found)


def _put(game: Game, effect: effects.PutObjects, context: Context) -> bool:
    moves = [
        events.Move(
            by="fab:8.5.15",
            source=context.source,
            object=each,
            to=Zone(effect.zone, game.object(each).owner),
            at_bottom=effect.at_bottom,
            is_public=effect.is_public,
        )
        for each in _open_to(game, "put", context.controller, effect.what.objects(game, context))
    ]
    return happen_all(game, "put", moves)


def _create(game: Game, effect: effects.CreateTokens, context: Context) -> bool:
    amount = valued(game, effect.amount, context)
    made = [
        [events.Create(by="fab:8.5.2", source=context.source, player=player, token=effect.token)] * amount
        for player in players(game, effect.who, context)
    ]
    return _happen_for_all(game, "create", made)


def _reveal(game: Game, effect: effects.RevealObjects, context: Context) -> bool:
    shown = [
        events.Revealed(by="fab:8.5.17", source=context.source, object=each)
        for each in _open_to(game, "reveal", context.controller, effect.what.objects(game, context))
        if not game.object(each).is_public
    ]
    return happen_all(game, "reveal", shown)


def _turn(game: Game, effect: effects.TurnObjects, context: Context) -> bool:
    """8.5.24: what already lies so is not turned; a card that is merely shown still lies face down (5.4.7b)."""
    turned = [
        events.Turned(by="fab:8.5.24", source=context.source, object=each, is_public=effect.is_public)
        for each in effect.what.objects(game, context)
        if game.has(each) and _lies_open(game, each) != effect.is_public
    ]
    return happen_all(game, "turn", turned)


def _lies_open(game: Game, number: int) -> bool:
    return game.object(number).is_public and number not in game.state.shown


@book.filter("1.9.1c")
def may_fail_unseen(game: Game, player: int, zone: ZoneName) -> bool:
    """Where opponents cannot verify a failure a player may choose to fail: to find a card in a private zone."""
    return zone in {"deck", "hand", "arsenal"} and bool(game.zone(zone, player))


def _search(game: Game, effect: effects.SearchDeck, context: Context) -> bool:
    player = context.controller
    found = [Pick(card) for card in game.zone("deck", player) if effect.fits.fits(game, card, context)]
    options = [*found, Pick()] if may_fail_unseen(game, player, "deck") or not found else found
    chosen = game.pick(player, "search", options, "fab:8.5.19").object
    if chosen is not None:
        to = Zone(effect.zone, player)
        happen(game, events.Move(by="fab:8.5.19", source=context.source, object=chosen, to=to))
    happen(game, events.Shuffle(by="fab:8.5.20", source=context.source, zone=Zone("deck", player)))
    return chosen is not None


def _count(game: Game, effect: effects.PutCounters, context: Context) -> bool:
    put = [
        events.Count(by="fab:8.5.14", source=context.source, object=each, counter=effect.counter, amount=effect.amount)
        for each in effect.what.objects(game, context)
        if game.has(each)
    ]
    return happen_all(game, "count", put)


def _negate(game: Game, effect: effects.Negate, context: Context) -> bool:
    found = remaining_targets(game, effect.target, context)
    return bool(found) and happen(game, events.Clear(by="fab:8.5.26", source=context.source, objects=found))


def _attackers(game: Game, effect: effects.AttackWith, context: Context) -> tuple[int, ...]:
    """Let the controller determine what to attack with, where there is anything."""
    found = [*map(Pick, effect.what.objects(game, context))]
    chosen = game.pick(context.controller, "attack with", found, "fab:8.5.38").object if found else None
    return () if chosen is None else (chosen,)


def _attack(game: Game, effect: effects.AttackWith, context: Context) -> bool:
    """Name what the attack-layer attacks with; that goes onto the chain once all its effects are generated (7.2.3)."""
    chosen = context.chosen if context.chosen is not None else _attackers(game, effect, context)
    item = game.object(context.layer) if context.layer is not None and game.has(context.layer) else None
    if not chosen or item is None or item.layer is None:
        return False
    note(game, events.Became(by="fab:8.5.38", object=replace(item, layer=replace(item.layer, attacker=chosen[0]))))
    return True


def _close(game: Game, _effect: effects.CloseChain, context: Context) -> bool:
    return bool(game.state.combat) and happen(game, events.Closing(by="fab:7.7.2", source=context.source))


def _outside(game: Game, effect: effects.OutsideGame, context: Context) -> bool:
    return happen(game, events.Outside(by="fab:1.9.1a", source=context.source, doing=effect.doing))


def _add(game: Game, effect: effects.AddTo, context: Context) -> bool:
    player = context.controller
    return happen(
        game, events.Bring(by="fab:8.5.15", source=context.source, player=player, card=effect.card, zone=effect.zone)
    )


def _begin(game: Game, effect: effects.Begin, context: Context) -> bool:
    """Begin a layer-continuous effect (6.2.2a)."""
    objects = None
    if effect.target is not None:
        objects = frozenset(remaining_targets(game, effect.target, context))
    elif effect.objects is not None:
        objects = frozenset(effect.objects.objects(game, context))
    if objects is not None and not objects:
        return False
    if effect.next is not None:
        inner = replace(effect.effect, applies=effect.next)
    else:
        inner = with_fixed_amount(game, effect.effect, context)
    begun = LastingEffect(0, inner, context, 0, effect.until, objects, effect.next is not None, effect.uses)
    return happen(game, events.Lasts(by="fab:6.2.2", source=context.source, after=begun))


def _pitch(game: Game, effect: effects.PitchCards, context: Context) -> bool:
    """Let players pitch cards because an effect says so: as many as it says, or none."""
    amount, done = valued(game, effect.amount, context), False
    for player in players(game, effect.who, context):
        for _ in range(amount if len(pitchable(game, player, None)) >= amount else 0):
            card = game.pick(player, "pitch", [*map(Pick, pitchable(game, player, None))], "fab:8.5.44").object
            assert card is not None
            done |= pitch(game, events.Pitch(by="fab:8.5.44", source=context.source, player=player, object=card))
    return done


def _shuffle_in_and_draw(game: Game, _effect: effects.ShuffleInAndDraw, context: Context) -> bool:
    player, deck, count = context.controller, Zone("deck", context.controller), 0
    while (hand := game.zone("hand", player)) and (
        card := game.pick(player, "shuffle in", [*map(Pick, hand), Pick()], "fab:8.5.15").object
    ):
        count += happen(game, events.Move(by="fab:8.5.15", source=context.source, object=card, to=deck))
    shuffled = happen(game, events.Shuffle(by="fab:8.5.20", source=context.source, zone=deck))
    return _draw(game, effects.DrawCards(count), context) or shuffled


def _hand_has(game: Game, effect: effects.DiscardCards, context: Context) -> bool:
    if effect.what:
        return bool(_open_to(game, "discard", context.controller, effect.what.objects(game, context)))
    amount = valued(game, effect.amount, context)
    who = players(game, effect.who, context)
    return all(len(_open_to(game, "discard", player, game.zone("hand", player))) >= amount for player in who)


def _exist_for(action: Action) -> Callable[[Game, Any, Context], bool]:
    """Return the question whether there is anything to which an effect may do this."""
    return lambda game, effect, context: bool(_open_to(game, action, context.controller, _found(game, effect, context)))


def _may_be_put(game: Game, effect: effects.PutObjects, context: Context) -> bool:
    return bool(_open_to(game, "put", context.controller, effect.what.objects(game, context)))


def _are_private(game: Game, effect: effects.RevealObjects, context: Context) -> bool:
    there = _open_to(game, "reveal", context.controller, effect.what.objects(game, context))
    return any(not game.object(each).is_public for each in there)


def _has_counters(game: Game, effect: effects.PutCounters, context: Context) -> bool:
    """Whether there is something to put counters on, or, to take them off, something with as many."""
    there = (game.object(each) for each in effect.what.objects(game, context) if game.has(each))
    return any(dict(item.counters).get(effect.counter, 0) + effect.amount >= 0 for item in there)


def _deck_has(game: Game, effect: effects.DrawCards, context: Context) -> bool:
    return all(game.zone("deck", player) for player in players(game, effect.who, context))


def _hand_can_pitch(game: Game, effect: effects.PitchCards, context: Context) -> bool:
    amount = valued(game, effect.amount, context)
    return all(len(pitchable(game, player, None)) >= amount for player in players(game, effect.who, context))


_DETERMINED: dict[type[Effect], Callable[[Game, Any, Context], tuple[int, ...]]] = {
    effects.AttackWith: _attackers,
    effects.DiscardCards: _cards_to_discard,
}

MAKE: dict[type[Effect], Callable[[Game, Any, Context], bool]] = {
    effects.AddTo: _add,
    effects.AttackWith: _attack,
    effects.BanishObjects: _banish,
    effects.Begin: _begin,
    effects.CloseChain: _close,
    effects.CreateTokens: _create,
    effects.DealDamage: _deal,
    effects.DestroyObjects: _destroy,
    effects.DiscardCards: _discard,
    effects.DrawCards: _draw,
    effects.Gain: _gain,
    effects.LoseLifeEffect: _lose_life,
    effects.Negate: _negate,
    effects.OutsideGame: _outside,
    effects.PitchCards: _pitch,
    effects.PutCounters: _count,
    effects.PutObjects: _put,
    effects.RevealObjects: _reveal,
    effects.SearchDeck: _search,
    effects.ShuffleInAndDraw: _shuffle_in_and_draw,
    effects.TurnObjects: _turn,
}

IS_POSSIBLE: dict[type[Effect], Callable[[Game, Any, Context], bool]] = {
    effects.BanishObjects: _exist_for("banish"),
    effects.DestroyObjects: _exist_for("destroy"),
    effects.DiscardCards: _hand_has,
    effects.DrawCards: _deck_has,
    effects.PitchCards: _hand_can_pitch,
    effects.PutCounters: _has_counters,
    effects.PutObjects: _may_be_put,
    effects.RevealObjects: _are_private,
}
