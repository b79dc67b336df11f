"""Beginning layer-continuous effects (6.2.2)."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args

from msgspec.structs import replace

from rulesdb.engine.fab.book import by, verb
from rulesdb.engine.fab.card_parts.effects import (
    TIMES,
    WOULD_CHAIN,
    WOULD_TURN,
    Allowance,
    GainsControl,
    MoreActivations,
)
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.object_properties import IsCopy
from rulesdb.engine.fab.rules.objects.chain_links import exists_as_time
from rulesdb.engine.fab.selection.conditions import IsPhase, SourceIs
from rulesdb.engine.fab.selection.identity_filters import IsChosen, IsTargetOfLayer, is_in_arena
from rulesdb.engine.fab.selection.objects import (
    AllObjects,
    attack_of_event,
    attack_source,
    attacking_hero,
    defending_hero,
    done_this_way,
    last_put,
    moved_source,
    target_of_event,
    your_hero,
)
from rulesdb.engine.fab.state import NextTurn, Until
from rulesdb.engine.fab.verbs.objects import ON_CHOSEN
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Players
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.language.phrases import (
    LAST,
    MEMBER,
    OF_TARGET,
    PLAIN,
    REN,
    SENTENCE,
    SERIES,
    TE,
    WITHIN,
    Row,
    english,
    english_later,
    inflected,
    phrases,
    printed,
    printed_later,
    printed_verb,
)
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.filters import Anything
from rulesdb.engine.kernel.selection.objects import ControllersOf, This, You
from rulesdb.engine.kernel.verbs.begin import BeginEffect
from rulesdb.engine.kernel.verbs.sequences import Sequence

Coming = Literal["played", "used", "activated", "anyhow"]


class Begin(BeginEffect, frozen=True):
    """Generate a layer-continuous effect (6.2.2)."""

    until: Until | NextTurn | None = "end of turn"
    """The duration of the effect, None if it specifies none (6.2.2a)."""
    coming: Coming = "played"
    """The form of the next object: a card that is played, an activated-layer, either, or any attack (1.8.10)."""

    def __post_init__(self) -> None:
        """Raise PartError for a player whose turn is not the duration, and for a duration that lacks its player."""
        super().__post_init__()
        needs_player = self.until in get_args(NextTurn)
        if self.whose is not None and self.until != "end of turn" and not needs_player:
            raise PartError("Begin", "whose", "it belongs to an effect until the end of a turn")
        if self.whose is None and needs_player:
            raise PartError("Begin", "whose", "a next turn is that of a player")
        if self.until == "next turn" and (self.objects is not None or self.target is not None):
            raise PartError("Begin", "until", "an effect on given objects begins at once")

    def generate(self, game: Game, context: Context) -> bool:  # type: ignore[override]  # of this game
        """Begin the effect; it fails without the combat chain or chain link that is its duration (7.0.2b, 7.0.3d)."""
        return exists_as_time(game, self.until) and super().generate(game, context)


class ReturnToBrood(DiscreteEffect, frozen=True):
    """Return to the brood: the copy effects that apply to the controller's hero cease to exist (8.5.52)."""

    def generate(self, game: Game, context: Context) -> bool:
        """End these effects; those that make other objects copies as well go on for the others."""
        hero = game.hero(context.controller)
        copying = [one for one in game.state.lasting if isinstance(one.effect, IsCopy) and hero in (one.objects or ())]
        for one in copying:
            others = (one.objects or frozenset()) - {hero}
            after = replace(one, objects=others) if others else None
            note(game, Lasts(by="fab:8.5.52", source=context.source, before=one, after=after))
        return bool(copying)


