"""Checks of 1.4.4 to 1.4.4b: attack-layers."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem

_DRACAI = "Emperor, Dracai of Aesir"
_DRACONIC = "スーパータイプが「竜系」の"


def _dracai(person: Person) -> TrackedCard:
    """Let a player play as Emperor, Dracai of Aesir, with Command and Conquer in the deck; return that card."""
    searched = "あなたのデッキのカードのうち名前が「征服の命令」のもの"
    person.plays_as(
        f"《{_DRACAI}》 「王侯」「竜系」「戦士」「魔術師」 ヒーロー ライフ20 知力4",
        f"アクション ― リソース3点: {searched}のうち1つで攻撃する。デッキをシャッフルする。",
    )
    person.gets("hand", gem("青の石", pitch=3))
    return person.has_card("deck", "《征服の命令》 アクション ― 攻撃 コスト2 パワー6")


def _dragon(person: Person) -> TrackedCard:
    """Let a player begin with a Draconic ally that attacks by an effect."""
    return person.has_card(
        "permanent",
        "《飛竜》 「竜系」 アクション ― 盟友 パワー3 ライフ4",
        "アクション ― コストなし: このカードのうち1つで攻撃する。",
    )


def _counting(person: Person, what: str) -> TrackedCard:
    """Give a player an instant that gains life for each of some objects."""
    return person.instant("点呼", f"ライフを(すべての{what}ものの数)点得る。")


@fab.check(
    "1.4.4#sentence-1 1.4.4#example-1",
    "攻撃効果を持つ起動レイヤーは攻撃レイヤーで、解決されるときに見つけたカードで攻撃する",
)
def a_layer_with_an_attack_effect_is_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """Emperor, Dracai of Aesir attacks with Command and Conquer, which is in the deck until the layer resolves."""
    command, roll = _dracai(ann), _counting(ann, "攻撃である")
    ann.activates(ann.hero)
    t.expect("スタックにある攻撃のパワー", t.layer().power, None)
    ann.plays(roll).resolve()
    t.expect("攻撃の数だけ得た、アンのライフ", ann.life, 21)
    t.expect("《征服の命令》のあるゾーン", command.zone, "デッキ")
    t.resolve()
    t.expect("解決された後の、《征服の命令》のあるゾーン", command.zone, "戦闘チェイン")
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 14)


@fab.check("1.4.4#sentence-2", "攻撃レイヤーは、能力の発生源の名前を持たない、特性のない攻撃を表す")
def an_attack_layer_is_an_attack_without_properties(t: Table, ann: Person) -> None:
    """Count attacks with the name of the hero whose ability created the attack-layer."""
    _dracai(ann)
    roll = _counting(ann, f"(攻撃である、かつ名前が「{_DRACAI}」の)")
    ann.activates(ann.hero)
    ann.plays(roll).resolve()
    t.expect("数えた攻撃の数だけ得た、アンのライフ", ann.life, 20)


@fab.check("1.4.4a#sentence-1", "攻撃レイヤーは、攻撃プロキシと違って、発生源の名前を継承しない")
def an_attack_layer_is_no_extension_of_its_source(t: Table, ann: Person) -> None:
    """Count the objects with the name of the hero whose ability created the attack-layer: there is the hero alone."""
    _dracai(ann)
    roll = _counting(ann, f"名前が「{_DRACAI}」の")
    ann.activates(ann.hero)
    t.expect("攻撃レイヤーの名前", t.layer().present_name, "")
    ann.plays(roll).resolve()
    t.expect("その名前のものの数だけ得た、アンのライフ", ann.life, 21)


@fab.check("1.4.4a#sentence-2", "攻撃についてのものでない効果にとって、攻撃レイヤーは、ふつうのレイヤーである")
def an_attack_layer_is_a_typical_layer(t: Table, ann: Person, ben: Person) -> None:
    """An instant negates a Draconic layer: the activated-layer of a Draconic hero is one."""
    _dracai(ann)
    still = ben.instant("静止", "対象のほかのスーパータイプが「竜系」のレイヤーを無効にする。")
    ann.activates(ann.hero)
    ann.passes()
    t.expect("静止をプレイできるか", ben.may_play(still), True)
    ben.plays(still).resolve()
    t.expect("スタックのレイヤーの数", t.stack, 0)


@fab.check(
    "1.4.4a#sentence-3 1.4.4a#example-1",
    "竜系のヒーローが作成した攻撃レイヤーも、竜系の攻撃ではないので、《Uprising》は適用されない",
)
def an_attack_layer_is_not_both(t: Table, ann: Person, ben: Person) -> None:
    """Uprising is for the next four Draconic attacks; Command and Conquer is not Draconic."""
    command = _dracai(ann)
    ann.plays(
        ann.instant("Uprising", f"{THIS_TURN}4回だけ、あなたの次の{_DRACONIC}攻撃は、パワーに1の修整を得る。")
    ).resolve()
    ann.activates(ann.hero).resolve()
    t.expect("《征服の命令》のパワー", command.power, 6)
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 14)


@fab.check("1.4.4b#sentence-1", "攻撃レイヤーがスタックにある間、攻撃発生源は、まだ攻撃ではない")
def an_attack_layer_and_its_source_are_separate(t: Table, ann: Person) -> None:
    """A dragon attacks by an effect, while attacks get 1 power."""
    ann.item("軍旗", "攻撃は、パワーに1の修整を得る。")
    dragon = _dragon(ann)
    ann.activates(dragon)
    t.expect("攻撃レイヤーがスタックにある間の、飛竜のパワー", dragon.power, 3)
    t.resolve()
    t.expect("攻撃している飛竜のパワー", dragon.power, 4)


@fab.check("1.4.4b#sentence-2", "次の竜系の攻撃への効果は、攻撃レイヤーには適用されず、竜系の攻撃発生源に適用される")
def an_effect_applies_to_the_attack_source_instead(t: Table, ann: Person, ben: Person) -> None:
    """After an effect on the next Draconic attack, a dragon attacks by an effect."""
    fire = ann.instant("炎", f"{THIS_TURN}あなたの次の{_DRACONIC}攻撃は、パワーに1の修整を得る。")
    dragon = _dragon(ann)
    ann.plays(fire).resolve()
    ann.activates(dragon)
    t.expect("攻撃レイヤーがスタックにある間の、飛竜のパワー", dragon.power, 3)
    t.until("damage")
    t.expect("攻撃している飛竜のパワー", dragon.power, 4)
    t.expect("ベンのライフ", ben.life, 16)
