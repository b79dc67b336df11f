"""The rules of the tea game, made up for the tests: a dozen rules that no card game on the market has."""

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import Edition, Graph, TextFile
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.source.text import SourceText
from rulesdb.syntax.parsing import parse

TEXT = """\
1 茶会

1.1 手番

1.1.1 手番の人は、葉を摘むか、茶を淹れるか、休む。どれを行っても、次の人の手番になる。

1.1.2 葉を摘むと、葉を2枚得る。

1.1.3 夜に休む人の卓では、最後に来た茶がこぼれる。

1.2 茶を淹れる

1.2.1 茶を淹れる人は、茶に書かれた数の葉と水を支払う。葉を先に支払い、水を後に支払う。

1.2.2 水が足りない人は、葉を1枚捨てるごとに、水を1杯汲んでもよい。

1.2.3 夜は、茶を淹れられない。

1.2.4 淹れた茶は、棚から卓に移る。

1.3 香り

1.3.1 卓にある茶の香りは、ほかの茶によって変わる。香りの数を決める茶を先に、香りを増やす茶を後に適用する。

1.3.2 花びらの載った茶は、花びら1枚につき、香りが1増える。

1.3.3 「香り高い茶」を増やす茶は、その茶が香り高いかどうかを変える茶の後に適用する。

1.4 客

1.4.1 だれかが茶を淹れると、卓で待つ客のいる茶に、花びらが1枚載る。
 * 茶がこぼれるとき、受け皿があれば、代わりに受け皿が割れる。

1.5 お開き

1.5.1 自分の卓の茶の香りの合計が10以上になった人が、茶会の主人になる。
"""


def tea_graph() -> Graph:
    """Return the graph of the rules, as a shipped edition."""
    edition = Edition("plain", "tea", "茶会", "CC0-1.0", (TextFile("tea.txt", "00"),))
    tree = parse(SourceText("tea.txt", TEXT), "fab", "tea")
    graph: Graph = build_graph([LoadedEdition(edition, (tree,))], Analyzer())[0]
    return graph
