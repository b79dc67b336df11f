"""The kinds of players, objects, filters and amounts that cards name, a file for each role."""
