"""Checks of 7.0: the combat chain, chain links, active-attacks and defending cards."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIEF
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.language.card_sheets import read_card


@fab.check("7.0.1a#sentence-1a,1b", "戦闘チェインが開いている間は、アクションポイントがあっても、アクションを使えない")
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
    """Ann attacks with go again; she has another attack, an action, and a card and a clock to use as instants."""
    claw, fang, rest = ann.attack("爪", "続行"), ann.attack("牙"), ann.action("休息")
    flash = ann.action("閃き", "これをインスタントであるかのようにプレイしてもよい。")
    clock = ann.item("時計", "1ターンに1回、アクション ― コストなし: 『ライフを1点得る。』『続行』")
    again = "起動能力をそれぞれ1回多く、インスタントであるかのように起動できる。"
    ann.resolves(
        ann.instant("早足", "アクションポイントを1点得る。"),
        ann.instant("早回し", f"このターンの終わりまで、サブタイプがアイテムのものは、{again}"),
    )
    ann.activates(clock).resolve()
    ann.plays(claw).until("attack").expect("攻撃ステップで、牙をプレイできるか", ann.may_play(fang), False)
    t.expect("攻撃ステップで、閃きをプレイできるか", ann.may_play(flash), True)
    t.expect("攻撃ステップで、時計の能力を起動できるか", ann.may_activate(clock), True)
    t.until("resolution").expect("解決ステップで、閃きをプレイできるか", ann.may_play(flash), True)
    t.expect("解決ステップで、牙をプレイできるか", ann.may_play(fang), True)
    t.expect("解決ステップで、休息をプレイできるか", ann.may_play(rest), False)


@fab.check(
    "7.0.2#sentence-1a,1b", "戦闘チェインは、クローズステップまで、戦闘の間はずっと開いていて、その後は閉じている"
)
def the_chain_is_open_during_combat(t: Table, ann: Person) -> None:
    """An aura asks, when the chain closes, for life that was gained on it; then Ann could play an action."""
    ann.aura("残り香", "戦闘チェインが閉じたとき、この戦闘チェインで、ライフが増えたなら、ライフを5点得る。")
    haste, water = ann.instant("早足", "アクションポイントを1点得る。"), ann.instant("水", "ライフを1点得る。")
    claw, rest = ann.attack("爪"), ann.action("休息")
    ann.plays(haste).resolve()
    ann.plays(claw).resolve()
    ann.plays(water).resolve()
    t.until("").expect("残り香の効果の後の、アンのライフ", ann.life, 26)
    t.expect("休息をプレイできるか", ann.may_play(rest), True)


@fab.check("7.0.2#sentence-2", "開いている戦闘チェインには、以前のものも含めて、すべてのチェインリンクがある")
def an_open_chain_comprises_its_links(t: Table, ann: Person) -> None:
    """Ann attacks twice on one combat chain."""
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(claw).until("resolution")
    ann.plays(fang).resolve().expect("爪と牙のあるゾーン", [claw.zone, fang.zone], ["戦闘チェイン", "戦闘チェイン"])


@fab.check("7.0.2#sentence-3", "戦闘が終わって閉じた戦闘チェインは、空である")
def a_closed_chain_is_empty(t: Table, ann: Person) -> None:
    """After combat Ann counts what is on the combat chain."""
    claw, count = ann.attack("爪"), ann.instant("点呼", "ライフを(すべての戦闘チェインにあるものの数)点得る。")
    ann.plays(claw).until("").expect("爪のあるゾーン", claw.zone, "墓地")
    ann.plays(count).resolve().expect("戦闘チェインのオブジェクトを数えた後の、アンのライフ", ann.life, 20)


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
    "7.0.2a#sentence-2a,2b", "戦闘チェインは、攻撃がスタックに加えられるとすぐに開くので、その時から閉じることができる"
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


@fab.check(
    "7.0.3#sentence-2a,2b",
    "チェインリンクは、オブジェクトとしては数えず、そこにあるカードは、戦闘チェインというゾーンにある",
)
def a_chain_link_is_no_object_and_no_zone(t: Table, ann: Person) -> None:
    """Ann attacks, and counts the objects on the combat chain: the attack, but not the chain link on which it is."""
    claw, count = ann.attack("爪"), ann.instant("点呼", "ライフを(すべての戦闘チェインにあるものの数)点得る。")
    ann.plays(claw).resolve()
    ann.plays(count).resolve().expect("戦闘チェインのオブジェクトの数だけ得た、アンのライフ", ann.life, 21)


@fab.check("7.0.3#sentence-3a,3b,3c", "チェインリンクは、アクティブ攻撃、攻撃発生源、何枚もの防御カードからなる")
def what_a_chain_link_comprises(t: Table, ann: Person, ben: Person) -> None:
    """A sword attacks, two cards defend; Ann counts attacks, swords and defending cards on the active chain link."""
    blade, walls = ann.sword("剣"), [ben.attack(name) for name in ("壁", "柵")]
    kinds_of = ("攻撃である", "攻撃"), ("サブタイプが剣の", "剣"), ("防御している", "防御カード")
    counts = [
        ann.instant(f"{name}の点呼", f"ライフを(すべての({_ON_ACTIVE_LINK}、かつ{what})ものの数)点得る。")
        for what, name in kinds_of
    ]
    ann.activates(blade).until("attack").resolve(defend=[*walls, None])
    for life, count, (_what, name) in zip((21, 22, 24), counts, kinds_of, strict=True):
        ann.plays(count).resolve().expect(f"{name}を数えた後の、アンのライフ", ann.life, life)


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
    """Ann attacks twice and counts fangs, and at last claws, on the active chain link in steps of the second link."""
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    of_claw, *counts = (
        ann.instant("点呼", f"ライフを(すべての({_ON_ACTIVE_LINK}、かつ名前が「{name}」の)ものの数)点得る。")
        for name in ("爪", "牙", "牙", "牙")
    )
    ann.plays(claw).until("resolution")
    ann.plays(fang)
    steps = ("attack", "攻撃ステップ"), ("reaction", "リアクションステップ"), ("resolution", "解決ステップ")
    for life, (step, name) in enumerate(steps, start=21):
        t.until(step)
        ann.plays(counts.pop()).resolve().expect(f"{name}で数えた後の、アンのライフ", ann.life, life)
    ann.plays(of_claw).resolve().expect("以前のチェインリンクの爪を数えた後の、アンのライフ", ann.life, 23)


@fab.check(
    "7.0.3c#sentence-1a,2a,2b 7.0.3c#example-1",
    "チェインリンクの特性はアクティブ攻撃のもので、アクティブ攻撃がなくなれば、特性もコントローラーも最後の情報による",
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
    links = ann.instant("鎖", _LINKS)
    ann.plays(arrow).resolve()
    ann.plays(count).resolve().expect("矢が攻撃している間に数えた後の、アンのライフ", ann.life, 21)
    t.until("resolution").expect("矢のあるゾーン", arrow.zone, "デッキ")
    ann.plays(links).resolve().expect("自分のチェインリンクを数えた後の、アンのライフ", ann.life, 22)
    ann.plays(volley).resolve().expect("連射のパワー", volley.power, 4)


@fab.check(
    "7.0.3c#sentence-1c,2c",
    "チェインリンクのオーナーは、攻撃したプレイヤーではなく攻撃のオーナーで、攻撃がなくなれば、最後の情報による",
)
def a_link_has_the_owner_of_its_attack(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks with a card of Ben's, and counts her chain links that she owns, and then those that Ben owns."""
    ann.has_card("permanent", *THIEF)
    claw, crush = ben.attack("爪", zone="banished"), ann.instant("粉砕", "「爪」という名前のすべてのカードを破壊する。")
    own, of_others = (
        ann.instant("点呼", f"ライフを(あなたの{whose}がオーナーであるチェインリンクの数)点得る。")
        for whose in ("あなた", "対戦相手")
    )
    ann.plays(claw).resolve()
    ann.plays(own).resolve().expect("アンのライフ", ann.life, 20)
    ann.plays(of_others)
    ann.plays(crush).resolve(2).expect("爪が破壊されてから数えた後の、アンのライフ", ann.life, 21)


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
    """Life is gained on each of two links, and in the second Layer Step; cards ask whether it was on this link."""
    waters = [ann.instant("水", "ライフを1点得る。") for _ in range(3)]
    seeks = [_seek(ann, "このチェインリンク") for _ in range(3)]
    ann.gets("deck", *[read_card("《本》 アクション コスト0")] * 3)
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(claw).resolve()
    ann.plays(waters[0]).until("defend")
    ann.plays(seeks[0]).resolve().expect("防御ステップで探索したときの、引いた枚数", t.event_count(kinds.Draw), 1)
    t.until("resolution")
    ann.plays(fang)
    ann.plays(waters[1]).resolve().until("attack")
    ann.plays(seeks[1]).resolve().expect("次のチェインリンクで探索したときの、引いた枚数", t.event_count(kinds.Draw), 1)
    ann.plays(waters[2]).resolve()
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
    "7.0.3e#sentence-2a,3a",
    "チェインリンクがアクティブになる前にプレイしたカードや起動した能力は、そのチェインリンクのものとはみなさない",
)
def on_which_link_a_card_is_played(t: Table, ann: Person) -> None:
    """Instants are played, and lamps lit, while the attack is on the stack, and in the Attack Step."""
    lamp = ann.item("手燭", "インスタント ― コストなし: リソースポイントを1点得る。")
    lit = [ann.instant("煤", "このチェインリンクで、能力が起動されたなら、ライフを9点得る。") for _ in range(2)]
    sparks = [ann.instant(name, "ライフを1点得る。") for name in ("火花", "火の粉")]
    seeks = [
        ann.instant("探索", f"このチェインリンクで、《{spark.card.name}》がプレイされたなら、ライフを5点得る。")
        for spark in sparks
    ]
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.plays(sparks[0]).resolve()
    ann.activates(lamp).resolve()
    t.resolve()
    ann.plays(seeks[0]).resolve().expect("レイヤーステップの火花を探した後の、アンのライフ", ann.life, 21)
    ann.plays(sparks[1]).resolve()
    ann.plays(seeks[1]).resolve().expect("攻撃ステップの火の粉を探した後の、アンのライフ", ann.life, 27)
    ann.plays(lit[0]).resolve().expect("レイヤーステップの手燭を探した後の、アンのライフ", ann.life, 27)
    ann.activates(lamp).resolve()
    ann.plays(lit[1]).resolve().expect("攻撃ステップの手燭を探した後の、アンのライフ", ann.life, 36)


