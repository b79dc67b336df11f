"""Verbs on points: dealing damage, losing life, gaining assets."""

from typing import Any, Literal

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.book import verb
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.instructions import specified_source
from rulesdb.engine.fab.rules.general.players import hero_meant
from rulesdb.engine.fab.rules.playing.costs import gaining
from rulesdb.engine.fab.selection.identity_filters import IsTargetOfLayer
from rulesdb.engine.fab.selection.objects import AllObjects, your_hero
from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect, Objects, Players, valued
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import (
    LAST,
    PLAIN,
    SENTENCE,
    TE,
    WITHIN,
    DeclaredRows,
    english,
    inflected,
    printed,
    printed_later,
    printed_verb,
)
from rulesdb.engine.kernel.process.pipeline import happen_all
from rulesdb.engine.kernel.verbs.damage import DamageEffect, LoseLifeEffect, happen_if_any
from rulesdb.engine.kernel.verbs.generation import players

EffectDamage = Literal["generic", "arcane"]
"""Types of damage that effects deal."""


class DealDamage(DamageEffect, frozen=True):
    """Deal damage (8.5.3)."""

    damage: EffectDamage = "generic"
    """Type of the damage."""
    dealer: Objects | None = None
    """The source of the damage, None for that of the effect (1.8.1a)."""
    is_preventable: bool = True
    """Whether prevention effects can prevent the damage (6.4.10h)."""

    def __post_init__(self) -> None:
        """Raise PartError for another source of damage that is dealt to targets."""
        super().__post_init__()
        if self.dealer is not None and self.to is None:
            raise PartError("DealDamage", "dealer", "it belongs to damage that is not dealt to targets")

    def dealt(self, game: Game, context: Context, object_id: int, amount: int) -> events.Deal:
        """Return the event of damage of the type."""
        source = specified_source(context.source, game, context, self.dealer)
        deal = events.Deal(by="fab:8.5.3", source=source, object=object_id, amount=amount, damage=self.damage)
        return deal if self.is_preventable else replace(deal, is_preventable=False)


class DealBoth(DiscreteEffect, frozen=True):
    """Deal damage of two types at once (8.5.3)."""

    to: Objects
    """Objects that are dealt the damage."""
    amount: Amount
    """Amount of damage of the first type, from 0."""
    damage: EffectDamage
    """The first type of damage."""
    more: Amount
    """Amount of damage of the second type, from 0."""
    other: EffectDamage
    """The second type of damage."""

    def generate(self, game: Game, context: Context) -> bool:
        """Deal the damage of both types to every object."""
        points = ((self.damage, valued(game, self.amount, context)), (self.other, valued(game, self.more, context)))
        dealt = [
            events.Deal(by="fab:8.5.3", source=context.source, object=object_id, amount=amount, damage=damage)
            for object_id in self.to.objects(game, context)
            for damage, amount in points
        ]
        return happen_all(game, "deal", dealt)


def life_lost(game: Game, context: Context, *, by: str, player: int, amount: int) -> events.LoseLife | None:
    """Return the event by which the hero of a player loses life; None if there is no hero."""
    hero = hero_meant(game, context.controller, player)
    return None if hero is None else events.LoseLife(by=by, source=context.source, object=hero, amount=amount)


