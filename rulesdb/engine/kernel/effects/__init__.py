"""Effects in force: continuous effects and properties, restrictions, replacement, prevention and triggers."""
