"""A made-up rulebook of two editions, for what shows both, either or one alone."""

from pathlib import Path

from rulesdb.graph.model import Node
from rulesdb.site.rulebook_writing import write_site
from support.site.made_up_rulebook import OFFICIAL, PLAIN, STAMP, graph, node, passage, reading, refer


def nodes() -> tuple[Node, ...]:
    """Return two sections: a rule with both texts, one with ours alone, and a title that differs."""
    official = reading(passage("text", "竜は飛ぶ。"), passage("example-1", "西の竜。"))
    plain = reading(
        passage("text", "空を行くものが竜。"),
        passage("example-1", "東の竜。", refer("[1.0.2]", "fab:1.0.2")),
        edition="plain",
    )
    return (
        node("fab:1.0", "section", None, reading(title="竜"), reading(title="竜", edition="plain")),
        node("fab:1.0.1", "rule", "fab:1.0", official, plain),
        node("fab:1.0.2", "rule", "fab:1.0", reading(passage("text", "卵は眠る。"), edition="plain")),
        node("fab:1.1", "section", None, reading(title="鱗"), reading(title="うろこ", edition="plain")),
    )


def written(folder: Path) -> Path:
    """Write it below ``folder`` and return where it lies."""
    write_site(graph(nodes(), (OFFICIAL, PLAIN)), (), folder / "book", STAMP)
    return folder / "book"
