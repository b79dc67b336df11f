"""Romaji as people type it: one plain form for Hepburn, Kunrei and keyboard spellings, long vowels short."""

import re

# Longer spellings first: each is read as the plain one behind it.
PLAIN = (
    ("shi", "si"),
    ("chi", "ti"),
    ("tsu", "tu"),
    ("fu", "hu"),
    ("ji", "zi"),
    ("di", "zi"),
    ("du", "zu"),
    ("sh", "sy"),
    ("ch", "ty"),
    ("jy", "zy"),
    ("j", "zy"),
    ("l", "r"),
    ("v", "b"),
    ("mb", "nb"),
    ("mp", "np"),
    ("mm", "nm"),
    ("n'", "n"),
    ("nn", "n"),
)
MACRONS = {"ā": "a", "ī": "i", "ū": "u", "ē": "e", "ō": "o", "â": "a", "î": "i", "û": "u", "ê": "e", "ô": "o"}
"""Long vowels, and the plain ones that they are read as."""
_PLAIN_VOWELS = str.maketrans(MACRONS)
_PARTICLES = "wa ga no ni wo o de to mo ka ya e yo ne kara nani itsu doko dare naze dou suru desu masu"
PARTICLES = frozenset(_PARTICLES.split())
"""Words of a sentence in romaji that say next to nothing."""
LONG_VOWELS = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou", "â": "aa", "û": "uu", "ô": "ou"}
"""Long vowels as one types them without the mark."""
_LONG_VOWELS = str.maketrans(LONG_VOWELS)
DOUBLED = frozenset("kstpcgdbzj")
"""Consonants that may be doubled: ``kekka`` is けっか."""
_LONG = re.compile(r"(?<=o)u|([aiueo])\1+|-|ー")


_ROWS = {
    "": "あいうえお",
    "k": "かきくけこ",
    "g": "がぎぐげご",
    "s": "さしすせそ",
    "z": "ざじずぜぞ",
    "t": "たちつてと",
    "d": "だぢづでど",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
    "m": "まみむめも",
    "r": "らりるれろ",
}
_VOWELS = "aiueo"
_GLIDES = {"a": "ゃ", "u": "ゅ", "o": "ょ"}
_OTHERS = "ya:や yu:ゆ yo:よ wa:わ wo:を n:ん n':ん nn:ん -:ー fu:ふ fa:ふぁ fi:ふぃ fe:ふぇ fo:ふぉ vu:ゔ"
_OTHERS += " shi:し sha:しゃ shu:しゅ sho:しょ chi:ち cha:ちゃ chu:ちゅ cho:ちょ tsu:つ"
_OTHERS += " ji:じ ja:じゃ ju:じゅ jo:じょ"
_FOREIGN = "she:しぇ che:ちぇ je:じぇ thi:てぃ dhi:でぃ"


def _pairs(written: str) -> dict[str, str]:
    return dict(pair.split(":") for pair in written.split())


_NATIVE = (
    {row + vowel: kana for row, column in _ROWS.items() for vowel, kana in zip(_VOWELS, column, strict=True)}
    | {f"{row}y{vowel}": column[1] + small for row, column in _ROWS.items() if row for vowel, small in _GLIDES.items()}
    | _pairs(_OTHERS)
)
SYLLABLES = _NATIVE | _pairs(_FOREIGN)
"""Hiragana by the syllables that people type for them."""
LONGEST_SYLLABLE = max(map(len, SYLLABLES))
_RARE = "n:ん wi:ゐ we:ゑ va:ゔぁ vi:ゔぃ ve:ゔぇ vo:ゔぉ a:ぁ i:ぃ u:ぅ e:ぇ o:ぉ ya:ゃ yu:ゅ yo:ょ wa:ゎ"
_KANA = [(kana, typed) for table in (_NATIVE, _pairs(_RARE)) for typed, kana in table.items()]
ROMAJI = dict(sorted(_KANA, key=lambda row: -len(row[0])))
"""Romaji by hiragana, two kana of one sound first. A small kana of a foreign sound counts by itself: ``chiein``."""


def romaji_of_hiragana(reading: str) -> str:
    """Return the romaji of a reading, ``kekka`` for けっか; other characters stay as they are."""
    for kana, romaji in ROMAJI.items():
        reading = reading.replace(kana, romaji)
    return re.sub("っ([a-z])", r"\1\1", reading)


def hiragana_of_romaji(written: str) -> str | None:
    """Return the hiragana of a word in small letters, こうげき for ``kougeki``; None if it has other syllables."""
    text = written.translate(_LONG_VOWELS)
    kana, at = "", 0
    while at < len(text):
        if (text[at] in DOUBLED and text[at : at + 2] == text[at] * 2) or text.startswith("tch", at):
            kana, at = f"{kana}っ", at + 1
            continue
        ends = range(min(len(text), at + LONGEST_SYLLABLE), at, -1)
        end = next((end for end in ends if text[at:end] in SYLLABLES and not _is_cut(text, at, end)), None)
        if end is None:
            return None
        kana, at = kana + SYLLABLES[text[at:end]], end
    return kana


def _is_cut(text: str, at: int, end: int) -> bool:
    """Tell whether ``nn`` is taken for one sound though the second begins the next: sen-nin, not sen-n-in."""
    return text[at:end] == "nn" and text[end : end + 1] in set(_VOWELS + "y")


def plain_romaji(written: str) -> str:
    """Return a romaji word in its plain form: ``kakunōko``, ``kakunouko`` and ``kakunoko`` become the same."""
    text = written.lower().translate(_PLAIN_VOWELS)
    for spelling, plain in PLAIN:
        text = text.replace(spelling, plain)
    return _LONG.sub(lambda match: match[1] or "", text)
