"""Filters: conditions on an object's characteristics, controller or zone."""

from collections.abc import Iterator
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import (
    Ability,
    Amount,
    AnyContext,
    Filter,
    Objects,
    OfThisTurn,
    Players,
    UntypedGame,
    valued,
)
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.language.phrases import NOUN, DeclaredRows, Row, printed
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.filters import (
    Both,
    HasAtLeastValue,
    HasAtMostValue,
    LiesInYourZone,
    LiesInZone,
    Not,
    filter_phrases,
)
from rulesdb.engine.kernel.selection.kinds import filters
from rulesdb.engine.kernel.selection.objects import You
from rulesdb.engine.mtg.cards import CardType, Color, Supertype
from rulesdb.engine.mtg.characteristics import converted_mana_cost, has, properties
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import IN_PLAY, Context, ZoneName

PLAY: frozenset[str] = frozenset({IN_PLAY.name})
YOU = You()


class HasType(Filter, frozen=True):
    """The object has a card type."""

    type: CardType
    """The card type."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the type at present, perhaps beside others."""
        return self.type in properties_having(game, "types", object_id).types


class HasSubtype(Filter, frozen=True):
    """The object has a subtype."""

    subtype: str
    """The subtype."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the subtype at present, perhaps beside others."""
        return self.subtype in properties_having(game, "subtypes", object_id).subtypes


class HasSupertype(Filter, frozen=True):
    """The object has a supertype."""

    supertype: Supertype
    """The supertype."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the supertype at present, perhaps beside others."""
        return self.supertype in properties(game, object_id).supertypes


class HasSymbol(Filter, frozen=True):
    """The object has an expansion symbol."""

    symbol: str
    """The set of the symbol."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the symbol, which a face-down one lacks."""
        return self.symbol == game.object(object_id).card.symbol


class HasColor(Filter, frozen=True):
    """The object has a color."""

    color: Color
    """The color."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the color at present."""
        return self.color in properties(game, object_id).colors


class HasAbility(Filter, frozen=True):
    """The object has an ability of a kind."""

    kind: type[Ability]
    """The kind."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has such an ability at present."""
        return has(game, object_id, self.kind)


PowerAtMost = row(HasAtMostValue, "PowerAtMost", "The power of the object is a number or less.", stat="power", most=int)
PowerAtLeast = row(HasAtLeastValue, "PowerAtLeast", "The power of the object is a number or more.", stat="power")
ToughnessAtMost = row(
    HasAtMostValue, "ToughnessAtMost", "The toughness of the object is a number or less.", stat="toughness", most=int
)
ToughnessAtLeast = row(
    HasAtLeastValue, "ToughnessAtLeast", "The toughness of the object is a number or more.", stat="toughness"
)
IsInZone = row(LiesInZone, "IsInZone", "The object is in a zone, whoever owns the zone.", zone=ZoneName)


