"""The platform's cache folders for rulebooks."""

from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.source.folders import cache_folder

if TYPE_CHECKING:
    from rulesdb.source.cache import ResultCache


def compiled_templates() -> Path:
    """Return the folder that keeps the rulebook's templates compiled."""
    return cache_folder("templates")


def result_cache() -> "ResultCache | None":
    """Return the cache of played checks and written pages."""
    from rulesdb.source.cache import ResultCache  # commands that write no rulebook must not pay for it

    return ResultCache(cache_folder("rulebooks"))
