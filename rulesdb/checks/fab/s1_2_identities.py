"""Checks of 1.2.2: object identities, the nouns by which effects refer to objects."""

from functools import partial

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import Dominate
from rulesdb.engine.fab.sample_cards.small_cards import attack, aura

_SWORD = ("《剣》 「ルーン剣士」 武器 ― 剣・片手 パワー2", "アクション ― コストなし: 『攻撃』『続行』")
_CALL = (
    "《先導の冠》 「ルーン剣士」 装備品 ― 頭",
    "アクション ― コストなし: 名前が「仔竜」のもののうち1つで攻撃する。",
)


def _banishes(person: Person, what: str) -> TrackedCard:
    """Give a player an instant that banishes all objects that fit a filter."""
    return person.instant("消去", f"すべての{what}ものを追放する。")


@fab.check(
    "1.2.2#sentence-1 1.2.2e#sentence-1 1.2.2#example-1",
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
    ann.plays(claw).until("reaction")
    t.expect("刺突をプレイできるか", ann.may_play(thrust), True)
    ann.plays(thrust).resolve()
    t.expect("爪のパワー", claw.power, 4)


@fab.check("1.2.2a#sentence-1", "どのオブジェクトも、「オブジェクト」と呼べる")
def everything_is_called_an_object(t: Table, ann: Person) -> None:
    """All objects in graveyards are banished."""
    claw = ann.has_card("graveyard", attack("爪"))
    wipe = _banishes(ann, "(識別子がオブジェクトの、かつ墓地にある)")
    ann.plays(wipe).resolve()
    t.expect("爪のあるゾーン", claw.zone, "追放ゾーン")


@fab.check("1.2.2b#sentence-1", "名前を持つオブジェクトは、その名前で呼べる")
def objects_are_called_by_their_names(t: Table, ann: Person) -> None:
    """All objects called by one name are banished; another aura stays."""
    dawn, dusk = ann.gets("permanent", aura("朝霧"), aura("夕霧"))
    wipe = _banishes(ann, "識別子が「朝霧」の")
    ann.plays(wipe).resolve()
    t.expect("朝霧のあるゾーン", dawn.zone, "追放ゾーン")
    t.expect("夕霧のあるゾーン", dusk.zone, "闘技場")


@fab.check(
    "1.2.2b#sentence-2 1.2.2b#example-1",
    "《復讐の契り》は、名前が「欺瞞の巣、アラクニ」のヒーローを、通称の「アラクニ」で対象に指定する",
)
def heroes_are_called_by_their_monikers(t: Table, ann: Person, ben: Person) -> None:
    """The hero with the moniker is marked, and another hero cannot be."""
    ben.plays_as("《欺瞞の巣、アラクニ》 ヒーロー ライフ20 知力0")
    pledge = ann.instant("復讐の契り", "対象の識別子が「アラクニ」のものを標的にする。")
    t.expect("復讐の契りをプレイできるか", ann.may_play(pledge), True)
    ann.plays(pledge).resolve()
    t.expect("欺瞞の巣、アラクニは標的状態か", ben.hero.is_marked, True)


@fab.check(
    "1.2.2c#sentence-1 1.2.2c#example-1",
    "《Ironsong Determination》は、タイプの「武器」で、何に修整を与えるのかを指定する",
)
def cards_are_called_by_their_types(t: Table, ann: Person) -> None:
    """A weapon gets +1 power and dominate; then all cards called by a subtype are banished."""
    blade, helm = ann.has_card("weapon 1", *_SWORD), ann.equips("head", "冠")
    song = ann.instant(
        "Ironsong Determination",
        "このターンの終わりまで、対象の識別子が武器のものは、(パワーに1の修整を得る、さらに『圧倒』を得る)。",
    )
    wipe = _banishes(ann, "識別子が頭の")
    t.expect("Ironsong Determinationをプレイできるか", ann.may_play(song), True)
    ann.plays(song).resolve()
    t.expect("剣のパワー", blade.power, 3)
    t.expect("剣は圧倒を持つか", blade.has(Dominate), True)
    ann.plays(wipe).resolve()
    t.expect("冠のあるゾーン", helm.zone, "追放ゾーン")


@fab.check("1.2.2c#sentence-2", "サブタイプが攻撃のカードも、攻撃していなければ「攻撃」とは呼べない")
def the_subtype_attack_is_no_identity(t: Table, ann: Person) -> None:
    """All attacks are banished: the one on the stack, and not a card with the subtype in the graveyard."""
    old, claw = ann.has_card("graveyard", attack("古い爪")), ann.attack("爪")
    wipe = _banishes(ann, "識別子が攻撃の")
    ann.plays(claw)
    ann.plays(wipe).resolve()
    t.expect("爪のあるゾーン", claw.zone, "追放ゾーン")
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
        t.until("")
        t.expect("攻撃の後の、ベンのライフ", ben.life, life)


@fab.check("1.2.2d#sentence-4", "攻撃効果を持つ起動レイヤーも、スタック上では「攻撃」と呼べる")
def an_attack_layer_is_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """Ben negates a target attack: the activated-layer by which Ann's ally attacks."""
    crown, pup = ann.has_card("head", *_CALL), ann.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー1 ライフ3")
    calm = ben.instant("鎮静", "対象の識別子が攻撃のものを無効にする。")
    ann.activates(crown)
    ann.passes()
    t.expect("鎮静をプレイできるか", ben.may_play(calm), True)
    ben.plays(calm).resolve()
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("仔竜のあるゾーン", pup.zone, "闘技場")


@fab.check("1.2.2d#sentence-5", "戦闘チェイン上で攻撃しているものは「攻撃」と呼べるが、防御しているカードは呼べない")
def what_attacks_on_the_chain_is_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """All attacks get +2 power while a card attacks, and another card with the subtype attack defends."""
    claw, guard = ann.attack("爪", power=5), ben.attack("守りの爪")
    roar = ann.instant("咆哮", "このターンの終わりまで、識別子が攻撃のものは、パワーに2の修整を得る。")
    ann.plays(claw).until("attack")
    t.resolve(defend=(guard, None))
    t.expect("守りの爪のあるゾーン", guard.zone, "戦闘チェイン")
    ann.plays(roar).resolve()
    t.expect("攻撃している爪のパワー", claw.power, 7)
    t.expect("防御している守りの爪のパワー", guard.power, 3)


@fab.check("1.2.2f#sentence-1", "パーマネントだけを「パーマネント」と呼べる")
def permanents_are_called_permanents(t: Table, ann: Person) -> None:
    """All auras called permanents are banished: the one in the arena, and not the one in the graveyard."""
    here, gone = ann.aura("朝霧"), ann.aura("夕霧", zone="graveyard")
    wipe = _banishes(ann, "(識別子がパーマネントの、かつサブタイプがオーラの)")
    ann.plays(wipe).resolve()
    t.expect("闘技場にあった朝霧の、今のゾーン", here.zone, "追放ゾーン")
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
    ann.activates(charm)
    t.expect("沈黙をプレイできるか", ann.may_play(silence), True)
    t.expect("無音をプレイできるか", ann.may_play(deafen), True)
    ann.resolves(silence, deafen)
    t.expect("残りのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)
