"""Wordings of printed English cards, which the English phrases have in other words.

Number words are numbers, symbols are words, names of counters and tokens stand in 「 」, and pronouns with a single
antecedent are replaced by it. A pronoun that could mean anything else stays, so that no phrase reads it.
"""

import re

from rulesdb.engine.fab.cards import ENGLISH_SUPERTYPES
from rulesdb.engine.kernel.language.wordings import Wording, wording

_NUMBER_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SYMBOLS = {"p": "power", "d": "defense", "h": "life", "i": "intellect"}
_TOKENS = (
    "Runechant|Spectral Shield|Frostbite|Seismic Surge|Embodiment of (?:Earth|Lightning)|Gold|Silver|Copper|Might|"
    "Vigor|Agility|Ponder|Quicken|Fealty|Courage|Frailty|Inertia|Bloodrot Pox|Soul Shackle|Eloquence|Zen State|"
    "Spellbane Aegis|Hyper Driver|Ash|Aether Ashwing|Cintari Sellsword|Graphene Chelicera"
)
_TALENTS = "|".join(ENGLISH_SUPERTYPES.values())
_GAINED = (
    r'(?:[+-]|"|(?:\d+ )?(?:go again|dominate|overpower|stealth|ward|piercing|phantasm|intimidate(?!,|d)|battleworn'
    r"|spellvoid|arcane barrier|blade break|temper))"
)
_NOT_OBJECT = r"(?!(?: turn| way| combat chain| chain link| ability|'s)\b)"
"""What stands behind "this" where it means no object."""
_ANTECEDENT = (
    r"\b(?:an? (?!(?:[\w-]+ )*hero\b|「|random card\b|additional time\b)"
    r"|[Tt]arget\b|the top\b|another\b|that\b|1 of\b|(?!no )[a-z]+ card\b|your deck for\b"
    r"|[Yy]our next (?!turn\b)|[Tt]he next (?!time\b))"
)
"""The beginning of another noun phrase for which "it" could stand."""
_ATTACKED = (
    r"(?P<before>(?:^|(?<= - )|(?<=\")|(?<=this was fused, ))(?i:when|whenever|the first time|the next time)"
    r" (?:this|you|an? (?:[\w -]+ )?(?:you (?:control|own)|attack)) "
    r"(?:hits?|attacks?|deals? (?:\d+ or more )?(?:\w+ )?damage to) a (?:[\w-]+ )?hero"
    r"(?:(?!target [\w ]*hero|opponent|each|other hero|\").)*?)"
)


_CHOOSERS = (
    r"\b(?P<who>[Ee]ach (?:other hero|hero|opponent|player)|that hero) "
    r"(?P<verb>banishes|destroys|puts|reveals(?= a ))"
)
_EVENT_OF_ANOTHER = r"\b(?i:when|whenever|first time) (?:you\b(?! (?:attack|defend|play)(?: with)? this)|an? )"
"""The beginning of an event about a card, of which "another" may mean one besides that card, not besides "this"."""
_VERBS = "pay|discard|draw|lose|get|create|banish|destroy|reveal|put"
"""Verbs of what players do, of which the third person ends with s."""


_PLURALS = "constructs|items|attacks|attack action cards|weapons|allies|auras|daggers|swords|axes"
"""Nouns of what players control in numbers."""
_COUNTED = r"(?:card|aura|item|instant|attack reaction|defense reaction|attack|token)"
"""Nouns of what is counted by the events in which players do something with it."""
_DONE = (("reveal", "revealed"), ("banish", "banished"), ("look at", "looked at"), ("destroy", "destroyed"))
_DOES = (*_DONE, ("discard", "discarded"), ("turn", "turned"))
"""What is done to a card that is chosen, or to the top card, and how the card is called afterwards."""
_OWNER_PUTS = (
    r"(?P<put>\bputs? (?:an?|up to \d+|\d+) [^.,\"]*? (?:from|in) (?:their own|that hero's) [a-z]+"
    r" (?:on top of|on the bottom of|into|face (?:up|down) into)) (?:their|that hero's) "
)
"""The beginning of what is put from a zone of a player into another one of theirs."""
"""What is done to the top card of a deck, and how the card is called afterwards."""
_WHO = r"(?:that hero|that target|the (?:attacking|defending|damaged) hero)"
"""The words for a hero who is not the player of the effect."""
_CHOSEN_OF = rf"(?i:(?P<choose>\bthen choose a [^,.\"]* from (?P<who>{_WHO})'s hand))"
"""The beginning of what is done to a card that is chosen from the hand of another hero."""
_DAMAGED = r"(?P<before>^If this has dealt (?:\d+ or more )?(?:arcane )?damage to a hero, (?:(?!hero\b|target).)*?)"
"""The beginning of what happens to a hero to whom a card has dealt damage as it resolved."""
_EACH_PUTS = (
    r"\b(?P<who>[Ee]ach (?:other hero|hero|opponent)) puts (?P<what>all cards in|the top card of) their "
    r"(?P<zone>[a-z]+) (?P<where>(?:face (?:up|down) )?into|on the bottom of|on top of) their (?P<to>[a-z]+)"
)
"""What each of some heroes puts from a zone of theirs into another one, without any choice."""
_COUNTED_ZONES = r"(?:your graveyard|all graveyards)"
"""Zones in which cards with a name are counted."""
_NEXT_SENTENCE = r"(?: and|\.)"
_NAME_WORDS = r"(?!(?:X|If|When|Whenever|The|This|Your|Generic|Specialization|Fusion)\b)[A-Z][\w'-]+"
_PROPER_NAME = (
    rf"(?P<before>(?<= a )|(?<=named )|(?<= on )|(?<= next ))"
    rf"(?P<name>(?!(?:{'|'.join(ENGLISH_SUPERTYPES.values())})\b){_NAME_WORDS}"
    rf"(?: (?:of |the |to |and )?{_NAME_WORDS})+)(?![\w」])"
)
"""Two words or more with capital letters within a sentence, which are a name; the first is no class and no talent."""


def _counter(name: str) -> str:
    """Return the name of a counter: that of the rules, if these have one in Japanese (8.3.29)."""
    return "蒸気" if name == "steam" else name


def _word(pattern: str, read: str) -> Wording:
    """Return a wording of whole words, whether they begin a sentence or not."""
    return wording(rf"(?i)\b(?:{pattern})\b", read, "")


