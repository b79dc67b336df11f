"""The rulebook's scripts as they are written: nothing in them takes a reader's or a text's word for a member."""

import re
from pathlib import Path

import pytest
from rjsmin import jsmin

from rulesdb.source.resources import templates_folder

SCRIPTS = sorted(templates_folder().rglob("*.js"))
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
PLAIN_OBJECT_AS_MAP = re.compile(
    r"Object\.(?:entries|fromEntries|keys|values|hasOwn|create)|hasOwnProperty"  # which ask an object for its names
    r"|[\w.\])]+ in [\w.]+"  # as does this
    r"|(?:const |let |\.)\w+={}"  # an object that gets its names later
)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_no_script_uses_a_plain_object_as_a_map(script: Path) -> None:
    """``__proto__`` and ``constructor`` are members of every object: a Map has only what was put into it."""
    code = STRING.sub('""', jsmin(script.read_text(encoding="utf-8")))
    assert PLAIN_OBJECT_AS_MAP.findall(code) == []
