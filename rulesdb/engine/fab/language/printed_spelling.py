"""The spelling of printed Japanese cards: what may be written in several ways that mean the same, in one of them.

Texts of printed cards and the words of the phrases that read them are spelled alike, so that a row has one wording.
"""

import re
from functools import cache

from rulesdb.engine.fab.language.printed_types import SUPERTYPES
from rulesdb.engine.fab.language.record_words import SUBTYPES
from rulesdb.engine.kernel.cards.roles import StateCondition
from rulesdb.engine.kernel.language.phrases import Gap, Maybe, Phrase, PhrasePiece

_NAMES = r"《[^《》]*》|(?<=名前に)「[^「」]*」|「[^「」。]*」(?=トークン|カウンター|特化|の?コスト|という名前)"
_HIDDEN = 0xE000
"""The first of the signs for private use, of which each stands for a name while words are spelled."""
_COUNTERS = "個|つ|体|本|人|台"
"""Words behind the number of things; points and times have others."""
_WORDS = f"(?:{'|'.join([*SUPERTYPES, *SUBTYPES.values(), '赤', '青', '黄'])})"
"""Words of which cards list several, of which any is meant."""
_BEFORE_PLACE = "(?:(?<=[をで])|(?<=すべて)|(?<=公開し)|(?<=公開して)|(?<=探し))"
_OWN_PLACE = "(?:デッキの(?:一番)?[上下]|手札|墓地|格納庫|追放ゾーン|ソウル)に"
_DOINGS = (
    "チャージ",
    "ブースト",
    "ビートチェスト",
    "威嚇",
    "激突",
    "プレイ",
    "攻撃",
    "防御",
    "公開",
    "シャッフル",
    "再装填",
)
_DOES = (("行う", "する"), ("行い", "し"), ("行っ", "し"), ("(?=し|する)", ""))
"""How deeds are done with を, and without."""
SPELLINGS: tuple[tuple[str, str], ...] = (
    (rf"({_WORDS})、(?={_WORDS}(?:、?{_WORDS})*(?:、?(?:または|あるいは|および)|か){_WORDS})", r"\1または"),
    (rf"({_WORDS})(?:、?または|、?あるいは|、?および|か|や)(?={_WORDS})(?!{_WORDS}(?:混融|のエッセンス))", r"\1または"),
    ("コストが?0(?:か|または)1の", "コスト1以下の"),
    ("、", ""),
    ("無(?=い|く|かっ)", "な"),
    ("ランダム", "無作為"),
    ("(?<=ヒーロー|レイヤー)に(?=攻撃[しす])", "を"),
    ("^((?:(?!(?:プレイヤー|ヒーロー|対戦相手)は).)*?)あなたは(?![-+0-9])", r"\1"),
    (rf"(?<=[0-9X)])(?:{_COUNTERS})", "枚"),
    ("自分(?=の|が|は)", "自身"),
    # moments
    ("このターン(?:の間|中|のあいだ)?に?(?!の終わりまで)", "このターン"),
    ("この戦闘チェイン(?:の間|中|で)に?", "この戦闘チェイン"),
    ("このチェインリンク(?:(?:の間|中|で)に?|に(?=[^な]))", "このチェインリンク"),
    ("次のターン(?:の)?終了時まで", "次のターンの終わりまで"),
    ("(?<!次の)(?:この)?ターン(?:の)?終了時まで", "このターンの終わりまで"),
    ("1?ターンに([0-9])[回度](?:の)?(?=[アイ攻防効])", r"1ターンに\1回"),
    ("(オーラ|アイテム)トークン", r"トークンの\1"),
    ("(?<=[るた])(?:時|際)(?!点|計)に?|(?<=た)(?:たびに?|度に)", "とき"),
    ("(?<=[るくす])(?:たびに|度に)", "たび"),
    ("(あなた(?:のヒーロー)?が)次に", r"次に\1"),
    ("(?<=このターン)([^。がは]*攻撃が)次に", r"次に\1"),
    ("(?<=各ターン)(?:に|で)?(あなたが)(?:初めて|最初に)", r"初めて\1"),
    ("各ターン[にの](?!各)", "各ターン"),
    ("(?:各ターンあなたが|あなたが各ターン)([23])[枚回度]目(?:の([^がは]*を)|に)", r"各ターン\1枚目にあなたが\2"),
    ("(?<=プレイする)((?:コスト|基本パワー|パワー)が?[0-9X]+以[上下]の)次の", r"次の\1"),
    ("あなたが(ブースト|混融)する次の", r"次にあなたが\1する"),
    ("((?:あなたの)?(?:墓地|手札|追放ゾーン|格納庫)から)これを(?=プレイ)", r"これを\1"),
    ("あなたがプレイする次の", "次にプレイする"),
    ("(?:あなたが次に|次にあなたが)(?=プレイする)", "次に"),
    ("(?<=の)[個枚]数", "数"),
    # damage
    ("ダメージを与えられ(?=[るたて])", "ダメージを受け"),
    (r"に((?:[0-9]+点(?:以下)?の)?(?:秘術|物理)?ダメージ)が与えられ(?=[るたて])", r"が\1を受け"),
    ("(?<=ダメージを受ける)とき", "場合"),
    ("その発生源から(?:与えられる|受ける)(?=ダメージ|秘術|物理)", "その発生源が与える"),
    (r"(?<=ダメージ)のうち([0-9X]+点)を(?=軽減)", r"を\1"),
    # conditions
    ("が標的状態(?:である|の)?(?=場合|間)", "が標的にされている"),
    ("限り", "かぎり"),
    ("(?:であ(?:れば|るなら|ったなら)|だったなら|ならば|なら)(?!な)", "場合"),
    ("(?<=てい)れば|(?<=があ)れば", "る場合"),
    ("(?<=がな)ければ(?!な)|(?<=ていな)ければ(?!な)", "い場合"),
    ("(?:である|であった|だった|の)(?=場合|間)", ""),
    ("(?<=場合)(?:に?は|に(?!だけ|のみ|し))", ""),
    ("(?<=場合)に?のみ", "にだけ"),
    ("間に?(?:のみ|だけ)", "場合にだけ"),
    ("これをプレイする(?:ための|際の)?コストは|これのコストは", "これのコストは"),
    ("プレイするための(?=コスト)", ""),
    (r"(?:\{r\})+コスト", "リソースコスト"),
    ("(?<=[らの])無作為に(カード)([0-9X]+枚)を", r"\1\2を無作為に"),
    ("ことになる(?=とき|場合)", ""),
    ("((?:このターン|この戦闘チェイン|このチェインリンク)[^。]*)ていた", r"\1ている"),
    ("(?<!防御し)(?<!攻撃し)(?<!防御され)(?<!攻撃され)ていた", "ている"),
    ("ていなかった", "ていない"),
    ("そうし(?:なければ|ない場合)", "そうしなかった場合"),
    *((f"(?<={word})を{ending}", does) for word in _DOINGS for ending, does in _DOES),
    ("賭けを行(?:い|っ)", "賭け"),
    ("賭けを行う", "賭ける"),
    ("(?<=激突に)勝った", "勝利した"),
    ("(?<=これを公開し)て", ""),
    # what objects have and where they are
    ("このカード(?=に|の)", "これ"),
    ("(?:いずれかの場所|どこか|どこ|任意の場所|任意の領域)から(?:か|でも)?(?=あなたの墓地)", ""),
    ("を一番(?=[上下]に置)", "をデッキの一番"),
    ("が([^がは、。]*)を(?:1枚以上)?コントロールしている", r"がコントロールする\1がある"),
    ("が([^がは、。]*)を(?:1枚も)?コントロールしていない", r"がコントロールする\1がない"),
    ("(?<=このターン|闘チェイン|インリンク)(あなたが)([0-9]+回以上)", r"\2\1"),
    *(("(?<=― )([^:「」]*)「([^「」:]*[るくうす])」(?=[^:]*: )", r"\1\2"),) * 3,
    ("契約(?:を負っている|を負う|している|がある)", "契約を結んでいる"),
    ("が([^がは、。]*)を([0-9]+枚以上)コントロールしている", r"がコントロールする\1が\2ある"),
    ("(?<!その)(?<!相手の)(?<![攻撃防御対象各])ヒーローの(?=ソウル)", ""),
    ("(?<!対戦)相手の(?=ヒーロー)", "対戦相手の"),
    ("持(?:つ|っている)", "得る"),
    ("の上(?=(?:に|から|の)?(?:置かれた|置かれている)?[\ue000-\uf8ff])", ""),  # before the name of a counter
    ("デッキの上(?=[にのか])", "デッキの一番上"),
    ("デッキの下(?=に)", "デッキの一番下"),
    (
        rf"{_BEFORE_PLACE}(?:あなた|自身|オーナー|それのオーナー)の(?:ヒーローの)?(?={_OWN_PLACE})",
        "",
    ),
    (
        rf"(?:(?<=を)|(?<=まで|[0-9]枚))(?:あなた|自身|オーナー|そのヒーロー|そのプレイヤー)の(?:ヒーローの)?(?={_OWN_PLACE})",
        "",
    ),
    ("を(1枚)(?=[表裏]向きに|選ぶ。)", r"\1を"),
    ("(?<=デッキの一番上のカード)を([0-9X]+枚)(?=追放|破壊|公開|見)", r"\1を"),
    ("(?<=に)(?:加える|戻す|出す)", "置く"),
    ("(?<=に)(?:加えて|戻して|出して)(?!シャッフル|切)", "置いて"),
    ("(?<=に)(?:加え|戻し|出し)(?!シャッフル|切|[るすて])", "置き"),
    ("武器庫", "格納庫"),
    ("(?<![一-龠ァ-ヶー])場(?=[にをのか])", "闘技場"),
    # verbs
    ("(?:作成|創出|作製)する|作る", "生成する"),
    ("(?:作成|創出|作製)し", "生成し"),
    ("作って", "生成して"),
    ("作り(?=$|[^ょ])", "生成し"),
    ("切り直す", "シャッフルする"),
    ("切り直し", "シャッフルし"),
    ("切り直して", "シャッフルして"),
    ("そのうち([0-9X]+)点を(?=軽減)", r"そのダメージを\1点"),
    ("(?<![+0-9])-(?=[0-9(][^-+。パ防]*(?:パワー|防御値))", "+-"),
    (" ?• ?", "•"),
    ("(?<=[るうくすむい])•", "。•"),
    ("(?:以下(?:の(?:中|うち))?から|次の(?:中|うち)から|次のうち)([0-9]+)枚(?:を)?選ぶ", r"\1枚を選ぶ"),
    ("(?<=枚)(?:を)?選(?:んで|び)(?=捨て|追放|破壊)", ""),
    ("(?<=。)(?:そう)?でき(?:ない|なかった)場合", "そうしなかった場合"),
    ("(?<=あなたの)すべての(?=攻撃(?:アクションカード)?は)", ""),
    ("(?<![のた])次のあなたの", "あなたの次の"),
    (f"(?:あなたの|自身の)?({_OWN_PLACE})((?:これ|それ)を)(?=置|戻|加)", r"\2\1"),
    ("開始フェイズの開始時(?=になっ)", "開始フェイズ"),
    ("手札が(?:0枚(?:ある)?(?=場合)|ない)", "手札にカードがない"),
    ("これがこのターン([23])回目に", r"各ターン\1枚目にこれが"),
    (
        "これがヒットしたとき(?:それ|これ)がこのターンで?([23])回目(?:のヒット)?(?=場合)場合",
        r"各ターン\1枚目にこれがヒットしたとき",
    ),
    ("(?<=デッキの一番上から)([0-9X]+枚)(?=を)", r"カード\1"),
    ("対戦相手の(?=装備品|オーラ|アイテム|武器|盟友|攻撃(?!ヒーロー|側)|パーマネント)", "対戦相手がコントロールする"),
    ("(あなた(?:のヒーロー)?に)次に(?=与えられる)", r"次に\1"),
    ("攻撃すべては", "攻撃は"),
    (
        "(?<=戦闘チェインが閉じたとき)これが(?:この戦闘チェインで?)?防御してい[たる](?=場合)",
        "これがその戦闘チェインで防御した",
    ),
    (r"\(出た目の半分(?:\(端数(?:は|を)?切り?捨て\))?\)", "((出た目)の2分の1)"),
    (
        "(?:(?<=まで|[0-9]枚)(?:あなた|自身)の)?デッキ(?:に|の中に)(?:加え|混ぜ|戻し|混ぜ込み)て?シャッフルする",
        "デッキの一番上に置きシャッフルする",
    ),
    ("すべての([^。はがをに]*)を(?=破壊|追放|(?:アン)?タップ|取り除|置|手札)", r"\1をすべて"),
    ("(を(?:すべて)?(?:アン)?タップ)(?=。|$)", r"\1する"),
    ("(?:これ|それ)に?よ(?:り|って)", "この方法で"),
    ("この方法で(公開|追放|破壊)された(?!場合)", r"この方法で\1した"),
    ("それぞれ(?=に)", "すべて"),
)
"""What is written, as a regular expression, and how it is spelled, in the order in which the rows are applied."""
_BEHIND_NUMBER = f"^(?:{_COUNTERS})"


