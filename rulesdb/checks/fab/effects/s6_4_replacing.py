"""Checks of 6.4: replacement effects and self-replacement effects."""

from collections.abc import Sequence

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import DAMAGE_TO_YOU, THIS_TURN, draws, who_gained
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant
from rulesdb.engine.fab.zones import ZoneName

_BOLT = ("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")


def _damage(t: Table, *dealing: TrackedCard, lives: Sequence[int], before: Sequence[TrackedCard] = ()) -> None:
    """Begin, let the cards ``before`` be played by their owners, and let Ann deal damage with her cards.

    Ben's life after each of them is expected to be as in ``lives``.
    """
    ann, ben = t.people
    for card in before:
        if card.owner == ben.name:
            ann.passes()
        (ben if card.owner == ben.name else ann).plays(card).resolve()
    for number, (card, life) in enumerate(zip(dealing, lives, strict=True), 1):
        ann.plays(card)
        if card.card.is_attack:
            t.until("resolution")
        else:
            t.resolve()
        t.expect(f"{number}つ目のダメージの後のベンのライフ", ben.life, life)


def _shell(amount: int) -> tuple[str, str]:
    """Return the sheet of an instant that prevents the next points of damage to its player's hero."""
    return (
        "《殻》 インスタント コスト0",
        f"このターンの終わりまで、あなたのヒーロー自身が受けるダメージを、次の{amount}点だけ、軽減する。",
    )


@fab.check("6.4.1#sentence-1", "置換効果は、イベントを変更されたイベントに置き換える")
def a_replacement_effect_modifies_an_event(t: Table, ann: Person) -> None:
    """Life is gained instead of a card."""
    ann.equips("head", "恵みの冠", "カードが引かれる場合、代わりにライフを3点得る。")
    draws(t)
    t.expect("アンのライフ", ann.life, 23)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check("6.4.10a#sentence-1,3", "軽減値の分だけダメージが軽減され、残りのダメージは与えられる")
def prevention_is_no_more_than_its_amount(t: Table, ann: Person, ben: Person) -> None:
    """Damage of 3, of which 2 are prevented."""
    ben.equips("head", "堅い兜", "あなたのヒーロー自身が受けるダメージを2点、軽減する。")
    _damage(t, ann.hand(*_BOLT), lives=[19])


