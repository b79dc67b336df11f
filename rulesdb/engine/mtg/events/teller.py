"""Japanese names of players, objects, zones and mana, for accounts."""

from rulesdb.engine.kernel.event_kinds import teller as kernel
from rulesdb.engine.mtg.mana import Mana
from rulesdb.engine.mtg.state import Object
from rulesdb.engine.mtg.zones import ZoneName

ZONES: dict[ZoneName, str] = {
    "graveyard": "墓地", "hand": "手札", "in play": "場", "library": "ライブラリー", "outside the game": "ゲームの外",
    "phased out": "フェイズ・アウト領域", "player": "プレイヤー", "removed": "ゲーム外", "stack": "スタック",
}  # fmt: skip
MANA: dict[Mana, str] = {
    "white": "白マナ", "blue": "青マナ", "black": "黒マナ", "red": "赤マナ", "green": "緑マナ", "colorless": "無色マナ",
}  # fmt: skip
_OF_ABILITY = {"activated": "起動型能力", "triggered": "誘発型能力"}


class Teller(kernel.Teller):
    """The names in the account of one game of Magic."""

    zone_names = ZONES
    asset_names = MANA
    usual_zone = "hand"

    def title(self, item: Object) -> str:
        """Return the name of the player whose record an object is, "" for an object."""
        if item.zone.name != "player":
            return ""
        assert item.owner is not None
        return self.player(item.owner)

    def nameless(self, item: Object) -> str:
        """Return the name of a face-down object, or of an object on the stack that is no card."""
        if item.face is not None:
            return "裏向きの呪文" if item.zone.name == "stack" else "裏向きのクリーチャー"
        if item.layer is None or item.layer.category == "combat damage":
            return "戦闘ダメージ"
        return f"{self.name(item.layer.source)}の{_OF_ABILITY[item.layer.category]}"
