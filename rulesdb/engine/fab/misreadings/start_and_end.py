"""Misreadings of the start of a game (4.1) and of its end (4.5)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.starting import ArsenalZones, StartsInArena
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.misreadings.phases import resolve_alone
from rulesdb.engine.fab.misreadings.turn import with_step_at
from rulesdb.engine.fab.rules.cards.categories import card_category
from rulesdb.engine.fab.rules.general import players as of_players
from rulesdb.engine.fab.rules.objects import visibility
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.triggers import triggering
from rulesdb.engine.fab.rules.turn import end_of_game, priority, turns
from rulesdb.engine.fab.rules.turn import start_of_game as start
from rulesdb.engine.fab.zones import PERMANENT, Zone, ZoneName
from rulesdb.engine.kernel.book import always, empty
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.event_kinds.object_events import Looks
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.process.process import generator
from rulesdb.engine.kernel.state.state import Look
from rulesdb.engine.kernel.turn.start_and_end import end_at_once

book.after(priority.is_withheld, "4.1.1#sentence-2", "ゲーム開始時の手順の間も、プレイヤーは優先権を得る")(
    lambda found, game: found and game.state.phase != "start of game"
)
book.instead(start.place_hero, "4.1.2#sentence-2", "ヒーローカードは、ゲームが始まるまで裏向きで置く")(
    lambda builder, player, hero: builder.put(hero, player, "hero", is_public=False)
)
book.instead(start.arsenal_zones, "4.1.2a#sentence-1b", "ゾーンの数は、だれでも同じである")(lambda _hero: 1)
book.instead(start.cards_to_start, "4.1.2a#sentence-1d", "デッキのカードは、どの能力があっても、デッキに置いて始める")(
    lambda *_args: []
)
book.after(of_players.has_room_in_arsenal, "4.1.2a#sentence-2", "ヒーローが能力を失えば、格納庫ゾーンは1つに戻る")(
    lambda found, game, player: (
        found and (not game.zone("arsenal", player) or has_ability(game, game.hero(player), ArsenalZones))
    )
)

# The first-turn player (4.1.3)


@book.instead(start.choose_first_turn_player, "4.1.3#sentence-2", "第1ターンプレイヤーは、いつもランダムに決まる")
def _at_random(game: Game) -> None:
    first = generator(game.state.seed, 0).choice(game.playing)
    note(game, kinds.FirstTurn(by="fab:4.1.3", player=first))


_selected = start.selected_player
book.after(_selected, "4.1.3#sentence-3", "最初のゲームでは、最初に座ったプレイヤーが選ばれる")(
    lambda found, _seed, _number, match: 0 if match.selected is None else found
)
book.after(_selected, "4.1.3#sentence-4a", "最初のゲームでなければ、前のゲームで勝利したプレイヤーが選ばれる")(
    lambda found, _seed, number, match: found if match.loser is None else (found + 1) % number
)
book.after(_selected, "4.1.3#sentence-5", "前のゲームが引き分けなら、前に選ばれなかったプレイヤーが選ばれる")(
    lambda found, _seed, number, match: (
        found if match.selected is None or match.loser is not None else (found + 1) % number
    )
)
book.instead(start.possible_first_players, "4.1.3#sentence-6", "選ばれたプレイヤーが、第1ターンプレイヤーになる")(
    lambda game: (game.state.selected,)
)
book.after(start.possible_first_players, "4.1.3#sentence-7", "選ばれたプレイヤーは、自分に決めることはできない")(
    lambda found, game: tuple(one for one in found if one != game.state.selected)
)

# The order of the steps

for _sentence, _step, _index, _reading in (
    ("4.1.3#sentence-1", start.choose_first_turn_player, 4, "第1ターンプレイヤーは、カードを選んだ後で決める"),
    ("4.1.4#sentence-1", start.select_arena_cards, 2, "闘技場カードは、デッキを選んだ後で選ぶ"),
    ("4.1.5#sentence-1", start.select_decks, 0, "デッキは、第1ターンプレイヤーを決める前に選ぶ"),
    ("4.1.6#sentence-1", start.limit_inventories, 5, "インベントリは、デッキをシャッフルした後で決まる"),
    ("4.1.7#sentence-1", start.present_decks, 0, "デッキは、第1ターンプレイヤーを決める前にシャッフルする"),
    ("4.1.8#sentence-1", start.equip, 4, "デッキをシャッフルするのは、装備した後"),
):
    book.after(start.steps_of_starting, _sentence, _reading)(with_step_at(_step, _index))

# Arena-cards (4.1.4)


@book.instead(start.select_arena_card, "4.1.4#sentence-2", "闘技場カードは選べず、登録で先に書いたものが装備される")
def _first_listed(game: Game, player: int, zone: ZoneName) -> None:
    for card in start.arena_cards_for(game, player, zone)[1:2]:
        start.lay_aside(game, card or 0, zone)


@book.around(start.select_arena_card, "4.1.4a#sentence-1a", "1つのゾーンについて、2枚まで選んでもよい")
def _twice(select: Callable[[Game, int, ZoneName], None], game: Game, player: int, zone: ZoneName) -> None:
    for _ in range(2):
        select(game, player, zone)


book.after(start.arena_cards_for, "4.1.4a#sentence-1b", "装備できるカードがあれば、必ず選ぶ")(
    lambda found, *_: found[1:] or found
)
book.instead(start.equip_card, "4.1.4a#sentence-2", "選んだ闘技場カードは、ゾーンに装備せず、ただ闘技場に置いて始める")(
    lambda game, card, _zone, player: note(game, kinds.Move(object=card, to=PERMANENT, controller=player))
)
book.instead(start.arena_cards_for, "4.1.4a#sentence-3", "どの闘技場カードも、好きなゾーンに装備できる")(
    lambda game, player, _zone: [None, *start.arena_cards(game, player)]
)


def _shown(in_arena: bool) -> Callable[..., None]:
    """Return a misreading of laying cards aside: face up, for those that start in the arena or for equipment."""

    def lay_aside(_nothing: None, game: Game, card: int, zone: ZoneName) -> None:
        if in_arena == (zone == "permanent"):
            note(game, kinds.Turned(object=card, is_public=True))

    return lay_aside


def _laid_out(in_arena: bool) -> Callable[..., None]:
    """Return a misreading of laying cards aside: the same cards are placed in their zones, face down."""

    def lay_aside(_nothing: None, game: Game, card: int, zone: ZoneName) -> None:
        if in_arena == (zone == "permanent"):
            to = PERMANENT if in_arena else Zone(zone, game.object(card).owner)
            note(game, kinds.Move(object=card, to=to, is_public=False))

    return lay_aside


def _looked_at(in_arena: bool) -> Callable[..., None]:
    """Return a misreading of laying cards aside: opponents may look at the same cards."""

    def lay_aside(_nothing: None, game: Game, card: int, zone: ZoneName) -> None:
        item = game.object(card)
        if in_arena == (zone == "permanent") and item.owner is not None:
            for opponent in game.opponents(item.owner):
                note(game, Looks(look=Look(opponent, card, item.zone, 0)))

    return lay_aside


for _sentence, _in_arena, _what in (
    ("4.1.4b#sentence-1", False, "選んだ闘技場カード"),
    ("4.1.5b#sentence-3", True, "闘技場で開始するカード"),
):
    book.after(start.lay_aside, _sentence, f"{_what}は、表向きで置く")(_shown(_in_arena))
for _sentence, _in_arena, _what in (
    ("4.1.4b#sentence-2a", False, "選んだ闘技場カード"),
    ("4.1.5b#sentence-5a", True, "闘技場で開始するカード"),
):
    book.after(start.lay_aside, _sentence, f"{_what}を、対戦相手は見てもよい")(_looked_at(_in_arena))
for _sentence, _in_arena, _what in (
    ("4.1.4b#sentence-2b", False, "選んだ闘技場カード"),
    ("4.1.5b#sentence-5b", True, "闘技場で開始するカード"),
):
    book.after(start.lay_aside, _sentence, f"{_what}は、見えるところに1枚ずつ並べるので、枚数はだれにもわかる")(
        _laid_out(_in_arena)
    )

# Decks and inventories (4.1.5, 4.1.6)


@book.instead(start.select_deck, "4.1.5#sentence-2", "カードプールのデッキカードは、すべてデッキになる")
def _all_of_them(game: Game, player: int) -> None:
    for card in start.deck_cards(game, player):
        note(game, kinds.Selected(object=card, to="deck"))


book.after(start.may_be_in_deck, "4.1.5a#sentence-1", "選ばなかった闘技場カードは、デッキに入れてもよい")(
    lambda found, card: found or card_category(card) == "arena"
)


@book.instead(start.cards_to_start, "4.1.5b#sentence-2", "闘技場で開始するカードは、好きなカードから選べる")
def _any_card(game: Game, player: int, _ability: StartsInArena) -> list[int]:
    return start.left_in_pool(game, player)


book.instead(start.starting_deck, "4.1.5b#sentence-4", "闘技場で開始するカードは、デッキの枚数に数えない")(
    lambda game, player: len(start.deck_cards(game, player))
)


@book.after(start.limit_inventories, "4.1.6#sentence-2", "選ばれなかったカードは、ゲームから除外される")
def _removed(_nothing: None, game: Game) -> None:
    for player in game.playing:
        for card in start.left_in_pool(game, player):
            note(game, kinds.Cease(object=card))


@book.after(start.limit_inventories, "4.1.6b#sentence-1", "インベントリのカードは、だれでも見てよい")
def _inventory_is_public(_nothing: None, game: Game) -> None:
    for player in game.playing:
        for card in start.left_in_pool(game, player):
            note(game, kinds.Turned(object=card, is_public=True))


book.after(visibility.sees, "4.1.6b#sentence-2", "ゲームが始まったら、自分のインベントリも見てはならない")(
    lambda found, game, _player, card: (
        found and (game.state.phase == "start of game" or game.object(card).zone.name != "inventory")
    )
)

# Presenting decks (4.1.7)

book.instead(start.presented_to, "4.1.7#sentence-2b", "デッキは、シャッフルした本人がカットする")(
    lambda _game, player: player
)
book.after(start.present_decks, "4.1.7a#sentence-2", "デッキを差し出した後でも、闘技場カードを選び直せる")(
    lambda _nothing, game: start.select_arena_cards(game)
)


@book.after(start.place_deck, "4.1.7b#sentence-1", "開始時のデッキは、だれもが見てよい開示の情報である")
def _deck_is_public(_nothing: None, game: Game, player: int) -> None:
    for card in game.zone("deck", player):
        note(game, kinds.Turned(object=card, is_public=True))


@book.after(start.cut, "4.1.7b#sentence-2", "デッキを差し出された対戦相手は、そのカードを見てもよい")
def _opponent_looks(_nothing: None, game: Game, player: int) -> None:
    for at, card in enumerate(game.zone("deck", player)):
        note(game, Looks(look=Look(game.opponents(player)[0], card, Zone("deck", player), at)))


# The beginning (4.1.8, 4.1.9)

book.instead(start.order_of_equipping, "4.1.8#sentence-2a", "装備は、最初に座ったプレイヤーから始める")(
    lambda game: game.clockwise(0)
)
book.after(start.order_of_equipping, "4.1.8#sentence-2b", "装備は、反時計回り順に行う")(
    lambda order, _game: (order[0], *reversed(order[1:]))
)
book.around(priority.settle_without_priority, "4.1.8#sentence-5b", "ゲームの開始時には、ゲーム状況処理は行わない")(
    lambda settle, game: resolve_alone(game) if game.state.phase == "start of game" else settle(game)
)
book.around(
    priority.settle_without_priority, "4.1.8#sentence-5a", "ゲームの開始時のレイヤーは、最初のターンに解決される"
)(lambda settle, game: priority.act(game) if game.state.phase == "start of game" else settle(game))
book.around(
    triggering.players_with_triggers,
    "4.1.8a#sentence-1",
    "ゲームの開始時のレイヤーは、席の順に、それぞれのコントローラーが加える",
)(lambda ask, game: game.clockwise(0) if game.state.phase == "start of game" else ask(game))
book.instead(of_players.is_in_a_turn, "4.1.8b#sentence-1", "ゲーム開始時の手順は、最初のターンの一部である")(always)


@book.before(start.equip, "4.1.9#sentence-1", "カードを引くのは、装備より先")
def _draw_first(game: Game) -> tuple[Game]:
    for player in game.clockwise(game.state.turn_player):
        start.draw_first_hand(game, player)
    return (game,)


book.around(start.draw_first_hand, "4.1.9#sentence-2a", "はじめにカードを引くのは、第1ターンプレイヤーだけ")(
    lambda draw, game, player: draw(game, player) if player == game.state.turn_player else None
)


@book.instead(start.draw_first_hand, "4.1.9#sentence-2b", "どのプレイヤーも、4枚のカードを引いてゲームを始める")
def _four_cards(game: Game, player: int) -> None:
    for _ in range(min(4, len(game.zone("deck", player)))):
        happen(game, kinds.Draw(by="fab:4.1.9", player=player))


book.instead(start.first_turn_player, "4.1.9#sentence-3", "最初の開始フェイズは、第1ターンプレイヤーを決めた側が行う")(
    lambda game: game.state.selected
)

# The end of a game (4.5)

for _sentence, _is_won, _when in (
    ("4.5.1#sentence-1a", True, "だれかが勝利しても"),
    ("4.5.1#sentence-1b", False, "引き分けになっても"),
):
    book.around(end_at_once, _sentence, f"{_when}、途中まで行ったことは、最後まで行う")(
        lambda end, game, is_won=_is_won: None if bool(game.state.winners) == is_won else end(game)
    )
book.instead(
    end_of_game.controlled_by, "4.5.1a#sentence-2", "敗北したプレイヤーがコントロールしていた、ほかの人のカードは残る"
)(empty)
book.instead(end_of_game.owned_by, "4.5.1a#sentence-3", "敗北したプレイヤーのカードは、ゲームに残る")(empty)
for _law in (end_of_game.controlled_by, end_of_game.owned_by):
    book.after(_law, "4.5.1a#sentence-4b", "敗北したプレイヤーのヒーローも、死亡したカードとしてゲームに残る")(
        lambda found, game, _players: tuple(one for one in found if game.object(one).zone.name != "hero")
    )


book.instead(turns.next_turn_player, "4.5.1a#sentence-4a", "敗北したプレイヤーにも、自分のターンが回ってくる")(
    lambda game: (game.state.turn_player + 1) % len(game.state.players)
)


@book.after(end_of_game.leave, "4.5.1a#sentence-5", "敗北したプレイヤーのレイヤー型継続効果は、ただちに終わる")
def _effects_end(_nothing: None, game: Game, players: tuple[int, ...]) -> None:
    for one in [one for one in game.state.lasting if one.context.controller in players]:
        note(game, Lasts(before=one))


book.instead(of_players.win_together, "4.5.2a#sentence-1", "対戦相手が1人でも敗北すれば、残りのプレイヤーが勝利する")(
    always
)


def _controls_hero(game: Game, player: int) -> bool:
    hero = game.hero(player)
    return hero is not None and game.object(hero).controller == player


_ALIVE = "ヒーローがいれば、ライフ総量が0になっても、まだ敗北しない"
book.instead(priority.has_died, "4.5.3a#sentence-1a", _ALIVE)(lambda game, player: not _controls_hero(game, player))
book.before(priority.die, "4.5.3a#sentence-1a", _ALIVE)(
    lambda game, objects: (game, tuple(one for one in objects if game.object(one).zone.name != "hero"))
)


@book.instead(
    priority.has_died, "4.5.3a#sentence-1b", "ヒーローのコントロールを失っても、ライフ総量が0でなければ、敗北しない"
)
def _only_without_life(game: Game, player: int) -> bool:
    hero = game.hero(player)
    return hero is None or life_total(game, hero) == 0


book.around(end_of_game.concede, "4.5.3c#sentence-1", "投了して敗北できるのは、自分が優先権を持つときだけだ")(
    lambda law, game, player: law(game, player) if game.state.priority == player else None
)


@book.before(end_of_game.lose, "4.5.4a#sentence-1", "全員のライフ総量が同時に0まで減れば、ターンプレイヤーが勝利する")
def _not_the_turn_player(game: Game, players: tuple[int, ...], by: str) -> tuple[Game, tuple[int, ...], str]:
    is_all = set(players) == set(game.playing)
    return game, tuple(one for one in players if not is_all or one != game.state.turn_player), by


def _anyone(question: str) -> Callable[..., bool]:
    """Return a misreading of agreeing to a proposal of a kind: one other player is enough."""
    return lambda agree, game, player, kind, rule: (
        any(game.answers_yes(other, kind, rule) for other in game.clockwise(player)[1:])
        if kind == question
        else agree(game, player, kind, rule)
    )


@book.before(end_of_game.draw_by_effect, "4.5.4b#sentence-1b", "先に敗北したプレイヤーにとっても、引き分けになる")
def _also_for_those_who_lost(game: Game) -> tuple[Game]:
    game.become(replace(game.state, players=tuple(replace(one, has_lost=False) for one in game.state.players)))
    return (game,)


book.around(end_of_game.agree, "4.5.4c#sentence-1", "残っているプレイヤーのうち、過半数が合意すれば引き分けになる")(
    _anyone("draw")
)
book.around(end_of_game.offer_draw, "4.5.4c#sentence-2", "引き分けに合意できるのは、だれかが優先権を持つときだけ")(
    lambda offer, game, player: None if game.state.priority is None else offer(game, player)
)
book.instead(end_of_game.is_stalemate, "4.5.4d#sentence-2", "だれの手札にもデッキにもカードがなければ、手詰まり")(
    lambda game: not any(game.zone(zone, player) for player in game.playing for zone in ("hand", "deck"))
)
book.around(end_of_game.agree, "4.5.4e#sentence-2", "対戦相手のうち1人でも拒めば、膠着")(_anyone("deadlock"))
