"""Japanese names of players, objects, zones and mana, for accounts."""

from rulesdb.engine.kernel.event_kinds import teller as kernel
from rulesdb.engine.mtg.cards import Card, Mana
from rulesdb.engine.mtg.events.faces import may_look_at_face
from rulesdb.engine.mtg.state import Object, ZoneName

ZONES: dict[ZoneName, str] = {
    "graveyard": "墓地", "hand": "手札", "in play": "場", "library": "ライブラリー", "outside the game": "ゲームの外",
    "phased out": "フェイズ・アウト領域", "player": "プレイヤー", "removed": "ゲーム外", "stack": "スタック",
}  # fmt: skip
MANA: dict[Mana, str] = {
    "white": "白マナ", "blue": "青マナ", "black": "黒マナ", "red": "赤マナ", "green": "緑マナ", "colorless": "無色マナ",
}  # fmt: skip
_OF_ABILITY = {"activated": "起動型能力", "triggered": "誘発型能力"}
_NAMELESS = {"card": "名前のない呪文", "combat damage": "戦闘ダメージ"}
_FACE_DOWN: dict[ZoneName, str] = {"in play": "クリーチャー", "stack": "呪文"}


class Teller(kernel.Teller):
    """The names in the account of one game of Magic."""

    zone_names = ZONES
    asset_names = MANA
    activated_verb = "プレイ"
    usual_zone = "hand"
    triggered = "能力"

    def title(self, item: Object) -> str:
        """Return the name of a player for the player's record, and what a copy or a token is; "" for a card."""
        if item.zone.name == "player":
            assert item.owner is not None
            return self.player(item.owner)
        if item.is_copy:
            return f"{self._of_card(item)}のコピー"
        return f"トークン{self._of_card(item)}" if item.is_token else ""

    def _of_card(self, item: Object) -> str:
        return f"《{item.card.name}》" if item.card.name else self.nameless(item)

    def nameless(self, item: Object) -> str:
        """Return the name of a face-down object, or of an object on the stack that is no card."""
        if item.face is not None:
            return self._face_down(item, item.face)
        if item.layer is None:
            return "名前のないクリーチャー"
        ability = _OF_ABILITY.get(item.layer.category)
        return f"{self.name_of_moved(item.layer.source)}の{ability}" if ability else _NAMELESS[item.layer.category]

    def _face_down(self, item: Object, face: Card) -> str:
        """Return the name of a face-down object: for a player who may look at it with the card that lies face down."""
        is_seen = self.viewer is not None and may_look_at_face(item, self.viewer)
        noun = f"《{face.name}》" if is_seen and face.name else _FACE_DOWN.get(item.zone.name, "カード")
        has_several_marks = len({one.mark for one in self._objects.values() if one.mark}) > 1
        return f"裏向きの{noun}{f'(目印{item.mark})' if has_several_marks else ''}"
