"""Checks of 1.2: objects, their identities and their last known information."""

from functools import partial

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIEF, YOURS
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import Dominate
from rulesdb.engine.fab.sample_cards.small_cards import attack, aura, instant

_SWORD = ("《剣》 「ルーン剣士」 武器 ― 剣・片手 パワー2", "アクション ― コストなし: 『攻撃』『続行』")
_CALL = (
    "《先導の冠》 「ルーン剣士」 装備品 ― 頭",
    "アクション ― コストなし: 名前が「仔竜」のもののうち1つで攻撃する。",
)


def _banishes(person: Person, what: str) -> TrackedCard:
    """Give a player an instant that banishes all objects that fit a filter."""
    return person.instant("消去", f"すべての{what}ものを追放する。")


@fab.check(
    "1.2.2#sentence-1 1.2.2#example-1",
    "効果は、「カード」というオブジェクト識別子で、攻撃・アクションカードを対象に指定できる",
)
def thrust_refers_to_a_card(t: Table, ann: Person) -> None:
    """The target of Thrust is an attack action card that attacks."""
    claw = ann.attack("爪")
    thrust = ann.hand(
        "《刺突》 攻撃リアクション コスト0",
        "このターンの終わりまで、対象の(識別子がカードの、かつ攻撃アクションカードである、かつ攻撃である)ものは、"
        "パワーに1の修整を得る。",
    )
    ann.plays(claw).until("reaction").expect("刺突をプレイできるか", ann.may_play(thrust), True)
    ann.plays(thrust).resolve().expect("爪のパワー", claw.power, 4)


@fab.check("1.2.2a#sentence-1", "カードだけでなく、マクロもレイヤーも、「オブジェクト」と呼べる")
def everything_is_called_an_object(t: Table, ann: Person) -> None:
    """All objects in graveyards are banished; then a macro, an activated-layer and the counting card are counted."""
    claw, bell = ann.has_card("graveyard", attack("爪")), ann.item("鈴", HEALS)
    t.macro(ann, "《聖域》 マクロ")
    wipe = _banishes(ann, "(識別子がオブジェクトの、かつ墓地にある)")
    what = "(識別子がオブジェクトの、かつ(タイプがマクロの、またはスタックにある))"
    count = ann.instant("数え歌", f"ライフを(すべての{what}ものの数)点得る。")
    ann.plays(wipe).resolve().expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    ann.activates(bell)
    ann.plays(count).resolve().expect("マクロとレイヤー2つを数えた、アンのライフ", ann.life, 23)


@fab.check("1.2.2e#sentence-1", "ヒーローもトークンも、「カード」と呼べる")
def heroes_and_tokens_are_called_cards(t: Table, ann: Person, ben: Person) -> None:
    """Two heroes and a token are counted among the cards."""
    ben.has_card("permanent", "《砂》 トークン ― オーラ")
    what = "(識別子がカードの、かつ(タイプがヒーローの、またはタイプがトークンの))"
    ann.plays(ann.instant("数え歌", f"ライフを(すべての{what}ものの数)点得る。")).resolve()
    t.expect("ヒーロー2人とトークンを数えた、アンのライフ", ann.life, 23)


@fab.check("1.2.2b#sentence-1", "名前を持つオブジェクトは、その名前で呼べる")
def objects_are_called_by_their_names(t: Table, ann: Person) -> None:
    """All objects called by one name are banished; an aura of a longer name and another one stay."""
    dawn, dance, dusk = ann.gets("permanent", aura("朝霧"), aura("朝霧の舞"), aura("夕霧"))
    wipe = _banishes(ann, "識別子が「朝霧」の")
    ann.plays(wipe).resolve().expect("朝霧のあるゾーン", dawn.zone, "追放ゾーン")
    t.expect("朝霧の舞と夕霧のあるゾーン", (dance.zone, dusk.zone), ("闘技場", "闘技場"))


@fab.check(
    "1.2.2b#sentence-2 1.2.2b#example-1",
    "《復讐の契り》は、名前が「欺瞞の巣、アラクニ」のヒーローを、通称の「アラクニ」で対象に指定する",
)
def heroes_are_called_by_their_monikers(t: Table, ann: Person, ben: Person) -> None:
    """The hero with the moniker is marked, and another hero cannot be."""
    ben.plays_as("《欺瞞の巣、アラクニ》 ヒーロー ライフ20 知力0")
    pledge = ann.instant("復讐の契り", "対象の識別子が「アラクニ」のものを標的にする。")
    whole = ann.instant("名指し", "対象の識別子が「欺瞞の巣、アラクニ」のものを標的にする。")
    t.expect("名前の全体で指定する名指しをプレイできるか", ann.may_play(whole), True)
    t.expect("復讐の契りをプレイできるか", ann.may_play(pledge), True)
    ann.plays(pledge).resolve().expect("欺瞞の巣、アラクニは標的状態か", ben.hero.is_marked, True)


