"""The sentences of Flesh and Blood alone in situations, and its words for zones, moments, points and questions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Literal, get_args

from msgspec.structs import replace

from rulesdb.engine.fab import present_properties
from rulesdb.engine.fab.cards import Card, Color
from rulesdb.engine.fab.events import Attacked, AttackHit
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.record_words import COLORS, KEYWORDS, MOMENTS, STATS
from rulesdb.engine.fab.rules.objects.card_pool import is_equipped_as_weapon
from rulesdb.engine.fab.rules.objects.defending import why_not_defending, with_declared
from rulesdb.engine.fab.state import ChainLink, State
from rulesdb.engine.fab.telling import ASSETS, QUESTIONS
from rulesdb.engine.fab.zones import CHAIN, EQUIPMENT_ZONES, WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.events import AnyName, Event
from rulesdb.engine.kernel.language.phrases import PLAIN, phrase, phrases
from rulesdb.engine.kernel.process.options import AgreeToDraw, Answer, Concede, Option, Pick
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.play.card_table import AnyCard
from rulesdb.play.fab.table import Table
from rulesdb.situations import actions, queries, setups
from rulesdb.situations.clauses import (
    Action,
    CardQuery,
    Permission,
    PlayerAction,
    PlayerQuery,
    PlayerSetup,
    Query,
    Reply,
    Setup,
)
from rulesdb.situations.fab.table import COMBAT
from rulesdb.situations.parts import (
    MOST_POINTS,
    AnyAnswer,
    CardRef,
    HeldZone,
    OwnZone,
    Pile,
    PlayerRef,
    SituationError,
)
from rulesdb.situations.session import Lull, Outcome, Session, permission

Points = Literal["action", "resource", "chi"]
Beginning = Literal[
    "start phase", "action phase", "end phase", "attack step", "defend step", "reaction step", "damage step",
    "resolution step",
]  # fmt: skip
"""The phases and steps of combat at which a situation can begin."""
Moment = Literal[
    "turn", "phase:start", "phase:end", "combat:attack", "combat:defend", "combat:reaction", "combat:damage",
    "combat:resolution", "combat:close", "combat:",
]  # fmt: skip
"""The moments until which players can pass."""
EquipmentZone = Literal["arms", "chest", "head", "legs", "weapon 1"]
"""The zones for what is equipped."""
ShownStat = Literal["cost", "pitch", "power", "defense"]
_STATS: Mapping[ShownStat, Callable[[Game, int], int | None]] = {
    "cost": present_properties.cost, "pitch": present_properties.pitch, "power": present_properties.power,
    "defense": present_properties.defense,
}  # fmt: skip
Topic = Literal[
    "additional cost", "alternative cost", "arsenal", "as an instant", "attack target", "attack with",
    "bottom of the deck", "card name", "choose", "choose one", "creation", "cut", "cut at", "deadlock", "defend",
    "discard", "draw", "equipment", "extra activation", "leave out", "start in the arena",
    "first player", "first player of replacements", "first turn", "half", "hidden trigger", "look",
    "lost zone", "may", "mode",
    "number", "opt to the bottom", "opt to the top",
    "order of effect costs", "order of effects", "order of events", "order of replacements", "order of triggers",
    "pitch", "prevention", "replace", "search", "shuffle in", "target", "x", "zone",
]  # fmt: skip
"""The kinds of questions that an answer can be about."""

_LULLS: Mapping[str, str] = {"phase:start": "fab:4.2.1", "phase:end": "fab:4.4.1", "combat:close": "fab:7.7.1"}
"""The phases and steps without priority, with the rules that say so."""
_MAY_DEFEND_NOW = "fab:7.3.2"
"""The rule by which cards are declared as defending in the defend step, and at no other time."""
_BEFORE_DEFENSE = frozenset({"layer", "attack"})
"""The steps of combat before the defend step."""
_DEFENDING_FROM = frozenset({"hand", *EQUIPMENT_ZONES, *WEAPON_ZONES})
_DEFENDS_FROM = "fab:7.3.2a"
"""The rule that says with what a player may defend."""
"""The zones with the cards that can be declared as defending."""

_ZONES: Mapping[ZoneName, str] = {
    "arms": "腕", "arsenal": "格納庫", "banished": "追放ゾーン", "chest": "胴", "deck": "デッキ", "graveyard": "墓地",
    "hand": "手札", "head": "頭", "inventory": "インベントリ", "legs": "足", "permanent": "闘技場",
    "pitch": "ピッチゾーン", "soul": "ソウル", "weapon 1": "武器ゾーン",
}  # fmt: skip
_NEXT_TURN = "次のターン"
_PHASES: Mapping[Beginning, str] = {
    "start phase": "開始フェイズ", "action phase": "アクションフェイズ", "end phase": "終了フェイズ",
}  # fmt: skip
WORDS: Mapping[tuple[object, str], Mapping[AnyName, str]] = {
    (HeldZone, PLAIN): _ZONES,
    (OwnZone, PLAIN): _ZONES,
    (EquipmentZone, PLAIN): {zone: _ZONES[zone] for zone in get_args(EquipmentZone)},
    (Color, PLAIN): COLORS,
    (Pile, PLAIN): {"deck": _ZONES["deck"]},
    (Points, PLAIN): {kind: ASSETS[kind] for kind in get_args(Points)},
    (Beginning, PLAIN): {**_PHASES, **{stage: MOMENTS[f"combat:{step}"] for stage, step in COMBAT.items()}},
    (Moment, PLAIN): {moment: _NEXT_TURN if moment == "turn" else MOMENTS[moment] for moment in get_args(Moment)},
    (ShownStat, PLAIN): {stat: STATS[stat] for stat in get_args(ShownStat)},
    (type[Ability], PLAIN): KEYWORDS,
    (Topic, PLAIN): {kind: QUESTIONS[kind] for kind in get_args(Topic)},
}
"""The words of situations, by annotation and form."""


class Holds(setups.Holds, frozen=True, kw_only=True):
    """Cards are in a zone of a player."""

    is_face_down: bool = False
    """Whether they are face down, where cards usually are face up."""
    is_face_up: bool = False
    """Whether they are face up, where cards usually are face down."""

    def values(self) -> Mapping[str, object]:
        """Return the values of their records."""
        facing = {"is_public": self.is_face_up} if self.is_face_up or self.is_face_down else {}
        return {**super().values(), **facing}


class Equips(PlayerSetup, frozen=True, kw_only=True):
    """A player has equipped arena-cards."""

    cards: tuple[CardRef, ...]
    """The pieces of equipment and weapons."""
    zone: EquipmentZone | None = None
    """The zone that they are equipped in, None if that is not said."""

    def set_up(self, session: Session) -> None:
        """Put them into the zones of their subtypes. Raises SituationError for a card that cannot be equipped there."""
        for card in self.cards:
            printed = session.card(card.name)
            zones = [zone for zone in EQUIPMENT_ZONES if zone in printed.subtypes]
            if not zones and not is_equipped_as_weapon(printed):
                raise SituationError(f"{card.name} has no zone in which it could be equipped")
            zone = (*zones, "weapon 1")[0]
            if self.zone not in {None, zone}:
                raise SituationError(f"{card.name} cannot be equipped there, but in: {_ZONES[zone]}")
            self._check_room(session, printed, zone)
            session.put(self.player, zone, card.name, {})

    def _check_room(self, session: Session, card: Card, zone: str) -> None:
        """Raise SituationError without an empty zone for it (3.10.2, 3.16.2a), and for a second off-hand (8.2.10)."""
        number, records = session.person(self.player).number, session.table.objects()
        held = [one.card for one in records if one.owner == number and one.zone.name in WEAPON_ZONES]
        if zone in EQUIPMENT_ZONES and any(one.owner == number and one.zone.name == zone for one in records):
            raise SituationError(f"{card.name} has no zone in which it could be equipped")
        all_held = [*held, card]
        offs = sum("off-hand" in one.subtypes for one in all_held)
        hands = sum(2 if "2H" in one.subtypes else 1 for one in all_held)
        if zone in WEAPON_ZONES and (offs > 1 or hands > len(WEAPON_ZONES)):
            raise SituationError(f"{card.name} has no zone in which it could be equipped")


class Hero(PlayerSetup, frozen=True, kw_only=True):
    """The hero of a player."""

    card: CardRef
    """The hero's card."""

    def set_up(self, session: Session) -> None:
        """Put the hero in the place of the one that every player begins with."""
        hero = session.person(self.player).record
        session.say_once(("hero", hero.serial), self.card.name)
        hero.card = session.card(self.card.name)
        session.table.builder.recast(hero.serial, hero.card)
        session.track(hero)


