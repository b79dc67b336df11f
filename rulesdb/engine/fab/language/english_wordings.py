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
_GAINED = r'(?:[+-]|"|(?:\d+ )?(?:go again|dominate|overpower|stealth|ward|piercing|phantasm|intimidate|battleworn))'
_NOT_OBJECT = r"(?!(?: turn| way| combat chain| chain link| ability|'s)\b)"
"""What stands behind "this" where it means no object."""
_ANTECEDENT = (
    r"\b(?:an? (?!(?:[\w-]+ )*hero\b|「|random card\b)|target\b|the top\b|another\b|that\b|1 of\b|[a-z]+ card\b)"
)
"""The beginning of another noun phrase for which "it" could stand."""
_ATTACKED = (
    r"(?P<before>(?:^|(?<= - )|(?<=\"))(?i:when|whenever|the first time|the next time)"
    r" (?:this|an? [\w -]+ (?:you control|attack)) (?:hits|attacks|deals \d+ or more damage to) a (?:[\w-]+ )?hero"
    r"(?:(?!target [\w ]*hero|opponent|each|other hero|\").)*?)"
)


_CHOOSERS = r"\b(?P<who>[Ee]ach (?:hero|opponent|player)|that hero) (?P<verb>banishes|destroys|puts)"
_EVENT_OF_ANOTHER = r"\b(?i:when|whenever|first time) (?:you\b(?! (?:attack|defend|play)(?: with)? this)|an? )"
"""The beginning of an event about a card, of which "another" may mean one besides that card, not besides "this"."""
_VERBS = "pay|discard|draw|lose|get|create|banish|destroy|reveal|put"
"""Verbs of what players do, of which the third person ends with s."""


_NAME_WORDS = r"(?!(?:X|If|When|Whenever|The|This|Your|Generic|Specialization|Fusion)\b)[A-Z][\w'-]+"
_PROPER_NAME = (
    rf"(?P<before>(?<= a )|(?<=named )|(?<= on ))"
    rf"(?P<name>(?!(?:{'|'.join(ENGLISH_SUPERTYPES.values())})\b){_NAME_WORDS}"
    rf"(?: (?:of |the |to |and )?{_NAME_WORDS})+)(?![\w」])"
)
"""Two words or more with capital letters within a sentence, which are a name; the first is no class and no talent."""


def _word(pattern: str, read: str) -> Wording:
    """Return a wording of whole words, whether they begin a sentence or not."""
    return wording(rf"(?i)\b(?:{pattern})\b", read, "")


