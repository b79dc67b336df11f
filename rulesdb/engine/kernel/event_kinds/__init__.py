"""The kinds of events that any game has, and the words of their accounts."""
