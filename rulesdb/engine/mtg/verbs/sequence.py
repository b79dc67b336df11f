"""Sequences of effects, whose later sentences can mean by a pronoun what the earlier ones name."""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.nested import TargetedEffect, contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.nested_records import mentions
from rulesdb.engine.kernel.verbs.sequence import SequenceEffect
from rulesdb.engine.mtg.selection.pronouns import It, Source, ThatPlayer
from rulesdb.engine.mtg.verbs.antecedents import made_since, named_before


class Sequence(SequenceEffect, frozen=True):
    """Generate several effects in order."""

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Generate the effects; each knows what those before it name."""
        antecedents, succeeded = context.antecedents, False
        for part, own in zip(self.effects, contexts_of_parts(self, context), strict=True):
            within, next_id = replace(own, antecedents=antecedents), game.state.next_id
            named = named_before(game, part, within)
            succeeded |= part.generate(game, within)
            antecedents = (*antecedents, *named, *made_since(game, part, next_id))
        return succeeded


def with_antecedents(effects: list[TargetedEffect]) -> list[TargetedEffect]:
    """Return the effects of an object that resolves, as one effect if a pronoun in them may mean what others name."""
    if not any(mentions(one.effect, kind) for one in effects for kind in (It, Source, ThatPlayer)):
        return effects
    targets = tuple(target for one in effects for target in one.targets)
    return [TargetedEffect(Sequence(tuple(one.effect for one in effects)), targets)]


PHRASES = (phrase(Sequence, "({effects||、その後})"),)
