"""Help texts: summaries of commands, options, remarks of examples, and the headings that argparse writes."""

_ARGPARSE = {
    "usage: ": "使い方: ",
    "positional arguments": "引数",
    "options": "オプション",
    "show this help message and exit": "この説明を表示して終わる",
    "show program's version number and exit": "バージョンを表示して終わる",
    "examples:": "例:",
    "commands:": "コマンド:",
}

_COMMANDS = {
    "find rules by words, by a question or by number": "言葉、質問、番号でルールを探す",
    "read a rule with everything on it": "ルールを、関係するものすべてと一緒に読む",
    "play the small games that demonstrate it": "ルールの働きを示す小さなゲームを実行する",
    "all commands; rulesdb COMMAND --help has examples": "全コマンド。例は rulesdb COMMAND --help にある",
    "write the rulebook as web pages": "ルールブックをウェブページとして書き出す",
    "Japanese comprehensive rules of card games as a linked, searchable rule graph.": (
        "カードゲームの日本語総合ルールを、参照でつながった、検索できるルールのグラフにします。"
    ),
    "rulesdb COMMAND --help shows the arguments of a command and examples.": (
        "rulesdb COMMAND --help で、コマンドの引数と例を表示します。"
    ),
    "parse, link and index the shipped edition, or your own texts over it": (
        "付属の平易版、またはその上に重ねる手元の文書を読み、参照をつなぎ、索引を作る"
    ),
    "show rules with everything on them": "ルールを、関係するものすべてと一緒に表示する",
    "find rules by words or numbers": "言葉や番号でルールを探す",
    "follow the references out of a rule, or into it": "ルールからの参照、またはルールへの参照をたどる",
    "find a shortest chain of references between two rules": "二つのルールを結ぶ最短の参照のつながりを探す",
    "list what was repaired, could not be placed, or is unresolved in the texts": (
        "文書の、修復した箇所、どこにも入らなかった箇所、参照先のない参照を一覧する"
    ),
    "play the engine's checks of rules, and knock the rules out": "ルールの検証を実行し、ルールを外しても実行する",
    "tell which rules and examples have checks": "どのルールと例に検証があるかを表示する",
    "read card sheets, and tell which rules govern each ability": "カードの文面を読み、各能力を定めるルールを示す",
    "play situations and rule on their questions": "状況を実行し、その質問に裁定を下す",
    "list the declared forms of rules texts": "読み取れる文書の書式を並べる",
    "try how a dialect reads a text": "文書がその書式でどう読めるかを試す",
    "tell what changed between two versions of a rules text": "ルールの文書の二つの版で変わったところを示す",
    "play a game at the terminal against a random opponent": "無作為に選ぶ相手と、端末でゲームをする",
    "write the rulebook as static web pages": "ルールブックを静的なウェブページとして書き出す",
    "fetch Python for the browser, in which a rulebook's page rules on situations": (
        "ルールブックの裁定のページがブラウザで使う Python を取得する"
    ),
    "write all rules as JSON, GraphML, DOT or SQLite": "すべてのルールを JSON、GraphML、DOT、SQLite で書き出す",
    "tables for SQLite (docs/sqlite.md)": "SQLite の表 (docs/ja/sqlite.md)",
    "find citations of rules in a project's files that are dead, moved or misquoted": (
        "手元のファイルにあるルールの引用から、なくなった番号、移った番号、違う文を探す"
    ),
    "answer assistants: the rules as tools of the Model Context Protocol": (
        "アシスタントに答える: ルールを Model Context Protocol のツールとして提供する"
    ),
    "answer over HTTP, as the commands do": "コマンドと同じ答えを HTTP で返す",
    "print the JSON Schema of a command's --json": "コマンドの --json の JSON スキーマを表示する",
    "print a script that completes commands, rules and terms in your shell": (
        "シェルでコマンド、ルール、用語を補完するスクリプトを表示する"
    ),
}

