"""Labels and lines of answers, and reasons of hits; names of kinds are in rulesdb.words."""

from rulesdb.words.node_names import LANGUAGES

_PARTS = {
    "official": "公式",
    "commentary": "解説",
    "Japanese": LANGUAGES["ja"],
    "English": LANGUAGES["en"],
    "Chinese": LANGUAGES["zh"],
    "cites": "参照先",
    "cited by": "参照元",
    "below": "下位",
    "terms": "用語",
    "texts": "テキスト",
    "cards": "カード",
    "check": "検証",
    "{name} (not loaded)": "{name}(未収録)",
    "demonstrated ({checks})": "検証済み ({checks})",
    "demonstrated": "検証済み",
    "unchecked": "未検証",
    "not applicable ({kind}): {reason}": "対象外 ({kind}): {reason}",
    "editors on the official text": "公式の文について",
    "questions that this rule answers ({count})": "このルールが答える質問 ({count})",
    "and {count} more": "ほか {count} 件",
    "serving: {address}": "配信中: {address}",
    "(not in any loaded text)": "(未収録)",
    "no references out of it": "ここからの参照はありません",
    "no references into it": "ここへの参照はありません",
}

_DIALECTS = {
    "numbers with dots whose rules have two parts, as the laws of chess (1., 3.1, 3.1.1, 3.1a)": (
        "点で区切り、ルールが二つの部分からなる番号。チェスの競技ルールなど (1., 3.1, 3.1.1, 3.1a)"
    ),
    "numbers with dots and a full stop, as Lorcana's (1., 1.1., 1.1.1., 1.1.1.1.)": (
        "点で区切って点で終わる番号。ロルカナなど (1., 1.1., 1.1.1., 1.1.1.1.)"
    ),
    "総合ルール as Duel Masters' (1., 101., 101.1., 101.1a, 例２：)": (
        "デュエル・マスターズなどの総合ルール (1., 101., 101.1., 101.1a, 例２：)"
    ),
    "Flesh and Blood's comprehensive rules (1, 1.0, 1.0.1, 1.0.1a), closed by §": (
        "フレッシュ＆ブラッドの総合ルール (1, 1.0, 1.0.1, 1.0.1a)。§で終わる"
    ),
    "any numbered text: its levels are inferred from its lines": "番号のある文書すべて。階層は行から推定する",
    "numbers with hyphens, as One Piece's and Gundam's (1., 1-1., 1-1-1., 1-1-1-1.)": (
        "ハイフンで区切る番号。ワンピースやガンダムなど (1., 1-1., 1-1-1., 1-1-1-1.)"
    ),
    "Magic: the Gathering's comprehensive rules (1., 100., 100.1., 100.1a)": (
        "マジック：ザ・ギャザリングの総合ルール (1., 100., 100.1., 100.1a)"
    ),
    "the Time Spiral rules primer of Magic (502.57., 502.57a)": (
        "マジック「時のらせん」のルール手引き (502.57., 502.57a)"
    ),
    "Riftbound's core rules (100., 101.1., 101.1.a., 101.1.a.1.)": (
        "リフトバウンドの基本ルール (100., 101.1., 101.1.a., 101.1.a.1.)"
    ),
    "inferred from the text": "文書から推定",
    "levels: {levels}; ruleset: {ruleset}": "階層: {levels}、ゲーム: {ruleset}",
    "it fits": "合う",
    "it does not fit": "合わない",
    "begins like a number, read as no rule": "番号のように始まり、ルールとして読まれていない行",
    "named by references, and no rule": "参照されているが、ルールがない番号",
    "expected of this dialect, and missing": "この書式にあるはずで、見つからない番号",
    "line {line}: {text}": "{line} 行目: {text}",
    "titled": "題名つき",
    "characters in rules": "ルールの中の文字",
    "references": "参照",
    "examples": "例",
    "notes": "注",
    "items": "項目",
    "outside: {reason}": "ルールの外: {reason}",
}

