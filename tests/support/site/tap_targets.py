"""What can be tapped on a page, and what of it is smaller than a finger needs (WCAG 2.5.8: 24 CSS pixels).

A link in a sentence has to be as large, though the standard leaves it out; names in a drawing may be smaller where they
lie as far apart as they would have to be high.
"""

from playwright.sync_api import Page

_TOO_SMALL = """() => {
    const LEAST = 24;
    const TARGETS = "a[href], button, input, select, summary, [role=option]";
    const boxes = [...document.querySelectorAll(TARGETS)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(".skip"))
        .map((element) => [element, (element.closest("label") ?? element).getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height);
    const across = (box, other) => (box.left + box.right - other.left - other.right) / 2;
    const down = (box, other) => (box.top + box.bottom - other.top - other.bottom) / 2;
    const isApart = (box) =>
        boxes.every(([, other]) => other === box || Math.hypot(across(box, other), down(box, other)) >= LEAST);
    return boxes
        .filter(([element, box]) => Math.min(box.width, box.height) < LEAST
            && !(element.closest("svg") && isApart(box)))
        .map(([element, box]) => `${location.href} ${box.width} x ${box.height}: ${element.outerHTML.slice(0, 99)}`);
}"""


def too_small(page: Page) -> list[str]:
    """Return the targets of a page that are too small, with the size and the beginning of each."""
    found: list[str] = page.evaluate(_TOO_SMALL)
    return found
