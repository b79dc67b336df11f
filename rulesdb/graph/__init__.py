"""Trees to graph: editions laid over each other, links, terms, chains, and exports."""
