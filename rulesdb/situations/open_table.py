"""A table at which questions stay open until a situation answers them: nothing is chosen that nobody said.

For objects that are on the stack as a situation begins, players declare modes and targets, without a cost. What a game
triggers as something is played has happened before, so nothing triggers now. The objects wait for their declarations as
ones that are played free of cost, and the stage of ``ANNOUNCING`` takes them one by one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import ClassVar, Generic, NamedTuple, Self, get_args

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.abilities import TriggeredAbility
from rulesdb.engine.kernel.cards.roles import Ability, CoreDeclared, Targets, UntypedGame
from rulesdb.engine.kernel.effects.actions import is_impossible, restrictions_on
from rulesdb.engine.kernel.event_kinds.object_events import Looks, Revealed
from rulesdb.engine.kernel.event_kinds.player_events import GoTo
from rulesdb.engine.kernel.event_kinds.telling import ordinals, quoted, subject_of
from rulesdb.engine.kernel.events import AnyState, Event, OfAnyGame, OnlyOption
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import StagedRules
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.process.options import Decision, Name, Number, Option, Pick
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.process.process import Position, asked_again, proceed
from rulesdb.engine.kernel.state.state import AnyCard as PrintedCard
from rulesdb.engine.kernel.state.state import CoreLayer, CoreObject, CorePending, CoreState
from rulesdb.engine.kernel.turn.priority import PRIORITY, SETTLE
from rulesdb.play.card_table import C, CardTable, G, P, S, TrackedCard
from rulesdb.play.recording import holder
from rulesdb.play.table import question_kind
from rulesdb.situations.likeness import Likeness
from rulesdb.situations.parts import AnyAnswer, CardRef, Nothing, Pile, PlayerRef, SituationError
from rulesdb.words.quoting import unknown_name

ANNOUNCING = "situation: announcements"
"""Key of the stage in which the objects on the stack get their declarations."""
HIGHEST_X = range(21)
"""The values of X that a player can have announced, since no cost bounds it."""


_MODE = "mode"
"""The kind of question about a mode, which is also answered with its position among all modes, from 1."""


def waiting(state: CoreState) -> list[int]:
    """Return the ids of the objects on the stack of a state that wait for their declarations, the lowest first."""
    on_stack = (item for item in state.objects.values() if item.zone.name == "stack")
    return [item.id for item in on_stack if item.layer is not None and item.layer.declared.is_free]


def announcing(declare: Callable[[G, int, int], None], keep_priority: Callable[[G, int], None]) -> Callable[[G], None]:
    """Return the stage of the declarations.

    ``declare`` lets a player declare for an object, both given by index; ``keep_priority`` gives the player priority.
    """

    def stage(game: G) -> None:
        first, *others = waiting(game.state)
        player = game.player_of(first)
        declare(game, player, first)
        if others:
            note(game, GoTo(stage=ANNOUNCING))
        else:
            keep_priority(game, player)
            note(game, GoTo(stage=SETTLE))

    return stage


_BRACKETS = str.maketrans("", "", "《》「」『』〔〕 ")
_NONE = (Pick(), Name(""))
"""The options by which nothing is chosen."""


def _places(subjects: Sequence[object], among: Sequence[object]) -> list[int] | None:
    """Return the index of each subject among others, None if one is not there, or not so often."""
    places: list[int] = []
    for subject in subjects:
        found = (at for at, other in enumerate(among) if at not in places and other == subject)
        if (at := next(found, None)) is None:
            return None
        places.append(at)
    return places


class Happened(NamedTuple):
    """An event of a game that has happened."""

    event: Event
    """The event."""
    state: CoreState
    """The state after it."""


AnyPosition = Position[AnyState, Event, Option]
"""A position of any game."""


class OpenTable(CardTable[S, G, P, C], Generic[S, G, P, C]):
    """The table of a situation.

    ``take_action`` and ``all_pass`` stop at a question that no answer is given to.
    """

    rules: ClassVar[StagedRules[OfAnyGame, OfAnyGame, OfAnyGame]]
    defaults: ClassVar[Mapping[str, int]] = {}
    restricted: ClassVar[Mapping[type[Option], str]]
    """The actions of players that effects restrict, by the kind of option."""
    begins_with: ClassVar[frozenset[str]]
    """The kinds of questions with which steps begin, such as which cards defend: all players have passed before."""
    payment: ClassVar[str]
    """The kind of question by which a cost that is due is paid."""
    in_play: ClassVar[str]
    """Name of the zone with the permanents of players."""
    zones_meant: ClassVar[Mapping[str, frozenset[str]]] = {}
    """The zones that people mean by the word for a zone, where it is not that one alone: the arena is several zones."""
    other_zone_names: ClassVar[Mapping[str, str]] = {}
    """The names of zones by other words for them, in which an answer may be expected."""
    keyword_names: ClassVar[Mapping[type[Ability], str]] = {}
    """The names of the kinds of abilities, as questions about costs that such abilities are have them."""
    unnamed: PrintedCard
    """The card that stands for one of which nothing is said."""
    unnamed_otherwise: ClassVar[tuple[PrintedCard, ...]] = ()
    """The cards of the same name that it could be as well: an answer that differs with them depends on what it is."""
    zones_of_play: ClassVar[frozenset[str]]
    """Names of the zones of what players use, to which a question about an object refers first."""
    stack_zone: ClassVar[tuple[str, int | None]]
    """The zone of objects on the stack."""
    empty_zones: frozenset[tuple[int, str]] = frozenset()
    """The zones without any card at first, each with the index of its player."""
    unsaid_piles: frozenset[tuple[int, str]] = frozenset()
    """The decks, by player and zone, of which the situation does not say how many cards they have."""
    tops: Mapping[tuple[int, str], tuple[int, ...]] = {}
    """By player and zone, the cards that are on the top at first, from the top, by id; the others are below them."""
    bottoms: Mapping[tuple[int, str], tuple[int, ...]] = {}
    """By player and zone, the cards that are at the bottom at first, from the top, by id."""
    history: list[Happened]
    """What has happened since the game began, in order."""
    past: list[AnyPosition]
    """The positions of the game since it began, in order."""
    _first_subjects: Mapping[str, tuple[tuple[object, str], ...]] = {}
    """By the kind of question, the records that it was first about, with their names: it is asked about the rest."""
    settled: Mapping[str, str] = {}
    """The words for the only option of each question that was not asked since answers were given, by its kind."""

    accepted: int = 0
    """The number of the first of the answers about defending cards that may be given together."""

    def start_at(self, state: S) -> None:
        """Begin the game with a state."""
        self.history, self.past = [], []
        ends = (self.tops, self.bottoms)
        tops, bottoms = ({(name, player): cards for (player, name), cards in end.items()} for end in ends)
        zones = {**state.zones}
        for zone in {*tops, *bottoms}:
            top, bottom = tops.get(zone, ()), bottoms.get(zone, ())
            zones[zone] = (*top, *(card for card in zones[zone] if card not in {*top, *bottom}), *bottom)
        super().start_at(replace(state, zones=zones) if tops or bottoms else state)

    def _states(self) -> list[S]:
        return []

    def _arrive(self, position: Position[S, Event, Option], events: list[Event], states: list[S] | None) -> None:
        self.history += map(Happened, events, states or ())
        self.past.append(position)
        super()._arrive(position, events, None if self.moments is None else states)

    @property
    def events_so_far(self) -> int:
        """The number of events since the game began, 0 before."""
        return len(self.history) if self.has_begun else 0

    @property
    def happened(self) -> Sequence[Happened]:
        """What has happened up to the present state, also where that is one to which the table looks back."""
        now = self.state
        return self.history[: max((at for at, one in enumerate(self.history, 1) if one.state is now), default=None)]

    def shows_unnamed(self, since: int) -> bool:
        """Whether a card of which nothing is said has been revealed or looked at since a number of events."""
        for event, state in self.history[since:]:
            shown = (
                event.object if isinstance(event, Revealed) else event.look.object if isinstance(event, Looks) else None
            )
            if shown is not None and shown in state.objects and state.objects[shown].card is self.unnamed:
                return True
        return False

    def is_unsaid(self, player: int, pile: str) -> bool:
        """Whether the situation says nothing of a deck or library, but for the cards on its top and at its bottom."""
        placed = sum((item.zone.name, item.owner) == (pile, player) for item in self.objects())
        at_ends = sum(len(end.get((player, pile), ())) for end in (self.tops, self.bottoms))
        return (player, pile) not in self.empty_zones and placed == at_ends

    @property
    def has_met_unnamed(self) -> bool:
        """Whether a card of which nothing is said has left the deck or library, or one is described."""
        there = (one.zone.name for one in self.state.objects.values() if one.card is self.unnamed)
        known = dict.fromkeys(one.card.name for one in self.state.objects.values())
        return any(zone not in get_args(Pile) for zone in there) or any(map(self.described, known))

    def described(self, name: str) -> PrintedCard | None:
        """Return the card that a name describes, which else is as one of which nothing is said; None for none."""
        del name  # most games have names alone
        return None

    @property
    def unresolved(self) -> tuple[str, ...]:
        """What has not resolved yet: the names of the objects on the stack, from its bottom."""
        return tuple(map(self.name_of, self.game.stack))

    def look_at(self, state: S) -> None:
        """Show an earlier state of the game, which does not go on from there."""
        self._position = replace(self.position, now=state)

    def go_back_to(self, position: AnyPosition) -> None:
        """Go on from an earlier position of the game."""
        self._position = position
        self.narrator.look(position.now)

    def is_about_to_play(self, _name: str) -> bool:
        """Whether an ability that plays a card of a name resolves next, so that no player does."""
        return False

    @property
    def passing_moments(self) -> frozenset[str]:
        """The phases without priority of which the state is asked about where a sentence stands at them."""
        return frozenset()

    def untold(self, _event: Event) -> str:
        """Return an event in words that accounts leave out, "" for one that explains no answer."""
        return ""

    def is_in(self, _moment: str) -> bool:
        """Whether the game is in a phase or step, as the words for moments have it."""
        return False

    def is_at(self, _stage: str) -> bool:
        """Whether the game is at a phase or step, by the key of its stage. Raises SituationError."""
        raise SituationError("this belongs before the first action: the game has begun")

    def give(self, answers: Mapping[str, Sequence[AnyAnswer]]) -> None:
        """Keep answers to the next questions, by their kinds."""
        self.settled, self.accepted = {}, 0
        self.script = {kind: list(given) for kind, given in answers.items()}

    def taken(self, answers: Sequence[object]) -> list[Option]:
        """Return the options that answers to the open question mean, up to the first one that cannot be given then."""
        position, left, found = self.position, [*answers], list[Option]()
        first = decision = position.decision
        while left and decision is not None and first is not None and decision.kind == first.kind:
            option = self.option_of(left[0], decision.kind, self.words_for(decision))
            if option is None:
                break
            found.append(option)
            left.pop(0)
            position, events = proceed(self.rules, position, option)
            decision = position.decision
            for event in events:
                if left and isinstance(event, OnlyOption) and isinstance(event.option, Option):
                    words = {event.option: self.narrator.chosen(event.option, event.kind)}
                    if self.option_of(left[0], event.kind, words) == event.option:
                        found.append(event.option)
                        left.pop(0)
        return found

    @property
    def left(self) -> Mapping[str, list[object]]:
        """The answers that no question has asked for, by its kind."""
        return {kind: given for kind, given in self.script.items() if given}

    def take_action(self, player: int, action: Option, answers: Mapping[str, object]) -> None:
        """Let a player take an action, and answer the questions that follow as far as there are answers."""
        del answers  # they were given before
        self.begin_action(player, action)
        self.answer_all()

    @property
    def passes_left(self) -> int:
        """The number of players who have not passed yet, so that nobody passes again after what resolves then."""
        return len(self.game.playing) - int(self.state.passed)

    @property
    def precedes_reactions(self) -> bool:
        """Whether the step for reactions follows if all players pass."""
        return False

    def forbidding_with_priority(self, player: int, action: Option) -> tuple[str, ...]:
        """Return the identifiers of the rules that would forbid a player an action even with priority."""
        given = replace(self.position, now=replace(self.state, stage=PRIORITY, priority=player))
        return tuple(sorted(self.rules.forbidding(given, player, action)))

    def allowing(self, _action: Option) -> tuple[str, ...]:
        """Return the identifiers of the rules that say from where and when a legal action may be taken."""
        return ()

    def restricting(self, player: int, action: str, object_id: int) -> tuple[str, ...]:
        """Return the names of the effects by which a player cannot take an action on an object, by their sources."""
        game = self.game
        if not is_impossible(game, action, player, object_id):
            return ()
        sources = (one.context.source for one in restrictions_on(game, action, player, object_id))
        return tuple(dict.fromkeys(f"《{self._source_name(source)}》の効果" for source in sources))

    def _source_name(self, source: int) -> str:
        """Return the name of the card with an effect, also of one that has ceased to exist."""
        return self.printed_name(self.state.objects.get(source) or self.state.known[source].record)

    def copied(self) -> Self:
        """Return a table at which the same game goes on by itself: it shares nothing that changes with this one."""
        twin = copy(self)
        twin.lines, twin.decisions, twin.events = [*self.lines], [*self.decisions], [*self.events]
        twin.differences, twin.script = [], {}
        twin.moments = None if self.moments is None else [*self.moments]
        twin.builder = copy(self.builder)
        twin.people = tuple(map(copy, self.people))
        for person in twin.people:
            person.table = twin
            for name, value in [*vars(person).items()]:
                if isinstance(value, TrackedCard):
                    card = copy(value)
                    card.table = twin
                    setattr(person, name, card)
        if self.has_begun:
            twin.history, twin.past = [*self.history], [*self.past]
            twin.narrator = self.narrator_class(self.state)
        return twin

    def ask_again(self) -> None:
        """Make the present question anew, under the rules in force now."""
        if self._position is not None:
            self._position = asked_again(self.rules, self._position)

    def drop_declared(self, object_id: int) -> None:
        """Discard the answers that name the declared targets of an object, of which each was the only legal one."""
        layer = self.state.objects[object_id].layer
        for kind, groups in () if layer is None else self.declared_targets(layer.declared):
            words: dict[Option, str] = {
                Pick(one): self.narrator.chosen(Pick(one), kind) for group in groups for one in group
            }
            given = self.script.get(kind, [])
            self.script[kind] = [answer for answer in given if self.option_of(answer, kind, words) is None]

    def declared_targets(self, declared: CoreDeclared) -> Iterator[tuple[str, Targets]]:
        """Yield the ids of the declared targets of an object by the kind of question."""
        yield "target", declared.targets

    def instructions(self, ability: TriggeredAbility) -> tuple[Ability, ...]:
        """Return what a triggered ability does when it resolves."""
        return ability.layer

    def announced_layer(self, serial: int) -> CoreLayer:
        """Return the data of a card on the stack whose declarations are still to be made."""
        raise NotImplementedError

    @property
    def announcements_left(self) -> int:
        """Number of objects on the stack whose declarations have not begun."""
        return len(waiting(self.position.now))

    def objects(self) -> Sequence[CoreObject]:
        """Return the records of all objects, before the game begins as well."""
        return tuple((self.state if self.has_begun else self.builder.state()).objects.values())

    def name_of(self, object_id: int) -> str:
        """Return the name of an object."""
        return self.narrator.chosen(Pick(object_id), self.open_decision)

    def words_for(self, decision: Decision[Option]) -> Mapping[Option, str]:
        """Return a noun for what each option of a question chooses.

        The order tells apart those of one name; objects that are alike need not be told apart.
        """
        words = self._words_alone(decision)
        named: dict[str, list[Option]] = {}
        for option, word in words.items():
            named.setdefault(word, []).append(option)
        for word, options in named.items():
            if len(options) > 1 and not self._is_alike(decision, options):
                words.update(self._distinguished(decision, options, word))
        if decision.subjects:
            words |= zip(decision.options, self._names(decision.kind, decision.subjects, words.values()), strict=True)
        return {option: quoted(word) if "、" in word else word for option, word in words.items()}

    def _words_alone(self, decision: Decision[Option]) -> dict[Option, str]:
        """Return a noun for what each option of a question chooses, as if there were no other."""
        return {option: self.narrator.chosen(option, decision.kind) for option in decision.options}

    def _distinguished(self, decision: Decision[Option], named: Sequence[Option], word: str) -> Mapping[Option, str]:
        """Return the words for the objects of one name: their players, and their numbers, as far as they are needed."""
        items = {one: self.state.objects[one.object] for one in named if isinstance(one, Pick) and one.object}
        if any(word != f"《{self.printed_name(item)}》" for item in items.values()):
            return {}
        by_holder: dict[int | None, list[Pick]] = {}
        for option, item in items.items():
            by_holder.setdefault(holder(item), []).append(option)
        found: dict[Option, str] = {}
        for number, options in by_holder.items():
            player = None if number is None or len(by_holder) == 1 else PlayerRef(self.people[number].name)
            ref, is_alike = CardRef(word.strip("《》"), player), self._is_alike(decision, options)
            found |= {one: (ref if is_alike else self._numbered(ref, items[one])).words for one in options}
        return found

    def _numbered(self, ref: CardRef, item: CoreObject) -> CardRef:
        """Return the words for one of the objects of a name, with its number."""
        serials = sorted(other.serial for other in self.state.objects.values() if self._is_named(other, ref))
        return replace(ref, ordinal=serials.index(item.serial) + 1)

    def _names(self, kind: str, subjects: Sequence[object], words: Iterable[str]) -> list[str]:
        """Return the names of the subjects of a question, which keep theirs as long as the question is about the rest.

        ``words`` are the names of those that have none by their records.
        """
        first = self._first_subjects.get(kind, ())
        places = _places(subjects, [subject for subject, _ in first])
        if places is None:
            named = [self._subject(subject) or word for subject, word in zip(subjects, words, strict=False)]
            named = self._with_players(subjects, named)
            first, places = tuple(zip(subjects, ordinals(named), strict=True)), [*range(len(subjects))]
            self._first_subjects = {**self._first_subjects, kind: first}
        return [first[at][1] for at in places]

    def _subject(self, record: object) -> str:
        """Return a noun for a record that an option stands for: the text of a mode, or the source of an effect."""
        if isinstance(record, Ability):
            return self.text_of_record(record).rstrip("。")
        source = subject_of(record).source
        return "" if source is None else f"{self.source_words(source)}の効果"

    def _with_players(self, subjects: Sequence[object], named: Sequence[str]) -> list[str]:
        """Return names, with the player of the object that is named where this tells equal ones apart."""
        del subjects  # most games have no names for the objects on account of which something happens
        return [*named]

    def source_words(self, source: int) -> str:
        """Return the words for the object with an effect, also for one that has ceased to exist."""
        has_left = source not in self.state.objects and source in self.state.known
        return f"《{self._source_name(source)}》" if has_left else self.name_of(source)

    def question_called(self, words: str) -> str:
        """Return the kind of question for which words stand. Raises SituationError if they stand for none."""
        kinds = {self.narrator.question(kind): kind for kind in self.questions_known}
        if words not in kinds:
            raise SituationError(unknown_name("question", words, kinds))
        return kinds[words]

    def option_of(self, answer: object, kind: str, words: Mapping[Option, str]) -> Option | None:
        """Return the option that an answer means, None if it means none of them; ``words`` are those of the options."""
        match answer:
            case Nothing():
                return next((option for option in words if option in _NONE), None)
            case YesOrNo() if answer in words:
                return answer
            case Number(value) if question_kind(kind) in {*self.narrator.numbers, _MODE}:
                number = Number(value - (question_kind(kind) == _MODE))
                return number if number in words else None
            case CardRef():
                return self._card_option(answer, words)
            case PlayerRef(name) | Name(name):
                return next(iter(self._called(name, words)), None)
        return None

    def note_on(self, kind: str) -> str:
        """Return what the order of answers to a kind of question means, "" where it means nothing."""
        return "先に書いたものが先にスタックに置かれ、最後に解決される" if kind == "order of triggers" else ""

    def _card_option(self, ref: CardRef, options: Mapping[Option, str]) -> Option | None:
        """Return the option that is a card: the first of its name, or the one that is so many among all cards.

        Raises SituationError if options of the name are cards of several players, and the name stands alone.
        """
        found: list[Option] = [option for option in options if self._is_card(option, ref)]
        if found and ref.ordinal is not None:
            cards = sorted(self.state.objects.values(), key=lambda item: int(item.serial))
            found = [pick for item in cards if self._is_card(pick := Pick(item.id), ref)]
        elif found:
            ids = [one.object for one in found if isinstance(one, Pick) and one.object is not None]
            self.check_one_holder(ref, [self.state.objects[one] for one in ids])
            ways = dict.fromkeys(options[one] for one in found)
            if len(ways) > 1:
                raise SituationError(f"several objects {ref.name} can be meant; write one of: {' / '.join(ways)}")
        if not (found or ref.player or ref.zone):  # what is no object has a name alone
            found = self._called(ref.name, options)
        option = next(iter(found[(ref.ordinal or 1) - 1 :]), None)
        return option if option in options else None

    def _is_card(self, option: Option, ref: CardRef) -> bool:
        item = self.state.objects.get(option.object) if isinstance(option, Pick) and option.object else None
        return item is not None and self._is_named(item, ref)

    def _is_named(self, item: CoreObject, ref: CardRef) -> bool:
        return self.printed_name(item) == ref.name and self.is_held_so(ref, item)

    def is_held_so(self, ref: CardRef, item: CoreObject) -> bool:
        """Whether an object is in the zone and a card of the player that the words for it name, if they name them."""
        if ref.zone not in {None, item.zone.name}:
            return False
        if ref.player is None:
            return True
        match ref.relation:
            case "owner":
                number = item.owner
            case "controller":
                number = item.controller
            case "holder":
                number = holder(item)
        return number is not None and self.people[number].name == ref.player.name

    def check_one_holder(self, ref: CardRef, items: Sequence[CoreObject]) -> None:
        """Raise SituationError for a name without a player that cards of several players have."""
        holders = sorted({number for item in items if (number := holder(item)) is not None})
        if ref.player is None and ref.ordinal is None and len(holders) > 1:
            ways = " / ".join(f"{self.people[number].name}の《{ref.name}》" for number in holders)
            raise SituationError(f"several players have the card {ref.name}; write one of: {ways}")

    def printed_name(self, item: CoreObject) -> str:
        """Return the name printed on the card of an object, also of a face-down one."""
        return str(item.card.name)

    def _called(self, name: str, words: Mapping[Option, str]) -> list[Option]:
        """Return the options of a name, whatever brackets are around it; one of several alike also by its number."""
        plain = name.translate(_BRACKETS)
        named = {option: word.translate(_BRACKETS) for option, word in words.items()}
        found = [option for option, word in named.items() if word == plain]
        numbered = [option for option, word in named.items() if word.endswith(f"({plain})")]
        return found or (numbered if len(numbered) == 1 else [])

    def _drop_answer(self, event: OnlyOption) -> None:
        """Discard an answer that names the only option of a question, which the game did not ask."""
        topic, option = question_kind(event.kind), event.option
        if not isinstance(option, Option):
            return
        words = {option: self.narrator.chosen(option, event.kind)}
        if event.subject is not None:
            words = dict(zip(words, self._names(event.kind, (event.subject,), words.values()), strict=True))
        self.settled = {**self.settled, topic: words[option]}
        given = self.script.get(topic)
        if given and self.option_of(given[0], event.kind, words) == option:
            given.pop(0)

    def _answer(self, decision: Decision[Option]) -> Option | None:
        """Return the answer that is given; without one, an option if all are alike, or none after a list's last one."""
        kind = question_kind(decision.kind)
        given = self.script.get(kind)
        words = self.words_for(decision)
        if given:
            option = self.option_of(given[0], decision.kind, words)
            if option is not None:
                given.pop(0)
                return option
        if self._is_alike(decision, self.offered(decision)):
            return self.offered(decision)[0]
        if given == []:  # the list of answers is complete
            return self.option_of(Nothing(), decision.kind, words)
        return None

    def offered(self, decision: Decision[Option]) -> Sequence[Option]:
        """Return the options of a question; of one about a cost that is due, without the one that gives up paying."""
        return [option for option in decision.options if decision.kind != self.payment or option != Pick()]

    def _is_alike(self, decision: Decision[Option], options: Sequence[Option]) -> bool:
        """Whether it makes no difference which of some options of a question is chosen.

        They stand for the same record, such as an ability that is printed twice, or are alike as ``Likeness`` says.
        """
        likeness, names = Likeness(self.game), self._words_alone(decision)
        first, *others = (self._common(likeness, decision, option, names[option]) for option in options)
        return all(other == first for other in others)

    def _common(self, likeness: Likeness, decision: Decision[Option], option: Option, word: str) -> tuple[object, ...]:
        """Return what an option has in common with those that are like it."""
        subject = decision.subject_of(option)
        if isinstance(subject, CorePending):
            return likeness.of_trigger(subject)
        effect = getattr(subject, "in_force", subject)
        if isinstance(effect, EffectInForce) and effect.lasting is None:
            return type(subject), *likeness.of_static_effect(effect)
        if subject is not None:
            return (subject,)
        if not isinstance(option, Pick) or option.object is None or option.object not in self.state.objects:
            return (word,)
        return word, *self.further_likeness(option.object), *likeness.of_object(option.object)

    def further_likeness(self, object_id: int) -> tuple[object, ...]:
        """Return what a game works out of an object, which no record says and alike objects have in common."""
        del object_id  # most games work out nothing
        return ()


AnyOpenTable = OpenTable[AnyState, UntypedGame, OfAnyGame, OfAnyGame]
"""A table of a situation of any game."""
