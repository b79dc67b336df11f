"""Error messages with the way out: those of the command, and those that the stages raise."""

_ARGUMENTS = {
    "no command was given; you can:": "コマンドがありません。できること:",
    "{problem:ja}; see {command} --help": "{problem}。{command} --help を見てください",
    "there is no {what:ja} {name}; take one of: {known}": "{name} という{what}はありません。選べるもの: {known}",
    "there is no {what:ja} {name} (did you mean {near}?); take one of: {known}": (
        "{name} という{what}はありません (もしかして {near})。選べるもの: {known}"
    ),
    "there is no {what:ja} {name} in this home; take one of: {known}": (
        "このホームに {name} という{what}はありません。選べるもの: {known}"
    ),
    "there is no {what:ja} {name} in this home (did you mean {near}?); take one of: {known}": (
        "このホームに {name} という{what}はありません (もしかして {near})。選べるもの: {known}"
    ),
    "there is no {what:ja} {name}": "{name} という{what}はありません",
    "there is no {what:ja} {name} in this home": "このホームに {name} という{what}はありません",
    "command": "コマンド",
    "ruleset": "ゲーム",
    "document": "文書",
    "edition": "版",
    "dialect": "書式",
    "unrecognized arguments: {arguments}": "認識できない引数です: {arguments}",
    "the following arguments are required: {arguments}": "必要な引数がありません: {arguments}",
    "argument {name}: {problem:ja}": "{name}: {problem}",
    "expected one argument": "値が一つ必要です",
    "expected at least one argument": "値が一つ以上必要です",
    "ignored explicit argument {value}": "{value} という値は付けられません",
    "not allowed with argument {other}": "{other} と同時には指定できません",
    "invalid choice: {value} (choose from {known})": "{value} は選べません (選べるもの: {known})",
    "{number} is not a number of at least 1 and at most {digits} digits": (
        "{number} は 1 以上 {digits} 桁以内の数ではありません"
    ),
    "{name} cannot name a file": "{name} はファイルの名前になりません",
    "{address} is no address of a folder": "{address} はフォルダーのアドレスではありません",
    "{problem:ja}; write https://example.org/rules/": "{problem}。https://example.org/rules/ のように書いてください",
    "there are {count} arguments, and a command takes at most {most}": (
        "引数が {count} 個あります。コマンドの引数は {most} 個までです"
    ),
    "{problem:ja}; name another folder with --home": "{problem}。--home で別のフォルダーを指定してください",
    "{name} cannot name a ruleset; take small letters, digits and '-'": (
        "{name} はゲームの名前になりません。英小文字、数字、'-' を使ってください"
    ),
    "--dialect says how SOURCE is written; name a text": "--dialect は SOURCE の書式です。文書を指定してください",
}

_IDENTIFIERS = {
    "No loaded text has {name}.": "{name} は、読み込んだ文書にありません。",
    "No loaded text has {name}; near it: {near}.": "{name} は、読み込んだ文書にありません。近いもの: {near}。",
    "No loaded text has {name}: {chapter:ja}.": "{name} は、読み込んだ文書にありません: {chapter}。",
    "No loaded text has {name}: {chapter:ja}; near it: {near}.": (
        "{name} は、読み込んだ文書にありません: {chapter}。近いもの: {near}。"
    ),
    "{name} is in no loaded text.": "{name} は未収録です。",
    "{name} is in no loaded text; {citing:ja}.": "{name} は未収録です。{citing}。",
    "{name} is in no loaded text: {chapter:ja}.": "{name} は未収録です: {chapter}。",
    "{name} is in no loaded text: {chapter:ja}; {citing:ja}.": "{name} は未収録です: {chapter}。{citing}。",
    "nothing of chapter {chapter} is loaded": "第{chapter}章は収録されていません",
    "nothing of chapter {chapter} is loaded ({chapters})": "第{chapter}章は収録されていません (収録した章: {chapters})",
    "{rule} cites it": "{rule} が参照しています",
    "{rules} cite it": "{rules} が参照しています",
    "{rules} and {count} more cite it": "{rules} ほか {count} 件が参照しています",
    "{name} has no {part}; it has {parts:try}.": "{name} に {part} はありません。あるもの: {parts}。",
    "no sentences, items, examples or notes": "文、項目、例、注のどれもなし",
    "No ruleset is called {name}; loaded: {loaded}.": "{name} というゲームはありません。読み込んだもの: {loaded}。",
    "An empty text names no rule.": "空の文字列はルールを指しません。",
    "{name} is in several rulesets: write {names}.": (
        "{name} は複数のゲームにあります。次のどれかを書いてください: {names}"
    ),
    "the edition {edition} has no {rule}": "版 {edition} に {rule} はありません",
    "no chain of references leads from {start} to {goal}": "{start} から {goal} に至る参照のつながりはありません",
    "no check demonstrates {rule} yet": "{rule} の検証はまだありません",
    "there is no check {name}": "{name} という検証はありません",
    "{file}: there is no such file; name a Python file that registers checks": (
        "{file}: ファイルがありません。検証を登録する Python ファイルを指定してください"
    ),
    "{file}: is no Python file; name one that registers checks (docs/checks.md)": (
        "{file}: Python ファイルではありません。検証を登録するものを指定してください (docs/checks.md)"
    ),
    "{file}: registers no check; docs/checks.md shows how": (
        "{file}: 検証を登録していません。書き方は docs/checks.md にあります"
    ),
    "{file}: {check} claims {claim}, but no loaded text has it": (
        "{file}: {check} が主張する {claim} は、読み込んだ文書にありません"
    ),
}

