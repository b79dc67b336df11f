"""Playing a card and activating an ability: what is legal, declared, calculated and paid (1.13, 1.14, 5.1, 5.2)."""
