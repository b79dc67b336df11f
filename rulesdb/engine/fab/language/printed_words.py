"""Words that several tables of wordings of printed cards share: numbers, zones, beginnings of clauses, verbs."""

NUMBER = "[0-9X]+"
COUNTED = "(?:枚|つ|体|個|人)"
START = r"(?:^|(?<=[。、「『])|(?<=: ))"
"""Where a clause begins."""
BEGINNING = r"(?:^|(?<=[。「『])|(?<=: ))"
"""Where a sentence begins."""
FOLLOWED = {
    "し": "する", "り除き": "り除く", "引き": "引く", "置き": "置く", "捨て": "捨てる", "加え": "加える", "得": "得る",
    "失い": "失う", "戻し": "戻す", "与え": "与える", "行い": "行う",
}  # fmt: skip
"""The plain form of each verb that another one follows."""
ZONES = "墓地|手札|追放ゾーン|格納庫|ピッチゾーン|ソウル"
ZONE = f"(?P<zone>{ZONES})"
"""Zones that players have."""


def points_of(symbols: str) -> str:
    """Return the number of symbols in a run of them."""
    return str(symbols.count("{"))
