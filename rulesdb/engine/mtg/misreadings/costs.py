"""Misreadings of keywords about costs: buyback, echo, flashback and madness."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rulesdb.engine.kernel.book import always, empty, never, nothing
from rulesdb.engine.kernel.cards.abilities import targeted_effects
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Used
from rulesdb.engine.kernel.event_kinds.object_events import Became
from rulesdb.engine.kernel.events import Event, Events
from rulesdb.engine.kernel.play.attempts import reasons_against
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.characteristics import converted_mana_cost, mana_cost
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.points import SpendMana
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import buyback, echo, flashback
from rulesdb.engine.mtg.keywords.flashback import FLASHBACK, Flashback, flashback_costs, of_object, removal, works_in
from rulesdb.engine.mtg.keywords.madness import (
    MADNESS,
    Madness,
    is_to_be_played,
    madness_in_hand,
    play,
    play_or_put,
    put_into_graveyard,
    removed,
    replacements_of_discard,
    trigger_of_madness,
    triggered,
)
from rulesdb.engine.mtg.rules.abilities import trigger
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt
from rulesdb.engine.mtg.rules.playing import events_as_played
from rulesdb.engine.mtg.rules.resolving import (
    RESOLUTION,
    EffectResolution,
    ResolvingStep,
    countering_rule,
    follow_instructions,
    leave_the_stack,
)
from rulesdb.engine.mtg.rules.timing import IN_TIME
from rulesdb.engine.mtg.rules.total_costs import alternative_total, alternatives, before_effects, first_cost
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import IN_PLAY, REMOVED, STACK, Zone
from rulesdb.engine.mtg.verbs.objects import COUNTERING, SacrificePermanents
from rulesdb.engine.mtg.verbs.sequences import with_antecedents


def unaffected(name: str) -> Callable[[Callable[..., Due], Game, Attempt, AlternativeCost], Due]:
    """Return a misreading of the total of an alternative cost: effects do not change the cost of a name."""
    return lambda total, game, attempt, one: (
        before_effects(game, attempt, one.cost) if one.name == name else total(game, attempt, one)
    )


def _plus_mana_cost(cost: Cost, game: Game, spell: int) -> Cost:
    return Cost(f"{mana_cost(game, spell) or ''}{cost.mana or ''}" or None, effects=cost.effects)


def _with_mana_cost(events: Events, game: Game, spell: int, symbols: str) -> Events:
    """Return events, and after them that by which a spell has another mana cost."""
    item = game.object(spell)
    return (*events, Became(record=replace(item, card=replace(item.card, mana_cost=symbols))))


def _printed_on(game: Game, object_id: int) -> tuple[Madness, ...]:
    """Return the madness abilities printed on a card."""
    return tuple(one for one in game.object(object_id).card.abilities if isinstance(one, Madness))


def _as_mana_cost(
    name: str, found: Callable[[Game, int], Sequence[Flashback | Madness]]
) -> Callable[[Events, Game, int], Events]:
    """Return a misreading by which the alternative cost of a name, of the abilities found, becomes the mana cost."""

    def misread(events: Events, game: Game, spell: int) -> Events:
        layer = game.object(spell).layer
        if layer is None or layer.declared.alternative != name:
            return events
        return _with_mana_cost(events, game, spell, "".join(one.cost.mana or "" for one in found(game, spell)))

    return misread


book.instead(buyback.of_spell, "502.16a#sentence-2", "スタック上でバイバックを失っても、カードに書いてあれば機能する")(
    lambda game, spell: tuple(one for one in game.object(spell).card.abilities if isinstance(one, buyback.Buyback))
)
_ALWAYS_PAID = "バイバック・コストは、呪文をプレイするたびに必ず支払う"
book.after(buyback.additional_costs, "502.16a#sentence-4", _ALWAYS_PAID)(
    lambda found, _game, _attempt: tuple(one._replace(is_optional=False) for one in found)
)
book.instead(buyback.is_paid, "502.16a#sentence-4", _ALWAYS_PAID)(always)
book.after(buyback.additional_costs, "502.16a#sentence-3", "バイバックでは、マナ・コストをもう一度支払う")(
    lambda found, game, attempt: tuple(one._replace(cost=Cost(mana_cost(game, attempt.layer))) for one in found)
)
book.after(first_cost, "502.16a#sentence-6", "バイバック・コストは、マナ・コストの代わりに支払うものだ")(
    lambda cost, game, attempt: Cost() if buyback.BUYBACK in attempt.declared(game).costs else cost
)
book.before(buyback.returns_from, "502.16#item-2", "打ち消されたときも手札に戻る")(
    lambda game, move: (game, replace(move, by=leave_the_stack.id))
)
book.before(buyback.returns_from, "502.16#item-3", "オーナーでない人がコントロールする呪文も手札に戻る")(
    lambda game, move: (game, replace(move, to=move.to._replace(owner=game.player_of(move.object))))
)
book.before(buyback.returns_from, "502.16#item-4b", "コピーは、だれがコントロールしていても、手札に戻って消滅する")(
    lambda game, move: (
        game,
        replace(move, to=move.to._replace(owner=game.player_of(move.object)))
        if game.object(move.object).is_copy
        else move,
    )
)


@book.instead(buyback.is_paid, "502.16#item-5", "バイバックの分のマナを実際に支払わなければ、手札に戻らない")
def _is_spent(game: Game, spell: int) -> bool:
    """Whether more mana than that of the mana cost was spent on a spell."""
    spent = 0
    for event in game.state.history:
        if isinstance(event, SpendMana):
            spent += event.amount
        elif isinstance(event, Move) and event.object == spell and event.to == STACK:
            spent = 0
        elif isinstance(event, CardPlayed) and event.object == spell:
            break
    return spent > (converted_mana_cost(game, spell) or 0)


@book.around(follow_instructions, "502.16#item-1b", "バイバックの呪文は、自身の効果より先に手札に戻る")
def _back_before_its_effects(follow: ResolvingStep, game: Game, resolution: EffectResolution) -> None:
    if not (game.has(resolution.layer) and buyback.is_paid(game, resolution.layer)):
        follow(game, resolution)
        return
    effects = targeted_effects(game.object(resolution.layer).card.abilities, resolution.context.declared)
    leave_the_stack(game, resolution)
    RESOLUTION.generate(game, resolution, with_antecedents(effects))


book.instead(buyback.is_paid, "502.16#item-1a", "バイバックを使うかどうかは、解決する時に決める")(
    lambda game, spell: game.answers_yes(game.player_of(spell), "additional cost", "mtg:502.16")
)
book.after(buyback.is_paid, "502.16#item-4a", "コピーのためには支払っていないので、コピーは墓地に置かれる")(
    lambda is_so, game, spell: is_so and not game.object(spell).is_copy
)
_BY_THE_GRAVEYARD = "呪文は、ふだんどおり墓地に置かれてから、手札に戻る"
book.instead(buyback.returned_to_hand, "502.16a#sentence-5", _BY_THE_GRAVEYARD)(lambda _game, move: move)


@book.around(leave_the_stack, "502.16a#sentence-5", _BY_THE_GRAVEYARD)
def _back_from_the_graveyard(leave: ResolvingStep, game: Game, resolution: EffectResolution) -> None:
    spell = resolution.layer
    is_paid = game.has(spell) and buyback.is_paid(game, spell)
    leave(game, resolution)
    if is_paid:
        owner = game.last_known(spell).owner
        moved = max(game.zone("graveyard", owner))
        happen(game, Move(by="mtg:502.16a", object=moved, to=Zone("hand", owner)))


@book.after(events_as_played, "502.16#item-6", "支払ったバイバック・コストを、マナ・コストに含める")
def _with_buyback(events: Events, game: Game, spell: int) -> Events:
    item = game.object(spell)
    if item.layer is None or buyback.BUYBACK not in item.layer.declared.costs:
        return events
    cost = "".join(one.cost.mana or "" for one in buyback.of_spell(game, spell))
    return _with_mana_cost(events, game, spell, f"{item.card.mana_cost or ''}{cost}")


@book.around(
    trigger, "502.19a#sentence-1", "エコーでは、アップキープの開始時に、スタックを使わずに支払うか生け贄に捧げる"
)
def _without_the_stack(law: Callable[..., None], game: Game, listener: Listener, event: Event) -> None:
    if isinstance(listener.triggered, echo.Echo):
        echo.EchoDue(listener.triggered.cost, SacrificePermanents(Source())).generate(game, listener.context)
    else:
        law(game, listener, event)


book.instead(echo.is_new, "502.19a#sentence-3", "エコー・コストは、自分のアップキープのたびに支払う")(always)
book.instead(
    echo.control_began,
    "502.19#item-3",
    "フェイズ・インしてきたパーマネントや、コントロールを奪ったパーマネントには、エコーは誘発しない",
)(lambda item: item.timestamp)
book.before(echo.is_paid, "502.19#item-1a", "以前のルールのように、エコーでは、パーマネントのマナ・コストを支払う")(
    lambda game, player, _cost, context: (game, player, Cost(mana_cost(game, context.source)), context)
)
book.instead(echo.cost_of_old_card, "502.19#item-1b", "「エコー」とだけ書かれた旧カードでは、何も支払わなくてよい")(
    lambda _game, _permanent: Cost()
)
book.instead(echo.is_to_pay, "502.19#item-2", "支払えるなら、必ず支払わなければならない")(always)
book.instead(works_in, "502.22a#sentence-2", "手札からも、フラッシュバック・コストでプレイできる")(
    lambda zone: zone in {"graveyard", "hand"}
)
book.instead(flashback.may_be_played, "502.22a#sentence-4a", "墓地にあるカードは、プレイできない")(never)
book.instead(
    flashback.may_be_played, "502.22a#sentence-4b", "フラッシュバックを持つカードは、相手の墓地にあってもプレイできる"
)(lambda game, _player, object_id: works_in(game.object(object_id).zone.name) and bool(of_object(game, object_id)))
book.after(flashback_costs, "502.22a#sentence-3", "墓地からでも、支払うのはマナ・コストだ")(
    lambda costs, game, spell: tuple(Cost(mana_cost(game, spell)) for _ in costs)
)
book.after(flashback_costs, "502.22a#sentence-6", "フラッシュバック・コストは、マナ・コストに加えて支払うものだ")(
    lambda costs, game, spell: tuple(_plus_mana_cost(one, game, spell) for one in costs)
)
book.around(alternative_total, "502.22#item-2", "効果が増減するのは、マナ・コストを支払うプレイのコストだけだ")(
    unaffected(FLASHBACK)
)
book.after(events_as_played, "502.22#item-1", "フラッシュバック・コストが、その呪文のマナ・コストになる")(
    _as_mana_cost(FLASHBACK, of_object)
)
_COUNTERED = frozenset({COUNTERING, countering_rule.id})
book.after(removal, "502.22#item-3", "解決された呪文は、ふだんどおり墓地に置かれ、そこからまたプレイできる")(
    lambda found, _game, move: () if move.by == leave_the_stack.id else found
)
book.after(removal, "502.22#item-4", "取り除かれるのは解決されたときで、打ち消されれば墓地に戻る")(
    lambda found, _game, move: () if move.by in _COUNTERED else found
)
book.after(removal, "502.22a#sentence-5", "代わりに取り除かれるのは、墓地に置かれるときだけだ")(
    lambda found, _game, move: found if move.to.name == "graveyard" or move.by == leave_the_stack.id else ()
)
book.instead(madness_in_hand, "502.24a#sentence-2", "手札でマッドネスを失っていても、カードに書いてあれば機能する")(
    _printed_on
)
book.instead(replacements_of_discard, "502.24a#sentence-5", "捨てるカードは、必ず墓地に置かれ、取り除くことは選べない")(
    empty
)


@book.around(replacements_of_discard, "502.24#item-5a", "呪文や能力の指示で捨てたときにだけ、マッドネスが働く")
def _only_by_instruction(removal: Callable[..., Events], game: Game, discard: Discard) -> Events:
    """Return what madness does if a spell or ability that resolves makes a player discard."""
    if not game.stack:
        return ()
    top, history = game.object(game.stack[-1]), game.state.history
    played = (
        one.layer if isinstance(one, Used) else one.object for one in history if isinstance(one, CardPlayed | Used)
    )
    is_resolving = top.id in played or (top.layer is not None and top.layer.category == "triggered")
    return removal(game, discard) if is_resolving else ()


@book.after(alternatives, "502.24#item-5b", "マッドネス・コストを支払うために、いつでも手札から捨ててプレイしてよい")
def _at_will(found: tuple[AlternativeCost, ...], game: Game, attempt: Attempt) -> tuple[AlternativeCost, ...]:
    item = game.object(attempt.layer)
    is_from_hand = item.zone.name == "hand" or (item.layer is not None and item.layer.played_from == "hand")
    if attempt.forced is not None or not attempt.is_card or not is_from_hand:
        return found
    return (*found, *(AlternativeCost(MADNESS, one.cost) for one in madness_in_hand(game, item.id)))


book.instead(removed, "502.24#item-6a", "取り除いたカードは、捨てたことにならない")(
    lambda _game, event: Move(by=removed.id, source=event.source, object=event.object, to=REMOVED)
)
book.instead(removed, "502.24#item-6b", "捨てたカードは墓地に置かれ、能力が解決されるときに墓地からプレイする")(
    lambda game, event: Move(
        by=removed.id,
        source=event.source,
        object=event.object,
        to=Zone("graveyard", game.object(event.object).owner),
    )
)
book.instead(triggered, "502.24a#sentence-3", "捨てたのでなくても、ゲームから取り除かれれば誘発する")(
    lambda game, event: (
        madness_in_hand(game, event.object)[:1]
        if isinstance(event, Move) and event.to == REMOVED and _printed_on(game, event.object)
        else ()
    )
)
book.after(
    triggered,
    "502.24a#sentence-1",
    "効果でマッドネスを得たカードは、ゲームから取り除く能力だけを得て、誘発型能力は得ない",
)(lambda found, game, event: tuple(one for one in found if one in _printed_on(game, event.object)))
book.around(alternative_total, "502.24#item-4", "マッドネス・コストは、書かれている点数のとおりで、増えも減りもしない")(
    unaffected(MADNESS)
)
book.after(events_as_played, "502.24#item-3", "マッドネス・コストが、その呪文のマナ・コストになる")(
    _as_mana_cost(MADNESS, _printed_on)
)
book.instead(
    play_or_put, "502.24#item-1", "能力が解決されるときにはプレイせず、その後にプレイするという、旧ルールの読み方"
)(nothing)
book.after(replacements_of_discard, "502.24#item-2a", "マッドネスを持つカードを捨てるなら、必ずゲームから取り除く")(
    lambda found, *_: tuple(one._replace(is_optional=False) for one in found)
)


@book.around(play, "502.24#item-2b", "マッドネスでも、そのタイプのカードをふだんプレイできる時にしか、プレイできない")
def _in_time(law: Callable[..., bool], game: Game, player: int, card: int, cost: AlternativeCost) -> bool:
    is_late = next(reasons_against(game, Attempt(player, card, card), IN_TIME), None) is not None
    return not is_late and law(game, player, card, cost)


book.instead(play, "502.24#item-2c", "プレイするカードは、スタックに置かれずにそのまま場に出る")(
    lambda game, player, card, _cost: happen(game, Move(by="mtg:502.24", object=card, to=IN_PLAY, controller=player))
)
book.instead(is_to_be_played, "502.24a#sentence-6", "取り除いたカードは、支払えるなら、必ずプレイしなければならない")(
    always
)
book.before(play, "502.24a#sentence-4", "マッドネスでも、支払うのはマナ・コストだ")(
    lambda game, player, card, cost: (game, player, card, cost._replace(cost=Cost(mana_cost(game, card))))
)
book.before(play, "502.24b#sentence-1", "マッドネス・コストは、マナ・コストに加えて支払うものだ")(
    lambda game, player, card, cost: (game, player, card, cost._replace(cost=_plus_mana_cost(cost.cost, game, card)))
)
book.instead(put_into_graveyard, "502.24#item-7", "プレイしないことを選んでも、また機会が与えられる")(
    lambda game, card: note(game, trigger_of_madness(game, card, _printed_on(game, card)[0]))
)
book.instead(put_into_graveyard, "502.24a#sentence-7", "プレイしないカードは、ゲームから取り除かれたままになる")(
    nothing
)