_REASONS = {
    ", ": "、",
    "; ": "、",
    "number": "番号が一致",
    "definition": "定義",
    "definition: {words}": "定義する用語に {words}",
    "text: {words}": "本文に {words}",
    "title: {words}": "題名に {words}",
    "parts: {words}": "例・注・項目に {words}",
    "above: {words}": "上のルールの文に {words}",
    "cards: {words}": "カード名に {words}",
    "under {number}": "{number} の下位",
    "letters: {words}": "文字の並びが一致 {words}",
    "expression": "式に合う",
    "cites {number}, which is not loaded": "未収録の {number} を参照",
    "reading: {change}": "読み {change}",
    "english: {change}": "英語名 {change}",
    "romaji: {change}": "ローマ字 {change}",
    "players: {change}": "プレイヤーの言い方 {change}",
    "everyday: {change}": "日常の言い方 {change}",
    "general: {change}": "個別の語から一般の語へ {change}",
    "card: {change}": "カード {change}",
    "translation: {change}": "英語の訳 {change}",
    "typo: {change}": "打ち間違い {change}",
    "spelling: {change}": "表記 {change}",
    "question: {text}": "よくある質問 {text}",
    "score {score}: {products}": "得点 {score}: {products}",
}

_RESERVATIONS = {
    "Only a part could be searched ({what:try}). Other rules may fit better.": (
        "一部しか検索できませんでした（{what}）。もっと合うルールがほかにあるかもしれません。"
    ),
    "{servers} did not answer": "{servers} が応答しません",
    "{servers} has the rules of another build": "{servers} のルールは別の build のものです",
    "Rule {number}, on 「{term}」, is in no loaded text.": (
        "「{term}」のルール {number} は、読み込んだ文書にありません。"
    ),
    "「{topic}」 is ruled by {document}, which is no loaded text.": (
        "「{topic}」を定めるのは{document}です。読み込んだ文書にはありません。"
    ),
    "No rule fits well. These come near.": "ぴったり合うルールは見つかりません。近いものを並べます。",
    "no rule has: {words}": "どのルールにもない語: {words}",
    "nothing was found for {query}": "{query} に合うルールは見つかりませんでした",
    "{shown} of {total} hits; -n {total_again} shows all": (
        "{total} 件のうち {shown} 件を表示。-n {total_again} で全部を表示します"
    ),
    "{shown} of {total} hits, of which {fitting} fit and the others are remote; -n {total_again} shows all": (
        "{total} 件のうち {shown} 件を表示。合うものは {fitting} 件です。-n {total_again} で遠いものも表示します"
    ),
    "No rule has what the quotation marks enclose. The words were searched for.": (
        "引用符の中の語句をそのまま含むルールはありません。語として探しました。"
    ),
    "did you mean: rulesdb search {words}": "もしかして: rulesdb search {words}",
    "chapter": "章",
    "kind": "種類",
}

_BUILD = {
    "shipped texts": "付属の文書",
    "{count} rules": "ルール {count}",
    "{share} in rules": "ルールの中 {share}",
    "files": "ファイル",
    "{count} characters": "{count} 文字",
    "rules": "ルール",
    "{count} links": "参照 {count}",
    "findings": "診断",
    "{count} error": "エラー {count}",
    "{count} warning": "警告 {count}",
    "{count} info": "情報 {count}",
    "{total} findings in {files} files: {counts}": "{files} ファイルの診断 {total} 件: {counts}",
    "seconds": "秒",
    "home: {folder}": "ホーム: {folder}",
    "characters": "文字",
    "in nodes": "ルールの中",
    "outside nodes": "ルールの外",
    "comment": "注釈",
    "footer": "末尾の記載",
    "layout": "体裁",
    "title-block": "冒頭の記載",
    "closing-matter": "ルールの後の記載",
    "parsing": "解析",
    "linking": "参照の解決",
    "indexing": "索引の作成",
    "checking": "検証",
    "playing": "プレイ",
    "telling apart": "文の区別",
    "{pages} pages: {file}": "{pages} ページ: {file}",
}

