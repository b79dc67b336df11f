"""The tea game: its narrator, its bundle, its table for checks, and the checks of all its sentences."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from rulesdb.checks.registry import Registry
from rulesdb.engine.kernel.bundle import Bundle
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.process.options import Answer, Option
from rulesdb.play import table
from rulesdb.play.play_errors import ScriptError
from rulesdb.proofs.account import AccountLine
from support.engine.tea.tea_rules import TEA
from support.engine.tea.tea_state import (
    FLOOR,
    PLACES,
    Brew,
    Brewed,
    Cup,
    Guest,
    Place,
    Pluck,
    Rest,
    Spills,
    Tea,
    TeaState,
    book,
)

_QUESTIONS = {"water": "葉を捨てて水を汲むか", "order of replacements": "割れる受け皿"}
_ACTIONS: dict[type[Option], str] = {Pluck: "葉を摘む", Rest: "休む"}


class TeaNarrator(CoreNarrator):
    """The Japanese texts about a tea game."""

    zone_names = PLACES
    questions = _QUESTIONS

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an option."""
        if isinstance(option, Brew):
            return f"{self.name(option.tea)}を淹れる"
        return _ACTIONS.get(type(option)) or super().choice(option, kind)

    def board(self, state: TeaState) -> Iterator[str]:
        """Yield a line for each player."""
        for player in state.players:
            yield f"{player.name}: 葉{player.leaves}、水{player.water}"


class TeaTable(table.Table[TeaState]):
    """A table of the tea game, for two."""

    rules = TEA
    narrator_class = TeaNarrator
    open_decision = "turn"
    questions_known = _QUESTIONS
    defaults: ClassVar[Mapping[str, int]] = {"water": 0, "order of replacements": 0}

    def __init__(self) -> None:
        """Start without teas."""
        super().__init__()
        self._state = TeaState(players=(Guest("アン"), Guest("ベン")), objects={}, zones={}, seed=1)

    def as_option(self, answer: object) -> Option:
        """Return yes or no."""
        if isinstance(answer, bool):
            return Answer(answer)
        raise ScriptError(f"{answer!r} is no answer")

    def puts(self, zone: Literal["shelf", "table"], tea: Tea, player: int = 0) -> int:
        """Put a tea on a player's shelf or table; return its id."""
        state, place = self._state, Place(zone, player)
        cup = Cup(state.next_id, state.next_id, tea, player, place, True, timestamp=state.next_id)
        self._state = TeaState(
            players=state.players,
            objects={**state.objects, cup.id: cup},
            zones={**state.zones, place: (*state.zones.get(place, ()), cup.id)},
            seed=1,
            next_id=cup.id + 1,
            clock=cup.id + 1,
        )
        self.lines.append(
            AccountLine("situation", f"{state.players[player].name}の{PLACES[zone]}に《{tea.name}》がある")
        )
        return cup.id

    def begin(self, leaves: int = 0, water: int = 0, *, is_night: bool = False) -> None:
        """Begin with leaves and water for the first player."""
        state = self._state
        first = Guest("アン", leaves=leaves, water=water)
        self.start_at(
            TeaState(
                players=(first, *state.players[1:]),
                objects=state.objects,
                zones=state.zones,
                seed=1,
                next_id=state.next_id,
                clock=state.clock,
                is_night=is_night,
            )
        )

    def scent(self, tea: int) -> int:
        """Return the scent of a tea."""
        return TEA.process(self.state).scent(tea)

    def place(self, tea: int) -> str:
        """Return the zone of a tea."""
        return PLACES[self.state.objects[tea].zone.name]


tea = Registry("tea", TeaTable)
PLAIN = Tea("番茶", leaves=1, water=1, scent=2)


@tea.check("1.1.1#sentence-1,2", "休むと、次の人の手番になる")
def resting_ends_the_turn(t: TeaTable) -> None:
    """Ann rests."""
    t.begin()
    t.expect("アンは休めるか", Rest() in t.options_of(0), True)
    t.expect("アンは葉を摘めるか", Pluck() in t.options_of(0), True)
    t.take_action(0, Rest(), {})
    t.expect("ベンの手番か", t.is_open_to(1), True)


@tea.check("1.1.2#sentence-1", "葉を摘むと、葉を2枚得る")
def plucking_gains_leaves(t: TeaTable) -> None:
    """Ann plucks."""
    t.begin()
    t.take_action(0, Pluck(), {})
    t.expect("アンの葉", t.state.players[0].leaves, 2)


@tea.check("1.1.3#sentence-1", "夜に休むと、最後に来た茶がこぼれる")
def resting_at_night_spills(t: TeaTable) -> None:
    """Two teas are on the table."""
    first, last = t.puts("table", PLAIN), t.puts("table", PLAIN)
    t.begin(is_night=True)
    t.take_action(0, Rest(), {})
    t.expect("こぼれた数", t.event_count(Spills), 1)
    t.expect("茶のある場所", [t.place(first), t.place(last)], ["卓", "床"])


@tea.check("1.2.1#sentence-1", "茶を淹れると、葉と水を支払う")
def brewing_is_paid(t: TeaTable) -> None:
    """A tea of a leaf and a cup."""
    cup = t.puts("shelf", PLAIN)
    t.begin(leaves=3, water=3)
    t.take_action(0, Brew(cup), {})
    t.expect("アンの葉と水", [t.state.players[0].leaves, t.state.players[0].water], [2, 2])


