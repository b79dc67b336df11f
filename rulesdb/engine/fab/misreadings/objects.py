"""Misreadings: objects."""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from msgspec.structs import fields, replace

from rulesdb.engine.fab.attack_effects import is_attack_layer
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.cards import Card, Stat, Subtype
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.continuous import STAGING_SYSTEM, life, properties, traits
from rulesdb.engine.fab.counters import numeric_counter
from rulesdb.engine.fab.events import GainLife, LoseLife, Turned
from rulesdb.engine.fab.events.zones import as_printed
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.attacks import (
    _is_attack_card,
    _is_attacking,
    attack_source,
    can_hold_attacks,
    is_attack_card,
    is_of_a_kind_of_attack,
    only_then,
)
from rulesdb.engine.fab.rules.objects.card_pool import (
    CardPool,
    against_card_pool,
    called_deck,
    cannot_participate,
    card_pool,
    is_no_longer_legal,
    sets_of_supertypes,
    starts_as_specified,
)
from rulesdb.engine.fab.rules.objects.defending import is_forbidden_to_defend, those_defending
from rulesdb.engine.fab.rules.objects.identities import (
    Metatypes,
    all_of,
    hero_metatypes,
    identifying,
    is_among_metatypes,
    is_in_group,
    is_specified,
)
from rulesdb.engine.fab.rules.objects.layers import (
    category_of,
    controller_of_layer,
    is_card_layer,
    layers,
    owner_of_activated_layer,
    owner_of_card_layer,
    owner_of_triggered_layer,
    unresolved,
)
from rulesdb.engine.fab.rules.objects.life_totals import (
    _may_be_attacked,
    _public_in_the_arena,
    above_base,
    attackable,
    attackable_of_opponents,
    closes_by_another_target,
    ends_a_life,
    is_attackable,
    is_living,
    permanently,
    present_base,
    referred_life_total,
    remaining_targets,
    separate,
    starting_life_total,
    whatever_was_attacked,
    with_gains_and_losses,
)
from rulesdb.engine.fab.rules.objects.objects import (
    altered_controller,
    can_be_source,
    controller,
    exists,
    immediately_before,
    immutable,
    in_zones_and_inventories,
    known,
    modifiable,
    of_all_kinds,
    of_existing_objects,
    owner,
    source,
    unmodified,
    with_all,
    with_the_ceased,
)
from rulesdb.engine.fab.rules.objects.permanents import (
    TapStatus,
    can_be_on,
    controller_on_entering,
    enters_tapped,
    existing,
    has_controller,
    interchangeable,
    is_card,
    is_permanent,
    is_still_permanent,
    kept,
    left,
    of_the_kind,
    owner_of_new_card,
    permanents,
    remaining,
    status,
    subtypes_of_permanents,
    without_counters,
)
from rulesdb.engine.fab.rules.objects.permanents import owner as owner_of_permanents
from rulesdb.engine.fab.rules.objects.references import (
    NONE,
    as_this,
    is_no_part_of_its_layer,
    meets_as_an_attack,
    of_the_source_alone,
    properties_as_an_attack,
    specifies,
)
from rulesdb.engine.fab.rules.objects.references import _by_name as _by_name_of_self_references
from rulesdb.engine.fab.rules.objects.visibility import (
    is_shown_for_activation,
    is_to_be_shown,
    looks_still,
    unnoticed,
    unreplaced,
)
from rulesdb.engine.fab.rules.triggers.triggering import trigger_all
from rulesdb.engine.fab.selection.identity_filters import IsAttack
from rulesdb.engine.fab.selection.name_filters import IsCalledByName
from rulesdb.engine.fab.selection.objects import hero_cards_of, of_any_player
from rulesdb.engine.fab.state import Category, ChainLink, LastKnown, Layer, Object, Properties, State
from rulesdb.engine.fab.zones import ARENA, CHAIN, STACK, Zone, ZoneName
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.events import Event, changed
from rulesdb.engine.kernel.play.targets import Left
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.filters import Both, Either, IsThis
from rulesdb.engine.kernel.state.counters import Counters
from rulesdb.engine.kernel.state.state_updates import with_object