_SHARED = {
    "folder of the built graph and index (default: $RULESDB_HOME, or your data folder)": (
        "グラフと索引のあるフォルダー (既定: $RULESDB_HOME、なければユーザーデータ用フォルダー)"
    ),
    "the language of labels, errors and help: ja or en (default: that of your locale)": (
        "表示、エラー、説明の言語: ja または en (既定: ロケールの言語)"
    ),
    "print a long answer as it is, not through a pager": "長い答えもページャを通さずに表示する",
    "print one JSON document instead of text": "文章の代わりに JSON 文書を一つ表示する",
    "follow references in examples and notes as well": "例と注の中の参照もたどる",
    "follow everything under a cited section or rule": "参照された節やルールの下位もすべてたどる",
    "the texts of all rules below as well": "下にあるすべてのルールの文章も示す",
    "with the texts of all rules below it": "下にあるすべてのルールの文章とともに",
    "only the text of this edition (official, plain)": "この版の文だけ (official, plain)",
    "only what this edition says (official, plain)": "この版の文だけ (official, plain)",
    "the game (default: {game})": "ゲーム (既定: {game})",
}

_BUILD = {
    "files or folders (*.txt, or else *.md) of rules text": "ルールの文書のファイルやフォルダー (*.txt、なければ *.md)",
    "the game SOURCE belongs to; without SOURCE, the only game to build": (
        "SOURCE のゲーム。SOURCE がなければ、そのゲームだけを作る"
    ),
    "read SOURCE as this dialect (rulesdb dialects), or as a file declares one, even if it does not fit": (
        "SOURCE をこの書式 (rulesdb dialects)、またはファイルで宣言した書式として読む (合わなくても)"
    ),
    "your own words for terms, beside the shipped glossaries; may be given several times": (
        "用語の自分の言い方。付属の用語集に加える。何度でも指定できる"
    ),
    "cards and the terms that they bring into play, beside the shipped ones; may be given several times": (
        "カードと、それが持ち込む用語。付属のものに加える。何度でも指定できる"
    ),
    "the search engine: {names} (default: {name})": "検索エンジン: {names} (既定: {name})",
    "status 1 if your texts (without SOURCE: the shipped ones) have a warning or error; the home is built": (
        "手元の文書 (SOURCE がなければ付属の文書) に警告かエラーがあれば終了ステータス 1。ホームは作る"
    ),
    "the shipped edition": "付属の平易版",
    "your own texts, laid over the shipped edition": "手元の文書を平易版の上に重ねる",
    "a text of your own game, read as one in the form of Flesh and Blood's": (
        "自分のゲームの文書を、フレッシュ＆ブラッドの書式で読む"
    ),
    "with your own words for terms": "用語の自分の言い方を加える",
    "with cards, and the terms that they bring into play": "カードと、それが持ち込む用語を加える",
    "with another search engine (pip install 'rulesdb[tantivy]')": (
        "別の検索エンジンで (pip install 'rulesdb[tantivy]')"
    ),
    "with rules on servers of your own (docs/search-backends.md)": (
        "ルールを自分のサーバーに置いて (docs/search-backends.md)"
    ),
    "status 1 if a warning or error was found in your texts": "文書に警告かエラーがあれば終了ステータス 1",
}

_READING = {
    "fab:1.0.2a, 1.0.2a, [1.0.2a], 'rule 1.0.2a' …": "fab:1.0.2a、1.0.2a、[1.0.2a]、'rule 1.0.2a' など",
    "our own words only": "平易版だけ",
    "words, a question, or a rule number": "言葉、質問、またはルールの番号",
    "at most N hits (default: {count})": "N 件まで (既定: {count})",
    "only this game (fab, mtg)": "このゲームだけ (fab, mtg)",
    "only this kind: {kinds}": "この種類だけ: {kinds}",
    "what each feature of a hit adds to its score": "得点の内訳を表示する",
    "how many hits there are by chapter and by kind": "章ごと、種類ごとの件数を表示する",
    "by reading; English, romaji and players' words do as well": "読みで。英語、ローマ字、プレイヤーの言い方でもよい",
    "without the rules that have 武器": "武器のあるルールを除く",
    "an expression: quote what the shell would take": "式。シェルが解釈する文字は引用する",
    "a rule, a part of one, or a rule that is cited and not loaded": (
        "ルール、その一部、または参照されていて未収録のルール"
    ),
    "at most N steps (default: to the end)": "N 段まで (既定: 終わりまで)",
    "follow references into ID, not out of it": "ID からではなく、ID への参照をたどる",
    "what refers to 1.0.2": "1.0.2 を参照しているもの",
    "the rule that the chain begins with": "つながりの最初のルール",
    "the rule that it ends with": "つながりの最後のルール",
    "what was found in the texts, with the place of each": "文書の診断を、それぞれの箇所と一緒に",
    "the same for programs": "同じものをプログラム用に",
    "what to write (default: what FILE's name ends in)": "書き出す形式 (指定がなければ、FILEの名前の終わりのとおり)",
    "file to write, - for standard output": "書き出すファイル。- は標準出力",
    "where it will be served: adds absolute addresses": "公開するアドレス。絶対アドレスを加える",
    "folder to write; a rulebook that is there is replaced": "書き出すフォルダー。前のルールブックは置き換える",
    "add a page that rules on situations in the browser (rulesdb runtime)": (
        "ブラウザの中で状況を裁定するページを加える (rulesdb runtime)"
    ),
    "the folder that rulesdb runtime has filled, for --engine": "rulesdb runtime で用意したフォルダー",
    "with a page that rules on situations, after rulesdb runtime": "裁定のページも。先に rulesdb runtime",
    "folder to fill (default: one of the user's cached files)": "用意するフォルダー (既定: 利用者のキャッシュの中)",
    "once; then rulesdb site rulebook --engine": "一度だけ。その後 rulesdb site rulebook --engine",
    "into a folder; then rulesdb site rulebook --engine --runtime pyodide": (
        "フォルダーに。その後 rulesdb site rulebook --engine --runtime pyodide"
    ),
    "then open rulebook/index.html in a browser": "その後 rulebook/index.html をブラウザで開く",
}

