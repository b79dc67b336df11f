"""Checks of the rules of morph (502.26a to 502.26e): cards played face down, and permanents turned face up."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.mtg.card_parts.abilities import Trample

BEAST = (
    "《古の獣》 「{4}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5 シンボル「時のらせん」",
    "トランプル",
    "変異「{3}{G}」",
)
HERALD = (
    "《先触れ》 「{2}{G}」 クリーチャー パワー1 タフネス1",
    "これ自身が場に出たとき、ライフを3点得る。",
    "変異「{1}」",
)
SCOUT = ("《斥候》 「{1}{G}」 クリーチャー パワー2 タフネス1", "変異「{G}」")
SPRING = (
    "《泉》 「{2}{U}」 クリーチャー パワー1 タフネス1",
    "これを生け贄に捧げる: 青マナ1点を加える。",
    "変異「{U}」",
)
PHASE_OUT = "対象のクリーチャーをフェイズ・アウトさせる。"
BEASTS = (
    "《獣の巣》 「{0}」 アーティファクト",
    "「獣」であるものは、+4/+4の修整を受ける。",
    "シンボルが「時のらせん」のものは、+3/+3の修整を受ける。",
)
KILL = "対象のクリーチャーを破壊する。"
VEIL = "対象のクリーチャーを裏向きにする。"
MIRROR = "ターン終了時まで、対象のクリーチャーは、あなたがコントロールするクリーチャーのコピーになる。"


def face_down(player: Person, card: TrackedCard) -> None:
    """Let a player play a card face down; it resolves."""
    player.plays(card, face_down="裏向き").resolve()


def played_face_down(ann: Person, sheet: tuple[str, ...], lands: int) -> TrackedCard:
    """Return a card that Ann has played face down; she has this number of lands in play."""
    ann.lands("green", lands)
    card = ann.hand(*sheet)
    face_down(ann, card)
    return card


@mtg.check(
    "502.26a#sentence-3 502.26b#sentence-1,4",
    "マナ・コスト6点のカードでも、変異があれば、3点を支払って裏向きでプレイできる",
)
def a_card_is_played_face_down_for_three(t: Table, ann: Person, ben: Person) -> None:
    """Of nine lands six stay untapped, for a card that costs six."""
    ann.lands("green", 9)
    beast = ann.hand(*BEAST)
    ann.plays(beast, face_down="裏向き").expect("スタックのオブジェクトの数", t.stack, 1)
    t.expect("そのときにベンから見た古の獣", ben.name_of(beast), "裏向きの呪文")
    t.expect("スタックでのサイズ", beast.size, "2/2")
    t.expect("ベンに公開されたカード", t.revealed, [])
    t.expect("タップされた土地の数", ann.tapped, 3)
    t.resolve().expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "2/2"])


@mtg.check("502.26b#sentence-5", "裏向きでプレイする{3}は代替コストで、コストを減らす効果で減る")
def effects_reduce_the_cost_of_a_face_down_spell(t: Table, ann: Person) -> None:
    """A monument makes creatures cost two less."""
    ann.plays_with(
        "《倹約の像》 「{0}」 アーティファクト", "クリーチャーであるものをプレイするコストは、「{2}」少なくなる。"
    )
    beast = played_face_down(ann, BEAST, lands=5)
    t.expect("タップ状態の土地の数", ann.tapped, 1)
    t.expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "2/2"])


@mtg.check("502.26b#sentence-5", "裏向きでプレイする{3}は代替コストで、コストを増やす効果で増える")
def effects_change_the_cost_of_a_face_down_spell(t: Table, ann: Person) -> None:
    """A monument makes creatures cost one more."""
    ann.plays_with(
        "《重税の像》 「{0}」 アーティファクト", "クリーチャーであるものをプレイするコストは、「{1}」多くなる。"
    )
    lands = ann.lands("green", 5)
    beast = ann.hand(*BEAST)
    face_down(ann, beast)
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 4)
    t.expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "2/2"])


@mtg.check(
    "502.26a#sentence-2,4 502.26b#sentence-2",
    "裏向きのカードは、スタックでも場でも、名前も能力もエキスパンション・シンボルもマナ・コストもない2/2である",
)
def a_face_down_card_has_nothing_but_its_size(t: Table, ann: Person) -> None:
    """On the stack, then in play, where a den makes beasts larger, and what has their expansion symbol."""
    ann.plays_with(*BEASTS)
    ann.lands("green", 3)
    beast = ann.hand(*BEAST)
    ann.plays(beast, face_down="裏向き").expect("スタックでの点数で見たマナ・コスト", beast.converted_mana_cost, 0)
    t.resolve().expect("場でのサイズ", beast.size, "2/2")
    t.expect("場での点数で見たマナ・コスト", beast.converted_mana_cost, 0)
    t.expect("トランプルを持つか", beast.has(Trample), False)
    t.expect("場にある名前", beast.present_name, "")


@mtg.check("502.26b#sentence-7", "裏向きの呪文は、解決されても裏向きのまま場に出る")
def a_face_down_spell_comes_face_down(t: Table, ann: Person) -> None:
    """Its ability about coming into play does not trigger either."""
    t.expect("先触れのサイズ", played_face_down(ann, HERALD, lands=3).size, "2/2")
    t.expect("アンのライフ", ann.life, 20)


@mtg.check("502.26b#sentence-8", "裏向きのクリーチャーは、ターンが終わっても裏向きのままである")
def it_stays_face_down(t: Table, ann: Person) -> None:
    """Into the next turn."""
    beast = played_face_down(ann, BEAST, lands=3)
    t.until("upkeep").expect("次のターンの古の獣のサイズ", beast.size, "2/2")


@mtg.check("502.26c#sentence-1", "変異のないカードは、裏向きではプレイできない")
def without_morph_nothing_is_played_face_down(t: Table, ann: Person) -> None:
    """A bear for three mana: its player is not asked how it is played."""
    ann.lands("green", 3)
    bear = ann.hand("《熊》 「{1}{G}」 クリーチャー パワー4 タフネス4")
    ann.plays(bear).expect("裏向きでプレイするか尋ねられたか", t.was_asked_of(ann.number, "face down"), False)
    t.resolve().expect("熊のサイズ", bear.size, "4/4")


@mtg.check(
    "502.26a#sentence-6 502.26d#sentence-4",
    "変異コストを支払ってから表向きになり、印刷された特性を取り戻す",
)
def it_is_turned_up_for_its_morph_cost(t: Table, ann: Person) -> None:
    """Four lands more than the spells took; and a spring whose cost only its own mana could pay, if it were face up."""
    lands = ann.lands("green", 10)
    spring, beast = ann.hand(*SPRING), ann.hand(*BEAST)
    face_down(ann, spring)
    ann.cannot_take_action("turn face up", spring, "502.26d")
    face_down(ann, beast)
    ann.takes_action("turn face up", beast).expect("古の獣のサイズ", beast.size, "5/5")
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 10)
    t.expect("点数で見たマナ・コスト", beast.converted_mana_cost, 6)


@mtg.check("502.26b#sentence-9", "表向きになると、変異の効果は終わり、能力も取り戻す")
def its_abilities_come_back(t: Table, ann: Person) -> None:
    """A beast with trample."""
    beast = played_face_down(ann, BEAST, lands=7)
    t.expect("裏向きの古の獣はトランプルを持つか", beast.has(Trample), False)
    ann.takes_action("turn face up", beast).expect("表向きの古の獣はトランプルを持つか", beast.has(Trample), True)


@mtg.check("502.26a#sentence-5", "対戦相手の呪文がスタックにあるときでも、対応して表向きにできる")
def it_is_turned_up_in_response(t: Table, ann: Person, ben: Person) -> None:
    """Two damage would kill the face-down creature, and does not kill the beast of 5/5."""
    ann.lands("green", 7)
    beast = ann.hand(*BEAST)
    spark = ben.instant("火花", "対象のクリーチャーに2点のダメージを与える。")
    face_down(ann, beast)
    ben.responds(spark, target=beast)
    ben.passes().expect("アンは古の獣を表向きにできるか", ann.may_take_action("turn face up", beast), True)
    ann.takes_action("turn face up", beast).expect("示された変異コスト", t.shown_costs, ["{3}{G}"])
    t.resolve().expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "5/5"])


@mtg.check("502.26a#sentence-7", "表向きにする行動はスタックに乗らないので、対応できない")
def turning_up_uses_no_stack(t: Table, ann: Person, ben: Person) -> None:
    """Two damage would kill the face-down creature, but there is no time for it."""
    ann.lands("green", 7)
    beast = ann.hand(*BEAST)
    ben.instant("火花", "対象のクリーチャーに2点のダメージを与える。")
    face_down(ann, beast)
    ann.takes_action("turn face up", beast).expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("優先権はアンにあるか", ann.has_priority, True)
    t.expect("古の獣のサイズ", beast.size, "5/5")


@mtg.check(
    "502.26d#sentence-1",
    "表向きにできるのは、自分がコントロールする場の裏向きのパーマネントだけだが、相手のターンにもできる",
)
def only_ones_own_face_down_permanent_is_turned_up(t: Table, ann: Person, ben: Person) -> None:
    """Not a face-down spell on the stack; in the opponent's upkeep not by the opponent, and not before that passes."""
    ann.lands("green", 7)
    ben.lands("green", 4)
    beast = ann.hand(*BEAST)
    ann.plays(beast, face_down="裏向き")
    ann.cannot_take_action("turn face up", beast, "502.26d")
    t.resolve().until("upkeep")
    ben.cannot_take_action("turn face up", beast, "502.26d")
    t.expect("優先権のないアンは表向きにできるか", ann.may_take_action("turn face up", beast), False)
    ben.passes().expect("優先権を得たアンは表向きにできるか", ann.may_take_action("turn face up", beast), True)


