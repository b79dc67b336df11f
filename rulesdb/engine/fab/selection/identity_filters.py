"""Filters that look at what an object is and is called, who has it, where it is, and its part in combat."""

from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.roles import Exclusive, OfFaceDown
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.combat import Linked
from rulesdb.engine.fab.events.points import Deal, GainLife, LoseLife
from rulesdb.engine.fab.events.zones import Declare
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import name, power, subtypes, types
from rulesdb.engine.fab.rules.cards.names import is_named, moniker_of, name_has_part
from rulesdb.engine.fab.rules.objects import attacks, chain_links, equipping, objects
from rulesdb.engine.fab.rules.objects.attacks import attack_source, has_hit, life_total
from rulesdb.engine.fab.rules.objects.identities import Noun, has_identity_attack, is_referred_to
from rulesdb.engine.fab.rules.objects.objects import TapStatus, is_attack_proxy, layer_category, owner, statuses
from rulesdb.engine.fab.selection import printed_japanese as japanese
from rulesdb.engine.fab.selection.english_nouns import adjective, behind, closing, noun, permanent_noun
from rulesdb.engine.fab.state import Category, Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, STACK, UNDER, ZoneName
from rulesdb.engine.kernel.cards.roles import Filter, OfThisTurn, Players, UntypedGame
from rulesdb.engine.kernel.effects.properties import value_of
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.events import Event, object_of
from rulesdb.engine.kernel.language.phrases import NOUN, DeclaredRows, english, english_later, printed
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.conditions import fits
from rulesdb.engine.kernel.selection.filters import (
    Anything,
    Both,
    Either,
    LiesInYourZone,
    LiesInZone,
    Not,
    controller_of,
    filter_phrases,
)
from rulesdb.engine.kernel.selection.kinds import filters
from rulesdb.engine.kernel.selection.objects import You

YOU, IDENTIFIED, ONE_OF_TURN = "you", "identified", "one_of_turn"
"""English forms of filters: for a hero, which is dealt what its player is dealt, for a card by its name, and for one
object of a turn."""


class IsAttack(Filter, frozen=True):
    """The object is an attack (1.2.2d)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the object identity attack."""
        return has_identity_attack(game, game.object(object_id))


class AttackAction(Filter, frozen=True):
    """The object is an attack action card."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the type action and the subtype attack."""
        is_one = "attack" in subtypes(game, object_id) and "action" in types(game, object_id)
        return is_one and not is_attack_proxy(game.object(object_id))


class IsYourHero(Filter, frozen=True):
    """The object is the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is that hero."""
        return object_id == game.hero(context.controller)


class HasChosenName(Filter, frozen=True):
    """The object has the card name that a player has chosen for the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the present name of the object is the chosen one."""
        return is_named(name(game, object_id), context.named)


@book.definition("2.7.3b#sentence-2")
def is_of_moniker(card: Card, moniker: str) -> bool:
    """An effect that uses a moniker may refer to several objects with different names and the same moniker."""
    return moniker_of(card) == moniker


class IsCalled(Filter, frozen=True):
    """The object has an object identity that is a word of the rules (1.2.2)."""

    noun: Noun
    """The identity."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object can be referred to by the word."""
        return is_referred_to(game, object_id, self.noun)


class IsCalledByName(Filter, frozen=True):
    """The object has an object identity that is its name or its moniker (1.2.2b)."""

    name: str
    """The identity."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object can be referred to by the name."""
        return is_referred_to(game, object_id, self.name)


class IsChosen(Filter, frozen=True):
    """The object has been determined as a parameter of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is the determined one."""
        return object_id in (context.chosen or ())


class IsTarget(Filter, frozen=True):
    """The object is a target of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is among the targets."""
        return any(object_id in targets for targets in context.targets)


class IsTargetOfLayer(Filter, frozen=True):
    """The object is a target of the resolving layer, in whichever of its effects."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is among the targets that were declared for the layer."""
        return any(object_id in targets for targets in context.declared.targets)


class TargetsYourHero(Filter, frozen=True):
    """The object is a layer that targets the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the hero is the only target of one of the layer's target phrases."""
        return (game.hero(context.controller),) in game.object(object_id).declared.targets


