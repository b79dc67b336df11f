"""The table of Flesh and Blood: it sets up a game, makes choices, inspects the state and keeps the account.

A check sees what anyone at the table could see, and acts through decisions as players do. A decision for which the
check has no answer gets a default: nobody defends, no card goes to the arsenal, and of equal options, or of cards to
pitch, the first is chosen.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Literal, NamedTuple, Self

from msgspec.structs import replace

from rulesdb.engine.fab import events, present_properties
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.general import PHASES, STEPS
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.card_sheets import is_printed_form, read_card
from rulesdb.engine.fab.language.record_words import DAMAGE, SUBTYPES, TYPES
from rulesdb.engine.fab.language.token_sheets import sheets_of
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.narrator import FabNarrator
from rulesdb.engine.fab.rules.cards.categories import MacroRule
from rulesdb.engine.fab.rules.cards.object_properties import properties_of_card
from rulesdb.engine.fab.rules.continuous.properties import outside
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.objects.card_pool import Seat, SeatError, check_seat
from rulesdb.engine.fab.rules.objects.visibility import sees
from rulesdb.engine.fab.rules.turn.start_of_game import FIRST_GAME, Builder, Match, set_up
from rulesdb.engine.fab.sample_cards.small_cards import action, instant, sword
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import Player, State
from rulesdb.engine.fab.telling import ASSETS, QUESTIONS, ZONES
from rulesdb.engine.fab.verbs.objects import CreateNamedTokens
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.event_kinds.telling import Code
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.process.options import AgreeToDraw, ClaimNoProgress, Concede, Option, Pass, PickPlayer, Play
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.play import card_table
from rulesdb.play.fab.board import BOARD
from rulesdb.play.observations import observed
from rulesdb.play.play_errors import ScriptError
from rulesdb.play.table import MOST_CHOICES
from rulesdb.proofs.account import AccountLine, card_lines
from rulesdb.words.quoting import unknown_name


class Opening(NamedTuple):
    """The heroes and cards with which a game begins."""

    heroes: tuple[tuple[str, Card], ...] = ()
    """The name and hero of every player."""
    cards: tuple[Card, ...] = ()
    """The other cards, in the order in which they came to the table."""

    def lines(self) -> Iterator[AccountLine]:
        """Yield the sheets of all different cards that say something, and a line about every player."""
        speaking = [hero for _, hero in self.heroes if hero.abilities]
        cards = tuple(dict.fromkeys((*speaking, *self.cards)))
        for card in cards:
            yield from card_lines(*printer().say(card, SHEET).split("\n"))
        for name in dict.fromkeys(effect.token for effect in parts_of_kind(cards, CreateNamedTokens)):
            for sheet in sheets_of(name):
                yield AccountLine("situation", f"ルールは、「{name}」トークンを次のように定めている")
                yield from card_lines(*sheet)
        for name, hero in self.heroes:
            life = "ライフなし" if hero.life is None else f"ライフ{hero.life}"
            yield AccountLine("situation", f"{name}のヒーローは《{hero.name}》、{life}")


_HERO_LIFE = 20
_TYPES = {word: name for words in (TYPES, SUBTYPES) for name, word in words.items()}
"""The types and subtypes by their words."""

Slot = Literal["head", "chest", "arms", "legs"]
"""A zone for a piece of equipment, whose subtype has the same name."""


def _stat(name: str, value: int | None) -> str:
    """Return a value as a card sheet has it behind others, empty for none."""
    return "" if value is None else f" {name}{value}"


class TrackedCard(card_table.TrackedCard["Table"]):
    """A card on the table, identified across the objects that it becomes when it changes zones (3.0.9)."""

    card: Card
    """Base properties of the card."""

    @property
    def name(self) -> str:
        """The printed name of the card, in 《 》."""
        return f"《{self.card.name}》"

    @property
    @observed("present name", "its present name", question="{card}の名前は？")
    def present_name(self) -> str:
        """The present name of the object."""
        return present_properties.properties(self.table.game, self.id).name

    @property
    @observed("owner", "name of its owner, null for none", value="name", question="{card}のオーナーは誰？")
    def owner(self) -> str:
        """Name of the owner; "なし" if there is none."""
        owner = self.table.state.objects[self.id].owner
        return "なし" if owner is None else self.table.people[owner].name

    @property
    @observed("is public", "whether it is public", question="{card}は公開されている？")
    def is_public(self) -> bool:
        """Whether the object is public."""
        return self.table.state.objects[self.id].is_public

    @property
    @observed("life of object", "life total of the object, 0 if it has none", question="{card}のライフは？")
    def life(self) -> int:
        """Life total of the object, 0 if it has none."""
        return life_total(self.table.game, self.id) or 0

    @property
    @observed("power", "power, null for none")
    def power(self) -> int | None:
        """Power of the object, None if it has none."""
        return present_properties.power(self.table.game, self.id)

    @property
    @observed("defense", "defense, null for none")
    def defense(self) -> int | None:
        """Defense of the object, None if it has none."""
        return present_properties.defense(self.table.game, self.id)

    @property
    @observed("pitch", "pitch, null for none")
    def pitch(self) -> int | None:
        """Pitch of the object, None if it has none."""
        return present_properties.pitch(self.table.game, self.id)

    @property
    @observed("types", "its types, sorted", value="types", question="{card}のタイプは？")
    def types(self) -> list[str]:
        """The types of the object in Japanese, sorted."""
        return sorted(TYPES[one] for one in present_properties.types(self.table.game, self.id))

    @property
    @observed("subtypes", "its subtypes, sorted", value="types", question="{card}のサブタイプは？")
    def subtypes(self) -> list[str]:
        """The subtypes of the object in Japanese, sorted."""
        return sorted(SUBTYPES[one] for one in present_properties.subtypes(self.table.game, self.id))

    @property
    @observed("supertypes", "its supertypes, sorted", question="{card}のスーパータイプは？")
    def supertypes(self) -> list[str]:
        """The supertypes of the object, sorted."""
        return sorted(present_properties.supertypes(self.table.game, self.id))

    @property
    @observed("targets", "names of the declared targets of a layer", question="{card}の対象は？")
    def targets(self) -> list[str]:
        """Names of the declared targets of a layer."""
        layer = self.table.state.objects[self.id].layer
        declared = () if layer is None else layer.declared.targets
        return [self.table.game.last_known(one).card.name for targets in declared for one in targets]

    @property
    @observed("is marked", "whether it is marked", question="{card}は標的状態である？")
    def is_marked(self) -> bool:
        """Whether the object, a hero, is marked."""
        return self.table.state.objects[self.id].is_marked

    @observed("has subtype", "whether it has a subtype", "subtype", question="{card}はサブタイプ「{word}」を持つ？")
    def has_subtype(self, subtype: str) -> bool:
        """Whether the object has a subtype."""
        return subtype in present_properties.subtypes(self.table.game, self.id)


class Person(card_table.Person["Table", TrackedCard, ZoneName]):
    """A player at the table."""

    record: TrackedCard
    """The hero."""

    def __init__(self, table: "Table", number: int, name: str) -> None:
        """Seat a player of this name and number, with a default hero."""
        super().__init__(table, number, name)
        self.hero_card = Card(f"{name}の英雄", frozenset({"hero"}), life=_HERO_LIFE, intellect=0)
        self.seat = Seat(name, self.hero_card)

    @property
    def hero(self) -> TrackedCard:
        """The hero."""
        return self.record

    @property
    def option(self) -> PickPlayer:
        """The option that chooses the player, as the answer to a question."""
        return PickPlayer(self.number)

    # Before the game begins

    def gets(self, zone: ZoneName, *cards: Card, is_public: bool | None = None) -> tuple[TrackedCard, ...]:
        """Start with cards in a zone, in order, a deck from its top; return them."""
        return tuple(self.has_card(zone, card, is_public=is_public) for card in cards)

    def hand(self, what: Card | str, *abilities: str) -> TrackedCard:
        """Start with a card in hand, as ``has_card`` does; return it."""
        return self.has_card("hand", what, *abilities)

    def instant(self, name: str, *abilities: str, zone: ZoneName = "hand") -> TrackedCard:
        """Start with an instant of cost 0 in hand, as a filler without abilities; return it."""
        if not abilities:
            return self.has_card(zone, instant(name))
        return self.has_card(zone, f"《{name}》 インスタント コスト0", *abilities)

    def action(self, name: str, *abilities: str, defense: int | None = 2) -> TrackedCard:
        """Start with a non-attack action card of cost 0 in hand, as a filler without abilities; return it."""
        if not abilities:
            return self.hand(action(name, defense=defense))
        return self.hand(f"《{name}》 アクション コスト0{_stat('防御', defense)}", *abilities)

    def attack(
        self, name: str, *abilities: str, power: int = 3, defense: int | None = 3, zone: ZoneName = "hand"
    ) -> TrackedCard:
        """Start with an attack action card of cost 0 in hand; return it."""
        values = f"パワー{power}{_stat('防御', defense)}"
        return self.has_card(zone, f"《{name}》 アクション ― 攻撃 コスト0 {values}", *abilities)

    def sword(self, name: str, *abilities: str) -> TrackedCard:
        """Start with a sword of power 2; without abilities, it has a once-per-turn attack ability. Return it."""
        if not abilities:
            return self.has_card("weapon 1", sword(name))
        return self.has_card("weapon 1", f"《{name}》 武器 ― 剣・片手 パワー2", *abilities)

    def item(self, name: str, *abilities: str, zone: ZoneName = "permanent") -> TrackedCard:
        """Start with an item of cost 0 in the arena; return it."""
        return self.has_card(zone, f"《{name}》 アクション ― アイテム コスト0", *abilities)

    def aura(self, name: str, *abilities: str, zone: ZoneName = "permanent") -> TrackedCard:
        """Start with an aura of cost 0 in the arena; return it."""
        return self.has_card(zone, f"《{name}》 アクション ― オーラ コスト0", *abilities)

    def equips(self, slot: Slot, name: str, *abilities: str, defense: int | None = None) -> TrackedCard:
        """Start with a piece of equipment; return it."""
        return self.has_card(slot, f"《{name}》 装備品 ― {SUBTYPES[slot]}{_stat('防御', defense)}", *abilities)

    def plays_as(self, what: str, *abilities: str) -> None:
        """Play as a hero, given by the lines of a card sheet, instead of the default one."""
        self.table.recast(self.hero, read_card(what, *abilities))

    def brings(
        self,
        hero: Card | None,
        *cards: Card,
        in_deck: bool = False,
        others: tuple[Card, ...] = (),
        pool: tuple[Card, ...] = (),
    ) -> None:
        """Bring a hero and a card-pool to a game that begins with the start-of-game procedure.

        Equipment and weapons start in their zones unless all cards start in the deck; ``others`` do not start at all.
        From ``pool`` the player chooses as the game starts.
        """
        arena_cards = tuple(card for card in cards if not in_deck and card.types & {"equipment", "weapon"})
        deck = tuple(card for card in cards if card not in arena_cards)
        has_any = bool(cards or others or pool)
        self.seat = Seat(self.name, hero, deck, arena_cards, others=others, pool=pool, has_card_pool=has_any)
        opening = self.table.opening
        heroes = () if hero is None else ((self.name, hero),)
        self.table.opening = Opening((*opening.heroes, *heroes), (*opening.cards, *cards, *others, *pool))
        for words, brought in (
            ("デッキ", deck),
            ("装備する闘技場カード", arena_cards),
            ("ほかのカード", others),
            ("カードプール", pool),
        ):
            if brought:
                names = "".join(f"《{card.name}》" for card in brought)
                self.table.lines.append(AccountLine("situation", f"{self.name}の{words}は{names}"))

    def card(self, name: str) -> TrackedCard:
        """Return the player's first card of a name, once the game has started. Raises ScriptError if there is none."""
        for item in self.table.state.objects.values():
            if item.owner == self.number and item.card.name == name:
                return self.table.tracked_card(item.id)
        raise ScriptError(f"{self.name} has no {name}")

    # Public information

    @property
    @observed("kept out by", "rules that the card-pool breaks", value="rules")
    def is_kept_out_by(self) -> list[str]:
        """The numbers of the rules that the card-pool breaks; empty if a game can start with it."""
        try:
            check_seat(self.seat)
        except SeatError as error:
            return sorted(rule.partition(":")[2] for rule in error.rules)
        return []

    @property
    @observed("life", "life total", question="{player}のライフは？")
    def life(self) -> int:
        """Life total of the hero; 0 without a hero."""
        found = self.table.find(self.hero)
        return 0 if found is None else life_total(self.table.game, found) or 0

    @property
    @observed("action points", "number of action points", question="{player}のアクションポイントは？")
    def action_points(self) -> int:
        """Number of action points."""
        return self.table.state.players[self.number].action

    @property
    @observed("resource points", "number of resource points", question="{player}のリソースポイントは？")
    def resource_points(self) -> int:
        """Number of resource points."""
        return self.table.state.players[self.number].resource

    @property
    @observed("chi points", "number of chi points", question="{player}の気ポイントは？")
    def chi_points(self) -> int:
        """Number of chi points."""
        return self.table.state.players[self.number].chi

    @observed("sees", "whether the player may see an object", "card")
    def sees(self, card: TrackedCard) -> bool:
        """Whether the player may see a card."""
        return sees(self.table.game, self.number, card.id)

    @observed(
        "controls",
        "number of objects of a name that the player controls",
        "word",
        question="{player}がコントロールする「{word}」はいくつ？",
    )
    def controls(self, name: str) -> int:
        """Return the number of objects of a name that the player controls."""
        return sum(
            item.controller == self.number and item.card.name == name for item in self.table.state.objects.values()
        )

    @observed("power outside", "power of a card outside the game", "print")
    def power_outside(self, card: Card) -> int | None:
        """Return the power of a card that the player has outside the game."""
        return outside(self.table.game, self.number, card).power

    @observed("defense outside", "defense of a card outside the game", "print")
    def defense_outside(self, card: Card) -> int | None:
        """Return the defense of a card that the player has outside the game."""
        return outside(self.table.game, self.number, card).defense

    # Choices

    def announces(self, card: TrackedCard) -> "Table":
        """Begin to play a card, and stop at the first question. Return the table.

        To stop at a particular question, a check calls ``plays`` with ``...`` as the answer to it.
        """
        self.table.begin_action(self.number, Play(card.id))
        return self.table

    def cannot_pass(self, *rules: str) -> None:
        """Try to pass, and expect that exactly these rules forbid it."""
        self.table.expect_refusal(self.number, Pass(), rules)

    def concedes(self) -> "Table":
        """Concede the game. Return the table."""
        self.table.interrupt(Concede(self.number), {})
        return self.table

    def offers_draw(self, **answers: object) -> "Table":
        """Agree to a draw, and ask all others, whose answers are given in order. Return the table."""
        self.table.interrupt(AgreeToDraw(self.number), answers)
        return self.table

    def claims_no_progress(self, **answers: object) -> "Table":
        """Claim a stalemate or a deadlock (4.5.4d, 4.5.4e); ``answers`` are those of all others. Return the table."""
        self.table.interrupt(ClaimNoProgress(self.number), answers)
        return self.table

    @observed("may pass", "whether the player can pass now")
    def may_pass(self) -> bool:
        """Whether the player can pass now."""
        return Pass() in self.table.options_of(self.number)

    def is_taken_back(self, card: TrackedCard, *rules: str, **answers: object) -> None:
        """Begin to play a card; expect that exactly these rules reverse it and that the game is as before (1.10.3)."""
        self.table.expect_reversal(self, Play(card.id), rules, answers)


