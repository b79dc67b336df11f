"""Conditions on the state of the game, for effects and abilities."""

from collections import Counter
from collections.abc import Iterator
from itertools import dropwhile, islice, takewhile
from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.abilities import Continuous, PlayableOnlyIf, Triggered, While
from rulesdb.engine.fab.card_parts.roles import DefendingCondition
from rulesdb.engine.fab.cards import ENGLISH_SUPERTYPES, Asset, Supertype
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import CardPlayed, Pitch, Stack, Used
from rulesdb.engine.fab.events.combat import CombatEnds, Defended
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import cost_property
from rulesdb.engine.fab.rules.general.players import has_turn
from rulesdb.engine.fab.rules.objects.chain_links import Since, defended_together, defends, events_since
from rulesdb.engine.fab.rules.objects.equipping import is_exposed
from rulesdb.engine.fab.rules.objects.objects import permanents
from rulesdb.engine.fab.rules.objects.resetting import has_become
from rulesdb.engine.fab.rules.playing.costs import has
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import (
    HasMoreLife,
    IsInZone,
    came_from,
    fused_with,
    is_attacking,
    is_face_up,
    is_marked,
    was_played_with,
)
from rulesdb.engine.fab.selection.objects import (
    defending_hero,
    opposing_heroes,
    target_of_event,
    your_hero,
)
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, OfThisTurn, StateCondition, Value
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Event, object_of
from rulesdb.engine.kernel.language.phrases import (
    NOT,
    PLAIN,
    english,
    english_later,
    inflected,
    phrase,
    phrases,
    printed,
    printed_later,
)
from rulesdb.engine.kernel.selection.conditions import AllHold, Exists, HasCounters, Unless, fits
from rulesdb.engine.kernel.selection.filters import Anything, Either, IsThis, Not
from rulesdb.engine.kernel.selection.objects import Among


class HasHappened(StateCondition, OfThisTurn, frozen=True):
    """An event has happened this turn."""

    event: EventPattern
    """Pattern of the event."""
    least: int = 1
    """Least number of times, from 1."""
    since: Since = "turn"
    """What the events are counted from."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether enough events of the period match."""
        return sum(1 for _ in islice(happened_since(game, self.since, self.event, context), self.least)) == self.least


def happened_since(game: Game, since: Since, pattern: EventPattern, context: Context) -> Iterator[Event]:
    """Yield the events of a period that match a pattern, the last one first; none of a combat chain that is closed."""
    return (event for event in events_since(game, since) if _has_matched(game, pattern, event, context))


def _has_matched(game: Game, pattern: EventPattern, event: Event, context: Context) -> bool:
    """Whether an event matches a pattern, also as the event by which the source has become a new object (3.0.9c)."""
    if pattern.matches(game, event, context):
        return True
    if not isinstance(event, CoreMove) or not has_become(game, event, context.source):
        return False
    return pattern.matches(game, event, replace(context, source=event.object))


class HasExposed(StateCondition, frozen=True):
    """An equipment zone of the controller is exposed (3.0.1a)."""

    zone: ZoneName
    """The equipment zone."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether nothing is equipped to the zone."""
        return is_exposed(game, self.zone, context.controller)


class HasAtLeast(StateCondition, frozen=True):
    """The controller has a number of points of an asset, or more."""

    asset: Asset
    """Kind of the points; life points are those of the controller's hero."""
    least: int
    """Least number of points, from 0."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the controller has at least ``least`` points."""
        return has(game, context.controller, self.asset) >= self.least


class HasDefended(StateCondition, OfThisTurn, frozen=True):
    """The source has defended on the combat chain that is open, or else on the one that closed last this turn."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source became a defending card since the combat chain before that one closed."""
        since = takewhile(lambda event: not isinstance(event, CombatEnds), self._events_of_the_chain(game))
        return any(isinstance(event, Defended) and event.object == context.source for event in since)

    def _events_of_the_chain(self, game: Game) -> Iterator[Event]:
        """Return the events of this turn, the last one first, without those after the chain has closed."""
        events = reversed(game.state.history)
        if game.state.links:
            return events
        return islice(dropwhile(lambda event: not isinstance(event, CombatEnds), events), 1, None)


