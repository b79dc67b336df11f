"""Misreadings of costs: assets (1.13), their calculation (5.1.6), and payment (1.14)."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import cost_property, properties, types
from rulesdb.engine.fab.rules.events.events import parts
from rulesdb.engine.fab.rules.events.replacing import is_replaceable
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.playing import costs
from rulesdb.engine.fab.rules.playing.attempt import Attempt, is_of_attack
from rulesdb.engine.fab.rules.playing.playing import pay_asset_costs, pay_effect_costs
from rulesdb.engine.fab.rules.triggers.trigger_conditions import has_triggered
from rulesdb.engine.fab.verbs.choices import required_payment
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.kernel.book import always, never, nothing
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.game_rules import Groups
from rulesdb.engine.kernel.process.pipeline import happen, happen_in_order


def _without(*assets: str) -> Callable[..., Due]:
    """Return a misreading by which some points are no asset for which a cost can ask."""
    return lambda due, *_: replace(due, points={one: number for one, number in due.points.items() if one not in assets})


book.after(costs.due, "1.13.1#sentence-2", "資源は、アクションポイントとリソースポイントだけだ")(
    _without("life", "chi")
)
for _sentence, _asset, _reading in (
    ("1.13.2#sentence-1", "action", "アクションポイントは、アクションのためだけのもので、ほかのコストには使わない"),
    ("1.13.3#sentence-1", "resource", "リソースポイントは、カードのプレイに使うもので、能力のコストには使わない"),
    ("1.13.4#sentence-1", "life", "ライフポイントは、得たり失ったりするだけで、コストとして支払うものではない"),
    ("1.13.5#sentence-1", "chi", "気ポイントは、リソースポイントの代わりになるだけで、それを求めるコストはない"),
):
    book.after(costs.due, _sentence, _reading)(_without(_asset))
book.around(costs.has, "1.13.1#sentence-1", "ポイントは全員で共有し、だれが得たものでも支払いに使える")(
    lambda has, game, _player, asset: sum(has(game, player, asset) for player in game.playing)
)
book.after(costs.pays, "1.13.5b#sentence-1", "気ポイントは、気ポイントコストの支払いにしか使えない")(
    lambda pays, *pair: pays and pair != ("chi", "resource")
)
book.around(costs.subtract, "1.13.4#sentence-2", "ライフポイントを支払うとは、自分のヒーローにダメージを与えることだ")(
    lambda law, game, player, kind, amount, by: (
        happen(game, kinds.Deal(by=by, source=(hero := game.hero(player)), object=hero, amount=amount))
        if kind == "life"
        else law(game, player, kind, amount, by)
    )
)
for _sentence, _part, _cost in (
    ("1.14.2c#sentence-1", "chi", "気"),
    ("1.14.2e#sentence-1", "life", "ライフ"),
    ("1.14.2f#sentence-1", "action", "アクション"),
):
    book.after(costs.pays, _sentence, f"{_cost}ポイントコストを、リソースポイントで支払ってもよい")(
        lambda pays, *pair, part=_part: pays or pair == ("resource", part)
    )
_BY_EFFECT = "fab:8.5.7"
for _sentence, _asset, _reading in (
    ("1.13.3a#sentence-3", "resource", "リソースポイントを得る方法はピッチだけで、効果では得られない"),
    ("1.13.4a#sentence-1", "life", "ライフは減るだけで、効果で得ることはない"),
):
    book.after(costs.gaining, _sentence, _reading)(
        lambda event, _game, would, asset=_asset: None if would.asset == asset else event
    )
book.after(costs.gaining, "1.13.2a#sentence-2b", "続行では、アクションポイントは増えない")(
    lambda event, _game, would: None if would.asset == "action" and would.by != _BY_EFFECT else event
)
book.after(costs.gaining, "1.13.2a#sentence-2c", "効果では、アクションポイントは増えない")(
    lambda event, _game, would: None if would.asset == "action" and would.by == _BY_EFFECT else event
)
book.after(costs.gaining, "1.13.2b#sentence-1", "アクションポイントは、だれのターンのどのフェイズにも得られる")(
    lambda event, _game, would: would if would.asset == "action" else event
)
_gaining_outside = partial(book.after, costs.gaining)
_gaining_outside("1.13.2b#sentence-2a", "自分のアクションフェイズ中でなくても、続行によるアクションポイントは得られる")(
    lambda event, _game, would: would if would.asset == "action" and would.by != _BY_EFFECT else event
)
_gaining_outside("1.13.2b#sentence-2b", "自分のアクションフェイズ中でなくても、効果によるアクションポイントは得られる")(
    lambda event, _game, would: would if would.asset == "action" and would.by == _BY_EFFECT else event
)


@book.after(costs.gaining, "1.13.4a#sentence-2", "ライフを得ても、初めのライフ総量より多くはならない")
def _up_to_the_printed_life(event: Event | None, game: Game, _would: kinds.GainAsset) -> Event | None:
    if not isinstance(event, kinds.GainLife):
        return event
    missing = (properties(game, event.object).base("life") or 0) - (life_total(game, event.object) or 0)
    return replace(event, amount=min(event.amount, missing))


_IN_STOCK: tuple[tuple[str, Asset, str], ...] = (("1.13.3", "resource", "リソース"), ("1.13.5", "chi", "気"))
"""Points that a player may have left over: the number of their rule, their asset and its word."""
for _number, _points, _word in _IN_STOCK:
    for _letter, _of_card, _what in (("a", True, "カードのプレイ"), ("b", False, "能力の起動")):

        @book.after(
            costs.asset_costs,
            f"{_number}#sentence-2{_letter}",
            f"{_what}には、その時にピッチした分だけを使い、前から持っていた{_word}ポイントは使えない",
        )
        def _besides_the_stock(
            due: Due, game: Game, attempt: Attempt, asset: Asset = _points, of_card: bool = _of_card
        ) -> Due:
            if attempt.is_card is not of_card or not due.amount(asset):
                return due
            return due.plus(Due({asset: costs.PAYMENT.available(game, attempt.player, asset)}))


book.after(costs.asset_costs, "2.2.1#sentence-2", "コストは、支払うリソースポイントの数そのもので、増減しない")(
    lambda due, game, attempt: replace(due, points={**due.points, "resource": cost_property(game, attempt.layer) or 0})
)
book.after(costs.asset_costs, "5.1.6#sentence-2", "計算して支払うのは、リソースのコストだけだ")(
    lambda due, *_: Due({"resource": due.amount("resource")})
)
book.after(costs.starting_costs, "5.1.6a#sentence-2", "計算の出発点になるのは、カードに書かれたリソースコストだけだ")(
    lambda due, *_: Due({"resource": due.amount("resource")})
)
book.instead(costs.starting_action_cost, "5.1.6b#sentence-2a", "")(lambda *_: 0)
book.after(
    costs.starting_action_cost,
    "1.13.2#sentence-2a",
    "アクションポイントは攻撃に使うもので、攻撃でないアクションカードのプレイにはいらない",
)(lambda cost, game, attempt: cost if not attempt.is_card or is_of_attack(game, attempt) else 0)
book.after(
    costs.starting_action_cost,
    "1.13.2#sentence-2b",
    "アクションポイントは攻撃に使うもので、攻撃でないアクション能力の起動にはいらない",
)(lambda cost, game, attempt: cost if attempt.is_card or is_of_attack(game, attempt) else 0)
book.after(
    costs.starting_action_cost,
    "5.1.6b#sentence-2b",
    "アクションは、インスタントであるかのようにプレイしても、アクションポイントが1点かかる",
)(lambda cost, game, attempt: 1 if "action" in types(game, attempt.layer) else cost)
book.instead(costs.starting_action_cost, "5.1.6b#sentence-1", "どのカードでも、アクションポイントが1点かかる")(
    lambda *_: 1
)
book.after(
    costs.starting_action_cost, "5.4.4b#sentence-3a", "代替コストは、書かれていないアクションポイントの代わりにもなる"
)(lambda cost, game, attempt: cost if attempt.declared(game).alternative is None else 0)
book.instead(
    costs.starting_resource_cost, "5.1.6c#sentence-2a", "代替コストを宣言しても、リソースコストは基本のコストから始まる"
)(lambda game, attempt: cost_property(game, attempt.layer) or 0)
book.after(
    costs.starting_resource_cost, "5.4.4b#sentence-4", "代替コストは、[基本]の代わりにではなく、[基本]に加えて支払う"
)(
    lambda cost, game, attempt: (
        cost if attempt.declared(game).alternative is None else cost_property(game, attempt.layer) or 0
    )
)
book.instead(costs.starting_resource_cost, "5.1.6c#sentence-1", "リソースコストは、カードのピッチ値から始まる")(
    lambda game, attempt: game.object(attempt.layer).card.pitch or 0
)
book.after(costs.with_changes, "5.4.4b#sentence-7", "代替コストを支払えば、コストを増減する効果は適用されない")(
    lambda changed, value, added, game, attempt, _asset: (
        changed if attempt.declared(game).alternative is None else value + added
    )
)


@book.instead(costs.with_changes, "5.1.6a#sentence-1", "コストの変更を、設定・増加・減少の区別なく、古い順に適用する")
def _in_order_of_time(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    value += added
    for way, points in costs.cost_changes(game, attempt, asset):
        value = costs.changed_cost(way, value, [points])
    return value


book.before(costs.changed_cost, "5.1.6a#sentence-7", "同じ段階の効果は、新しい順に適用する")(
    lambda way, value, amounts: (way, value, amounts[::-1])
)


def _in_other_order(*order: str) -> Callable[..., list[tuple[str, list[int]]]]:
    """Return a misreading of the stages of changes: their order."""
    return lambda stages, _changes: sorted(stages, key=lambda stage: order.index(stage[0]))


for _sentence, _order, _reading in (
    ("5.1.6a#sentence-3", ("increase", "set", "reduce"), "コストを設定する効果は、コストを増やす効果の後に適用する"),
    ("5.1.6a#sentence-4", ("set", "reduce", "increase"), "コストを増やす効果は、最後に適用する"),
    ("5.1.6a#sentence-5b", ("reduce", "set", "increase"), "コストを減らす効果は、最初に適用する"),
):
    book.after(costs.by_stage, _sentence, _reading)(_in_other_order(*_order))
book.after(costs.by_stage, "5.1.6a#sentence-5a", "効果は、コストを減らさない")(
    lambda stages, _changes: [one for one in stages if one[0] != "reduce"]
)


@book.after(costs.changed_cost, "5.1.6a#sentence-6", "コストより大きく減らす効果は、適用されない")
def _in_full_or_not_at_all(changed: int, way: str, value: int, amounts: list[int]) -> int:
    for amount in amounts:
        value -= amount if amount <= value else 0
    return value if way == "reduce" else changed


book.after(costs.amounts_due, "1.14.2a#sentence-2", "リソースポイントを先に支払い、気ポイントはその後に支払う")(
    lambda amounts, _due: sorted(amounts, key=lambda part: part[0] != "resource")
)


@book.instead(costs.pay_in_order, "1.14.2a#sentence-3", "どの種類の分も先にピッチしてから、まとめて支払う")
def _all_pitched_for_first(game: Game, player: int, amounts: costs.Amounts, by: str) -> bool:
    for asset, amount in amounts:
        costs.PAYMENT.gain_missing(game, player, asset, amount)
    return all(costs.PAYMENT.pay_part(game, player, asset, amount, by) for asset, amount in amounts)


@book.instead(costs.pay_in_order, "1.14.2d#sentence-4", "持っているポイントを先に支払い、残りの分だけをピッチで支払う")
def _from_stock_first(game: Game, player: int, amounts: costs.Amounts, by: str) -> bool:
    for asset, amount in amounts:
        held = min(amount, costs.PAYMENT.available(game, player, asset))
        costs.PAYMENT.use_points(game, player, asset, held, by)
        if amount > held:
            costs.PAYMENT.gain_missing(game, player, asset, amount - held)
            if not costs.PAYMENT.pay_part(game, player, asset, amount - held, by):
                return False
    return True


book.instead(costs.pitch_for_chi, "1.14.2c#sentence-2", "気ポイントコストは、前から持っている気ポイントでだけ支払う")(
    nothing
)
book.before(
    costs.pitch_for_resources,
    "1.14.2d#sentence-2",
    "リソースポイントが足りなければ、気ポイントがあってもピッチしてよい",
)(lambda game, player, amount: (game, player, amount + costs.has(game, player, "chi")))
book.instead(costs.lacks, "1.14.2#sentence-2", "足りなくても、持っている資源をすべて引けば、支払ったことになる")(never)
book.before(costs.subtract, "1.14.2#sentence-3", "支払いの後に余ったリソースポイントや気ポイントは、なくなる")(
    lambda game, player, kind, amount, by: (
        game,
        player,
        kind,
        max(amount, costs.has(game, player, kind)) if kind in {"resource", "chi"} else amount,
        by,
    )
)
book.around(costs.pay_in_order, "1.14.2#sentence-4", "ポイントが余る支払い方では、コストを支払ったことにならない")(
    lambda pay, game, player, amounts, by: (
        pay(game, player, amounts, by)
        and not any(costs.has(game, player, asset) for asset, _ in amounts if asset in {"resource", "chi"})
    )
)
book.instead(costs.cannot_pay, "1.14.2b#sentence-1", "資源が足りなくても、プレイや起動を始めてよい")(never)


@book.around(pay_asset_costs, "1.14.2b#sentence-3", "支払いだけを巻き戻して、プレイや起動はそのまま続ける")
def _or_goes_on_unpaid(pay: Callable[[Game, Attempt], None], game: Game, attempt: Attempt) -> None:
    before = game.state
    try:
        pay(game, attempt)
    except IllegalError:
        game.reverse_to(before)


book.instead(
    costs.is_paid_at_zero, "1.14.5#sentence-3", "コストが0なら支払うものがなく、コストを支払ったことにはならない"
)(never)
book.after(costs.is_paid_at_zero, "1.14.5#sentence-2", "減らされて0になったコストは、支払えるコストではない")(
    lambda is_paid, due: is_paid and not due.is_reduced
)
book.instead(
    costs.usable_together,
    "1.14.2d#sentence-1",
    "1つのリソースポイントコストには、リソースポイントと気ポイントのどちらか一方しか使えない",
)(max)
for _sentence, _part, _word in (("1.14.2c#sentence-3", "chi", "気"), ("1.14.2d#sentence-3", "resource", "リソース")):
    book.after(costs.may_pitch_more, _sentence, f"{_word}ポイントコストのためにピッチできるのは、1枚だけだ")(
        lambda may, _game, _player, asset, _points, part=_part: may and asset != part
    )
book.after(costs.assets_paying, "1.14.2d#sentence-5", "リソースポイントを先に使い、足りない分だけ気ポイントを使う")(
    lambda ordered, _part: ordered[::-1]
)
book.instead(costs.cannot_be_pitched, "1.14.3a#sentence-1", "ピッチ特性のないカードも、0点としてならピッチできる")(
    never
)
book.after(costs.cards_to_pitch, "1.14.3#sentence-1b", "格納庫のカードも、手札のカードと同じようにピッチできる")(
    lambda hand, game, player: (*hand, *game.zone("arsenal", player))
)
book.after(costs.may_be_pitched_for, "1.14.3b#sentence-3", "カードをピッチするのは、コストを支払うときだけだ")(
    lambda may, _game, _card, asset: may and asset is not None
)
_NOT_NEEDED = "資源の種類が合わなくても、コストに足りた後でも、手札のカードはピッチできる"
book.instead(costs.may_be_pitched_for, "1.14.3b#sentence-2", _NOT_NEEDED)(always)
book.instead(costs.may_pitch_more, "1.14.3b#sentence-2", _NOT_NEEDED)(always)
for _sentence, _asset, _costs, _reading in (
    ("1.13.3a#sentence-2", "resource", ("resource",), "支払いを始めたら、ピッチではもうリソースポイントを得られない"),
    ("1.13.5a#sentence-1a", "chi", ("chi",), "支払いを始めたら、ピッチではもう気ポイントを得られない"),
    ("1.13.5a#sentence-1b", "chi", ("resource",), "気ポイントを得るカードは、気ポイントコストのためにだけピッチできる"),
):
    book.after(costs.may_be_pitched_for, _sentence, _reading)(
        lambda may, game, card, asset, given=_asset, of=_costs: (
            may and (asset not in of or _pitch_asset(game, card) != given)
        )
    )


def _pitch_asset(game: Game, card: int) -> str:
    return game.object(card).card.pitch_asset


def _parts_of(game: Game, by_player: Groups) -> tuple[Event, ...]:
    return tuple(part for group in by_player for event in group for part in parts(game, event) or ())


book.instead(
    costs.pitch, "1.14.3c#sentence-1", "ピッチとは移動と得ることを別々に行うことで、それ自体はイベントではない"
)(lambda game, by_player: happen_in_order(game, _parts_of(game, by_player)))


book.after(has_triggered, "1.14.3c#sentence-2a", "ピッチは、何も誘発させない")(
    lambda found, _game, _listener, event: found and not isinstance(event, kinds.Pitch)
)
book.after(is_replaceable, "1.14.3c#sentence-2b", "ピッチが置き換えられることはない")(
    lambda found, event: found and not isinstance(event, kinds.Pitch)
)


book.after(
    required_payment, "1.14.1#sentence-2b", "コストを支払うのはプレイと起動のときだけで、効果の中では支払わなくてよい"
)(lambda *_: Due())
book.after(required_payment, "1.14.1#sentence-3", "コストとして支払うのは資源だけで、効果コストは支払わなくてよい")(
    lambda due, *_: replace(due, effects=())
)
book.instead(costs.in_declared_order, "1.14.4a#sentence-1", "効果コストは、書かれている順に発生させる")(
    lambda effects, _order: tuple(effects)
)
book.after(costs.cannot_be_generated, "1.14.4b#sentence-2b", "ルールで得られないポイントを得るコストも支払える")(
    lambda cannot, _game, effect, _context: cannot and not isinstance(effect, Gain)
)
book.after(costs.cannot_be_generated, "1.14.4b#sentence-2a", "効果で禁じられた効果コストも、支払えることにはなる")(
    lambda cannot, game, effect, context: cannot and not effect.is_possible(game.without_restrictions(), context)
)
book.after(costs.cannot_be_generated, "1.14.4b#sentence-3", "効果コストは、できるところまで行えば、支払ったことになる")(
    lambda cannot, game, effect, context: cannot and effect.is_possible(game.without_restrictions(), context)
)
book.instead(costs.generate_cost, "1.14.4#sentence-2", "効果コストの効果が発生するのは、能力が解決されるときだ")(always)
book.instead(
    costs.generate_cost, "1.14.4c#sentence-2", "置き換えられて成功しなかった効果コストは、支払ったことにならない"
)(lambda game, effect, context: effect.generate(game, context))


@book.instead(pay_effect_costs, "5.1.9a#sentence-2", "置換されて果たせなかった効果コストは、支払えなかったことになる")
def _or_is_unpaid(game: Game, attempt: Attempt) -> None:
    for effect in attempt.due.effects:
        if costs.cannot_be_paid_in_order(game, attempt, (effect,)):
            raise IllegalError({costs.cannot_be_paid_in_order.id}, attempt.before)
        if not effect.generate(game, attempt.context(game)):
            raise IllegalError({"fab:5.1.9a"})


for _sentence, _rule, _paid in (
    ("1.14.2b#sentence-2", "fab:1.14.2b", "ピッチしたカード"),
    ("1.14.4b#sentence-4", "fab:1.14.4b", "捨てるなどしたカード"),
):
    book.around(costs.reverse_payment, _sentence, f"コストを支払いきれなくても、そのために{_paid}は元に戻らない")(
        lambda reverse, *given, rule=_rule: None if given[-1] == rule else reverse(*given)
    )
