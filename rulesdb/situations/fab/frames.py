"""Case frames of Flesh and Blood: attacks, defense, pitching, points, hits, chain links."""

from collections.abc import Collection, Mapping, Sequence

from rulesdb.situations.fab.nouns import nouns
from rulesdb.situations.prose.frames import Frame, Frames, in_forms
from rulesdb.situations.prose.inflection import Form
from rulesdb.situations.prose.shared_frames import ACTIVATE, FRAMES, PLAY

_ATTACK = (
    "攻撃する|殴る|殴りかかる|アタックする|攻撃を宣言する|攻撃宣言する|攻撃を行う|追撃する|攻撃を仕掛ける|攻撃をする|殴りに行く|斬りかかる|"
    "斬る|攻める|狙う"
)
_DEFEND = "防御する|ブロックする|守る|受ける|ガードする|受け止める|止める|防ぐ"
_HIT = "ヒットする|命中する|当たる|通る"
_DAMAGE = "ダメージ/戦闘ダメージ/物理ダメージ"
_DAMAGE_DEALT = "/".join(
    f"{one}{end}" for one in ("ダメージ", "戦闘ダメージ") for end in ("の後", "のあと", "が与えられる", "が入る")
)
_RESOLVED = "解決する|解決される|解決し終える|処理する|処理される|処理し終える|済ませる|片付ける"
_PREVENT = "軽減する|防ぐ|減らす|減少させる"
_SEE = "見る|確認する|のぞく|覗く|知る"
_DEFENDER = "target=player/card を|に|へ|@?"
_BOTH = {2: "/両方とも/両方/どちらも"}
_COUNTED = (
    (1, ""),
    *(
        (
            count,
            f", {'/'.join(f'{count}{unit}{end}' for unit in 'つ個枚' for end in ('とも', ''))}{_BOTH.get(count, '')} ",
        )
        for count in (2, 3, 4)
    ),
)
"""Numbers of abilities of objects of a name, with the words for them."""
_AMOUNT_ASKED: tuple[tuple[str, Form, str], ...] = (
    ("", "is", "は|が|, much "),
    ("", "is", "の, 数/個数/枚数 は, much ?"),
    ("ある|残る|出る|いる|なる", "has done", "は|が|も, much に|"),
)
_TIMES_ASKED: tuple[tuple[Form, str, str, str], ...] = (
    ("will do", "引く", "受ける", "ヒットする"),
    ("has done", "引いた", "受けた", "ヒットした"),
)
"""The forms of what will happen and of what has, with verbs in them."""
_PLAYED: tuple[tuple[Form, str], ...] = (("has done", "する"), ("can", "できる？"))
# fmt: off
_FRAMES: tuple[Frame, ...] = (
    # combat
    Frame(_ATTACK, "does", f"then ?, player は|が, card* で, zone から?, {_DEFENDER}", "[{then}。]{player}は[{zone}の]{card}で[{target}を]攻撃する"),
    Frame(PLAY, "has done", "then , player は|が, card=attack* を, zone から?", "{then}。{player}は[{zone}の]{card}で攻撃する"),
    Frame(_ATTACK, "does", f"player は, card* が|は, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃する"),
    Frame(_ATTACK, "is doing", f"player は|が, card* で, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃している"),
    Frame(PLAY, "has done", "then ?, player は|が, card=attack* を, zone から?, target=player/card に|へ|@", "[{then}。]{player}は[{zone}の]{card}で{target}を攻撃する"),
    *(
        Frame(PLAY, form, f"player は|が, card={kind}* を|は, {word} として, zone から?", f"{{player}}は{{card}}を[{{zone}}から]プレイ{does}")
        for kind, word in (("blocking", "防御リアクション"), ("boosting", "攻撃リアクション"))
        for form, does in _PLAYED
    ),
    Frame(ACTIVATE, "has done", f"player は|が, card* で, 攻撃 を, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃する"),
    Frame(ACTIVATE, "has done", f"player は|が, card=strike* を, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃する"),
    Frame("防御する|ブロックする|守る|受ける|ガードする|受け止める|止める|防ぐ", "does", "player は|が, cards=card/cards* で|により|によって|として, zone から?, it を|に?", "{player}は[{zone}の]{cards}で防御する"),
    Frame(_DEFEND, "does", "player は|が, cards=card/cards* で, zone から?, against=attack を|に", "{against}が攻撃している。{player}は[{zone}の]{cards}で防御する"),
    Frame("出す|使う|切る|回す|宣言する|指定する|置く|当てる|充てる", "does", "player は|が, cards=card/cards* を, まとめて ?, zone から?, 防御/ブロック/防御カード/防御側 に|へ|として|と", "{player}は[{zone}の]{cards}で防御する"),
    Frame(_DEFEND, "does", "player は|が, cards=card/cards* で, zone から?, described を|に", "{described}が{player}を攻撃している。{player}は[{zone}の]{cards}で防御する"),
    Frame(f"{_ATTACK}|飛んでくる|来る", "has done", "player に|へ|を, described が|で", "{described}が{player}を攻撃している"),
    Frame(_DEFEND, "does not", "player は|が, described を|に|は", "{described}が{player}を攻撃している。{player}は防御しない"),
    Frame(_DEFEND, "is doing", "player は|が, cards=card/cards* で", "{player}は{cards}で防御している"),
    Frame(_DEFEND, "does not", "player は|が, 何 も?, it/attack を|に|は|も?", "{player}は防御しない"),
    Frame(_DEFEND, "does not", "player は|が, 手札 から|で|の, カード で|は?, it を|に?", "{player}は手札からは防御しない"),
    Frame("出す|使う|切る", "does not", "player は|が, 手札 から, 防御/ブロック/防御カード に|を|として, カード を?, 何 も?", "{player}は手札からは防御しない"),
    Frame(_DEFEND, "does", "player は|が, count=hand_cards で, it を|に?", "{player}は手札{count}枚すべてで防御する"),
    Frame("出す|使う|切る|回す|宣言する", "does not", "player は|が, 何 も, 防御/ブロック に", "{player}は防御しない"),
    Frame("受ける|通す|スルーする|食らう", "has done", "player は|が, it/attack を|に|は|も?, undefended で|に|", "{player}は防御しない"),
    Frame("", "is", "player は|が, it/attack を|に|は|も?, undefended で|に|?, through ", "{player}は防御しない。攻撃がヒットする"),
    Frame("する|させる", "has done", "player は|が, it/attack を|に|は|も?, undefended で|に|?, through に|", "{player}は防御しない。攻撃がヒットする"),
    Frame("する|行う|使う|出す|切る|プレイする", "does not", "player は|が, answer を|は|も, 何 も?", "{player}は対応しない"),
    Frame("する|行う|使う|出す|切る|プレイする", "does not", "everybody は|が|も|, answer を|は|も", "全員がパスする"),
    Frame("する|行う|使う|出す|切る|プレイする|リアクションする", "does not", "nobody も, answer を|は|も?, 何 も?", "全員がパスする"),
    Frame("使う|出す|切る|プレイする", "does not", "player は|が, 何 も", "{player}はパスする"),
    Frame("スルーする|通す", "has done", "player は|が, nothing ?, 優先権 を?", "{player}はパスする"),
    Frame("する|行う|出す|使う|宣言する|切る|選ぶ|選択する|置く", "does not", "player は|が, defense を|は|も|に, 何 も?", "{player}は防御しない"),
    Frame("", "is", "player は|が|の, it を|は|も?, undefended ", "{player}は防御しない"),
    Frame("", "is", "it/attack を|は|も?, undefended ", "誰も防御しない"),
    Frame("する|行う", "does not", "player は|が, 防御/ブロック も, answer も", "{player}は防御しない。{player}は対応しない"),
    Frame("宣言する", "does not", "player は|が, 何 も", "{player}は防御しない"),
    Frame(_DEFEND, "does not", "player は|が, このターン は|に|?, never ", "{player}はこのターンに一度も防御しない"),
    Frame("", "is", "player は|に|の, defenseless ", "{player}はこのターンに一度も防御しない"),
    Frame("防御される|ブロックされる", "does not", "it/attack/card を|は|も?, nobody にも?", "誰も防御しない"),
    Frame("受ける|通す|食らう", "has done", "player は|が, it/card も", "{player}は防御しない"),
    Frame("する|宣言する|選ぶ|選択する", "has done", "player は|が, undefended を|で|に|", "{player}は防御しない"),
    Frame("スルーする|通す", "has done", "player は|が, 優先権 を?", "{player}はパスする"),
    Frame("パスする", "does", "player は|が, リアクションをプレイせずに/リアクションをせずに/リアクションせずに/リアクションを使わずに ", "{player}はパスする"),
    Frame("対応する|リアクションする|応じる", "does not", "player は|が, 何 も?", "{player}は対応しない"),
    Frame("", "is", "player は|が, unanswered ", "{player}は対応しない"),
    Frame("", "is", "everybody は|が|も|に|の?, unanswered ", "全員がパスする"),
    Frame("ある", "does not", "everybody は|が|も|に|の?, answer は|が|も|", "全員がパスする"),
    Frame("ある", "does not", "player は|が|も|に|の, answer は|が|も|", "{player}は対応しない"),
    Frame("ある|起こる|起きる|する", "does not", "rest , 何 も", "以後は誰も何もしない"),
    Frame("", "is", "rest , 何 も, none ", "以後は誰も何もしない"),
    Frame(_HIT, "has done", "card は|が, target=player に?", "{card}が[{target}に]ヒットする"),
    Frame(_HIT, "has done", "it/攻撃 は|が?, target=player に?", "攻撃が[{target}に]ヒットする"),
    Frame(_HIT, "does not", "card は|が, target=player に?", "{card}は[{target}に]ヒットしない"),
    Frame(_HIT, "does not", "攻撃 は|が, target=player に?", "攻撃は[{target}に]ヒットしない"),
    Frame("通る|入る|抜ける|受ける|もらう|食らう", "does not", "player は|に?, point も|は|が|を", "攻撃はヒットしない"),
    Frame("ある|入る|発生する|与えられる", "does not", f"player に|へ?, {_DAMAGE} は|が|も", "攻撃はヒットしない"),
    Frame("", "is", f"player に|へ|の?, {_DAMAGE} は|が|, none ", "攻撃はヒットしない"),
    Frame("閉じる|終わる|終了する|閉じられる", "has done", "戦闘チェイン/戦闘チェーン/チェイン/チェーン/コンバットチェイン/コンバットチェーン/戦闘 が|は|を", "戦闘の終わりまで全員がパスを続ける"),
    Frame("入る|移る|なる|進む|行く|来る|進める|突入する|迎える|進行する|到達する|至る|経る", "has done", "rest ?, everybody は|が?, player は|が?, it/link は|が?, nothing ?, step に|へ|まで|を, turn の?", "{step}まで全員がパスを続ける"),
    Frame("終わる|終了する|終える|処理する|解決する|済ませる", "has done", "rest ?, everybody は|が?, nothing ?, step まで", "{step}まで全員がパスを続ける"),
    Frame("終わる|終了する|終える|済む", "has done", "following が|は|を", "{following}まで全員がパスを続ける"),
    Frame("", "is", "rest ?, all_passing ?, everybody は|が?, nothing ?, step へ|まで", "{step}まで全員がパスを続ける"),
    Frame("", "is", "onward=そのまま/all_passing ?, combat_step ", "{combat_step}まで全員がパスを続ける"),
    Frame("パスする|パスを続ける|進む|進める|待つ", "has done", "everybody は|が|で|?, nothing ?, ターンの終わり/ターンの終了/ターン終了 まで", "次のターンまで全員がパスを続ける"),
    Frame("始まる|来る|開始する|開始される|終わりを迎える", "has done", "step が|に|は|を", "{step}まで全員がパスを続ける"),
    Frame("パスする|パスを続ける|進む|進める|待つ", "has done", "closing , everybody は|が|で|?, nothing ?", "戦闘の終わりまで全員がパスを続ける"),
    Frame("パスする|パスを続ける|進む|進める|待つ", "has done", f"everybody は|が|で|?, nothing ?, {_DAMAGE_DEALT} まで", "ダメージステップまで全員がパスを続ける"),
    Frame("パスする|パスを続ける|進む|進める|解決する", "has done", "everybody は|が|で|?, emptying まで", "すべての解決が終わる"),
    Frame("なる", "has done", "スタック が|は, 空/空っぽ に", "すべての解決が終わる"),
    Frame(_RESOLVED, "has done", "rest ?, everybody は|が|で|?, whole_stack は|が|を|も|まで|", "すべての解決が終わる"),
    Frame(_RESOLVED, "has done", "everybody は|が|に|で|?, nothing ?, card の?, ダメージ と, whole_stack は|が|を|も|", "ダメージステップまで全員がパスを続ける。すべての解決が終わる"),
    Frame("", "is", "whole_stack は|が|を|も|, 解決済み/処理済み ", "すべての解決が終わる"),
    Frame(_RESOLVED, "has done", "step の, whole_stack は|が|を|も|まで|", "{step}まで全員がパスを続ける。すべての解決が終わる"),
    Frame("パスする", "has done", "both , 優先権 を?", "パスするのは{both}である"),
    Frame("合意する|同意する", "has done", "everybody は|が|で|, 引き分け に|で|を", "全員が引き分けに合意する"),
    Frame("する|決める", "has done", "everybody は|が|で|, 合意 で|により|の上で?, ゲーム/このゲーム を|は?, 引き分け に|と", "全員が引き分けに合意する"),
    Frame("計算する|処理する|解決する|与え合う", "has done", "everybody で|は|が|?, ダメージ/戦闘ダメージ を", "ダメージステップまで全員がパスを続ける"),
    Frame("パスする|パスを続ける", "has done", "step まで, everybody は|が|で|", "{step}まで全員がパスを続ける"),
    Frame("解決する|解決される", "has done", "all_passing ", "全員がパスする。解決が終わる"),
    Frame("", "is", "layer_step ?, everybody は|が|の|も|, 優先権 を?, passing ", "全員がパスする"),
    Frame("パスする", "has done", "layer_step で|は|も|, moment で|に|は|も|?, everybody は|が|の|も|", "[{moment}まで全員がパスを続ける。]全員がパスする"),
    Frame("ある|移る|来る|渡る|戻る|回る|回ってくる", "has done", "優先権 は|が, player に|へ", "{player}が優先権を得る"),
    Frame("", "is", "優先権 は|が, player ", "{player}が優先権を得る"),
    Frame("", "is", "priority は, player ", "{player}が優先権を得る"),
    Frame("", "is", "player に, 優先権 ", "{player}が優先権を得る"),
    Frame("得る|持つ|もらう|受け取る", "has done", "player は|が, 優先権 を", "{player}が優先権を得る"),
    Frame("解決する|解決される|終わる|終了する", "has done", "link が|は|を", "解決ステップまで全員がパスを続ける"),
    Frame("なる|移る|入る|来る|回ってくる", "has done", "次の ?, turn に|が", "{turn}まで全員がパスを続ける"),
    Frame("始まる|開始する", "has done", "次の , turn が", "{turn}まで全員がパスを続ける"),
    Frame("始まる|開始する|始める|開始される", "has done", "ゲーム/この対戦/対戦/試合 が|を", "ゲームが始まる"),
    Frame("", "is", "ゲームの開始時/ゲーム開始時/ゲーム開始/ゲームの開始 ", "ゲームが始まる"),
    Frame("始まる|開始する|始める", "has done", "turn が|を", "{turn}が始まる"),
    Frame("終わる|終了する|終える", "has done", "turn が|は|を", "{turn}が終わる"),
    Frame("進む|進める", "has done", "turn まで|に|へ", "{turn}まで全員がパスを続ける"),
    # nobody does anything more
    Frame("", "is", "rest , everybody は|が|で|, unanswered/passing/none ", "以後は誰も何もしない"),
    Frame("", "is", "rest ?, everybody は|が|で|も|, unanswered ", "以後は誰も何もしない"),
    Frame("", "is", "rest ?, answer は|も?, everybody に|で|は|, none ", "以後は誰も何もしない"),
    Frame("パスする|スルーする|パスを続ける|パスし続ける|パスし合う", "has done", "rest , everybody は|が|も|", "以後は誰も何もしない"),
    Frame("する|行う|起きる|起こる|動く|対応する|使う|プレイする", "does not", "rest , everybody は|が|も|?, 何 も?", "以後は誰も何もしない"),
    Frame("する|行う|起きる|起こる|動く|対応する|使う|プレイする", "does not", "rest , 誰/どちら も, 何 も?", "以後は誰も何もしない"),
    Frame("解決する|解決される|処理する|処理される|済ませる", "has done", "resolving は|が|を|も|?", "解決が終わる"),
    Frame(f"{_RESOLVED}|適用される", "has done", "card は|が|を|も", "{card}の解決が終わる"),
    Frame(_RESOLVED, "has done", "両方/両方とも/どちらも は|が|を|も|", "解決が終わる。解決が終わる"),
    *(
        Frame(f"{_RESOLVED}|適用される", "has done", f"card の, {what} は|が|を|も{words}", "。".join([f"{{card}}{said}の解決が終わる"] * count))
        for count, words in _COUNTED
        for what, said in (("trigger", "の誘発"), ("its", ""))
    ),
    Frame("引く|ドローする", "has done", "by=card の, its で|により|によって, player は|が, カード を?, amount の|?", "{player}は{by}によってカードを[{amount}枚]引く"),
    Frame("与えられる|入る|飛ぶ", "has done", f"by=card の, its で|により|によって, target=player に|へ, points=damage の|が|, {_DAMAGE} が?", "{by}から{target}に{points}点のダメージが与えられる"),
    Frame("受ける|もらう|食らう", "has done", f"by=card の, its で|により|によって, target=player は|が, points=damage の|を|, {_DAMAGE} を?", "{by}から{target}に{points}点のダメージが与えられる"),
    Frame(_RESOLVED, "has done", "card の?, keyword の?, trigger は|が|を|も", "[{card}の][{keyword}の]誘発の解決が終わる"),
    Frame(_RESOLVED, "has done", "keyword の, its は|が|を|も", "{keyword}の誘発の解決が終わる"),
    # payment
    Frame("ピッチする", "has done", "player は|が, cards=card/cards* を, 手札 から?", "ピッチするカード: {cards|、}"),
    Frame(ACTIVATE, "has done", f"player は|が, card=destroyed* , its を?, {_DEFENDER}", "{player}は{card}の能力を起動する[。対象: {target}]。{player}は{card}を破壊する"),
    Frame(f"{_PREVENT}|使う", "has done", "player は|が, card* の, keyword で|を, ダメージ を|から?, amount の|", "{player}は{card}の{keyword}で{amount}点軽減する"),
    Frame(f"{_PREVENT}|使う|適用する", "has done", "player は|が, keyword で|を|に, ダメージ を|から?", "{player}は{keyword}を使う"),
    Frame(_PREVENT, "has done", "player は|が, keyword で|を|に, ダメージ を|から?, amount の|", "{player}は{keyword}で{amount}点軽減する"),
    Frame(_PREVENT, "has done", "player は|が, by=using , ダメージ を|から?, amount の|", "{player}は{by}で{amount}点軽減する"),
    Frame("払う|支払う", "has done", "player は|が, keyword に|へ|で|の, paid を|で|", "{player}は{keyword}を使う。{player}はリソースポイント{paid}点を支払う"),
    Frame("払う|支払う", "does not", "player は|が, 何/リソース も|を|は?", "{player}は何も支払わない"),
    Frame("払う|支払う|使う", "has done", "player は|が, cards に|へ, each を|", "{player}は{cards|の効果を使う。@は}の効果を使う。{player}はリソースポイント{each}点を支払う"),
    Frame("置く|戻す|送る|入れる", "has done", "player は|が, card* を, 手札 から?, bottom に|へ", "{player}は{card}をデッキの一番下に置く"),
    Frame("", "is", "player は|が, card* を, 手札 から?, bottom へ", "{player}は{card}をデッキの一番下に置く"),
    Frame(_PREVENT, "has done", "player は|が, paid を|で|, ダメージ を|から?", "{player}はそうする。{player}はリソースポイント{paid}点を支払う"),
    Frame("置く|戻す|送る|載せる|乗せる", "has done", "player は|が, card* を, 手札 から?, top に|へ", "{player}は{card}をデッキの一番上に置く"),
    Frame("軽減する", "has done", "player は|が, card* で, ダメージ を|から?, amount の|", "{player}は{card}の効果で{amount}点軽減する"),
    Frame(_PREVENT, "has done", "player は|が, card* の, its で, ダメージ を|から?, amount の|", "{player}は{card}の効果で{amount}点軽減する"),
    Frame(_PREVENT, "has done", "player は|が, card=destroyed* , さらに/もう ?, ダメージ を|から?, amount の|", "{player}は{card}の効果で{amount}点軽減する。{player}は{card}を破壊する"),
    Frame("得る|出す|生む|生み出す|作る|確保する|捻出する|足す", "has done", "player は|が, cards=pitched* , paid を|", "{player}は{cards}をピッチして{paid}点を得る"),
    Frame("払う|支払う|使う|消費する", "has done", "player は|が, paid=paid/left_paid を|で|", "{player}はリソースポイント{paid}点を支払う"),
    # life, damage and points
    Frame("与える", "has done", f"by=card は|が, target=player に, amount の|, {_DAMAGE} を", "{by}から{target}に{amount}点のダメージが与えられる"),
    Frame("与えられる|入る|飛ぶ|通る|抜ける|届く|発生する", "has done", f"target=player に|へ, points=damage の|が|, {_DAMAGE} が?", "{target}に{points}点のダメージが与えられる"),
    Frame("与えられる|入る|飛ぶ|通る|抜ける|届く|発生する", "has done", f"points=damage の|が|, {_DAMAGE} が?", "{points}点のダメージが与えられる"),
    Frame("受ける|もらう|食らう|くらう|喰らう", "has done", f"target=player は|が, points=damage の|を|, {_DAMAGE} を?", "{target}に{points}点のダメージが与えられる"),
    Frame("受ける|もらう|食らう|くらう|喰らう", "has done", f"target=player は|が, {_DAMAGE} を", "{target}にダメージが与えられる"),
    Frame("", "is", "card の, stat は|が, amount ", "{card}の{stat}は{amount}である"),
    Frame("なる|上がる|下がる", "has done", "card の, stat は|が, amount に", "{card}の{stat}は{amount}である"),
    Frame("置かれる|落ちる|行く|送られる|戻る", "does", "card は|が|も, player の?, zone に|へ", "{card}が[{player}の]{zone}に置かれる"),
    Frame("与えられる|入る|発生する", "has done", f"{_DAMAGE} が", "ダメージが与えられる"),
    Frame("失う", "has done", "player は|が, ライフ を, amount の|", "{player}はライフを{amount}点失う"),
    Frame("得る|回復する", "has done", "player は|が, ライフ を, amount の|", "{player}はライフを{amount}点得る"),
    Frame("得る|もらう|獲得する", "has done", "player は|が, points を, amount の|", "{player}は{points}を{amount}点得る"),
    Frame("得る|もらう|獲得する", "has done", "player は|が, by=keyword で|により|によって, points を", "{player}は{points}を1点得る"),
    Frame("つく|付く|付与される|与えられる", "has done", "card に, keyword が", "{card}は{keyword}を得る"),
    Frame("得る|もらう|獲得する|つける|付ける", "has done", "card は|が|に, keyword を", "{card}は{keyword}を得る"),
    Frame("", "is", "card は|が?, keyword , つき/付き ", "{card}は{keyword}を得る"),
    Frame("", "is", "player の|は|に, points は|が|, amount , 残り ?", "{player}の{points}は{amount}である"),
    Frame("ある|残る|持つ|浮く|余る", "does", "player は|の|に, points が|を|も, ちょうど ?, amount の|", "{player}の{points}は{amount}である"),
    Frame("残る|持つ|余る|浮く|残す|用意する", "is doing", "player は|の|に, points が|を|も, ちょうど ?, amount の|", "{player}の{points}は{amount}である"),
    Frame("残る|浮く|余る", "has done", "player は|の|に, left=damage が|は|も|", "{player}のリソースポイントは{left}である"),
    Frame("ある|残る|持つ|浮く|余る", "does not", "player は|の|に, points は|が|も", "{player}の{points}は0である"),
    Frame("残る|持つ|余る|浮く", "is not doing", "player は|の|に, points は|が|を|も", "{player}の{points}は0である"),
    Frame("", "is", "player は|の, points は|が|, none ", "{player}の{points}は0である"),
    # what happens by itself
    *(
        Frame(verbs, "has done", f"{which}{words}{stack}", f"{'。'.join([said] * count)}[。対象: {{target}}]")
        for verbs, stack in (("誘発する", ", 同時に ?"), ("乗る|載る|のる|置かれる|積まれる|入る|積む", ", triggered ?, target=player/card @?, スタック に"))
        for count, words in _COUNTED
        for which, said in (
            ("card は|が|も", "{card}の能力が誘発する"),
            ("card の, its/trigger は|が|も", "{card}の能力が誘発する"),
            ("card の, keyword は|が|も", "{card}の{keyword}が誘発する"),
            ("keyword は|が|も", "{keyword}が誘発する"),
            ("keyword の, its/trigger は|が|も", "{keyword}が誘発する"),
            ("its/trigger は|が|も", "能力が誘発する"),
        )
    ),
    *(
        Frame(verbs, "has done", f"{count}つ/{count}個 の, its/trigger は|が|も{stack}", "。".join([said] * count))
        for verbs, stack, said in (("誘発する", ", 同時に ?", "能力が誘発する"), (_RESOLVED, "", "解決が終わる"))
        for count, _ in _COUNTED[1:]
    ),
    Frame("壊れる|破壊される|割れる|砕ける", "has done", "card は|が|も, keyword で|により|によって?, it/攻撃 で?", "[{keyword}が適用される。]{card}が破壊される"),
    Frame("壊れる|破壊される|割れる|砕ける", "has done", "keyword で|により|によって", "{keyword}が適用される"),
    Frame("", "is", f"{_DAMAGE} は|が|?, points=damage ", "{points}点のダメージが与えられる"),
    Frame("追放される", "has done", "card は|が|も", "{card}が追放される"),
    Frame("捨てられる", "has done", "card は|が|も", "{card}が捨てられる"),
    Frame("公開される|めくれる", "has done", "card は|が|も", "{card}が公開される"),
    Frame("選ぶ|取る|とる|指定する|する", "has done", "player は|が?, card の?, trigger の?, 対象 は|に|を|として, target=player/card に|を|と|", "対象: {target}"),
    Frame("", "is", "card の?, trigger の?, 対象 は|, target=player/card ", "対象: {target}"),
    Frame("なる", "does", "player は|の, ヒーロー は?, 標的状態/標的 に", "{player}のヒーローは標的状態である？"),
    Frame("", "is", "player は|が, keyword は|が|も, none ", "{player}は{keyword}を使わない"),
    Frame("追放する", "does", "player は|が, cost ?, cards=card/cards を, zone から?", "{player}は{cards}を追放する"),
    Frame("チャージする", "has done", "player は|が, cards=card/cards* を, ソウル に?", "{player}は{cards}をソウルに置く"),
    Frame("", "is", "card は, zone へ", "{card}が{zone}に置かれる"),
    *(
        Frame("", "is", f"player は|が, {paid}card* |を", "{player}は{card}をプレイする[。ピッチするカード: {pitched|、}]")
        for paid in ("pitched , ", "reacting , ")
    ),
    Frame("終える|終了する|渡す|返す|エンドする|終わる", "has done", "player は|が, rest ?, nothing ?, ターン/手番 を|", "{player}のターンが終わる"),
    *in_forms((("", "is"), ("なる|入る|移る|来る|迎える", "has done")), "次の/続く , player の, ターン/手番 に|を|が|?", "{player}の次のターンまで全員がパスを続ける"),
    Frame("", "is", "card の?, trigger の?, 対象 は, どちらも/両方とも/2つとも , target=player/card ", "対象: {target}、{target}"),
    Frame("", "is", "card の?, trigger は, どちらも/両方とも/2つとも , target=player/card が, 対象 ", "対象: {target}、{target}"),
    Frame("取る|とる|する|選ぶ|選択する|指定する", "has done", "player は|が?, target=player/card @", "対象: {target}"),
    Frame("", "is", "player は|が?, モード は, mode_words ", "モード: 「{mode_words}」"),
    Frame("選ぶ|選択する|使う|宣言する", "has done", "player は|が?, chosen_mode を|に|", "モード: 「{chosen_mode}」"),
    Frame("", "is", "player の, stage ", "{player}のターンの{stage}である"),
    Frame("ある|残る", "does", "player の|は, 手札 は|が|に, カード が?, amount の|", "{player}の手札は{amount}枚である"),
    Frame("", "is", "player の|は, 手札 は|が, amount ", "{player}の手札は{amount}枚である"),
    *in_forms((("ある", "does"), ("置く|ある", "is doing"), ("", "is")), "card は|が, player の, bottom に|", "{player}のデッキの一番下に{card}がある"),
    *in_forms((("ある", "does"), ("置く|ある", "is doing"), ("", "is")), "card は|が, player の, top に|", "{player}のデッキの一番上に{card}がある"),
    Frame("", "is", "player の, bottom は|が, card ", "{player}のデッキの一番下に{card}がある"),
    Frame("", "is", "player の, デッキ の?, order , cards=card/cards は|が|", "{player}のデッキの上から順に{cards}がある"),
    Frame("ある|並ぶ", "is doing", "player の, デッキ の|に|は?, order , cards=card/cards が", "{player}のデッキの上から順に{cards}がある"),
    Frame("", "is", "player は|が|の, card=token は|が|, amount の|?, 持ち ?", "{player}の闘技場に{card}が[{amount}枚]ある"),
    Frame("", "is", "player は, card=hero ", "{player}のヒーローは{card}である"),
    Frame("出す|並べる|展開する", "is doing", "player は|が, card=token を, amount の|?", "{player}の闘技場に{card}が[{amount}枚]ある"),
    Frame("ある|伏せる|置く|置かれる", "is doing", "player の|は, 格納庫 に|には, カード が", "{player}の格納庫にカードが1枚ある"),
    Frame("ある", "does", "player の|は, 格納庫 に|には, カード が", "{player}の格納庫にカードが1枚ある"),
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
    *in_forms((("", "is"), ("なる|入る|移る", "has done")), "今/いま/現在 は?, レイヤーステップ に|", "今はレイヤーステップである"),
    Frame("", "is", "今/いま/現在/これ/このターン は?, turn_number ", "今は{turn_number}ターン目である"),
    Frame("", "is", "player が|は, ターンプレイヤー/手番プレイヤー/手番側 ", "{player}のターンである"),
    # questions
    Frame("引く|ドローする|引ける", "has done", "player は|が, by=card で|により|によって?, カード を|は?", "{player}は[{by}によって]カードを引いた？"),
    Frame("引く", "can", "player は|が, by=card で|により|によって?, カード を|は?", "{player}は[{by}によって]カードを引いた？"),
    *(
        frame
        for form, drawn, suffered, _ in _TIMES_ASKED
        for frame in (
            Frame("引く|ドローする|引ける", form, "player は|が, カード を?, much ", f"{{player}}は何枚カードを{drawn}？"),
            Frame("受ける|もらう|食らう|くらう|喰らう", form, f"player は|が, much の|, {_DAMAGE} を?", f"{{player}}は何点のダメージを{suffered}？"),
            Frame("入る|与えられる|通る|飛ぶ", form, f"player に|へ|は, much の|, {_DAMAGE} が|は?", f"{{player}}は何点のダメージを{suffered}？"),
        )
    ),
    Frame("", "is", "player が|に, suffered は, much ", "{player}は何点のダメージを受けた？"),
    Frame("", "is", "player が, drawn は, much ", "{player}は何枚カードを引いた？"),
    Frame("", "is", "player が, このターン に|の間に|中に|, drawn は, much ", "{player}はこのターンに何枚カードを引いた？"),
    Frame("誘発する", "has done", "card は|が|も", "{card}の能力は誘発する？"),
    Frame("誘発する", "has done", "card の, its/trigger は|が|も", "{card}の能力は誘発する？"),
    Frame("誘発する", "has done", "card の?, keyword は|が|も", "[{card}の]{keyword}は誘発する？"),
    Frame("払う|支払う", "has done", "player は|が?, card の|に, cost を|に|?, points を?, much の|", "[{player}は]{card}のコストに何点支払った？"),
    Frame("", "is", "player が|は|の?, card の|に, was_paid は|が|, much ?", "[{player}は]{card}のコストに何点支払った？"),
    Frame("持つ|得る|もらう|獲得する|持っている", "has done", "card は|が, keyword を", "{card}は{keyword}を持つ？"),
    Frame("つく|付く|ある|得られる", "has done", "card に|は, keyword は|が", "{card}は{keyword}を持つ？"),
    Frame("ある|残る|持つ|余る|浮く", "does", "player は|の|に, points が|は|を", "{player}に{points}はある？"),
    Frame("残る|持つ|余る|浮く", "is doing", "player は|の|に, points が|は|を", "{player}に{points}はある？"),
    Frame("する|行う|起こす", "can", "player は|が, アクション が|を|は", "{player}にアクションポイントはある？"),
    Frame("ある|いる|残る|出る|作成される|作られる|生成される", "does", "card=token は|が", "{card}は闘技場にある？"),
    Frame("追放される", "does", "card は|が", "{card}は追放ゾーンにある？"),
    *in_forms((("ある|行く|置かれる|戻る|戻される", "does"), ("ある|行く|置く", "is doing"), ("", "is")), "card は|が, player の?, bottom に|", "{card}は[{player}の]デッキの一番下にある？"),
    *in_forms((("ある|行く|置かれる|戻る|戻される", "does"), ("ある|行く|置く", "is doing"), ("", "is")), "card は|が, player の?, top に|", "{card}は[{player}の]デッキの一番上にある？"),
    Frame("残る", "is doing", "card=token は|が", "{card}は闘技場にある？"),
    Frame("", "is", "link は|が, nth ", "チェインリンクはいくつ？"),
    Frame("ある|いる|できる", "has done", "link は|が, much ", "チェインリンクはいくつ？"),
    Frame("ある|いる|残る", "has done", "戦闘チェイン/戦闘チェーン/コンバットチェイン/チェイン に|には, カード は|が, much ", "戦闘チェインにカードは何枚ある？"),
    Frame("ある|いる|残る", "has done", "戦闘チェイン/戦闘チェーン/コンバットチェイン/チェイン に|には, what が", "戦闘チェインには何がある？"),
    Frame("", "is", "player の|は|に, points は|が|, much ?", "{player}の{points}は？"),
    Frame("残る|ある|持つ|なる|浮く|余る", "does", "player の|は|に, points は|が|を, much に|", "{player}の{points}は？"),
    Frame("残る|ある|持つ|浮く|余る", "is doing", "player の|は|に, points は|が|を, much ", "{player}の{points}は？"),
    *(
        Frame("ヒットする|命中する|当たる", form, "card は|が, target=player に?", f"{{card}}は[{{target}}に]{hits}？")
        for form, _, _, hits in _TIMES_ASKED
    ),
    Frame("ヒットする|命中する|当たる|通る", "will do", "it/攻撃 は|が", "攻撃はヒットする？"),
    Frame("装備する|着ける|つける|着る|かぶる|身につける", "is doing", "player は|が, card* を|は, まだ ?", "{player}は{card}を装備している？"),
    Frame("装備する|着ける|つける|着る|かぶる|身につける", "can", "player は|が, card を|は, 同時に/一緒に ?", "{player}は{card}を装備できる？"),
    Frame("装備する|着ける|つける|着る|かぶる|身につける", "is doing", "player は|が, zone に|は, what を", "{player}は{zone}に何を装備している？"),
    Frame("ある|残る", "does", "player の|は, zone に|は, what が", "{player}は{zone}に何を装備している？"),
    Frame("ある|する|残る", "does", "player の|は, zone に|は, equipment は|が|を", "{player}は{zone}に装備品を装備している？"),
    Frame("装備する|着ける|つける|着る|かぶる|身につける", "is doing", "player は|が, zone に|は, 何 か|, equipment を?", "{player}は{zone}に装備品を装備している？"),
    *in_forms((("", "is"), ("なる", "is doing"), ("なる|置かれる", "does")), "card は|が, zone で|に?, 裏向き で|に|", "{card}は裏向きである？"),
    *in_forms((("", "is"), ("なる", "is doing"), ("なる|置かれる", "does")), "card は|が, zone で|に?, 表向き で|に|", "{card}は表向きである？"),
    Frame("終わる|終了する", "has done", "ゲーム/この対戦/対戦 は|が", "ゲームは終わっている？"),
    # what is seen
    Frame(_SEE, "can", "player は|が, 裏向き の?, card を|は", "{player}は{card}を見ることができる？"),
    *(
        Frame(_SEE, "can", f"player は|が, of=player の, {end} の, カード を|は", f"{{player}}は{{of}}のデッキの一番{word}のカードを見ることができる？")
        for end, word in (("top", "上"), ("bottom", "下"))
    ),
    *(
        Frame(_SEE, "can", f"player は|が, {end} の, カード を|は", f"{{player}}は{{player}}のデッキの一番{word}のカードを見ることができる？")
        for end, word in (("top", "上"), ("bottom", "下"))
    ),
    Frame(_ATTACK, "can", f"player は|が, card* で, {_DEFENDER}", "{player}は{card}で攻撃できる？"),
    Frame(_DEFEND, "can", "player は|が, cards=card/cards* で, against=card を|に", "{player}は{against}の攻撃を{cards}で防御できる？"),
    Frame("なる", "does", "player の|は, ライフ/残りライフ は|が, どう ", "{player}のライフは？"),
    Frame("", "is", "今/いま/現在 は|の?, which は|", "今はどのステップ？"),
    Frame("閉じる|終わる", "is doing", "戦闘チェイン/コンバットチェイン/チェイン は|が", "戦闘チェインは閉じている？"),
    Frame("閉じる|閉じられる", "does", "戦闘チェイン/コンバットチェイン/チェイン は|が", "戦闘チェインは閉じている？"),
    Frame("開く|続く", "is doing", "戦闘チェイン/コンバットチェイン/チェイン は|が", "戦闘チェインは開いている？"),
    Frame("ある|いる|出る|残る", "does", "闘技場/場/アリーナ に|には, card は|が, much ", "闘技場に{card}はいくつある？"),
    Frame("出る|残る", "is doing", "闘技場/場/アリーナ に|には, card は|が, much ", "闘技場に{card}はいくつある？"),
    Frame(_DEFEND, "can", "player は|が, count=hand_cards で, it を|に?", "{player}は手札{count}枚すべてで防御できる？"),
    Frame(f"{_DEFEND}|防御に使う|ブロックに使う|防御に出す|ブロックに出す|防御に回す|防御カードにする", "can", "player は|が, cards=card/cards* で|を, zone から?, it を|に?", "{player}は[{zone}の]{cards}で防御できる？"),
    Frame("なる|ある", "has done", "card の|は, stat は|が, much に|?", "{card}の{stat}は？"),
    Frame("", "is", "card の|は, stat は|が|, much ?", "{card}の{stat}は？"),
    Frame("", "is", "tokens は|が|", "{tokens}はいくつ？"),
    *(
        Frame(verbs, form, f"{kind} {rest}", read)
        for kind, read in (
            ("tokens", "{tokens}はいくつ？"),
            ("owned_token", "{owned_token}はいくつ？"),
            ("bare_token", "闘技場に{bare_token}はいくつある？"),
        )
        for verbs, form, rest in _AMOUNT_ASKED
    ),
    Frame("", "is", "priority は, who ", "優先権は誰にある？"),
    Frame("ある|乗る|載る|置く|残る|のる", "has done", "card は|に|の|の上に, counter は|が, much ", "{card}の「{counter}」カウンターは何個？"),
    Frame("置かれる|乗せられる", "has done", "card は|に|の, counter は|が, much ", "{card}の「{counter}」カウンターは何個？"),
    Frame("", "is", "card の|は|に, counter は|が, much ?", "{card}の「{counter}」カウンターは何個？"),
    Frame("", "is", "card に|は, counter が|, amount ", "{card}に「{counter}」カウンターが{amount}個ある"),
    Frame("ある|乗る|載る|置く|残る|のる|置かれる", "has done", "card に|は, counter が, amount の|", "{card}に「{counter}」カウンターが{amount}個ある"),
)
# fmt: on
_ADJUNCTS = {
    "game_start": "ゲームが始まる。",
    "turn": "{turn}である。",
    "moment": "{moment}まで全員がパスを続ける。",
    "passed": "{passed}はパスする。",
    "responding": "{player}は対応する。",
    "undefended": "誰も防御しない。",
    "all_passing": "全員がパスする。",
    "pitched": "。ピッチするカード: {pitched|、}",
    "phase": "今はアクションフェイズである。",
    "afterwards": "以後は誰も何もしない。",
    "remaining": "{player}のリソースポイントは{remaining}である。",
    "gained": "{player}はアクションポイントを1点得る。",
    "chained": "戦闘チェインは開いている。",
    "paid": "。{player}はリソースポイント{paid}点を支払う",
    "destroyed": "。{player}は{destroyed}を破壊する",
    "discarded": "。{player}は{discarded}を捨てる",
    "revealed": "。{player}は{revealed}を公開する",
    "bottomed": "。{player}は{bottomed}をデッキの一番下に置く",
    "reacting": "リアクションステップまで全員がパスを続ける。",
    "charged": "。{player}は{charged}をソウルに置く",
    "unstored": "、格納庫に置くカード: なし",
    "settled": "解決が終わる。",
    "using": "。{player}は{using}を使う",
    "lacking": "。{player}は{lacking}を使わない",
    "mode": "、モード: {mode}",
    "pool": "",
    "unpitched": "",
    "without_hand": "",
    "this_hit": "",
    "cost": "",
    "as_it_resolves": "",
    "nth_time": "{nth_time}つ目の解決である。",
    "resolving_card": "、{resolving_card}の解決が終わる",
}
"""What is said of the time at which something is done, and of how it is paid."""


def frames(players: Sequence[str], holders: Mapping[str, Collection[str]], first_lines: Mapping[str, str]) -> Frames:
    """Return the frames of the game for a situation of some players, who have cards with some first lines."""
    return Frames((*_FRAMES, *FRAMES), nouns(players, first_lines), _ADJUNCTS, players, holders)
