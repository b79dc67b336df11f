"""Morph: a card played face down, and turned face up."""

import pytest
from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError
from rulesdb.engine.mtg.card_parts.abilities import Trample
from rulesdb.engine.mtg.narrator import MtgNarrator

BEAST = ("《古の獣》 「{4}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5", "トランプル", "変異「{3}{G}」")


def _face_down(ann: Person, beast: TrackedCard) -> None:
    ann.plays(beast, face_down="裏向き").resolve()


def test_a_card_is_played_face_down_for_three_and_turned_up_for_its_cost(table: Table, ann: Person) -> None:
    """Face down it is a 2/2 without a mana cost; turned up it is what is printed."""
    ann.lands("green", 7)
    beast = ann.hand(*BEAST)
    _face_down(ann, beast)
    assert (beast.size, beast.converted_mana_cost) == ("2/2", 0)
    ann.takes_action("turn face up", beast)
    assert (beast.size, beast.converted_mana_cost, table.stack) == ("5/5", 6, 0)


def test_without_the_morph_cost_it_stays_face_down(ann: Person) -> None:
    """Three lands have paid for the spell; the rule of the payment is named."""
    ann.lands("green", 4)
    beast = ann.hand(*BEAST)
    _face_down(ann, beast)
    ann.cannot_take_action("turn face up", beast, "502.26d")


def test_the_opponent_sees_no_name(table: Table, ann: Person, ben: Person) -> None:
    """The account of the game names it as a face-down creature, until it leaves play."""
    ann.lands("green", 3)
    beast, shock = ann.hand(*BEAST), ben.instant("火花", "対象のクリーチャーに2点のダメージを与える。")
    _face_down(ann, beast)
    ben.responds(shock, target=beast).resolve()
    texts = [line.text for line in table.lines]
    assert "裏向きのクリーチャーは、変異を持つ《古の獣》だと分かる" in texts
    assert "裏向きのクリーチャーが破壊される" in texts


def test_a_card_without_morph_is_not_played_face_down(ann: Person) -> None:
    """Its player is not even asked."""
    ann.lands("green", 3)
    bear = ann.hand("《熊》 「{1}{G}」 クリーチャー パワー2 タフネス2")
    with pytest.raises(IllegalChoiceError):
        ann.takes_action("turn face up", bear)


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("をオーナーの手札に戻す", "手札"),
        ("をオーナーのライブラリーの一番上に置く", "ライブラリー"),
        ("をオーナーの墓地に置く", "墓地"),
        ("をゲームから取り除く", "ゲーム外"),
    ],
)
def test_what_leaves_play_face_down_is_face_up_in_every_zone(
    table: Table, ann: Person, ben: Person, words: str, zone: str
) -> None:
    """It is revealed, is what is printed there, and only a hand and a library hide it as they hide all cards."""
    ann.lands("green", 3)
    beast, end = ann.hand(*BEAST), ann.instant("呪文", f"対象のクリーチャー{words}。")
    _face_down(ann, beast)
    ann.plays(end, target=beast).resolve()
    assert (beast.zone, beast.present_name, beast.size) == (zone, "古の獣", "5/5")
    assert table.revealed == ["《古の獣》(変異を持つ)"]
    assert ben.may_look_at(beast) == (zone not in {"手札", "ライブラリー"})
    assert ann.may_look_at(beast) == (zone != "ライブラリー")


def test_a_face_down_spell_that_leaves_the_stack_otherwise_is_revealed(table: Table, ann: Person, ben: Person) -> None:
    """An effect returns the spell to its owner's hand."""
    ann.lands("green", 3)
    beast, home = ann.hand(*BEAST), ben.instant("巻き戻し", "対象の呪文をオーナーの手札に戻す。")
    ann.plays(beast, face_down="裏向き")
    ben.responds(home, target=beast).resolve()
    assert (beast.zone, table.revealed) == ("手札", ["《古の獣》(変異を持つ)"])


def test_what_is_turned_face_down_without_morph_is_revealed_without_it(table: Table, ann: Person) -> None:
    """A bear in play, which an effect turns face down and another one destroys."""
    bear, veil = ann.creature("熊"), ann.instant("覆い", "すべてのクリーチャーを裏向きにする。")
    end = ann.instant("止め", "対象のクリーチャーを破壊する。")
    ann.plays(veil).resolve()
    ann.plays(end, target=bear).resolve()
    assert table.revealed == ["《熊》(変異を持たない)"]
    assert "《熊》が裏向きになる" in [line.text for line in table.lines]