_BY_ITSELF = (
    "{target}について、{objects}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]{objects}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]{target}は、{effect:predicate}",
    "[{while_}間、][{uses}回だけ、]{effect}",
    "{who}がコントロールする効果として、{effect}",
    "{target}について、{effect}",
)
_NEXT: dict[Coming, str] = {
    "played": "次にプレイする{next:noun}",
    "used": "次にプレイまたは起動する{next:noun}",
    "activated": "次に起動する{next:noun}",
    "anyhow": "あなたの次の{next}攻撃",
}
_ACTION_PHASE = IsPhase("action", is_own=False)
_UNTIL: dict[str, dict[str, Any]] = {
    "{until}": {}, "今から": {"until": None}, "{whose}の次のターンの終わりまで": {},
    "{whose}の次のターンが始まるまで": {"until": "start of next turn"},
    "{whose}の次のターンの間": {"until": "next turn"},
    "{whose}の次のアクションフェイズの間": {"until": "next turn", "while_": _ACTION_PHASE},
}  # fmt: skip
VERBS = {
    ReturnToBrood: verb("帰巣", "8.5.52"),
    Begin: verb(
        "レイヤー型継続効果",
        "6.2.2",
        fields={
            "next": by("次のオブジェクトへの効果", "6.2.4"),
            "who": by("効果のコントローラー", "1.8.1b"),
            "while_": by("適用の条件", "6.2.2d"),
        },
    ),
}
ENGLISH_UNTIL: dict[str, dict[str, Any]] = {
    "this turn": {}, "until end of turn": {}, "this combat chain": {"until": "chain closes"},
    "until the combat chain closes": {"until": "chain closes"}, "this chain link": {"until": "link resolves"},
    "until the end of {whose:whose} next turn": {},
    "until the start of {whose:whose} next turn": {"until": "start of next turn"},
}  # fmt: skip
"""The English words of durations."""
_DURING: dict[str, dict[str, Any]] = {
    "during {whose:whose} next turn": {"until": "next turn"},
    "during {whose:whose} next action phase": {"until": "next turn", "while_": _ACTION_PHASE},
}
"""Those of effects that begin later."""


def _of_next() -> Iterator[Row]:
    """Yield the English rows of effects on the next object, whose duration stands behind the object."""
    for words, until in ENGLISH_UNTIL.items():
        for what, coming in (
            ("your next attack", {"coming": "anyhow", "next": Anything()}),
            ("your next {next:adjectives} attack", {"coming": "anyhow"}),
            ("your next attack {next:behind/closing}", {"coming": "anyhow"}),
            ("the next {next:noun/identified} you play", {}),
            ("the next card you play", {"next": Anything()}),
            ("the next {next:noun} you play or activate", {"coming": "used"}),
            ("the next ability you activate", {"coming": "activated", "next": Anything()}),
            ("the next {next:adjectives} ability you activate", {"coming": "activated"}),
        ):
            yield from english(Begin, f"{what} {words} {{effect:predicate/with_if}}", **until, **coming)
        for what, coming in (
            ("your next {uses} {next:adjectives} attacks", {"coming": "anyhow"}),
            ("your next {uses} attacks", {"coming": "anyhow", "next": Anything()}),
            ("the next {uses} {next:nouns} you play", {}),
        ):
            yield from english(Begin, f"{what} {words} {{effect:predicates}}", **until, **coming)


_TARGET = AllObjects(IsTargetOfLayer())
_OF_OTHERS: dict[str, Players] = {
    "that hero's": ControllersOf(target_of_event()),
    "that target's": ControllersOf(_TARGET),
    "the attacking hero's": ControllersOf(attacking_hero()),
    "the defending hero's": ControllersOf(defending_hero()),
}
"""The English words for the players of heroes as those who have attacks."""


def _of_others() -> Iterator[Row]:
    """Yield the English rows of effects on the next attack of somebody else, in a turn of theirs."""
    for (whose, who), form in product(_OF_OTHERS.items(), (SENTENCE, WITHIN)):
        next_attack: dict[str, Any] = {"coming": "anyhow", "next": Anything(), "who": who}
        for words, until in [*ENGLISH_UNTIL.items()][:-2]:
            yield from english(Begin, f"{whose} next attack {words} {{effect:predicate}}", form, **until, **next_attack)


