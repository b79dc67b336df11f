"""What is asked about zones of Flesh and Blood: what players may see, what they have equipped, the combat chain."""

from typing import ClassVar

from rulesdb.engine.fab.rules.objects.equipping import is_equipped, objects_of_zone, why_not_equipped
from rulesdb.engine.fab.rules.objects.visibility import sees
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, EQUIPMENT_ZONES, WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.play.card_table import AnyCard
from rulesdb.situations import queries
from rulesdb.situations.clauses import CardQuery, PlayerQuery, Query
from rulesdb.situations.fab.clauses import EquipmentZone
from rulesdb.situations.parts import CardRef, End, Pile, PlayerRef, SituationError
from rulesdb.situations.queries import NONE
from rulesdb.situations.session import Outcome, Session, permission

_EQUIPPED_AT_FIRST = "fab:4.1.4a"
"""The rule that players begin the game with cards equipped to the zones of their subtypes."""
_PUBLIC, _OWN, _DECK = "fab:3.0.3", "fab:3.0.3a", "fab:3.7.4"
"""The rules that everybody knows public objects, that owners see private ones, and that nobody sees a deck."""


def _may_see(session: Session, player: PlayerRef, object_id: int) -> Outcome:
    """Return whether a player may see an object now, with the rule that says so."""
    game, number = session.table.game, session.person(player).number
    item = game.object(object_id)
    if sees(game, number, object_id):
        return permission(allowing=(_PUBLIC if item.is_public else _OWN,))
    return permission((_DECK if item.zone.name == "deck" and item.zone.owner == number else _OWN,))