_QUERIES = {
    "nothing to search for in {query}: give a rule number or a word": (
        "{query} には探すものがありません: ルールの番号か言葉を書いてください"
    ),
    "the query has {length} characters, and a search takes at most {longest}: ask for a part of it": (
        "質問は {length} 文字ですが、検索できるのは {longest} 文字までです: 一部を書いてください"
    ),
    "mcp needs a package; run: pip install 'rulesdb[mcp]'": (
        "mcp には追加のパッケージが必要です。次を実行してください: pip install 'rulesdb[mcp]'"
    ),
    "{host}, port {port}: {reason}; take others with --http": (
        "{host}、ポート {port}: {reason}。--http で別のものを指定してください"
    ),
    "{written} is no address; write one such as 127.0.0.1:8765, with a port up to {highest}": (
        "{written} は接続先ではありません。127.0.0.1:8765 のように、ポートは {highest} までで書いてください"
    ),
    "the quotation has {length} characters; quote at most {longest} at once": (
        "引用は {length} 文字ですが、一度に調べられるのは {longest} 文字までです"
    ),
    "the quotation is too short to be told from others; quote a sentence or a part of one": (
        "引用が短すぎて、ほかのルールと区別できません。文、または文の一部を引用してください"
    ),
    "{problem:ja}: {way_out:ja}": "{problem}: {way_out}",
    "this only excludes, so there is nothing to search for": "除く条件だけで、探すものがありません",
    "give a word that must be there too": "含まれるべき言葉も書いてください",
    "parentheses and negations stand in each other more than {most} deep": (
        "括弧と否定の入れ子が {most} 段を超えています"
    ),
    "take some of them out": "いくつか取り除いてください",
    "an expression has at most {most} words, phrases and fields": "式に書ける言葉、句、項目は {most} 個までです",
    "leave out what begins here": "ここから先を除いてください",
    "this parenthesis closes none": "この括弧に対応する始めの括弧がありません",
    "open one before it or leave it out": "始めの括弧を書くか、これを除いてください",
    "this parenthesis is never closed": "この括弧は閉じられていません",
    "close it or leave it out": "閉じるか、除いてください",
    "write it right before a word to exclude that word (-word)": "除く言葉のすぐ前に書いてください (-言葉)",
    "this - stands alone": "この - には言葉が続いていません",
    "{field}: names nothing": "{field}: の後に何もありません",
    "write it right after the colon, as in {sample}": "コロンのすぐ後に書いてください。例: {sample}",
    "there is no such kind": "その種類はありません",
    "the kinds are {kinds}": "種類: {kinds}",
    "this is no rule number": "ルールの番号ではありません",
    "give one or its beginning, as in {sample}": "番号かその初めを書いてください。例: {sample}",
    "this quotation mark has no partner": "この引用符は閉じられていません",
    "close the quotation or leave the mark out": "閉じるか、引用符を除いてください",
    "nothing stands between these quotation marks": "引用符の間に何もありません",
    "write the words to find there": "探す言葉を書いてください",
    "nothing stands after {sign}": "{sign} の後に何もありません",
    "nothing stands before {sign}": "{sign} の前に何もありません",
    "nothing stands between these parentheses": "括弧の間に何もありません",
    "write words there or leave them out": "言葉を書くか、除いてください",
    "the query is empty": "質問が空です",
    "give a word": "言葉を書いてください",
    "give a word there, or put the operator in quotation marks to search for it": (
        "そこに言葉を書くか、演算子そのものを探すなら引用符で囲んでください"
    ),
    "there is no search backend {name}: the backends are {known}": (
        "{name} という検索エンジンはありません: 選べるもの {known}"
    ),
    "the search backend {name} needs a package that is not installed: {way_out}": (
        "検索エンジン {name} に必要なパッケージがありません: {way_out}"
    ),
    "the search backend {name} needs the addresses of its servers: {way_out}": (
        "検索エンジン {name} にはサーバーのアドレスが要ります: {way_out}"
    ),
    "the search backend {name} takes no servers, but {written} names some": (
        "検索エンジン {name} はサーバーを使いません: {written}"
    ),
}

_HOMES = {
    "{place}: {problem:ja}; {way_out:ja}": "{place}: {problem}。{way_out}",
    "nothing has been built in {home} yet; building the shipped edition": (
        "{home} にはまだ何もありません。付属の平易版を作ります"
    ),
    "another build is working in {home}; waiting for it to end": (
        "{home} で別の build が動いています。終わるのを待ちます"
    ),
    "there was nothing to check: no text file in {path}": "{path} にテキストのファイルがなく、調べるものがありません",
    "your home folder is not there": "ユーザーのホームフォルダーがありません",
    "name another folder with --home": "--home で別のフォルダーを指定してください",
    "nothing has been built in this home": "このホームにはまだ何もありません",
    "run: {command}": "次を実行してください: {command}",
    "{what:ja} of this home is missing, damaged or of another version": (
        "このホームの{what}がないか、壊れているか、別のバージョンのものです"
    ),
    "the file {word}": "ファイル {word} ",
    "the search index": "検索の索引",
    "this home was built by {age:ja} rulesdb ({which})": "このホームは{age} rulesdb が作ったものです ({which})",
    "a newer": "新しい",
    "an older": "古い",
    "this home cannot be written ({reason:try})": "このホームに書き込めません ({reason})",
    "this home cannot be written ({reason:try}), and is as it was before": (
        "このホームに書き込めません ({reason})。前のまま残っています"
    ),
    "make it writable, or name another folder with --home": (
        "書き込めるようにするか、--home で別のフォルダーを指定してください"
    ),
    "free some space, or name another folder with --home": "空きを作るか、--home で別のフォルダーを指定してください",
    "name a folder with --home": "--home でフォルダーを指定してください",
    "name a folder of its own with --home": "--home で専用のフォルダーを指定してください",
    "the search index {problem}; build it again with `rulesdb build`": (
        "検索の索引が使えません ({problem})。`rulesdb build` で作り直してください"
    ),
    "This graph was not written by this version of rulesdb; build it again.": (
        "このグラフは別のバージョンの rulesdb のものです。作り直してください。"
    ),
    "This graph is damaged; build it again.": "このグラフは壊れています。作り直してください。",
}

