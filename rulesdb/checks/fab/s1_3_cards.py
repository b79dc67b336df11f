"""Checks of 1.3.1 and 1.3.4: cards, their owners and controllers, and distinct cards."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import YOURS
from rulesdb.checks.fab.table import Person, Table, TrackedCard
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
    ann.plays(song).resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "1.3.1a#sentence-2 1.3.1b#sentence-2",
    "ほかの人のカードをプレイしてコントロールしても、オーナーは、そのカードでゲームを開始したプレイヤーである",
)
def who_plays_a_card_controls_it_and_does_not_own_it(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays a banished aura of Ben's, which is destroyed at last."""
    _plays_cards_of_others(ann)
    mist = ben.has_card("banished", aura("霧"))
    wind = ann.instant("大風", "すべてのサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(mist).resolve()
    t.expect("アンがコントロールする霧の数", ann.controls("霧"), 1)
    t.expect("霧のオーナー", mist.owner, ben.name)
    ann.plays(wind).resolve()
    t.expect("破壊された霧があるベンの墓地のカードの数", ben.count("graveyard"), 1)


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
    ann.plays(wish).resolve()
    t.expect("砂のオーナー", t.owners_of("砂"), [ann.name])
    t.expect("石のオーナー", t.owners_of("石"), [ann.name])
    t.expect("泥のオーナー", t.owners_of("泥"), [ben.name])


@fab.check("1.3.1b#sentence-1", "手札や墓地のカードには、コントローラーがいない")
def only_cards_in_the_arena_and_on_the_stack_are_controlled(t: Table, ann: Person) -> None:
    """Ann counts what she controls: an aura in the arena and the counting card, and no auras elsewhere."""
    for zone in ("permanent", "graveyard", "hand"):
        ann.has_card(zone, aura("霧"))
    song = _counts(ann, f"(すべての({YOURS}、かつ(サブタイプがオーラの、または名前が「数え歌」の))ものの数)")
    ann.plays(song).resolve()
    t.expect("アンのライフ", ann.life, 22)


def _gains_for_distinct_cards(t: Table, *sheets: tuple[str, ...]) -> None:
    """Put cards into Ann's graveyard; let her gain life for the distinct cards there."""
    ann, _ben = t.people
    for sheet in sheets:
        ann.has_card("graveyard", *sheet)
    song = _counts(ann, "(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)")
    ann.plays(song).resolve()


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
    "《虚空/ショック》と《消滅/ショック》は、カード名の1つが違うので、別のカードである",
)
def split_cards_with_another_name_are_distinct(t: Table) -> None:
    """Three different cards, and a second copy of the first; the example leaves open what the cards do."""
    _gains_for_distinct_cards(t, _split("虚空"), _split("消滅"), _split("虚空"))
    t.expect("アンのライフ", t.people[0].life, 22)