_PROVING = {
    "rules, sections, checks by name, or a Python file of your own checks (default: all)": (
        "ルール、節、検証の名前、または自分の検証の Python ファイル (既定: すべて)"
    ),
    "play each check again without each rule that it claims: it must fail": (
        "検証を、それが主張するルールを外してもう一度実行する。不合格にならなければならない"
    ),
    "play every check": "すべての検証を実行する",
    "those of one rule, with their accounts": "一つのルールの検証を、その経過と一緒に",
    "those of a section, once more without each rule that they claim": "節の検証を、主張するルールを外しても実行する",
    "everything, for programs": "すべてをプログラム用に",
    "your own checks (docs/checks.md)": "自分の検証 (docs/checks.md)",
    "sums by chapter, not by section": "節ごとではなく章ごとの合計",
    "only the rules that lack a check, and what of them": "検証の足りないルールだけを、足りないものと一緒に",
    "each section with its sums, and what is due for reading": "節ごとの合計と、見直しが必要なもの",
    "the sums of each chapter alone": "章ごとの合計だけ",
    "the rules, sentences and items that lack a check": "検証の足りないルール、文、項目",
    "every rule, for programs": "すべてのルールをプログラム用に",
    "card sheets (docs/card-language.md begins with thirty lines); a file may hold many": (
        "カードの文面 (docs/ja/card-language.md のはじめに三十行の例)。一つのファイルに何枚あってもよい"
    ),
    "the first line of a card": "カードの一行目",
    "a line for each ability": "能力は一行に一つ",
    "likewise, of Magic": "同じく、マジックのもの",
    "the cards of a file, and the rules for each of their abilities": "ファイルのカードと、各能力を定めるルール",
    "several files, for programs": "複数のファイルをプログラム用に",
    "the game's chance (default: any)": "ゲームの乱数の種 (既定: 任意)",
    "keep the game in FILE when it ends or is left": "ゲームが終わった時とやめた時に FILE に保存する",
    "go on with the game in FILE": "FILE のゲームを続ける",
    "let chance play N games for both players, with seeds from --seed on (default: 1), and count how they end": (
        "両者とも無作為に選ぶゲームを N 回行い、終わり方を数える。乱数の種は --seed から順に (指定がなければ 1)"
    ),
    "play in other processes: dask://HOST:PORT or processes://N (docs/scaling.md)": (
        "ほかのプロセスで行う: dask://HOST:PORT か processes://N (docs/scaling.md)"
    ),
    "your deck, as card sheets (default: made-up cards)": "自分のデッキ。カードの文面で書く (既定: 見本の架空のカード)",
    "the opponent's deck, likewise": "相手のデッキ。同じように書く",
    "when you are asked: always; where you can do more than to pass (choices); "
    "or more than to pass and to make mana without a use (plays, the default)": (
        "尋ねる時: always (いつも)、choices (パスのほかにできることがある時)、"
        "plays (既定: それが使い道のないマナを出すことだけでない時)"
    ),
    "choose by number; ? explains, q leaves": "番号で選ぶ。? で説明、q でやめる",
    "with a deck of your own, as card sheets": "カードの文面で書いた自分のデッキで",
    "a game that can be played again, kept in a file": "再開できるゲームをファイルに保存する",
    "go on with it": "その続きをする",
    "a game of Magic": "マジックのゲーム",
}

