"""Room for the engine checks that demonstrate rules. Nothing lives here yet."""
