"""English phrases of the selections and filters that all games share."""

from rulesdb.engine.fab.selection.english_nouns import (
    PERMANENT,
    PERMANENT_HEAD,
    PERMANENT_HEADS,
    PERMANENTS,
    adjective,
    behind,
)
from rulesdb.engine.fab.selection.objects import OWN, WHOSE
from rulesdb.engine.fab.selection.printed_japanese import EITHER, quality
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.language.phrases import (
    ADJECTIVE,
    ADJECTIVES,
    ANY,
    HEAD,
    HEADS,
    NOUN,
    NOUNS,
    SERIES,
    SEVERAL,
    Row,
    english,
    english_later,
    printed,
)
from rulesdb.engine.kernel.selection.conditions import AllHold, AnyOf, Exists, HasCounters, Unless
from rulesdb.engine.kernel.selection.filters import Both, Either, IsNamed, IsThis, Not, Yours
from rulesdb.engine.kernel.selection.objects import Among, AnyTarget, Everyone, Opponents, This, You

THEIRS = "theirs"
"""The English form of a filter for what whoever chooses controls."""
THERE = "there"
"""The English form of a condition behind "there is"."""
CALLED = "called"
"""The English form of a filter that is a name alone."""

PICKED = "picked"
"""The form of a target that is picked before the sentence goes on: … 1枚を対象とし、."""
TARGETED, PERMANENT_TARGETED = "targeted", "permanent_targeted"
"""Forms of what is described before and behind 対象の."""
_ADJECTIVES = "{filters:adjective| }"
_BEHIND = "{filters:behind| }"
_CLOSING = "{filters:closing|}"


def _noun_phrases() -> tuple[Row, ...]:
    """Return the rows of a filter with several parts: adjectives, a noun, and what is said behind it."""
    return tuple(
        row
        for form, head, card in (
            (NOUN, HEAD, "card"),
            (NOUNS, HEADS, "cards"),
            (PERMANENT, PERMANENT_HEAD, "permanent"),
            (PERMANENTS, PERMANENT_HEADS, "permanents"),
        )
        for words in (
            f"{_ADJECTIVES} {{filters:{head}|}} {_BEHIND}",
            f"{_ADJECTIVES} {{filters:{head}|}}",
            f"{{filters:{head}|}} {_BEHIND}",
            f"{_ADJECTIVES} {card} {_BEHIND}",
            f"{{filters:adjective|| }} {card}",
            f"{card} {{filters:behind|| }}",
            *(
                f"{before} {_CLOSING}"
                for before in (
                    f"{_ADJECTIVES} {{filters:{head}|}} {_BEHIND}",
                    f"{_ADJECTIVES} {{filters:{head}|}}",
                    f"{{filters:{head}|}} {_BEHIND}",
                    f"{{filters:{head}|}}",
                    f"{_ADJECTIVES} {card}",
                    f"{card} {_BEHIND}",
                )
            ),
        )
        for row in english(Both, words, form)
    )


PHRASES = (
    english_later(_noun_phrases()),
    *english(Both, "{filters:adjective|| }", ADJECTIVES),
    *english(Either, "{filters|| or }", ADJECTIVE),
    *english(Either, "{filters|| or }", ADJECTIVES),
    *(
        row
        for form, head in (
            (NOUN, HEAD),
            (NOUNS, HEADS),
            (HEAD, HEAD),
            (HEADS, HEADS),
            (PERMANENT, PERMANENT_HEAD),
            (PERMANENTS, PERMANENT_HEADS),
            (PERMANENT_HEAD, PERMANENT_HEAD),
            (PERMANENT_HEADS, PERMANENT_HEADS),
        )
        for row in english(Either, f"{{filters:{head}|| or }}", form)
    ),
    *behind(Yours, "you control"),
    *english(Yours, "of their own", THEIRS),
    *english(Both, f"{_ADJECTIVES} {{filters:permanent_head|}} {{filters:theirs|}}", OWN),
    *english(Both, "{filters:permanent_head|} {filters:theirs|}", OWN),
    *english(Both, f"{_ADJECTIVES} permanent {{filters:theirs|}}", OWN),
    *adjective(Not, "other", filter=IsThis()),
    *behind(IsNamed, "named 「{name}」"),
    *english(IsNamed, "「{name}」", CALLED),
    *english(Either, "{filters:called|| or }", CALLED),
    *english(IsThis, "this", NOUN),
    *english(This, "this"),
    *english(This, "this", ANY),
    *english(Among, "all {filter:nouns} {all:from}"),
    *english(Among, "{filter:noun/permanent} {all:from}", ANY),
    *english(Among, "{filter:nouns/permanents} {all:from}", SEVERAL),
    *english(Target, "any target", legal=AnyTarget()),
    *english(Target, "target {legal:any}"),
    *english(Target, "{count} target {legal:several}"),
    *english(You, "you"),
    *english(You, "your", WHOSE),
    *english(Opponents, "each opponent's", WHOSE),
    *english(Opponents, "each opponent"),
    *english(Everyone, "each player"),
    *english(Exists, "there is a {objects:any}"),
    *english(Unless, "there is no {condition:there}"),
    *english(Unless, "there is no {condition:there}", "state"),
    *english(Exists, "{objects:any}", THERE),
    *english(Exists, "{objects:several}", THERE),
    *english(Exists, "a {objects:is}"),
    *english(Exists, "the {objects:card_is}"),
    *english(HasCounters, "this has a 「{counter}」 counter"),
    *english(HasCounters, "「{counter}」 counter on this", THERE),
    *english(AllHold, "{conditions|| and }", SERIES),
    *english(Unless, "{condition}", "unmet"),
    *english(AnyOf, "{events|| or }", SERIES),
)

