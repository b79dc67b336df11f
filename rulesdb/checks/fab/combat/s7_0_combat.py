"""Checks of 7.0: the combat chain, chain links, active-attacks and defending cards."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.language.card_sheets import read_card


@fab.check("7.0.1a#sentence-1", "戦闘チェインが開いている間は、アクションポイントがあっても、アクションを使えない")
def no_action_is_used_in_combat(t: Table, ann: Person) -> None:
    """Ann gains another action point and attacks; she has two action cards, and an item with an action ability."""
    haste, claw = ann.instant("早足", "アクションポイントを1点得る。"), ann.attack("爪")
    rest, fang = ann.action("休息"), ann.attack("牙")
    lamp = ann.item("手燭", "アクション ― コストなし: ライフを1点得る。")
    ann.plays(haste).resolve()
    ann.plays(claw).until("attack").expect("攻撃ステップの、アンのアクションポイント", ann.action_points, 1)
    ann.cannot_play(rest, "7.0.1a")
    ann.cannot_play(fang, "7.0.1a")
    ann.cannot_activate(lamp, "7.0.1a")
    t.until("").expect("戦闘チェインが閉じた後は、休息をプレイできるか", ann.may_play(rest), True)
    t.expect("戦闘チェインが閉じた後は、手燭の能力を起動できるか", ann.may_activate(lamp), True)


@fab.check("7.0.1#sentence-2", "チェインリンクは、レイヤー、攻撃、防御、リアクション、ダメージ、解決の順に進む")
def the_steps_of_combat_come_in_order(t: Table, ann: Person) -> None:
    """Ann attacks, and all players pass again and again."""
    ann.plays(ann.attack("爪")).expect("最初のステップ", t.step, "layer")
    for number, step in enumerate(("attack", "defend", "reaction", "damage", "resolution"), start=2):
        t.resolve().expect(f"{number}番目のステップ", t.step, step)


@fab.check(
    "7.0.1a#sentence-2a,2b,3a,3b",
    "攻撃は解決ステップでも使え、インスタントであるかのように使えるアクションは、戦闘のどのステップでも使える",
)
def what_actions_are_used_in_combat(t: Table, ann: Person) -> None:
    """Ann attacks with go again; she has a second attack, an action, and one that she may play as an instant."""
    claw, fang, rest = ann.attack("爪", "続行"), ann.attack("牙"), ann.action("休息")
    flash = ann.action("閃き", "これをインスタントであるかのようにプレイしてもよい。")
    ann.plays(ann.instant("早足", "アクションポイントを1点得る。")).resolve()
    ann.plays(claw).until("attack").expect("攻撃ステップで、牙をプレイできるか", ann.may_play(fang), False)
    t.expect("攻撃ステップで、閃きをプレイできるか", ann.may_play(flash), True)
    t.until("resolution").expect("解決ステップで、閃きをプレイできるか", ann.may_play(flash), True)
    t.expect("解決ステップで、牙をプレイできるか", ann.may_play(fang), True)
    t.expect("解決ステップで、休息をプレイできるか", ann.may_play(rest), False)


@fab.check("7.0.2a#sentence-1", "ゲームを開始するとき、戦闘チェインは閉じているので、アクションをプレイできる")
def the_combat_chain_starts_closed(t: Table, ann: Person, ben: Person) -> None:
    """A game starts; Ann has an action in hand."""
    hero, rest = (
        read_card("《カイ》 ヒーロー ライフ20 知力1"),
        read_card("《休息》 アクション コスト0", "ライフを1点得る。"),
    )
    for person in (ann, ben):
        person.brings(hero, rest)
    t.start(first_turn=ann)
    t.expect("休息をプレイできるか", ann.may_play(ann.card("休息")), True)


def _mist(person: Person) -> TrackedCard:
    """Give a player an instant that closes the combat chain."""
    return person.instant("霧", "戦闘チェインを閉じる。")


@fab.check(
    "7.0.2a#sentence-2", "戦闘チェインは、攻撃がスタックに加えられるとすぐに開くので、その時から閉じることができる"
)
def an_attack_on_the_stack_opens_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """Ben closes the combat chain while the attack is on the stack."""
    claw, mist = ann.attack("爪"), _mist(ben)
    ann.plays(claw).expect("戦闘のステップ", t.step, "layer")
    ben.responds(mist).resolve().expect("霧の後の戦闘のステップ", t.step, "")
    t.expect("爪のあるゾーン", claw.zone, "墓地")


@fab.check("7.0.2a#sentence-3", "戦闘チェインは、チェインリンクが解決されても、閉じるまでは開いたままである")
def the_chain_remains_open(t: Table, ann: Person, ben: Person) -> None:
    """Ben closes the combat chain in the Resolution Step, in which Ann could attack again."""
    claw, mist = ann.attack("爪", "続行"), _mist(ben)
    ann.plays(claw).until("resolution")
    ben.responds(mist).resolve().expect("霧の後の戦闘のステップ", t.step, "")


def _seek(person: Person, time: str) -> TrackedCard:
    """Give a player an instant that draws a card if the player has gained life in a time."""
    return person.instant("探索", f"{time}で、ライフが増えたなら、カードを1枚引く。")


@fab.check("7.0.2b#sentence-1a,1b", "時間としての戦闘チェインは、開いた時に始まり、閉じた時に終わる")
def a_combat_chain_is_a_time(t: Table, ann: Person) -> None:
    """Life is gained before combat, and in the Layer Step; cards ask whether it was on this combat chain."""
    waters = [ann.instant("水", "ライフを1点得る。") for _ in range(2)]
    seeks = [_seek(ann, "この戦闘チェイン") for _ in range(3)]
    ann.gets("deck", *[read_card("《本》 アクション コスト0")] * 3)
    claw = ann.attack("爪")
    ann.plays(waters[0]).resolve()
    ann.plays(claw)
    for card, moment, drawn in (
        (seeks[0], "開く前に水を飲んだだけの", 0),
        (waters[1], "開いた後に水を飲んだ", 0),
        (seeks[1], "その後に探索した", 1),
    ):
        ann.plays(card).resolve().expect(f"{moment}ときの、引いた枚数", t.event_count(kinds.Draw), drawn)
    t.until("")
    ann.plays(seeks[2]).resolve().expect("閉じた後に探索したときの、引いた枚数", t.event_count(kinds.Draw), 1)


@fab.check(
    "7.0.2b#sentence-3,4",
    "「この戦闘チェイン」の効果は、開いている戦闘チェインだけのもので、閉じていれば、生成に失敗する",
)
def an_effect_for_this_combat_chain(t: Table, ann: Person) -> None:
    """Attacks get 1 power for this combat chain: before combat, and again during the second one of three."""
    spells = [ann.instant("鼓舞", "戦闘チェインが閉じるまで、攻撃は、パワーに1の修整を得る。") for _ in range(2)]
    haste = ann.instant("早足", "アクションポイントを2点得る。")
    claws = [ann.attack(name) for name in ("爪", "牙", "角")]
    ann.resolves(haste, spells[0])
    ann.plays(claws[0]).resolve().expect("閉じているときの鼓舞の後の、爪のパワー", claws[0].power, 3)
    t.until("")
    ann.plays(claws[1]).resolve()
    ann.plays(spells[1]).resolve().expect("開いているときの鼓舞の後の、牙のパワー", claws[1].power, 4)
    t.until("")
    ann.plays(claws[2]).resolve().expect("次の戦闘チェインの角のパワー", claws[2].power, 3)


_ON_ACTIVE_LINK = "アクティブチェインリンクにある"


@fab.check("7.0.3#sentence-2", "チェインリンクは、オブジェクトではない")
def a_chain_link_is_no_object(t: Table, ann: Person) -> None:
    """Ann attacks, and counts the objects on the combat chain."""
    claw, count = ann.attack("爪"), ann.instant("点呼", "ライフを(すべての戦闘チェインにあるものの数)点得る。")
    ann.plays(claw).resolve()
    ann.plays(count).resolve().expect("戦闘チェインのオブジェクトの数だけ得た、アンのライフ", ann.life, 21)


@fab.check("7.0.3#sentence-3a,3b,3c", "チェインリンクは、アクティブ攻撃、攻撃発生源、防御カードからなる")
def what_a_chain_link_comprises(t: Table, ann: Person, ben: Person) -> None:
    """A sword attacks, and a card defends; Ann counts attacks on the active chain link, and has a target there."""
    blade, wall = ann.sword("剣"), ben.attack("壁")
    attacks = f"ライフを(すべての({_ON_ACTIVE_LINK}、かつ攻撃である)ものの数)点得る。"
    look = ann.instant("凝視", f"{attacks}対象の{_ON_ACTIVE_LINK}ものを公開する。")
    ann.activates(blade).until("attack").resolve(defend=[wall, None])
    ann.plays(look, target=...).expect("アクティブチェインリンクにあるもの", t.choices, ["《剣》", "《壁》"])
    t.answer(target=blade).resolve().expect("攻撃の数だけ得た、アンのライフ", ann.life, 21)


_LINKS = "ライフを(あなたのチェインリンクの数)点得る。"


@fab.check(
    "7.0.3a#sentence-1,2",
    "チェインリンクは、攻撃が戦闘チェインに移った時に作成され、次の攻撃は、次のチェインリンクの攻撃になる",
)
def when_a_chain_link_is_created(t: Table, ann: Person) -> None:
    """Ann counts her chain links while an attack is on the stack, and afterwards; the next attack heals on link 2."""
    counts = [ann.instant("点呼", _LINKS) for _ in range(2)]
    claw = ann.attack("爪", "続行")
    fang = ann.attack("牙", "これが攻撃したとき、これのチェインリンクが2番目以降であるなら、ライフを5点得る。")
    ann.plays(claw)
    ann.plays(counts[0]).resolve().expect("爪がスタックにある間に数えた後の、アンのライフ", ann.life, 20)
    t.resolve()
    ann.plays(counts[1]).resolve().expect("爪が戦闘チェインに移ってから数えた後の、アンのライフ", ann.life, 21)
    t.until("resolution")
    ann.plays(fang).resolve(2).expect("牙が攻撃した後の、アンのライフ", ann.life, 26)


@fab.check(
    "7.0.3b#sentence-1,2,3",
    "新しいチェインリンクが、作成された時から、解決された後もアクティブチェインリンクである",
)
def the_most_recent_link_is_active(t: Table, ann: Person) -> None:
    """Ann attacks twice and counts fangs on the active chain link in several steps of the second link."""
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    counts = [
        ann.instant("点呼", f"ライフを(すべての({_ON_ACTIVE_LINK}、かつ名前が「牙」の)ものの数)点得る。")
        for _ in range(3)
    ]
    ann.plays(claw).until("resolution")
    ann.plays(fang)
    steps = ("attack", "攻撃ステップ"), ("reaction", "リアクションステップ"), ("resolution", "解決ステップ")
    for life, (step, name) in enumerate(steps, start=21):
        t.until(step)
        ann.plays(counts.pop()).resolve().expect(f"{name}で数えた後の、アンのライフ", ann.life, life)


@fab.check(
    "7.0.3c#sentence-1a,2 7.0.3c#example-1",
    "チェインリンクの特性はアクティブ攻撃のもので、アクティブ攻撃がなくなれば、最後の情報による",
)
def a_link_has_the_properties_of_its_attack(t: Table, ann: Person) -> None:
    """A Ranger arrow attacks and is put under the deck as it hits; Ann's next attack counts Ranger chain links."""
    ann.has_card("weapon 1", "《弓》 武器 ― 弓・両手")
    arrow = ann.has_card(
        "arsenal",
        "《矢》 「レンジャー」 アクション ― 矢・攻撃 コスト0 パワー3",
        "続行",
        "これがヒットしたとき、これをデッキの一番下に置く。",
    )
    number = "(あなたのスーパータイプが「レンジャー」のチェインリンクの数)"
    volley, count = (
        ann.attack("連射", f"これは、パワーに{number}の修整を得る。"),
        ann.instant("点呼", f"ライフを{number}点得る。"),
    )
    ann.plays(arrow).resolve()
    ann.plays(count).resolve().expect("矢が攻撃している間に数えた後の、アンのライフ", ann.life, 21)
    t.until("resolution").expect("矢のあるゾーン", arrow.zone, "デッキ")
    ann.plays(volley).resolve().expect("連射のパワー", volley.power, 4)


