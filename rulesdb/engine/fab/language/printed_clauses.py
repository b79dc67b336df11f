"""Wordings of what printed cards say of objects that they describe: costs, conditions, selections, what objects get."""

import re

from rulesdb.engine.fab.language.printed_nouns import (
    NOUN,
    attack_of,
    filter_of,
    noun_of,
    number_of,
    yours,
)
from rulesdb.engine.fab.language.printed_words import (
    BEGINNING,
    COUNTED,
    FOLLOWED,
    NUMBER,
    START,
    ZONE,
    ZONES,
    points_of,
)
from rulesdb.engine.kernel.language.wordings import Translate, Wording, wording

_CHOSEN = {**FOLLOWED, "り除い": "り除く", "引い": "引く", "置い": "置く", "失っ": "失う", "行っ": "行う"}
"""The plain form of each verb before てもよい."""


_ASSETS = {"r": "リソース", "c": "気"}


def _cost(text: str) -> str | None:
    """Return the parts of a cost, its points first; None for a part that is neither points nor an effect."""
    points, effects = [], []
    for part in re.split("[、,] ?", text):
        if symbols := re.fullmatch(r"((?:\{r\})+|(?:\{c\})+)(?:を支払[いう])?", part):
            points.append(f"{_ASSETS[symbols[1][1]]}{points_of(symbols[1])}点")
        elif part in {"{t}", "タップする"}:
            effects.append("「これをタップする」")
        elif followed := re.fullmatch(f"(.*[ぁ-んァ-ー一-龠](?<!な))({'|'.join(_CHOSEN)})", part):
            effects.append(f"「{followed[1]}{_CHOSEN[followed[2]]}」")
        elif re.search("(?:する|置く|除く|捨てる|失う|戻す|加える)$", part):
            effects.append(f"「{part}」")
        else:
            return None
    has_several = points[1:]  # of two assets in a cost, the order matters
    return None if has_several else "、".join(filter(None, (*points, "".join(effects))))


_LAYER = "(?:アクション|インスタント|攻撃リアクション|防御リアクション)"
_ACTIVATED = rf"^(?P<head>(?:1ターンに[0-9]+[回度](?:の|、)?)?{_LAYER})"
COSTS: tuple[Wording, ...] = (
    wording(
        rf"{_ACTIVATED} ― "
        r"(?P<cost>(?!\{t\}: )(?=[^:]*[^:{}rc0-9、 ])[^:「」]+)(?=: )",
        "{head} ― {cost}",
        " ― ",
        cost=_cost,
    ),
    wording(
        rf"{_ACTIVATED}(?P<cost>[^:]*: )(?P<effect>(?!攻撃。)[^『』]+。)『?続行』?。?$",
        "{head}{cost}『{effect}』『続行』",
        "続行",
    ),
)
"""The costs of abilities, and what is said behind them."""


TRIGGERS: tuple[Wording, ...] = (
    wording("^(?P<hit>これが(?:ヒーローに)?ヒットした)(?:場合|なら)、", "{hit}とき、", "ヒットした"),
)
"""What triggers."""

_AT = "(?:^|(?<=[。、:「『はがをに ]))"
_OWNER = rf"{_AT}(?P<owner>(?:(?:あなた|自分|自身)の(?:ヒーローの)?)?)"


def _owner(said: str) -> str:
    """Return whose zone it is: that of the player who is told to do something with a card in it, unless it is yours."""
    return "あなたの" if said.startswith("あなた") else "自身の"


_STATES: tuple[tuple[str, str, dict[str, Translate]], ...] = (
    (
        rf"(?P<number>あなたの(?:ヒーローの)?(?:{ZONES})に{NOUN}が)(?P<least>{NUMBER}){COUNTED}以上ある",
        "{number}が{least}以上である",
        {"number": lambda said: number_of(said.removesuffix("が").replace("に", "の", 1))},
    ),
    (
        "これが(?P<zone>格納庫|追放ゾーン|手札)からプレイされ(?:て(?:い)?)?た",
        "このカードのうち{zone}からプレイされたものがある",
        {},
    ),
    (rf"(?:これが)?(?P<what>{NOUN})を防御している", "これが{what}を防御している", {"what": noun_of}),
)
"""States of the game as cards say them, and what is read for each, with its translated groups."""
CONDITIONS = (
    # what is known as the card resolves, so that the effect is one of its resolution
    wording(
        f"{BEGINNING}これが(?P<zone>{ZONES})からプレイされ(?:てい?)?た(?:なら|場合)、これは",
        "このカードのうち{zone}からプレイされたものがあるなら、今から、これは",
        "からプレイされ",
    ),
    *(
        wording(rf"{BEGINNING}(?:{said})(?:なら(?:ば)?|場合|間)、?", f"{read}なら、", "なら|場合|間", **translated)
        for said, read, translated in _STATES
    ),
)
"""Conditions on what players have, and have done this turn."""

