"""Effects with a choice: optional effects (1.8.3), costs of effects (8.5.31), objects, numbers and names to choose."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.book import book, by, verb
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import printed_name
from rulesdb.engine.fab.rules.cards.numbers import numbers_up_to, value_of_letter
from rulesdb.engine.fab.rules.effects import instructions
from rulesdb.engine.fab.rules.playing.costs import due, may_pay, pay
from rulesdb.engine.fab.rules.triggers.generating import agrees, chooses_to_avert
from rulesdb.engine.fab.selection.identity_filters import IsChosen
from rulesdb.engine.fab.selection.objects import AllObjects, InZone
from rulesdb.engine.fab.verbs.objects import (
    NEXT_ON_CHOSEN,
    ON_CHOSEN,
    CreateNamedTokens,
    DestroyObjects,
    PutObjects,
)
from rulesdb.engine.kernel.cards.abilities import contexts_of_parts, phrases_of
from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect, Objects, Players, valued
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import (
    DONE,
    LAST,
    OF_TARGET,
    PLAIN,
    REN,
    SENTENCE,
    SERIES,
    TE,
    UNLESS,
    WITHIN,
    DeclaredRows,
    english,
    phrase,
    phrases,
    printed,
)
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.options import DecisionQuestion, Name, Number, Pick
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.selection.conditions import Exists, Unless
from rulesdb.engine.kernel.selection.kinds import amounts
from rulesdb.engine.kernel.selection.objects import Among, ControllersOf
from rulesdb.engine.kernel.verbs.generation import determined_by
from rulesdb.engine.kernel.verbs.sequences import Conditional, Sequence, is_otherwise


class OptionalCost(DiscreteEffect, frozen=True):
    """The parent of effects that players choose, with their costs: to pay a cost, to generate an effect, or both.

    Several players choose one after the other: each does what that player has chosen before the next one chooses.
    """

    optional_parts: ClassVar[frozenset[int]] = frozenset({0})
    effect: DiscreteEffect | None = None
    """The optional effect, None if only a cost is optional."""
    cost: Cost | None = None
    """The cost of choosing to, None for none."""
    then: DiscreteEffect | None = None
    """Effect generated for every player who paid the cost and whose effect succeeded, None for none."""
    otherwise: DiscreteEffect | None = None
    """Effect generated for every player who declined or whose optional effect failed, None for none."""
    who: Players | None = None
    """Players who choose, and do what they have chosen; None for the controller."""
    is_regardless: bool = False
    """Whether the effect may be chosen whatever comes of it."""

    def __post_init__(self) -> None:
        """Raise PartError if there is neither an effect nor a cost to choose."""
        super().__post_init__()
        if self.effect is None and self.cost is None:
            raise PartError(type(self).__name__, "effect", "either an effect or a cost is chosen")
        if self.is_regardless and (self.effect is None or self.cost is not None):
            raise PartError(type(self).__name__, "is_regardless", "it belongs to an effect without a cost")

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the optional effect, the one that follows it, and the one generated otherwise."""
        return self.effect, self.then, self.otherwise

    def generate(self, game: Game, context: Context) -> bool:
        """Let the players choose; an effect that is impossible or cannot be paid for cannot be chosen."""
        found = instructions.choosers(game, self.who, context)
        if not found:
            return self._follows(game, context, is_chosen=False, is_done=False)
        succeeded = [self._follows(game, context, *self._chosen_and_done(game, context, player)) for player in found]
        return any(succeeded)

    def _follows(self, game: Game, context: Context, is_chosen: bool, is_done: bool) -> bool:
        """Generate what follows the choice of a player; return whether it succeeded, or else the optional effect."""
        _, in_then, in_otherwise = contexts_of_parts(self, context)
        is_followed = self.then is not None and instructions.follows(is_done)
        succeeded = self.then.generate(game, in_then) if self.then is not None and is_followed else is_done
        if self.otherwise is not None and self.has_failed(game, is_chosen, is_done):
            return self.otherwise.generate(game, in_otherwise)
        return succeeded

    def _chosen_and_done(self, game: Game, context: Context, player: int) -> tuple[bool, bool]:
        """Return whether a player chooses the optional effect, and whether it succeeds."""
        within = contexts_of_parts(self, context)[0]
        is_chosen = self._can_be_chosen(game, within, player) and self.is_agreed(game, player, context.source)
        return is_chosen, is_chosen and self._does(game, within, player)

    def is_agreed(self, game: Game, player: int, source: int) -> bool:
        """Let a player choose whether to generate the effect of a source."""
        return agrees(game, player, source)

    def has_failed(self, game: Game, is_chosen: bool, is_done: bool) -> bool:
        """Whether the effect behind "otherwise" is generated: was the optional effect chosen, and has it succeeded."""
        return is_otherwise(game, is_chosen, is_done)

    def _can_be_chosen(self, game: Game, context: Context, player: int) -> bool:
        """Whether a player may choose to: there are targets, and the cost, if any, could be paid (1.8.3b)."""
        if instructions.has_no_selected_target(context):
            return False
        of_player = replace(context, controller=player)
        can_pay = self.cost is None or may_pay(game, player, required_payment(self, game, context), of_player)
        return not instructions.cannot_be_chosen(game, self.effect, of_player, can_pay, self.is_regardless)

    def _does(self, game: Game, context: Context, player: int) -> bool:
        """Pay the cost completely or not at all, and generate the effect; return whether both succeeded (8.5.31)."""
        of_player = replace(context, controller=player)
        if self.cost is not None:
            due_cost = required_payment(self, game, context)
            if not pay(game, player, due_cost, of_player, "fab:8.5.31"):
                return False
        return self.effect is None or self.effect.generate(game, of_player)


