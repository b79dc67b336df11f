"""Wordings of what printed cards say of objects that they describe: costs, conditions, selections, what objects get."""

import re
from functools import partial

from rulesdb.engine.fab.language.printed_nouns import (
    NOUN,
    SUPERTYPE,
    attack_of,
    filter_of,
    noun_of,
    number_of,
    selection_of,
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
_PASTS = {
    "する": "した", "される": "された", "出る": "出た", "閉じる": "閉じた", "なる": "なった", "置かれる": "置かれた",
    "引く": "引いた", "捨てる": "捨てた", "捨てられる": "捨てられた", "与える": "与えた", "与えられる": "与えられた",
}  # fmt: skip


_ASSETS = {"r": "リソース", "c": "気"}


def _cost(text: str) -> str | None:
    """Return the parts of a cost, its points first; None for a part that is neither points nor an effect."""
    points, effects = [], []
    each = re.sub("^これと、?(.+を)([^を]+)$", r"これを\2、\1\2", text)
    for part in re.split("[、,] ?", each):
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
_ADDITIONAL = "これをプレイするための追加コストとして、"
_ADDITIONAL_SAID = "^これをプレイする(?:ための|際の|ときの)?追加コストとして、?"
COSTS: tuple[Wording, ...] = (
    wording(
        "^(?:以下から)?(?P<number>[0-9])つ(?:を)?選ぶ[:。]? ?(?P<modes>(?:• ?[^•]+)+)$",
        "以下から{number}個を選ぶ: {modes}",
        "選ぶ",
        modes=lambda text: "".join(f"『{mode.strip()}』" for mode in text.split("•")[1:]),
    ),
    wording(
        rf"{_ACTIVATED} ― "
        r"(?P<cost>(?!\{t\}: )(?=[^:]*[^:{}rc0-9、 ])[^:「」]+)(?=: )",
        "{head} ― {cost}",
        " ― ",
        cost=_cost,
    ),
    wording(
        "(?<=: )(?P<effect>[^『』]+?。)この能力は、?(?P<condition>[^。]+?)(?:場合|とき)に?(?:のみ|だけ)起動できる。"
        "(?P<end>『?続行』?。?)?$",
        "『{effect}』{end}{condition}場合にだけ起動できる。",
        "起動できる",
        end=lambda text: "『続行』" if text else "",
    ),
    wording(
        rf"{_ACTIVATED}(?P<cost>[^:]*: )(?P<effect>(?!攻撃。)[^『』]+。)『?続行』?。?$",
        "{head}{cost}『{effect}』『続行』",
        "続行",
    ),
    wording(
        rf"{_ADDITIONAL_SAID}(?P<cost>[^。「]+)(?<!もよい)。",
        f"{_ADDITIONAL}{{cost}}を支払う。",
        "追加コスト",
        cost=_cost,
    ),
    wording(
        rf"{_ADDITIONAL_SAID}(?P<cost>[^。「]+)てもよい。",
        f"{_ADDITIONAL}{{cost}}を支払ってもよい。",
        "追加コスト",
        cost=_cost,
    ),
)
"""The costs of abilities, and what is said behind them."""

TRIGGERS: tuple[Wording, ...] = (
    wording("「(?P<ability>[^「」]+。)」(?=を(?:得る|持つ)|と|、)", "『{ability}』", "。」"),
    wording(rf"(?P<verb>{'|'.join(_PASTS)})(?:たびに?|とき)(?=、)", "{verb}とき", "たび|とき", verb=_PASTS.get),
    wording("^(?P<hit>これが(?:ヒーローに)?ヒットした)(?:場合|なら)、", "{hit}とき、", "ヒットした"),
    wording("(?<=[しれ出]た)たびに?(?=、)", "とき", "たび"),
    wording("あなたが(?=これ[でを])", ""),
    wording("攻撃ヒーロー", "攻撃しているヒーロー"),
    wording(
        r"^(?P<this>これは、?)(?P<condition>[^。、「『]+(?:場合|なら|間)、)(?=[^。、]+を(?:得る|持つ)。)",
        "{condition}これは",
        "これは",
    ),
    wording(
        rf"{START}あなたが(?P<what>{NOUN})を(?P<verb>プレイ|ピッチ)したとき",
        "あなたによって、{what}が{verb}されたとき",
        "したとき",
        what=noun_of,
    ),
    wording("(?P<moment>(?:開始|アクション|終了)フェイズの開始時|ターンの開始時)、", "{moment}に", "開始時、"),
    wording("^各(?=(?:開始|アクション|終了)フェイズの開始時|ターンの開始時)", "だれかの", "各"),
)
"""What triggers."""

_AT = "(?:^|(?<=[。、:「『はがをに ]))"
_OWNER = rf"{_AT}(?P<owner>(?:(?:あなた|自分|自身)の(?:ヒーローの)?)?)"


def _owner(said: str) -> str:
    """Return whose zone it is: that of the player who is told to do something with a card in it, unless it is yours."""
    return "あなたの" if said.startswith("あなた") else "自身の"


def _without_other(translate: Translate) -> Translate:
    """Return a translation without words for 他の: behind a trigger it means others than what has triggered it."""
    return lambda said: None if re.search("他の|別の|ほかの", said) else translate(said)


_NOW = "(?:このターンに?(?:の間|中に?)?、?あなたが|あなたがこのターンに?(?:の間|中に?)?、?)"
_STATES: tuple[tuple[str, str, dict[str, Translate]], ...] = (
    (
        rf"{_NOW}(?P<what>{NOUN})を(?P<verb>プレイ|ピッチ)(?:して(?:い)?た|した)",
        "このターンに、あなたによって、{what}が{verb}された",
        {"what": noun_of},
    ),
    (
        rf"あなたが(?P<what>{NOUN})を(?:1{COUNTED}以上)?コントロールして(?:い)?る",
        "{what}パーマネントがある",
        {"what": yours},
    ),
    (
        rf"あなたが(?P<number>{NOUN})を(?P<least>{NUMBER}){COUNTED}以上コントロールして(?:い)?る",
        "{number}が{least}以上である",
        {"number": lambda said: number_of(f"あなたがコントロールする{said}")},
    ),
    (
        rf"(?P<number>あなたの(?:ヒーローの)?(?:{ZONES})に{NOUN}が)(?P<least>{NUMBER}){COUNTED}以上ある",
        "{number}が{least}以上である",
        {"number": lambda said: number_of(said.removesuffix("が").replace("に", "の", 1))},
    ),
    (
        rf"あなたが(?P<what>(?:{SUPERTYPE})の)?チェインリンクを(?P<least>{NUMBER})つ以上コントロールして(?:い)?る",
        "(あなたの{what}チェインリンクの数)が{least}以上である",
        {"what": lambda said: filter_of(f"{said}カード")},
    ),
    (
        "これが(?P<zone>格納庫|追放ゾーン|手札)からプレイされ(?:て(?:い)?)?た",
        "このカードのうち{zone}からプレイされたものがある",
        {},
    ),
    (
        rf"あなたの(?:ヒーローの)?{ZONE}に(?P<what>{NOUN})が(?:1{COUNTED}以上)?ある",
        "あなたの{zone}のカードのうち{what}ものがある",
        {"what": filter_of},
    ),
    (
        "あなたの手札に(?:カードが)?(?:1枚も)?ない|あなたの手札が(?:1枚もない|ない|0枚である|0枚の)",
        "あなたの手札のカードがない",
        {},
    ),
    (rf"これが(?P<what>{NOUN})に(?:よって)?防御されている", "これが{what}に防御されている", {"what": noun_of}),
    (rf"(?:これが)?(?P<what>{NOUN})を防御している", "これが{what}を防御している", {"what": noun_of}),
    ("これが攻撃している", "このカードのうち攻撃しているものがある", {}),
    (
        "これの?(?:上)?に(?P<counter>[^、。「」]+?)カウンターが(?:1個も)?(?:置かれていない|ない|乗っていない)",
        "これの上に「{counter}」カウンターがない",
        {},
    ),
    (
        "これの?(?:上)?に(?P<counter>[^、。「」]+?)カウンターが(?:1個以上)?(?:置かれている|ある|乗っている)",
        "これの上に「{counter}」カウンターがある",
        {},
    ),
)
"""States of the game as cards say them, and what is read for each, with its translated groups."""
CONDITIONS = (
    # what is known as the card resolves, so that the effect is one of its resolution
    wording(
        f"{BEGINNING}これが(?P<zone>{ZONES})からプレイされ(?:てい?)?た(?:なら|場合)、これは",
        "このカードのうち{zone}からプレイされたものがあるなら、今から、これは",
        "からプレイされ",
    ),
    wording(
        f"{BEGINNING}これが(?P<cost>混融|ブースト|スクラップ)され(?:てい?)?た(?:なら|場合)、(?P<this>これは)?",
        "「{cost}」のコストを支払っているなら、{this}",
        "され",
        this=lambda said: f"今から、{said}",
    ),
    *(
        row
        for said, read, translated in _STATES
        for row in (
            wording(
                rf"(?<=とき、)(?:{said})(?P<joint>場合|なら)(?:ば)?、?",
                f"{read}{{joint}}、",
                "場合|なら",
                **{name: _without_other(one) for name, one in translated.items()},
            ),
            wording(rf"{BEGINNING}(?:{said})(?:なら(?:ば)?|場合|間)、?", f"{read}なら、", "なら|場合|間", **translated),
            wording(rf"(?<=』)(?:{said})(?=場合にだけ起動)", read, "場合にだけ", **translated),
        )
    ),
)
"""Conditions on what players have, and have done this turn."""

SELECTIONS: tuple[Wording, ...] = (
    wording(
        r"(?:^|(?<=[。、:「『 ])(?<!は、))(?:あなたの)?手札か格納庫(?:から|の|にある)"
        rf"(?P<what>{NOUN})(?P<amount>{NUMBER})枚(?=を)",
        "{what}もののうち{amount}枚",
        "手札か格納庫",
        what=partial(filter_of, within=("(あなたの手札にある、またはあなたの格納庫にある)",)),
    ),
    wording(
        rf"(?:{_OWNER}手札(?:から|の)|{START}|(?<=は))(?P<lot>無作為に)?カード(?:を(?P<lots>無作為に)?)?(?P<amount>{NUMBER})枚"
        "(?:を|(?=捨))(?P<then>無作為に)?(?=捨て)",
        "手札を{lot}{lots}{then}{amount}枚",
        "捨て",
    ),
    wording("これを捨て", "このカードのうち1枚を捨て"),
    wording(
        rf"{_AT}(?P<what>{NOUN})(?:(?P<one>{NUMBER})枚を|を(?P<two>{NUMBER})枚)(?=捨て)",
        "自身の手札のカードのうち{what}もののうち{one}{two}枚を",
        "捨て",
        what=filter_of,
    ),
    wording(
        rf"{_OWNER}{ZONE}(?:から|の|にある)カードを(?P<lot>無作為に)?(?P<amount>{NUMBER})枚(?:を)?(?=追放|破壊)",
        "{owner}{zone}のカードのうち{lot}{amount}枚を",
        "枚",
        owner=_owner,
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
    wording(
        rf"{_OWNER}{ZONE}(?:から|の|にある)(?P<what>{NOUN})を(?P<amount>{NUMBER}){COUNTED}(?=[^ら-ん]*(?:追放|捨て|置|破壊|戻))",
        "{owner}{zone}のカードのうち{what}もののうち{amount}枚を",
        "を",
        owner=_owner,
        what=filter_of,
    ),
    wording(
        rf"{_AT}(?P<what>あなたがコントロールする{NOUN})(?:(?P<amount>{NUMBER}){COUNTED}を|を(?P<number>{NUMBER}){COUNTED})"
        "(?=破壊|追放|(?:アン)?タップ)",
        "{what}のうち{amount}{number}枚を",
        "あなたがコントロールする",
        what=selection_of,
    ),
    wording(rf"対象の(?P<what>{NOUN})(?:1{COUNTED})?(?=[をはがに])", "対象の{what}", "対象の", what=selection_of),
    wording(rf"カード(?P<amount>{NUMBER})枚を(?=引)", "カードを{amount}枚", "枚を引"),
    wording("(?:任意|いずれか)の対象(?:1つ)?(?=に)", "対象の任意のもの", "の対象"),
)
"""Objects in zones, permanents and targets."""

_GAIN = r"(?:[-+][0-9X]+\{[pd]\}|『[^』]+』|「[^」]+」|[ァ-ヺー一-龠々]+[0-9]*)"
_STATS = {"p": "パワー", "d": "防御値"}


def _gains(text: str) -> str:
    """Return the effect by which an object gets several things."""
    return f"({'、さらに'.join(map(_gain, re.findall(_GAIN, text)))})"


def _gain(text: str) -> str:
    if found := re.fullmatch(r"\+?(-?[0-9X]+)\{([pd])\}", text):
        return f"{_STATS[found[2]]}に{found[1]}の修整を得る"
    return f"『{text.strip('『』「」')}』を得る"


def _your_things(text: str) -> str | None:
    """Return the noun for your attacks or permanents, which you control; None for cards, which can be elsewhere."""
    found = yours(text)
    return None if found is None or (text.endswith("カード") or not text) else f"{found}もの"


_GETS = r"(?=[-+][0-9X]|『|パワー|防御値|\(パワー|\(『|[ァ-ヺー一-龠]+を得る)"
_THIS_TURN = "(?:このターン(?:に|の間|中)?、?|ターン終了時まで、?)"
GAINS: tuple[Wording, ...] = (
    wording(
        rf"は、?(?P<gains>{_GAIN}(?:(?:と|、|および){_GAIN})+)を(?:得る|持つ)",
        "は、{gains}",
        "を得る|を持つ",
        gains=_gains,
    ),
    wording("は、?[「『](?P<ability>[^「」『』]*。)[」』]を(?:得る|持つ)", "は、『{ability}』を得る", "を得る|を持つ"),
    wording(r"(?P<gain>[-+][0-9X]+\{[pd]\}|続行|圧倒|凌駕|隠密)を持つ(?=[。、」』])", "{gain}を得る", "を持つ"),
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
        rf"(?:あなたの次の|(?:あなたが)?次に(?:あなたが)?プレイする)(?P<what>{NOUN})は、?",
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
    wording("なら、代わりに、?それは、?", "なら、代わりにそれが、", "代わりに"),
)
"""What objects get."""