_ADD = "防御カードとしてアクティブチェインリンクに加える"
_ADD_FROM_GRAVEYARD = f"あなたの墓地のカードのうち攻撃アクションカードであるものすべてを{_ADD}。"


@fab.check(
    "7.0.3f#sentence-1a,1b,3",
    "防御カードは、戦闘チェインに移って、そのチェインリンクだけで防御し、闘技場にもあるとみなす",
)
def a_card_is_put_on_a_chain_link(t: Table, ann: Person, ben: Person) -> None:
    """A card defends against the first of two attacks; Ben counts cards named wall in the arena."""
    claw, fang, wall = ann.attack("爪", "続行"), ann.attack("牙"), ben.attack("壁")
    count = ben.instant("点呼", "ライフを(すべての(闘技場のいずれかの領域にある、かつ名前が「壁」の)ものの数)点得る。")
    ann.plays(claw).until("attack").resolve(defend=[wall, None]).expect("壁のあるゾーン", wall.zone, "戦闘チェイン")
    ben.responds(count).resolve().expect("闘技場の壁の数だけ得た、ベンのライフ", ben.life, 21)
    t.until("resolution")
    ann.plays(fang).until("damage").expect("牙のダメージを受けた後の、ベンのライフ", ben.life, 18)


_TO_HAND = "すべての攻撃しているものを手札に置く。"


