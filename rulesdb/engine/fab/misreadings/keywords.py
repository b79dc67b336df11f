"""What keywords mean (8.3, 8.6): without its sentence a keyword means nothing, and a token has no abilities."""

from msgspec.structs import replace

from rulesdb.engine.fab import keywords
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, Cost
from rulesdb.engine.fab.card_parts.keywords import MeansAbility
from rulesdb.engine.fab.rules.abilities import functional
from rulesdb.engine.fab.rules.cards import names
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.source.own_modules import modules_of


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
        if not issubclass(_kind, MeansAbility):
            continue
        (_costs_nothing if issubclass(_kind, AdditionalCost) else _means_nothing)(_kind, _name.sentence)


_ABILITIES_OF_TOKENS = {
    "クイックン": "8.6.1#sentence-3",
    "サイズミックサージ": "8.6.2#sentence-4",
    "ルーン陣": "8.6.3#sentence-3",
    "ソウルシャックル": "8.6.7#sentence-3",
    "凍傷": "8.6.10#sentence-4",
    "稲妻の化身": "8.6.12#sentence-3",
    "スペルベインイージス": "8.6.18#sentence-2",
    "イナーシャ": "8.6.21#sentence-4",
    "勇敢": "8.6.22#sentence-3",
    "雄弁": "8.6.23#sentence-3",
    "剛力": "8.6.26#sentence-4",
    "敏捷": "8.6.28#sentence-4",
    "フィールティ": "8.6.31#sentence-6",
}
"""For each token keyword the sentence that says what its abilities do."""


def _lacks_its_abilities(token: str, sentence: str) -> None:
    """Register what holds without the sentence of a token keyword: it is a token without abilities."""
    book.after(names.specified_token, sentence, f"「{token}」トークンは、能力を持たない")(
        lambda found, _game, _name: replace(found, abilities=()) if found and found.name == token else found
    )


for _token, _sentence in _ABILITIES_OF_TOKENS.items():
    _lacks_its_abilities(_token, _sentence)