_JUDGING = {
    "situations (docs/situations.md begins with thirty sentences); - reads standard input, "
    "and without any you tell one at a terminal, line by line": (
        "状況 (docs/ja/situations.md のはじめに三十の文)。- は標準入力。ファイルがなければ、端末で1行ずつ書く"
    ),
    "a sentence of the file: what is there at first": "ファイルの文。はじめに何があるか",
    "a weapon or equipment in play": "装備している武器や装備品",
    "cards of which nothing is said": "何であるかを書かないカード",
    "what a player does": "プレイヤーがすること",
    "with what pays for it": "支払いも合わせて",
    "with a target": "対象も合わせて",
    "so does what has triggered": "誘発した能力が解決される",
    "cards and equipment defend": "カードと装備品で防御する",
    "what a player chooses, behind it": "そのときに選ぶもの",
    "a mode, in its words": "選ぶモードの言葉",
    "whether to do it": "するかどうか",
    "the top of the stack resolves": "スタックの一番上のものが解決される",
    "the game goes on to a step": "そのステップまで進む",
    "a question, and the answer that you expect": "質問。書いておいた答えと違えば知らせる",
    "another question": "別の質問",
    "whether something is allowed, and by which rule": "できるかどうかと、それを決めるルール",
    "print everything that happens in the game as well": "ゲームの経過もすべて表示する",
    "try every rule that the game calls, not only those that may decide": (
        "答えを決めそうなルールだけでなく、ゲームが使うすべてのルールを外してみる"
    ),
    "write one page that needs nothing else to FILE": "それだけで読めるページを FILE に書き出す",
    "print a file to edit, and end": "書き換えて使うファイルを表示して終わる",
    "a situation to edit": "書き換えて使う状況",
    "a situation told at the terminal, line by line": "端末で1行ずつ書く状況",
    "cards to edit": "書き換えて使うカード",
    "the answers to its questions, and the rules that decide them": "質問への答えと、それを決めるルール",
    "with everything that happens in the game": "ゲームの経過と一緒に",
    "a situation from another program": "別のプログラムが書いた状況",
    "one page for all of them, which needs nothing else": "すべてを載せた、それだけで読めるページ",
}

_COMPARING = {
    "the old version: a text, a folder of texts, or an edition of your home": (
        "古い版: 文書、文書のフォルダー、またはホームにある版"
    ),
    "the new version": "新しい版",
    "read OLD as this dialect, even if it does not fit": "OLDをこの書式として読む (合わなくても)",
    "read texts as this dialect, even if it does not fit": "文書をこの書式として読む (合わなくても)",
    "numbers that now name another rule, then every change": "別のルールを指すようになった番号と、すべての変更",
    "two editions of your home": "ホームにある二つの版",
    "a former version of an edition, and the present one": "ある版の、以前の版と今の版",
    "two folders, as one page with both texts side by side": "二つのフォルダー。新旧の文を並べた一つのページに",
    "for programs": "プログラム用に",
}

_COMPLETION = {
    "the shell that you use: {names}": "使っているシェル: {names}",
    "in ~/.bashrc": "~/.bashrc に書く",
    "in ~/.zshrc, behind compinit": "~/.zshrc の compinit の後に書く",
    "in ~/.config/fish/config.fish": "~/.config/fish/config.fish に書く",
}

_DIALECTS = {
    "file of rules text": "ルールの文書のファイル",
    "read a text, and tell how that fits": "文書を読み、どれだけ合うかを示す",
    "read it as this dialect, or as a file declares one": "この書式、またはファイルで宣言した書式として読む",
    "the forms of text that are known": "対応している書式",
    "as the dialect that fits it best": "最も合う書式として",
    "with levels inferred from its lines": "行から推定した階層で",
    "as a file declares it": "ファイルで宣言した書式として",
}

