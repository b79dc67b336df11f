"""Sentences of situations of Magic in other words: lands without signs, permanents, steps, costs, present zones."""

from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.language.wordings import wording
from rulesdb.situations.mtg.parts import SHORT, WORDS, Moment
from rulesdb.situations.parts import HeldZone
from rulesdb.situations.wordings import START, zones_called

_STEPS = "|".join(
    sorted((word for form in (PLAIN, SHORT) for word in WORDS[Moment, form].values()), key=len, reverse=True)
)
_LANDS = "山|森|島|沼|平地"
_ZONE = "|".join(map(str, WORDS[HeldZone, PLAIN].values()))
_TYPES = "アーティファクト|クリーチャー|エンチャント|土地|パーマネント"
WORDINGS = (
    # nothing happens, and what comes next
    # what says no more than the name of a card does, or than the time that it is
    # what is attached, suspended, in a pool or nowhere
    # what is played, with what, at what
    *zones_called({"山札": "ライブラリー", "デッキ": "ライブラリー", "グレイブヤード": "墓地", "グレイブ": "墓地"}),
    # tokens
    # basic lands without the signs around a name, and several permanents of a name
    wording(
        rf"(?<![《一-龠ァ-ヺー])(?P<land>{_LANDS})(?=が[0-9あ]|を(?:[0-9]|コントロール)|と《|[0-9])",
        "《{land}》",
        _LANDS,
    ),
    # moments
    wording("の自分の(?=ターン|メイン|アップキープ|ドロー|戦闘)", "の", "の自分の"),
    wording(
        rf"{START}(?!次)(?P<player>[^。、《》はがをに]+?)の(?:ターンの)?メイン(?:・?フェイズ)?(?:である)?(?=。|$)",
        "{player}のターンの戦闘前メイン・フェイズである",
        "メイン",
    ),
    wording(
        rf"{START}(?!次の)(?P<player>[^。、《》はがをに]+?)(?<!ターン)(?<!次)(?<!先制攻撃)の(?P<step>{_STEPS})"
        "(?=まで|へ|に[、進移入な]|で、)",
        "{player}のターンの{step}",
        "の",
    ),
    # combat
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は、?(?P<card>《[^》]*》)の(?:誘発型)?能力で、?(?=[^。]*"
        r"[^？?]$|[^。？?]*。)",
        "{card}の能力で。{player}は",
        "能力で",
    ),
    # costs
    # zones in present words, as answers
    wording(
        rf"(?P<answer>^ ?(?:→|⇒|->) ?(?:[^、。《》は]+の)?(?:{_ZONE}))(?:に|へ)"
        "(?:置かれる|置かれている|ある|いる|行く|落ちる|戻る|戻っている|残る|残っている)$",
        "{answer}",
        "墓地|手札|場|ライブラリー|ゲーム外|スタック",
    ),
    wording("(?P<answer>^ ?(?:→|⇒|->) ?)ゲームから取り除かれ(?:ている|る)$", "{answer}ゲーム外", "取り除かれ"),
    # questions in other words
    # sizes
    # the player before the creature, in a question about combat
)
"""The wordings, in the order in which they are applied."""
