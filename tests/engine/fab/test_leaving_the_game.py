"""Players who lose while others go on playing: what they had leaves the game with them (4.5.1a)."""

import pytest
from support.engine.fab.random_fab_games import broken

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Continuous, Triggered
from rulesdb.engine.fab.card_parts.effects import Allowance, Delayed, MayLook, Replaces
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import GAIN_LIFE, does, gem, instant, item, shield
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import IsAttack, IsInZone
from rulesdb.engine.fab.selection.objects import InZone, hero_of
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.fab.verbs.objects import PutObjects
from rulesdb.engine.kernel.selection.conditions import Nothing
from rulesdb.engine.kernel.selection.objects import You


def doom(person: Person) -> Card:
    """Return an instant of which a player's hero dies."""
    return instant("破滅", does(DealDamage(20, to=hero_of(person.number))))


def owned(state: State, person: Person) -> list[str]:
    """Return the names of what a player owns in any zone."""
    return [each.card.name for each in state.objects.values() if each.owner == person.number]


@pytest.mark.usefixtures("cid")
def test_nothing_of_a_player_who_lost_is_left(t: Table, ann: Person, ben: Person) -> None:
    """Hand, deck, equipment, hero and a layer on the stack; the layers of others stay."""
    ann.equips("head", "兜", defense=2)
    ann.has_card("deck", gem("青石", 3))
    ann.hand(gem("赤石"))
    tonic, end = ann.instant("強壮剤"), ben.hand(doom(ann))
    kept = ben.instant("癒し")
    ann.plays(tonic)
    ben.responds(kept)
    ben.plays(end).resolve()
    assert (ann.has_lost, owned(t.state, ann), t.stack, kept.zone) == (True, [], 1, "スタック")
    assert (t.active, list(broken(t.state))) == ("ベン", [])
    t.resolve()
    assert (ben.life, t.winners) == (21, None)


@pytest.mark.usefixtures("cid")
@pytest.mark.parametrize("step", ["layer", "attack", "defend", "reaction"])
@pytest.mark.parametrize("is_weapon", [False, True])
def test_the_attack_of_a_player_who_lost_closes_the_chain(t: Table, step: str, is_weapon: bool) -> None:
    """An attack card and a weapon, in every step before damage."""
    ann, ben, cid = t.people
    claw, blade, end = ann.attack("爪"), ann.sword("剣"), cid.hand(doom(ann))
    helmet = ben.equips("head", "兜", defense=1)
    if is_weapon:
        ann.activates(blade, attack_target=ben.hero)
    else:
        ann.plays(claw, attack_target=ben.hero)
    while t.step != step:
        t.resolve(**({"defend": (helmet, None)} if t.step == "attack" else {}))
    cid.responds(end).resolve().until("")
    assert (owned(t.state, ann), t.state.links, ben.life) == ([], (), 20)
    assert (helmet.zone, t.active, list(broken(t.state))) == ("頭", "ベン", [])


def test_a_defender_who_lost_takes_no_damage_and_the_other_target_is_free(
    t: Table, ann: Person, ben: Person, cid: Person
) -> None:
    """The attack goes on without anybody to hit."""
    claw, end, guard = ann.attack("爪"), cid.hand(doom(ben)), ben.attack("盾")
    ann.plays(claw, attack_target=ben.hero).until("attack").resolve(defend=(guard, None))
    cid.responds(end).resolve()
    assert (t.step, owned(t.state, ben), t.game.zone("combat chain")) == ("defend", [], (claw.id,))
    t.until("resolution")
    assert (t.event_count(kinds.AttackHit), cid.life, claw.zone) == (0, 20, "戦闘チェイン")


