"""What is asked about a game of Magic: what an object is like, mana, the step, special actions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Literal

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.event_kinds.player_events import GetPriority
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.event_kinds.zone_events import Draw
from rulesdb.engine.kernel.language.phrases import PLAIN, phrase, phrases
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.mtg import characteristics
from rulesdb.engine.mtg.cards import COLORS as KINDS_OF_COLOR
from rulesdb.engine.mtg.cards import PARTS, SYMBOLS, CardType, ManaKind
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.faces import FaceRevealed
from rulesdb.engine.mtg.events.points import Deal, GainLife, LoseLife
from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.events.zones import Declare
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.suspend import is_suspended
from rulesdb.engine.mtg.language.record_words import COLORS
from rulesdb.engine.mtg.rules.attempts import Attempt, SpecialAction
from rulesdb.engine.mtg.rules.total_costs import total_cost
from rulesdb.play.card_table import AnyCard
from rulesdb.play.mtg.table import Table
from rulesdb.situations import queries
from rulesdb.situations.clauses import CardQuery, Permission, PlayerQuery, Query
from rulesdb.situations.mtg import combat
from rulesdb.situations.mtg.actions import special_actions
from rulesdb.situations.mtg.happenings import events_since_played, put_on_stack
from rulesdb.situations.parts import CardRef, PlayerRef, SituationError
from rulesdb.situations.queries import NONE
from rulesdb.situations.session import Outcome, Session
from rulesdb.situations.told.facts import Happens
from rulesdb.situations.told.possibilities import HasTriggered

Trait = Literal["power", "toughness", "colors", "name"]
"""What an object has."""
Condition = Literal["face down", "suspended", "untapped", "attacking"]
"""What an object may be."""


def _colors(game: Game, object_id: int) -> str:
    found = characteristics.properties(game, object_id).colors
    return "、".join(word for color, word in COLORS.items() if color in found) or "無色"


_TRAITS: Mapping[Trait, tuple[str, Callable[[Game, int], object]]] = {
    "power": ("パワー", characteristics.power),
    "toughness": ("タフネス", characteristics.toughness),
    "colors": ("色", _colors),
    "name": ("名前", lambda game, one: characteristics.properties(game, one).name or NONE),
}
_CONDITIONS: Mapping[Condition, tuple[str, Callable[[Game, int], bool]]] = {
    "untapped": ("アンタップ状態", lambda game, one: not game.object(one).is_tapped),
    "attacking": ("攻撃している状態", lambda game, one: any(other.creature == one for other in game.state.attackers)),
    "face down": ("裏向き", lambda game, one: game.object(one).face is not None),
    "suspended": ("待機状態", is_suspended),
}
WORDS: Mapping[tuple[object, str], Mapping[str, str]] = {
    (Trait, PLAIN): {trait: words for trait, (words, _) in _TRAITS.items()},
    (Condition, PLAIN): {condition: words for condition, (words, _) in _CONDITIONS.items()},
}
"""The words for what an object has and may be."""


class TraitOf(CardQuery, frozen=True, kw_only=True):
    """What an object has: its power, colors and the like."""

    trait: Trait
    """What is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return the value."""
        _, value = _TRAITS[self.trait]
        return session.of_copies(self.card, lambda card: Outcome(shown(value(session.table.game, card.id))))


class IsInCondition(CardQuery, frozen=True, kw_only=True):
    """Whether an object is face down, suspended, untapped or attacking."""

    condition: Condition
    """What is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        _, holds = _CONDITIONS[self.condition]
        return session.of_copies(self.card, lambda card: Outcome(shown(holds(session.table.game, card.id))))


class ControllerOf(CardQuery, frozen=True, kw_only=True):
    """The player who controls an object."""

    def outcome(self, session: Session) -> Outcome:
        """Return the player's name."""

        def name_of(card: AnyCard) -> Outcome:
            player = session.table.game.object(card.id).controller
            return Outcome(NONE if player is None else session.table.people[player].name)

        return session.of_copies(self.card, name_of)


class ManaOfPlayer(PlayerQuery, frozen=True, kw_only=True):
    """The mana in a player's mana pool, or its amount."""

    is_amount: bool = False
    """Whether the amount of all kinds together is asked for."""

    def outcome(self, session: Session) -> Outcome:
        """Return the kinds of mana with their amounts."""
        state = session.table.state.players[session.person(self.player).number]
        if self.is_amount:
            return Outcome(str(sum(state.points(kind) for kind in MANA)))
        return Outcome(
            "、".join(f"{word}{state.points(kind)}点" for kind, word in MANA.items() if state.points(kind)) or NONE
        )