@mtg.check("502.26d#sentence-2a", "変異のないパーマネントは、裏向きにされると、変異では表向きにできない")
def what_has_no_morph_cannot_be_turned_up_by_it(t: Table, ann: Person) -> None:
    """A bear that an effect has turned face down."""
    bear = ann.plays_with("《熊》 「{1}{G}」 クリーチャー パワー4 タフネス4")
    veil = ann.instant("覆い", "対象のクリーチャーを裏向きにする。")
    ann.plays(veil, target=bear).resolve().expect("熊のサイズ", bear.size, "2/2")
    ann.cannot_take_action("turn face up", bear, "502.26d")


@mtg.check(
    "502.26d#sentence-2b",
    "表向きにするプレイヤーは、変異の効果が終わる時点での変異コストを、すべてのプレイヤーに示す",
)
def the_morph_cost_is_shown(t: Table, ann: Person) -> None:
    """Only as they are turned face up, that of a beast, and that which a bear will have been given by a shrine."""
    ann.lands("green", 8)
    ann.plays_with("《変異の祠》 「{0}」 アーティファクト", "名前が「熊」のものは、『変異「{G}」』を得る。")
    beast, bear, veil = ann.hand(*BEAST), ann.creature("熊"), ann.instant("覆い", VEIL)
    face_down(ann, beast)
    ann.plays(veil, target=bear).resolve()
    t.expect("裏向きの間に示された変異コスト", t.shown_costs, [])
    ann.takes_action("turn face up", beast).expect("古の獣のために示された変異コスト", t.shown_costs, ["{3}{G}"])
    ann.takes_action("turn face up", bear).expect("示された変異コスト", t.shown_costs, ["{3}{G}", "{G}"])


