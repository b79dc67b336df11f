"""Checks of 1.3: cards, their categories and permanents."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import YOURS, expects_foreign_cards_kept_out, turn_effect
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import aura


def _plays_cards_of_others(person: Person) -> None:
    """Let a player play the banished cards of other players."""
    person.item("盗賊の鍵", "追放ゾーンにあるものをプレイしてもよい。", "あなたは、オーナーとしてプレイしてもよい。")


def _counts(person: Person, what: str) -> TrackedCard:
    """Give a player an instant that gains life for objects."""
    return person.instant("数え歌", f"ライフを{what}点得る。")


@fab.check("1.3.1#sentence-1", "カードとは、カードで表されるもので、武器の攻撃を表す攻撃プロキシは含まない")
def a_proxy_of_a_card_is_no_card(t: Table, ann: Person, ben: Person) -> None:
    """Cards named as a sword are counted while its attack, which has its name, is on the stack."""
    sword = ann.has_card("weapon 1", "《秋の刃》 武器 ― 両手・剣 パワー1", "アクション ― コストなし: 『攻撃』")
    song = _counts(ann, "(「秋の刃」という名前のすべてのカードの数)")
    ann.activates(sword, attack_target=ben.hero)
    t.expect("スタックの攻撃プロキシの名前", t.layer().present_name, "秋の刃")
    ann.plays(song).resolve().expect("アンのライフ", ann.life, 21)


@fab.check(
    "1.3.1a#sentence-2 1.3.1b#sentence-2b",
    "ほかの人のカードをプレイしてコントロールしても、オーナーは、そのカードでゲームを開始したプレイヤーである",
)
def who_plays_a_card_controls_it_and_does_not_own_it(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays a banished aura of Ben's, which is destroyed at last."""
    _plays_cards_of_others(ann)
    mist = ben.has_card("banished", aura("霧"))
    wind = ann.instant("大風", "すべてのサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(mist).resolve().expect("アンがコントロールする霧の数", ann.controls("霧"), 1)
    t.expect("霧と、ベンのヒーローのオーナー", [mist.owner, ben.hero.owner], [ben.name, ben.name])
    ann.plays(wind).resolve().expect("破壊された霧があるベンの墓地のカードの数", ben.count("graveyard"), 1)


@fab.check("1.3.1b#sentence-2a", "効果で闘技場に置かれたカードは、そのカードのオーナーがコントロールする")
def the_owner_controls_what_an_effect_puts_into_the_arena(t: Table, ann: Person, ben: Person) -> None:
    """An instant of Ann's puts an aura from Ben's graveyard into the arena."""
    ben.has_card("graveyard", aura("霧"))
    ann.plays(ann.instant("召喚", "「霧」という名前のすべてのカードを闘技場に置く。")).resolve()
    t.expect("アンとベンがコントロールする霧の数", (ann.controls("霧"), ben.controls("霧")), (0, 1))


@fab.check("1.3.1a#sentence-3", "作成するように、またはゲームに加えるように指示されたプレイヤーが、オーナーになる")
def the_creator_owns_the_token(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays a banished card of Ben's that creates a token, adds a card from outside, and lets Ben create one."""
    _plays_cards_of_others(ann)
    wish = ben.has_card(
        "banished",
        "《願い》 アクション コスト0",
        "〔《砂》 トークン ― オーラ〕トークンを1個作成する。"
        "ゲームの外から〔《石》 リソース ピッチ1〕を手札に加える。"
        "対戦相手は、〔《泥》 トークン ― オーラ〕トークンを1個作成する。",
    )
    ann.plays(wish).resolve().expect("砂のオーナー", t.owners_of("砂"), [ann.name])
    t.expect("石のオーナー", t.owners_of("石"), [ann.name])
    t.expect("泥のオーナー", t.owners_of("泥"), [ben.name])


@fab.check("1.3.1b#sentence-1", "手札や墓地のカードには、コントローラーがいない")
def only_cards_in_the_arena_and_on_the_stack_are_controlled(t: Table, ann: Person) -> None:
    """Ann counts what she controls: an aura in the arena and the counting card, and no auras elsewhere."""
    for zone in ("permanent", "graveyard", "hand"):
        ann.has_card(zone, aura("霧"))
    song = _counts(ann, f"(すべての({YOURS}、かつ(サブタイプがオーラの、または名前が「数え歌」の))ものの数)")
    ann.plays(song).resolve().expect("アンのライフ", ann.life, 22)


def _gains_for_distinct_cards(t: Table, *sheets: tuple[str, ...]) -> None:
    """Put cards into Ann's graveyard; let her gain life for the distinct cards there."""
    ann, _ben = t.people
    for sheet in sheets:
        ann.has_card("graveyard", *sheet)
    ann.plays(_counts(ann, "(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)")).resolve()


@fab.check("1.3.4#sentence-1 1.3.4#example-1", "《群青へ沈む》は、ピッチ値が1のものと2のもので、別のカードである")
def cards_with_another_pitch_are_distinct(t: Table) -> None:
    """Two red cards and a yellow one of the same name; the example leaves open what the card does."""
    red, yellow = ((f"《群青へ沈む》 アクション コスト0 ピッチ{pitch}", "何もしない。") for pitch in (1, 2))
    _gains_for_distinct_cards(t, red, red, yellow)
    t.expect("アンのライフ", t.people[0].life, 22)


def _split(name: str) -> tuple[str, ...]:
    """Return the sheet of a split-card of a name and Shock."""
    halves = (f"半面〔《{half}》 インスタント コスト0 ピッチ1: 『何もしない。』〕" for half in (name, "ショック"))
    return f"《{name}/ショック》 インスタント ピッチ1", *halves


@fab.check(
    "1.3.4#sentence-1 1.3.4#example-2",
    "《虚空/ショック》は、カード名の1つが違うので、《消滅/ショック》とも《ショック》とも、別のカードである",
)
def split_cards_with_another_name_are_distinct(t: Table) -> None:
    """Three different cards, and a second copy of the first; the example leaves open what the cards do."""
    shock = "《ショック》 インスタント コスト0 ピッチ1", "何もしない。"
    _gains_for_distinct_cards(t, _split("虚空"), _split("消滅"), _split("虚空"), shock)
    t.expect("アンのライフ", t.people[0].life, 23)


_HERO = read_card("《旅人》 ヒーロー ライフ20 知力4")
_STONE = read_card("《石》 アクション コスト0", "ライフを1点得る。")
_TOKEN = read_card("《砂の器》 トークン ― アイテム")
_CROWN = read_card("《冠》 装備品 ― 頭 防御1")


@fab.check(
    "1.3.2#sentence-2 1.1.3#sentence-1b",
    "ヒーローカードとトークンカードは、闘技場カードとは別のカテゴリーで、カードプールに入らない",
)
def heroes_and_tokens_are_no_arena_cards(t: Table, ann: Person, ben: Person) -> None:
    """A token-card and another hero-card are brought as equipment is."""
    ann.brings(_HERO, _STONE, pool=(_TOKEN,))
    ben.brings(_HERO, _STONE, others=(_HERO,))
    t.expect("トークンカードを、カードプールに入れると反するルール", ann.is_kept_out_by, ["1.1.3"])
    t.expect("ヒーローカードをもう1枚、カードプールに入れると反するルール", ben.is_kept_out_by, ["1.1.3", "1.3.2a"])


@fab.check("1.3.2a#sentence-1 1.1.2#sentence-1", "ヒーローのタイプを持つヒーローカードだけが、ヒーローになれる")
def a_hero_is_a_card_with_the_type_hero(t: Table, ann: Person, ben: Person) -> None:
    """A hero and a demi-hero are brought as heroes."""
    ann.brings(_HERO, _STONE)
    ben.brings(read_card("《半神》 デミヒーロー ライフ20 知力4"), _STONE)
    t.expect("ヒーローカードをヒーローとすると反するルール", ann.is_kept_out_by, [])
    t.expect("デミヒーローカードをヒーローとすると反するルール", ben.is_kept_out_by, ["1.1.2"])


@fab.check(
    "1.3.2a#sentence-2", "ヒーローカードは、ヒーローとしてゲームを開始し、デッキにもインベントリにも入っていない"
)
def a_hero_card_starts_as_a_hero(t: Table, ann: Person, ben: Person) -> None:
    """A second hero-card is in a deck, then in an inventory; the first one starts the game."""
    ben.brings(_HERO, _STONE, _HERO)
    t.expect("デッキにヒーローカードを入れると反するルール", ben.is_kept_out_by, ["1.1.3", "1.3.2a", "1.3.2c"])
    ben.brings(_HERO, _STONE, others=(_HERO,))
    t.expect("インベントリにヒーローカードを入れると反するルール", ben.is_kept_out_by, ["1.1.3", "1.3.2a"])
    for person in (ann, ben):
        person.brings(_HERO, _STONE)
    t.start(first_turn=ann)
    t.expect("アンのヒーローのあるゾーン", ann.hero.zone, "ヒーローゾーン")


@fab.check(
    "1.3.2b#sentence-1", "トークンカードとは、ほかのタイプもあるかに関わらず、トークンのタイプを持つカードである"
)
def a_token_card_has_the_type_token(t: Table, ann: Person, ben: Person) -> None:
    """A token, a token weapon and an item that is no token are brought beside the deck, all of shadow."""
    tokens = (
        read_card("《影の器》 「影」 トークン ― アイテム"),
        read_card("《影の牙》 「影」 トークン・武器 ― 片手・短剣"),
    )
    ann.brings(_HERO, _STONE, others=tokens)
    ben.brings(_HERO, _STONE, others=(read_card("《影の鏡》 「影」 アクション ― アイテム コスト0"),))
    t.expect("影のトークンと、影のトークンの武器を持ってくると反するルール", ann.is_kept_out_by, [])
    t.expect("影のアイテムを持ってくると反するルール", ben.is_kept_out_by, ["1.1.3"])


@fab.check("1.3.2b#sentence-2", "持ってきたトークンカードは、カードプールの一部とはみなさない")
def a_token_card_is_no_part_of_the_card_pool(t: Table, ann: Person) -> None:
    """A token-card with the supertypes of the hero stands beside the deck."""
    ann.brings(_HERO, _STONE, others=(_TOKEN,))
    t.expect("トークンカードを持ってくると反するルール", ann.is_kept_out_by, [])
    expects_foreign_cards_kept_out(t, ann)


@fab.check("1.3.2c#sentence-1", "デッキカードのタイプを1つ持てば、ほかのタイプを持っていても、デッキカードである")
def one_type_makes_a_deck_card(t: Table, ann: Person, ben: Person) -> None:
    """An action that is also equipment is in a deck; what is nothing but equipment is in another deck."""
    ann.brings(_HERO, read_card("《変形する腕》 アクション・装備品 ― 腕 コスト0 防御1"), in_deck=True)
    ben.brings(_HERO, _CROWN, in_deck=True)
    t.expect("アクションで装備品でもあるカードをデッキに入れると反するルール", ann.is_kept_out_by, [])
    t.expect("装備品でしかないカードをデッキに入れると反するルール", ben.is_kept_out_by, ["1.3.2d"])


@fab.check("1.3.2c#sentence-2", "プレイできないブロックやメンターやリソースのカードも、デッキカードである")
def blocks_mentors_and_resources_are_deck_cards(t: Table, ann: Person) -> None:
    """A deck has a card of each of the seven types."""
    types = ("アクション", "攻撃リアクション", "ブロック", "防御リアクション", "インスタント", "メンター", "リソース")
    ann.brings(_HERO, *(read_card(f"《{kind}の札》 {kind}") for kind in types))
    t.expect("7つのタイプのカードをデッキに入れると反するルール", ann.is_kept_out_by, [])


@fab.check("1.3.2c#sentence-3", "デッキカードは、デッキに入った状態でも、入らない状態でも、ゲームを開始してよい")
def a_deck_card_may_start_in_the_deck(t: Table, ann: Person, ben: Person) -> None:
    """A deck of one card, which is drawn as the first hand; another deck-card stays in the inventory."""
    ann.brings(_HERO, _STONE)
    ben.brings(_HERO, _STONE, others=(read_card("《岩》 アクション コスト0", "何もしない。"),))
    t.expect("アクションカードをデッキに入れると反するルール", ann.is_kept_out_by, [])
    t.expect("アクションカードを1枚、インベントリに残すと反するルール", ben.is_kept_out_by, [])
    t.start(first_turn=ann)
    t.expect("石のあるゾーン", ann.card("石").zone, "手札")


@fab.check("1.3.2d#sentence-1", "ほかの3つのカテゴリーでないカードは、装備品や武器でなくても、闘技場カードである")
def every_other_card_is_an_arena_card(t: Table, ann: Person) -> None:
    """A demi-hero is in the card-pool."""
    ann.brings(_HERO, _STONE, others=(read_card("《半神》 デミヒーロー ライフ20 知力4"),))
    t.expect("デミヒーローカードをカードプールに入れると反するルール", ann.is_kept_out_by, [])
    expects_foreign_cards_kept_out(t, ann)


@fab.check("1.3.2d#sentence-2", "闘技場カードは、デッキに入った状態でゲームを開始できない")
def an_arena_card_cannot_start_in_the_deck(t: Table, ann: Person, ben: Person) -> None:
    """Equipment is in a deck, and on a hero's head."""
    ann.brings(_HERO, _STONE, _CROWN, in_deck=True)
    ben.brings(_HERO, _STONE, _CROWN)
    t.expect("装備品をデッキに入れると反するルール", ann.is_kept_out_by, ["1.3.2d"])
    t.expect("装備品を装備すると反するルール", ben.is_kept_out_by, [])


def _counts_permanents(person: Person) -> TrackedCard:
    """Give a player an instant that gains life for the permanents in the game."""
    return person.instant("点呼", "ライフを(すべてのあらゆるパーマネントの数)点得る。")


@fab.check("1.3.3#sentence-1", "闘技場のカードでも、そこに残らない攻撃カードや防御カードは、パーマネントではない")
def attacking_cards_do_not_remain(t: Table, ann: Person, ben: Person) -> None:
    """Two heroes and a crown are permanents; an attack card and a card that defends against it are not."""
    claw, guard = ann.attack("爪", power=1), ben.attack("盾")
    crown, roll = ben.equips("head", "冠", defense=1), _counts_permanents(ann)
    ann.plays(claw).until("attack").resolve(defend=(guard, crown, None))
    t.expect("盾と冠のあるゾーン", (guard.zone, crown.zone), ("戦闘チェイン", "戦闘チェイン"))
    ann.plays(roll).resolve().expect("アンのライフ", ann.life, 23)


@fab.check("1.3.3#sentence-2", "パーマネントは、戦闘チェインが閉じても残り、効果かルールが取り除くまで残り続ける")
def permanents_remain_until_they_are_removed(t: Table, ann: Person, ben: Person) -> None:
    """A crown defends, and stays until an effect banishes it in the next turn; an ally stays until it has no life."""
    claw = ann.attack("爪", power=1)
    crown, pup = ben.equips("head", "冠", defense=1), ben.has_card("permanent", "《仔竜》 アクション ― 盟友 ライフ1")
    thief = ben.instant(
        "奪取",
        "すべてのタイプが装備品のパーマネントを追放する。"
        "すべてのサブタイプが盟友のパーマネントに1点の秘術ダメージを与える。",
    )
    ann.plays(claw, attack_target=ben.hero).until("attack").resolve(defend=(crown, None)).until("")
    t.expect("戦闘チェインが閉じた後の、冠のあるゾーン", crown.zone, "頭")
    t.end_turn().expect("次のターンの、冠と仔竜のあるゾーン", (crown.zone, pup.zone), ("頭", "闘技場"))
    ben.plays(thief).resolve().expect("効果が追放した冠のあるゾーン", crown.zone, "追放ゾーン")
    t.expect("ライフが0になり、ルールが取り除いた仔竜のあるゾーン", pup.zone, "墓地")


@fab.check("1.3.3#sentence-3", "ヒーローカード、闘技場カード、トークンカードは、闘技場にあればパーマネントである")
def heroes_arena_cards_and_tokens_are_permanents(t: Table, ann: Person) -> None:
    """Two heroes, a sword in the arena and one in the graveyard, and a token without a subtype."""
    ann.has_card("weapon 1", "《剣》 武器 ― 片手・剣 パワー1")
    ann.has_card("graveyard", "《折れた剣》 武器 ― 片手・剣 パワー1")
    ann.has_card("permanent", "《印》 トークン")
    ann.plays(_counts_permanents(ann)).resolve().expect("アンのライフ", ann.life, 24)


@fab.check("1.3.3#sentence-4a,4b", "デッキカードのオーラは、闘技場に置かれればパーマネントになり、防御に使えばならない")
def an_aura_on_the_combat_chain_is_no_permanent(t: Table, ann: Person, ben: Person) -> None:
    """An aura resolves and is a permanent beside two heroes; another one defends from hand and is cleared."""
    mist = ann.hand("《霧》 インスタント ― オーラ コスト0", "何もしない。")
    claw, haze = ann.attack("爪", power=1), ben.hand("《靄》 アクション ― オーラ コスト0 防御1")
    roll = _counts_permanents(ann)
    ann.plays(mist).resolve().expect("霧のあるゾーン", mist.zone, "闘技場")
    ann.plays(claw).until("attack").resolve(defend=(haze, None))
    ann.plays(roll).resolve().expect("アンのライフ", ann.life, 23)
    t.until("").expect("戦闘チェインが閉じた後の、靄のあるゾーン", haze.zone, "墓地")


@fab.check(
    "1.3.3#sentence-4c",
    "オーラとして闘技場に置かれたデッキカードは、後でそのサブタイプを失っても、パーマネントのままである",
)
def what_loses_its_subtype_stays_a_permanent(t: Table, ann: Person) -> None:
    """An aura resolves and loses its subtype; it is counted beside two heroes."""
    mist, roll = ann.hand("《霧》 インスタント ― オーラ コスト0", "何もしない。"), _counts_permanents(ann)
    fade = turn_effect(ann, "色褪せ", "すべての名前が「霧」のものは、サブタイプのオーラを失う")
    ann.resolves(mist, fade).expect("霧のサブタイプ", mist.subtypes, [])
    ann.plays(roll).resolve().expect("アンのライフ", ann.life, 23)
    t.expect("霧のあるゾーン", mist.zone, "闘技場")


@fab.check("1.3.3#sentence-5", "デッキカードは、9つのサブタイプのどれかを持てば、闘技場でパーマネントになる")
def nine_subtypes_make_permanents(t: Table, ann: Person) -> None:
    """A card of each subtype is played, and one with another subtype."""
    subtypes = ("苦難", "盟友", "灰", "オーラ", "製造", "根源", "召喚", "アイテム", "ランドマーク", "歌")
    cards = [ann.hand(f"《{word}の札》 インスタント ― {word} コスト0 ライフ1", "何もしない。") for word in subtypes]
    ann.resolves(*cards).expect("札のあるゾーン", [card.zone for card in cards], [*["闘技場"] * 9, "墓地"])


@fab.check("1.3.3a#sentence-1", "闘技場を離れたパーマネントは、もうパーマネントではない")
def what_has_left_the_arena_is_no_permanent(t: Table, ann: Person) -> None:
    """An aura and a crown are destroyed; then the permanents are counted, which are two heroes."""
    ann.aura("霧")
    ann.equips("head", "冠", defense=1)
    wind = ann.instant("大風", "すべての(サブタイプがオーラの、またはタイプが装備品の)パーマネントを破壊する。")
    ann.resolves(wind, _counts_permanents(ann)).expect("アンの墓地のカードの数", ann.count("graveyard"), 4)
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
        ann.plays(roll).resolve().expect(f"{roll.name}の後の、アンのライフ", ann.life, life)


@fab.check("1.3.3b#sentence-2", "パーマネントがアンタップ状態でなくなるのは、ルールや効果によってだけである")
def permanents_are_untapped_unless_something_taps_them(t: Table, ann: Person, ben: Person) -> None:
    """An aura enters untapped, an item tapped because of a gate; effects change both; a sword attacks untapped."""
    gate = "サブタイプがアイテムのものが闘技場に出る場合、代わりにタップ状態になる。"
    ben.equips("head", "門", gate)
    blade = ann.sword("剣")
    mist = ann.hand("《霧》 インスタント ― オーラ コスト0", "何もしない。")
    mirror = ann.hand("《鏡》 インスタント ― アイテム コスト0", "何もしない。")
    swap = ann.instant(
        "反転", "すべてのサブタイプがオーラのものをタップする。すべてのサブタイプがアイテムのものをアンタップする。"
    )
    ann.resolves(mist, mirror)
    t.expect("出た後の、霧と鏡がタップ状態か", (mist.is_tapped, mirror.is_tapped), (False, True))
    ann.plays(swap).resolve()
    t.expect("反転の後の、霧と鏡がタップ状態か", (mist.is_tapped, mirror.is_tapped), (True, False))
    ann.activates(blade).until("resolution").expect("攻撃した剣がタップ状態か", blade.is_tapped, False)
    t.until("")
    t.end_turn()
    t.expect("ターンが終わった後の、霧と鏡がタップ状態か", (mist.is_tapped, mirror.is_tapped), (False, False))
