"""Playing cards and activating abilities: what is legal, what is declared, what it costs, and who pays."""
