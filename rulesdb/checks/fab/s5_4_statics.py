"""Checks of 5.4.1 to 5.4.6 but for 5.4.4: static, meta-static, property-static and triggered-static abilities."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import action, attack
from rulesdb.engine.fab.selection.cards import IsSpecialized


@fab.check("5.4.1#sentence-1", "常在能力は、スタックで解決されることなしに効果を生成する")
def a_static_ability_needs_no_layer(t: Table, ann: Person) -> None:
    """A piece of equipment that was never on the stack makes attacks stronger."""
    ann.equips("head", "闘士の兜", "攻撃アクションカードは、パワーに1の修整を得る。", defense=0)
    claw = ann.attack("爪")
    t.begin()
    t.expect("スタックに置かれたレイヤーの数", t.times(kinds.Stack), 0)
    t.expect("爪のパワー", claw.power, 4)


@fab.check("5.4.2#sentence-1", "常在能力が生成する継続効果は、能力が機能状態である間だけある")
def a_static_continuous_effect_lasts_as_long_as_its_source(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger until it is destroyed."""
    helm = ann.equips(
        "head",
        "闘士の兜",
        "攻撃アクションカードは、パワーに1の修整を得る。",
        "インスタント ― 「これを破壊する」: ライフを1点得る。",
        defense=0,
    )
    claw = ann.attack("爪")
    t.expect("闘士の兜があるときの爪のパワー", claw.power, 4)
    ann.activates(helm)
    t.expect("闘士の兜が破壊された後の爪のパワー", claw.power, 3)


@fab.check("5.4.2#sentence-1", "効果が与えた常在能力も、継続効果を生成する")
def a_granted_static_ability_works_like_a_printed_one(t: Table, ann: Person) -> None:
    """A hero gets a static ability for the turn, after which it has the ability no more."""
    gives = ann.instant(
        "鼓舞", f"{THIS_TURN}あなたのヒーローは、『攻撃アクションカードは、パワーに1の修整を得る。』を得る。"
    )
    claw = ann.attack("爪")
    ann.plays(gives).resolve()
    t.expect("英雄が能力を得た後の爪のパワー", claw.power, 4)
    t.end_turn()
    t.expect("次のターンの爪のパワー", claw.power, 3)


_SHAPESHIFTER = Card("Shiyana, Diamond Gemini", frozenset({"hero"}), life=20, intellect=1)
_SHIYANA = replace(_SHAPESHIFTER, abilities=(Meta(IsSpecialized()),))
_BRAVOS = ("《大立ち回り》 「guardian」 インスタント コスト0", "「ブラーボ」特化", "ライフを5点得る。")


@fab.check("5.4.3#sentence-1", "メタ型常在能力は、カードプールに入れてよいカードを変える")
def a_meta_static_ability_changes_the_card_pool(t: Table, ann: Person, ben: Person) -> None:
    """A specialization card of another hero, in the card-pools of a hero with the ability and of one without."""
    cleo = t.joins("クレオ")
    ann.brings(_SHIYANA, read_card(*_BRAVOS))
    ben.brings(_SHAPESHIFTER, read_card(*_BRAVOS))
    t.expect("能力のないヒーローのカードプールが反するルール", ben.is_kept_out_by, ["1.1.3", "8.3.7"])
    cleo.brings(_SHIYANA, read_card("《石壁》 「guardian」 インスタント コスト0", "ライフを1点得る。"))
    t.expect("能力のあるヒーローのカードプールが反するルール", ann.is_kept_out_by, [])
    t.expect("特化でないカードを入れたカードプールが反するルール", cleo.is_kept_out_by, ["1.1.3"])