class Table(card_table.CardTable[State, Game, Person, TrackedCard]):
    """A game that a check plays."""

    ruleset = "fab"
    rules = FAB
    board = BOARD
    narrator_class = FabNarrator
    printer, read_card = printer, read_card
    card_class, person_class = TrackedCard, Person
    first_stage = "action phase"
    code_names: ClassVar[Mapping[str, Mapping[str, str]]] = {"step": STEPS, "damage": DAMAGE, "asset": ASSETS}
    zone_names = ZONES
    activated = (Activated,)
    questions_known = QUESTIONS
    event_words: ClassVar[Mapping[type[Event], str]] = {
        events.Deal: "ダメージ", events.Destroy: "破壊", events.Discard: "捨てる", events.Draw: "カードを引く",
        events.GainAsset: "ポイントを得る", events.GainLife: "ライフを得る", events.LoseLife: "ライフを失う",
        events.Move: "移る", events.PayAsset: "ポイントを支払う", events.Pitch: "ピッチ", events.Shuffle: "シャッフル",
    }  # fmt: skip
    defaults: ClassVar[Mapping[str, int]] = {
        "arsenal": 0, "defend": -1, "bottom of the deck": 0, "order of triggers": 0, "order of events": 0, "choose": 0,
        "opt to the top": 0,
        "first player": 0,
        "first player of replacements": 0,
        "order of replacements": 0, "order of effects": 0,
        "deadlock": 1, "draw": 1, "cut": 0, "cut at": 0, "equipment": 0, "first turn": 0,
        "leave out": 0, "pitch": 0, "start in the arena": 0, "look": 0, "extra activation": 0,
        "lost zone": 0, "zone": 0,
    }  # fmt: skip

    builder: Builder
    """The setup of the game, as long as it has not begun."""
    opening: Opening
    """The heroes and cards with which the game begins."""
    match = FIRST_GAME
    """What the match and its format determine."""

    def seat(self, names: Sequence[str]) -> None:
        """Let players of these names sit down, in turn order, each with a hero."""
        self.people = ()
        self.opening = Opening()
        self.builder = Builder(State(players=(), objects={}, zones={}, seed=self.seed))
        for name in names:
            self.joins(name)

    # Before the game begins

    def joins(self, name: str) -> Person:
        """Add a player, last in clockwise order."""
        person = Person(self, self.builder.seat(Player(name)), name)
        self.people += (person,)
        person.record = self.put(person, "hero", person.hero_card)
        return person

    def seated(self, count: int) -> tuple[Person, ...]:
        """Return the first players; more of them join a game with fewer."""
        for name in (*self.usual_names, "シド", "ダン")[len(self.people) : count]:
            self.joins(name)
        return self.people[:count]

    def party(self, *people: Person) -> None:
        """Let players form a party (1.1.4)."""
        name = "と".join(person.name for person in people)
        for person in people:
            person.seat = replace(person.seat, party=name)
        self.lines.append(AccountLine("situation", f"{name}は、1つのパーティーである"))

    def follows(self, selected: Person, loser: Person | None = None) -> None:
        """Let the game be the next one of a match, after one in which a player was selected, and one lost first."""
        self.match = Match(selected.number, None if loser is None else loser.number, self.match.deck_size)
        end = "引き分けになった" if loser is None else f"{loser.name}が最初に敗北した"
        words = f"同じマッチの前のゲームでは、{selected.name}が選ばれ、{end}"
        self.lines.append(AccountLine("situation", words))

    def demands(self, deck_size: int) -> None:
        """Let the format ask for a number of cards of each starting deck."""
        self.match = Match(self.match.selected, self.match.loser, deck_size)
        self.lines.append(
            AccountLine("situation", f"フォーマットでは、開始時のデッキは{deck_size}枚以上でなければならない")
        )

    def tell_print(self, *lines: str) -> None:
        """Tell how a card is printed, if it is not given in the words in which the opening tells it."""
        if is_printed_form(lines):
            self.lines.append(AccountLine("situation", f"カードの表記: {' ／ '.join(lines)}"))

    def type_called(self, word: str) -> str:
        """Return the type or subtype for which a word stands. Raises ScriptError if it stands for none."""
        if word not in _TYPES:
            raise ScriptError(unknown_name("type", word, _TYPES))
        return _TYPES[word]

    def tell_card(self, card: Card, words: str) -> None:
        """Add a line about a card in a zone, unless it is a hero, with whom the account opens."""
        if "hero" not in card.types:
            super().tell_card(card, words)

    def macro(self, person: Person, what: str, *abilities: str) -> TrackedCard:
        """Let a tournament rule create a macro, given by the lines of a sheet, that a player controls (1.5)."""
        card = read_card(what, *abilities)
        words = f"トーナメントルールが、{person.name}のコントロール下に、マクロの《{card.name}》を作成する"
        self.lines.append(AccountLine("situation", words))
        return TrackedCard(self, self.builder.create_macro(MacroRule(card, person.number)), card)

    def recast(self, tracked: TrackedCard, card: Card) -> None:
        """Replace the base properties of a tracked card."""
        self.builder.recast(tracked.serial, card)
        tracked.card = card

    def begin(self, stage: str = "", **values: object) -> None:
        """Begin the game at a stage, by default the action phase of the first player."""
        for person in self.people:
            self.builder.change_player(person.number, party=person.seat.party)
        self._begin(self.builder.state(**{"stage": stage or self.first_stage, "turn": 2, **values}))

    def start(self, **answers: object) -> None:
        """Begin the game by the start-of-game procedure, with the heroes and card-pools of the players (4.1)."""
        state = set_up([person.seat for person in self.people], self.seed, match=self.match)
        for person in self.people:
            hero = next(item for item in state.objects.values() if item.owner == person.number)
            person.record = TrackedCard(self, hero.serial, hero.card)
        self._begin(state)
        self.answer(**answers)

    def _begin(self, state: State) -> None:
        # Some cards of a card-pool may not be in the game.
        heroes = {item.owner: item.card for item in state.objects.values() if item.zone.name == "hero"}
        others = tuple(item.card for item in state.objects.values() if item.zone.name != "hero")
        named = ((person.name, heroes[person.number]) for person in self.people if person.number in heroes)
        self.opening = Opening(tuple(named), (*self.opening.cards, *others))
        self.start_at(state)

    # Public information

    @property
    @observed("active player", "name of who acts, null for none", value="name")
    def active(self) -> str:
        """Name of the active player; "なし" while nobody has priority."""
        return next((person.name for person in self.people if person.has_priority), "なし")

    def layer(self, index: int = -1) -> TrackedCard:
        """Return the layer at an index of the stack, by default the top one."""
        return self.tracked_card(self.game.stack[index])

    def tokens(self) -> tuple[TrackedCard, ...]:
        """Return the tokens in the game, the oldest first."""
        return tuple(self.tracked_card(item.id) for item in self.state.objects.values() if item.is_token)

    @property
    @observed("attack proxies", "number of attack-proxies", question="攻撃プロキシはいくつ？")
    def proxies(self) -> int:
        """Number of attack-proxies in the game."""
        return sum(item.proxy_of is not None for item in self.state.objects.values())

    @property
    @observed("attack sources", "names of the attack-sources, by chain link", question="攻撃のソースは？")
    def attack_sources(self) -> list[str]:
        """Names of the sources of the attacks on the combat chain, by chain link; an attack-card is its own source."""
        sources = (link.attack if link.source is None else link.source for link in self.state.links)
        return [self.game.last_known(source).card.name for source in sources]

    @observed("owners", "names of the owners of the objects of a name", "word", question="「{word}」のオーナーは誰？")
    def owners_of(self, name: str) -> list[str]:
        """Return the names of the owners of the objects of a name, the oldest object first."""
        items = (item for item in self.game.objects() if item.card.name == name)
        return [self.people[item.owner].name for item in items if item.owner is not None]

    @observed("power without a game", "power of a card in no game", "print")
    def power_without_a_game(self, card: Card) -> int | None:
        """Return the power of a card while no game is played."""
        return properties_of_card(card).power

    @observed("defense without a game", "defense of a card in no game", "print")
    def defense_without_a_game(self, card: Card) -> int | None:
        """Return the defense of a card while no game is played."""
        return properties_of_card(card).defense

    @property
    @observed("step", 'the present step, "" outside one')
    def step(self) -> str:
        """The step of combat, "" outside combat."""
        outside = f"{PHASES[self.state.phase]}(戦闘の外)"
        return Code(self.state.combat, {**self.code_names["step"], "": outside})

    def was_asked(self, person: Person, kind: str) -> bool:
        """Whether a player has been asked a question of this kind."""
        return self.was_asked_of(person.number, kind)

    # Choices

    def until(self, step: str | None, **answers: object) -> Self:
        """Let all players pass until a step of combat begins; "" is the end of combat, None the next turn.

        Return the table.
        """
        turn = self.state.turn
        for _ in range(MOST_CHOICES):
            has_come = self.state.turn != turn if step is None else self.state.combat == step
            if has_come or self.position.decision is None:
                return self
            self.resolve(**answers)
            answers = {}
        raise ScriptError("the turn never ended" if step is None else f"the step {step} never came")

    def end_turn(self, **answers: object) -> Self:
        """Let all players pass until the next turn begins. Return the table."""
        return self.until(None, **answers)

    def reversal(self, player: int, action: Option, answers: Mapping[str, object]) -> tuple[list[str], bool]:
        """Let a player begin an action that proves illegal; return as the parent does."""
        before, events_before = self.state, len(self.events)
        self.take_action(player, action, answers)
        back = [event for event in self.events[events_before:] if isinstance(event, events.TakenBack)]
        kept = {"history": (), "origins": {}, "drawn": before.drawn, "stage": before.stage}
        is_as_before = replace(self.state, **kept) == replace(before, **kept)
        return sorted(rule for event in back for rule in event.rules), is_as_before

    def expect_reversal(
        self, person: Person, action: Option, rules: Sequence[str], answers: Mapping[str, object]
    ) -> None:
        """Let a player begin an action that proves illegal; expect that exactly these rules reverse it (1.10.3)."""
        seen, is_as_before = self.reversal(person.number, action, answers)
        self.expect("アクションを不適正とするルール", [rule.partition(":")[2] for rule in seen], sorted(rules))
        self.expect("巻き戻した後のゲームは、アクションの前と同じか", is_as_before, True)

    @property
    def named_cards(self) -> tuple[TrackedCard, ...]:
        """The heroes, whom a player has from the start."""
        return tuple(person.hero for person in self.people)
