"""Polite ends of sentences, which the phrases have in plain form: ます、ません、です、か."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings.ends import END, QUESTION

_QUESTION_WORDS = "誰|どこ|どれ|いつ|何|何枚|何点|何個|何体|いくつ|いくら|どのステップ"
# By the last sounds of a polite verb's stem, those of the plain form.
_PLAIN = (
    (r"(?<=[えけげせてねべめれ])", "る"),
    (r"(?<=でき|閉じ)", "る"),
    (r"(?<=[てがに])い", "いる"),
    (r"(?<=[出返渡戻移])し", "す"),
    ("し", "する"),
    ("り", "る"),
    ("き", "く"),
    ("ち", "つ"),
    ("い", "う"),
    ("び", "ぶ"),
    ("み", "む"),
    ("ぎ", "ぐ"),
)
# The same before ない.
_NEGATIVE = (
    (r"(?<=[えけげせてねべめれ])", ""),
    (r"(?<=でき|閉じ)", ""),
    (r"(?<=[てがに])い", "い"),
    (r"(?<=[出返渡戻移])し", "さ"),
    ("し", "し"),
    (r"(?<=[がにはも])あり", ""),
    ("り", "ら"),
    ("き", "か"),
    ("ち", "た"),
    ("い", "わ"),
    ("び", "ば"),
    ("み", "ま"),
    ("ぎ", "が"),
)

WORDINGS: tuple[Wording, ...] = (
    wording(r"か。(?= ?(?:→|⇒|->))", "か？", "か。"),
    wording(rf"(?P<word>{_QUESTION_WORDS})(?:(?:です|だ)か?|か){QUESTION}", "{word}", "です|だ|か"),
    wording(rf"ですか?{END}", "である", "です"),
    wording(rf"でした{END}", "である", "でした"),
    wording(r"だ(?=。|$)", "である", "だ"),
    wording(rf"ました(?P<asked>か)?{END}", "ます{asked}", "ました"),
    # what has happened, as what happens
    wording(r"した(?=。|$)", "する", "した"),
    wording(r"(?<=[れえけ])た(?=。|$)", "る", "た"),
    *(wording(rf"{stem}ますか?{END}", plain, "ます") for stem, plain in _PLAIN),
    *(wording(rf"{stem}ませんか?{END}", f"{plain}ない", "ません") for stem, plain in _NEGATIVE),
    wording(rf"(?<=[るうくすつむぶぐいた])か{QUESTION}", "", "か"),
    wording(rf"状態か?{QUESTION}", "状態である", "状態"),
)
"""The wordings of ends."""
