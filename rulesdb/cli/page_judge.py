"""The judge that the worker of the page 裁定 calls; it speaks Japanese, as the page does."""

from rulesdb.cli.language import in_japanese
from rulesdb.pipeline.page_engine.page_rulings import PageJudge

JUDGE = PageJudge(in_japanese)
"""The judge of the page."""
