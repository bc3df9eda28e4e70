"""The layouts of a table: what is side by side, and what is behind tabs.

A window gets the first layout that fits (`web/client/layout.ts` has their sizes). A game says for
each part in which layouts it is visible, and in which it is behind a tab; its style sheet names the
areas of each layout.
"""

VERANDA = "veranda"
"""A phone in landscape, or a window as low: the bar is a column."""
STEP = "step"
"""A short phone in portrait, with the bars of its browser."""
PHONE = "phone"
PORCH = "porch"
"""A tablet in portrait."""
COURT = "court"
"""A tablet in landscape, or a small window."""
GALLERY = "gallery"
"""Wide and low: a laptop with the bars of its browser."""
GREAT = "great"
"""A large screen."""
HALL = "hall"
"""A laptop."""

LAYOUTS = (VERANDA, STEP, PHONE, PORCH, COURT, GALLERY, GREAT, HALL)
SMALL = (VERANDA, STEP, PHONE)
"""Layouts that show one part at a time, and have no views."""
LARGE = (PORCH, COURT, GALLERY, GREAT, HALL)
TABLETS = (PORCH, COURT)
HALLS = (GREAT, HALL)
NOT_HALLS = tuple(layout for layout in LAYOUTS if layout not in HALLS)
TOGETHER = (SMALL, TABLETS, (GALLERY,), HALLS)
"""Layouts that a window changes between, such as when a phone is turned: a table is drawn for all
of them."""


def drawn_with(layout: str) -> tuple[str, ...]:
    """The layouts to draw for a window with this one; all, if it is unknown."""
    return next((together for together in TOGETHER if layout in together), LAYOUTS)


def behind(tab: str, *layouts: str) -> dict[str, str]:
    """The `folds` of a part that is behind this tab in these layouts."""
    return dict.fromkeys(layouts, tab)
