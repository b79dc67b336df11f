"""Checks of 1.8.5: targeted effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import action, attack
from rulesdb.engine.fab.zones import ZoneName

_MIST = "アクション ― オーラ コスト0"


@fab.check("1.8.5#sentence-1", "対象は、効果を持つカードやレイヤーがスタックに置かれるときに宣言する")
def targets_are_declared_on_the_stack(t: Table, ann: Person, ben: Person) -> None:
    """Ann declares Ben's hero as she plays a card, and again as a triggered-layer of her crown is put on the stack."""
    ann.equips("head", "冠", "カードがプレイされたとき、対象のヒーローに1点の秘術ダメージを与える。")
    ann.plays(ann.instant("稲妻", "対象のヒーローに3点の秘術ダメージを与える。"), target=...)
    t.expect("稲妻をプレイするときの質問", t.question, "アン: 対象")
    t.answers(target=(ben.hero, ...))
    t.expect("冠のレイヤーがスタックに置かれるときの質問", t.question, "アン: 対象")
    t.answers(target=ben.hero)
    t.resolve(2)
    t.expect("ベンのライフ", ben.life, 16)


@fab.check("1.8.5#sentence-3", "対象にできるのは、書かれた詳細に合うものだけである")
def a_description_tells_the_legal_targets(t: Table, ann: Person, ben: Person) -> None:
    """A card destroys a target aura: of an aura and an item, only the auras are choices."""
    for name, subtype in (("霧", "オーラ"), ("霞", "オーラ"), ("壺", "アイテム")):
        ben.has_card("permanent", f"《{name}》 アクション ― {subtype} コスト0", "続行")
    wind = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    ann.announces(wind)
    t.expect("対象として選べるもの", t.choices, ["《霧》", "《霞》"])


@fab.check("1.8.5a#sentence-1", "対象にできるのは、闘技場かスタックで開示されているオブジェクトだけである")
def only_public_objects_in_the_arena_or_on_the_stack_are_targetable(t: Table, ann: Person, ben: Person) -> None:
    """Any two auras: those in the arena are choices, not those in a graveyard or in a hand."""
    zones: tuple[ZoneName, ...] = ("permanent", "permanent", "graveyard", "hand")
    for zone, name in zip(zones, "霧霞霜霰", strict=True):
        ben.has_card(zone, f"《{name}》 {_MIST}", "続行")
    ben.has_card("permanent", f"《伏せた霧》 {_MIST}", "続行", is_public=False)
    wind = ann.instant("突風", "対象のサブタイプがオーラのものを破壊する。")
    ann.announces(wind)
    t.expect("対象として選べるもの", t.choices, ["《霧》", "《霞》"])


_GROUND = "対象の(攻撃アクションカードである、かつコスト2以下の、かつあなたの墓地にある)ものをデッキに置く。"


@fab.check(
    "1.8.5a#sentence-2,4 1.8.5a#example-1", "効果が墓地のカードを指定していれば、墓地で表向きのカードを対象にできる"
)
def an_effect_specifies_targets_in_the_graveyard(t: Table, ann: Person) -> None:
    """Memorial Ground: two cheap attacks lie face up in the graveyard, one face down, and one is too expensive."""
    for name, cost, is_public in (("爪", 0, True), ("牙", 2, True), ("伏せた爪", 0, False), ("大爪", 3, True)):
        ann.has_card("graveyard", attack(name, cost=cost), is_public=is_public)
    ann.attack("手札の爪")
    ground = ann.instant("記憶の地", _GROUND)
    t.expect("アンは記憶の地をプレイできるか", ann.may_play(ground), True)
    ann.plays(ground, target=...)
    t.expect("対象として選べるもの", t.choices, ["《爪》", "《牙》"])


@fab.check("1.8.5b#sentence-1", "1つの「対象」について、同じものは1回しか宣言できない")
def a_target_is_declared_once_for_a_phrase(t: Table) -> None:
    """A card with two targets: after one hero, only the other one can be declared."""
    t.joins("セナ")
    ann, ben, sena = t.people
    ann.plays(ann.instant("二叉の稲妻", "対象のヒーロー2つに2点の秘術ダメージを与える。"), target=(ben.hero, ...))
    t.expect("2つ目に選べる対象", t.choices, ["アン", "セナ"])
    t.answers(target=(sena.hero,))
    t.resolve()
    t.expect("ベンとセナのライフ", (ben.life, sena.life), (18, 18))


