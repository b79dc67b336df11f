"""The table of a situation of Flesh and Blood."""

import re
from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.events.points import SetAssets
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.record_words import KEYWORDS, STATS
from rulesdb.engine.fab.present_properties import types
from rulesdb.engine.fab.rules.abilities.activated import activated
from rulesdb.engine.fab.rules.objects.attacks import begin_layer_step
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.rules.playing.declaring import declare_modes_and_targets, declare_optional_costs, values_of_x
from rulesdb.engine.fab.rules.playing.playing import regain_priority
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import Layer, State
from rulesdb.engine.fab.telling import ASSETS
from rulesdb.engine.fab.zones import ARENA, STACK, WEAPON_ZONES
from rulesdb.engine.kernel.cards.roles import CoreDeclared, Targets
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.payment import ask_for_x
from rulesdb.engine.kernel.process.options import Activate, Decision, Name, Option, Play
from rulesdb.engine.kernel.state.state import with_points
from rulesdb.engine.kernel.turn.priority import PRIORITY, SETTLE
from rulesdb.play.fab.table import Person, Table, TrackedCard
from rulesdb.situations.fab.described_cards import INTELLECT, described
from rulesdb.situations.fab.wordings import ZONES
from rulesdb.situations.open_table import ANNOUNCING, HIGHEST_X, OpenTable, announcing, waiting
from rulesdb.situations.parts import SituationError


def _declare(game: Game, player: int, layer: int) -> None:
    """Let the player of a card declare optional costs, X, modes and targets (5.1.3, 5.1.4)."""
    attempt = Attempt(player, layer, layer)
    attempt.declare(game, Declared())
    if isinstance(game.object(layer).card.cost, str):
        attempt.declare_also(game, x=ask_for_x(game, player, HIGHEST_X, values_of_x.id))
    declare_optional_costs(game, attempt)
    declare_modes_and_targets(game, attempt)
    begin_layer_step(game, layer, player)


RULES = replace(FAB, stages={**FAB.stages, ANNOUNCING: announcing(_declare, regain_priority)})
"""The rules of Flesh and Blood, with the stage of the declarations."""


_DECK = 10
"""The number of cards in a deck of which the situation says nothing."""
COMBAT = {
    "attack step": "attack", "defend step": "defend", "reaction step": "reaction", "damage step": "damage",
    "resolution step": "resolution",
}  # fmt: skip
"""The steps of combat, by the keys of their stages."""
_UNRESOLVED = frozenset({"attack", "defend", "reaction", "damage"})
"""The steps of combat before those in which its damage has been dealt."""


_WHEN: Mapping[str, str] = {
    "instant": "fab:8.1.6a",
    "attack reaction": "fab:8.1.2a",
    "defense reaction": "fab:8.1.3a",
    "action": "fab:8.1.1a",
}
"""For the types of cards and activated abilities, the rules that say when they may be played or activated."""
_PLAYED_FROM: Mapping[str, tuple[str, ...]] = {"hand": (), "arsenal": ("fab:5.1.1a",)}
"""For the zones from which every card can be played, the rule that says so where players ask about it."""


_UNPAID, _ACTION_POINT = "fab:1.14.2b", "fab:8.1.1c"
"""The rules that a cost cannot be paid without the assets, and that actions cost an action point."""

_SYMBOLS: Mapping[str, str] = {"p": STATS["power"], "d": STATS["defense"]}
_STAT = r"\+?(?P<value>-?[0-9]+)\{(?P<of>[pd])\}(?:を得る)?"
_WITHOUT_QUOTES = str.maketrans("", "", "『』")


_UNNAMED = "名前のないカード"


