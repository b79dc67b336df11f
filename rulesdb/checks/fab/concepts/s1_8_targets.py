"""Checks of 1.8: targets, parameters and properties of effects, effects that fail, and the next attack."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.events import Banish
from rulesdb.engine.fab.sample_cards.small_cards import action, attack, gem, instant
from rulesdb.engine.fab.zones import ZoneName

_MIST = "アクション ― オーラ コスト0"


@fab.check("1.8.5#sentence-1", "対象は、効果を持つカードやレイヤーがスタックに置かれるときに宣言する")
def targets_are_declared_on_the_stack(t: Table, ann: Person, ben: Person) -> None:
    """Ann declares Ben's hero as she plays a card, as a triggered-layer is put on the stack, and as she activates."""
    staff = ann.item("杖", "インスタント ― コストなし: 対象のヒーローに2点の秘術ダメージを与える。")
    ann.equips("head", "冠", "カードがプレイされたとき、対象のヒーローに1点の秘術ダメージを与える。")
    ann.plays(ann.instant("稲妻", "対象のヒーローに3点の秘術ダメージを与える。"), target=...)
    t.expect("稲妻をプレイするときの質問", t.question, "アン: 対象")
    t.answer(target=(ben.hero, ...)).expect("冠のレイヤーがスタックに置かれるときの質問", t.question, "アン: 対象")
    t.answer(target=ben.hero).resolve(2).expect("ベンのライフ", ben.life, 16)
    ann.activates(staff, target=...).expect("杖の能力を起動するときの質問", t.question, "アン: 対象")


