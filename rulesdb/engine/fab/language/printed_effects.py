"""Wordings of what printed cards do: points, tokens, counters, effects one after the other, numbers of things."""

import re

from rulesdb.engine.fab.language.printed_nouns import (
    COUNTED_THINGS,
    NOUN,
    all_of,
    described,
    number_of,
    one_of,
)
from rulesdb.engine.fab.language.printed_words import COUNTED, FOLLOWED, NUMBER, ZONE, points_of
from rulesdb.engine.fab.language.token_sheets import NAMES
from rulesdb.engine.kernel.language.wordings import Wording, wording


def _sequence(text: str) -> str | None:
    """Return effects one after the other, each with its verb in its plain form; None if they are one phrase."""
    if re.search("指定し|探して|同じ枚数|ただし", text):
        return None
    *first, last = re.split("(?<=[^、])、(?:(?:その後|それから)、?)?", text)
    parts = (re.fullmatch(f"(.+?)({'|'.join(FOLLOWED)})", part) for part in first)
    return f"({''.join(f'{part[1]}{FOLLOWED[part[2]]}、その後' for part in parts if part)}{last})"


_ONE_OF_SEQUENCE = rf"[^。、:『は]+?(?:{'|'.join(FOLLOWED)})、(?:(?:その後|それから)、?)?"
_REVEALED = "(?<=を公開する。)それが"
_OF_REVEALED = "この方法で公開したカードのうち"
_IF = "(?:なら(?:ば)?|場合)、?"
_TOKEN = rf"(?P<name>{one_of(NAMES)})(?:の)?トークン(?:を)?(?P<amount>{NUMBER})(?:つ|個|枚|体)(?:を)?(?:生成|作成)"
_ITS_COST = "これ(?:をプレイする(?:ための)?コスト|のコスト)は、?"
_FOR_EACH = rf"(?P<number>{COUNTED_THINGS})1{COUNTED}につき、?"
_COST_WAYS = {"少なくなる": "減る", "減る": "減る", "多くなる": "増える", "増える": "増える"}
_PUT = {"加える": "置く", "加えて": "置いて", "戻す": "置く", "戻して": "置いて", "出す": "置く", "出して": "置いて"}
EFFECTS: tuple[Wording, ...] = (
    wording(f"(?<![」ァ-ヺー一-龠]){_TOKEN}(?=する|し)", "「{name}」トークンを{amount}個作成", "トークン"),
    wording(
        rf"(?:^|(?<=。)|(?<=[^は]、)|(?<=: ))(?P<all>(?:{_ONE_OF_SEQUENCE})+[^。、『はが]+[るくすう])(?=。)",
        "{all}",
        "|".join(f"{verb}、" for verb in FOLLOWED),
        all=_sequence,
    ),
    wording(
        "^これが(?P<event>墓地に置かれる|破壊される)(?:ことになる)?(?:場合|とき|時)、代わりに、?(?:(?:これ|それ)を)?"
        "(?P<instead>追放(?=する|される)|(?:オーナーの|あなたの)?デッキの一番下(?=に置))(?:する|される|に置く|に置かれる)。",
        "これ自身が{event}場合、代わりに{instead}。",
        "代わりに",
        event={"墓地に置かれる": "墓地に移る", "破壊される": "破壊される"}.get,
        instead=lambda said: "追放される" if said == "追放" else "デッキの一番下に移る",
    ),
    wording("(?:あなた|自分|自身|オーナー|それのオーナー)のデッキの(?:一番)?上に(?=置|戻)", "デッキに", "上に"),
    wording("(?:あなた|自分|自身|オーナー|それのオーナー)のデッキの(?:一番)?下に(?=置|戻)", "デッキの一番下に", "下に"),
    wording(
        "(?P<before>^|とき、|: |[『「])これを破壊し、(?:(?:その後|それから)、?)?(?=[^。]*。)(?![^。]*もよい)",
        "{before}これを破壊する。",
        "これを破壊し",
    ),
    wording(
        rf"(?<=を)(?:あなた|自分|自身|オーナー)の(?:ヒーローの)?{ZONE}に(?=置|加え|戻|表向き|裏向き)", "{zone}に", "に"
    ),
    wording(
        rf"(?<!〕を手札に)(?<=手札に|ッキに|番下に|墓地に|技場に|ウルに)(?P<verb>{'|'.join(_PUT)})(?!シャッフル)",
        "{verb}",
        "に加え|に戻|に出",
        verb=_PUT.get,
    ),
    wording(rf"にダメージを(?P<amount>{NUMBER})点(?=与え)", "に{amount}点の一般ダメージを", "ダメージを"),
    wording(
        f"(?P<who>あなたのヒーロー|あなた)が次に受ける(?P<amount>{NUMBER})点の(?P<kind>秘術|物理)?ダメージを軽減する",
        "あなたのヒーロー自身が受ける{kind}ダメージを、次の{amount}点だけ、軽減する",
        "次に受ける",
    ),
    wording(
        "^これ(?:が与える|によって与えられる)ダメージは軽減(?:されない|できない)。",
        "これ自身によって、何かにダメージが与えられる場合、そのダメージは軽減できない。",
        "軽減",
    ),
    wording(
        r"(?P<banished>追放(?:する。|してもよい。そうした場合、))このターン(?:の間|中)?、?(?:あなたは、?)?それをプレイしてもよい(?=。)",
        "{banished}追放したカードのうち1つを選び、このターンの終わりまで、あなたは、選ばれたものをプレイしてもよい",
        "それをプレイ",
    ),
    wording("各対戦相手(?:のヒーロー)?(?=に[0-9X]+点)", "すべての対戦相手のヒーロー", "各対戦相手"),
    wording("各ヒーロー(?=に[0-9X]+点)", "すべてのヒーロー", "各ヒーロー"),
    wording(
        rf"{_REVEALED}(?P<least>[0-9]+)\{{p\}}以上(?:である)?{_IF}",
        f"{_OF_REVEALED}パワー{{least}}以上のものがあるなら、",
        "それが",
    ),
    *(
        wording(
            "(?P<before>この方法で公開した.*?[、。])それ(?=を)",
            "{before}この方法で公開したすべてのカード",
            "それを",
        ),
    )
    * 2,
    wording(
        "(?P<condition>[^。]+)(?:なら|場合)、(?P<effect>[^。()]+)。そうで(?:ない場合|ないなら|なければ)、?(?P<otherwise>[^。()]+)。",
        "{condition}なら({effect})、そうでないなら({otherwise})。",
        "そうで",
    ),
    wording(
        "もよい。そうした場合、(?P<done>[^。()]+)。そうしなかった場合、(?P<not>[^。()]+)。",
        "もよい。そうした場合、({done})。そうしなかった場合、({not})。",
        "そうしなかった",
    ),
    wording("(?<=もよい。)そうしなかった場合、(?P<not>[^。()]+)。", "そうしなかった場合、({not})。", "そうしなかった"),
    wording("(?<=これ)の上(?=(?:に|から)[^、。]*カウンターを)", "", "の上"),
    wording(
        "^これは、?(?P<counter>「[^」]+」カウンター)が(?P<amount>[0-9]+)個(?:置かれた|乗った|ある)状態で闘技場に出る。$",
        "性質置換として、これ自身が闘技場に出る場合、代わりに{counter}が{amount}個置かれた状態になる。",
        "闘技場に出る",
    ),
    wording(
        rf"{_ITS_COST}{_FOR_EACH}\{{r\}}(?P<way>{'|'.join(_COST_WAYS)})",
        "これをプレイするコストは、{number}点{way}",
        "につき",
        number=number_of,
        way=_COST_WAYS.get,
    ),
    wording(
        rf"{_ITS_COST}(?P<points>(?:\{{r\}})+)(?P<way>{'|'.join(_COST_WAYS)})",
        "これをプレイするコストは、{points}点{way}",
        "コストは",
        points=points_of,
        way=_COST_WAYS.get,
    ),
)
"""Points, tokens, counters, and effects one after the other."""