@fab.check("7.0.4#sentence-1", "アクティブ攻撃は、戦闘チェインに置かれた攻撃で、スタックにある攻撃ではない")
def an_attack_on_the_stack_is_not_active(t: Table, ann: Person) -> None:
    """Ann counts what attacks while an attack is on the stack, and when it is on the combat chain."""
    claw = ann.attack("爪")
    counts = [ann.instant("点呼", "ライフを(すべての攻撃しているものの数)点得る。") for _ in range(2)]
    ann.plays(claw)
    ann.plays(counts[0]).resolve().expect("爪がスタックにある間に数えた後の、アンのライフ", ann.life, 20)
    t.resolve()
    ann.plays(counts[1]).resolve().expect("爪が戦闘チェインに移ってから数えた後の、アンのライフ", ann.life, 21)


@fab.check("7.0.5#sentence-1", "防御カードは、ルールによって宣言されたカードに限らず、効果が加えたカードも防御する")
def rules_and_effects_designate_defending_cards(t: Table, ann: Person, ben: Person) -> None:
    """A card is declared, and an effect adds another one; both have 3 defense, and the attack has 7 power."""
    wall, call = ben.attack("壁"), ben.instant("招来", _ADD_FROM_GRAVEYARD)
    ben.attack("亡霊", zone="graveyard")
    ann.plays(ann.attack("爪", power=7)).until("attack").resolve(defend=[wall, None])
    ben.responds(call).until("damage").expect("ベンのライフ", ben.life, 19)