class DefendsAgainstSource(Filter, frozen=True):
    """The object defends against the source of the effect, or against an attack of the source."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is a defending card of a chain link whose attack or attack-source is the source."""
        links = (link for link in game.state.links if context.source in {link.attack, link.source})
        return any(object_id in game.defending(link) for link in links)

    def zone_names(self) -> frozenset[str]:
        """Return the arena."""
        return ARENA


class DefendsAgainstAttack(Filter, frozen=True):
    """The object defends against an attack that fits a filter."""

    attack: Filter
    """Condition on the attack."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is a defending card of a chain link whose attack fits."""
        attacked = chain_links.defended_attacks(game, object_id)
        return any(self.attack.fits(game, attack, context) for attack in attacked)

    def zone_names(self) -> frozenset[str]:
        """Return the arena."""
        return ARENA


class IsDefendedWith(Filter, frozen=True):
    """The object is an attack, or the source of one, against which a card defends that fits a filter."""

    what: Filter
    """Condition on the defending card."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether any of the defending cards of a chain link of the object fits."""
        links = (link for link in game.state.links if object_id in {link.attack, link.source})
        return any(self.what.fits(game, card, context) for link in links for card in game.defending(link))

    def zone_names(self) -> frozenset[str]:
        """Return the arena."""
        return ARENA


class AttacksTarget(Filter, frozen=True):
    """The object is an attack whose attack-target fits a filter."""

    target: Filter
    """Condition on the attack-target; one that fits is enough."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is an attack, and one of its attack-targets fits."""
        if not has_identity_attack(game, game.object(object_id)):
            return False
        return any(fits(game, self.target, one, context) for one in targets_of_attack(game, object_id))


@book.definition("1.4.5b#sentence-1b")
def targets_of_attack(game: Game, attack: int) -> tuple[int, ...]:
    """The attack-targets of an attack until the chain closes: those of its link, or on the stack the declared ones."""
    link = next((link for link in game.state.links if attack in {link.attack, link.source}), None)
    return game.object(attack).declared.attack_targets if link is None else link.targets


