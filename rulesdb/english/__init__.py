"""English writing: words, their stems, and the words that say nothing. Every stage may use it."""
