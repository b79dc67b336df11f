"""Wordings of what printed cards say of objects that they describe: costs, conditions, selections, what objects get."""

import re
from functools import partial

from rulesdb.engine.fab.language.printed_nouns import NOUN, attack_of, filter_of, noun_of, one_of, selection_of, yours
from rulesdb.engine.fab.language.token_sheets import NAMES
from rulesdb.engine.kernel.language.wordings import Translate, Wording, wording

_NUMBER = "[0-9X]+"
_COUNTED = "(?:枚|つ|体|個|人)"
_START = r"(?:^|(?<=[。、「『])|(?<=: ))"
"""Where a clause begins."""
_BEGINNING = r"(?:^|(?<=[。「『])|(?<=: ))"
"""Where a sentence begins."""
_FOLLOWED = {
    "し": "する", "り除き": "り除く", "引き": "引く", "置き": "置く", "捨て": "捨てる", "加え": "加える", "得": "得る",
    "失い": "失う", "戻し": "戻す", "与え": "与える", "行い": "行う",
}  # fmt: skip
"""The plain form of each verb that another one follows."""
_CHOSEN = {**_FOLLOWED, "り除い": "り除く", "引い": "引く", "置い": "置く", "失っ": "失う", "行っ": "行う"}
"""The plain form of each verb before てもよい."""
_PASTS = {
    "する": "した", "される": "された", "出る": "出た", "閉じる": "閉じた", "なる": "なった", "置かれる": "置かれた",
    "引く": "引いた", "捨てる": "捨てた", "捨てられる": "捨てられた", "与える": "与えた", "与えられる": "与えられた",
}  # fmt: skip


def _points(symbols: str) -> str:
    """Return the number of symbols in a run of them."""
    return str(symbols.count("{"))


_ASSETS = {"r": "リソース", "c": "気"}


def _cost(text: str) -> str | None:
    """Return the parts of a cost, its points first; None for a part that is neither points nor an effect."""
    points, effects = [], []
    for part in re.split("[、,] ?", text):
        if symbols := re.fullmatch(r"((?:\{r\})+|(?:\{c\})+)(?:を支払[いう])?", part):
            points.append(f"{_ASSETS[symbols[1][1]]}{_points(symbols[1])}点")
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
    wording(rf"(?P<verb>{'|'.join(_PASTS)})(?:たびに?|とき)(?=、)", "{verb}とき", "たび|とき", verb=_PASTS.get),
    wording("(?<=[しれ出]た)たびに?(?=、)", "とき", "たび"),
    wording("あなたが(?=これ[でを])", ""),
    wording("攻撃ヒーロー", "攻撃しているヒーロー"),
    wording(
        r"^(?P<this>これは、?)(?P<condition>[^。、「『]+(?:場合|なら|間)、)(?=[^。、]+を(?:得る|持つ)。)",
        "{condition}これは",
        "これは",
    ),
    wording(
        rf"{_START}あなたが(?P<what>{NOUN})を(?P<verb>プレイ|ピッチ)したとき",
        "あなたによって、{what}が{verb}されたとき",
        "したとき",
        what=noun_of,
    ),
    wording("(?P<moment>(?:開始|アクション|終了)フェイズの開始時|ターンの開始時)、", "{moment}に", "開始時、"),
    wording("^各(?=(?:開始|アクション|終了)フェイズの開始時|ターンの開始時)", "だれかの", "各"),
)
"""What triggers."""

_ZONE = "(?P<zone>墓地|手札|追放ゾーン|格納庫|ピッチゾーン|ソウル)"
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
        rf"あなたが(?P<what>{NOUN})を(?:1{_COUNTED}以上)?コントロールして(?:い)?る",
        "{what}パーマネントがある",
        {"what": yours},
    ),
    (
        rf"あなたの(?:ヒーローの)?{_ZONE}に(?P<what>{NOUN})が(?:1{_COUNTED}以上)?ある",
        "あなたの{zone}のカードのうち{what}ものがある",
        {"what": filter_of},
    ),
    (
        "あなたの手札に(?:カードが)?(?:1枚も)?ない|あなたの手札が(?:1枚もない|ない|0枚である|0枚の)",
        "あなたの手札のカードがない",
        {},
    ),
    (
        "これの?(?:上)?に(?P<counter>[^、。「」]+?)カウンターが(?:1個以上)?(?:置かれている|ある|乗っている)",
        "これの上に「{counter}」カウンターがある",
        {},
    ),
)
"""States of the game as cards say them, and what is read for each, with its translated groups."""
CONDITIONS = tuple(
    row
    for said, read, translated in _STATES
    for row in (
        wording(
            rf"(?<=とき、)(?:{said})(?P<joint>場合|なら)(?:ば)?、?",
            f"{read}{{joint}}、",
            "場合|なら",
            **{name: _without_other(one) for name, one in translated.items()},
        ),
        wording(rf"{_BEGINNING}(?:{said})(?:なら(?:ば)?|場合|間)、?", f"{read}なら、", "なら|場合|間", **translated),
        wording(rf"(?<=』)(?:{said})(?=場合にだけ起動)", read, "場合にだけ", **translated),
    )
)
"""Conditions on what players have, and have done this turn."""

