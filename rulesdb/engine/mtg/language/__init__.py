"""The card language: the words, the table of phrases, and the reading of card sheets."""