_FILES = {
    "is a file": "ファイルです",
    "is a symbolic link": "シンボリックリンクです",
    "is a folder, not a file": "ファイルではなくフォルダーです",
    "is neither a file nor an edition of this home": "ファイルでも、このホームの版でもありません",
    "is an edition of several games": "複数のゲームにある版です",
    "name one of: {known}": "次のどれかを指定してください: {known}",
    "has texts of several games or languages ({found})": "複数のゲームまたは言語の文書があります ({found})",
    "warning: the texts are in two languages ({languages}), but rules are matched by words; name others": (
        "警告: 文書の言語が違います ({languages})。ルールは言葉で対応づけるので、同じ言語の文書を指定してください"
    ),
    "name the texts of one of them": "そのうち一つの文書を指定してください",
    "is a folder without texts (*.txt, *.md)": "文書 (*.txt, *.md) のないフォルダーです",
    "cannot be read ({reason:try})": "読めません ({reason})",
    "cannot be understood ({reason})": "解釈できません ({reason})",
    "correct it or take it away": "直すか、取り除いてください",
    "name a folder": "フォルダーを指定してください",
    "name a text file": "テキストファイルを指定してください",
    "name a text file in it": "その中のテキストファイルを指定してください",
    "name a folder or file with rules text": "ルールの文書のフォルダーかファイルを指定してください",
    "name the folder that it leads to": "リンク先のフォルダーを指定してください",
    "name another folder or empty this one": "別のフォルダーを指定するか、これを空にしてください",
    "check its permissions": "権限を確かめてください",
    "check the path and its permissions": "場所と権限を確かめてください",
    "check the disk's space and the folder's permissions": "ディスクの空きとフォルダーの権限を確かめてください",
    "is larger than {size} MB, more than any rules text has": (
        "{size} MB を超えています。ルールの文書はそれほど大きくありません"
    ),
    "is larger than {size} MB": "{size} MB を超えています",
    "left out": "飛ばしました",
    "is of the ruleset {name}, which is not loaded": "読み込んでいないゲーム {name} の文書です",
    "name the loaded one with --ruleset": "読み込んだゲームを --ruleset で指定してください",
    "is no other version of the text that is loaded of {name}": "読み込んだ {name} の文書の別の版ではありません",
    "build the present version of the same text first": "先に、同じ文書の今の版を build してください",
    "has no numbered rule": "番号のあるルールがありません",
    "name the rules text that the citations are of": "引用を書いた時のルール文書を指定してください",
    "name the rules text itself, or split it into files by chapter": "ルールの文書を指定するか、章ごとに分けてください",
    "is in the encoding {name}": "文字コードが {name} です",
    "is in an unknown encoding (neither UTF-8 nor Windows-1252, CP932 only if all is in half-width katakana)": (
        "文字コードが分かりません (UTF-8 でも Windows-1252 でもなく、CP932 なら半角カタカナだけの文書です)"
    ),
    "is in an unknown encoding (neither UTF-8, CP932 nor Windows-1252)": (
        "文字コードが分かりません (UTF-8、CP932、Windows-1252 のどれでもありません)"
    ),
    "is not in UTF-8 and was read as Windows-1252; if a letter looks wrong, save it as UTF-8": (
        "UTF-8 ではなく、Windows-1252 として読みました。文字がおかしければ、UTF-8 で保存してください"
    ),
    "{file}: is not in UTF-8 and was read as Windows-1252; if a letter looks wrong, save it as UTF-8": (
        "{file}: UTF-8 ではなく、Windows-1252 として読みました。文字がおかしければ、UTF-8 で保存してください"
    ),
    "holds a NUL byte, as no text does (line {line}, byte {byte} of it)": (
        "文書にはない NUL バイトがあります ({line} 行目の {byte} バイト目)"
    ),
    "{key}: is a key of more than {most} parts (line {line})": "{key}: {most} 段を超えるキーです ({line} 行目)",
    "has lists or tables that are nested too deeply": "リストか表の入れ子が深すぎます",
    "the dialect {name}: {problem}; correct it (docs/new-dialect.md)": (
        "書式 {name}: {problem}。直してください (docs/new-dialect.md)"
    ),
    "take it out, or name a text file": "それを取り除くか、文書を指定してください",
    "is UTF-8 with a damaged character (line {line}, byte {byte} of it)": (
        "UTF-8 ですが、壊れた文字があります ({line} 行目の {byte} バイト目)"
    ),
    "save it as UTF-8": "UTF-8 で保存してください",
    "is binary data, not a text (it holds NUL bytes)": "文書ではなくバイナリです (NUL バイトがあります)",
    "its dialect {name} is not known": "書式 {name} には対応していません",
    "take one of: {known}": "選べるもの: {known}",
    "is not the text that was shipped": "付属の文書と違います",
    "install rulesdb again": "rulesdb をインストールし直してください",
    "no edition of this ruleset is shipped": "このゲームの平易版は付属していません",
    "name a text, or one of: {known}": "文書を指定するか、次から選んでください: {known}",
    "has nothing under {column}": "{column} の列が空です",
    "write it, or delete the row": "書くか、行を消してください",
    "has {name} a second time": "{name} の二つ目の行です",
    "make one row of the two": "二つの行を一つにしてください",
    "names no term": "用語がありません",
    "names no rule": "ルールの番号がありません",
    "write the rule's number under number": "number の列にルールの番号を書いてください",
    "has no headline": "見出しがありません",
    "write under headline what the rule settles, or delete the row": (
        "headline の列に、ルールが何を定めるかを書くか、行を消してください"
    ),
    "has a second headline of {number}": "{number} の見出しが二つあります",
    "delete one of the two rows": "二つの行の一方を消してください",
    "write the term under ja": "用語を ja の列に書いてください",
    "asks nothing": "質問がありません",
    "write the question under question": "質問を question の列に書いてください",
    "has no graded rules": "評価の付いたルールがありません",
    "write them like 6.4.10a=3 6.4.10=2": "6.4.10a=3 6.4.10=2 のように書いてください",
    "its first line does not name the columns": "1 行目が列の名前ではありません",
    "has {count} cells, not {expected}": "欄が {expected} ではなく {count} あります",
    "put one tab between {columns}": "次の列の間にタブを一つ置いてください: {columns}",
    "{names}: no numbered rule or heading was found; name a text with numbered rules": (
        "{names}: 番号のあるルールも見出しも見つかりません。番号のあるルールの文書を指定してください"
    ),
    "{file}: is of no known dialect; {doubt:try}; {way_out:ja}": (
        "{file}: 対応していない書式です ({doubt})。{way_out}"
    ),
    "as {dialect}, {faults:ja}": "{dialect} として、{faults}",
    "{fault:ja}; {others:ja}": "{fault}。{others}",
    "{count} lines begin like {example} and were read as no rule (numbers read: {numbers})": (
        "{example} のように始まる {count} 行がルールとして読まれていません (読んだ番号: {numbers})"
    ),
    "{count} of {all} numbers read are only the beginning of the written ones ({example})": (
        "読んだ番号 {all} のうち {count} は、書かれた番号の初めだけです ({example})"
    ),
    "only {share} of its characters stand in rules": "ルールの中にある文字は {share} だけです",
    "rule {number} alone has {share} of its characters": "ルール {number} だけで文字の {share} を占めます",
    "{count} of {all} numbers are smaller than the one before": "番号 {all} のうち {count} は、前の番号より小さいです",
    "{count} of {all} numbers stand there already": "番号 {all} のうち {count} は、すでにあります",
    "{count} of {all} titles are sentences": "題名 {all} のうち {count} は文です",
    "{count} lines are closed by §, as its rules are not": "{count} 行が、この書式にはない § で終わります",
    "{count} of {all} numbers have a title and nothing else": "番号 {all} のうち {count} には題名しかありません",
    "{file}: was skipped, because it has no rules of a known dialect; if it has some, name the file itself": (
        "{file}: 対応している書式のルールがないため、飛ばしました。ルールであれば、ファイルそのものを指定してください"
    ),
    "look at what was read": "読み取った内容を確かめてください",
    "to read it all the same, name one with --dialect ({known}), or declare one (docs/new-dialect.md)": (
        "それでも読むには --dialect ({known}) で指定するか、書式を宣言してください (docs/new-dialect.md)"
    ),
    "see its lines with rulesdb dialect try, and declare a dialect that knows its numbers (docs/new-dialect.md)": (
        "rulesdb dialect try でその行を見て、その番号を読める書式を宣言してください (docs/new-dialect.md)"
    ),
    "--home is empty; name a folder, or leave it out": "--home が空です。フォルダーを指定するか、書かないでください",
    "declares no dialect ({reason:try})": "書式の宣言になっていません ({reason})",
    "correct it (docs/new-dialect.md)": "直してください (docs/new-dialect.md)",
    "the dialect that {package} offers cannot be used ({reason:try})": "{package} の書式は使えません ({reason})",
    "mend the package, or take it away": "パッケージを直すか、外してください",
    "{count} of {all} numbers do not follow the one before": "番号 {all} のうち {count} は、前の番号に続きません",
    "it has fewer than {count} numbered rules below chapters and sections": (
        "章と節の下に、番号のあるルールが {count} 未満しかありません"
    ),
    "cannot be written ({reason:try})": "書き込めません ({reason})",
    "{file}: {problem:ja}; name a file in a folder that can be written to": (
        "{file}: {problem}。書き込めるフォルダーのファイルを指定してください"
    ),
    "name a file in it": "その中のファイルを指定してください",
    "-: a database is no text to print; name a file, such as rules.db": (
        "-: データベースは画面に出せません。rules.db のようにファイルを指定してください"
    ),
    "{file}: the name tells no format; choose one of: {formats}, with --format": (
        "{file}: 名前からは形式がわかりません。--format で選んでください: {formats}"
    ),
    "the rulebook could not be written ({reason:try})": "ルールブックを書き出せませんでした ({reason})",
    "is not empty and holds no rulebook (no {file})": "空でなく、ルールブックでもありません ({file} がありません)",
    "warning: {warning:try}": "警告: {warning}",
    "{file}: the text differs from the one its {description} describes (SHA-256 is {hash}).": (
        "{file}: 文書が {description} の書いているものと違います (SHA-256 は {hash})。"
    ),
}

