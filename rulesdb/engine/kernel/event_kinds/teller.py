"""The Japanese names of players, objects and zones in the account of a game."""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.state.state import AnyObject, AnyZone, CoreObject, CoreState


class Teller:
    """The names in the account of one game. An object keeps the name that it had when it was last seen.

    ``viewer`` is the player who reads the account: objects that are private to other players stay anonymous. With None,
    every object is named.
    """

    zone_names: ClassVar[Mapping[AnyZone, str]] = {}
    """Japanese names of zones, without their players, by name of the zone."""
    asset_names: ClassVar[Mapping[AnyName, str]] = {}
    """Japanese names of the points that players have, by kind."""
    activated_verb: ClassVar[str] = "起動"
    """The verb for what becomes of an activated ability."""
    usual_zone: ClassVar[str] = ""
    """Name of the zone from which cards are usually played, so that it is left out."""
    triggered: ClassVar[str] = "効果"
    """Noun for what triggers."""

    def __init__(self, state: CoreState, viewer: int | None = None) -> None:
        """Store the players of a state, and its objects with those that have left."""
        self.viewer = viewer
        self._objects: dict[int, AnyObject] = {}
        self._players = [player.name for player in state.players]
        self.look(state)

    def look(self, state: CoreState) -> None:
        """Store the objects of a state, and those that came and went since the last look."""
        self._objects = {object_id: known.record for object_id, known in state.known.items()} | self._objects
        self._objects.update(state.objects)

    def notice(self, item: CoreObject) -> None:
        """Store an object."""
        self._objects[item.id] = item

    def player(self, index: int) -> str:
        """Return the name of a player."""
        return str(self._players[index])

    def name(self, object_id: int | None) -> str:
        """Return the name of an object."""
        item = self._objects.get(object_id) if object_id is not None else None
        return "何か" if item is None else self.name_of_record(item)

    def name_of_record(self, item: AnyObject) -> str:
        """Return the name of an object, by a record of it."""
        title = self.title(item)
        if title:
            return title
        if self._is_hidden(item):
            return "カード"
        return f"《{item.card.name}》" if item.card.name else self.nameless(item)

    def name_of_moved(self, object_id: int) -> str:
        """Return the name of an object that has moved: a card that was hidden from the reader may be public now."""
        item = self._objects.get(object_id)
        if item is None or not self._is_hidden(item):
            return self.name(object_id)
        later = (one.id for one in self._objects.values() if one.serial == item.serial and one.id > object_id)
        return self.name(min(later, default=object_id))

    def _is_hidden(self, item: AnyObject) -> bool:
        return self.viewer is not None and not item.is_public and item.owner != self.viewer

    def title(self, item: AnyObject) -> str:
        """Return what an object is called instead of its card's name, "" if it has no other name."""
        return ""

    def nameless(self, item: AnyObject) -> str:
        """Return the name of an object whose card has no name, such as a layer of an ability."""
        raise NotImplementedError

    def zone(self, zone: AnyZone) -> str:
        """Return the name of a zone, with its player."""
        name = self.zone_names[zone.name]
        return name if zone.owner is None else f"{self._players[zone.owner]}の{name}"

    def origin(self, object_id: int) -> str:
        """Return the phrase for the zone from which a card is played, "" for the usual one, or if it was played."""
        zone = self._objects[object_id].zone.name
        return "" if zone in {self.usual_zone, "stack"} else f"{self.zone_names[zone]}の"

    def object(self, object_id: int) -> AnyObject:
        """Return the record of an object as last seen."""
        return self._objects[object_id]
