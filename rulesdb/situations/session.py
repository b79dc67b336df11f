"""A session: the game of a situation while it is played, with its players and cards by their names."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.process.options import Activate, Decision, OfObject, Option, Pass, Play
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.kernel.state.state import AnyCard as PrintedCard
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.play.card_table import AnyCard, AnyPerson
from rulesdb.play.recording import holder
from rulesdb.proofs.account import AccountLine
from rulesdb.situations.open_table import AnyOpenTable
from rulesdb.situations.parts import MOST_CARDS, OTHER_RELATIONS, AnyAnswer, CardRef, PlayerRef, SituationError
from rulesdb.words.quoting import unknown_name

MOST_ROUNDS = 30
"""Rounds of passing after which a moment is taken never to come."""
MOST_NAMED = 3
"""The number of objects of one name up to which an answer about all of them names each."""

_YES, _NO = "はい", "いいえ"
_VERDICTS = frozenset({_YES, _NO})
_SAID = (
    rf"(?:(?P<word>{_YES}|{_NO})、?)?(?:(?P<can>[ぁ-ん一-龠ァ-ヺー]*できる)|(?P<cannot>[ぁ-ん一-龠ァ-ヺー]*できない))?"
)
"""A yes or no with what can or cannot be done, or one of both."""
_COUNTERS = "点枚個体"
_COUNTED = re.compile(rf"[0-9]+[{_COUNTERS}]")


class Outcome(NamedTuple):
    """The answer to a question about the game."""

    answer: str
    """The answer, in Japanese."""
    refusals: tuple[str, ...] = ()
    """Identifiers of the rules that forbid what is asked about."""
    equivalents: tuple[str, ...] = ()
    """Other words for the answer, which may be expected as well."""
    is_permission: bool = False
    """Whether it says that no rule forbids what is asked about."""
    about: str = ""
    """The object that it is about, where several have the name, how a list is read, or when it will be another answer.

    It is "" if none of these is needed.
    """
    allowing: tuple[str, ...] = ()
    """Identifiers of the rules that say when, and from where, what is asked about is legal, for a permission."""

    @property
    def words(self) -> str:
        """The answer with the object that it is about."""
        return f"{self.answer} — {self.about}" if self.about else self.answer

    @property
    def verdict(self) -> str:
        """The answer without what forbids it."""
        return _NO if self.refusals else self.answer

    def agrees_with(self, expected: str) -> bool:
        """Whether an expected answer says the same, also without the rules of a refusal or with a word of counting."""
        is_same = expected in {self.answer, *self.equivalents}
        is_number = self.answer.isdecimal() and _COUNTED.fullmatch(expected) is not None
        is_verdict = self.verdict in _VERDICTS and _verdict(expected) == self.verdict
        return is_same or is_verdict or (is_number and expected.rstrip(_COUNTERS) == self.answer)


def _verdict(expected: str) -> str:
    """Return the yes or no that an expected answer says, "" for neither or both."""
    found = re.fullmatch(_SAID, expected)
    if found is None:
        return ""
    said = {found["word"], _YES if found["can"] else None, _NO if found["cannot"] else None} - {None}
    return str(*said) if len(said) == 1 else ""


class Refusal(NamedTuple):
    """An action that rules forbid."""

    position: int
    """Index of its sentence among an action and the replies behind it."""
    line: AccountLine
    """The line of the account that says so, with the rule."""


class FilledIn(NamedTuple):
    """Sentences that are left out, and that can only be these, so that they are understood."""

    group: int
    """Index of the group of sentences."""
    position: int
    """Index of the sentence beside which they are, among an action and the replies behind it."""
    before: str = ""
    """The sentence before it, without its end; "" for none."""
    behind: str = ""
    """The sentence behind it, without its end; "" for none."""
    rounds: int = 0
    """The number of rounds in which all players pass before it."""


class Declaration(NamedTuple):
    """The declarations for an object that is on the stack as the game begins."""

    name: str
    """Name of the card."""
    object_id: int
    """Id of the object."""
    answers: Mapping[str, Sequence[AnyAnswer]] = {}
    """The answers of its player, by the kind of question."""


class Lull(NamedTuple):
    """A phase or step in which nobody gets priority, so that the game does not wait in it for the next sentence."""

    moment: str
    """The phase or step, as the words for moments have it."""
    rule: str
    """Identifier of the rule by which nobody gets priority."""
    at: int | None
    """Number of events when a sentence said so, None before the game began."""


class Forbidding(NamedTuple):
    """What forbids an action."""

    rules: Sequence[str] = ()
    """Identifiers of the rules; none for an action that is legal."""
    effects: Sequence[str] = ()
    """The effects on account of which they do, in words."""


def permission(rules: Sequence[str] = (), effects: Sequence[str] = (), allowing: Sequence[str] = ()) -> Outcome:
    """Return the answer that what is asked about is legal, or that rules forbid it, and ``effects`` by them.

    The rules alone, or the first of them, may be expected as well. Rules ``allowing`` say when it is legal.
    """
    if not (rules or effects):
        return Outcome(shown(True), is_permission=True, allowing=tuple(allowing))
    numbers = [rule.partition(":")[2] for rule in rules]
    answer, *others = (
        f"{_NO}({'、'.join(one)})" if one else _NO for one in ((*numbers, *effects), numbers, numbers[:1])
    )
    return Outcome(answer, tuple(rules), (*others, _NO))


class Session:
    """The game of a situation while it is played."""

    def __init__(
        self, table: AnyOpenTable, cards: Sequence[PrintedCard], known: Callable[[str], PrintedCard | None]
    ) -> None:
        """Sit at ``table``; ``cards`` are the cards with sheets, and ``known`` returns that of a name without one."""
        self.table = table
        self.printed = {card.name: card for card in cards}
        self._known = known
        self.beginning: dict[str, Any] = {}
        """The stage at which the game begins, and further fields of its first state."""
        self.said: dict[object, object] = {}
        """What sentences say of the beginning that can be said in one way only."""
        self.declarations: list[Declaration] = []
        """The declarations for each object that is on the stack as the game begins, the lowest first."""
        self.interrupted: Callable[[Session], None] | None = None
        """The rest of a passing that a question has interrupted, None if there is none."""
        self.refusals: list[Refusal] = []
        """The actions that rules forbid, in order."""
        self.filled: list[FilledIn] = []
        """What sentences have left out, in order."""
        self.carried: Mapping[str, Sequence[AnyAnswer]] = {}
        """The answers that stand before the action that asks for them, by the kind of question."""
        self.filled_passes: Mapping[tuple[int, int], int] | None = None
        """The rounds of passing that are left out, by group and position, as in the game with all rules; None there."""
        self.group = 0
        """Index of the present group of sentences."""
        self.position = 0
        """Index of the present sentence among an action and the replies behind it."""
        self.since = 0
        """Number of events before the last action."""
        self.done = 0
        """Number of events before the last action that is no pass."""
        self.supposed: Literal["", "next", "done"] = ""
        """Whether the next sentence is supposed, or was, so that only questions follow; "" for neither."""
        self.arrived: int | None = None
        """Number of events when a sentence last let a turn end, None for never: what comes next may be there."""
        self.lull: Lull | None = None
        """The phase or step without priority at which a sentence stands, None for none."""
        self.stated: frozenset[int] = frozenset()
        """The indices of events that sentences have told of."""
        self.tracked_cards: list[tuple[int, PrintedCard]] = []
        """The serial numbers of the cards that the situation names, with the printed cards."""
        self._implied: dict[tuple[int, str, str], AnyCard] = {}
        """The cards that sentences only imply, by player, zone and name."""

    def copied(self) -> "Session":
        """Return a session in which the same game goes on by itself: it shares nothing that changes with this one."""
        twin = copy(self)
        twin.table, twin.beginning, twin.said = self.table.copied(), {**self.beginning}, {**self.said}
        twin.declarations, twin.refusals, twin.tracked_cards, twin.filled = (
            [*self.declarations],
            [*self.refusals],
            [*self.tracked_cards],
            [*self.filled],
        )
        return twin

    # Names

    def person(self, player: PlayerRef) -> AnyPerson:
        """Return a player. Raises ScriptError for a name that no player has."""
        person: AnyPerson = self.table.person(player.name)
        return person

    def card(self, name: str) -> PrintedCard:
        """Return a printed card. Raises SituationError for a name without a card sheet."""
        found = self.printed.get(name) or self._known(name) or self.table.described(name)
        if found is None:
            raise SituationError(unknown_name("card", name, self.printed))
        return found

    def check_name(self, name: str) -> None:
        """Raise SituationError for a name that no card, object or token of the situation has."""
        cards = [*self.printed.values(), *(item.card for item in self.table.objects())]
        known = dict.fromkeys(part.name for card in cards for part in parts_of_kind(card, type(card)) if part.name)
        if name not in known and self._known(name) is None:
            raise SituationError(unknown_name("card", name, known))

    def put(self, player: PlayerRef, zone: str, name: str, values: Mapping[str, object]) -> AnyCard:
        """Put a card into a zone of a player before the game begins; ``values`` are those of its record.

        Raises SituationError for a zone that is said to be empty, and for more cards than a situation has.
        """
        person = self.person(player)
        before = self._implied.pop((person.number, zone, name), None)
        if before is not None:
            self.change(before, **values)
            return before
        self._check_room(person.number, zone)
        tracked: AnyCard = self.table.put(person, zone, self.card(name))
        self.track(tracked)
        self.change(tracked, **values)
        return tracked

    def put_implied(self, player: PlayerRef, zone: str, name: str) -> None:
        """Put a card where a sentence implies that it is; the next sentence that puts one there means the same.

        Raises as ``put`` does.
        """
        self._implied[self.person(player).number, zone, name] = self.put(player, zone, name, {})

    def put_unnamed(self, player: PlayerRef, zone: str) -> None:
        """Put a card of which nothing is said into a zone before the game begins. Raises as ``put`` does."""
        number = self.person(player).number
        self._check_room(number, zone)
        self.table.builder.put(self.table.unnamed, number, zone)

    def _check_room(self, player: int, zone: str) -> None:
        """Raise SituationError for a zone that is said to be empty, and for more cards than a situation has."""
        if ("empty", player, zone) in self.said:
            raise SituationError("another sentence says that no card is there")
        if ("full", player, zone) in self.said:
            raise SituationError("another sentence says how many cards are there; write this before it")
        if len(self.table.objects()) >= MOST_CARDS:
            raise SituationError(f"a situation begins with at most {MOST_CARDS:,} cards")

    def say_once(self, about: object, value: object) -> None:
        """Note what a sentence says of the beginning. Raises SituationError if another one says otherwise."""
        if self.said.setdefault(about, value) != value:
            raise SituationError(f"another sentence says otherwise: {self.said[about]}")

    def begin_turn(self, player: PlayerRef, stage: str | None) -> None:
        """Begin in a player's turn, at a stage if one is said. Raises SituationError if another sentence differs."""
        number = self.person(player).number
        if self.beginning.get("turn_player", number) != number:
            raise SituationError("another sentence says that it is the turn of another player")
        self.beginning["turn_player"] = number
        if stage is not None and self.said.setdefault("stage", stage) != stage:
            raise SituationError("another sentence names another phase or step")
        self.beginning["stage"] = self.said.get("stage", self.table.first_stage)

    def track(self, card: AnyCard) -> None:
        """Count a card among those that the situation names."""
        self.tracked_cards.append((card.serial, card.card))

    def change(self, card: AnyCard, **values: object) -> None:
        """Give the record of a card other values before the game begins."""
        if values:
            self.table.builder.change(card.serial, **values)

    def listed(self, ref: CardRef) -> AnyCard:
        """Return a card that the situation has put somewhere, before the game begins.

        Raises SituationError if there is none, not so many, or one of several players.
        """
        record = self.table.builder.record
        found = [card for card in self._named(ref) if self.table.is_held_so(ref, record(card.serial))]
        self.table.check_one_holder(ref, [record(card.serial) for card in found])
        return self._nth(ref, found)

    def object_of(self, ref: PlayerRef | CardRef) -> AnyCard:
        """Return the object that effects name for a player, or a card as ``listed`` does."""
        return self.person(ref).record if isinstance(ref, PlayerRef) else self.listed(ref)

    def _named(self, ref: CardRef) -> list[AnyCard]:
        """Return the cards of a name that the situation has put somewhere."""
        return [
            self.table.card_class(self.table, serial, card)
            for serial, card in self.tracked_cards
            if card.name == ref.name
        ]

    def tracked(self, ref: CardRef) -> AnyCard:
        """Return a card that exists. Raises SituationError if there is none, not so many, or one of several players."""
        found, listed = [*self._all_of(ref)], {serial for serial, _ in self.tracked_cards}
        objects = {item.serial: item for item in self.table.objects()}
        self.table.check_one_holder(ref, [objects[card.serial] for card in found if card.serial in listed])
        return self._nth(ref, found)

    def plays(self, ref: CardRef, player: PlayerRef, zone: str | None = None) -> list[Option]:
        """Return the plays of the cards that may be meant. Raises SituationError if none of them is in the zone."""
        zones = {item.serial: item.zone.name for item in self.table.objects()}
        found = [card for card in self.candidates(ref, player) if zone is None or zones[card.serial] == zone]
        if zone is not None and not found:
            raise SituationError(self._not_in_zone(ref.name, zone))
        return [Play(card.id) for card in found]

    def _not_in_zone(self, name: str, zone: str) -> str:
        return f"{name} is not in this zone: {self.table.zone_names[zone]}"

    def candidates(self, ref: CardRef, player: PlayerRef | None = None) -> list[AnyCard]:
        """Return the cards that may be meant, those of ``player`` first: all of the name, unless one is told apart."""
        number = None if player is None else self.person(player).number
        holders = {item.serial: holder(item) for item in self.table.objects()}
        found = sorted(self._all_of(ref), key=lambda card: holders[card.serial] != number)
        return found if found and ref.ordinal is None else [self.tracked(ref)]

    def of_copies(self, ref: CardRef, look: Callable[[AnyCard], Outcome], *, in_play: bool = True) -> Outcome:
        """Return what ``look`` says about the objects of a name: about those in play, if ``in_play`` and any is.

        Raises SituationError if there is none, or if the answer is not the same for all of them.
        """
        self.tracked(ref)  # raises an error if there is none, or one of several players
        listed = {serial for serial, _ in self.tracked_cards}
        every = [*self._all_of(ref)] if ref.ordinal is None else [self.tracked(ref)]
        copies = [card for card in every if card.serial in listed] or every
        zones = {item.serial: item.zone.name for item in self.table.objects()}
        in_zones = [card for card in copies if zones[card.serial] in self.table.zones_of_play] if in_play else []
        return self.same_of(ref, {card.serial: look(card) for card in in_zones or copies}, len(copies))

    def same_of(self, ref: CardRef, outcomes: Mapping[int, Outcome], number: int) -> Outcome:
        """Return the one answer about some of a ``number`` of copies, given by serial number, and which they are.

        Raises SituationError if there are several answers; what forbids something may differ.
        """
        answer = next(iter(outcomes.values()))
        if any(outcome.verdict != answer.verdict for outcome in outcomes.values()):
            ways = " / ".join(self._words_of_copy(ref, serial) for serial in outcomes)
            raise SituationError(f"the answer is not the same for all objects {ref.name}; write one of: {ways}")
        if number == 1:
            return answer
        equal = [serial for serial, outcome in outcomes.items() if outcome == answer]
        every = [f"どの《{ref.name}》も"] if len(equal) == number > MOST_NAMED else []
        copies = every or [self._words_of_copy(ref, serial) for serial in equal]
        return answer._replace(about="、".join((*copies, *filter(None, [answer.about]))))

    def _words_of_copy(self, ref: CardRef, serial: int) -> str:
        """Return the words by which one of several objects of a name is written, with its zone."""
        serials = [card.serial for card in self._all_of(CardRef(ref.name))]
        item = next(item for item in self.table.objects() if item.serial == serial)
        zone, player = self._zone_of(item).answer, holder(item)
        if item.zone.owner is None and item.zone.name == self.table.in_play and player is not None:
            zone = f"{self.table.people[player].name}の{zone}"  # where each player has permanents
        return f"{serials.index(serial) + 1}枚目の《{ref.name}》({zone})"

    def ref_to(self, object_id: int) -> CardRef:
        """Return the reference to an object: by its name, and which one it is if there are several."""
        ref = CardRef(self.table.printed_name(self.table.game.last_known(object_id)))
        copies = [card.id for card in self._all_of(ref)]
        return replace(ref, ordinal=copies.index(object_id) + 1) if len(copies) > 1 and object_id in copies else ref

    def _nth(self, ref: CardRef, found: Sequence[AnyCard]) -> AnyCard:
        if not found:
            known = dict.fromkeys(self.table.printed_name(item) for item in self.table.objects())
            others = [name for name in known if name and name not in {person.name for person in self.table.people}]
            if ref.zone is not None and ref.name in others:
                raise SituationError(self._not_in_zone(ref.name, ref.zone))
            if ref.player is not None and ref.name in others:
                raise SituationError(self._not_of_player(ref))
            raise SituationError(unknown_name("card", ref.name, others))
        ordinal = ref.ordinal or 1
        if ordinal > len(found):
            raise SituationError(f"there are {len(found)} objects with the name {ref.name}, not {ordinal}")
        return found[ordinal - 1]

    def _not_of_player(self, ref: CardRef) -> str:
        """Return why a player has no card of a name, with the words for one that is the player's in another way."""
        assert ref.player is not None
        others = [item for item in self.table.objects() if self.table.printed_name(item) == ref.name]
        for relation, words in OTHER_RELATIONS.items():
            if any(self.table.is_held_so(replace(ref, relation=relation), item) for item in others):
                way = f"{ref.player.name}{words}《{ref.name}》"
                return f"{ref.player.name} does not hold a card with the name {ref.name}; did you mean {way}?"
        return f"{ref.player.name} has no card with the name {ref.name}"

    def _all_of(self, ref: CardRef) -> Iterator[AnyCard]:
        """Yield the cards of a name, and of a player if named: those of the situation, then others."""
        objects = {item.serial: item for item in self.table.objects()}
        listed = self._named(ref)
        serials = {card.serial for card in listed}
        others = [item for item in objects.values() if item.card.name == ref.name and item.serial not in serials]
        for card in [*listed, *(self.table.card_class(self.table, item.serial, item.card) for item in others)]:
            if card.serial in objects and self.table.is_held_so(ref, objects[card.serial]):
                yield card

    # Public information

    def zone_of(self, ref: CardRef) -> Outcome:
        """Return the zone of a card, with its player; "なし" for a card that has ceased to exist.

        A zone that all players share may be expected with the controller of the card.
        """
        if not any(self._all_of(ref)):
            self._check_may_have_been(ref)
            return Outcome("なし")
        return self.of_copies(ref, lambda card: self._zone_of(self.table.state.objects[card.id]), in_play=False)

    def _zone_of(self, item: CoreObject) -> Outcome:
        """Return the zone of an object, with its player; it may be expected in other words, and without the player."""
        zone, number = self.table.zone_names[item.zone.name], item.zone.owner
        words = (zone, f"{zone}ゾーン", *(other for other, name in self.table.other_zone_names.items() if name == zone))
        player = holder(item) if number is None else number
        of_player = () if player is None else tuple(f"{self.table.people[player].name}の{one}" for one in words)
        if number is None and player is not None:
            controlled, tapped = f"{self.table.people[player].name}がコントロール", "" if item.is_tapped else "アン"
            permanent = f"{zone}({self.table.people[player].name}のパーマネント)"
            words += (f"{zone}({controlled})", f"{zone}({controlled}、{tapped}タップ状態)", permanent)
        return Outcome(of_player[0] if number is not None else zone, equivalents=(*words, *of_player))

    def is_in_zone(self, ref: CardRef, zone: str) -> Outcome:
        """Return whether a card is in a zone; it may have ceased to exist. Raises SituationError for no card."""
        if not any(self._all_of(ref)):
            self._check_may_have_been(ref)
            return Outcome(shown(False))
        objects, zones = self.table.state.objects, self.table.zones_meant.get(zone, {zone})
        return self.of_copies(ref, lambda card: Outcome(shown(objects[card.id].zone.name in zones)), in_play=False)

    def _check_may_have_been(self, ref: CardRef) -> None:
        """Raise SituationError for a name that no card has, and for a zone, where the card would still exist."""
        self.card(ref.name)
        if ref.zone is not None:
            raise SituationError(self._not_in_zone(ref.name, ref.zone))

    def options_in_words(self) -> str:
        """Return who must choose what now, and the options; "なし" once the game is over."""
        decision = self.table.position.decision
        if decision is None:
            return "なし"
        if decision.kind == self.table.open_decision:
            words = [self.table.narrator.choice(option, self.table.open_decision) for option in decision.options]
        else:
            words = [*self.table.words_for(decision).values()]
        options = " / ".join(dict.fromkeys(words))
        return (
            f"{self.table.people[decision.player].name}の「{self.table.narrator.question(decision.kind)}」: {options}"
        )

    @property
    def names_in_play(self) -> tuple[str, ...]:
        """The names of the cards in play and on the stack."""
        in_play = (item for item in self.table.objects() if item.zone.name in self.table.zones_of_play)
        return tuple(map(self.table.printed_name, in_play))

    # Actions

    def begin(self) -> None:
        """Begin the game, unless it has begun, and make the declarations for the objects on the stack.

        Raises SituationError for a declaration that nobody is asked for.
        """
        if self.table.has_begun:
            return
        self.table.begin(**self.beginning)
        if self.lull is not None:
            self.lull = self.lull._replace(at=self.table.events_so_far)
        if not self.declarations:
            self.table.answer_all()  # what triggers at once may need no choice
        for at, declaration in enumerate(self.declarations, 1):
            if not self._declared(declaration, len(self.declarations) - at):
                return

    def _declared(self, declaration: Declaration, left: int) -> bool:
        """Make the declarations for an object, ``left`` others before the last one; return whether all are made."""
        table = self.table
        table.give(declaration.answers)
        if self.question is not None and table.announcements_left == left:
            table.answer_all()
        else:
            table.drop_declared(declaration.object_id)
        is_open = self.question is not None and table.announcements_left == left
        if table.left:
            topics = "、".join(map(table.narrator.question, table.left))
            raise SituationError(f"{declaration.name} on the stack: this cannot be declared: {topics}")
        return not is_open

    @property
    def question(self) -> Decision[Option] | None:
        """The question that a player must answer before anything else; None while there is none."""
        decision = self.table.position.decision
        return None if decision is None or decision.kind == self.table.open_decision else decision

    def resume(self) -> None:
        """Let players go on passing after the answer to a question that has interrupted them."""
        if self.interrupted is not None and self.question is None:
            go_on, self.interrupted = self.interrupted, None
            go_on(self)

    def fill_in(self, before: str = "", behind: str = "", rounds: int = 0) -> None:
        """Note the sentences before and behind the present one that are left out, and the rounds of passing."""
        self.filled.append(FilledIn(self.group, self.position, before, behind, rounds))

    def take(self, player: PlayerRef, options: Sequence[Option]) -> None:
        """Let a player take the first legal one of some actions, or note the rules that forbid the first of them.

        Where the player lacks only priority, and gets it when those before pass, they pass: this is what is meant.
        """
        person = self.person(player)
        if self._is_next_in_turn(person):
            active = (option for option in options if not isinstance(option, Pass))  # nobody passes for a pass
            if not all(self.table.forbidding_with_priority(person.number, option) for option in active):
                self.give_priority(person)
        legal = self.table.options_of(person.number) if person.has_priority else ()
        possible = [option for option in options if option in legal]
        if possible:
            self._check_one_zone(possible)
            self.table.take_action(person.number, possible[0], {})
            return
        rules, effects = self._against(person, options[0])
        self.refuse(player, self.table.narrator.choice(options[0], self.table.open_decision), rules, effects)

    def _check_one_zone(self, options: Sequence[Option]) -> None:
        """Raise SituationError for actions of one kind with cards of one name in several zones, which may differ."""
        items = [self.table.state.objects[one.object] for one in options if isinstance(one, OfObject)]
        if len({item.zone for item in items}) > 1:
            ref = CardRef(self.table.printed_name(items[0]))
            ways = " / ".join(self._words_of_copy(ref, item.serial) for item in items)
            raise SituationError(f"several objects {ref.name} can be meant; write one of: {ways}")

    def _against(self, person: AnyPerson, option: Option) -> Forbidding:
        """Return the rules that forbid a player an option, and the effects by which they do, in words.

        Those that would forbid it even with priority come first, and last that somebody else has priority.
        """
        table, decision = self.table, self.table.position.decision
        rules, action = table.forbidding(person.number, option), table.restricted.get(type(option))
        restricted = option.object if isinstance(option, OfObject) and action is not None else None
        effects = () if restricted is None else table.restricting(person.number, action or "", restricted)
        if person.has_priority or decision is None or decision.kind != table.open_decision:
            return Forbidding(rules, effects)
        others = table.forbidding_with_priority(person.number, option)
        in_turn = [f"優先権は{table.people[decision.player].name}にある"] if {*rules} - {*others} else []
        return Forbidding(tuple(dict.fromkeys((*others, *rules))), (*effects, *in_turn))

    def refuse(self, player: PlayerRef, action: str, rules: Sequence[str], effects: Sequence[str] = ()) -> None:
        """Note that rules forbid a player an action, and ``effects`` by them; ``action`` are the words for it."""
        because = f"({'、'.join(effects)})" if effects else ""
        words = f"{self.person(player).name}は{action}ことができない{because}"
        line = AccountLine("action", words, *rules[:1])
        self.refusals.append(Refusal(self.position, line))
        self.table.lines.append(line)

    def may(self, player: PlayerRef, ref: CardRef, options: Sequence[Option]) -> Outcome:
        """Return whether a player may take an action with a card now, or the rules that forbid it.

        The options are those of the objects with the name; of those that could be legal the answer is the same. Raises
        SituationError if it is not.
        """
        person = self.person(player)
        game, could_be_legal = self.table.game, self.table.rules.could_be_legal
        possible = [option for option in options if could_be_legal(game, person.number, option)] or options[:1]
        serials = {one.object: game.object(one.object).serial for one in options if isinstance(one, OfObject)}
        outcomes = {serials[one.object]: self.permission(person, one) for one in possible if isinstance(one, OfObject)}
        return self.same_of(ref, outcomes, len(options))

    @property
    def present_lull(self) -> Lull | None:
        """The phase or step without priority that the last sentence is about; None where a player has priority in it.

        A player has it there in a game without the rule, and where the phase or step has passed.
        """
        lull, decision = self.lull, self.table.position.decision
        if lull is None or lull.at not in {None, self.table.events_so_far}:
            return None
        is_waiting = decision is not None and decision.kind == self.table.open_decision
        return None if is_waiting and self.table.is_in(lull.moment) else lull

    def in_lull(self) -> "Session":
        """Return a session at the end of the start phase that the last sentence is about, this one without such."""
        lull, history = self.present_lull, self.table.history
        if lull is None or lull.moment not in self.table.passing_moments:
            return self
        twin = self.copied()
        for _, state in reversed(history):
            twin.table.look_at(state)
            if twin.table.is_in(lull.moment):
                return twin
        return self

    def permission(self, person: AnyPerson, option: Option) -> Outcome:
        """Return whether a player may take an option now, or the rules that forbid it."""
        if self.present_lull is not None:
            return permission((self.present_lull.rule,))
        legal = self.table.options_of(person.number) if person.has_priority else ()
        rules, effects = self._against(person, option)
        if option in legal or not (rules or effects or person.has_priority):
            return permission(allowing=self.table.allowing(option))
        found = permission(rules, effects)
        passing = self._passing_before(person, option)
        return found._replace(about=f"{passing}がパスすれば、{_YES}") if passing else found

    def _passing_before(self, person: AnyPerson, option: Option) -> str:
        """Return the player whose pass makes an option legal, with those behind; "" where that does not."""
        decision = self.table.position.decision
        if decision is None or not self._is_next_in_turn(person):
            return ""
        twin = self.copied()
        then = twin.person(PlayerRef(person.name))
        twin.give_priority(then)
        is_legal = then.has_priority and option in twin.table.options_of(then.number)
        return str(self.table.people[decision.player].name) if is_legal else ""

    def activations(self, player: PlayerRef, ref: CardRef, ability: int) -> list[Option]:
        """Return the activations of an ability, the ``ability``th from 1, of the objects that may be meant."""
        cards = self.candidates(ref, player)
        return [Activate(card.id, self.table.ability_index(card, ability - 1)) for card in cards]

    def _is_next_in_turn(self, person: AnyPerson) -> bool:
        """Whether a player gets priority when the players who have it before pass, and nothing else happens then."""
        table, decision = self.table, self.table.position.decision
        if person.has_priority or decision is None or decision.kind != table.open_decision:
            return False
        order = table.game.clockwise(decision.player)
        return person.number in order[: len(order) - table.state.passed]

    def give_priority(self, person: AnyPerson) -> None:
        """Let the players with priority pass, one after another, until a player has it."""
        for _ in self.table.people:
            decision = self.table.position.decision
            if decision is not None and self.question is None and not person.has_priority:
                self.table.take_action(decision.player, Pass(), {})
