"""Misreadings of the rules of objects: card-pools, identities, attacks, layers, permanents, life totals, visibility."""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import get_args

from msgspec.structs import asdict, replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.card_parts.effects import SeveralTargets
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.card_parts.roles import is_attack_layer
from rulesdb.engine.fab.cards import Card, Stat, numeric_counter
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.events import Clear, GainLife, LoseLife, Move, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import defense, properties, subtypes
from rulesdb.engine.fab.rules.cards.categories import card_category, is_hero_card, is_macro, is_token_card
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.fab.rules.cards.numbers import total_of_life
from rulesdb.engine.fab.rules.cards.printed_text import TALENTS
from rulesdb.engine.fab.rules.continuous.applying import note_existing
from rulesdb.engine.fab.rules.continuous.properties import STAGING_SYSTEM
from rulesdb.engine.fab.rules.events.replacing import modified
from rulesdb.engine.fab.rules.general.precedence import is_impossible, is_required, is_restricted
from rulesdb.engine.fab.rules.objects import attacks, card_pool, defending, identities, objects, references, visibility
from rulesdb.engine.fab.rules.objects.attacks import attack_targets, ends_a_life
from rulesdb.engine.fab.rules.objects.objects import ceases_if_cleared, is_permanent, permanents_among
from rulesdb.engine.fab.rules.playing.legality import has_no_working_permission
from rulesdb.engine.fab.rules.triggers.triggering import trigger_all
from rulesdb.engine.fab.selection.identity_filters import IsAttack, targets_of_attack
from rulesdb.engine.fab.selection.objects import hero_cards_of, objects_that_fit, of_any_player
from rulesdb.engine.fab.state import ChainLink, LastKnown, Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, PERMANENT, STACK
from rulesdb.engine.kernel.book import always, never, nothing, unchanged
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.continuous import seen_with
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.events import Event, Keys, changed
from rulesdb.engine.kernel.process.game import known
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.conditions import exists
from rulesdb.engine.kernel.selection.filters import Both, Either, IsThis, controller_of
from rulesdb.engine.kernel.state.state import with_object
from rulesdb.engine.kernel.state.zones import Counters
from rulesdb.engine.kernel.turn.resolution import source_of_layer

# Objects, their sources, owners and controllers (1.2.1, 1.2.4, 1.3.1)


def _other_objects(found: Callable[[Game], Iterable[Object]]) -> Callable[..., tuple[Game, Filter, Context]]:
    """Return the misreading that effects look for what they refer to among other objects."""
    return lambda game, described, context: (
        game.at(replace(game.state, objects={item.id: item for item in found(game)})),
        described,
        context,
    )


book.before(objects_that_fit, "1.2.1#sentence-1", "インベントリにあるカードは、ゾーンにないので、オブジェクトではない")(
    _other_objects(lambda game: (item for item in game.objects() if item.zone.name != "inventory"))
)
book.before(objects_that_fit, "1.2.1#sentence-2", "オブジェクトとは、カードだけのことだ")(
    _other_objects(lambda game: filter(objects.is_card, game.objects()))
)


@book.before(objects_that_fit, "1.15.1#sentence-2", "カウンターも、名前の特性を持つ1つのオブジェクトだ")
@_other_objects
def _objects_and_counters(game: Game) -> Iterator[Object]:
    yield from game.objects()
    names = ((item, name) for item in game.objects() for name, number in item.counters for _ in range(number))
    for at, (item, name) in enumerate(names, start=1):
        yield replace(item, id=-at, serial=-at, card=Card(name, frozenset()), counters=())


def with_the_ceased(game: Game) -> Game:
    """Return a game in which the objects that ceased to exist this turn exist still."""
    gone = {object_id: known.record for object_id, known in game.state.known.items()}
    return game.at(replace(game.state, objects={**gone, **game.state.objects}))


book.before(objects_that_fit, "1.2.3a#sentence-3", "効果は、もう存在しないオブジェクトも、最後の情報によって見つける")(
    lambda game, described, context: (with_the_ceased(game), described, context)
)
book.instead(source_of_layer, "1.2.4#sentence-1", "起動レイヤーや誘発レイヤーの効果の発生源は、そのレイヤー自身だ")(
    lambda layer, _info: layer
)
book.instead(objects.can_be_source, "1.2.4#sentence-1", "カードでもマクロでもないオブジェクトも、発生源になる")(always)


@book.instead(
    controller_of,
    "1.2.1b#sentence-2",
    "闘技場やスタックを離れたカードは、最後にコントロールしたプレイヤーがコントロールし続ける",
)
def _last_controller(game: Game, object_id: int) -> int | None:
    item = game.object(object_id)
    before = (known.record for known in reversed([*game.state.known.values()]) if known.record.serial == item.serial)
    controllers = (record.controller for record in (item, *before))
    return next((controller for controller in controllers if controller is not None), None)