class IsPhase(StateCondition, frozen=True):
    """It is a phase of the controller's turn, or of any turn."""

    phase: Literal["start", "action", "end"]
    """The phase."""
    is_own: bool = True
    """Whether it must be the controller's turn."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is the phase, and the controller's turn if that is asked for."""
        is_turn = not self.is_own or game.state.turn_player == context.controller
        return is_turn and game.state.phase == self.phase


class IsTurn(StateCondition, frozen=True):
    """It is the controller's turn."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the controller is the turn-player."""
        return has_turn(game, context.controller)


class SourceIs(StateCondition, frozen=True):
    """The source of the effect fits a filter."""

    fits: Filter
    """Condition on the source, as it was last."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source fits now."""
        return self.fits.fits(game, context.source, context)


class WasLastAttack(StateCondition, frozen=True):
    """An attack that fits was the last attack of this combat chain, before the source (8.4.1)."""

    what: Filter
    """Condition on the attack, as it was last."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the attack of the chain link before that of the source, or of the last one, fits."""
        links = takewhile(lambda link: context.source not in {link.attack, link.source}, game.state.links)
        last = next(reversed([*links]), None)
        return last is not None and fits(game, self.what, last.attack, context)


class IsChainLink(StateCondition, frozen=True):
    """The source is an attack or a reaction on a chain link of a number or a higher one (8.4.6)."""

    least: int
    """Least number of the chain link, from 1."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the chain link of the source, or else the active one, or for an attack the next one, is so high."""
        links = game.state.links
        own = next((link.number for link in links if context.source in {link.attack, link.source}), None)
        if own is None:
            own = len(links) + ("attack" in game.last_known(context.source).card.subtypes)
        return own >= self.least


class IsDefendedFromHand(StateCondition, frozen=True):
    """A card from a hand defends or has defended on the active chain link (8.4.3)."""

    def holds(self, game: Game, _context: Context) -> bool:
        """Whether one of the cards that have become defending on the chain link came from a hand."""
        became = () if game.link is None else game.link.defending
        records = (game.last_known(card) for card, _ in became)
        return any(isinstance(record, Object) and record.is_from_hand for record in records)


class IsStep(StateCondition, frozen=True):
    """It is a step of combat."""

    step: Literal["layer", "attack", "defend", "reaction", "damage", "resolution"]
    """The step."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether combat is in the step."""
        return game.state.combat == self.step


class Defends(DefendingCondition, frozen=True):
    """The source is a defending card of any chain link (7.0.5a)."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source is among the defending cards."""
        return defends(game, context.source)


class IsDefendedBy(StateCondition, frozen=True):
    """The source attacks, and an object that fits defends against it."""

    what: Filter
    """Condition on the defending object."""
    least: int = 1
    """Least number of such objects, from 1."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether enough objects that fit defend on a chain link on which the source is the attack, or its source."""
        links = (link for link in game.state.links if context.source in {link.attack, link.source})
        found = [card for link in links for card in game.defending(link) if self.what.fits(game, card, context)]
        return len(found) >= self.least


class DefendsAgainst(DefendingCondition, frozen=True):
    """The source is a defending card against an attack that fits."""

    what: Filter
    """Condition on the attack."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source defends on a chain link whose attack fits."""
        links = (link for link in game.state.links if context.source in game.defending(link))
        return any(self.what.fits(game, link.attack, context) for link in links)


class DefendsTogetherWith(DefendingCondition, OfThisTurn, frozen=True):
    """The source and another object that fits were declared as defending cards of this chain link at once (7.3.2d)."""

    what: Filter
    """Condition on the other object."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether both are in the same compound event of defending."""
        together = (one for one in defended_together(game, context.source) if one != context.source)
        return any(fits(game, self.what, one, context) for one in together)


