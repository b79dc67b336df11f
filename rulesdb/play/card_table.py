"""The table of a card game: its cards and players, who play cards and activate abilities with priority.

A game derives its own three classes, with the characteristics of its cards and the ways in which a game begins.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import ClassVar, Generic, Protocol, Self, TypeVar, cast, runtime_checkable

from rulesdb.engine.kernel.book import never
from rulesdb.engine.kernel.cards.roles import Ability, UntypedGame
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.event_kinds.telling import Code
from rulesdb.engine.kernel.events import AnyName, AnyState, Event, OfAnyGame
from rulesdb.engine.kernel.language.phrases import PLAIN, Printer
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Activate, Answer, Name, Number, Option, Pass, Pick, Play
from rulesdb.engine.kernel.state.state import AnyCard as PrintedCard
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.kernel.turn.start_and_end import CoreBuilder
from rulesdb.play.observations import Observable, observations, observed
from rulesdb.play.play_errors import ScriptError
from rulesdb.play.recording import holder
from rulesdb.play.table import MOST_CHOICES, Table
from rulesdb.proofs.account import AccountLine
from rulesdb.words.quoting import unknown_name

S = TypeVar("S", bound=CoreState)
G = TypeVar("G", bound=AnyGame)
P = TypeVar("P", bound="AnyPerson")
C = TypeVar("C", bound="AnyCard")
T = TypeVar("T", bound="AnyTable")
ZoneName = TypeVar("ZoneName", bound=str)

_OBJECTS = frozenset({"object", "source", "target"})
"""The fields of events that have the id of an object."""


@runtime_checkable
class NamedCard(Protocol):
    """A card of any game, or something else that has a name."""

    @property
    def name(self) -> str:
        """Name of the card."""
        ...


class TrackedCard(Generic[T]):
    """A card on the table, identified across the objects that it becomes when it changes zones."""

    card: NamedCard
    """The card as printed."""

    def __init__(self, table: T, serial: int, card: NamedCard) -> None:
        """Keep the table, the serial number and the printed card."""
        self.table = table
        self.serial = serial
        self.card = card

    @property
    def id(self) -> int:
        """Id of the object that the card is now. Raises ScriptError if the card is no object any more."""
        found = self.table.find(self)
        if found is None:
            raise ScriptError(f"{self.card.name} does not exist any more")
        return found

    @property
    @observed("zone", "the zone that it is in, null if it has ceased to exist", value="zone")
    def zone(self) -> str:
        """Japanese name of the zone that the card is in; "なし" if it has ceased to exist."""
        found = self.table.find(self)
        return "なし" if found is None else self.table.zone_names[self.table.state.objects[found].zone.name]

    @property
    @observed("is tapped", "whether it is tapped", question="{card}はタップ状態である？", in_play=True)
    def is_tapped(self) -> bool:
        """Whether the object is tapped."""
        is_tapped: bool = self.table.state.objects[self.id].is_tapped
        return is_tapped

    @observed(
        "counters",
        "number of counters of a kind on it",
        "word",
        question="{card}の「{word}」カウンターは何個？",
        in_play=True,
    )
    def counters(self, kind: str) -> int:
        """Return the number of counters of a kind on the object."""
        counters: dict[str, int] = dict(self.table.state.objects[self.id].counters)
        return counters.get(kind, 0)

    @observed("has", "whether it has an ability of a kind", "kind", question="{card}は{keyword}を持つ？", in_play=True)
    def has(self, ability: type[Ability]) -> bool:
        """Whether the object has an ability of a kind."""
        return has_ability(self.table.game, self.id, ability)


class Person(Generic[T, C, ZoneName]):
    """A player at the table."""

    record: TrackedCard[T]
    """The object that effects name for the player, such as a hero."""

    def __init__(self, table: T, number: int, name: str) -> None:
        """Seat a player of this name and number."""
        self.table = table
        self.number = number
        self.name = name

    @property
    def option(self) -> Option:
        """The option that chooses the player, as the answer to a question."""
        raise NotImplementedError

    # Before the game begins

    def has_card(self, zone: ZoneName, what: NamedCard | str, *abilities: str, is_public: bool | None = None) -> C:
        """Start with one card in a zone; return it.

        The card is a value, or the lines of a card sheet: its characteristics, and each of its abilities.
        Raises EngineError for lines that are no card.
        """
        card: PrintedCard = what
        if isinstance(what, str):
            self.table.tell_print(what, *abilities)
            card = type(self.table).read_card(what, *abilities)
        found: C = self.table.put(self, zone, card, is_public)
        return found

    # Public information

    @property
    def life(self) -> int:
        """Life total."""
        raise NotImplementedError

    @property
    @observed("has lost", "whether the player has lost", question="{player}は敗北している？")
    def has_lost(self) -> bool:
        """Whether the player has lost the game."""
        has_lost: bool = self.table.state.players[self.number].has_lost
        return has_lost

    @property
    @observed("has priority", "whether the player takes the next action")
    def has_priority(self) -> bool:
        """Whether the player has priority."""
        return self.table.is_open_to(self.number)

    @observed("count", "number of cards in a zone", "zone")
    def count(self, zone: ZoneName) -> int:
        """Return the number of cards in a zone of the player."""
        return len(self.table.game.zone(zone, self.number))

    @observed(
        "cards",
        "names of the cards in a zone, sorted",
        "zone",
        value="cards",
        question="{player}の{zone}には何がある？",
    )
    def cards_in(self, zone: ZoneName) -> list[str]:
        """Return the names of the objects of the player in a zone, also in one that all share, sorted, in 《 》."""
        items = (one for one in self.table.state.objects.values() if one.zone.name == zone)
        return sorted(f"《{one.card.name}》" for one in items if holder(one) == self.number)

    # Choices

    def plays(self, card: TrackedCard[T], **answers: object) -> T:
        """Play a card; ``answers`` are the player's answers, by the kind of question. Return the table."""
        self.table.take_action(self.number, Play(card.id), answers)
        return self.table

    def responds(self, card: TrackedCard[T], **answers: object) -> T:
        """Play a card after the players with priority before this one have passed. Return the table."""
        while not self.has_priority:
            self.table.active_player.passes()
        return self.plays(card, **answers)

    def activates(self, card: TrackedCard[T], ability: int = 0, **answers: object) -> T:
        """Activate an activated ability, given by its index among those of the object, from 0. Return the table."""
        self.table.take_action(self.number, self._activation(card, ability), answers)
        return self.table

    def resolves(self, *cards: TrackedCard[T]) -> T:
        """Play cards, each after others have passed and the one before has resolved. Return the table."""
        for card in cards:
            self.responds(card).resolve()
        return self.table

    def passes(self) -> T:
        """Pass priority. Return the table."""
        self.table.take_action(self.number, Pass(), {})
        return self.table

    def cannot_play(self, card: TrackedCard[T], *rules: str) -> T:
        """Try to play a card, and expect that exactly these rules forbid it. Return the table."""
        self.table.expect_refusal(self.number, Play(card.id), rules)
        return self.table

    def cannot_activate(self, card: TrackedCard[T], *rules: str, ability: int = 0) -> T:
        """Try to activate an ability, and expect that exactly these rules forbid it. Return the table."""
        self.table.expect_refusal(self.number, self._activation(card, ability), rules)
        return self.table

    @observed("may play", "whether the player can play a card now", "card")
    def may_play(self, card: TrackedCard[T]) -> bool:
        """Whether the player can play a card now."""
        return Play(card.id) in self.table.options_of(self.number)

    @observed("may activate", "whether the player can activate it", "card", "position")
    def may_activate(self, card: TrackedCard[T], ability: int = 0) -> bool:
        """Whether the player can activate an ability now."""
        return self._activation(card, ability) in self.table.options_of(self.number)

    def _activation(self, card: TrackedCard[T], ability: int) -> Activate:
        return Activate(card.id, self.table.ability_index(card, ability))