book.around(
    controller_of,
    "6.3.2#item-2",
    "コントローラーに依存する効果は、コントローラーを変更する効果より先に、元のコントローラーを見て適用する",
)(
    lambda law, game, object_id: (
        law(game, object_id)
        if game.level is None or (unaltered := game.object(object_id).unaltered) is None
        else unaltered.controller
    )
)
book.instead(objects.owner, "1.2.1a#sentence-1", "オブジェクトのオーナーは、そのコントローラーだ")(
    lambda game, object_id: game.object(object_id).controller
)
book.instead(objects.is_card, "1.3.1#sentence-1", "カードの攻撃を表す攻撃プロキシも、カードだ")(
    lambda item: bool(item.card.name) or item.proxy_of is not None
)
book.instead(objects.owner_of_card, "1.3.1a#sentence-2", "闘技場でコントロールする人が、カードのオーナーになる")(
    lambda item: item.controller if item.zone.name in ARENA else item.owner
)
book.instead(objects.owner_of_new_card, "1.3.1a#sentence-3", "作成されたカードのオーナーは、効果の発生源のオーナーだ")(
    lambda state, player, source: (
        player if source is None or source not in state.objects else state.objects[source].owner
    )
)
book.instead(objects.has_controller, "1.3.1b#sentence-1", "手札や墓地のカードも、オーナーがコントロールしている")(
    always
)
book.instead(objects.controller_on_entering, "1.3.1b#sentence-2b", "だれがプレイしても、闘技場ではオーナーのものだ")(
    lambda item, specified: item.owner if item.zone.name in ARENA else specified
)


@book.before(
    modified, "1.3.1b#sentence-2a", "効果で闘技場に置かれたカードは、その効果のコントローラーがコントロールする"
)
def _of_who_puts(game: Game, event: Event, spent: Keys) -> tuple[Game, Event, Keys]:
    is_put = isinstance(event, Move) and event.to.name in ARENA and game.has(event.object)
    if isinstance(event, Move) and is_put and event.source is not None and game.object(event.object).controller is None:
        event = replace(event, controller=game.player_of(event.source))
    return game, event, spent


# Last known information (1.2.3)


for _clause, _part, _bare in (
    (
        "1.2.3b#sentence-2a",
        "宣言したパラメータ",
        lambda item: item if item.layer is None else replace(item, layer=replace(item.layer, declared=Declared())),
    ),
    (
        "1.2.3b#sentence-2b",
        "カウンターや、どこからプレイされたかのような経過",
        lambda item: replace(item, counters=(), origin=None),
    ),
):

    @book.instead(objects.last_information, _clause, f"最後の情報に、{_part}は含まれない")
    def _bare_information(
        game: Game, item: Object, _event: Event, bare: Callable[[Object], Object] = _bare
    ) -> LastKnown:
        return LastKnown(bare(item), properties(game.at(with_object(game.state, bare(item))), item.id))


book.instead(objects.last_information, "1.2.3b#sentence-2c", "最後の情報に、適用されていた効果は含まれない")(
    lambda game, item, _event: LastKnown(item, STAGING_SYSTEM.base(game, item.id))
)


@book.after(objects.last_information, "1.2.3#sentence-1", "最後の情報とは、カードが次になったオブジェクトの情報だ")
def _next_object(found: LastKnown, game: Game, item: Object, event: Event) -> LastKnown:
    later = game.at(changed(game.state, event))
    new = next((other for other in later.objects() if other.serial == item.serial), None)
    return found if new is None else LastKnown(replace(new, id=item.id), properties(later, new.id))


@book.instead(known, "1.2.3a#sentence-2", "もう存在しないオブジェクトの情報の代わりに、そのカードの、今の情報を使う")
def _information_of_now(game: Game, object_id: int) -> LastKnown:
    item, before = game.state.known[object_id].record, game.state.known[object_id].properties
    now = next((other for other in game.objects() if other.serial == item.serial), None)
    if now is not None:
        return LastKnown(replace(now, id=object_id), properties(game, now.id))
    values: dict[str, None] = dict.fromkeys(get_args(Stat))
    words = dict.fromkeys(("types", "subtypes", "supertypes"), frozenset[str]())
    blank = replace(before, name="", abilities=(), **words, **values)
    return LastKnown(replace(item, card=Card("", frozenset()), counters=()), blank)


@book.after(known, "1.2.3c#sentence-1", "最後の情報も、そのときどきに適用される効果によって決まり、変わっていく")
def _present_information(found: LastKnown, game: Game, object_id: int) -> LastKnown:
    return replace(found, properties=properties(with_the_ceased(game), object_id))


@book.after(known, "1.2.3c#sentence-2", "後から適用される効果は、最後の情報も修正する")
def _information_with_later_effects(found: LastKnown, game: Game, object_id: int) -> LastKnown:
    now, printed = (
        _present_information(found, game, object_id).properties,
        STAGING_SYSTEM.base(with_the_ceased(game), object_id),
    )
    later = {name: value for name, value in asdict(now).items() if value != asdict(printed)[name]}
    return replace(found, properties=replace(found.properties, **later))


book.instead(exists, "1.2.3d#sentence-1", "最後の情報があれば、そのオブジェクトはまだある")(always)
book.instead(objects.modifiable, "1.2.3c#sentence-3", "もう存在しないオブジェクトを修正する効果も、成功したことになる")(
    lambda objects, _game: objects
)

# Permanents and counters (1.3.3, 1.15)

