"""Puts a mutant into the functions of the running program, in a copy of the process, so that nothing is imported anew.

A mutant in code that runs when its module is imported cannot be put in so.
"""

import ast
import gc
import os
import pickle
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_CPU, RUSAGE_SELF, getrusage, setrlimit
from tempfile import TemporaryFile
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple, TypeVar

R = TypeVar("R")

CodeKey = tuple[str, int, str]
"""The file of a code object, its first line, and its qualified name."""
Functions = dict[tuple[str, CodeType], list[FunctionType]]
"""Functions that exist, by file and code."""
Pairs = tuple[tuple[CodeType, CodeType], ...]
"""Code objects, each within the one before it, with their mutated forms."""


class Change(NamedTuple):
    """A mutant as functions with other code."""

    functions: Sequence[tuple[FunctionType, CodeType]]
    """The functions, with their new code."""
    touched: frozenset[CodeKey]
    """The code in which the mutated clause stands."""

    def put_in(self) -> None:
        """Change the functions."""
        for function, code in self.functions:
            function.__code__ = code


def functions_of(package: str) -> Functions:
    """Return all functions of a package, among them those that only a decorator holds."""
    found: Functions = defaultdict(list)
    for one in gc.get_objects():
        if type(one) is FunctionType and (one.__module__ or "").startswith(package):
            found[one.__code__.co_filename, one.__code__].append(one)
    return found


def change_of(path: Path, tree: ast.Module, functions: Functions) -> Change | None:
    """Return the change that makes a mutated module of the present one; None if it is not one of functions alone."""
    file = str(path)
    before = compile(path.read_text(encoding="utf-8"), file, "exec", dont_inherit=True)
    changed: list[tuple[FunctionType, CodeType]] = []
    touched: set[CodeKey] = set()
    for chain in _chains(before, compile(tree, file, "exec", dont_inherit=True)):
        old, new = chain[-1]
        if _own(old) == _own(new):
            continue
        found = [(function, new) for old, new in chain for function in functions.get((file, old), ())]
        if not found or any(function.__code__.co_freevars != new.co_freevars for function, new in found):
            return None
        changed += found
        touched.add(_key(old))
    return Change(changed, frozenset(touched)) if changed else None


def _chains(before: CodeType, after: CodeType, outer: Pairs = ()) -> Iterator[Pairs]:
    """Yield all pairs of code objects of two modules, after the pairs that they are within.

    The code within a pair is left out if the mutant has dropped some of it.
    """
    chain = (*outer, (before, after))
    yield chain
    within = _within(before), _within(after)
    if len(within[0]) == len(within[1]):
        for pair in zip(*within, strict=True):
            yield from _chains(*pair, chain)


def _within(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    """Return what a code object does, but for the code within it."""
    values = [(type(one), one) for one in code.co_consts if not isinstance(one, CodeType)]
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, values


def _key(code: CodeType) -> CodeKey:
    return code.co_filename, code.co_firstlineno, code.co_qualname


def called_by(run: Callable[[], object], folder: str) -> frozenset[CodeKey]:
    """Return the code in the files of a folder that a function calls."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _argument: Any) -> None:  # noqa: ANN401  (as sys.setprofile has it)
        if event == "call":
            called.add(frame.f_code)

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return frozenset(_key(code) for code in called if code.co_filename.startswith(folder))


def in_a_copy(run: Callable[[], R]) -> R:
    """Return the result of a function that runs in a copy of the process."""
    with TemporaryFile() as results:

        def keep() -> bool:
            pickle.dump(run(), results)
            results.flush()
            return False

        _is_true_in_a_copy(keep)
        results.seek(0)
        result: R = pickle.load(results)  # noqa: S301  (our own)
        return result


def is_noticed(change: Change, runs: Sequence[Callable[[], bool]], seconds: int) -> bool:
    """Whether a function returns True with a change, or takes more than some seconds of a core; they run in a copy."""

    def play() -> bool:
        change.put_in()
        return any(_limited(run, seconds) for run in runs)

    return _is_true_in_a_copy(play)


def _is_true_in_a_copy(run: Callable[[], bool]) -> bool:
    """Whether a function returns True in a copy of the process, or does not return.

    multiprocessing would refuse to copy a worker of Dask.
    """
    copy = os.fork()
    if copy == 0:
        answer = True
        try:
            answer = run()
        finally:
            os._exit(answer)
    return os.waitpid(copy, 0)[1] != 0


def _limited(run: Callable[[], bool], seconds: int) -> bool:
    """Return the result of a function, or let the process be killed once the function has taken some seconds."""
    used = getrusage(RUSAGE_SELF)
    end = int(used.ru_utime + used.ru_stime) + 1 + seconds
    setrlimit(RLIMIT_CPU, (end, RLIM_INFINITY))
    return run()


def callers(calls: Sequence[frozenset[CodeKey]], change: Change) -> list[int]:
    """Return the indices of those that call the code of a change, the ones that call least code first."""
    found = [index for index, called in enumerate(calls) if called & change.touched]
    return sorted(found, key=lambda index: len(calls[index]))
