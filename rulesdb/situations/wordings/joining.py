"""Sentences that a comma joins to the next one: 《熊》があり、…, ベンはパスし、…."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings.ends import START

_DONE = "パス|攻撃|防御|ブロック|プレイ|起動"
_FURTHER = "(?=[《攻ブパ]|[0-9]+枚目の《|[^。、《》は]+の(?:[0-9]+枚目の)?《[^》]*》で)"
"""What is before a further action of the same player, who need not be named again."""
_ACTION = rf"{START}(?P<player>[^。、《》は]+)は(?P<before>[^。]*?)"

_SUBJECT = wording(
    rf"{START}(?!全員|両|お?互い|二人|スタックに)(?P<player>[^。、《》はがもの]+)(?<!誰)[がも](?![^。]*スタックに)(?=[^。はが]*(?:パス|プレイ|唱え|起動|攻撃|ブロック|防御|撃))",
    "{player}は",
)
"""Who acts, with が or も; sentences that a comma joins have subjects of their own."""

WORDINGS: tuple[Wording, ...] = (
    _SUBJECT,
    wording(
        rf"{START}(?:それに|これに)?対応して、?(?P<player>[^。、《》はが]+)は、?", "{player}は対応して", "対応して"
    ),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は、?(?P<before>[^。]*?)自分(?=を対象|の《)",
        "{player}は{before}{player}",
        "自分",
    ),
    # who holds a card, or does something, is the subject of what follows without one
    wording(
        rf"{START}(?P<player>[^。、《》はの]+)の(?P<where>[^。、《》は]+に[^。]*?)があり、(?=[^。、は]*を[^。、は]*ている)",
        "{player}の{where}がある。{player}は",
        "があり、",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は(?P<what>[^。は]*?)て(?:おり|いて)、(?=[^。、は]*を)",
        "{player}は{what}ている。{player}は",
        "て",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は(?P<what>[^。は]*?)コントロールし(?:ており|ていて|て)?、(?=[^。、《》]+に)",
        "{player}は{what}コントロールしている。{player}の",
        "コントロールし",
    ),
    wording(r"(?<=[がに])あり、", "ある。", "あり、"),
    wording(r"(?<=が)(?:おり|いて)、", "いる。", "、"),
    wording(r"て(?:おり|いて)、", "ている。", "て"),
    wording(
        rf"{START}(?P<step>[^。、《》はがの]+ステップ)で、(?=[^。、《》]+は)",
        "{step}まで全員がパスを続ける。",
        "ステップで、",
    ),
    wording(r"(?P<noun>ターン|フェイズ|ステップ|[0-9]点?|状態)で(?:あり)?、", "{noun}である。", "で"),
    # who acts on is who has acted
    wording(rf"{_ACTION}(?P<done>{_DONE})し(?:て)?、{_FURTHER}", "{player}は{before}{done}する。{player}は", "し"),
    wording(rf"{_ACTION}唱え(?:て)?、{_FURTHER}", "{player}は{before}唱える。{player}は", "唱え"),
    wording(rf"(?P<done>{_DONE})し(?:て)?、", "{done}する。", "し"),
    wording(r"唱え(?:て)?、", "唱える。", "唱え"),
    _SUBJECT,
)
"""The wordings of joined sentences."""