_GAMES = {
    "{file}: this game begins with {setup}, not with {other}": (
        "{file}: このゲームの始まりは {other} ではなく {setup} です"
    ),
    "{file}: cannot be read ({reason:try}); name a saved game": (
        "{file}: 読めません ({reason})。残したゲームを指定してください"
    ),
    "{file}: {problem:ja}": "{file}: {problem}",
    "a game is left after {count} choices": "{count} 回の選択でゲームを終わります",
    "the game is kept in {file}; go on with {command}": "ゲームを {file} に残しました。続きは {command}",
    "standard input cannot be read ({reason:try}); answer at a terminal": (
        "標準入力が読めません ({reason})。端末で答えてください"
    ),
    "this is a game of {ruleset}, not of {other}": "{other} ではなく {ruleset} のゲームです",
    "rulesdb {version} saved this game, and this is {other}; play it with that one": (
        "このゲームは rulesdb {version} が残したもので、これは {other} です。そのバージョンで続けてください"
    ),
    "the recorded proofs are those of another engine, other checks or other texts, so the checks were played": (
        "記録された証明は、ほかのエンジン・検証・本文によるものなので、検証をいま実行しました"
    ),
    "the recorded proofs are those of another engine, other checks or other texts, so all checks are played now, "
    "which takes some minutes; in a clone, pytest -m exhaustive --refresh tests/checks/test_recorded_proofs.py "
    "records them": (
        "記録された証明は、ほかのエンジン・検証・本文によるものなので、すべての検証をこれから実行します(数分かかります)。"
        "リポジトリのクローンでは、pytest -m exhaustive --refresh tests/checks/test_recorded_proofs.py で記録できます"
    ),
    "this game has {count} choices; at most {most} are played again": (
        "このゲームには選択が {count} 回あります。{most} 回まで再現できます"
    ),
    "this is no saved game (it is larger than {most}); name a file that --save wrote": (
        "残したゲームではありません ({most} を超えています)。--save が書いたファイルを指定してください"
    ),
    "this is no saved game ({reason}); name a file that --save wrote": (
        "残したゲームではありません ({reason})。--save が書いたファイルを指定してください"
    ),
    "choice {number} is {index}, but there are {count} options": (
        "{number} 番目の選択は {index} ですが、選択肢は {count} 個です"
    ),
}

