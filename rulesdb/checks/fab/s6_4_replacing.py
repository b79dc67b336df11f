"""Checks of 6.4 and 6.5: replacement and prevention effects, and the order in which they are applied."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem, instant

_BOLT = ("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")


@fab.check("6.4.1", title="置換効果は、イベントを変更されたイベントに置き換える")
def a_replacement_effect_modifies_an_event(t: Table) -> None:
    """Life is gained instead of a card."""
    ann, _ben = t.people
    ann.has_card("head", "《恵みの冠》 装備品 ― 頭", "カードが引かれる場合、代わりにライフを3点得る。")
    think = ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。")
    ann.has_card("deck", gem("赤石"))
    t.begin()
    ann.plays(think)
    t.resolve()
    t.expect("アンのライフ", ann.life, 23)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check("6.4.10a", title="軽減値の分だけダメージが軽減され、残りのダメージは与えられる")
def prevention_is_no_more_than_its_amount(t: Table) -> None:
    """Damage of 3, of which 2 are prevented."""
    ann, ben = t.people
    ben.has_card("head", "《堅い兜》 装備品 ― 頭", "あなたのヒーロー自身が受けるダメージを2点、軽減する。")
    bolt = ann.hand(*_BOLT)
    t.begin()
    ann.plays(bolt)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 19)


@fab.check("6.4.10b#sentence-1", title="軽減する量が書かれていなければ、そのイベントのダメージの値が軽減値になる")
def prevention_without_an_amount_is_for_all_damage(t: Table) -> None:
    """Damage of 3, and an effect that names no amount."""
    ann, ben = t.people
    ben.has_card("head", "《不動の兜》 装備品 ― 頭", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    bolt = ann.hand(*_BOLT)
    t.begin()
    ann.plays(bolt)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("6.4.10c", title="種類の書かれた軽減効果は、その種類のダメージだけを軽減する")
def prevention_is_for_the_type_that_it_names(t: Table) -> None:
    """Arcane damage is prevented, the physical damage of an attack is not."""
    ann, ben = t.people
    ben.has_card("head", "《術避けの冠》 装備品 ― 頭", "秘術ダメージをすべて、軽減する。")
    bolt, blow = ann.hand(*_BOLT), ann.hand(attack("強打", power=4))
    t.begin()
    ann.plays(bolt)
    t.resolve()
    t.expect("秘術ダメージの後のベンのライフ", ben.life, 20)
    ann.plays(blow)
    t.until("damage")
    t.expect("攻撃の後のベンのライフ", ben.life, 16)


@fab.check("6.4.10h", title="軽減できないダメージは軽減されないが、軽減効果の追加の変更は行われる")
def damage_that_cannot_be_prevented(t: Table) -> None:
    """A helmet that is destroyed to prevent damage, and damage that cannot be prevented."""
    ann, ben = t.people
    helmet = ben.has_card(
        "head",
        "《身代わりの兜》 装備品 ― 頭",
        "あなたのヒーロー自身が受けるダメージを2点、まずこれが破壊される。その後、軽減する。",
    )
    ann.has_card("head", "《貫きの冠》 装備品 ― 頭", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    bolt = ann.hand(*_BOLT)
    t.begin()
    ann.plays(bolt)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 17)
    t.expect("身代わりの兜のあるゾーン", helmet.zone, "墓地")


@fab.check("6.4.10j", "6.4.10a", title="盾型軽減効果の残りの軽減値は、後のダメージを軽減するのに使われる")
def a_shield_keeps_what_is_left_of_it(t: Table) -> None:
    """A shield of 4 against damage of 3 twice."""
    ann, ben = t.people
    shell = ben.hand(
        "《殻》 インスタント コスト0",
        "このターンの終わりまで、あなたのヒーロー自身が受けるダメージを、次の4点だけ、軽減する。",
    )
    first, second = ann.hand(*_BOLT), ann.hand(*_BOLT)
    t.begin()
    ann.passes()
    ben.plays(shell)
    t.resolve()
    ann.plays(first)
    t.resolve()
    t.expect("最初のダメージの後のベンのライフ", ben.life, 20)
    ann.plays(second)
    t.resolve()
    t.expect("次のダメージの後のベンのライフ", ben.life, 18)


@fab.check("6.5.2", title="だれの置換効果から適用するのかは、ターンプレイヤーが選ぶ")
def the_turn_player_selects_who_applies_first(t: Table) -> None:
    """Both players replace the draw of the turn-player, who lets the opponent's effect apply first."""
    ann, ben = t.people
    ann.has_card("head", "《恵みの冠》 装備品 ― 頭", "カードが引かれる場合、代わりにライフを3点得る。")
    ben.has_card("head", "《枯れの冠》 装備品 ― 頭", "カードが引かれる場合、代わりに何も起こらない。")
    think, _gem = ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。"), ann.has_card("deck", gem("赤石"))
    t.begin()
    ann.plays(think)
    t.resolve(first_player_of_replacements=ben)
    t.expect("アンのライフ", ann.life, 20)


