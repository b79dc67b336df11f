"""Attacks, blocks and plays that effects forbid: the answer and the account name the effect and its rule."""

from support.situations.told import answers, played

HEAD = """ゲーム: mtg

《熊》 「{1}{G}」 クリーチャー ― 「熊」 パワー2 タフネス2

《平和》 「{1}{W}」 エンチャント ― 「オーラ」
エンチャント(クリーチャー)
これにエンチャントされているものは攻撃できない。
これにエンチャントされているものはブロックできない。

《沈黙》 「{W}」 エンチャント
インスタントであるものはプレイできない。

《火花》 「{R}」 インスタント
ライフを1点得る。

アンの場に《熊》がいる。ベンの場に《熊》がいる。アンの場に《平和》と《山》がある。
"""


def test_an_effect_that_forbids_to_attack_is_named() -> None:
    """By the card that has it and the rule that lets a prohibition win; other creatures may attack."""
    told = f"{HEAD}アンの《熊》に《平和》がつけられている。"
    assert answers(f"{told}アンの《熊》は攻撃できる？") == ["いいえ(103.2、《平和》の効果)"]
    account = played(f"{told}アンは《熊》で攻撃する。").account
    assert (account[-1].text, account[-1].rule) == ("アンは《熊》で攻撃することができない(《平和》の効果)", "mtg:103.2")


def test_an_effect_that_forbids_to_block_is_named() -> None:
    """The creature of the defending player is the one that cannot."""
    told = f"{HEAD}ベンの《熊》に《平和》がつけられている。アンの《熊》が攻撃している。"
    assert answers(f"{told}ベンの《熊》はアンの《熊》をブロックできる？") == ["いいえ(103.2、《平和》の効果)"]


def test_a_tapped_creature_is_refused_by_its_own_rule() -> None:
    """The rule of attacking stands before that of the effect, and alone without one."""
    told = HEAD.replace("アンの場に《熊》がいる", "アンの場に《熊》がタップ状態でいる")
    assert answers(f"{told}アンの《熊》に《平和》がつけられている。アンの《熊》は攻撃できる？") == [
        "いいえ(308.2、103.2、《平和》の効果)"
    ]
    assert answers(f"{told}ベンの《熊》に《平和》がつけられている。アンの《熊》は攻撃できる？") == ["いいえ(308.2)"]


def test_an_effect_that_forbids_to_play_is_named() -> None:
    """The card that has the effect stands behind the rules that forbid the play."""
    told = f"{HEAD}アンの《熊》に《平和》がつけられている。アンの手札に《火花》がある。ベンの場に《沈黙》がある。"
    assert answers(f"{told}アンは《火花》をプレイできる？") == ["いいえ(103.2、《沈黙》の効果)"]


def test_a_creature_can_no_longer_block_when_blocks_are_chosen() -> None:
    """Before it may, and one that does block may; the first reason is what forbids it in any case."""
    told, asked = f"{HEAD}アンは《熊》で攻撃する。", "ベンの《熊》はアンの《熊》をブロックできる？"
    assert answers(f"{told}{asked}") == ["はい"]
    assert answers(f"{told}ベンは《熊》でブロックする。{asked}") == ["はい"]
    assert answers(f"{told}ベンはブロックしない。{asked}") == ["いいえ(309.2a)"]
    enchanted = f"{HEAD}ベンの《熊》に《平和》がつけられている。アンは《熊》で攻撃する。ベンはブロックしない。"
    assert answers(f"{enchanted}{asked}") == ["いいえ(103.2、《平和》の効果)"]
