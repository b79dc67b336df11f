"""Checks of 1.8.10: effects on a player's next attack."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard

_STRONG = "このターンの終わりまで、あなたの次のあらゆる攻撃は、パワーに2の修整を得る。"


def _leyline(person: Person) -> TrackedCard:
    """Give a player Prismatic Leyline, played as an instant."""
    return person.instant(
        "色鮮やかな力線",
        "".join(
            f"このターンの終わりまで、あなたの次のカラーバーが{color}の攻撃は、パワーに{power}の修整を得る。"
            for power, color in enumerate("赤黄青", start=1)
        ),
    )


@fab.check("1.8.10#sentence-2", "「あなたの次の攻撃」は、そのプレイヤーのコントロール下に入る攻撃である")
def the_next_attack_is_that_of_the_player(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an effect on his next attack in Ann's turn: her attack does not become stronger."""
    howl, claw = ben.instant("遠吠え", _STRONG), ann.attack("爪")
    ben.responds(howl).resolve()
    ann.plays(claw)
    t.expect("アンの爪のパワー", claw.power, 3)


@fab.check("1.8.10#sentence-3,4", "能力の起動による攻撃にも、スタックに置かれた時点で、次の攻撃として適用される")
def the_next_attack_may_be_activated(t: Table, ann: Person) -> None:
    """An effect on Ann's next attack, and the attack of a sword: it is stronger as soon as it is on the stack."""
    howl, blade = ann.instant("遠吠え", _STRONG), ann.sword("刀")
    ann.plays(howl).resolve()
    ann.activates(blade)
    t.expect("スタックにある刀の攻撃のパワー", t.layer().power, 4)


@fab.check(
    "1.8.10#sentence-3,4 1.8.10#example-1",
    "青の攻撃に置き換えられると、新たにコントロール下に入ったその攻撃が、次の青の攻撃になる",
)
def a_substituted_attack_is_a_next_attack(t: Table, ann: Person) -> None:
    """Prismatic Leyline, a red attack (+1), and Uzuri, who replaces it by a blue attack (+3)."""
    uzuri = ann.equips(
        "chest",
        "ウズリ",
        "1ターンに1回、攻撃リアクション ― コストなし: "
        "攻撃をあなたの手札のカードのうち攻撃アクションカードであるもののうち1枚と入れ替える。",
    )
    leyline = _leyline(ann)
    red = ann.hand("《赤い影》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3", "隠密")
    blue = ann.hand("《青い影》 アクション ― 攻撃 コスト0 ピッチ3 パワー2 防御3", "隠密")
    ann.plays(leyline).resolve()
    ann.plays(red)
    t.expect("赤い影のパワー", red.power, 4)
    t.until("reaction")
    ann.activates(uzuri).resolve()
    t.expect("置き換わった青い影のパワー", blue.power, 5)


@fab.check(
    "1.8.10a#sentence-2 1.8.10a#example-1",
    "すでにコントロール下にある攻撃が青の攻撃のコピーになっても、次の青の攻撃ではない",
)
def a_changed_attack_is_no_next_attack(t: Table, ann: Person) -> None:
    """Prismatic Leyline, a red attack (+1), and Take Up the Mantle, by which it becomes a copy of a blue card."""
    blue = ann.has_card("graveyard", "《青い影》 アクション ― 攻撃 コスト0 ピッチ3 パワー2 防御3", "隠密")
    leyline = _leyline(ann)
    red = ann.hand("《赤い影》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3", "隠密")
    mantle = ann.hand(
        "《成りすまし》 攻撃リアクション コスト0",
        "あなたの墓地のカードのうち攻撃アクションカードであるもののうち1枚を追放してもよい。"
        "そうした場合、今から、対象の攻撃であるものは、追放したカードのコピーになる。",
    )
    ann.plays(leyline).resolve()
    ann.plays(red).until("reaction")
    ann.plays(mantle, target=red).resolve(may=True)
    t.expect("青い影のあるゾーン", blue.zone, "追放ゾーン")
    t.expect("コピーになった攻撃の名前とパワー", (red.present_name, red.power), ("青い影", 3))