@fab.check("7.0.3c#sentence-1b", "ほかのプレイヤーのターンでも、攻撃した人が、そのチェインリンクをコントロールする")
def a_link_is_controlled_by_the_attacker(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben's item attacks."""
    count, _wolf = ben.instant("点呼", _LINKS), ben.attack("狼")
    horn = ben.item("角笛", "インスタント ― コストなし: あなたの手札の攻撃アクションカードのうち1つで攻撃する。")
    ann.passes()
    ben.activates(horn).resolve()
    ben.responds(count).resolve().expect("ベンのライフ", ben.life, 21)


@fab.check(
    "7.0.3d#sentence-1,2a,2b",
    "時間としてのチェインリンクは、アクティブになった時に始まり、次のものができるか閉じた時に終わる",
)
def a_chain_link_is_a_time(t: Table, ann: Person) -> None:
    """Life is gained in the Attack Step of each of two links; cards ask whether it was on this chain link."""
    waters = [ann.instant("水", "ライフを1点得る。") for _ in range(2)]
    seeks = [_seek(ann, "このチェインリンク") for _ in range(3)]
    ann.gets("deck", *[read_card("《本》 アクション コスト0")] * 3)
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(claw).resolve()
    ann.plays(waters[0]).until("defend")
    ann.plays(seeks[0]).resolve().expect("防御ステップで探索したときの、引いた枚数", t.event_count(kinds.Draw), 1)
    t.until("resolution")
    ann.plays(fang).resolve()
    ann.plays(seeks[1]).resolve().expect("次のチェインリンクで探索したときの、引いた枚数", t.event_count(kinds.Draw), 1)
    ann.plays(waters[1]).resolve()
    t.until("")
    ann.plays(seeks[2]).resolve().expect("閉じた後に探索したときの、引いた枚数", t.event_count(kinds.Draw), 1)


@fab.check(
    "7.0.3d#sentence-3,4",
    "「このチェインリンク」の効果は、アクティブチェインリンクだけのもので、閉じていれば、生成に失敗する",
)
def an_effect_for_this_chain_link(t: Table, ann: Person) -> None:
    """Attacks get 1 power until the chain link resolves: before combat, and again during the first of two links."""
    spells = [ann.instant("鼓舞", "チェインリンクが解決されるまで、攻撃は、パワーに1の修整を得る。") for _ in range(2)]
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(spells[0]).resolve()
    ann.plays(claw).resolve().expect("閉じているときの鼓舞の後の、爪のパワー", claw.power, 3)
    ann.plays(spells[1]).resolve().expect("開いているときの鼓舞の後の、爪のパワー", claw.power, 4)
    t.until("resolution")
    ann.plays(fang).resolve().expect("次のチェインリンクの牙のパワー", fang.power, 3)


@fab.check(
    "7.0.3e#sentence-2,3",
    "チェインリンクがアクティブになる前にプレイしたカードは、そのチェインリンクでプレイしたとはみなさない",
)
def on_which_link_a_card_is_played(t: Table, ann: Person) -> None:
    """Instants are played while the attack is on the stack, and in the Attack Step."""
    sparks = [ann.instant(name, "ライフを1点得る。") for name in ("火花", "火の粉")]
    seeks = [
        ann.instant("探索", f"このチェインリンクで、《{spark.card.name}》がプレイされたなら、ライフを5点得る。")
        for spark in sparks
    ]
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.plays(sparks[0]).resolve()
    t.resolve()
    ann.plays(seeks[0]).resolve().expect("レイヤーステップの火花を探した後の、アンのライフ", ann.life, 21)
    ann.plays(sparks[1]).resolve()
    ann.plays(seeks[1]).resolve().expect("攻撃ステップの火の粉を探した後の、アンのライフ", ann.life, 27)
