"""The inverted index: documents, the protocol that ranking asks, and the packages behind it."""
