"""``rulesdb completion``: the script that lets a shell complete commands, rules and terms, and its candidates."""

import argparse

from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.completion.scripts import SHELLS
from rulesdb.cli.output import print_export

EXAMPLES = """\
  rulesdb completion fish | source    in ~/.config/fish/config.fish
  source <(rulesdb completion bash)   in ~/.bashrc
  source <(rulesdb completion zsh)    in ~/.zshrc, behind compinit"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"the shell that you use: {', '.join(SHELLS)}")
    parser.add_argument(
        "words",
        nargs=argparse.REMAINDER,
        metavar="for WORD",
        help="print what the last of these words may become (the script asks so)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the script; behind ``for`` and words, the candidates for the last one, a line each."""
    shell = SHELLS[arguments.shell]
    if not arguments.words:
        print_export(shell.script)
        return 0
    words = [word.removeprefix(" ") for word in arguments.words[1:]]  # as the parser of words has marked them
    from rulesdb.cli.completion.completions import candidates  # noqa: PLC0415  (the script alone needs none)

    try:
        found = candidates(words)
    except UsageError:  # a home with an impossible name, which the command reports once it is run
        found = []
    print_export("".join(f"{shell.form(*candidate)}\n" for candidate in found))
    return 0