class Life(PlayerSetup, frozen=True, kw_only=True):
    """The life of a player's hero."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    amount: int
    """The life total, from 1: a player without life has lost."""

    def set_up(self, session: Session) -> None:
        """Let the hero have gained or lost the difference to what is printed on it."""
        hero = session.person(self.player).record
        session.say_once(("life", hero.serial), self.amount)
        session.change(hero, gained=self.amount - (session.table.builder.record(hero.serial).card.life or 0))

    def is_so(self, session: Session) -> bool:
        """Whether the hero has so much life."""
        return session.person(self.player).life == self.amount


def _is_marked(session: Session, player: PlayerRef) -> bool:
    """Whether the hero of a player is marked now."""
    state: State = session.table.state
    hero: int = session.person(player).record.id
    return state.objects[hero].is_marked


class LifeOfAll(Setup, frozen=True, kw_only=True):
    """The life of the heroes of all players."""

    bounds: ClassVar[Mapping[str, range]] = Life.bounds
    amount: int
    """The life total, from 1."""

    def set_up(self, session: Session) -> None:
        """Give each hero so much life."""
        for life in self._of_each(session):
            life.set_up(session)

    def is_so(self, session: Session) -> bool:
        """Whether each hero has so much life."""
        return all(life.is_so(session) for life in self._of_each(session))

    def _of_each(self, session: Session) -> Iterator[Life]:
        return (Life(player=PlayerRef(person.name), amount=self.amount) for person in session.table.people)


class Marked(PlayerSetup, frozen=True, kw_only=True):
    """A player's hero is marked, or is not."""

    is_marked: bool = True
    """Whether the hero is marked."""

    def set_up(self, session: Session) -> None:
        """Mark the hero. Raises SituationError if another sentence says otherwise."""
        hero = session.person(self.player).record
        session.say_once(("marked", hero.serial), self.is_marked)
        session.change(hero, is_marked=self.is_marked)

    def is_so(self, session: Session) -> bool:
        """Whether the hero is marked, or is not."""
        return _is_marked(session, self.player) is self.is_marked


