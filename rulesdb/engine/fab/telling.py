"""Japanese texts for decisions and options, for the accounts of checks and the terminal."""

from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.options import Activate, Play
from rulesdb.engine.kernel.options import Name, Number, Option
from rulesdb.engine.kernel.telling import answer_text

_NAMES = {"without paying": "コストを支払わないこと"}

# Questions by the kind of decision.
QUESTIONS = {
    "additional cost": "追加コストを支払うか", "alternative cost": "代替コスト", "arsenal": "格納庫に置くカード",
    "as an instant": "インスタントであるかのようにプレイするか",
    "attack target": "攻撃対象", "attack with": "攻撃に使うもの",
    "bottom of the deck": "デッキの一番下に置くカード", "defend": "防御するカード", "discard": "捨てるカード",
    "extra activation": "制限を超えさせる効果", "first player": "先にレイヤーを置く人",
    "first turn": "最初のターンを行う人",
    "half": "半面", "hidden trigger": "誘発させるか", "look": "見るかどうか", "may": "行うかどうか", "mode": "モード",
    "order of effect costs": "効果コストの順番", "order of replacements": "置換効果の順番",
    "first player of replacements": "先に置換効果を適用する人",
    "order of triggers": "誘発した効果の順番", "pitch": "ピッチするカード",
    "prevention": "先に挙げたダメージを軽減する点数", "priority": "優先権",
    "replace": "置き換えるか", "search": "探すカード", "shuffle in": "デッキに戻すカード", "target": "対象",
    "x": "Xの値",
}  # fmt: skip


def question(kind: str) -> str:
    """Return the question of a kind of decision."""
    name = kind.partition(":")[0]
    return QUESTIONS.get(name, name)


def choice(teller: Teller, option: Option, kind: str = "") -> str:
    """Return the text of an option as the answer to a kind of question."""
    match option:
        case Number(value=value) if kind == "x":
            return f"{value}を選ぶ"
        case Number(value=value) if kind == "prevention":
            return f"{value}点を軽減する"
        case Name(name=name) if name in _NAMES:
            return f"{_NAMES[name]}を選ぶ"
        case Activate(object=source, ability=index):
            return f"{teller.name(source)}の能力を起動する{_ability(teller, source, index)}"
        case Play(object=card):
            return f"{teller.origin(card)}{teller.name(card)}をプレイする"
    return answer_text(teller, option)


def _ability(teller: Teller, object_id: int, index: int) -> str:
    """Return the ordinal of an activated ability of an object, "" if the object has only one."""
    own = [ability for ability in teller.object(object_id).card.abilities if isinstance(ability, Activated)]
    return f"({index + 1}番目)" if len(own) > 1 else ""