@fab.check("1.8.5c#sentence-1", "「対象」と書かれていない効果は、適用先がなくてもプレイできる")
def an_effect_without_the_word_is_not_targeted(t: Table, ann: Person) -> None:
    """Without any aura, a card that destroys a target aura cannot be played, and one that destroys an aura can."""
    targeting = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    other = ann.instant("北風", "サブタイプがオーラのパーマネントのうち1枚を破壊する。")
    t.expect("アンは突風をプレイできるか", ann.may_play(targeting), False)
    ann.plays(other)
    t.expect("北風をプレイした後の、スタックのレイヤーの数", t.stack, 1)


_REMEMBRANCE = "あなたの墓地のカードのうちタイプがアクションのもののうち3枚までをデッキに置く。デッキをシャッフルする。"


@fab.check(
    "1.8.5c#sentence-2 1.8.5c#example-1", "対象ではない適用先は、プレイするときには宣言せず、効果が発生するときに決める"
)
def subjects_are_not_declared_beforehand(t: Table, ann: Person) -> None:
    """Remembrance: nothing is asked as it is played, and three cards of the graveyard are picked as it resolves."""
    cards = [ann.has_card("graveyard", action(name)) for name in ("本", "巻物", "札", "碑")]
    ann.plays(ann.instant("追憶", _REMEMBRANCE), choose=...)
    t.expect("プレイした直後の質問", t.choices, [])
    t.resolve(choose=(cards[0], cards[2], cards[3]))
    t.expect("墓地に残る本以外の札", cards[1].zone, "墓地")
    t.expect("アンのデッキの枚数", ann.count("deck"), 3)


@fab.check("1.8.5d#sentence-1", "「任意の」対象は、ダメージを与える効果なら、ライフのあるものだけである")
def any_target_depends_on_the_effect(t: Table, ann: Person, ben: Person) -> None:
    """Damage to any target, and an aura beside the heroes: the aura has no life, and is no choice."""
    ben.has_card("permanent", f"《霧》 {_MIST}", "続行")
    ann.plays(ann.instant("稲妻", "対象の任意のものに2点の秘術ダメージを与える。"), target=...)
    t.expect("対象の選択肢", t.choices, ["アン", "ベン"])


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
    ann.plays(howl, target=...)
    t.expect("対象の選択肢", t.choices, ["アン", "ベン", "これ以上は選ばないこと"])
    t.answers(target=None)
    t.resolve(may=...)
    t.expect("解決の中での質問", t.choices, [])
    t.expect("アンとベンのライフ", (ann.life, ben.life), (20, 20))
    ann.plays(roar, target=ben.hero)
    t.resolve(may=True)
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
    t.answers(target=dana.hero)
    t.until("resolution")
    t.expect("セナとダナのライフ", (sena.life, dana.life), (20, 0))


@fab.check("1.8.5f#sentence-3", "対象を変更する効果が指定していれば、新たな対象は、その中から選ぶ")
def an_effect_specifies_new_targets(t: Table) -> None:
    """Ann's bolt targets Ben; Ben changes the target to one of the heroes of his opponents, of which there is Ann."""
    t.joins("セナ")
    ann, ben, _sena = t.people
    bolt = ann.instant("稲妻", "対象の対戦相手のヒーローに3点の秘術ダメージを与える。")
    mirror = ben.instant("鏡", "スタックのすべてのカードレイヤーの新たな対象を、プレイヤー0のヒーローの中から選ぶ。")
    ann.plays(bolt, target=ben.hero)
    ben.responds(mirror).resolve(target=...)
    t.expect("稲妻の新たな対象", bolt.targets, ["アンの英雄"])


@fab.check("1.8.5f#sentence-4", "ほかに適正な対象がなければ、対象は元のままである")
def a_target_without_an_alternative_stays(t: Table, ann: Person, ben: Person) -> None:
    """Ann's bolt targets Ben, her only opponent: when he has new targets chosen, he remains the target."""
    bolt = ann.instant("稲妻", "対象の対戦相手のヒーローに3点の秘術ダメージを与える。")
    mirror = ben.instant("鏡", "スタックのすべてのカードレイヤーの新たな対象を選ぶ。")
    ann.plays(bolt, target=ben.hero)
    ben.responds(mirror).resolve(2)
    t.expect("ベンのライフ", ben.life, 17)