@fab.check("1.8.5#sentence-3", "対象にできるのは、書かれた詳細に合うものだけである")
def a_description_tells_the_legal_targets(t: Table, ann: Person, ben: Person) -> None:
    """A card destroys a target aura: of an aura and an item, only the auras are choices."""
    for name, subtype in (("霧", "オーラ"), ("霞", "オーラ"), ("壺", "アイテム")):
        ben.has_card("permanent", f"《{name}》 アクション ― {subtype} コスト0", "続行")
    ann.announces(ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。"))
    t.expect("対象として選べるもの", t.choices, ["《霧》", "《霞》"])


@fab.check("1.8.5a#sentence-1a,1b", "対象にできるのは、闘技場かスタックで開示されているオブジェクトだけである")
def only_public_objects_in_the_arena_or_on_the_stack_are_targetable(t: Table, ann: Person, ben: Person) -> None:
    """Any two auras: those in the arena and on the stack are choices, not those in a graveyard or in a hand."""
    zones: tuple[ZoneName, ...] = ("permanent", "permanent", "graveyard", "hand")
    for zone, name in zip(zones, "霧霞霜霰", strict=True):
        ben.has_card(zone, f"《{name}》 {_MIST}", "続行")
    ben.has_card("permanent", f"《伏せた霧》 {_MIST}", "続行", is_public=False)
    gust, cloud = ann.instant("突風", "対象のサブタイプがオーラのものを破壊する。"), ann.hand(f"《雲》 {_MIST}", "続行")
    ann.plays(cloud)
    ann.announces(gust).expect("対象として選べるもの", t.choices, ["《霧》", "《霞》", "《雲》"])


_GROUND = "対象の(攻撃アクションカードである、かつコスト2以下の、かつあなたの墓地にある)ものをデッキに置く。"


@fab.check(
    "1.8.5a#sentence-2b,4a 1.8.5a#example-1", "効果が墓地のカードを指定していれば、墓地で表向きのカードを対象にできる"
)
def an_effect_specifies_targets_in_the_graveyard(t: Table, ann: Person) -> None:
    """Memorial Ground: two cheap attacks lie face up in the graveyard, one face down, and one is too expensive."""
    for name, cost, is_public in (("爪", 0, True), ("牙", 2, True), ("伏せた爪", 0, False), ("大爪", 3, True)):
        ann.has_card("graveyard", attack(name, cost=cost), is_public=is_public)
    ann.attack("手札の爪")
    ground = ann.instant("記憶の地", _GROUND)
    t.expect("アンは記憶の地をプレイできるか", ann.may_play(ground), True)
    ann.plays(ground, target=...).expect("対象として選べるもの", t.choices, ["《爪》", "《牙》"])


@fab.check(
    "1.8.5b#sentence-1", "1つの「対象」について同じものは1回しか宣言できないが、別の「対象」には、また宣言できる"
)
def a_target_is_declared_once_for_a_phrase(t: Table) -> None:
    """A card with a phrase for two targets, and another phrase: of a phrase each hero can be declared once."""
    t.joins("セナ")
    ann, ben, sena = t.people
    two, one = "対象のヒーロー2つに2点の秘術ダメージを与える。", "対象のヒーローに1点の秘術ダメージを与える。"
    ann.plays(ann.instant("二叉の稲妻", f"{two}{one}"), target=(ben.hero, ...))
    t.expect("2つ目に選べる対象", t.choices, ["アン", "セナ"])
    t.answer(target=(sena.hero, ...)).expect("次の「対象」に選べるもの", t.choices, ["アン", "ベン", "セナ"])
    t.answer(target=(ben.hero,)).resolve().expect("ベンとセナのライフ", (ben.life, sena.life), (17, 18))


@fab.check("1.8.5c#sentence-1", "「対象」と書かれていない効果は、適用先がなくてもプレイできる")
def an_effect_without_the_word_is_not_targeted(t: Table, ann: Person) -> None:
    """Without any aura, a card that destroys a target aura cannot be played, and one that destroys an aura can."""
    targeting = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    other = ann.instant("北風", "サブタイプがオーラのパーマネントのうち1枚を破壊する。")
    t.expect("アンは突風をプレイできるか", ann.may_play(targeting), False)
    ann.plays(other).expect("北風をプレイした後の、スタックのレイヤーの数", t.stack, 1)


_REMEMBRANCE = "あなたの墓地のカードのうちタイプがアクションのもののうち3枚までをデッキに置く。デッキをシャッフルする。"


@fab.check(
    "1.8.5c#sentence-2 1.8.5c#example-1", "対象ではない適用先は、プレイするときには宣言せず、効果が発生するときに決める"
)
def subjects_are_not_declared_beforehand(t: Table, ann: Person) -> None:
    """Remembrance: nothing is asked as it is played, and three cards of the graveyard are picked as it resolves."""
    cards = [ann.has_card("graveyard", action(name)) for name in ("本", "巻物", "札", "碑")]
    ann.plays(ann.instant("追憶", _REMEMBRANCE), choose=...).expect("プレイした直後の質問", t.choices, [])
    t.resolve(choose=(cards[0], cards[2], cards[3])).expect("墓地に残る本以外の札", cards[1].zone, "墓地")
    t.expect("アンのデッキの枚数", ann.count("deck"), 3)


@fab.check(
    "1.8.5d#sentence-1",
    "「任意の」対象は、ダメージを与える効果ならライフのあるものだけで、追放する効果なら、そうではない",
)
def any_target_depends_on_the_effect(t: Table, ann: Person, ben: Person) -> None:
    """Damage to any target, and an aura beside the heroes: the aura has no life, and is no choice.

    It is one for the banishment of any target.
    """
    ben.has_card("permanent", f"《霧》 {_MIST}", "続行")
    bolt, ray = (
        ann.instant("稲妻", "対象の任意のものに2点の秘術ダメージを与える。"),
        ann.instant("光線", "対象の任意のものを追放する。"),
    )
    ann.plays(bolt, target=...).expect("ダメージの対象の選択肢", t.choices, ["アン", "ベン"])
    t.answer(target=ben.hero).resolve()
    ann.plays(ray, target=...).expect("追放の対象の選択肢", t.choices, ["アン", "ベン", "《霧》"])


@fab.check("1.8.5d#sentence-2", "「任意の」対象は、今のゲーム状況で効果が失敗しないものだけである")
def any_target_does_not_make_the_effect_fail(t: Table, ann: Person, ben: Person) -> None:
    """The destruction of any target: heroes and one of three auras cannot be destroyed, and are no choices."""
    for name in ("霧", "霞", "霜"):
        ben.has_card("permanent", f"《{name}》 {_MIST}", "続行")
    ben.item("社", "(タイプがヒーローの、または名前が「霜」の)ものを破壊できない。")
    ann.plays(ann.instant("光線", "対象の任意のものを破壊する。"), target=...)
    t.expect("対象の選択肢", t.choices, ["《霧》", "《霞》", "《社》"])


@fab.check("1.8.5e#sentence-1,2", "選択型の対象効果では対象を選ばなくてもよく、選ばなければ発生しない")
def no_target_may_be_chosen_for_an_optional_effect(t: Table, ann: Person, ben: Person) -> None:
    """A card may damage a target hero: Ann declares none, and is not asked as it resolves; then she declares one."""
    sheet = "対象のヒーローに2点の秘術ダメージを与えてもよい。そうした場合、ライフを5点得る。"
    howl, roar = ann.instant("遠吠え", sheet), ann.instant("雄叫び", sheet)
    ann.plays(howl, target=...).expect("対象の選択肢", t.choices, ["アン", "ベン", "これ以上は選ばないこと"])
    t.answer(target=None).resolve(may=...).expect("解決の中での質問", t.choices, [])
    t.expect("アンとベンのライフ", (ann.life, ben.life), (20, 20))
    ann.plays(roar, target=ben.hero).resolve(may=True)
    t.expect("対象を選んだ後の、アンとベンのライフ", (ann.life, ben.life), (25, 18))


_TAIPANIS = (
    "各ターン、1回目に致死ダメージを与えることになるものによって、"
    "(タイプがヒーローの、かつあなたのヒーロー自身以外の)ものが対象になったとき、"
    "あなたの手札のカードのうちカラーバーが赤のもののうち1枚を捨ててもよい。"
    "そうした場合、そのイベントの発生源の新たな対象を選ぶ。"
)


@fab.check(
    "1.8.5f#sentence-2 1.8.5f#example-1",
    "攻撃の新たな対象に選べるのは、その攻撃にとって適正な、相手のヒーローだけである",
)
def new_targets_are_legal_for_the_effect(t: Table) -> None:
    """Ann attacks Sena with lethal power; Ben's Taipanis chooses a new target: himself or Dana, but not Ann."""
    t.joins("セナ")
    t.joins("ダナ")
    ann, ben, sena, dana = t.people
    ben.has_card("permanent", "《Taipanis, Dracai of Judgement》 デミヒーロー", _TAIPANIS)
    ben.hand(attack("赤い札", pitch=1))
    ann.plays(ann.attack("大爪", power=20), attack_target=sena.hero).resolve(may=True, target=...)
    t.expect("新たな対象の選択肢", t.choices, ["ベン", "ダナ"])
    t.answer(target=dana.hero).until("resolution").expect("セナとダナのライフ", (sena.life, dana.life), (20, 0))


@fab.check("1.8.5f#sentence-3", "対象を変更する効果が指定していれば、新たな対象は、その中から選ぶ")
def an_effect_specifies_new_targets(t: Table) -> None:
    """Ann's bolt targets Ben; Ben changes the target to one of the heroes of his opponents, of which there is Ann."""
    t.joins("セナ")
    ann, ben, _sena = t.people
    bolt = ann.instant("稲妻", "対象の対戦相手のヒーローに3点の秘術ダメージを与える。")
    mirror = ben.instant("鏡", "スタックのすべてのカードレイヤーの新たな対象を、プレイヤー0のヒーローの中から選ぶ。")
    ann.plays(bolt, target=ben.hero)
    ben.responds(mirror).resolve(target=...).expect("稲妻の新たな対象", bolt.targets, ["アンの英雄"])


@fab.check("1.8.5f#sentence-4", "ほかに適正な対象がなければ、対象は元のままである")
def a_target_without_an_alternative_stays(t: Table, ann: Person, ben: Person) -> None:
    """Ann's bolt targets Ben, her only opponent: when he has new targets chosen, he remains the target."""
    bolt = ann.instant("稲妻", "対象の対戦相手のヒーローに3点の秘術ダメージを与える。")
    mirror = ben.instant("鏡", "スタックのすべてのカードレイヤーの新たな対象を選ぶ。")
    ann.plays(bolt, target=ben.hero)
    ben.responds(mirror).resolve(2).expect("ベンのライフ", ben.life, 17)


_ACTIONS = "あなたの墓地のカードのうちタイプがアクションのもの"


@fab.check(
    "1.8.6#sentence-1a 1.8.6#example-1", "まだ決まっていないパラメータは、効果が発生するときに、コントローラーが決める"
)
def the_controller_determines_parameters(t: Table, ann: Person) -> None:
    """Remembrance: as it resolves, Ann picks two of four action cards in her graveyard, and then no more."""
    cards = [ann.has_card("graveyard", action(name)) for name in ("本", "巻物", "札", "碑")]
    memory = ann.action("追憶", f"{_ACTIONS}のうち3枚までをデッキに置く。デッキをシャッフルする。", defense=None)
    ann.plays(memory).expect("プレイした後の質問", t.choices, [])
    t.resolve(choose=...).expect("解決の中での質問", t.question, "アン: 効果が及ぶもの")
    t.answer(choose=(cards[3], cards[1], None))
    zones = ["墓地", "デッキ", "墓地", "デッキ"]
    t.expect("本、巻物、札、碑のあるゾーン", [card.zone for card in cards], zones)


@fab.check("1.8.6#sentence-1a,1b", "効果が指定するプレイヤーが、パラメータを決める")
def the_instructed_player_determines_parameters(t: Table, ann: Person, ben: Person) -> None:
    """Ann's card lets the opponent banish a card of his own hand: Ben picks it."""
    _first, second = ben.gets("hand", instant("水滴"), instant("火花"))
    ann.plays(ann.instant("盗み", "対戦相手は、自身の手札のカードのうち1枚を追放する。")).resolve(choose=...)
    t.expect("解決の中での質問", t.question, "ベン: 効果が及ぶもの")
    t.answer(choose=second).expect("火花のあるゾーン", second.zone, "追放ゾーン")


@fab.check("1.8.6#sentence-2", "適正なパラメータがなければ、それに関わる部分だけが失敗する")
def only_the_part_without_parameters_fails(t: Table, ann: Person) -> None:
    """If Ann's hand is empty, she destroys an aura, of which there is none, and then gains life."""
    wind = ann.instant(
        "北風",
        "あなたの手札のカードがないなら、"
        "(サブタイプがオーラのパーマネントのうち1枚を破壊する、その後ライフを5点得る)。",
    )
    ann.plays(wind).resolve().expect("アンのライフ", ann.life, 25)


@fab.check(
    "1.8.6a#sentence-2 1.8.6a#example-1", "全員が、効果のコントローラーから始めて、時計回り順に墓地のカードを決める"
)
def parameters_are_determined_clockwise_from_the_controller(t: Table) -> None:
    """Codex of Frailty, played by Ben in Ann's turn: Ben picks first, then Sena, then Ann."""
    t.joins("セナ")
    ann, ben, sena = t.people
    codex = ben.instant(
        "虚弱症の魔本",
        "すべてのプレイヤーは、自身の墓地のカードのうち攻撃アクションカードであるもののうち1枚を格納庫に裏向きで置く。",
    )
    claws = {
        person: [person.has_card("graveyard", attack(f"{person.name}の爪{at}")) for at in "甲乙"] for person in t.people
    }
    ben.responds(codex).resolve(choose=...)
    for person in (ben, sena, ann):
        t.expect("次にカードを決めるプレイヤー", t.question, f"{person.name}: 効果が及ぶもの")
        t.answer(choose=(claws[person][1], ...))
    t.expect("選ばれたカードのあるゾーン", [claws[person][1].zone for person in t.people], ["格納庫"] * 3)
    t.expect("アンの選んだカードは、表向きか", claws[ann][1].is_public, False)


@fab.check(
    "1.8.6b#sentence-2a 1.8.6b#example-1", "パラメータに選べる発生源は、闘技場かスタックで開示されているものだけである"
)
def only_public_objects_are_determined(t: Table, ann: Person, ben: Person) -> None:
    """Oasis Respite: Ann picks the attack among the public objects in the arena and on the stack."""
    claw = ann.attack("爪", power=6)
    ben.has_card("permanent", "《伏せた霧》 アクション ― オーラ コスト0", "続行", is_public=False)
    ben.has_card("graveyard", instant("骨"))
    oasis = ben.instant(
        "オアシスでの休憩",
        "あらゆるもののうち1つを選び、このターンの終わりまで、対象のヒーローについて、"
        "選ばれたものから、その対象が受けるダメージを、次の4点だけ、軽減する。",
    )
    ann.plays(claw)
    ben.responds(oasis, target=ben.hero).resolve(choose=...)
    t.expect("発生源の選択肢", t.choices, ["アン", "ベン", "《爪》", "《オアシスでの休憩》"])
    t.answer(choose=claw).until("resolution").expect("6点のうち4点を軽減した、ベンのライフ", ben.life, 18)


@fab.check(
    "1.8.6b#sentence-2a", "「1つ選び」と書かれたパラメータにも、闘技場かスタックで開示されているものだけを選べる"
)
def only_public_objects_are_chosen(t: Table, ann: Person, ben: Person) -> None:
    """Ann chooses an aura: one lies face down, one in the graveyard, and one is in Ben's hand."""
    zones: tuple[ZoneName, ...] = ("permanent", "permanent", "graveyard", "hand")
    for zone, name in zip(zones, "霧霞霜雪", strict=True):
        ben.has_card(zone, f"《{name}》 {_MIST}", "続行")
    ben.has_card("permanent", f"《伏せた霧》 {_MIST}", "続行", is_public=False)
    gust = ann.instant("突風", "サブタイプがオーラのものを1つ選び、すべての選ばれたものを破壊する。")
    ann.plays(gust).resolve(choose_one=...).expect("選べるもの", t.choices, ["《霧》", "《霞》"])


@fab.check("1.8.6b#sentence-2b,3a 1.8.6b#example-2", "墓地のカードを決める効果では、墓地で表向きのカードだけを選べる")
def only_public_cards_of_a_graveyard_are_determined(t: Table, ann: Person, ben: Person) -> None:
    """A gravekeeper's attack banishes a card from the graveyard of the hero: face-down cards are no choices."""
    for name, is_public in (("骨", True), ("灰", True), ("伏せた骨", False)):
        ben.has_card("graveyard", instant(name), is_public=is_public)
    keeper = ann.attack(
        "墓守り", "これ自身が攻撃されたとき、攻撃されたプレイヤーの墓地のカードのうち1枚を追放してもよい。"
    )
    ann.plays(keeper).until("attack").resolve(may=True, choose=...)
    t.expect("追放するカードの選択肢", t.choices, ["《骨》", "《灰》"])


@fab.check("1.8.6b#sentence-3a 1.8.6b#example-3", "墓地から無作為に追放するカードも、墓地で表向きのカードから決める")
def only_public_cards_of_a_graveyard_are_drawn_by_lot(t: Table, ann: Person) -> None:
    """Boneyard Marauder costs three random cards of the graveyard: of five, the two face-down ones are never drawn."""
    for name, is_public in (("伏せた骨", False), ("骨", True), ("伏せた灰", False), ("灰", True), ("塵", True)):
        ann.has_card("graveyard", instant(name), is_public=is_public)
    marauder = ann.attack(
        "Boneyard Marauder", f"{ADDITIONAL_COST}「あなたの墓地のカードのうち無作為に3枚を追放する」を支払う。", power=6
    )
    ann.plays(marauder).expect("追放されたカード", ann.cards_in("banished"), ["《塵》", "《灰》", "《骨》"])


@fab.check(
    "1.8.5a#sentence-4b 1.8.6b#sentence-3b",
    "裏向きと明記されていれば、対象にもパラメータにも、裏向きのカードを選べる",
)
def what_is_specified_as_face_down_is_chosen(t: Table, ann: Person) -> None:
    """Of four banished cards three lie face down: one card targets such a card, and another one lets Ann pick one."""
    _bone, *_hidden, dust = (
        ann.has_card("banished", instant(name), is_public=name == "骨")
        for name in ("骨", "伏せた骨", "伏せた灰", "伏せた塵")
    )
    rite = ann.instant("弔い", "あなたの追放ゾーンのカードのうち裏向きのもののうち1枚を墓地に置く。")
    grave = ann.instant("供養", "対象の(裏向きの、かつあなたの追放ゾーンにある)ものを墓地に置く。")
    t.expect("供養をプレイできるか", ann.may_play(grave), True)
    ann.plays(grave, target=...).expect("対象の選択肢", t.choices, ["《伏せた骨》", "《伏せた灰》", "《伏せた塵》"])
    t.answer(target=dust).resolve()
    ann.plays(rite).resolve(choose=...).expect("決められるもの", t.choices, ["《伏せた骨》", "《伏せた灰》"])


@fab.check("1.8.6c#sentence-2 1.8.6c#example-1", "アイテムが足りなければ、あるだけの全部が追放される")
def all_objects_are_determined_if_there_are_too_few(t: Table, ann: Person) -> None:
    """System Reset for X = 4, and three Mechanologist items: all three are banished."""
    for name in "甲乙丙":
        ann.has_card("permanent", f"《部品{name}》 「機械技師」 アクション ― アイテム コスト0", "続行")
    reset = ann.hand(
        "《System Reset》 アクション コストX",
        "(サブタイプがアイテムの、かつスーパータイプが「機械技師」の、かつあなたがコントロールする)パーマネントのうちX枚を追放する。",
    )
    ann.hand(gem("青石", 3))
    ann.hand(gem("赤石", 1))
    ann.plays(reset, x=4).resolve().expect("追放ゾーンのカードの枚数", ann.count("banished"), 3)


@fab.check(
    "1.8.6d#sentence-1 1.8.6d#example-1", "手札を全部追放する効果では、追放する順番を、効果の指定するプレイヤーが決める"
)
def the_order_of_individual_events_is_determined(t: Table, ann: Person, ben: Person) -> None:
    """Tome of Imperial Flame banishes a hand of three: Ann picks the last one first.

    Ben orders two cards that Ann lets him banish, and then his hand, by a card of his own.
    """
    tome = ann.action("Tome of Imperial Flame", "あなたの手札のすべてのカードを追放する。", defense=None)
    first, second, third = ann.gets("hand", *(instant(name) for name in "火水土"))
    gift = ben.has_card("arsenal", "《捧げ物》 インスタント コスト0", "あなたの手札のすべてのカードを追放する。")
    levy = ann.has_card(
        "arsenal", "《徴収》 インスタント コスト0", "対戦相手は、自身の手札のカードのうち2枚を追放する。"
    )
    gold, iron, *_others = ben.gets("hand", *(instant(name) for name in "金鉄銀銅"))
    ann.plays(tome).resolve(order_of_events=(third, first))
    t.expect("追放されたカードの順番", t.values(Banish, "object"), ["土", "火", "水"])
    t.expect("水のあるゾーン", second.zone, "追放ゾーン")
    ann.plays(levy).resolve(choose=(iron, gold))
    t.expect("アンの徴収で、ベンが決めた順番", t.values(Banish, "object")[3:], ["鉄", "金"])
    ben.responds(gift).resolve(order_of_events=...)
    t.expect("アンのターンの捧げ物で尋ねられること", t.question, "ベン: 先に行うもの")


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
    ann.plays(count).resolve().expect("アンのライフ", ann.life, 21)


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
    ann.plays(center).until("attack").resolve(defend=...)
    t.expect("防御に使えるもの", t.choices, ["《大爪》", "《劣鉄の兜》", "これ以上は選ばないこと"])


@fab.check("1.8.7a#sentence-2 1.8.7a#example-1", "公開されたカードがピッチ値を持たなければ、値として0を使う")
def a_missing_value_is_zero(t: Table, ann: Person) -> None:
    """Ravenous Rabble loses power by the pitch of the revealed card: by 2, and then by nothing for Gorganian Tome.

    Another attack has that pitch as its power: it has none, since the effect does not fail for the tome.
    """
    value = "(公開されたカードのピッチ値)"
    rabbles = [
        ann.hand(
            f"《{name}》 アクション ― 攻撃 コスト0 ピッチ1 パワー5 防御2",
            "あなたのデッキの一番上のカードを公開する。あなたのデッキの一番上のカードを墓地に置く。"
            f"このターンの終わりまで、これは、パワー{change}。",
            "続行",
        )
        for name, change in (
            ("飽くなき無秩序", f"に({value}の-1倍)の修整を得る"),
            ("飽くなき混沌", f"に({value}の-1倍)の修整を得る"),
            ("飽くなき虚無", f"の値が{value}になる"),
        )
    ]
    ann.gets("deck", instant("火花", pitch=2), *(instant("Gorganian Tome") for _ in range(2)))
    for rabble, power in zip(rabbles, (3, 5, 0), strict=True):
        ann.plays(rabble).until("attack").expect(f"{rabble.card.name}のパワー", rabble.power, power)
        t.until("resolution")


@fab.check("1.8.8#sentence-3a", "インスタントであるかのようにプレイするカードには、インスタントのルールがあてはまる")
def an_action_is_played_as_though_it_were_an_instant(t: Table, ann: Person, ben: Person) -> None:
    """Ben plays an action in Ann's turn, as he may play it as though it were an instant."""
    flash = ben.action(
        "閃き", "これをインスタントであるかのようにプレイしてもよい。", "ライフを3点得る。", defense=None
    )
    ann.passes().expect("ベンは、アンのターンに閃きをプレイできるか", ben.may_play(flash), True)


@fab.check(
    "1.8.8#sentence-4a", "インスタントであるかのようにプレイしたアクションを、ほかの効果はインスタントとはみなさない"
)
def as_though_does_not_concern_other_effects(t: Table, ann: Person) -> None:
    """A crown gains life on instants that are played: an action played as though it were one is none of these."""
    ann.equips("head", "冠", "タイプがインスタントのものがプレイされたとき、ライフを5点得る。")
    flash = ann.action(
        "閃き", "これをインスタントであるかのようにプレイしてもよい。", "カードを1枚引く。", defense=None
    )
    ann.plays(flash, as_an_instant=True).expect("スタックのレイヤーの数", t.stack, 1)


_EVOS = "(あなたがコントロールする、かつ名前に「エヴォ」のある)パーマネント"


@fab.check(
    "1.8.8#sentence-3b,4b 1.8.8#example-1",
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
    ann.plays(count).resolve().expect("5つのエヴォを数えた後の、アンのライフ", ann.life, 25)
    ann.plays(scrap).resolve().expect("エヴォの兜のあるゾーン", evo.zone, "墓地")
    t.expect("Teklovossen のあるゾーン", teklovossen.zone, "闘技場")


THEN = "できた場合、(ライフを5点得る)"


@fab.check("1.8.9#sentence-2", "対象がどれもなくなった効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_without_its_target_fails(t: Table, ann: Person, ben: Person) -> None:
    """A card banishes a target aura, which has been destroyed meanwhile, and gains life if it did.

    Of the two targets of another card only one has been destroyed.
    """
    mist, haze, dew = (ben.aura(name, "インスタント ― 「これを破壊する」: ライフを1点得る。") for name in "霧霞露")
    ray = ann.instant(
        "光線",
        f"(対象のサブタイプがオーラのパーマネントを追放する)。{THEN}。対象のヒーローに1点の秘術ダメージを与える。",
    )
    twin = ann.instant("双つの光線", f"(対象のサブタイプがオーラのパーマネント2つを追放する)。{THEN}。")
    ann.plays(ray, target=(mist, ben.hero))
    ann.passes()
    ben.activates(mist).resolve(2).expect("アンのライフ", ann.life, 20)
    t.expect("1点のダメージと1点の回復の後の、ベンのライフ", ben.life, 20)
    ann.plays(twin, target=(haze, dew))
    ann.passes()
    ben.activates(haze).resolve(2).expect("2つの対象のうち1つが残っていた後の、アンのライフ", ann.life, 25)


@fab.check("1.8.9#sentence-3", "適正なパラメータがなければ効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_without_parameters_fails(t: Table, ann: Person) -> None:
    """A card destroys all auras, of which there is none, and lets Ann gain life if it did."""
    ann.plays(ann.instant("大風", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")).resolve()
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.9#sentence-4", "イベントが1つも起こらなければ効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_whose_events_do_not_occur_fails(t: Table, ann: Person, ben: Person) -> None:
    """A card destroys all auras; there is one, but a shrine keeps it from being destroyed."""
    mist = ben.aura("霧", "続行")
    ben.equips("chest", "社", "《霧》が破壊される場合、代わりに何も起こらない。")
    ann.plays(ann.instant("大風", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")).resolve()
    t.expect("霧のあるゾーン", mist.zone, "闘技場")
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.9#sentence-5", "イベントが1つでも起これば、効果は失敗せず、成功を条件とする効果が発生する")
def an_effect_with_one_event_does_not_fail(t: Table, ann: Person, ben: Person) -> None:
    """A card destroys all auras; there are two, one of which a shrine keeps from being destroyed."""
    for name in ("霧", "霞"):
        ben.aura(name, "続行")
    ben.equips("chest", "社", "《霧》が破壊される場合、代わりに何も起こらない。")
    ann.plays(ann.instant("大風", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")).resolve()
    t.expect("アンのライフ", ann.life, 25)


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


@fab.check("1.8.10#sentence-2", "「あなたの次の攻撃」は、次にそのプレイヤーのコントロール下に入る、1つの攻撃である")
def the_next_attack_is_that_of_the_player(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an effect on his next attack in Ann's turn: it is on none of hers. Hers is on her second one alone."""
    howl, roar = ben.instant("遠吠え", _STRONG), ann.instant("雄叫び", _STRONG)
    claw, fang, tail = (ann.attack(name, "続行") for name in ("爪", "牙", "尾"))
    ben.responds(howl).resolve()
    ann.plays(claw)
    ann.plays(roar).resolve().expect("雄叫びより前にプレイした、アンの爪のパワー", claw.power, 3)
    t.until("resolution")
    ann.plays(fang).expect("アンの次の攻撃である牙のパワー", fang.power, 5)
    t.until("resolution")
    ann.plays(tail).expect("その次の、尾のパワー", tail.power, 3)


@fab.check("1.8.10#sentence-3,4", "能力の起動による攻撃にも、スタックに置かれた時点で、次の攻撃として適用される")
def the_next_attack_may_be_activated(t: Table, ann: Person) -> None:
    """An effect on Ann's next attack, and the attack of a sword: it is stronger as soon as it is on the stack."""
    howl, blade = ann.instant("遠吠え", _STRONG), ann.sword("刀")
    ann.plays(howl).resolve()
    ann.activates(blade).expect("スタックにある刀の攻撃のパワー", t.layer().power, 4)


@fab.check("1.8.10#sentence-3", "誘発した能力による攻撃にも、次の攻撃として適用される")
def the_next_attack_may_be_triggered(t: Table, ann: Person) -> None:
    """An effect on Ann's next attack, and a crown that attacks with a card of her hand when life is gained."""
    ann.equips("head", "冠", "ライフが増えたとき、あなたの手札のカードのうち1つで攻撃する。")
    howl, drop, claw = ann.instant("遠吠え", _STRONG), ann.instant("水滴"), ann.attack("爪")
    ann.resolves(howl, drop)
    t.resolve().expect("攻撃している爪のパワー", claw.power, 5)


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
    ann.plays(red).expect("赤い影のパワー", red.power, 4)
    t.until("reaction")
    ann.activates(uzuri).resolve().expect("置き換わった青い影のパワー", blue.power, 5)


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
    ann.plays(mantle, target=red).resolve(may=True).expect("青い影のあるゾーン", blue.zone, "追放ゾーン")
    t.expect("コピーになった攻撃の名前とパワー", (red.present_name, red.power), ("青い影", 3))