def test_a_face_down_creature_that_becomes_a_copy_stays_face_down(table: Table, ann: Person, ben: Person) -> None:
    """Turned face up it is the copy, and after the turn itself; what is revealed as it leaves play is the card."""
    ann.lands("green", 3)
    beast, bear = ann.hand(*BEAST), ben.creature("熊", "変異「{0}」", size="4/4")
    mirror = ann.instant("写し身", "ターン終了時まで、対象のクリーチャーは、名前が「熊」のクリーチャーのコピーになる。")
    eye = ann.instant("開眼", "対象のクリーチャーを表向きにする。")
    _face_down(ann, beast)
    ann.plays(mirror, target=beast).resolve()
    assert (beast.size, beast.present_name) == ("2/2", "")
    ann.plays(eye, target=beast).resolve()
    assert (beast.size, beast.present_name, bear.size) == ("4/4", "熊", "4/4")
    table.until("upkeep")
    assert (beast.size, beast.present_name, beast.has(Trample)) == ("5/5", "古の獣", True)


def test_a_copy_that_is_still_face_down_as_the_effect_ends_is_itself(table: Table, ann: Person, ben: Person) -> None:
    """The morph cost is that of what it would be face up; what is revealed is the card itself."""
    ann.lands("green", 3)
    beast, _ = ann.hand(*BEAST), ben.creature("熊", "変異「{0}」", size="4/4")
    mirror = ann.instant("写し身", "ターン終了時まで、対象のクリーチャーは、名前が「熊」のクリーチャーのコピーになる。")
    end = ben.instant("止め", "対象のクリーチャーを破壊する。")
    _face_down(ann, beast)
    assert not ann.may_take_action("turn face up", beast)
    ann.plays(mirror, target=beast).resolve()
    assert ann.may_take_action("turn face up", beast)
    table.until("upkeep")
    assert (beast.size, table.question.partition(":")[0]) == ("2/2", "ベン")
    ben.plays(end, target=beast).resolve()
    assert table.revealed == ["《古の獣》(変異を持つ)"]


def test_a_creature_under_another_players_control_is_turned_and_stays_there(
    table: Table, ann: Person, ben: Person
) -> None:
    """Turned face up, face down and up again while an effect gives control of it until end of turn."""
    ann.lands("green", 3)
    beast, take = (
        ann.hand(*BEAST),
        ben.instant("支配", "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。"),
    )
    eye, veil = (
        ann.instant("開眼", "対象のクリーチャーを表向きにする。"),
        ann.instant("覆い", "対象のクリーチャーを裏向きにする。"),
    )
    _face_down(ann, beast)
    ben.responds(take, target=beast).resolve()
    ann.plays(eye, target=beast).resolve()
    assert (beast.size, beast.controller) == ("5/5", "ベン")
    ann.plays(veil, target=beast).resolve()
    assert (beast.size, beast.controller) == ("2/2", "ベン")
    table.until("upkeep")
    assert (beast.size, beast.controller) == ("2/2", "アン")


def test_the_morph_cost_is_that_of_the_permanent_face_up(table: Table, ann: Person) -> None:
    """A shrine takes morph from whatever has it, also from what would have it."""
    ann.plays_with("《封じの祠》 「{0}」 アーティファクト", "場にあるものは、すべての変異を失う。")
    ann.lands("green", 7)
    beast = ann.hand(*BEAST)
    _face_down(ann, beast)
    ann.cannot_take_action("turn face up", beast, "502.26d")
    assert table.stack == 0


def test_a_morph_cost_may_be_more_than_mana(table: Table, ann: Person) -> None:
    """Two cards of the hand are discarded."""
    first, second = ann.creature("熊", zone="hand"), ann.creature("狼", zone="hand")
    seer = ann.creature("占い師", "変異(手札を2枚捨てる)", size="1/3")
    ann.plays(ann.instant("覆い", "対象のクリーチャーを裏向きにする。"), target=seer).resolve()
    ann.takes_action("turn face up", seer)
    assert (seer.size, first.zone, second.zone) == ("1/3", "墓地", "墓地")
    shown = "アンは、裏向きのクリーチャーの変異コスト(マナ以外のコスト)を全員に示す"
    assert shown in [line.text for line in table.lines]


def test_a_morph_cost_that_cannot_be_paid_keeps_the_permanent_face_down(ann: Person) -> None:
    """The hand is empty."""
    seer = ann.creature("占い師", "変異(手札を2枚捨てる)", size="1/3")
    ann.plays(ann.instant("覆い", "対象のクリーチャーを裏向きにする。"), target=seer).resolve()
    ann.cannot_take_action("turn face up", seer, "502.26d")


def test_a_permanent_that_is_sacrificed_for_its_morph_cost_is_not_turned(table: Table, ann: Person) -> None:
    """It is in the graveyard."""
    goat = ann.creature("山羊", "変異(これを生け贄に捧げる)")
    ann.plays(ann.instant("覆い", "対象のクリーチャーを裏向きにする。"), target=goat).resolve()
    ann.takes_action("turn face up", goat)
    assert (goat.zone, table.revealed) == ("墓地", ["《山羊》(変異を持つ)"])