book.instead(
    as_printed, "1.7.1#sentence-5", "スタックで選んだモードや半面が、その後もカードの基本能力を決めるとする読み方"
)(lambda item: item.card)


@book.instead(
    attackable_of_opponents, "1.4.5#sentence-3", "攻撃対象には、自分がコントロールするものも宣言できるとする読み方"
)
def _of_anybody(game: Game, player: int) -> list[int]:
    return [item.id for item in _public_in_the_arena(game) if is_attackable(game, player, item)]


@book.instead(is_attackable, "1.4.5a#sentence-1", "攻撃可能なのは、ヒーローだけだとする読み方")
def _if_a_hero(game: Game, player: int, item: Object) -> bool:
    return item.zone.name == "hero" and _may_be_attacked(game, player, item.id)


@book.instead(
    whatever_was_attacked,
    "1.4.5b#sentence-2",
    "同じ戦闘チェインの攻撃には、以前の攻撃と同じ対象を宣言しなければならないとする読み方",
)
def _what_was_attacked(game: Game, able: list[int]) -> list[int]:
    before = {target for link in game.state.links for target in link.targets}
    return [target for target in able if not before or target in before]


@book.instead(
    remaining_targets, "1.4.5b#sentence-1", "攻撃対象は、攻撃可能でなくなると、もう攻撃の対象ではないとする読み方"
)
def _still_attackable(game: Game, targets: Sequence[int]) -> tuple[int, ...]:
    able = {target for player in game.playing for target in attackable(game, player)}
    return tuple(target for target in targets if target in able)


@book.instead(
    closes_by_another_target, "1.4.5b#sentence-3", "以前の攻撃と違う対象を攻撃すると、戦闘チェインが閉じるとする読み方"
)
def _if_it_differs(game: Game, targets: Sequence[int]) -> bool:
    return bool(game.state.links) and set(targets) != set(game.state.links[-1].targets)


@book.instead(separate, "1.4.5c#sentence-2", "1つの攻撃の対象に、同じものを2回宣言してもよいとする読み方")
def _any_again(able: Sequence[int]) -> Left:
    return lambda _chosen: able


@book.instead(can_hold_attacks, "1.4.1#sentence-2", "スタックにあるものは、まだ攻撃ではないとする読み方")
def _on_the_chain_alone(item: Object) -> bool:
    return item.zone == CHAIN


@book.instead(
    is_of_a_kind_of_attack,
    "1.4.1#sentence-3",
    "攻撃は攻撃カードだけで、武器や効果による攻撃は、ここでいう攻撃ではないとする読み方",
)
def _cards_alone(game: Game, item: Object) -> bool:
    return is_attack_card(game, item)


@book.instead(
    is_attack_card, "1.4.2#sentence-1", "攻撃しているカードは、サブタイプに関わらず、どれも攻撃カードだとする読み方"
)
def _whatever_attacks(game: Game, item: Object) -> bool:
    return _is_attacking(game, item) or _is_attack_card(game, item)


@book.instead(only_then, "1.4.2a#sentence-4", "サブタイプが攻撃のカードは、防御していても攻撃だとする読み方")
def _always(_is_considered: bool) -> bool:
    return True


book.instead(attack_source, "1.4.3b#sentence-1", "攻撃発生源とは、攻撃を表す攻撃プロキシそのもののことだとする読み方")(
    lambda proxy: proxy.id
)


@book.instead(card_pool, "1.1.3#sentence-1", "カードプールとはデッキのことで、装備品や武器は含まないとする読み方")
def _only_the_deck(deck_cards: CardPool, _arena_cards: CardPool) -> CardPool:
    return deck_cards