@book.law
def required_payment(effect: OptionalCost, game: Game, context: Context) -> Due:
    """The assets, effects or both that an effect requires as a payment, evaluated now (1.14.1)."""
    return Due() if effect.cost is None else due(game, effect.cost, context)


class Optional(OptionalCost, frozen=True):
    """Let a player choose whether to pay a cost, generate an effect, or both; then what follows (1.8.3)."""


class UnlessDone(OptionalCost, frozen=True):
    """Generate an effect unless a player pays a cost or generates another effect (1.8.4b)."""

    def __post_init__(self) -> None:
        """Raise PartError unless either an effect or a cost averts another effect, and nothing else is said."""
        super().__post_init__()
        only_one(self, effect=self.effect, cost=self.cost)
        if self.otherwise is None or self.then is not None or self.is_regardless:
            raise PartError(type(self).__name__, "otherwise", "the effect that is averted belongs there, and no other")

    def is_agreed(self, game: Game, player: int, source: int) -> bool:
        """Let the player choose whether to avert the effect."""
        return chooses_to_avert(game, player, source)

    def has_failed(self, game: Game, is_chosen: bool, is_done: bool) -> bool:
        """Whether the effect is generated: unless it is averted."""
        return instructions.unless(is_done)


def _determinable(game: Game, what: Objects, context: Context) -> tuple[int, ...]:
    """Return the objects of a selection that a player can determine as parameters (1.8.6b)."""
    return game.rules.generation.determinable(game, what, what.objects(game, context))


class ChooseOne(DiscreteEffect, frozen=True):
    """Let the controller choose one of some objects, and generate an effect that refers to it (1.8.6)."""

    what: Objects
    """The objects."""
    effect: DiscreteEffect
    """The effect."""
    who: Players | None = None
    """The player who chooses, None for the controller."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the player choose; without any object to choose, or without a player, the effect fails."""
        options = [Pick(object_id) for object_id in _determinable(game, self.what, context)]
        choosers = instructions.choosers(game, self.who, context)
        if not options or not choosers:
            return False
        chosen = game.pick(choosers[0], "choose one", options, "fab:1.8.6").object
        assert chosen is not None
        (inner,) = contexts_of_parts(self, context)
        return self.effect.generate(game, replace(inner, chosen=(chosen,)))