def test_a_card_without_morph_any_more_is_not_played_face_down(ann: Person) -> None:
    """A shrine takes morph from what is in hand."""
    ann.plays_with("《封じの祠》 「{0}」 アーティファクト", "あなたの手札にあるものは、すべての変異を失う。")
    ann.lands("green", 3)
    beast = ann.hand(*BEAST)
    assert not ann.may_play(beast)


def test_what_an_effect_plays_for_free_is_not_played_face_down(table: Table, ann: Person) -> None:
    """There is one alternative cost at most."""
    beast = ann.hand(*BEAST)
    free = ann.instant("大盤振る舞い", "あなたの手札のすべてのカードをマナ・コストを支払わずにプレイする。")
    ann.plays(free).resolve()
    assert not table.was_asked_of(ann.number, "face down")
    table.resolve()
    assert (beast.zone, beast.size) == ("場", "5/5")


def test_turning_what_is_turned_already_changes_nothing(table: Table, ann: Person) -> None:
    """The account tells only what is turned."""
    ann.creature("熊")
    eye, veil = (
        ann.instant(name, f"すべてのクリーチャーを{way}にする。")
        for name, way in (("開眼", "表向き"), ("覆い", "裏向き"))
    )
    again = ann.instant("二重の覆い", "すべてのクリーチャーを裏向きにする。")
    ann.resolves(eye, veil, again)
    turned = [line.text for line in table.lines if line.text.endswith("向きになる")]
    assert turned == ["《熊》が裏向きになる"]


def test_abilities_alone_cannot_be_played(ann: Person) -> None:
    """A card of which the abilities cannot be played can be played itself."""
    ann.plays_with("《沈黙の像》 「{0}」 アーティファクト", "クリーチャーであるものの能力はプレイできない。")
    healer, bear = ann.creature("癒し手", "「{0}」: ライフを1点得る。"), ann.creature("熊", zone="hand")
    ann.cannot_activate(healer, "103.2")
    assert ann.may_play(bear)


def test_nameless_objects_have_a_name_in_accounts(table: Table, ann: Person, ben: Person) -> None:
    """A creature that is a copy of a face-down one, and a copy of a face-down spell."""
    ann.plays_with("《速き祠》 「{0}」 アーティファクト", "クリーチャーであるものは、『瞬速』を得る。")
    ann.lands("green", 6)
    first, second, bear = ann.hand(*BEAST), ann.hand(*BEAST), ben.creature("熊")
    mirror = ann.instant(
        "写し身", "ターン終了時まで、対象のクリーチャーは、あなたがコントロールするクリーチャーのコピーになる。"
    )
    twin = ann.instant("双子", "対象の呪文をコピーし、コピーの新しい対象を選んでもよい。")
    _face_down(ann, first)
    ann.plays(mirror, target=bear).resolve()
    assert "《熊》が名前のないクリーチャーのコピーになる" in [line.text for line in table.lines]
    ann.plays(second, face_down="裏向き")
    ann.plays(twin, target=second).resolve()
    names = [MtgNarrator(table.state).name(one) for one in table.game.stack]
    assert names == ["裏向きの呪文(目印2)", "名前のない呪文のコピー"]
    table.resolve(2)
    assert [line for line in MtgNarrator(table.state, 0).board(table.state) if "名前のない" in line]


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_narrator_names_a_face_for_who_may_look_at_it(table: Table, ann: Person, viewer: int) -> None:
    """On the board as well."""
    ann.lands("green", 3)
    _face_down(ann, ann.hand(*BEAST))
    lines = [*MtgNarrator(table.state, viewer).board(table.state)]
    name = "裏向きの《古の獣》" if viewer == 0 else "裏向きのクリーチャー"
    assert f"  アンの場: {name} 2/2" in lines


def test_morph_works_on_the_stack_and_as_the_card_is_turned_down(table: Table, ann: Person) -> None:
    """Without the first, the card has its printed characteristics on the stack; without the second, in play too."""
    seen = []
    for without in ("mtg:502.26a#sentence-2", "mtg:502.26b#sentence-2"):
        table = Table()
        ann = table.people[0]
        with rules_in_force([without]):
            ann.lands("green", 3)
            beast = ann.hand(*BEAST)
            ann.plays(beast, face_down="裏向き")
            on_stack = beast.size
            table.resolve()
            seen.append((on_stack, beast.size))
    assert seen == [("5/5", "2/2"), ("5/5", "5/5")]


@pytest.mark.exhaustive
def test_the_checks_of_morph_demonstrate_their_sentences() -> None:
    """Each passes, and fails without the sentence that it claims."""
    checks = [*checks_of("morph"), *checks_of("morph_rulings")]
    assert len(checks) >= 35
    assert list(problems(checks)) == []
