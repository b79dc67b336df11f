"""The rule book of Magic, in which all rules are registered by number."""

from rulesdb.engine.kernel.book import Book

book = Book("mtg", "rulesdb.engine.mtg.misreadings")

MISSING_MANA_COST = "ルールの変更：マナ・コストの無いカード(逆転裁定)".replace("：", ":")
"""The heading, which has no number, under which the Time Spiral primer changes 213.1a and 401.1b.

The shipped text writes a full-width colon; identifiers have a plain one."""
OPPOSED_COUNTERS = "新ゲームルール：+1/+1カウンターと−1/−1カウンター".replace("：", ":")
"""The heading of rule 420.5n, under which the ruling on it stands."""
