"""Verbs of what is worn: equipping (8.5.41), and transforming, which puts objects under a permanent (8.5.36)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.book import book, verb
from rulesdb.engine.fab.cards import RestrictedAction
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import specified_token
from rulesdb.engine.fab.rules.objects.equipping import is_equipped, zones_to_equip
from rulesdb.engine.fab.zones import ARENA, PERMANENT, Zone, ZoneName
from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect, Objects, UntypedGame, valued
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import TE, Row, english, inflected, printed_verb
from rulesdb.engine.kernel.process.options import DecisionQuestion, Name
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.selection.objects import This
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, determined_by, happen_on


class EquipObjects(EffectOnObjects, frozen=True):
    """Equip objects to a zone of the controller that their subtypes determine (8.5.41)."""

    action: ClassVar[RestrictedAction] = "put"

    def found(self, game: UntypedGame, context: Context) -> tuple[int, ...]:
        """Return the objects that are not equipped yet, and for which the controller has an empty zone."""
        player = context.controller
        return tuple(one for one in super().found(game, context) if _can_be_equipped(game, one, player))

    def event(self, game: Game, context: Context, object_id: int) -> events.Equipped:
        """Return the event by which an object is equipped."""
        return _equipped(game, context, object_id)


def _can_be_equipped(game: Game, object_id: int, player: int) -> bool:
    item = game.object(object_id)
    return not is_equipped(item) and bool(zones_to_equip(game, item.card, player))


def _equipped(game: Game, context: Context, object_id: int) -> events.Equipped:
    names = zones_to_equip(game, game.object(object_id).card, context.controller)
    to = Zone(names[0], context.controller)
    event = events.Equipped(by="fab:8.5.41", source=context.source, object=object_id, to=to)
    return in_chosen_zone(game, event, names)


@book.law
def in_chosen_zone(game: Game, event: events.Equipped, zones: tuple[ZoneName, ...]) -> events.Equipped:
    """The event by which an object is equipped to one of some zones, which its owner chooses (3.0.10a)."""
    return picked(game, game.object(event.object).owner or 0, event, zones)


def picked(game: Game, player: int, event: events.Equipped, zones: tuple[ZoneName, ...]) -> events.Equipped:
    """Let a player choose one of the zones for the event."""
    chosen = game.pick(player, "zone", [*map(Name, zones)], "fab:3.0.10a").name
    name = next(name for name in zones if name == chosen)
    return replace(event, to=Zone(name, event.to.owner))


class EquipToken(DiscreteEffect, frozen=True):
    """Create a token that is specified by name, then equip it (8.5.41d)."""

    token: str
    """The name of the token."""

    def generate(self, game: Game, context: Context) -> bool:
        """Create and equip the token, unless no token has the name or no zone for it is empty."""
        if not self.is_possible(game, context):
            return False
        created = _created(game, context, self.token)
        return created is not None and happen(game, _equipped(game, context, created))

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there is such a token, and an empty zone for it."""
        token = specified_token(game, self.token)
        return token is not None and bool(zones_to_equip(game, token, context.controller))


def _created(game: Game, context: Context, name: str) -> int | None:
    """Create a token by name, and return its id; None if there is none."""
    token = specified_token(game, name)
    if token is None:
        return None
    before = set(game.state.objects)
    happen(game, events.Create(by="fab:8.5.2", source=context.source, player=context.controller, token=token))
    return next((item.id for item in game.objects() if item.id not in before and item.is_token), None)