@fab.check(
    "1.2.2c#sentence-1 1.2.2c#example-1",
    "《Ironsong Determination》は、タイプの「武器」で、何に修整を与えるのかを指定する",
)
def cards_are_called_by_their_types(t: Table, ann: Person) -> None:
    """A weapon gets +1 power and dominate; then all cards called by a subtype, or by a trait, are banished."""
    moth = ann.has_card("permanent", "《毒蛾》 〈混沌の使者〉 デミヒーロー")
    blade, helm = ann.has_card("weapon 1", *_SWORD), ann.equips("head", "冠")
    song = ann.instant(
        "Ironsong Determination",
        "このターンの終わりまで、対象の識別子が武器のものは、(パワーに1の修整を得る、さらに『圧倒』を得る)。",
    )
    wipe = _banishes(ann, "(識別子が頭の、または識別子が混沌の使者の)")
    t.expect("Ironsong Determinationをプレイできるか", ann.may_play(song), True)
    ann.plays(song).resolve().expect("剣のパワー", blade.power, 3)
    t.expect("剣は圧倒を持つか", blade.has(Dominate), True)
    ann.plays(wipe).resolve().expect("冠と毒蛾のあるゾーン", [helm.zone, moth.zone], ["追放ゾーン", "追放ゾーン"])


@fab.check("1.2.2c#sentence-2", "サブタイプが攻撃のカードも、攻撃していなければ「攻撃」とは呼べない")
def the_subtype_attack_is_no_identity(t: Table, ann: Person) -> None:
    """All attacks are banished: the one on the stack, and not a card with the subtype in the graveyard."""
    old, claw = ann.has_card("graveyard", attack("古い爪")), ann.attack("爪")
    wipe = _banishes(ann, "識別子が攻撃の")
    ann.plays(claw)
    ann.plays(wipe).resolve().expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    t.expect("古い爪のあるゾーン", old.zone, "墓地")


@fab.check(
    "1.2.2d#sentence-2,3 1.2.2d#example-1",
    "《アークナイトの誓い》は、次のルーン剣士の攻撃に、それがカードでも、武器の攻撃プロキシでも+3{p}を与える",
)
def arknights_vow_is_for_any_runeblade_attack(t: Table, ann: Person, ben: Person) -> None:
    """Twice the vow is played before a Runeblade attack: an attack action card, and an attack with a weapon."""
    claw = ann.hand("《影の爪》 「ルーン剣士」 アクション ― 攻撃 コスト0 パワー1", "続行")
    blade = ann.has_card("weapon 1", *_SWORD)
    what = "(スーパータイプが「ルーン剣士」の、かつ識別子が攻撃の)"
    vow = f"このターンの終わりまで、あなたの次の{what}攻撃は、パワーに3の修整を得る。"
    vows = [ann.action("アークナイトの誓い", vow, "続行", defense=None) for _ in range(2)]
    attacks = (partial(ann.plays, claw), partial(ann.activates, blade))
    for card, attacks_with, life in zip(vows, attacks, (16, 11), strict=True):
        ann.plays(card).resolve()
        attacks_with()
        t.until("").expect("攻撃の後の、ベンのライフ", ben.life, life)


@fab.check("1.2.2d#sentence-4", "攻撃効果を持つ起動レイヤーも、スタック上では「攻撃」と呼べる")
def an_attack_layer_is_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """Ben negates a target attack: the activated-layer by which Ann's ally attacks."""
    crown, pup = ann.has_card("head", *_CALL), ann.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー1 ライフ3")
    calm = ben.instant("鎮静", "対象の識別子が攻撃のものを無効にする。")
    ann.activates(crown)
    ann.passes().expect("鎮静をプレイできるか", ben.may_play(calm), True)
    ben.plays(calm).resolve().expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("仔竜のあるゾーン", pup.zone, "闘技場")