class IsMarked(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player's hero is marked."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        return Outcome(shown(_is_marked(session, self.player)))


HasPoints = row(setups.HasPoints, "HasPoints", "A player has points.", asset=Points)


def _pause(session: Session, moment: str) -> None:
    """Note that the next sentence is about a phase or step in which nobody gets priority, if it is one."""
    if moment in _LULLS:
        session.lull = Lull(moment, _LULLS[moment], session.table.events_so_far if session.table.has_begun else None)


class Turn(setups.Turn, frozen=True, kw_only=True):
    """The turn, and the phase or step of combat, at which the game begins."""

    stage: Beginning | None = None
    """The phase or step, None for the usual one."""

    def set_up(self, session: Session) -> None:
        """Begin there. Raises SituationError as the parent does."""
        super().set_up(session)
        _pause(session, f"phase:{(self.stage or '').removesuffix(' phase')}")


class PassUntil(actions.PassUntil, frozen=True, kw_only=True):
    """All players pass until a moment of the turn."""

    moment: Moment
    """The moment."""

    @property
    def later(self) -> str:
        """The sentence for the next turn; "" for that turn itself."""
        return "" if self.moment == "turn" else f"{_NEXT_TURN}まで全員がパスを続ける"

    def is_awaited(self, session: Session) -> bool:
        """Whether the moment is the present one, so that nobody passes."""
        return self.has_come(session, session.table.state)

    def is_late(self, session: Session, before: CoreState) -> bool:
        """Whether another turn has begun, before which the step of combat has not come."""
        return super().is_late(session, before) or session.table.state.turn != before.turn

    def act(self, session: Session) -> None:
        """Let them pass until the moment, unless it has just come, or the game begins behind it.

        Raises SituationError in another player's turn, and if it never comes.
        """
        turn_player = session.table.people[session.table.state.turn_player].name
        if self.moment != "turn" and self.player is not None and self.player.name != turn_player:
            raise SituationError(f"it is not the turn of {self.player.name}")
        is_its_turn = self.player is None or self.player.name == turn_player
        has_just_come = self.moment == "turn" and session.arrived == session.table.events_so_far
        is_at_first = self.moment == "phase:start" and session.table.choices_made == 0
        if is_its_turn and (has_just_come or is_at_first):
            _pause(session, self.moment)
        else:
            super().act(session)

    def earlier(self) -> Turn | None:
        """Return the start phase at which the game begins, where nobody has acted before it."""
        if self.moment != "phase:start" or self.player is None:
            return None
        return Turn(player=self.player, stage="start phase")

    def go_on(self, session: Session, before: CoreState) -> None:
        """Let them pass until the moment or a question. Raises SituationError as the parent does."""
        super().go_on(session, before)
        if self.has_come(session, before):
            _pause(session, self.moment)

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether the phase, step or turn has begun; one without priority also where the next one has followed."""
        field, is_field, name = self.moment.partition(":")
        state: State = session.table.state
        has_begun = is_field != "" and {"phase": state.phase, "combat": state.combat}[field] == name
        if self.moment == "combat:close" and state.combat == "":
            return True
        is_turn = self.player is None or field != "turn" or session.person(self.player).number == state.turn_player
        return has_begun or (state.turn != before.turn and field in {"turn", "phase"} and is_turn)


class Answers(actions.Answers, frozen=True, kw_only=True):
    """Answers to one kind of question."""

    topic: Topic
    """The kind of question."""

    def refuse(self, session: Session) -> None:
        """Refuse cards that cannot defend, as where a sentence says that their player defends with them."""
        question = session.question if self.topic == "defend" else None
        if question is not None and question.kind == "defend":
            cards = tuple(card for card in self.given if isinstance(card, CardRef))
            player = PlayerRef(session.table.people[question.player].name)
            Defends(player=player, cards=cards).refuse(session)


class Attacks(PlayerAction, frozen=True, kw_only=True):
    """A player attacks: with a card that is an attack by playing it, with anything else by activating its ability."""

    is_attack: ClassVar[bool] = True
    is_of_hand: ClassVar[bool] = True
    card: CardRef
    """The attack, or the weapon."""
    target: PlayerRef | CardRef | None = None
    """The attack-target, a player for the player's hero; None where only one object can be attacked."""

    def act(self, session: Session) -> None:
        """Play the attack, or activate the first ability. Raises SituationError for what cannot be attacked."""
        table, refused = session.table, len(session.refusals)
        if self.target is not None:
            table.script["attack target"] = [self.target]
        session.take(self.player, _attacks(session, self.player, self.card))
        is_refused, is_left = len(session.refusals) > refused, "attack target" in table.left
        if self.target is not None and is_left and (is_refused or session.question is None):
            table.script.pop("attack target", None)
            if not is_refused:
                raise SituationError(f"{self.target.name} cannot be attacked now")


class MayAttack(Permission, frozen=True, kw_only=True):
    """Whether a player may attack with a card."""

    def options(self, session: Session) -> Sequence[Option]:
        """Return the actions with the objects of the name."""
        return _attacks(session, self.player, self.card)


def _attacks(session: Session, player: PlayerRef, ref: CardRef) -> Sequence[Option]:
    """Return the actions by which a player would attack with a card: to play an attack, to activate anything else."""
    if session.card(ref.name).is_attack:
        return session.plays(ref, player)
    return session.activations(player, ref, 1)


class Defends(Reply, frozen=True, kw_only=True):
    """A player defends with cards."""

    usually_behind: ClassVar[str] = f"{MOMENTS['combat:defend']}まで全員がパスを続ける"
    is_of_hand: ClassVar[bool] = True
    player: PlayerRef | None = None
    """The player, None where nobody defends."""
    cards: tuple[CardRef, ...]
    """The cards; none for a player who does not defend."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the cards as the answers to which card defends."""
        return {"defend": self.cards}

    def refuse(self, session: Session) -> None:
        """Refuse the declaration if a rule forbids one of its cards; what other sentences declare is left."""
        table, question = session.table, session.question
        if not self.cards and question is not None and question.kind == "defend" and "defend" not in table.script:
            table.script["defend"] = []
        start, given = table.accepted, table.left.get("defend", [])
        stop = start + sum(card in self.cards for card in given[start : start + len(self.cards)])
        against = self.forbidding(session, given[start:stop], given[:start])
        if against is None:
            table.accepted = stop
        else:
            card, rule, effects = against
            which = (f"できないのは{card}",) if len(self.cards) > 1 else ()
            action = f"{'と'.join(card.words for card in self.cards)}で防御する"
            assert self.player is not None
            session.refuse(self.player, action, (rule,), (*which, *effects))
            del table.script["defend"][start:stop]
            if not table.script["defend"]:
                del table.script["defend"]
        table.answer_all()

    def forbidding(
        self, session: Session, cards: Sequence[object], others: Sequence[object] = ()
    ) -> tuple[str, str, tuple[str, ...]] | None:
        """Return the first card that cannot defend beside those before and others, the rule and the effects by it."""
        if self.player is None:
            return None
        table, person = session.table, session.person(self.player)
        is_open = session.question is not None and session.question.kind == "defend"
        taken = table.taken((*others, *cards)) if is_open else []
        declared = [one.object for one in taken if isinstance(one, Pick) and one.object is not None]
        for answer in cards[max(0, len(declared) - len(others)) :]:
            assert isinstance(answer, CardRef)
            candidates = session.candidates(answer, self.player)
            card = next((one for one in candidates if one.id not in declared), candidates[0])
            game = with_declared(table.game, declared, person.record.id) if declared else table.game
            rule = why_not_defending(game, card.id)
            effects = table.restricting(person.number, "defend", card.id)
            if rule != _MAY_DEFEND_NOW or effects:
                return session.ref_to(card.id).words, rule, effects
        return None

    def wait(self, session: Session) -> None:
        """Let players pass until cards are declared as defending, while the attack is new."""
        table = session.table
        while "defend" in table.script and session.question is None and table.state.combat in _BEFORE_DEFENSE:
            table.all_pass()


class Concedes(PlayerAction, frozen=True, kw_only=True):
    """A player concedes the game, which every player may at any time (4.5.3c)."""

    def is_awaited(self, session: Session) -> bool:
        """Whether it may be done while a player must choose: it may."""
        del session  # at any time
        return True

    def act(self, session: Session) -> None:
        """Concede."""
        session.table.interrupt(Concede(session.person(self.player).number), {})


class AllAgreeToDraw(Action, frozen=True, kw_only=True):
    """All players that remain in the game agree to a draw, which they may at any time (4.5.4c)."""

    def is_awaited(self, session: Session) -> bool:
        """Whether it may be done while a player must choose: it may."""
        del session  # at any time
        return True

    def act(self, session: Session) -> None:
        """Let the first of them propose it, and the others agree."""
        first, *others = (person.number for person in session.table.people if not person.has_lost)
        session.table.interrupt(AgreeToDraw(first), {"draw": [Answer(is_yes=True)] * len(others)})


class DefendsWithNoneOf(Reply, frozen=True, kw_only=True):
    """A player declares no card from hand as defending; equipment is another matter."""

    usually_behind: ClassVar[str] = Defends.usually_behind
    player: PlayerRef
    """The player."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return none: whether anything else could be declared is seen when the game asks."""
        return {}

    def wait(self, session: Session) -> None:
        """Let players pass until the game asks for cards, and declare none if all that could be are in hand.

        Raises SituationError if a card from the player's hand defends against the attack, or nothing attacks.
        """
        table, number = session.table, session.person(self.player).number
        while session.question is None and table.state.combat in _BEFORE_DEFENSE:
            table.all_pass()
        question, objects = session.question, table.state.objects
        if question is not None and (question.kind, question.player) == ("defend", number):
            options = [one.object for one in question.options if isinstance(one, Pick) and one.object is not None]
            if all(objects[one].zone.name == "hand" for one in options):
                table.script["defend"] = []
                table.answer_all()
        elif not table.state.links:
            raise SituationError(f"nothing attacks {self.player.name}: write first what attacks")
        defending = [one for one, _ in table.state.links[-1].defending] if table.state.links else []
        if any(objects[one].owner == number and objects[one].is_from_hand for one in defending if one in objects):
            raise SituationError(f"a card from the hand of {self.player.name} defends")


class Passes(actions.Passes, frozen=True, kw_only=True):
    """A player passes, or declares no card as defending where the game asks for some."""

    def is_awaited(self, session: Session) -> bool:
        """Whether the player is asked for defending cards."""
        question = session.question
        number = session.person(self.player).number
        return question is not None and (question.kind, question.player) == ("defend", number)

    def act(self, session: Session) -> None:
        """Pass, or defend with nothing."""
        if self.is_awaited(session):
            session.table.script["defend"] = []
            session.table.answer_all()
        else:
            super().act(session)


def is_attacking(session: Session, card: CardRef) -> bool:
    """Whether the last chain link is unresolved, and its attack, or the source of that, is a card of a name."""
    table, links = session.table, session.table.state.links
    attacks = (links[-1].attack, links[-1].source) if links and not links[-1].is_resolved else ()
    items = (table.game.object(one) for one in attacks if one is not None and table.game.has(one))
    return any(table.printed_name(one) == card.name and table.is_held_so(card, one) for one in items)


class MayDefend(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player may defend with cards now, with all of them if there are several."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True
    cards: tuple[CardRef, ...]
    """The cards."""
    against: CardRef | None = None
    """What they would defend against, None for the attack of the active chain link."""

    @property
    def named(self) -> tuple[CardRef, ...]:
        """The cards."""
        return self.cards

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules and effects that forbid it: those about one card alone first.

        Raises SituationError if something else attacks than what is named, and that is not on the stack either.
        """
        table = session.table
        if self.against is not None and not is_attacking(session, self.against):
            names = [table.printed_name(table.game.object(one)) for one in table.game.stack]
            if self.against.name not in names:
                raise SituationError(f"{self.against.name} does not attack now")
        alone = [self._alone(session, card) for card in self.cards]
        forbidden = next((one for one in alone if one.refusals), None)
        if forbidden is not None or len(alone) == 1:
            return forbidden or alone[0]
        together = Defends(player=self.player, cards=self.cards).forbidding(session, self.cards)
        if together is None:
            return permission(allowing=(_DEFENDS_FROM,))
        card, rule, effects = together
        return permission((rule,), effects)._replace(about=f"できないのは{card}")

    def _alone(self, session: Session, ref: CardRef) -> Outcome:
        table, person, question = session.table, session.person(self.player), session.question
        is_open = question is not None and (question.kind, question.player) == ("defend", person.number)
        options = question.options if is_open and question is not None else ()

        def may_defend(card: int) -> Outcome:
            effects = table.restricting(person.number, "defend", card)
            forbidding = permission((why_not_defending(table.game, card),), effects)
            return permission(allowing=(_DEFENDS_FROM,)) if Pick(card) in options else forbidding

        cards = session.candidates(ref, self.player)
        objects = table.state.objects
        own = [card for card in cards if objects[card.id].owner == person.number] or cards
        candidates = [card for card in own if objects[card.id].zone.name in _DEFENDING_FROM] or own[:1]
        return session.same_of(ref, {card.serial: may_defend(card.id) for card in candidates}, len(cards))


class StatOf(CardQuery, frozen=True, kw_only=True):
    """A numeric property of an object; the power is that of its attack while it attacks by a proxy."""

    stat: ShownStat
    """The property."""

    def outcome(self, session: Session) -> Outcome:
        """Return the value, "なし" for an object without the property."""
        value = _STATS[self.stat]

        def shown_of(card: AnyCard) -> Outcome:
            game = session.table.game
            proxies = [link.attack for link in game.state.links if link.source == card.id and game.has(link.attack)]
            own, *of_attack = (_number(value(game, one)) for one in (card.id, *proxies[-1:]))
            if not of_attack or self.stat != "power":
                return Outcome(own)
            return Outcome(of_attack[0], about=f"《{self.card.name}》の攻撃の値、《{self.card.name}》自体は{own}")

        return session.of_copies(self.card, shown_of)


class HasHit(CardQuery, frozen=True, kw_only=True):
    """Whether an attack of an object has hit since the game began."""

    is_about: ClassVar[tuple[type[Event], ...]] = (AttackHit,)
    target: PlayerRef | None = None
    """The player whose hero it has hit, None for any object."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no; that of a weapon is the attack of its proxy."""
        hero = None if self.target is None else session.person(self.target).record.id
        hits = {
            serial
            for event, state in session.table.happened
            for serial in _attackers(event, state)
            if hero is None or getattr(event, "target", None) == hero
        }
        return session.of_copies(self.card, lambda card: Outcome(shown(card.serial in hits)))


class LastAttackHasHit(Query, frozen=True, kw_only=True):
    """Whether the last attack has hit."""

    is_about: ClassVar[tuple[type[Event], ...]] = (AttackHit,)

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no. Raises SituationError where nothing has attacked."""
        events = [one.event for one in session.table.happened]
        last = max((at for at, event in enumerate(events) if isinstance(event, Attacked)), default=None)
        if last is None:
            raise SituationError("nothing has attacked: ask behind an attack whether it has hit")
        return Outcome(shown(any(isinstance(event, AttackHit) for event in events[last:])))


def _attackers(event: Event, state: CoreState) -> Iterator[int]:
    """Yield the serial numbers of the attack that has hit, and of the object whose proxy it is."""
    if isinstance(event, AttackHit) and isinstance(state, State):
        sources = [link.source for link in state.links if link.attack == event.object and link.source is not None]
        yield from (state.objects[one].serial for one in (event.object, *sources) if one in state.objects)


def _number(value: int | None) -> str:
    return queries.NONE if value is None else str(value)


def _put_on_chain(session: Session, player: PlayerRef, ref: CardRef) -> int:
    """Put a card on the combat chain, from where another sentence has put it, or else from hand; return its id."""
    table, number = session.table, session.person(player).number
    try:
        card = session.listed(replace(ref, player=player))
    except SituationError:
        session.put(player, "hand", ref.name, {})
        card = session.listed(replace(ref, player=player))
    before = table.builder.record(card.serial)
    table.builder.move(card.serial, CHAIN)
    session.change(card, controller=number, is_public=True, origin=before.zone)
    return card.serial


class Attacking(PlayerSetup, frozen=True, kw_only=True):
    """A player attacks an object of another player; earlier attacks have resolved."""

    is_attack: ClassVar[bool] = True
    card: CardRef
    """The attack."""
    target: PlayerRef | CardRef
    """The attack-target, a player for the player's hero."""

    def set_up(self, session: Session) -> None:
        """Make the attack the last chain link. Raises SituationError for another's turn, and for no attack."""
        if not session.card(self.card.name).is_attack:
            raise SituationError(f"{self.card.name} is no attack: let the player play it, or activate its ability")
        player = session.person(self.player).number
        if session.beginning.setdefault("turn_player", player) != player:
            raise SituationError(f"it is not the turn of {self.player.name}")
        links: tuple[ChainLink, ...] = session.beginning.get("links", ())
        attack = _put_on_chain(session, self.player, self.card)
        link = ChainLink(len(links) + 1, attack, None, player, (session.object_of(self.target).serial,))
        session.beginning["links"] = (*(replace(one, is_resolved=True) for one in links), link)

    def later(self) -> Attacks:
        """Return the attack as what the player does."""
        return Attacks(player=self.player, card=self.card, target=self.target)


class Defending(PlayerSetup, frozen=True, kw_only=True):
    """A player defends against the last attack with cards."""

    cards: tuple[CardRef, ...]
    """The cards."""

    def set_up(self, session: Session) -> None:
        """Put the cards on the chain link. Raises SituationError without an attack on the player."""
        links: tuple[ChainLink, ...] = session.beginning.get("links", ())
        hero = session.person(self.player).record.serial
        if not links or hero not in links[-1].targets:
            raise SituationError(f"nothing attacks {self.player.name}: write first what attacks")
        cards = tuple((_put_on_chain(session, self.player, ref), hero) for ref in self.cards)
        last = replace(links[-1], defending=(*links[-1].defending, *cards))
        session.beginning["links"] = (*links[:-1], last)

    def later(self) -> Defends:
        """Return the defense as what the player does."""
        return Defends(player=self.player, cards=self.cards)


PHRASES = (
    *phrases(Holds, "{player}の{zone}に{cards|と}が[タップ状態で@is_tapped][{count}枚]ある"),
    *phrases(Holds, "{player}の{zone}に{cards|と}が{count}(つ/個/体)ある"),
    *phrases(Holds, "{player}の{zone}に{cards|と}が裏向きで[{count}枚]ある", is_face_down=True),
    *phrases(Holds, "{player}の{zone}に{cards|と}が表向きで[{count}枚]ある", is_face_up=True),
    *phrases(setups.HoldsNothing, "{player}の{zone}(にカードはない/は空である)"),
    *phrases(Equips, "{player}は[{zone}に]{cards|と}を装備している"),
    phrase(Hero, "{player}のヒーローは{card}である"),
    phrase(Life, "{player}のライフは{amount}である"),
    phrase(IsMarked, "{player}のヒーローは標的状態である？"),
    phrase(LifeOfAll, "全員のライフは{amount}である"),
    phrase(HasPoints, "{player}の{asset}は{amount}である"),
    phrase(Marked, "{player}のヒーローは標的状態である"),
    phrase(Marked, "{player}のヒーローは標的状態ではない", is_marked=False),
    *phrases(Turn, "{player}のターン[の{stage}]である"),
    *phrases(PassUntil, "[{player}の]{moment}まで全員がパスを続ける"),
    *phrases(Answers, "{topic}(: /は){given|、}"),
    *phrases(Attacks, "{player}は{card}で[{target}を]攻撃する"),
    phrase(MayAttack, "{player}は{card}で攻撃できる？"),
    phrase(Defends, "{player}は{cards|と}で防御する"),
    phrase(Defends, "{player}は防御しない", cards=()),
    phrase(Defends, "誰も防御しない", cards=()),
    phrase(DefendsWithNoneOf, "{player}は手札からは防御しない"),
    phrase(Passes, "{player}はパスする"),
    *phrases(Concedes, "{player}は(投了する/降参する)"),
    phrase(AllAgreeToDraw, "全員が引き分けに合意する"),
    *phrases(actions.Plays, "{player}は({card}を{zone}から/{zone}から{card}を)プレイする"),
    *phrases(queries.MayPlay, "{player}は({card}を{zone}から/{zone}から{card}を)プレイできる？"),
    phrase(queries.IsInZone, "{card}は{zone}にある？"),
    *phrases(queries.IsInZone, "{card}は戦闘チェイン(にある/に残る/に残っている)？", zone="combat chain"),
    phrase(MayDefend, "{player}は{cards|と}で防御できる？"),
    phrase(MayDefend, "{player}は{against}の攻撃を{cards|と}で防御できる？"),
    phrase(StatOf, "{card}の{stat}は？"),
    *phrases(HasHit, "{card}は[{target}に]ヒットした？"),
    phrase(LastAttackHasHit, "攻撃はヒットした？"),
    *queries.looks(Table),
    phrase(Attacking, "{player}は{card}で{target}を攻撃している"),
    phrase(Defending, "{player}は{cards|と}で防御している"),
)
"""The phrases of situations of Flesh and Blood."""
