"""Verbs on the cards of hand and deck: drawing, discarding, pitching, revealing, searching, shuffling, adding."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.book import by, verb
from rulesdb.engine.fab.cards import Card, Supertype
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import supertypes
from rulesdb.engine.fab.rules.playing.costs import pitch, pitchable
from rulesdb.engine.fab.rules.triggers.generating import has_failed, may_fail_unseen
from rulesdb.engine.fab.selection.identity_filters import IsChosen
from rulesdb.engine.fab.selection.objects import AllObjects, InZone
from rulesdb.engine.fab.verbs.objects import CHOSEN, NEXT_ON_CHOSEN, has_room, lies_open
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect, Filter, Players, valued
from rulesdb.engine.kernel.language.phrases import (
    DONE,
    REN,
    TE,
    Row,
    english,
    english_later,
    inflected,
    printed,
    printed_later,
    printed_verb,
)
from rulesdb.engine.kernel.play.declarations import pick_several
from rulesdb.engine.kernel.process.options import DecisionQuestion, Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_all
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.filters import Anything
from rulesdb.engine.kernel.selection.objects import This, object_now
from rulesdb.engine.kernel.verbs.draw import DiscardCards, DrawCards
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, on_objects, players


def can_draw(game: Game, effect: DrawCards, context: Context) -> bool:
    """Whether there is a card to draw for every player."""
    return all(game.zone("deck", player) for player in players(game, effect.who, context))


class PitchCards(DiscreteEffect, frozen=True):
    """Pitch cards from hand (8.5.44)."""

    amount: Amount = 1
    """Number of cards, from 0."""
    who: Players | None = None
    """Players who pitch, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let every player pitch the cards; a player with too few cards pitches none."""
        return pitch(game, [self._pitches(game, player, context) for player in players(game, self.who, context)])

    def _pitches(self, game: Game, player: int, context: Context) -> list[events.Pitch]:
        """Let a player choose the cards; return the events of pitching them."""
        amount, able = valued(game, self.amount, context), pitchable(game, player, None)
        chosen: list[events.Pitch] = []
        for _ in range(amount if len(able) >= amount else 0):
            card = game.pick(player, "pitch", [*map(Pick, able)], "fab:8.5.44").object
            assert card is not None
            able.remove(card)
            chosen.append(events.Pitch(by="fab:8.5.44", source=context.source, player=player, object=card))
        return chosen

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether every player has enough cards to pitch."""
        amount = valued(game, self.amount, context)
        return all(len(pitchable(game, player, None)) >= amount for player in players(game, self.who, context))


RevealObjects = row(EffectOnObjects, "RevealObjects", "Reveal private objects (8.5.17).", action="reveal")


