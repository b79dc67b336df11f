"""The table of Flesh and Blood, and what its accounts and boards show."""