WORDINGS: tuple[Wording, ...] = (
    wording(r"\*\*|\*(?=\()|(?<=\))\*", "", "*"),
    wording("[“”]", '"', "“|”"),
    wording("[’‘]", "'", "’|‘"),
    wording(r"'(?P<word>[Nn]on-attack)'", "{word}", "'"),
    wording(r" ?\([^()]*[.!]\)", "", "("),
    wording(r" [―−–] ", " - ", "―|−|–"),
    wording(r"\s+$", "", ""),
    wording(r" {2,}", " ", "  "),
    wording(r"\" (?=[Gg]o again\.?$)", '". ', '" '),
    wording(r"\s*• ?", " • ", "•"),
    _word("an", "a"),
    *(_word(word, str(at)) for at, word in enumerate(_NUMBER_WORDS, 2)),
    _word("face-(?P<side>up|down)", "face {side}"),
    _word("you've", "you have"),
    _word("(?P<verb>has|have)n't", "{verb} not"),
    _word("it's owner", "its owner"),
    _word("as thought it", "as though it"),
    _word("if defending hero", "if the defending hero"),
    _word("it's", "it is"),
    _word("they're", "they are"),
    _word("this card(?P<s>'s)?(?! can|s?\\b s)", "this{s}"),
    _word("6-sided", "6 sided"),
    _word("wrenches", "wrenchs"),
    _word("(?P<one>\\d), (?P<two>\\d),? or (?P<last>\\d) on a die", "{one} or {two} or {last} on a die"),
    _word("where X the number rolled", "where X is the number rolled"),
    wording(r"\b(?P<arrow>arrow)(?= in (?:your|a|any) arsenal)", "{arrow} card", "arrow in"),
    wording(r"\binto a empty arsenal zone you control\b", "into your arsenal", "empty arsenal"),
    # symbols
    wording(
        r"(?P<name>[+-]\d+\{[pd]\}|\b[a-z]+) counters? on this(?! )",
        "「{name}」 counter on this",
        "counter",
        name=_counter,
    ),
    wording(r"(?P<name>[+-]\d+\{[pd]\}|\b[a-z]+) (?P<noun>counters?)\b", "「{name}」 {noun}", "counter", name=_counter),
    *(wording(rf" ?\{{{sign}\}}(?!」)", f" {word}", f"{{{sign}}}") for sign, word in _SYMBOLS.items()),
    *(
        wording(rf"(?<!\}})(?:\{{{sign}\}}){{{number}}}(?!\{{{sign}\}})", f"{number} {word}", f"{{{sign}}}")
        for sign, word in (("r", "resource"), ("c", "chi"))
        for number in range(1, 7)
    ),
    wording(r"(?<=[-,] )\{t\}(?=[:,])", "tap this", "{t}"),
    wording(r"\{t\}", "tap", "{t}"),
    wording(r"\{u\}", "untap", "{u}"),
    # names
    wording(
        rf"\b(?P<do>(?i:creates?)) a (?P<one>{_TOKENS}), (?P<two>{_TOKENS}),? or (?P<last>{_TOKENS}) token\b",
        "{do} a 「{one}」 or 「{two}」 or 「{last}」 token",
        "token",
    ),
    wording(
        rf"\b(?P<do>(?i:creates?)) a (?P<one>{_TOKENS}) or (?P<last>{_TOKENS}) token\b",
        "{do} a 「{one}」 or 「{last}」 token",
        "token",
    ),
    wording(
        rf"\b(?P<do>(?i:(?:they )?creates?)) a (?P<one>{_TOKENS}), (?P<two>{_TOKENS}),? "
        rf"(?=and a? ?(?:{_TOKENS}) token\b)",
        "{do} a {one} token and {do} a {two} ",
        "token",
    ),
    wording(
        rf"\b(?P<do>(?i:(?:they )?creates?)) a (?P<one>{_TOKENS}) and (?:a )?(?P<last>{_TOKENS}) token\b",
        "{do} a {one} token and {do} a {last} token",
        "token",
    ),
    wording(
        rf"\b(?P<do>wagers?) a (?P<one>{_TOKENS}), (?P<two>{_TOKENS}),? and (?:a )?(?P<last>{_TOKENS}) token\b",
        "{do} a {one} token and a {two} token and a {last} token",
        "wager",
    ),
    wording(
        rf"\b(?P<do>wagers?) a (?P<one>{_TOKENS}) and (?:a )?(?P<last>{_TOKENS}) token\b",
        "{do} a {one} token and a {last} token",
        "wager",
    ),
    wording(r"\bToken(?P<several>s?)\b", "token{several}", "Token"),
    wording(rf"\b(?P<name>{_TOKENS}) aura (?=tokens?\b)", "{name} ", "aura token"),
    wording(rf"(?<=control less )(?P<name>{_TOKENS})(?= than\b)", "「{name}」", "control less"),
    wording(
        rf"(?:(?<=control a )|(?<=controls a ))(?P<name>{_TOKENS})(?= tokens?\b|$|[,.])",
        "「{name}」",
        "control a|controls a",
    ),
    wording(rf"(?<=control )(?P<name>{_TOKENS})s?(?= tokens?\b|$|[,.])", "「{name}」", "control"),
    wording(
        rf"\b(?P<name>{_TOKENS})s?(?= tokens?\b| you control\b| (?:destroyed|banished) this way)", "「{name}」", ""
    ),
    wording(
        r"(?P<before>\b(?:[Cc]reates? (?:a|\d+|X|that many)|[Cc]ontrol a) )"
        r"(?P<name>[A-Z][A-Za-z' ]+?(?:, the [A-Z][A-Za-z' ]+?)?)(?= tokens?\b)",
        "{before}「{name}」",
        "token",
    ),
    wording(r"(?P<name>[A-Z]\w+) in (?:its|their) names?", "「{name}」 in its name"),
    wording(
        r"\b(?P<has>has|with) (?P<name>[a-z]+) in (?:its|their) names?",
        "{has} 「{name}」 in its name",
        "in its name|in their name",
        name=str.capitalize,
    ),
    wording(
        r"\b(?P<if>[Ii]f )(?P<name>(?!a |this\b)[A-Z][^,「]*?) or (?P<other>[A-Z][^,「]*?)(?= was the last attack)",
        "{if}「{name}」 or 「{other}」",
        "last attack",
    ),
    wording(
        r"\b(?P<if>[Ii]f )(?P<name>(?!a |this\b)[A-Z](?:(?!\bthis\b)[^,「])*?)(?= was the last attack)",
        "{if}「{name}」",
        "last attack",
    ),
    wording(_PROPER_NAME, "{before}「{name}」", ""),
    wording(
        rf"(?P<before>^|: )(?P<name>(?!(?:{'|'.join(ENGLISH_SUPERTYPES.values())})\b){_NAME_WORDS}(?: {_NAME_WORDS})+)s"
        r"(?= you control (?:gain|get|have|cost)\b)",
        "{before}「{name}」",
        "s you control",
    ),
    wording(r"(?<=named )(?P<name>[A-Z][\w']+)(?= from)", "「{name}」", "named"),
    wording(
        rf"\b(?P<talent>{_TALENTS}) (?P<one>(?:attack )?action card) or (?P=talent) (?=instant card)",
        "{talent} {one} or ",
        " or ",
    ),
    wording(
        r"(?<= a )(?P<name>(?!(?:Gold|Silver|Copper)\b)[A-Z][\w']+)(?= from your| you control| in your)",
        "「{name}」",
        "",
    ),
    wording(r"^(?P<name>.+) Specialization$", "「{name}」 specialization"),
    wording(
        rf"(?P<one>{_TALENTS}), (?P<two>{_TALENTS}),? (?:or|and/or|and) "
        rf"(?P<last>{_TALENTS})(?= (?:attack|action|cards?\b))",
        "{one} or {two} or {last}",
        ", ",
    ),
    # verbs
    wording(
        r"(?P<do>\b(?:[Yy]ou may |[,:] |^)(?i:discard) a (?:[\w-]+ )*?card or destroy the top card of your deck\. If )"
        r"(?:that card|it) has\b",
        "{do}the discarded or destroyed card has",
        "or destroy",
    ),
    _word("gains", "gets"),
    _word("gain", "get"),
    wording(rf"\b(?:has|is given) (?={_GAINED})", "gets ", ""),
    wording(rf"\bhave (?={_GAINED})", "get ", "have"),
    _word("action points?", "action points"),
    *(
        wording(rf"^(?P<head>(?!.*{_EVENT_OF_ANOTHER})(?:(?!another).)*)\b(?i:another)\b", "{head}a other", "")
        for _ in range(2)
    ),
    _word("power damage", "physical damage"),
    wording(r"(?P<control> control) and (?=(?:a|\d+) 「[^」]*」 tokens?)", "{control} and create ", "control and"),
    wording(r"(?<!,) then (?=[a-z])", ", then ", "then"),
    wording(
        r"(?P<do>\b(?i:put|remove)) (?P<what>(?:a|\d+|X|that many) 「[^」]*」 counters?) (?P<at>on|from) "
        r"(?P<on>a (?!card\b)[^,.\"]+?)(?=$|[,.\"]| and | then\b)",
        "choose {on}, then {do} {what} {at} the chosen object",
        "counter",
    ),
    wording(
        r"(?P<do>\b(?i:put|remove) (?:a|\d+) 「[^」]*」 counters? (?:on|from) )(?P<name>[A-Z][\w']+(?: [A-Z][\w']+)+)",
        "{do}all 「{name}」",
        "counter",
    ),
    wording(
        r"\b(?P<turn>[Tt]urn) (?P<what>a (?:[^,.\"]+? )(?:in|from) [^,.\"]*?) (?P<side>face (?:up|down))",
        "choose {what}, then turn the chosen object {side}",
        "urn a ",
    ),
    *(
        wording(
            rf"(?P<turn>\bturn the chosen object face (?:up|down)\b(?:\. If you do, |\. |: )(?:{before})?)it\b",
            "{turn}the turned card",
            "turn the chosen object",
        )
        for before in ("[Pp]ut a 「[^」]*」 counter on |If ", "")
    ),
    wording(
        r"(?P<banish>[Bb]anish) (?P<some>\d+ [\w -]+? cards) and (?P<one>a [\w -]+? card) "
        r"from (?P<where>your graveyard)",
        "{banish} {some} from {where} and banish {one} from {where}",
        "anish",
    ),
    wording(
        r"(?:\b[Ii]f )?\b(?P<next>[Tt]he next card) you play this turn(?P<cost> with cost \d+ or (?:less|greater))?"
        r" (?:and|with|has) a arcane damage effect, instead (?:it )?",
        "{next}{cost} with a effect that deals arcane damage you play this turn, instead ",
        "arcane damage effect",
    ),
    wording(
        r"\b(?P<do>(?i:choose) a [^,.\"]*?)\. It (?P<does>gets|has) ",
        "{do}, then the chosen object gets ",
        " a ",
    ),
    wording(r"\bfrom (?:a|any) (?P<zone>graveyard|banished zone|arsenal)\b", "in a {zone}", "from a"),
    wording(r"\bin any (?P<zone>graveyard|banished zone|arsenal)\b", "in a {zone}", "in any"),
    wording(
        r"\b(?P<put>[Pp]ut [^,.\"]*?) on the top or bottom of your deck\b",
        "({put} on top of your deck or {put} on the bottom of your deck)",
        "top or bottom",
    ),
    wording(
        r"(?P<what>\b(?:all cards|cards?)) from your hand (?:or|and|and/or) arsenal\b",
        "{what} in your hand or arsenal",
        "arsenal",
    ),
    wording(
        r"\b(?P<do>(?i:choose) a [^,.\"]*?)\. It can't ",
        "{do}, then the chosen object can't ",
        " a ",
    ),
    _word("may only defend a attack if the attack's controller has", "may only defend if the attacking hero has"),
    wording(rf"\bcards that are (?P<what>{_TALENTS})\b", "{what} cards", "that are"),
    wording(r"^A hero dealt damage by this can't\b", "When this deals damage to a hero, they can't", "dealt damage by"),
    wording(
        r"\b[Yy]our (?!next )(?P<what>(?:[\w-]+ )*?(?:attacks|attack action cards)(?: with [^,.]*?)?) can't be ",
        "{what} you control can't be ",
        "our ",
    ),
    _word("(?P<until>until the (?:end|start) of (?:their|your) next turn) (?=they|you)", "{until}, "),
    wording(r"^When you attack with this\b", "When this attacks", "attack with this"),
    wording(r"^When this attacks or (?P<verb>hits|defends)\b", "When this attacks or this {verb}", "attacks or"),
    wording(r"(?<=[Bb]anish this) and a (?=card)", ", banish a ", "this and"),
    *(
        wording(
            rf"\b[Yy]our (?!next )(?P<what>(?:\w+ )*?(?:{_PLURALS}))(?P<with>(?: (?:with|that are) [^,.]*?)?){when} "
            r"(?P<verb>get|cost)s? ",
            f"{until}{{what}} you control{{with}} {{verb}} ",
            "our ",
        )
        for when, until in ((" this turn", "until end of turn, "), ("", ""))
    ),
    wording(
        r"(?P<enters>[Tt]his enters the arena with (?:a|\d+) 「[^」]*」 counters?)(?! on this)(?: on it)?",
        "{enters} on this",
        "enters the arena with",
    ),
    wording(
        r"(?P<before>\b[Pp]ut a (?P<name>「[^」]*」) counter on this\b.*? for each (?P=name) counter) on it\b",
        "{before} on this",
        "for each",
    ),
    _word("there are no", "there is no"),
    _word(
        "(?P<if>if|while) you control (?P<number>\\d+) or more (?P<what>[^,.]+?)(?=[,.]|$)",
        "{if} there are {number} or more {what} you control",
    ),
    _word("you have no cards in (?:your )?(?P<zone>hand|arsenal)", "there is no card from your {zone}"),
    _word("this (?:is|has been) played from", "this was played from"),
    _word("each opposing hero", "each opponent"),
    wording(rf",? and (?={_GAINED})", " and ", "and"),
    wording(rf"(?P<one>power|again|defense), (?={_GAINED})", "{one} and ", ", "),
    _word(
        "(?P<first>at the (?:start|beginning) of your (?:turn|action phase|end phase), )destroy this,? then",
        "{first}destroy this.",
    ),
    wording(r"\b(?P<get>gets?) -(?=\d|X)", "{get} +-", "-"),
    _word("only while", "only if"),
    _word("this is defending(?! an? )", "this is now defending"),
    _word("in their names?", "in its name"),
    wording(
        r"\bsteal (?P<what>a [^,.\"]*? (?:they|that hero) controls?)(?=$|[,.\"])", "get control of {what}", "steal"
    ),
    wording(
        r"(?P<do>\bdestroy this) unless (?P<met>(?:you have|you control|there (?:is|are)) [^,.\"]*)(?=$|[.\"])",
        "unless {met}, {do}",
        "unless",
    ),
    _word(
        "if the (?P<card>[a-z ]+ card) gets (?P<what>go again|dominate|overpower|stealth)(?=,)",
        "if the {card} has {what}",
    ),
    wording(
        r"(?P<next>\b(?:[Nn]ext|[Tt]arget) [^.]* gets? [^.]*\. If it )gets "
        r"(?P<what>go again|dominate|overpower|stealth)(?=,)",
        "{next}has {what}",
        "If it gets",
    ),
    _word("if (?:it|this) gets (?P<what>go again|dominate|overpower|stealth)(?=,)", "if this has {what}"),
    _word(
        '(?P<do>banish(?:es)?|puts?|discards?|reveals?) (?P<what>(?:a|\\d+) [^,."]*?)(?<!your) from hand',
        "{do} {what} from your hand",
    ),
    _word("target opponent", "target opposing hero"),
    wording(r"(?<=from |into )your soul\b", "your hero's soul", "your soul"),
    _word("less life than a opponent", "less life than a opposing hero"),
    *(
        wording(rf"^Your hero {verb} (?=[^.]*\.?$)(?!.* (?:turn|chain)\b)", f"Your hero {several} ", "Your hero")
        for verb, several in (("gets", "get"), ("has", "get"), ("is", "are"))
    ),
    wording(r", otherwise,? ", ". otherwise, ", "otherwise"),
    wording(r"\bthe number rolled is a 4, 5, or 6\b", "the number rolled is 4 or more", "rolled"),
    wording(
        r"\bfor each attack that has hit (?=this (?:turn|combat chain))",
        "for each time a attack has hit ",
        "for each attack",
    ),
    wording(
        r"\byou have attacked (?P<least>\d+) or more times with (?P<what>[a-z]+?)s (?=this turn)",
        "you have attacked with a {what} {least} or more times ",
        "times with",
    ),
    wording(
        r"(?P<before>\bthe (?P<which>attacking|defending) hero\b[^.\"]*? unless )they pay\b",
        "{before}the {which} hero pays",
        "unless they pay",
    ),
    wording(
        r"\b[Ww]henever you (?P<do>\w+) your (?P<which>second|third) (?P<what>[^,.\"]*?) each turn",
        "the {which} time you {do} a {what} each turn",
        "each turn",
    ),
    wording(r"^(?P<this>.*\b[Tt]his\b.*?\b)s?he deals\b", "{this}this deals", "he deals"),
    wording(
        r"\b[Yy]our next (?P<what>[^,.\"]*? card)(?P<cost> with cost \d+ or (?:less|greater))? this turn (?=get|gain)",
        "the next {what} you play this turn{cost} ",
        "card",
    ),
    wording(
        r"\b[Yy]our next (?P<what>[^,.\"]*?) action this turn (?=get)",
        "the next {what} action card you play this turn ",
        "action this",
    ),
    wording(
        r"(?P<number>\d+(?: or more)?|X|that many) (?P<name>「[^」]*」) counter on this",
        "{number} {name} counters on this",
        "counter on",
    ),
    _word("this's soul", "your hero's soul"),
    _word("during a opponents turn", "during a opponent's turn"),
    _word("this (?:is|was) played during a opponent's turn", "now is not your turn"),
    wording(r"(?P<counter>with a 「[^」]*」 counter)(?! on)", "{counter} on it", "counter"),
    _word("less than (?P<number>\\d+) (?=(?:[\\w-]+ )*cards?\\b)", "fewer than {number} "),
    _word("pitch value of the (?P<what>card \\w+ this way)", "pitch of the {what}"),
    _word(
        "(?P<where>play this from [a-z ]+) without paying (?:its|this's) 1 resource cost",
        "{where} without paying this's resource cost",
    ),
    wording(
        r"(?P<put>\b[Pp]ut a (?:[^.,\"]*?) (?:into|in) your arsenal\.? (?:If you do, )?)[Ii]t (?:gets|has) ",
        "{put}the put card gets ",
        "arsenal",
    ),
    _word("counters from (?P<what>(?!all|this|target|a |up )[a-z ]+ you control)", "counters from all {what}"),
    _word("to play this(?P<verb> discard| banish| destroy)", "to play this,{verb}"),
    _word("you are (?P<how>marked|royal)", "your hero is {how}"),
    *(
        wording(
            rf"{before}(?P<when>[Ww]hen(?:ever)?) {what} has no (?P<name>「[^」]*」) counters?"
            rf"(?: on (?:{what}|it))?(?=,)",
            "{before}{when} there is no {name} counter on this",
            "has no",
        )
        for before, what in ((r"(?P<before>)\b", "this"), (r"(?P<before>\b[Tt]his\b.*?\b)", "it"))
    ),
    wording(
        r"(?P<before>\bwith \d+ (?P<name>「[^」]*」) counters?\b.*?\. When) (?:it|this) has none(?=,)",
        "{before} there is no {name} counter on this",
        "has none",
    ),
    wording(
        r"(?P<put>\bput a 「[^」]*」 counter on this),? then destroy (?:it|this) unless\b",
        "{put}. destroy this unless",
        "unless",
    ),
    wording(
        r"\bthis's (?P<stat>power|defense) is equal to (?P<what>[^,.\"]+)", "this's {stat} is ({what})", "equal to"
    ),
    wording(
        r"\b(?P<what>damage|loses) and can't get (?P<gets>[a-z ]+?)(?= |$|[,.\"])",
        "{what} {gets} and can't get {gets}",
        "and can't",
    ),
    wording(
        r"\b(?P<loses>loses?) and can't get (?P<what>(?:「[^」]*」|go again|[a-z]+))",
        "{loses} {what} and can't get {what}",
        "and can't",
    ),
    _word("this was played as chain link", "this is played as chain link"),
    wording(
        r"(?<=[Pp]lay )(?P<what>a [^,.\"]*?) from (?P<zone>your [a-z ]+?|arsenal)(?=,| this turn)",
        "{what} played from {zone}",
        " from ",
    ),
    wording(
        r"(?<=played )(?P<what>a [^,.\"]*?) from (?P<zone>your [a-z ]+?|arsenal)(?=,| this turn)",
        "{what} played from {zone}",
        " from ",
    ),
    wording(r"^If (?=this defends\b)", "When ", "If this defends"),
    wording(r"^If (?=this deals 4 or more damage to a hero,)", "When ", "If this deals"),
    _word("a source you control deals", "you deal"),
    # a target that deals damage
    wording(
        r"\b(?P<may>you may have )target (?P<what>[^,.\"]*? you control) deal "
        r"(?P<rest>(?:(?!Destroy).)*?damage(?:(?!Destroy).)*)$",
        "for target {what}, {may}that target deal {rest}",
        "have target",
    ),
    wording(
        r"\b[Tt]arget (?P<what>[^,.\":]*? you control(?: that is(?: not|n't) on the active chain link)?) deals "
        r"(?P<rest>(?:(?!target).)*?damage.*)",
        "for target {what}, that target deals {rest}",
        "deals",
    ),
    *(
        wording(
            r"(?P<before>\bfor target (?:[\w-]+ )*?(?P<what>dagger|sword|axe|weapon|ally) you control[^,.]*, .*?)"
            r"\bthe (?P=what)\b",
            "{before}that target",
            "the ",
        )
        for _ in range(2)
    ),
    wording(r"(?P<at>counters? (?:on|from)) (?P<name>「[^」]*」)(?=$|[,.])", "{at} all {name}", "counter"),
    wording(r"(?P<number>the number of 「[^」]*」) counter on this", "{number} counters on this", "number of"),
    wording(
        r"\b(?P<get>[Gg]et) control of (?P<what>a [^,.\"]+?)(?=$|[,.\"])",
        "choose {what}, then get control of the chosen object",
        "control of a",
    ),
    wording(
        r"(?P<what>(?:[\w'-]+ )*cards) (?P<gets>gets?|have) (?P<how>[^,.\":]*?) while (?P<where>defending this)\b",
        "{what} {where} get {how}",
        "defending this",
    ),
    wording(
        r"^This (?P<gets>gets [^,.]*?) while defending (?P<what>a [^,.]*)",
        "If this is defending {what}, this {gets}",
        "while defending",
    ),
    _word("isn't", "is not"),
    _word("with cost 0 or 1", "with cost 1 or less"),
    _word("as though they were a instant", "as though they were instants"),
    wording(r"^(?P<this>.*?\b[Tt]his\b.*?) defending it(?=$|[,.])", "{this} defending this", "defending it"),
    wording(r"(?<=- )life(?=[:,])", "1 life", "life"),
    wording(r"(?<=ou may pay) life\b", " 1 life", "pay life"),
    wording(
        r"\b(?P<name>[Nn]ame a (?:other )?card)\. +(?P<then>[A-Z])", "{name}, then {then}", "ame a ", then=str.lower
    ),
    _word("with the chosen name", "with that name"),
    # what is worn, and what is under it
    wording(
        r"\b(?P<if>[Ii]f )you have a? ?(?P<what>base (?:head|chest|arms|legs)) equipped, transform it into\b",
        "{if}there is a equipped {what} you control, transform a equipped {what} you control into",
        "transform it",
    ),
    wording(
        r"\b(?P<if>[Ii]f )you have a (?P<what>base (?:head|chest|arms|legs)|wrench weapon) equipped, transform it and "
        r"(?P<number>X|\d+) 「(?P<name>[^」]*)」 you control into\b",
        "{if}there is a equipped {what} you control, transform a equipped {what} you control and {number} 「{name}」 "
        "you control into",
        "transform it",
    ),
    _word("prevent twice X of that damage", "prevent (twice X) of that damage"),
    wording(
        r"\b(?P<while>[Ww]hile this is )under a (?:object|permanent)(?: other than (?P<name>[A-Z][\w' ]+))?, that "
        r"(?:object|permanent) (?:gets|has) (?P<what>[^.]*)",
        "{while}under a permanent, permanents above this other than 「{name}」 get {what}",
        "under a",
    ),
    wording(" other than 「」", "", "「」"),
    wording(
        r"^(?P<this>Whene?v?e?r? this [a-z]+, (?:[^.\"]*?, )?(?:you may )?[a-z]+ a card )(?:from )?under it\b",
        "{this}under this",
        "under it",
    ),
    _word("(?P<what>evos?) you have equipped", "equipped {what} you control"),
    _word(
        "you have (?P<least>\\d+) or more (?P<what>evos?) equipped",
        "there are {least} or more equipped {what} you control",
    ),
    wording(
        r"\b(?P<at>attacking|that targets) (?P<name>(?!(?:an?|the|hero|you)\b)[A-Z][\w']+)(?=[ ,.]|$)",
        "{at} 「{name}」",
        "attacking|that targets",
    ),
    wording(
        r"(?P<what>[Aa]ttacks you control) get (?P<how>[^,.\":]*?) while attacking (?P<target>a [\w-]+ hero)",
        "{what} attacking {target} get {how}",
        "while attacking",
    ),
    wording(
        r"\b(?P<next>[Yy]our next (?:[\w-]+ )?attack) (?P<when>this turn|this combat chain) "
        r"(?P<that>(?:that targets|with) [^.,\"]*?)(?= gets?| costs?)",
        "{next} {that} {when}",
        "our next ",
    ),
    wording(
        r"\b(?P<first>[Yy]our (?:first|second|third) (?:[\w-]+ )?attack) this turn (?=gets?\b|costs?\b)",
        "until end of turn, {first} each turn ",
        "attack this turn",
    ),
    wording(r"(?P<next>\b[Tt]he next [^,.\"]*? you play this turn), (?=gets?\b)", "{next} ", "this turn, "),
    wording(r"\bwith one or more (?P<name>「[^」]*」) counters\b", "with a {name} counter on it", "one or more"),
    wording(
        r"\b(?P<if>[Ii]f )(?P<one>a [^,.\"]*?) and (?P<other>a [^,.\"]*?) were pitched this way",
        "{if}{one} was pitched this way and {other} was pitched this way",
        "were pitched this way",
    ),
    wording(r"\b(?P<what>[Aa]ttacks that target you) this turn (?=get)", "until end of turn, {what} ", "target you"),
    wording(
        r"(?P<what>(?:^|(?<=[,:.] ))(?:[\w-]+ )*(?:attacks|cards|daggers|weapons)(?: with [^,.\"]*?)?) cost you (?=\d)",
        "{what} you control cost ",
        "cost you",
    ),
    wording(
        r"(?P<ability> - .*\. )This costs (?P<less>\d+ resource less) to activate (?=for each)",
        "{ability}This ability costs {less} ",
        "to activate for each",
    ),
    wording(
        r"(?P<next>\b[Tt]he next time [^.:\"]*?, )(?P<may>you may [^.,:\"]*)\. If (?P<what>[^.,:\"]* this way), ",
        "{next}{may}. If you do, if {what}, ",
        "this way",
    ),
    wording(
        r"\b(?P<if>[Ii]f )(?P<one>a [^,.\"]*?) and (?P<other>a [^,.\"]*?) were pitched to play\b",
        "{if}{one} was pitched to play this and {other} was pitched to play",
        "were pitched",
    ),
    _word("pitched to play it", "pitched to play this"),
    wording(
        r"(?P<if>\b[Ii]f (?:[^.,\"]* and )?a [^.,\"]* was pitched to play this, )it (?=gets?\b)",
        "{if}this ",
        "was pitched",
    ),
    _word("the number of clashes you have won", "the number of times you have won a clash"),
    wording(
        r"(?P<what>[Aa]ttacks you control) get (?P<how>[^,.\":]*?) while (?P<by>defended by a [^,.\"]*)",
        "{what} {by} get {how}",
        "while defended",
    ),
    wording(
        r"^This (?P<gets>gets [^,.]*?) while defending(?=\.?$|, where)", "While this is now defending, this {gets}"
    ),
    wording(
        r"\b(?P<do>[Cc]reate a 「[^」]*」 token) under any number of heroes' control",
        "choose any number of heroes, then {do} under the chosen heroes' control",
        "any number of heroes",
    ),
    wording(
        r"\b(?P<do>[Cc]reate a 「[^」]*」 token) under a other hero's control",
        "choose a other hero, then {do} under the chosen hero's control",
        "a other hero's",
    ),
    wording(
        r"(?P<before>\b[Tt]he (?P<which>attacking|defending) hero\b"
        r"(?:(?!\b(?:hero|heroes|opponents?|owner)\b)[^\"])*?)\btheir(?= control\b| next attack\b)",
        "{before}the {which} hero's",
        "their",
    ),
    wording(
        r"^(?P<head>(?:[\w ]+ - )?)(?P<choose>[Cc]hoose 1) or both; • (?P<one>[^•]*?)\.? • (?P<other>[^•]*?)\.?$",
        "{head}{choose}; • {one} • {other} • {one}. {other}",
        "or both",
    ),
    # comparisons
    _word("twice it is base", "twice its base"),
    _word("1 resource cost less than", "cost less than"),
    wording(r"^(?P<when>When(?:ever)? this \w+, if )its (?=power|defense)", "{when}this's ", "if its"),
    wording(
        r"(?P<when>\b[Ww]hen(?:ever)? a [^,]*? (?:hits|attacks)\b[^,]*, if )its power is (?=greater|less)",
        "{when}the attack has power ",
        "if its power",
    ),
    wording(
        r"^(?P<this>(?:While|If) this is (?:not )?(?:now )?(?:defended|defending|attacking)\b[^,]*, )it (?=gets|can't)",
        "{this}this ",
        ", it ",
    ),
    wording(
        r"\b(?P<choose>[Cc]hoose a [^,.\"]*?)\. (?P<do>Put|Banish|Destroy|Return) it\b",
        "{choose}, then {do} the chosen object",
        "hoose a ",
    ),
    wording(
        r"(?P<from> from your (?:hand|graveyard)(?: (?:in)?to (?:the arena|your hand))?)"
        r"(?P<with> with (?:cost|\w+) less than [^.,\"]+?)(?=[.,\"]|$)",
        "{with}{from}",
        "less than",
    ),
    wording(
        r"(?P<what>\b[A-Z][\w -]*? you control) get (?P<how>[^,.\":]*?) while their "
        r"(?P<stat>(?:base )?(?:power|defense)) is (?P<than>less than|greater than) (?P<bound>[^.,\"]+)",
        "{what} with {stat} {than} {bound} get {how}",
        "while their",
    ),
    # searching, and playing what is banished
    wording(
        r"(?P<reveal>\b[Rr]eveal cards from the top of your deck until you reveal [^.,]*\. )(?P<put>Put|Banish) it\b",
        "{reveal}If you do, {put} the last revealed card",
        "until you reveal",
    ),
    wording(
        r"(?P<reveal>\b[Rr]eveal cards from the top of your deck until you reveal .*), then shuffle(?=$|[.\"])",
        "{reveal}. shuffle your deck",
        "until you reveal",
    ),
    wording(
        r"(?P<search>\b[Ss]earch your deck for [^,.]*, put it into your hand), (?P<do>discard [^,.]*), "
        r"then shuffle(?: your deck)?(?=$|[.\"])",
        "{search}. {do}. shuffle your deck",
        "discard",
    ),
    wording(
        r"\b[Ss]huffle your hand and arsenal into your deck, then draw that many cards\b",
        "put all cards in your hand or arsenal on top of your deck. shuffle your deck. draw (the number of cards put "
        "this way) cards",
        "huffle your hand",
    ),
    wording(
        r"\b(?P<do>[Pp]ut|[Bb]anish) this and (?P<other>(?:all|a) [^,.\"]*?)(?P<where> into your hero's soul)",
        "{do} this{where} and {do} {other}{where}",
        "this and",
    ),
    wording(
        r"\b[Ii]f you reveal (?P<one>a [^,.]*?) and (?P<other>a [^,.]*?) this way, put them\b",
        "if {one} is revealed this way and {other} is revealed this way, put all cards revealed this way",
        "put them",
    ),
    wording(
        r"\b(?P<do>[Bb]anish|[Dd]estroy) (?P<one>[^,.\"]*?) and (?P<some>up to \d+) cards? (?P<where>in|from) ",
        "{do} {one} and {do} {some} cards {where} ",
        "and up to",
    ),
    wording(
        r"[Bb]anish (?P<one>\d+ [\w-]+) and (?P<other>\d+ [\w-]+) cards from (?P<where>your graveyard)(?=:)",
        "banish {one} cards from {where}, banish {other} cards from {where}",
        "anish",
    ),
    wording(
        r"(?P<who>\b[Ee]ach (?:other )?(?:hero|opponent)) chooses and (?P<do>destroys|banishes|discards)\b",
        "{who} {do}",
        "chooses and",
    ),
    _word("its owners (?P<zone>hand|deck)", "its owner's {zone}"),
    _word("its owner deck", "its owner's deck"),
    wording(r"^If you (?=defend with this\b)", "When you ", "If you defend"),
    wording(r"^(?P<if>If now is not your turn, (?:put|banish|return) )it\b", "{if}this", "now is not"),
    wording(r"(?P<hit>\bhas hit) and you (?=draw|get|create)", "{hit} and ", "has hit and you"),
    wording(r"(?<=target card )from (?=a opposing hero's)", "in ", "opposing hero's"),
    wording(
        rf"(?P<search>\b[Ss]earch your deck for )(?:a )?(?P<name>(?!(?:{'|'.join(ENGLISH_SUPERTYPES.values())})\b)"
        rf"{_NAME_WORDS}(?: {_NAME_WORDS})*)(?=,)",
        "{search}a 「{name}」",
        "earch your deck",
    ),
    wording(r"(?<=[Ss]earch your deck for )a specialization card\b", "a card with specialization", "specialization"),
    wording(r"(?<=put it face up )in(?:to)? arsenal\b", "into your arsenal", "arsenal"),
    wording(r"(?<=, )and shuffle(?=$|[.\"])", "then shuffle", "and shuffle"),
    wording(
        r"\b(?P<shown>reveal (?:it|them), then shuffle and put (?:it|them) on top)(?=$|[.\"])",
        "{shown} of your deck",
        "then shuffle and put",
    ),
    wording(
        r"\bwith (?:1 resource )?cost (?:less than or equal to|equal to or less than) (?P<what>the [^,.\"]+)",
        "with cost ({what}) or less",
        "with ",
    ),
    wording(r"(?P<where> from your hand)(?P<how> with cost \([^()]*\) or less)", "{how}{where}", "or less"),
    wording(r"(?<=」 )in all graveyards\b", "in a graveyard", "in all graveyards"),
    wording(
        r",? then shuffle (?P<some>\d+ cards from your hand) into your deck\b",
        ". put {some} on top of your deck. shuffle your deck",
        "then shuffle",
    ),
    wording(
        r"(?P<look>\b[Ll]ook at the top [^.]* cards of your deck\. )Choose (?P<some>up to \d+ [^,.]*), reveal them, "
        r"put them into your hand, then shuffle\b",
        "{look}reveal {some} looked at this way. put all cards revealed this way into your hand. shuffle your deck",
        "Choose up to",
    ),
    *(
        wording(
            rf"\b(?P<if>[Ii]f )you {verb} (?P<what>a (?:[\w-]+ )*?card) this way,",
            f"{{if}}{{what}} is {done} this way,",
            "this way",
        )
        for verb, done in _DOES
    ),
    # looking at some cards, and putting them elsewhere
    wording(r"\bX\+(?P<more>\d+)\b", "({more} plus X)", "X+"),
    *(
        row
        for verb, done in (("look at", "looked at"), ("reveal", "revealed"))
        for before in (
            rf"(?P<do>\b(?i:{verb}) the top (?:\d+|X|\([^()]*\)) cards of your deck\b(?:(?!\bthe top\b).)*?)",
        )
        for row in (
            wording(
                rf"{before}(?P<what>(?:a|\d+|up to \d+) [^,.]*?) from among them\b",
                f"{{do}}{{what}} {done} this way",
                "among",
            ),
            wording(
                rf"{before}(?i:put) (?:1|a) (?P<one>[^,.]*? this way) on top of your deck,? and the rest\b",
                "{do}put a {one} on top of your deck, then put the rest",
                "and the rest",
            ),
            wording(
                rf"{before}(?:,? (?:then|and)|\. (?:Then)?) ?(?i:put) the rest(?! of the)",
                f"{{do}}. put the rest of the cards {done} this way",
                "the rest",
            ),
            wording(
                rf"{before}(?<=put )(?:the cards|the {done} cards|them back)(?: on top of your deck)? in any order",
                f"{{do}}all cards {done} this way on top of your deck",
                "in any order",
            ),
        )
    ),
    wording(
        r"(?P<put>\bput (?:the rest of the|all) cards \w+(?: at)? this way on (?:top|the bottom) of your deck) "
        r"in any order\b",
        "{put}",
        "in any order",
    ),
    _word("then shuffle your deck", "then shuffle"),
    _word("reveal it,? and put it", "reveal it, put it"),
    _word("banish it face up", "banish it"),
    wording(
        r"(?P<do>\b(?i:banish(?:es)?)\b(?:(?!\b(?:put|choose|return|create|turn)s?\b).)*?[.,] "
        r"(?:If (?:you do|the banished card [^,]*|it(?: is|'s| has) [^,]*), )?(?:[Yy]ou may )?)play it\b",
        "{do}play the banished card",
        "play it",
    ),
    wording(
        r"(?P<do>\b(?i:banish) a [^.,\"]*?\. If you do, )it (?P<gets>[^.,\"]*? and you may play )it\b",
        "{do}the banished card {gets}the banished card",
        "anish a ",
    ),
    wording(
        r"(?P<do>\b(?i:banish) a [^.,\"]*?\. If you do, )it (?=gets|costs)",
        "{do}the banished card ",
        "anish a ",
    ),
    wording(
        r"(?P<play>\b(?i:you) may play (?!this\b)[^,.\"]*?)(?P<what>(?i:cards?|evos?|auras?)(?: with [a-z ]+?)?)"
        r" from (?P<where>your [a-z ]+)(?=$|\.)",
        "{play}{what} in {where}",
        " may play ",
    ),
    wording(
        r"\b[Ss]huffle (?P<what>(?:up to \d+|a|all|\d+) [^.,\"]*? from your (?:graveyard|hand|banished zone)) "
        r"into your deck\b",
        "put {what} on top of your deck, then shuffle your deck",
        "into your deck",
    ),
    # what is done instead, otherwise, or to a target
    wording(r"\. Then,? (?=if\b|destroy)", ". ", ". Then"),
    _word("your hero (?P<verb>would be|has been|is|was) dealt", "you {verb} dealt"),
    _word("you (?:is|was) dealt", "you are dealt"),
    _word("you has been dealt", "you have been dealt"),
    _word("(?P<prevent>prevent \\d+) damage that source would deal", "{prevent} of that damage"),
    _word(
        "(?P<dealt>dealt arcane damage, prevent \\d+) arcane damage that source would deal", "{dealt} of that damage"
    ),
    wording(r"^Whenever (?=[^,]* would be dealt )", "If ", "Whenever"),
    _word(
        "effects you control that deal (?P<what>[a-z ]*?)damage,? instead",
        "you control effects that deal {what}damage instead",
    ),
    _word("effects that deal (?P<what>[a-z ]*?)damage,? instead", "effects that deal {what}damage instead"),
    _word("damage this would deal can't", "damage that would be dealt by this can't"),
    _word("you may choose to", "you may"),
    _word(
        "the next (?P<what>attack|attack action card) you (?P<do>boost|fuse)(?= this)",
        "the next {do}ed {what} you play",
    ),
    _word("boosted?ed", "boosted"),
    _word("fuseed", "fused"),
    wording(r"(?<=[Dd]estroy this) and a (?=[\w-]+ you control)", ", destroy a ", "this and"),
    wording(
        r"\b(?P<next>[Tt]he next (?:[\w-]+ )*?card) you play (?P<when>this turn|this combat chain) "
        r"(?P<with>with (?:cost \d+|\d+ or less base power)(?: or (?:less|greater))?)(?= gets?| costs?)",
        "{next} {with} you play {when}",
        "you play this",
    ),
    wording(
        r"\b(?P<next>[Tt]he next (?:[\w-]+ )*?card) you play from (?P<zone>your [a-z ]+?|arsenal) "
        r"(?=this (?:turn|combat))",
        "{next} played from {zone} you play ",
        "you play from",
    ),
    wording(r" in addition to its other (?:card )?types\b", "", "addition to"),
    wording(
        r"\b(?P<if>[Ii]f |while )(?P<who>the (?:attacking|defending) hero) controls a (?P<what>[^,.]+?)(?=,)",
        "{if}there is a {what} {who} controls",
        "hero controls a",
    ),
    wording(
        r"\b(?P<if>[Ii]f |while )(?P<who>the (?:attacking|defending) hero) has (?P<least>\d+) or more cards in "
        r"(?:their )?(?P<zone>[a-z]+)(?=,)",
        "{if}there are {least} or more cards in {who}'s {zone}",
        "or more cards",
    ),
    wording(r"(?<![Yy]our )(?<!their )\bhero's soul\b", "hero's hero's soul", "hero's soul"),
    _word("have a (?P<name>「[^」]*」) in your pitch zone", "there is a {name} from your pitch zone"),
    _word("you there is", "there is"),
    wording(
        r"(?P<prevent>\bprevent (?:it|[^.,\"]* of that damage))\. If you do, ",
        "{prevent}. if damage is prevented this way, ",
        "revent",
    ),
    wording(
        r"\b(?P<before>[Tt]arget (?:(?!\. |this\b|\").)*? gets? [^\"]*?\. If )(?:it|this) (?=is|has|was)",
        "{before}that target ",
        "arget ",
    ),
    wording(
        rf"\b(?P<before>[Tt]arget (?:(?!\. |this\b|\").)*? gets? [^\".]*?\. If "
        rf"(?:(?!\b(?:it|this)\b|{_ANTECEDENT})[^.\",])*, )"
        r"it (?=gets?\b)",
        "{before}that target ",
        "arget ",
    ),
    wording(
        r"(?P<deal>\b[Dd]eals? [^.\"]*? to target (?:opposing )?hero\. If [^.\"]*?, instead deal [^.\"]*? to )them\b",
        "{deal}that target",
        "to target ",
    ),
    _word("this weapon(?= hits| attacks|$|[ ]this turn)", "this"),
    _word("with greater life than", "with more life than"),
    wording(r"\bthis' (?=power|defense)", "this's ", "this'"),
    _word(
        "this's (?P<stat>power|defense) is greater than (?P<times>twice )?its base(?: (?:power|defense))?",
        "this has {stat} greater than {times}its base",
    ),
    _word("attacks go again", "attacks get go again"),
    *(
        wording(
            r"\b(?P<do>(?i:reveal|banish|look at) the top card of [^.:]*?deck\.(?:(?!search your deck).)*?)"
            r"\b(?P<verb>put|pitch|banish) it\b(?! this way)",
            "{do}{verb} the card done so",
            "it",
        )
        for _ in range(2)
    ),
    *(
        wording(
            rf"\b(?P<do>(?i:{verb}) the top card of [^.:]*?deck\..*?)the card done so\b",
            f"{{do}}the {done} card",
            "the card done so",
        )
        for verb, done in _DONE
        for _ in range(3)
    ),
    *(
        wording(
            rf"(?P<put>\bput the (?:revealed|banished|looked at) card )on {short}(?=$|[,.])",
            f"{{put}}on {short} of your deck",
            f"on {short}",
        )
        for short in ("the bottom", "top")
    ),
    *(
        (
            wording(
                rf"(?P<before>^|: |, |\. |• )[Tt]arget (?P<what>(?:opposing )?hero) (?P<does>{_VERBS})(?P<s>e?s)\b",
                "{before}for target {what}, that target {does}{s}",
                "arget ",
            ),
            wording(
                r"\b(?P<may>[Yy]ou may )?(?P<do>(?i:create|destroy|banish|put|reveal|look at) (?:[^.:\"]*? )?)"
                r"target (?P<what>(?:opposing )?hero)'s ",
                "for target {what}, {may}{do}that target's ",
                "target ",
            ),
        )
    ),
    *(
        row
        for _ in range(3)
        for row in (
            wording(
                rf"(?P<before>\bfor target (?:opposing )?hero, .*?)\bthey (?P<does>{_VERBS})\b",
                "{before}that target {does}s",
                "they",
            ),
            wording(r"(?P<before>\bfor target (?:opposing )?hero, .*?)\btheir\b", "{before}that target's", "their"),
            wording(r"(?P<before>\bfor target (?:opposing )?hero, .*?)\bthem\b", "{before}that target", "them"),
        )
    ),
    # numbers of what is done
    wording(r"\bhalf the number rolled, rounded", "half the number rolled rounded", "half"),
    wording(
        r"\b(?P<do>[Cc]reates?) (?P<name>「[^」]*」) tokens equal to (?P<what>[^.,\"]+)",
        "{do} ({what}) {name} tokens",
        "equal to",
    ),
    wording(r"\b(?P<do>[Dd]raws?) cards equal to (?P<what>[^.,\"]+)", "{do} ({what}) cards", "equal to"),
    wording(
        r"\b(?P<do>(?i:gets?|loses?)) (?P<of>life|action points) equal to (?P<what>[^.,\"]+)",
        "{do} ({what}) {of}",
        "equal to",
    ),
    wording(
        r"\b(?P<do>[Dd]eals?) (?P<of>arcane )?damage (?P<to>to [^.,\"]*? )?equal to "
        r"(?P<what>[^.,\"]+?)(?P<at> to [^.,\"]*)?(?=$|[.,\"])",
        "{do} ({what}) {of}damage {to}{at}",
        "equal to",
    ),
    # what is counted
    wording(
        rf"\bfor each (?P<what>(?:[\w-]+ )*?{_COUNTED}) you have (?P<did>\w+) (?P<when>this (?:turn|combat chain))",
        "for each time you have {did} a {what} {when}",
        "for each",
    ),
    wording(
        rf"\bthe number of (?P<what>(?:[\w-]+ )*?{_COUNTED})s you have (?P<did>\w+) "
        r"(?P<when>this (?:turn|combat chain))",
        "the number of times you have {did} a {what} {when}",
        "the number of",
    ),
    wording(
        rf"\b(?P<who>you have|a opponent has) (?P<did>\w+(?: or \w+)?) (?P<least>\d+) or more "
        rf"(?P<what>(?:[\w-]+ )*?{_COUNTED})s (?P<when>this (?:turn|combat chain|chain link))",
        "{who} {did} a {what} {least} or more times {when}",
        "or more",
    ),
    # X
    wording(
        r"\bX\b(?P<mid>[^.]*?),? where X is (?P<what>(?:the|half|twice|three times|\d) [^.\"]+)",
        "({what}){mid}",
        "where X",
    ),
    # conditions
    wording(
        r"\b(?P<if>[Ii]f |while )you control a (?P<what>[^,.]+?)(?=[,.]|$)",
        "{if}there is a {what} you control",
        "you control a",
    ),
    _word("it is (?P<not>not )?your(?= turn| action phase)", "now is {not}your"),
    # events
    *(
        _word(
            rf"^(?P<if>if) this deals more than {number} damage",
            f"{{if}} this has dealt {number + 1} or more damage",
        )
        for number in range(1, 8)
    ),
    *(
        wording(
            rf"{start}(?P<do>\b(?i:{verb}) (?:a(?! 「)|the top card of|the chosen object face)\b"
            r"(?:(?! and )[^.:,\"])*?[.:] "
            rf"(?:If you do, [^.\"]*\. )?(?:If the {done} card [^.\"]*\. )?If )it (?P<verb>is|has)\b"
            r"(?! (?:not )?(?:your|a opponent's|now)\b)",
            f"{{before}}{{do}}the {done} card {{verb}}",
            "If it",
        )
        for verb, done, start in (
            *(
                (verb, done, rf"^(?P<before>(?:(?!\b(?i:{verb})\b(?! (?:Action|Instant|Attack))).)*?)")
                for verb, done in _DOES
            ),
            ("put", "last put", "(?P<before>)"),
        )
        for _ in range(2)
    ),
    wording(
        rf"(?P<before>\bthe (?P<done>last put|{'|'.join(done for _, done in _DOES)}) card (?:is|has) [^,.\"]*, )"
        r"it (?:gets|has)\b",
        "{before}the {done} card gets",
        "card",
    ),
    wording(
        r"(?P<put>\bput the (?:revealed|banished|looked at) card face (?:up|down) into your arsenal\. If you do, )"
        r"it (?:gets|has)\b",
        "{put}the put card gets",
        "into your arsenal",
    ),
    _word("once per turn effect - (?P<when>when)", "once per turn, {when}"),
    _word("you have (?P<what>a [^,.]*? in your pitch zone)", "there is {what}"),
    _word(
        "you have played (?P<one>a [^,.]*?) and (?P<other>a [^,.]*?) this turn",
        "you have played {one} this turn and you have played {other} this turn",
    ),
    _word("this's 1 resource cost", "this's resource cost"),
    _word("you control no (?P<what>[^,.]+)", "there is no {what} you control"),
    wording(r"\byou don't control a (?P<what>[^,.]+?)(?=[,.]|$)", "there is no {what} you control", "don't control"),
    wording(r"^(?P<crush>Crush ?- ?)If (?=this deals)", "{crush}When ", "Crush"),
    wording(r"(?:^|(?<= - )|(?<=\"))If (?=this hits\b)", "When ", "If this hits"),
    # pronouns
    *(
        row
        for _ in range(3)
        for row in (
            wording(rf"{_ATTACKED}\bthey banish\b", "{before}that hero banishes", "they banish"),
            wording(rf"{_ATTACKED}\bthey (?P<verb>{_VERBS})\b", "{before}that hero {verb}s", "they"),
            wording(rf"{_ATTACKED}\bthey (?P<verb>control)\b", "{before}that hero controls", "they control"),
            wording(
                rf"{_ATTACKED}\bthey have (?P<least>\d+) or more cards in (?:their )?(?P<zone>[a-z]+)",
                "{before}there are {least} or more cards in that hero's {zone}",
                "they have",
            ),
            wording(rf"{_ATTACKED}\b[Tt]hey can't\b", "{before}that hero can't", "hey can't"),
            wording(rf"{_ATTACKED}\bthey own\b", "{before}that hero owns", "they own"),
            wording(rf"{_ATTACKED}\bthem\b", "{before}that hero", "them"),
            wording(rf"{_ATTACKED}\btheir\b", "{before}that hero's", "their"),
            wording(r"\bthat hero's soul\b", "that hero's hero's soul", "that hero's soul"),
            wording(
                rf"^(?P<before>(?:(?!{_ANTECEDENT}|\bit\b).)*\bthis\b{_NOT_OBJECT}(?:(?!{_ANTECEDENT}).)*?)\bit\b",
                "{before}this",
                "it",
            ),
            wording(
                rf'(?P<before>"(?:(?!{_ANTECEDENT}|\bit\b|").)*\bthis\b{_NOT_OBJECT}(?:(?!{_ANTECEDENT}|").)*?)\bit\b',
                "{before}this",
                "it",
            ),
        )
    ),
    wording(
        r"(?P<do>\b(?i:destroy|banish|put) this\b[^.,:\"]*?) when the combat chain closes(?=$|[.])",
        "(the next time the combat chain closes this turn, {do})",
        "when the combat chain closes",
    ),
    wording(
        r"(?P<do>\b(?i:destroy|banish|put|untap|return) [^.,:\"]*?) "
        r"at (?P<when>the (?:beginning|start) of (?:the|your) (?:end phase|turn))(?=$|[.])",
        "at the time of {when}, {do}",
        " at the ",
    ),
    wording(
        r"^(?P<before>When this defends and (?P<who>the attacking hero) [^.\"]*?, )they "
        rf"(?P<verb>{_VERBS})\b",
        "{before}{who} {verb}s",
        "they",
    ),
    wording(r"(?<=from )(?:him|her(?= to\b|$|[,.]))(?!\w)", "this", "from h"),
    wording(
        r"(?P<would>\b[Ii]f this would be put into (?:a|your) [^,.\"]*, instead (?:put|banish) )it\b",
        "{would}this",
        "would be put into",
    ),
    wording(
        r"(?P<would>\b[Ii]f this would be put into [^,.\"]*, instead put this on the bottom of )its owner's",
        "{would}this's owner's",
        "would be put into",
    ),
    _word("you deal or are dealt damage", "you deal damage or you are dealt damage"),
    _word("this deals or is dealt damage", "this deals damage or this is dealt damage"),
    wording(r"^If (?=you lose life during your turn,)", "When ", "If you lose"),
    wording(
        r"(?P<cannot>\bcan't play [^,.\"]*?) from (?:(?:your|their|that hero's) )?"
        r"(?=(?:hand|arsenal|graveyard|banished zone)\b)",
        "{cannot} out of ",
        "can't play",
    ),
    _word("as though this were", "as though it were"),
    *(
        wording(
            rf"\b(?P<first>(?i:{who[0]}))(?P<rest>{who[1:]}) reveals (?:their|that hero's|that target's) hand",
            f"reveal {which}{{first}}{{rest}}'s hand",
            "reveals",
        )
        for who, which in (
            ("that hero", "all cards in "),
            *((one, "") for one in ("that target", "the defending hero", "each hero", "each opponent")),
        )
    ),
    _word(
        "(?P<who>that hero|that target) (?P<do>reveal|banishe)s the top card of (?:that hero|that target)'s deck",
        "{do} the top card of {who}'s deck",
    ),
    _word("banishe the top card", "banish the top card"),
    # what players have who determine it themselves
    wording(
        rf"{_CHOOSERS} (?P<what>[^,.]*?) (?:they|that hero) controls?\b",
        "{who} {verb} {what} of their own",
        "control",
    ),
    wording(
        rf"{_CHOOSERS} (?P<what>[^,.]*?) from (?:their|that hero's) (?=hand|graveyard|arsenal)",
        "{who} {verb} {what} from their own ",
        " from ",
    ),
    wording(
        r"(?<=zone\. )If you do, (?:it|this) costs\b", "If you do, its play costs", "If you do, "
    ),  # too late (5.4.4d)
    wording(
        r"(?P<when>.*?\bhits a hero, )they choose and reveal (?P<what>a card from that hero's hand)\. "
        r"If the revealed card (?P<is>is [^,.]*), that hero discards it and you (?P<do>create [^.,]*)\. "
        r"(?P<if>If [^,.]*), instead (?P<look>look at (?:all cards in )?that hero's hand) and you choose the card",
        "{when}{if}, {look}, then choose {what}, then (reveal the chosen object. if the chosen object {is}, "
        "that hero discards the chosen object and {do}). otherwise, that hero chooses {what}, then (reveal the chosen "
        "object. if the chosen object {is}, that hero discards the chosen object and {do})",
        "instead",
    ),
    # what is face up or face down in the arsenal
    *(
        wording(
            r"^(?P<before>(?:(?!\b(?:hero|opponent)\b).)*?\b[Tt]his\b(?:(?!\b(?:hero|opponent)\b).)*?)"
            r"\b(?:him|her)(?=$|[,.]| face)",
            "{before}this",
            "him|her",
        )
        for _ in range(4)
    ),
    wording(r"\bput face (?P<side>up|down) in arsenal\b", "put face {side} into your arsenal", "in arsenal"),
    wording(r"\bput into your arsenal face (?P<side>up|down)\b", "put face {side} into your arsenal", "arsenal face"),
    wording(r"^If (?=this is put face up into your arsenal,)", "When ", "If this is put"),
    wording(
        r"^(?P<when>When(?:ever)? a [^,]* is put (?:face (?:up|down) )?into your [a-z]+(?: from your [a-z]+)?, "
        r".*counter on )it\b",
        "{when}the moved card",
        "counter on it",
    ),
    wording(
        r"^(?P<next>The next time a [^,]* is banished to pay a boost cost this turn, put )it\b",
        "{next}the moved card",
        "boost cost",
    ),
    wording(
        r"(?P<who>\b[Ee]ach hero) who doesn't have a card in their arsenal "
        r"(?=puts the top card of their deck face down into their arsenal)",
        "{who} ",
        "doesn't have a card",
    ),
    wording(
        rf"{_EACH_PUTS}(?: and (?P<verb>creates|draws|discards) (?P<also>[^.,\"]*))(?=$|[.\"])",
        "put {what} {who}'s {zone} {where} its owner's {to} and {who} {verb} {also}",
        "ach ",
    ),
    wording(rf"{_EACH_PUTS}(?=$|[.\"])", "put {what} {who}'s {zone} {where} its owner's {to}", "ach "),
    wording(r"(?P<banish>\bbanish this), (?=search your deck)", "{banish}, then ", "banish this, search"),
    wording(r"(?P<do>\bintimidate), and (?=put\b)", "{do} and ", "intimidate,"),
    *(
        row
        for _ in range(3)
        for row in (
            wording(
                rf"{_DAMAGED}\btheir (?=hand|deck|arsenal|graveyard|banished)", "{before}the damaged hero's ", "their"
            ),
            wording(rf"{_DAMAGED}\bthey (?P<verb>{_VERBS})\b", "{before}the damaged hero {verb}s", "they"),
        )
    ),
    wording(
        r"(?P<who>\b[Ee]ach (?:other )?(?:hero|opponent)) shuffles, then puts the top card of their deck "
        r"(?P<side>face ?(?:up|down)) into their arsenal\b",
        "{who} shuffles their deck, then put the top card of {who}'s deck face down into its owner's arsenal",
        "shuffles",
    ),
    # hands that are looked at, and zones of heroes of whom the text says more
    *(
        wording(
            r"(?P<before>\b(?P<who>the (?:attacking|defending) hero)\b(?:(?!hero|opponent).)*?)\b"
            r"their (?=(?:deck|hand|graveyard|arsenal)\b(?! this chain link))",
            "{before}{who}'s ",
            "their",
        )
        for _ in range(3)
    ),
    wording(
        rf"\b(?P<who>{_WHO}) has no cards? in (?:their |{_WHO}'s )?(?P<zone>hand|arsenal)(?=,)",
        "there is no card in {who}'s {zone}",
        "has no card",
    ),
    wording(
        rf"(?P<look>\b[Ll]ook at (?P<hand>{_WHO}'s hand))(?: and|\.) (?P<do>[Cc]hoose|[Bb]anish) "
        r"(?P<what>a [^,.\"]*?)(?: from it)?(?=$|[,.\"]| and )",
        "{look}, then {do} {what} from {hand}",
        "ook at",
    ),
    *(
        row
        for shown, before, after in (
            ("", "", ""),
            (r" and reveal it\. [Ii]f you do,", "(reveal the chosen object, then ", ")"),
        )
        for start in (rf"{_CHOSEN_OF}{shown or _NEXT_SENTENCE} (?:[Tt]hey|(?P=who))",)
        for row in (
            wording(
                rf"{start} discards? it(?=$|[.,\"])",
                f"{{choose}}, then {before}{{who}} discards the chosen object{after}",
                "hoose",
            ),
            wording(
                rf"{start} puts? it on (?P<side>top|the bottom) of (?:their|(?P=who)'s) deck(?=$|[.\"])",
                f"{{choose}}, then {before}put the chosen object on {{side}} of its owner's deck{after}",
                "hoose",
            ),
            wording(
                rf"{start} puts? it on (?P<side>top|the bottom) of (?:their|(?P=who)'s) deck,? (?:then|and) "
                rf"(?P<verb>{_VERBS})s? (?P<what>[^.,\"]*)",
                f"{{choose}}, then {before}put the chosen object on {{side}} of its owner's deck, "
                f"then {{who}} {{verb}}s {{what}}{after}",
                "hoose",
            ),
        )
    ),
    wording(
        rf"(?P<put>\bput (?:[^.,\"]*) (?:of|from|in) (?P<who>{_WHO})'s [a-z]+ (?:on top of|on the bottom of|into) )"
        r"(?P=who)'s (?=deck|graveyard|hand)",
        "{put}its owner's ",
        "put ",
    ),
    # ends
    wording(rf"{_OWNER_PUTS}(?=deck|arsenal)", "{put} its owner's ", "put"),
    wording(r"\.(?=\"?$|\"[ .,]| •)", "", "."),
    wording(r'\.(?="$)', "", "."),
)
"""The wordings, in the order in which they are applied."""