@book.instead(
    sets_of_supertypes, "1.1.3b#sentence-1", "混成カードは、両方のセットが当てはまらなければならないとする読み方"
)
def _all_in_one_set(card: Card) -> tuple[frozenset[str], ...]:
    return (card.supertypes | card.hybrid,)


@book.instead(
    starts_as_specified,
    "1.1.3a#sentence-2",
    "認められたカードは、効果の指定と違うゾーンでゲームを開始してもよいとする読み方",
)
def _however_it_starts(_ability: Meta, _zone: ZoneName | None) -> bool:
    return True


@book.instead(
    called_deck, "1.1.3a#sentence-3", "メタ型常在能力の言う「デッキ」に、装備品や武器は含まれないとする読み方"
)
def _deck_alone(deck_cards: CardPool, _pool: CardPool) -> CardPool:
    return deck_cards


@book.instead(
    is_no_longer_legal, "5.4.3a#sentence-2", "能力を失うと、それで認められていたカードは使えなくなるとする読み方"
)
def _by_what_there_is_now(game: Game, player: int, object_id: int) -> bool:
    """Check the card-pool again during the game, with the hero's current abilities (misreading of 5.4.3a)."""
    hero = game.hero(player)
    if hero is None:
        return False
    now, item = properties(game, hero), game.object(object_id)
    as_it_is = Card(now.name, now.types, now.subtypes, now.supertypes, abilities=now.abilities)
    return bool(against_card_pool(item.card, as_it_is, zone=item.zone.name, is_in_deck=True))


book.instead(can_be_on, "1.15.1#sentence-1", "カウンターは、非開示のカードの上にも置けるとする読み方")(always)


@book.instead(without_counters, "1.15.1#sentence-2", "カウンターも、名前の特性を持つ1つのオブジェクトだとする読み方")
def _with_counters(game: Game) -> Game:
    """Return a game in which each counter is an object that has the name of the counter (misreading of 1.15.1)."""
    names = ((item, name) for item in game.objects() for name, number in item.counters for _ in range(number))
    counters = (
        replace(item, id=-at, serial=-at, card=Card(name, frozenset()), counters=())
        for at, (item, name) in enumerate(names, start=1)
    )
    objects = {**game.state.objects, **{counter.id: counter for counter in counters}}
    return game.at(replace(game.state, objects=objects))


@book.instead(of_the_kind, "1.15.1#sentence-3", "どのカウンターも同じもので、名前や数値では区別しないとする読み方")
def _all(counters: Counters, _name: str) -> int:
    return sum(number for _, number in counters)


def _changes(game: Game, item: Object, name: str) -> Iterator[CoreCount]:
    """Yield the events of this turn by which counters of a name came on an object, or were removed."""
    for event in game.state.history:
        if isinstance(event, CoreCount) and (event.object, event.counter) == (item.id, name):
            yield event


@book.instead(
    interchangeable, "1.15.1#sentence-4", "ほかの発生源が置いたカウンターは、名前が同じでも別のものだとする読み方"
)
def _put_by_the_source(_number: int, game: Game, item: Object, name: str, source: int) -> int:
    return sum(event.amount for event in _changes(game, item, name) if event.source == source)


book.instead(kept, "1.15.3#sentence-1", "新しいオブジェクトになったカードの上に、カウンターが残るとする読み方")(
    lambda item: item.counters
)


@book.instead(existing, "1.15.3#sentence-2", "取り除かれたカウンターも、そのターンの間は、まだあるとする読み方")
def _with_the_removed(number: int, game: Game, item: Object, name: str) -> int:
    return number - sum(event.amount for event in _changes(game, item, name) if event.amount < 0)


def _opposite(name: str) -> str:
    value = numeric_counter(name)
    return "" if value is None else f"{-value.amount:+}{name[name.index('{') :]}"


