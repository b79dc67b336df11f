"""Verbs on permanents, spells and cards: destroying, tapping, phasing out, turning (504), putting, counters, tokens."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Players, UntypedGame
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove, Draw
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import TE, Row, inflected, phrase, printed
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.verbs.draw import DiscardCards, DrawCards
from rulesdb.engine.kernel.verbs.generation import (
    EffectOnObjects,
    begin,
    happen_for_all,
    happen_on,
    on_objects,
    players,
)
from rulesdb.engine.kernel.verbs.objects import (
    CreateEffect,
    DestroyEffect,
    PutCounters,
    PutEffect,
    RemoveCounters,
    TapPermanents,
    UntapPermanents,
    counter_phrases,
    tapped_by,
)
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.effects import Replaces
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.events.cards import Counter, Destroy, Discard, Sacrifice
from rulesdb.engine.mtg.events.faces import TurnedFaceDown, TurnedFaceUp, as_turned_down, copiable
from rulesdb.engine.mtg.events.zones import Cease, Count, Create, Move, PhasesOut, is_no_spell
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.enchant import attach_those_that_came, can_enchant_nothing
from rulesdb.engine.mtg.keywords.entering import come_as_said
from rulesdb.engine.mtg.selection.event_patterns import Destroyed, Regenerates
from rulesdb.engine.mtg.selection.filters import PLAY
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import STACK, Context, LastingEffect, ZoneName


class DestroyPermanents(DestroyEffect, frozen=True):
    """Destroy permanents."""

    is_for_good: bool = False
    """Whether they cannot be regenerated."""

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> Destroy:
        """Return the event by which a permanent is destroyed."""
        return Destroy(by="mtg:417.1", source=context.source, object=object_id, is_for_good=self.is_for_good)


class RegeneratePermanents(EffectOnObjects, frozen=True):
    """Let permanents regenerate the next time that they would be destroyed this turn (419.6b)."""

    action: ClassVar[str] = "regenerate"

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Begin an effect for each of the permanents that replaces its destruction once."""
        effect = Replaces(when=Destroyed(IsThis()), instead=Regenerates())
        shields = (
            LastingEffect(0, effect, replace(context, source=one), 0, "end of turn", uses=1)
            for one in self.found(game, context)
        )
        begun = [begin(game, one) for one in shields]
        return any(begun)


class DiscardHand(DiscreteEffect, frozen=True):
    """Discard all cards in hand."""

    who: Players | None = None
    """Players who discard, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let every player discard their hand."""
        hands = (game.zone("hand", player) for player in players(game, self.who, context))
        by = VERBS[DiscardCards].rule
        return happen_for_all(
            game, "discard", [[Discard(by=by, source=context.source, object=card) for card in hand] for hand in hands]
        )