class Gain(DiscreteEffect, frozen=True):
    """Gain points of an asset (8.5.7)."""

    asset: Asset
    """The asset."""
    amount: Amount = 1
    """Number of points, from 0."""
    who: Players | None = None
    """Players who gain the points, None for the controller."""

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether a player can gain the points."""
        return any(gaining(game, event) is not None for event in self._events(game, context))

    def generate(self, game: Game, context: Context) -> bool:
        """Let every player who can gain the points gain them."""
        return happen_if_any(game, "gain", (gaining(game, event) for event in self._events(game, context)))

    def _events(self, game: Game, context: Context) -> list[events.GainAsset]:
        """Return the events by which the players would gain the points."""
        amount, by, source = valued(game, self.amount, context), "fab:8.5.7", context.source
        return [
            events.GainAsset(by=by, source=source, player=player, asset=self.asset, amount=amount)
            for player in players(game, self.who, context)
        ]


VERBS = {
    DealDamage: verb("ダメージを与える効果", "8.5.3"),
    DealBoth: verb("ダメージを与える効果", "8.5.3"),
    LoseLifeEffect: verb("ライフを失う効果", "8.5.12", event=life_lost),
    Gain: verb("得る効果", "8.5.7"),
}
_TARGET = AllObjects(IsTargetOfLayer())
_UNPREVENTABLE: dict[str, Any] = {"is_preventable": False}
PHRASES: tuple[DeclaredRows, ...] = (
    *(
        row
        for form in (SENTENCE, WITHIN)
        for this in ("this damage", "that damage")
        for row in (
            *english(
                DealDamage,
                f"deal {{amount}} {{damage}} damage to {{to/target}}. {this} can't be prevented",
                form,
                **_UNPREVENTABLE,
            ),
            *english(
                DealDamage,
                f"deal {{amount}} damage to {{to/target}}. {this} can't be prevented",
                form,
                damage="generic",
                **_UNPREVENTABLE,
            ),
        )
    ),
    *inflected(DealDamage, "{to}に軽減できない{amount}点の{damage}ダメージを与える", TE, "る~て", **_UNPREVENTABLE),
    *inflected(DealDamage, "{target}に軽減できない{amount}点の{damage}ダメージを与える", TE, "る~て", **_UNPREVENTABLE),
    *english(LoseLifeEffect, "lose {amount} life"),
    *english(LoseLifeEffect, "{who} loses {amount} life"),
    *english(Gain, "get a {asset}", amount=1),
    *english(Gain, "get {amount} {asset}"),
    *english(Gain, "{who} gets {amount} {asset}"),
    *english(Gain, "get 1 {asset} {amount:each}"),
    *english(LoseLifeEffect, "lose 1 life {amount:each}"),
    *english(DealDamage, "deal {amount} {damage} damage to {to/target}"),
    *english(DealDamage, "deal {amount} damage to {to/target}", damage="generic"),
    *(
        row
        for words in ("that target deals", "have that target deal")
        for row in (
            *english(DealDamage, f"{words} {{amount}} {{damage}} damage to {{to}}", dealer=_TARGET),
            *english(DealDamage, f"{words} {{amount}} damage to {{to}}", dealer=_TARGET, damage="generic"),
        )
    ),
    *english(DealDamage, "this deals {amount} {damage} damage to {to}"),
    *english(DealDamage, "this deals {amount} damage to {to}", damage="generic"),
    *(
        row
        for words in ("deal", "this deals")
        for row in (
            *english(DealDamage, f"{words} {{amount}} {{damage}} damage to you", to=your_hero()),
            *english(DealDamage, f"{words} {{amount}} damage to you", to=your_hero(), damage="generic"),
        )
    ),
    *inflected(DealDamage, "{to}に{amount}点の{damage}ダメージを与える", TE, "る~て"),
    *inflected(DealBoth, "{to}に{amount}点の{damage}ダメージと{more}点の{other}ダメージを同時に与える", TE, "る~て"),
    *inflected(DealDamage, "{dealer}が、{to}に{amount}点の{damage}ダメージを与える", TE, "る~て"),
    *inflected(DealDamage, "{target}に{amount}点の{damage}ダメージを与える", TE, "る~て"),
    *inflected(Gain, "[{who}は、]{asset}を{amount}点得る", TE, "る~て"),
)
_GAINED = (
    "{asset}を{amount}点",
    "{amount}点の{asset}を",
    "{amount}{asset}を",
    "{asset}{amount}点を",
    "{amount}点{asset}を",
)
PHRASES += (
    printed_later(
        row
        for form in (PLAIN, LAST)
        for to in ("{to}に", "{target}に", "{target:picked}それに")
        for damage, fixed in (("{damage}", {}), ("", {"damage": "generic"}))
        for words in (f"{{amount}}点の{damage}ダメージを与える", f"{damage}ダメージを{{amount}}点与える")
        for this in ("この", "その")
        for cannot in ("できない", "されない")
        for row in printed(DealDamage, f"{to}{words}。{this}ダメージは軽減{cannot}", form, **fixed, **_UNPREVENTABLE)
    ),
    printed_later(
        row
        for who in ("", "{who}は")
        for what in (*_GAINED, *(f"{{amount:each}}{one.replace('{amount}', '1')}" for one in _GAINED))
        for row in (
            *printed_verb(Gain, f"{who}{what}得る", "る~て~"),
            *printed_verb(LoseLifeEffect, f"{who}{what.replace('{asset}', 'ライフ')}失う", "う~って~い"),
        )
    ),
    printed_later(
        row
        for to, at in (
            *((to, {}) for to in ("{to}に", "{target}に", "{target:picked}それに", "{target:picked}")),
            *(
                (f"{this}{you}に", {"to": your_hero()})
                for this in ("", "これは", "これが")
                for you in ("あなた", "あなたのヒーロー")
            ),
        )
        for damage, fixed in (("{damage}", {}), ("", {"damage": "generic"}))
        for words in (
            f"{{amount}}点の{damage}ダメージを",
            f"{damage}ダメージを{{amount}}点",
            f"{{amount}}{damage}ダメージを",
            f"{damage}ダメージ{{amount}}点を",
        )
        for order in ((to, words), (words, to))
        if "picked" not in to or order[0] is to
        if "これ" not in to or order[0] is to
        for row in printed_verb(DealDamage, f"{''.join(order)}与える", "る~て~", **fixed, **at)
    ),
)
