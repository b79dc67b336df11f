"""Compiled templates, kept between runs: compiling them takes longer than rendering every section.

It is apart because it is made of Jinja's classes, which are imported where a rulebook is written and nowhere else.
"""

from contextlib import suppress
from pathlib import Path

from jinja2.bccache import Bucket, FileSystemBytecodeCache

from rulesdb.source.private_files import is_private_folder, make_private_folder, open_private_file


class CompiledTemplates(FileSystemBytecodeCache):
    """A folder of compiled templates, each with the hash of its source.

    What is there for another source, another Jinja or another Python is passed over and replaced. A folder that cannot
    be read or written costs time and nothing else, and so does one that others may have written in: Jinja unpickles
    what it loads, and runs it.
    """

    def __init__(self, folder: Path) -> None:
        """Keep them in ``folder``, which is made when there is something to keep."""
        super().__init__(str(folder))

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill ``bucket`` if the folder has its template."""
        with suppress(OSError):
            if is_private_folder(Path(self.directory)):
                with open_private_file(Path(self._get_cache_filename(bucket))) as file:
                    bucket.load_bytecode(file)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the template of ``bucket``."""
        with suppress(OSError):
            make_private_folder(Path(self.directory))
            if is_private_folder(Path(self.directory)):
                super().dump_bytecode(bucket)