@mtg.check("502.26d#sentence-3", "変異コストを支払えなければ、表向きにできない")
def the_morph_cost_must_be_payable(t: Table, ann: Person) -> None:
    """One land is left, and the morph cost is four mana."""
    beast = played_face_down(ann, BEAST, lands=4)
    ann.cannot_take_action("turn face up", beast, "502.26d").expect("古の獣のサイズ", beast.size, "2/2")


@mtg.check("502.26d#sentence-5b", "表向きになっても、カウンターが置かれた状態で場に出るという効果は、発揮されない")
def turning_up_has_no_effect_of_coming_into_play(t: Table, ann: Person) -> None:
    """Whatever comes into play as a hydra has three counters on it."""
    hydra = played_face_down(
        ann,
        (
            "《多頭蛇》 「{4}{G}」 クリーチャー パワー1 タフネス1",
            "これは「+1/+1」カウンターが3個置かれた状態で場に出る。",
            "変異「{G}」",
        ),
        lands=4,
    )
    ann.takes_action("turn face up", hydra).expect("表向きの多頭蛇のサイズ", hydra.size, "1/1")
    t.expect("+1/+1カウンターの数", hydra.counters("+1/+1"), 0)


@mtg.check(
    "502.26d#sentence-5a",
    "表向きになっても、クリーチャーが場に出たことにはならず、ほかのパーマネントの能力は誘発しない",
)
def turning_up_is_no_coming_into_play(t: Table, ann: Person) -> None:
    """A bell gives 1 life whenever a creature comes into play, also face down."""
    ann.plays_with("《鐘》 「{0}」 アーティファクト", "クリーチャーであるものが場に出たとき、ライフを1点得る。")
    beast = played_face_down(ann, BEAST, lands=7)
    t.resolve().expect("裏向きの古の獣が場に出た後のアンのライフ", ann.life, 21)
    ann.takes_action("turn face up", beast).expect("古の獣のサイズ", beast.size, "5/5")
    t.expect("スタックのオブジェクトの数", t.stack, 0)


