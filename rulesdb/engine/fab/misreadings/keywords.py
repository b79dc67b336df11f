"""What keywords mean (8.3): without its sentence a keyword means nothing."""

from rulesdb.engine.fab import keywords
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, Cost
from rulesdb.engine.fab.rules.abilities import functional
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.records.codec import modules_of


def _means_nothing(kind: type[Ability], sentence: str) -> None:
    """Register what holds without the sentence of a keyword: no ability of its kind functions."""
    book.after(functional.functions_as_it_means, sentence, "")(
        lambda functions, _game, _item, ability: functions and not isinstance(within(ability), kind)
    )


def _costs_nothing(kind: type[Ability], sentence: str) -> None:
    """Register what holds without the sentence of an additional cost: players declare it, and do nothing for it."""
    book.after(functional.play_statics, sentence, "そのコストを宣言しても、何もしない")(
        lambda found, _game, _card: tuple(_for_nothing(one) if type(one) is kind else one for one in found)
    )


def _for_nothing(one: Ability) -> Ability:
    return AdditionalCost(cost=Cost(), is_optional=True, name=one.name) if isinstance(one, AdditionalCost) else one


for _module in modules_of(keywords):
    for _kind, _name in _module.KEYWORDS.items():
        (_costs_nothing if issubclass(_kind, AdditionalCost) else _means_nothing)(_kind, _name.sentence)