class WasPlayedWith(StateCondition, OfThisTurn, frozen=True):
    """An optional cost was paid this turn to play the source, which may have left the stack (5.1.3)."""

    cost: str
    """Name of the optional cost."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the cost was declared for the source."""
        return was_played_with(game, context.source, self.cost)


class WasFusedWith(StateCondition, OfThisTurn, frozen=True):
    """The source was fused this turn with a card of a supertype (8.3.17a)."""

    supertype: Supertype
    """The supertype."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether a card with the supertype was revealed for it."""
        return self.supertype in fused_with(game, context.source)


class WasPitchedFor(StateCondition, OfThisTurn, frozen=True):
    """A card that fits was pitched this turn to play the source (8.4.15)."""

    what: Filter
    """Condition on the pitched card."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether such a card was pitched between the source's move to the stack and its being played."""
        events = reversed(game.state.history)
        until_played = dropwhile(lambda event: not _is_of(event, CardPlayed, context.source), events)
        paying = takewhile(lambda event: not _is_of(event, CoreMove, context.source), until_played)
        return any(isinstance(event, Pitch) and fits(game, self.what, event.object, context) for event in paying)


class WasPitchedThisWay(StateCondition, OfThisTurn, frozen=True):
    """A card that fits was pitched to activate the ability that resolves, or else the source's last one (8.4.15)."""

    what: Filter
    """Condition on the pitched card."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether such a card was pitched between the announcement of the layer and its being activated."""
        source = game.last_known(context.source)
        own = {context.source, source.proxy_of if isinstance(source, Object) else None}
        used = [one for one in game.state.history if isinstance(one, Used)]
        of_layer = [one.layer for one in used if one.layer == context.layer]
        layer = next(reversed(of_layer or [one.layer for one in used if one.object in own]), None)
        events = reversed(game.state.history)
        until_used = dropwhile(lambda one: not (isinstance(one, Used) and one.layer == layer), events)
        paying = takewhile(lambda one: not (isinstance(one, Stack) and one.layer.id == layer), until_used)
        return any(isinstance(event, Pitch) and fits(game, self.what, event.object, context) for event in paying)


def _is_of(event: Event, kind: type[Event], object_id: int) -> bool:
    return isinstance(event, kind) and object_of(event) == object_id


class IsAttackingTarget(StateCondition, frozen=True):
    """The source attacks a target that fits, on the active chain link."""

    target: Filter
    """Condition on the attack-target; one that fits is enough."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source is the attack or its attack-source, and one of the attack-targets fits."""
        link = game.link
        if link is None or context.source not in {link.attack, link.source}:
            return False
        return any(fits(game, self.target, target, context) for target in link.targets)


class ItIs(StateCondition, frozen=True):
    """The object to which an effect applies fits a filter."""

    fits: Filter
    """Condition on the object."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the object fits, if there is one already."""
        return any(self.fits.fits(game, object_id, context) for object_id in context.chosen or ())


class PlayedFrom(StateCondition, frozen=True):
    """The source was played from a zone."""

    zone: ZoneName
    """The zone."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source came from the zone, and does not defend without having been played."""
        item = game.last_known(context.source)
        if not isinstance(item, Object) or item.origin is None or item.origin.name != self.zone:
            return False
        return context.source not in game.on_chain_as_defending() or "defense reaction" in item.card.types


class IsAtLeast(StateCondition, frozen=True):
    """An amount that depends on the state of the game is a number or more."""

    amount: Value
    """The amount."""
    least: int
    """Least value, from 0."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the amount is at least ``least`` now."""
        return self.amount.value(game, context) >= self.least


class ControlsFewer(StateCondition, frozen=True):
    """The controller controls fewer permanents of a kind than an opponent."""

    what: Filter
    """Condition on the permanents."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether one of the opponents controls more permanents that fit."""
        found = Counter(item.controller for item in permanents(game) if self.what.fits(game, item.id, context))
        return any(found[opponent] > found[context.controller] for opponent in game.opponents(context.controller))