class MaySee(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player may see the information of an object."""

    waits_for_nobody: ClassVar[bool] = True
    is_of_named_cards: ClassVar[bool] = True
    card: CardRef
    """The object."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rule by which not."""
        return session.of_copies(self.card, lambda card: _may_see(session, self.player, card.id), in_play=False)


class MaySeeEnd(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player may see the card on the top or at the bottom of a deck."""

    waits_for_nobody: ClassVar[bool] = True
    is_of_named_cards: ClassVar[bool] = True
    of: PlayerRef
    """The player whose deck it is."""
    pile: Pile
    """The deck."""
    end: End
    """Whether the top or the bottom is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rule by which not. Raises SituationError for an empty deck."""
        cards = session.table.game.zone(self.pile, session.person(self.of).number)
        if not cards:
            raise SituationError(f"the deck of {self.of.name} is empty")
        return _may_see(session, self.player, cards[0 if self.end == "top" else -1])


class HasEquipped(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player has an object equipped, also while it attacks or defends."""

    waits_for_nobody: ClassVar[bool] = True
    card: CardRef
    """The object."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        number, objects = session.person(self.player).number, session.table.state.objects

        def is_worn(card: AnyCard) -> Outcome:
            item = objects[card.id]
            return Outcome(shown(is_equipped(item) and item.controller == number))

        return session.of_copies(self.card, is_worn)


class MayEquip(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player could begin the game with a card equipped, beside those that are."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True
    card: CardRef
    """The card, which no sentence has put anywhere unless it is equipped."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules of equipping by which not.

        Raises SituationError once players have acted, and for a card in another zone: effects alone equip it then.
        """
        if session.table.choices_made:
            raise SituationError("players equip cards as the game begins (4.1.4a); later on only an effect does")
        objects = session.table.state.objects.values()
        number, card = session.person(self.player).number, session.card(self.card.name)
        others = [one for one in objects if one.card.name == card.name and not is_equipped(one)]
        if others:
            raise SituationError(f"{card.name} is in a zone from which only an effect equips it")
        rules = why_not_equipped(session.table.game, card, number)
        return permission(rules, allowing=(_EQUIPPED_AT_FIRST,))


def _equipped(session: Session, player: PlayerRef, zone: ZoneName) -> tuple[Object, ...]:
    """Return what is equipped to an equipment zone of a player, or to either weapon zone for the first of them."""
    zones = WEAPON_ZONES if zone in WEAPON_ZONES else (zone,)
    number = session.person(player).number
    return tuple(item for one in zones for item in objects_of_zone(session.table.game, one, number))


class EquippedTo(PlayerQuery, frozen=True, kw_only=True):
    """What is equipped to an equipment zone, or to the weapon zones, of a player."""

    waits_for_nobody: ClassVar[bool] = True
    zone: EquipmentZone
    """The zone; either weapon zone is meant by the first."""
    is_whether: bool = False
    """Whether it is asked if anything is."""

    def outcome(self, session: Session) -> Outcome:
        """Return the names, or whether there is one."""
        found = _equipped(session, self.player, self.zone)
        if self.is_whether:
            return Outcome(shown(bool(found)))
        return Outcome("、".join(f"《{session.table.printed_name(one)}》" for one in found) or NONE)


class CountOf(queries.CountOf, frozen=True, kw_only=True):
    """The number of cards in a zone of a player, in both weapon zones together."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number. Raises SituationError as the parent does."""
        if self.zone not in WEAPON_ZONES:
            return super().outcome(session)
        number = session.person(self.player).number
        return Outcome(str(sum(len(session.table.game.zone(zone, number)) for zone in WEAPON_ZONES)))


class IsEmpty(queries.IsEmpty, frozen=True, kw_only=True):
    """Whether no card is in a zone of a player; one that is equipped to it may be on the combat chain (3.0.1a)."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no. Raises SituationError as the parent does."""
        if self.zone not in {*EQUIPMENT_ZONES, *WEAPON_ZONES}:
            return super().outcome(session)
        return Outcome(shown(not _equipped(session, self.player, self.zone)))


class IsFaceDown(CardQuery, frozen=True, kw_only=True):
    """Whether an object is face down, so that not everybody knows it."""

    waits_for_nobody: ClassVar[bool] = True
    is_up: bool = False
    """Whether it is asked if the object is face up."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        objects = session.table.state.objects
        return session.of_copies(
            self.card, lambda card: Outcome(shown(objects[card.id].is_public is self.is_up)), in_play=False
        )


class OnChain(Query, frozen=True, kw_only=True):
    """The cards on the combat chain: attacks, the sources of attack-proxies, and defending cards."""

    waits_for_nobody: ClassVar[bool] = True
    is_number: bool = False
    """Whether their number is asked about."""

    def outcome(self, session: Session) -> Outcome:
        """Return their names, or their number, in the order in which they were put there."""
        table = session.table
        items = map(table.game.object, table.state.zones.get(CHAIN, ()))
        names = [f"《{table.printed_name(item)}》" for item in items if item.proxy_of is None]
        return Outcome(str(len(names)) if self.is_number else "、".join(names) or NONE)


PHRASES = (
    phrase(MaySee, "{player}は{card}を見ることができる？"),
    *phrases(IsEmpty, "{player}の{zone}は空(/である/になる)？"),
    *phrases(CountOf, "{player}の{zone}(は何枚/には何枚ある/のカードは何枚/にあるカードは何枚)？"),
    phrase(MaySeeEnd, "{player}は{of}の{pile}の一番上のカードを見ることができる？", end="top"),
    phrase(MaySeeEnd, "{player}は{of}の{pile}の一番下のカードを見ることができる？", end="bottom"),
    phrase(MayEquip, "{player}は{card}を装備できる？"),
    phrase(HasEquipped, "{player}は{card}を装備している？"),
    phrase(EquippedTo, "{player}は{zone}に何を装備している？"),
    phrase(EquippedTo, "{player}は{zone}に装備品を装備している？", is_whether=True),
    phrase(IsFaceDown, "{card}は裏向きである？"),
    phrase(IsFaceDown, "{card}は表向きである？", is_up=True),
    phrase(OnChain, "戦闘チェインには何がある？"),
    phrase(OnChain, "戦闘チェインにカードは何枚ある？", is_number=True),
)
"""The phrases of zones."""
