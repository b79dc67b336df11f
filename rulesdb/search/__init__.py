"""Graph to index to hits: the index behind a protocol, query understanding, ranking."""
