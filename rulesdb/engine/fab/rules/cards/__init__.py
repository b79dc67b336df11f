"""What a card is and has: categories, type box, text box, names, numbers (1.3, 1.12, chapter 2)."""