SELECTIONS: tuple[Wording, ...] = (
    wording(
        r"(?:^|(?<=[。、:「『 ])(?<!は、))(?:あなたの)?手札か格納庫(?:から|の|にある)"
        rf"(?P<what>{NOUN})(?P<amount>{_NUMBER})枚(?=を)",
        "{what}もののうち{amount}枚",
        "手札か格納庫",
        what=partial(filter_of, within=("(あなたの手札にある、またはあなたの格納庫にある)",)),
    ),
    wording(
        rf"(?:{_OWNER}手札(?:から|の)|{_START}|(?<=は))(?P<lot>無作為に)?カード(?:を(?P<lots>無作為に)?)?(?P<amount>{_NUMBER})枚"
        "(?:を|(?=捨))(?P<then>無作為に)?(?=捨て)",
        "手札を{lot}{lots}{then}{amount}枚",
        "捨て",
    ),
    wording(
        rf"{_OWNER}{_ZONE}(?:から|の|にある)カード(?P<amount>{_NUMBER})枚(?=を)",
        "{owner}{zone}のカードのうち{amount}枚",
        "枚を",
        owner=_owner,
    ),
    wording(
        rf"{_OWNER}{_ZONE}(?:から|の|にある)(?P<what>{NOUN})(?P<amount>{_NUMBER}){_COUNTED}(?=を)",
        "{owner}{zone}のカードのうち{what}もののうち{amount}枚",
        "枚を|つを|体を|個を",
        owner=_owner,
        what=filter_of,
    ),
    wording(
        rf"{_OWNER}{_ZONE}(?:から|の|にある)(?P<what>{NOUN})を(?P<amount>{_NUMBER}){_COUNTED}(?=[^ら-ん]*(?:追放|捨て|置|破壊|戻))",
        "{owner}{zone}のカードのうち{what}もののうち{amount}枚を",
        "を",
        owner=_owner,
        what=filter_of,
    ),
    wording(
        rf"{_AT}(?P<what>あなたがコントロールする{NOUN})(?:(?P<amount>{_NUMBER}){_COUNTED}を|を(?P<number>{_NUMBER}){_COUNTED})"
        "(?=破壊|追放|(?:アン)?タップ)",
        "{what}のうち{amount}{number}枚を",
        "あなたがコントロールする",
        what=selection_of,
    ),
    wording(rf"対象の(?P<what>{NOUN})(?:1{_COUNTED})?(?=[をはがに])", "対象の{what}", "対象の", what=selection_of),
    wording(rf"カード(?P<amount>{_NUMBER})枚を(?=引)", "カードを{amount}枚", "枚を引"),
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
    wording(rf"あなたの次の(?P<what>{NOUN})(?=は)", "あなたの次の{what}攻撃", "あなたの次の", what=attack_of),
    wording(
        rf"(?:あなたの次の|(?:あなたが)?次に(?:あなたが)?プレイする)(?P<what>{NOUN})は、?",
        "次にプレイする{what}は、",
        "次",
        what=noun_of,
    ),
    wording(rf"{_THIS_TURN}(?=次にプレイする|あなたの次の)", "このターンの終わりまで、", "ターン"),
    wording(rf"{_BEGINNING}(?=次にプレイする|あなたの次の)", "今から、", "次"),
    wording(
        rf"{_START}(?P<what>{NOUN})は、?(?=[-+][0-9X]|『|パワー|防御値|\(パワー|\(『)", "{what}は、", "は", what=noun_of
    ),
    wording("なら、代わりに、?それは、?", "なら、代わりにそれが、", "代わりに"),
)
"""What objects get."""


def _sequence(text: str) -> str | None:
    """Return effects one after the other, each with its verb in its plain form; None if they are one phrase."""
    if re.search("指定し|探して|同じ枚数|ただし", text):
        return None
    *first, last = re.split("(?<=[^、])、(?:(?:その後|それから)、?)?", text)
    parts = (re.fullmatch(f"(.+?)({'|'.join(_FOLLOWED)})", part) for part in first)
    return f"({''.join(f'{part[1]}{_FOLLOWED[part[2]]}、その後' for part in parts if part)}{last})"


