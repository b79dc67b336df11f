"""The lexicon: aliases of terms, their mentions in queries, misspellings, and players' known questions."""
