"""Verbs and the nouns made of them: 巻き戻し for 巻き戻す, 支払い for 支払う.

The analyzer takes the noun for a word of its own. By its shape alone the verb cannot be told for certain (しり may be
of しる or しりる), so every candidate is given; those that are no words stand in no text.
"""

_OF_THE_I_ROW = dict(zip("いきぎしちにびみり", "うくぐすつぬぶむる", strict=True))
_OF_THE_E_ROW = "えけげせぜてでねべめれ"
_SHORTEST = 2  # code points; a single kana is an ending, no word


def related_forms(term: str) -> tuple[str, ...]:
    """Return the verbs that a noun may be made of, and the nouns that may be made of a verb.

    巻き戻し gives 巻き戻す and 巻き戻しる, 置き換える gives 置き換え. A word without kanji before its last kana has
    none: too many words are alike then.
    """
    stem, last = term[:-1], term[-1:]
    if len(term) < _SHORTEST or not any("一" <= sign <= "鿿" for sign in stem):
        return ()
    if last in _OF_THE_I_ROW:
        return (stem + _OF_THE_I_ROW[last], f"{term}る")
    if last in _OF_THE_E_ROW:
        return (f"{term}る",)
    shortened = (stem,) if last == "る" and stem[-1] in _OF_THE_E_ROW else ()
    return shortened + tuple(stem + noun for noun, verb in _OF_THE_I_ROW.items() if verb == last)
