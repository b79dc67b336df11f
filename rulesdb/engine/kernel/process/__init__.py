"""The process of a game: decisions, the running game, the event pipeline, and the stages."""