@fab.check("6.4.10b#sentence-1", "軽減する量が書かれていなければ、そのイベントのダメージの値が軽減値になる")
def prevention_without_an_amount_is_for_all_damage(t: Table, ann: Person, ben: Person) -> None:
    """Damage of 3, and an effect that names no amount."""
    ben.equips("head", "不動の兜", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    _damage(t, ann.hand(*_BOLT), lives=[20])


@fab.check("6.4.10c#sentence-2", "種類の書かれた軽減効果は、その種類のダメージだけを軽減する")
def prevention_is_for_the_type_that_it_names(t: Table, ann: Person, ben: Person) -> None:
    """Arcane damage is prevented, the physical damage of an attack is not."""
    ben.equips("head", "術避けの冠", "秘術ダメージをすべて、軽減する。")
    _damage(t, ann.hand(*_BOLT), ann.attack("強打", power=4), lives=[20, 16])


@fab.check("6.4.10h#sentence-1,3", "軽減できないダメージは軽減されないが、軽減効果の追加の変更は行われる")
def damage_that_cannot_be_prevented(t: Table, ann: Person, ben: Person) -> None:
    """A helmet that is destroyed to prevent damage, and damage that cannot be prevented."""
    helmet = ben.equips("head", "身代わりの兜", f"{DAMAGE_TO_YOU}を2点、まずこれが破壊される。その後、軽減する。")
    ann.equips("head", "貫きの冠", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    _damage(t, ann.hand(*_BOLT), lives=[17])
    t.expect("身代わりの兜のあるゾーン", helmet.zone, "墓地")


@fab.check("6.4.10j#sentence-4 6.4.10a#sentence-2", "盾型軽減効果の残りの軽減値は、後のダメージを軽減するのに使われる")
def a_shield_keeps_what_is_left_of_it(t: Table, ann: Person, ben: Person) -> None:
    """A shield of 4 against damage of 3 twice."""
    shell = ben.hand(*_shell(4))
    _damage(t, ann.hand(*_BOLT), ann.hand(*_BOLT), lives=[20, 18], before=[shell])


@fab.check("6.4.10c#sentence-1", "種類の書かれていない軽減効果は、どの種類のダメージも軽減する")
def prevention_without_a_type_is_for_all_types(t: Table, ann: Person, ben: Person) -> None:
    """Arcane damage, generic damage and the physical damage of an attack are all prevented."""
    ben.equips("head", "不動の兜", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    stone = ann.instant("落石", "すべての対戦相手のヒーローに2点の一般ダメージを与える。")
    _damage(t, ann.hand(*_BOLT), stone, ann.attack("強打", power=4), lives=[20, 20, 20])


@fab.check("6.4.10h#sentence-2a", "軽減できないダメージにも軽減効果は適用されるので、固定型軽減効果はそれで終わる")
def a_fixed_prevention_is_applied_to_what_it_cannot_prevent(t: Table, ann: Person, ben: Person) -> None:
    """An effect prevents damage once: against 3 arcane damage that cannot be prevented, and an attack with power 4."""
    veil = ben.instant("霧の盾", f"{THIS_TURN}1回だけ、{DAMAGE_TO_YOU}を4点、軽減する。")
    ann.equips("head", "貫きの冠", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    _damage(t, ann.hand(*_BOLT), ann.attack("強打", power=4), lives=[17, 13], before=[veil])


@fab.check("6.4.10h#sentence-2b", "軽減できないダメージに適用しても、軽減効果の軽減値は減らない")
def what_cannot_be_prevented_uses_up_nothing(t: Table, ann: Person, ben: Person) -> None:
    """A shield of 4 against 3 arcane damage that cannot be prevented, and then against an attack with power 4."""
    shell = ben.hand(*_shell(4))
    ann.equips("head", "貫きの冠", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    _damage(t, ann.hand(*_BOLT), ann.attack("強打", power=4), lives=[17, 17], before=[shell])


@fab.check("6.4.10j#sentence-5", "軽減値が0まで減った盾型軽減効果は消滅し、追加の変更ももう起こさない")
def a_used_up_shield_ceases(t: Table, ann: Person, ben: Person) -> None:
    """A shield of 2 that also gives life whenever it is applied, against damage of 3 twice."""
    shell = ben.instant(
        "癒しの殻", f"{THIS_TURN}{DAMAGE_TO_YOU}を、次の2点だけ、まずライフを5点得る。その後、軽減する。"
    )
    _damage(t, ann.hand(*_BOLT), ann.hand(*_BOLT), lives=[20 + 5 - 1, 24 - 3], before=[shell])


@fab.check(
    "6.4.10f#sentence-1,2a,2b",
    "2種類のダメージを同時に受けるときは、どのダメージを何点軽減するのかを、軽減効果のコントローラーが宣言する",
)
def points_of_two_types_are_declared(t: Table, ann: Person, ben: Person) -> None:
    """Arcane damage of 2 and other damage of 2 at once, of which 3 points in all are prevented."""
    ben.equips("head", "堅い兜", "あなたのヒーロー自身が受けるダメージを3点、軽減する。")
    storm = ann.instant("嵐", "すべての対戦相手のヒーローに2点の秘術ダメージと2点の一般ダメージを同時に与える。")
    ann.plays(storm).resolve(prevention=...).expect("選べるもの", t.choices, ["1点", "2点"])
    t.expect("尋ねられていること", t.question, "ベン: 先に挙げたダメージを軽減する点数")
    t.answer(prevention=1).expect("与えられたダメージの種類", t.values(kinds.Deal, "damage"), ["arcane"])
    t.expect("与えられたダメージの点数", t.values(kinds.Deal, "amount"), [1])
    t.expect("ベンのライフ", ben.life, 19)


@fab.check(
    "6.4.10f#sentence-2a,2b,3a",
    "2つのオブジェクトが同時にダメージを受けるときも、どちらへのダメージを何点軽減するのかを宣言する",
)
def points_for_two_objects_are_declared(t: Table, ann: Person, ben: Person) -> None:
    """A shield of 4 for heroes, and damage of 3 to both heroes at once."""
    shell = ben.instant("大きな殻", f"{THIS_TURN}タイプがヒーローのものが受けるダメージを、次の4点だけ、軽減する。")
    storm = ann.instant("嵐", "すべてのヒーローに3点の秘術ダメージを与える。")
    ben.responds(shell).resolve()
    ann.plays(storm).resolve(prevention=...)
    t.expect("尋ねられていること", t.question, "ベン: 先に挙げたダメージを軽減する点数")
    t.expect("アンのダメージについて選べるもの", t.choices, ["1点", "2点", "3点"])
    t.answer(prevention=1).expect("アンのライフ", ann.life, 18)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check(
    "6.4.10f#sentence-3b", "2種類のダメージを2つのオブジェクトが受けるときも、どのダメージを何点軽減するのかを宣言する"
)
def points_for_two_objects_and_types_are_declared(t: Table, ann: Person, ben: Person) -> None:
    """A shield of 4 for heroes, and arcane damage of 2 and other damage of 2 to both heroes at once."""
    shell = ben.instant("大きな殻", f"{THIS_TURN}タイプがヒーローのものが受けるダメージを、次の4点だけ、軽減する。")
    storm = ann.instant("嵐", "すべてのヒーローに2点の秘術ダメージと2点の一般ダメージを同時に与える。")
    ben.responds(shell).resolve()
    ann.plays(storm).resolve(prevention=(0, 1, 1)).expect("アンとベンのライフ", [ann.life, ben.life], [17, 19])


_BRACERS = (
    "《決意の腕当て》 インスタント コスト0",
    f"{THIS_TURN}1回だけ、軽減効果が軽減する物理ダメージは、1点少なくなる。",
)


@fab.check(
    "6.4.10g#sentence-5 6.4.10g#example-1",
    "軽減する値を減らす効果があれば、軽減総量からその分を除いた点数だけが軽減される",
)
def a_prevention_is_decreased(t: Table, ann: Person, ben: Person) -> None:
    """An attack with power 3; an effect prevents all of its damage, and another one decreases that by 1."""
    bracers = ann.hand(*_BRACERS)
    feign = ben.instant("死んだふり", f"{THIS_TURN}1回だけ、{DAMAGE_TO_YOU}をすべて、軽減する。")
    _damage(t, ann.attack("強打"), lives=[19], before=[bracers, feign])


@fab.check(
    "6.4.10g#sentence-4 6.4.10g#example-2", "軽減する値が減らされても、軽減値からは、減らされる前の軽減総量が引かれる"
)
def the_whole_total_is_subtracted_from_a_shield(t: Table, ann: Person, ben: Person) -> None:
    """A shield of 3 prevents only 2 of 3 points, and is used up all the same."""
    shell = ben.hand(*_shell(3))
    bracers = ann.hand(*_BRACERS)
    first, second = ann.attack("強打", "続行"), ann.attack("連打")
    _damage(t, first, second, lives=[19, 16], before=[bracers, shell])


@fab.check("6.4.10g#sentence-3", "軽減総量は、軽減する値が減らされるよりも先に、軽減値とダメージから決まる")
def the_total_is_determined_before_the_decrease(t: Table, ann: Person, ben: Person) -> None:
    """A shield of 3 against damage of 2: 2 points less 1, although the amount would be enough for all."""
    shell = ben.hand(*_shell(3))
    bracers = ann.hand(*_BRACERS)
    _damage(t, ann.attack("軽打", power=2), lives=[19], before=[bracers, shell])


@fab.check("6.4.10i#sentence-4", "固定型軽減効果の余った軽減値は、後のダメージを軽減するのに使われない")
def what_is_left_of_a_fixed_prevention_is_lost(t: Table, ann: Person, ben: Person) -> None:
    """An effect prevents up to 4 points of damage once, against damage of 3 twice."""
    veil = ben.instant("霧の盾", f"{THIS_TURN}1回だけ、{DAMAGE_TO_YOU}を4点、軽減する。")
    _damage(t, ann.hand(*_BOLT), ann.hand(*_BOLT), lives=[20, 17], before=[veil])


@fab.check("6.4.10i#sentence-2", "固定型軽減効果は、期間が続いていても、1回のイベントのダメージだけを軽減する")
def a_fixed_prevention_acts_once(t: Table, ann: Person, ben: Person) -> None:
    """An effect until the end of the turn prevents up to 2 points of damage, against damage of 3 twice."""
    veil = ben.instant("薄い盾", f"{THIS_TURN}{DAMAGE_TO_YOU}を2点、軽減する。")
    _damage(t, ann.hand(*_BOLT), ann.hand(*_BOLT), lives=[19, 16], before=[veil])


@fab.check(
    "6.5.1#sentence-2a 6.5.2#sentence-2", "だれの置換効果から適用するのかは、だれのイベントでも、ターンプレイヤーが選ぶ"
)
def the_turn_player_selects_who_applies_first(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn, both players have an effect that replaces a draw by Ben; Ann lets his apply first."""
    ann.equips("head", "恵みの冠", "カードが引かれる場合、代わりにあなたがライフを3点得る。")
    ben.equips("head", "枯れの冠", "カードが引かれる場合、代わりに何も起こらない。")
    ben.has_card("deck", gem("赤石"))
    ben.responds(ben.instant("黙考", "カードを1枚引く。")).resolve(first_player_of_replacements=ben)
    t.expect("アンのライフ", ann.life, 20)
    t.expect("選んだのはアンか", t.was_asked(ann, "first player of replacements"), True)


@fab.check("6.5.2#sentence-1 6.5.3#sentence-1a", "最初に適用するプレイヤーは、どの置換効果を適用するよりも先に選ぶ")
def the_selection_comes_before_all_effects(t: Table, ann: Person, ben: Person) -> None:
    """Ann has a self-replacement effect, and both players have a standard-replacement effect."""
    for person in (ann, ben):
        person.equips("head", f"{person.name}の冠", "カードが引かれる場合、代わりに何も起こらない。")
    draws(t, "まずライフを3点得る。その後、代わりにそれが起こる", first_player_of_replacements=...)
    t.expect("プレイヤーを選ぶ時の、アンのライフ", ann.life, 20)
    t.answer(first_player_of_replacements=ben).expect("置換の後のアンのライフ", ann.life, 23)


@fab.check("6.5.2#sentence-3", "置換効果は、選ばれたプレイヤーから時計回りの順に適用する")
def replacement_effects_are_applied_clockwise(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """All three players have an effect that lets them gain life before a card is drawn; Ann selects Ben."""
    for person in t.people:
        person.has_card("head", *_gaining_first(person))
    draws(t, first_player_of_replacements=ben)
    t.expect("ライフを得た順", who_gained(t), ["ベンの英雄", "シドの英雄", "アンの英雄"])


@fab.check("6.5.2#sentence-4", "順番が来たプレイヤーは、自分の置換効果を、なくなるまで続けて適用する")
def a_player_applies_all_effects_in_turn(t: Table, ann: Person, ben: Person) -> None:
    """Ann has two effects that let her gain life before a card is drawn, and Ben has one."""
    ann.has_card("arms", *_gaining_first(ann))
    for person in (ann, ben):
        person.has_card("head", *_gaining_first(person))
    draws(t, first_player_of_replacements=ann)
    t.expect("ライフを得た順", who_gained(t), ["アンの英雄", "アンの英雄", "ベンの英雄"])


@fab.check(
    "6.5.2#sentence-5", "順番が過ぎたプレイヤーも、置き換えられたイベントに適用できる効果があれば、それを適用する"
)
def it_ends_when_nobody_has_an_effect_left(t: Table, ann: Person, ben: Person) -> None:
    """Ben's effect replaces Ann's draw by a gain of life, which an effect of Ann's can replace."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、代わりにその量が2増える。")
    ben.equips("head", "恵みの冠", "カードが引かれる場合、代わりにライフを3点得る。")
    draws(t)
    t.expect("アンのライフ", ann.life, 25)


def _gaining_first(person: Person) -> tuple[str, str]:
    """Return the sheet of a crown by which its controller gains life before a card is drawn."""
    return (
        f"《{person.name}の冠》 装備品 ― 頭",
        "カードが引かれる場合、まずあなたがライフを1点得る。その後、代わりにそれが起こる。",
    )


@fab.check("6.5.3#sentence-1b", "性質置換効果は、それよりも古い一般的置換効果より先に適用する")
def identity_replacement_comes_first(t: Table, ann: Person) -> None:
    """An older standard-replacement effect would replace the event by nothing."""
    ann.equips("head", "枯れの冠", "カードが引かれる場合、代わりに何も起こらない。")
    ann.equips("arms", "性質の腕輪", "性質置換として、カードが引かれる場合、代わりにライフを3点得る。")
    draws(t)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.5.3#sentence-1a", "自己置換効果は、一般的置換効果よりも先に適用する")
def self_replacement_comes_first(t: Table, ann: Person) -> None:
    """An older standard-replacement effect would replace the event by nothing."""
    ann.equips("head", "枯れの冠", "カードが引かれる場合、代わりに何も起こらない。")
    draws(t, "代わりにライフを3点得る")
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.5.3#sentence-2", "自己置換効果も性質置換効果も、すべて適用する")
def all_early_effects_are_applied(t: Table, ann: Person, ben: Person) -> None:
    """Ann has a self-replacement and two identity-replacement effects, in any order, and Ben has one."""
    instead = "まずライフを2点得る。その後、代わりにそれが起こる"
    ann.equips("head", "性質の冠", f"性質置換として、カードが引かれる場合、{instead}。")
    ann.equips("arms", "性質の腕輪", f"性質置換として、カードが引かれる場合、{instead}。")
    ben.equips(
        "legs",
        "性質の靴",
        "性質置換として、カードが引かれる場合、まずあなたがライフを2点得る。その後、代わりにそれが起こる。",
    )
    top = draws(t, instead, first_player_of_replacements=ann, order_of_replacements=...)
    t.expect("アンが最初に適用できる効果の数", len(t.choices), 3)
    t.answer(order_of_replacements=(1, 1)).expect("アンのライフ", ann.life, 26)
    t.expect("ベンのライフ", ben.life, 22)
    t.expect("赤石のあるゾーン", top.zone, "手札")


@fab.check(
    "6.5.4#sentence-1 6.5.5#sentence-1",
    "一般的置換効果は、それよりも新しい性質置換効果の後、それよりも古い軽減効果の前に適用する",
)
def standard_replacement_comes_before_prevention(t: Table, ann: Person, ben: Person) -> None:
    """An older prevention effect has nothing to prevent once damage is a loss of life; a newer one increases damage."""
    ben.equips("head", "不動の兜", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    ben.equips("arms", "涙の腕輪", "ダメージが与えられる場合、代わりにそれだけライフを失う。")
    ben.equips("legs", "性質の靴", "性質置換として、ダメージが与えられる場合、代わりにその量が2増える。")
    _damage(t, ann.hand(*_BOLT), lives=[15])


@fab.check("6.5.5#sentence-1", "軽減効果は、一般的置換効果の後に適用する")
def prevention_comes_last(t: Table, ann: Person, ben: Person) -> None:
    """The standard-replacement effect is the older one."""
    ben.equips("arms", "涙の腕輪", "ダメージが与えられる場合、代わりにそれだけライフを失う。")
    ben.equips("head", "不動の兜", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    _damage(t, ann.hand(*_BOLT), lives=[17])


@fab.check("6.5.7#sentence-2", "イベントが起こった後に、その結果に対して有効な結果置換効果を、すべて適用する")
def an_outcome_is_replaced_after_the_event(t: Table, ann: Person, ben: Person) -> None:
    """A hit, which is the outcome of the damage of an attack, is replaced by effects of both; the damage is not."""
    gains = "まずあなたがライフを1点得る。その後、代わりにそれが起こる"
    ben.equips("head", "痛みの冠", f"結果置換として、ヒットが起こる場合、{gains}。")
    blow = ann.attack(
        "寸止め",
        "これがヒットしたとき、カードを1枚引く。",
        "結果置換として、これがヒットする場合、まずあなたがライフを5点得る。その後、代わりにそれが起こる。",
        "結果置換として、これがヒットする場合、代わりにあなたがライフを2点得る。",
        defense=None,
    )
    ann.has_card("deck", instant("火花"))
    ann.plays(blow).until("reaction").resolve(first_player_of_replacements=ben).expect("ベンのライフ", ben.life, 18)
    t.expect("アンのライフ", ann.life, 27)
    t.expect("ヒットした回数", t.event_count(kinds.AttackHit), 0)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check("6.5.8#sentence-1", "イベントが完了するのは最後なので、結果の置き換えられたヒットで、能力は誘発しない")
def an_event_is_completed_last(t: Table, ann: Person) -> None:
    """The outcome of a hit is replaced; the attack has an ability that triggers when it hits."""
    blow = ann.attack(
        "寸止め",
        "これがヒットしたとき、ライフを5点得る。",
        "結果置換として、これがヒットする場合、代わりにあなたがライフを2点得る。",
        defense=None,
    )
    ann.plays(blow).until("resolution").expect("アンのライフ", ann.life, 22)


@fab.check("6.5.7#sentence-1", "結果置換効果は、イベントが起こる前には適用されない")
def an_outcome_is_not_replaced_before_the_event(t: Table, ann: Person) -> None:
    """The outcome of drawing a card is replaced by a gain of life: the card has been put into the hand by then."""
    ann.equips("head", "恵みの冠", "結果置換として、カードが引かれる場合、代わりにライフを3点得る。")
    t.expect("赤石のあるゾーン", draws(t).zone, "手札")
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.5.5#sentence-2 6.5.4#sentence-2", "一般的置換効果も軽減効果も、有効なものをすべて適用する")
def all_effects_of_a_type_are_applied(t: Table, ann: Person, ben: Person) -> None:
    """Each player has effects that increase the damage of 3 by 1 each, and some that prevent 2 points of it, or 1."""
    zones: tuple[tuple[ZoneName, str], ...] = (("head", "頭"), ("arms", "腕"))
    for zone, words in zones:
        ann.has_card(zone, f"《{words}の牙》 装備品 ― {words}", "ダメージが与えられる場合、代わりにその量が1増える。")
        ben.has_card(zone, f"《{words}の盾》 装備品 ― {words}", "あなたのヒーロー自身が受けるダメージを2点、軽減する。")
    ann.has_card("legs", "《足の盾》 装備品 ― 足", "ダメージを1点、軽減する。")
    ben.has_card("legs", "《足の牙》 装備品 ― 足", "ダメージが与えられる場合、代わりにその量が1増える。")
    _damage(t, ann.hand(*_BOLT), lives=[19])


@fab.check(
    "6.4.11#sentence-1 6.4.11#example-1",
    "ヴィクターの、各ターンで初めて激突に勝てない結果は、「金貨」を破壊して、もう一度激突することに置き換わる",
)
def victor(t: Table, ann: Person, ben: Person) -> None:
    """Ann fails to win a clash, destroys a gold and clashes again, fails again, and has no more replacement."""
    ann.plays_as(
        "《ヴィクター》 ヒーロー ライフ20 知力0",
        "結果置換として、各ターンで初めてあなたが激突に勝てない場合、代わりに("
        "(あなたがコントロールする、かつ名前が「金貨」の)パーマネントのうち1枚を破壊してもよい。そうした場合、("
        "その激突で公開されたカードのうち1枚をデッキの一番下に置く、その後その激突のほかのすべてのヒーローと激突を行う))。",
    )
    coins = [ann.has_card("permanent", "《金貨》 トークン") for _ in range(2)]
    ann.attack("爪", power=3, zone="deck")
    strong = ben.attack("牙", power=6, zone="deck")
    ben.attack("棘", power=4, zone="deck")
    duel = ann.action("決闘", "すべての対戦相手のヒーローと激突を行う。", defense=None)
    ann.plays(duel).resolve(may=True, choose=(coins[0], strong)).expect("アンに残った金貨の数", ann.controls("金貨"), 1)
    t.expect("激突が行われた回数", t.event_count(kinds.Clashed), 2)
    t.expect("勝つために公開されたカード", t.values(kinds.WonClash, "object"), ["棘"])


_DIVINITY = (
    "《神性の書》 インスタント コスト0",
    "カードを2枚引く。このターンに、オブジェクトがあなたのソウルに移ったなら、代わりにカードを3枚引く。",
)
_PRAYER = ("《祈り》 インスタント コスト0", "「供物」という名前のすべてのカードをソウルに置く。")
_IN_HAND = "あなたの手札のカードがある"


def _has_deck(person: Person, number: int) -> None:
    """Give a player red gems in the deck."""
    for _ in range(number):
        person.has_card("deck", gem("赤石"))


@fab.check(
    "6.4.7#sentence-1,6b 6.4.7#example-1",
    "ソウルにカードが置かれていたターンには、2枚引くイベントが、3枚引くイベントに置き換わる",
)
def tome_of_divinity(t: Table, ann: Person) -> None:
    """A card is put into Ann's soul, and then she plays the tome."""
    _has_deck(ann, 6)
    ann.has_card("graveyard", gem("供物"))
    ann.resolves(ann.hand(*_PRAYER), ann.hand(*_DIVINITY)).expect("ソウルのカードの枚数", ann.count("soul"), 1)
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check("6.4.7#sentence-5", "自己置換効果の条件が満たされていなければ、先行する効果は書かれたとおりになる")
def a_self_replacement_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """No card was put into Ann's soul, but one into Ben's."""
    _has_deck(ann, 6)
    ben.has_card("graveyard", gem("供物"))
    ann.resolves(ann.hand(*_PRAYER), ann.hand(*_DIVINITY)).expect("ベンのソウルのカードの枚数", ben.count("soul"), 1)
    t.expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("6.4.7#sentence-4", "自己置換効果が置き換えるのは、すぐ前に書かれた効果である")
def the_effect_right_before_is_replaced(t: Table, ann: Person) -> None:
    """An ability gains life and draws a card, and then it says what happens instead."""
    _has_deck(ann, 6)
    ann.hand(gem("青石"))
    book = ann.instant("恵みの書", f"ライフを1点得る。カードを1枚引く。{_IN_HAND}なら、代わりにカードを3枚引く。")
    ann.resolves(book).expect("アンのライフ", ann.life, 21)
    t.expect("アンの手札の枚数", ann.count("hand"), 4)


@fab.check("6.4.7#sentence-6a", "自己置換効果は、イベントの一部である量だけを置き換えることもある")
def a_part_of_the_event_is_replaced(t: Table, ann: Person) -> None:
    """An ability gains 1 life, and then it says how much more it is instead."""
    ann.hand(gem("青石"))
    ann.resolves(ann.instant("増す書", f"ライフを1点得る。{_IN_HAND}なら、代わりにその量が3増える。"))
    t.expect("アンのライフ", ann.life, 24)


@fab.check("6.4.7#sentence-1 6.4.7a#sentence-1", "後続能力の自己置換効果は、先行する関連能力の効果を変更する")
def the_effect_of_a_leading_ability_is_replaced(t: Table, ann: Person) -> None:
    """The self-replacement effect is a second ability, after the ability that gains life."""
    ann.hand(gem("青石"))
    ann.resolves(ann.instant("二章の書", "ライフを1点得る。", f"{_IN_HAND}なら、代わりにライフを4点得る。"))
    t.expect("アンのライフ", ann.life, 24)


@fab.check("6.4.7a#sentence-2", "自己置換効果は、先行する効果のイベントだけを変更し、その後の効果は変更しない")
def later_effects_are_not_replaced(t: Table, ann: Person) -> None:
    """A card is drawn, which becomes a gain of life; then another effect of the layer draws a card."""
    _has_deck(ann, 6)
    ann.hand(gem("青石"))
    book = ann.instant("結びの書", f"カードを1枚引く。{_IN_HAND}なら、代わりにライフを4点得る。カードを2枚引く。")
    ann.resolves(book).expect("アンのライフ", ann.life, 24)
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check("6.4.7b#sentence-1", "自己置換効果の条件は、先行する効果が生成される時に確かめる")
def the_condition_is_evaluated_with_the_effect(t: Table, ann: Person) -> None:
    """The first effect of the layer draws a card, so that a card is in hand when the second one is generated."""
    _has_deck(ann, 6)
    book = ann.instant(
        "巡りの書", f"カードを1枚引く。ライフを1点得る。{_IN_HAND}なら、代わりにライフを4点得る。手札を1枚捨てる。"
    )
    ann.resolves(book).expect("アンのライフ", ann.life, 24)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check(
    "6.4.7b#sentence-2 6.4.7b#example-1",
    "次のカードへの効果の自己置換効果は、混融したかどうかが決まった時に、その条件を確かめる",
)
def weave_earth(t: Table, ann: Person) -> None:
    """The next earth or elemental attack action card gets more power; one is fused, the other one is not."""
    weaves = [
        ann.action(
            f"織りなす大地{number}",
            "このターンの終わりまで、次にプレイする((スーパータイプが「大地」の、またはスーパータイプが「エレメンタル」の)、"
            "かつ攻撃アクションカードである)ものは、パワーに3の修整を得る。"
            "それが「混融」のコストを支払ったものであるなら、代わりにそれが、パワーに4の修整を得る。",
            "続行",
            defense=None,
        )
        for number in (1, 2)
    ]
    quakes = [
        ann.hand(
            f"《地揺れ{number}》 「大地」 アクション ― 攻撃 コスト0 パワー2",
            "「混融」 ― これをプレイするための追加コストとして、ライフ1点を支払ってもよい。",
            "続行",
        )
        for number in (1, 2)
    ]
    for weave, quake, is_fused, power in zip(weaves, quakes, (True, False), (6, 5), strict=True):
        ann.plays(weave).resolve()
        ann.plays(quake, additional_cost=is_fused)
        t.expect(f"混融{'した' if is_fused else 'していない'}地揺れのパワー", quake.power, power)
        t.until("")
