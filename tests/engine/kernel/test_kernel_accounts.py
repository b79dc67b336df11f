"""The names in accounts, the sentences of the kernel's events, and what players see, in a made-up game."""

from msgspec.structs import replace
from support.engine.shell_game import (
    BEACH,
    QUEUE,
    SEA,
    ZONES,
    Chronicle,
    Create,
    Destroy,
    Draw,
    Move,
    Sand,
    Shell,
    Shore,
    Spot,
)

from rulesdb.engine.kernel.event_kinds.asset_events import CoreGainAsset, CorePayAsset, Unpaid
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Functional, Resolved, TakenBack, Used
from rulesdb.engine.kernel.event_kinds.object_events import Became, CoreCount, CoreTurned, Looks, Revealed
from rulesdb.engine.kernel.event_kinds.turn_events import GetPriority, GoTo, Lose, Over, Priority, TurnBegins
from rulesdb.engine.kernel.event_kinds.zone_events import Shuffle
from rulesdb.engine.kernel.events import CompoundEvent, Event, changed, object_of
from rulesdb.engine.kernel.process.options import Answer, Name, Number, Pass, Pick, PickPlayer
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.kernel.turn.visibility import SightRules

COCKLE = Shell("ザルガイ")


def beach() -> tuple[CoreState, int]:
    """Return a state with Ann's shell on the beach, and its id."""
    sand = Sand()
    shell = sand.add(COCKLE, 0, BEACH)
    return sand.state(), shell


def test_an_object_keeps_the_name_that_it_had() -> None:
    """A shell that has become another object is still named, and one that came and went between two looks is, too."""
    sand = Sand()
    shell = sand.add(COCKLE, 0, BEACH)
    game = sand.game()
    teller = Chronicle(game.state)
    state = changed(changed(game.state, Create(player=0, token=Shell("泡"))), Move(object=shell, to=SEA))
    teller.look(state)
    assert [teller.name(one) for one in (shell, shell + 1, shell + 2, 99, None)] == [
        "《ザルガイ》", "《泡》", "《ザルガイ》", "何か", "何か",
    ]  # fmt: skip
    teller.notice(replace(state.objects[shell + 1], id=99, card=Shell("")))
    assert teller.name(99) == "何か"


def test_private_objects_are_anonymous_to_other_players() -> None:
    """Ben's narrator does not name what is in Ann's bag; Ann's does, and so does one for everybody."""
    sand = Sand()
    shell = sand.add(COCKLE, 0, Spot("bag", 0))
    assert [Chronicle(sand.state(), viewer).name(shell) for viewer in (None, 0, 1)] == [
        "《ザルガイ》", "《ザルガイ》", "カード",
    ]  # fmt: skip


def test_a_card_that_moves_from_a_private_zone_is_named_once_it_is_public() -> None:
    """Ben reads of Ann's shell by its name when it has moved to the beach, not when it has moved to the queue."""
    names = []
    for to in (BEACH, Spot("heap", 0)):
        sand = Sand()
        shell = sand.add(COCKLE, 0, Spot("bag", 0))
        state = sand.state()
        teller = Chronicle(state, 1)
        teller.look(changed(state, Move(object=shell, to=to)))
        names.append(teller.name_of_moved(shell))
    assert names == ["《ザルガイ》", "カード"]
    assert Chronicle(state, 1).name_of_moved(99) == "何か"


def test_zones_are_named_with_their_players() -> None:
    """The phrase for the zone from which a card is played leaves out the usual zone."""
    sand = Sand()
    bagged, lying = sand.add(COCKLE, 0, Spot("bag", 0)), sand.add(COCKLE, 0, BEACH)
    teller = Chronicle(sand.state())
    assert [teller.zone(BEACH), teller.zone(Spot("bag", 1))] == ["浜", "ベンの袋"]
    assert [teller.origin(bagged), teller.origin(lying)] == ["", "浜の"]


def test_questions_and_answers_are_in_the_words_of_the_game() -> None:
    """A kind of question without words is told as it is; its detail is left out."""
    state, shell = beach()
    narrator = Chronicle(state)
    assert [narrator.question("shell:1"), narrator.question("wind")] == ["選ぶ貝", "wind"]
    answers = (Answer(False), Name("swim"), Name(""), Number(2), Pass(), Pick(shell), Pick(), PickPlayer(1))
    assert [narrator.choice(answer, "") for answer in answers] == [
        "「いいえ」と答える", "泳ぐことを選ぶ", "どれも選ばない", "3番目を選ぶ", "パスする", "《ザルガイ》を選ぶ",
        "これ以上は選ばない", "ベンを選ぶ",
    ]  # fmt: skip
    assert narrator.choice(Number(2), "waves") == "波2つを選ぶ"


def test_what_answers_choose_is_told_by_nouns() -> None:
    """A list of choices stands in a sentence about them: 'what can be chosen is ...'."""
    state, shell = beach()
    narrator = Chronicle(state)
    answers = (Answer(True), Name("swim"), Name(""), Number(2), Pick(shell), Pick(), PickPlayer(1))
    assert [narrator.chosen(answer, "") for answer in answers] == [
        "はい", "泳ぐこと", "どれも選ばないこと", "3番目", "《ザルガイ》", "これ以上は選ばないこと", "ベン",
    ]  # fmt: skip
    assert narrator.chosen(Number(2), "waves") == "波2つ"


