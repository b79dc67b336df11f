"""Sentences that a comma joins to the next one: 《熊》があり、…, ベンはパスし、…."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings.ends import START

_DONE = "パス|攻撃|防御|ブロック|プレイ|起動"
_ACTION = rf"{START}(?P<player>[^。、《》は]+)は(?P<before>[^。]*?)"

WORDINGS: tuple[Wording, ...] = (
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
    wording(r"(?<=[がに])あり、", "ある。", "あり、"),
    wording(r"(?<=が)(?:おり|いて)、", "いる。", "、"),
    wording(r"て(?:おり|いて)、", "ている。", "て"),
    wording(r"(?P<noun>ターン|フェイズ|ステップ|[0-9]点?|状態)で(?:あり)?、", "{noun}である。", "で"),
    # who acts on is who has acted
    wording(rf"{_ACTION}(?P<done>{_DONE})し(?:て)?、(?=[《攻ブパ])", "{player}は{before}{done}する。{player}は", "し"),
    wording(rf"{_ACTION}唱え(?:て)?、(?=[《攻ブパ])", "{player}は{before}唱える。{player}は", "唱え"),
    wording(rf"(?P<done>{_DONE})し(?:て)?、", "{done}する。", "し"),
    wording(r"唱え(?:て)?、", "唱える。", "唱え"),
)
"""The wordings of joined sentences."""