_CHECKS = {
    "section": "節",
    "checks": "検証",
    "passed": "合格",
    "claims": "主張",
    "checked": "検証済",
    "n/a": "対象外",
    "open": "未検証",
    "examples": "例",
    "sentences": "文",
    "clauses": "論点",
    "items": "項目",
    "all": "合計",
    "{count} demonstrated": "検証済み {count}",
    "{count} touched": "合格のまま {count}",
    "{count} untouched": "呼ばれない {count}",
    "{count} broken": "実行不能 {count}",
    "touched": "外しても合格する",
    "untouched": "呼ばれていない",
    "broken": "実行できない",
    "examples: played/all; sentences: demonstrated+marked/all; clauses, items: either/all": (
        "例: 実行した数/全体。文: 検証済み+対象外/全体。論点、項目: どちらか/全体"
    ),
    "examples played: {played} of {all}": "実行した例: {all} のうち {played}",
    "not applicable: {reason}": "対象外: {reason}",
    "rules with something unchecked: {count} of {all}": "未検証のものがあるルール: {all} のうち {count}",
    "not told apart by any check: {sentences}": "どの検証でも区別されない文: {sentences}",
    "due for reading: {rule} has another text than {checks} was written for": (
        "見直しが必要: {rule} の文は {checks} を書いた時から変わっています"
    ),
    "{count} check: {passed} passed, {failed} failed, {errors} errors": (
        "検証 {count} 件: 合格 {passed}、不合格 {failed}、実行不能 {errors}"
    ),
    "{count} checks: {passed} passed, {failed} failed, {errors} errors": (
        "検証 {count} 件: 合格 {passed}、不合格 {failed}、実行不能 {errors}"
    ),
    "{sum:ja}; {count} claim: {verdicts}": "{sum}。主張 {count} 件: {verdicts}",
    "{sum:ja}; {count} claims: {verdicts}": "{sum}。主張 {count} 件: {verdicts}",
    "without {claim}: {difference}": "{claim} を外すと: {difference}",
    "without {claim} ({misreading}): {difference}": "{claim} を外すと ({misreading}): {difference}",
}

