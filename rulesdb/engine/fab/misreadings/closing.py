"""Misreadings of the end of combat: the resolution step and the close step (7.6, 7.7)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous.layer_continuous import durations_ended
from rulesdb.engine.fab.rules.objects.attacks import begin_layer_step, is_attack
from rulesdb.engine.fab.rules.objects.card_pool import is_equipped_as_weapon
from rulesdb.engine.fab.rules.objects.objects import permanents_among
from rulesdb.engine.fab.rules.playing.attempt import is_action_in_combat
from rulesdb.engine.fab.rules.triggers.triggering import stack_triggered_layers
from rulesdb.engine.fab.rules.turn import combat, priority
from rulesdb.engine.fab.state import ChainLink, Object
from rulesdb.engine.fab.verbs.combat import close_as_game_state_action
from rulesdb.engine.fab.zones import PERMANENT, WEAPON_ZONES, Zone
from rulesdb.engine.kernel.book import always, never, nothing
from rulesdb.engine.kernel.process.pipeline import happen, note

# The resolution step (7.6)

_AFTER_PRIORITY = "チェインリンクが解決されるのは、解決ステップで全員がパスした後だ"
book.after(combat.steps_of_resolution, "7.6.2#sentence-1", _AFTER_PRIORITY)(lambda steps: steps[1:])
book.after(combat.steps_of_closing, "7.6.2#sentence-1", _AFTER_PRIORITY)(
    lambda steps: (combat.resolve_the_link, *steps)
)


def _with_links_kept(law: Callable[..., None], game: Game, *link: ChainLink) -> None:
    links = game.state.links
    law(game, *link)
    game.become(replace(game.state, links=links))


book.around(
    combat.become_resolved, "7.6.2#sentence-2a", "チェインリンクは、戦闘チェインが閉じるまで、解決済みにならない"
)(_with_links_kept)
book.instead(combat.become_resolved, "7.6.2#sentence-2b", "チェインリンクの解決は、効果が誘発するイベントではない")(
    lambda game, link: note(game, kinds.LinkResolved(by="fab:7.6.2", number=link.number))
)
book.around(combat.gain_for_go_again, "7.6.2#sentence-3a", "続行は、攻撃がヒットしたときにだけ、はたらく")(
    lambda law, game, link: (
        law(game, link) if any(isinstance(event, kinds.AttackHit) for event in game.state.history) else None
    )
)
book.before(combat.gain_for_go_again, "7.6.2#sentence-3b", "続行のアクションポイントは、攻撃のオーナーが得る")(
    lambda game, link: (game, replace(link, controller=game.object(link.attack).owner))
)
book.around(combat.attack_has_go_again, "7.6.2a#sentence-1", "戦闘チェインを離れた攻撃には、もう続行もない")(
    lambda law, game, link: game.has(link.attack) and law(game, link)
)
book.after(priority.receiver, "7.6.3#sentence-2", "解決ステップでは、防御した側が、先に優先権を得る")(
    lambda player, game: (
        game.player_of(game.link.targets[0]) if game.link and game.state.combat == "resolution" else player
    )
)
book.around(
    begin_layer_step, "7.6.3#sentence-3", "次の攻撃がスタックに加えられても、それが解決されるまでは、解決ステップだ"
)(lambda law, game, *added: None if game.state.combat == "resolution" else law(game, *added))
for _sentence, _reading, _is_meant in (
    ("7.6.3a#sentence-1", "戦闘が終わるまで、次の攻撃はできない", always),
    ("7.6.3a#sentence-2a", "戦闘を続けられるのは、能力による攻撃だけだ", lambda attempt: attempt.is_card),
    ("7.6.3a#sentence-2b", "戦闘を続けられるのは、攻撃アクションカードだけだ", lambda attempt: not attempt.is_card),
):
    book.around(is_action_in_combat, _sentence, _reading)(
        lambda law, game, attempt, is_meant=_is_meant: (
            (game.state.combat == "resolution" and is_meant(attempt)) or law(game, attempt)
        )
    )
book.around(
    priority.resolve_the_top_layer,
    "7.6.4#sentence-2a",
    "スタックにレイヤーがあっても、全員がパスすれば、解決ステップは終わる",
)(lambda law, game: (priority.go_to_what_follows if game.state.combat == "resolution" else law)(game))
book.after(
    priority.passes_in_succession, "7.6.4#sentence-2b", "解決ステップは、ターンプレイヤーがパスするだけで終わる"
)(lambda passed, game, _before: len(game.playing) if game.state.combat == "resolution" else passed)

# How the combat chain comes to close (7.7.1, 7.7.2)

book.after(
    priority.is_withheld,
    "7.7.1#sentence-2",
    "クローズステップでも、誘発した効果があれば、それが解決されるまで、優先権を得る",
)(lambda found, game: found and not (game.state.combat == "close" and game.state.pending))
for _sentence, _closer, _closes in (
    ("7.7.2#sentence-1a", "ルール", priority.has_lost_its_attack),
    ("7.7.2#sentence-1b", "効果", priority.is_closed_by_an_effect),
):
    _reading = f"{_closer}が戦闘チェインを閉じるのは、現在のステップで全員がパスした後だ"
    book.around(priority.begin_closing, _sentence, _reading)(
        lambda law, game, closes=_closes: None if closes(game) else law(game)
    )
    book.after(priority.what_follows, _sentence, _reading)(
        lambda stage, game, closes=_closes: "close step" if closes(game) else stage
    )
book.after(
    priority.what_follows, "7.7.2a#sentence-1", "全員がパスしても、ターンの終わりまで、解決ステップのまま次の攻撃を待つ"
)(lambda stage, game: "close of combat" if game.state.combat == "resolution" else stage)


@book.after(
    close_as_game_state_action, "7.7.2d#sentence-1", "戦闘チェインは、効果の途中でもその場で閉じ、カードは片付けられる"
)
def _clear_at_once(is_done: bool, game: Game, _source: int) -> bool:
    combat.clear_the_chain(game)
    return is_done


for _sentence, _reading, _has_target in (
    ("7.7.2b#sentence-1", "適正な攻撃対象がなければ、その攻撃だけがなくなり、それまでの戦闘は続く", False),
    ("7.7.2c#sentence-1a", "攻撃するものがなければ、その攻撃だけがなくなり、それまでの戦闘は続く", True),
):

    @book.around(combat.close_without_attack, _sentence, _reading)
    def _combat_goes_on(
        law: Callable[..., None], game: Game, attacking: combat.Attacking, has_target: bool = _has_target
    ) -> None:
        if combat.has_legal_target(game, attacking) is not has_target:
            law(game, attacking)
            return
        happen(game, kinds.Clear(by="fab:7.7.2", objects=tuple(filter(game.has, (attacking.layer,)))))
        note(game, kinds.Began(by="fab:7.7.2", what="combat:resolution", player=game.state.turn_player))
        priority.PRIORITY.begin(game)


# The close step (7.7.3 to 7.7.7)

book.after(combat.steps_of_closing, "7.7.3#sentence-1", "戦闘チェインが閉じるのは、スタックが空になった後だ")(
    lambda steps: (*(step for step in steps if step is not combat.close), combat.close)
)
book.instead(combat.close, "7.7.3#sentence-2", "戦闘チェインが閉じることは、効果が誘発するイベントではない")(
    lambda game: note(game, kinds.Closed(by="fab:7.7.3"))
)
for _sentence, _what, _is_kept in (("7.7.3#sentence-3a", "攻撃", True), ("7.7.3#sentence-3b", "リアクション", False)):
    book.around(combat.is_too_late, _sentence, f"スタックにある{_what}は、戦闘チェインが閉じても、解決される")(
        lambda law, game, layer, is_kept=_is_kept: law(game, layer) and is_attack(game, layer) is not is_kept
    )
book.after(combat.steps_of_closing, "7.7.4#sentence-1", "スタックのレイヤーが解決されるのは、パーマネントが戻った後だ")(
    lambda steps: (*steps[:-1], combat.return_permanents, steps[-1])
)
book.instead(
    combat.is_too_late,
    "7.7.4#sentence-2a",
    "戦闘チェインが閉じれば、スタックのレイヤーは、どれも解決されずにクリアされる",
)(always)
book.around(
    priority.act,
    "7.7.4#sentence-2b",
    "クローズステップのゲーム状況処理は、誘発レイヤーをスタックに加えることだけだ",
)(lambda law, game: (stack_triggered_layers if game.state.combat == "close" else law)(game))
book.after(
    combat.steps_of_resolution, "7.7.5#sentence-1", "攻撃や防御を終えたパーマネントは、チェインリンクが解決されれば戻る"
)(lambda steps: (steps[0], combat.return_permanents, *steps[1:]))


@book.instead(combat.return_permanents, "7.7.5#sentence-2", "攻撃したものは戻るが、防御した装備品は、墓地に置かれる")
def _return_those_that_attacked(game: Game) -> None:
    for item in permanents_among([game.object(object_id) for object_id in game.zone("combat chain")]):
        if item.id not in game.on_chain_as_defending():
            to = combat.zone_of_its_own(item)
            happen(game, kinds.Move(by="fab:7.7.5", object=item.id, to=to, controller=item.controller))


def _instead_of_its_zone(is_meant: Callable[[Object], bool], to: Callable[[Object], Zone]) -> Callable[..., Zone]:
    """Return a misreading of the zone to which a permanent returns: for some of them, it is another one."""
    return lambda law, item: to(item) if is_meant(item) else law(item)


for _sentence, _reading, _is_meant, _to in (
    (
        "7.7.5#sentence-3a",
        "装備品も、パーマネントゾーンに戻る",
        lambda item: "equipment" in item.card.types,
        lambda _item: PERMANENT,
    ),
    (
        "7.7.5#sentence-3b",
        "武器は、1つ目の武器ゾーンに戻る",
        lambda item: is_equipped_as_weapon(item.card),
        lambda item: Zone(WEAPON_ZONES[0], item.owner),
    ),
    (
        "7.7.5#sentence-4",
        "装備品でも武器でもないパーマネントは、墓地に置かれる",
        lambda item: item.card.types.isdisjoint({"equipment", "weapon"}),
        lambda item: Zone("graveyard", item.owner),
    ),
):
    book.around(combat.zone_of_its_own, _sentence, _reading)(_instead_of_its_zone(_is_meant, _to))
book.after(
    combat.steps_of_closing,
    "7.7.6#sentence-1",
    "攻撃や防御のカードは、スタックのレイヤーより先に片付けられる",
)(lambda steps: (*steps[:-1], combat.return_permanents, combat.clear_the_chain, steps[-1]))
book.instead(combat.clear_the_chain, "7.7.6#sentence-2", "攻撃や防御のカードは、ターンの終わりまでそのまま残る")(
    nothing
)
book.after(combat.steps_of_closing, "7.7.7#sentence-1", "戦闘チェインは、スタックのレイヤーが解決される前に閉じている")(
    lambda steps: (steps[0], combat.close_the_chain, *steps[1:])
)
book.around(combat.close_the_chain, "7.7.7#sentence-2", "同じターンの次の戦闘は、前の戦闘のチェインリンクの続きになる")(
    _with_links_kept
)
book.after(durations_ended, "7.7.7#sentence-3", "期間が「この戦闘チェイン」である効果は、チェインリンクの解決で終わる")(
    lambda ended, event: ended | {"chain closes"} if isinstance(event, kinds.LinkResolved) else ended
)
book.after(
    combat.go_on_with_the_action_phase, "7.7.7#sentence-4", "戦闘が終わると、そのままアクションフェイズも終わる"
)(lambda _nothing, game: note(game, kinds.GoTo(stage="end phase")))
book.instead(
    priority.has_lost_its_attack, "7.7.2c#sentence-1b", "攻撃がなくなっても、ダメージステップまでは、戦闘が続く"
)(never)