@tea.check("1.2.1#sentence-2", "葉を先に支払うので、支払う葉で水を汲むことはできない")
def leaves_are_paid_first(t: TeaTable) -> None:
    """A leaf, no water, for a tea of a leaf and a cup: no leaf is left for water."""
    cup = t.puts("shelf", PLAIN)
    t.begin(leaves=1)
    t.take_action(0, Brew(cup), {})
    t.expect("アンは葉を捨てるか尋ねられたか", t.was_asked_of(0, "water"), False)
    t.expect("アンの手番のままか", t.is_open_to(0), True)


@tea.check("1.2.2#sentence-1", "水が足りなければ、葉を捨てて汲める")
def leaves_become_water(t: TeaTable) -> None:
    """Two leaves, no water."""
    cup = t.puts("shelf", PLAIN)
    t.begin(leaves=2)
    t.take_action(0, Brew(cup), {})
    t.expect("茶のある場所", t.place(cup), "卓")


@tea.check("1.2.3#sentence-1", "夜は茶を淹れられない")
def nothing_is_brewed_at_night(t: TeaTable) -> None:
    """At night, with everything else."""
    cup = t.puts("shelf", PLAIN)
    t.begin(leaves=1, water=1, is_night=True)
    t.expect_refusal(0, Brew(cup), ["1.2.3"])


@tea.check("1.2.4#sentence-1", "淹れた茶は卓に移る")
def a_brewed_tea_is_on_the_table(t: TeaTable) -> None:
    """A tea from the shelf."""
    cup = t.puts("shelf", PLAIN)
    t.begin(leaves=1, water=1)
    t.take_action(0, Brew(cup), {})
    t.expect("淹れられた回数", t.event_count(Brewed), 1)
    t.expect("茶のある場所", t.place(cup), "卓")


@tea.check("1.3.1#sentence-1", "卓の茶は、ほかの茶の香りを変える")
def a_tea_adds_scent(t: TeaTable) -> None:
    """A tea of scent 2 beside one that adds 3."""
    cup = t.puts("table", PLAIN)
    t.puts("table", Tea("薄荷", adds=3))
    t.begin()
    t.expect("番茶の香り", t.scent(cup), 5)


@tea.check("1.3.1#sentence-2", "香りを決める茶は、増やす茶より後に来ても、先に適用する")
def setting_comes_before_adding(t: TeaTable) -> None:
    """The tea that sets the scent came last."""
    cup = t.puts("table", PLAIN)
    t.puts("table", Tea("薄荷", adds=3))
    t.puts("table", Tea("白湯", sets=1))
    t.begin()
    t.expect("番茶の香り", t.scent(cup), 4)


@tea.check("1.3.2#sentence-1 1.4.1#sentence-1", "客は花びらを載せ、花びらは香りを増やす")
def guests_bring_petals(t: TeaTable) -> None:
    """A guest waits at a tea while another one is brewed."""
    waiting, cup = t.puts("table", Tea("煎茶", scent=3, has_guest=True)), t.puts("shelf", PLAIN)
    t.begin(leaves=1, water=1)
    t.take_action(0, Brew(cup), {})
    t.expect("花びらの数", dict(t.state.objects[waiting].counters).get("花びら", 0), 1)
    t.expect("煎茶の香り", t.scent(waiting), 4)


@tea.check("1.3.2#sentence-1", "花びらは、ほかの茶の香りを増やさない")
def a_petal_is_for_its_own_tea(t: TeaTable) -> None:
    """Two teas, one with a guest."""
    waiting, other = t.puts("table", Tea("煎茶", scent=3, has_guest=True)), t.puts("table", PLAIN)
    cup = t.puts("shelf", Tea("白湯"))
    t.begin()
    t.take_action(0, Brew(cup), {})
    t.expect("香り", [t.scent(waiting), t.scent(other)], [4, 2])


@tea.check("1.3.3#sentence-1", "香り高い茶を増やす茶は、香り高くする茶が後に来ても、それを待つ")
def a_dependent_effect_waits(t: TeaTable) -> None:
    """The older effect is for teas of scent 5, and the newer one makes the tea one."""
    cup = t.puts("table", PLAIN)
    t.puts("table", Tea("金木犀", adds=1, only_rich=True))
    t.puts("table", Tea("薄荷", adds=3))
    t.begin()
    t.expect("番茶の香り", t.scent(cup), 6)


@tea.check("1.4.1#item-1", "茶がこぼれる代わりに、受け皿が割れる")
def a_saucer_breaks_instead(t: TeaTable) -> None:
    """A saucer under the last tea."""
    saucer, cup = t.puts("table", Tea("受け皿", is_saucer=True)), t.puts("table", PLAIN)
    t.begin(is_night=True)
    t.take_action(0, Rest(), {})
    t.expect("場所", [t.place(saucer), t.place(cup)], [PLACES[FLOOR.name], "卓"])


@tea.check("1.5.1#sentence-1", "香りの合計が10になると、主人になる")
def ten_of_scent_win(t: TeaTable) -> None:
    """The second tea brings the sum to 10."""
    t.puts("table", Tea("玉露", scent=8))
    cup = t.puts("shelf", PLAIN)
    t.begin(leaves=1, water=1)
    t.take_action(0, Brew(cup), {})
    t.expect("主人", [t.state.players[one].name for one in t.state.winners or ()], ["アン"])


BUNDLE = Bundle(
    ruleset="tea",
    book=book,
    outside_rules=frozenset,
    subjects=dict,
    rules=TEA,
    setup="morning",
    begin=lambda seed: TeaState(players=(Guest("アン"), Guest("ベン")), objects={}, zones={}, seed=seed),
    narrator=TeaNarrator,
    read_cards=lambda _source: ((), ()),
    read_deck=lambda _source: (None, ()),
)