_JUDGING = {
    "without it: {answer}": "これがないと: {answer}",
    "not resolved yet: {names}; then: {answer}": "まだ解決されていない: {names}。解決されると: {answer}",
    "not resolved yet: {names}": "まだ解決されていない: {names}",
    "{ability} has not triggered; if it had: {answer}": "{ability}は誘発していない。誘発していれば: {answer}",
    "if {ability} were gone: {answer}": "{ability}がないと: {answer}",
    "{event}; without it: {answer}": "{event}。これがないと: {answer}",
    "without it the game does not come so far": "これがないと、ゲームはここまで進まない",
    "without one of them: {answer}": "どれかがないと: {answer}",
    "it does not forbid this": "これは禁じていない",
    "rules of nearly every game:": "ほとんどのゲームで使われるルール:",
    "expected: {answer}": "期待した答え: {answer}",
    "{file}: {claim} is claimed, but without it every answer is the same": (
        "{file}: {claim} を主張していますが、これがなくてもどの答えも変わりません"
    ),
    "{place}: this does not happen: {action}": "{place}: 行われません: {action}",
    "{place}: {player} must choose first: {topic}": "{place}: 先に{player}が決めることがあります: {topic}",
    "write the answer before this sentence, such as {answer}": "この文の前に答えを書いてください。例: {answer}",
    "which game (Enter: 1)?": "どのゲームですか (Enterなら1):",
    "write the number of a game": "ゲームの番号を書いてください",
    "Tell the cards, the table, what players do and what you ask, line by line; each line is read at once. "
    "? shows how, quit leaves.": (
        "カード、場の様子、プレイヤーがすること、質問を、1行ずつ書いてください。すぐに読みます。?で書き方、quitで終わります。"
    ),
    "{player} must choose: {topic}": "{player}が決めます: {topic}",
    "this does not happen: {action}": "行われません: {action}",
    "what is meant by this: {text}": "次のどれのことですか: {text}",
    "the line is left out": "この行は使いません",
    "there is nothing to take back": "取り消す行がありません",
    "write the file behind save, as in save question.txt": (
        "saveの後に、save question.txtのようにファイルを書いてください"
    ),
    "the situation is in {file}; judge it again with rulesdb judge {same}": (
        "状況を{file}に書き出しました。rulesdb judge {same} で、もう一度裁定できます"
    ),
    "begins the sheet of a card; its text follows, and an empty line ends it": (
        "カードのはじめの行。次の行から文面を書き、空の行で終わる"
    ),
    "what is there at first": "はじめに何があるか",
    "the first thing that can be chosen, where a player must choose; 1 3 chooses two things": (
        "プレイヤーが決めるときの、1番目の選び方。1 3なら二つ選ぶ"
    ),
    "a question, which is ruled on at once": "質問。すぐに裁定する",
    "take back the last line": "最後の行を取り消す",
    "the situation so far, as a file": "ここまでの状況を、ファイルの形で表示する",
    "write it to a file, which rulesdb judge FILE judges again": (
        "ファイルに書き出す。rulesdb judge FILE で、もう一度裁定できる"
    ),
    "leave": "終わる",
    "the answer behind this sentence belongs before it": "この文の後にある答えを、この文の前に書いてください",
    "this is not understood": "ここが読めません",
    "this is not understood; here could stand: {words:list}": "ここが読めません。書けるもの: {words}",
    "{word} is not known here": "「{word}」は、ここでは使えない言葉です",
    "{word} is not known here; here could stand: {words:list}": (
        "「{word}」は、ここでは使えない言葉です。書けるもの: {words}"
    ),
    "{word} is not known here (did you mean {near}?)": (
        "「{word}」は、ここでは使えない言葉です (もしかして「{near}」)"
    ),
    "{word} is not known here (did you mean {near}?); here could stand: {words:list}": (
        "「{word}」は、ここでは使えない言葉です (もしかして「{near}」)。書けるもの: {words}"
    ),
    "the end of the line is not understood": "行が途中で終わっています",
    "the end of the line is not understood; here could stand: {words:list}": (
        "行が途中で終わっています。続けて書けるもの: {words}"
    ),
    "not played: line {count}, {card}: {text} ({why:ja})": "未使用: {count}行目、{card}の「{text}」({why})",
    "not played: line {count}: {text} ({why:ja})": "未使用: {count}行目の「{text}」({why})",
    "ruled on as far as line {count}, which is not understood": "{count}行目が理解できず、その前の質問だけに答えます",
    "nothing else names the card": "ほかのどこにも、このカードの名前は出てきません",
    "{why:ja}; the answers without a rule may depend on it": "{why}。ルールのない場合の答えは変わるかもしれません",
    "the game is without line {count}; that may be why": "{count}行目を除いて進めているためかもしれません",
    "left out in the situation": "状況で省略されています",
    "rule without it; the ruling will say so": "これを除いて裁定する(除いたことは裁定に出ます)",
    "only a situation is played without a line": "行を省略できるのは、状況の中だけです",
    "a situation is played without it": "これを除いて進めます",
    "nobody uses the card, which stays here: {zone}": "カードは{zone}から動かず、使われません",
    "the card is only moved, between these: {zones}": "カードは次の間を動くだけで、使われません: {zones}",
    "the card is never there: {zone}": "カードは一度もそこにありません: {zone}",
    "nobody plays the card": "カードはプレイされません",
    "nobody activates this: {cost}": "誰も起動しません: {cost}",
    "this never happens: {event}": "一度も起こりません: {event}",
    "line {count} is read as: {text}": "{count}行目の読み方: {text}",
    "filled in before line {line}: all players pass (rounds: {count})": (
        "{line}行目の前に補ったこと: 全員がパスします({count}回)"
    ),
    "{place}: {text}: {message:ja}": "{place}: {text}: {message}",
    "{place}: what may be meant by this: {text}": "{place}: 次のことかもしれません: {text}",
    "write it in other words; docs/{page} has what is understood": (
        "別の言い方で書いてください。書き方はdocs/ja/{page}にあります"
    ),
    "--answer names a line of one file; judge each file by itself": (
        "--answerは1つのファイルの行への答えです。ファイルごとに実行してください"
    ),
    "line {count} of {file} is not asked back": "{file}の{count}行目のことは尋ねていません",
    "{text} is no answer; write the number of a line, = and its meaning": (
        "{text}は答えになりません。行の番号、=、意味を続けて書いてください"
    ),
    "what is meant by a line that is asked back: the number of what is offered, another sentence, or 0 to rule "
    "without it": "尋ね返された行の意味。示された文の番号か、別の文。0なら除いて裁定する",
    "a number, another sentence, or Enter to leave it:": "番号か、別の文(Enterだけなら、そのまま):",
    "answer with --answer LINE=NUMBER": "--answer 行=番号 で答えられます",
    "{word} means nothing here: no sentence before it names such a thing; name it, such as {way}": (
        "「{word}」が何を指すのか決まりません。前の文に、それに当たるものが出てきません。「{way}」のように書いてください"
    ),
    "this follows before anything is prevented; say what happens as it is prevented": (
        "これでは、軽減する前にこれが起こります。軽減した時に起こることとして書いてください"
    ),
    "a defense reaction never attacks": "防御リアクションが攻撃することはありません",
    "nobody clashes here": "ここでは誰も激突しません",
    "this prevents nothing, as the card is never in the arena; say until when it does": (
        "このカードは闘技場に残らないので、これは何も軽減しません。いつまで軽減するかを書いてください(「このターン、…」)"
    ),
    "{word} means nothing here: nothing before it says {what:ja}": (
        "「{word}」は何も指しません。{what}が、前に書かれていません"
    ),
    "that anything attacks or hits": "攻撃やヒットのイベント",
    "which event it is about": "どのイベントのことか",
    "who has not won a clash": "激突に勝てないというイベント",
    "which name is chosen": "カード名の指定",
    "what is chosen": "何を選ぶのか",
    "what is a target": "対象",
    "what is banished": "何を追放するのか",
    "what 先行「{name}」 is": "先行「{name}」",
    "nothing is ever {words}: {reason:ja}": "「{words}」に当たるものは、決してありません: {reason}",
    "this is never done to {words}, but in {place} alone": (
        "「{words}」にこれを行うことはできません。行えるのは、{place}でだけです"
    ),
    "only what would be put into a zone goes to another one instead": (
        "代わりに別の領域に置かれるのは、領域に置かれるものだけです"
    ),
    "what is in {place} is not in {other}": "{place}にあるものは、{other}にはありません",
    "what is in {place} is not outside of it": "{place}にあるものが、その外にあることはありません",
    "nothing is called so in such a zone": "そのような領域には、そう呼ばれるものがありません",
    "nothing both is and is not {words}": "「{words}」ものが、同時にそうでないことはありません",
    "no number is {low} or more and {high} or less": "{low}以上で{high}以下の数はありません",
    "{place} belongs to no player": "{place}は、だれか一人のものではありません",
    "a card has a controller in play and on the stack alone": (
        "カードにコントローラーがいるのは、場とスタックでだけです"
    ),
    "a card has a controller in the arena and on the stack alone": (
        "カードにコントローラーがいるのは、闘技場とスタックでだけです"
    ),
    "{type} is never a permanent": "{type}がパーマネントであることはありません",
    "{type} is never a spell": "{type}が呪文であることはありません",
    "an object has one name": "オブジェクトの名前は一つです",
    "no creature attacks and blocks at once": "攻撃とブロックを同時に行うクリーチャーはいません",
    "one of these excludes the other": "一方であれば、他方ではありません",
    "{words} means nothing without an ability such as {way}": (
        "「{words}」は、「{way}」のような能力がないと何も指しません"
    ),
    "card {name}: the moniker {moniker} is no part of the name": (
        "《{name}》: 通称「{moniker}」は、名前の一部ではありません"
    ),
    "a number": "数",
    "a name": "名前",
    "the end": "文の終わり",
}

