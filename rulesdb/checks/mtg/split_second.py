"""Checks of split second (502.58): what it keeps players from, and what it leaves as it is."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard

_SHOCK = "対象のクリーチャーかプレイヤーに2点のダメージを与える。"


def _sudden(player: Person) -> TrackedCard:
    """Give a player an instant with split second that deals 2 damage."""
    return player.instant("不意の火花", "刹那", _SHOCK)


@mtg.check(
    "502.58a#sentence-3a,3b",
    "刹那を持つ呪文がスタックにある限り、どのプレイヤーも、呪文も、マナ能力でない起動型能力もプレイできない",
)
def split_second_stops_spells_and_abilities(t: Table, ann: Person, ben: Person) -> None:
    """The spell's own player is bound as well; once it has resolved, all of that can be played again."""
    sudden, potion = _sudden(ann), ann.instant("水薬", "ライフを1点得る。")
    no = ben.instant("否定", "対象の呪文を打ち消す。")
    well = ben.plays_with("《井戸》 「{0}」 アーティファクト", "「{0}」: ライフを1点得る。")
    hers = ann.plays_with("《アンの井戸》 「{0}」 アーティファクト", "「{0}」: ライフを1点得る。")
    ann.plays(sudden, target=ben)
    ann.cannot_play(potion, "502.58a")
    ann.cannot_activate(hers, "502.58a")
    ann.passes()
    ben.cannot_play(no, "502.58a")
    ben.cannot_activate(well, "502.58a")
    ben.passes().expect("ベンのライフ", ben.life, 18)
    ann.passes()
    ben.activates(well).resolve().expect("不意の火花が解決された後、井戸を使ったベンのライフ", ben.life, 19)


@mtg.check(
    "502.58a#sentence-2",
    "刹那が機能するのは、呪文がスタックにあるうちだけで、それを持つクリーチャーが手札や場にあっても働かない",
)
def it_functions_on_the_stack_only(t: Table, ann: Person, ben: Person) -> None:
    """A creature with split second is in hand, then on the stack, then in play."""
    viper = ann.creature("不意の蛇", "刹那", zone="hand")
    first, second = ann.instant("水薬", "ライフを1点得る。"), ben.instant("霊薬", "ライフを1点得る。")
    ann.plays(first).resolve().expect("不意の蛇が手札にある間にプレイされた水薬の後の、アンのライフ", ann.life, 21)
    ann.plays(viper)
    ann.passes()
    ben.cannot_play(second, "502.58a")
    ben.passes().expect("不意の蛇のある領域", viper.zone, "場")
    ann.passes().expect("ベンは霊薬をプレイできるか", ben.may_play(second), True)


@mtg.check(
    "502.58a#sentence-1",
    "刹那は常在型能力なので、スタックにある呪文は、刹那を与えられた時からそれを持ち、スタックにはほかに何も置かれない",
)
def a_spell_has_the_split_second_that_it_is_given(t: Table, ann: Person, ben: Person) -> None:
    """An artifact gives split second to all spells on the stack."""
    ann.plays_with("《静寂の像》 「{0}」 アーティファクト", "スタックにあるものは、『刹那』を得る。")
    shock, no = ann.instant("火花", _SHOCK), ben.instant("否定", "対象の呪文を打ち消す。")
    ann.plays(shock, target=ben).expect("スタックにあるものの数", t.stack, 1)
    ann.passes().expect("ベンは否定をプレイできるか", ben.may_play(no), False)


@mtg.check("502.58a#sentence-1", "刹那は能力なので、刹那を失った呪文がスタックにあっても、呪文をプレイできる")
def a_spell_that_has_lost_split_second_stops_nothing(t: Table, ann: Person, ben: Person) -> None:
    """An artifact takes split second from all spells on the stack."""
    ben.plays_with("《喧騒の鐘》 「{0}」 アーティファクト", "スタックにあるものは、すべての刹那を失う。")
    sudden, no = _sudden(ann), ben.instant("否定", "対象の呪文を打ち消す。")
    ann.plays(sudden, target=ben)
    ann.passes().expect("ベンは否定をプレイできるか", ben.may_play(no), True)


@mtg.check("502.58b#sentence-1", "刹那を2つ持つ呪文があっても、1つの場合と同じく、マナ能力はプレイできる")
def two_instances_of_split_second_are_one(t: Table, ann: Person, ben: Person) -> None:
    """Mana abilities are what one instance leaves."""
    sudden = ann.instant("二重の火花", "刹那", "刹那", _SHOCK)
    (land,) = ben.lands("green", 1)
    potion = ben.instant("水薬", "ライフを1点得る。")
    ann.plays(sudden, target=ben)
    ann.passes()
    ben.cannot_play(potion, "502.58a").expect("ベンは森のマナ能力をプレイできるか", ben.may_activate(land), True)