_PROMPT = {
    "no rule of this game that is loaded lets its players agree to a draw": (
        "読み込まれているこのゲームのルールには、引き分けに合意する方法がありません"
    ),
    "the opponent has just refused a draw; offer another one once the game has gone on": (
        "相手は引き分けを断ったばかりです。ゲームが進んでから、もう一度申し出てください"
    ),
    "there is no {name} here; write a number from 0 to {last}, or ? for help": (
        "{name} は選べません。0 から {last} の番号か、? (説明) を書いてください"
    ),
    "no card that you have seen is called {name}": "見たことのあるカードに {name} というものはありません",
    "no card is asked about here": "ここで選ぶカードはありません",
    "passing does not answer this question; write the number of an option": (
        "ここではパスできません。選択肢の番号を書いてください"
    ),
    "you can be asked always, choices or plays; write ask and one of them ({asked} now)": (
        "尋ねる時は always、choices、plays のどれかです。ask の後に書いてください (今は {asked})"
    ),
    "write the file to save the game in behind save, as in save game.json": (
        "save game.json のように、保存するファイルを書いてください"
    ),
    "a saved game has its decks; leave --deck and --opponent-deck out, or --load": (
        "保存したゲームのデッキは決まっています。--deck と --opponent-deck か、--load のどちらかをやめてください"
    ),
    "{file}: no game can begin with this deck; correct what is marked above": (
        "{file}: このデッキではゲームを始められません。上に示したところを直してください"
    ),
    "the deck of this game is no deck (line {line}); begin a new game": (
        "このゲームのデッキが正しくありません ({line} 行目)。新しいゲームを始めてください"
    ),
    "is larger than {size} bytes, more than any deck has": (
        "{size} バイトを超えています。デッキはそれほど大きくありません"
    ),
    "name a file with the card sheets of one deck": "一つのデッキのカードの文面だけのファイルを指定してください",
    "no game can begin without a hero ({rules})": "ヒーローがいないので、ゲームを始められません ({rules})",
    "no game can begin with {card} here ({rules})": "ここにある{card}では、ゲームを始められません ({rules})",
    "{card} is no card of a deck, no weapon, and no equipment of a zone of the arena": (
        "{card}は、デッキのカードでも、武器でも、闘技場のゾーンに装備するものでもありません"
    ),
    "a deck has 1 to {most} copies of a card, and this line says {number}": (
        "カードの枚数は 1 から {most} ですが、この行には {number} とあります"
    ),
}

_PAGE_ENGINE = {
    "{path} of the page's engine is not there; fetch it with rulesdb runtime": (
        "裁定のページのエンジンの {path} がありません。rulesdb runtime で取得してください"
    ),
    "{name} is not the pinned file of the page's engine (SHA-256 {digest}, not {pinned}); "
    "remove it and fetch it with rulesdb runtime": (
        "{name} は、裁定のページのエンジンの固定したファイルと違います (SHA-256 は {digest}、正しくは {pinned})。"
        "除いて、rulesdb runtime で取得し直してください"
    ),
    "the page's engine is fetched with npm, which is not there; install Node.js": (
        "裁定のページのエンジンは npm で取得します。Node.js をインストールしてください"
    ),
    "{client} cannot fetch the page's engine ({complaint}); see whether its package index is reached": (
        "{client} が裁定のページのエンジンを取得できません ({complaint})。通信を確かめてください"
    ),
}

_SERVING = {
    "serve needs two packages; run: {command}": "serve にはパッケージが二つ必要です。実行してください: {command}",
    "{folder} holds no rulebook; write one there with rulesdb site": (
        "{folder} にルールブックがありません。rulesdb site で書き出してください"
    ),
    "{host}, port {port}: {reason:try}; take others with --host and --port": (
        "{host} のポート {port}: {reason}。--host と --port で別のものを指定してください"
    ),
    "{number} is no port; write a number up to {last}": (
        "{number} はポートではありません。{last} までの数を書いてください"
    ),
    "two homes have {game}; name the game of each, as in --home {example}": (
        "二つのホームに {game} があります。--home {example} のように、それぞれのゲームを書いてください"
    ),
}

_SYSTEM = {
    "the answer cannot be written ({reason:try})": "答えを書き込めません ({reason})",
    "standard output is closed": "標準出力が閉じています",
    "there is not enough memory for this; end other programs, or take smaller texts": (
        "メモリが足りません。ほかのプログラムを終えるか、小さい文書にしてください"
    ),
    "something is nested too deeply; take brackets out of the argument or file": (
        "入れ子が深すぎます。引数やファイルの括弧を減らしてください"
    ),
    "{name}: {reason:try}; see whether it is there and may be used": (
        "{name}: {reason}。それがあり、使えるかどうかを確かめてください"
    ),
    "this was not foreseen ({failure}); it is an error of rulesdb, and what you wrote may be right: "
    "report what {variable}=1 makes it print": (
        "予期しないエラーです ({failure})。rulesdbの誤りで、書かれたものが正しくても起こります。"
        "{variable}=1 の時の表示を知らせてください"
    ),
    "No such file or directory": "ファイルやフォルダーがありません",
    "Permission denied": "権限がありません",
    "Is a directory": "フォルダーです",
    "Not a directory": "フォルダーではありません",
    "File exists": "同じ名前のファイルがあります",
    "File name too long": "名前が長すぎます",
    "Directory not empty": "フォルダーが空ではありません",
    "No space left on device": "ディスクに空きがありません",
    "Read-only file system": "書き込めないディスクです",
    "Not a regular file": "普通のファイルではありません",
    "{name} is not a regular file": "{name} は普通のファイルではありません",
    "{name} is in the way": "{name} が邪魔をしています",
    "Somebody else may have written it": "ほかの人が書いたものかもしれません",
    "Folders beside it are taken away as soon as they are made": "隣に作ったフォルダーがすぐに取り除かれます",
}

