"""The table of Magic: it sets up a game, makes choices, inspects the state and keeps the account.

A check sees what anyone at the table could see, and acts through decisions as players do. A decision for which the
check has no answer gets a default: nobody attacks or blocks, and lands are tapped for mana in the order in which they
came into play.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, NamedTuple, Self, get_args

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.telling import Code
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.process.options import Option, Pick
from rulesdb.engine.mtg import characteristics
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.cards import KINDS, Card
from rulesdb.engine.mtg.events.faces import FaceRevealed, MorphCostShown
from rulesdb.engine.mtg.events.teller import ZONES
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.narrator import QUESTIONS, MtgNarrator
from rulesdb.engine.mtg.rules.attempts import Special, SpecialAction
from rulesdb.engine.mtg.rules.objects import may_look_at
from rulesdb.engine.mtg.rules.starting import Builder, Seat
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import State, Zone, ZoneName
from rulesdb.play import card_table
from rulesdb.play.mtg.board import BOARD
from rulesdb.play.observations import observed
from rulesdb.play.play_errors import ScriptError
from rulesdb.proofs.account import AccountLine, card_lines
from rulesdb.words.quoting import unknown_name


class Opening(NamedTuple):
    """The cards with which a game begins."""

    cards: tuple[Card, ...] = ()
    """The cards, in the order in which they came to the table."""

    def lines(self) -> Iterator[AccountLine]:
        """Yield the sheets of all different cards."""
        for card in dict.fromkeys(self.cards):
            yield from card_lines(*printer().say(card, SHEET).split("\n"))


_LANDS = {
    "white": ("平地", "白"), "blue": ("島", "青"), "black": ("沼", "黒"), "red": ("山", "赤"), "green": ("森", "緑"),
}  # fmt: skip
_LIBRARY = 10
"""Number of cards in a library into which a check puts none."""


def basic_land(color: str) -> Card:
    """Return the basic land for mana of a color."""
    name, word = _LANDS[color]
    return read_card(f"《{name}》 〈基本〉 土地 ― 「{name}」", f"タップ: {word}マナ1点を加える。")


class TrackedCard(card_table.TrackedCard["Table"]):
    """A card on the table."""

    card: Card
    """Printed characteristics of the card."""

    @property
    @observed("size", "power and toughness, such as 2/2", question="{card}のサイズは？", in_play=True)
    def size(self) -> str:
        """Power and toughness of the object, such as "2/2"."""
        game = self.table.game
        return f"{characteristics.power(game, self.id)}/{characteristics.toughness(game, self.id)}"

    @property
    @observed("present name", "its present name")
    def present_name(self) -> str:
        """Present name of the object, "" for one without a name."""
        return characteristics.properties(self.table.game, self.id).name

    @property
    @observed("damage", "damage on it", question="{card}のダメージは？", in_play=True)
    def damage(self) -> int:
        """Damage on the creature."""
        return self.table.state.objects[self.id].damage

    @property
    @observed("controller", "name of the player who controls it")
    def controller(self) -> str:
        """Name of the player who controls the object."""
        return self.table.people[self.table.game.player_of(self.id)].name

    @property
    @observed(
        "converted mana cost",
        "its converted mana cost",
        question="{card}の点数で見たマナ・コストは？",
        in_play=True,
    )
    def converted_mana_cost(self) -> int | None:
        """Converted mana cost of the object."""
        return characteristics.converted_mana_cost(self.table.game, self.id)


class Person(card_table.Person["Table", TrackedCard, ZoneName]):
    """A player at the table."""

    def __init__(self, table: "Table", number: int, name: str) -> None:
        """Seat a player of this name and number, with the record by which effects name the player."""
        super().__init__(table, number, name)
        state = table.builder.state()
        record = state.objects[state.zones[Zone("player", number)][0]]
        self.record = TrackedCard(table, record.serial, record.card)

    @property
    def option(self) -> Pick:
        """The option that chooses the player, as the answer to a question."""
        return Pick(self.record.id)

    # Before the game begins

    def hand(self, what: Card | str, *abilities: str) -> TrackedCard:
        """Start with a card in hand, as ``has_card`` does; return it."""
        return self.has_card("hand", what, *abilities)

    def plays_with(self, what: Card | str, *abilities: str) -> TrackedCard:
        """Start with a permanent in play, which has been there since before the turn; return it."""
        return self.has_card("in play", what, *abilities)

    def instant(self, name: str, *abilities: str, cost: str = "{0}") -> TrackedCard:
        """Start with an instant in hand; return it."""
        return self.hand(f"《{name}》 「{cost}」 インスタント", *abilities)

    def sorcery(self, name: str, *abilities: str, cost: str = "{0}") -> TrackedCard:
        """Start with a sorcery in hand; return it."""
        return self.hand(f"《{name}》 「{cost}」 ソーサリー", *abilities)

    def creature(
        self, name: str, *abilities: str, size: str = "2/2", cost: str = "{0}", zone: ZoneName = "in play"
    ) -> TrackedCard:
        """Start with a creature in play; return it."""
        power, _, toughness = size.partition("/")
        header = f"《{name}》 「{cost}」 クリーチャー パワー{power} タフネス{toughness}"
        return self.has_card(zone, header, *abilities)

    def lands(self, color: str, number: int) -> tuple[TrackedCard, ...]:
        """Start with basic lands for mana of a color in play; return them."""
        return tuple(self.table.put(self, "in play", basic_land(color)) for _ in range(number))

    # Public information

    @property
    @observed("life", "life total", question="{player}のライフは？")
    def life(self) -> int:
        """Life total."""
        return self.table.state.players[self.number].life

    @property
    @observed("mana", "amount of mana in the mana pool")
    def mana(self) -> int:
        """Amount of mana in the mana pool."""
        return sum(map(self.table.state.players[self.number].points, KINDS))

    @observed(
        "controls",
        "number of objects of a name that the player controls",
        "word",
        question="{player}がコントロールする「{word}」はいくつ？",
    )
    def controls(self, name: str) -> int:
        """Return the number of permanents of a name that the player controls."""
        return sum(item.controller == self.number and item.card.name == name for item in self.table.game.in_play())

    @property
    @observed(
        "tapped",
        "number of tapped permanents that the player controls",
        question="{player}のタップ状態のパーマネントはいくつ？",
    )
    def tapped(self) -> int:
        """Number of tapped permanents that the player controls."""
        return sum(item.is_tapped and item.controller == self.number for item in self.table.game.in_play())

    @observed(
        "may look at",
        "whether the player may look at its face",
        "card",
        question="{player}は{card}の表を見ることができる？",
    )
    def may_look_at(self, card: TrackedCard) -> bool:
        """Whether the player may look at the face of a card now."""
        return may_look_at(self.table.game, self.number, card.id)

    @observed("name for", "its name for a player, in Japanese", "card", question="{player}に見える{card}の名前は？")
    def name_of(self, card: TrackedCard) -> str:
        """Return the name of an object in an account for the player, who cannot see all of it."""
        return MtgNarrator(self.table.state, self.number).name(card.id)

    # Choices

    def takes_action(self, action: SpecialAction, card: TrackedCard, **answers: object) -> "Table":
        """Take a special action with a card. Return the table."""
        self.table.take_action(self.number, Special(action, card.id), answers)
        return self.table

    def cannot_take_action(self, action: SpecialAction, card: TrackedCard, *rules: str) -> "Table":
        """Try to take a special action, and expect that exactly these rules forbid it. Return the table."""
        self.table.expect_refusal(self.number, Special(action, card.id), rules)
        return self.table

    @observed("may take action", "whether the player can take a special action", "word", "card")
    def may_take_action(self, action: SpecialAction, card: TrackedCard) -> bool:
        """Whether the player can take a special action with a card now."""
        return Special(action, card.id) in self.table.options_of(self.number)


class Table(card_table.CardTable[State, Game, Person, TrackedCard]):
    """A game that a check plays."""

    ruleset = "mtg"
    rules = MTG
    board = BOARD
    narrator_class = MtgNarrator
    printer, read_card = printer, read_card
    card_class, person_class = TrackedCard, Person
    first_stage = "first main"
    code_names: ClassVar[Mapping[str, Mapping[str, str]]] = {"step": {str(step): name for step, name in STEPS.items()}}
    specials: ClassVar[Mapping[str, Callable[[int], Option]]] = {
        name: partial(Special, name) for name in get_args(SpecialAction)
    }
    zone_names = ZONES
    activated = (Activated, ManaAbility)
    questions_known = QUESTIONS
    defaults: ClassVar[Mapping[str, int]] = {
        "attack": -1, "block": -1, "choose": 0, "discard": 0, "face down": 0, "first turn": 0, "mana": 0,
        "mana ability": 0, "mulligan": 1, "new targets": 1, "order of triggers": 0, "trample": -1,
    }  # fmt: skip

    builder: Builder
    """The setup of the game, as long as it has not begun."""
    opening: Opening
    """The cards with which the game begins."""

    def seat(self, names: Sequence[str]) -> None:
        """Let players of these names sit down, in turn order."""
        self.opening = Opening()
        self.builder = Builder([Seat(name) for name in names], self.seed)
        self.people = tuple(Person(self, number, name) for number, name in enumerate(names))

    # Before the game begins

    def seated(self, count: int) -> tuple[Person, ...]:
        """Return the first players."""
        return self.people[:count]

    def tell_card(self, card: Card, words: str) -> None:
        """Add a line about a card in a zone, and its text to the opening."""
        self.opening = Opening((*self.opening.cards, card))
        super().tell_card(card, words)

    def begin(self, stage: str = "", **values: object) -> None:
        """Begin the game at a step, by default the first main phase of the first player."""
        for person in self.people:
            if self.gets_filler(person.number):
                for _ in range(_LIBRARY):
                    self.builder.put(basic_land("green"), person.number, "library")
        players = tuple(replace(player, turn_began=1) for player in self.builder.state().players)
        self.start_at(self.builder.state(stage=stage or self.first_stage, turn=2, clock=1, players=players, **values))

    def gets_filler(self, player: int) -> bool:
        """Whether the library of a player is filled with cards that matter to nobody."""
        return self.builder.is_empty(Zone("library", player))

    def player_of_object(self, object_id: int) -> str | None:
        """Return the name of the player whose record an object is, None for any other object."""
        zone = self.state.objects[object_id].zone
        return self.people[zone.owner].name if zone.name == "player" and zone.owner is not None else None

    # Public information

    @observed(
        "copies",
        "number of copies of a spell on the stack",
        "card",
        value="number",
        question="{card}のコピーはスタックにいくつある？",
    )
    def copies(self, spell: TrackedCard) -> tuple[TrackedCard, ...]:
        """Return the copies of a spell on the stack, from its bottom to its top."""
        on_stack = (self.state.objects[object_id] for object_id in self.state.zones.get(Zone("stack"), ()))
        return tuple(self.tracked_card(item.id) for item in on_stack if item.is_copy and item.card == spell.card)

    @property
    @observed("shown costs", "the mana of the morph costs shown so far", question="公開された変異コストは？")
    def shown_costs(self) -> list[str | None]:
        """The mana of the morph costs that were shown so far."""
        return [event.cost.mana for event in self.events if isinstance(event, MorphCostShown)]

    @property
    @observed("revealed", "the cards revealed from face-down objects so far, in Japanese")
    def revealed(self) -> list[str]:
        """Names of the cards that were revealed from face-down objects so far, sorted, with whether they have morph."""
        found = (event for event in self.events if isinstance(event, FaceRevealed))
        return sorted(f"《{one.card.name}》(変異を{'持つ' if one.has_morph else '持たない'})" for one in found)

    @property
    @observed("step", 'the present step, "" outside one')
    def step(self) -> str:
        """The present step or main phase."""
        return Code(self.state.step, self.code_names["step"])

    # Choices

    def until(self, step: str | None, **answers: object) -> Self:
        """Let all players pass until a step or main phase has begun; ``answers`` are given on the way.

        Return the table. Raises ScriptError for an unknown one.
        """
        words: Mapping[str, str] = dict(STEPS.items())
        if step is None or step not in words:
            raise ScriptError(unknown_name("step", step or "", words))
        self.script = self.scripted(answers)
        self.pass_until(words[step], lambda: self.state.step == step)
        return self