class Alternatives(DiscreteEffect, frozen=True):
    """Let the controller choose one of several effects, and generate it."""

    effects: tuple[DiscreteEffect, ...]
    """The effects, without targets, in printed order."""

    def __post_init__(self) -> None:
        """Raise PartError for effects with targets, declared before any choice, and for those of other players."""
        super().__post_init__()
        if any(phrases_of(effect) or getattr(effect, "who", None) is not None for effect in self.effects):
            raise PartError(type(self).__name__, "effects", "effects of the player who chooses, without targets")

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effects."""
        return self.effects

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose one of the effects that are possible; without any the effect fails."""
        able = [at for at, effect in enumerate(self.effects) if effect.is_possible(game, context)]
        if not able:
            return False
        described = [self.effects[at] for at in able]
        chosen = game.pick(context.controller, "mode", [*map(Number, able)], "fab:1.8.2", described).value
        return self.effects[chosen].generate(game, context)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether one of the effects is possible."""
        return any(effect.is_possible(game, context) for effect in self.effects)


class ChooseAnyNumber(DiscreteEffect, frozen=True):
    """Let the controller choose any number of some objects, and generate an effect that refers to them (1.8.6)."""

    what: Objects
    """The objects."""
    effect: DiscreteEffect
    """The effect, which is not generated without a chosen object."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose, one object after the other."""
        able = _determinable(game, self.what, context)
        question = DecisionQuestion(context.controller, "choose", "fab:1.8.6")
        chosen = determined_by(game, question, able, len(able), range(len(able)))
        (inner,) = contexts_of_parts(self, context)
        return bool(chosen) and self.effect.generate(game, replace(inner, chosen=chosen))


