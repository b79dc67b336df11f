"""Checks of 2.6, 2.7 and 2.12: metatypes, names and text boxes."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN, expects_foreign_cards_kept_out
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem, hero, instant

_SPARK = "《火花》 インスタント コスト0"
_LIFE = "ライフを1点得る。"


def _plays(t: Table, card: TrackedCard) -> Person:
    """Let Ann, who has a deck, play an instant; return Ann."""
    ann = t.people[0]
    ann.gets("deck", instant("水花"), instant("風花"))
    ann.plays(card).resolve()
    return ann


@fab.check("2.12.1#sentence-1", "テキストボックスの中身は、名前やタイプではなく、カードテキストである")
def the_text_box_contains_the_card_text(t: Table, ann: Person, ben: Person) -> None:
    """Of two auras, one has card text; what has a text box as a property is destroyed."""
    auras = [ben.has_card("permanent", "《突風》 アクション ― オーラ", "続行"), ben.aura("凪")]
    _plays(t, ann.hand(_SPARK, "すべてのテキストボックスの特性を持つパーマネントを破壊する。"))
    t.expect("突風と凪のあるゾーン", [one.zone for one in auras], ["墓地", "闘技場"])


@fab.check("2.12.2#sentence-2", "ルールテキストのないカードがあってもよく、最初の段落が注釈文のこともある")
def a_card_text_can_lack_rules_text(t: Table) -> None:
    """A card has nothing but reminder text."""
    t.expect("アンの手札の枚数", _plays(t, t.people[0].hand(_SPARK, "(カードを1枚引く。)")).count("hand"), 0)


@fab.check("2.12.2#sentence-4", "注釈文は、カッコに入っている文である")
def reminder_text_is_in_brackets(t: Table) -> None:
    """A card has rules text, and behind it a paragraph in brackets."""
    ann = _plays(t, t.people[0].hand(_SPARK, _LIFE, "(カードを1枚引く。)"))
    t.expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 0))


@fab.check("2.12.2#sentence-6", "フレーバーテキストは、横線で区切られた別の段落である")
def flavor_text_is_below_a_bar(t: Table) -> None:
    """A card has the same words once above the bar, and once below it."""
    t.expect("アンのライフ", _plays(t, t.people[0].hand(_SPARK, _LIFE, "――――", _LIFE)).life, 21)


@fab.check("2.12.3#sentence-1", "カードの基本能力は、ルールテキストのすべてで定まり、効果で得た能力は含まない")
def rules_text_defines_the_base_abilities(t: Table, ann: Person) -> None:
    """A card has two paragraphs of rules text; of two items one has go again printed, one gains it."""
    for name, text in (("旗", "続行"), ("石", _LIFE)):
        ann.has_card("permanent", f"《{name}》 アクション ― アイテム", text)
    gives = ann.instant("授け", f"{THIS_TURN}《石》は、『続行』を得る。")
    counts = ann.instant("数え", "ライフを(すべての基本の続行を持つものの数)点得る。")
    _plays(t, ann.hand(_SPARK, _LIFE, "カードを1枚引く。"))
    t.expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 3))
    ann.resolves(gives, counts).expect("基本の続行を持つものの数だけ得た、アンのライフ", ann.life, 22)


@fab.check("2.12.3#sentence-2", "1つの段落が1つの能力であり、1つの文がそうなのではない")
def a_paragraph_is_an_ability(t: Table, ann: Person) -> None:
    """An activated ability has two sentences, and another one has its own paragraph."""
    ann.gets("deck", instant("水花"))
    totem = ann.has_card(
        "permanent",
        "《石像》 アクション ― アイテム",
        "インスタント ― コストなし: ライフを1点得る。カードを1枚引く。",
        "インスタント ― コストなし: ライフを5点得る。",
    )
    ann.activates(totem).resolve().expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 1))


@fab.check("2.12.3#sentence-3", "注釈文とフレーバーテキストは、ゲームに何の影響も与えない")
def reminder_and_flavor_text_do_nothing(t: Table) -> None:
    """A card has rules text with reminder text behind it, and flavor text."""
    ann = _plays(t, t.people[0].hand(_SPARK, f"{_LIFE}(ライフを2点得る。)", "――――", "カードを1枚引く。"))
    t.expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 0))


def _powers(t: Table, first: str, other: str, text: str) -> tuple[int | None, int | None]:
    """Return the powers of an ally of Ann, which has an ability, and of an ally of Ben."""
    ann, ben = t.people
    mine = ann.has_card("permanent", f"《{first}》 アクション ― 盟友 パワー3 ライフ3", text)
    theirs = ben.has_card("permanent", f"《{other}》 アクション ― 盟友 パワー3 ライフ3")
    _plays(t, ann.hand(_SPARK, "このターンの終わりまで、すべての名前が「小鬼」のものは、名前が「餓鬼」になる。"))
    return mine.power, theirs.power


@fab.check("2.12.3a#sentence-1", "カードの文章は、自身を、名前でも通称でも指定できる")
def rules_text_specifies_its_source_by_moniker(t: Table) -> None:
    """A dragon specifies itself by its moniker, the name of another one; one of two ghosts does by its name."""
    raises = ("《幽霊》は、パワーに1の修整を得る。",), ()
    ghost = "《幽霊》 アクション ― 盟友 パワー3 ライフ3"
    ghosts = [person.has_card("permanent", ghost, *text) for person, text in zip(t.people, raises, strict=True)]
    powers = _powers(t, "黄昏の竜、ロア", "ロア", "《ロア》は、パワーに1の修整を得る。")
    t.expect("黄昏の竜と、名前がロアだけの竜のパワー", powers, (4, 3))
    t.expect("自身を名前で指定する幽霊と、もう1体の幽霊のパワー", [one.power for one in ghosts], [4, 3])


@fab.check("2.12.3a#sentence-3", "自分の名前が書かれていれば、名前が変わった後も「これ」のことである")
def a_self_reference_means_this(t: Table) -> None:
    """A goblin that specifies itself by name gets another name."""
    powers = _powers(t, "小鬼", "大鬼", "《小鬼》は、パワーに1の修整を得る。")
    t.expect("名前の変わった小鬼と、大鬼のパワー", powers, (4, 3))


@fab.check("2.12.3a#sentence-4", "自分の名前が書かれていても、同じ名前の別のカードのことではない")
def a_self_reference_is_to_no_other_card(t: Table) -> None:
    """Two ghosts have the same name, by which one of them specifies itself."""
    powers = _powers(t, "幽霊", "幽霊", "《幽霊》は、パワーに1の修整を得る。")
    t.expect("アンの幽霊とベンの幽霊のパワー", powers, (4, 3))


def _created(t: Table, name: str, *others: str) -> list[object]:
    """Let Ann create a token by a name, and play instants with other effects; return the names of created tokens."""
    ann = t.people[0]
    spells = [ann.instant(f"呪文{at}", text) for at, text in enumerate(others, start=1)]
    _plays(t, ann.hand(_SPARK, f"「{name}」トークンを1個作成する。"))
    ann.resolves(*spells)
    return t.values(kinds.Create, "token")


@fab.check("2.12.3b#sentence-1", "作成するトークンは、通称でも名前でも指定できる")
def a_token_is_created_by_its_moniker(t: Table) -> None:
    """A token that is a demon is created by its moniker, and another one by its name."""
    created = _created(t, "Blasmophet", "「Spectral Shield」トークンを1個作成する。")
    t.expect("作成されたトークン", created, ["Blasmophet, the Soul Harvester", "スペクトラルシールド"])


@fab.check("2.12.3b#sentence-2", "作成するトークンは、その名前のものが前から存在していなくてもよい")
def a_token_to_create_need_not_exist(t: Table) -> None:
    """A token is created while there is none of its name."""
    t.expect("作成されたトークン", _created(t, "Spectral Shield"), ["スペクトラルシールド"])


@fab.check("2.12.3b#sentence-3", "名前で指定して作成したトークンは、ルールがその名前に定めた特性を持つ")
def a_token_has_the_properties_that_its_name_defines(t: Table) -> None:
    """A token is created by its name, which is that of a token with ward 1; then Ann is dealt 3 damage."""
    created = _created(t, "Spectral Shield", "あなたのヒーローに3点の秘術ダメージを与える。")
    t.expect("作成されたトークン", created, ["スペクトラルシールド"])
    t.expect("アンのライフ", t.people[0].life, 18)


@fab.check("2.12.3b#sentence-4", "名前や通称で参照されるのは、だれのものでも、その名前や通称を持つオブジェクトである")
def a_name_refers_to_any_object_that_has_it(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an aura of a name and a dragon of a moniker; Ben has an aura of another name."""
    mine, theirs, other = ann.aura("霧"), ben.aura("霧"), ben.aura("靄")
    names = (ann, "黄昏の竜、ロア"), (ben, "暁の竜、ロア")
    dragons = [one.has_card("permanent", f"《{name}》 アクション ― 盟友 パワー3 ライフ3") for one, name in names]
    roar = "このターンの終わりまで、《ロア》は、パワーに1の修整を得る。"
    _plays(t, ann.hand(_SPARK, f"「霧」という名前のすべてのカードを破壊する。{roar}"))
    t.expect("2つの霧と靄のあるゾーン", (mine.zone, theirs.zone, other.zone), ("墓地", "墓地", "闘技場"))
    t.expect("通称がロアの、2体の竜のパワー", [dragon.power for dragon in dragons], [4, 4])