_LEAST_NAME = 3
"""The least length of a part of a name by which a card calls itself."""


_WHILE_RESOLVING = (
    wording(
        r"^If (?P<what>this|it) deals (?P<damage>arcane )?damage(?=,| to a hero,)",
        "If this has dealt {damage}damage",
        "deals",
    ),
)
"""Wordings of a card that is no permanent and no attack, and so has dealt its damage as it resolves."""


def own_name(first: str) -> tuple[Wording, ...]:
    """Return the wording by which a card calls itself: by its name, the part before a comma, or a hero's first word."""
    found = re.match(r"(?:\d+ ?[xX×] ?)?《([^》]{2,})》(.*)", first)
    if found is None:
        return ()
    name, types = found[1], found[2]
    parts = [name, name.split(", ")[0]]
    if re.search(r"\b(?:Hero|Ally)\b", types):
        parts.append(name.split(" ")[0].rstrip(","))
    plain = "|".join(map(re.escape, dict.fromkeys(one for one in parts if len(one) >= _LEAST_NAME)))
    counted = wording(
        rf"\bnumber of (?:{re.escape(name)})s?(?= in {_COUNTED_ZONES})",
        f"number of cards named 「{name}」",
        "number of",
    )
    by_name = (counted, wording(rf"\b(?:{plain})(?![\w」]| Specialization)", "this", "")) if plain else ()
    return (*by_name, *_WHILE_RESOLVING) if re.search(r"\b(?:Action|Instant)(?! *[-—―–])\b", types) else by_name
