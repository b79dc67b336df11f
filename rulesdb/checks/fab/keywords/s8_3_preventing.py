"""Checks of 8.3: keywords that prevent damage."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem


def _damage(amount: int, kind: str) -> str:
    return f"すべての対戦相手のヒーローに{amount}点の{kind}ダメージを与える。"


@fab.check("8.3.8#sentence-2", "アーケインバリアNは、N{r}を支払えば、自分が受ける秘術ダメージをN点軽減する")
def arcane_barrier_is_paid_for(t: Table, ann: Person, ben: Person) -> None:
    """Ben has a gem of 3 resource points; arcane damage of 3 and then other damage of 3 would be dealt to him."""
    ben.equips("head", "魔除けの兜", "アーケインバリア2")
    stone = ben.hand(gem("青石", 3))
    bolt, stones = ann.instant("稲妻", _damage(3, "秘術")), ann.instant("落石", _damage(3, "一般"))
    ann.plays(bolt).resolve(may=True, pitch=stone)
    t.expect("秘術ダメージを受けたベンのライフ", ben.life, 19)
    t.expect("ベンに残ったリソースポイント", ben.resource_points, 1)
    ann.plays(stones).resolve().expect("秘術ではないダメージを受けたベンのライフ", ben.life, 16)


@fab.check("8.3.15#sentence-2", "呪文虚壁Nは、それを破壊すれば、自分が受ける秘術ダメージをN点軽減する")
def spellvoid_destroys_itself_if_wanted(t: Table, ann: Person, ben: Person) -> None:
    """Ben has two pieces of equipment with spellvoid 2, and applies one of them to arcane damage of 3."""
    helmet, glove = ben.equips("head", "空の兜", "呪文虚壁2"), ben.equips("arms", "空の籠手", "呪文虚壁2")
    ann.plays(ann.instant("稲妻", _damage(3, "秘術"))).resolve(may=[True, False])
    t.expect("ベンのライフ", ben.life, 19)
    t.expect("適用した空の兜のあるゾーン", helmet.zone, "墓地")
    t.expect("適用しなかった空の籠手のあるゾーン", glove.zone, "腕")


@fab.check("8.3.19#sentence-2", "クエルNは、N{r}を支払えばダメージをN点軽減し、次の終了フェイズの開始時に破壊される")
def quell_destroys_itself_later(t: Table, ann: Person, ben: Person) -> None:
    """Ben pays for his helmet; he could not pay for his glove as well."""
    helmet, glove = ben.equips("head", "静めの兜", "クエル1"), ben.equips("arms", "静めの籠手", "クエル1")
    stone = ben.hand(gem("赤石", 1))
    ann.plays(ann.instant("落石", _damage(3, "一般"))).resolve(may=True, pitch=stone)
    t.expect("ベンのライフ", ben.life, 18)
    t.expect("軽減した後に静めの兜のあるゾーン", helmet.zone, "頭")
    t.end_turn().expect("ターンの後に静めの兜のあるゾーン", helmet.zone, "墓地")
    t.expect("ターンの後に静めの籠手のあるゾーン", glove.zone, "腕")


@fab.check("8.3.20#sentence-2", "結界Nは、どの種類のダメージもN点軽減し、それを持つオブジェクトは必ず破壊される")
def ward_is_not_optional(t: Table, ann: Person, ben: Person) -> None:
    """Generic damage of 1 is less than ward 3 prevents."""
    veil = ben.aura("帳", "結界3")
    ann.plays(ann.instant("落石", _damage(1, "一般"))).resolve()
    t.expect("ベンのライフ", ben.life, 20)
    t.expect("ベンは軽減するかをたずねられたか", t.was_asked(ben, "replace"), False)
    t.expect("帳のあるゾーン", veil.zone, "墓地")


@fab.check(
    "8.3.37#sentence-2", "アーケインシェルターNは、秘術ダメージをN点軽減し、それを持つオブジェクトは必ず破壊される"
)
def arcane_shelter_is_for_arcane_damage(t: Table, ann: Person, ben: Person) -> None:
    """Generic damage of 1, then arcane damage of 1 would be dealt to Ben."""
    veil = ben.aura("帳", "アーケインシェルター2")
    stones, bolt = ann.instant("落石", _damage(1, "一般")), ann.instant("稲妻", _damage(1, "秘術"))
    ann.plays(stones).resolve().expect("秘術ではないダメージを受けたベンのライフ", ben.life, 19)
    ann.plays(bolt).resolve().expect("秘術ダメージも与えられるところだったベンのライフ", ben.life, 19)
    t.expect("帳のあるゾーン", veil.zone, "墓地")
