"""Misreadings of the rules that any game of Magic needs."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rulesdb.engine.kernel.book import always, empty, never
from rulesdb.engine.kernel.process.pipeline import happen_in_order
from rulesdb.engine.mtg.book import MISSING_MANA_COST, OPPOSED_COUNTERS, book
from rulesdb.engine.mtg.card_parts.effects import as_copy
from rulesdb.engine.mtg.characteristics import (
    MODIFYING,
    converted_mana_cost,
    layer_of,
    mana_cost,
    waits,
    wordings_of,
)
from rulesdb.engine.mtg.events.cards import DrewFromNothing
from rulesdb.engine.mtg.events.zones import becomes_new
from rulesdb.engine.mtg.keywords.phasing import phases_with_its_host
from rulesdb.engine.mtg.rules import abilities, events, payment, state_based, total_costs, turns
from rulesdb.engine.mtg.rules.priority import next_player

book.instead(state_based.counters_removed, "420.5n#sentence-1", "")(empty)
book.instead(events.ended_for_phased_out, "502.15", "")(empty)
book.instead(turns.events_of_cleanup, "314.2", "")(empty)
book.instead(abilities.functions, "402.8", "")(never)
book.instead(total_costs.has_no_mana_cost, f"{MISSING_MANA_COST}#sentence-4", "")(never)
book.instead(events.loss_of_life, "212.3", "")(empty)
book.instead(state_based.moves_of_legends, "420.5e", "")(empty)
book.instead(state_based.moves_of_worlds, "420.5i", "")(empty)
book.instead(state_based.perform, "420.3", "")(never)
book.instead(phases_with_its_host, "502.15", "")(empty)
book.instead(events.removed_from_combat, "306.2", "")(empty)
book.instead(as_copy, "504.7", "裏向きのものは、ほかのもののコピーになると、表向きになる")(
    lambda item, card: replace(item, card=card, face=None)
)
book.instead(layer_of, "418.5a", "継続的効果は、種類によらず、タイムスタンプ順に適用する")(lambda _effect: MODIFYING)
book.instead(waits, "418.5d", "依存する効果も、ほかの効果を待たない")(never)
book.instead(wordings_of, "502.57#item-1", "古いカードは、「瞬速」と書かれていないので、瞬速を持たない")(
    lambda keyword: (keyword,)
)
book.after(
    converted_mana_cost, f"{MISSING_MANA_COST}#item-3", "マナ・コストの無いカードは、点数で見たマナ・コストも持たない"
)(lambda amount, game, object_id: None if mana_cost(game, object_id) is None else amount)
book.instead(becomes_new, "217.1c", "別の領域に移っても、同じオブジェクトのままだ")(never)
book.instead(payment.is_of_one_kind, "203.1a", "色の付いたマナ・シンボルも、どのマナでも支払える")(never)
book.after(
    total_costs.has_no_mana_cost, f"{MISSING_MANA_COST}#item-1", "追加コストがあれば、それだけを支払ってプレイできる"
)(lambda is_missing, game, attempt: is_missing and not total_costs.additions(game, attempt))
book.after(events.drawn_or_nothing, "420.5g", "空のライブラリーから引こうとしても、何も起こらない")(
    lambda found, *_: tuple(one for one in found if not isinstance(one, DrewFromNothing))
)
book.instead(events.at_once, "410.10", "1つの効果で場を離れるものや場に出るものは、互いの移動では誘発しない")(
    happen_in_order
)


@book.instead(
    state_based.opposed_counters,
    f"{OPPOSED_COUNTERS}#item-1",
    "+1/+0や+0/+1のカウンターも、−1/−1カウンターと打ち消し合う",
)
def _by_sign(counters: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Yield all pairs of a counter with plus and one with minus."""
    yield from ((plus, minus) for plus in counters if plus[0] == "+" for minus in counters if minus[0] == "-")


book.instead(state_based.number_removed, "420.5n#sentence-2", "両方の種類を、1個も残さず取り除く")(max)
book.instead(events.affected_player, "419.9", "どの置換効果から使うかは、いつも手番の人が選ぶ")(
    lambda game, _event: game.state.turn_player
)
book.instead(next_player, "408.1d", "パスしても、同じプレイヤーが優先権を持ち続ける")(lambda _game, player: player)
book.instead(abilities.has_its_condition, "404.3", "「もし~なら」の条件は、解決する時にだけ確かめる")(always)
book.instead(abilities.players_in_order, "410.3", "誘発した能力は、手番に関わらず、座席順にスタックに置く")(
    lambda game: game.playing
)
