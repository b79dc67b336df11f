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


TERMS: dict[str, str] = {
    "攻撃リアクション": "アタック・?リアクション",
    "防御リアクション": "ディフェンス・?リアクション",
    "攻撃アクション": "アタック・?アクション", "開始フェイズ": "スタート・?フェ[イー]ズ",
    "アクションフェイズ": "アクション・?フェーズ", "終了フェイズ": "エンド・?フェ[イー]ズ|終了フェーズ",
    "戦闘チェイン": "コンバット・?チェ[イー]ン|戦闘チェーン", "チェインリンク": "チェーン・?リンク|チェイン・リンク",
    "格納庫": "アーセナル", "闘技場": "アリーナ", "追放ゾーン": "バニッシュド?・?ゾーン|追放領域",
    "墓地": "グレイブ・?ヤード|墓場", "秘術ダメージ": "アーケ[イー]?ン・?ダメージ|魔法ダメージ",
    "威嚇": "威圧|インティミデ[イー]ト",
    "ビートチェスト": "胸叩き|胸打ち", "蒸気カウンター": "スチーム・?カウンター", "追放": "バニッシュ(?=[さしす])",
}  # fmt: skip
"""What people write for terms of the rules, by the term: as a rule the English word in Japanese letters."""
