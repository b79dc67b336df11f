"""Checks of section 2.7, names and monikers."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem

_STATED = frozenset({"Data Doll", "The Librarian"})
"""Monikers of two words, which their cards state."""
_MONIKERS = {
    "《ブラーボ》": "ブラーボ",
    "《ドリンシア・アイアンソング》": "ドリンシア",
    "《Data Doll MkII》": "Data Doll",
    "《夜明けをもたらす者、サー・ボルティン》": "ボルティン",
    "《魂を収穫せし者、ブラスモフェット》": "ブラスモフェット",
    "《The Librarian》": "The Librarian",
    "《Dawnblade》": "Dawnblade",
    "《アイゼンロフトの要塞、石筍》": "石筍",
}


def _destroyed(t: Table, effect: str, *sheets: str) -> list[str]:
    """Let Ann play an instant with an effect; return the names of Ben's permanents that it destroyed."""
    ann, ben = t.people
    for sheet in sheets:
        ben.has_card("permanent", sheet)
    spell = ann.instant("呪文", effect)
    ann.plays(spell).resolve()
    return ben.cards_in("graveyard")


@fab.check("2.7.2#sentence-2", "印刷された名前が、カードの名前である")
def the_printed_name_is_the_name(t: Table) -> None:
    """What is called claw is destroyed."""
    seen = _destroyed(t, "すべての名前が「爪」のパーマネントを破壊する。", "《爪》 武器", "《牙》 武器")
    t.expect("破壊されたもの", seen, ["《爪》"])


@fab.check("2.7.3#sentence-1,4,6,7 2.7.3#example-1", "通称は、個人名から、敬称、姓、称号や愛称を除いた部分である")
def monikers_are_parts_of_personal_names(t: Table) -> None:
    """What has any of eight monikers is destroyed, one after another."""
    effect = "。".join(f"すべての通称が「{moniker}」のパーマネントを破壊する" for moniker in _MONIKERS.values())
    stated = {moniker: f" 通称「{moniker}」" if moniker in _STATED else "" for moniker in _MONIKERS.values()}
    sheets = (f"{name} (個人名){stated[moniker]} 武器" for name, moniker in _MONIKERS.items())
    seen = _destroyed(t, f"{effect}。", *sheets)
    t.expect("通称で参照されて破壊されたもの", seen, sorted(_MONIKERS))


@fab.check("2.7.3a#sentence-1", "名前が個人名でないカードには、通称がない")
def a_name_that_is_not_personal_has_no_moniker(t: Table) -> None:
    """What has the moniker Blazing is destroyed: neither the weapon nor its words are personal."""
    sheets = ("《Blazing Aether》 武器", "《Blazing Sam》 (個人名) 武器")
    seen = _destroyed(t, "すべての通称が「Blazing」のパーマネントを破壊する。", *sheets)
    t.expect("破壊されたもの", seen, ["《Blazing Sam》"])


@fab.check("2.7.3b#sentence-2 2.7.3b#example-1", "通称で参照すると、名前が違っても通称の同じものを、すべて参照する")
def a_moniker_refers_to_several_names(t: Table) -> None:
    """What has the moniker ブラーボ is destroyed."""
    names = ["《ブラーボ》", "《華麗な演出、ブラーボ》", "《ショーの花形、ブラーボ》"]
    seen = _destroyed(
        t, "すべての通称が「ブラーボ」のパーマネントを破壊する。", *(f"{name} デミヒーロー" for name in names)
    )
    t.expect("破壊されたもの", seen, sorted(names))


@fab.check(
    "2.7.3c#sentence-2 2.7.3c#example-1",
    "「Dawnblade」という名前を指定しても、通称がそうであるだけのカードは指定されない",
)
def a_moniker_is_no_name(t: Table, ann: Person, ben: Person) -> None:
    """Ann names Dawnblade; what has the name is destroyed."""
    sheets = ("《Dawnblade》 (個人名) 武器", "《Dawnblade, Resplendent》 (個人名) 武器")
    for sheet in sheets:
        ben.has_card("permanent", sheet)
    spell = ann.instant("呪文", "カード名を1つ指定し、すべての指定された名前のパーマネントを破壊する。")
    ann.plays(spell).resolve(card_name="Dawnblade")
    t.expect("破壊されたもの", ben.cards_in("graveyard"), ["《Dawnblade》"])


