"""Japanese names of players, objects, zones and assets, for accounts."""

from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.event_kinds import teller as kernel

ZONES: dict[ZoneName, str] = {
    "arms": "腕", "arsenal": "格納庫", "banished": "追放ゾーン", "chest": "胴", "combat chain": "戦闘チェイン",
    "deck": "デッキ", "graveyard": "墓地", "hand": "手札", "head": "頭", "hero": "ヒーローゾーン",
    "inventory": "インベントリ", "legs": "足", "permanent": "闘技場", "pitch": "ピッチゾーン", "soul": "ソウル",
    "stack": "スタック", "weapon 1": "武器ゾーン", "weapon 2": "武器ゾーン",
}  # fmt: skip
ASSETS = {"action": "アクションポイント", "resource": "リソースポイント", "chi": "気ポイント", "life": "ライフ"}


class Teller(kernel.Teller):
    """The names in the account of one game of Flesh and Blood."""

    zone_names = ZONES
    asset_names = ASSETS
    usual_zone = "hand"

    def title(self, item: Object) -> str:
        """Return the name of the player in whose hero zone an object is, "" for an object elsewhere."""
        if item.zone.name != "hero":
            return ""
        assert item.zone.owner is not None
        return self.player(item.zone.owner)

    def nameless(self, item: Object) -> str:
        """Return the name of an attack-proxy, or of a layer that is not a card."""
        if item.proxy_of is not None:
            return f"{self.name(item.proxy_of)}の攻撃"
        return f"{'何か' if item.layer is None else self.name_of_moved(item.layer.source)}のレイヤー"