class PresentStep(Query, frozen=True, kw_only=True):
    """The present step or main phase."""

    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return its name, with the player whose turn it is."""
        state = session.table.state
        return Outcome(f"{session.table.people[state.turn_player].name}のターンの{STEPS[state.step]}")


class TotalCost(CardQuery, frozen=True, kw_only=True):
    """What a card costs to play (409.1f): as it was last played, or as it could be played now."""

    def outcome(self, session: Session) -> Outcome:
        """Return the mana in symbols. Raises SituationError for a card that is not there."""
        played = [*_payments(session, self.card)]
        if played:
            game, attempt = played[-1]
        else:
            card = session.tracked(self.card)
            owner = session.table.state.objects[card.id].owner
            game, attempt = session.table.game, Attempt(owner, card.id, card.id)
        with rules_in_force():  # what is called here decides nothing
            points = total_cost(game, attempt).points
        amount = sum(points.values())
        symbols = "".join(_symbols(part, points[part]) for part in ("generic", *PARTS[:-1]) if points.get(part))
        return Outcome(
            symbols or "{0}", equivalents=(f"{amount}マナ", f"{symbols or '{0}'}({amount}マナ)", str(amount))
        )


def _payments(session: Session, ref: CardRef) -> Iterator[tuple[Game, Attempt]]:
    """Yield the game and the attempt in which each play of a card was paid for: when it was announced."""
    history = session.table.history
    for at, one in enumerate(history):
        made = put_on_stack(one)
        if made is None or made.layer is None or made.layer.category != "card" or made.controller is None:
            continue
        if session.table.printed_name(made) == ref.name and session.table.is_held_so(ref, made):
            ends = (i for i, other in enumerate(history[at:], at) if isinstance(other.event, GetPriority))
            of_play = history[at : next(ends, len(history))]
            declared = [two for two in of_play if isinstance(two.event, Declare)]
            state = (declared or of_play)[-1].state
            yield session.table.rules.process(state), Attempt(made.controller, made.id, made.id)


def _symbols(part: ManaKind, amount: int) -> str:
    """Return the symbols of a part of a cost."""
    if part == "generic":
        return f"{{{amount}}}"
    letters = "/".join(SYMBOLS[color].strip("{}") for color in KINDS_OF_COLOR if color in part.split(" or "))
    return f"{{{letters}}}" * amount


class DamageTo(Query, frozen=True, kw_only=True):
    """How much damage a player or a creature has been dealt since the game began."""

    player: PlayerRef | None = None
    """The player, None for a creature."""
    card: CardRef | None = None
    """The creature, None for a player."""

    @property
    def named(self) -> tuple[CardRef, ...]:
        """The creature."""
        return () if self.card is None else (self.card,)

    def outcome(self, session: Session) -> Outcome:
        """Return the amount. Raises SituationError for a card that is not there."""
        if self.card is not None:
            session.check_name(self.card.name)
        damage, history = Happens(event=Deal, player=self.player, card=self.card), session.table.history
        dealt = (one.event for at, one in enumerate(history) if damage.is_event(session, one.event, at))
        return Outcome(str(sum(event.amount for event in dealt if isinstance(event, Deal))))


Amount = Literal["draw", "gain", "lose"]
"""What a player does so often, or so much of."""


class AmountOf(PlayerQuery, frozen=True, kw_only=True):
    """How many cards a player has drawn, or how much life the player has gained or lost, since something was played."""

    what: Amount
    """What is counted."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number."""
        number, found = session.person(self.player).number, 0
        for event in events_since_played(session):
            if isinstance(event, Draw) and self.what == "draw":
                found += event.player == number
            if isinstance(event, GainLife if self.what == "gain" else LoseLife) and self.what != "draw":
                found += event.amount if event.player == number else 0
        return Outcome(str(found))


class IsCountered(CardQuery, frozen=True, kw_only=True):
    """Whether a spell has been countered, or has resolved."""

    is_resolved: bool = False
    """Whether it is asked if the spell has resolved."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no. Raises SituationError for a spell that is still on the stack, or was never there."""
        table = session.table
        check_resolved(session, self.card)
        made = [one for one in map(put_on_stack, table.history) if one and table.printed_name(one) == self.card.name]
        if not made:
            raise SituationError("this is not on the stack here, and has not resolved")
        countered = [one.event.object for one in table.history if isinstance(one.event, Counter)]
        return Outcome(shown((made[-1].id in countered) != self.is_resolved))


def check_resolved(session: Session, card: CardRef) -> None:
    """Raise SituationError for a card that is still on the stack."""
    table = session.table
    if any(table.printed_name(table.state.objects[one]) == card.name for one in table.game.stack):
        raise SituationError(f"{card.name} has not resolved yet; let players pass before this question")


class ControlsOfType(PlayerQuery, frozen=True, kw_only=True):
    """How many permanents of a type a player controls."""

    kind: CardType
    """The type."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number."""
        game, number = session.table.game, session.person(self.player).number
        found = [one for one in game.in_play() if one.controller == number]
        return Outcome(str(sum(self.kind in characteristics.types(game, one.id) for one in found)))