_COMPARING = {
    "{old} rules before, {new} now: {counts}": "ルールは以前 {old}、今 {new}: {counts}",
    "Numbers that now name another rule: {count}": "別のルールを指すようになった番号: {count}",
    "was: {text} ({where:ja})": "旧: {text} ({where})",
    "is: {text} ({where:ja})": "新: {text} ({where})",
    "now {number}": "今は {number}",
    "before {number}": "以前は {number}",
    "removed": "削除",
    "new": "新設",
    "it stood under {number}": "以前は {number} の下位",
    "it was a part of {number}": "以前は {number} の一部",
    "parts of it became {numbers}": "一部が分かれて {numbers} になった",
    "it became a part of {number}": "{number} にまとめられた",
    "it took in {numbers}": "{numbers} を取り込んだ",
    "it still cites {number}, which now names another rule": "別のルールを指すようになった {number} を参照したまま",
    "with {count} rules below it": "下位の {count} 件も",
    "{numbers} and {count} more": "{numbers} ほか {count} 件",
}

_SUITE = {
    "{game}: {scenarios} scenarios, {portable} of them portable; {neutral} of {all} expectations neutral": (
        "{game}: シナリオ {scenarios} 件、うち移植可能 {portable} 件。期待 {all} 件のうち中立 {neutral} 件"
    ),
    "{count} scenarios with {driver}: {passed} passed, {failed} failed, {unsupported} unsupported": (
        "シナリオ {count} 件、{driver}: 合格 {passed}、不合格 {failed}、未対応 {unsupported}"
    ),
    "{count} must fail: {others} ended otherwise": "不合格になるべきもの {count} 件。そうならなかったもの {others} 件",
    "it lists a sentence that is off, and passes": "外した文を挙げているのに合格する",
    "step {step}: {problem}": "手順 {step}: {problem}",
    "unsupported": "未対応",
}