@book.instead(left, "1.15.4#sentence-1", "正反対のカウンターは、打ち消し合ってなくなるとする読み方")
def _without_opposites(counters: Counters) -> Counters:
    """Remove as many of a counter as there are of its opposite (misreading of 1.15.4)."""
    numbers = dict(counters)
    return tuple((name, more) for name, number in counters if (more := number - numbers.get(_opposite(name), 0)) > 0)


@book.instead(
    those_defending,
    "1.0.2b#sentence-1",
    "後から生じた制限によって、すでに防御しているカードが防御から外れるとする読み方",
)
def _without_those_forbidden_since(game: Game, link: ChainLink) -> tuple[tuple[int, int], ...]:
    """Return the defending cards that could still be declared now, one after another (misreading of 1.0.2b)."""
    imagined = game.at(game.state)
    kept: tuple[tuple[int, int], ...] = ()
    for object_id in link.defending:
        imagined.become(replace(game.state, links=(*game.state.links[:-1], replace(link, defending=kept))))
        if not is_forbidden_to_defend(imagined, game.player_of(object_id[0]), object_id[0]):
            kept = (*kept, object_id)
    return kept


@book.instead(
    identifying, "1.2.2c#sentence-2", "サブタイプが攻撃のカードは、どこにあっても「攻撃」という識別子を持つとする読み方"
)
def _all_of_identities(subtypes: frozenset[Subtype]) -> frozenset[str]:
    return subtypes


_NONE = frozenset[str]()


@book.instead(
    immediately_before, "1.2.3#sentence-1", "最後の情報とは、カードが次になったオブジェクトの情報だとする読み方"
)
def _as_it_becomes(known: LastKnown, game: Game, event: Event) -> LastKnown:
    """Return the information about the new object that an object becomes by an event (misreading of 1.2.3)."""
    later = game.at(changed(game.state, event))
    new = next((item for item in later.objects() if item.serial == known.record.serial), None)
    return known if new is None else LastKnown(replace(new, id=known.record.id), properties(later, new.id))


@book.instead(
    with_all,
    "1.2.3b#sentence-2",
    "最後の情報に含まれるのは、カードに書かれたことだけで、カウンターや効果は含まれないとする読み方",
)
def _as_printed(game: Game, item: Object) -> LastKnown:
    layer = None if item.layer is None else replace(item.layer, declared=Declared())
    bare = replace(item, counters=(), layer=layer, origin=None)
    return LastKnown(bare, STAGING_SYSTEM.base(game.at(with_object(game.state, bare)), item.id))


book.instead(
    of_existing_objects,
    "1.2.3a#sentence-3",
    "効果は、もう存在しないオブジェクトも、最後の情報によって見つけるとする読み方",
)(with_the_ceased)


@book.instead(known, "1.2.3a#sentence-2", "もう存在しないオブジェクトについては、何の情報も使えないとする読み方")
def _nothing(game: Game, object_id: int) -> LastKnown:
    """Return the information about an object without any properties (misreading of 1.2.3a)."""
    item, before = game.state.known[object_id].record, game.state.known[object_id].properties
    values: dict[str, None] = dict.fromkeys(get_args(Stat))
    blank = replace(before, name="", types=_NONE, subtypes=_NONE, supertypes=_NONE, abilities=(), **values)
    return LastKnown(replace(item, card=Card("", frozenset()), counters=()), blank)


@book.instead(
    immutable, "1.2.3c#sentence-1", "最後の情報も、そのときどきに適用される効果によって決まり、変わっていくとする読み方"
)
def _live(found: LastKnown, game: Game) -> LastKnown:
    return replace(found, properties=properties(with_the_ceased(game), found.record.id))


@book.instead(unmodified, "1.2.3c#sentence-2", "後から適用される効果は、最後の情報も修正するとする読み方")
def _with_later_effects(found: LastKnown, game: Game) -> LastKnown:
    """Return the information with what effects in force add to it now (misreading of 1.2.3c)."""
    before, printed = found.properties, STAGING_SYSTEM.base(with_the_ceased(game), found.record.id)
    now = _live(found, game).properties
    names = [field.name for field in fields(now) if getattr(now, field.name) != getattr(printed, field.name)]
    return replace(found, properties=replace(before, **{name: getattr(now, name) for name in names}))


