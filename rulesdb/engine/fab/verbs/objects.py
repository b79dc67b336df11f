"""Verbs on objects: banishing, destroying, putting, tapping, turning, counters, tokens, copies, marks."""

from collections.abc import Iterator
from typing import Any, ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.book import book, verb
from rulesdb.engine.fab.cards import Card, RestrictedAction
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import specified_token
from rulesdb.engine.fab.rules.cards.object_properties import copyable
from rulesdb.engine.fab.rules.general.players import has_room_in_arsenal
from rulesdb.engine.fab.rules.objects.objects import statuses
from rulesdb.engine.fab.selection.identity_filters import IsChosen
from rulesdb.engine.fab.selection.objects import AllObjects
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects, Players, Target, UntypedGame
from rulesdb.engine.kernel.language.phrases import (
    TE,
    Row,
    english,
    english_later,
    inflected,
    printed,
    printed_later,
    printed_verb,
)
from rulesdb.engine.kernel.play.declarations import objects_of
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen_all
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.objects import This
from rulesdb.engine.kernel.verbs import objects as kernel
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, happen_on, on_objects
from rulesdb.engine.kernel.verbs.sequences import Sequence


class BanishObjects(EffectOnObjects, frozen=True):
    """Banish objects (8.5.1)."""

    action: ClassVar[RestrictedAction] = "banish"
    is_public: bool = True
    """Whether the objects are banished face up."""

    def event(self, game: Game, context: Context, object_id: int) -> events.Banish:
        """Return the event by which an object is banished."""
        return events.Banish(by="fab:8.5.1", source=context.source, object=object_id, is_public=self.is_public)


DestroyObjects = row(kernel.DestroyEffect, "DestroyObjects", "Destroy objects (8.5.4).")


@book.law
def has_room(game: Game, zone: ZoneName, player: int | None) -> bool:
    """Whether effects can put a card into a zone of a player: an arsenal zone that is not empty takes none (3.3.2a)."""
    return zone != "arsenal" or player is None or has_room_in_arsenal(game, player)