@mtg.check("502.58#item-1", "刹那を持つ呪文がスタックにあっても、プレイヤーは優先権を得て、全員がパスすると解決される")
def players_get_priority_as_usual(t: Table, ann: Person, ben: Person) -> None:
    """First its own player, then the opponent; only then does it resolve."""
    ann.plays(_sudden(ann), target=ben).expect("スタックにあるものの数", t.stack, 1)
    t.expect("アンが優先権を持つか", ann.has_priority, True)
    ann.passes().expect("アンがパスした後、ベンが優先権を持つか", ben.has_priority, True)
    t.expect("ベンがパスする前の、ベンのライフ", ben.life, 20)


@mtg.check("502.58#item-2", "刹那を持つ呪文がスタックにあっても、マナ能力はプレイできる")
def mana_abilities_are_played(t: Table, ann: Person, ben: Person) -> None:
    """A land is tapped for mana, which goes to the pool at once."""
    sudden = _sudden(ann)
    (land,) = ben.lands("green", 1)
    ann.plays(sudden, target=ben)
    ann.passes().expect("ベンは森のマナ能力をプレイできるか", ben.may_activate(land), True)
    ben.activates(land).expect("ベンのマナ・プールのマナの点数", ben.mana, 1)
    t.expect("スタックにあるものの数", t.stack, 1)


@mtg.check(
    "502.58#item-3",
    "刹那を持つ呪文がスタックにあっても、能力は誘発し、対象を選んでスタックに置かれ、ふだんどおり解決される",
)
def abilities_trigger(t: Table, ann: Person, ben: Person) -> None:
    """An ability that triggers on the spell with split second itself resolves before it, and may shoot back."""
    ben.creature("やり返す者", f"対戦相手が呪文をプレイしたとき、{_SHOCK}")
    ann.plays(_sudden(ann), target=[ben, ...]).expect("問われていること", t.question, "ベン: 対象")
    t.answer(target=ann).expect("スタックにあるものの数", t.stack, 2)
    t.resolve().expect("能力が解決された時のアンとベンのライフ", [ann.life, ben.life], [18, 20])


@mtg.check(
    "502.58#item-4",
    "刹那を持つ呪文がスタックにあっても、裏向きのクリーチャーを表向きにできる(特殊な行動なので、スタックを使わない)",
)
def a_creature_is_turned_face_up(t: Table, ann: Person, ben: Person) -> None:
    """The creature is a 2/2 as the spell with 2 damage is played, and survives it as a 5/5."""
    beast = ben.creature("古の獣", "変異「{G}」", size="5/5")
    ben.lands("green", 1)
    mask, sudden = ann.sorcery("仮面", "すべてのクリーチャーを裏向きにする。"), _sudden(ann)
    ann.plays(mask).resolve().expect("裏向きの古の獣のサイズ", beast.size, "2/2")
    ann.plays(sudden, target=beast)
    ann.passes().expect("ベンは古の獣を表向きにできるか", ben.may_take_action("turn face up", beast), True)
    ben.takes_action("turn face up", beast).expect("古の獣のサイズ", beast.size, "5/5")
    t.resolve().expect("不意の火花を受けた古の獣のある領域", beast.zone, "場")


@mtg.check(
    "502.58#item-5", "先にスタックにあった呪文や能力は、後から刹那を持つ呪文がプレイされても、ふだんどおり解決される"
)
def what_is_on_the_stack_already_resolves(t: Table, ann: Person, ben: Person) -> None:
    """An ability and a spell wait below the spell with split second."""
    well = ann.plays_with("《井戸》 「{0}」 アーティファクト", "「{0}」: ライフを3点得る。")
    potion, sudden = ann.instant("水薬", "ライフを1点得る。"), _sudden(ben)
    ann.activates(well)
    ann.plays(potion)
    ben.responds(sudden, target=ann).expect("スタックにあるものの数", t.stack, 3)
    t.resolve(3).expect("2点を失い、1点と3点を得たアンのライフ", ann.life, 22)


@mtg.check(
    "502.58#item-6",
    "誘発型能力の解決中に呪文をプレイする効果は、刹那を持つ呪文がスタックにあれば、その部分だけ実行されない",
)
def an_effect_plays_no_spell(t: Table, ann: Person, ben: Person) -> None:
    """The ability triggers on the spell with split second, and resolves while that waits; the rest of it is done."""
    ben.creature(
        "響き返す者",
        "対戦相手が呪文をプレイしたとき、あなたの手札のすべてのカードをマナ・コストを支払わずにプレイする。ライフを5点得る。",
    )
    potion = ben.instant("水薬", "ライフを1点得る。")
    sudden, shock = _sudden(ann), ann.instant("火花", _SHOCK)
    ann.plays(sudden, target=ben).resolve().expect("能力が解決された後の、水薬のある領域", potion.zone, "手札")
    t.expect("5点を得たベンのライフ", ben.life, 25)
    t.resolve()
    ann.plays(shock, target=ben).resolve().expect("刹那のない火花に対しては、水薬のある領域", potion.zone, "スタック")
