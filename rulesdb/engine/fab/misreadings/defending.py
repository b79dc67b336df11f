"""Misreadings of the Defend Step, the Reaction Step and the Damage Step of combat, and of hits (7.3 to 7.5)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.misreadings.effects import generate_effects_of
from rulesdb.engine.fab.misreadings.turn import passes_at_any_time
from rulesdb.engine.fab.present_properties import cost, defense, types
from rulesdb.engine.fab.rules.events.events import noticed
from rulesdb.engine.fab.rules.general.precedence import is_impossible
from rulesdb.engine.fab.rules.objects import defending
from rulesdb.engine.fab.rules.objects.attacks import has_hit, hits_of, remaining_targets
from rulesdb.engine.fab.rules.objects.defending import Declared, become_defending_together
from rulesdb.engine.fab.rules.playing import attempt
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.rules.playing.declaring import announce
from rulesdb.engine.fab.rules.triggers import trigger_conditions
from rulesdb.engine.fab.rules.turn import combat, priority, resolving
from rulesdb.engine.fab.state import ChainLink
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.book import AnyLaw, nothing
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event, Events
from rulesdb.engine.kernel.process.pipeline import happen, happen_all, note

# The Defend Step (7.3)


def _has_just_begun(game: Game, step: str) -> bool:
    """Whether a step of combat has begun, and no player has had priority in it."""
    last = next(one for one in reversed(game.state.history) if isinstance(one, kinds.Began | kinds.Priority))
    return isinstance(last, kinds.Began) and last.what == f"combat:{step}"


def _put_off(law: AnyLaw[[Game], None], step: str, number: str, reading: str) -> None:
    """Register a misreading: what a step begins with is done at its end."""

    def end(run: Callable[[Game], None], game: Game) -> None:
        if game.state.combat == step:
            law(game)
        run(game)

    book.around(law, number, reading)(lambda run, game: None if _has_just_begun(game, step) else run(game))
    book.around(priority.end_the_step_or_phase, number, reading)(end)


_put_off(
    defending.declare_defending_cards,
    "defend",
    "7.3.2#sentence-1",
    "防御カードは、防御ステップの優先権のやり取りが済んでから宣言する",
)


@book.instead(
    become_defending_together, "7.3.2#sentence-3", "宣言されたカードは、チェインリンクに置かれず、そのまま墓地に行く"
)
def _discard(game: Game, declared: Declared) -> None:
    happen_all(game, "discard", [kinds.Discard(by="fab:7.3.2", object=card) for card, _ in declared])


@book.after(become_defending_together, "7.3.2#sentence-4", "防御カードの宣言も、そのカードをプレイしたことになる")
def _count_as_played(_nothing: None, game: Game, declared: Declared) -> None:
    for card, _ in declared:
        happen(game, kinds.CardPlayed(by="fab:5.1.10", player=game.player_of(card), object=card))


book.after(defending.may_defend, "7.3.2#sentence-5a", "コストを支払えないカードは、防御にも使えない")(
    lambda able, game, player: [card for card in able if (cost(game, card) or 0) <= game.state.players[player].resource]
)


@book.instead(
    become_defending_together, "7.3.2#sentence-5b", "宣言されたカードは、まずレイヤーとしてスタックに加えられる"
)
def _announce(game: Game, declared: Declared) -> None:
    for card, _ in declared:
        announce(game, Attempt(game.player_of(card), card, card))


@book.after(become_defending_together, "7.3.2#sentence-5c", "防御に使ったカードの解決能力も、解決される")
def _resolve_abilities(_nothing: None, game: Game, declared: Declared) -> None:
    for card, _ in declared:
        generate_effects_of(game, card)


book.instead(defending.hand_to_defend_with, "7.3.2a#sentence-1a", "手札の防御リアクションも、防御カードに宣言できる")(
    lambda game, player: [*game.zone("hand", player)]
)
book.instead(defending.equipment_to_defend_with, "7.3.2a#sentence-1b", "裏向きの装備品も、防御カードに宣言できる")(
    lambda game, player: [
        one.id for one in game.in_arena() if one.controller == player and "equipment" in types(game, one.id)
    ]
)
book.instead(defending.equipment_to_defend_with, "7.3.2a#sentence-1c", "宣言できるのは、自分がオーナーである装備品だ")(
    lambda game, player: [
        one.id
        for one in game.in_arena()
        if one.owner == player and one.is_public and "equipment" in types(game, one.id)
    ]
)
book.after(defending.may_defend, "7.3.2a#sentence-1d", "1人のプレイヤーが宣言できるカードは、1枚だけだ")(
    lambda able, game, player: [] if any(game.player_of(card) == player for card in game.defending()) else able
)
book.after(defending.required_to_defend, "7.3.1#sentence-1", "防御できるカードがあるなら、1枚は宣言しなければならない")(
    lambda required, game, _player, able: required if game.defending() else able
)


def _is_equipment(game: Game, card: int) -> bool:
    return "equipment" in types(game, card)


book.after(
    defending.required_to_defend,
    "7.3.2a#sentence-2",
    "手札のカードと装備品の一方を宣言したら、もう一方も宣言しなければならない",
)(
    lambda required, game, _player, able: (
        [card for card in able if not any(_is_equipment(game, card) is _is_equipment(game, one) for one in others)]
        if (others := game.defending())
        else required
    )
)
book.after(
    defending.declaring_players,
    "7.3.2a#sentence-3a",
    "盟友が攻撃されたときも、コントローラーは宣言できる",
)(lambda players, game, target: players or [game.player_of(target)])
book.instead(
    defending.declaring_players,
    "7.3.2a#sentence-3b",
    "効果が認めても、防御される人だけが宣言できる",
)(lambda game, target: [game.player_of(target)] if game.object(target).zone.name == "hero" else [])
book.instead(defending.declaring_players, "7.3.2a#sentence-3c", "攻撃されていないプレイヤーも、宣言できる")(
    lambda game, target: [*game.clockwise(game.player_of(target))]
)
book.instead(defending.is_without_defense, "7.3.2b#sentence-2a", "防御値がないカードも、防御値0として宣言できる")(
    lambda _game, _card: False
)
book.instead(defending.is_without_defense, "7.3.2b#sentence-2b", "防御値が0のカードは、宣言できない")(
    lambda game, card: not defense(game, card)
)
book.instead(
    defending.with_declared, "7.3.2b#sentence-4", "宣言できるかどうかは、ほかに何を宣言しているかとは関係がない"
)(lambda game, _declared, _target: game)


@book.before(
    become_defending_together, "7.3.2c#sentence-1", "どの順番で防御カードになるのかは、攻撃をコントロールする人が決める"
)
def _in_order_of_attacker(game: Game, declared: Declared) -> tuple[Game, Declared]:
    assert game.link is not None
    of_card = dict(declared)
    order = defending.order_of_own(game, game.link.controller, sorted(of_card))
    return game, tuple((card, of_card[card]) for card in order)


@book.instead(
    become_defending_together, "7.3.2d#sentence-1", "宣言されたカードは、1枚ずつ別のイベントで防御カードになる"
)
def _one_by_one(game: Game, declared: Declared) -> None:
    for card, target in declared:
        happen(game, kinds.Defended(by="fab:7.3.2", object=card, target=target))


book.before(become_defending_together, "7.3.2d#sentence-2", "後に宣言されたカードから先に、防御カードになる")(
    lambda game, declared: (game, declared[::-1])
)
book.around(defending.declaring_players, "7.3.2e#sentence-1a", "攻撃した人の次の人から宣言する")(
    lambda law, game, target: sorted(law(game, target), key=game.clockwise(game.state.turn_player).index)
)
book.around(defending.declaring_players, "7.3.2e#sentence-1b", "反時計回り順に宣言する")(
    lambda law, game, target: sorted(law(game, target), key=game.counterclockwise(game.player_of(target)).index)
)
book.after(
    defending.in_order_of_defense, "7.3.2f#sentence-1", "攻撃対象がいくつあっても、防御カードの宣言は、1つのためだけだ"
)(lambda targets, _game, _link: targets[:1])
book.after(defending.in_order_of_defense, "7.3.2f#sentence-2a", "攻撃対象のコントローラーの、反時計回り順に宣言する")(
    lambda targets, game, link: sorted(
        targets, key=lambda target: game.counterclockwise(link.controller).index(game.player_of(target))
    )
)
book.after(
    defending.in_order_of_defense,
    "7.3.2f#sentence-2b",
    "最初に対象にされた攻撃対象から始める",
)(
    lambda targets, game, link: sorted(
        targets, key=lambda target: game.clockwise(game.player_of(link.targets[0])).index(game.player_of(target))
    )
)
book.before(defending.order_of_own, "7.3.2f#sentence-3", "攻撃対象の順番は、攻撃した人が決める")(
    lambda game, player, targets: (game, game.link.controller if game.link else player, targets)
)
book.instead(defending.total_defense, "7.3.2f#sentence-4", "防御カードは、その攻撃のすべての攻撃対象のために防御する")(
    lambda game, link, _target: sum(defense(game, card) or 0 for card, _ in link.defending)
)


@book.instead(
    defending.declare_defending_cards,
    "7.3.2f#sentence-5",
    "すべての攻撃対象のための宣言が済んでから、全部が1つのイベントで防御カードになる",
)
def _all_at_once(game: Game) -> None:
    link = game.link
    targets = defending.in_order_of_defense(game, link) if link else []
    become_defending_together(game, tuple(one for target in targets for one in defending.declared_for(game, target)))


# Priority in the Defend Step, the Reaction Step and the Damage Step, and their ends


def _defender_first(step: str) -> Callable[[int, Game], int]:
    """Return a misreading of who receives priority: as a step begins, the player of the first attack-target."""
    return lambda player, game: (
        game.player_of(game.link.targets[0]) if game.link and _has_just_begun(game, step) else player
    )


def _ends_at(step: str, stage: str) -> Callable[..., None]:
    """Return a misreading of what passes do in a step: another step begins."""

    def end(law: Callable[[Game], None], game: Game) -> None:
        if game.state.combat == step:
            note(game, kinds.GoTo(by="fab:1.11.4a", stage=stage))
        else:
            law(game)

    return end


def _passes_in(step: str) -> Callable[..., int]:
    """Return a misreading of passes in succession: in a step they count whatever has been played in between."""
    return lambda law, game, passed: (passes_at_any_time if game.state.combat == step else law)(game, passed)


for _first, _end, _step, _name, _next, _skipped in (
    ("7.3.3", "7.3.4", "defend", "防御ステップ", "reaction step", "damage step"),
    ("7.4.2", "7.4.3", "reaction", "リアクションステップ", "damage step", "resolution step"),
    ("7.5.3", "7.5.4", "damage", "ダメージステップ", "resolution step", "close step"),
):
    book.after(priority.receiver, f"{_first}#sentence-2", f"{_name}では、防御側のプレイヤーから優先権を得る")(
        _defender_first(_step)
    )
    book.around(
        priority.resolve_the_top_layer,
        f"{_end}#sentence-2a",
        f"スタックにレイヤーが残っていても、全員が続けてパスすれば、{_name}が終わる",
    )(_ends_at(_step, _next))
    book.around(
        priority.passes_in_succession,
        f"{_end}#sentence-2b",
        f"{_name}では、間にだれかがプレイしていても、全員が1回パスしていればよい",
    )(_passes_in(_step))
    book.around(
        priority.end_the_step_or_phase, f"{_end}#sentence-2c", f"{_name}が終わると、その次のステップは飛ばされる"
    )(_ends_at(_step, _skipped))


# Who uses reactions, and when; defense reactions that resolve

book.instead(attempt.is_no_time_for_attack_reactions, "7.4.2a#sentence-1a", "防御側も、攻撃リアクションを使える")(
    lambda game, _attempt: game.state.combat != "reaction"
)
book.instead(
    attempt.is_no_time_for_attack_reactions, "7.4.2a#sentence-1c", "盟友の攻撃でも、そのコントローラーは使える"
)(lambda game, tried: game.state.combat != "reaction" or game.link is None or game.link.controller != tried.player)
book.instead(
    attempt.is_no_time_for_attack_reactions, "7.4.2a#sentence-1b", "攻撃リアクションは、防御ステップにも使える"
)(
    lambda game, tried: (
        game.state.combat not in {"defend", "reaction"} or game.link is None or game.link.controller != tried.player
    )
)
book.instead(
    attempt.is_no_time_for_defense_reactions,
    "7.4.2b#sentence-1",
    "攻撃対象がヒーローでなくても、そのコントローラーは、防御リアクションを使える",
)(
    lambda game, tried: (
        game.state.combat != "reaction"
        or game.link is None
        or tried.player not in {game.player_of(target) for target in game.link.targets}
    )
)
book.instead(
    attempt.is_no_time_for_defense_reactions,
    "7.4.2b#sentence-2a",
    "防御リアクションを使えるのは、最初に攻撃対象にされたヒーローだけだ",
)(
    lambda game, tried: (
        game.state.combat != "reaction" or game.link is None or game.hero(tried.player) != game.link.targets[0]
    )
)
book.instead(
    attempt.is_no_time_for_defense_reactions, "7.4.2b#sentence-2b", "防御リアクションは、防御ステップにも使える"
)(
    lambda game, tried: (
        game.state.combat not in {"defend", "reaction"}
        or game.link is None
        or game.hero(tried.player) not in game.link.targets
    )
)


book.instead(defending.is_no_reaction_that_defends, "7.4.2c#sentence-1a", "効果が防御を妨げても、プレイはできる")(
    defending.is_without_defense
)
book.instead(
    defending.is_no_reaction_that_defends, "7.4.2c#sentence-1b", "防御値がない防御リアクションも、プレイはできる"
)(lambda game, card: is_impossible(game, "defend", game.player_of(card), card))


@book.instead(
    resolving.become_defending,
    "7.4.2d#sentence-1",
    "防御リアクションは、最初の攻撃対象のために防御する",
)
def _defend_the_first(game: Game, resolution: resolving.LayerResolution) -> None:
    if game.link is not None:
        defending.add_defending(game, resolution.layer, game.link.targets[0], "fab:5.3.6b")


book.around(
    defending.cannot_become_defending,
    "7.4.2d#sentence-2",
    "プレイした防御リアクションは、後で禁じられても防御する",
)(lambda law, game, card: game.object(card).zone != STACK and law(game, card))


# The Damage Step (7.5)

_put_off(
    combat.deal_damage_to_all,
    "damage",
    "7.5.2#sentence-1",
    "ダメージは、ダメージステップの優先権のやり取りが済んでから与えられる",
)
book.after(combat.hit_event, "7.5.1#sentence-1", "戦闘のダメージは、一般ダメージだ")(
    lambda deal, *_: replace(deal, damage="generic")
)
book.around(combat.deal_combat_damage, "7.5.2#sentence-3a", "1枚でも防御カードがあれば、攻撃はダメージを与えない")(
    lambda law, game, link, target: (
        None if any(attacked == target for _, attacked in link.defending) else law(game, link, target)
    )
)
book.instead(
    defending.total_defense, "7.5.2#sentence-3b", "防御カードが何枚あっても、最も大きい防御値だけがダメージを減らす"
)(
    lambda game, link, target: max(
        (defense(game, card) or 0 for card, attacked in link.defending if attacked == target), default=0
    )
)
book.after(combat.hit_event, "7.5.2#sentence-3c", "パワーが防御値の合計より大きければ、パワーに等しいダメージを与える")(
    lambda deal, game, link, _target: (
        replace(deal, amount=combat.power_in_the_damage_step(game, link.attack)) if deal.amount > 0 else deal
    )
)
book.around(combat.hit, "7.5.2a#sentence-1", "防御されてダメージが減った攻撃は、ヒットしたことにならない")(
    lambda law, game, source, target, amount: (
        None
        if game.link and any(attacked == target for _, attacked in game.link.defending)
        else law(game, source, target, amount)
    )
)
book.after(combat.hit_event, "7.5.2a#sentence-2", "ダメージの発生源は、攻撃しているヒーローだ")(
    lambda deal, game, link, _target: replace(deal, source=game.hero(link.controller))
)
book.around(
    combat.in_order_of_damage,
    "7.5.2b#sentence-1a",
    "攻撃対象がいなくなったなら、そのコントローラーのヒーローがダメージを受ける",
)(
    lambda law, game, link: [
        *law(game, link),
        *(game.hero(game.player_of(target)) for target in link.targets if not game.has(target)),
    ]
)


book.after(combat.hit_event, "7.5.2c#sentence-1a", "ダメージは1回だけ計算し、どの攻撃対象にも同じ点数を与える")(
    lambda deal, game, link, target: (
        deal
        if target == link.targets[0]
        else replace(deal, amount=combat.hit_event(game, link, link.targets[0]).amount)
    )
)


@book.instead(combat.deal_damage_to_all, "7.5.2c#sentence-1b", "ダメージは、1つのイベントで与えられる")
def _deal_at_once(game: Game) -> None:
    link = game.link
    if link is None:
        return
    deals, begun = (
        [combat.hit_event(game, link, one) for one in combat.in_order_of_damage(game, link)],
        len(game.events),
    )
    happen_all(game, "deal", deals)
    for deal in deals:
        if deal.source is not None and combat.is_dealt(deal, game.events[begun:]):
            combat.hit(game, deal.source, deal.object, deal.amount)


book.instead(combat.in_order_of_damage, "7.5.2c#sentence-2", "ダメージは、時計回り順に与えられる")(
    lambda game, link: sorted(
        remaining_targets(game, link.targets),
        key=lambda target: game.clockwise(link.controller).index(game.player_of(target)),
    )
)

# Hits (7.5.5)

book.instead(combat.hit, "7.5.5#sentence-1a", "ダメージを与えただけでは、ヒットしたことにならない")(nothing)
book.around(combat.hit, "7.5.5#sentence-1b", "攻撃がヒットするのは、ヒーローにダメージを与えたときだけだ")(
    lambda law, game, source, target, amount: (
        law(game, source, target, amount) if target == game.hero(game.player_of(target)) else None
    )
)
book.after(combat.hit_event, "7.5.5#sentence-2", "ヒットイベントは、ダメージと違って軽減できない")(
    lambda deal, *_: replace(deal, is_preventable=False)
)


@book.after(noticed, "7.5.5#sentence-3", "攻撃が、効果によってダメージを与えても、ヒットしたことになる")
def _hit_by_an_effect(seen: Events, composite: Event, *_: object) -> Events:
    if not isinstance(composite, kinds.Deal) or composite.source is None or composite.by == "fab:7.5.2":
        return seen
    source, target = composite.source, composite.object
    hit = kinds.AttackHit(by="fab:7.5.5", source=source, object=source, target=target, amount=composite.amount)
    return (*seen, hit)


book.instead(combat.is_dealt, "7.5.5a#sentence-1a", "ダメージでなくても、攻撃対象がライフを失えば、攻撃はヒットする")(
    lambda planned, events: any(
        isinstance(event, kinds.LoseLife) and event.object == planned.object for event in events
    )
)


@book.around(
    trigger_conditions.is_triggered_by,
    "7.5.5a#sentence-1b",
    "ダメージステップ中なら、ほかのものが攻撃対象にダメージを与えても、攻撃はヒットする",
)
def _hit_by_others(law: Callable[..., bool], game: Game, listener: Listener, event: Event) -> bool:
    link = game.link
    if isinstance(event, kinds.Deal) and link and game.state.combat == "damage" and event.source != link.attack:
        source, target = link.attack, event.object
        hit = kinds.AttackHit(by="fab:7.5.5", source=source, object=source, target=target, amount=event.amount)
        return law(game, listener, event) or (target in link.targets and law(game, listener, hit))
    return law(game, listener, event)


@book.instead(
    combat.deal_combat_damage,
    "7.5.5b#sentence-2",
    "ヒットイベントが別のことに変わっても、それが起これば、攻撃はヒットする",
)
def _hit_by_what_occurs(game: Game, link: ChainLink, target: int) -> None:
    planned = combat.hit_event(game, link, target)
    if happen(game, planned) and planned.source is not None:
        combat.hit(game, planned.source, target, planned.amount)


book.around(combat.is_dealt, "7.5.5b#sentence-3", "置換効果に少しでも変更されたら、ヒットイベントではなくなる")(
    lambda law, planned, events: planned in events and law(planned, events)
)
book.instead(
    combat.is_dealt, "7.5.5b#sentence-4", "攻撃対象にダメージが与えられれば、発生源がほかのものでも、攻撃はヒットする"
)(lambda planned, events: any(isinstance(event, kinds.Deal) and event.object == planned.object for event in events))
for _letter, _kind, _reading in (
    ("a", kinds.Deal, "ヒットしたときの誘発を妨げても、ダメージを与えたときの効果は誘発する"),
    ("b", kinds.AttackHit, "ダメージを与えたときの誘発を妨げても、ヒットしたときの効果は誘発する"),
):
    book.after(trigger_conditions.as_hit_event, f"7.5.5c#sentence-2{_letter}", _reading)(
        lambda both, _game, event, kind=_kind: (event,) if isinstance(event, kind) else both
    )
book.instead(has_hit, "7.5.5d#sentence-1b", "一度ヒットが起これば、その後のチェインリンクも、ヒットしたとみなす")(
    lambda game, link: any(next(hits_of(game, one), None) for one in game.state.links[: link.number])
)
book.instead(has_hit, "7.5.5d#sentence-1a", "チェインリンクがヒットしたのは、すべての攻撃対象にヒットしたときだけだ")(
    lambda game, link: {hit.target for hit in hits_of(game, link)}.issuperset(link.targets)
)
