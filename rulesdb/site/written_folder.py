"""The folder of a rulebook while it is written, which knows the digest of each file: none is read again for it."""

from pathlib import Path

from rulesdb.source.cache import digest


class WrittenFolder:
    """A new folder, and the ``digests`` of the files that were written into it, by their paths in it."""

    def __init__(self, folder: Path) -> None:
        """Write below ``folder``."""
        self.folder = folder
        self.digests: dict[str, str] = {}
        self._made = {""}

    def write(self, path: str, content: str | bytes) -> None:
        """Write a file. Raises OSError."""
        above = path.rpartition("/")[0]
        if above not in self._made:
            (self.folder / above).mkdir(parents=True, exist_ok=True)
            self._made.add(above)
        written = encoded(content) if isinstance(content, str) else content
        self.digests[path] = digest([written])
        with open(f"{self.folder}/{path}", "wb", buffering=0) as file:  # noqa: PTH123  (a rulebook has thousands)
            file.write(written)


def encoded(text: str) -> bytes:
    """Return a text as it is written.

    A lone surrogate has no UTF-8 form; in the JSON of data and scripts it is written as what stands for it there.
    """
    return text.encode(errors="backslashreplace")