def _lasting() -> Iterator[Row]:
    """Yield the English rows of effects that last, with the duration in front or behind, or without any."""
    none: dict[str, Any] = {"until": None}
    for words, until in ENGLISH_UNTIL.items():
        yield from english(Begin, f"your hero {{effect:predicate}} {words}", objects=your_hero(), **until)
        yield from english(Begin, f"that target {{effect:predicate}} {words}", objects=_TARGET, **until)
        for what in (
            "{target} {effect:predicate}",
            "{objects} {effect:predicates}",
            "{effect}",
            f"{{target}} {{effect:{OF_TARGET}}}",
        ):
            yield from english(Begin, f"{what} {words}", **until)
            yield from english(Begin, f"{words}, {what}", **until)
        yield from english(Begin, f"{{objects}} {words} {{effect:predicates}}", **until)
        for form in (PLAIN, WITHIN):
            yield from english(Begin, f"this {{effect:predicate}} {words}", form, objects=This(), **until)
    yield from english(Begin, "{effect} while this is in the arena", while_=SourceIs(is_in_arena()), until="for good")
    first: dict[str, Any] = {"who": ControllersOf(target_of_event()), "next": Anything(), "coming": "anyhow"}
    yield from english(Begin, "that hero's next attack this turn {effect:predicate}", **first)
    for words, until in _DURING.items():
        yield from english(Begin, f"that hero's first attack {words} {{effect:predicate}}", **first, **until)
        yield from english(Begin, f"{{effect}} {words}", **until)
        yield from english(Begin, f"{words}, {{effect}}", **until)
    chosen_object, put, turned = AllObjects(IsChosen()), done_this_way("put"), done_this_way("turned")
    yield from english(Begin, "that target {effect:predicate}", objects=_TARGET, **none)
    yield from english(Begin, "{effect:moment}", WITHIN, **none)
    yield from english(Begin, "{effect:moment}", "later", **none)
    yield from english(Begin, "from now on, this {effect:predicate}", objects=This(), **none)
    for words, until in ENGLISH_UNTIL.items():
        yield from english(Begin, f"the chosen object {{effect:predicate}} {words}", objects=chosen_object, **until)
        yield from english(Begin, f"the put card {{effect:predicate}} {words}", objects=put, **until)
        yield from english(Begin, f"the turned card {{effect:predicate}} {words}", objects=turned, **until)
        yield from english(Begin, f"the last put card {{effect:predicate}} {words}", objects=last_put(), **until)
    yield from english(Begin, "the put card {effect:predicate}", objects=put, **none)
    yield from english(Begin, "the banished card {effect:predicate}", objects=done_this_way("banished"), **none)
    yield from english(Begin, "get control of {target}", effect=GainsControl(), **none)
    yield from english(Begin, "get control of the chosen object", effect=GainsControl(), objects=chosen_object, **none)
    yield from english(Begin, "({effect:delayed})")
    yield from english(Begin, "{effect:amp}", uses=1)
    yield from english(Begin, "the next card you play this turn {next:behind/closing}, {effect:plus}")
    yield from english(Begin, "the next {next:noun} you play this turn, {effect:plus}")
    for form in (SENTENCE, WITHIN):
        yield from english(Begin, "{effect:delayed}", form)
        yield from english(Begin, "{effect:whenever}", form)
        yield from english(Begin, "{effect:whenever_of_chain}", form, until="chain closes")
    yield from english(Begin, "{effect:once}", uses=1)
    yield from english(Begin, "{target} {effect:predicate}", **none)
    yield from english(Begin, "the attack {effect:predicate}", objects=attack_of_event(), **none)
    for form in (WITHIN, MEMBER):
        yield from english(Begin, "this {effect:predicate}", form, objects=This(), **none)


