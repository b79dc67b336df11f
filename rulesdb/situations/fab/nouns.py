"""The nouns of situations of Flesh and Blood: points, steps of combat, attacks, payments, and what is said of cards."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence

from rulesdb.engine.fab.language.keyword_names import LISTED
from rulesdb.engine.fab.language.token_sheets import NAMES
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.situations.fab.clauses import WORDS, Beginning, Moment, ShownStat
from rulesdb.situations.fab.described_cards import attack_described
from rulesdb.situations.fab.wordings import ZONES as OTHER_ZONES
from rulesdb.situations.parts import HeldZone
from rulesdb.situations.prose.frames import OTHER, OWN, Noun, alternatives
from rulesdb.situations.prose.nouns import ALL
from rulesdb.situations.prose.nouns import nouns as nouns_of_games

_ZONES = {**{str(word): str(word) for word in WORDS[HeldZone, PLAIN].values()}, **OTHER_ZONES}
_NONE = "(?:なし|無し|ない|無い)"
_ANSWER = "(?:(?:アタック|攻撃|ディフェンス|防御)?リアクション|対応|応答|反応|レスポンス)(?:カード)?"
_POINTS = {
    f"{before}{word}{behind}": points
    for words, points in (
        ("リソース|資源", "リソースポイント"),
        ("アクション", "アクションポイント"),
        ("気", "気ポイント"),
    )
    for word in words.split("|")
    for before in ("", "使える", "浮いている", "浮いた", "浮き", "余った", "残り", "残りの", "残った", "手持ちの")
    for behind in ("", "ポイント")
}
"""The kinds of points, by all words for them."""
_STATS = {
    **{word: word for word in map(str, WORDS[ShownStat, PLAIN].values())},
    "攻撃力": "パワー", "防御力": "防御値", "防御": "防御値", "ピッチ": "ピッチ値",
}  # fmt: skip
_KEYWORDS = {
    word.lower(): name.word
    for name in LISTED.values()
    for word in (name.word, name.english_word, *name.players.split("|"))
    if word
}
"""The names of keywords, by all words for them."""

_STAGES = [*map(str, WORDS[Beginning, PLAIN].values())]
_STEPS = {
    **{word: word for word in WORDS[Moment, PLAIN].values()},
    **{
        f"ダメージ{of}": "ダメージステップ"
        for of in ("", *(f"{of}{do}" for of in ("", "の") for do in ("計算", "処理", "解決")))
    },
    **{f"{link}リンク{of}解決": "解決ステップ" for link in ("チェイン", "チェーン", "") for of in ("", "の")},
    **{f"{link}リンクの解決ステップ": "解決ステップ" for link in ("チェイン", "チェーン", "")},
    **{
        f"{link}リンクが解決{end}": "解決ステップ"
        for link in ("チェイン", "チェーン", "")
        for end in ("する", "される")
    },
    "エンドフェイズ": "終了フェイズ",
    "エンドステップ": "終了フェイズ",
    "防御": "防御ステップ",
    "解決": "解決ステップ",
    "アタックステップ": "攻撃ステップ",
    "ディフェンスステップ": "防御ステップ",
    "ブロックステップ": "防御ステップ",
}
_FOLLOWING = {
    "レイヤーステップ": "攻撃ステップ", "攻撃ステップ": "防御ステップ", "防御ステップ": "リアクションステップ",
    "リアクションステップ": "ダメージステップ", "ダメージステップ": "解決ステップ", "解決ステップ": "戦闘の終わり",
    "クローズステップ": "戦闘の終わり", "アクションフェイズ": "終了フェイズ",
}  # fmt: skip
"""The steps and phases of what stands behind their end, by the one that ends."""
_RESOURCES = "(?:リソース|資源)(?:ポイント)?"
_POINTS_PAID = rf"(?:[0-9]+点?の?{_RESOURCES}|{_RESOURCES}(?:を|の)?[0-9]+点?|[0-9]+点|(?:\{{r\}})+)"
_LEFT = "(?:残りの?|残って(?:いた|いる)|残った|手持ちの|浮いて(?:いた|いる)|余った)"
_PAID = (
    rf"(?:(?:その|{_LEFT})?{_POINTS_PAID}"
    r"(?:(?:を|だけ)?(?:支?払って|使って|消費して|支?払い|使い|充てて)|で支?払(?:って|い))|(?:その)?"
    rf"{_POINTS_PAID}で?)、?"
)
"""What is paid, with the verb of a clause that says no more."""
_DAMAGE_DONE = r"(?:戦闘|物理)?ダメージ(?:の?(?:計算|処理|解決))?"
_STACKED = (
    "(?:(?:ヒット|攻撃|それ|これ|ダメージ|プレイ)(?:時の|(?:による|した(?:とき|時)の|の)?))?"
    "(?:誘発(?:(?:した|する)?(?:型)?(?:能力|効果))?|能力|スタック(?:に(?:ある|乗っている|残っている|残った)もの|の(?:もの|中身|能力))?)"
)
"""What is on the stack, or part of it."""
_AFTER_DAMAGE = (
    rf"{_DAMAGE_DONE}(?:[がを](?:入る|終わる|処理する|処理し終える|与えられる|済む)と|"
    r"[がを](?:入った|終わった|処理した|与えられた|済んだ|解決した)(?:後|あと|とき|時|ら)|の?(?:後|あと))(?:[にで]は?|は)?"
)
_AFTER_COMBAT = (
    r"(?:(?:戦闘|コンバット)(?:チェイン|チェーン)?|チェイン|チェーン)(?:[がを](?:閉じ|閉じられ|終わっ|終了し)た(?:後|あと|ら|とき|時|場合)"
    r"|[がを](?:閉じる|終わる|終了する)と|(?:終了)?の?(?:後|あと))(?:[にで]は?|は)?"
)
"""Clauses that say only when what follows them is so."""
_BESIDE_STEPS = "^(?:[こそ]の|続く)|中$|(?:(?:で|に入って)?[はも]|とも)$"
"""Words beside a step or phase that say nothing of which one it is."""
_MOMENTS = [word for word in _STEPS if word.endswith(("ステップ", "フェイズ", "の終わり"))]
"""Those that say when something is done: 防御に and ダメージで say what it is for."""
_PITCHES = {"赤": "1", "黄": "2", "青": "3"}
_TYPES = {
    "攻撃リアクション": "Attack Reaction",
    "防御リアクション": "Defense Reaction",
    "インスタント": "Instant",
    "攻撃アクション": "Action - Attack",
    "武器": "Weapon",
    "装備": "Equipment",
    "装備品": "Equipment",
    "オーラ": "Aura",
    "アイテム": "Item",
    "アクション": "Action",
}
_OF_ATTACKS = re.compile("アクション[^0-9]*攻撃|Action - Attack")


def _step(text: str) -> str:
    return _STEPS[re.sub(_BESIDE_STEPS, "", text)]


def nouns(players: Sequence[str], first_lines: Mapping[str, str]) -> list[Noun]:
    """Return the nouns of the game for a situation of some players and cards with some first lines."""

    def said(pattern: str) -> Callable[[str], bool]:
        return lambda name: re.search(pattern, first_lines.get(name, "").partition("》")[2]) is not None

    colors = {
        f"{color}{end}": said(rf"(?:ピッチ|(?i:pitch) ?){pitch}\b")
        for color, pitch in _PITCHES.items()
        for end in ("", "い", "色", "の", "色の")
    }
    types = {word: said(f"{word.removesuffix('品')}|{english}") for word, english in _TYPES.items()}
    any_player = alternatives([*players, *OWN, *OTHER])
    every = [*nouns_of_games(players, _ZONES, {**colors, **types})]
    card, cards = (next(one for one in every if one.kind == kind) for kind in ("card", "cards"))

    def attack(text: str) -> str | None:
        words = card.words(text)
        name = text[text.index("《") + 1 : text.index("》")]
        return words if _OF_ATTACKS.search(first_lines.get(name, "").partition("》")[2]) else None

    def of_type(text: str, pattern: str, others: Collection[str] = ()) -> str | None:
        name = text[text.index("《") + 1 : text.index("》")]
        return card.words(text) if name in others or said(pattern)(name) else None

    def paid(text: str) -> str:
        return next(iter(re.findall("[0-9]+", text)), str(text.count("{r}")))

    def number(text: str) -> str:
        return re.sub("[^0-9]", "", text)

    def of_deed(text: str) -> str | None:
        return card.words(text[: text.rindex("》") + 1])

    keyword = alternatives(_KEYWORDS)
    of_keyword_end = re.compile("(?:を(?:使|宣言)|[せし]).*$")

    def of_keyword(text: str) -> str | None:
        return _KEYWORDS.get(of_keyword_end.sub("", text).lower())

    def own_step(text: str) -> str:
        player, _, step = text.partition("の")
        return f"{player}の{_STEPS[step]}"

    def tokens(text: str) -> str:
        player = next(one for one in sorted([*players, *OWN, *OTHER], key=len, reverse=True) if text.startswith(one))
        return f"{player}がコントロールする「{text[text.index('《') + 1 : text.index('》')]}」"

    others = (
        Noun("token", card.pattern, lambda text: of_type(text, "トークン|Token", NAMES)),
        Noun("attack", card.pattern, attack),
        Noun("described", "《[^》]*》", lambda text: None if text[1:-1] in first_lines else attack_described(text)),
        Noun(
            "hero",
            card.pattern,
            lambda text: of_type(text, "ヒーロー|Hero") or (text.endswith("ヒーロー》") and text) or None,
        ),
        Noun("blocking", card.pattern, lambda text: of_type(text, "防御リアクション|Defense Reaction")),
        Noun("boosting", card.pattern, lambda text: of_type(text, "(?:攻撃|アタック)リアクション|Attack Reaction")),
        Noun("strike", f"(?:{card.pattern})(?<=の攻撃)", card.words),
        Noun(
            "pitched",
            rf"{card.pattern}(?:(?:、|と){card.pattern})*(?:を?(?:[0-9]+枚(?:とも|すべて|全部)?)?|[0-9]+枚とも)(?:ピッチ|(?:コストの)?支払いに(?:充て|使っ|使い)て?)(?:して?|で)?、?",
            lambda text: cards.words(
                re.sub("を?([0-9]+枚|)(?:とも|すべて|全部)?(?:ピッチ|(?:コストの)?支払い).*", r"\1", text)
            ),
        ),
        Noun(
            "points",
            f"(?:{alternatives(_POINTS)})(?:の)?(?=[はがをも0-9、]|$)",
            lambda text: _POINTS[text.removesuffix("の")],
        ),
        Noun("game_start", "(?:ゲーム|対戦|試合)の?開始(?:時|直後)?(?:に|で)?は?、?"),
        Noun(
            "turn",
            f"(?:{alternatives(players)})の(?:ターン|手番|番)(?:中|の間)?",
            lambda text: re.sub("(?:手番|番)$", "ターン", re.sub("中|の間", "", text)),
        ),
        *(
            noun
            for kind, steps in (("step", _STEPS), ("moment", _MOMENTS))
            for noun in (
                Noun(kind, f"(?:[こそ]の|続く)?(?:{alternatives(steps)})(?:中)?", _step),
                Noun(kind, rf"(?:{any_player})の(?:{alternatives(steps)})", own_step),
            )
        ),
        Noun("moment", f"(?:{alternatives(_MOMENTS)})(?:(?:で|に入って)?[はも]|とも)", _step),
        Noun("moment", f"(?:{_AFTER_DAMAGE})も?", lambda _: "解決ステップ"),
        Noun(
            "moment",
            "(?:この|その)?(?:チェ[イー]ン)?リンクの?(?:解決後|解決の(?:後|あと)|(?:が)?解決した(?:後|あと))(?:に|で|は)?",
            lambda _: "解決ステップ",
        ),
        Noun("moment", _AFTER_COMBAT, lambda _: "戦闘の終わり"),
        Noun(
            "afterwards",
            r"(?:(?:この|その)?攻撃|(?:この|その)戦闘)(?:の解決|が終わった|が解決した|が解決された|解決)?(?:の)?(?:後|あと)(?:に|で|は)?",
        ),
        Noun("gained", f"(?:{card.pattern}の)?続行で(?:得た|もらった|増えた)アクションポイントを(?:使い|使って)、?"),
        Noun(
            "chained",
            "(?:(?:コンバット|戦闘)?チェ[イー]ンを閉じ(?:ずに?|ないで|ないまま)|同じ(?:コンバット|戦闘)?チェ[イー]ン(?:のまま|の中で|上で|内で|で))、?",
        ),
        Noun("bare_token", "《[^》]*》(?:トークン)?", lambda text: of_type(text, "トークン|Token", NAMES)),
        Noun(
            "owned_token",
            rf"(?:{any_player})の(?:《[^》]*》)(?:トークン)?",
            lambda text: of_type(text, "トークン|Token", NAMES) and tokens(text),
        ),
        Noun(
            "mode_words",
            r"「[^」]*」|[+-][0-9]+\{[pdhr]\}|[^、。《》「」はが]{1,12}(?:を得る|を引く|を失う|を与える)",
            lambda text: text.strip("「」"),
        ),
        Noun(
            "chosen_mode",
            r"(?![0-9]+(?:つ|番)目)(?:「[^」]*」|[+-][0-9]+\{[pdhr]\}|[^、。《》「」はが]{1,12}(?:を得る|を引く|を失う|を与える))の?(?:ほうの|方の)?モード",
            lambda text: re.sub("の?(?:ほうの|方の)?モード$", "", text).strip("「」"),
        ),
        Noun(
            "was_paid",
            f"(?:コスト(?:として|に|を|で)?)?、?(?:支?払った|支?払う)(?:{_RESOURCES}|コスト|点数)|(?:コストの)?支払い",
        ),
        Noun("this_hit", "(?:この|その|今の)(?:ヒット|攻撃)(?:で|によって|により)は?、?"),
        Noun(
            "tokens",
            rf"(?:{any_player})(?:の(?:場|闘技場|アリーナ)(?:に(?:は|ある|出ている|いる|残った|残っている|残る)?|の)、?|(?:が|は)コントロール(?:する|している))(?:《[^》]*》)(?:トークン)?",
            tokens,
        ),
        Noun("stat", alternatives(_STATS), _STATS.get),
        Noun("paid", _PAID, paid),
        Noun("left_paid", f"{_LEFT}{_POINTS_PAID}", paid),
        Noun("damage", "[0-9]+点", lambda text: text.removesuffix("点")),
        Noun("keyword", f"(?i:{keyword})(?:能力)?", lambda text: _KEYWORDS.get(text.removesuffix("能力").lower())),
        Noun(
            "trigger",
            "(?:その)?(?:(?:ヒット|攻撃|命中)(?:時|した(?:とき|時))?の?)?"
            "(?:誘発(?:(?:した|する)?(?:型)?(?:能力|効果))?|(?<=時の)(?:能力|効果)|(?<=ヒット)(?:能力|効果))",
            lambda _: "",
        ),
        Noun("destroyed", rf"{card.pattern}を破壊(?:して|し)、?", of_deed),
        Noun("discarded", rf"{card.pattern}を(?:手札から)?捨て(?:て)?、?", of_deed),
        Noun("reacting", "リアクション[でに](?:は)?、?"),
        Noun("unpitched", "(?:何も)?ピッチ(?:(?:は)?なしで?|せずに?|しないで)、?"),
        Noun("charged", rf"{card.pattern}を(?:ソウルに)?チャージして?、?", of_deed),
        Noun("unstored", "格納庫に[はも]?(?:何も|カードを)?置かず(?:に)?、?"),
        Noun("settled", "(?:それ|これ|能力|効果)?[のが]?解決(?:した|された)?(?:後|あと)に?、?"),
        Noun("revealed", rf"{card.pattern}を(?:公開|見せ)(?:して|し|て)?、?", of_deed),
        Noun("its", "(?:その|この|それの)?(?:起動)?(?:型)?(?:能力|効果)"),
        Noun("using", f"(?i:{keyword})(?:を(?:使って|使い|宣言して|宣言し)|して|し)、?", of_keyword),
        Noun("lacking", f"(?i:{keyword})(?:を使わず|を使わないで|を宣言せず|せず|しないで)に?、?", of_keyword),
        Noun("mode", "[0-9]+(?:つ|番)目のモード(?:を(?:選んで|選び|選択して|使って)|で)、?", number),
        Noun("resolving_card", rf"{card.pattern}の(?:能力の)?解決(?:時|中)に?、?", of_deed),
        Noun("remaining", f"{_LEFT}{_POINTS_PAID}で、?(?!支?払)", paid),
        Noun(
            "pool",
            f"{_LEFT}{_RESOURCES}|(?:その)?コスト(?:の[0-9]+点?)?を支?払(?:い|って)、?",
        ),
        Noun("hand_cards", "手札の?[0-9]+枚(?:すべて|とも|全部)?|[0-9]+枚の手札(?:すべて|全部)?", number),
        Noun("drawn", "引いた(?:カード)?(?:の枚数)?|引く(?:カード)?(?:の枚数)?"),
        Noun(
            "cost",
            "(?:その)?(?:追加コスト|追加の?コスト|コスト|支払い|支払)(?:の支払い)?(?:のため)?(?:に|として|で)?、?",
        ),
        Noun("triggered", "誘発し(?:て)?、?"),
        Noun(
            "nth_time",
            "[0-9]+(?:つ|個|枚)目(?:の(?:《[^》]*》の)?(?:能力|誘発|解決|(?:秘術)?ダメージ)(?:が(?:解決(?:される|する)|与えられる))?)?"
            "(?:の?(?:とき|時|際))?(?:に|で)?[はも]?、?",
            lambda text: next(iter(re.findall("[0-9]+", text))),
        ),
        Noun(
            "as_it_resolves",
            "(?:その|この)?(?:解決(?:する|される)?(?:の?(?:とき|時|際)|中)|ダメージを受ける(?:とき|時|際)|(?:その|この)?際)(?:に|で)?は?、?",
        ),
        Noun(
            "suffered",
            "(?:受ける|受けた|もらう|食らう|食らった)(?:戦闘)?ダメージ|(?:入る|入った|与えられる)(?:戦闘)?ダメージ",
        ),
        Noun("nth", "(?:いくつ|何(?:番|本|つ)|何個)目"),
        Noun("bottom", "(?:デッキ|山札)の(?:一番)?(?:下|底)"),
        Noun("top", "(?:デッキ|山札)の(?:一番)?上"),
        Noun("order", "(?:の)?(?:一番)?上から(?:順に|順番に)?、?"),
        Noun("stage", alternatives(_STAGES)),
        Noun(
            "combat_step",
            alternatives(
                word
                for word in _STEPS
                if not word.endswith("フェイズ") and _STEPS[word].endswith("ステップ") and word not in {"防御", "解決"}
            ),
            _step,
        ),
        Noun(
            "turn_number",
            "(?:この)?ゲームの(?:最初の|第1)ターン|(?:(?:この)?ゲームの)?(?:第(?:[2-9]|[1-9][0-9])ターン|(?:[2-9]|[1-9][0-9])ターン目)"
            "|(?:この)?ゲームの1ターン目",  # that of a player may be the first one without being that of the game
            lambda text: next(iter(re.findall("[0-9]+", text)), "1"),
        ),
        Noun("following", alternatives(_FOLLOWING), _FOLLOWING.get),
        Noun("layer_step", "レイヤーステップ(?:[もと]|でも)?、?"),
        Noun(
            "all_passing", f"(?:{ALL})(?:とも)?[がはもの]?(?:優先権を)?(?:パス|スルー)(?:で|して|し|を続けて|を続け)、?"
        ),
        Noun(
            "whole_stack",
            rf"(?:すべて|全て|全部)の{_STACKED}|{_STACKED}(?:[をがはも](?:両方とも|すべて|全て|全部|みんな)|(?=まで))"
            "|スタック(?:に(?:ある|乗っている|残っている|残った)もの|の(?:もの|中身))",
        ),
        Noun(
            "emptying",
            "スタックが(?:すべて|全て|全部)?(?:空になる|なくなる|解決(?:される|する|し終わる))|すべて(?:が|の)?解決(?:される|する)",
        ),
        Noun("link", "(?:今の|この|現在の)?チェ[イー]ンリンク"),
        Noun(
            "counter",
            "「?[^「」。、《》にがはを0-9]{1,12}」?カウンター|「?[+-][0-9][^「」。、《》にがはを]{0,8}」?カウンター",
            lambda text: text.removesuffix("カウンター").strip("「」"),
        ),
        Noun("priority", "(?:最初に|先に|いま|今)?優先権(?:を(?:持つ|持っている|得る|もらう)|がある)の|優先権保持者"),
        Noun("it", "(?:その|この)?攻撃|それ|これ"),
        Noun("never", "(?:一度も|一切|いっさい|まったく|全く)"),
        Noun(
            "defenseless",
            f"(?:防御|ブロック)(?:手段|に使え(?:る|そうな)カード|できるカード)(?:[はがを](?:1枚も)?)?(?:{_NONE}|持っていない|持ってない)",
        ),
        Noun("without_hand", "手札(?:のカード)?(?:[はを]|から[はも]?)?(?:使わ|出さ|切ら)(?:ず|ないで)に?、?"),
        Noun("defense", "防御カード|ブロッカー|防御|ブロック"),
        Noun(
            "undefended",
            f"(?:防御カード|ブロッカー|(?:防御|ブロック)(?:の?宣言)?)[はも]?{_NONE}|ノーブロック|ノーガード"
            "|(?:防御|ブロック|ガード)(?:(?:せ|され|でき)ず|(?:し|され)な(?:いで|いまま|く))に?",
        ),
        Noun(
            "passed",
            rf"(?:{any_player})の(?:優先権の)?パス(?:を受けて|の後に?|に続いて)、?",
            lambda text: text.partition("の")[0],
        ),
        Noun(
            "both",
            rf"(?:{any_player})(?:も(?:{any_player})も|、(?:{any_player})の順に"
            rf"|と(?:{any_player})[がは](?:順に|ともに|互いに|両方)?)、?",
            lambda text: "と".join(re.findall(any_player, text)),
        ),
        Noun("closing", "(?:(?:戦闘|コンバット)?チェ[イー]ン|戦闘)[がを](?:閉じる|終わる|終了する)まで、?"),
        Noun("which", "(?:どの|何の?)(?:ステップ|フェイズ)"),
        Noun("through", "素通し|素通り"),
        Noun(
            "then",
            "(?:続けて|続いて|次に|さらに|その後|そのあと|それから|今度は)、?",
            lambda _: "前の攻撃は終わっている",
        ),
        Noun(
            "bottomed",
            rf"{card.pattern}を(?:手札から)?(?:デッキ|山札)の(?:一番)?(?:下|底)に(?:置いて|置き|送って|送り|戻して|戻し)、?",
            of_deed,
        ),
        Noun("answer", _ANSWER),
        Noun("unanswered", f"{_ANSWER}[はも]?(?:もう|(?:お)?互いに)?{_NONE}|何も{_NONE}"),
        Noun("passing", "パス"),
        Noun("none", f"{_NONE}|ゼロ|0点?"),
        Noun("point", "(?:1点の?)?(?:戦闘)?ダメージ|1点"),
        Noun("equipment", "装備品?|武器|防具"),
        Noun("resolving", "そのまま|順に|順番に|無事に?|問題なく|普通に|それ|これ|(?:対応|反応|リアクション)なしで"),
        Noun("phase", "(?:(?<!の)アクションフェイズ|ターンの最初)(?:中)?"),
        Noun(
            "rest",
            "(?:(?:あと|以後|以降|それ以降|その後|そのあと|この後|このあと|解決後|その先)(?:は|も)|以後|以降|残りは)(?:もう)?、?",
        ),
        Noun("responding", rf"{card.pattern}に対応して(?:は)?、?"),
        Noun(
            "responding",
            rf"(?:それ|これ|[こそ]の攻撃|{card.pattern})が(?:まだ)?(?:スタックにある|解決する前|解決される前|解決されない)(?:間|うち)?に、?|(?:(?:それ|これ)に対して|(?:(?:それ|これ|(?:その|この)(?:誘発|能力|攻撃|効果))に)?対応して|レスポンスで)(?:は)?、?",
        ),
    )
    return [*others[:7], *every, *others[7:]]
