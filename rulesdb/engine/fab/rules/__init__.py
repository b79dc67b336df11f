"""The rules of Flesh and Blood: laws of its book, and what calls them, in a package for each group of topics."""