class SacrificePermanents(EffectOnObjects, frozen=True):
    """Let players sacrifice permanents that they control."""

    action: ClassVar[str] = "sacrifice"

    def found(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the permanents that the player who sacrifices controls."""
        return tuple(
            one for one in super().found(game, context) if game.last_known(one).controller == context.controller
        )


class PhaseOut(EffectOnObjects, frozen=True):
    """Let permanents phase out."""

    action: ClassVar[str] = "phase out"


COUNTERING = "mtg:414.1"
"""The rule of countering."""


class CounterSpells(EffectOnObjects, frozen=True):
    """Counter a spell or ability: it leaves the stack without resolving (414.1)."""

    action: ClassVar[str] = "counter"
    zone: ZoneName = "graveyard"
    """The zone of its owner into which a countered spell is put."""
    counter: str = ""
    """Name of the counters with which it is put there, "" for none."""
    number: int = 0
    """Number of these counters, from 0."""

    def event(self, game: Game, context: Context, object_id: int) -> Event:
        """Return the event by which a spell is countered, or an ability ceases to exist."""
        if is_no_spell(game.object(object_id)):
            return Cease(by=COUNTERING, source=context.source, object=object_id)
        counters = ((self.counter, self.number),) if self.number else ()
        return Counter(by=COUNTERING, source=context.source, object=object_id, zone=self.zone, counters=counters)


class PutObjects(PutEffect, frozen=True, kw_only=True):
    """Put objects into a zone of their owners."""

    zone: ZoneName
    """The zone."""
    is_under_owner: bool = False
    """Whether what comes into play is controlled by its owner, not by the controller of the effect."""

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> CoreMove:
        """Return the move of one of the objects; whoever puts it into play controls it."""
        move = super().event(game, context, object_id)
        if self.zone != "in play" or self.is_under_owner:
            return move
        return replace(move, controller=context.controller)

    def found(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects, without Auras that would come into play and can enchant nothing."""
        found = super().found(game, context)
        if self.zone != "in play":
            return found
        return tuple(one for one in found if not can_enchant_nothing(game, one))

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Move the objects; players choose what Auras enchant that have come into play."""
        has_moved = super().generate(game, context)
        attach_those_that_came(game)
        return has_moved


class CreateTokens(CreateEffect, frozen=True):
    """Put tokens into play."""

    token: Card
    """The token."""


class CopyAsToken(EffectOnObjects, frozen=True):
    """Put a token into play that is a copy of a permanent (503.2)."""

    action: ClassVar[str] = "copy"

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> Create:
        """Return the event by which such a token comes into play."""
        token = copiable(game.last_known(object_id))
        return Create(by="mtg:503.2", source=context.source, player=context.controller, token=token)

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Put the tokens into play, as what is copied says that it comes into play."""
        first = game.state.next_id
        is_made = super().generate(game, context)
        for one in range(first, game.state.next_id):
            if game.has(one) and game.object(one).is_token:
                come_as_said(game, one)
        return is_made


@book.definition("502.26#item-14")
def needs_no_payment(_game: Game, _permanent: int) -> bool:
    """An effect that turns a creature face up does so without its morph cost."""
    return True


class TurnFaceUp(EffectOnObjects, frozen=True):
    """Turn face-down permanents face up, without any cost."""

    action: ClassVar[str] = "turn face up"

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Turn the objects face up."""
        turned = tuple(one for one in self.found(game, context) if needs_no_payment(game, one))
        events = [self.event(game, context, one) for one in turned]
        return happen_on(game, self.action, events, turned)


class TurnFaceDown(EffectOnObjects, frozen=True):
    """Turn face-up permanents face down."""

    action: ClassVar[str] = "turn face down"

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> TurnedFaceDown:
        """Return the event by which an object gets the characteristics of a face-down one."""
        card = as_turned_down(game.object(object_id).card)
        return TurnedFaceDown(by="mtg:504.2", source=context.source, object=object_id, card=card, by_effect=True)


VERBS = {
    DrawCards: Verb("mtg:417.1", Draw),
    DiscardCards: Verb("mtg:417.1", Discard),
    DiscardHand: Verb(),
    DestroyPermanents: Verb("mtg:417.1", Destroy, acts_in=PLAY),
    SacrificePermanents: Verb("mtg:417.1", Sacrifice, acts_in=PLAY),
    TapPermanents: Verb(
        "mtg:417.1",
        tapped_by(is_tapped=True),
        acts_in=PLAY,
        can_affect=lambda game, one: not game.last_known(one).is_tapped,
    ),
    UntapPermanents: Verb(
        "mtg:417.1",
        tapped_by(is_tapped=False),
        acts_in=PLAY,
        can_affect=lambda game, one: game.last_known(one).is_tapped,
    ),
    RegeneratePermanents: Verb("mtg:419.6b", acts_in=PLAY),
    PhaseOut: Verb("mtg:502.15", PhasesOut, acts_in=PLAY),
    CounterSpells: Verb(COUNTERING, acts_in=frozenset({STACK.name})),
    PutObjects: Verb("mtg:417.1", Move),
    PutCounters: Verb("mtg:417.1", Count),
    RemoveCounters: Verb("mtg:417.1", Count),
    CreateTokens: Verb("mtg:216.1", Create),
    CopyAsToken: Verb("mtg:503.2"),
    TurnFaceUp: Verb(
        "mtg:504.5", TurnedFaceUp, acts_in=PLAY, can_affect=lambda game, one: game.object(one).face is not None
    ),
    TurnFaceDown: Verb("mtg:504.2", acts_in=PLAY, can_affect=lambda game, one: game.object(one).face is None),
}
_PUT: dict[ZoneName, tuple[str, str]] = {
    "graveyard": ("をオーナーの墓地に置く", "く~いて"),
    "hand": ("をオーナーの手札に戻す", "す~して"),
    "in play": ("を場に出す", "す~して"),
    "library": ("をオーナーのライブラリーの一番上に置く", "く~いて"),
    "removed": ("をゲームから取り除く", "く~いて"),
}


def _among(kind: type[EffectOnObjects], predicate: str, change: str, /, **fixed: object) -> tuple[Row, ...]:
    """Return the phrases of a verb on some of the selected objects, which players choose."""
    template = f"[{{who}}は、]{{what:any}}のうち{{amount}}つ[まで@is_up_to]{predicate}"
    end, _, te = change.partition("~")
    as_printed = f"{{what:any}}を{{amount}}(つ/枚/体)[、]{predicate.removeprefix('を').removesuffix(end)}"
    return (
        *inflected(kind, template, TE, change, **fixed),
        *printed(kind, f"{as_printed}{end}", **fixed),
        *printed(kind, f"{as_printed}{te}", TE, **fixed),
    )


PHRASES = (
    *on_objects(DestroyPermanents, "を破壊する", "する~して"),
    *inflected(DiscardHand, "[{who}は、]手札をすべて捨てる", TE, "る~て"),
    *inflected(DiscardCards, "これを捨てる", TE, "る~て", what=Source()),
    *inflected(DiscardCards, "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚を捨てる", TE, "る~て"),
    phrase(DestroyPermanents, "{what}を破壊する。それらは再生できない", is_for_good=True),
    phrase(DestroyPermanents, "{what}を破壊する。それは再生できない", is_for_good=True),
    phrase(DestroyPermanents, "{target}を破壊する。それは再生できない", is_for_good=True),
    *inflected(SacrificePermanents, "{what}を生け贄に捧げる", TE, "る~て"),
    *_among(SacrificePermanents, "を生け贄に捧げる", "る~て"),
    *on_objects(RegeneratePermanents, "を再生する", "する~して"),
    *on_objects(PhaseOut, "をフェイズ・アウトさせる", "る~て"),
    *(
        row
        for zone, (words, change) in _PUT.items()
        for put in (on_objects, _among)
        for row in put(PutObjects, words, change, zone=zone, is_under_owner=False)
    ),
    *on_objects(PutObjects, "をオーナーのライブラリーの一番下に置く", "く~いて", zone="library", at_bottom=True),
    *_among(TapPermanents, "をタップする", "する~して"),
    *_among(UntapPermanents, "をアンタップする", "する~して"),
    *on_objects(PutObjects, "をオーナーのコントロール下で場に出す", "す~して", zone="in play", is_under_owner=True),
    *on_objects(CounterSpells, "を打ち消す", "す~して"),
    *(
        row
        for zone in ("hand", "library", "removed")
        for row in on_objects(
            CounterSpells, f"を打ち消して墓地に置かずに{_PUT[zone][0].removeprefix('を')}", _PUT[zone][1], zone=zone
        )
    ),
    *on_objects(
        CounterSpells,
        "を打ち消して墓地に置かずに「{counter}」カウンターが{number}個置かれた状態でゲームから取り除く",
        "く~いて",
        zone="removed",
    ),
    *counter_phrases("の上"),
    *inflected(CreateTokens, "[{who}は、]〔{token}〕トークンを{amount}体場に出す", TE, "す~して"),
    *on_objects(CopyAsToken, "のコピーであるトークンを1体場に出す", "す~して"),
    *on_objects(TurnFaceUp, "を表向きにする", "する~して"),
    *on_objects(TurnFaceDown, "を裏向きにする", "する~して"),
)
