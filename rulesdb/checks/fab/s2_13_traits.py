"""Checks of 2.13, traits."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import IN_YOUR_END_PHASE
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.zones import ZoneName

_CHAOS = "混沌の使者"


def _agent(person: Person, name: str, words: str = "アクション コスト0") -> TrackedCard:
    """Give a player a card with the trait."""
    return person.hand(f"《{name}》 〈{_CHAOS}〉 {words}", "ライフを1点得る。")


def _banishes(t: Table, what: str) -> None:
    """Let Ann play an instant that banishes everything of a kind."""
    ann = t.people[0]
    spell = ann.instant("追放令", f"すべての{what}を追放する。")
    ann.plays(spell).resolve()


@fab.check("2.13.1#sentence-2", "特徴は、オブジェクト識別子の1つである")
def a_trait_is_an_identity(t: Table) -> None:
    """An effect refers to objects by the words of the trait."""
    ben = t.people[1]
    agent, other = _agent(ben, "蜘蛛"), ben.action("影法師", "続行", defense=None)
    _banishes(t, f"識別子が{_CHAOS}のもの")
    t.expect("蜘蛛と影法師のあるゾーン", (agent.zone, other.zone), ("追放ゾーン", "手札"))


@fab.check("2.13.3a#sentence-1", "「混沌の使者」は特徴の語句で、スーパータイプではない")
def agents_of_chaos_is_a_trait(t: Table) -> None:
    """A card has the trait and a supertype; then cards with the trait are banished."""
    ben = t.people[1]
    agent = ben.hand(f"《蜘蛛》 〈{_CHAOS}〉 「暗殺者」 アクション コスト0", "続行")
    _banishes(t, f"特徴が{_CHAOS}のもの")
    t.expect("蜘蛛のあるゾーン", agent.zone, "追放ゾーン")
    t.expect("蜘蛛のスーパータイプ", agent.supertypes, ["暗殺者"])


@fab.check("2.13.2#sentence-2", "カードに書かれた特徴が、カードの特徴を定める")
def printed_traits_are_the_traits(t: Table) -> None:
    """A card has the trait printed on it, another one only has the words in its name."""
    ben = t.people[1]
    agent, other = _agent(ben, "蜘蛛"), ben.action(f"{_CHAOS}のうわさ", "続行", defense=None)
    _banishes(t, f"特徴が{_CHAOS}のもの")
    t.expect("蜘蛛とうわさのあるゾーン", (agent.zone, other.zone), ("追放ゾーン", "手札"))


@fab.check("2.13.3#sentence-2", "特徴は、プレイを制限するような追加のルールを加えない")
def traits_add_no_rules(t: Table, ann: Person) -> None:
    """Ann's hero has no traits, and plays a card with a trait."""
    agent = _agent(ann, "蜘蛛")
    t.expect("アンは蜘蛛をプレイできるか", ann.may_play(agent), True)
    ann.plays(agent).resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("2.13.4#sentence-1", "特徴で参照されるのは、どこにあっても、その特徴を持つすべてのカードである")
def a_trait_refers_to_all_cards_that_have_it(t: Table, ann: Person, ben: Person) -> None:
    """Cards with the trait are in a hand, in a graveyard and in the arena."""
    agents = (
        _agent(ben, "蜘蛛"),
        ann.has_card("graveyard", f"《毒蛾》 〈{_CHAOS}〉 アクション コスト0", "続行"),
        ben.has_card("permanent", f"《蠍》 〈{_CHAOS}〉 アクション ― アイテム", "続行"),
    )
    _banishes(t, f"特徴が{_CHAOS}のもの")
    t.expect("3枚のあるゾーン", tuple(agent.zone for agent in agents), ("追放ゾーン",) * 3)


@fab.check(
    "2.13.4#sentence-1 2.13.4#example-1",
    "ランダムな混沌の使者は、どこにあるものも含めた、混沌の使者のカードすべての中から選ばれる",
)
def arakni_web_of_deceit(t: Table, ann: Person, ben: Person) -> None:
    """At the beginning of the end phase an opponent is marked; agents are in a hand, a graveyard and the inventory."""
    ann.plays_as(
        "《欺瞞の巣、アラクニ》 「暗殺者」 ヒーロー ライフ20 知力0",
        f"{IN_YOUR_END_PHASE}対戦相手のヒーローのうち標的状態のものがあるなら、ゲームの終わりまで、"
        "あなたのヒーローは、特徴が混沌の使者のもののうち無作為に1つのコピーになる。",
    )
    agents: dict[ZoneName, str] = {"hand": "蜘蛛", "graveyard": "毒蛾", "inventory": "蠍"}
    for zone, name in agents.items():
        ann.has_card(zone, f"《{name}》 〈{_CHAOS}〉 「暗殺者」 デミヒーロー ライフ20 知力0")
    ann.plays(ann.instant("標的", "すべての対戦相手のヒーローを標的にする。")).resolve()
    t.expect("ベンのヒーローは標的状態か", ben.hero.is_marked, True)
    t.end_turn()
    t.expect("アンのヒーローの名前は、3枚のうち1枚の名前か", ann.hero.present_name in agents.values(), True)
