"""The table of a situation of Magic."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.alterations import alterations
from rulesdb.engine.kernel.events import object_of
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.play.declarations import declare_modes
from rulesdb.engine.kernel.play.payment import ask_for_x
from rulesdb.engine.kernel.process.options import Activate, Decision, Name, Option, Play
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.process.process import proceed
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.kernel.state.state import CoreObject, updated
from rulesdb.engine.kernel.turn.priority import SETTLE
from rulesdb.engine.mtg.card_parts.abilities import Triggered
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.events.teller import ZONES
from rulesdb.engine.mtg.events.zones import Altered
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.morph import FACE_DOWN
from rulesdb.engine.mtg.keywords.suspend import PlaySuspended
from rulesdb.engine.mtg.language.record_words import COLORS
from rulesdb.engine.mtg.rules.attempts import Attempt, lacks_targets_of_mode
from rulesdb.engine.mtg.rules.events import static_alterations
from rulesdb.engine.mtg.rules.payment import has_summoning_sickness
from rulesdb.engine.mtg.rules.playing import announce_costs, announce_modes, announce_targets, keep_priority
from rulesdb.engine.mtg.rules.total_costs import has_x
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import STACK, Declared, Layer, Object, Pending, State
from rulesdb.play.mtg.table import Person, Table, TrackedCard, basic_land
from rulesdb.play.recording import holder
from rulesdb.situations.mtg.parts import WORDS, AbilityOf, ColorOf, ManaOf, OnStack
from rulesdb.situations.open_table import ANNOUNCING, HIGHEST_X, OpenTable, announcing, waiting

FREE = Declared(is_free=True)
"""What stands for declarations that are still to be made."""
_BEFORE_DAMAGE = frozenset({"declare attackers", "declare blockers"})
"""The steps of combat with attackers before its damage."""


def _declare(game: Game, player: int, layer: int) -> None:
    """Let the player of a spell or ability announce optional costs, X, modes and targets (409.1b, 409.1c)."""
    info = game.object(layer).layer
    assert info is not None
    attempt = Attempt(player, layer, info.source, by_effect=True)
    attempt.declare(game, Declared())
    if info.category == "card":
        announce_costs(game, attempt)
        if has_x(game, attempt):
            attempt.declare_also(game, x=ask_for_x(game, player, HIGHEST_X, announce_modes.id))
    declare_modes(game, attempt, lacks_targets_of_mode, announce_modes.id)
    announce_targets(game, attempt)


RULES = replace(MTG, stages={**MTG.stages, ANNOUNCING: announcing(_declare, keep_priority)})
"""The rules of Magic, with the stage of the declarations."""


def _with_control(state: State) -> State:
    """Return a first state with the effects on control of its permanents, which began before the turn.

    Who is said to control a permanent that an Aura gives to the same player controls it by the Aura.
    """
    begun = replace(state, clock=0)
    for one in static_alterations(RULES.process(begun)):
        for object_id in one.objects:
            item = begun.objects[object_id]
            if item.controller == one.context.controller:
                begun = updated(begun, item, controller=item.owner)
    game = RULES.process(begun)
    for event in alterations(game, Altered, tuple(static_alterations(game))):
        begun = event.changed(replace(begun, clock=0))
    return replace(begun, clock=state.clock)


def _about(record: Pending) -> int | None:
    """Return the object on account of which an ability has triggered, None for none but its own."""
    about = None if record.context.event is None else object_of(record.context.event)
    return None if about == record.source else about


_UNNAMED = "名前のないカード"


class MtgTable(OpenTable[State, Game, Person, TrackedCard], Table):
    """The table of a situation of Magic."""

    rules = RULES
    restricted: ClassVar[Mapping[type[Option], str]] = {Play: "play", Activate: "play ability"}
    begins_with = frozenset({"attack", "block"})
    in_play = "in play"
    other_zone_names: ClassVar[Mapping[str, str]] = {
        "ゲームから取り除かれている": ZONES["removed"], "追放領域": ZONES["removed"], "戦場": ZONES["in play"],
    }  # fmt: skip
    unnamed = Card(_UNNAMED)
    unnamed_otherwise = (
        replace(basic_land("green"), name=_UNNAMED),
        Card(_UNNAMED, "{0}", frozenset({"artifact", "creature"}), power=1, toughness=1),
        Card(_UNNAMED, "{0}", frozenset({"instant"})),
    )
    zones_of_play = frozenset({"in play", "phased out", "stack"})
    stack_zone = STACK
    payment = "mana ability"
    keyword_names = WORDS[type[Ability], PLAIN]

    def is_about_to_play(self, name: str) -> bool:
        """Whether the ability on the top of the stack plays a suspended card of a name (502.59a)."""
        for one in self.game.stack[-1:]:
            item = self.state.objects[one]
            if item.layer is not None and any(parts_of_kind(item.card.abilities, PlaySuspended)):
                return self.printed_name(self.game.last_known(item.layer.source)) == name
        return False

    def begin(self, stage: str = "", **values: object) -> None:
        """Begin the game at a step, with the declarations for what is on the stack.

        A step whose attacks or blocks (``is_past_blocks``) have been declared begins where players get priority.
        """
        declared = "declare blockers" if values.pop("is_past_blocks", False) else "declare attackers"
        if values.get("attackers") and stage in {"", self.first_stage, declared}:
            values["step"] = declared
            stage = SETTLE
        if waiting(self.builder.state()):
            values.setdefault("step", stage or self.first_stage)
            stage = ANNOUNCING
        super().begin(stage, **values)

    def start_at(self, state: State) -> None:
        """Begin the game with a state in which static abilities, as those of Auras, have had effect since earlier."""
        super().start_at(_with_control(state))

    def announced_layer(self, serial: int) -> Layer:
        """Return the data of a spell whose declarations are still to be made."""
        return Layer("card", serial, FREE, played_from="hand")

    @property
    def unresolved(self) -> tuple[str, ...]:
        """What has not resolved yet: objects on the stack, and the attacks whose combat damage is to come."""
        attackers = self.state.attackers if self.state.step in _BEFORE_DAMAGE else ()
        return (*super().unresolved, *(f"{self.name_of(one.creature)}の攻撃" for one in attackers))

    def gets_filler(self, player: int) -> bool:
        """Whether the library of a player, about which the situation says nothing, is filled."""
        return self.is_unsaid(player, "library")

    def option_of(self, answer: object, kind: str, words: Mapping[Option, str]) -> Option | None:
        """Return the option that an answer means, None if it means none of them; ``words`` are those of the options."""
        match answer:
            case ManaOf(mana):
                return Name(mana) if Name(mana) in words else None
            case ColorOf(color):
                return Name(COLORS[color])
            case AbilityOf():
                return self._ability_option(answer, words)
            case YesOrNo(is_yes) if kind == "face down":
                return Name(FACE_DOWN if is_yes else "")
        return super().option_of(answer, kind, words)

    def _ability_option(self, answer: AbilityOf, words: Mapping[Option, str]) -> Option | None:
        """Return the option that is an ability: the first one of its object, or the one about another object."""
        name = f"《{answer.card.name}》の{WORDS[OnStack, PLAIN][answer.kind]}"
        if answer.about is not None:
            name += f"({answer.about.words})"
        return next((option for option, word in words.items() if word == name or word.startswith(f"{name}(")), None)

    def _subject(self, record: object) -> str:
        """Return a noun for a record that an option stands for: a triggered ability with the object it is about."""
        if not isinstance(record, Pending):
            return super()._subject(record)
        about = _about(record)
        cause = "" if about is None else f"({self.source_words(about)})"
        return f"{self.source_words(record.source)}の能力{cause}"

    def _with_players(self, subjects: Sequence[object], named: Sequence[str]) -> list[str]:
        """Return names, with the player of the object on account of which an ability has triggered if this tells more.

        It does where abilities of one name have triggered on account of objects of several players.
        """
        longer = [self._with_player(subject, name) for subject, name in zip(subjects, named, strict=True)]
        ways = {name: {long for long, other in zip(longer, named, strict=True) if other == name} for name in named}
        return [long if len(ways[name]) > 1 else name for long, name in zip(longer, named, strict=True)]

    def _with_player(self, record: object, name: str) -> str:
        """Return the name of a triggered ability with the player of the object that it is about."""
        about = _about(record) if isinstance(record, Pending) else None
        player = None if about is None else holder(self.game.last_known(about))
        if about is None or player is None:
            return name
        words = self.source_words(about)
        return f"{name.removesuffix(f'({words})')}({self.people[player].name}の{words})"

    def _answer(self, decision: Decision[Option]) -> Option | None:
        """Return the answer that is given or needs no choice; a permanent for mana if all of them are needed."""
        answer = super()._answer(decision)
        if answer is None and decision.kind == "mana ability" and not self.script.get(decision.kind):
            return self._if_all_are_needed(decision)
        return answer

    def _if_all_are_needed(self, decision: Decision[Option]) -> Option | None:
        """Return the first permanent for mana if paying on leaves out none of them, None if there is a choice."""
        position, next_decision = self.position, decision
        seen: list[Option] = []
        chosen: list[Option] = []
        while next_decision.kind == decision.kind:
            permanents = self.offered(next_decision)
            if permanents[0] in chosen:  # without a rule, a permanent may give mana again and again
                return None
            seen += permanents
            chosen.append(permanents[0])
            position, _ = proceed(self.rules, position, permanents[0])
            if position.decision is None:
                return None
            next_decision = position.decision
        return chosen[0] if set(seen) == set(chosen) else None

    def note_on(self, kind: str) -> str:
        """Return also which copy new targets are chosen for."""
        topic, _, spell = kind.partition(":")
        if topic != "new targets":
            return super().note_on(kind)
        copies = [one for one in self.game.stack if self.state.objects[one].is_copy]
        return f"{self.name_of(int(spell))}のうち、{copies.index(int(spell)) + 1}番目に置かれたもの"

    def further_likeness(self, object_id: int) -> tuple[object, ...]:
        """Return whether an object is a creature that cannot attack yet."""
        with rules_in_force():  # what is called here decides nothing
            return (has_summoning_sickness(self.game, object_id),)

    def instructions(self, ability: TriggeredAbility) -> tuple[Ability, ...]:
        """Return what a triggered ability does when it resolves."""
        return ability.instructions() if isinstance(ability, Triggered) else ability.layer

    def printed_name(self, item: CoreObject) -> str:
        """Return the name printed on the card of an object, also of a face-down one."""
        assert isinstance(item, Object)
        return super().printed_name(item) if item.face is None else str(item.face.name)