_SUITE = {
    "export every check as a scenario for any engine, or run them with an engine's driver": (
        "すべての検証を、どのエンジンでも使えるシナリオとして書き出すか、エンジンのドライバーで実行する"
    ),
    "write a suite, or run one with a driver": "スイートを書き出す、またはドライバーで実行する",
    "folder of the suite; one that is there is replaced": "スイートのフォルダー。あれば置き換える",
    "only the scenarios of this game": "このゲームのシナリオだけ",
    "export: list every scenario that fails without this sentence (repeatable; all: of all, which takes long)": (
        "export: この文なしで不合格になるシナリオをすべて記す (繰り返し可。all はすべての文で、長くかかる)"
    ),
    "run: the command that starts the driver": "run: ドライバーを起動するコマンド",
    "run: let the engine play without this sentence; the scenarios that list it must fail (repeatable)": (
        "run: この文なしで実行させる。この文を挙げるシナリオは不合格にならなければならない (繰り返し可)"
    ),
    "the same, on a cluster of Dask": "同じものを Dask のクラスターで",
    "how a thousand games end in which chance makes every choice": "無作為に選ぶゲーム千回の終わり方",
    "every check as JSON, in a folder (docs/suite.md)": "すべての検証を JSON でフォルダーに (docs/suite.md)",
}

_MCP = {
    "answer over HTTP there, port 0 for any (default: on standard input and output)": (
        "このアドレスで HTTP で答える。ポート 0 なら空いているポート (既定: 標準入出力)"
    ),
    "for an assistant that starts it itself (docs/mcp.md)": "アシスタントが自分で起動する場合 (docs/mcp.md)",
    "for assistants that ask http://127.0.0.1:8765/mcp": "http://127.0.0.1:8765/mcp に尋ねるアシスタントのため",
}

_CITATIONS = {
    "a file, or a folder with all text files below it": "ファイル、またはフォルダー (その下のテキストファイルすべて)",
    "only citations of this game": "このゲームのルールの引用だけ",
    "file or folder of the version of the rules text that the citations were written for": (
        "引用を書いた時の版の、ルールの文書のファイルまたはフォルダー"
    ),
    "leave out files and folders with this name or path, such as tests or '*.txt' (repeatable)": (
        "この名前またはパスのファイルとフォルダーを除く。tests や '*.txt' など (繰り返し可)"
    ),
    "dead citations, wrong quotations; the exit status is 1 if there are any": (
        "もうない番号、ルールと違う引用文。あれば終了ステータスは 1"
    ),
    "only those of one game": "一つのゲームのものだけ",
    "also numbers that moved or now name another rule": "移った番号、今は別のルールを指す番号も",
}

_SCHEMAS = {
    "a command, such as search (default: list all names)": "コマンド。search など (既定: 名前をすべて並べる)",
    "the names of all documents": "すべての文書の名前",
    "the JSON Schema of rulesdb search --json": "rulesdb search --json の JSON スキーマ",
}

_SERVING = {
    "address to listen at (default: 127.0.0.1, this machine alone)": (
        "待ち受けるアドレス (既定: 127.0.0.1、このマシンだけ)"
    ),
    "port to listen at, 0 for any (default: 8000)": "待ち受けるポート。0 は空いているもの (既定: 8000)",
    "processes that answer (default: 1)": "答えるプロセスの数 (既定: 1)",
    "folder of a written rulebook to serve as well": "一緒に配信する、書き出したルールブックのフォルダー",
    "let pages of this origin ask, as https://example.org, or * for all (repeatable; default: none)": (
        "このオリジンのページに答える。https://example.org など。* はすべて (繰り返し可。既定: なし)"
    ),
    "log what is asked for as well": "何を尋ねられたかも記録する",
    "time that a game may take (default: 10 seconds)": "ゲームにかけてよい時間 (既定: 10 秒)",
    "requests at once of a worker (default: 64)": "一つのプロセスが同時に受ける要求の数 (既定: 64)",
    "requests at once of a worker from one address (default: no limit)": (
        "そのうち、一つのアドレスから受ける数 (既定: 無制限)"
    ),
    "then open http://127.0.0.1:8000/docs in a browser": "その後 http://127.0.0.1:8000/docs をブラウザで開く",
    "several homes, each for its game": "複数のホームを、それぞれのゲームに",
    "with a rulebook that rulesdb site has written": "rulesdb site が書き出したルールブックと一緒に",
}

HELP = {
    **_ARGPARSE,
    **_COMMANDS,
    **_SHARED,
    **_BUILD,
    **_READING,
    **_PROVING,
    **_JUDGING,
    **_COMPARING,
    **_COMPLETION,
    **_SUITE,
    **_DIALECTS,
    **_CITATIONS,
    **_MCP,
    **_SCHEMAS,
    **_SERVING,
}