class IsNthOfTurn(Filter, OfThisTurn, frozen=True):
    """The object is the attack, or the card that is played, with an ordinal among those of a turn that are alike."""

    number: int
    """The ordinal, from 1."""
    what: Filter
    """Condition on those that count, as they are now."""
    doing: Literal["attacks", "is played"] = "attacks"
    """What is counted: attacks, from when they attack, or cards, from when they have been played."""
    who: Players | None = None
    """Players among whom the controller of the attack, or of the play, must be, None for any."""
    target: Filter | None = None
    """Condition on what is attacked, None for any attack-target."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is one of those that count, and so many of them have come before."""
        if not self._is_meant(game, object_id, context):
            return False
        number = 1
        for event in game.state.history:
            match event:
                case Linked(attack=other, controller=player, targets=targets) if self.doing == "attacks":
                    counted = other, player, targets
                case CardPlayed(object=other, player=player) if self.doing == "is played":
                    counted = other, player, ()
                case _:
                    continue
            if other == object_id:
                break
            number += self._counts(game, *counted, context)
        return number == self.number

    def _is_meant(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether an object that is there now is one of those that count."""
        item = game.object(object_id)
        if self.doing == "attacks":
            is_one = has_identity_attack(game, item)
        else:
            is_one = (item.layer is not None and layer_category(item) == "card") or item.zone == CHAIN
        player = controller_of(game, object_id)
        targets = targets_of_attack(game, object_id) if self.doing == "attacks" and is_one else ()
        return is_one and player is not None and self._counts(game, object_id, player, targets, context)

    def _counts(self, game: Game, object_id: int, player: int, targets: tuple[int, ...], context: Context) -> bool:
        """Whether an attack on some targets, or a card, of a player is one of those that count."""
        return (
            (self.who is None or player in self.who.players(game, context))
            and fits(game, self.what, object_id, context)
            and (self.target is None or any(fits(game, self.target, one, context) for one in targets))
        )


class IsAttackOfSource(Filter, frozen=True):
    """The object is an attack of the source of the effect, which may be an attack-source (1.4.3)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is an attack that is the source or whose attack-source the source is."""
        item = game.object(object_id)
        return has_identity_attack(game, item) and context.source in {object_id, item.proxy_of}


class HasMoreLife(Filter, frozen=True):
    """The object's life total is greater than that of the controller's hero."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether both have a life total, and the object's is greater."""
        own, hero = value_of(game, "life", object_id), game.hero(context.controller)
        of_hero = None if hero is None else value_of(game, "life", hero)
        return own is not None and of_hero is not None and own > of_hero


class OwnedByYou(Filter, frozen=True):
    """The object's owner is the controller of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the owner is the controller."""
        return game.last_known(object_id).owner == context.controller


class OwnedByOpponent(Filter, frozen=True):
    """The object is owned by an opponent of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object's owner is an opponent."""
        return owner(game, object_id) in game.opponents(context.controller)


class ControlledByOpponent(Filter, frozen=True):
    """The object is controlled by an opponent of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object's controller is an opponent."""
        return controller_of(game, object_id) in game.opponents(context.controller)


class IsUnderSource(LiesInZone, frozen=True):
    """The object is a sub-card under the source of the effect (3.0.14)."""

    zone: ZoneName = UNDER
    """The place of sub-cards."""

    def fits(self, game: UntypedGame, object_id: int, context: Context) -> bool:
        """Whether the top-card of the object is the source."""
        return bool(game.object(object_id).under == context.source)


class IsAboveSource(Filter, frozen=True):
    """The source of the effect is a sub-card under the object (3.0.14)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is the top-card of the source."""
        return game.object(context.source).under == object_id

    def zone_names(self) -> frozenset[str]:
        """Return the arena."""
        return ARENA


class IsInZone(LiesInZone, frozen=True):
    """The object is in a zone, whoever owns the zone."""

    zone: ZoneName
    """Name of the zone."""

    def fits(self, game: UntypedGame, object_id: int, context: Context) -> bool:
        """Whether the object is in a zone of this name."""
        return lies_in(game, game.last_known(object_id), self.zone, context)


@book.law
def lies_in(_game: Game, item: Object, name: ZoneName, _context: Context) -> bool:
    """Whether an object is in a zone of a name, also if that is one that all players share (3.0.2)."""
    return item.zone.name == name


IsInYourZone = row(LiesInYourZone, "IsInYourZone", "The object is in a zone of the controller.", zone=ZoneName)
PHRASES: list[DeclaredRows] = [
    *filter_phrases(IsAttack, "攻撃である", "攻撃"),
    *filter_phrases(AttackAction, "攻撃アクションカードである", "攻撃アクションカード"),
    *filter_phrases(IsYourHero, "あなたのヒーローである", "あなたのヒーロー自身"),
    *filter_phrases(HasChosenName, "指定された名前の"),
    *filter_phrases(IsCalled, "識別子が{noun}の"),
    *filter_phrases(IsCalledByName, "識別子が「{name}」の", "《{name}》"),
    *filter_phrases(IsChosen, "選ばれた"),
    *filter_phrases(IsTarget, "その対象である", "その対象"),
    *filter_phrases(IsTargetOfLayer, "このレイヤーの対象である", "このレイヤーの対象"),
    *filter_phrases(TargetsYourHero, "あなたのヒーローを対象とする"),
    *filter_phrases(IsInZone, "{zone}にある"),
    *filter_phrases(IsInYourZone, "あなたの{zone}にある"),
    *filter_phrases(DefendsAgainstSource, "これを防御している"),
    *filter_phrases(DefendsAgainstAttack, "防御している攻撃が{attack:noun}である"),
    *filter_phrases(IsDefendedWith, "{what:noun}に防御されている"),
    *filter_phrases(IsAttackOfSource, "これによる攻撃である", "これによる攻撃"),
    *filter_phrases(AttacksTarget, "{target:noun}を攻撃対象とする"),
    *filter_phrases(
        IsNthOfTurn,
        "各ターンで{number}番目に攻撃する(攻撃が{what:noun}[、コントローラーが{who}][、攻撃対象が{target:noun}])",
    ),
    *filter_phrases(
        IsNthOfTurn,
        "各ターンで{number}番目にプレイされる(カードが{what:noun}[、プレイヤーが{who}])",
        doing="is played",
    ),
    *filter_phrases(IsUnderSource, "これの下にある"),
    *filter_phrases(IsAboveSource, "これが下にある"),
    *filter_phrases(HasMoreLife, "ライフ総量があなたのヒーローを上回る"),
    *filter_phrases(OwnedByYou, "あなたがオーナーである"),
    *filter_phrases(OwnedByOpponent, "対戦相手がオーナーである"),
    *filter_phrases(ControlledByOpponent, "対戦相手がコントロールする"),
]


@filters(PHRASES, "{category}である", "{category}", Exclusive, zone_names=lambda _: frozenset({STACK.name}))
def is_layer_of(game: Game, object_id: int, category: Category) -> bool:
    """The object is a layer of a category (1.6.2)."""
    item = game.object(object_id)
    return item.layer is not None and layer_category(item) == category


@filters(PHRASES, "{status}の", "", Exclusive, zone_names=lambda _: ARENA)
def has_status(game: Game, object_id: int, status: TapStatus) -> bool:
    """The object is a permanent of a status (1.3.3b)."""
    return status in statuses(game.object(object_id))


@filters(PHRASES, "攻撃発生源である", "攻撃発生源")
def is_attack_source(game: Game, object_id: int) -> bool:
    """The object is an attack-source (1.4.3b)."""
    return any(attack_source(item) == object_id for item in game.objects() if item.proxy_of is not None)


@filters(PHRASES, "攻撃カードである", "攻撃カード")
def is_attack_card(game: Game, object_id: int) -> bool:
    """The object is an attack-card (1.4.2)."""
    return attacks.is_attack_card(game, game.object(object_id))


@filters(PHRASES, "発生源である", "発生源")
def can_be_source(game: Game, object_id: int) -> bool:
    """The object can be the source of damage and of effects (1.2.4)."""
    return objects.can_be_source(game.object(object_id))


@filters(PHRASES, "通称が「{moniker}」の")
def has_moniker(game: Game, object_id: int, moniker: str) -> bool:
    """The object has a moniker (2.7.3)."""
    return is_of_moniker(game.object(object_id).card, moniker)


@filters(PHRASES, "名前に「{word}」のある")
def is_named_with(game: Game, object_id: int, word: str) -> bool:
    """The object has a name in which a word occurs."""
    return name_has_part(name(game, object_id), word)


@filters(PHRASES, "{zone}からプレイされた", "", OfThisTurn)
def was_played_from(game: Game, object_id: int, zone: ZoneName) -> bool:
    """The object was played from a zone this turn, and is on the stack or on the combat chain."""
    item = game.last_known(object_id)
    assert isinstance(item, Object)
    is_from_there = item.origin is not None and item.origin.name == zone
    return is_from_there and any(
        isinstance(event, CardPlayed) and event.object == object_id for event in game.state.history
    )


@filters(PHRASES, "攻撃している", zone_names=lambda _: ARENA)
def is_attacking(game: Game, object_id: int) -> bool:
    """The object attacks on any chain link (7.2.4)."""
    return game.has(object_id) and chain_links.attacks(game, game.state.objects[object_id])


@filters(PHRASES, "最後のチェインリンクで攻撃した", zone_names=lambda _: ARENA)
def attacked_last(game: Game, object_id: int) -> bool:
    """The object is the attack of the last chain link, or its attack-source, even if the link is resolved."""
    return any(object_id in {link.attack, link.source} for link in game.state.links[-1:])


@filters(PHRASES, "防御している", zone_names=lambda _: ARENA)
def is_defending(game: Game, object_id: int) -> bool:
    """The object is a defending card of any chain link (7.0.5a)."""
    return chain_links.defends(game, object_id)


@filters(PHRASES, "裏向きの", "", OfFaceDown)
def is_face_down(game: Game, object_id: int) -> bool:
    """The object lies face down."""
    return not game.object(object_id).is_public


@filters(PHRASES, "装備されている")
def is_equipped(game: Game, object_id: int) -> bool:
    """The object is equipped to a weapon zone or an equipment zone."""
    return equipping.is_equipped(game.object(object_id))


@filters(PHRASES, "闘技場のいずれかの領域にある", zone_names=lambda _: ARENA)
def is_in_arena(game: Game, object_id: int) -> bool:
    """The object is in the arena (3.0.5)."""
    return game.has(object_id) and objects.is_in_arena(game.object(object_id))


@filters(PHRASES, "表向きの")
def is_face_up(game: Game, object_id: int) -> bool:
    """The object lies face up."""
    return game.object(object_id).is_public


@filters(PHRASES, "手札からの")
def is_from_hand(game: Game, object_id: int) -> bool:
    """The object came from a hand to where it is, as a defending card does."""
    item = game.last_known(object_id)
    return isinstance(item, Object) and item.is_from_hand


@filters(PHRASES, "{zone}から移った")
def came_from(game: Game, object_id: int, zone: ZoneName) -> bool:
    """The object came from a zone to where it is, as a card that is played does."""
    item = game.last_known(object_id)
    return isinstance(item, Object) and item.origin is not None and item.origin.name == zone


@filters(PHRASES, "アクティブチェインリンクにある")
def is_on_active_link(game: Game, object_id: int) -> bool:
    """The object is the attack of the active chain link, its source, or a card that defends against it."""
    return game.link is not None and object_id in chain_links.objects_of_link(game, game.link)


@filters(PHRASES, "ヒットしたチェインリンクにある")
def is_on_link_that_hit(game: Game, object_id: int) -> bool:
    """The object is on a chain link that has hit (7.5.5d)."""
    links = (one for one in game.state.links if object_id in {one.attack, one.source, *game.defending(one)})
    return any(has_hit(game, link) for link in links)


@filters(PHRASES, "「{counter}」カウンターのある")
def has_counter(game: Game, object_id: int, counter: str) -> bool:
    """The object has a counter of a kind on it, or more."""
    return dict(game.object(object_id).counters).get(counter, 0) > 0


@filters(PHRASES, "このターンにそれ{happened:what_ta}", "", OfThisTurn)
def met_this_turn(game: Game, object_id: int, happened: type[Event]) -> bool:
    """The object is what an event of a kind was about this turn."""
    return any(isinstance(event, happened) and object_of(event) == object_id for event in game.state.history)


@filters(PHRASES, "標的状態の")
def is_marked(game: Game, object_id: int) -> bool:
    """The object is a marked hero (9.3)."""
    return game.object(object_id).is_marked


@filters(PHRASES, "致死ダメージを与えることになる")
def is_lethal(game: Game, object_id: int) -> bool:
    """The object is an attack on the stack that would deal lethal damage to one of its attack-targets."""
    strength, targets = power(game, object_id) or 0, game.object(object_id).declared.attack_targets
    return any((life_total(game, target) or 0) <= strength for target in targets)


@filters(PHRASES, "「{cost}」のコストを支払った", "", OfThisTurn)
def paid_for(game: Game, object_id: int, cost: str) -> bool:
    """The object was played with an optional cost that was paid, and may have left the stack since (5.1.3)."""
    return was_played_with(game, object_id, cost)


def fused_with(game: Game, object_id: int) -> frozenset[str]:
    """Return the supertypes of the cards that were revealed this turn to fuse a card (8.3.17a)."""
    if not was_played_with(game, object_id, "混融"):
        return frozenset()
    revealed = (one for one in game.state.history if isinstance(one, Revealed) and one.source == object_id)
    return frozenset().union(*(game.last_known(one.object).card.supertypes for one in revealed))


@book.definition("1.7.6#sentence-1b")
def was_played_with(game: Game, object_id: int, cost: str) -> bool:
    """A following ability refers to a parameter: whether an optional cost was declared for the object this turn."""
    item = game.last_known(object_id)
    if isinstance(item, Object) and cost in item.declared.costs:
        return True
    declared = (event for event in game.state.history if isinstance(event, Declare))
    return any(event.object == object_id and cost in event.declared.costs for event in declared)


PHRASES += [
    *noun(IsAttack, "attack"),
    *noun(AttackAction, "attack action card"),
    *noun(IsYourHero, "your hero", "your hero"),
    *behind(IsInYourZone, "in your {zone}"),
    *english(IsInYourZone, "{zone}", "zone"),
    *behind(Either, "in your {filters:zone|| or }"),
    *behind(HasMoreLife, "with more life than you"),
    *adjective(has_status, "{status}"),
    *adjective(is_attacking, "attacking"),
    *adjective(is_defending, "defending"),
    *adjective(is_marked, "marked"),
    *adjective(paid_for, "boosted", cost="ブースト"),
    *adjective(paid_for, "fused", cost="混融"),
    *adjective(is_face_down, "face down"),
    *adjective(is_face_up, "face up"),
    *adjective(is_equipped, "equipped"),
    english_later(
        row
        for words, kind in (("lost life", LoseLife), ("gained life", GainLife), ("been dealt damage", Deal))
        for who in ("who have", "that have", "that has")
        for row in behind(met_this_turn, f"{who} {words} this turn", happened=kind)
    ),
    *behind(OwnedByYou, "you own"),
    *behind(ControlledByOpponent, "your opponents control"),
    *behind(ControlledByOpponent, "a opponent controls"),
    *behind(IsInZone, "in a {zone}"),
    *(
        row
        for zone in ("banished", "graveyard")
        for words in (f"in a opposing hero's {'banished zone' if zone == 'banished' else zone}",)
        for row in behind(Both, words, filters=(IsInZone(zone), OwnedByOpponent()))
    ),
    *behind(IsInZone, "on the combat chain", zone="combat chain"),
    *behind(IsInZone, "on this combat chain", zone="combat chain"),
    *behind(is_from_hand, "from hand"),
    *behind(is_on_active_link, "on the active chain link"),
    *behind(Not, "that is not on the active chain link", filter=is_on_active_link()),
    *behind(was_played_from, "played from {zone}"),
    *behind(was_played_from, "played from your {zone}"),
    *noun(IsAttackOfSource, "this's attack"),
    *behind(DefendsAgainstSource, "defending this"),
    *closing(DefendsAgainstAttack, "defending a {attack:noun}"),
    *closing(IsDefendedWith, "defended by a {what:noun/permanent}"),
    english_later(
        row
        for attacking in ("attacking", "that is attacking", "that are attacking", "that targets", "that target")
        for row in (
            *closing(AttacksTarget, f"{attacking} a {{target:attacked}}"),
            *closing(AttacksTarget, f"{attacking} {{target:{IDENTIFIED}}}"),
            *behind(AttacksTarget, f"{attacking} {{target:{YOU}}}"),
        )
    ),
    *(
        row
        for word, number in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4))
        for row in (
            *english(
                IsNthOfTurn, f"your {word} attack each turn", ONE_OF_TURN, number=number, what=Anything(), who=You()
            ),
            *english(
                IsNthOfTurn, f"your {word} {{what:adjectives}} attack each turn", ONE_OF_TURN, number=number, who=You()
            ),
            *english(
                IsNthOfTurn,
                f"the {word} attack that targets {{target:you}} each turn",
                ONE_OF_TURN,
                number=number,
                what=Anything(),
            ),
            *english(
                IsNthOfTurn,
                f"the {word} {{what:noun}} you play each turn",
                ONE_OF_TURN,
                number=number,
                who=You(),
                doing="is played",
            ),
        )
    ),
    *behind(IsUnderSource, "under this"),
    *behind(IsAboveSource, "above this"),
    *english(Not, "{filter:noun}", "other_than"),
    *behind(Not, "other than {filter:identified}"),
    *behind(has_counter, "with a 「{counter}」 counter on it"),
    *english(has_counter, "a 「{counter}」 counter", "having_counter"),
    *noun(is_attack_card, "attack card"),
    *permanent_noun(IsCalledByName, "「{name}」", "「{name}」"),
    *permanent_noun(IsCalledByName, "「{name}」 token"),
    *english(IsCalledByName, "「{name}」", IDENTIFIED),
    *english(IsYourHero, "you", YOU),
    *english(IsChosen, "the chosen object", "chosen"),
    *behind(HasChosenName, "with that name"),
    *behind(is_named_with, "with 「{word}」 in its name"),
    *english(is_named_with, "「{word}」 in its name", "having"),
]
PHRASES += [
    *japanese.noun(IsAttack, "攻撃"),
    *japanese.noun(AttackAction, "攻撃アクションカード"),
    *japanese.noun(AttackAction, "攻撃アクション"),
    *japanese.noun(is_attack_card, "攻撃カード"),
    *japanese.quality(was_played_from, "{zone}からプレイされた"),
    *printed(IsInZone, "{zone}", "zone"),
    *printed(IsInYourZone, "{zone}", "one_zone"),
    *(
        row
        for whose in ("", "あなたの")
        for of in ("からカード", "のカード", "にあるカード")
        for row in (
            *(
                row
                for joint in ("か", "または")
                for row in printed(Either, f"{whose}{{filters:one_zone||{joint}}}{of}", NOUN)
            ),
            *printed(Either, f"{whose}{{filters:one_zone||と}}{of}", "of_all_zones"),
        )
    ),
    *(
        row
        for words in ("対戦相手の墓地の", "対戦相手の墓地にある", "対戦相手のヒーローの墓地の")
        for row in japanese.quality(Both, words, filters=(IsInZone("graveyard"), OwnedByOpponent()))
    ),
    *printed(IsInYourZone, "{zone}から", "in_your_zone"),
    *printed(IsInYourZone, "あなたの{zone}から", "in_your_zone"),
    *(
        row
        for whose in ("", "あなたの")
        for joint in ("から", "の", "にある")
        for row in printed(was_played_from, f"{whose}{{zone}}{joint}", "from_zone")
    ),
    *(
        row
        for words in ("あなたが{zone}から次にプレイする", "次に{zone}からプレイする")
        for row in printed(came_from, words, "how_played")
    ),
    *(
        row
        for cost in ("ブースト", "混融")
        for row in printed(paid_for, f"次にあなたが{cost}する", "how_played", cost=cost)
    ),
    *printed(IsChosen, "それ", "chosen"),
    *printed(IsYourHero, "あなた", YOU),
    *printed(IsYourHero, "あなたのヒーロー", YOU),
    *printed(IsYourHero, "あなたのヒーロー", "subject"),
    *japanese.permanent(IsCalledByName, "「{name}」トークン"),
    *japanese.permanent(IsCalledByName, "「{name}」"),
    *japanese.permanent(IsCalledByName, "《{name}》"),
    *japanese.noun(IsAttackOfSource, "これによる攻撃"),
    *japanese.quality(DefendsAgainstSource, "これを防御している"),
    *japanese.quality(AttacksTarget, "{target:attacked}を攻撃している"),
    *japanese.quality(AttacksTarget, "{target:you}を対象とする"),
    *japanese.quality(AttacksTarget, "{target:you}を攻撃している"),
    *(
        row
        for words, fixed in (
            ("あなたの{number}回目の攻撃", {"what": Anything(), "who": You()}),
            ("あなたの最初の攻撃", {"what": Anything(), "who": You(), "number": 1}),
            ("あなたの{number}回目の{what:adjective/adjectives}攻撃", {"who": You()}),
            ("あなたの最初の{what:adjective/adjectives}攻撃", {"who": You(), "number": 1}),
            ("{target:you}を対象とする最初の攻撃", {"what": Anything(), "number": 1}),
            ("あなたがプレイする{number}枚目の{what:noun}", {"who": You(), "doing": "is played"}),
            ("あなたがプレイする最初の{what:noun}", {"who": You(), "doing": "is played", "number": 1}),
        )
        for row in printed(IsNthOfTurn, f"各ターン{words}", "one_of_turn", **fixed)
    ),
    *printed(DefendsAgainstAttack, "{attack:noun}を防御している", "defending"),
    *(
        row
        for by in ("に", "によって", "で")
        for row in printed(IsDefendedWith, f"{{what:noun/permanent}}{by}防御されている", "defended")
    ),
    *japanese.quality(has_counter, "「{counter}」カウンターのある"),
    *japanese.quality(is_face_down, "裏向きの"),
    *printed(is_face_down, "裏向き", japanese.BARE),
    *printed(is_face_up, "表向き", japanese.BARE),
    *printed(IsCalledByName, "《{name}》", "called_all"),
    *printed(IsCalledByName, "《{name}》", "called"),
    *(
        row
        for joint in ("の", "から", "にある")
        for row in printed(IsInZone, f"いずれかの{{zone}}{joint}", "in_any_zone")
    ),
    *(row for end in ("た", "ている") for row in printed(paid_for, f"混融され{end}", "it_is", cost="混融")),
    *printed(is_named_with, "名前に「{word}」がある", "of_it_is"),
    *printed(is_named_with, "名前に「{word}」を含む", "of_it_is"),
    *(
        row
        for words in ("指定した名前の", "指定された名前の", "その名前の", "その名前を持つ")
        for row in japanese.quality(HasChosenName, words)
    ),
    *japanese.quality(is_equipped, "装備された"),
    *japanese.quality(is_equipped, "装備している"),
    *japanese.quality(IsUnderSource, "これの下にある"),
    *japanese.quality(IsUnderSource, "これの下の"),
    *japanese.quality(is_from_hand, "手札からの"),
    *japanese.quality(is_face_up, "表向きの"),
    *(
        row
        for words in ("あなたがオーナーである", "あなたがオーナー", "あなたがオーナーの")
        for row in japanese.quality(OwnedByYou, words)
    ),
    *japanese.noun(IsAttackOfSource, "これの攻撃"),
]