def test_what_a_player_controlled_of_others_goes_to_its_owners(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann has played an item of Ben's."""
    from_banished = Allowance("play", IsInZone("banished"))
    as_owner = Allowance("play as owner", who=You())
    ann.has_card("permanent", item("盗賊の鍵", Continuous(from_banished), Continuous(as_owner)))
    bell, end = ben.item("鈴", zone="banished"), cid.hand(doom(ann))
    ann.plays(bell).resolve()
    assert (bell.zone, bell.owner) == ("闘技場", "ベン")
    cid.responds(end).resolve()
    assert (bell.zone, bell.owner, owned(t.state, ann)) == ("墓地", "ベン", [])


def test_effects_last_though_their_player_lost(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Attacks get +2 power this turn; what is delayed triggers no more, for its layer would have no player."""
    later = Delayed(Triggered((does(Gain("resource", 1)),), on=Happens(kinds.CardPlayed)))
    rally = ann.hand(instant("鼓舞", does(Begin(Gets("power", 2, applies=IsAttack())), Begin(later))))
    end, spark = cid.hand(doom(ann)), ben.instant("火花")
    ann.plays(rally).resolve()
    cid.responds(end)
    t.resolve()  # what was delayed, and triggered on that card
    t.resolve()
    assert (ann.has_lost, len(t.state.lasting)) == (True, 2)
    triggered = t.event_count(kinds.Triggers)
    ben.plays(spark)
    assert (t.event_count(kinds.Triggers), t.stack) == (triggered, 1)


@pytest.mark.usefixtures("cid")
def test_what_triggered_for_a_player_who_lost_is_not_put_on_the_stack(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ann's that waits for damage, and one of Ben's."""
    for person in (ann, ben):
        person.has_card("head", shield("見る冠", 0, Triggered(GAIN_LIFE, on=Happens(kinds.Deal))))
    end = ben.hand(doom(ann))
    ben.responds(end).resolve()
    assert (t.event_count(kinds.Triggers), t.stack, t.state.pending) == (2, 1, ())
    t.resolve()
    assert ben.life == 21


def test_who_has_lost_is_not_asked(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Neither whether an optional effect replaces an event, nor whether they look at a card."""
    spare = Replaces("standard", Happens(kinds.GainLife), Nothing(), is_optional=True)
    look = MayLook(InZone("deck", ben.number))
    rite = ann.hand(instant("儀式", does(Begin(spare), Begin(look))))
    recall = PutObjects(InZone("graveyard"), zone="deck")
    end, tonic = cid.hand(doom(ann)), ben.hand(instant("強壮剤", does(Gain("life", 1), recall)))
    ben.has_card("graveyard", gem("赤石"))
    ann.plays(rite).resolve()
    cid.responds(end).resolve()
    asked = [each.player for each in t.decisions]
    ben.plays(tonic).resolve()
    assert (ann.has_lost, ben.life, [each.player for each in t.decisions]) == (True, 21, asked)


def test_what_a_player_who_lost_prevents_is_divided_from_the_first_damage_on(
    ann: Person, ben: Person, cid: Person
) -> None:
    """Nobody is asked: of 4 points 3 prevent the damage to Ben's hero, and one is left for Cid's."""
    umbrella = ann.instant("傘", "ゲームの終わりまで、タイプがヒーローのものが受ける秘術ダメージを4点、軽減する。")
    end = cid.hand(doom(ann))
    bolt = cid.instant("稲妻", "すべてのタイプがヒーローのものに3点の秘術ダメージを与える。")
    ann.plays(umbrella).resolve()
    cid.responds(bolt)
    cid.plays(end).resolve(2)
    assert (ann.has_lost, ben.life, cid.life) == (True, 20, 18)


@pytest.mark.usefixtures("cid")
def test_who_concedes_in_the_midst_of_paying_leaves_nothing(t: Table, ann: Person, ben: Person) -> None:
    """4.5.3c, 4.5.1a: the card that is being paid for is gone, and the next player gets priority."""
    bolt, _stones = (
        ann.hand("《雷》 インスタント コスト1", "ライフを1点得る。"),
        ann.gets("hand", gem("赤石"), gem("青石")),
    )
    ann.plays(bolt, pitch=...)
    ann.concedes()
    assert (ann.has_lost, t.stack, t.active, t.winners) == (True, 0, "ベン", None)
    ben.passes()


@pytest.mark.usefixtures("cid")
def test_who_concedes_while_another_player_chooses(t: Table, ann: Person, ben: Person) -> None:
    """4.5.3c: at any time; the game goes on, here in the end-of-turn procedure of Ann."""
    spark = ann.instant("火花")
    t.resolve(arsenal=...)
    ben.concedes()
    t.answer(arsenal=spark)
    assert (ben.has_lost, t.turn_player, t.winners) == (True, "シド", None)


def test_a_declined_draw_leaves_the_question_open(t: Table, ann: Person, ben: Person) -> None:
    """4.5.4c: Ben declines as Ann is about to pay; then she pays."""
    bolt, stones = (
        ann.hand("《雷》 インスタント コスト1", "ライフを1点得る。"),
        ann.gets("hand", gem("赤石"), gem("青石")),
    )
    ann.plays(bolt, pitch=...)
    ann.offers_draw(draw=False, pitch=stones[1])
    assert (t.is_drawn, stones[1].zone, t.stack) == (False, "ピッチゾーン", 1)
    assert t.was_asked(ben, "draw")