_BRAVO = hero("華麗な演出、ブラーボ")


def _kept_out(t: Table, *metatypes: str) -> list[str]:
    """Return the rules that keep a card with some metatypes out of the card-pool of a hero called Bravo."""
    ann = t.people[0]
    words = "メタタイプ" + "".join(f"「{metatype}」" for metatype in metatypes) if metatypes else ""
    ann.brings(_BRAVO, read_card(f"《大見得》 {words} インスタント コスト0", "ライフを1点得る。"))
    return ann.is_kept_out_by


@fab.check("2.6.1#sentence-1", "メタタイプは語の集まりで、2つの語があれば、そのどちらでもある")
def metatypes_are_a_collection_of_words(t: Table, ann: Person, ben: Person) -> None:
    """Of two shields, one has two metatypes; what has one of these is destroyed."""
    both = ben.has_card("permanent", "《大盾》 メタタイプ「カツ」「ブラーボ」 装備品")
    one = ben.has_card("permanent", "《小盾》 メタタイプ「ブラーボ」 装備品")
    ann.plays(ann.instant("呪文", "すべてのメタタイプが「カツ」のパーマネントを破壊する。")).resolve()
    t.expect("大盾と小盾のあるゾーン", (both.zone, one.zone), ("墓地", "闘技場"))


