"""Misreadings of the rules of zones: their kinds, what is seen in them, what they contain, and clearing (chapter 3)."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ChangesZones
from rulesdb.engine.fab.events.cards import Destroy
from rulesdb.engine.fab.events.combat import CombatEnds
from rulesdb.engine.fab.events.zones import Move, Turned, taken
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities import functional
from rulesdb.engine.fab.rules.cards.categories import is_macro
from rulesdb.engine.fab.rules.events.events import of_clear
from rulesdb.engine.fab.rules.general import players
from rulesdb.engine.fab.rules.objects import (
    card_pool,
    chain_links,
    equipping,
    objects,
    visibility,
    zone_contents,
    zone_kinds,
)
from rulesdb.engine.fab.rules.objects.objects import is_attack_proxy, is_card_layer
from rulesdb.engine.fab.rules.objects.zone_kinds import is_private_zone
from rulesdb.engine.fab.rules.playing import legality
from rulesdb.engine.fab.rules.turn import start_of_game, turns
from rulesdb.engine.fab.rules.turn.resolving import next_to_resolve
from rulesdb.engine.fab.selection.identity_filters import lies_in
from rulesdb.engine.fab.selection.objects import hero_cards_of
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.telling import ZONES as NAMES
from rulesdb.engine.fab.verbs.equipping import in_chosen_zone, picked
from rulesdb.engine.fab.verbs.objects import has_room, lies_open
from rulesdb.engine.fab.zones import (
    ARENA,
    CHAIN,
    EQUIPMENT_ZONES,
    PERMANENT,
    PRIVATE,
    STACK,
    WEAPON_ZONES,
    Zone,
    ZoneName,
)
from rulesdb.engine.kernel.book import always, empty, never
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.kernel.selection.conditions import exists
from rulesdb.engine.kernel.selection.objects import owners_meant
from rulesdb.engine.kernel.state.state import with_item

_OUTSIDE: tuple[ZoneName, ...] = ("arsenal", "banished", "deck", "graveyard", "hand", "pitch", "stack")
"""The zones outside the arena (3.0.5b)."""
_IN_THE_ARENA: dict[ZoneName, str] = {
    "arms": "3.2.1#sentence-2b", "chest": "3.5.1#sentence-2b", "combat chain": "3.6.1#sentence-1b",
    "head": "3.10.1#sentence-2b", "hero": "3.11.1#sentence-2", "legs": "3.12.1#sentence-2b",
    "permanent": "3.13.1#sentence-1b", "weapon 1": "3.16.1#sentence-2",
}  # fmt: skip
_OUTSIDE_THE_ARENA: dict[ZoneName, str] = {
    "arsenal": "3.3.1#sentence-2", "banished": "3.4.1#sentence-2", "deck": "3.7.1#sentence-2",
    "graveyard": "3.8.1#sentence-2", "hand": "3.9.1#sentence-2", "pitch": "3.14.1#sentence-2",
    "stack": "3.15.1#sentence-1b",
}  # fmt: skip
_PUBLIC: dict[ZoneName, str] = {
    "arms": "3.2.1#sentence-2a", "banished": "3.4.1#sentence-1b", "chest": "3.5.1#sentence-2a",
    "combat chain": "3.6.1#sentence-1a", "graveyard": "3.8.1#sentence-1b", "head": "3.10.1#sentence-2a",
    "hero": "3.11.1#sentence-1b", "legs": "3.12.1#sentence-2a", "permanent": "3.13.1#sentence-1a",
    "pitch": "3.14.1#sentence-1b", "stack": "3.15.1#sentence-1a", "weapon 1": "3.16.1#sentence-1b",
}  # fmt: skip
_PRIVATE: dict[ZoneName, str] = {
    "arsenal": "3.3.1#sentence-1b",
    "deck": "3.7.1#sentence-1b",
    "hand": "3.9.1#sentence-1b",
}


def _called(name: ZoneName) -> str:
    """Return what a zone is called in a reading."""
    words = "パーマネント" if name == "permanent" else NAMES[name]
    return f"{words.removesuffix('ゾーン')}ゾーン"


# The arena (3.0.5, 3.1.1)

for _numbers, _is_in_arena, _words in (
    (_IN_THE_ARENA, False, "は、闘技場に含まれない"),
    (_OUTSIDE_THE_ARENA, True, "も、闘技場に含まれる"),
):
    for _name, _number in _numbers.items():
        book.around(zone_kinds.is_arena_zone, _number, f"{_called(_name)}{_words}")(
            lambda law, zone, name=_name, is_in_arena=_is_in_arena: is_in_arena if zone.name == name else law(zone)
        )
for _number, _names, _reading in (
    ("3.0.5#sentence-1", {"permanent"}, "闘技場とは、パーマネントゾーンのことだ"),
    ("3.0.5b#sentence-1", ARENA | set(_OUTSIDE), "闘技場とは、ゾーンをすべて合わせたもののことだ"),
    (
        "3.1.1#sentence-1",
        ARENA - set(EQUIPMENT_ZONES) - set(WEAPON_ZONES),
        "装備品と武器は、闘技場にあるとはみなさない",
    ),
    ("3.1.1a#sentence-1", ARENA | set(_OUTSIDE) - PRIVATE, "開示ゾーンは、どれも闘技場に含まれる"),
):
    book.instead(zone_kinds.is_arena_zone, _number, _reading)(lambda zone, names=_names: zone.name in names)


# What is seen in zones (3.0.3, 3.0.4)

for _name, _number in (*_PUBLIC.items(), *_PRIVATE.items()):
    _reading = f"{_called(_name)}は、{'開示' if _number in _PRIVATE.values() else '非開示'}ゾーンだ"
    if _name in {"combat chain", "hero"}:  # an attack or a hero that is itself private leads nowhere
        book.after(visibility.sees, _number, _reading)(
            lambda sees, game, player, object_id, name=_name: (
                sees and (game.object(object_id).zone.name != name or game.object(object_id).owner == player)
            )
        )
    else:
        book.around(zone_kinds.is_private_zone, _number, _reading)(
            lambda law, zone, name=_name: law(zone) != (zone.name == name)
        )
book.instead(zone_kinds.is_private_zone, "3.0.4a#sentence-1", "闘技場の外にあるゾーンは、どれも非開示ゾーンだ")(
    lambda zone: zone.name not in ARENA
)
book.instead(zone_kinds.is_private_zone, "3.0.4b#sentence-1", "非開示ゾーンは、デッキゾーンだけだ")(
    lambda zone: zone.name == "deck"
)


book.after(visibility.sees, "3.0.3#sentence-2", "開示状態のカードの情報も、知ることができるのは、そのオーナーだけだ")(
    lambda sees, game, player, object_id: sees and game.object(object_id).owner == player
)
book.after(visibility.sees, "3.0.3#sentence-3", "非開示オブジェクトの情報は、だれも知ることができない")(
    lambda sees, game, _player, object_id: sees and game.object(object_id).is_public
)
_own = partial(book.instead, visibility.may_look_at_own)
_own("3.0.3a#sentence-1", "自分がオーナーであるカードも、ほかのプレイヤーのゾーンに裏向きであれば、見てはならない")(
    lambda item, player: item.zone.owner == player and item.zone.name != "deck"
)
_own("3.0.3a#sentence-2", "自分のゾーンに裏向きであるカードも、自分がオーナーでなければ、見てはならない")(
    lambda item, player: item.owner == player and item.zone.name != "deck"
)
_own("3.0.3a#sentence-3", "自分がオーナーである非開示オブジェクトなら、デッキにあっても見てよい")(
    lambda item, player: player in {item.owner, item.zone.owner}
)
book.after(visibility.sees, "3.7.4#sentence-1", "自分のデッキの一番上のカードなら、いつ見てもよい")(
    lambda sees, game, player, object_id: sees or game.zone("deck", player)[:1] == (object_id,)
)
book.after(visibility.looks_at, "3.7.4#sentence-2", "効果があっても、自分のデッキのカードを見ることはできない")(
    lambda looks, game, _player, object_id: looks and game.object(object_id).zone.name != "deck"
)
for _number, _is_private, _word, _other in (
    ("3.0.4c", False, "開示", "裏"),
    ("3.0.4d", True, "非開示", "表"),
):
    book.after(lies_open, f"{_number}#sentence-2a", f"{_word}ゾーンにあるカードは、{_other}向きにできない")(
        lambda is_open, game, object_id, is_private=_is_private: (
            is_open if is_private_zone(game.object(object_id).zone) != is_private else is_private
        )
    )
    book.before(
        zone_kinds.is_public_in, f"{_number}#sentence-2b", f"{_word}ゾーンには、{_other}向きで置くことができない"
    )(
        lambda zone, specified, is_private=_is_private: (
            zone,
            None if is_private_zone(zone) == is_private else specified,
        )
    )

    @book.after(turns.begin_next_turn, f"{_number}#sentence-3", f"{_other}向きのカードも、次のターンには、もとに戻る")
    def _turn_back(_begun: None, game: Game, is_private: bool = _is_private) -> None:
        for item in game.objects():
            if is_private_zone(item.zone) == is_private and item.is_public == is_private:
                note(game, Turned(object=item.id, is_public=not is_private))


# Whose zones they are (3.0.2)

_OWNED: dict[ZoneName, str] = {
    "arms": "3.2.1#sentence-1a", "arsenal": "3.3.1#sentence-1a", "banished": "3.4.1#sentence-1a",
    "chest": "3.5.1#sentence-1a", "deck": "3.7.1#sentence-1a", "graveyard": "3.8.1#sentence-1a",
    "hand": "3.9.1#sentence-1a", "head": "3.10.1#sentence-1a", "hero": "3.11.1#sentence-1a",
    "legs": "3.12.1#sentence-1a", "pitch": "3.14.1#sentence-1a", "weapon 1": "3.16.1#sentence-1a",
}  # fmt: skip


def _shared(names: set[str]) -> Callable[[ZoneName, int | None], tuple[ZoneName, int | None]]:
    """Return the misreading that all players share the one zone of each of some names."""
    return lambda name, owner: (name, 0 if name in names else owner)


for _name, _number in _OWNED.items():
    book.before(zone_kinds.zone_of, _number, f"{_called(_name)}は1つしかなく、全員が共有する")(_shared({_name}))
book.before(zone_kinds.zone_of, "3.0.2#sentence-1", "墓地、追放、ピッチのゾーンは1つずつで、全員が共有する")(
    _shared({"graveyard", "banished", "pitch"})
)
for _number, _names, _words in (
    ("3.0.2#sentence-3", {"permanent", "combat chain", "stack"}, "パーマネント、戦闘チェイン、スタックのゾーン"),
    ("3.6.1#sentence-2", {"combat chain"}, "戦闘チェインゾーン"),
    ("3.13.1#sentence-2", {"permanent"}, "パーマネントゾーン"),
    ("3.15.1#sentence-2", {"stack"}, "スタックゾーン"),
):
    book.after(lies_in, _number, f"{_words}も、プレイヤーごとにある")(
        lambda lies, _game, item, name, context, names=_names: (
            lies and (name not in names or item.controller == context.controller)
        )
    )
book.after(players.number_of_zones, "3.0.2#sentence-2", "武器ゾーンも、装備品ゾーンのように、1つだけだ")(
    lambda number, _game, name, _player: 1 if name in WEAPON_ZONES else number
)


# What zones contain (3.2.2 to 3.16.2), and what is equipped (3.2.3)

_SECTIONS: dict[ZoneName, str] = {"arms": "3.2", "chest": "3.5", "head": "3.10", "legs": "3.12"}
for _name, _section in _SECTIONS.items():
    _reading = f"{_called(_name)}には、いくつでも装備できる"
    book.around(equipping.occupants, f"{_section}.2#sentence-1", _reading)(
        lambda law, game, name, player, zone=_name: () if name == zone else law(game, name, player)
    )
    book.after(zone_contents.cards_of_lost_zones, f"{_section}.2#sentence-1", _reading)(
        lambda cards, game, *_args, zone=_name: tuple(one for one in cards if game.object(one).zone.name != zone)
    )
    book.around(
        equipping.fits_zone,
        f"{_section}.2a#sentence-1",
        f"{_called(_name)}には、サブタイプが{NAMES[_name]}でない装備品も装備できる",
    )(lambda law, card, name, zone=_name: law(card, name) or name == zone)
    book.around(
        card_pool.equipped_zone,
        f"{_section}.3#sentence-1",
        f"ゲームの開始時に、{_called(_name)}には、まだ何も装備できない",
    )(lambda law, card, zone=_name: "inventory" if law(card) == zone else law(card))
    book.around(
        equipping.is_exposed,
        f"{_section}.1#sentence-1b",
        f"{_called(_name)}は、装備品ゾーンではないので、空でも、露出しているとはいえない",
    )(lambda law, game, name, player, zone=_name: name != zone and law(game, name, player))
_MANY_WEAPONS = "武器ゾーンには、いくつでも装備できる"
book.around(equipping.occupants, "3.16.2#sentence-1", _MANY_WEAPONS)(
    lambda law, game, name, player: () if name in WEAPON_ZONES else law(game, name, player)
)
book.around(equipping.equipped_to, "3.16.2#sentence-1", _MANY_WEAPONS)(
    lambda law, game, names, player: () if names == WEAPON_ZONES else law(game, names, player)
)
for _number, _is_such, _reading in (
    (
        "3.16.2a#sentence-1a",
        lambda card: "weapon" in card.types,
        "武器は、武器ゾーンに置かれるが、装備されるのではない",
    ),
    (
        "3.16.2a#sentence-1b",
        lambda card: "off-hand" in card.subtypes,
        "サブタイプが逆手の装備品は、武器ゾーンに装備できない",
    ),
    (
        "3.16.2a#sentence-1c",
        lambda card: "quiver" in card.subtypes,
        "サブタイプが矢筒の装備品は、武器ゾーンに装備できない",
    ),
):
    book.around(card_pool.is_equipped_as_weapon, _number, _reading)(
        lambda law, card, is_such=_is_such: not is_such(card) and law(card)
    )
book.after(card_pool.is_equipped_as_weapon, "3.16.2a#sentence-1d", "空の武器ゾーンには、ほかの装備品も装備できる")(
    lambda found, card: found or ("equipment" in card.types and card.subtypes.isdisjoint(EQUIPMENT_ZONES))
)
book.instead(equipping.hands, "3.16.2a#sentence-2", "(両手)のオブジェクトも、武器ゾーン1つに装備すればよい")(
    lambda _card: 1
)
for _number, _type, _reading in (
    ("3.16.3#sentence-1a", "weapon", "武器のカードは、ゲームの開始時には、まだ装備できない"),
    ("3.16.3#sentence-1b", "equipment", "逆手のカードは、ゲームの開始時には、まだ装備できない"),
):
    book.around(card_pool.equipped_zone, _number, _reading)(
        lambda law, card, name=_type: "inventory" if law(card) == "weapon 1" and name in card.types else law(card)
    )
book.after(equipping.objects_of_zone, "3.0.1a#sentence-1b", "装備品が戦闘チェインにある間、その装備品ゾーンは空だ")(
    lambda found, *_args: tuple(item for item in found if item.zone != CHAIN)
)
book.around(zone_contents.can_contain, "3.0.1a#sentence-3", "ゾーンは、空になると、存在しなくなる")(
    lambda law, game, item, to: game.state.zones.get(to) != () and law(game, item, to)
)


# Where objects go (3.0.5a, 3.0.11 to 3.0.13)

book.around(zone_kinds.destination, "3.0.5a#sentence-2a", "闘技場に置かれる装備品は、装備品ゾーンに装備される")(
    lambda law, item, name: (
        Zone(card_pool.equipped_zone(item.card), item.owner)
        if name == "permanent" and item.card.types & {"equipment", "weapon"}
        else law(item, name)
    )
)
book.after(objects.is_permanent_after_move, "3.0.5a#sentence-2b", "プレイしたのでなければ、パーマネントにはならない")(
    lambda is_permanent, item, _to: is_permanent and item.zone.name in ARENA | {"stack"}
)
book.around(zone_kinds.destination, "3.1.2#sentence-2", "どのゾーンかの指定がなければ、闘技場に置く効果は、何もしない")(
    lambda law, item, name: item.zone if name == "permanent" else law(item, name)
)
book.after(
    zone_kinds.is_arena_zone, "3.1.2a#sentence-1", "ヒーローやパーマネントの下にあるカードも、闘技場にあるとみなす"
)(lambda is_arena, zone: is_arena or zone.name in {"soul", "under"})
_contains = partial(book.around, zone_contents.can_contain)
for _number, _name, _kind in (
    ("3.3.2#sentence-1b", "arsenal", "デッキカード"),
    ("3.7.2#sentence-1b", "deck", "デッキカード"),
    ("3.9.2#sentence-1b", "hand", "デッキカード"),
    ("3.11.2#sentence-1a", "hero", "ヒーロー"),
    ("3.13.2#sentence-1", "permanent", "パーマネント"),
    ("3.14.2#sentence-1b", "pitch", "デッキカード"),
):
    _contains(_number, f"{_called(_name)}には、{_kind}でないものも入れられる")(
        lambda law, game, item, to, name=_name: to.name == name or law(game, item, to)
    )
for _number, _name in (
    ("3.3.2#sentence-1a", "arsenal"),
    ("3.4.2#sentence-1", "banished"),
    ("3.7.2#sentence-1a", "deck"),
    ("3.8.2#sentence-1", "graveyard"),
    ("3.9.2#sentence-1a", "hand"),
    ("3.14.2#sentence-1a", "pitch"),
):
    _reading = f"カードは、コントローラーの{NAMES[_name]}に置かれる"
    book.around(zone_kinds.destination, _number, _reading)(
        lambda law, item, name, zone=_name: (
            Zone(zone, item.controller) if name == zone and item.controller is not None else law(item, name)
        )
    )
    _contains(_number, _reading)(lambda law, game, item, to, name=_name: to.name == name or law(game, item, to))
book.around(
    zone_contents.instead_of_impossible_move, "3.0.11#sentence-1", "戻るゾーンがないオブジェクトは、闘技場に残る"
)(lambda law, event, item: replace(event, to=PERMANENT) if event.source is None else law(event, item))
book.around(
    zone_contents.instead_of_impossible_move, "3.0.11#sentence-3a", "効果が移せないオブジェクトは、クリアされる"
)(lambda law, event, item: law(replace(event, source=None), item))


@book.around(
    zone_contents.possible_move, "3.0.11#sentence-3b", "トークンを手札に戻す効果は失敗し、トークンは闘技場に残る"
)
def _keeps_tokens(law: Callable[..., Event | None], event: Move, game: Game) -> Event | None:
    if event.source is not None and game.object(event.object).is_token:
        return event if event.to.name in ARENA else None
    return law(event, game)


book.after(of_clear, "3.0.12#sentence-1a", "クリアされたカードは、追放される")(
    lambda moves, *_args: tuple(_moved_to(move, "banished", None) for move in moves)
)
_CONTROLLERS = "クリアされたカードは、コントローラーの墓地に置かれる"
book.after(of_clear, "3.0.12#sentence-1b", _CONTROLLERS)(
    lambda moves, game, _event: tuple(_moved_to(move, "graveyard", game) for move in moves)
)
_contains("3.0.12#sentence-1b", _CONTROLLERS)(lambda law, game, item, to: to.name == "graveyard" or law(game, item, to))


def _moved_to(move: Event, name: ZoneName, game: Game | None) -> Event:
    """Return the move of a card to another zone, of its controller if the game is given; other events unchanged."""
    if not isinstance(move, Move):
        return move
    controller = None if game is None else game.object(move.object).controller
    return replace(move, to=Zone(name, move.to.owner if controller is None else controller))


for _number, _is_such, _reading in (
    ("3.0.12a#sentence-1a", lambda item: item.is_token, "トークンも、クリアされると、オーナーの墓地に置かれる"),
    (
        "3.0.12a#sentence-1c",
        objects.is_layer_of_ability,
        "非カードレイヤーも、クリアされると、墓地に置かれる",
    ),
):
    book.after(objects.ceases_if_cleared, _number, _reading)(
        lambda ceases, item, is_such=_is_such: ceases and not is_such(item)
    )
book.after(of_clear, "3.0.12a#sentence-1b", "マクロはカードではないので、クリアされず、残る")(
    lambda events, game, _event: tuple(one for one in events if not is_macro(game.object(one.object).card))
)


# The stack and the deck (3.7.5, 3.15)

book.before(zone_kinds.joined, "3.7.5#sentence-1b", "デッキには順番がなく、加えるカードは、いつも一番上に置く")(
    lambda zone, objects, added, is_first: (zone, objects, added, is_first or zone.name == "deck")
)
book.around(zone_kinds.joined, "3.15.4#sentence-1", "新しいレイヤーは、一番上のレイヤーのすぐ下に加わる")(
    lambda law, zone, objects, added, is_first: (
        (*objects[:-1], added, *objects[-1:]) if zone == STACK else law(zone, objects, added, is_first)
    )
)
book.after(next_to_resolve, "3.15.3#sentence-1", "レイヤーには順番がなく、ターンプレイヤーが、どれを解決するかを選ぶ")(
    lambda top, game: next((one for one in game.stack if game.object(one).controller == game.state.turn_player), top)
)
book.after(next_to_resolve, "3.15.5#sentence-1", "一番上のレイヤーとは、一番上にあるカードのレイヤーのことだ")(
    lambda top, game: next((one for one in reversed(game.stack) if is_card_layer(game.object(one))), top)
)


@book.around(taken, "3.15.6#sentence-1", "レイヤーが取り除かれると、一番上のレイヤーが、その番号になる")
def _top_fills_the_gap(law: Callable[[State, Object], State], state: State, item: Object) -> State:
    left, before = law(state, item), state.zones[item.zone]
    if item.zone != STACK or item.id == before[-1]:
        return left
    stack = tuple(before[-1] if one == item.id else one for one in before[:-1])
    return replace(left, zones=with_item(left.zones, STACK, stack))


# The arsenal (3.3), and zones that are created or cease to exist (3.0.10)

_ALWAYS_ROOM = "格納庫には、何枚でも置ける"
book.instead(players.has_room_in_arsenal, "3.3.2#sentence-1c", _ALWAYS_ROOM)(always)
_BY_EFFECTS = "効果なら、空でない格納庫ゾーンにも、カードを置ける"
book.instead(has_room, "3.3.2a#sentence-1", _BY_EFFECTS)(always)
_contains("3.3.2a#sentence-1", _BY_EFFECTS)(lambda law, game, item, to: to.name == "arsenal" or law(game, item, to))
_CLEARS = "空の格納庫ゾーンがなければ、格納庫に置かれるはずのカードは、クリアされる"
book.instead(has_room, "3.3.2a#sentence-2", _CLEARS)(always)
book.around(zone_contents.instead_of_impossible_move, "3.3.2a#sentence-2", _CLEARS)(
    lambda law, event, item: law(replace(event, source=None) if event.to.name == "arsenal" else event, item)
)
book.after(lies_in, "3.3.3#sentence-1", "「格納庫」とは、1つの格納庫ゾーンのことだ")(
    lambda lies, game, item, name, _context: (
        lies and (name != "arsenal" or game.zone("arsenal", item.owner)[:1] == (item.id,))
    )
)
_exists = partial(book.around, exists)
_exists("3.0.1a#sentence-1a", "ゾーンが空でないのは、そこに装備されているものがあるときだけだ")(
    lambda law, game, object_id: game.object(object_id).zone.name in ARENA and law(game, object_id)
)
_exists("3.3.3a#sentence-1", "空の格納庫ゾーンが1つでもあれば、格納庫は空であるとみなす")(
    lambda law, game, object_id: law(game, object_id) and not _has_room_beside(game, object_id)
)


def _has_room_beside(game: Game, object_id: int) -> bool:
    """Whether an object is in an arsenal with an empty zone."""
    item = game.object(object_id)
    return item.zone.name == "arsenal" and players.has_room_in_arsenal(game, item.zone.owner or 0)


book.after(
    players.has_room_in_arsenal,
    "3.3.3b#sentence-1",
    "格納庫にすでにカードがあれば、ほかの格納庫ゾーンが空でも、置けない",
)(lambda has_empty, game, player: has_empty and not game.zone("arsenal", player))
book.around(
    legality.is_not_from_hand_or_arsenal, "3.3.4#sentence-1", "格納庫のカードは、手札に戻すまで、プレイできない"
)(lambda law, game, player, object_id: object_id in game.zone("arsenal", player) or law(game, player, object_id))
book.around(
    legality.is_not_from_hand_or_arsenal, "3.0.10#sentence-1", "効果が作成した格納庫ゾーンのカードは、プレイできない"
)(lambda law, game, player, object_id: object_id in game.zone("arsenal", player)[1:] or law(game, player, object_id))
book.instead(
    zone_contents.card_of_lost_zone,
    "3.0.10#sentence-3",
    "効果が終わると、その効果が作成した格納庫ゾーンが存在しなくなる",
)(lambda _game, _player, inside: inside[-1])
book.after(players.number_of_zones, "3.0.10#sentence-4", "すでにある種類のゾーンは、作成しても、増えない")(
    lambda number, _game, name, _player: min(number, 2 if name in WEAPON_ZONES else 1)
)
_lost = partial(book.after, zone_contents.cards_of_lost_zones)
for _number, _reading in (("3.3.2#sentence-1c", _ALWAYS_ROOM), ("3.3.2a#sentence-1", _BY_EFFECTS)):
    _lost(_number, _reading)(empty)
_lost("3.0.10b#sentence-2", "最後の1つのゾーンは、そこにカードがある間は、存在し続ける")(
    lambda cards, _game, _player, _inside, number: cards if number else ()
)
_lost("3.0.10c#sentence-2", "空でないゾーンからも選べるので、残ったカードまでクリアされる")(
    lambda cards, game, player, inside, _number: inside if _has_lost_a_zone(game, player) else cards
)
book.after(of_clear, "3.0.10c#sentence-4", "存在しなくなるゾーンにあるカードは、手札に戻る")(
    lambda moves, _game, event: tuple(
        _moved_to(move, "hand", None) if event.by == "fab:3.0.10" else move for move in moves
    )
)


def _has_lost_a_zone(game: Game, player: int) -> bool:
    """Whether what gave a player an additional zone was destroyed this turn."""
    gone = (game.last_known(event.object) for event in game.state.history if isinstance(event, Destroy))
    return any(one.owner == player and any(parts_of_kind(one.card, ChangesZones)) for one in gone)


book.before(zone_contents.card_of_lost_zone, "3.0.10c#sentence-3", "どのゾーンが存在しなくなるかは、対戦相手が選ぶ")(
    lambda game, player, inside: (game, game.next_clockwise(player), inside)
)


# The combat chain, the hero and the start of the game (3.6, 3.7.6, 3.11)

_contains(
    "3.6.2#sentence-1a", "戦闘チェインゾーンに入れられるのは攻撃だけで、手札から防御するカードは、墓地に置かれる"
)(lambda law, game, item, to: (to != CHAIN or item.zone.name != "hand") and law(game, item, to))
_contains("3.6.2#sentence-1b", "攻撃プロキシは、戦闘チェインゾーンに入れられない")(
    lambda law, game, item, to: (to != CHAIN or not is_attack_proxy(item)) and law(game, item, to)
)
book.after(chain_links.is_open, "3.6.4#sentence-1", "戦闘チェインが開いているのは、攻撃が加わる間だけだ")(
    lambda is_open, game: is_open and game.state.combat in {"layer", "attack"}
)
book.after(chain_links.is_open, "3.6.4#sentence-2", "戦闘チェインは、一度開くと、ターンの終わりまで閉じない")(
    lambda is_open, game: is_open or any(isinstance(event, CombatEnds) for event in game.state.history)
)
_contains("3.11.2#sentence-1b", "ヒーローゾーンに入れられるのはヒーローだけで、その下には何も置けない")(
    lambda law, game, item, to: to.name != "soul" and law(game, item, to)
)
book.after(hero_cards_of, "3.11.3#sentence-1", "「ヒーロー」とは、ヒーローゾーンにあるカードすべてのことだ")(
    lambda found, game, players: (*found, *(card for player in players for card in game.zone("soul", player)))
)
book.instead(start_of_game.place_hero, "3.11.4#sentence-1", "ヒーローカードは、パーマネントゾーンに置いて始める")(
    lambda builder, player, hero: builder.put(hero, player, "permanent")
)


@book.after(start_of_game.place_deck, "3.7.6#sentence-1", "開始時のデッキのうち1枚は、格納庫に置いて始める")
def _one_in_arsenal(_nothing: None, game: Game, player: int) -> None:
    for card in game.zone("deck", player)[:1]:
        note(game, Move(object=card, to=Zone("arsenal", player)))


book.after(visibility.sees, "3.7.5#sentence-1a", "デッキの一番上のカードは、表向きにしておく")(
    lambda sees, game, _player, object_id: sees or game.zone("deck", game.object(object_id).owner)[:1] == (object_id,)
)
book.after(
    functional.functions_as_it_is_played, "3.0.4e#sentence-2a", "自分の墓地にあるカードの能力は、裏向きでも適用される"
)(lambda functions, _is_in_the_arena, item: functions or item.zone.name == "graveyard")
book.instead(
    functional.specifies_being_private,
    "3.0.4e#sentence-2b",
    "裏向きのカードの能力は、裏向きの場合のものでも適用されない",
)(never)
book.instead(owners_meant, "3.0.13#sentence-2", "オーナーの指定がなければ、どのプレイヤーのゾーンも参照する")(
    lambda game, _controller: game.playing
)
book.instead(equipping.is_exposed, "3.0.1a#sentence-2", "装備品ゾーンが露出しているとは、装備品が開示されていることだ")(
    lambda game, name, player: any(game.object(one).is_public for one in game.zone(name, player))
)
book.instead(in_chosen_zone, "3.0.10a#sentence-2", "どのゾーンに移動させるかは、効果のコントローラーが選ぶ")(
    lambda game, event, zones: picked(game, event.to.owner or 0, event, zones)
)
