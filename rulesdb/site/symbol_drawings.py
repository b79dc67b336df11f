"""The drawings of symbols: our own, plain enough to be read at the height of a letter.

Each is the path of a shape within 16 by 16 units that is filled with the colour of the text; a part inside another one
is a hole. A symbol without a drawing shows its sign (``words.symbol``).
"""

_CLOCKWISE = "M5.2 13.2A5.7 5.7 0 0 1 11.8 4.2L13.4 2.6V8H8L10.1 5.9A3.4 3.4 0 0 0 6.4 11.2Z"
_COUNTERCLOCKWISE = "M10.8 13.2A5.7 5.7 0 0 0 4.2 4.2L2.6 2.6V8H8L5.9 5.9A3.4 3.4 0 0 1 9.6 11.2Z"

DRAWINGS = {
    # a sword, a shield, a gem, a heart, a lamp, a half of the sign of two forces
    "{p}": "M8 1.8L9.3 3.8V9H12.2V10.6H8.9V14H7.1V10.6H3.8V9H6.7V3.8Z",
    "{d}": "M8 2.2L12.8 3.9V7.7C12.8 10.6 10.9 12.7 8 13.9C5.1 12.7 3.2 10.6 3.2 7.7V3.9Z",
    "{r}": "M5 3.3H11L13.6 6.7L8 13.6L2.4 6.7Z",
    "{h}": "M8 13.5L3.2 8.7A3.1 3.1 0 0 1 7.6 4.3L8 4.7L8.4 4.3A3.1 3.1 0 0 1 12.8 8.7Z",
    "{i}": "M8 2A4.2 4.2 0 0 0 5.7 9.7V11.2H10.3V9.7A4.2 4.2 0 0 0 8 2ZM6.1 12.3H9.9V13.9H6.1Z",
    "{c}": "M8 2.2A5.8 5.8 0 0 1 8 13.8A2.9 2.9 0 0 1 8 8A2.9 2.9 0 0 0 8 2.2Z",
    # turning a card and turning it back
    "{t}": _CLOCKWISE,
    "{T}": _CLOCKWISE,
    "{u}": _COUNTERCLOCKWISE,
    # a sun, a drop, a skull, a flame, a tree
    "{W}": "M8 5.2A2.8 2.8 0 1 1 8 10.8A2.8 2.8 0 1 1 8 5.2ZM7.3 1.7H8.7V3.8H7.3ZM7.3 12.2H8.7V14.3H7.3Z"
    "M1.7 7.3H3.8V8.7H1.7ZM12.2 7.3H14.3V8.7H12.2ZM3.1 4.1L4.1 3.1L5.5 4.5L4.5 5.5Z"
    "M12.9 4.1L11.9 3.1L10.5 4.5L11.5 5.5ZM3.1 11.9L4.1 12.9L5.5 11.5L4.5 10.5Z"
    "M12.9 11.9L11.9 12.9L10.5 11.5L11.5 10.5Z",
    "{U}": "M8 1.8C10.5 4.9 12.2 7 12.2 9.6A4.2 4.2 0 0 1 3.8 9.6C3.8 7 5.5 4.9 8 1.8Z",
    "{B}": "M8 2.2A4.9 4.9 0 0 0 5.2 11.1V13.5H10.8V11.1A4.9 4.9 0 0 0 8 2.2Z"
    "M6.1 6.3A1.2 1.2 0 1 1 6.1 8.7A1.2 1.2 0 1 1 6.1 6.3ZM9.9 6.3A1.2 1.2 0 1 1 9.9 8.7A1.2 1.2 0 1 1 9.9 6.3Z",
    "{R}": "M8.7 1.8C9.1 4.1 12.3 5.9 12.3 9.3A4.3 4.3 0 0 1 3.7 9.3C3.7 7.5 4.7 6.4 5.4 5.2"
    "C5.7 6.2 6.1 6.8 6.7 7.1C6.8 5.1 7.3 3.2 8.7 1.8Z",
    "{G}": "M8 1.9L12.5 7.8H10.6L12.9 11H8.9V14H7.1V11H3.1L5.4 7.8H3.5Z",
}
