"""Questions in other words: いくつ、どこ、誰が持っている."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings.ends import QUESTION, START

_PRIORITY = "優先権は誰にある"

WORDINGS: tuple[Wording, ...] = (
    wording(rf"は(?:いくつ|何点|いくら|どれだけ)(?:に(?:なる|なった))?{QUESTION}", "は", "いく|何点|どれだけ"),
    wording(rf"は、?(?:死亡|破壊)(?:する|した|される|された|している){QUESTION}", "は墓地にある", "死亡|破壊"),
    wording(
        rf"[はが]、?(?:生きている|生き残る|生き残った|(?:戦?場に)?残(?:る|った|っている)){QUESTION}",
        "は場にある",
        "生き|残",
    ),
    wording(rf"(?P<card>《[^》]*》)をコントロールしているのは誰{QUESTION}", "{card}のコントローラーは誰", "のは誰"),
    wording(rf"{START}[^。、《》は]+は(?:負ける|負けた|勝つ|勝った){QUESTION}", "勝ったのは誰", "負け|勝"),
    wording(rf"は、?どこ(?:に)?{QUESTION}", "はどこにある", "どこ"),
    wording(
        rf"優先権(?:を(?:持っている|得る|持つ)のは誰|は誰が持(?:っている|つ)|は今?誰|があるのは誰){QUESTION}",
        _PRIORITY,
        "優先権",
    ),
    wording(rf"誰(?:が優先権を(?:持っている|持つ|得る)|に優先権がある){QUESTION}", _PRIORITY, "優先権"),
    wording(rf"(?:誰が勝(?:つ|った)|勝つのは誰|勝者は誰){QUESTION}", "勝ったのは誰", "勝"),
    wording(rf"{START}[^。]*(?:か|の)[をは]?誰が(?:選ぶ|決める)(?:の)?{QUESTION}", "何を選べる", "誰が"),
    wording(rf"スタックに何がある{QUESTION}", "スタックには何がある", "スタックに何"),
    wording(rf"に与えられている(?:戦闘)?ダメージは{QUESTION}", "のダメージは", "に与えられている"),
)
"""The wordings of questions."""