book.instead(
    is_permanent, "1.3.3#sentence-3", "パーマネントは、解決されて闘技場に出たものだけで、ヒーローや装備品は違う"
)(lambda item: objects.is_card(item) and item.has_become_permanent)
book.instead(is_permanent, "1.3.3#sentence-1", "闘技場のカードなら、残らないカードもパーマネントだ")(
    lambda item: objects.is_card(item) and item.zone.name in ARENA
)
book.instead(
    permanents_among, "1.3.3#sentence-2", "パーマネントも、戦闘チェインに出れば、チェインが閉じるときにクリアされる"
)(lambda _objects: [])
book.instead(objects.becomes_permanent, "1.3.3#sentence-4a", "デッキカードは、オーラでも、解決されれば墓地に置かれる")(
    never
)
book.before(objects.becomes_permanent, "1.3.3#sentence-5", "パーマネントになるのは、オーラとアイテムだけだ")(
    lambda subtypes, to: (subtypes & {"aura", "item"}, to)
)
book.before(objects.is_permanent_after_move, "1.3.3#sentence-4b", "戦闘チェインでも、デッキカードはパーマネントになる")(
    lambda item, to: (item, PERMANENT if to == CHAIN else to)
)


@book.after(
    note_existing, "1.3.3#sentence-4c", "オーラのようなサブタイプを失ったカードは、パーマネントでなくなり、取り除かれる"
)
def _clear_without_subtype(_noted: None, game: Game) -> None:
    items = [item for item in objects.permanents(game) if item.zone == PERMANENT and item.has_become_permanent]
    lost = (item.id for item in items if not objects.becomes_permanent(subtypes(game, item.id), PERMANENT))
    if found := tuple(lost):
        happen(game, Clear(by="fab:1.3.3", objects=found))


book.after(objects.fields_kept, "1.3.3a#sentence-1", "闘技場を離れたパーマネントも、まだパーマネントとみなす")(
    lambda found, item: {**found, "has_become_permanent": True} if is_permanent(item) else found
)
book.after(objects.statuses, "1.3.3b#sentence-1", "タップ状態のパーマネントは、アンタップ状態でもある")(
    lambda found, _item: found | {"untapped"} if found else found
)
book.after(objects.is_tapped_after_move, "1.3.3b#sentence-2", "攻撃や防御に使ったパーマネントは、タップ状態になる")(
    lambda found, _item, to, _is_specified: found or to == CHAIN
)
book.instead(objects.can_have_counters, "1.15.1#sentence-1", "カウンターは、非開示のカードの上にも置ける")(always)
book.after(
    objects.number_of_counters, "1.15.2#sentence-1", "特性を変更するカウンターは、変更するだけで、効果と関わらない"
)(lambda number, _game, _item, name, _source: number if numeric_counter(name) is None else 0)
book.instead(objects.number_of_counters, "1.15.1#sentence-3", "どのカウンターも同じもので、名前や数値では区別しない")(
    lambda _game, item, _name, _source: sum(number for _, number in item.counters)
)


def _counter_events(game: Game, item: Object, name: str) -> Iterator[CoreCount]:
    for event in game.state.history:
        if isinstance(event, CoreCount) and (event.object, event.counter) == (item.id, name):
            yield event


book.instead(
    objects.number_of_counters, "1.15.1#sentence-4", "ほかの発生源が置いたカウンターは、名前が同じでも別のものだ"
)(
    lambda game, item, name, source: sum(
        event.amount for event in _counter_events(game, item, name) if event.source == source
    )
)
book.after(objects.number_of_counters, "1.15.3#sentence-2", "取り除かれたカウンターも、そのターンの間は、まだある")(
    lambda number, game, item, name, _source: (
        number - sum(event.amount for event in _counter_events(game, item, name) if event.amount < 0)
    )
)
book.after(objects.fields_kept, "1.15.3#sentence-1", "新しいオブジェクトになったカードの上に、カウンターが残る")(
    lambda found, item: {**found, "counters": item.counters} if item.counters else found
)


@book.instead(objects.left_counters, "1.15.4#sentence-1", "正反対のカウンターは、打ち消し合ってなくなる")
def _remaining_counters(counters: Counters) -> Counters:
    numbers = dict(counters)
    return tuple((name, more) for name, number in counters if (more := number - numbers.get(_opposite(name), 0)) > 0)


def _opposite(name: str) -> str:
    value = numeric_counter(name)
    return "" if value is None else f"{-value.amount:+}{name[name.index('{') :]}"


# Attacks, their targets and defenders (1.0.2b, 1.4)

