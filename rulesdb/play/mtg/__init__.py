"""The table of Magic, and what its accounts and boards show."""