book.instead(exists, "1.2.3d#sentence-1", "最後の情報があれば、そのオブジェクトはまだあるとする読み方")(always)


@book.instead(
    modifiable, "1.2.3c#sentence-3", "もう存在しないオブジェクトを修正する効果も、成功したことになるとする読み方"
)
def _even_the_ceased(objects: tuple[int, ...], _game: Game) -> tuple[int, ...]:
    return objects


@book.instead(
    unresolved, "1.6.1#sentence-1", "戦闘チェインにある攻撃も、チェインリンクが解決されるまではレイヤーだとする読み方"
)
def _attacks_on_the_chain_too(state: State) -> tuple[int, ...]:
    """Return the objects on the stack, and the attack of a chain link that has not resolved (misreading of 1.6.1)."""
    attacks = (link.attack for link in state.links if not link.is_resolved)
    return (*(attack for attack in attacks if attack in state.objects), *state.zones.get(STACK, ()))


@book.instead(layers, "1.6.1#sentence-2", "スタックのカードだけがレイヤーで、起動や誘発からは生まれないとする読み方")
def _cards_alone_of_layers(state: State) -> tuple[int, ...]:
    return tuple(object_id for object_id in unresolved(state) if is_card_layer(state.objects[object_id]))


@book.instead(
    owner_of_card_layer, "1.6.1a#sentence-1", "カードレイヤーのオーナーも、スタックに置いたプレイヤーだとする読み方"
)
def _player_alone(_game: Game, _card: int, player: int) -> int:
    return player


@book.instead(
    owner_of_activated_layer, "1.6.1a#sentence-2", "起動レイヤーのオーナーは、発生源のカードのオーナーだとする読み方"
)
@book.instead(
    owner_of_triggered_layer, "1.6.1a#sentence-3", "誘発レイヤーのオーナーは、発生源のカードのオーナーだとする読み方"
)
def _owner_of_the_source(game: Game, source: int, player: int) -> int:
    owner = game.object(source).owner
    return player if owner is None else owner


@book.instead(
    controller_of_layer, "1.6.1b#sentence-1", "だれがスタックに置いても、コントローラーはオーナーだとする読み方"
)
def _owner_first(owner: int, _player: int) -> int:
    return owner


@book.instead(category_of, "1.6.2#sentence-2", "起動レイヤーと誘発レイヤーは、同じ1つのカテゴリーだとする読み方")
def _cards_and_abilities(item: Object) -> Category:
    return "card" if is_card_layer(item) else "activated"


_COMMON_LIFE = 20


book.instead(starting_life_total, "2.5.1#sentence-2", "ライフ総量は、どのオブジェクトでも20から始まるとする読み方")(
    lambda _value: _COMMON_LIFE
)


@book.instead(present_base, "2.5.3c#sentence-1", "ライフ総量は、基本ライフが変わっても計算し直されないとする読み方")
def _on_the_printed_base(life: int, game: Game, item: Object) -> int:
    base, printed = properties(game, item.id).base("life"), item.printed.life
    return life - base + printed if base is not None and isinstance(printed, int) else life


book.instead(with_gains_and_losses, "2.5.3a#sentence-1", "ライフ総量とは、基本ライフのことだとする読み方")(
    lambda base, _recorded: base
)


@book.instead(permanently, "2.5.3b#sentence-2", "ライフの増減は、そのターンの間だけ続くとする読み方")
def _of_this_turn(game: Game, item: Object) -> int:
    events = [event for event in game.state.history if isinstance(event, GainLife | LoseLife)]
    signs = {GainLife: 1, LoseLife: -1}
    return sum(signs[type(event)] * event.amount for event in events if event.object == item.id)