class PutObjects(kernel.PutEffect, frozen=True, kw_only=True):
    """Put objects into a zone of their owners (8.5.15)."""

    zone: ZoneName
    """The zone."""

    def found(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects as the parent does, those alone for which the zone has room."""
        return tuple(
            one for one in super().found(game, context) if has_room(game, self.zone, game.last_known(one).owner)
        )


class TurnObjects(DiscreteEffect, frozen=True):
    """Turn objects face up or face down (8.5.24)."""

    what: Objects
    """The objects."""
    is_public: bool
    """Whether the objects are turned face up; False for face down."""

    def generate(self, game: Game, context: Context) -> bool:
        """Turn the objects that lie the other way."""
        turned = [
            events.Turned(by="fab:8.5.24", source=context.source, object=object_id, is_public=self.is_public)
            for object_id in self.what.objects(game, context)
            if game.has(object_id) and lies_open(game, object_id) != self.is_public
        ]
        return happen_all(game, "turn", turned)


class RemoveAllCounters(EffectOnObjects, frozen=True, kw_only=True):
    """Remove all counters of a kind from objects (8.5.16)."""

    action: ClassVar[str] = "remove"
    counter: str
    """Kind of the counters."""

    def event(self, game: Game, context: Context, object_id: int) -> events.Count:
        """Return the event by which an object loses the counters."""
        number = dict(game.object(object_id).counters).get(self.counter, 0)
        return events.Count(
            by="fab:8.5.16", source=context.source, object=object_id, counter=self.counter, amount=-number
        )


@book.law
def lies_open(game: Game, object_id: int) -> bool:
    """Whether an object lies face up: it is public, and not just for as long as its layer exists (5.2.4b).

    A temporarily public card still counts as face down (5.4.7b).
    """
    return game.object(object_id).is_public and object_id not in game.state.shown


def shows_source(effect: DiscreteEffect, game: Game, context: Context) -> bool:
    """Whether an effect would turn its own source face up or reveal it: what only a private source can pay (5.2.4)."""
    match effect:
        case TurnObjects(what=what, is_public=True) | EffectOnObjects(action="reveal", what=what):
            return what is not None and context.source in what.objects(game, context)
    return False


CreateTokens = row(kernel.CreateEffect, "CreateTokens", "Create tokens (8.5.2).", token=Card)


class CreateNamedTokens(kernel.CreateEffect, frozen=True):
    """Create tokens that are specified by name or moniker (8.6)."""

    token: str
    """The name or the moniker."""

    def defined(self, game: Game, context: Context) -> Card | None:
        """Return the token that the name refers to, None if no token is defined to have it."""
        return specified_token(game, self.token)


class CreateOneOfTokens(DiscreteEffect, frozen=True):
    """Create a token of one of some names, which the controller chooses (1.8.6, 8.6)."""

    tokens: tuple[str, ...]
    """The names or monikers, in printed order."""
    who: Players | None = None
    """Players who create it, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose one of the names, and the players create the token."""
        options = [Name(one) for one in self.tokens if specified_token(game, one) is not None]
        if not options:
            return False
        chosen = game.pick(context.controller, "creation", options, "fab:1.8.6").name
        return CreateNamedTokens(chosen, who=self.who).generate(game, context)


class CreateCopies(DiscreteEffect, frozen=True):
    """Create tokens that are copies of objects (8.5.25)."""

    what: Objects
    """The objects, each of which is copied once."""

    def generate(self, game: Game, context: Context) -> bool:
        """Create a token with the copyable properties of every object."""
        made = [
            events.Create(
                by="fab:8.5.25",
                source=context.source,
                player=context.controller,
                token=copyable(game, object_id),
            )
            for object_id in self.what.objects(game, context)
        ]
        return happen_all(game, "create", made)


class Mark(DiscreteEffect, frozen=True):
    """Mark heroes (8.5.50)."""

    what: Objects | None = None
    """The heroes, None for targets."""
    target: Target | None = None
    """The target phrase; None for an effect without targets."""

    def __post_init__(self) -> None:
        """Raise PartError unless ``what`` or ``target`` is given alone."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def _unmarked(self, game: Game, context: Context) -> tuple[int, ...]:
        found = objects_of(game, self.target, self.what, context)
        heroes = (item for item in found if game.hero(game.player_of(item)) == item)
        return tuple(hero for hero in heroes if not game.object(hero).is_marked)

    def generate(self, game: Game, context: Context) -> bool:
        """Mark the heroes that are not marked."""
        found = self._unmarked(game, context)
        marked = [events.Marked(by="fab:8.5.50", source=context.source, object=hero) for hero in found]
        return happen_on(game, "mark", marked, found, is_targeted=self.target is not None)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether one of the heroes is not marked."""
        return bool(self._unmarked(game, context))


CHOSEN = "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚<まで@is_up_to>"
"""The words for the objects of an effect that players determine when it is generated (1.8.6)."""
VERBS = {
    BanishObjects: verb("追放", "8.5.1"),
    DestroyObjects: verb("破壊", "8.5.4", event=events.Destroy),
    PutObjects: verb("置く効果", "8.5.15", event=events.Move),
    kernel.TapPermanents: verb(
        "タップする効果", "8.5.55", "1.3.3b",
        event=kernel.tapped_by(is_tapped=True), can_affect=lambda game, one: "untapped" in statuses(game.object(one)),
    ),
    kernel.UntapPermanents: verb(
        "アンタップする効果", "8.5.56", "1.3.3b",
        event=kernel.tapped_by(is_tapped=False), can_affect=lambda game, one: "tapped" in statuses(game.object(one)),
    ),
    TurnObjects: verb("向きを変える効果", "8.5.24"),
    kernel.PutCounters: verb("カウンターを置く効果", "8.5.14", event=events.Count),
    kernel.RemoveCounters: verb("カウンターを取り除く効果", "8.5.16", event=events.Count),
    RemoveAllCounters: verb("カウンターを取り除く効果", "8.5.16"),
    CreateTokens: verb("トークンの作成", "8.5.2", event=events.Create),
    CreateNamedTokens: verb("名前で指定されたトークンの作成", "8.5.2", "2.12.3b", event=events.Create),
    CreateOneOfTokens: verb("いずれかのトークンの作成", "8.5.2", "1.8.6"),
    CreateCopies: verb("コピーの作成", "8.5.25"),
    Mark: verb("標的にする効果", "8.5.50", "9.3"),
}  # fmt: skip
_ONE = "a[ random@at_random] {what:any}"
_SOME = "[up to @is_up_to]{amount}[ random@at_random] {what:several}"
_PLACES: dict[str, dict[str, Any]] = {
    **{
        f"{before} {whose} {zone}": {"zone": zone, **fixed}
        for before, zone, fixed in (
            ("on top of", "deck", {}), ("on the bottom of", "deck", {"at_bottom": True}), ("into", "hand", {}),
            ("into", "graveyard", {}), ("into", "arsenal", {}), ("face up into", "arsenal", {"is_public": True}),
            ("face down into", "arsenal", {"is_public": False}),
        )
        for whose in ("its owner's", "your")
    },
    "into your hero's soul": {"zone": "soul"}, "into the arena": {"zone": "permanent"},
}  # fmt: skip
"""The English words for places into which objects are put, which are those of their owners, whoever "you" are."""


def _on_objects(kind: type[EffectOnObjects], verb: str, behind: str = "", **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of a verb on all of some objects, on targets, and on objects that players determine."""
    return (
        *english(kind, f"{verb} {{what}}{behind}", **fixed),
        *english(kind, f"{verb} {{target}}{behind}", **fixed),
        *english(kind, f"{verb} {_ONE}{behind}", amount=1, **fixed),
        *english(kind, f"{verb} {_SOME}{behind}", **fixed),
        *english(kind, f"{verb} up to 1 {{what:any}}{behind}", amount=1, is_up_to=True, **fixed),
        *english(kind, f"{verb} a {{what:any}}{behind} {{amount:each}}", **fixed),
        *english(
            kind,
            f"{{who}} {verb}{'es' if verb.endswith('h') else 's'} a[ random@at_random] {{what:own}}{behind}",
            amount=1,
            **fixed,
        ),
    )


PHRASES = (
    *_on_objects(BanishObjects, "banish"),
    *_on_objects(BanishObjects, "banish", " face down", is_public=False),
    *_on_objects(DestroyObjects, "destroy"),
    *_on_objects(kernel.TapPermanents, "tap"),
    *_on_objects(kernel.UntapPermanents, "untap"),
    english_later(
        row for words, fixed in _PLACES.items() for row in _on_objects(PutObjects, "put", f" {words}", **fixed)
    ),
    *_on_objects(PutObjects, "return", " to your hand", zone="hand"),
    *_on_objects(PutObjects, "return", " to its owner's hand", zone="hand"),
    *english(RemoveAllCounters, "remove all 「{counter}」 counters from {what/target}"),
    *english(kernel.PutCounters, "put a 「{counter}」 counter on {what/target}", amount=1),
    *english(kernel.PutCounters, "put a 「{counter}」 counter on {what:each_one}", amount=1),
    *english(kernel.PutCounters, "put {amount} 「{counter}」 counters on {what/target}"),
    *english(kernel.RemoveCounters, "remove a 「{counter}」 counter from {what/target}", amount=1),
    *english(kernel.RemoveCounters, "remove {amount} 「{counter}」 counters from {what/target}"),
    *english(CreateNamedTokens, "create a 「{token}」 token", amount=1),
    *english(CreateNamedTokens, "create {amount} 「{token}」 tokens"),
    *english(CreateNamedTokens, "create a 「{token}」 token {amount:each}"),
    *english(CreateNamedTokens, "create a 「{token}」 token under {who:whose} control", amount=1),
    *english(CreateNamedTokens, "create {amount} 「{token}」 tokens under {who:whose} control"),
    *english(CreateNamedTokens, "{who} creates a 「{token}」 token", amount=1),
    *english(CreateNamedTokens, "{who} creates {amount} 「{token}」 tokens"),
    *(
        row
        for words in ("", " under {who:whose} control")
        for row in english(CreateOneOfTokens, f"create a 「{{tokens||」 or 「}}」 token{words}")
    ),
    *english(Mark, "mark {what/target}"),
    *english(TurnObjects, "turn {what} face up", is_public=True),
    *english(TurnObjects, "turn {what} face down", is_public=False),
    *inflected(BanishObjects, f"{CHOSEN}を<裏向きに@is_public>追放する", TE, "する~して"),
    *on_objects(BanishObjects, "を<裏向きに@is_public>追放する", "する~して"),
    *inflected(DestroyObjects, f"{CHOSEN}を破壊する", TE, "する~して"),
    *on_objects(DestroyObjects, "を破壊する", "する~して"),
    *(
        row
        for what in ("{what}", CHOSEN, "{target}")
        for words, is_public in (("", None), ("表向きで", True), ("裏向きで", False))
        for row in inflected(
            PutObjects, f"{what}を{{zone}}<の一番下@at_bottom>に{words}置く", TE, "く~いて", is_public=is_public
        )
    ),
    *inflected(kernel.TapPermanents, f"{CHOSEN}をタップする", TE, "する~して"),
    *inflected(kernel.UntapPermanents, f"{CHOSEN}をアンタップする", TE, "する~して"),
    *inflected(TurnObjects, "{what}を表向きにする", TE, "する~して", is_public=True),
    *inflected(TurnObjects, "{what}を裏向きにする", TE, "する~して", is_public=False),
    *kernel.counter_phrases(),
    *on_objects(RemoveAllCounters, "から「{counter}」カウンターをすべて取り除く", "く~いて"),
    *inflected(CreateNamedTokens, "「{token}」トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateNamedTokens, "{who}は、「{token}」トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateTokens, "〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateTokens, "{who}は、〔{token}〕トークンを{amount}個作成する", TE, "する~して"),
    *inflected(CreateOneOfTokens, "「{tokens||」か「}」トークンを1個作成する", TE, "する~して"),
    *inflected(
        CreateOneOfTokens, "{who}のコントロール下に、「{tokens||」か「}」トークンを1個作成する", TE, "する~して"
    ),
    *inflected(CreateCopies, "{what}のコピーであるトークンを作成する", TE, "する~して"),
    *inflected(Mark, "{what}を標的にする", TE, "する~して"),
    *inflected(Mark, "{target}を標的にする", TE, "する~して"),
)
_PRINTED_PLACES: dict[str, dict[str, Any]] = {
    "デッキの一番上に": {"zone": "deck"}, "デッキの一番下に": {"zone": "deck", "at_bottom": True},
    "手札に": {"zone": "hand"}, "墓地に": {"zone": "graveyard"}, "ソウルに": {"zone": "soul"},
    "闘技場に": {"zone": "permanent"}, "格納庫に": {"zone": "arsenal"},
    "格納庫に表向きで": {"zone": "arsenal", "is_public": True},
    "表向きで格納庫に": {"zone": "arsenal", "is_public": True},
    "格納庫に裏向きで": {"zone": "arsenal", "is_public": False},
    "裏向きで格納庫に": {"zone": "arsenal", "is_public": False},
}  # fmt: skip
"""Words of printed cards for places into which objects are put."""
_SURU, _OKU = "する~して~し", "く~いて~き"
LISTED, ONE_EACH = "listed", "one_each"
"""Forms of the creation of tokens in a list: with its number, and one of each."""
NEXT_ON_CHOSEN = "next_on_chosen"
"""The form of an effect on the object that is chosen in the sentence before: …はそれを捨てる."""
ON_CHOSEN = "on_chosen"
"""The form of an effect on the object that is chosen before it: に…カウンターを置く."""


def _printed_on_objects(kind: type[EffectOnObjects], verb: str, change: str, **fixed: object) -> Iterator[Row]:
    """Yield the printed rows of a verb on objects that players determine, on all of some, and on targets."""
    for what in ("{what:any}", "{who}は{what:theirs}"):
        for words in (f"{what}{{amount}}枚を", f"{what}を{{amount}}枚", f"{what}から{{amount}}枚を"):
            yield from printed_verb(kind, f"{words}{verb}", change, **fixed)
            yield from printed_verb(kind, f"{words}無作為に{verb}", change, at_random=True, **fixed)
        for words in (f"{what}{{amount}}枚までを", f"{what}を{{amount}}枚まで"):
            yield from printed_verb(kind, f"{words}{verb}", change, is_up_to=True, **fixed)
        yield from printed_verb(kind, f"{what}を無作為に{{amount}}枚{verb}", change, at_random=True, **fixed)
        yield from printed_verb(kind, f"{what}無作為に{{amount}}枚を{verb}", change, at_random=True, **fixed)
    yield from printed_verb(kind, f"{{amount:each}}{{what:any}}1枚を{verb}", change, **fixed)
    yield from printed_verb(kind, f"{{what:every}}をすべて{verb}", change, **fixed)
    for target in ("{target:picked}", "{target:picked}それを", "{what}を", "{target}を"):
        yield from printed_verb(kind, f"{target}{verb}", change, **fixed)


def _printed_counters() -> Iterator[Row]:
    """Yield the printed rows of putting counters on objects and removing them."""
    for counters in ("「{counter}」カウンターを{amount}枚", "「{counter}」カウンター{amount}枚を"):
        for what in ("{what}に", "{target}に", "{target:picked}それに", "{target:picked}"):
            yield from printed_verb(kernel.PutCounters, f"{what}{counters}置く", _OKU)
        yield from printed_verb(kernel.PutCounters, f"に{counters}置く", _OKU, ON_CHOSEN, what=AllObjects(IsChosen()))
        chosen = AllObjects(IsChosen())
        yield from printed_verb(kernel.RemoveCounters, f"から{counters}取り除く", _OKU, ON_CHOSEN, what=chosen)
        for what in ("{what}から", "{what}の", "{target}から"):
            yield from printed_verb(kernel.RemoveCounters, f"{what}{counters}取り除く", _OKU)
        yield from printed_verb(kernel.RemoveCounters, f"{counters}取り除く", _OKU, what=This())
        yield from printed_verb(kernel.RemoveCounters, f"{counters}{{what}}から取り除く", _OKU)
        yield from printed_verb(kernel.PutCounters, f"{counters}{{what}}に置く", _OKU)
    for what in ("{what:every}", "{what}", "{target}"):
        yield from printed_verb(RemoveAllCounters, f"{what}から「{{counter}}」カウンターをすべて取り除く", _OKU)
    yield from printed_verb(kernel.PutCounters, "{what:every}すべてに「{counter}」カウンターを{amount}枚置く", _OKU)
    yield from printed_verb(kernel.PutCounters, "{what:every}すべてに「{counter}」カウンター{amount}枚を置く", _OKU)


def _printed_tokens() -> Iterator[Row]:
    """Yield the printed rows of creating tokens by name."""
    for tokens in (
        "「{token}」トークンを{amount}枚",
        "「{token}」トークン{amount}枚を",
        "{amount}枚の「{token}」トークンを",
    ):
        yield from printed_verb(CreateNamedTokens, f"{tokens}生成する", _SURU)
        yield from printed_verb(CreateNamedTokens, f"{{amount:each}}{tokens.replace('{amount}', '1')}生成する", _SURU)
        yield from printed_verb(CreateNamedTokens, f"{{who}}は{tokens}生成する", _SURU)
        for where in ("{who}のコントロール下で", "{who}のコントロール下に"):
            yield from printed_verb(CreateNamedTokens, f"{where}{tokens}生成する", _SURU)
            yield from printed_verb(CreateNamedTokens, f"{tokens}{where}生成する", _SURU)


PHRASES += (
    *printed(CreateNamedTokens, "「{token}」トークン{amount}枚", LISTED),
    *printed(CreateNamedTokens, "「{token}」トークンを{amount}枚", LISTED),
    *printed(CreateNamedTokens, "「{token}」トークン", ONE_EACH, amount=1),
    *printed(CreateNamedTokens, "{who}のコントロール下で「{token}」トークン{amount}枚", LISTED),
    printed_later(
        row
        for joint in ("と", "および", "")
        for row in (
            *printed_verb(Sequence, f"{{effects:listed||{joint}}}を生成する", _SURU),
            *printed_verb(Sequence, f"{{effects:one_each||{joint}}}を1枚ずつ生成する", _SURU),
            *printed_verb(Sequence, f"{{effects:one_each||{joint}}}1枚ずつを生成する", _SURU),
        )
    ),
    *printed_verb(CreateNamedTokens, "「{token}」トークンを生成する", _SURU, amount=1),
    printed_later(_printed_on_objects(BanishObjects, "追放する", _SURU)),
    printed_later(_printed_on_objects(BanishObjects, "裏向きで追放する", _SURU, is_public=False)),
    printed_later(_printed_on_objects(DestroyObjects, "破壊する", _SURU)),
    printed_later(_printed_on_objects(kernel.TapPermanents, "タップする", _SURU)),
    printed_later(_printed_on_objects(kernel.UntapPermanents, "アンタップする", _SURU)),
    printed_later(
        row
        for words, fixed in _PRINTED_PLACES.items()
        for row in _printed_on_objects(PutObjects, f"{words}置く", _OKU, **fixed)
    ),
    printed_later(_printed_tokens()),
    printed_later(_printed_counters()),
    *(
        row
        for way, is_public in (("表", True), ("裏", False))
        for row in (
            *printed_verb(TurnObjects, f"{{what}}を{way}向きにする", _SURU, is_public=is_public),
            *printed_verb(
                TurnObjects,
                f"を{way}向きにする",
                _SURU,
                ON_CHOSEN,
                what=AllObjects(IsChosen()),
                is_public=is_public,
            ),
        )
    ),
    *(
        row
        for joint in ("か", "または")
        for number in ("1枚を", "を1枚", "を")
        for row in printed_verb(CreateOneOfTokens, f"「{{tokens||」{joint}「}}」トークン{number}生成する", _SURU)
    ),
    *(
        row
        for who in ("そのヒーロー", "そのプレイヤー", "防御ヒーロー")
        for side, at_bottom in (("上", False), ("下", True))
        for row in printed(
            PutObjects,
            f"{who}はそれをデッキの一番{side}に置く",
            NEXT_ON_CHOSEN,
            what=AllObjects(IsChosen()),
            zone="deck",
            at_bottom=at_bottom,
        )
    ),
    *printed_verb(Mark, "{what}を標的にする", _SURU),
    *printed_verb(Mark, "{target}を標的にする", _SURU),
)