book.around(attacks.is_attack, "1.4.1#sentence-2a", "スタックにあるものは、まだ攻撃ではない")(
    lambda law, game, object_id: game.object(object_id).zone == CHAIN and law(game, object_id)
)
book.around(attacks.is_attack, "1.4.1#sentence-2b", "戦闘チェインに移ったものは、もう攻撃ではない")(
    lambda law, game, object_id: game.object(object_id).zone == STACK and law(game, object_id)
)
book.instead(
    attacks.is_attack, "1.4.1#sentence-3", "攻撃は攻撃カードだけで、武器や効果による攻撃は、ここでいう攻撃ではない"
)(lambda game, object_id: attacks.is_attack_card(game, game.object(object_id)))
book.instead(is_attack_layer, "1.4.4#sentence-1", "攻撃効果を持つレイヤーは、攻撃を生むだけで、攻撃ではない")(never)
book.instead(objects.is_attack_proxy, "1.4.3#sentence-2a", "攻撃プロキシもカードで、破壊されれば墓地に置かれる")(never)
book.around(
    attacks.is_attack_card, "1.4.2#sentence-1", "攻撃しているカードは、サブタイプに関わらず、どれも攻撃カードだ"
)(lambda law, game, item: attacks.is_attacking(game, item) or law(game, item))
book.around(attacks.is_attack_card, "1.4.2a#sentence-2", "攻撃カードが攻撃になるのは、戦闘チェインに置かれたときだ")(
    lambda law, game, item: item.zone != STACK and law(game, item)
)
book.around(attacks.is_attack_card, "1.4.2a#sentence-3", "攻撃カードは、スタックを離れると、もう攻撃ではない")(
    lambda law, game, item: item.zone == STACK and law(game, item)
)
book.instead(attacks.is_attack_card, "1.4.2a#sentence-4", "サブタイプが攻撃のカードは、防御していても攻撃だ")(
    attacks.is_card_with_subtype_attack
)
book.instead(attacks.attack_source, "1.4.3b#sentence-1", "攻撃発生源とは、攻撃を表す攻撃プロキシそのもののことだ")(
    lambda proxy: proxy.id
)
book.instead(attack_targets, "1.4.5#sentence-3a", "攻撃対象には、自分がコントロールするものも宣言できる")(
    lambda game, player: [
        item.id for item in game.in_arena() if item.is_public and attacks.is_attackable(game, player, item)
    ]
)
book.instead(attack_targets, "1.4.5#sentence-3b", "攻撃対象には、対戦相手のどのパーマネントも宣言できる")(
    lambda game, player: [
        item.id for item in game.in_arena() if item.is_public and item.controller in game.opponents(player)
    ]
)
book.instead(
    attacks.is_attackable, "1.4.5a#sentence-1b", "生体オブジェクトでないものが、効果で攻撃可能になることはない"
)(
    lambda game, player, item: (
        attacks.is_living(game, item.id) and not is_impossible(game, "be attacked", player, item.id)
    )
)
book.instead(attacks.is_attackable, "1.4.5a#sentence-1a", "攻撃可能なのは、ヒーローだけだ")(
    lambda game, player, item: item.zone.name == "hero" and not is_impossible(game, "be attacked", player, item.id)
)


@book.after(
    attack_targets, "1.4.5b#sentence-2", "同じ戦闘チェインの攻撃には、以前の攻撃と同じ対象を宣言しなければならない"
)
def _previous_targets(able: list[int], game: Game, _player: int) -> list[int]:
    before = {target for link in game.state.links for target in link.targets}
    return [target for target in able if not before or target in before]


book.instead(
    attacks.remaining_targets, "1.4.5b#sentence-1a", "攻撃対象は、攻撃可能でなくなると、もう攻撃の対象ではない"
)(
    lambda game, targets: tuple(
        target for target in targets if any(target in attacks.attackable(game, player) for player in game.playing)
    )
)
book.after(targets_of_attack, "1.4.5b#sentence-1b", "攻撃対象が攻撃の対象であるのは、チェインリンクが解決されるまでだ")(
    lambda found, game, attack: (
        () if any(link.is_resolved and attack in {link.attack, link.source} for link in game.state.links) else found
    )
)
book.after(attacks.remaining_targets, "1.4.5b#sentence-3", "以前の攻撃と違う対象を攻撃すると、戦闘チェインが閉じる")(
    lambda found, game, _targets: () if game.state.links and set(found) != set(game.state.links[-1].targets) else found
)
book.instead(attacks.different_targets, "1.4.5c#sentence-2a", "1つの攻撃の対象に、同じものを2回宣言してもよい")(
    lambda able: lambda _chosen: able
)
book.after(attack_targets, "1.4.5c#sentence-2b", "複数の対象を持てる攻撃は、攻撃可能でないものも対象にできる")(
    lambda able, game, player: (
        [item.id for item in game.in_arena() if item.controller in game.opponents(player)]
        if of_kind(game, SeveralTargets)
        else able
    )
)
book.instead(defending.total_defense, "2.3.1#sentence-2", "何枚で防御しても、いちばん大きい防御値だけが使われる")(
    lambda game, link, target: max((defense(game, card) or 0 for card, at in link.defending if at == target), default=0)
)


@book.before(
    defending.total_defense, "1.0.2b#sentence-1a", "後から生じた制限によって、すでに防御しているカードが防御から外れる"
)
def _legal_defenders(game: Game, link: ChainLink, target: int) -> tuple[Game, ChainLink, int]:
    imagined = game.at(game.state)
    kept: tuple[tuple[int, int], ...] = ()
    for card, attacked in link.defending:
        imagined.become(replace(game.state, links=(*game.state.links[:-1], replace(link, defending=kept))))
        is_forbidden = any(rule(imagined, card) for rule in defending.KEYWORDS_AGAINST_DEFENDING)
        if not is_forbidden and not is_restricted(imagined, "defend", game.player_of(card), card):
            kept = (*kept, (card, attacked))
    return game, replace(link, defending=kept), target


@book.before(defending.total_defense, "1.0.2b#sentence-1b", "後から生じた要求によって、装備品が防御に加わる")
def _required_defenders(game: Game, link: ChainLink, target: int) -> tuple[Game, ChainLink, int]:
    player = game.player_of(target)
    defending_now = game.defending()
    more = [one.id for one in game.in_arena() if one.id not in defending_now and one.controller == player]
    added = tuple((one, target) for one in more if is_required(game, "defend", player, one))
    return game, replace(link, defending=(*link.defending, *added)), target


# References to attack-proxies and attack-layers, and self-references (1.4.3, 1.4.4, 2.12.3a)