class MayTarget(Permission, frozen=True, kw_only=True):
    """Whether a player may play a card, or an ability of a permanent, with a target now."""

    target: CardRef | None = None
    """The target, None for a player."""
    whom: PlayerRef | None = None
    """The player who is the target, None for a card."""
    ability: int = 0
    """Position of the ability among the activated ones of the permanent, from 1; 0 for the card itself."""

    def options(self, session: Session) -> Sequence[Option]:
        """Return the plays of the card, or of the ability."""
        if self.ability:
            return session.activations(self.player, self.card, self.ability)
        return session.plays(self.card, self.player)

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid to play the card; no without one for no legal target.

        What is no legal target is none with priority either, which then is not the reason.
        """
        found = super().outcome(session)
        twin = session.copied()
        if found.refusals:
            twin.give_priority(twin.person(self.player))
            has_come = twin.person(self.player).has_priority and not session.person(self.player).has_priority
            with_priority = self.outcome(twin) if has_come else found
            return found if with_priority.refusals or with_priority.is_permission else with_priority
        person = twin.person(self.player)
        option = next(one for one in self.options(twin) if one in twin.table.options_of(person.number))
        twin.table.give({"target": tuple(filter(None, (self.target, self.whom)))})
        twin.table.take_action(person.number, option, {})
        is_legal = not twin.table.left
        return Outcome(shown(is_legal), is_permission=is_legal)


class DrawsBy(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player has drawn a card on account of a card."""

    card: CardRef
    """The card."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no. Raises SituationError for a card that is still to resolve, or that is not there."""
        session.tracked(self.card)
        table, number = session.table, session.person(self.player).number
        check_resolved(session, self.card)
        drawn = (one.event for one in table.history if isinstance(one.event, Draw) and one.event.player == number)
        sources = (table.game.last_known(one.source) for one in drawn if one.source is not None)
        return Outcome(shown(any(table.printed_name(one) == self.card.name for one in sources)))


class Revealed(Query, frozen=True, kw_only=True):
    """The cards that were revealed from face-down objects so far."""

    def outcome(self, session: Session) -> Outcome:
        """Return their names."""
        found = (event.card.name for event in session.table.events if isinstance(event, FaceRevealed))
        return Outcome("、".join(f"《{name}》" for name in found) or NONE)


class MayTakeAction(Permission, frozen=True, kw_only=True):
    """Whether a player may take a special action with a card now."""

    action: SpecialAction
    """The action."""

    def options(self, session: Session) -> Sequence[Option]:
        """Return the actions with the objects of the name."""
        return special_actions(session, self.action, self.card)


PHRASES = (
    phrase(TraitOf, "{card}の{trait}は？"),
    phrase(IsInCondition, "{card}は{condition}である？"),
    *phrases(TotalCost, "{card}(をプレイするための総/をプレイする総/の総/をプレイするための)コストは？"),
    *phrases(DamageTo, "{player/card}(は何点のダメージを受ける/が受けるダメージは/が受けるダメージは何点)？"),
    *phrases(DamageTo, "{player/card}に与えられるダメージは？"),
    *phrases(HasTriggered, "[{card}の]{keyword}は誘発する？"),
    *phrases(AmountOf, "{player}(は何枚カードを引く/が引くカードは何枚)？", what="draw"),
    *phrases(AmountOf, "{player}(は何点のライフを得る/が得るライフは)？", what="gain"),
    *phrases(AmountOf, "{player}(は何点のライフを失う/が失うライフは)？", what="lose"),
    phrase(IsCountered, "{card}は打ち消される？"),
    phrase(IsCountered, "{card}は解決される？", is_resolved=True),
    phrase(ControlsOfType, "{player}がコントロールする{kind}は？"),
    *phrases(MayTarget, "{player}は{target/whom}を対象に{card}をプレイできる？"),
    *phrases(MayTarget, "{player}は{target/whom}を対象に{card}の能力を起動できる？", ability=1),
    phrase(queries.ZoneOf, "{card}はどうなる？"),
    *phrases(queries.IsInZone, "{card}は{zone}に(置かれる/行く/戻る/出る/落ちる)？"),
    phrase(combat.MayBlock, "{card}はブロックできる？"),
    *phrases(DrawsBy, "{player}は{card}(によって/で)カードを引く？"),
    phrase(ControllerOf, "{card}のコントローラーは誰？"),
    *phrases(queries.CountOf, "{player}の{zone}(は何枚/には何枚ある)？"),
    phrase(queries.CountOf, "{card}は{player}の{zone}に何枚ある？"),
    phrase(ManaOfPlayer, "{player}のマナ・プールには何がある？"),
    phrase(ManaOfPlayer, "{player}のマナ・プールには何点ある？", is_amount=True),
    phrase(PresentStep, "今はどのステップ？"),
    phrase(Revealed, "公開された裏向きのカードは？"),
    phrase(MayTakeAction, "{player}は{card}を待機させられる？", action="suspend"),
    phrase(MayTakeAction, "{player}は{card}を表向きにできる？", action="turn face up"),
    phrase(queries.MayPlay, "{player}は{card}を唱えられる？"),
    *phrases(queries.MayPlay, "{player}は({card}を{zone}から/{zone}から{card}を)(プレイできる/唱えられる)？"),
    phrase(queries.ZoneOf, "{card}はどこにいる？"),
    *phrases(queries.IsInZone, "{card}は{zone}に(ある/いる)？"),
    phrase(queries.MayActivate, "{player}は{card}の能力をプレイできる？"),
    *queries.looks(Table),
)