@fab.check("2.6.2#sentence-1", "メタタイプが2つあれば、どちらのヒーローでも使え、1つもなければ、だれでも使える")
def a_card_has_several_metatypes(t: Table) -> None:
    """A card is for カツ and for ブラーボ, and another one has no metatypes."""
    t.expect("2つのメタタイプを持つカードが反するルール", _kept_out(t, "カツ", "ブラーボ"), [])
    t.expect("メタタイプのないカードが反するルール", _kept_out(t), [])


@fab.check("2.6.6#sentence-1", "セット型メタタイプは、ヒーローを指定しない")
def a_set_metatype_names_no_hero(t: Table) -> None:
    """A card has the metatype of a set, and another one that of a hero."""
    t.expect("セット型のカードが反するルール", _kept_out(t, "Rosetta"), [])
    t.expect("ヒーロー型のカードが反するルール", _kept_out(t, "カツ"), ["2.6.6"])


@fab.check("2.6.6#sentence-2", "ヒーロー型メタタイプは、ヒーローの名前ではなく、通称を指定する")
def a_hero_metatype_is_a_moniker(t: Table) -> None:
    """A card is for ブラーボ, and the hero is 華麗な演出、ブラーボ."""
    t.expect("カードプールが反するルール", _kept_out(t, "ブラーボ"), [])


@fab.check("2.6.6#sentence-3", "カードプールには、メタタイプがヒーローの通称と一致するカードだけを入れられる")
def a_card_of_another_hero_is_kept_out(t: Table) -> None:
    """A card is for ブラーボ, another one for カツ, and the hero is 華麗な演出、ブラーボ."""
    t.expect("ブラーボのカードが反するルール", _kept_out(t, "ブラーボ"), [])
    t.expect("カツのカードが反するルール", _kept_out(t, "カツ"), ["2.6.6"])
    expects_foreign_cards_kept_out(t, t.people[0])


def _gains_for_rosetta(t: Table, what: str, *sheet: str) -> int:
    """Let Ben have a card, and Ann an item; she activates it, and gains 1 for everything of Rosetta of a kind."""
    ann, ben = t.people
    ben.has_card("permanent", *sheet)
    charm = ann.has_card(
        "permanent",
        "《護符》 メタタイプ「Rosetta」 アクション ― アイテム",
        "インスタント ― コストなし: 何もしない。",
        "能力が起動されたとき、何もしない。",
    )
    praise = ann.instant("称賛", f"ライフを(すべての{what}の数)点得る。")
    ann.activates(charm)
    ann.plays(praise).resolve()
    return ann.life


@fab.check("2.6.3#sentence-1", "カードのメタタイプは、名前などではなく、タイプボックスで決まる")
def the_type_box_determines_metatypes(t: Table) -> None:
    """Of two items, one has the metatype in its type box, the other only has the word in its name."""
    sheets = ("《石》 【「Rosetta」 アクション ― アイテム】", "《Rosettaのうわさ》 【アクション ― アイテム】")
    seen = _destroyed(t, "すべてのメタタイプが「Rosetta」のパーマネントを破壊する。", *sheets)
    t.expect("破壊されたもの", seen, ["《石》"])