book.around(references.attack_meets, "1.4.3a#sentence-2", "攻撃プロキシは、武器としても参照できる")(
    lambda law, game, described, item, context: (
        law(game, described, item, context) if item.proxy_of is None else described.fits(game, item.id, context)
    )
)
book.around(
    references.attack_meets, "1.4.4a#sentence-2a", "攻撃レイヤーは、いつも攻撃であり、ふつうのレイヤーではない"
)(
    lambda law, game, described, item, context: (
        (item.proxy_of is not None or isinstance(described, Either) or references.names_attack(described))
        and law(game, described, item, context)
    )
)
book.around(references.attack_meets, "1.4.4a#sentence-3", "攻撃レイヤーは、起動レイヤーとしての特性を持った攻撃だ")(
    lambda law, game, described, item, context: (
        described.fits(game, item.id, context)
        if item.proxy_of is None and not isinstance(described, Either)
        else law(game, described, item, context)
    )
)

Meets = Callable[[Game, Filter, Object, Context], bool]


@book.around(references.attack_meets, "1.4.4#sentence-2", "攻撃レイヤーは、能力の発生源の特性を持つ攻撃を表す")
def _attack_of_source(law: Meets, game: Game, described: Filter, item: Object, context: Context) -> bool:
    is_of_attack = references.names_attack(described) and not isinstance(described, Either)
    if item.layer is None or item.proxy_of is not None or not is_of_attack:
        return law(game, described, item, context)
    seen = properties(game, item.layer.source)
    return seen_with(game, item.id, seen, lambda: described.fits(game, item.id, context))


@book.around(
    references.meets, "1.4.4b#sentence-1", "攻撃レイヤーがスタックにある間は、それで攻撃するものも、同じ1つの攻撃だ"
)
def _part_of_layer(law: Meets, game: Game, described: Filter, item: Object, context: Context) -> bool:
    stacked = map(game.object, game.stack if item.proxy_of is None and item.layer is None else ())
    attacks = any(one.layer is not None and one.layer.source == item.id and is_attack_layer(one) for one in stacked)
    return (attacks and isinstance(described, IsAttack)) or law(game, described, item, context)


book.around(references.self_reference, "2.12.3a#sentence-1", "通称では、自身の発生源を指定できない")(
    lambda law, card, name: law(card, name) if name.name in {card.name, card.english} else name
)
book.after(references.self_reference, "2.12.3a#sentence-3", "自己参照が指すのは、その名前を今も持っている発生源だけだ")(
    lambda found, _card, name: name if found is name else Both((IsThis(), name))
)
book.after(references.self_reference, "2.12.3a#sentence-4", "自己参照は、同じ名前の別のカードも参照する")(
    lambda found, _card, name: name if found is name else Either((found, name))
)

# Participants and card-pools (1.1.1 to 1.1.3, 1.3.2b, 1.5.2, 2.6.6, 2.14.1b, 5.4.3)

book.instead(card_pool.cannot_participate, "1.1.1a#sentence-1", "挙げられているもののどれかを持っていれば、参加できる")(
    lambda seat: seat.hero is None and not seat.has_card_pool
)
book.after(card_pool.cannot_participate, "1.1.1a#sentence-2", "ヒーローがいなくても、参加できる")(
    lambda cannot, seat: cannot and not seat.has_card_pool
)
book.after(card_pool.cannot_participate, "1.1.1a#sentence-3", "カードプールがなくても、参加できる")(
    lambda cannot, seat: cannot and seat.hero is None
)
book.instead(card_pool.is_no_hero_card, "1.1.2#sentence-1", "ヒーローには、ヒーローカードでないものもなれる")(never)
book.instead(
    card_pool.has_foreign_supertypes,
    "1.1.3#sentence-2",
    "スーパータイプの1つでもヒーローにあれば、そのカードを入れられる",
)(
    lambda card, hero: (
        not any(
            not supertypes or supertypes & card_pool.supertypes_for_cards(hero)
            for supertypes in card_pool.sets_of_supertypes(card)
        )
    )
)
book.instead(card_pool.is_arena_card_in_deck, "1.3.2d#sentence-2", "装備品や武器も、デッキに入れてよい")(never)
book.after(card_pool.card_pool, "1.1.3#sentence-1a", "カードプールとはデッキのことで、装備品や武器は含まない")(
    lambda pool, seat: pool[len(seat.equipment) :]
)
_SPARE_HERO = "ヒーローカードは、控えとして、インベントリでゲームを開始してもよい"
book.instead(card_pool.is_hero_of_nobody, "1.3.2a#sentence-2", _SPARE_HERO)(never)
book.after(card_pool.is_of_another_category, "1.3.2a#sentence-2", _SPARE_HERO)(
    lambda found, card: found and not is_hero_card(card)
)
_MACRO_OF_THE_ARENA = "マクロも、闘技場に残るので、闘技場カードとしてカードプールに入れられる"
book.instead(card_pool.is_macro_in_the_pool, "1.5.2#sentence-1", _MACRO_OF_THE_ARENA)(never)
book.after(card_pool.is_of_another_category, "1.5.2#sentence-1", _MACRO_OF_THE_ARENA)(
    lambda found, card: found and not is_macro(card)
)
book.after(card_pool.cannot_start, "1.3.2c#sentence-3", "デッキカードは、必ずデッキに入れてゲームを開始する")(
    lambda found, card, zone: found or (zone is None and card_category(card) == "deck")
)
book.after(card_pool.card_pool, "1.3.2b#sentence-2", "持ってきたトークンカードも、カードプールの一部だ")(
    lambda pool, seat: (*pool, *filter(is_token_card, seat.others))
)
book.after(card_pool.card_pool, "1.5.2#sentence-2", "持ってきたマクロも、カードプールの一部だ")(
    lambda pool, seat: (*pool, *filter(is_macro, seat.others))
)
book.instead(
    card_pool.sets_of_supertypes, "1.1.3b#sentence-1", "混成カードは、両方のセットが当てはまらなければならない"
)(lambda card: (card.supertypes | card.hybrid,))
book.after(
    card_pool.sets_of_supertypes, "2.14.1b#sentence-2", "混成カードは、先に書かれたセットが合うときだけ入れられる"
)(lambda sets, _card: sets[:1])
book.after(
    card_pool.sets_of_supertypes,
    "2.14.1b#sentence-3",
    "混成カードは両方のセットを持つので、両方から1つずつ合うだけでもよい",
)(lambda sets, card: (*sets, *map(frozenset, product(card.supertypes, card.hybrid))))
book.after(card_pool.sets_of_supertypes, "2.11.1#sentence-2", "カードプールに入れられるかどうかは、クラスだけで決まる")(
    lambda sets, _card: tuple(supertypes - TALENTS for supertypes in sets)
)
_ONLY_IN_GAMES = "メタ型常在能力も、ゲームの中でだけ機能状態で、カードプールには関わらない"
book.instead(card_pool.is_admitted, "1.7.4d#sentence-1", _ONLY_IN_GAMES)(never)
book.instead(card_pool.is_for_another_hero, "1.7.4d#sentence-1", _ONLY_IN_GAMES)(never)
book.instead(
    card_pool.is_admitted, "5.4.3#sentence-1", "能力が何を述べていても、カードプールに入れてよいカードは変わらない"
)(never)
book.instead(
    card_pool.is_admitted, "1.1.3a#sentence-2", "認められたカードは、効果の指定と違うゾーンでゲームを開始してもよい"
)(
    lambda card, hero, _zone: any(
        ability.admitted.admits(card) for ability in hero.abilities if isinstance(ability, Meta)
    )
)
book.around(card_pool.is_admitted, "1.1.3a#sentence-3", "メタ型常在能力の言う「デッキ」に、装備品や武器は含まれない")(
    lambda law, card, hero, zone: zone == "deck" and law(card, hero, zone)
)


