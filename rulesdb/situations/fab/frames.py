"""Nouns and case frames of Flesh and Blood: attacks, defense, pitching, points, hits, chain links."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence

from rulesdb.engine.fab.language.keyword_names import LISTED
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.situations.fab.clauses import WORDS, Moment
from rulesdb.situations.fab.wordings import ZONES as OTHER_ZONES
from rulesdb.situations.parts import HeldZone
from rulesdb.situations.prose.frames import OTHER, OWN, Frame, Frames, Noun, alternatives
from rulesdb.situations.prose.nouns import nouns
from rulesdb.situations.prose.shared_frames import ACTIVATE, FRAMES, PLAY

_ZONES = {**{str(word): str(word) for word in WORDS[HeldZone, PLAIN].values()}, **OTHER_ZONES}
_ATTACK = (
    "攻撃する|殴る|殴りかかる|アタックする|攻撃を宣言する|攻撃宣言する|攻撃を行う|追撃する|攻撃を仕掛ける|攻撃をする|殴りに行く|斬りかかる|"
    "斬る|攻める|狙う"
)
_DEFEND = "防御する|ブロックする|守る|受ける|ガードする|受け止める|止める|防ぐ"
_DAMAGE = "ダメージ/戦闘ダメージ/物理ダメージ"
_DEFENDER = "target=player/card を|に|へ|@?"
_NONE = "(?:なし|無し|ない|無い)"
_ANSWER = "(?:リアクション|対応|応答|反応|レスポンス)(?:カード)?"
# fmt: off
_FRAMES: tuple[Frame, ...] = (
    # combat
    Frame(_ATTACK, "does", f"player は|が, card* で, zone から?, {_DEFENDER}", "{player}は[{zone}の]{card}で[{target}を]攻撃する"),
    Frame(_ATTACK, "does", f"player は, card* が|は, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃する"),
    Frame(_ATTACK, "is doing", f"player は|が, card* で, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃している"),
    Frame(PLAY, "has done", "player は|が, card=attack* を, zone から?, target=player/card に|へ|@", "{player}は[{zone}の]{card}で{target}を攻撃する"),
    Frame(ACTIVATE, "has done", f"player は|が, card=strike* を, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃する"),
    Frame("防御する|ブロックする|守る|受ける|ガードする|受け止める|止める|防ぐ", "does", "player は|が, cards=card/cards* で, zone から?, it を|に?", "{player}は[{zone}の]{cards}で防御する"),
    Frame("出す|使う|切る|回す|宣言する|指定する|置く|当てる|充てる", "does", "player は|が, cards=card/cards* を, まとめて ?, zone から?, 防御/ブロック/防御カード に|へ|として", "{player}は[{zone}の]{cards}で防御する"),
    Frame(_DEFEND, "is doing", "player は|が, cards=card/cards* で", "{player}は{cards}で防御している"),
    Frame(_DEFEND, "does not", "player は|が, 何 も?, it を|に|は?", "{player}は防御しない"),
    Frame("する|行う|出す|使う|宣言する|切る", "does not", "player は|が, defense を|は|も|に, 何 も?", "{player}は防御しない"),
    Frame("する|行う|出す|使う|宣言する|切る", "does not", "player は|が, 防御ステップ で|に, 何 も", "{player}は防御しない"),
    Frame("", "is", "player は|が, undefended ", "{player}は防御しない"),
    Frame("する|宣言する|選ぶ|選択する", "has done", "player は|が, undefended を|で|に|", "{player}は防御しない"),
    Frame("対応する|リアクションする|応じる", "does not", "player は|が, 何 も?", "{player}は対応しない"),
    Frame("", "is", "player は|が, unanswered ", "{player}は対応しない"),
    Frame("ヒットする|命中する|当たる|通る", "has done", "card は|が, target=player に?", "{card}がヒットする"),
    Frame("ヒットする|命中する|当たる|通る", "has done", "攻撃 は|が, target=player に?", "攻撃がヒットする"),
    Frame("ヒットする|命中する|当たる|通る", "does not", "card は|が, target=player に?", "{card}はヒットしない"),
    Frame("ヒットする|命中する|当たる|通る", "does not", "攻撃 は|が, target=player に?", "攻撃はヒットしない"),
    Frame("通る|入る|抜ける|受ける|もらう|食らう", "does not", "player は|に?, point も|は|が|を", "攻撃はヒットしない"),
    Frame("閉じる|終わる|終了する|閉じられる", "has done", "戦闘チェイン/戦闘チェーン/チェイン/チェーン/コンバットチェイン/コンバットチェーン/戦闘 が|は|を", "戦闘の終わりまで全員がパスを続ける"),
    Frame("入る|移る|なる|進む|行く|来る|進める|突入する|迎える", "has done", "rest ?, everybody は|が?, player は|が?, it は|が?, nothing ?, step に|へ|まで|を, turn の?", "{step}まで全員がパスを続ける"),
    Frame("始まる|来る|開始する|開始される|終わりを迎える", "has done", "step が|に|は|を", "{step}まで全員がパスを続ける"),
    # nobody does anything more
    Frame("", "is", "rest , everybody は|が|で|, unanswered/passing/none ", "以後は誰も何もしない"),
    Frame("", "is", "rest ?, everybody は|が|で|も|, unanswered ", "以後は誰も何もしない"),
    Frame("", "is", "rest ?, answer は|も?, everybody に|で|は|, none ", "以後は誰も何もしない"),
    Frame("パスする|スルーする|パスを続ける|パスし続ける|パスし合う", "has done", "rest , everybody は|が|も|", "以後は誰も何もしない"),
    Frame("する|行う|起きる|起こる|動く|対応する|使う|プレイする", "does not", "rest , everybody は|が|も|?, 何 も?", "以後は誰も何もしない"),
    Frame("する|行う|起きる|起こる|動く|対応する|使う|プレイする", "does not", "rest , 誰/どちら も, 何 も?", "以後は誰も何もしない"),
    Frame("解決する|解決される|処理する|処理される|済ませる", "has done", "resolving は|が|を|も|?", "解決が終わる"),
    Frame("解決する|解決される|処理する|処理される|適用される", "has done", "card/ability は|が|を|も", "{card}の解決が終わる"),
    # payment
    Frame("ピッチする", "has done", "player は|が, cards=card/cards* を, 手札 から?", "ピッチするカード: {cards|、}"),
    Frame("得る|出す|生む|生み出す|作る|確保する|捻出する", "has done", "player は|が, cards=pitched* , paid を|", "{player}は{cards}をピッチして{paid}点を得る"),
    Frame("払う|支払う|使う|消費する", "has done", "player は|が, paid を|で|", "{player}はリソースポイント{paid}点を支払う"),
    # life, damage and points
    Frame("与える", "has done", f"by=card は|が, target=player に, amount の|, {_DAMAGE} を", "{by}から{target}に{amount}点のダメージが与えられる"),
    Frame("与えられる|入る|飛ぶ|通る|抜ける|届く|発生する", "has done", f"target=player に|へ, points=damage の|が|, {_DAMAGE} が?", "{target}に{points}点のダメージが与えられる"),
    Frame("与えられる|入る|飛ぶ|通る|抜ける|届く|発生する", "has done", f"points=damage の|が|, {_DAMAGE} が?", "{points}点のダメージが与えられる"),
    Frame("受ける|もらう|食らう|くらう|喰らう", "has done", f"target=player は|が, points=damage の|を|, {_DAMAGE} を?", "{target}に{points}点のダメージが与えられる"),
    Frame("失う", "has done", "player は|が, ライフ を, amount の|", "{player}はライフを{amount}点失う"),
    Frame("得る|回復する", "has done", "player は|が, ライフ を, amount の|", "{player}はライフを{amount}点得る"),
    Frame("得る|もらう|獲得する", "has done", "player は|が, points を, amount の|", "{player}は{points}を{amount}点得る"),
    Frame("得る|もらう|獲得する", "has done", "player は|が, by=keyword で|により|によって, points を", "{player}は{points}を1点得る"),
    Frame("つく|付く|付与される|与えられる", "has done", "card に, keyword が", "{card}は{keyword}を得る"),
    Frame("得る|もらう|獲得する", "has done", "card は|が, keyword を", "{card}は{keyword}を得る"),
    Frame("", "is", "player の|は|に, points は|が, amount ", "{player}の{points}は{amount}である"),
    Frame("ある|残る|持つ|浮く|余る", "does", "player は|の|に, points が|を|も, ちょうど ?, amount の|", "{player}の{points}は{amount}である"),
    Frame("残る|持つ|余る|浮く|残す|用意する", "is doing", "player は|の|に, points が|を|も, ちょうど ?, amount の|", "{player}の{points}は{amount}である"),
    Frame("ある|残る|持つ|浮く|余る", "does not", "player は|の|に, points は|が|も", "{player}の{points}は0である"),
    Frame("残る|持つ|余る|浮く", "is not doing", "player は|の|に, points は|が|を|も", "{player}の{points}は0である"),
    Frame("", "is", "player は|の, points は|が|, none ", "{player}の{points}は0である"),
    # what happens by itself
    Frame("誘発する", "has done", "card/ability は|が|も", "{card}の能力が誘発する"),
    Frame("誘発する", "has done", "keyword は|が|も", "{keyword}が誘発する"),
    Frame("誘発する", "has done", "card の, keyword は|が|も", "{card}の{keyword}が誘発する"),
    Frame("壊れる|破壊される|割れる|砕ける", "has done", "card は|が|も", "{card}が破壊される"),
    Frame("追放される", "has done", "card は|が|も", "{card}が追放される"),
    Frame("捨てられる", "has done", "card は|が|も", "{card}が捨てられる"),
    Frame("公開される|めくれる", "has done", "card は|が|も", "{card}が公開される"),
    Frame("選ぶ|取る|とる|指定する|する", "has done", "対象 は|に|を|として, target=player/card に|を|と|", "対象: {target}"),
    Frame("", "is", "対象 は, target=player/card ", "対象: {target}"),
    # what is equipped, what a hero is, whose turn it is
    Frame("装備する|着ける|つける|着る|かぶる|身につける|履く|はめる|構える", "is doing", "player は|が, cards=card/cards* を, zone に?", "{player}は[{zone}に]{cards}を装備している"),
    Frame("装備する", "does", "player は|が, cards=card/cards* を, zone に?", "{player}は[{zone}に]{cards}を装備している"),
    Frame("", "is", "player の|は, equipment は|が, cards=card/cards ", "{player}は{cards}を装備している"),
    Frame("", "is", "player の|は, zone の|, equipment は|が, cards=card ", "{player}は{zone}に{cards}を装備している"),
    Frame("ある|する", "does not", "player は|の|に, equipment は|が|も|を", "{player}の頭にカードはない。{player}の胴にカードはない。{player}の腕にカードはない。{player}の足にカードはない"),
    Frame("", "is", "player は|の, equipment は|が|, none ", "{player}の頭にカードはない。{player}の胴にカードはない。{player}の腕にカードはない。{player}の足にカードはない"),
    Frame("", "is", "player の, ヒーロー は, card ", "{player}のヒーローは{card}である"),
    Frame("使う|使用する|操る", "is doing", "player は|が, ヒーロー に|として|, card を", "{player}のヒーローは{card}である"),
    Frame("使う|使用する|操る", "is doing", "player は|が, card=hero を", "{player}のヒーローは{card}である"),
    Frame("", "is", "player の|は, 知性/知力 は|, amount ", "{player}の知性は{amount}である"),
    Frame("", "is", "今/いま/現在 は?, turn ", "{turn}である"),
    Frame("", "is", "player が|は, ターンプレイヤー/手番プレイヤー/手番側 ", "{player}のターンである"),
    # questions
    Frame("", "is", "player の|は, points は|が|, much ?", "{player}の{points}は？"),
    Frame("残る|ある|持つ|なる|浮く|余る", "does", "player の|は|に, points は|が|を, much に|", "{player}の{points}は？"),
    Frame("残る|ある|持つ|浮く|余る", "is doing", "player の|は|に, points は|が|を, much ?", "{player}の{points}は？"),
    Frame("ヒットする|命中する|当たる", "has done", "card は|が, target=player に?", "{card}はヒットした？"),
    Frame(_ATTACK, "can", f"player は|が, card* で, {_DEFENDER}", "{player}は{card}で攻撃できる？"),
    Frame(f"{_DEFEND}|防御に使う|ブロックに使う|防御に出す|ブロックに出す|防御に回す|防御カードにする", "can", "player は|が, cards=card/cards* で|を, it を|に?", "{player}は{cards}で防御できる？"),
    Frame("なる|ある", "has done", "card の|は, stat は|が, much に|?", "{card}の{stat}は？"),
    Frame("", "is", "card の|は, stat は|が|, much ?", "{card}の{stat}は？"),
    Frame("", "is", "tokens は|が|, much ?", "{tokens}はいくつ？"),
    Frame("ある|残る|出る|いる|なる", "has done", "tokens は|が, much に|", "{tokens}はいくつ？"),
    Frame("", "is", "priority は, who ", "優先権は誰にある？"),
    Frame("ある|乗る|載る|置く|残る|のる", "has done", "card は|に|の|の上に, counter は|が, much ", "{card}の「{counter}」カウンターは何個？"),
    Frame("置かれる|乗せられる", "does", "card は|に|の, counter は|が, much ", "{card}の「{counter}」カウンターは何個？"),
    Frame("", "is", "card の|は|に, counter は|が, much ?", "{card}の「{counter}」カウンターは何個？"),
    Frame("ある|乗る|載る|置く|残る|のる", "has done", "card に|は, counter が, amount の|", "{card}に「{counter}」カウンターが{amount}個ある"),
)
# fmt: on
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
    "パワー": "パワー",
    "攻撃力": "パワー",
    "防御値": "防御",
    "防御力": "防御",
    "コスト": "コスト",
    "ピッチ値": "ピッチ",
}
_KEYWORDS = {word: name.word for name in LISTED.values() for word in (name.word, *name.players.split("|")) if word}
"""The names of keywords, by all words for them."""

_STEPS = {
    **{word: word for word in WORDS[Moment, PLAIN].values()}, "ダメージ": "ダメージステップ", "ダメージ計算": "ダメージステップ", "ダメージ処理": "ダメージステップ",
    "クローズステップ": "戦闘の終わり", "エンドフェイズ": "終了フェイズ", "エンドステップ": "終了フェイズ", "防御": "防御ステップ", "解決": "解決ステップ",
    "アタックステップ": "攻撃ステップ", "ディフェンスステップ": "防御ステップ", "ブロックステップ": "防御ステップ",
}  # fmt: skip
_PAID = (
    r"(?:(?:その|残りの?|手持ちの|浮いている|余った)?(?:[0-9]+点?の?(?:リソース|資源)(?:ポイント)?|(?:リソース|資源)(?:ポイント)?(?:を|の)?[0-9]+点?|[0-9]+点|(?:\{r\})+)"
    r"(?:(?:を|だけ)?(?:支?払って|使って|消費して|支?払い|使い|充てて)|で(?:支?払って|支?払い)?)?、?)"
)
"""What is paid, with the verb of a clause that says no more."""
_DAMAGE_DONE = r"(?:戦闘|物理)?ダメージ(?:の?(?:計算|処理|解決))?"
_AFTER_DAMAGE = (
    rf"{_DAMAGE_DONE}(?:[がを](?:入る|終わる|処理する|処理し終える|与えられる|済む)と|"
    r"[がを](?:入った|終わった|処理した|与えられた|済んだ|解決した)(?:後|あと|とき|時|ら)|の?(?:後|あと))(?:[にで]は?|は)?"
)
_AFTER_COMBAT = (
    r"(?:(?:戦闘|コンバット)(?:チェイン|チェーン)?|チェイン|チェーン)(?:[がを](?:閉じ|閉じられ|終わっ|終了し)た(?:後|あと|ら|とき|時|場合)"
    r"|[がを](?:閉じる|終わる|終了する)と|(?:終了)?の?(?:後|あと))(?:[にで]は?|は)?"
)
"""Clauses that say only when what follows them is so."""
_MOMENTS = [word for word in _STEPS if word.endswith(("ステップ", "フェイズ", "の終わり"))]
"""Those that say when something is done: 防御に and ダメージで say what it is for."""
_ADJUNCTS = {
    "turn": "{turn}である。",
    "moment": "{moment}まで全員がパスを続ける。",
    "responding": "{player}は対応する。",
    "pitched": "。ピッチするカード: {pitched|、}",
    "phase": "",
    "role": "",
    "afterwards": "以後は誰も何もしない。",
    "gained": "{player}はアクションポイントを1点得る。",
    "chained": "戦闘チェインは開いている。",
    "paid": "。{player}はリソースポイント{paid}点を支払う",
}
"""What is said of the time at which something is done, and of how it is paid."""
_PITCHES = {"赤": "1", "黄": "2", "青": "3"}
_TYPES = {
    "攻撃リアクション": "Attack Reaction", "防御リアクション": "Defense Reaction", "インスタント": "Instant", "攻撃アクション": "Action - Attack",
    "武器": "Weapon", "装備": "Equipment", "装備品": "Equipment", "オーラ": "Aura", "アイテム": "Item", "アクション": "Action",
}  # fmt: skip
_OF_ATTACKS = re.compile("アクション[^0-9]*攻撃|Action - Attack")


def frames(players: Sequence[str], holders: Mapping[str, Collection[str]], first_lines: Mapping[str, str]) -> Frames:
    """Return the frames of the game for a situation of some players, who have cards with some first lines."""

    def said(pattern: str) -> Callable[[str], bool]:
        return lambda name: re.search(pattern, first_lines.get(name, "").partition("》")[2]) is not None

    colors = {
        f"{color}{end}": said(rf"(?:ピッチ|(?i:pitch) ?){pitch}\b")
        for color, pitch in _PITCHES.items()
        for end in ("", "い", "色", "の", "色の")
    }
    types = {word: said(f"{word.removesuffix('品')}|{english}") for word, english in _TYPES.items()}
    every = [*nouns(players, _ZONES, {**colors, **types})]
    card, cards = (next(one for one in every if one.kind == kind) for kind in ("card", "cards"))

    def attack(text: str) -> str | None:
        words = card.words(text)
        name = text[text.index("《") + 1 : text.index("》")]
        return words if _OF_ATTACKS.search(first_lines.get(name, "").partition("》")[2]) else None

    def hero(text: str) -> str | None:
        return card.words(text) if said("ヒーロー|Hero")(text[text.index("《") + 1 : text.index("》")]) else None

    def paid(text: str) -> str:
        return next(iter(re.findall("[0-9]+", text)), str(text.count("{r}")))

    def own_step(text: str) -> str:
        player, _, step = text.partition("の")
        return f"{player}の{_STEPS[step]}"

    def tokens(text: str) -> str:
        player = next(one for one in sorted([*players, *OWN, *OTHER], key=len, reverse=True) if text.startswith(one))
        return f"{player}がコントロールする「{text[text.index('《') + 1 : text.index('》')]}」"

    others = (
        Noun("attack", card.pattern, attack),
        Noun("hero", card.pattern, hero),
        Noun("strike", f"(?:{card.pattern})(?<=の攻撃)", card.words),
        Noun(
            "pitched",
            rf"{card.pattern}(?:(?:、|と){card.pattern})*を(?:ピッチ|支払いに充てて?)(?:して?)?、?",
            lambda text: cards.words(re.sub("を(?:ピッチ|支払い).*", "", text)),
        ),
        Noun(
            "points",
            f"(?:{alternatives(_POINTS)})(?:の)?(?=[はがをも0-9、]|$)",
            lambda text: _POINTS[text.removesuffix("の")],
        ),
        Noun(
            "turn",
            f"(?:{alternatives(players)})の(?:ターン|手番|番)(?:中|の間)?",
            lambda text: re.sub("(?:手番|番)$", "ターン", re.sub("中|の間", "", text)),
        ),
        *(
            noun
            for kind, steps in (("step", _STEPS), ("moment", _MOMENTS))
            for noun in (
                Noun(kind, f"(?:{alternatives(steps)})(?:中)?", lambda text: _STEPS[text.removesuffix("中")]),
                Noun(kind, rf"(?:{alternatives([*players, *OWN, *OTHER])})の(?:{alternatives(steps)})", own_step),
            )
        ),
        Noun("moment", _AFTER_DAMAGE, lambda _: "解決ステップ"),
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
        Noun("role", "(?:防御リアクション|攻撃リアクション)として"),
        Noun(
            "tokens",
            rf"(?:{alternatives([*players, *OWN, *OTHER])})(?:の(?:場|闘技場|アリーナ)(?:に(?:は|ある|出ている|いる)?|の)、?|(?:が|は)コントロール(?:する|している))(?:《[^》]*》)(?:トークン)?",
            tokens,
        ),
        Noun("stat", alternatives(_STATS), _STATS.get),
        Noun("paid", _PAID, paid),
        Noun("damage", "[0-9]+点", lambda text: text.removesuffix("点")),
        Noun("keyword", alternatives(_KEYWORDS), _KEYWORDS.get),
        Noun(
            "counter",
            "「?[^「」。、《》にがはを0-9]{1,12}」?カウンター|「?[+-][0-9][^「」。、《》にがはを]{0,8}」?カウンター",
            lambda text: text.removesuffix("カウンター").strip("「」"),
        ),
        Noun("priority", "優先権(?:を(?:持つ|持っている|得る|もらう)|がある)の|優先権保持者"),
        Noun("it", "(?:その|この)?攻撃|それ|これ"),
        Noun("defense", "防御カード|ブロッカー|防御|ブロック"),
        Noun("undefended", f"(?:防御カード|ブロッカー|防御|ブロック)は?{_NONE}|ノーブロック|ノーガード"),
        Noun("answer", _ANSWER),
        Noun("unanswered", f"{_ANSWER}は?{_NONE}|何も{_NONE}"),
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
        Noun("responding", "(?:(?:それ|これ)に対して|(?:(?:それ|これ)に)?対応して|レスポンスで)(?:は)?、?"),
    )
    return Frames((*_FRAMES, *FRAMES), [*others[:3], *every, *others[3:]], _ADJUNCTS, players, holders)