def _of_events() -> Iterator[Row]:
    """Yield the English rows of effects on events, with the duration within the words of the event."""
    yield from english(Begin, f"the next {{uses}} {{effect:{TIMES}}}")
    for form in (SENTENCE, WITHIN):
        yield from english(Begin, "at the time of {effect:moment}", form, until=None)
        for effect, until in ((WOULD_TURN, {}), (WOULD_CHAIN, {"until": "chain closes"})):
            yield from english(Begin, f"if {{effect:{effect}}}", form, **until)
            yield from english(Begin, f"whenever {{effect:{effect}}}", form, **until)
            yield from english(Begin, f"the next time {{effect:{effect}}}", form, uses=1, **until)


def _allowing() -> Iterator[Row]:
    """Yield the English rows of what players may do for a time: play a card, attack once more."""
    play, as_instant = (Allowance(way, what=IsChosen(), who=You()) for way in ("play", "play as an instant"))
    times = {
        words.replace("{whose:whose}", "your"): {**until, **({"whose": You()} if "{whose" in words else {})}
        for words, until in ENGLISH_UNTIL.items()
    }
    cards = (("the banished card", done_this_way("banished")), ("this", moved_source()))
    for (it, chosen), (words, until) in product(cards, times.items()):
        yield from english(Begin, f"you may play {it} {words}", effect=play, chosen=chosen, **until)
        both = tuple(Begin(one, chosen=chosen, **until) for one in (play, as_instant))
        for form in (PLAIN, SERIES):
            yield from english(Sequence, f"you may play {it} {words} as though it were a instant", form, effects=both)
    for words, until in times.items():
        yield from english(
            Begin,
            f"you may play your next {{effect:next_of_kind}} {words} as though it were a instant",
            uses=1,
            **until,
        )
    once_more = MoreActivations(1, attacks_only=True)
    weapons: tuple[tuple[str, dict[str, Any]], ...] = (
        ("{target}", {}), ("{objects:each_one}", {}),
        ("this", {"objects": attack_source()}), ("that target", {"objects": _TARGET}),
    )  # fmt: skip
    for (words, until), (what, objects) in product(ENGLISH_UNTIL.items(), weapons):
        yield from english(
            Begin, f"you may attack a additional time with {what} {words}", effect=once_more, **until, **objects
        )
        yield from english(
            Begin, f"you may attack with {what} a additional time {words}", effect=once_more, **until, **objects
        )


PHRASES = (
    *english(ReturnToBrood, "return to the brood"),
    *inflected(ReturnToBrood, "帰巣する", TE, "する~して"),
    *printed_verb(ReturnToBrood, "帰巣する", "する~して~し"),
    *printed_verb(ReturnToBrood, "帰巣を行う", "う~って~い"),
    english_later(_of_next()),
    english_later(_of_others()),
    english_later(_lasting()),
    *_of_events(),
    english_later(_allowing()),
    *(
        row
        for words, until in _UNTIL.items()
        for while_ in ("" if "while_" in until else "[{while_}間、]",)
        for row in (
            *(
                row
                for coming, what in _NEXT.items()
                for row in phrases(
                    Begin,
                    f"{words}、{while_}[{{uses}}回だけ、]{what}は、{{effect:predicate}}",
                    coming=coming,
                    **until,
                )
            ),
            *(
                row
                for coming, what in _NEXT.items()
                for row in phrases(
                    Begin,
                    f"{words}、{{who}}がコントロールする効果として、{what}は、{{effect:predicate}}",
                    coming=coming,
                    **until,
                )
            ),
            *(
                row
                for what in _BY_ITSELF
                for row in phrases(Begin, f"{words}、{what.replace('[{while_}間、]', while_)}", **until)
            ),
            *phrases(Begin, f"{{chosen:any}}のうち1つを選び、{words}、[{{target}}について、]{{effect}}", **until),
        )
    ),
)