@book.around(has_no_working_permission, "5.4.3a#sentence-2", "能力を失うと、それで認められていたカードは使えなくなる")
def _lost_permission(law: Callable[[Game, int, int], bool], game: Game, player: int, object_id: int) -> bool:
    hero = game.hero(player)
    if law(game, player, object_id) or hero is None:
        return law(game, player, object_id)
    now, item = properties(game, hero), game.object(object_id)
    as_it_is = Card(now.name, now.types, now.subtypes, now.supertypes, abilities=now.abilities)
    return bool(card_pool.rules_against_card(item.card, as_it_is, item.zone.name))


book.before(card_pool.is_of_another_hero, "2.6.2#sentence-1", "オブジェクトが持つメタタイプは、1つだけだ")(
    lambda card, hero: (replace(card, metatypes=frozenset(sorted(card.metatypes)[:1])), hero)
)
book.instead(
    card_pool.is_of_another_hero, "2.6.6#sentence-3", "メタタイプは、カードプールに入れられるかどうかに関わらない"
)(never)
book.instead(card_pool.is_of_another_hero, "2.6.6#sentence-1", "メタタイプはどれも、ヒーローを指定する")(
    lambda card, hero: bool(card.metatypes) and moniker_of(hero) not in card.metatypes
)
book.before(card_pool.is_of_another_hero, "2.6.6#sentence-2", "ヒーロー型メタタイプは、ヒーローの名前を指定する")(
    lambda card, hero: (card, replace(hero, moniker=hero.name))
)

# Identities and references by words (1.1.2a, 1.2.2, 2.6.1, 2.12.3b, 2.13)

book.instead(identities.is_referred_to, "1.2.2#sentence-1", "オブジェクトは、その名前でしか参照できない")(
    lambda game, object_id, identity: identity == properties(game, object_id).name
)
book.after(identities.identities, "1.2.2a#sentence-1", "カードでないものは、「オブジェクト」とは呼ばない")(
    lambda found, _game, _object_id: found if "card" in found else found - {"object"}
)
book.after(identities.identities, "1.2.2e#sentence-1", "ヒーローやトークンは、「カード」とは呼ばない")(
    lambda found, game, object_id: (
        found - {"card"} if card_category(game.object(object_id).card) in {"hero", "token"} else found
    )
)
book.after(
    identities.identities,
    "1.2.2f#sentence-1",
    "「パーマネント」と呼ぶのは、オーラやアイテムのように闘技場に出したものだけで、装備品や武器やヒーローは違う",
)(lambda found, game, object_id: found if game.object(object_id).zone == PERMANENT else found - {"permanent"})
for _sentence, _identity, _word in (
    ("1.2.2g#sentence-1", "activated ability", "起動能力"),
    ("1.2.2h#sentence-1", "triggered effect", "誘発効果"),
):
    book.after(
        identities.identities, _sentence, f"「{_word}」とは、カードに書かれたもののことで、レイヤーのことではない"
    )(lambda found, _game, _object_id, identity=_identity: found - {identity})