@fab.check("1.2.2d#sentence-5", "戦闘チェイン上で攻撃しているものは「攻撃」と呼べるが、防御しているカードは呼べない")
def what_attacks_on_the_chain_is_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """All attacks get +2 power while a card attacks and another attack card defends, and while a sword attacks."""
    claw, guard = ann.attack("爪", "続行", power=5), ben.attack("守りの爪")
    sword = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー2", "アクション ― コストなし: 『攻撃』")
    roar = ann.instant("咆哮", "このターンの終わりまで、識別子が攻撃のものは、パワーに2の修整を得る。")
    ann.plays(claw).until("attack").resolve(defend=(guard, None))
    t.expect("守りの爪のあるゾーン", guard.zone, "戦闘チェイン")
    ann.plays(roar).resolve().expect("攻撃している爪のパワー", claw.power, 7)
    t.expect("防御している守りの爪のパワー", guard.power, 3)
    t.until("resolution")
    ann.activates(sword).until("resolution").expect("剣の攻撃も受けたベンのライフ", ben.life, 12)


@fab.check("1.2.2f#sentence-1", "装備品もオーラも、闘技場にある間だけ、「パーマネント」と呼べる")
def permanents_are_called_permanents(t: Table, ann: Person) -> None:
    """Auras and equipment called permanents are banished: those in the arena, and not the aura in the graveyard."""
    here, gone = ann.aura("朝霧"), ann.aura("夕霧", zone="graveyard")
    crown = ann.equips("head", "冠")
    wipe = _banishes(ann, "(識別子がパーマネントの、かつ(サブタイプがオーラの、またはタイプが装備品の))")
    ann.plays(wipe).resolve().expect("闘技場にあった朝霧の、今のゾーン", here.zone, "追放ゾーン")
    t.expect("頭にあった冠の、今のゾーン", crown.zone, "追放ゾーン")
    t.expect("墓地にあった夕霧の、今のゾーン", gone.zone, "墓地")


