"""Checks of morph (502.26): cards played face down, and permanents turned face up."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.mtg.card_parts.keywords import Trample

_BEAST = ("《古の獣》 「{4}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5", "トランプル", "変異「{3}{G}」")
_HERALD = (
    "《先触れ》 「{2}{G}」 クリーチャー パワー1 タフネス1",
    "これ自身が場に出たとき、ライフを3点得る。",
    "変異「{1}」",
)


def _face_down(player: Person, card: TrackedCard) -> None:
    """Let a player play a card face down; it resolves."""
    player.plays(card, face_down="裏向きで").resolve()


@mtg.check(
    "502.26a#sentence-3 502.26b#sentence-1,4",
    "マナ・コスト6点のカードでも、変異があれば、3点を支払って裏向きでプレイできる",
)
def a_card_is_played_face_down_for_three(t: Table, ann: Person) -> None:
    """Four lands, for a card that costs six: one stays untapped."""
    lands = ann.lands("green", 4)
    beast = ann.hand(*_BEAST)
    t.expect("アンは古の獣をプレイできるか", ann.may_play(beast), True)
    ann.plays(beast, face_down="裏向きで")
    t.expect("スタックのオブジェクトの数", t.stack, 1)
    t.expect("タップされた土地の数", sum(land.is_tapped for land in lands), 3)
    t.resolve()
    t.expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "2/2"])


@mtg.check("502.26b#sentence-5", "裏向きでプレイする{3}は代替コストで、コストを増やす効果で増える")
def effects_change_the_cost_of_a_face_down_spell(t: Table, ann: Person) -> None:
    """A monument makes creatures cost one more."""
    ann.plays_with(
        "《重税の像》 「{0}」 アーティファクト", "クリーチャーであるものをプレイするコストは、「{1}」多くなる。"
    )
    lands = ann.lands("green", 5)
    beast = ann.hand(*_BEAST)
    _face_down(ann, beast)
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 4)
    t.expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "2/2"])


@mtg.check(
    "502.26a#sentence-2,4 502.26b#sentence-2",
    "裏向きのカードは、スタックでも場でも、名前も能力もマナ・コストもない2/2である",
)
def a_face_down_card_has_nothing_but_its_size(t: Table, ann: Person) -> None:
    """On the stack, then in play."""
    ann.lands("green", 3)
    beast = ann.hand(*_BEAST)
    ann.plays(beast, face_down="裏向きで")
    t.expect("スタックでの点数で見たマナ・コスト", beast.converted_mana_cost, 0)
    t.resolve()
    t.expect("場でのサイズ", beast.size, "2/2")
    t.expect("場での点数で見たマナ・コスト", beast.converted_mana_cost, 0)
    t.expect("トランプルを持つか", beast.has(Trample), False)
    t.expect("場にある名前", beast.called, "")


@mtg.check("502.26b#sentence-7", "裏向きの呪文は、解決されても裏向きのまま場に出る")
def a_face_down_spell_comes_face_down(t: Table, ann: Person) -> None:
    """Its ability about coming into play does not trigger either."""
    ann.lands("green", 3)
    herald = ann.hand(*_HERALD)
    _face_down(ann, herald)
    t.expect("先触れのサイズ", herald.size, "2/2")
    t.expect("アンのライフ", ann.life, 20)


@mtg.check("502.26b#sentence-8", "裏向きのクリーチャーは、ターンが終わっても裏向きのままである")
def it_stays_face_down(t: Table, ann: Person) -> None:
    """Into the next turn."""
    ann.lands("green", 3)
    beast = ann.hand(*_BEAST)
    _face_down(ann, beast)
    t.until("upkeep")
    t.expect("次のターンの古の獣のサイズ", beast.size, "2/2")


@mtg.check("502.26c#sentence-1", "変異のないカードは、裏向きではプレイできない")
def without_morph_nothing_is_played_face_down(t: Table, ann: Person) -> None:
    """A bear for three mana: its player is not asked how it is played."""
    ann.lands("green", 3)
    bear = ann.hand("《熊》 「{1}{G}」 クリーチャー パワー4 タフネス4")
    ann.plays(bear)
    t.expect("裏向きでプレイするか尋ねられたか", t.was_asked_of(ann.number, "face down"), False)
    t.resolve()
    t.expect("熊のサイズ", bear.size, "4/4")


@mtg.check(
    "502.26a#sentence-6 502.26d#sentence-4",
    "変異コストを支払うと、表向きになり、印刷された特性を取り戻す",
)
def it_is_turned_up_for_its_morph_cost(t: Table, ann: Person) -> None:
    """Four lands more than the spell took."""
    lands = ann.lands("green", 7)
    beast = ann.hand(*_BEAST)
    _face_down(ann, beast)
    ann.takes("turn face up", beast)
    t.expect("古の獣のサイズ", beast.size, "5/5")
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 7)
    t.expect("点数で見たマナ・コスト", beast.converted_mana_cost, 6)


@mtg.check("502.26b#sentence-9", "表向きになると、変異の効果は終わり、能力も取り戻す")
def its_abilities_come_back(t: Table, ann: Person) -> None:
    """A beast with trample."""
    ann.lands("green", 7)
    beast = ann.hand(*_BEAST)
    _face_down(ann, beast)
    t.expect("裏向きの古の獣はトランプルを持つか", beast.has(Trample), False)
    ann.takes("turn face up", beast)
    t.expect("表向きの古の獣はトランプルを持つか", beast.has(Trample), True)


@mtg.check("502.26a#sentence-5", "対戦相手の呪文がスタックにあるときでも、対応して表向きにできる")
def it_is_turned_up_in_response(t: Table, ann: Person, ben: Person) -> None:
    """Two damage would kill the face-down creature, and does not kill the beast of 5/5."""
    ann.lands("green", 7)
    beast = ann.hand(*_BEAST)
    spark = ben.instant("火花", "対象のクリーチャーに2点のダメージを与える。")
    _face_down(ann, beast)
    ann.passes()
    ben.plays(spark, target=beast)
    ben.passes()
    t.expect("アンは古の獣を表向きにできるか", ann.may_take("turn face up", beast), True)
    ann.takes("turn face up", beast)
    t.resolve()
    t.expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "5/5"])


@mtg.check("502.26a#sentence-7", "表向きにする行動はスタックに乗らないので、対応できない")
def turning_up_uses_no_stack(t: Table, ann: Person, ben: Person) -> None:
    """Two damage would kill the face-down creature, but there is no time for it."""
    ann.lands("green", 7)
    beast = ann.hand(*_BEAST)
    ben.instant("火花", "対象のクリーチャーに2点のダメージを与える。")
    _face_down(ann, beast)
    ann.takes("turn face up", beast)
    t.expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("優先権はアンにあるか", ann.has_priority, True)
    t.expect("古の獣のサイズ", beast.size, "5/5")


@mtg.check("502.26d#sentence-1", "表向きにできるのは、自分がコントロールする場の裏向きのパーマネントだけである")
def only_ones_own_face_down_permanent_is_turned_up(t: Table, ann: Person, ben: Person) -> None:
    """Not the opponent's, and not a face-down spell on the stack."""
    ann.lands("green", 7)
    ben.lands("green", 4)
    beast = ann.hand(*_BEAST)
    ann.plays(beast, face_down="裏向きで")
    ann.cannot_take("turn face up", beast, "502.26d")
    t.resolve()
    ann.passes()
    ben.cannot_take("turn face up", beast, "502.26d")