_PLAYED = "スタックか墓地か手札か格納庫か追放ゾーンにあるとき、"
"""Where an ability about the cost of its own card functions: where the card can be played, and on the stack."""
_OWN_COST = "これをプレイするコストは、(?P<amount>[^。]+)点(?P<way>減る|増える)。$"
_IN_FORCE = "『これは、コストのリソースポイントが{amount}点{way}。』が機能する。"
OWN_COSTS: tuple[Wording, ...] = (
    wording(f"^{_OWN_COST}", f"{_PLAYED}{_IN_FORCE}", "コストは"),
    wording(f"^(?P<condition>[^。]+)なら、{_OWN_COST}", f"{_PLAYED}{{condition}}間、{_IN_FORCE}", "コストは"),
)
"""What a card costs that says so itself."""
NUMBERS: tuple[Wording, ...] = (
    *(
        wording(
            rf"{said}(?P<stat>\{{[pd]\}})に1の修整を得る",
            "これは、{stat}に{number}の修整を得る",
            "につき",
            number=number_of,
        )
        for said in (f"{_FOR_EACH}これは、", f"これは、?{_FOR_EACH}")
    ),
)
"""Numbers of things."""


def _of_the_hero(text: str) -> str | None:
    """Return the permanents of a description that the player of the hero controls."""
    found = described(text.removeprefix("コントロールする"))
    return None if found is None else f"{all_of((*found, '攻撃されたプレイヤーがコントロールする'))}パーマネント"


_OF_HERO = "(?P<before>ヒーローの?もの[にを](?:ヒット|攻撃)したとき、[^』」]*?)(?:その|防御)ヒーロー"
HIT_HEROES: tuple[Wording, ...] = (
    wording(
        rf"{_OF_HERO}が(?P<what>コントロールする{NOUN})(?P<amount>{NUMBER}){COUNTED}(?=を)",
        "{before}{what}のうち{amount}枚",
        "ヒーローが",
        what=_of_the_hero,
    ),
    wording(
        "(?P<before>(?:ヒット|攻撃)したとき、[^』」]*?)防御ヒーローは、?",
        "{before}その攻撃対象のコントローラーは、",
        "防御ヒーローは",
    ),
)
"""The hero whom the attack that triggers an ability attacks or hits."""
