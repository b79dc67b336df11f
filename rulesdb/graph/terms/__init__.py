"""Terms: what the texts define, and where it is used."""