_ONE_OF_SEQUENCE = rf"[^。、:『は]+?(?:{'|'.join(_FOLLOWED)})、(?:(?:その後|それから)、?)?"
_TOKEN = rf"(?P<name>{one_of(NAMES)})(?:の)?トークン(?:を)?(?P<amount>{_NUMBER})(?:つ|個|枚|体)(?:を)?(?:生成|作成)"
_UNLESS = {"り除か": "り除く", "捨て": "捨てる", "破壊し": "破壊する", "追放し": "追放する", "置か": "置く"}
_COST_WAYS = {"少なくなる": "減る", "減る": "減る", "多くなる": "増える", "増える": "増える"}
_PUT = {"加える": "置く", "加えて": "置いて", "戻す": "置く", "戻して": "置いて", "出す": "置く", "出して": "置いて"}
EFFECTS: tuple[Wording, ...] = (
    wording(f"(?<![」ァ-ヺー一-龠]){_TOKEN}(?=する|し)", "「{name}」トークンを{amount}個作成", "トークン"),
    wording(
        rf"(?:あなたの)?デッキから(?P<what>{NOUN})(?:1枚を|を1枚)探し(?:て)?、?(?:それを)?(?:あなたの)?手札に加え(?:て|る。)?、?(?:その後)?、?"
        "(?:(?:あなたの)?デッキを)?シャッフルする",
        "デッキから{what}を1枚探して手札に置き、シャッフルする",
        "探し",
        what=noun_of,
    ),
    wording(
        rf"(?:^|(?<=。)|(?<=[^は]、)|(?<=: ))(?P<all>(?:{_ONE_OF_SEQUENCE})+[^。、『はが]+[るくすう])(?=。)",
        "{all}",
        "|".join(f"{verb}、" for verb in _FOLLOWED),
        all=_sequence,
    ),
    wording("(?<=。)(?:その後|それから)(?!、?(?:代わりに|望むなら|軽減する))、?", "", "その後|それから"),
    wording(r"(?P<symbols>(?:\{r\})+)を(?=支払)", "リソース{symbols}点を", "支払", symbols=_points),
    wording("(?:あなた|自分|自身|オーナー|それのオーナー)のデッキの(?:一番)?上に(?=置|戻)", "デッキに", "上に"),
    wording("(?:あなた|自分|自身|オーナー|それのオーナー)のデッキの(?:一番)?下に(?=置|戻)", "デッキの一番下に", "下に"),
    wording(
        rf"(?<=を)(?:あなた|自分|自身|オーナー)の(?:ヒーローの)?{_ZONE}に(?=置|加え|戻|表向き|裏向き)", "{zone}に", "に"
    ),
    wording(
        rf"(?<!〕を手札に)(?<=手札に|ッキに|番下に|墓地に|技場に|ウルに)(?P<verb>{'|'.join(_PUT)})(?!シャッフル)",
        "{verb}",
        "に加え|に戻|に出",
        verb=_PUT.get,
    ),
    wording(rf"に(?P<amount>{_NUMBER})点のダメージを(?=与え)", "に{amount}点の一般ダメージを", "点のダメージ"),
    wording(rf"にダメージを(?P<amount>{_NUMBER})点(?=与え)", "に{amount}点の一般ダメージを", "ダメージを"),
    wording(
        rf"^(?:あなたは、?)?これを(?:あなたの)?{_ZONE}からプレイ(?=してもよい。)",
        "これを{zone}からプレイ",
        "からプレイ",
    ),
    wording("(?<=ヒーロー)と激突する", "と激突を行う"),
    wording("各対戦相手(?:のヒーロー)?は、?", "対戦相手は、", "各対戦相手"),
    wording("各対戦相手(?:のヒーロー)?(?=に[0-9X]+点)", "すべての対戦相手のヒーロー", "各対戦相手"),
    wording("各ヒーロー(?=に[0-9X]+点)", "すべてのヒーロー", "各ヒーロー"),
    wording("そう(?:した|する)なら(?:ば)?、?", "そうした場合、", "そう"),
    wording("そうし(?:なければ|ないなら|ない場合|なかったなら)、?", "そうしなかった場合、", "そうし"),
    wording(
        "もよい。そうした場合、(?P<done>[^。()]+)。そうしなかった場合、(?P<not>[^。()]+)。",
        "もよい。そうした場合、({done})。そうしなかった場合、({not})。",
        "そうしなかった",
    ),
    wording("(?<=もよい。)そうしなかった場合、(?P<not>[^。()]+)。", "そうしなかった場合、({not})。", "そうしなかった"),
    wording("(?<=これ)の上(?=(?:に|から)[^、。]*カウンターを)", "", "の上"),
    wording(
        "(?<![「ァ-ヺー一-龠])(?P<counter>[ァ-ヺー一-龠]+)カウンター(?=を|が[0-9])",
        "「{counter}」カウンター",
        "カウンター",
    ),
    wording(
        "^これは、?(?P<counter>「[^」]+」カウンター)が(?P<amount>[0-9]+)個(?:置かれた|乗った|ある)状態で闘技場に出る。$",
        "性質置換として、これ自身が闘技場に出る場合、代わりに{counter}が{amount}個置かれた状態になる。",
        "闘技場に出る",
    ),
    wording(
        rf"{_START}(?P<what>[^、。(]*?)(?P<verb>{'|'.join(_UNLESS)})ないかぎり、?(?P<effect>[^。()]+)。",
        "({what}{verb})ことをしないかぎり、({effect})。",
        "ないかぎり",
        verb=_UNLESS.get,
    ),
    wording(
        rf"これをプレイする(?:ための)?コストは、?(?P<points>(?:\{{r\}})+)(?P<way>{'|'.join(_COST_WAYS)})",
        "これは、コストのリソースポイントが{points}点{way}",
        "コストは",
        points=_points,
        way=_COST_WAYS.get,
    ),
)
"""Points, tokens, counters, and effects one after the other."""