@mtg.check("502.26d#sentence-2", "変異のないパーマネントは、裏向きにされると、変異では表向きにできない")
def what_has_no_morph_cannot_be_turned_up_by_it(t: Table, ann: Person) -> None:
    """A bear that an effect has turned face down."""
    bear = ann.plays_with("《熊》 「{1}{G}」 クリーチャー パワー4 タフネス4")
    veil = ann.instant("覆い", "対象のクリーチャーを裏向きにする。")
    ann.plays(veil, target=bear).resolve()
    t.expect("熊のサイズ", bear.size, "2/2")
    ann.cannot_take("turn face up", bear, "502.26d")


@mtg.check("502.26d#sentence-3", "変異コストを支払えなければ、表向きにできない")
def the_morph_cost_must_be_payable(t: Table, ann: Person) -> None:
    """One land is left, and the morph cost is four mana."""
    ann.lands("green", 4)
    beast = ann.hand(*_BEAST)
    _face_down(ann, beast)
    ann.cannot_take("turn face up", beast, "502.26d")
    t.expect("古の獣のサイズ", beast.size, "2/2")


@mtg.check("502.26d#sentence-5", "表向きになっても、場に出たときの能力は誘発しない")
def turning_up_is_no_coming_into_play(t: Table, ann: Person) -> None:
    """A creature that would give 3 life as it comes into play."""
    ann.lands("green", 4)
    herald = ann.hand(*_HERALD)
    _face_down(ann, herald)
    ann.takes("turn face up", herald)
    t.expect("先触れのサイズ", herald.size, "1/1")
    t.expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("アンのライフ", ann.life, 20)


@mtg.check("502.26e#sentence-1", "効果で裏向きにされたパーマネントも、名前も能力もない2/2になる")
def an_effect_turns_a_permanent_face_down(t: Table, ann: Person) -> None:
    """A beast in play, turned face down by an instant."""
    beast = ann.plays_with(*_BEAST)
    veil = ann.instant("覆い", "対象のクリーチャーを裏向きにする。")
    ann.plays(veil, target=beast).resolve()
    t.expect("古の獣のサイズ", beast.size, "2/2")
    t.expect("トランプルを持つか", beast.has(Trample), False)