def test_events_are_told_in_the_words_of_the_game() -> None:
    """Every kind of event of the kernel that is told has its sentence."""
    state, shell = beach()
    narrator = Chronicle(state)
    events: dict[Event, str] = {
        Move(object=shell, to=Spot("heap", 1), at_bottom=True): "《ザルガイ》がベンの山の下に移る",
        Create(player=1, token=Shell("泡")): "ベンのもとに「泡」トークンが作成される",
        Shuffle(zone=Spot("heap", 0)): "アンの山がシャッフルされる",
        Draw(player=0): "アンはカードを1枚引く",
        Destroy(object=shell): "《ザルガイ》が破壊される",
        CompoundEvent(kind="draw", events=(Draw(player=0),) * 2): "「draw」を2回行う",
        CardPlayed(player=0, object=shell): "《ザルガイ》はプレイされたことになる",
        Used(player=0, object=shell, ability=0, layer=9): "《ザルガイ》の能力は起動されたことになる",
        TakenBack(player=1, rules=("shore:1.2", "shore:1.3")): (
            "ベンのアクションは不適正なので、巻き戻される(1.2、1.3)"
        ),
        Resolved(object=shell, has_failed=True): "《ザルガイ》の解決が失敗する",
        CoreCount(object=shell, counter="砂", amount=2): "《ザルガイ》に砂カウンターが2個置かれる",
        CoreCount(object=shell, counter="砂", amount=-1): "《ザルガイ》から砂カウンターが1個取り除かれる",
        CoreTurned(object=shell, is_public=False): "《ザルガイ》が裏向きになる",
        Revealed(object=shell): "《ザルガイ》が公開される",
        CoreGainAsset(player=1, asset="sand", amount=3): "ベンは砂3点を得る",
        CorePayAsset(player=1, asset="sand", amount=2): "ベンは砂2点を支払う",
        Unpaid(player=0): "アンはコストを支払わなかったので、支払う前まで巻き戻される",
        GetPriority(player=1): "ベンが優先権を得る",
        Lose(players=(0, 1)): "アンとベンはゲームに敗北する",
        Over(winners=()): "引き分け",
        Over(winners=(1,)): "ベンの勝利",
    }
    assert [narrator.sentence(event) for event in events] == list(events.values())


def test_events_of_turns_change_the_state() -> None:
    """A turn, priority, and the end of the game."""
    state, shell = beach()
    state = replace(state, counts={(shell, "uses"): 1}, history=(Revealed(object=shell),))
    turn = changed(state, TurnBegins(player=1))
    assert (turn.turn, turn.turn_player, turn.counts, turn.history) == (1, 1, {}, ())
    waiting = changed(turn, Priority(player=1, passed=1))
    assert (waiting.priority, waiting.passed) == (1, 1)
    assert changed(waiting, GoTo(stage="evening")).stage == "evening"
    over = changed(changed(waiting, Lose(players=(0,))), Over(winners=(1,)))
    assert ([one.has_lost for one in over.players], over.winners, over.priority) == ([True, False], (1,), None)


def test_events_of_assets_change_the_points_of_players() -> None:
    """Ben gains 3 points and pays 2 of them."""
    state = changed(beach()[0], CoreGainAsset(player=1, asset="sand", amount=3))
    state = changed(state, CorePayAsset(player=1, asset="sand", amount=2))
    assert [player.points("sand") for player in state.players] == [0, 1]


def test_events_of_objects_change_their_records() -> None:
    """Counters never go below zero, and a resolution begins and ends."""
    state, shell = beach()
    counted = changed(state, CoreCount(object=shell, counter="砂", amount=2))
    assert counted.objects[shell].counters == (("砂", 2),)
    assert changed(counted, CoreCount(object=shell, counter="砂", amount=-3)).objects[shell].counters == ()
    assert not changed(state, CoreTurned(object=shell, is_public=False)).objects[shell].is_public
    other = replace(state.objects[shell], card=Shell("ホラガイ"))
    assert changed(state, Became(record=other)).objects[shell] is other
    resolving = changed(state, Functional(object=shell))
    assert (resolving.resolving, changed(resolving, Resolved(object=shell)).resolving) == (shell, None)
    assert [object_of(Revealed(object=shell)), object_of(GetPriority(player=0))] == [shell, None]


def test_players_see_public_objects_their_own_and_what_they_look_at() -> None:
    """A heap is private to its owner, too, and a look ends when the shell has another position."""
    sand = Sand()
    bagged, top, below = (sand.add(COCKLE, 0, zone) for zone in (Spot("bag", 0), Spot("heap", 0), Spot("heap", 0)))
    game = sand.game()
    sight = SightRules[Shore](ZONES, lambda game, player, shell: sight.look(game, player, shell) in game.state.looking)
    seen = [[sight.sees(game, player, shell) for shell in (bagged, top, below)] for player in (0, 1)]
    assert seen == [[True, False, False], [False, False, False]]
    game.become(changed(game.state, Looks(look=sight.look(game, 1, below))))
    assert sight.sees(game, 1, below)
    game.become(changed(game.state, Move(object=top, to=QUEUE)))
    assert not sight.sees(game, 1, below)


def test_a_player_may_look_at_what_they_do_not_see() -> None:
    """Nothing is asked about a shell on the beach."""
    sand = Sand()
    lying, hidden = sand.add(COCKLE, 0, BEACH), sand.add(COCKLE, 0, Spot("bag", 0))
    game = Shore(sand.state(), (Answer(True),), sand.game().rules)
    SightRules[Shore](ZONES, lambda *_: False).offer(game, 1, (lying, hidden), "shore:2")
    assert {look.object for look in game.state.looking} == {hidden}
