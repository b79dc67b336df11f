"""Compiled templates, kept between runs: compiling them takes longer than rendering every section.

It is apart because it is made of Jinja's classes, which are imported where a rulebook is written and nowhere else.
"""

from contextlib import suppress
from pathlib import Path

from jinja2.bccache import Bucket, FileSystemBytecodeCache


class CompiledTemplates(FileSystemBytecodeCache):
    """A folder of compiled templates, each with the hash of its source.

    What is there for another source, another Jinja or another Python is passed over and replaced. A folder that cannot
    be read or written costs time and nothing else.
    """

    def __init__(self, folder: Path) -> None:
        """Keep them in ``folder``, which is made when there is something to keep."""
        super().__init__(str(folder))

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill ``bucket`` if the folder has its template."""
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the template of ``bucket``."""
        with suppress(OSError):
            Path(self.directory).mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)
