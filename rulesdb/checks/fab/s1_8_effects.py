"""Checks of section 1.8, effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table


@fab.check("1.8.3#sentence-1", title="「してもよい」と書かれた効果を生成するかどうかは、プレイヤーが選ぶ")
def an_optional_effect_may_be_left(t: Table) -> None:
    """A card that lets a player gain life, played twice: the player does not, and does."""
    ann, _ben = t.people
    first, second = (ann.hand(f"《{name}》 インスタント コスト0", "ライフを5点得てもよい。") for name in ("盃", "壺"))
    t.begin()
    ann.plays(first)
    t.resolve(may=False)
    t.expect("選ばなかった後のアンのライフ", ann.life, 20)
    ann.plays(second)
    t.resolve(may=True)
    t.expect("選んだ後のアンのライフ", ann.life, 25)
