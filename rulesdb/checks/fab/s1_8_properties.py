"""Checks of 1.8.7 and 1.8.8: values of properties that objects may lack, and what counts as something else."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem, instant


@fab.check(
    "1.8.7#sentence-1 1.8.7#example-3", "コストの異なるカードを数えるとき、コストの特性を持たないカードは数えない"
)
def cards_without_a_cost_are_not_counted(t: Table, ann: Person) -> None:
    """Mutated Mass: two different costs and a card without a cost in the pitch zone make 4 power and defense."""
    mass = ann.hand(
        "《Mutated Mass》 アクション ― 攻撃 コスト0 パワー* 防御*",
        "パワーの値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
        "防御値の値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
    )
    ann.gets("pitch", instant("火花", cost=1), instant("雷", cost=2), gem("Heart of Fyendal", 3))
    t.expect("パワーと防御値", (mass.power, mass.defense), (4, 4))


@fab.check("1.8.7#sentence-2", "コストの特性を持たないカードは、コストがあるという条件を満たさない")
def a_missing_property_does_not_exist(t: Table, ann: Person) -> None:
    """Ann gains life for the cards with a cost in her pitch zone: a card for 1, and a gem, which has none."""
    ann.gets("pitch", instant("火花", cost=1), gem("Heart of Fyendal", 3))
    count = ann.instant("数え歌", "ライフを(あなたのピッチゾーンのカードのうちコストのあるものすべての数)点得る。")
    ann.plays(count).resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("1.8.7#sentence-3 1.8.7#example-1", "コストの特性を持たないカードは、コスト0のカードではない")
def a_card_without_a_cost_does_not_cost_nothing(t: Table, ann: Person, ben: Person) -> None:
    """Harmonized Kodachi is stronger while a card with cost 0 is in Ann's pitch zone; in Ben's there is only a gem."""
    swords = [
        person.has_card(
            "weapon 1",
            "《調和の小太刀》 武器 ― 片手・短剣 パワー1",
            "あなたのピッチゾーンのカードのうちコストの値が0のものがあるなら、これは、パワーに1の修整を得る。",
        )
        for person in (ann, ben)
    ]
    ann.gets("pitch", instant("火花"))
    ben.gets("pitch", gem("Heart of Fyendal", 3))
    t.expect("コスト0のカードがあるときと、ないときのパワー", [sword.power for sword in swords], [2, 1])


@fab.check(
    "1.8.7#sentence-3 1.8.7#example-2", "コストの特性を持たない装備品なら、コストの小さいカードを拒む攻撃も防御できる"
)
def equipment_without_a_cost_defends(t: Table, ann: Person, ben: Person) -> None:
    """Find Center cannot be defended by cards that cost less than the number of chain links: a helmet has no cost."""
    center = ann.attack(
        "Find Center",
        "《Find Center》に対して、コストが(あなたのチェインリンクの数)未満のものを防御に使えない。",
        power=4,
    )
    ben.equips("head", "劣鉄の兜", defense=1)
    ben.gets("hand", attack("爪", cost=0), attack("大爪", cost=2))
    ann.plays(center).until("attack")
    t.resolve(defend=...)
    t.expect("防御に使えるもの", t.choices, ["《大爪》", "《劣鉄の兜》", "これ以上は選ばないこと"])


@fab.check("1.8.7a#sentence-2 1.8.7a#example-1", "公開されたカードがピッチ値を持たなければ、Xは0になる")
def a_missing_value_is_zero(t: Table, ann: Person) -> None:
    """Ravenous Rabble loses power by the pitch of the revealed card: by 2, and then by nothing for Gorganian Tome."""
    rabbles = [
        ann.hand(
            f"《{name}》 アクション ― 攻撃 コスト0 ピッチ1 パワー5 防御2",
            "あなたのデッキの一番上のカードを公開する。あなたのデッキの一番上のカードを墓地に置く。"
            "このターンの終わりまで、これは、パワーに((公開されたカードのピッチ値)の-1倍)の修整を得る。",
            "続行",
        )
        for name in ("飽くなき無秩序", "飽くなき混沌")
    ]
    ann.gets("deck", instant("火花", pitch=2), instant("Gorganian Tome"))
    for rabble, power in zip(rabbles, (3, 5), strict=True):
        ann.plays(rabble).until("attack")
        t.expect(f"{rabble.card.name}のパワー", rabble.power, power)
        t.until("resolution")


@fab.check("1.8.8#sentence-3", "インスタントであるかのようにプレイするカードには、インスタントのルールがあてはまる")
def an_action_is_played_as_though_it_were_an_instant(t: Table, ann: Person, ben: Person) -> None:
    """Ben plays an action in Ann's turn, as he may play it as though it were an instant."""
    flash = ben.action(
        "閃き", "これをインスタントであるかのようにプレイしてもよい。", "ライフを3点得る。", defense=None
    )
    ann.passes()
    t.expect("ベンは、アンのターンに閃きをプレイできるか", ben.may_play(flash), True)


@fab.check(
    "1.8.8#sentence-4", "インスタントであるかのようにプレイしたアクションを、ほかの効果はインスタントとはみなさない"
)
def as_though_does_not_concern_other_effects(t: Table, ann: Person) -> None:
    """A crown gains life on instants that are played: an action played as though it were one is none of these."""
    ann.equips("head", "冠", "タイプがインスタントのものがプレイされたとき、ライフを5点得る。")
    flash = ann.action(
        "閃き", "これをインスタントであるかのようにプレイしてもよい。", "カードを1枚引く。", defense=None
    )
    ann.plays(flash, as_an_instant=True)
    t.expect("スタックのレイヤーの数", t.stack, 1)


_EVOS = "(あなたがコントロールする、かつ名前に「エヴォ」のある)パーマネント"


@fab.check(
    "1.8.8#sentence-3,4 1.8.8#example-1",
    "エヴォを4つ装備しているものと数えても、装備しているエヴォに及ぶ効果は影響を受けない",
)
def counting_as_evos(t: Table, ann: Person) -> None:
    """Teklovossen counts as having 4 Evos, with one Evo equipped: 5 are counted, and only the real one is destroyed."""
    teklovossen = ann.has_card(
        "permanent", "《Teklovossen, the Mechropotent》 デミヒーロー", f"すべての{_EVOS}は、4つ多いものとして数える。"
    )
    evo = ann.equips("head", "エヴォの兜")
    count = ann.instant("点呼", f"ライフを(すべての{_EVOS}の数)点得る。")
    scrap = ann.instant("解体", f"すべての{_EVOS}を破壊する。")
    ann.plays(count).resolve()
    t.expect("5つのエヴォを数えた後の、アンのライフ", ann.life, 25)
    ann.plays(scrap).resolve()
    t.expect("エヴォの兜のあるゾーン", evo.zone, "墓地")
    t.expect("Teklovossen のあるゾーン", teklovossen.zone, "闘技場")
