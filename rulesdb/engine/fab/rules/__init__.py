"""The rules of Flesh and Blood, one file per topic; the book registers each rule function under its rule number."""