@fab.check("2.6.4#sentence-1", "起動レイヤーと誘発レイヤーは、発生源と同じメタタイプを持つ")
def a_layer_has_the_metatypes_of_its_source(t: Table) -> None:
    """The activated-layer of Ann's item and a triggered-layer of it are on the stack."""
    life = _gains_for_rosetta(t, "(メタタイプが「Rosetta」の、かつスタックにある)もの", "《石》 アクション ― アイテム")
    t.expect("メタタイプを持つレイヤーの数だけ得た後の、アンのライフ", life, 22)


def _with_changes(t: Table, name: str) -> int:
    """Let Ann's item be about to lose its metatype, and Ben's stone to gain it; return Ann's life after the count."""
    changes = "《護符》は、メタタイプをすべて失う。", "《石》は、メタタイプ「Rosetta」を得る。"
    what = f"(メタタイプが「Rosetta」の、かつ名前が「{name}」の)パーマネント"
    return _gains_for_rosetta(t, what, "《石》 アクション ― アイテム", *changes)


@fab.check("2.6.5#sentence-1", "オブジェクトは、メタタイプを失うことがない")
def metatypes_are_not_lost(t: Table) -> None:
    """Ann's item would lose its metatype."""
    t.expect("メタタイプを持つ護符の数だけ得た後の、アンのライフ", _with_changes(t, "護符"), 21)


@fab.check("2.6.5#sentence-1", "オブジェクトは、メタタイプを新たに得ることがない")
def metatypes_are_not_gained(t: Table) -> None:
    """Ben's stone would gain a metatype."""
    t.expect("メタタイプを持つ石の数だけ得た後の、アンのライフ", _with_changes(t, "石"), 20)


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
    "《谷間の、サー・ロード・マルコ》": "マルコ",
    "《アナ・マリア・リバー》": "アナ",
}


def _destroyed(t: Table, effect: str, *sheets: str) -> list[str]:
    """Let Ann play an instant with an effect; return the names of Ben's permanents that it destroyed."""
    ann, ben = t.people
    for sheet in sheets:
        ben.has_card("permanent", sheet)
    ann.plays(ann.instant("呪文", effect)).resolve()
    return ben.cards_in("graveyard")


@fab.check("2.7.2#sentence-2", "印刷された名前の全体が、カードの名前である")
def the_printed_name_is_the_name(t: Table) -> None:
    """What is called Zul, claw of the dusk is destroyed, but not Zul."""
    sheets = ("《黄昏の爪、ズール》 武器", "《ズール》 武器")
    seen = _destroyed(t, "すべての名前が「黄昏の爪、ズール」のパーマネントを破壊する。", *sheets)
    t.expect("破壊されたもの", seen, ["《黄昏の爪、ズール》"])


@fab.check("2.7.3#sentence-1,4,6,7 2.7.3#example-1", "通称は、個人名から、敬称、姓、称号や愛称を除いた部分である")
def monikers_are_parts_of_personal_names(t: Table) -> None:
    """What has a moniker of the example is destroyed, and what has two honorifics, or a middle name and a last one."""
    asked = (*_MONIKERS.values(), "谷間の")
    effect = "。".join(f"すべての通称が「{moniker}」のパーマネントを破壊する" for moniker in asked)
    stated = {moniker: f" 通称「{moniker}」" if moniker in _STATED else "" for moniker in _MONIKERS.values()}
    sheets = (f"{name} (個人名){stated[moniker]} 武器" for name, moniker in _MONIKERS.items())
    t.expect("通称で参照されて破壊されたもの", _destroyed(t, f"{effect}。", *sheets), sorted(_MONIKERS))


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
    ann.plays(censor).until("damage").resolve(card_name="Blazing Aether")
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


@fab.check("2.7.1#sentence-3", "ピッチ値が同じでも名前が違えば、名前が同じでもピッチ値が違えば、別のカードである")
def names_make_cards_distinct(t: Table, ann: Person) -> None:
    """Two rubies, a garnet and an agate, all with a pitch of 1, and a ruby with a pitch of 3 are counted."""
    ann.gets("graveyard", gem("紅玉", 1), gem("紅玉", 1), gem("柘榴石", 1), gem("瑪瑙", 1), gem("紅玉", 3))
    effect = "ライフを(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)点得る。"
    ann.plays(ann.instant("数え歌", effect)).resolve().expect("アンのライフ", ann.life, 24)