_THAT_HERO = ControllersOf(target_of_event())
_PRINTED_NEXT_TURNS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ターンの終わりまで", {}),
    *((words, {"until": "start of next turn"}) for words in ("ターンの開始時まで", "ターンが始まるまで")),
    *((words, {"until": "next turn"}) for words in ("ターンの間", "ターン中")),
    *(
        (words, {"until": "next turn", "while_": _ACTION_PHASE})
        for words in ("アクションフェイズの間", "アクションフェイズ中")
    ),
)
"""The words of printed Japanese cards for durations about the next turn of a player."""
SHORT = "short"
"""The form of a duration as printed cards say it: このターン."""


_PRINTED_UNTIL: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{until}", {}), ("{until:short}", {}), ("{whose}の次のターンの終わりまで", {}),
)  # fmt: skip
"""The durations as printed cards say them."""


def _printed_periods(form: str) -> Iterator[Row]:
    """Yield the rows of printed Japanese cards for effects about a next turn, or while the source is in the arena."""
    in_arena = SourceIs(is_in_arena())
    yield from printed(Begin, "これが闘技場にある間{effect}", form, while_=in_arena, until="for good")
    first: dict[str, Any] = {"who": _THAT_HERO, "whose": _THAT_HERO, "next": Anything(), "coming": "anyhow"}
    for who in ("そのヒーロー", "そのプレイヤー"):
        for turn in (
            "次のターンの最初の攻撃",
            "次のターン中の最初の攻撃",
            "次のターンの間の最初の攻撃",
            "次のターンの1回目の攻撃",
        ):
            yield from printed(Begin, f"{who}の{turn}は{{effect:predicate}}", form, until="next turn", **first)
    for words, fixed in _PRINTED_NEXT_TURNS:
        yield from printed(Begin, f"{{whose}}の次の{words}{{effect}}", form, **fixed)
        for who in ("そのヒーロー", "そのプレイヤー"):
            for next_ in ("次の", "自身の次の", "次の自身の"):
                restricted = f"{who}は{next_}{words}{{effect:of_that_hero}}"
                yield from printed(Begin, restricted, form, whose=_THAT_HERO, **fixed)