book.around(identities.is_referred_to, "1.2.2b#sentence-1", "名前の一部だけでも、そのオブジェクトを参照できる")(
    lambda law, game, object_id, identity: (
        law(game, object_id, identity) or identity in properties(game, object_id).name
    )
)
book.after(identities.names_of_object, "1.2.2b#sentence-2", "通称だけでは参照できず、名前の全体が要る")(
    lambda found, _item, present: found & {present.name}
)
book.instead(
    identities.kinds_of_card, "1.2.2c#sentence-1", "カードを指す言葉はタイプだけで、特徴やサブタイプは、識別子ではない"
)(lambda present: frozenset(present.types))
book.after(identities.kinds_of_card, "2.13.1#sentence-2", "特徴は識別子ではなく、特徴の語では参照できない")(
    lambda found, present: found - present.traits
)
book.instead(
    identities.with_metatypes_of_source, "2.6.4#sentence-1", "能力のレイヤーはカードではないので、メタタイプを持たない"
)(unchanged)
book.after(
    identities.kinds_of_card,
    "1.2.2c#sentence-2",
    "サブタイプが攻撃のカードは、どこにあっても「攻撃」という識別子を持つ",
)(lambda found, present: found | present.subtypes)
book.after(
    identities.has_identity_attack, "1.2.2d#sentence-2", "攻撃カードは、スタックにある間は、まだ「攻撃」ではない"
)(lambda found, _game, item: found and (item.zone == CHAIN or ceases_if_cleared(item)))
book.after(
    identities.has_identity_attack, "1.2.2d#sentence-3", "武器の攻撃は、スタックにある間は、まだ「攻撃」ではない"
)(lambda found, _game, item: found and (item.zone == CHAIN or item.proxy_of is None))
book.after(
    identities.has_identity_attack, "1.2.2d#sentence-4", "攻撃効果を持つレイヤーは、「起動能力」で、「攻撃」ではない"
)(lambda found, _game, item: found and (item.zone == CHAIN or item.proxy_of is not None or not ceases_if_cleared(item)))
book.after(identities.has_identity_attack, "1.2.2d#sentence-5", "戦闘チェインに移ったものは、もう「攻撃」ではない")(
    lambda found, _game, item: found and item.zone != CHAIN
)
book.around(identities.is_in_group, "2.13.4#sentence-1", "特徴で参照されるのは、闘技場にあるカードだけ")(
    lambda law, game, object_id, trait: game.object(object_id).zone.name in ARENA and law(game, object_id, trait)
)
book.instead(hero_cards_of, "1.1.2a#sentence-3", "ヒーローと書けば、ヒーローのタイプを持つもののすべてを指す")(
    lambda game, players: tuple(
        item.id for item in objects.permanents(game) if "hero" in item.card.types and item.controller in players
    )
)
book.instead(of_any_player, "2.12.3b#sentence-4", "名前で参照されるのは、自分のオブジェクトだけだ")(
    lambda found, context: tuple(item for item in found if context.controller in {item.controller, item.owner})
)

# Layers and their categories (1.6)

book.after(objects.layers, "1.6.1#sentence-2", "スタックのカードだけがレイヤーで、起動や誘発からは生まれない")(
    lambda found, state: tuple(object_id for object_id in found if objects.is_card_layer(state.objects[object_id]))
)
book.after(objects.layers, "1.6.1#sentence-1", "戦闘チェインにある攻撃も、チェインリンクが解決されるまではレイヤーだ")(
    lambda found, state: (
        *(link.attack for link in state.links if not link.is_resolved and link.attack in state.objects),
        *found,
    )
)
book.instead(
    objects.owner_of_card_layer, "1.6.1a#sentence-1", "カードレイヤーのオーナーも、スタックに置いたプレイヤーだ"
)(lambda _item, player: player)
book.around(
    objects.controller_on_entering, "1.6.1b#sentence-1", "だれがスタックに置いても、コントローラーはオーナーだ"
)(lambda law, item, specified: item.owner if item.zone == STACK else law(item, specified))
_ATTACK_CARD = "攻撃カードは、スタックでは攻撃レイヤーで、カードレイヤーではない"
book.after(objects.is_card_layer, "1.6.2a#sentence-1", _ATTACK_CARD)(
    lambda is_one, item: is_one and not item.card.is_attack
)
book.after(objects.layer_category, "1.6.2a#sentence-1", _ATTACK_CARD)(
    lambda found, item: "activated" if found == "card" and item.card.is_attack else found
)
book.after(objects.layer_category, "1.6.2#sentence-2", "起動レイヤーと誘発レイヤーは、同じ1つのカテゴリーだ")(
    lambda found, _item: "card" if found == "card" else "activated"
)
book.after(objects.layer_of_ability, "1.4.1a#sentence-1b", "武器による攻撃のオーナーは、その武器のオーナーだ")(
    lambda made, game, card, layer, *_players: (
        replace(made, owner=game.object(layer.source).owner) if AttackAbility() in card.abilities else made
    )
)
for _category, _word, _owned, _rule in (
    ("activated", "起動", "1.6.1a#sentence-2", "1.6.2b"),
    ("triggered", "誘発", "1.6.1a#sentence-3", "1.6.2c"),
):
    book.after(objects.layer_of_ability, _owned, f"{_word}レイヤーのオーナーは、発生源のカードのオーナーだ")(
        lambda made, game, _card, layer, *_players, category=_category: (
            made
            if layer.category != category or (owner := game.object(layer.source).owner) is None
            else replace(made, owner=owner)
        )
    )
    book.after(objects.layer_category, f"{_rule}#sentence-1", f"カードの能力の{_word}レイヤーも、カードレイヤーだ")(
        lambda found, _item, category=_category: "card" if found == category else found
    )
    book.before(
        ceases_if_cleared, f"{_rule}#sentence-2b", f"{_word}レイヤーは、解決されるとカードのように墓地に置かれる"
    )(
        lambda item, category=_category: (
            (replace(item, layer=None) if item.layer and item.layer.category == category else item,)
        )
    )
