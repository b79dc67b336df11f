"""The scripts of the shells: a script asks ``rulesdb completion SHELL for WORD …`` for the candidates of the last word.

Where there is no candidate, the shell completes names of files.
"""

from collections.abc import Callable
from typing import NamedTuple

_BASH = """\
_rulesdb() {
    local line=${COMP_LINE:0:COMP_POINT} IFS=$' \\t\\n' words current before candidate
    read -ra words <<< "$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    current=${words[${#words[@]}-1]}
    before=${current%"${current##*[:=]}"}  # bash completes what stands behind : and = alone
    COMPREPLY=()
    while IFS= read -r candidate; do
        COMPREPLY+=("${candidate#"$before"}")
    done < <("$1" completion bash for "${words[@]:1}" 2>/dev/null)
}
complete -o bashdefault -o default -F _rulesdb rulesdb
"""

_ZSH = """\
#compdef rulesdb
_rulesdb() {
    local -a candidates
    candidates=("${(@f)$(${words[1]} completion zsh for "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n ${candidates[1]} ]]; then
        _describe rulesdb candidates
    else
        _files
    fi
}
compdef _rulesdb rulesdb
"""

_FISH = """\
function __rulesdb_candidates
    set -l words (commandline -opc) (commandline -ct)
    set -l candidates ($words[1] completion fish for $words[2..-1] 2>/dev/null)
    if test (count $candidates) -gt 0
        printf '%s\\n' $candidates
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c rulesdb -f -a '(__rulesdb_candidates)'
"""


class Shell(NamedTuple):
    """A shell that rulesdb can be completed in."""

    script: str
    """The script that the shell reads once."""
    form: Callable[[str, str], str]
    """Return the line for a candidate and its description, as the script reads it."""


def _of_zsh(candidate: str, description: str) -> str:
    name = candidate.replace("\\", "\\\\").replace(":", "\\:")
    return f"{name}:{description}" if description else name


SHELLS = {
    "bash": Shell(_BASH, lambda candidate, _description: candidate),
    "zsh": Shell(_ZSH, _of_zsh),
    "fish": Shell(_FISH, lambda candidate, description: f"{candidate}\t{description}" if description else candidate),
}
"""The shells, by name."""
