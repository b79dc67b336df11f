"""Count what `rulesdb play` asks a player, per game: the decisions, those with passing alone, and the prompts.

A player who chooses as the opponent does plays whole games; each decision is counted under every value of `--ask`.

    python benchmarks/play_prompts.py [GAMES]
"""

import sys
from collections import Counter

from rulesdb.cli.game_prompt import ASK, Prompt
from rulesdb.pipeline.games import GAMES, new_game

GAMES_PLAYED = 10
_YOU = 0


def counted(name: str, seed: int) -> Counter[str]:
    """Return the counts of one game: all decisions of the player, those with passing alone, and the prompts."""
    game = new_game(name, seed, _YOU)
    prompts = {asked: Prompt(game, None, asked, None) for asked in ASK}
    found: Counter[str] = Counter()
    while (question := game.question()) and not game.is_full:
        if question.player == _YOU:
            found["decisions"] += 1
            found["passing alone"] += question.can_only_pass
            for asked, prompt in prompts.items():
                is_asked = prompt.passes(question) is None
                found[f"--ask {asked}"] += is_asked
                found[f"--ask {asked}, passing alone"] += is_asked and question.can_only_pass
        game.choose(game.chance())
    return found


def main() -> None:
    """Print a table, a line for each game."""
    played = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PLAYED
    for name in GAMES:
        sums: Counter[str] = Counter()
        for seed in range(1, played + 1):
            sums.update(counted(name, seed))
        print(f"{name}: {played} games")
        for what, count in sums.items():
            print(f"  {what:<30} {count:6}  {count / played:7.1f} a game  {count / sums['decisions']:4.0%}")


if __name__ == "__main__":
    main()