def _printed(form: str) -> Iterator[Row]:
    """Yield the rows of printed Japanese cards in a form, whose duration may stand behind the object, or nowhere."""
    none: dict[str, Any] = {"until": None}
    nexts: tuple[tuple[str, dict[str, Any]], ...] = (
        ("あなたの次の{next:adjective/adjectives}攻撃", {"coming": "anyhow"}),
        ("あなたの次の攻撃", {"coming": "anyhow", "next": Anything()}),
        ("次にプレイする{next:noun/called}", {}),
        ("{next:coming}", {}),
        ("{next:adjective}あなたの次の攻撃", {"coming": "anyhow"}),
        ("あなたの次の{next:adjective/adjectives}攻撃{uses}枚", {"coming": "anyhow"}),
        ("あなたの次の攻撃{uses}枚", {"coming": "anyhow", "next": Anything()}),
        ("次にプレイする{next:noun}{uses}枚", {}),
        ("次に起動する能力", {"coming": "activated", "next": Anything()}),
        ("次に起動する{next:adjective}能力", {"coming": "activated"}),
    )
    targets = ("{target}は", "{target:picked}それは", "{target:picked}")
    play, banished = Allowance("play", what=IsChosen(), who=You()), done_this_way("banished")
    yield from printed(Begin, "{effect:amp}", form, uses=1)
    yield from printed(Begin, "この戦闘チェイン{effect:whenever}", form, until="chain closes")
    for words in ("このターン", "このターンの終わりまで"):
        yield from printed(Begin, f"{words}{{effect:whenever}}", form)
        both = tuple(Begin(one, chosen=banished) for one in (play, Allowance("play as an instant", IsChosen(), You())))
        like_instant = f"{words}この方法で追放したカードをインスタントであるかのようにプレイしてもよい"
        yield from printed(Sequence, like_instant, form, effects=both)
    for until, last in _PRINTED_UNTIL:
        for what, coming in nexts:
            for when in (f"{until}{what}は", f"{until}の{what}は", f"{what}は{until}"):
                yield from printed(Begin, f"{when}{{effect:predicate/with_if}}", form, **last, **coming)
        for what in (*targets, "{objects}は"):
            yield from printed(Begin, f"{until}{what}{{effect:predicate}}", form, **last)
            yield from printed(Begin, f"{what}{until}{{effect:predicate}}", form, **last)
        yield from printed(Begin, f"{{target:picked}}{until}それは{{effect:predicate}}", form, **last)
        yield from printed(Begin, f"{until}{{effect}}", form, **last)
        yield from printed(Begin, f"{until}{{effect:once}}", form, uses=1, **last)
        yield from printed(Begin, f"{until}次の{{uses}}回{{effect:{TIMES}}}", form)
        for when in (f"{until}{{target}}は", f"{{target}}は{until}"):
            yield from printed(Begin, f"{when}{{effect:{OF_TARGET}}}", form)
        yield from printed(Begin, f"{until}{{effect:next_of_kind}}", form, uses=1, **last)
        yield from printed(
            Begin, f"{until}この方法で追放したカードをプレイしてもよい", form, effect=play, chosen=banished, **last
        )
        for what, times in product(("{target}", "{objects:each_one}"), ("", "もう")):
            words = f"{what}で追加で{times}1回攻撃してもよい"
            yield from printed(Begin, f"{until}{words}", form, effect=MoreActivations(1, attacks_only=True), **last)
        yield from printed(Begin, f"{until}{{effect:predicate}}", form, objects=This(), **last)
        yield from printed(Begin, f"{until}これをプレイしてもよい", form, effect=play, chosen=moved_source(), **last)
        for words in ("これで追加で1回攻撃してもよい", "これで追加でもう1回攻撃してもよい"):
            yield from printed(
                Begin,
                f"{until}{words}",
                form,
                effect=MoreActivations(1, attacks_only=True),
                objects=attack_source(),
                **last,
            )
    for what, coming in (*((target, {}) for target in targets), *((f"{what}は", coming) for what, coming in nexts)):
        yield from printed(Begin, f"{what}{{effect:predicate}}", form, **none, **coming)
    yield from printed(
        Begin,
        "あなたの次のターンの終わりまでこの方法で追放したカードをプレイしてもよい",
        form,
        effect=play,
        chosen=banished,
        whose=You(),
    )
    yield from printed(Begin, "その対象は{effect:predicate}", form, objects=_TARGET, **none)
    yield from printed(Begin, "その攻撃は{effect:predicate}", form, objects=attack_of_event(), **none)


PHRASES += (
    *printed(Begin, "{effect:moment}", "later", until=None),
    *(row for form in ("closing", WITHIN, LAST) for row in printed(Begin, "{effect:closing}", form)),
    *(
        row
        for words in ("これは", "今からこれは")
        for row in printed(Begin, f"{words}{{effect:getting}}", REN, objects=This(), until=None)
    ),
    *printed(Begin, "{target}は{effect:getting}", REN, until=None),
    *printed(Begin, "{target:picked}それは{effect:getting}", REN, until=None),
    printed_later(row for form in (PLAIN, LAST) for row in (*_printed(form), *_printed_periods(form))),
    *(
        row
        for form in (WITHIN, LAST)
        for row in printed(Begin, "これは{effect:predicate}", form, objects=This(), until=None)
    ),
    *(
        row
        for words, change in (("のコントロールを得る", "る~て~"), ("を奪う", "う~って~い"))
        for row in printed_verb(
            Begin, words, change, ON_CHOSEN, effect=GainsControl(), objects=AllObjects(IsChosen()), until=None
        )
    ),
)
