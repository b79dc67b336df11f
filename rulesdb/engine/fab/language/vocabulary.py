"""The card language: the phrases of all kinds of records, gathered from the files in which the kinds stand."""

from functools import cache

from rulesdb.engine.fab import card_parts, keywords, selection, verbs
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.codec import VERBS
from rulesdb.engine.fab.language import printed_cards
from rulesdb.engine.fab.language.printed_cards import PrintedCard
from rulesdb.engine.fab.language.record_words import WORDS
from rulesdb.engine.fab.selection.amounts import cards_in_zone
from rulesdb.engine.fab.verbs.sequences import Instead
from rulesdb.engine.kernel.cards.roles import (
    CardFilter,
)
from rulesdb.engine.kernel.language.phrases import (
    ADJECTIVE,
    ADJECTIVES,
    ENGLISH,
    MEMBER,
    PRINTED,
    SENTENCE,
    SERIES,
    SHEET,
    WITHIN,
    Printer,
    Role,
    Vocabulary,
    phrase,
    rows_in,
)
from rulesdb.engine.kernel.verbs.shared import SHARED_ROLES, shared_phrases
from rulesdb.source.own_modules import modules_of

ROLES = (
    *SHARED_ROLES,
    Role("cost", Cost),
    Role("admitted", CardFilter),
    Role("card", Card),
    Role("printed", PrintedCard),
)
_ENGLISH_FORMS = {
    "effect": (SENTENCE, WITHIN, SERIES, MEMBER),
    "condition": (SERIES,),
    "event": (SERIES,),
    "filter": (ADJECTIVE, ADJECTIVES),
}
HALF = ("半面〔", "〕")
"""The words before and after a half of a split-card."""

_HEADER = (
    "《{name}》<【{english}】>< (個人名)@is_personal>< 通称「{moniker}」>< メタタイプ「{metatypes|」「}」>"
    "< 〈{traits|・}〉>< 「{supertypes|」「}」>< / 「{hybrid|」「}」> {types|・}< ― {subtypes|・}>"
    "< コスト{cost}>< ピッチ{pitch}>< {pitch_asset}を与える>< パワー{power}>< 防御{defense}>< ライフ{life}>"
    "< 知力{intellect}>"
)

PHRASES = (
    phrase(Card, f"{_HEADER}<\n{{abilities|\n}}><\n半面〔{{halves|〕\n半面〔}}〕>", SHEET),
    phrase(Card, f"{_HEADER}<: 『{{abilities|』『}}』>< 半面〔{{halves|〕〔}}〕>"),
)


@cache
def vocabulary() -> Vocabulary:
    """Return the vocabulary of Flesh and Blood."""
    phrases_of_game = rows_in((printed_cards, *modules_of(card_parts, keywords, selection, verbs)))
    return Vocabulary(ROLES, (*PHRASES, *phrases_of_game, *shared_phrases(VERBS)), WORDS)


_AS_PLAIN = ("", "")
ENGLISH_ROLES = tuple(
    role._replace(wrappers=dict.fromkeys(_ENGLISH_FORMS.get(role.name, ()), _AS_PLAIN)) for role in ROLES
)
"""The roles of the English phrases, in which a plain phrase is one of several others."""


PRINTED_ROLES = tuple(
    role._replace(wrappers={**role.wrappers, WITHIN: _AS_PLAIN}) if role.name == "effect" else role for role in ROLES
)
"""The roles of the words of printed Japanese cards, in which a plain effect is one of a layer, too."""


@cache
def english_vocabulary() -> Vocabulary:
    """Return the English vocabulary of Flesh and Blood."""
    from rulesdb.engine.fab.language import english_words  # where it is needed

    rows = rows_in((printed_cards, *modules_of(card_parts, keywords, selection, verbs)), ENGLISH)
    return Vocabulary(ENGLISH_ROLES, rows, english_words.WORDS)


@cache
def printed_vocabulary() -> Vocabulary:
    """Return the vocabulary with the words of printed Japanese cards beside those of the card language.

    On printed cards, a condition behind a trigger condition is that of the effect (1.8.4), in English as in Japanese,
    and とき is said of events: what has happened this turn is no state that triggers. An effect is generated instead of
    another one. A number of cards is that of any objects.
    """
    from rulesdb.engine.fab.language.printed_spelling import spelled_phrase  # where it is needed

    rows = rows_in(modules_of(card_parts, keywords, selection, verbs), PRINTED)
    printed = (phrase for row in rows for phrase in row.phrases)
    known = (
        phrase
        for phrase in vocabulary().phrases
        if phrase.kind not in {Instead, cards_in_zone} and all(gap.field != "while_" for gap in phrase.gaps)
    )
    return vocabulary()._replace(roles=PRINTED_ROLES, rows=tuple(map(spelled_phrase, (*known, *printed))))


@cache
def english_printer() -> Printer:
    """Return the printer of records in English words."""
    return Printer(english_vocabulary())


@cache
def printer() -> Printer:
    """Return the printer of records in the words of the vocabulary."""
    return Printer(vocabulary())