WORDINGS: tuple[Wording, ...] = (
    wording(r"\*\*|\*(?=\()|(?<=\))\*", "", "*"),
    wording("[“”]", '"', "“|”"),
    wording("[’‘]", "'", "’|‘"),
    wording(r"'(?P<word>non-attack)'", "{word}", "'"),
    wording(r" ?\([^()]*[.!]\)", "", "("),
    wording(r" [―−–] ", " - ", "―|−|–"),
    wording(r"\s+$", "", ""),
    wording(r"\s*• ?", " • ", "•"),
    _word("an", "a"),
    *(_word(word, str(at)) for at, word in enumerate(_NUMBER_WORDS, 2)),
    _word("face-(?P<side>up|down)", "face {side}"),
    _word("you've", "you have"),
    _word("(?P<verb>has|have)n't", "{verb} not"),
    _word("it's", "it is"),
    _word("they're", "they are"),
    # symbols
    wording(
        r"(?P<name>[+-]\d+\{[pd]\}|\b[a-z]+) counters? on (?:it|this)(?! )", "「{name}」 counter on this", "counter"
    ),
    wording(r"(?P<name>[+-]\d+\{[pd]\}|\b[a-z]+) (?P<noun>counters?)\b", "「{name}」 {noun}", "counter"),
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
    wording(rf"(?<=control a )(?P<name>{_TOKENS})(?= tokens?\b|$|[,.])", "「{name}」", "control a"),
    wording(rf"(?<=control )(?P<name>{_TOKENS})s?(?= tokens?\b|$|[,.])", "「{name}」", "control"),
    wording(rf"\b(?P<name>{_TOKENS})s?(?= tokens?\b| you control\b)", "「{name}」", ""),
    wording(
        r"(?P<before>\b(?:[Cc]reates? (?:a|\d+|X|that many)|[Cc]ontrol a) )(?P<name>[A-Z][A-Za-z' ]+?)(?= tokens?\b)",
        "{before}「{name}」",
        "token",
    ),
    wording(r"(?P<name>[A-Z]\w+) in (?:its|their) names?", "「{name}」 in its name"),
    wording(
        r"\b(?P<if>[Ii]f )(?P<name>(?!a |this\b)[A-Z][^,「]*?) or (?P<other>[A-Z][^,「]*?)(?= was the last attack)",
        "{if}「{name}」 or 「{other}」",
        "last attack",
    ),
    wording(
        r"\b(?P<if>[Ii]f )(?P<name>(?!a |this\b)[A-Z][^,「]*?)(?= was the last attack)", "{if}「{name}」", "last attack"
    ),
    wording(_PROPER_NAME, "{before}「{name}」", ""),
    wording(r"^(?P<name>.+) Specialization$", "「{name}」 specialization"),
    # verbs
    _word("gains", "gets"),
    _word("gain", "get"),
    wording(rf"\b(?:has|is given) (?={_GAINED})", "gets ", ""),
    wording(rf"\bhave (?={_GAINED})", "get ", "have"),
    _word("action points?", "action points"),
    *(
        wording(rf"^(?P<head>(?!.*{_EVENT_OF_ANOTHER})(?:(?!another).)*)\b(?i:another)\b", "{head}a other", "")
        for _ in range(2)
    ),
    wording(r"\bToken(?P<several>s?)\b", "token{several}", "Token"),
    _word("power damage", "physical damage"),
    wording(r"(?P<control> control) and (?=(?:a|\d+) 「[^」]*」 tokens?)", "{control} and create ", "control and"),
    wording(r"(?<!,) then (?=[a-z])", ", then ", "then"),
    wording(
        r"\b(?P<put>[Pp]ut (?:a|\d+) 「[^」]*」 counters?) on "
        r"(?P<what>a (?!card\b)[^,.]*?you control(?: with [a-z ]+)?)(?=$|[,.])",
        "choose {what}, then {put} on the chosen object",
        "counter",
    ),
    wording(r"^When you attack with this\b", "When this attacks", "attack with this"),
    wording(r"^When this attacks or (?P<verb>hits|defends)\b", "When this attacks or this {verb}", "attacks or"),
    wording(r"(?<=[Bb]anish this) and a (?=card)", ", banish a ", "this and"),
    wording(
        r"\b[Yy]our (?P<what>(?:\w+ )*?(?:attacks|attack action cards|weapons|allies|auras))"
        r"(?P<with>(?: with [^,.]*?)?)"
        r" (?=get|cost)",
        "{what}{with} you control ",
        "our ",
    ),
    wording(
        r"(?P<enters>[Tt]his enters the arena with (?:a|\d+) 「[^」]*」 counters?)(?! on this)(?: on it)?",
        "{enters} on this",
        "enters the arena with",
    ),
    wording(
        r"\b(?P<verb>remove|put) (?P<what>(?:a|\d+) 「[^」]*」 counters?) (?P<at>from|on) it\b",
        "{verb} {what} {at} this",
        " it",
    ),
    _word("there are no", "there is no"),
    _word(
        "if you control (?P<number>\\d+) or more (?P<what>[^,]+?)(?=,)",
        "if there are {number} or more {what} you control",
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
    wording(r"\b(?P<get>gets?) -(?=\d)", "{get} +-", "-"),
    _word("only while", "only if"),
    _word("this is defending", "this is now defending"),
    _word("in their names?", "in its name"),
    _word("to play this(?P<verb> discard| banish| destroy)", "to play this,{verb}"),
    # X
    wording(r"\bX\b(?P<mid>[^.]*?),? where X is (?P<what>the number of [^.]+)", "({what}){mid}", "where X"),
    # conditions
    wording(
        r"\b(?P<if>[Ii]f )you control a (?P<what>[^,]+?)(?=,)", "{if}there is a {what} you control", "you control a"
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
            rf"(?P<do>\b(?i:{verb}) the top card of your deck\. If )it (?P<verb>is|has)\b",
            f"{{do}}the {done} card {{verb}}",
            "If it",
        )
        for verb, done in (("reveal", "revealed"), ("banish", "banished"))
    ),
    _word("once per turn effect - (?P<when>when)", "once per turn, {when}"),
    _word("you have (?P<what>a [^,.]*? in your pitch zone)", "there is {what}"),
    _word(
        "you have played (?P<one>a [^,.]*?) and (?P<other>a [^,.]*?) this turn",
        "you have played {one} this turn and you have played {other} this turn",
    ),
    _word("this's 1 resource cost", "this's resource cost"),
    _word("you control no (?P<what>[^,.]+)", "there is no {what} you control"),
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
            wording(rf"{_ATTACKED}\bthem\b", "{before}that hero", "them"),
            wording(rf"{_ATTACKED}\btheir\b", "{before}that hero's", "their"),
            wording(
                rf"^(?P<before>(?:(?!{_ANTECEDENT}|\bit\b).)*\bthis\b{_NOT_OBJECT}(?:(?!{_ANTECEDENT}).)*?)\bit\b",
                "{before}this",
                "it",
            ),
        )
    ),
    _word("as though this were", "as though it were"),
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
    # ends
    wording(r"\.(?=\"?$|\"[ .,]| •)", "", "."),
    wording(r'\.(?="$)', "", "."),
)
"""The wordings, in the order in which they are applied."""

_LEAST_NAME = 3
"""The least length of a part of a name by which a card calls itself."""


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
    return (wording(rf"\b(?:{plain})(?![\w」]| Specialization)", "this", ""),)
