"""Misreadings of the rules of the tea game."""

from rulesdb.engine.kernel.book import never
from support.engine.tea.tea_rules import always_possible, in_order, row_of, waits
from support.engine.tea.tea_state import book

book.instead(row_of, "1.3.1#sentence-2", "決める茶も増やす茶も、卓に来た順に適用する")(lambda _aroma: 1)
book.instead(waits, "1.3.3#sentence-1", "香り高い茶を増やす茶も、卓に来た順に適用する")(never)
book.instead(in_order, "1.2.1#sentence-2", "水を先に支払う")(lambda: ("water", "leaves"))
book.instead(always_possible, "1.1.1#sentence-1", "手番の人は、休むことも、葉を摘むこともできない")(lambda: ())