class TransformObjects(EffectOnObjects, frozen=True):
    """Transform objects into a permanent, under which they are put (8.5.36)."""

    action: ClassVar[RestrictedAction] = "put"
    into: Objects | None = None
    """The permanent, which becomes one if it is none; None for a token."""
    token: str | None = None
    """The name of the token that is created for it, None for an existing object."""
    besides: Objects | None = None
    """Objects of which the controller determines some that transform, too; None for none."""
    number: Amount = 0
    """Number of these, from 0; if there are fewer, nothing transforms (8.5.36d)."""

    def __post_init__(self) -> None:
        """Raise PartError unless either an object or a token is given."""
        super().__post_init__()
        if (self.into is None) == (self.token is None):
            raise PartError(type(self).__name__, "into", "objects transform into either an object or a token")

    def generate(self, game: UntypedGame, context: Context) -> bool:
        """Put the objects under the permanent; without objects nothing becomes a permanent."""
        objects = self.affected(game, context)
        objects = (*objects, *self._others(game, context, objects)) if self._has_enough(game, context, objects) else ()
        into = self._permanent(game, context) if objects else None
        if into is None:
            return False
        transformed = [
            events.Transformed(by="fab:8.5.36", source=context.source, object=one, into=into) for one in objects
        ]
        return happen_on(game, self.action, transformed, objects, is_targeted=self.target is not None)

    def _able(self, game: Game, context: Context, objects: tuple[int, ...]) -> tuple[int, ...]:
        """Return the other objects that can transform besides those given."""
        found = () if self.besides is None else self.besides.objects(game, context)
        return tuple(one for one in found if one not in objects and game.object(one).zone.name in ARENA)

    def _has_enough(self, game: Game, context: Context, objects: tuple[int, ...]) -> bool:
        """Whether there are objects, and as many others as are to transform with them."""
        return bool(objects) and len(self._able(game, context, objects)) >= valued(game, self.number, context)

    def _others(self, game: Game, context: Context, objects: tuple[int, ...]) -> tuple[int, ...]:
        """Let the controller determine the others."""
        question = DecisionQuestion(context.controller, "choose", "fab:8.5.36")
        return determined_by(game, question, self._able(game, context, objects), valued(game, self.number, context))

    def _permanent(self, game: Game, context: Context) -> int | None:
        """Return the permanent that the objects transform into, which becomes one (8.5.36b) or is created (8.5.36c)."""
        if self.token is not None:
            return _created(game, context, self.token)
        assert self.into is not None
        found = self.into.objects(game, context)
        if not found or not game.has(found[0]):
            return None
        if game.object(found[0]).zone.name not in ARENA:
            happen(
                game,
                events.Move(
                    by="fab:8.5.36b",
                    source=context.source,
                    object=found[0],
                    to=PERMANENT,
                    controller=context.controller,
                ),
            )
        is_there = game.has(found[0]) and game.object(found[0]).zone.name in ARENA
        return found[0] if is_there else None


VERBS = {
    EquipObjects: verb("装備する効果", "8.5.41"),
    EquipToken: verb("トークンを装備する効果", "8.5.41", "8.5.41d"),
    TransformObjects: verb("変形", "8.5.36", can_affect=lambda game, one: game.object(one).zone.name in ARENA),
}
_SURU = "する~して~し"


def _transforming() -> tuple[Row, ...]:
    """Return the rows of transforming objects into an object or a token."""
    rows: list[Row] = []
    for words, japanese, printed_words in (
        ("{into}", "{into}", "{into}"),
        ("a 「{token}」", "「{token}」トークン", "「{token}」"),
        ("a 「{token}」 token", "「{token}」トークン", "「{token}」トークン"),
    ):
        rows += (
            *english(TransformObjects, f"transform {{target}} into {words}"),
            *english(TransformObjects, f"transform a {{what:any}} into {words}", amount=1),
            *english(TransformObjects, f"transform up to 1 {{what:any}} into {words}", amount=1, is_up_to=True),
            *english(TransformObjects, f"transform up to {{amount}} {{what:several}} into {words}", is_up_to=True),
            *english(TransformObjects, f"transform {{amount}} {{what:several}} into {words}"),
            *english(
                TransformObjects, f"transform a {{what:any}} and {{number}} {{besides:several}} into {words}", amount=1
            ),
        )
        for what in ("{target}", "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚<まで@is_up_to>"):
            if printed_words != "「{token}」":
                rows += inflected(TransformObjects, f"{what}を{japanese}に変形させる", TE, "る~て")
                rows += inflected(
                    TransformObjects, f"{what}と{{besides:any}}のうち{{number}}枚を{japanese}に変形させる", TE, "る~て"
                )
        for what, fixed in (
            ("{what:any}{amount}枚を", {}),
            ("{what:any}を{amount}枚", {}),
            ("{what:any}{amount}枚までを", {"is_up_to": True}),
            ("{what:any}を{amount}枚まで", {"is_up_to": True}),
            ("{target}を", {}),
        ):
            for verb_words, change in (("変形させる", "る~て~"), ("変形する", _SURU)):
                rows += printed_verb(TransformObjects, f"{what}{printed_words}に{verb_words}", change, **fixed)
    return tuple(rows)


PHRASES = (
    *english(EquipObjects, "equip {what}"),
    *english(EquipToken, "equip a 「{token}」 token"),
    *inflected(EquipObjects, "{what}を装備する", TE, "する~して"),
    *inflected(EquipObjects, "{what:any}のうち{amount}枚<まで@is_up_to>を装備する", TE, "する~して"),
    *inflected(EquipToken, "「{token}」トークンを装備する", TE, "する~して"),
    *_transforming(),
    *printed_verb(EquipObjects, "これを装備する", _SURU, what=This()),
    *printed_verb(EquipObjects, "{what:any}1枚を装備する", _SURU, amount=1),
    *printed_verb(EquipObjects, "{what:any}を1枚装備する", _SURU, amount=1),
    *printed_verb(EquipToken, "「{token}」トークンを装備する", _SURU),
    *printed_verb(EquipToken, "「{token}」トークン1枚を装備する", _SURU),
)
