"""Cards and texts with which the checks of morph begin."""

from rulesdb.checks.mtg.table import Person, TrackedCard

BEAST = ("《古の獣》 「{4}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5", "トランプル", "変異「{3}{G}」")
HERALD = (
    "《先触れ》 「{2}{G}」 クリーチャー パワー1 タフネス1",
    "これ自身が場に出たとき、ライフを3点得る。",
    "変異「{1}」",
)
SCOUT = ("《斥候》 「{1}{G}」 クリーチャー パワー2 タフネス1", "変異「{G}」")
PHASE_OUT = "対象のクリーチャーをフェイズ・アウトさせる。"
KILL = "対象のクリーチャーを破壊する。"
VEIL = "対象のクリーチャーを裏向きにする。"
MIRROR = "ターン終了時まで、対象のクリーチャーは、あなたがコントロールするクリーチャーのコピーになる。"


def face_down(player: Person, card: TrackedCard) -> None:
    """Let a player play a card face down; it resolves."""
    player.plays(card, face_down="裏向き").resolve()


def played_face_down(ann: Person, sheet: tuple[str, ...], lands: int) -> TrackedCard:
    """Return a card that Ann has played face down; she has this number of lands in play."""
    ann.lands("green", lands)
    card = ann.hand(*sheet)
    face_down(ann, card)
    return card
