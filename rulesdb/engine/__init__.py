"""Room for the rules engine: state, decisions, events, the book of rules. Nothing lives here yet."""