_RANDOM_GAMES = {
    "{game}: {count} games, {choices} choices": "{game}: ゲーム {count} 回、選択 {choices} 回",
    "won by player 1": "プレイヤー1の勝ち",
    "won by player 2": "プレイヤー2の勝ち",
    "drawn": "引き分け",
    "without an end": "終わらない",
    "the game of seed {seed} has no end: {problem:try}": "種 {seed} のゲームは終わりません: {problem}",
    "{count} choices": "選択 {count} 回",
}

_PLAYING = {
    "0 to {last}; ? explains, q leaves": "0 から {last}。? で説明、q でやめる",
    "Enter chooses nothing where it would end your turn or undo what you have begun; write a number": (
        "Enter だけでは、自分のターンを終えることも、始めたことを取り消すこともありません。番号を書いてください"
    ),
    "0 to {last}, or Enter for {default}; ? explains, q leaves": (
        "0 から {last}、Enter だけなら {default}。? で説明、q でやめる"
    ),
    "you are not asked where only mana without a use can be made; ask choices asks there too": (
        "使い道のないマナを出せるだけの時は、尋ねずにパスします。ask choices と書くと、そのような時も尋ねます"
    ),
    "the game is over": "ゲームは終わりです",
    "so far: {names}": "これまでに: {names}",
    "the opponent does not agree to a draw": "相手は引き分けに合意しません",
    "you agree to a draw": "引き分けに合意しました",
    "you give up; {winner} wins": "あなたは投了しました。{winner}の勝利です",
    "choose option 3; Enter alone does the least: it passes, or chooses nothing more, or the last option, "
    "but never ends your turn or undoes what you have begun": (
        "3 番を選ぶ。Enter だけなら、パスするか、選び終わるか、最後のものを選ぶ。"
        "ターンを終えたり、始めたことを取り消したりはしない"
    ),
    "what option 3 does, with its rule and its card": "3 番で何が起こるか。そのルールとカードも",
    "the text of a rule; r 300 for one without a dot": "ルールの文。点のない番号は r 300 のように書く",
    "the sheet of a card that you have seen, also by the number of an option; i alone: those of your options": (
        "見たことのあるカードの文面。選択肢の番号でもよい。i だけなら、選択肢のカードすべて"
    ),
    "the board once more": "場の様子をもう一度",
    "pass until the opponent acts, something else is asked, or the turn ends": (
        "相手が何かをするか、ほかのことを尋ねられるか、ターンが終わるまで、パスし続ける"
    ),
    "be asked also where you can only pass": "パスしかできない時も尋ねる",
    "be asked where you can do more than to pass": "パスのほかにできることがある時に尋ねる",
    "be asked where you can do more than to pass or to make mana without a use, as at first": (
        "パスと、使い道のないマナを出すことのほかに、できることがある時に尋ねる (初めの設定)"
    ),
    "save the game and go on": "ゲームを保存して続ける",
    "give the game up": "投了する",
    "offer a draw to the opponent": "相手に引き分けを申し出る",
    "leave the game": "ゲームをやめる",
}

_CITATIONS = {
    "{count} findings; {citations} citations in {files} files": (
        "指摘 {count} 件。{files} ファイルに引用 {citations} 件"
    ),
    "not judged: {count} citations of rules whose chapter or section is not loaded": (
        "判断しなかったもの: 章や節が収録されていないルールの引用 {count} 件"
    ),
    "{id} has moved: now {now}": "{id} は移りました: 今は {now}",
    "{id} now names another rule": "{id} は今は別のルールです",
    "{id} now names another rule; the former one is now {now}": "{id} は今は別のルールです。元のルールは今は {now}",
    "serving: {address}": "受け付け: {address}",
    "{cited} does not say this": "{cited} はこう述べていません",
    "{cited} does not say this, but {rule} ({edition}) does": (
        "{cited} はこう述べていません。これは {rule} ({edition}) の文です"
    ),
    "{cited} said this in a former version ({edition})": "{cited} がこう述べていたのは、以前の版 ({edition}) です",
    "{id} is no rule of a loaded text": "{id} は、読み込んだ文書にないルールです",
    "{id} is no rule of a loaded text; near it: {near}": "{id} は、読み込んだ文書にないルールです。近いもの: {near}",
}

LABELS = {
    **_PARTS,
    **_DIALECTS,
    **_REASONS,
    **_RESERVATIONS,
    **_BUILD,
    **_CHECKS,
    **_JUDGING,
    **_COMPARING,
    **_SUITE,
    **_RANDOM_GAMES,
    **_PLAYING,
    **_CITATIONS,
}
