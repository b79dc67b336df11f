"""Players that an effect refers to, as its controller sees them, in the words of cards."""

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.players import ControllersOf, Everyone, Opponents, You

PHRASES = (
    phrase(You, "あなた"),
    phrase(Opponents, "対戦相手"),
    phrase(ControllersOf, "{what:any}のコントローラー"),
    phrase(Everyone, "すべてのプレイヤー"),
)
