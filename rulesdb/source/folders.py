"""The platform's folder for cached files."""

from pathlib import Path


def cache_folder(name: str) -> Path:
    """Return the folder of this name among the user's cached files of rulesdb; it need not exist."""
    from platformdirs import user_cache_path  # cold commands must not pay for it

    return user_cache_path("rulesdb", appauthor=False) / name
