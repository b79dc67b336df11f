"""Files written whole: beside their name, then renamed."""

from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in a folder that is there, in place of one of the same name. Raises OSError."""
    from tempfile import NamedTemporaryFile  # takes 3 ms, and most commands write nothing

    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    beside = Path(file.name)
    try:
        beside.replace(path)
    except OSError:
        beside.unlink()
        raise