class RevealForAny(DiscreteEffect, frozen=True):
    """Reveal cards from hand for at least one of some supertypes, at most one for each (8.3.17c and d)."""

    supertypes: tuple[Supertype, ...]
    """The supertypes, in printed order."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose a card for each supertype, or none unless it is the last chance to reveal one."""
        player, rule, chosen = context.controller, "fab:8.3.17d", list[int]()
        able = [self._able(game, player, one) for one in self.supertypes]
        for at, cards in enumerate(able):
            options = [Pick(card) for card in cards if card not in chosen]
            may_decline = bool(chosen) or any(able[at + 1 :])
            if options:
                picked = game.pick(player, "choose", [*options, Pick()] if may_decline else options, rule).object
                chosen += [] if picked is None else [picked]
        revealed = [events.Revealed(by=rule, source=context.source, object=card) for card in chosen]
        return happen_all(game, "reveal", revealed)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there is a card in hand with one of the supertypes."""
        return any(self._able(game, context.controller, one) for one in self.supertypes)

    def _able(self, game: Game, player: int, supertype: Supertype) -> list[int]:
        return [card for card in game.zone("hand", player) if supertype in supertypes(game, card)]


LookAt = row(EffectOnObjects, "LookAt", "Look at private objects (8.5.11).", action="look")


ChargeSoul = row(EffectOnObjects, "ChargeSoul", "Put cards from hand into the hero's soul (8.5.29).", action="put")


class SearchDeck(DiscreteEffect, frozen=True):
    """Search the deck for a card, put it into a zone, and shuffle the deck (8.5.19)."""

    fits: Filter
    """Filter for the card."""
    zone: ZoneName = "hand"
    """The controller's zone that receives the card."""
    shuffles: bool = True
    """Whether the deck is shuffled at once."""
    reveals: bool = False
    """Whether the card is revealed before it is put into the zone."""
    most: int = 1
    """Greatest number of cards, from 1; fewer may be found of several."""
    is_public: bool | None = None
    """Whether the card is put face up, None for the default of the zone."""
    is_on_top: bool = False
    """Whether the deck is shuffled first, and the card put on top of it."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller find cards or fail to; in either case shuffle the deck, if the effect does."""
        fitting = self._fitting(game, context)
        chosen = self._chosen(game, context.controller, fitting)
        for card in chosen if self.reveals else ():
            happen(game, events.Revealed(by="fab:8.5.17", source=context.source, object=card))
        if self.is_on_top and self.shuffles:
            _shuffle(game, context)
        for card in chosen:
            self._puts(game, context, card)
        if self.shuffles and not self.is_on_top:
            _shuffle(game, context)
        return bool(fitting) and not has_failed(next(iter(chosen), None))

    def _fitting(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards of the deck that fit."""
        deck = game.zone("deck", context.controller)
        return tuple(card for card in deck if self.fits.fits(game, card, context))

    def _chosen(self, game: Game, player: int, fitting: tuple[int, ...]) -> list[int]:
        """Let a player choose which cards are found, as many as the effect says or fewer."""
        chosen: list[int] = []
        while len(chosen) < self.most:
            found = [Pick(card) for card in fitting if card not in chosen]
            options = [*found, Pick()] if not found or chosen or may_fail_unseen("deck") else found
            card = game.pick(player, "search", options, "fab:8.5.19").object
            if card is None:
                break
            chosen.append(card)
        return chosen

    def _puts(self, game: Game, context: Context, card: int) -> None:
        """Put a card that was found where the effect says."""
        if self.zone == "banished":
            happen(game, events.Banish(by="fab:8.5.1", source=context.source, object=card))
        elif self.is_on_top:
            happen(game, events.Repositioned(by="fab:8.5.19", source=context.source, object=card, at_bottom=False))
        elif has_room(game, self.zone, context.controller):
            _put(game, context, card, self.zone, "fab:8.5.19", is_public=self.is_public)


class RevealUntil(DiscreteEffect, frozen=True):
    """Reveal cards from the top of the deck, one after another, until one of them fits (8.5.17)."""

    fits: Filter
    """Condition on the card that is the last one revealed."""

    def generate(self, game: Game, context: Context) -> bool:
        """Reveal the cards; return whether one of them fits."""
        for card in game.zone("deck", context.controller):
            happen(game, events.Revealed(by="fab:8.5.17", source=context.source, object=card))
            if self.fits.fits(game, card, context):
                return True
        return False


class ShuffleDeck(DiscreteEffect, frozen=True):
    """Shuffle the deck (8.5.20)."""

    who: Players | None = None
    """Players who shuffle their decks, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Shuffle the deck of every player."""
        shuffled = [_shuffle(game, replace(context, controller=player)) for player in players(game, self.who, context)]
        return any(shuffled)


class Opt(DiscreteEffect, frozen=True):
    """Look at the top cards of the deck, and put each of them on its top or bottom, in any order (8.5.22)."""

    amount: Amount
    """Number of cards, from 0."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose what goes to the bottom, and then the order on top; without a deck it fails."""
        player, rule = context.controller, "fab:8.5.22"
        top = game.zone("deck", player)[: valued(game, self.amount, context)]
        to_bottom = DecisionQuestion(player, "opt to the bottom", rule)
        bottom = pick_several(game, to_bottom, _left_of(top), len(top), range(len(top)))
        rest = tuple(card for card in top if card not in bottom)
        first = pick_several(game, DecisionQuestion(player, "opt to the top", rule), _left_of(rest), len(rest), ())
        for cards, at_bottom in ((bottom, True), (first[::-1], False)):
            for card in cards:
                put = events.Repositioned(by=rule, source=context.source, object=card, at_bottom=at_bottom)
                happen(game, put)
        return bool(top)


def _left_of(cards: tuple[int, ...]) -> Callable[[Sequence[int]], list[int]]:
    """Return what returns the cards that are left to choose from."""
    return lambda chosen: [card for card in cards if card not in chosen]


class ShuffleInAndDraw(DiscreteEffect, frozen=True):
    """Shuffle any number of cards from hand into the deck, then draw the same number of cards."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose the cards, shuffle the deck and draw."""
        player, number = context.controller, 0
        while (hand := game.zone("hand", player)) and (
            card := game.pick(player, "shuffle in", [*map(Pick, hand), Pick()], "fab:8.5.15").object
        ):
            number += _put(game, context, card, "deck", "fab:8.5.15")
        is_shuffled = _shuffle(game, context)
        return DrawCards(number).generate(game, context) or is_shuffled


_INNER_CHI = Card(
    "内なる気",
    frozenset({"resource"}),
    frozenset({"chi"}),
    frozenset({"神秘"}),
    pitch=3,
    pitch_asset="chi",
    english="Inner Chi",
)
"""The back-face of transcend-cards (9.1.5), which a card's text does not tell."""


class Transcend(DiscreteEffect, frozen=True):
    """Transcend (8.5.48)."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put the source into its owner's hand with its back-face active."""
        source = object_now(game, context.source)
        if not game.has(source):
            return False
        player, face = context.controller, _INNER_CHI
        transcended = events.Transcended(
            by="fab:8.5.48", source=context.source, player=player, object=source, face=face
        )
        return happen(game, transcended)


class AddTo(DiscreteEffect, frozen=True):
    """Put a card from outside the game into a zone of the controller."""

    card: Card
    """The card."""
    zone: ZoneName = "hand"
    """The controller's zone that receives the card."""

    def generate(self, game: Game, context: Context) -> bool:
        """Bring the card into the game."""
        player, card, zone = context.controller, self.card, self.zone
        return happen(game, events.Bring(by="fab:8.5.15", source=context.source, player=player, card=card, zone=zone))


def _put(  # noqa: PLR0913  (what a move is)
    game: Game, context: Context, card: int, zone: ZoneName, rule: str, *, is_public: bool | None = None
) -> bool:
    """Move a card to a zone of the controller; return whether it moved."""
    to = events.Move.zone_rules.zone(zone, context.controller)
    return happen(game, events.Move(by=rule, source=context.source, object=card, to=to, is_public=is_public))


def _shuffle(game: Game, context: Context) -> bool:
    """Shuffle the deck of the controller; return whether it was shuffled."""
    deck = Zone("deck", context.controller)
    return happen(game, events.Shuffle(by="fab:8.5.20", source=context.source, zone=deck))


def _english_searches() -> Iterator[Row]:
    """Yield the English rows of searching the deck."""
    found: tuple[tuple[str, str, dict[str, object]], ...] = (
        ("a {fits:noun/permanent}", "it", {}),
        ("a card", "it", {"fits": Anything()}),
        ("up to {most} {fits:nouns/permanents}", "them", {}),
    )
    for (what, it, fits), (joint, shuffles) in product(found, ((", then shuffle", True), ("", False))):
        search, fixed = f"search your deck for {what},", {"shuffles": shuffles, **fits}
        for shown, reveals in (("", False), (f" reveal {it},", True)):
            for put, where in (
                (f"put {it} into your {{zone}}", {}),
                (f"put {it} into the arena", {"zone": "permanent"}),
                (f"put {it} face up into your arsenal", {"zone": "arsenal", "is_public": True}),
                (f"banish {it}", {"zone": "banished"}),
            ):
                if not (reveals and put.startswith("banish")):
                    yield from english(SearchDeck, f"{search}{shown} {put}{joint}", reveals=reveals, **where, **fixed)
            if shuffles:
                on_top = f"{search}{shown} then shuffle and put {it} on top of your deck"
                yield from english(SearchDeck, on_top, zone="deck", is_on_top=True, reveals=reveals, **fits)


VERBS = {
    DrawCards: verb("引く効果", "8.5.6", event=events.Draw, is_possible=can_draw),
    DiscardCards: verb("捨てる効果", "8.5.5", event=events.Discard, fields={"at_random": by("無作為", "1.1.1a")}),
    PitchCards: verb("ピッチする効果", "8.5.44"),
    RevealObjects: verb(
        "公開する効果",
        "8.5.17",
        event=events.Revealed,
        can_affect=lambda game, one: not lies_open(game, one),
    ),
    RevealForAny: verb("いずれかのために公開する効果", "8.3.17d", "8.5.17"),
    LookAt: verb(
        "見る効果", "8.5.11", event=events.LookedAt, can_affect=lambda game, one: not game.object(one).is_public
    ),
    ChargeSoul: verb("チャージする効果", "8.5.29", event=events.Charge),
    SearchDeck: verb("探す効果", "8.5.19", "8.5.20"),
    RevealUntil: verb("公開を続ける効果", "8.5.17"),
    Opt: verb("オプト", "8.5.22"),
    ShuffleDeck: verb("シャッフルする効果", "8.5.20"),
    ShuffleInAndDraw: verb("加えて引く効果", "8.5.15", "8.5.20", "8.5.6"),
    Transcend: verb("超越", "8.5.48", "9.1.5"),
    AddTo: verb("ゲームの外から加える効果", "8.5.15"),
}
PHRASES = (
    *english(Transcend, "transcend"),
    *inflected(Transcend, "超越する", TE, "する~して"),
    *inflected(Opt, "オプト{amount}を行う", TE, "う~って"),
    *english(Opt, "opt {amount}"),
    *english(ChargeSoul, "charge your hero's soul", what=InZone("hand"), amount=1),
    *inflected(ChargeSoul, f"{CHOSEN}をチャージする", TE, "する~して"),
    *english(DrawCards, "draw a card", amount=1),
    *english(DrawCards, "{who} draws a card", amount=1),
    *english(DrawCards, "draw {amount} cards"),
    *english(DrawCards, "draw a card {amount:each}"),
    *english(DrawCards, "{who} draws {amount} cards"),
    *english(DiscardCards, "discard a[ random@at_random] card", amount=1),
    *english(DiscardCards, "{who} discards a[ random@at_random] card", amount=1),
    *english(DiscardCards, "discard {amount}[ random@at_random] cards"),
    *english(DiscardCards, "{who} discards {amount}[ random@at_random] cards"),
    *english(DiscardCards, "discard a[ random@at_random] {what:in_hand}", amount=1),
    *english(DiscardCards, "discard this", what=This(), amount=1),
    *english(DiscardCards, "{who} discards the chosen object", what=AllObjects(IsChosen()), amount=1),
    *english(ShuffleDeck, "shuffle your deck"),
    *english(ShuffleDeck, "{who} shuffles their deck"),
    *english(RevealUntil, "reveal cards from the top of your deck until you reveal a {fits:noun/permanent}"),
    *inflected(RevealUntil, "{fits:noun}が公開されるまで、デッキの一番上からカードを公開する", TE, "する~して"),
    english_later(_english_searches()),
    *english(RevealObjects, "reveal {what}"),
    *inflected(DiscardCards, "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚を捨てる", TE, "る~て"),
    *inflected(PitchCards, "[{who}は、]手札を{amount}枚ピッチする", TE, "する~して"),
    *english(RevealObjects, "reveal a {what:any}", amount=1),
    *english(RevealObjects, "{who} reveals a {what:own}", amount=1),
    *english(RevealObjects, "reveal up to {amount} {what:several}", is_up_to=True),
    *english(LookAt, "look at {what}"),
    *inflected(RevealForAny, "スーパータイプが{supertypes|か}の手札を公開する", TE, "する~して"),
    *on_objects(LookAt, "を見る", "る~て"),
    *inflected(RevealObjects, f"{CHOSEN}を公開する", TE, "する~して"),
    *on_objects(RevealObjects, "を公開する", "する~して"),
    *(
        row
        for words in ("を1枚", "を{most}枚まで")
        for shown, reveals in (("", False), ("公開して", True))
        for way, is_public in (("", None), ("表向きで", True))
        for found in (f"デッキから{{fits:noun}}{words}探して{shown}",)
        for row in (
            *inflected(
                SearchDeck,
                f"{found}{{zone}}に{way}置き、シャッフルする",
                TE,
                "する~して",
                reveals=reveals,
                is_public=is_public,
            ),
            *inflected(
                SearchDeck,
                f"{found}{{zone}}に{way}置く",
                TE,
                "く~いて",
                reveals=reveals,
                shuffles=False,
                is_public=is_public,
            ),
        )
    ),
    *(
        row
        for words in ("を1枚", "を{most}枚まで")
        for shown, reveals in (("", False), ("公開して", True))
        for row in inflected(
            SearchDeck,
            f"デッキから{{fits:noun}}{words}探して{shown}シャッフルし、一番上に置く",
            TE,
            "く~いて",
            zone="deck",
            is_on_top=True,
            reveals=reveals,
        )
    ),
    *inflected(ShuffleDeck, "[{who}は、]デッキをシャッフルする", TE, "する~して"),
    *inflected(
        ShuffleInAndDraw,
        "手札から好きな枚数のカードをデッキに加えてシャッフルし、同じ枚数のカードを引く",
        TE,
        "く~いて",
    ),
    *inflected(AddTo, "ゲームの外から〔{card}〕を{zone}に加える", TE, "る~て"),
)
_SURU, _RU = "する~して~し", "る~て~"


def _printed_searches() -> Iterator[Row]:
    """Yield the rows of printed Japanese cards of searching the deck."""
    found: tuple[tuple[str, dict[str, Any]], ...] = (
        *((f"{{fits:noun/permanent}}{one}", {}) for one in ("1枚を", "を1枚", "{most}枚までを", "を{most}枚まで")),
        *((f"カード{one}", {"fits": Anything()}) for one in ("1枚を", "を1枚")),
    )
    face_up: dict[str, Any] = {"zone": "arsenal", "is_public": True}
    places: tuple[tuple[str, dict[str, Any]], ...] = (
        ("手札に置き", {"zone": "hand"}), ("闘技場に置き", {"zone": "permanent"}),
        ("墓地に置き", {"zone": "graveyard"}),
        ("追放し", {"zone": "banished"}), ("表向きで格納庫に置き", face_up), ("格納庫に表向きで置き", face_up),
    )  # fmt: skip
    for (what, fits), (shown, reveals) in product(found, (("", False), ("公開して", True))):
        search, fixed = f"デッキから{what}探し{shown}", {"reveals": reveals, **fits}
        for put, where in places:
            yield from printed_verb(SearchDeck, f"{search}{put}シャッフルする", _SURU, **where, **fixed)
        on_top = f"{search}シャッフルしてデッキの一番上に置く"
        yield from printed_verb(SearchDeck, on_top, "く~いて~き", zone="deck", is_on_top=True, **fixed)


PHRASES += (
    printed_later(
        row
        for who in ("", "{who}は")
        for row in (
            *printed_verb(DrawCards, f"{who}カードを{{amount}}枚引く", "く~いて~き"),
            *printed_verb(DrawCards, f"{who}カード{{amount}}枚を引く", "く~いて~き"),
            *printed_verb(DrawCards, f"{who}{{amount}}枚のカードを引く", "く~いて~き"),
            *printed_verb(DrawCards, f"{who}{{amount}}枚引く", "く~いて~き"),
            *printed_verb(DrawCards, f"{who}{{amount:each}}カードを1枚引く", "く~いて~き"),
            *printed_verb(DrawCards, f"{who}{{amount:each}}カード1枚を引く", "く~いて~き"),
            *(
                row
                for cards in ("カード", "手札", "手札からカード", "手札のカード", "自身の手札からカード", "自身の手札")
                for row in (
                    *printed_verb(DiscardCards, f"{who}{cards}を{{amount}}枚捨てる", _RU),
                    *printed_verb(DiscardCards, f"{who}{cards}{{amount}}枚を捨てる", _RU),
                    *printed_verb(DiscardCards, f"{who}{cards}を無作為に{{amount}}枚捨てる", _RU, at_random=True),
                    *printed_verb(DiscardCards, f"{who}{cards}{{amount}}枚を無作為に捨てる", _RU, at_random=True),
                    *printed_verb(DiscardCards, f"{who}無作為に{cards}{{amount}}枚を捨てる", _RU, at_random=True),
                    *printed_verb(DiscardCards, f"{who}無作為に{cards}を{{amount}}枚捨てる", _RU, at_random=True),
                )
            ),
            *printed_verb(DiscardCards, f"{who}無作為に{{amount}}枚捨てる", _RU, at_random=True),
            *printed_verb(DiscardCards, f"{who}{{amount}}枚捨てる", _RU),
        )
    ),
    printed_later(
        row
        for hand in ("", "手札から", "あなたの手札から", "手札の", "あなたの手札の")
        for row in (
            *printed_verb(DiscardCards, f"{hand}{{what:in_hand}}を{{amount}}枚捨てる", _RU),
            *printed_verb(DiscardCards, f"{hand}{{what:in_hand}}{{amount}}枚を捨てる", _RU),
        )
    ),
    *printed_verb(DiscardCards, "これを捨てる", _RU, what=This(), amount=1),
    *printed_verb(Transcend, "超越する", _SURU),
    *printed_verb(Transcend, "超越を行う", "う~って~い"),
    *printed_verb(ShuffleDeck, "シャッフルする", _SURU),
    *printed_verb(ShuffleDeck, "デッキをシャッフルする", _SURU),
    *printed_verb(ShuffleDeck, "あなたのデッキをシャッフルする", _SURU),
    *(
        row
        for whose in ("", "自身の")
        for row in printed_verb(ShuffleDeck, f"{{who}}は{whose}デッキをシャッフルする", _SURU)
    ),
    *printed_verb(RevealObjects, "{who}は{what:theirs}{amount}枚を公開する", _SURU),
    *printed_verb(RevealObjects, "{what}を公開する", _SURU),
    *printed_verb(RevealObjects, "{what:some_of_top}公開する", _SURU),
    *printed_verb(LookAt, "{what:some_of_top}見る", _RU),
    *(
        row
        for whose in ("", "あなたの")
        for row in printed_verb(
            RevealUntil, f"{{fits:noun/permanent}}が公開されるまで{whose}デッキの一番上からカードを公開する", _SURU
        )
    ),
    *printed(DiscardCards, "{who}はそれを捨てる", NEXT_ON_CHOSEN, what=AllObjects(IsChosen()), amount=1),
    *printed_verb(LookAt, "{what}を見る", _RU),
    *printed_verb(RevealObjects, "{what:any}{amount}枚を公開する", _SURU),
    *printed_verb(RevealObjects, "{what:any}を{amount}枚公開する", _SURU),
    *printed_verb(Opt, "オプト{amount}を行う", "う~って~い"),
    *printed_verb(Opt, "オプト{amount}する", _SURU),
    *printed(Opt, "オプト{amount}"),
    *printed(Opt, "オプト{amount}", DONE),
    *printed(Opt, "オプト{amount}", REN),
    *(
        row
        for words in ("あなたのソウルに", "ソウルに", "")
        for row in printed_verb(ChargeSoul, f"{words}チャージする", _SURU, what=InZone("hand"), amount=1)
    ),
    printed_later(_printed_searches()),
)
