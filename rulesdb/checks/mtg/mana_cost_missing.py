"""Checks of cards without a mana cost, whose rule the Time Spiral primer changes (213.1a, 401.1b)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.mtg.book import MISSING_MANA_COST


@mtg.check(f"{MISSING_MANA_COST}#sentence-4", "存在しないマナ・コストは支払えないが、{0}は支払える")
def a_missing_mana_cost_cannot_be_paid(t: Table, ann: Person) -> None:
    """Of two cards one costs {0}, the other one has no mana cost."""
    nothing = ann.hand("《無代》 インスタント", "ライフを2点得る。")
    zero = ann.instant("零", "ライフを2点得る。")
    ann.lands("red", 1)
    ann.cannot_play(nothing, "401.1b")
    ann.plays(zero).resolve().expect("アンのライフ", ann.life, 22)


@mtg.check(f"{MISSING_MANA_COST}#item-1", "マナ・コストの無いカードは、追加コストを支払ってもプレイできない")
def an_additional_cost_makes_no_cost(t: Table, ann: Person) -> None:
    """The lands would pay the additional cost."""
    ann.lands("red", 2)
    card = ann.hand("《無代》 インスタント", "ライフを2点得る。", "これをプレイするための追加コスト: 「{2}」")
    ann.cannot_play(card, "401.1b").expect("無代のある場所", card.zone, "手札")


@mtg.check(f"{MISSING_MANA_COST}#item-2", "マナ・コストの無いカードも、待機が終われば、支払わずにプレイできる")
def without_paying_it_is_played(t: Table, ann: Person, ben: Person) -> None:
    """Its last time counter is removed at once."""
    ann.lands("red", 1)
    card = ann.hand("《無代》 ソーサリー", "ライフを2点得る。", "待機1―「{R}」")
    tick = ben.instant("時計回し", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
    ann.takes_action("suspend", card)
    ben.responds(tick).resolve(2).expect("無代のある場所", card.zone, "スタック")
    t.resolve().expect("アンのライフ", ann.life, 22)


@mtg.check(f"{MISSING_MANA_COST}#item-2", "マナ・コストの無いカードも、{3}を支払って裏向きでならプレイできる")
def for_an_alternative_cost_it_is_played(t: Table, ann: Person) -> None:
    """Morph as it is offered in 2006: a face-down spell has no mana cost either."""
    ann.lands("green", 3)
    card = ann.hand("《無代の獣》 クリーチャー パワー5 タフネス5", "変異「{1}」")
    t.expect("アンは無代の獣をプレイできるか", ann.may_play(card), True)
    ann.plays(card, face_down="裏向き").resolve().expect("無代の獣のある場所", card.zone, "場")


@mtg.check(f"{MISSING_MANA_COST}#item-3", "マナ・コストの無いカードの、点数で見たマナ・コストは0である")
def its_converted_mana_cost_is_nothing(t: Table, ann: Person) -> None:
    """In hand and in play."""
    held, stone = ann.hand("《無代》 インスタント", "ライフを2点得る。"), ann.plays_with("《石》 アーティファクト")
    found = [held.converted_mana_cost, stone.converted_mana_cost]
    t.expect("手札の無代と場の石の、点数で見たマナ・コスト", found, [0, 0])