_SITUATIONS = {
    "game": "ゲーム",
    "player": "プレイヤー",
    "card": "カード",
    "question": "質問",
    "no sentence says how many cards are there; write it, such as アンのデッキは20枚である": (
        "何枚あるかを言う文がありません。「アンのデッキは20枚である」のように書いてください"
    ),
    "another sentence says that no card is there": "ほかの文が、そこにカードはないと言っています",
    "what is in play has a name; write which cards they are": (
        "場や闘技場にあるものには名前があります。どのカードかを書いてください"
    ),
    "another sentence says otherwise: {value}": "ほかの文と食い違います。ほかの文が言うもの: {value}",
    "another sentence names another phase or step": "ほかの文が、ほかのフェイズかステップを言っています",
    "another sentence says that it is the turn of another player": (
        "ほかの文が、ほかのプレイヤーのターンだと言っています"
    ),
    "a situation begins with at most {count} cards": "状況の初めのカードは {count} 枚までです",
    "a situation has at most {count} card sheets": "状況に書けるカードは {count} 枚までです",
    "a situation has at most {count} sentences": "状況に書ける文は {count} までです",
    "there is no sentence in the file; write what is there, what players do and what is asked": (
        "ファイルに文がありません。何があり、誰が何をし、何を尋ねるかを書いてください"
    ),
    "two players have the name {name}": "{name} という名のプレイヤーが二人います",
    "{key} is in the head twice; leave one of the lines out": "{key} が二度あります。どちらかの行を消してください",
    "nothing is behind {key}; write it, or leave the line out": (
        "{key} の後に何もありません。書くか、行を消してください"
    ),
    "this number can be {least} to {most}, and {value} stands there": (
        "この数は {least} から {most} までですが、{value} と書かれています"
    ),
    "another sentence has put a card there": "ほかの文がそこにカードを置いています",
    "the number may be of each card or of the last one; write a sentence for each": (
        "この数は、それぞれのカードの数か最後のカードだけの数かわかりません。カードごとに文を分けてください"
    ),
    "players equip cards as the game begins (4.1.4a); later on only an effect does": (
        "プレイヤーがカードを装備するのは、ゲームの始まりです(4.1.4a)。その後は、効果だけが装備します"
    ),
    "{card} is in a zone from which only an effect equips it": "{card}のあるゾーンからは、効果だけが装備します",
    "{name} has no zone in which it could be equipped": "{name} を装備できるゾーンはありません",
    "this moment never comes": "その時は来ません",
    "this moment does not come before the whole turn of {player} has passed; say which turn is meant: {sentence}": (
        "その時までに、{player}のターンがまるごと過ぎます。どのターンのことかを書いてください: {sentence}"
    ),
    "this depends on a card of which nothing is said; write which card it is, or what is done": (
        "何も書かれていないカードが何であるかによります。どのカードか、あるいは何をするかを書いてください"
    ),
    "another sentence says how many cards are there; write this before it": (
        "そこに何枚あるかを、ほかの文が書いています。その文の前に書いてください"
    ),
    "other sentences have put {count} cards there": "ほかの文がそこに {count} 枚のカードを置いています",
    "several things can be meant; write one of: {ways}": "いくつかの意味に取れます。このどれかで書いてください: {ways}",
    "the {name} of {card} is {costs}, and {mana} stands there": (
        "{card} の{name}は {costs} ですが、{mana} と書かれています"
    ),
    "{card} has no {name}": "{card} に{name}はありません",
    "the card has several such costs; write it as answers: 追加コストを支払うか: はい": (
        "このカードには、そのようなコストがいくつもあります。答えとして書いてください: 追加コストを支払うか: はい"
    ),
    "what is paid here is {spent}, and not {mana}": "ここで支払われるのは {spent} で、{mana} ではありません",
    "this belongs before the first action: the game has begun": (
        "最初の行動より前に書いてください。ゲームはもう始まっています"
    ),
    "{name} has no such activated ability": "{name} に、その起動型能力はありません",
    "there are no two abilities on the stack here": "ここではスタックに能力が2つありません",
    "this is not on the stack here, and has not resolved": "これはスタックになく、解決されてもいません",
    "{name} does not attack": "{name} は攻撃していません",
    "several creatures attack; write which of them are blocked, or that nobody blocks": (
        "何体ものクリーチャーが攻撃しています。どれがブロックされるのか、あるいは誰もブロックしないのかを書いてください"
    ),
    "write how many time counters are on {name}": "{name} の時間カウンターの数を書いてください",
    "nothing is on the stack to which players could respond": "対応できるものが、スタックにありません",
    "this is not on the stack here": "これは、ここではスタックにありません",
    "nothing can be divided by 0": "0では割れません",
    "this does not happen here": "ここでは、そうなりません",
    "several abilities can be played so; write which one: アンは《…》の能力をプレイする": (
        "プレイできる能力がいくつもあります。どれかを書いてください: アンは《…》の能力をプレイする"
    ),
    "write which ability is played: アンは《…》の能力をプレイする": (
        "どの能力をプレイするのかを書いてください: アンは《…》の能力をプレイする"
    ),
    "{name} has not resolved yet; let players pass before this question": (
        "{name} はまだ解決されていません。この質問の前に、全員がパスしてください"
    ),
    "nobody controls {name} in its zone": "{name} のある領域では、誰もカードをコントロールしません",
    "several players have the card {name}; write one of: {ways}": (
        "{name} は何人かのプレイヤーにあります。このどれかで書いてください: {ways}"
    ),
    "{player} does not hold a card with the name {name}; did you mean {way}?": (
        "{player}の {name} はありません。もしかして: {way}"
    ),
    "{name} on the stack: this cannot be declared: {topics}": ("スタックの {name} は、これを選べません: {topics}"),
    "it is not the turn of the player who controls {name}": (
        "{name} をコントロールするプレイヤーのターンではありません"
    ),
    "it is not the turn of {player}": "{player}のターンではありません",
    "nothing has attacked: ask behind an attack whether it has hit": (
        "まだ何も攻撃していません。攻撃の後で、ヒットしたかどうかを尋ねてください"
    ),
    "nothing attacks {player}: write first what attacks": (
        "{player}は攻撃されていません。先に何が攻撃しているかを書いてください"
    ),
    "{name} is no attack: let the player play it, or activate its ability": (
        "{name} は攻撃ではありません。プレイするか、能力を起動すると書いてください"
    ),
    "in this step something attacks: write {sentence}": (
        "このステップでは何かが攻撃しています。こう書いてください: {sentence}"
    ),
    "there are {count} players, and a situation of this game has {numbers}": (
        "プレイヤーが {count} 人います。このゲームの状況は {numbers} 人でなければなりません"
    ),
    "{player} has no card with the name {name}": "{player} は {name} を持っていません",
    "there is something on the stack: let all players pass first": (
        "スタックに何かあります。先に全員がパスする文を書いてください"
    ),
    "the answer is not the same for all objects {name}; write one of: {ways}": (
        "答えが、どの《{name}》かで違います。{ways} のように書いてください"
    ),
    "several objects {name} can be meant; write one of: {ways}": (
        "どの《{name}》か分かりません。{ways} のように書いてください"
    ),
    "there are {count} objects with the name {name}, not {ordinal}": (
        "{name} は {count} 枚しかなく、{ordinal} 枚目はありません"
    ),
    "there is no situation to judge; name a file, or - for standard input, or print one to edit with --example": (
        "状況がありません。ファイルか、標準入力の - を指定してください。--exampleで、書き換えて使う状況を表示できます"
    ),
    "this is not among the options: {options}": "選べるものではありません。選べるもの: {options}",
    "nobody is asked for this, since the action is impossible: {action}": (
        "行動ができないので、尋ねられません: {action}"
    ),
    "these are not all players; write for each of them that the player passes": (
        "これは全員ではありません。それぞれのプレイヤーについて、パスすることを書いてください"
    ),
    "what may be asked is whether one card may be put into the arsenal": (
        "尋ねられるのは、1枚のカードを格納庫に置けるかどうかです"
    ),
    "the pitch of these cards is {pitch}": "これらのカードのピッチ値は合わせて{pitch}です",
    "this does not happen here; leave the sentence out, or write before it how it comes": (
        "これはここでは起こりません。この文を除くか、この文の前に、どうして起こるかを書いてください"
    ),
    "the game has begun, and this is not so; write before it how it comes, or leave it out": (
        "ゲームは始まっていて、これはそうなっていません。この文の前に、どうしてそうなるかを書くか、この文を除いてください"
    ),
    "{player} has {count} pieces of equipment": "{player}の装備品は{count}つです",
    "{card} does not attack now": "{card}は今攻撃していません",
    "{player} has {count} cards in hand": "{player}の手札は{count}枚です",
    "a card from the hand of {player} defends": "{player}の手札のカードが防御しています",
    "nobody has played {card}: ask what is paid for it behind that": (
        "{card} はまだ誰もプレイしていません。払った額は、プレイの文の後で問います"
    ),
    "no ability of {card} prevents {count} points of damage: {numbers}": (
        "{card}に、ダメージを{count}点軽減する能力はありません: {numbers}"
    ),
    "this may be about an earlier action; write {player}はこのターンに{asked}？": (
        "前の行動について尋ねているのかもしれません。{player}はこのターンに{asked}？ と書いてください"
    ),
    "this depends on a choice that comes first: {question}": "先に決めることによって違います: {question}",
    "several players could attack; write who attacks {player}": (
        "攻撃できるプレイヤーが何人もいます。誰が{player}を攻撃するかを書いてください"
    ),
    "the deck of {player} is empty": "{player}のデッキは空です",
    "{card} cannot be equipped there, but in: {zone}": "{card}はそこには装備できません。装備できるのは: {zone}",
    "this moment has not come, so that nothing could be done then": (
        "この時点はまだ来ていないので、そのときにできたことはありません"
    ),
    "a situation can suppose one thing only; write another file for the other": (
        "一つの状況で仮定できるのは一つだけです。もう一つは別のファイルに書いてください"
    ),
    "only questions follow what is supposed; write this before it": (
        "仮定の後に書けるのは質問だけです。これは仮定の前に書いてください"
    ),
    "this can be done in several ways; write before it the answers to: {topics}": (
        "これは何通りかにできます。この文の前に、次の答えを書いてください: {topics}"
    ),
    "a card of which nothing is said is shown; write which card it is: {sentence}": (
        "何も書かれていないカードが表になります。どのカードかを書いてください: {sentence}"
    ),
    "{player} chooses here, and not {other}: {topic}": "ここで選ぶのは{other}ではなく{player}です: {topic}",
    "{topic} is not asked on account of {card} here, but of {source}": (
        "ここで「{topic}」を尋ねているのは、{card}ではなく{source}です"
    ),
    "nobody is asked for this here: {topics}; write before it {sentence}": (
        "ここでは誰も尋ねられません: {topics}。この文の前に書いてください: {sentence}"
    ),
    "nobody is asked for this here: {topics}; {asked:ja}": "ここでは誰も尋ねられません: {topics}。{asked}",
    "{player} is asked for {topic}: {options}": "{player}が尋ねられているもの: {topic} ({options})",
    "what is asked has one choice only: {choices}": "尋ねられるもので、選び方が一つしかないもの: {choices}",
    "{name} cannot be attacked now": "今、{name} を攻撃することはできません",
    "nobody is asked for this here: {topics}": "ここでは誰も尋ねられません: {topics}",
    "an expected answer stands behind a question only": "期待する答えは、質問の後にだけ書けます",
    "standard input cannot be read ({reason:try}); name a file": (
        "標準入力を読めません ({reason})。ファイルを指定してください"
    ),
}

