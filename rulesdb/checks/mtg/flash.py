"""Checks of flash (502.57): spells that are played when instants could be."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table

_OLD = "あなたは、インスタントをプレイできるときなら、いつでもこれをプレイしてよい。"


@mtg.check("502.57a#sentence-3", "瞬速を持つクリーチャーは、相手のターンにも、呪文に対応してもプレイできる")
def a_creature_is_played_as_an_instant(t: Table, ann: Person, ben: Person) -> None:
    """A creature without flash is in the same hand, and has to wait."""
    viper, bear = ben.creature("神出の蛇", "瞬速", zone="hand"), ben.creature("熊", zone="hand")
    ann.plays(ann.instant("水薬", "ライフを1点得る。"))
    ann.passes()
    ben.cannot_play(bear, "305").expect("ベンは神出の蛇をプレイできるか", ben.may_play(viper), True)
    ben.plays(viper).resolve().expect("水薬が解決される前の、神出の蛇のある領域", viper.zone, "場")
    t.expect("アンのライフ", ann.life, 20)


@mtg.check("502.57a#sentence-1", "瞬速は常在型能力なので、手札のカードも、与えられている間はそれを持つ")
def a_card_has_the_flash_that_it_is_given(t: Table, ann: Person, ben: Person) -> None:
    """An artifact gives flash to whatever is not in play; nothing is put on the stack for that."""
    ben.plays_with("《時の塔》 「{0}」 アーティファクト", "場にあるもの以外のものは、『瞬速』を得る。")
    bear = ben.creature("熊", zone="hand")
    ann.passes().expect("ベンは、アンのメイン・フェイズに、熊をプレイできるか", ben.may_play(bear), True)
    t.expect("スタックにあるものの数", t.stack, 0)


@mtg.check("502.57a#sentence-1", "瞬速は能力なので、それを失ったカードは、もうインスタントのようにはプレイできない")
def a_card_that_has_lost_flash_waits(t: Table, ann: Person, ben: Person) -> None:
    """An artifact takes flash from whatever is not in play."""
    ann.plays_with("《枷の塔》 「{0}」 アーティファクト", "場にあるもの以外のものは、すべての瞬速を失う。")
    viper = ben.creature("神出の蛇", "瞬速", zone="hand")
    ann.passes().expect("ベンは、アンのメイン・フェイズに、神出の蛇をプレイできるか", ben.may_play(viper), False)


@mtg.check("502.57a#sentence-2", "瞬速は、手札でなくても、そのカードをプレイできる領域なら機能する")
def flash_functions_wherever_the_card_is_played_from(t: Table, ann: Person, ben: Person) -> None:
    """An artifact lets its controller play cards from the graveyard, and from outside the game."""
    ben.plays_with(
        "《戻りの門》 「{0}」 アーティファクト",
        "あなたは、(墓地にある、またはゲーム外にある)ものを手札にあるかのようにプレイしてよい。",
    )
    dead = ben.creature("墓の蛇", "瞬速", zone="graveyard")
    away = ben.creature("彼方の蛇", "瞬速", zone="removed")
    bear = ben.creature("墓の熊", zone="graveyard")
    ann.passes()
    ben.cannot_play(bear, "305")
    may = [ben.may_play(dead), ben.may_play(away)]
    t.expect("ベンは、アンのメイン・フェイズに、墓の蛇と彼方の蛇をプレイできるか", may, [True, True])
    ben.plays(dead).resolve().expect("墓の蛇のある領域", dead.zone, "場")


@mtg.check(
    "502.57b#sentence-1",
    "瞬速を2つ持つクリーチャーも、プレイできるのは、1つの場合と同じく、インスタントをプレイできるときである",
)
def two_instances_of_flash_are_one(t: Table, ann: Person, ben: Person) -> None:
    """A card with flash is given flash once more: split second stops it as it stops any spell."""
    ben.plays_with("《時の塔》 「{0}」 アーティファクト", "場にあるもの以外のものは、『瞬速』を得る。")
    viper = ben.creature("神出の蛇", "瞬速", zone="hand")
    ann.plays(ann.instant("不意の火花", "刹那", "ライフを1点得る。"))
    ann.passes()
    ben.cannot_play(viper, "502.58a")
    ben.passes()
    ann.passes().expect("刹那を持つ不意の火花が解決された後、ベンは神出の蛇をプレイできるか", ben.may_play(viper), True)
    ben.plays(viper).resolve().expect("アンのターンに神出の蛇のある領域", viper.zone, "場")


@mtg.check(
    "502.57#item-1",
    "「いつでもプレイしてよい」と長く書かれた古いカードも、「瞬速」という能力を持つカードとして扱われる",
)
def old_cards_have_flash(t: Table, ann: Person, ben: Person) -> None:
    """An effect that looks for flash finds the old card; its text does the same as flash."""
    ben.plays_with("《風の祭壇》 「{0}」 アーティファクト", "瞬速を持つものは、+1/+1の修整を受ける。")
    panther, bear = ben.creature("古い豹", _OLD, zone="hand"), ben.creature("熊")
    ben.responds(panther).resolve().expect("古い豹と熊のサイズ", [panther.size, bear.size], ["3/3", "2/2"])