SELECTIONS: tuple[Wording, ...] = (
    wording(
        rf"(?:{_OWNER}手札(?:から|の)|{START}|(?<=は))(?P<lot>無作為に)?カード(?:を(?P<lots>無作為に)?)?(?P<amount>{NUMBER})枚"
        "(?:を|(?=捨))(?P<then>無作為に)?(?=捨て)",
        "手札を{lot}{lots}{then}{amount}枚",
        "捨て",
    ),
    wording(
        rf"{_AT}(?P<what>{NOUN})(?:(?P<one>{NUMBER})枚を|を(?P<two>{NUMBER})枚)(?=捨て)",
        "自身の手札のカードのうち{what}もののうち{one}{two}枚を",
        "捨て",
        what=filter_of,
    ),
    wording(
        rf"{_OWNER}{ZONE}(?:から|の|にある)カード(?P<amount>{NUMBER})枚(?=を)",
        "{owner}{zone}のカードのうち{amount}枚",
        "枚を",
        owner=_owner,
    ),
    wording(
        rf"{_OWNER}{ZONE}(?:から|の|にある)(?P<what>{NOUN})(?P<amount>{NUMBER}){COUNTED}(?=を)",
        "{owner}{zone}のカードのうち{what}もののうち{amount}枚",
        "",
        owner=_owner,
        what=filter_of,
    ),
)
"""Objects in zones, permanents and targets."""


def _your_things(text: str) -> str | None:
    """Return the noun for your attacks or permanents, which you control; None for cards, which can be elsewhere."""
    found = yours(text)
    return None if found is None or (text.endswith("カード") or not text) else f"{found}もの"


_GETS = r"(?=[-+][0-9X]|『|パワー|防御値|\(パワー|\(『|[ァ-ヺー一-龠]+を得る)"
_THIS_TURN = "(?:このターン(?:に|の間|中)?、?|ターン終了時まで、?)"
GAINS: tuple[Wording, ...] = (
    wording("は、?[「『](?P<ability>[^「」『』]*。)[」』]を(?:得る|持つ)", "は、『{ability}』を得る", "を得る|を持つ"),
    wording(
        rf"(?:あなたの次の|(?:あなたが)?次に(?:あなたが)?プレイする)(?P<what>{NOUN})の(?:プレイする)?コストは、?"
        r"(?P<points>(?:\{r\})+)(?:少なくなる|減る)",
        "次にプレイする{what}は、コストのリソースポイントが{points}点減る",
        "コストは",
        what=noun_of,
        points=points_of,
    ),
    wording(rf"あなたの次の(?P<what>{NOUN})(?=は)", "あなたの次の{what}攻撃", "あなたの次の", what=attack_of),
    wording(
        rf"(?:あなたの次の(?!{NOUN}(?<=攻撃)は)|(?:あなたが)?次に(?:あなたが)?プレイする)(?P<what>{NOUN})は、?",
        "次にプレイする{what}は、",
        "次",
        what=noun_of,
    ),
    wording(rf"{_THIS_TURN}(?=次にプレイする|あなたの次の)", "このターンの終わりまで、", "ターン"),
    wording(rf"{BEGINNING}(?=(?:次にプレイする|あなたの次の)(?![^。]*(?:このターン|ターン終了時)))", "今から、", "次"),
    wording(r"あなたは、?\+(?P<amount>[0-9])\{i\}を得る", "あなたのヒーローは、知力に{amount}の修整を得る", "{i}"),
    wording(
        rf"{START}あなたの(?P<what>{NOUN})は、?(?=『|(?:続行|圧倒|凌駕|隠密)を得る)",
        "{what}ものは、",
        "あなたの",
        what=yours,
    ),
    wording(
        rf"{START}あなたの(?P<what>{NOUN})は、?{_GETS}",
        "{what}は、",
        "あなたの",
        what=_your_things,
    ),
    wording(rf"{START}(?P<what>{NOUN})は、?{_GETS}", "{what}は、", "は", what=noun_of),
)
"""What objects get."""