_SUITE = {
    "a run needs a driver; name its command with --driver, such as 'python -m rulesdb.suite.driver'": (
        "実行にはドライバーが必要です。--driver でそのコマンドを指定してください。例: 'python -m rulesdb.suite.driver'"
    ),
    "the engine enforces no sentence {name}; write one as in fab:1.13.4a#sentence-2": (
        "エンジンが守る文に {name} はありません。fab:1.13.4a#sentence-2 のように書いてください"
    ),
    "{folder} is no folder; name a folder": "{folder} はフォルダーではありません。フォルダーを指定してください",
    "{folder} is not empty and holds no suite (no {index}); name another folder or empty this one": (
        "{folder} は空ではなく、スイートもありません ({index} がない)。"
        "別のフォルダーを指定するか、中身を空にしてください"
    ),
    "{folder} cannot be written ({reason:try}); name another folder": (
        "{folder} に書き込めません ({reason})。別のフォルダーを指定してください"
    ),
    "the driver cannot play without sentences: {problem}": "ドライバーは文なしで実行できません: {problem}",
    "{file} has format {number}, and this program reads {own}; export it anew": (
        "{file} の形式は {number} ですが、読めるのは {own} です。書き出し直してください"
    ),
    "{file} cannot be read ({reason:try}); export a suite first": (
        "{file} を読めません ({reason})。先にスイートを書き出してください"
    ),
    "{file} is no file of a suite ({reason}); export it anew": (
        "{file} はスイートのファイルではありません ({reason})。書き出し直してください"
    ),
    "the driver has not answered for {seconds} seconds": "ドライバーが {seconds} 秒間答えません",
    "the driver {end:try}; it must answer every message with a line": (
        "{end}。どのメッセージにも1行で答えなければなりません"
    ),
    "has ended with status {status}": "ドライバーが終了ステータス {status} で終わりました",
    "has closed its output": "ドライバーが出力を閉じました",
    "the driver answers a line of more than {count} bytes; end each answer with a newline": (
        "ドライバーの答えの行が {count} バイトを超えました。答えは改行で終えてください"
    ),
    "the driver answers {answer}, which is no answer of the protocol ({reason})": (
        "ドライバーの答え {answer} は、プロトコルの答えではありません ({reason})"
    ),
    "the driver does not speak version {version} of the protocol: {problem}": (
        "ドライバーはプロトコルの第 {version} 版に対応していません: {problem}"
    ),
    "the driver {command} cannot be started ({reason:try})": "ドライバー {command} を起動できません ({reason})",
}