book.instead(above_base, "2.5.3d#sentence-1", "ライフ総量は、基本ライフを上回らないとする読み方")(min)


@book.instead(referred_life_total, "2.5.3#sentence-2", "カードが参照するライフ総量とは、基本ライフのことだとする読み方")
def _base_life(game: Game, object_id: int) -> int:
    return life(game, object_id) or 0


@book.instead(is_living, "2.5.1a#sentence-1", "生体オブジェクトとは、ヒーローだけのことだとする読み方")
def _is_hero(game: Game, object_id: int) -> bool:
    return game.object(object_id).zone.name == "hero"


@book.instead(
    ends_a_life,
    "2.5.3g#sentence-1",
    "死亡とは、ライフ総量が0になってクリアされることだけで、破壊や追放は死亡ではないとする読み方",
)
def _cleared_without_life(_game: Game, event: Event) -> bool:
    return event.by == "fab:1.10.2b"


@book.instead(
    looks_still,
    "1.10.2c#sentence-2",
    "一度見始めたカードは、見ることを認められた場所を離れても見ていられるとする読み方",
)
def _once_and_for_all(game: Game, player: int, object_id: int) -> bool:
    return any((look.player, look.object) == (player, object_id) for look in game.state.looking)


@book.instead(
    is_among_metatypes, "2.6.1#sentence-1", "メタタイプは全体で1つの語で、2つ並べばどちらでもないとする読み方"
)
def _alone(found: Metatypes, metatype: str) -> bool:
    return found == {metatype}


@book.instead(all_of, "2.6.2#sentence-1", "オブジェクトが持つメタタイプは、1つだけだとする読み方")
def _first_of(found: Metatypes) -> Metatypes:
    return frozenset(sorted(found)[:1])


book.instead(hero_metatypes, "2.6.6#sentence-1", "メタタイプはどれも、ヒーローを指定するとする読み方")(
    lambda found: found
)


@book.instead(is_specified, "2.6.6#sentence-2", "ヒーロー型メタタイプは、ヒーローの名前を指定するとする読み方")
def _by_name(hero: Card, metatype: str) -> bool:
    return hero.name == metatype


def _with_these(game: Game, objects: Iterable[Object]) -> Game:
    return game.at(replace(game.state, objects={item.id: item for item in objects}))


@book.instead(
    in_zones_and_inventories,
    "1.2.1#sentence-1",
    "インベントリにあるカードは、ゾーンにないので、オブジェクトではないとする読み方",
)
def _in_zones_alone(game: Game) -> Game:
    return _with_these(game, (item for item in game.objects() if item.zone.name != "inventory"))


@book.instead(of_all_kinds, "1.2.1#sentence-2", "オブジェクトとは、カードだけのことだとする読み方")
def _cards_alone_of_objects(game: Game) -> Game:
    return _with_these(game, (item for item in game.objects() if is_card(item)))


@book.instead(source, "1.2.4#sentence-1", "起動レイヤーや誘発レイヤーの効果の発生源は、そのレイヤー自身だとする読み方")
def _the_layer(_game: Game, layer: int, _info: Layer) -> int:
    return layer


@book.instead(can_be_source, "1.2.4#sentence-1", "カードでもマクロでもないオブジェクトも、発生源になるとする読み方")
def _anything(_item: Object) -> bool:
    return True


@book.instead(
    controller,
    "1.2.1b#sentence-2",
    "闘技場やスタックを離れたカードは、最後にコントロールしたプレイヤーがコントロールし続けるとする読み方",
)
def _the_last_one(game: Game, object_id: int) -> int | None:
    """Return the controller of an object, without one that of the last object that the card was before."""
    item = game.object(object_id)
    before = (known.record for known in reversed([*game.state.known.values()]) if known.record.serial == item.serial)
    controllers = (one.controller for one in (item, *before))
    return next((controller for controller in controllers if controller is not None), None)