class ChooseNumber(DiscreteEffect, frozen=True):
    """Choose a number up to another one, and generate an effect with it (1.12.1b)."""

    most: Amount
    """The number up to which the player may choose."""
    then: DiscreteEffect
    """The effect in which the chosen number counts."""
    is_y: bool = False
    """Whether the letter Y represents the number."""
    is_x: bool = False
    """Whether the letter X represents the number."""
    is_z: bool = False
    """Whether the letter Z represents the number."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect with the chosen number."""
        return (self.then,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose, and generate the effect."""
        options = [*map(Number, numbers_up_to(valued(game, self.most, context)))]
        chosen = game.pick(context.controller, "number", options, "fab:1.12.1b").value
        (within,) = contexts_of_parts(self, context)
        return self.then.generate(game, replace(within, **{"z" if self.is_z else "number": chosen}))


class NameCard(DiscreteEffect, frozen=True):
    """Name a card that is in the game, and generate an effect that may refer to its name."""

    then: DiscreteEffect
    """The effect that follows."""
    is_other: bool = False
    """Whether the name of the source itself cannot be named."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect that follows."""
        return (self.then,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose a name, and generate the effect."""
        own = printed_name(game.last_known(context.source).card) if self.is_other else ""
        names = sorted({name for item in game.objects() if (name := printed_name(item.card)) and name != own})
        if not names:
            return False
        named = game.pick(context.controller, "card name", [*map(Name, names)], "fab:2.7.5")
        (inner,) = contexts_of_parts(self, context)
        return self.then.generate(game, replace(inner, named=named.name))


_WHO = "[{who}は、望むなら、]"
_ENDS = (
    "[。そうした場合、{then}]",
    "。そうした場合、({then})。そうしなかった場合、({otherwise})",
    "。そうしなかった場合、({otherwise})",
)
VERBS = {
    Optional: verb("任意の効果", "1.8.3", fields={"cost": by("任意の支払い", "8.5.31")}),
    UnlessDone: verb("「しないかぎり」", "1.8.4b", "1.8.3"),
    ChooseOne: verb("選択", "1.8.6"),
    Alternatives: verb("効果の選択", "1.8.2"),
    ChooseAnyNumber: verb("任意の数の選択", "1.8.6"),
    ChooseNumber: verb("数値の選択", "1.12.1b"),
    NameCard: verb("カード名の指定", "2.7.5"),
}
OF_IT, THEN_IT = "of_it", "then_it"
"""Forms of what is said of the object that is chosen before, and of an effect on it under a condition."""
TO_PREVENT = "to_prevent"
"""The form of an effect on printed Japanese cards that players may generate to prevent damage."""
_RELOADS = Optional(PutObjects(InZone("hand"), amount=1, zone="arsenal", is_public=False))
"""What a player may do with an empty arsenal to reload (8.5.23)."""
PHRASES: list[DeclaredRows] = [
    *(
        row
        for form in (SENTENCE, WITHIN)
        for end in (
            "",
            ". if you do, {then:within}",
            ". if you do, {then:within}. otherwise, {otherwise:within}",
            ". otherwise, {otherwise:within}",
            ". if damage is dealt this way, {then:within}",
            ". if you don't, {otherwise:within}",
        )
        for row in (
            *english(Optional, f"you may {{effect:series}}{end}", form),
            *english(Optional, f"you may pay {{cost:assets}}{end}", form),
            *english(Optional, f"you may pay {{cost:assets}} and {{effect}}{end}", form),
        )
    ),
    *english(Conditional, "reload", condition=Unless(Exists(InZone("arsenal"))), effect=_RELOADS),
    *english(ChooseOne, "choose a {what:any}, then {effect}"),
    *(
        row
        for effect in ("series", "sentences")
        for row in (
            *english(ChooseOne, f"choose a {{what:any}}, then ({{effect:{effect}}})"),
            *english(ChooseOne, f"{{who}} chooses a {{what:any}}, then ({{effect:{effect}}})"),
        )
    ),
    *(
        row
        for form in (SENTENCE, WITHIN)
        for row in (
            *english(NameCard, "name a card, then {then}", form),
            *english(NameCard, "name a other card, then {then}", form, is_other=True),
        )
    ),
    *english(UnlessDone, "{otherwise} unless {who} pays {cost:assets}", WITHIN),
    *english(UnlessDone, "{otherwise} unless {who} pays {cost:assets}", SENTENCE),
    *english(UnlessDone, "{otherwise} unless you {effect:series}", SENTENCE),
    *english(UnlessDone, "{otherwise} unless you pay {cost:assets}", SENTENCE),
    *english(UnlessDone, "{otherwise} unless you {effect:series}", WITHIN),
    *english(UnlessDone, "{otherwise} unless you pay {cost:assets}", WITHIN),
    *(
        row
        for end in _ENDS
        for row in (
            *phrases(Optional, f"{_WHO}{{effect:te}}もよい{end}"),
            *phrases(Optional, f"{_WHO}{{cost}}を支払ってもよい{end}"),
            *phrases(Optional, f"{_WHO}{{cost}}を支払い、{{effect:te}}もよい{end}"),
            *phrases(Optional, f"{_WHO}({{effect}})ことを選んでもよい{end}", is_regardless=True),
        )
    ),
    *phrases(UnlessDone, "[{who}が]{cost}を支払わないかぎり、({otherwise})"),
    *phrases(UnlessDone, "[{who}が]({effect})ことをしないかぎり、({otherwise})"),
    phrase(ChooseOne, "{what:any}を1つ選び、{effect}"),
    phrase(ChooseOne, "{who}は、{what:any}を1つ選び、{effect}"),
    phrase(Alternatives, "({effects||か、または})のどちらかを行う"),
    *english(Alternatives, "{effects:member|| or }", SERIES),
    *english(Alternatives, "({effects:member|| or })"),
    phrase(ChooseAnyNumber, "{what:any}を任意の数だけ選び、{effect}"),
    *english(ChooseAnyNumber, "choose any number of {what:several}, then {effect}"),
    phrase(ChooseNumber, "{most}までの数Yを1つ選び、{then}", is_y=True),
    phrase(ChooseNumber, "{most}までの数Zを1つ選び、{then}", is_z=True),
    phrase(ChooseNumber, "{most}までの数Xを1つ選び、{then}", is_x=True),
    phrase(ChooseNumber, "{most}までの数を1つ選び、{then}"),
    phrase(NameCard, "カード名を1つ指定し、{then}"),
    phrase(NameCard, "これ以外のカード名を1つ指定し、{then}", is_other=True),
]


@amounts(PHRASES, "(選んだ数)")
def chosen_number(_game: Game, context: Context) -> int:
    """The number that the controller has chosen for the effect."""
    return context.number or 0


@amounts(PHRASES, "Y")
def chosen_y(_game: Game, context: Context) -> int:
    """The chosen number that the letter Y represents (1.12.2c)."""
    return value_of_letter(context, "Y")


@amounts(PHRASES, "Z")
def chosen_z(_game: Game, context: Context) -> int:
    """The chosen number that the letter Z represents (1.12.2c)."""
    return value_of_letter(context, "Z")


PHRASES += [
    row
    for who in ("", "{who}は")
    for end in (
        "",
        "。そうした場合{then:within}",
        "。そうした場合{then:within}。さもなければ{otherwise:within}",
        "。そうしなかった場合{otherwise:within}",
        "。この方法でダメージが与えられた場合{then:within}",
    )
    for row in (
        *printed(Optional, f"{who}{{effect:te}}もよい{end}"),
        *printed(Optional, f"{who}{{cost:assets}}を支払ってもよい{end}"),
        *printed(Optional, f"{who}{{cost:assets}}を支払い{{effect:te}}もよい{end}"),
    )
]
PHRASES += [
    row
    for form in (PLAIN, LAST)
    for row in (
        *printed(UnlessDone, "{effect:unless}ないかぎり{otherwise:within}", form),
        *printed(UnlessDone, "あなたが{effect:unless}ないかぎり{otherwise:within}", form),
        *printed(UnlessDone, "{cost:assets}を支払わないかぎり{otherwise}", form),
        *printed(UnlessDone, "{who}が{cost:assets}を支払わないかぎり{otherwise}", form),
    )
]
PHRASES += [
    row
    for form in (PLAIN, LAST)
    for names in (
        "カード1枚を指定する。",
        "カードを1枚指定する。",
        "カード名1枚を指定する。",
        "カード名を1枚指定する。",
    )
    for row in printed(NameCard, f"{names}{{then:within}}", form)
]
PHRASES += [
    *printed(Optional, "{effect:te}", TO_PREVENT),
    *printed(Optional, "{effect:ren}", TO_PREVENT),
    *printed(UnlessDone, "{who:of_target}が{cost:assets}を支払わないかぎり{otherwise:of_target}", OF_TARGET),
    *(
        row
        for words in ("リロードする", "再装填", "再装填する", "再装填を行う")
        for row in printed(Conditional, words, condition=Unless(Exists(InZone("arsenal"))), effect=_RELOADS)
    ),
]
PHRASES += [
    *(
        row
        for form in (PLAIN, DONE, TE, REN, UNLESS)
        for row in printed(ChooseOne, f"{{what:any}}1枚{{effect:{ON_CHOSEN}{form}}}", form)
    ),
    *printed(ChooseOne, "{what:any}1枚を選ぶ。{effect}"),
    *(
        row
        for words in ("カード名を1枚指定する", "カード名1枚を指定する", "カード名を指定する")
        for row in printed(NameCard, f"{words}。{{then:within}}")
    ),
    *(
        row
        for choose in ("{what:any}1枚を選ぶ。", "{what:any}1枚を選び")
        for row in printed(ChooseOne, f"{choose}{{effect:{NEXT_ON_CHOSEN}}}", LAST)
    ),
    *(
        row
        for form, last in ((PLAIN, DONE), (DONE, DONE), (TE, TE), (REN, REN))
        for joint in ("か", "かまたは")
        for row in printed(Alternatives, f"{{effects:{DONE}|}}{joint}{{effects:{last}|}}", form)
    ),
    *printed(Alternatives, "({effects:done||か})のどちらかを行う"),
    *(
        row
        for number in ("任意の数の", "好きな数の")
        for row in printed(ChooseAnyNumber, f"{number}{{what:any}}の{{effect:under_chosen}}")
    ),
    *printed(
        CreateNamedTokens,
        "コントロール下で「{token}」トークン{amount}枚を生成する",
        "under_chosen",
        who=ControllersOf(AllObjects(IsChosen())),
    ),
]

_CHOSEN = AllObjects(IsChosen())
PHRASES += [
    *printed(Sequence, f"{{effects:{ON_CHOSEN}|}}。{{effects:{THEN_IT}|}}", ON_CHOSEN),
    *printed(Conditional, f"{{condition:{OF_IT}}}場合{{effect:{OF_IT}}}", THEN_IT),
    *printed(Exists, f"{{objects:{OF_IT}}}", OF_IT),
    *(row for of in ("の", "が") for row in printed(Among, f"それ{of}{{filter:measured}}", OF_IT, all=_CHOSEN)),
    *printed(DestroyObjects, "それを破壊する", OF_IT, what=_CHOSEN),
]
