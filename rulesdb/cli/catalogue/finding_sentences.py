"""Messages of diagnostics: what was found in a text, what was done about it, and the way out."""

FINDINGS = {
    "{seen:ja} {rule} and was read as a part of it; {way_out:ja} if it is a rule's": (
        "{seen} {rule} の中にあり、その一部として読みました。ルールの番号であれば、{way_out}"
    ),
    "{number} begins a line within": "{number} で始まる行が",
    "{number} stands within a line of": "{number} が行の途中、",
    "mend the number": "番号を直してください",
    "set it at the beginning of a line": "行の初めに置いてください",
    "{what:ja} stood glued to the text before it; it was set apart": "{what}が前の文に付いていたので、切り離しました",
    "a heading": "見出し",
    "the number {number}": "番号 {number} ",
    "the mark of {kind:ja}": "{kind}の印",
    "an example": "例",
    "a note": "注",
    "an item": "項目",
    "{number} was cut in two by a line end; it was joined": "{number} が改行で二つに分かれていたので、つなぎました",
    "{number} may be meant by both sides of a line end; it was left apart. Join it or set a 。": (
        "改行の前後を合わせると {number} かもしれませんが、分けたままにしました。つなぐか、。を置いてください"
    ),
    "{sign} has no partner; it was left": "{sign} に対になる括弧がありません。そのまま残しました",
    "{sign} is closed by {other}; it was read as {same}": (
        "{sign} が {other} で閉じられています。{same} として読みました"
    ),
    "§ stands elsewhere than behind the text; it was put there": "§ が文の末尾にないので、末尾に移しました",
    "§ is missing at the end": "末尾に § がありません",
    "the end of a sentence stood before its middle; it was put back behind it": (
        "文の末尾が途中より前にあったので、後ろに戻しました"
    ),
    "an icon is lost here; its place is kept as a blank": "ここのアイコンが失われています。空白として残しました",
    "a sentence begins with a particle; what stood before it is lost": (
        "文が助詞で始まっています。その前の語が失われています"
    ),
    "a line that looks like a heading was joined to the rule before it": (
        "見出しのような行を、前のルールの一部として読みました"
    ),
    "the lines of a sentence were joined": "文中の改行をつなぎました",
    "{reason:ja}; it is kept outside the rules": "{reason}なので、ルールの外に置きました",
    "what stands before the first rule is a title block": "最初のルールの前にある表題など",
    "a line of a page's navigation": "ページの案内の行",
    "what stands behind the rules is another part of the document, such as a glossary": (
        "ルールの後ろにある、用語集など別の部分"
    ),
    "what stands below the rules is the publisher's footer": "ルールの後ろにある発行元の記載",
    "a line of the page's layout (found {count} times)": "ページの体裁の行 ({count} 回) ",
    "levels were inferred: {levels}": "番号の階層を推定しました: {levels}",
    "the text was read as {dialect}": "{dialect} として読みました",
    "if it is of another dialect, name that one (build --dialect)": (
        "別の書式であれば、その書式を指定してください (build --dialect)"
    ),
    "the file is empty; give one with numbered rules": "ファイルが空です。番号のあるルールの文書を指定してください",
    "no numbered rule was found; is this a rules text?": "番号のあるルールが見つかりません。ルールの文書ですか",
    "no number of {dialect} was found; {seen:ja}; declare a dialect that knows them (docs/new-dialect.md)": (
        "{dialect} の番号が見つかりません。{seen}。その番号を読める書式を宣言してください (docs/new-dialect.md)"
    ),
    "{count} lines begin like {example} (the first is line {number})": (
        "{example} のように始まる行が {count} 行あります (最初は {number} 行目)"
    ),
    "a range that names no rules in order; its two ends were taken": (
        "範囲の両端が順番どおりではないので、両端だけを参照としました"
    ),
    "{number} stands twice; it is kept beside the first; mend the text": (
        "{number} が二度あります。どちらも残しました。文書を直してください"
    ),
    "{number} stands in {file} already; this one is kept beside the first. Mend one of the two texts.": (
        "{number} は、すでに {file} にあります。どちらも残しました。どちらかの文書を直してください"
    ),
    "{number} stands after {other}; it was kept where it belongs": (
        "{number} が {other} より後にあります。番号の位置に置きました"
    ),
    "{name} has a title and nothing below it": "{name} には題名しかありません",
    "{number} stands without {parent}: {outcome:ja}. Add {same}, or correct the number.": (
        "{number} の上に {parent} がありません。{outcome}。{same} を加えるか、番号を直してください"
    ),
    "it was put at the top": "一番上に置きました",
    "it was put below {number}": "{number} の下に置きました",
    "{reference} names {numbers}, which no loaded text holds; it is kept and can be traced into.": (
        "{reference} の指す {numbers} は、読み込んだ文書にありません。参照は残り、trace でたどれます"
    ),
    "{number} of {version}, which this text has, is {now} in {file}, which has {other}: {what}. "
    "Read {same}, or write it.": (
        "{number} は、この文書の版 {version} の番号です。{file} の版 {other} では {now} です ({what})。"
        "{same} を読むか、その番号に直してください"
    ),
    "{number} of {version}, which this text has, is not in {file}, which has {other}. "
    "Load the text of {same}, too, or write the number of {later}.": (
        "{number} は、この文書の版 {version} の番号です。{file} の版 {other} にはありません。"
        "{same} の文書も読み込むか、{later} の番号に直してください"
    ),
    "{number} refers to itself; the reference is kept. Check which number was meant.": (
        "{number} が自分自身を参照しています。参照は残しました。どの番号のつもりか確かめてください"
    ),
    "{number} refers to itself{where:ja}; the reference is kept. Check which number was meant.": (
        "{number} が自分自身を参照しています{where}。参照は残しました。どの番号のつもりか確かめてください"
    ),
    " in its {part}": " ({part})",
}