_PUT_AS_ATTACK = "あなたの格納庫のカードのうち1枚を攻撃しているカードとしてアクティブチェインリンクに置く。"
_CRUSH = "「壁」という名前のすべてのカードを破壊する。"


@fab.check("7.0.3f#sentence-2", "戦闘チェインを離れた防御カードは、もうチェインリンクで防御していない")
def a_card_is_on_its_link_until_it_leaves(t: Table, ann: Person, ben: Person) -> None:
    """The card that defends is destroyed before damage."""
    claw, crush, wall = ann.attack("爪"), ann.instant("粉砕", _CRUSH), ben.attack("壁")
    ann.plays(claw).until("attack").resolve(defend=[wall, None])
    ann.plays(crush).until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check(
    "7.0.4a#sentence-2b,3a,3b 7.0.4a#example-1",
    "攻撃しているカードとして置かれたカードは、攻撃対象は元のままの、新しいアクティブ攻撃になる",
)
def another_card_becomes_the_active_attack(t: Table, ann: Person, ben: Person) -> None:
    """An attack on an ally has 2 more power; it returns to hand, and another one from the arsenal takes its place."""
    claw, fang, swap = (
        ann.attack("爪"),
        ann.attack("牙", power=4, zone="arsenal"),
        ann.instant("すり替え", f"{_TO_HAND}{_PUT_AS_ATTACK}"),
    )
    lunge = ann.instant("踏み込み", "このターンの終わりまで、対象の攻撃であるものは、パワーに2の修整を得る。")
    ogre = ben.has_card("permanent", "《鬼》 アクション ― 盟友 パワー1 ライフ9")
    ann.plays(claw, attack_target=ogre).resolve()
    ann.plays(lunge).resolve()
    ann.plays(swap).resolve().expect("爪と牙のあるゾーン", [claw.zone, fang.zone], ["手札", "戦闘チェイン"])
    t.expect("牙のパワー", fang.power, 4)
    t.until("damage").expect("鬼とベンのライフ", [ogre.life, ben.life], [5, 20])


@fab.check("7.0.4a#sentence-2a", "攻撃しているカードが置かれると、それまでのアクティブ攻撃はクリアされる")
def the_former_attack_is_cleared(t: Table, ann: Person) -> None:
    """An attack from the arsenal is put onto the chain link while another card attacks there."""
    claw, fang, swap = ann.attack("爪"), ann.attack("牙", zone="arsenal"), ann.instant("割り込み", _PUT_AS_ATTACK)
    ann.plays(claw).resolve()
    ann.plays(swap).resolve().expect("爪と牙のあるゾーン", [claw.zone, fang.zone], ["墓地", "戦闘チェイン"])


@fab.check("7.0.5a#sentence-1", "防御カードは、チェインリンクに置かれる")
def a_defending_card_is_put_on_the_link(t: Table, ann: Person, ben: Person) -> None:
    """A card from hand defends."""
    wall = ben.attack("壁")
    ann.plays(ann.attack("爪")).until("attack").resolve(defend=[wall, None])
    t.expect("壁のあるゾーン", wall.zone, "戦闘チェイン")


@fab.check("7.0.5a#sentence-2a,2b", "防御カードは、置かれた時から、戦闘チェインを離れるまで防御している")
def how_long_a_card_defends(t: Table, ann: Person, ben: Person) -> None:
    """Ben counts what defends: in the Defend Step, on the next chain link, and after the card was destroyed."""
    claw, fang, wall = ann.attack("爪", "続行"), ann.attack("牙"), ben.attack("壁")
    counts = [ben.instant("点呼", "ライフを(すべての防御しているものの数)点得る。") for _ in range(3)]
    crush = ben.instant("粉砕", _CRUSH)
    ann.plays(claw).until("attack").resolve(defend=[wall, None])
    ben.responds(counts[0]).resolve().expect("防御ステップで数えた後の、ベンのライフ", ben.life, 21)
    t.until("resolution")
    ann.plays(fang).resolve()
    ben.responds(counts[1]).resolve().expect("次のチェインリンクで数えた後の、ベンのライフ", ben.life, 22)
    ben.resolves(crush, counts[2])
    t.expect("壁が離れてから数えた後の、ベンのライフ", ben.life, 22)