book.after(ceases_if_cleared, "1.5.3#sentence-1", "闘技場を離れるマクロは、カードのように、ほかのゾーンに移る")(
    lambda is_none, item: is_none and not is_macro(item.card)
)

# Life totals and deaths (2.5)

book.instead(total_of_life, "2.5.1#sentence-2", "ライフ総量は、どのオブジェクトでも20から始まる")(
    lambda _game, item, _base: max(0, 20 + item.gained)
)
book.instead(total_of_life, "2.5.3a#sentence-1", "ライフ総量とは、基本ライフのことだ")(
    lambda _game, _item, base: max(0, base)
)
book.instead(total_of_life, "2.5.3d#sentence-1", "ライフ総量は、基本ライフを上回らない")(
    lambda _game, item, base: max(0, base + min(0, item.gained))
)
book.instead(total_of_life, "2.5.3e#sentence-2", "ライフ総量は、計算のとおり、マイナスにもなる")(
    lambda _game, item, base: base + item.gained
)


@book.instead(total_of_life, "2.5.3c#sentence-1", "ライフ総量は、基本ライフが変わっても計算し直されない")
def _total_on_printed_base(game: Game, item: Object, life: int) -> int:
    base, printed = properties(game, item.id).base("life"), item.printed.life
    if base is not None and isinstance(printed, int):
        life += printed - base
    return max(0, life + item.gained)


@book.instead(total_of_life, "2.5.3b#sentence-2", "ライフの増減は、そのターンの間だけ続く")
def _total_of_this_turn(game: Game, item: Object, base: int) -> int:
    signs = {GainLife: 1, LoseLife: -1}
    events = (event for event in game.state.history if isinstance(event, GainLife | LoseLife))
    return max(0, base + sum(signs[type(event)] * event.amount for event in events if event.object == item.id))


book.instead(attacks.is_living, "2.5.1a#sentence-1", "生体オブジェクトとは、ヒーローだけのことだ")(
    lambda game, object_id: game.object(object_id).zone.name == "hero"
)
book.instead(
    ends_a_life, "2.5.3g#sentence-1", "死亡とは、ライフ総量が0になってクリアされることだけで、破壊や追放は死亡ではない"
)(lambda _game, event: event.by == "fab:1.10.2b")

# Visibility (1.10.2c, 5.2.4b, 5.4.7b)

book.instead(
    visibility.looks_at, "1.10.2c#sentence-2", "一度見始めたカードは、見ることを認められた場所を離れても見ていられる"
)(lambda game, player, object_id: any((look.player, look.object) == (player, object_id) for look in game.state.looking))
book.instead(visibility.show_source, "5.2.4b#sentence-2", "非開示状態の発生源は、能力を起動しても、伏せたままでよい")(
    nothing
)
book.instead(visibility.show_source, "5.2.4b#sentence-1", "開示状態の発生源も、レイヤーがなくなれば非開示状態になる")(
    lambda game, object_id: note(game, visibility.event_of_showing(object_id))
)


@book.instead(visibility.show_source, "5.2.4b#sentence-5", "起動のために開示状態になることも、置き換えられる")
def _replaceable_showing(game: Game, object_id: int) -> None:
    shown = visibility.event_of_showing(object_id)
    if not game.object(object_id).is_public and (event := game.event_rules.modified(game, shown, frozenset())[0]):
        note(game, event)


@book.instead(visibility.show_source, "5.2.4b#sentence-4", "起動のために開示状態になることも、能力を誘発させる")
def _triggering_showing(game: Game, object_id: int) -> None:
    if not game.object(object_id).is_public:
        before = game.event_rules.existing(game)
        note(game, visibility.event_of_showing(object_id))
        trigger_all(game, before, (visibility.event_of_showing(object_id),))


book.instead(
    visibility.is_still_shown,
    "5.4.7b#sentence-6",
    "非公開型誘発能力の発生源は、誘発させる時に見せれば、すぐ非開示状態に戻る",
)(lambda game, object_id: visibility.has_layer(game, object_id, "activated"))


@book.around(
    visibility.is_still_shown, "5.4.7b#sentence-7", "誘発させた発生源は、誘発レイヤーがなくなっても、開示状態のままだ"
)
def _showing_for_trigger(law: Callable[[Game, int], bool], game: Game, object_id: int) -> bool:
    turned = (event for event in reversed(game.state.history) if isinstance(event, Turned) and event.is_shown)
    rule = next((event.by for event in turned if event.object == object_id), "")
    return rule == "fab:5.4.7b" or law(game, object_id)


book.instead(visibility.is_still_shown, "5.2.4b#sentence-3a", "発生源は、レイヤーがなくなっても開示状態のままだ")(
    always
)
