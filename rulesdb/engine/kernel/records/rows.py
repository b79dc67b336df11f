"""Rows: record classes that have nothing beyond their parents but data, such as the words of a field."""

from sys import _getframe
from typing import TypeVar, cast

from msgspec import NODEFAULT, Struct, defstruct

from rulesdb.engine.kernel.records.checked import defaults_of
from rulesdb.engine.kernel.records.governing import GovernedBy

K = TypeVar("K", bound=Struct)


def row(parent: type[K], name: str, doc: str, governed: GovernedBy | None = None, /, **data: object) -> type[K]:
    """Return the class of a name that is its parent with other data.

    ``data`` are annotations of the parent's fields, which keep their defaults, and class variables. ``governed`` are
    the rules that govern records of the class (governing.py).
    """
    defaults = defaults_of(parent)
    fields = [
        (field, hint) if defaults[field] is NODEFAULT else (field, hint, defaults[field])
        for field, hint in data.items()
        if field in defaults
    ]
    namespace = {key: value for key, value in data.items() if key not in defaults}
    if governed is not None:
        namespace["GOVERNED_BY"] = governed
    namespace["__doc__"] = doc
    module = str(_getframe(1).f_globals["__name__"])  # the one that makes the row, as in a class statement
    made = defstruct(name, fields, bases=(parent,), module=module, namespace=namespace, frozen=True)
    return cast("type[K]", made)