class CoversCost(StateCondition, frozen=True):
    """An amount is the resource cost of the source or more, as it is written on it (2.2)."""

    amount: Value
    """The amount."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source has a cost, and the amount is at least that."""
        cost = cost_property(game, context.source)
        return cost is not None and self.amount.value(game, context) >= cost


def _is_from(zone: ZoneName) -> Filter:
    """Return the filter for a card that is in a zone, or that is played from it."""
    return Either((IsInZone(zone), came_from(zone)))


_FROM_ZONES: tuple[ZoneName, ...] = ("arsenal", "graveyard", "hand")
"""Zones that cards name when they say from where they can be played."""
OF_THIS = "of_this"
"""The form of a condition on printed Japanese cards, of which the card is the subject: 攻撃している."""
AGAINST = "against"
"""The English form of a condition behind "this defends"."""
PHRASES = (
    phrase(HasExposed, "あなたの{zone}ゾーンが露出している"),
    *inflected(PlayedFrom, "これが{zone}からプレイされている", NOT, "る~ない"),
    *english(PlayedFrom, "this was played from {zone}"),
    *english(PlayedFrom, "this was played from your {zone}"),
    *inflected(IsAtLeast, "{amount}が{least}以上である", NOT, "である~でない"),
    *english(IsAtLeast, "there are {least} or more {amount:counted}"),
    *inflected(ControlsFewer, "あなたがコントロールする{what:noun}が対戦相手より少ない", NOT, "ない~なくない"),
    *english(ControlsFewer, "you control fewer {what:permanents} than a opponent"),
    *english(ControlsFewer, "you control less {what:permanent} than a opponent"),
    *inflected(CoversCost, "{amount}がこれのリソースコスト以上である", NOT, "である~でない"),
    *phrases(HasHappened, "このターンに、[{least}回以上、]{event:ta}"),
    *phrases(HasHappened, "この戦闘チェインで、[{least}回以上、]{event:ta}", since="chain"),
    *phrases(HasHappened, "このチェインリンクで、[{least}回以上、]{event:ta}", since="link"),
    *inflected(IsTurn, "あなたのターンである", NOT, "である~でない"),
    *inflected(IsChainLink, "これのチェインリンクが{least}番目以降である", NOT, "である~でない"),
    *inflected(IsDefendedFromHand, "このチェインリンクで手札からのカードが防御した", NOT, "した~していない"),
    *inflected(SourceIs, "これが{fits:noun}である", NOT, "である~でない"),
    *inflected(WasLastAttack, "この戦闘チェインの直前の攻撃が{what:noun}である", NOT, "である~でない"),
    *inflected(HasDefended, "これがその戦闘チェインで防御した", NOT, "した~していない"),
    *inflected(HasAtLeast, "あなたの{asset}が{least}点以上ある", NOT, "ある~ない"),
    *inflected(IsPhase, "あなたの開始フェイズである", NOT, "である~でない", phase="start"),
    *inflected(IsPhase, "あなたのアクションフェイズである", NOT, "である~でない", phase="action"),
    *inflected(IsPhase, "あなたの終了フェイズである", NOT, "である~でない", phase="end"),
    *inflected(IsPhase, "アクションフェイズである", NOT, "である~でない", phase="action", is_own=False),
    *(
        row
        for step, word in (
            ("layer", "レイヤー"),
            ("attack", "攻撃"),
            ("defend", "防御"),
            ("reaction", "リアクション"),
            ("damage", "ダメージ"),
            ("resolution", "解決"),
        )
        for row in inflected(IsStep, f"{word}ステップである", NOT, "である~でない", step=step)
    ),
    *inflected(Defends, "これが防御している", NOT, "る~ない"),
    *(
        row
        for words, since in (("this turn", "turn"), ("this combat chain", "chain"), ("this chain link", "link"))
        for row in (
            *english(HasHappened, f"{{event:past}} {words}", since=since),
            *english(HasHappened, f"{{event:past}} {{least}} or more times {words}", since=since),
            *english(HasHappened, f"you have not {{event:done}} {words}", NOT, since=since),
            *english(HasHappened, f"{{event:not_done}} {words}", NOT, since=since),
        )
    ),
    *english(Unless, "{condition:not}"),
    *(
        row
        for when in ("when", "whenever")
        for words, condition in (
            ("your action phase", IsPhase("action")),
            ("your turn", IsTurn()),
            ("a opponent's turn", Unless(IsTurn())),
        )
        for row in english(Triggered, f"{when} {{on:series}} during {words}, {{layer:alone|}}", while_=condition)
    ),
    *(
        row
        for where in ("in arsenal", "in your arsenal")
        for row in (
            *english(
                While,
                f"while this is face down {where}, {{ability}}",
                condition=None,
                zones=frozenset({"arsenal"}),
                is_private=True,
            ),
            *english(
                While,
                f"while this is face up {where}, {{ability}}",
                condition=SourceIs(is_face_up()),
                zones=frozenset({"arsenal"}),
            ),
        )
    ),
    *(
        row
        for zone in _FROM_ZONES
        for row in (
            *english(PlayableOnlyIf, f"this can only be played from {zone}", condition=SourceIs(_is_from(zone))),
            *english(PlayableOnlyIf, f"this can't be played from {zone}", condition=SourceIs(Not(_is_from(zone)))),
        )
    ),
    *english(Continuous, "{effect} during your turn", condition=IsTurn()),
    *english(Continuous, "{effect} during a opponent's turn", condition=Unless(IsTurn())),
    *english(DefendsTogetherWith, "this defends together with a {what:noun}", "together"),
    *english(Triggered, "when {while_:together}, {layer:alone|}", on=Happens(Defended, what=IsThis())),
    *english(Triggered, "whenever {while_:together}, {layer:alone|}", on=Happens(Defended, what=IsThis())),
    *english(IsPhase, "now is your action phase", phase="action"),
    *english(HasHappened, "{event:dealt}"),
    *english(WasPitchedFor, "a {what:noun} was pitched to play this"),
    *english(ItIs, "it is {fits:adjectives}"),
    *english(ItIs, "it has {fits:having}"),
    *(
        row
        for pitched in ("was pitched", "is pitched")
        for row in english(WasPitchedThisWay, f"a {{what:noun}} {pitched} this way")
    ),
    *english(IsAttackingTarget, "this is attacking a {target:attacked}"),
    *english(IsDefendedBy, "this is defended by a {what:noun/permanent}"),
    *english(IsDefendedBy, "this is defended by {least} or more {what:nouns/permanents}"),
    *english(IsDefendedBy, "this is defended by fewer than {least} {what:nouns/permanents}", NOT),
    *english(IsDefendedBy, "this is defended by fewer than {least} cards", NOT, what=Anything()),
    *english(IsDefendedBy, "this is not defended by a {what:noun/permanent}", NOT),
    *english(DefendsAgainst, "this is defending a {what:noun}"),
    *english(DefendsAgainst, "a {what:noun}", AGAINST),
    *english(IsChainLink, "this was played as chain link {least} or higher"),
    *english(WasPlayedWith, "this was fused", cost="混融"),
    *english(WasPlayedWith, "this is fused", cost="混融"),
    *english(WasPlayedWith, "this was boosted", cost="ブースト"),
    *english(WasPlayedWith, "this scrapped a card", cost="スクラップ"),
    english_later(
        row
        for supertype, words in ENGLISH_SUPERTYPES.items()
        for being in ("was", "is")
        for row in english(WasFusedWith, f"this {being} fused with a {words} card", supertype=supertype)
    ),
    *english(IsChainLink, "this is played as chain link {least} or higher"),
    *english(IsChainLink, "this is played at chain link {least} or higher"),
    *english(IsDefendedFromHand, "the defending hero has defended with a card from hand this chain link"),
    *english(IsDefendedFromHand, "the defending hero has defended with a card from their hand this chain link"),
    *english(IsTurn, "now is your turn"),
    *english(IsTurn, "now is not your turn", NOT),
    *english(SourceIs, "this is {fits:adjectives}"),
    *english(SourceIs, "this is a {fits:noun}"),
    *english(SourceIs, "this has {fits:having}"),
    *english(WasLastAttack, "a {what:noun} was the last attack this combat chain"),
    *english(WasLastAttack, "{what:called} was the last attack this combat chain"),
    *english(Exists, "you have less life than a opposing hero", objects=Among(opposing_heroes(), HasMoreLife())),
    *english(Exists, "you have less life than that hero", objects=Among(target_of_event(), HasMoreLife())),
    *english(Defends, "this is now defending"),
    *english(HasAtLeast, "you have {least} or more {asset}"),
    *inflected(IsDefendedBy, "これが[{least}枚以上の]{what:noun}に防御されている", NOT, "る~ない"),
    *inflected(WasPitchedFor, "これをプレイするために{what:noun}がピッチされた", NOT, "された~されていない"),
    *inflected(WasPitchedThisWay, "この方法で{what:noun}がピッチされた", NOT, "された~されていない"),
    *inflected(IsAttackingTarget, "これが{target:noun}を攻撃している", NOT, "る~ない"),
    *inflected(WasPlayedWith, "これが「{cost}」のコストを支払ってプレイされた", NOT, "された~されていない"),
    *inflected(WasFusedWith, "これが「{supertype}」のカードと混融された", NOT, "された~されていない"),
    *inflected(DefendsAgainst, "これが{what:noun}を防御している", NOT, "る~ない"),
    *inflected(DefendsTogetherWith, "これが{what:noun}とともに防御した", NOT, "した~していない"),
    *inflected(ItIs, "それが{fits:noun}である", NOT, "である~でない"),
)
_SINCE: tuple[tuple[str, Since], ...] = (
    ("このターン", "turn"), ("この戦闘チェイン", "chain"), ("このチェインリンク", "link"),
)  # fmt: skip
_PLAYED_FROM: tuple[tuple[ZoneName, str], ...] = (
    ("arsenal", "格納庫"), ("banished", "追放ゾーン"), ("graveyard", "墓地"), ("hand", "手札"),
)  # fmt: skip
_PRINTED_MOMENTS: tuple[tuple[str, StateCondition], ...] = (
    ("あなたのアクションフェイズ", IsPhase("action")), ("あなたのターン", IsTurn()),
    ("対戦相手のターン", Unless(IsTurn())),
)  # fmt: skip
PHRASES += (
    *(
        row
        for side, condition, is_private in (("裏", None, True), ("表", SourceIs(is_face_up()), False))
        for whose in ("", "あなたの")
        for words in (f"これが{whose}格納庫に{side}向き間", f"これが{side}向きで{whose}格納庫にある間")
        for row in printed(
            While,
            f"{words}{{ability}}",
            condition=condition,
            zones=frozenset({"arsenal"}),
            is_private=is_private,
        )
    ),
    *(
        row
        for zone, word in _PLAYED_FROM
        for cannot in ("からプレイできない", "からはプレイできない")
        for row in printed(PlayableOnlyIf, f"これは{word}{cannot}。", condition=SourceIs(Not(_is_from(zone))))
    ),
    *printed(HasHappened, "{event:had_alone}"),
    *(
        row
        for words, since in _SINCE
        for row in (
            *printed(HasHappened, f"{words}{{event:had}}", since=since),
            *printed(HasHappened, f"{words}{{least}}回以上{{event:had}}", since=since),
            *printed(HasHappened, f"{words}{{event:had_not}}", NOT, since=since),
        )
    ),
    *printed(SourceIs, "これが{fits:noun/bare/either/holding}"),
    *printed(SourceIs, "これの{fits:measured}"),
    *printed(SourceIs, "これが{fits:measured}"),
    *(row for end in ("ている", "た") for row in printed(PlayedFrom, f"これが{{zone}}からプレイされ{end}")),
    *printed(PlayedFrom, "これがあなたの{zone}からプレイされている"),
    *(
        row
        for whose in ("", "あなたの")
        for end in ("ている", "た")
        for row in printed(PlayedFrom, f"これを{whose}{{zone}}からプレイし{end}")
    ),
    *(
        row
        for words, condition in _PRINTED_MOMENTS
        for when in ("{on:ta}とき", "{on}とき", "{on}たび")
        for row in printed(Triggered, f"{words}間{when}{{layer:alone|}}", while_=condition)
    ),
    *printed(AllHold, "{conditions||かつ}"),
    *printed(IsTurn, "対戦相手のターン", NOT),
    *printed(IsAtLeast, "{amount:counted}が{least}枚以上ある"),
    *(
        row
        for by in ("に", "によって", "で")
        for row in (
            *printed(IsDefendedBy, f"これが{{what:noun/permanent}}{by}防御されている"),
            *(
                row
                for what, fixed in (("{what:noun/permanent}", {}), ("カード", {"what": Anything()}))
                for bound, form in (("以上", PLAIN), ("未満", NOT))
                for row in (
                    *printed(IsDefendedBy, f"これが{{least}}枚{bound}の{what}{by}防御されている", form, **fixed),
                    *printed(IsDefendedBy, f"これが{what}{{least}}枚{bound}{by}防御されている", form, **fixed),
                )
            ),
        )
    ),
    *printed(IsDefendedBy, "{what:noun/permanent}がこれを防御している"),
    *printed(DefendsAgainst, "これが{what:noun}を防御している"),
    *printed(IsAttackingTarget, "これが{target:attacked}を攻撃している"),
    *printed(Defends, "防御している"),
    *printed(SourceIs, "これが攻撃している", fits=is_attacking()),
    *printed(SourceIs, "攻撃している", OF_THIS, fits=is_attacking()),
    *printed(DefendsAgainst, "{what:noun}を防御している", OF_THIS),
    *printed(IsAttackingTarget, "{target:attacked}を攻撃している", OF_THIS),
    *(
        row
        for by in ("に", "によって", "で")
        for row in printed(IsDefendedBy, f"{{what:noun/permanent}}{by}防御されている", OF_THIS)
    ),
    *printed(DefendsAgainst, "{what:noun}を", AGAINST),
    *(
        row
        for together in ("ともに", "一緒に", "共に")
        for row in printed(DefendsTogetherWith, f"{{what:noun}}と{together}", AGAINST)
    ),
    *(
        row
        for with_ in ("と", "で")
        for end in ("た", "ている")
        for row in printed(WasFusedWith, f"これが{{supertype}}のカード{with_}混融され{end}")
    ),
    *printed(Unless, "{condition:none}", "state"),
    *printed(Unless, "{condition}", "unmet"),
    *printed(Exists, "{objects:placed}がない", "none"),
    *printed(HasCounters, "これに「{counter}」カウンターがない", "none"),
    *printed(Exists, "あなたが標的にされている", objects=Among(your_hero(), is_marked())),
    *printed(Exists, "防御ヒーローが標的にされている", objects=Among(defending_hero(), is_marked())),
    *(
        row
        for cost, done in (
            ("混融", "これが混融され"),
            ("混融", "これが混融し"),
            ("混融", "これを混融し"),
            ("ブースト", "これがブーストされ"),
            ("スクラップ", "これがカードをスクラップし"),
            ("スクラップ", "これがスクラップし"),
            ("スクラップ", "カードをスクラップし"),
        )
        for end in ("ている", "た")
        for row in printed(WasPlayedWith, f"{done}{end}", cost=cost)
    ),
    *(
        row
        for link in (
            "チェインリンク{least}以降",
            "チェインリンク{least}以上",
            "この戦闘チェインの{least}番目以降のチェインリンク",
        )
        for end in ("", "でプレイされている", "としてプレイされている", "でプレイされた", "としてプレイされた")
        for row in printed(IsChainLink, f"これが{link}{end}")
    ),
    *printed(HasAtLeast, "あなたのライフが{least}以上", asset="life"),
    *printed(HasAtLeast, "あなたのライフが{least}未満", NOT, asset="life"),
    *printed(HasAtLeast, "あなたのライフが{least}点未満", NOT, asset="life"),
    *printed(HasAtLeast, "あなたのライフが{least}点以上ある", asset="life"),
    printed_later(
        row
        for card in ("手札から", "手札からカード", "手札からのカード", "手札のカード", "手札にあるカード")
        for words in (
            f"防御ヒーローが{card}で防御し",
            f"防御ヒーローが{card}防御し",
            f"防御ヒーローが{card}を防御に使っ",
            f"{card}が防御し",
            f"{card}で防御し",
        )
        for end in ("ている", "た")
        for row in printed(IsDefendedFromHand, f"このチェインリンク{words}{end}")
    ),
    *(
        row
        for words in (
            "あなたがコントロールする{what:permanent}が対戦相手より少ない",
            "あなたがコントロールする{what:permanent}の数が対戦相手より少ない",
        )
        for row in printed(ControlsFewer, words)
    ),
    *(
        row
        for only in ("からのみプレイできる", "からだけプレイできる", "からしかプレイできない")
        for zone, word in _PLAYED_FROM
        for whose in ("", "あなたの")
        for row in printed(
            PlayableOnlyIf,
            f"これは{whose}{word}{only}。",
            condition=SourceIs(_is_from(zone)),
        )
    ),
    *printed(IsTurn, "あなたのターン"),
    *printed(IsPhase, "あなたのアクションフェイズ", phase="action"),
    *printed(IsTurn, "あなたのターンでない", NOT),
    *printed(WasPitchedFor, "これをプレイするために{what:noun}がピッチされている"),
    *(
        row
        for last in ("最後の", "直前の")
        for row in (
            *printed(WasLastAttack, f"この戦闘チェインの{last}攻撃が{{what:noun}}"),
            *printed(WasLastAttack, f"{{what:noun}}がこの戦闘チェインの{last}攻撃"),
            *printed(WasLastAttack, f"この戦闘チェインの{last}攻撃が{{what:called}}"),
            *printed(WasLastAttack, f"{{what:called}}がこの戦闘チェインの{last}攻撃"),
        )
    ),
    *(
        row
        for other, heroes in (
            ("対戦相手", opposing_heroes()),
            ("対戦相手のヒーロー", opposing_heroes()),
            ("そのヒーロー", target_of_event()),
        )
        for words in (
            f"{other}よりライフが少ない",
            f"あなたが{other}よりライフが少ない",
            f"{other}があなたよりライフが多い",
            *(
                words
                for stat in ("", "のライフ")
                for words in (f"あなたのライフが{other}{stat}より少ない", f"{other}のライフがあなた{stat}より多い")
            ),
        )
        for row in printed(Exists, words, objects=Among(heroes, HasMoreLife()))
    ),
    *printed(Exists, "{objects:placed}がある"),
    *printed(Exists, "{objects:placed}がない", NOT),
    *printed(Exists, "{objects:is}"),
    *printed(Exists, "{objects:is}でない", NOT),
    *(
        row
        for words in (
            "これに「{counter}」カウンターがある",
            *(
                f"{on}「{{counter}}」カウンターが{put}ている"
                for on in ("これに", "")
                for put in ("置かれ", "乗っ", "載っ")
            ),
            "これが「{counter}」カウンターを得る",
        )
        for row in printed(HasCounters, words)
    ),
    *printed(HasCounters, "これに「{counter}」カウンターがない", NOT),
)