class IsInYourZone(LiesInYourZone, frozen=True):
    """The object is in a zone of a player."""

    zone: ZoneName
    """Name of the zone, one of those that every player has."""
    who: Players = YOU
    """The players, one of whom is enough."""

    def fits(self, game: UntypedGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object is in this zone of one of the players."""
        name, owner = game.last_known(object_id).zone
        return name == self.zone and owner in self.who.players(game, context)


class HasManaCost(Filter, frozen=True):
    """The converted mana cost of the object is a number."""

    signs: ClassVar[frozenset[int]] = frozenset({0})
    """The signs that the difference to the number may have."""
    amount: Amount
    """The number."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the converted mana cost is as the number demands."""
        cost = converted_mana_cost(game, object_id)
        number = valued(game, self.amount, context)
        return cost is not None and (cost > number) - (cost < number) in self.signs


ManaCostAtMost = row(
    HasManaCost,
    "ManaCostAtMost",
    "The converted mana cost of the object is a number or less.",
    signs=frozenset({-1, 0}),
)
ManaCostAtLeast = row(
    HasManaCost,
    "ManaCostAtLeast",
    "The converted mana cost of the object is a number or more.",
    signs=frozenset({0, 1}),
)


class IsYourself(Filter, frozen=True):
    """The object is the record of the controller of the effect, as targets name that player."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether it is the controller."""
        return object_id == game.record_of(context.controller)

    def zone_names(self) -> frozenset[str]:
        """Return the zone of the records of players."""
        return frozenset({"player"})


class IsAttacking(Filter, frozen=True):
    """The object is an attacking creature."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object attacks."""
        return game.attacker(object_id) is not None

    def zone_names(self) -> frozenset[str]:
        """Return the zone of permanents."""
        return PLAY


class IsBlocking(Filter, frozen=True):
    """The object is a blocking creature."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object blocks."""
        return any(object_id in attacker.blockers for attacker in game.state.attackers)

    def zone_names(self) -> frozenset[str]:
        """Return the zone of permanents."""
        return PLAY


class _BearsSource(Filter, frozen=True):
    """The object is what the source is attached to."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the source is attached to the object."""
        return game.object(context.source).attached_to == object_id


IsHost = row(_BearsSource, "IsHost", "The object is what the source, an Aura, is attached to.")
IsEquipped = row(_BearsSource, "IsEquipped", "The object is what the source, an Equipment, is attached to.")


class DamagedBySource(Filter, OfThisTurn, frozen=True):
    """The source has dealt damage to the object this turn."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether there was such damage, to the object as it was if it is gone."""
        return any(
            isinstance(one, Deal) and (one.object, one.source) == (object_id, context.source)
            for one in game.state.history
        )


class OwnedBy(Filter, frozen=True):
    """The object is owned by a player."""

    who: Players
    """The players, one of whom is enough."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the owner is among the players."""
        return game.object(object_id).owner in self.who.players(game, context)


class SharesName(Filter, frozen=True):
    """The object has the name of some others; one without a name shares it with none."""

    what: Objects
    """The others."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the others has the same name, as last known if it is gone."""
        names = {_name(game, one) for one in self.what.objects(game, context)} - {""}
        return _name(game, object_id) in names


def _name(game: Game, object_id: int) -> str:
    return str(properties_having(game, "name", object_id).name)


class ControlledBy(Filter, frozen=True):
    """The object is controlled by a player."""

    who: Players
    """The players, one of whom is enough."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the controller, as far as the object has one, is among the players."""
        return game.last_known(object_id).controller in self.who.players(game, context)


class HasCountersOnIt(Filter, frozen=True):
    """The object has a counter of a name on it, or more."""

    counter: str
    """Name of the counter."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether there is at least one such counter."""
        return self.counter in dict(game.object(object_id).counters)


def asserted(described: Filter) -> Iterator[Filter]:
    """Yield the filters that an object must fit to fit a filter, which says them one by one."""
    if isinstance(described, Both):
        for one in described.filters:
            yield from asserted(one)
    else:
        yield described


WITHOUT = "without"
"""The form of a filter as what an object does not have."""
KIND = "kind"
"""The form of a filter as the noun behind others."""
SAID, DENIED = "said", "denied"
"""The forms of a filter as what is said of an object before 場合, and of what it is not."""


def _said(form: str, end: str) -> Iterator[Row]:
    """Yield the rows of filters as what is said of an object, or denied."""
    yield from printed(HasType, f"{{type}}[・カード]{end}", form)
    yield from printed(HasSubtype, f"「{{subtype}}」{end}", form)
    yield from printed(HasSupertype, f"{{supertype}}{end}", form)
    yield from printed(HasColor, f"{{color}}{end}", form)


PHRASES: list[DeclaredRows] = [
    *filter_phrases(HasType, "{type}である"),
    *filter_phrases(HasSubtype, "「{subtype}」である"),
    *filter_phrases(HasColor, "{color}の"),
    *filter_phrases(HasSymbol, "シンボルが「{symbol}」の"),
    *filter_phrases(HasAbility, "{kind}を持つ"),
    *filter_phrases(PowerAtMost, "パワーが{most}以下の"),
    *filter_phrases(PowerAtLeast, "パワーが{least}以上の"),
    *filter_phrases(IsInZone, "{zone}にある"),
    *filter_phrases(IsInYourZone, "{who}の{zone}にある"),
    *filter_phrases(IsAttacking, "攻撃している"),
    *filter_phrases(IsBlocking, "ブロックしている"),
    *filter_phrases(IsYourself, "プレイヤーとしてのあなたである", "プレイヤーとしてのあなた"),
    *filter_phrases(IsHost, "これにエンチャントされている"),
    *filter_phrases(HasSupertype, "{supertype}の"),
    *filter_phrases(ToughnessAtMost, "タフネスが{most}以下の"),
    *filter_phrases(ToughnessAtLeast, "タフネスが{least}以上の"),
    *filter_phrases(HasManaCost, "点数で見たマナ・コストが{amount}の"),
    *filter_phrases(ManaCostAtMost, "点数で見たマナ・コストが{amount}以下の"),
    *filter_phrases(ManaCostAtLeast, "点数で見たマナ・コストが{amount}以上の"),
    *filter_phrases(IsEquipped, "これを装備している"),
    *filter_phrases(DamagedBySource, "このターンこれがダメージを与えた"),
    *filter_phrases(OwnedBy, "{who}がオーナーである"),
    *filter_phrases(ControlledBy, "{who}のコントロール下にある"),
    *filter_phrases(SharesName, "{what:any}と同じ名前の"),
    *filter_phrases(HasCountersOnIt, "上に「{counter}」カウンターがある"),
    *printed(HasCountersOnIt, "「{counter}」カウンターが置かれている"),
    *printed(HasCountersOnIt, "「{counter}」カウンターが置かれていない", WITHOUT),
    *printed(IsInZone, "場に出ていない", WITHOUT, zone="in play"),
    *printed(Not, "{filter:without}"),
    *printed(DamagedBySource, "これ(によって/により)このターン(に/、/)ダメージを与えられた"),
    *printed(DamagedBySource, "このターン(に/、/)これ(によって/により)ダメージを与えられた"),
    *printed(HasType, "{type}", NOUN),
    *printed(HasType, "{type}", KIND),
    *printed(HasType, "{type}であるカード", KIND),
    *(row for form, end in ((SAID, "である"), (DENIED, "でない")) for row in _said(form, end)),
    *printed(Not, "{filter:denied}", SAID),
    *printed(HasColor, "{color}の", SAID),
    *printed(HasAbility, "{kind}を持つ", SAID),
    *printed(HasAbility, "{kind}を持たない", DENIED),
    *printed(Both, "{filters|}{filters:kind|}", NOUN),
    *printed(Both, "{filters|}{filters|}{filters:kind|}", NOUN),
    *printed(Both, "{filters||、}"),
    *printed(HasManaCost, "点数で見たマナ・コストが{amount}に等しい"),
    *printed(HasManaCost, "点数で見たマナ・コストが{amount}と等しい"),
]


def _of_permanents(_described: Filter) -> frozenset[str]:
    return PLAY


@filters(PHRASES, "タップ状態の", zone_names=_of_permanents)
def is_tapped(game: Game, object_id: int) -> bool:
    """The object is tapped."""
    return game.object(object_id).is_tapped


@filters(PHRASES, "アンタップ状態の", zone_names=_of_permanents)
def is_untapped(game: Game, object_id: int) -> bool:
    """The object is untapped."""
    return not game.object(object_id).is_tapped


@filters(PHRASES, "裏向きの")
def is_face_down(game: Game, object_id: int) -> bool:
    """The object is face down."""
    return game.object(object_id).face is not None


@filters(PHRASES, "トークンである")
def is_token(game: Game, object_id: int) -> bool:
    """The object is a token."""
    return game.object(object_id).is_token


@filters(PHRASES, "ブロックされた", zone_names=_of_permanents)
def is_blocked(game: Game, object_id: int) -> bool:
    """The object is an attacking creature that has become blocked."""
    attacker = game.attacker(object_id)
    return attacker is not None and attacker.is_blocked


@filters(PHRASES, "エンチャントされた", zone_names=_of_permanents)
def is_enchanted(game: Game, object_id: int) -> bool:
    """An Aura is attached to the object."""
    return any(item.attached_to == object_id and "enchantment" in item.card.types for item in game.in_play())


@filters(PHRASES, "多色の")
def is_multicolored(game: Game, object_id: int) -> bool:
    """The object has two colors or more."""
    return len(properties(game, object_id).colors) > 1


@filters(PHRASES, "無色の")
def is_colorless(game: Game, object_id: int) -> bool:
    """The object has no color."""
    return not properties(game, object_id).colors


@filters(PHRASES, "対象が1つの", zone_names=lambda _described: frozenset({"stack"}))
def has_one_target(game: Game, object_id: int) -> bool:
    """The object is a spell or an ability on the stack with a single target."""
    layer = game.last_known(object_id).layer
    return layer is not None and sum(map(len, layer.declared.targets)) == 1


AFTER_BLOCKS: frozenset[str] = frozenset({"declare blockers", "first-strike damage", "combat damage", "end of combat"})
"""The steps in which blocking creatures have been declared."""


@filters(PHRASES, "ブロックされなかった", zone_names=_of_permanents)
def is_unblocked(game: Game, object_id: int) -> bool:
    """The object is an attacking creature that no creature was declared to block."""
    attacker = game.attacker(object_id)
    return attacker is not None and not attacker.is_blocked and game.state.step in AFTER_BLOCKS