@book.instead(
    altered_controller,
    "6.3.2#item-2",
    "コントローラーに依存する効果は、コントローラーを変更する効果より先に、元のコントローラーを見て適用するとする読み方",
)
def _before_it_changed(item: Object, game: Game) -> int | None:
    return item.controller if game.level is None or item.unaltered is None else item.unaltered.controller


@book.instead(owner, "1.2.1a#sentence-1", "オブジェクトのオーナーは、そのコントローラーだとする読み方")
def _its_controller(game: Game, object_id: int) -> int | None:
    return game.object(object_id).controller


@book.instead(is_card, "1.3.1#sentence-1", "カードの攻撃を表す攻撃プロキシも、カードだとする読み方")
def _or_what_stands_for_it(item: Object) -> bool:
    return bool(item.card.name) or item.proxy_of is not None


@book.instead(
    owner_of_permanents, "1.3.1a#sentence-2", "闘技場でコントロールする人が、カードのオーナーになるとする読み方"
)
def _controller_in_the_arena(item: Object) -> int | None:
    return item.controller if item.zone.name in ARENA else item.owner


@book.instead(
    owner_of_new_card, "1.3.1a#sentence-3", "作成されたカードのオーナーは、効果の発生源のオーナーだとする読み方"
)
def _owner_of_the_source_of_permanents(state: State, player: int, source: int | None) -> int | None:
    return player if source is None or source not in state.objects else state.objects[source].owner


@book.instead(has_controller, "1.3.1b#sentence-1", "手札や墓地のカードも、オーナーがコントロールしているとする読み方")
def _everywhere(_zone: Zone, _is_controlled: bool) -> bool:
    return True


@book.instead(controller_on_entering, "1.3.1b#sentence-2", "だれがプレイしても、闘技場ではオーナーのものだとする読み方")
def _the_owner(item: Object, specified: int | None) -> int | None:
    return item.owner if item.zone.name in ARENA else specified


@book.instead(is_permanent, "1.3.3#sentence-1", "闘技場のカードなら、残らないカードもパーマネントだとする読み方")
def _any_card_in_the_arena(item: Object) -> bool:
    return is_card(item) and item.zone.name in ARENA


@book.instead(
    remaining,
    "1.3.3#sentence-2",
    "パーマネントも、戦闘チェインに出れば、チェインが閉じるときにクリアされるとする読み方",
)
def _nothing_of_permanents(_objects: list[Object]) -> list[Object]:
    return []


@book.instead(subtypes_of_permanents, "1.3.3#sentence-5", "パーマネントになるのは、オーラとアイテムだけだとする読み方")
def _auras_and_items() -> frozenset[Subtype]:
    return frozenset({"aura", "item"})


book.instead(
    is_still_permanent, "1.3.3a#sentence-1", "闘技場を離れたパーマネントも、まだパーマネントとみなすとする読み方"
)(is_permanent)


@book.instead(status, "1.3.3b#sentence-1", "タップ状態のパーマネントは、アンタップ状態でもあるとする読み方")
def _untapped_at_any_time(item: Object) -> frozenset[TapStatus]:
    return frozenset({"untapped", "tapped"}) if item.is_tapped else frozenset({"untapped"})


@book.instead(enters_tapped, "1.3.3b#sentence-2", "パーマネントは、タップ状態で闘技場に出るとする読み方")
def _tapped(_is_tapped: bool) -> bool:
    return True


@book.instead(
    is_to_be_shown, "5.2.4b#sentence-1", "開示状態の発生源も、レイヤーがなくなれば非開示状態になるとする読み方"
)
def _every_source(_game: Game, _object_id: int) -> bool:
    return True


@book.instead(unreplaced, "5.2.4b#sentence-5", "起動のために開示状態になることも、置き換えられるとする読み方")
def _replaced(game: Game, event: Turned) -> Event | None:
    """Let effects replace the event (misreading of 5.2.4b)."""
    return game.event_rules.modified(game, event, frozenset())[0]


