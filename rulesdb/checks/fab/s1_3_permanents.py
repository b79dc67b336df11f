"""Checks of 1.3.3: permanents."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard


def _counts_permanents(person: Person) -> TrackedCard:
    """Give a player an instant that gains life for the permanents in the game."""
    return person.instant("点呼", "ライフを(すべてのあらゆるパーマネントの数)点得る。")


@fab.check("1.3.3#sentence-1", "闘技場のカードでも、そこに残らない攻撃カードや防御カードは、パーマネントではない")
def attacking_cards_do_not_remain(t: Table, ann: Person, ben: Person) -> None:
    """Two heroes and a crown are permanents; an attack card and a card that defends against it are not."""
    claw, guard = ann.attack("爪", power=1), ben.attack("盾")
    crown, roll = ben.equips("head", "冠", defense=1), _counts_permanents(ann)
    ann.plays(claw).until("attack")
    t.resolve(defend=(guard, crown, None))
    t.expect("盾と冠のあるゾーン", (guard.zone, crown.zone), ("戦闘チェイン", "戦闘チェイン"))
    ann.plays(roll).resolve()
    t.expect("アンのライフ", ann.life, 23)


@fab.check("1.3.3#sentence-2", "パーマネントは、戦闘チェインが閉じても残り、取り除く効果があるまで残り続ける")
def permanents_remain_until_they_are_removed(t: Table, ann: Person, ben: Person) -> None:
    """A crown defends; it is there in the next turn of its owner, until an effect banishes it."""
    claw = ann.attack("爪", power=1)
    crown = ben.equips("head", "冠", defense=1)
    thief = ben.instant("奪取", "すべてのタイプが装備品のパーマネントを追放する。")
    ann.plays(claw).until("attack")
    t.resolve(defend=(crown, None))
    t.until("")
    t.expect("戦闘チェインが閉じた後の、冠のあるゾーン", crown.zone, "頭")
    t.end_turn()
    t.expect("次のターンの、冠のあるゾーン", crown.zone, "頭")
    ben.plays(thief).resolve()
    t.expect("奪取の後の、冠のあるゾーン", crown.zone, "追放ゾーン")


@fab.check("1.3.3#sentence-3", "ヒーローカード、闘技場カード、トークンカードは、闘技場にあればパーマネントである")
def heroes_arena_cards_and_tokens_are_permanents(t: Table, ann: Person) -> None:
    """Two heroes, a sword in the arena and one in the graveyard, and a token without a subtype."""
    ann.has_card("weapon 1", "《剣》 武器 ― 片手・剣 パワー1")
    ann.has_card("graveyard", "《折れた剣》 武器 ― 片手・剣 パワー1")
    ann.has_card("permanent", "《印》 トークン")
    roll = _counts_permanents(ann)
    ann.plays(roll).resolve()
    t.expect("アンのライフ", ann.life, 24)


@fab.check("1.3.3#sentence-4", "デッキカードのオーラは、闘技場に置かれればパーマネントになり、防御に使えばならない")
def an_aura_on_the_combat_chain_is_no_permanent(t: Table, ann: Person, ben: Person) -> None:
    """An aura resolves and is a permanent beside two heroes; another one defends from hand and is cleared."""
    mist = ann.hand("《霧》 インスタント ― オーラ コスト0", "何もしない。")
    claw, haze = ann.attack("爪", power=1), ben.hand("《靄》 アクション ― オーラ コスト0 防御1")
    roll = _counts_permanents(ann)
    ann.plays(mist).resolve()
    t.expect("霧のあるゾーン", mist.zone, "闘技場")
    ann.plays(claw).until("attack")
    t.resolve(defend=(haze, None))
    ann.plays(roll).resolve()
    t.expect("アンのライフ", ann.life, 23)
    t.until("")
    t.expect("戦闘チェインが閉じた後の、靄のあるゾーン", haze.zone, "墓地")


@fab.check("1.3.3#sentence-5", "デッキカードは、9つのサブタイプのどれかを持てば、闘技場でパーマネントになる")
def nine_subtypes_make_permanents(t: Table, ann: Person) -> None:
    """A card of each subtype is played, and one with another subtype."""
    subtypes = ("苦難", "盟友", "灰", "オーラ", "製造", "根源", "召喚", "アイテム", "ランドマーク", "歌")
    cards = [ann.hand(f"《{word}の札》 インスタント ― {word} コスト0 ライフ1", "何もしない。") for word in subtypes]
    ann.resolves(*cards)
    t.expect("札のあるゾーン", [card.zone for card in cards], [*["闘技場"] * 9, "墓地"])


@fab.check("1.3.3a#sentence-1", "闘技場を離れたパーマネントは、もうパーマネントではない")
def what_has_left_the_arena_is_no_permanent(t: Table, ann: Person) -> None:
    """An aura and a crown are destroyed; then the permanents are counted, which are two heroes."""
    ann.aura("霧")
    ann.equips("head", "冠", defense=1)
    wind = ann.instant("大風", "すべての(サブタイプがオーラの、またはタイプが装備品の)パーマネントを破壊する。")
    roll = _counts_permanents(ann)
    ann.resolves(wind, roll)
    t.expect("アンの墓地のカードの数", ann.count("graveyard"), 4)
    t.expect("アンのライフ", ann.life, 22)


@fab.check("1.3.3b#sentence-1", "パーマネントは、アンタップ状態かタップ状態の、どちらか一方だけである")
def a_permanent_has_one_status(t: Table, ann: Person, ben: Person) -> None:
    """Of two crowns and two heroes, one crown is tapped; a card in the graveyard has no status."""
    crown = ann.equips("head", "冠", "インスタント ― 「これをタップする」: ライフを10点得る。")
    ben.equips("head", "古い冠")
    ben.has_card("graveyard", "《錆びた冠》 装備品 ― 頭")
    rolls = [
        ann.instant(f"{status}の点呼", f"ライフを(すべての{status}状態のものの数)点得る。")
        for status in ("タップ", "アンタップ")
    ]
    ann.activates(crown).resolve()
    for roll, life in zip(rolls, (31, 34), strict=True):
        ann.plays(roll).resolve()
        t.expect(f"{roll.name}の後の、アンのライフ", ann.life, life)


@fab.check("1.3.3b#sentence-2", "パーマネントがアンタップ状態でなくなるのは、ルールや効果によってだけである")
def permanents_are_untapped_unless_something_taps_them(t: Table, ann: Person, ben: Person) -> None:
    """An aura enters untapped, an item tapped because of a gate; an effect changes both, and the turn's end one."""
    gate = "サブタイプがアイテムのものが闘技場に出る場合、代わりにタップ状態になる。"
    ben.equips("head", "門", gate)
    mist = ann.hand("《霧》 インスタント ― オーラ コスト0", "何もしない。")
    mirror = ann.hand("《鏡》 インスタント ― アイテム コスト0", "何もしない。")
    swap = ann.instant(
        "反転", "すべてのサブタイプがオーラのものをタップする。すべてのサブタイプがアイテムのものをアンタップする。"
    )
    ann.resolves(mist, mirror)
    t.expect("出た後の、霧と鏡がタップ状態か", (mist.is_tapped, mirror.is_tapped), (False, True))
    ann.plays(swap).resolve()
    t.expect("反転の後の、霧と鏡がタップ状態か", (mist.is_tapped, mirror.is_tapped), (True, False))
    t.end_turn()
    t.expect("ターンが終わった後の、霧と鏡がタップ状態か", (mist.is_tapped, mirror.is_tapped), (False, False))