@fab.check(
    "5.4.3a#sentence-2 5.4.3a#example-1", "シヤナがゲーム中に能力を失っても、カードプールの特化カードは適正なままである"
)
def what_shiyana_brought_stays_legal(t: Table, ann: Person, ben: Person) -> None:
    """Shiyana loses her meta-static ability; the specialization card of another hero is played all the same."""
    ann.brings(_SHIYANA, read_card(*_BRAVOS))
    ben.brings(
        replace(_SHAPESHIFTER, name="ベンの英雄"),
        read_card(
            "《素顔》 インスタント コスト0",
            "ゲームの終わりまで、すべての対戦相手のヒーローは、すべてのメタ型常在能力を失う。",
        ),
    )
    t.start(first_turn=ann)
    smash, bare = ann.card("大立ち回り"), ben.card("素顔")
    ben.responds(bare).resolve()
    t.expect("シヤナはメタ型常在能力を持つか", ann.hero.has(Meta), False)
    t.expect("アンは大立ち回りをプレイできるか", ann.may_play(smash), True)


_MUTATED_MASS = (
    "《Mutated Mass》 アクション ― 攻撃 コスト3 ピッチ1 パワー* 防御*",
    "パワーの値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
    "防御値の値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
)


@fab.check(
    "5.4.5#sentence-1 5.4.5#example-1",
    "《Mutated Mass》のパワーと防御値は、ピッチゾーンにあるコストの種類の数の2倍になる",
)
def mutated_mass_is_defined_by_the_pitch_zone(t: Table, ann: Person, ben: Person) -> None:
    """Cards that cost 0, 1 and 1 lie in the pitch zone; then Mutated Mass defends."""
    claw, mass = ann.attack("爪", power=5), ben.hand(*_MUTATED_MASS)
    ben.gets("pitch", attack("連撃", cost=0), attack("小槌", cost=1), action("黙考", cost=1))
    t.expect("Mutated Massのパワー", mass.power, 4)
    ann.plays(claw).until("attack")
    t.resolve(defend=(mass, None))
    t.expect("防御しているMutated Massの防御値", mass.defense, 4)
    t.until("resolution")
    t.expect("ベンのライフ", ben.life, 19)


@fab.check("5.4.5a#sentence-1,2", "特性型常在能力は、どのゾーンでも、ゲームの外でも機能する")
def a_property_static_ability_works_everywhere(t: Table, ann: Person) -> None:
    """Mutated Mass lies in three zones outside the arena, and outside the game."""
    ann.gets("pitch", attack("連撃", cost=0), attack("小槌", cost=1), attack("大槌", cost=3))
    in_hand, gone, below = (ann.has_card(zone, *_MUTATED_MASS) for zone in ("hand", "graveyard", "deck"))
    t.begin()
    t.expect("ゲームの外でのパワー", ann.power_outside(read_card(*_MUTATED_MASS)), 6)
    t.expect("手札、墓地、デッキでのパワー", [in_hand.power, gone.power, below.power], [6, 6, 6])


@fab.check("5.4.6#sentence-1", "誘発型常在能力は、誘発効果を1つ生成する")
def a_triggered_static_ability_gives_one_triggered_effect(t: Table, ann: Person) -> None:
    """Equipment with which a player gains 1 life whenever they play a card: one triggered-layer for each card."""
    ann.equips("head", "語り部の冠", "あなたによって、カードがプレイされたとき、ライフを1点得る。", defense=0)
    ann.plays(ann.instant("火花", "リソースポイントを1点得る。"))
    t.expect("火花をプレイした後のレイヤーの数", t.stack, 2)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("5.4.6a#sentence-2 5.4.6a#example-1", "《Merciful Retribution》は、自身が破壊されるときにも誘発する")
def merciful_retribution_triggers_on_its_own_end(t: Table, ann: Person, ben: Person) -> None:
    """An opponent destroys Merciful Retribution, which is an aura itself."""
    aura = ann.aura(
        "Merciful Retribution",
        "(あなたがコントロールする、かつ(サブタイプがオーラの、または攻撃アクションカードである))ものが破壊されたとき、"
        "対象のヒーローに1点の秘術ダメージを与える。",
    )
    ban = ben.instant("破却", "対象の「Merciful Retribution」という名前のカードを破壊する。")
    ben.responds(ban).resolve(target=ben.hero)
    t.expect("Merciful Retributionのあるゾーン", aura.zone, "墓地")
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 19)
