"""Checks of 1.8.10: effects on a player's next attack."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import attack, sword

_STRONG = "このターンの終わりまで、あなたの次のあらゆる攻撃は、パワーに2の修整を得る。"


def _leyline(person: Person) -> TrackedCard:
    """Give a player Prismatic Leyline, played as an instant."""
    return person.hand(
        "《色鮮やかな力線》 インスタント コスト0",
        "".join(
            f"このターンの終わりまで、あなたの次のカラーバーが{color}の攻撃は、パワーに{power}の修整を得る。"
            for power, color in enumerate("赤黄青", start=1)
        ),
    )


@fab.check("1.8.10#sentence-2", title="「あなたの次の攻撃」は、そのプレイヤーのコントロール下に入る攻撃である")
def the_next_attack_is_that_of_the_player(t: Table) -> None:
    """Ben has an effect on his next attack in Ann's turn: her attack does not become stronger."""
    ann, ben = t.people
    howl, claw = ben.hand("《遠吠え》 インスタント コスト0", _STRONG), ann.hand(attack("爪", power=3))
    t.begin()
    ann.passes()
    ben.plays(howl)
    t.resolve()
    ann.plays(claw)
    t.expect("アンの爪のパワー", claw.power, 3)


@fab.check(
    "1.8.10#sentence-3",
    "1.8.10#sentence-4",
    title="能力の起動による攻撃にも、スタックに置かれた時点で、次の攻撃として適用される",
)
def the_next_attack_may_be_activated(t: Table) -> None:
    """An effect on Ann's next attack, and the attack of a sword: it is stronger as soon as it is on the stack."""
    ann, _ben = t.people
    howl, blade = ann.hand("《遠吠え》 インスタント コスト0", _STRONG), ann.has_card("weapon 1", sword("刀"))
    t.begin()
    ann.plays(howl)
    t.resolve()
    ann.activates(blade)
    t.expect("スタックにある刀の攻撃のパワー", t.layer().power, 4)


@fab.check(
    "1.8.10#sentence-3",
    "1.8.10#sentence-4",
    title="青の攻撃に置き換えられると、新たにコントロール下に入ったその攻撃が、次の青の攻撃になる",
    example="1.8.10#example-1",
)
def a_substituted_attack_is_a_next_attack(t: Table) -> None:
    """Prismatic Leyline, a red attack (+1), and Uzuri, who replaces it by a blue attack (+3)."""
    ann, _ben = t.people
    uzuri = ann.has_card(
        "chest",
        "《ウズリ》 装備品 ― 胴",
        "1ターンに1回、攻撃リアクション ― コストなし: "
        "攻撃をあなたの手札のカードのうち攻撃アクションカードであるもののうち1枚と入れ替える。",
    )
    leyline = _leyline(ann)
    red = ann.hand("《赤い影》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3", "隠密")
    blue = ann.hand("《青い影》 アクション ― 攻撃 コスト0 ピッチ3 パワー2 防御3", "隠密")
    t.begin()
    ann.plays(leyline)
    t.resolve()
    ann.plays(red)
    t.expect("赤い影のパワー", red.power, 4)
    t.until("reaction")
    ann.activates(uzuri)
    t.resolve()
    t.expect("置き換わった青い影のパワー", blue.power, 5)


@fab.check(
    "1.8.10a#sentence-2",
    title="すでにコントロール下にある攻撃が青の攻撃のコピーになっても、次の青の攻撃ではない",
    example="1.8.10a#example-1",
)
def a_changed_attack_is_no_next_attack(t: Table) -> None:
    """Prismatic Leyline, a red attack (+1), and Take Up the Mantle, by which it becomes a copy of a blue card."""
    ann, _ben = t.people
    blue = ann.has_card("graveyard", "《青い影》 アクション ― 攻撃 コスト0 ピッチ3 パワー2 防御3", "隠密")
    leyline = _leyline(ann)
    red = ann.hand("《赤い影》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3", "隠密")
    mantle = ann.hand(
        "《成りすまし》 攻撃リアクション コスト0",
        "あなたの墓地のカードのうち攻撃アクションカードであるもののうち1枚を追放してもよい。"
        "そうした場合、今から、対象の攻撃であるものは、追放したカードのコピーになる。",
    )
    t.begin()
    ann.plays(leyline)
    t.resolve()
    ann.plays(red)
    t.until("reaction")
    ann.plays(mantle, target=red)
    t.resolve(may=True)
    t.expect("青い影のあるゾーン", blue.zone, "追放ゾーン")
    t.expect("コピーになった攻撃の名前とパワー", (red.called, red.power), ("青い影", 3))