@fab.check("6.5.3", title="自己置換効果は、一般的置換効果よりも先に適用する")
def self_replacement_comes_first(t: Table) -> None:
    """An older standard-replacement effect would replace the event by nothing."""
    ann, _ben = t.people
    ann.has_card("head", "《枯れの冠》 装備品 ― 頭", "カードが引かれる場合、代わりに何も起こらない。")
    ann.has_card(
        "arms", "《恵みの腕輪》 装備品 ― 腕", "自己置換として、カードが引かれる場合、代わりにライフを3点得る。"
    )
    think, _gem = ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。"), ann.has_card("deck", gem("赤石"))
    t.begin()
    ann.plays(think)
    t.resolve()
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.5.4", "6.5.5", title="一般的置換効果は、それよりも古い軽減効果より先に適用する")
def standard_replacement_comes_before_prevention(t: Table) -> None:
    """An older prevention effect has nothing to prevent once the damage has become a loss of life."""
    ann, ben = t.people
    ben.has_card("head", "《不動の兜》 装備品 ― 頭", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    ben.has_card("arms", "《涙の腕輪》 装備品 ― 腕", "ダメージが与えられる場合、代わりにそれだけライフを失う。")
    bolt = ann.hand(*_BOLT)
    t.begin()
    ann.plays(bolt)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 17)


@fab.check("6.5.5", title="軽減効果は、一般的置換効果の後に適用する")
def prevention_comes_last(t: Table) -> None:
    """The standard-replacement effect is the older one."""
    ann, ben = t.people
    ben.has_card("arms", "《涙の腕輪》 装備品 ― 腕", "ダメージが与えられる場合、代わりにそれだけライフを失う。")
    ben.has_card("head", "《不動の兜》 装備品 ― 頭", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    bolt = ann.hand(*_BOLT)
    t.begin()
    ann.plays(bolt)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 17)


@fab.check("6.5.7", title="結果置換効果は、イベントが起こった後に、その結果を置き換える")
def an_outcome_is_replaced_after_the_event(t: Table) -> None:
    """A hit, which is the outcome of the damage of an attack, is replaced; the damage is not."""
    ann, ben = t.people
    blow = ann.hand(
        "《寸止め》 アクション ― 攻撃 コスト0 パワー3",
        "これがヒットしたとき、カードを1枚引く。",
        "結果置換として、これがヒットする場合、代わりにあなたがライフを2点得る。",
    )
    ann.has_card("deck", instant("火花"))
    t.begin()
    ann.plays(blow)
    t.until("resolution")
    t.expect("ベンのライフ", ben.life, 17)
    t.expect("アンのライフ", ann.life, 22)
    t.expect("ヒットした回数", t.times(kinds.Hit), 0)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)