def _line_about(words: str, number: int) -> AccountLine:
    """Return the line of an account about a number of equal cards, from the words for where they are."""
    return AccountLine("situation", f"{words}{f'{number}枚' if number > 1 else ''}ある")


class CardTable(Table[S], Generic[S, G, P, C]):
    """A card game at a table."""

    ruleset: ClassVar[str]
    """The game, as in the identifiers of its rules."""
    card_class: type[C]
    """The cards at its table."""
    person_class: type[P]
    """The players at its table."""
    open_decision = "priority"
    zone_names: ClassVar[Mapping[AnyName, str]]
    """Japanese names of the zones, by name."""
    read_card: ClassVar[Callable[..., PrintedCard]]
    """Returns the card of the lines of a card sheet."""
    printer: ClassVar[Callable[[], Printer]]
    """Returns the printer of the card language."""
    activated: ClassVar[tuple[type, ...]]
    """The kinds of activated abilities."""
    specials: ClassVar[Mapping[str, Callable[[int], Option]]] = {}
    """The special actions of the game by name: what makes the option of one with an object."""
    first_stage: ClassVar[str]
    """The phase or step at which a game begins of which nothing else is said."""
    code_names: ClassVar[Mapping[str, Mapping[str, str]]]
    """Japanese names of codes, by the field of events, or ``step``, whose values they are."""
    usual_names: ClassVar[tuple[str, ...]] = ("アン", "ベン")
    """The names of players of whom nothing is said."""
    people: tuple[P, ...]
    """The players, in turn order."""
    builder: CoreBuilder[S]
    """The setup of the game, as long as it has not begun."""

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names, or of the usual ones; its account counts equal cards."""
        super().__init__()
        self.seed = seed
        self._equal_cards = 0
        self.seat(names or self.usual_names)

    def seat(self, names: Sequence[str]) -> None:
        """Let players of these names sit down, in turn order."""
        raise NotImplementedError

    def person(self, name: str | None) -> P:
        """Return a player by name. Raises ScriptError if there is none."""
        by_name = {person.name: person for person in self.people}
        if name not in by_name:
            raise ScriptError(unknown_name("player", name or "", by_name))
        return by_name[name]

    def begin(self, stage: str = "", **values: object) -> None:
        """Begin the game as set up so far, at a stage, by default the usual one, with fields of its first state.

        A game that nobody begins does so by itself with the first action in it or look at it.
        """
        raise NotImplementedError

    def type_called(self, word: str) -> str:
        """Return the type or subtype for which a word stands."""
        raise NotImplementedError

    def tell_print(self, *lines: str) -> None:
        """Tell how a card is printed, where a check may be about reading it."""

    def tell_card(self, card: PrintedCard, words: str) -> None:
        """Add a line about a card in a zone, or count the card in the last line if that is about equal cards."""
        del card
        is_equal = bool(self.lines) and self.lines[-1] == _line_about(words, self._equal_cards)
        if is_equal:
            self.lines.pop()
        self._equal_cards = self._equal_cards + 1 if is_equal else 1
        self.lines.append(_line_about(words, self._equal_cards))

    def put(self, person: P, zone: str, card: NamedCard, is_public: bool | None = None) -> C:
        """Put a card into a zone of a player. Raises ScriptError for an unknown zone, and once the game has begun."""
        if self.has_begun:
            raise ScriptError(f"the game has begun without {card.name}")
        if zone not in self.zone_names:
            raise ScriptError(unknown_name("zone", zone, self.zone_names))
        serial = self.builder.put(card, person.number, zone, is_public=is_public)
        self.tell_card(
            card, f"{person.name}の{self.zone_names[zone]}に《{card.name}》が{'裏向きで' if is_public is False else ''}"
        )
        return self.card_class(self, serial, card)

    def text_of_record(self, record: object, form: str = PLAIN) -> str:
        """Return the text of a card or of a part of one in the card language."""
        return type(self).printer().say(record, form)

    # Public information

    @property
    def game(self) -> G:
        """The game in its present state, for queries."""
        return cast("G", self.rules.process(self.state, ()))

    @property
    def active_player(self) -> P:
        """The player with priority. Raises ScriptError while nobody has priority."""
        for person in self.people:
            if person.has_priority:
                return person
        raise ScriptError("nobody has priority")

    @property
    @observed("turn player", "name of the turn-player", question="今は誰のターン？")
    def turn_player(self) -> str:
        """Name of the turn-player."""
        return self.people[self.state.turn_player].name

    @property
    @observed("stack", "number of objects on the stack", question="スタックにはいくつある？")
    def stack(self) -> int:
        """Number of objects on the stack."""
        return len(self.game.stack)

    @property
    @observed("winners", "names of the winners, null while the game goes on")
    def winners(self) -> tuple[str, ...] | None:
        """Names of the winners; None while the game goes on."""
        won = self.state.winners
        return None if won is None else tuple(self.people[number].name for number in won)

    @property
    @observed("is drawn", "whether the game is a draw")
    def is_drawn(self) -> bool:
        """Whether the game has ended in a draw."""
        return self.state.winners == ()

    @property
    @observed(
        "pending",
        "number of triggered abilities not on the stack yet",
        question="スタックに置かれていない誘発はいくつ？",
    )
    def pending(self) -> int:
        """Number of triggered abilities or effects that are not on the stack yet."""
        return len(self.state.pending)

    @observed("values", "the values of a field of the events of a kind so far", "kind", "field")
    def values(self, kind: type[Event], field: str) -> list[object]:
        """Return the values of a field of the events of a kind so far, in order; players, objects and cards by name.

        A field of a card in an event has its name behind a dot.
        """
        value_of = attrgetter(field)
        return [self._named(field, value_of(event)) for event in self.events if isinstance(event, kind)]

    def _named(self, field: str, value: object) -> object:
        if isinstance(value, int) and field == "player":
            return self.people[value].name
        if isinstance(value, int) and field in _OBJECTS:
            return self.game.last_known(value).card.name
        if isinstance(value, str) and field in self.code_names:
            return Code(value, self.code_names[field])
        return value.name if isinstance(value, NamedCard) else value

    def player_of_object(self, object_id: int) -> str | None:
        """Return the name of the player whom an object stands for, None for any other object."""
        del object_id
        return None

    def tracked_card(self, object_id: int) -> C:
        """Return the card that an object of the present state is."""
        item = self.state.objects[object_id]
        return self.card_class(self, item.serial, item.card)

    def find(self, card: "AnyCard") -> int | None:
        """Return the id of the object that a card is now, None if it is none."""
        return next((item.id for item in self.state.objects.values() if item.serial == card.serial), None)

    def ability_index(self, card: "AnyCard", ability: int) -> int:
        """Return the index, among all abilities of an object, of its activated ability number ``ability``, from 0."""
        present = abilities(self.game, card.id)
        indices = [index for index, one in enumerate(present) if isinstance(one, self.activated)]
        if ability >= len(indices):
            raise ScriptError(f"{card.card.name} has no such activated ability")
        return indices[ability]

    # Choices

    def resolve(self, times: int = 1, /, **answers: object) -> Self:
        """Let all players pass in succession, so that the top of the stack resolves or the step ends, this many times.

        Return the table. Raises ScriptError while a question is open, whose answer ``answers`` gives.
        """
        decision = self.position.decision
        if decision is not None and decision.kind != self.open_decision:
            raise ScriptError(f"nobody can pass before the question {decision.kind} is answered")
        self.script = self.scripted(answers)
        for _ in range(times):
            self.all_pass()
        return self

    def until(self, step: str | None, **answers: object) -> Self:
        """Let all players pass until a step or phase has begun; ``answers`` are given on the way. Return the table."""
        raise NotImplementedError

    def reversal(self, player: int, action: Option, answers: Mapping[str, object]) -> tuple[list[str], bool]:
        """Let a player begin an action that proves illegal.

        Return the rules that reverse it, and whether the game is as before but for what outlives a reversal. Raises
        ScriptError in a game that reverses no actions.
        """
        del player, answers
        raise ScriptError(f"no action is taken back here: {action}")

    @property
    def named_cards(self) -> tuple[C, ...]:
        """The cards, such as heroes, that players have from the start."""
        return ()

    def all_pass(self, is_over: Callable[[], bool] = never) -> None:
        """Let all players pass in succession, as long as they have priority and nothing is over."""
        self.lines.append(AccountLine("action", "全員が続けてパスする"))
        self._pass_round(is_over)

    def pass_until(self, moment: str, is_over: Callable[[], bool]) -> None:
        """Let all players pass until something is over or the game ends, with one line about it.

        ``moment`` is its name in the account. Raises ScriptError if it is never over.
        """
        if not is_over():
            self.lines.append(AccountLine("action", f"{moment}まで、全員がパスを続ける"))
        for _ in range(MOST_CHOICES):
            if is_over() or self.position.decision is None:
                return
            self._pass_round(is_over)
        raise ScriptError(f"never came: {moment}")

    @property
    def passes_left(self) -> int:
        """The number of passes in which all players pass in succession."""
        return len(self.game.playing)

    def _pass_round(self, is_over: Callable[[], bool]) -> None:
        for _ in range(self.passes_left):
            decision = self.position.decision
            if decision is not None and decision.kind == self.open_decision and not is_over():
                self._choose(Pass())
                self.answer_all()

    def as_option(self, answer: object) -> Option:
        """Return the option that a check means by an answer. Raises ScriptError if there is none."""
        match answer:
            case TrackedCard():
                return Pick(answer.id)
            case None:
                return Pick()
            case bool():
                return Answer(answer)
            case int():
                return Number(answer)
            case str():
                return Name(answer)
            case Person():
                return answer.option
        raise ScriptError(f"{answer!r} is no answer")


AnyCard = TrackedCard[AnyName]
AnyPerson = Person[OfAnyGame, OfAnyGame, OfAnyGame]
AnyTable = CardTable[AnyState, UntypedGame, OfAnyGame, OfAnyGame]
"""The cards, players and tables of any game."""


_OBSERVATIONS: dict[type[AnyTable], Mapping[str, Observable]] = {}


def observations_of(table: type[AnyTable]) -> Mapping[str, Observable]:
    """Return the observations at the tables of a class, and of their players and cards, by name."""
    if table not in _OBSERVATIONS:
        of_players, of_cards = observations(table.person_class, "player"), observations(table.card_class, "card")
        rows = (*of_players, *of_cards, *observations(table, "game"))
        _OBSERVATIONS[table] = {row.name: row for row in rows}
    return _OBSERVATIONS[table]