class FabTable(OpenTable[State, Game, Person, TrackedCard], Table):
    """The table of a situation of Flesh and Blood."""

    rules = RULES
    restricted: ClassVar[Mapping[type[Option], str]] = {Play: "play", Activate: "activate"}
    begins_with = frozenset({"defend"})
    in_play = "permanent"
    zones_meant: ClassVar[Mapping[str, frozenset[str]]] = {"permanent": ARENA, "weapon 1": frozenset(WEAPON_ZONES)}
    other_zone_names = ZONES
    keyword_names = KEYWORDS
    unnamed = Card(_UNNAMED, frozenset({"resource"}))
    unnamed_otherwise = (
        Card(_UNNAMED, subtypes=frozenset({"attack"}), cost=0, pitch=1, power=6, defense=3),
        Card(_UNNAMED, frozenset({"instant", "defense reaction"}), cost=0, pitch=3, defense=2),
    )
    zones_of_play = ARENA | {"stack"}
    stack_zone = STACK
    payment = "pitch"
    undefending: frozenset[int] = frozenset()
    """The players who defend with no card in the first turn."""

    def joins(self, name: str) -> Person:
        """Add a player, last in clockwise order, with a hero who draws as most heroes do at the end of a turn."""
        person = super().joins(name)
        person.record.card = person.hero_card = replace(person.hero_card, intellect=INTELLECT)
        self.builder.recast(person.record.serial, person.hero_card)
        return person

    def begin(self, stage: str = "", **values: object) -> None:
        """Begin the game at a phase or step, with attacks on the combat chain and declarations for the stack.

        A step whose attack or defense has been declared begins where players get priority. Raises SituationError for a
        step of combat without an attack.
        """
        for person in self.people:
            if self.is_unsaid(person.number, "deck"):
                self.unsaid_piles |= {(person.number, "deck")}
                for _ in range(_DECK):
                    self.builder.put(self.unnamed, person.number, "deck")
        links = values.get("links")
        if stage in COMBAT and not links:
            raise SituationError("in this step something attacks: write アンは《…》でベンを攻撃している")
        if isinstance(links, tuple):
            declared = "defend step" if links[-1].defending else "attack step"
            is_declared = stage in {"", self.first_stage, declared}
            values |= {"phase": "action", "combat": COMBAT[declared if is_declared else "attack step"]}
            stage = SETTLE if is_declared else stage
        if waiting(self.builder.state()):
            values["phase"] = "action"
            stage = ANNOUNCING
        super().begin(stage, **values)

    def start_at(self, state: State) -> None:
        """Begin the game with a state; of cards of which nothing is said, the opening says nothing either."""
        named = tuple(card for card in self.opening.cards if card is not self.unnamed)
        self.opening = self.opening._replace(cards=named)
        self._first_turn = state.turn
        super().start_at(state)

    def described(self, name: str) -> Card | None:
        """Return the card that a name describes, which else is as one of which nothing is said."""
        return described(name, self.unnamed)

    def is_at(self, stage: str) -> bool:
        """Whether the game is at a phase or step of combat."""
        phase = stage.removesuffix(" phase")
        return self.state.combat == COMBAT[stage] if stage in COMBAT else self.state.phase == phase

    @property
    def passing_moments(self) -> frozenset[str]:
        """The start phase: what a player has then depends on no choice."""
        return frozenset({"phase:start"})

    def untold(self, event: Event) -> str:
        """Return what points a player has by the rules, in words."""
        if not isinstance(event, SetAssets):
            return ""
        points = (f"{ASSETS[kind]}は{getattr(event, kind)}" for kind in ("action", "resource", "chi"))
        return f"{self.people[event.player].name}の{'、'.join(points)}になる"

    def is_in(self, moment: str) -> bool:
        """Whether the game is in a phase or step of combat."""
        return moment in {f"phase:{self.state.phase}", f"combat:{self.state.combat}"}

    @property
    def precedes_reactions(self) -> bool:
        """Whether it is the defend step, with nothing on the stack (7.3.4)."""
        return self.has_begun and self.state.combat == "defend" and not self.game.stack

    @property
    def unresolved(self) -> tuple[str, ...]:
        """What has not resolved yet: objects on the stack, and the attack of the active chain link."""
        links = self.state.links[-1:] if self.state.combat in _UNRESOLVED else ()
        return (
            *super().unresolved,
            *(f"{self.name_of(link.attack).removesuffix('の攻撃')}の攻撃" for link in links if not link.is_resolved),
        )

    def _answer(self, decision: Decision[Option]) -> Option | None:
        """Return the answer that is given; none about defending cards as long as not all can be declared together.

        A player of whom a sentence says so defends with no card in the first turn.
        """
        if decision.kind == "defend" and decision.player in self.undefending and self.state.turn == self._first_turn:
            self.script.setdefault("defend", [])
        given = self.script.get("defend", ()) if decision.kind == "defend" else ()
        return super()._answer(decision) if len(self.taken(given)) == len(given) else None

    def option_of(self, answer: object, kind: str, words: Mapping[Option, str]) -> Option | None:
        """Return the option that an answer means; a mode may be named by what it says (+2{p})."""
        found = super().option_of(answer, kind, words)
        if found is not None or kind != "mode" or not isinstance(answer, Name):
            return found
        said = re.sub(_STAT, lambda one: f"{_SYMBOLS[one['of']]}に{one['value']}の修整", answer.name)
        meant = [option for option, of_option in words.items() if said in of_option.translate(_WITHOUT_QUOTES)]
        return meant[0] if len(meant) == 1 else None

    def declared_targets(self, declared: CoreDeclared) -> Iterator[tuple[str, Targets]]:
        """Yield the ids of the declared targets of an object by the kind of question, with those of attacks."""
        assert isinstance(declared, Declared)
        yield from super().declared_targets(declared)
        yield "attack target", (declared.attack_targets,)

    def allowing(self, action: Option) -> tuple[str, ...]:
        """Return the rules about playing from the arsenal, limits of activations, and the type's time."""
        match action:
            case Play(object_id) if (zone := self.state.objects[object_id].zone.name) in _PLAYED_FROM:
                place, played = _PLAYED_FROM[zone], types(self.game, object_id)
            case Activate(object_id, ability):
                activation = activated(self.game, object_id, ability)
                place, played = ("fab:5.2.1a",) if activation.limit else (), frozenset({activation.type})
            case _:
                return ()
        return *place, *(_WHEN[one] for one in _WHEN if one in played)

    def forbidding(self, player: int, action: Option) -> tuple[str, ...]:
        """Return the identifiers of the rules that forbid an action now, with that of the action point it costs."""
        return self._with_its_cost(player, action, super().forbidding(player, action))

    def forbidding_with_priority(self, player: int, action: Option) -> tuple[str, ...]:
        """Return the rules as the parent does, with that of the action point that the action costs."""
        return self._with_its_cost(player, action, super().forbidding_with_priority(player, action))

    def _with_its_cost(self, player: int, action: Option, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Return rules with that of the action point behind that of unpaid costs, if nothing else is unpaid."""
        if _UNPAID not in rules:
            return rules
        richer = with_points(self.state, player, "action", 1)
        given = replace(self.position, now=replace(richer, stage=PRIORITY, priority=player))
        if _UNPAID in self.rules.forbidding(given, player, action):
            return rules
        behind = rules.index(_UNPAID) + 1
        return (*rules[:behind], _ACTION_POINT, *rules[behind:])

    def announced_layer(self, serial: int) -> Layer:
        """Return the data of a card on the stack whose declarations are still to be made."""
        return Layer("card", serial, Declared(is_free=True))