@book.instead(unnoticed, "5.2.4b#sentence-4", "起動のために開示状態になることも、能力を誘発させるとする読み方")
def _noticed(game: Game, event: Event) -> None:
    """Let the event trigger effects (misreading of 5.2.4b)."""
    before = game.event_rules.existing(game)
    note(game, event)
    trigger_all(game, before, (event,))


@book.instead(
    is_shown_for_activation, "5.2.4b#sentence-3", "発生源は、レイヤーがなくなっても開示状態のままだとする読み方"
)
def _for_good(_game: Game, _object_id: int) -> bool:
    return True


@book.instead(
    meets_as_an_attack, "1.4.4a#sentence-3", "攻撃レイヤーは、起動レイヤーとしての特性を持った攻撃だとする読み方"
)
def _with_its_own_properties(game: Game, described: Filter, item: Object, context: Context) -> bool:
    return described.fits(game, item.id, context)


@book.instead(
    properties_as_an_attack, "1.4.4#sentence-2", "攻撃レイヤーは、能力の発生源の特性を持つ攻撃を表すとする読み方"
)
def _of_its_source(game: Game, item: Object) -> Properties:
    return properties(game, item.layer.source) if item.layer else NONE


@book.instead(
    is_no_part_of_its_layer,
    "1.4.4b#sentence-1",
    "攻撃レイヤーがスタックにある間は、それで攻撃するものも、同じ1つの攻撃だとする読み方",
)
def _as_part_of_its_layer(game: Game, described: Filter, item: Object, context: Context) -> bool:
    layers = (game.object(layer) for layer in game.stack)
    attacks = any(one.layer is not None and one.layer.source == item.id and is_attack_layer(one) for one in layers)
    return (attacks and isinstance(described, IsAttack)) or described.fits(game, item.id, context)


@book.instead(
    cannot_participate, "1.1.1a#sentence-1", "挙げられているもののどれかを持っていれば、参加できるとする読み方"
)
def _has_nothing(missing: tuple[bool, ...]) -> bool:
    return all(missing)


book.instead(specifies, "2.12.3a#sentence-1", "通称では、自身の発生源を指定できないとする読み方")(
    _by_name_of_self_references
)


@book.instead(as_this, "2.12.3a#sentence-3", "自己参照が指すのは、その名前を今も持っている発生源だけだとする読み方")
def _as_long_as_named(name: IsCalledByName) -> Filter:
    return Both((IsThis(), name))


@book.instead(of_the_source_alone, "2.12.3a#sentence-4", "自己参照は、同じ名前の別のカードも参照するとする読み方")
def _others_too(source: Filter, name: IsCalledByName) -> Filter:
    return Either((source, name))


@book.instead(is_in_group, "2.13.4#sentence-1", "特徴で参照されるのは、闘技場にあるカードだけとする読み方")
def _in_the_arena(game: Game, object_id: int, trait: str) -> bool:
    return game.object(object_id).zone.name in ARENA and trait in traits(game, object_id)


@book.instead(
    hero_cards_of, "1.1.2a#sentence-3", "ヒーローと書けば、ヒーローのタイプを持つもののすべてを指すとする読み方"
)
def _all_with_the_type(game: Game, players: tuple[int, ...]) -> tuple[int, ...]:
    """Return the permanents with the type hero that players control (misreading of 1.1.2a)."""
    return tuple(item.id for item in permanents(game) if "hero" in item.card.types and item.controller in players)


@book.instead(of_any_player, "2.12.3b#sentence-4", "名前で参照されるのは、自分のオブジェクトだけだとする読み方")
def _of_the_controller(found: tuple[Object, ...], context: Context) -> tuple[Object, ...]:
    return tuple(item for item in found if context.controller in {item.controller, item.owner})
