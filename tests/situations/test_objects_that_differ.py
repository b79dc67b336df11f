"""Objects of one name that are not alike, in situations: none is chosen that nobody said."""

import pytest
from support.situations.told import answers, played

CARDS = """ゲーム: mtg

《力》 {G} エンチャント ― オーラ
エンチャント（クリーチャー）
エンチャントされたクリーチャーは+2/+2の修整を受ける。

《成長》 {G} インスタント
クリーチャー1体を対象とし、ターン終了時まで、それは+3/+3の修整を受ける。

《報い》 {W} インスタント
クリーチャー1体を対象とし、それを破壊する。

《番犬》 {1}{G} クリーチャー ― 犬 2/2
警戒

アンの場に《平地》と《森》がある。アンの手札に《報い》と《成長》がある。
"""
DIFFERENCES = [
    pytest.param("アンの場に《番犬》2枚と《力》がある。1枚目の《番犬》に《力》がつけられている。", "", id="Aura"),
    pytest.param("アンの場に《番犬》2枚がある。1枚目の《番犬》が攻撃している。", "", id="attack"),
    pytest.param("アンの場に《番犬》がある。アンの場に《番犬》が出たばかりである。", "", id="new"),
    pytest.param(
        "アンの場に《番犬》2枚がある。", "アンは《成長》を唱える。対象: 1枚目の《番犬》。\n", id="target of a spell"
    ),
    pytest.param(
        "アンの場に《番犬》2枚がある。",
        "アンは《成長》を唱える。対象: 1枚目の《番犬》。\n全員がパスする。\n",
        id="effect",
    ),
]


@pytest.mark.parametrize(("beginning", "before"), DIFFERENCES)
def test_the_target_is_asked_for_by_number(beginning: str, before: str) -> None:
    """What is said of one object alone makes a difference; each option that is listed is an answer."""
    told = f"{CARDS}{beginning}\n{before}アンは《報い》を唱える。"
    left = played(told).open
    assert left is not None
    assert left.options == ("1枚目の《番犬》", "2枚目の《番犬》")
    assert answers(f"{told}対象: {left.options[1]}。全員がパスする。1枚目の《番犬》はどこにある？")[-1] == "場"


def _with_counters(*numbers: int) -> str:
    """Return a situation in which the Aura on each of two objects has so many counters."""
    auras = "".join(
        f"{at}枚目の《番犬》に{at}枚目の《力》がつけられている。{at}枚目の《力》に「時間」カウンターが{number}個ある。"
        for at, number in enumerate(numbers, 1)
    )
    return f"{CARDS}アンの場に《番犬》2枚がある。アンの場に《力》2枚がある。{auras}\nアンは《報い》を唱える。"


def test_amounts_as_high_as_the_ids_of_the_objects_make_a_difference() -> None:
    """An amount is none of the ids by which objects differ that are alike."""
    session = played(_with_counters(1, 1)).session
    assert session is not None
    ids = [item.id for item in session.table.objects() if item.card.name == "番犬"]
    left, alike = played(_with_counters(*ids)).open, played(_with_counters(1, 1)).open
    assert left is not None
    assert left.options == ("1枚目の《番犬》", "2枚目の《番犬》")
    assert alike is None


def test_the_owners_are_named_where_they_differ() -> None:
    """A name that both players have is listed with the players, and with numbers only where one has unlike ones."""
    told = f"{CARDS}アンの場に《番犬》がある。ベンの場に《番犬》2枚がある。\n"
    spell = "アンは《報い》を唱える。"
    of_ben = "ベンの1枚目の《番犬》"
    left, unlike = played(f"{told}{spell}").open, played(f"{told}{of_ben}は1点のダメージを受けている。{spell}").open
    assert left is not None
    assert left.options == ("アンの《番犬》", "ベンの《番犬》")
    assert unlike is not None
    assert unlike.options == ("アンの《番犬》", of_ben, "ベンの2枚目の《番犬》")
    found = answers(f"{told}{spell}対象: {left.options[1]}。全員がパスする。アンの《番犬》はどこにある？")
    assert found == ["場"]


def test_a_name_alone_is_asked_back_where_its_objects_differ() -> None:
    """The answer with the name alone can mean either object; objects that are alike need no number."""
    alike = f"{CARDS}アンの場に《番犬》2枚がある。\n"
    assert answers(f"{alike}アンは《報い》を唱える。対象: 《番犬》。全員がパスする。2枚目の《番犬》はどこにある？") == [
        "場"
    ]
    found = played(f"{alike}1枚目の《番犬》が攻撃している。アンは《報い》を唱える。対象: 《番犬》。").problem
    assert found is not None
    assert found.message == "several objects 番犬 can be meant; write one of: 1枚目の《番犬》 / 2枚目の《番犬》"