_EXECUTORS = {
    "dask://HOST:PORT for a cluster of Dask, or processes://N for N processes of this machine": (
        "Dask のクラスターなら dask://HOST:PORT、このマシンの N 個のプロセスなら processes://N"
    ),
    "{address} is no address of an executor; write {forms:ja}": (
        "{address} は実行先のアドレスではありません。{forms} と書いてください"
    ),
    "{address} names no number of processes from 1 to 999; write {forms:ja}": (
        "{address} に 1 から 999 のプロセスの数がありません。{forms} と書いてください"
    ),
    "{address} names no host with a port; write {forms:ja}": (
        "{address} にホストとポートがありません。{forms} と書いてください"
    ),
    "{address} needs Dask, which is not installed; pip install 'rulesdb[dask]'": (
        "{address} には Dask が必要ですが、インストールされていません。pip install 'rulesdb[dask]'"
    ),
    "no scheduler of Dask answers at {address}; start one, or correct the address": (
        "{address} で答える Dask のスケジューラーがありません。起動するか、アドレスを直してください"
    ),
    "the scheduler at {address} has no worker; start one: dask worker {host}": (
        "{address} のスケジューラーにワーカーがありません。起動してください: dask worker {host}"
    ),
    "{address} has gone; start it again, and the command": (
        "{address} がなくなりました。起動し直して、コマンドをやり直してください"
    ),
    "{process:ja} has another program than this one ({own}); install the same version on both": (
        "{process} のプログラムはこちら ({own}) と違います。同じものをインストールしてください"
    ),
    "the {place:ja} {address} does not have this version of rulesdb; install it there": (
        "{place} {address} に、この版の rulesdb がありません。インストールしてください"
    ),
    "scheduler": "スケジューラー",
    "worker": "ワーカー",
    "process {number} on {host} ({own})": "{host} のプロセス {number} ({own})",
    "processes of {address} ended again and again at the same tasks; see whether they have enough memory": (
        "{address} のプロセスが同じ仕事で何度も終わりました。メモリーが足りるか確かめてください"
    ),
    "{address} has had no worker for {seconds} seconds; start one": (
        "{address} に {seconds} 秒間ワーカーがありません。起動してください"
    ),
    "{problem:ja} in other processes, which do not have your own checks; leave out --executor": (
        "{problem} (自分の検証はほかのプロセスにありません)。--executor を外してください"
    ),
    "--executor is for games that chance plays; add --random N, or leave it out": (
        "--executor は無作為のゲームのためのものです。--random N を付けるか、外してください"
    ),
    "--random plays the sample decks and saves nothing; leave out --deck, --save and --load": (
        "--random は見本のデッキで行い、何も残しません。--deck、--save、--load を外してください"
    ),
    "--executor is for a run; leave it out": "--executor は run のためのものです。外してください",
}

ERRORS = {
    **_SITUATIONS,
    **_ARGUMENTS,
    **_IDENTIFIERS,
    **_QUERIES,
    **_HOMES,
    **_FILES,
    **_GAMES,
    **_SYSTEM,
    **_SUITE,
    **_EXECUTORS,
    **_SERVING,
    **_PAGE_ENGINE,
    **_PROMPT,
}