@fab.check(
    "1.2.2g#sentence-1 1.2.2h#sentence-1",
    "起動レイヤーは「起動能力」、誘発レイヤーは「誘発効果」と呼べて、カードレイヤーはどちらでもない",
)
def layers_are_called_activated_abilities_and_triggered_effects(t: Table, ann: Person) -> None:
    """One card negates a target activated ability, another one a target triggered effect."""
    charm = ann.has_card(
        "permanent", "《護符》 アクション ― アイテム", HEALS, "能力が起動されたとき、ライフを3点得る。"
    )
    silence = ann.instant("沈黙", "対象の識別子が起動能力のものを無効にする。")
    deafen = ann.instant("無音", "対象の識別子が誘発効果のものを無効にする。")
    ann.plays(ann.instant("火花"))
    t.expect(
        "カードレイヤーだけのとき、沈黙と無音をプレイできるか",
        [ann.may_play(silence), ann.may_play(deafen)],
        [False] * 2,
    )
    ann.activates(charm).expect("沈黙をプレイできるか", ann.may_play(silence), True)
    t.expect("無音をプレイできるか", ann.may_play(deafen), True)
    ann.resolves(silence, deafen).expect("残りのレイヤーの数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 21)


_COUNT = "ライフを(すべての(あなたがコントロールする、かつ名前が「鈴」の)ものの数)点得る。"


@fab.check("1.2.1#sentence-1", "インベントリにあるカードも、オブジェクトである")
def cards_in_the_inventory_are_objects(t: Table, ann: Person) -> None:
    """An effect finds a helm in the inventory of its controller, and puts it into the arena."""
    helm = ann.has_card("inventory", "《プロトの冠》 装備品 ― 頭 防御1")
    build = ann.instant(
        "組み立て", "すべての(名前に「プロト」のある、かつあなたのインベントリにある)ものを闘技場に置く。"
    )
    ann.plays(build).resolve().expect("プロトの冠のあるゾーン", helm.zone, "闘技場")


@fab.check("1.2.1#sentence-2", "カードも、攻撃も、マクロも、カードでないレイヤーも、オブジェクトである")
def cards_attacks_macros_and_layers_are_objects(t: Table, ann: Person) -> None:
    """A card counts itself, an attack-proxy, an activated-layer and a triggered-layer on the stack, and a macro."""
    ann.has_card("permanent", "《聖域》 マクロ")
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』")
    charm = ann.has_card(
        "permanent",
        "《護符》 アクション ― アイテム",
        "インスタント ― コストなし: リソースポイントを1点得る。",
        "能力が起動されたとき、リソースポイントを1点得る。",
    )
    count = ann.instant(
        "数え上げ", "ライフを(すべての(攻撃である、またはスタックにある、またはタイプがマクロの)ものの数)点得る。"
    )
    ann.activates(blade).resolve().until("layer")
    ann.activates(charm)
    ann.plays(count).expect("スタックのレイヤーの数", t.stack, 4)
    t.resolve().expect("アンのライフ", ann.life, 25)


@fab.check("1.2.1a#sentence-1", "だれがコントロールしていても、オーナーは、それを表すカードのオーナーである")
def an_object_has_the_owner_of_its_card(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays a mist, which is a card of Ben's, and has a haze; what an opponent owns is counted, then destroyed."""
    ann.has_card("permanent", *THIEF)
    mist, haze = ben.has_card("banished", aura("霧")), ann.aura("靄")
    wind = ann.instant("大風", "すべての対戦相手がオーナーであるパーマネントを破壊する。")
    tally = ann.instant("点呼", "ライフを(すべての(対戦相手がオーナーである、かつスタックにある)ものの数)点得る。")
    ann.plays(mist)
    ann.plays(tally).resolve().expect("霧のレイヤーを数えた、アンのライフ", ann.life, 21)
    t.resolve().expect("アンがコントロールする霧の数", ann.controls("霧"), 1)
    ann.plays(wind).resolve().expect("霧と靄のあるゾーン", (mist.zone, haze.zone), ("墓地", "闘技場"))


@fab.check("1.2.3#sentence-1", "最後の情報は、オブジェクトが存在しなくなる直前の情報である")
def last_known_information_is_of_the_moment_before(t: Table, ann: Person, ben: Person) -> None:
    """Ann's effect triggers when an item that she controls is destroyed; its owner is Ben, in whose graveyard it is."""
    ann.has_card("permanent", *THIEF)
    ann.equips("head", "悼みの冠", f"({YOURS}、かつ名前が「鈴」の)ものが破壊されたとき、ライフを1点得る。")
    bell = ben.item("鈴", "続行", zone="banished")
    ann.resolves(bell, ann.instant("大風", "すべての名前が「鈴」のものを破壊する。"))
    t.expect("ベンの墓地の枚数", ben.count("graveyard"), 1)
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check(
    "1.2.3a#sentence-2 1.2.3a#example-1",
    "《Endless Arrow》が手札に加わった後も、続行があったという最後の情報により、アクションポイントを得る",
)
def endless_arrow_had_go_again(t: Table, ann: Person, ben: Person) -> None:
    """The attack, which has go again by an item, hits, and is in hand when its chain link resolves."""
    ann.has_card("weapon 1", "《長弓》 武器 ― 弓・両手")
    arrow = ann.has_card(
        "arsenal",
        "《Endless Arrow》 アクション ― 矢・攻撃 コスト0 パワー4",
        "これがヒットしたとき、これを手札に置く。",
    )
    ann.item("追い風", "攻撃は、『続行』を得る。")
    ann.plays(arrow).until("damage").expect("ベンのライフ", ben.life, 16)
    t.resolve().expect("Endless Arrowのあるゾーン", arrow.zone, "手札")
    t.expect("チェインリンクが解決される前の、アンのアクションポイント", ann.action_points, 0)
    t.until("resolution").expect("チェインリンクが解決された後の、アンのアクションポイント", ann.action_points, 1)


@fab.check("1.2.3a#sentence-3", "特定のオブジェクトを参照しない効果は、もう存在しないオブジェクトを数えない")
def what_is_gone_is_not_counted(t: Table, ann: Person) -> None:
    """A furnace is destroyed, and so is another object now; a card counts all objects of its name."""
    furnace = ann.item("蒸気炉")
    smash = ann.instant(
        "粉砕", "すべての名前が「蒸気炉」のものを破壊する。ライフを(すべての名前が「蒸気炉」のものの数)点得る。"
    )
    ann.plays(smash).resolve().expect("蒸気炉のあるゾーン", furnace.zone, "墓地")
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "1.2.3a#sentence-2 1.2.3b#sentence-2a,2b,2c",
    "最後の情報には、宣言したパラメータも、カウンターも、適用されていた効果も入る",
)
def last_known_information_has_parameters_and_effects(t: Table, ann: Person) -> None:
    """A sword with a counter and an effect on it, and a token, are destroyed as costs; a card banishes itself."""
    blade = ann.sword(
        "剣",
        "インスタント ― 「これを破壊する」: "
        "ライフを(これのパワー)点得る。ライフを(これの「蒸気」カウンターの数)点得る。",
    )
    forge = ann.instant(
        "鍛え",
        "すべての名前が「剣」のものに「蒸気」カウンターを1個置く。",
        "このターンの終わりまで、《剣》は、パワーに3の修整を得る。",
    )
    pup = ann.has_card(
        "permanent",
        "《小竜》 トークン ― 盟友 パワー4 ライフ1",
        "インスタント ― 「これを破壊する」: ライフを(これのパワー)点得る。",
    )
    vanish = ann.has_card(
        "arsenal",
        "《消え火》 インスタント コストX",
        "これを追放する。ライフを(このレイヤーのコスト)点得る。",
        "これが格納庫からプレイされているなら、ライフを1点得る。",
    )
    ann.resolves(forge, ann.instant("泉", "リソースポイントを7点得る。"))
    ann.activates(blade).resolve().expect("剣のパワーとカウンターの後の、アンのライフ", ann.life, 26)
    ann.plays(vanish, x=7).resolve().expect("消え火のあるゾーン", vanish.zone, "追放ゾーン")
    t.expect("消え火のコストと、格納庫からプレイした経過の後の、アンのライフ", ann.life, 34)
    ann.activates(pup).resolve().expect("消滅した小竜のパワーの後の、アンのライフ", ann.life, 38)


@fab.check("1.2.3c#sentence-1", "最後の情報は動かず、適用されていた効果が終わっても変わらない")
def last_known_information_is_fixed(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 2 more power, by a banner, hits; then the attack and the banner are banished."""
    ann.has_card("permanent", "《軍旗》 アクション ― アイテム", "攻撃は、パワーに2の修整を得る。")
    claw = ann.attack("爪", "これがヒットしたとき、ライフを(これのパワー)点得る。", defense=None)
    fold = ann.instant("撤収", "すべての攻撃であるものを追放する。すべての名前が「軍旗」のものを追放する。")
    ann.plays(claw).until("damage").expect("ベンのライフ", ben.life, 15)
    ann.plays(fold).resolve().expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    t.resolve().expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)


@fab.check(
    "1.2.3c#sentence-2 1.2.3c#example-1",
    "攻撃が取り除かれた後で《Luminaris》の条件を満たしても、そのチェインリンクは続行を得ない",
)
def luminaris_is_too_late(t: Table, ann: Person) -> None:
    """An Illusionist attack is banished after its hit; then Ann pitches a yellow card to play another card."""
    ann.has_card(
        "weapon 1",
        "《Luminaris》 武器 ― 杖・両手",
        "(カラーバーが黄の、かつあなたのピッチゾーンにある)ものがあるなら、"
        "(あなたがコントロールする、かつスーパータイプが「幻術士」の、かつ攻撃である)ものは、『続行』を得る。",
    )
    claw = ann.hand("《幻の爪》 「幻術士」 アクション ― 攻撃 コスト0 パワー3")
    fold = ann.instant("撤収", "すべての攻撃であるものを追放する。")
    pay = ann.hand(instant("火花", cost=1))
    ann.hand("《黄玉》 リソース ピッチ2")
    ann.plays(claw).until("damage")
    ann.resolves(fold, pay).expect("アンのピッチゾーンの枚数", ann.count("pitch"), 1)
    t.until("resolution").expect("チェインリンクが解決された後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("1.2.4#sentence-1", "起動レイヤーや誘発レイヤーが与えるダメージの発生源は、能力を持つカードである")
def sources_are_cards(t: Table, ann: Person, ben: Person) -> None:
    """An activated-layer and a triggered-layer of an item deal damage; all damage that an item deals is prevented."""
    harms = "すべての対戦相手のヒーローに2点の秘術ダメージを与える。"
    bell = ann.has_card(
        "permanent",
        "《鈴》 アクション ― アイテム",
        f"インスタント ― コストなし: {harms}",
        f"能力が起動されたとき、{harms}",
    )
    ben.equips("head", "耳栓", "《鈴》から、ダメージをすべて、軽減する。")
    ann.activates(bell).resolve(2).expect("ベンのライフ", ben.life, 20)


@fab.check("1.2.3c#sentence-3", "もう存在しないオブジェクトを修正するはずの効果は、失敗する")
def modifying_what_is_gone_fails(t: Table, ann: Person) -> None:
    """Two swords let their player modify them, and life is gained if that succeeds; one of them is destroyed first."""
    effect = "(このターンの終わりまで、これは、パワーに1の修整を得る)をしてもよい。そうした場合、ライフを5点得る。"
    first = ann.sword("砕け剣", f"インスタント ― 「これを破壊する」: {effect}")
    second = ann.sword("残り剣", f"インスタント ― コストなし: {effect}")
    ann.activates(first).resolve(may=True).expect("砕け剣の効果の後の、アンのライフ", ann.life, 20)
    ann.activates(second).resolve(may=True).expect("残り剣の効果の後の、アンのライフ", ann.life, 25)


@fab.check("1.2.1b#sentence-2", "闘技場を離れたカードや、墓地にある自分のカードには、コントローラーがいない")
def nobody_controls_what_has_left_the_arena(t: Table, ann: Person, ben: Person) -> None:
    """Ann controls an item of Ben's, and after it is destroyed she counts the items that she controls."""
    ann.has_card("permanent", *THIEF)
    bell, _old = ben.item("鈴", "続行", zone="banished"), ann.item("古い鈴", zone="graveyard")
    count, again = (ann.instant("数え歌", _COUNT) for _ in range(2))
    wind = ann.instant("大風", "すべての名前が「鈴」のものを破壊する。")
    for card, life in ((bell, 20), (count, 21), (wind, 21), (again, 21)):
        ann.plays(card).resolve().expect(f"{card.name}が解決された後の、アンのライフ", ann.life, life)


@fab.check("1.2.3d#sentence-1", "最後の情報があっても、もう存在しないオブジェクトが「ある」ことにはならない")
def last_known_information_is_no_object(t: Table, ann: Person) -> None:
    """Two swords give life if they exist; one of them is destroyed first."""
    first, second = (
        ann.has_card(
            "weapon 1", f"《{name}》 武器 ― 剣・片手", f"インスタント ― {cost}: このカードがあるなら、ライフを5点得る。"
        )
        for name, cost in (("砕け剣", "「これを破壊する」"), ("残り剣", "コストなし"))
    )
    ann.activates(first).resolve().expect("砕け剣の効果の後の、アンのライフ", ann.life, 20)
    ann.activates(second).resolve().expect("残り剣の効果の後の、アンのライフ", ann.life, 25)


@fab.check("1.2.3d#sentence-2a", "もう存在しないオブジェクトは、適正な対象ではない")
def what_is_gone_is_no_legal_target(t: Table, ann: Person, ben: Person) -> None:
    """Ann targets an aura that Ben destroys in response; another card with such a target cannot be played then."""
    mist = ben.aura("霧", "続行")
    light = ("《灯》 インスタント コスト0", "対象のサブタイプがオーラのものを追放する。ライフを3点得る。")
    lights = [ann.hand(*light) for _ in range(2)]
    wind = ben.instant("大風", "すべての名前が「霧」のものを破壊する。")
    ann.plays(lights[0], target=mist)
    ben.responds(wind).resolve().expect("霧のあるゾーン", mist.zone, "墓地")
    t.resolve().expect("灯の解決に失敗した後の、アンのライフ", ann.life, 20)
    t.expect("2枚目の灯をプレイできるか", ann.may_play(lights[1]), False)


@fab.check(
    "1.2.4#sentence-1 1.2.4#example-1",
    "《オアシスでの休憩》の発生源には、カードかマクロだけを選べて、そこから受けるダメージが軽減される",
)
def oasis_respite_names_a_card_or_a_macro(t: Table, ann: Person, ben: Person) -> None:
    """On the stack are the attack of a sword and an activated-layer: the sword and the item can be chosen instead."""
    ann.has_card("permanent", "《聖域》 マクロ")
    blade = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー6", "アクション ― コストなし: 『攻撃』")
    bell = ann.has_card("permanent", "《鈴》 アクション ― アイテム", "インスタント ― コストなし: ライフを1点得る。")
    oasis = ben.instant(
        "オアシスでの休憩",
        "発生源であるもののうち1つを選び、このターンの終わりまで、対象のヒーローについて、"
        "選ばれたものから、その対象が受けるダメージを、次の4点だけ、軽減する。",
    )
    ann.activates(blade)
    ann.activates(bell)
    ben.responds(oasis, target=ben.hero).resolve(choose=...)
    t.expect("発生源の選択肢", t.choices, ["アン", "ベン", "《聖域》", "《剣》", "《鈴》", "《オアシスでの休憩》"])
    t.answer(choose=blade).until("resolution").expect("6点のうち4点が軽減された、ベンのライフ", ben.life, 18)
