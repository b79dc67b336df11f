"""Japanese names of players, objects, zones and assets, for accounts."""

from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import Zone

ZONES = {
    "arms": "腕", "arsenal": "格納庫", "banished": "追放ゾーン", "chest": "胴", "combat chain": "戦闘チェイン",
    "deck": "デッキ", "graveyard": "墓地", "hand": "手札", "head": "頭", "hero": "ヒーローゾーン", "legs": "足",
    "permanent": "闘技場", "pitch": "ピッチゾーン", "stack": "スタック", "weapon 1": "武器ゾーン",
    "weapon 2": "武器ゾーン",
}  # fmt: skip
ASSETS = {"action": "アクションポイント", "resource": "リソースポイント", "chi": "気ポイント", "life": "ライフ"}


class Teller:
    """The names in the account of one game. An object keeps the name that it had when it was last seen.

    ``viewer`` is the player who reads the account: objects that are private to other players stay anonymous. With None,
    every object is named.
    """

    def __init__(self, state: State, viewer: int | None = None) -> None:
        """Store the objects and players of a state."""
        self._objects: dict[int, Object] = dict(state.objects)
        self._players = [player.name for player in state.players]
        self._viewer = viewer

    def look(self, state: State) -> None:
        """Store the objects of a state, and those that came and went since the last look."""
        self._objects = {object_id: known.object for object_id, known in state.known.items()} | self._objects
        self._objects.update(state.objects)

    def player(self, index: int) -> str:
        """Return the name of a player."""
        return self._players[index]

    def name(self, object_id: int | None) -> str:
        """Return the name of an object."""
        item = self._objects.get(object_id) if object_id is not None else None
        if item is None:
            return "何か"
        if "hero" in item.card.types and item.owner is not None:
            return self._players[item.owner]
        if self._viewer is not None and not item.is_public and item.owner != self._viewer:
            return "カード"
        if item.card.name:
            return f"《{item.card.name}》"
        source = self.name(item.proxy_of if item.proxy_of is not None else item.layer.source if item.layer else None)
        return f"{source}の{'攻撃' if item.proxy_of is not None else 'レイヤー'}"

    def zone(self, zone: Zone) -> str:
        """Return the name of a zone, with its player."""
        name = ZONES[zone.name]
        return name if zone.owner is None else f"{self._players[zone.owner]}の{name}"

    def notice(self, item: Object) -> None:
        """Store an object."""
        self._objects[item.id] = item

    def origin(self, object_id: int) -> str:
        """Return the phrase for the zone from which a card is played, "" for the hand."""
        zone = self._objects[object_id].zone.name
        return "" if zone == "hand" else f"{ZONES[zone]}の"

    def object(self, object_id: int) -> Object:
        """Return the record of an object as last seen."""
        return self._objects[object_id]
