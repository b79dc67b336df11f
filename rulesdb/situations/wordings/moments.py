"""Passing until a moment: 防御ステップに進む、全員パスする."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings.ends import END, START

_MOMENT = r"(?P<moment>[^。、《》はがをに？?:]*?(?:ステップ|フェイズ|アップキープ|メイン|ターン|戦闘の終わり|の終わり))"

_ALL = "(?:全員|お互い|互い|両者|両プレイヤー|両方のプレイヤー|二人)(?:とも)?(?:[にがは]、?)?(?:順に|順番に)?"

WORDINGS: tuple[Wording, ...] = (
    wording(rf"{_ALL}パス(?=する|し続け|を続け|して|。|$)", "全員がパス", "パス"),
    wording(r"全員がパス(?=。|$)", "全員がパスする", "全員がパス"),
    wording(rf"{START}(?P<player>[^。、《》は]+)は何もしない(?=。|$)", "{player}はパスする", "何もしない"),
    wording("まで進める", "まで進む", "進める"),
    wording(
        rf"全員(?:が)?パス(?:を続け|し続け)(?:て)?、{_MOMENT}(?:へ|に|まで)(?:進む|移る|入る|なる)",
        "{moment}に進む",
        "続け",
    ),
    wording(rf"{START}{_MOMENT}へ(?=。|$)", "{moment}に進む", "へ"),
    wording(rf"{START}{_MOMENT}[にで]、(?=[^。、《》]+は)", "{moment}まで全員がパスを続ける。", "、"),
    wording(
        rf"{START}{_MOMENT}(?:へ|に)(?:進む|移る|入る|なる){END}",
        "{moment}まで全員がパスを続ける",
        "進む|移る|入る|なる",
    ),
    wording(r"(?P<until>まで)?全員(?:が)?パス(?:し続ける|を続ける)", "{until}全員がパスを続ける", "続ける"),
    wording(r"まで、?全員(?:が)?パスする", "まで全員がパスを続ける", "まで"),
    wording(r"全員(?:が)?パス(?:する。 ?《[^》]*》が解決(?:される|する)|する|して解決する)", "全員がパスする", "全員"),
    wording(
        rf"{START}(?:(?:《[^》]*》|能力|呪文|それ)(?:の能力)?が)?解決(?:される|する)(?=。|$)", "全員がパスする", "解決"
    ),
)
"""The wordings of moments."""