@fab.check(
    "7.0.5a#sentence-3a,3b 7.0.5a#example-1",
    "防御イベントは、カードが置かれて攻撃のパワーが減った後に起こるので、4{p}以下の攻撃の防御への能力が誘発する",
)
def the_defend_event_occurs_afterwards(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 5 power has 1 less for each card that defends; a trap triggers if the power is at most 4."""
    claw = ann.attack("爪", "これは、パワーに((すべてのこれを防御しているものの数)の-1倍)の修整を得る。", power=5)
    weak = "(これである、かつ防御している攻撃がパワー5以上のもの以外のものである)"
    trap = ben.attack("罠", f"{weak}もので防御が行われたとき、ライフを9点得る。")
    ben.item("鐘", "防御が行われたとき、ライフを1点得る。")
    ann.plays(claw).until("attack").resolve(defend=[trap, None]).expect("爪のパワー", claw.power, 4)
    t.resolve(2).expect("ベンのライフ", ben.life, 30)


@fab.check(
    "7.0.5a#sentence-4",
    "防御したとみなすプレイヤーは、オーナーでも、今のコントローラーでもなく、防御した時のコントローラーである",
)
def the_controller_has_defended(t: Table, ann: Person, ben: Person) -> None:
    """Ben defends with Ann's greaves, which he controls until Ann gets them back; each asks who has defended."""
    claw, greaves = ann.attack("爪"), ann.equips("legs", "すね当て", defense=1)
    steal = "このターンの終わりまで、対象のタイプが装備品のパーマネントは、コントローラーがあなたになる。"
    magnet, tug = ben.instant("磁石", steal), ann.instant("奪還", steal)
    asks = [
        person.instant("回想", "このターンに、あなたによって、防御が行われたなら、ライフを5点得る。")
        for person in t.people
    ]
    ann.plays(claw)
    ben.responds(magnet, target=greaves).resolve().until("attack").resolve(defend=[greaves, None])
    ann.plays(tug, target=greaves).resolve()
    ann.plays(asks[0]).resolve()
    ben.responds(asks[1]).resolve().expect("アンとベンのライフ", [ann.life, ben.life], [20, 25])


@fab.check(
    "7.0.5b#sentence-2b,3a,3b 7.0.5b#example-1",
    "防御カードになれないカードを加える効果は失敗し、カードは墓地に残るが、続けてカードを引く",
)
def a_card_that_cannot_defend_is_not_added(t: Table, ann: Person, ben: Person) -> None:
    """An action card defends against an attack with overpower; an effect would add another one from the graveyard."""
    claw, wall = ann.attack("爪", "凌駕"), ben.action("壁")
    ghost, book = ben.attack("亡霊", zone="graveyard"), ben.has_card("deck", "《本》 アクション コスト0")
    call = ben.instant("招来", f"{_ADD_FROM_GRAVEYARD}カードを1枚引く。")
    ann.plays(claw).until("attack").resolve(defend=[wall, None])
    ben.responds(call).resolve().expect("亡霊と本のあるゾーン", [ghost.zone, book.zone], ["墓地", "手札"])
    t.expect("起こった防御イベントの数", t.event_count(kinds.Defended), 1)


@fab.check(
    "7.0.5b#sentence-2a 7.0.5b#example-2",
    "すでに防御している装備品を加える効果は失敗し、防御イベントは起こらないが、続けて防御値は増える",
)
def a_card_that_defends_is_not_added_again(t: Table, ann: Person, ben: Person) -> None:
    """Equipment that defends is added as a defending card by its own ability, which also gives 1 defense."""
    grows = "このターンの終わりまで、これは、防御値に1の修整を得る。"
    boots = ben.equips("legs", "早駆けの靴", f"インスタント ― コストなし: これを{_ADD}。{grows}", defense=1)
    ann.plays(ann.attack("爪")).until("attack").resolve(defend=[boots, None])
    ann.passes()
    ben.activates(boots).resolve().expect("靴の防御値", boots.defense, 2)
    t.expect("起こった防御イベントの数", t.event_count(kinds.Defended), 1)
    t.until("damage").expect("ベンのライフ", ben.life, 19)


@fab.check(
    "7.0.5c#sentence-1,2",
    "防御カードは、自分のチェインリンクのアクティブ攻撃だけを防御し、それがなくなっても、最後の情報による",
)
def what_a_card_defends_against(t: Table, ann: Person, ben: Person) -> None:
    """Ben counts what defends against claws and fangs: on the link of a fang, and after the claw is gone."""
    claw, fang, wall = ann.attack("爪", "続行"), ann.attack("牙"), ben.attack("壁")
    of_claw, of_fang = (
        ben.instant("点呼", f"ライフを(すべての防御している攻撃が名前が「{name}」のものであるものの数)点得る。")
        for name in ("爪", "牙")
    )
    anns = "(名前が「爪」の、かつ対戦相手がコントロールする、かつ対戦相手がオーナーである)"
    again = ben.instant("点呼", f"ライフを(すべての防御している攻撃が{anns}ものであるものの数)点得る。")
    crush = ben.instant("粉砕", "「爪」という名前のすべてのカードを破壊する。")
    ann.plays(claw).until("attack").resolve(defend=[wall, None]).until("resolution")
    ann.plays(fang).resolve()
    ben.responds(of_claw).resolve().expect("爪を防御しているものを数えた後の、ベンのライフ", ben.life, 21)
    ben.responds(of_fang).resolve().expect("牙を防御しているものを数えた後の、ベンのライフ", ben.life, 21)
    ben.resolves(crush, again)
    t.expect("爪が破壊されてから、対戦相手の爪を防御しているものを数えた後の、ベンのライフ", ben.life, 22)


@fab.check("7.0.5d#sentence-1a", "前のチェインリンクで防御しているカードは、今のチェインリンクの防御カードにはならない")
def a_card_defends_on_one_link(t: Table, ann: Person, ben: Person) -> None:
    """Equipment that defends on the first link would be added as a defending card to the second one."""
    boots = ben.equips("legs", "早駆けの靴", f"インスタント ― コストなし: これを{_ADD}。", defense=1)
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(claw).until("attack").resolve(defend=[boots, None]).until("resolution")
    ann.plays(fang).resolve()
    ann.passes()
    ben.activates(boots).resolve().expect("起こった防御イベントの数", t.event_count(kinds.Defended), 1)
    t.until("damage").expect("ベンのライフ", ben.life, 15)


@fab.check(
    "7.0.5d#sentence-1b,3",
    "攻撃対象が2つあるとき、効果が加えた防御カードがどれのために防御するのかは、効果のコントローラーが決める",
)
def the_controller_of_the_effect_decides_what_is_defended(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """An attack has Ben's hero and his ally as targets; Cid's effect adds a card from her graveyard."""
    ann.item("大波", "攻撃は、攻撃対象を2つまで選べる。")
    claw, call = ann.attack("爪"), cid.instant("招来", _ADD_FROM_GRAVEYARD)
    ogre = ben.has_card("permanent", "《鬼》 アクション ― 盟友 パワー1 ライフ9")
    cid.attack("亡霊", zone="graveyard")
    ann.plays(claw, attack_target=[ben.hero, ogre]).resolve()
    cid.responds(call).resolve(choose=...)
    t.expect("尋ねられること", t.question, "シド: 効果が及ぶもの")
    t.answer(choose=ogre).until("damage").expect("ベンと鬼のライフ", [ben.life, ogre.life], [17, 9])


@fab.check(
    "7.0.5e#sentence-1,2 7.0.5e#example-1",
    "1つのイベントで加えられた2枚はともに防御し、別に置かれた装備品とはともに防御しない",
)
def cards_of_one_event_defend_together(t: Table, ann: Person, ben: Person) -> None:
    """Equipment is declared alone; then an effect adds two cards from the graveyard in one event."""
    asks = "インスタント ― コストなし: これがタイプがアクションのものとともに防御したなら、ライフを5点得る。"
    helmet = ben.equips("head", "兜", asks, defense=1)
    ghosts = "これ自身で防御が行われたとき、これが攻撃アクションカードとともに防御したなら、ライフを1点得る。"
    for name in ("亡霊", "怨霊"):
        ben.attack(name, ghosts, zone="graveyard")
    claw, call = ann.attack("爪"), ben.instant("招来", _ADD_FROM_GRAVEYARD)
    ann.plays(claw).until("attack").resolve(defend=[helmet, None])
    ben.responds(call).resolve(3).expect("2枚の能力が解決された後の、ベンのライフ", ben.life, 22)
    ann.passes()
    ben.activates(helmet).resolve().expect("兜の能力が解決された後の、ベンのライフ", ben.life, 22)