def spelled(text: str) -> str:
    """Return a text in the one spelling; names stay as they are."""
    names = [name[0] for name in re.finditer(_NAMES, text)]
    hidden = iter(range(_HIDDEN, _HIDDEN + len(names)))
    words = _spelled(re.sub(_NAMES, lambda _: chr(next(hidden)), text))
    return "".join(
        names[ord(sign) - _HIDDEN] if _HIDDEN <= ord(sign) < _HIDDEN + len(names) else sign for sign in words
    )


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return the spellings when a text is first spelled: to compile them takes 20 ms."""
    return tuple((re.compile(written), same) for written, same in SPELLINGS)


def _spelled(words: str) -> str:
    for written, same in _compiled():
        words = written.sub(same, words)
    return words


def spelled_phrase(row: Phrase) -> Phrase:
    """Return a row of a table with its words in the one spelling."""
    pieces = _pieces(row.pieces)
    if issubclass(row.kind, StateCondition) and isinstance(pieces[-1], str):  # 場合 stands behind it
        pieces = (*pieces[:-1], *filter(None, (pieces[-1].removesuffix("である"),)))
    return row._replace(pieces=pieces)


def _pieces(pieces: tuple[PhrasePiece, ...]) -> tuple[PhrasePiece, ...]:
    """Return the pieces of a row in the one spelling, without words of which nothing is left."""
    found: list[PhrasePiece] = []
    for piece in pieces:
        match piece:
            case str():
                words = _spelled(piece)
                if found and isinstance(found[-1], Gap):
                    words = re.sub(_BEHIND_NUMBER, "枚", words)
                found += [words] * bool(words)
            case Gap():
                found.append(piece if piece.joint is None else piece._replace(joint=_spelled(piece.joint)))
            case Maybe():
                found.append(
                    piece._replace(pieces=tuple(one for one in _pieces(piece.pieces) if not isinstance(one, Maybe)))
                )
    return tuple(found)