_EITHER = ("か", "または", "や", "/", "・", "あるいは")
PHRASES += (
    *(
        row
        for form, head in ((NOUN, HEAD), (PERMANENT, PERMANENT_HEAD))
        for adjectives in ("{filters:adjective|}", "{filters:adjective||}")
        for row in printed(Both, f"{adjectives}{{filters:{head}|}}", form)
    ),
    *printed(Both, "{filters:adjective||}カード", NOUN),
    *printed(Both, "{filters:adjective||}", ADJECTIVES),
    *(
        row
        for form, head, card in ((TARGETED, HEAD, "カード"), (PERMANENT_TARGETED, PERMANENT_HEAD, "パーマネント"))
        for row in (
            *printed(Both, f"{{filters:adjective|}}対象の{{filters:{head}|}}", form),
            *printed(Both, f"{{filters:adjective|}}対象の{{filters:adjective|}}{{filters:{head}|}}", form),
            *printed(Both, f"{{filters:adjective|}}対象の{{filters:adjective||}}{{filters:{head}|}}", form),
            *printed(Both, f"{{filters:adjective||}}対象の{{filters:{head}|}}", form),
            *printed(Both, f"{{filters:adjective|}}対象の{{filters:adjective|}}{card}", form),
            *printed(Both, f"{{filters:adjective||}}対象の{{filters:adjective|}}{{filters:{head}|}}", form),
        )
    ),
    *printed(Both, "{filters:adjective||}パーマネント", PERMANENT),
    *printed(Yours, "自身がコントロールする", THEIRS),
    *(
        row
        for head in (HEAD, PERMANENT_HEAD)
        for adjectives in ("", "{filters:adjective|}", "{filters:adjective||}")
        for row in (
            *printed(Both, f"{adjectives}{{filters:{head}|}}は{{filters:defended|}}", "while_defended"),
            *printed(Both, f"{{filters:how_played|}}{adjectives}{{filters:{head}|}}", "coming"),
        )
    ),
    *printed(Both, "{filters:theirs|}{filters:permanent_head|}", THEIRS),
    *printed(Both, "{filters:theirs|}{filters:adjective|}{filters:permanent_head|}", THEIRS),
    *(
        row
        for words in (
            *(
                f"{before}{{filters:{head}|}}"
                for before in ("", "{filters:adjective|}", "{filters:adjective||}")
                for head in (HEAD, PERMANENT_HEAD)
            ),
            "{filters:adjective|}カード",
            "{filters:adjective||}カード",
        )
        for where, form in (("in_your_zone", "playable"), ("in_any_zone", NOUN))
        for row in printed(Both, f"{{filters:{where}|}}{words}", form)
    ),
    *(
        row
        for joint in _EITHER
        for row in (
            *printed(Either, f"{{filters:bare||{joint}}}の", ADJECTIVE),
            *printed(Either, f"{{filters:bare||{joint}}}による", ADJECTIVE),
            *printed(Either, f"{{filters:bare||{joint}}}", EITHER),
            *printed(Either, f"{{filters:head||{joint}}}", NOUN),
            *printed(Either, f"{{filters:permanent_head||{joint}}}", PERMANENT),
        )
    ),
    *(
        row
        for words in ("あなたがコントロールする", "あなたのコントロールする", "あなたの")
        for row in quality(Yours, words)
    ),
    *quality(Not, "これ以外の", filter=IsThis()),
    *printed(Not, "{filter:noun/permanent}", "other"),
    *(row for words in ("という名前の", "という", "の") for row in quality(IsNamed, f"「{{name}}」{words}")),
    *printed(IsNamed, "「{name}」", CALLED),
    *(row for joint in _EITHER for row in printed(Either, f"{{filters:called||{joint}}}", CALLED)),
    *printed(Among, "{all:from}{filter:noun/permanent}", ANY),
    *printed(Target, "対象の{legal:any}"),
    *printed(Target, "対象の{legal:any}1枚"),
    *printed(Target, f"{{legal:{TARGETED}}}"),
    *printed(Target, f"{{legal:{TARGETED}}}1枚"),
    *printed(Among, f"{{all:from}}{{filter:{TARGETED}}}", TARGETED),
    *printed(Among, "{all:from}対象の{filter:noun}", TARGETED),
    *printed(Target, "{legal:defending}対象のカード"),
    *printed(Target, "{legal:defending}対象のカード1枚"),
    *printed(Target, "対象の{legal:defending}カード"),
    *printed(Target, "対象の{legal:defending}カード1枚"),
    *printed(Target, "{legal:defending}カード1枚を対象とし", PICKED),
    *printed(Target, "{legal:defending}カード1枚を対象とする。", PICKED),
    *printed(Target, "対象の{legal:any}{count}枚"),
    *printed(Target, "{legal:any}1枚を対象とし", PICKED),
    *printed(Target, "{legal:any}1枚を対象とする。", PICKED),
    *(
        row
        for words in ("任意の対象", "任意の対象1枚", "いずれかの対象", "いずれかの対象1枚")
        for row in printed(Target, words, legal=AnyTarget())
    ),
    *printed(Opponents, "対戦相手のヒーロー"),
    *printed(Opponents, "各対戦相手"),
    *printed(Opponents, "各対戦相手のヒーロー"),
    *printed(You, "あなた"),
)
