"""Misreadings of the combat chain, chain links, the Layer Step and the Attack Step (7.0 to 7.2)."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.zones import without_defender
from rulesdb.engine.fab.game import Game, active_link
from rulesdb.engine.fab.misreadings.turn import with_step_at
from rulesdb.engine.fab.present_properties import defense, types
from rulesdb.engine.fab.rules.continuous import layer_continuous
from rulesdb.engine.fab.rules.effects import abilities
from rulesdb.engine.fab.rules.events import events
from rulesdb.engine.fab.rules.objects import attacks, chain_links, defending, objects
from rulesdb.engine.fab.rules.playing import attempt
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.rules.triggers.triggering import trigger_all
from rulesdb.engine.fab.rules.turn import combat, priority, resolving
from rulesdb.engine.fab.rules.turn.combat import Attacking
from rulesdb.engine.fab.rules.turn.resolving import LayerResolution
from rulesdb.engine.fab.selection.objects import hero_cards_of, objects_that_fit
from rulesdb.engine.fab.state import ChainLink, Object, Until
from rulesdb.engine.fab.verbs import combat as verbs
from rulesdb.engine.fab.zones import CHAIN, PERMANENT, STACK
from rulesdb.engine.kernel.book import empty, never, nothing
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.triggers import listeners
from rulesdb.engine.kernel.events import Durations, Event
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.state.state import with_object

# The steps of combat, and what ends them (7.0.1, 7.1, 7.2.6)

_SWAPPED = {"attack": "reaction step", "reaction": "defend step", "defend": "damage step"}
book.after(priority.what_follows, "7.0.1#sentence-2", "リアクションステップは、防御ステップより先だ")(
    lambda stage, game: _SWAPPED.get(game.state.combat, stage)
)
for _sentence, _is_card, _reading in (
    ("7.0.1a#sentence-1a", True, "戦闘中でも、スタックが空なら、アクションカードをプレイできる"),
    ("7.0.1a#sentence-1b", False, "戦闘中でも、スタックが空なら、アクション能力を起動できる"),
):
    book.after(attempt.is_action_in_combat, _sentence, _reading)(
        lambda found, _game, action, is_card=_is_card: found and action.is_card is not is_card
    )
book.around(attempt.is_action_in_combat, "7.0.1a#sentence-2a", "攻撃なら、戦闘のどのステップでもできる")(
    lambda law, game, action: law(game, action) and not attempt.is_of_attack(game, action)
)
book.around(attempt.is_action_in_combat, "7.0.1a#sentence-2b", "解決ステップでは、どのアクションもできる")(
    lambda law, game, action: law(game, action) and game.state.combat != "resolution"
)


def _as_instant_in(steps: set[str]) -> Callable[[bool, Game, Attempt], bool]:
    """Return the misreading that actions are used as though they were instants in some steps of combat alone."""
    return lambda found, game, action: (
        found
        or (attempt.counts_as_instant(game, action) and chain_links.is_open(game) and game.state.combat not in steps)
    )


book.after(
    attempt.is_action_in_combat,
    "7.0.1a#sentence-3a",
    "インスタントであるかのようにできるアクションも、戦闘中はできない",
)(_as_instant_in(set()))
book.after(
    attempt.is_action_in_combat, "7.0.1a#sentence-3b", "インスタントであるかのようにできるのも、解決ステップだけだ"
)(_as_instant_in({"resolution"}))
book.instead(
    attacks.give_priority_in_the_layer_step, "7.1.2#sentence-2", "攻撃が加わっても、優先権を得る人は変わらない"
)(nothing)
book.after(
    priority.is_for_the_attack_step, "7.1.3#sentence-2a", "攻撃ステップが始まるのは、スタックが攻撃だけのときだ"
)(lambda found, game: found and len(game.stack) == 1)
for _sentence, _step, _name in (
    ("7.1.3#sentence-2b", "layer", "レイヤーステップ"),
    ("7.2.6#sentence-2b", "attack", "攻撃ステップ"),
):
    book.after(priority.passes_in_succession, _sentence, f"ターンプレイヤーがパスすれば、{_name}は終わる")(
        lambda passed, game, _passed, step=_step: len(game.playing) if game.state.combat == step else passed
    )
book.instead(
    priority.is_for_the_attack_step, "7.1.3#sentence-2c", "攻撃も、ふつうのレイヤーと同じように解決されて終わる"
)(never)


book.after(priority.what_follows, "7.2.6#sentence-2c", "攻撃ステップの次は、リアクションステップだ")(
    lambda stage, game: "reaction step" if game.state.combat == "attack" else stage
)


@book.after(priority.receiver, "7.2.5#sentence-2", "攻撃ステップでは、攻撃されたプレイヤーが優先権を得る")
def _attacked_player(player: int, game: Game) -> int:
    link = game.link if game.state.combat == "attack" else None
    return player if link is None else game.player_of(link.targets[0])


@book.after(
    priority.resolve_the_top_layer, "7.2.6#sentence-2a", "攻撃ステップは、スタックのレイヤーが解決されると終わる"
)
def _go_on_after_resolution(_nothing: None, game: Game) -> None:
    if game.state.combat == "attack":
        priority.go_to_what_follows(game)


# The combat chain and its chain links (7.0.2, 7.0.3)

book.after(chain_links.is_open, "7.0.2#sentence-1a", "戦闘チェインは、クローズステップでは、もう閉じている")(
    lambda found, game: found and game.state.combat != "close"
)
book.after(chain_links.is_open, "7.0.2#sentence-1b", "戦闘チェインは、戦闘の後も、ターンが終わるまで開いている")(
    lambda found, game: found or any(isinstance(event, kinds.CombatEnds) for event in game.state.history)
)


@book.before(
    combat.move_to_the_chain, "7.0.2#sentence-2", "次の攻撃が来ると、前のチェインリンクのカードは墓地に置かれる"
)
def _clear_previous_links(game: Game, attacking: Attacking) -> tuple[Game, Attacking]:
    cards = tuple(card for link in game.state.links for card in chain_links.objects_of_link(game, link))
    if cards:
        happen(game, kinds.Clear(by="fab:7.7.6", objects=cards))
    return game, attacking


@book.instead(combat.clear_the_chain, "7.0.2#sentence-3", "攻撃したカードは、戦闘チェインが閉じても、そこに残る")
def _clear_defenders(game: Game) -> None:
    left = tuple(one for one in game.zone("combat chain") if game.player_of(one) != game.state.turn_player)
    happen(game, kinds.Clear(by="fab:7.7.6", objects=left))


book.after(chain_links.is_open, "7.0.2a#sentence-1", "ゲームは、戦闘チェインが開いている状態で始まる")(
    lambda found, game: found or (game.state.turn == 1 and not game.state.links)
)
book.after(chain_links.is_open, "7.0.2a#sentence-2a", "戦闘チェインは、攻撃が解決された時に開く")(
    lambda found, game: found and game.state.combat != "layer"
)
book.instead(attacks.begin_layer_step, "7.0.2a#sentence-2b", "攻撃がスタックにある間は、まだ戦闘のステップではない")(
    nothing
)
book.after(
    priority.is_for_the_attack_step, "7.0.2a#sentence-2b", "攻撃がスタックにある間は、まだ戦闘のステップではない"
)(lambda found, game: found or attacks.is_attack(game, resolving.next_to_resolve(game)))
book.after(chain_links.is_open, "7.0.2a#sentence-3", "戦闘チェインは、チェインリンクが解決されるたびに閉じる")(
    lambda found, game: found and game.state.combat != "resolution"
)
book.instead(chain_links.events_of_chain, "7.0.2b#sentence-1a", "戦闘チェインが開く前のことも、このターンなら含む")(
    lambda game: takewhile(lambda event: not isinstance(event, kinds.CombatEnds), reversed(game.state.history))
)
book.after(chain_links.events_of_chain, "7.0.2b#sentence-1b", "戦闘チェインが閉じた後も、その時間は続く")(
    lambda events, game: events if chain_links.is_open(game) else reversed(game.state.history)
)


def _longer(until: Until, kind: type[Event]) -> Callable[[Durations, Event], Durations]:
    """Return the misreading that a kind of event does not end the effects of a duration."""
    return lambda found, event: found - {until} if isinstance(event, kind) else found


book.after(layer_continuous.durations_ended, "7.0.2b#sentence-3", "「この戦闘チェイン」は、次の戦闘チェインも指す")(
    _longer("chain closes", kinds.CombatEnds)
)
book.after(layer_continuous.durations_ended, "7.0.3d#sentence-3", "「このチェインリンク」は、戦闘チェイン全体を指す")(
    _longer("link resolves", kinds.LinkResolved)
)
for _sentence, _until, _name in (
    ("7.0.2b#sentence-4", "chain closes", "戦闘チェイン"),
    ("7.0.3d#sentence-4", "link resolves", "チェインリンク"),
):
    book.after(chain_links.exists_as_time, _sentence, f"閉じていれば、次の{_name}を参照する")(
        lambda found, _game, until, late=_until: found or until == late
    )


@book.before(objects_that_fit, "7.0.3#sentence-2a", "チェインリンクも、戦闘チェインにある1つのオブジェクトだ")
def _objects_and_links(game: Game, described: Filter, context: Context) -> tuple[Game, Filter, Context]:
    links = {-link.number: replace(game.object(link.attack), id=-link.number) for link in game.state.links}
    return game.at(replace(game.state, objects={**game.state.objects, **links})), described, context


book.after(objects_that_fit, "7.0.3#sentence-2b", "チェインリンクは別のゾーンで、そこにあるものは戦闘チェインにはない")(
    lambda found, _game, described, _context: () if described.zone_names() == {CHAIN.name} else found
)


for _clause, _reading, _part in (
    (
        "a",
        "攻撃プロキシは、チェインリンクには含まれない",
        lambda link: {link.attack} if link.source else set(),
    ),
    ("b", "攻撃発生源は、チェインリンクには含まれない", lambda link: {link.source}),
    ("c", "防御カードは、チェインリンクには含まれない", lambda link: {card for card, _ in link.defending}),
):
    book.after(chain_links.objects_of_link, f"7.0.3#sentence-3{_clause}", _reading)(
        lambda found, _game, link, part=_part: tuple(one for one in found if one not in part(link))
    )


@book.after(chain_links.controlled_links, "7.0.3a#sentence-1", "攻撃がスタックに置かれると、チェインリンクができる")
def _with_attacks_on_stack(found: tuple[ChainLink, ...], game: Game, player: int) -> tuple[ChainLink, ...]:
    on_stack = (one for one in game.stack if attacks.is_attack(game, one) and game.player_of(one) == player)
    return (*found, *(ChainLink(0, attack, None, player, ()) for attack in on_stack))


@book.after(combat.move_to_the_chain, "7.0.3a#sentence-2", "同じ戦闘チェインの次の攻撃も、同じチェインリンクに加わる")
def _on_the_same_link(_nothing: None, game: Game, _attacking: Attacking) -> None:
    *others, last = game.state.links
    if others:
        game.become(replace(game.state, links=(*others[:-1], replace(last, number=len(others)))))


book.instead(active_link, "7.0.3b#sentence-1", "アクティブチェインリンクとは、最初のチェインリンクのことだ")(
    lambda state: state.links[0] if state.links else None
)
book.after(active_link, "7.0.3b#sentence-2", "新しいチェインリンクがアクティブになるのは、防御ステップからだ")(
    lambda link, state: state.links[-2] if state.combat == "attack" and state.links[1:] else link
)
book.after(active_link, "7.0.3b#sentence-3", "チェインリンクは、解決されると、もうアクティブではない")(
    lambda link, _state: None if link is None or link.is_resolved else link
)
book.instead(chain_links.link_is, "7.0.3c#sentence-1a", "チェインリンクはオブジェクトでなく、特性を持たない")(never)
book.instead(
    chain_links.controlled_links, "7.0.3c#sentence-1b", "チェインリンクのコントローラーは、ターンプレイヤーだ"
)(lambda game, player: game.state.links if player == game.state.turn_player else ())


for _sentence, _reading, _is_there in (
    ("7.0.3c#sentence-1c", "チェインリンクのオーナーは、攻撃したプレイヤーだ", True),
    ("7.0.3c#sentence-2c", "攻撃が存在しなくなれば、攻撃したプレイヤーが、チェインリンクのオーナーになる", False),
):

    @book.before(chain_links.link_is, _sentence, _reading)
    def _owned_by_the_attacker(
        game: Game, link: ChainLink, described: Filter, context: Context, is_there: bool = _is_there
    ) -> tuple[Game, ChainLink, Filter, Context]:
        attack = game.object(link.attack)
        owned = game.at(with_object(game.state, replace(attack, owner=attack.controller)))
        return owned if game.has(attack.id) is is_there else game, link, described, context


book.after(chain_links.link_is, "7.0.3c#sentence-2a", "攻撃が存在しなくなったチェインリンクには、もう特性がない")(
    lambda found, game, link, *_: found and game.has(link.attack)
)
book.after(chain_links.controlled_links, "7.0.3c#sentence-2b", "攻撃がなくなったチェインリンクは、だれのものでもない")(
    lambda links, game, _player: tuple(link for link in links if game.has(link.attack))
)
book.after(chain_links.events_of_link, "7.0.3d#sentence-1", "チェインリンクは、防御ステップから始まる")(
    lambda events, _game: takewhile(lambda event: not _begins(event, "defend"), events)
)
book.instead(chain_links.events_of_link, "7.0.3d#sentence-2a", "次のチェインリンクになっても、その時間は終わらない")(
    lambda game: chain_links.events_of_chain(game) if game.link else iter(())
)
book.instead(chain_links.events_of_link, "7.0.3d#sentence-2b", "戦闘チェインが閉じた後も、その時間は終わらない")(
    lambda game: takewhile(lambda event: not isinstance(event, kinds.Linked), reversed(game.state.history))
)
book.after(
    chain_links.events_of_link, "7.0.3e#sentence-2a", "チェインリンクでプレイや起動をするのは、リアクションだけだ"
)(
    lambda events, game: (
        event
        for event in events
        if not isinstance(event, kinds.Used)
        and (not isinstance(event, kinds.CardPlayed) or "instant" not in types(game, event.object))
    )
)
book.instead(chain_links.events_of_link, "7.0.3e#sentence-3a", "攻撃のレイヤーステップも、そのチェインリンクのうちだ")(
    lambda game: takewhile(lambda event: not _begins(event, "layer"), reversed(game.state.history if game.link else ()))
)


def _begins(event: Event, step: str) -> bool:
    return isinstance(event, kinds.Began) and event.what == f"combat:{step}"


# Cards on a chain link: the active-attack and the defending cards (7.0.3f to 7.0.5)

book.instead(
    events.put_on_the_link, "7.0.3f#sentence-1a", "防御カードは、手札から見せるだけで、戦闘チェインには移らない"
)(empty)
book.instead(
    defending.total_defense, "7.0.3f#sentence-1b", "戦闘チェインの防御カードは、どのチェインリンクでも防御する"
)(
    lambda game, _link, target: sum(
        defense(game, card) or 0 for link in game.state.links for card, one in link.defending if one == target
    )
)
book.instead(without_defender, "7.0.3f#sentence-2", "戦闘チェインを離れたカードも、防御カードとして数え続ける")(
    lambda links, _card: links
)
book.after(objects.is_in_arena, "7.0.3f#sentence-3", "チェインリンクにあるカードは、もう闘技場にはない")(
    lambda found, item: found and item.zone != CHAIN
)
book.instead(verbs.clear_former_attack, "7.0.4a#sentence-2a", "すでにある攻撃も、そのまま戦闘チェインに残る")(nothing)
book.instead(
    verbs.become_active_attack, "7.0.4a#sentence-2b", "置かれたカードは、攻撃を助けるだけで、攻撃にはならない"
)(nothing)


@book.before(verbs.become_active_attack, "7.0.4a#sentence-3a", "置かれたカードは、前の攻撃の続きで、その効果も引き継ぐ")
def _transfer_to_new_attack(game: Game, card: int) -> tuple[Game, int]:
    assert game.link is not None
    combat.transfer_effects(game, game.link.attack, card)
    return game, card


@book.after(verbs.become_active_attack, "7.0.4a#sentence-3b", "新しい攻撃なので、攻撃対象は対戦相手のヒーローになる")
def _attack_heroes(_nothing: None, game: Game, card: int) -> None:
    *others, link = game.state.links
    targets = hero_cards_of(game, game.opponents(game.player_of(card)))
    game.become(replace(game.state, links=(*others, replace(link, targets=targets))))


book.after(events.put_on_the_link, "7.0.5a#sentence-1", "防御カードは、チェインリンクではなく、自分の闘技場に置かれる")(
    lambda moves, _game, _event: tuple(replace(move, to=PERMANENT) for move in moves)
)
book.after(chain_links.defends, "7.0.5a#sentence-2a", "防御しているのは、リアクションステップになってからだ")(
    lambda found, game, _object: found and game.state.combat != "defend"
)
book.after(chain_links.defends, "7.0.5a#sentence-2b", "防御しているのは、次のチェインリンクができるまでだ")(
    lambda found, game, object_id: found and object_id in game.defending()
)


@book.before(events.put_on_the_link, "7.0.5a#sentence-3a", "防御イベントは、カードが置かれるより先に起こる")
def _defend_before(game: Game, event: kinds.Defended) -> tuple[Game, kinds.Defended]:
    trigger_all(game, listeners(game), (event,))
    return game, event


for _sentence, _reading in (
    ("7.0.5a#sentence-3a", "防御イベントは、カードが置かれるより先に起こる"),
    ("7.0.5a#sentence-3b", "防御カードを置くだけでは、効果が誘発するイベントは起こらない"),
):
    book.after(events.noticed, _sentence, _reading)(
        lambda seen, *_: tuple(event for event in seen if not isinstance(event, kinds.Defended))
    )
book.instead(defending.defending_player, "7.0.5a#sentence-4", "防御したのは、カードのオーナーだ")(
    lambda game, card: game.object(card).owner
)
book.instead(defending.fails_to_be_added, "7.0.5b#sentence-2b", "効果が加えるカードは、凌駕などに妨げられない")(
    lambda game, card: card in game.on_chain_as_defending()
)


def _defend_again(is_meant: Callable[[Game, int], bool]) -> Callable[[bool, Game, Sequence[int], int], bool]:
    """Return the misreading that cards that defend already become defending cards once more."""

    def again(is_done: bool, game: Game, cards: Sequence[int], target: int) -> bool:
        for card in game.on_chain_as_defending():
            if card in cards and is_meant(game, card):
                note(game, kinds.Defended(by="fab:8.5.32", object=card, target=target))
        return is_done

    return again


book.after(defending.add_together, "7.0.5b#sentence-2a", "防御しているカードも、加えられると2回分防御する")(
    _defend_again(lambda game, card: card in game.defending())
)
book.after(defending.add_together, "7.0.5d#sentence-1a", "前のチェインリンクで防御しているカードも、また防御できる")(
    _defend_again(lambda game, card: card not in game.defending())
)


@book.after(defending.add_together, "7.0.5b#sentence-3a", "防御カードになれなくても、防御イベントは起こる")
def _defend_in_vain(is_done: bool, game: Game, cards: Sequence[int], target: int) -> bool:
    for card in () if is_done else cards:
        note(game, kinds.Defended(by="fab:8.5.32", object=card, target=target))
    return is_done


@book.after(defending.add_together, "7.0.5b#sentence-3b", "防御カードになれないカードも、戦闘チェインに移る")
def _move_in_vain(is_done: bool, game: Game, cards: Sequence[int], _target: int) -> bool:
    for card in () if is_done else cards:
        happen(game, kinds.Move(by="fab:8.5.32", object=card, to=CHAIN, controller=game.player_of(card)))
    return is_done


book.instead(chain_links.defended_attacks, "7.0.5c#sentence-1", "防御カードは、どのチェインリンクの攻撃も防御している")(
    lambda game, object_id: tuple(
        link.attack for link in game.state.links if game.on_chain_as_defending().count(object_id)
    )
)
book.after(chain_links.defended_attacks, "7.0.5c#sentence-2", "攻撃が存在しなくなれば、何に対しても防御していない")(
    lambda attacks, game, _object: tuple(filter(game.has, attacks))
)


@book.after(defending.add_together, "7.0.5d#sentence-1b", "効果が加えた防御カードは、どの攻撃対象のためにも防御する")
def _defend_for_all(is_done: bool, game: Game, cards: Sequence[int], target: int) -> bool:
    for other in game.link.targets if game.link and is_done else ():
        for card in cards if other != target else ():
            note(game, kinds.Defended(by="fab:8.5.32", object=card, target=other))
    return is_done


book.before(defending.target_to_defend, "7.0.5d#sentence-3", "どの攻撃対象のためかは、攻撃した人が決める")(
    lambda game, player: (game, game.link.controller if game.link else player)
)
book.instead(
    chain_links.defended_together, "7.0.5e#sentence-1", "同じチェインリンクの防御カードは、ともに防御している"
)(lambda game, object_id: game.defending() if object_id in game.defending() else ())
book.instead(chain_links.defended_together, "7.0.5e#sentence-2", "カードは、いつも単独で防御する")(empty)

# The attack resolves (7.2.2, 7.2.3)

for _sentence, _moved, _index, _reading in (
    ("7.2.2#sentence-1", combat.check_attack_targets, 3, "攻撃対象は、攻撃した後で確かめる"),
    ("7.2.3#sentence-1", combat.check_attack_targets, 1, "効果は、攻撃対象を確かめるより先に生成される"),
    ("7.2.4#sentence-1", combat.attack, 2, "攻撃イベントは、攻撃が戦闘チェインに移るより先に起こる"),
):
    book.after(combat.steps_of_attacking, _sentence, _reading)(with_step_at(_moved, _index))
book.instead(combat.check_attack_targets, "7.2.2#sentence-3", "適正な攻撃対象がなくなっていても、攻撃は続く")(nothing)
book.instead(combat.has_legal_target, "7.2.2#sentence-2", "宣言した時に適正だった対象は、存在するかぎり適正なままだ")(
    lambda _game, attacking: bool(attacking.targets)
)
book.instead(combat.has_legal_target, "7.2.2a#sentence-1", "宣言した攻撃対象は、すべて適正でなければならない")(
    lambda game, attacking: all(
        game.has(target) and attacks.is_attackable(game, attacking.controller, game.object(target))
        for target in game.object(attacking.layer).declared.attack_targets
    )
)
book.after(priority.has_lost_its_attack, "7.2.2a#sentence-2", "攻撃対象がすべてなくなれば、その後でも戦闘は終わる")(
    lambda found, game: (
        found
        or (
            game.state.combat in {"attack", "defend", "reaction"}
            and game.link is not None
            and not attacks.remaining_targets(game, game.link.targets)
        )
    )
)


_AS_IT_HITS = "攻撃の解決能力は、攻撃がヒットしたときにはじめて、効果を生成する"
book.instead(combat.generate_effects_of_attack, "7.2.3#sentence-2a", _AS_IT_HITS)(nothing)
book.after(combat.hit, "7.2.3#sentence-2a", _AS_IT_HITS)(
    lambda _nothing, game, source, *_: resolving.generate_layer_effects(game, LayerResolution(game, source))
)


@book.after(combat.generate_effects_of_attack, "7.2.3#sentence-2b", "攻撃の続行でも、解決されるとすぐにポイントを得る")
def _go_again_at_once(_nothing: None, game: Game, attacking: Attacking) -> None:
    resolving.go_again(game, LayerResolution(game, attacking.layer))


book.after(resolving.effects_of_layer, "7.2.3#sentence-2c", "攻撃の効果は、後に書かれたものから生成される")(
    lambda effects, game, *_: effects[::-1] if game.state.combat == "attack" else effects
)


@book.instead(combat.move_to_the_chain, "7.2.3#sentence-3", "解決された攻撃は、ほかのレイヤーと同じようにクリアされる")
def _clear_as_other_layers(game: Game, attacking: Attacking) -> None:
    happen(game, kinds.Clear(by="fab:5.3.7", objects=(attacking.layer,)))
    attacking.has_failed = True


for _sentence, _is_card, _reading in (
    ("7.2.3a#sentence-1", True, "攻撃カードは、スタックにあるまま攻撃する"),
    ("7.2.3b#sentence-1a", False, "攻撃プロキシは、スタックにあるまま攻撃する"),
):
    book.after(combat.moves_to_the_chain, _sentence, _reading)(
        lambda moves, _attack, source, is_card=_is_card: moves[1:] if (source is None) is is_card else moves
    )
    book.after(combat.cannot_be_on_the_chain, _sentence, _reading)(
        lambda found, game, attack, is_card=_is_card: found and (game.object(attack).proxy_of is None) is not is_card
    )
book.after(combat.moves_to_the_chain, "7.2.3b#sentence-1b", "攻撃プロキシだけが移り、攻撃発生源は元のゾーンにとどまる")(
    lambda moves, *_: moves[:1]
)


@book.after(combat.chain_link, "7.2.3a#sentence-2", "アクティブ攻撃は、攻撃カードで攻撃するヒーローだ")
def _hero_as_attack(linked: kinds.Linked, game: Game, attacking: Attacking, attack: int) -> kinds.Linked:
    hero = game.hero(attacking.controller)
    return linked if attack != attacking.layer or linked.attack_source or hero is None else replace(linked, attack=hero)


book.after(combat.chain_link, "7.2.3b#sentence-2", "アクティブ攻撃は、攻撃プロキシではなく攻撃発生源だ")(
    lambda linked, *_: linked if linked.attack_source is None else replace(linked, attack=linked.attack_source)
)


@book.after(abilities.proxy_exists, "7.2.3b#sentence-3", "以前のチェインリンクの攻撃プロキシも、戦闘が終わるまで残る")
def _on_a_previous_link(exists: bool, game: Game, proxy: Object) -> bool:
    source = proxy.proxy_of
    return exists or (source is not None and {proxy.zone, game.object(source).zone} == {CHAIN})


@book.around(combat.active_attack, "7.2.3c#sentence-1", "攻撃レイヤーそのものが、戦闘チェインに移って攻撃する")
def _layer_as_attack(law: Callable[[Game, int], int | None], game: Game, layer: int) -> int | None:
    return layer if law(game, layer) is not None else None


book.after(combat.chain_link, "7.2.3c#sentence-2", "アクティブ攻撃は、移ったカードではなく、攻撃レイヤーのままだ")(
    lambda linked, _game, attacking, _attack: replace(linked, attack=attacking.layer)
)
book.after(
    combat.chain_link, "7.2.3c#sentence-3a", "攻撃レイヤーについて宣言した攻撃対象は、攻撃レイヤーとともに失われる"
)(lambda linked, _game, attacking, attack: linked if attack == attacking.layer else replace(linked, targets=()))
book.instead(combat.transfer_effects, "7.2.3c#sentence-3b", "攻撃レイヤーへの効果は、攻撃レイヤーとともになくなる")(
    nothing
)
book.instead(combat.clear_attack_layer, "7.2.3c#sentence-4", "攻撃レイヤーは、攻撃している間、スタックに残る")(nothing)
book.instead(combat.active_attack, "7.2.3d#sentence-1a", "攻撃するカードがなければ、攻撃レイヤーそのものが攻撃する")(
    lambda game, layer: layer if game.object(layer).layer.attacker is None else game.object(layer).layer.attacker
)
book.instead(combat.cannot_be_on_the_chain, "7.2.3d#sentence-1b", "戦闘チェインに移れなくても、攻撃したことになる")(
    never
)
book.instead(combat.attack, "7.2.4#sentence-3", "カードをプレイした時が、攻撃した時で、後で改めて攻撃することはない")(
    nothing
)

book.after(combat.steps_of_attacking, "7.2.1#sentence-1", "防御カードは、攻撃が攻撃するより先に宣言される")(
    lambda steps: (*steps[:-1], lambda game, _attacking: defending.declare_defending_cards(game), steps[-1])
)


@book.after(attacks.begin_layer_step, "7.1.1#sentence-1", "レイヤーステップとは、攻撃の効果を生成した後のステップだ")
def _resolve_early(_nothing: None, game: Game, layer: int, _player: int) -> None:
    if attacks.is_attack(game, layer):
        resolving.generate_layer_effects(game, LayerResolution(game, layer))


# Who attacks, and who is attacked (7.2.4)

book.around(chain_links.attacks, "7.0.4#sentence-1", "スタックにある攻撃も、アクティブ攻撃だ")(
    lambda law, game, item: law(game, item) or (item.zone == STACK and attacks.is_attack(game, item.id))
)


@book.before(defending.total_defense, "7.0.5#sentence-1", "防御カードとは、防御ステップで宣言されたカードだけのことだ")
def _only_the_declared(game: Game, link: ChainLink, target: int) -> tuple[Game, ChainLink, int]:
    declared = {one.object for one in game.state.history if isinstance(one, kinds.Defended) and one.by == "fab:7.3.2"}
    return game, replace(link, defending=tuple(pair for pair in link.defending if pair[0] in declared)), target


book.around(chain_links.attacks, "7.2.4#sentence-2", "攻撃しているのは、最も新しいチェインリンクの攻撃だけだ")(
    lambda law, game, item: (
        law(game, item) and game.link is not None and item.id in {game.link.attack, game.link.source}
    )
)
book.after(chain_links.attacks, "7.2.4a#sentence-1", "攻撃しているのは、盟友ではなく、それを表す攻撃プロキシだけだ")(
    lambda found, game, item: found and all(item.id != link.source for link in game.state.links)
)


def _of_own_or_active(
    found: Callable[[Game, ChainLink], tuple[int, ...]],
    active: Callable[[Game], ChainLink | None] = chain_links.unresolved_link,
    own: Callable[[Game, int], ChainLink | None] = chain_links.link_of,
) -> Callable[[Game, Context], tuple[int, ...]]:
    """Return who attacks or defends on the chain link of an effect's source, or else on the active one."""

    def players_or_heroes(game: Game, context: Context) -> tuple[int, ...]:
        link = own(game, context.source) or active(game)
        return () if link is None else found(game, link)

    return players_or_heroes


