"""Checks of 8.6: what the abilities of token keywords do."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem


def _creates(person: Person, name: str, *others: str) -> None:
    """Let a player create a token by its name, and others."""
    tokens = "".join(f"「{one}」トークンを1個作成する。" for one in (name, *others))
    person.plays(person.instant("創造", tokens)).resolve()


@fab.check("8.6.1#sentence-3", "クイックンを持つプレイヤーが攻撃アクションカードをプレイすると、その攻撃は続行を得る")
def quicken_lets_an_attack_go_again(t: Table, ann: Person) -> None:
    """Ann attacks with a card."""
    claw = ann.attack("爪")
    _creates(ann, "クイックン")
    ann.plays(claw).resolve().until("resolution").expect("アンのアクションポイント", ann.action_points, 1)
    t.expect("アンのクイックンの数", ann.controls("クイックン"), 0)


@fab.check("8.6.2#sentence-4", "サイズミックサージは、次にプレイする守護者の攻撃のコストを{r}減らす")
def seismic_surge_makes_an_attack_cheaper(t: Table, ann: Person) -> None:
    """In her next turn Ann plays a guardian attack of cost 1 without a resource point."""
    ann.hand("《槌》 「守護者」 アクション ― 攻撃 コスト1 パワー5")
    _creates(ann, "サイズミックサージ")
    t.end_turn().end_turn().resolve()
    t.expect("アンは槌をプレイできるか", ann.may_play(ann.card("槌")), True)


@fab.check("8.6.3#sentence-3", "ルーン陣を持つプレイヤーが攻撃すると、対戦相手のヒーローは1点の秘術ダメージを受ける")
def a_runechant_deals_arcane_damage(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks with a card; Ben's aura with arcane shelter 1 prevents one of the two points."""
    claw = ann.attack("爪")
    ben.aura("帳", "アーケインシェルター1")
    _creates(ann, "ルーン陣", "ルーン陣")
    ann.plays(claw).resolve(2).expect("ベンのライフ", ben.life, 19)
    t.expect("アンのルーン陣の数", ann.controls("ルーン陣"), 0)


@fab.check("8.6.7#sentence-3", "ソウルシャックルは、自分のアクションフェイズの開始時に、デッキの上のカードを追放する")
def soul_shackle_banishes_a_card(t: Table, ann: Person) -> None:
    """Ann's next turn begins."""
    stone = ann.has_card("deck", gem("赤石"))
    _creates(ann, "ソウルシャックル")
    t.end_turn().end_turn().resolve().expect("赤石のあるゾーン", stone.zone, "追放ゾーン")


@fab.check("8.6.10#sentence-4", "凍傷を持つプレイヤーがカードをプレイするコストは、{r}だけ増える")
def frostbite_makes_cards_dearer(t: Table, ann: Person) -> None:
    """Ann has a card of cost 0 and a gem of one resource point."""
    spark, stone = ann.instant("火花"), ann.hand(gem("赤石"))
    _creates(ann, "凍傷")
    ann.plays(spark).expect("赤石のあるゾーン", stone.zone, "ピッチゾーン")
    t.resolve().expect("アンの凍傷の数", ann.controls("凍傷"), 0)


@fab.check("8.6.12#sentence-3", "稲妻の化身を持つプレイヤーが攻撃アクションカードをプレイすると、その攻撃は続行を得る")
def embodiment_of_lightning_lets_an_attack_go_again(t: Table, ann: Person) -> None:
    """Ann attacks with a card."""
    claw = ann.attack("爪")
    _creates(ann, "稲妻の化身")
    ann.plays(claw).resolve().until("resolution").expect("アンのアクションポイント", ann.action_points, 1)


@fab.check("8.6.18#sentence-2", "スペルベインイージスは、呪文虚壁1を持つ")
def spellbane_aegis_prevents_arcane_damage(t: Table, ann: Person) -> None:
    """Ann deals 3 arcane damage to her own hero."""
    bolt = ann.instant("稲妻", "あなたのヒーローに3点の秘術ダメージを与える。")
    _creates(ann, "スペルベインイージス")
    ann.plays(bolt).resolve(may=True).expect("アンのライフ", ann.life, 18)


@fab.check("8.6.21#sentence-4", "イナーシャは、自分の終了フェイズの開始時に、手札と格納庫のカードをデッキの下に置く")
def inertia_empties_hand_and_arsenal(t: Table, ann: Person) -> None:
    """Ann has a card in hand and one in the arsenal."""
    red, blue = ann.hand(gem("赤石")), ann.has_card("arsenal", gem("青石"))
    _creates(ann, "イナーシャ")
    t.end_turn().expect("赤石のあるゾーンと、青石のあるゾーン", (red.zone, blue.zone), ("デッキ", "デッキ"))


@fab.check("8.6.22#sentence-3", "勇敢を持つプレイヤーが武器で攻撃すると、その攻撃は+1{p}を得る")
def courage_strengthens_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks with a sword of power 2."""
    sword = ann.sword("白刃", "アクション ― コストなし: 『攻撃』")
    _creates(ann, "勇敢")
    ann.activates(sword).resolve().until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check("8.6.23#sentence-3", "雄弁を持つプレイヤーが非攻撃アクションカードをプレイすると、そのカードは続行を得る")
def eloquence_lets_an_action_go_again(t: Table, ann: Person) -> None:
    """Ann plays an action card."""
    rest = ann.action("休息")
    _creates(ann, "雄弁")
    ann.plays(rest).resolve(2).expect("アンのアクションポイント", ann.action_points, 1)


@fab.check("8.6.26#sentence-4", "剛力は、自分のターンの開始時に破壊され、次の攻撃に+1{p}を与える")
def might_strengthens_the_next_attack(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks in her next turn with a card of power 3."""
    claw = ann.attack("爪")
    _creates(ann, "剛力")
    t.end_turn().end_turn()
    ann.plays(claw).until("damage").expect("ベンのライフ", ben.life, 16)


@fab.check("8.6.28#sentence-4", "敏捷は、自分のターンの開始時に破壊され、次の攻撃に続行を与える")
def agility_lets_the_next_attack_go_again(t: Table, ann: Person) -> None:
    """Ann attacks in her next turn."""
    claw = ann.attack("爪")
    _creates(ann, "敏捷")
    t.end_turn().end_turn()
    ann.plays(claw).until("resolution").expect("アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "8.6.31#sentence-6",
    "フィールティは、作成したターンでなく、竜系のカードもプレイしなかったターンの終わりに破壊される",
)
def fealty_lasts_while_draconic_cards_are_played(t: Table, ann: Person) -> None:
    """Ann creates it in one turn, plays a Draconic card in her next turn, and none in the one after that."""
    scale = ann.hand("《鱗》 「竜系」 インスタント コスト0", "ライフを1点得る。")
    _creates(ann, "フィールティ")
    t.end_turn().expect("作成したターンの後の、アンのフィールティの数", ann.controls("フィールティ"), 1)
    t.end_turn()
    ann.plays(scale).resolve().end_turn()
    t.expect("竜系のカードをプレイしたターンの後の、アンのフィールティの数", ann.controls("フィールティ"), 1)
    t.end_turn().end_turn().expect(
        "その次のアンのターンの後の、アンのフィールティの数", ann.controls("フィールティ"), 0
    )
