"""The folder as Whoosh writes to it, with one thing mended.

Whoosh makes its folder for temporary files twice, and keeps the second time's exception in a local variable. Exception
and frame hold each other, and the frame holds those that called it: all that a build has made would stay in memory
until the cycle collector finds it, which then takes a tenth of the build.
"""

from pathlib import Path

from whoosh.filedb.filestore import FileStorage


class WritingStorage(FileStorage):  # type: ignore[misc]  # whoosh ships no types
    """A folder to write an index into."""

    def temp_storage(self, name: str) -> FileStorage:
        """Return the folder ``name`` within this one, which is made if need be."""
        folder = Path(self.folder) / name
        folder.mkdir(exist_ok=True)
        return FileStorage(str(folder))