@fab.check("2.7.4#sentence-1", "日本語で印刷されたカードの名前は、英語版の名前である")
def a_name_is_always_english(t: Table) -> None:
    """What is called Searing Shard is destroyed, and what is called by the Japanese name."""
    sheets = ("《灼熱の破片》【Searing Shard】 武器", "《灼熱の破片》【Burning Chip】 武器")
    effect = "すべての名前が「Searing Shard」のパーマネントを破壊する"
    seen = _destroyed(t, f"{effect}。すべての名前が「灼熱の破片」のパーマネントを破壊する。", *sheets)
    t.expect("破壊されたものの枚数", len(seen), 1)


def _censors(t: Table) -> None:
    """Ann's Censor hits Ben, and she names Blazing Aether, which Ben has in hand with three others."""
    ann, ben = t.people
    censor = ann.attack(
        "Censor",
        "これがヒットしたとき、カード名を1つ指定し、ゲームの終わりまで、対戦相手は、指定された名前のものをプレイできない。",
        defense=None,
    )
    names = {
        "燃え盛るエーテル": "Blazing Aether",
        "エーテルの先駆け": "Trailblazing Aether",
        "逆さの": "Aether Blazing",
    }
    for name, english in names.items():
        ben.hand(f"《{name}》【{english}】 インスタント コスト0", "ライフを1点得る。")
    ann.plays(censor).until("damage")
    t.resolve(card_name="Blazing Aether")
    ann.passes()


@fab.check("2.7.5#sentence-1,2 2.7.5#example-1", "名前は、それぞれの単語が丸ごと、同じ順番で一致するときだけ同じである")
def a_longer_name_is_another_name(t: Table) -> None:
    """Censor keeps Ben from playing Blazing Aether, but not Trailblazing Aether or Aether Blazing."""
    _censors(t)
    ben = t.people[1]
    cards = [ben.card(name) for name in ("燃え盛るエーテル", "エーテルの先駆け", "逆さの")]
    t.expect("ベンはそれぞれをプレイできるか", [ben.may_play(card) for card in cards], [False, True, True])


@fab.check("2.7.5#sentence-3", "名前を比べるとき、大文字か小文字かは区別しない")
def case_does_not_matter(t: Table) -> None:
    """What is called DAWNBLADE is destroyed."""
    seen = _destroyed(t, "すべての名前が「DAWNBLADE」のパーマネントを破壊する。", "《Dawnblade》 武器")
    t.expect("破壊されたもの", seen, ["《Dawnblade》"])


@fab.check("2.7.5#sentence-1", "名前の一部を比べるときも、単語が丸ごと一致しなければならない")
def a_part_of_a_word_is_no_part_of_a_name(t: Table) -> None:
    """What has Proto in its name is destroyed: Breaker Helm Protos has not."""
    sheets = ("《遮断マスク・試作型》【Breaker Helm Protos】 装備品", "《試作の鎚》【Proto Hammer】 武器")
    seen = _destroyed(t, "すべての名前に「Proto」のあるパーマネントを破壊する。", *sheets)
    t.expect("破壊されたもの", seen, ["《試作の鎚》"])


@fab.check(
    "2.7.5#sentence-1 2.7.5#example-2",
    "《Fabricate》では、「Proto」の基本・装備品を装備できるが、「Protos」のものは装備できない",
)
def fabricate_cannot_equip_breaker_helm_protos(t: Table, ann: Person) -> None:
    """Two base helms are in the inventory, and the zone for the head is empty."""
    helm = ann.has_card("inventory", "《遮断マスク・試作型》【Breaker Helm Protos】 装備品 ― 基本・頭 防御1")
    crown = ann.has_card("inventory", "《試作の冠》【Proto Crown】 装備品 ― 基本・頭 防御1")
    base = "サブタイプが基本の、かつタイプが装備品の、かつあなたのインベントリにある"
    equips = f"(名前に「Proto」のある、かつ{base})もののうち1枚を頭に置く。"
    ann.plays(ann.hand("《Fabricate》 「機械技師」 アクション コスト0", equips)).resolve()
    t.expect("試作の冠と遮断マスクのあるゾーン", (crown.zone, helm.zone), ("頭", "インベントリ"))


@fab.check("2.7.1#sentence-3", "ピッチ値が同じでも名前が違うカードは、別のカードである")
def names_make_cards_distinct(t: Table, ann: Person) -> None:
    """Two rubies and a garnet, all with a pitch of 1, are counted."""
    ann.gets("graveyard", gem("紅玉", 1), gem("紅玉", 1), gem("柘榴石", 1))
    effect = "ライフを(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)点得る。"
    ann.plays(ann.instant("数え歌", effect)).resolve()
    t.expect("アンのライフ", ann.life, 22)
