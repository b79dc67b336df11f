"""``python -m rulesdb`` and the ``rulesdb`` script: what must be settled before the first slow import."""

import _signal  # type: ignore[import-not-found]  # ``signal`` takes a millisecond, in which Ctrl-C is a traceback
import gc
import os
import sys

_NEW_OBJECTS = 300_000
"""Objects made until Python looks for garbage in cycles; with its own 700 it spends a tenth of a cold search so."""


def main() -> int:
    """Run the command and return its exit status; until it runs, Ctrl-C ends the process at once."""
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
    _begin_again_in_utf8()
    gc.set_threshold(_NEW_OBJECTS)
    from rulesdb.cli.main import main  # see above

    return main()


def _begin_again_in_utf8() -> None:
    """Start Python anew with UTF-8 for arguments, file names and output where the locale knows ASCII alone.

    Python does so by itself under LC_ALL=C, unless PYTHONUTF8=0 forbids it; but neither a query nor a rule is ASCII.
    """
    if sys.getfilesystemencoding() == "ascii" and sys.executable:
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])  # noqa: S606  (there is no shell)


def run() -> None:
    """Run the command and end the process at once: Python takes 8 ms to take down what a ruling has loaded."""
    os._exit(main())  # whatever was said is flushed by then


if __name__ == "__main__":
    run()