@mtg.check("502.26d#sentence-6", "前から場にいたクリーチャーは、表向きになったターンにも、タップする能力を使える")
def it_was_in_play_already(t: Table, ann: Person) -> None:
    """A creature that was face down for a turn is turned face up in the next upkeep of its controller."""
    ann.lands("green", 4)
    druid = ann.hand(
        "《茂みの古老》 「{4}{G}」 クリーチャー パワー1 タフネス3", "タップ: ライフを1点得る。", "変異「{3}{G}」"
    )
    face_down(ann, druid)
    for step in ("end of turn", "upkeep") * 2:
        t.until(step)
    ann.takes_action("turn face up", druid).expect("茂みの古老のサイズ", druid.size, "1/3")
    t.expect("アンは茂みの古老の能力をプレイできるか", ann.may_activate(druid), True)


@mtg.check("502.26e#sentence-1", "効果で裏向きにしたパーマネントも、名前も能力もエキスパンション・シンボルもない2/2だ")
def an_effect_turns_a_permanent_face_down(t: Table, ann: Person) -> None:
    """A beast in play, turned face down by an instant; a den made it larger for its type and its expansion symbol."""
    ann.plays_with(*BEASTS)
    beast, veil = ann.plays_with(*BEAST), ann.instant("覆い", VEIL)
    t.expect("表向きの古の獣のサイズ", beast.size, "12/12")
    ann.plays(veil, target=beast).resolve().expect("古の獣のサイズ", beast.size, "2/2")
    t.expect("トランプルを持つか", beast.has(Trample), False)
    t.expect("名前と、点数で見たマナ・コスト", [beast.present_name, beast.converted_mana_cost], ["", 0])


# What is copied, where morph works, and what an effect has turned face down


@mtg.check("502.26b#sentence-3", "裏向きでプレイされたクリーチャーのコピーになると、名前も能力もない2/2になる")
def a_copy_of_a_face_down_creature_is_plain(t: Table, ann: Person, ben: Person) -> None:
    """A bear of 4/4 becomes a copy of the face-down beast until end of turn."""
    ann.lands("green", 3)
    beast, mirror, bear = ann.hand(*BEAST), ann.instant("写し身の術", MIRROR), ben.creature("熊", size="4/4")
    face_down(ann, beast)
    ann.plays(mirror, target=bear).resolve().expect("コピーになった熊のサイズ", bear.size, "2/2")
    t.expect("コピーになった熊がトランプルを持つか", bear.has(Trample), False)
    t.until("upkeep").expect("次のターンの熊のサイズ", bear.size, "4/4")


@mtg.check("502.26e#sentence-2", "効果で裏向きになったクリーチャーのコピーになると、名前も能力もない2/2になる")
def a_copy_of_a_creature_turned_face_down_is_plain(t: Table, ann: Person, ben: Person) -> None:
    """A bear of 4/4 becomes a copy of a beast that an instant has turned face down."""
    beast, veil = ann.plays_with(*BEAST), ann.instant("覆い", VEIL)
    mirror, bear = ann.instant("写し身の術", MIRROR), ben.creature("熊", size="4/4")
    ann.plays(veil, target=beast).resolve()
    ann.plays(mirror, target=bear).resolve().expect("コピーになった熊のサイズ", bear.size, "2/2")
    t.expect("コピーになった熊がトランプルを持つか", bear.has(Trample), False)


@mtg.check("502.26b#sentence-6", "墓地からプレイしてよいカードに変異があれば、墓地から裏向きでプレイできる")
def a_card_is_played_face_down_from_a_graveyard(t: Table, ann: Person) -> None:
    """A shrine permits to play what is in the graveyard; three lands are too few for the mana cost."""
    ann.plays_with(
        "《墓守の祠》 「{0}」 アーティファクト",
        "あなたは、あなたの墓地にあるものを手札にあるかのようにプレイしてよい。",
    )
    ann.lands("green", 3)
    beast = ann.has_card("graveyard", *BEAST)
    t.expect("アンは墓地の古の獣をプレイできるか", ann.may_play(beast), True)
    face_down(ann, beast)
    t.expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "2/2"])


@mtg.check("502.26e#sentence-3", "効果で裏向きにされたパーマネントも、変異があれば、変異コストを支払って表向きにできる")
def what_an_effect_has_turned_is_turned_up_for_its_morph_cost(t: Table, ann: Person, ben: Person) -> None:
    """A beast in play that an instant turns face down; only its controller may look at its face."""
    lands = ann.lands("green", 4)
    beast, veil = ann.plays_with(*BEAST), ann.instant("覆い", VEIL)
    ann.plays(veil, target=beast).resolve().expect("裏向きの古の獣のサイズ", beast.size, "2/2")
    t.expect("アンとベンは表を見てよいか", [one.may_look_at(beast) for one in (ann, ben)], [True, False])
    t.expect("アンは古の獣を表向きにできるか", ann.may_take_action("turn face up", beast), True)
    ann.takes_action("turn face up", beast).expect("古の獣のサイズ", beast.size, "5/5")
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 4)