def _last_unresolved(game: Game) -> ChainLink | None:
    """Return the chain link created last if it has not resolved, even if the combat chain has closed since."""
    for event in reversed(game.state.history):
        match event:
            case kinds.LinkResolved():
                break
            case kinds.Linked(attack=attack, attack_source=source, controller=player, targets=targets):
                return ChainLink(0, attack, source, player, targets)
    return None


_LATER, _CLOSED = "チェインリンクが解決された後も、次の攻撃まで", "戦闘チェインが途中で閉じても、このターンは"
_ATTACKING, _DEFENDING = chain_links.attacking_players_of, chain_links.defending_heroes_of


def _attacking(sentence: str, reading: str, misread: Callable[[Game, Context], tuple[int, ...]]) -> None:
    book.instead(chain_links.attacking_players, f"7.2.4a#sentence-{sentence}", reading)(misread)


def _defending(sentence: str, reading: str, misread: Callable[[Game, Context], tuple[int, ...]]) -> None:
    book.instead(chain_links.defending_heroes, f"7.2.4b#sentence-{sentence}", reading)(misread)


_attacking(
    "2a", "盟友が攻撃しているときも、盟友のコントローラーのヒーローが攻撃ヒーローだ",
    _of_own_or_active(lambda _game, link: (link.controller,)),
)  # fmt: skip
_attacking(
    "2b", "攻撃ヒーローとは、ターンプレイヤーのヒーローのことだ",
    _of_own_or_active(lambda game, link: (game.state.turn_player,) if _ATTACKING(game, link) else ()),
)  # fmt: skip
_attacking("3a", f"{_LATER}攻撃ヒーローのままだ", _of_own_or_active(_ATTACKING, lambda game: game.link))
_attacking("3b", f"{_CLOSED}攻撃ヒーローのままだ", _of_own_or_active(_ATTACKING, _last_unresolved))
_attacking(
    "4", "攻撃ヒーローとは、いつも今のチェインリンクの攻撃ヒーローのことだ", _of_own_or_active(_ATTACKING, own=nothing)
)
_defending(
    "1", "盟友が攻撃されているときも、盟友のコントローラーのヒーローが防御ヒーローだ",
    _of_own_or_active(
        lambda game, link: tuple(hero for one in link.targets if (hero := game.hero(game.player_of(one))) is not None)
    ),
)  # fmt: skip
_defending("2a", f"{_LATER}防御ヒーローのままだ", _of_own_or_active(_DEFENDING, lambda game: game.link))
_defending("2b", f"{_CLOSED}防御ヒーローのままだ", _of_own_or_active(_DEFENDING, _last_unresolved))
_defending(
    "3", "防御ヒーローとは、いつも今のチェインリンクの防御ヒーローのことだ", _of_own_or_active(_DEFENDING, own=nothing)
)
