"""The layouts of a table, each with a name: what stands side by side, and what behind tabs.

A window gets the first layout that fits it (`web/client/layout.ts` has their sizes). A game says
with each of its parts in which of them it is in sight, and in which it stands behind a tab; its
style sheet names the areas of each layout.
"""

VERANDA = "veranda"
"""A phone that lies, or a window as low: the bar is a column."""
STEP = "step"
"""A phone with the bars of its browser: short."""
PHONE = "phone"
PORCH = "porch"
"""A tablet that stands."""
COURT = "court"
"""A tablet that lies, or a small window."""
GALLERY = "gallery"
"""Wide and low: a laptop with the bars of its browser."""
GREAT = "great"
"""The hall, larger."""
HALL = "hall"
"""A laptop."""

LAYOUTS = (VERANDA, STEP, PHONE, PORCH, COURT, GALLERY, GREAT, HALL)
SMALL = (VERANDA, STEP, PHONE)
"""One part at a time; views do not matter there."""
LARGE = (PORCH, COURT, GALLERY, GREAT, HALL)
TABLETS = (PORCH, COURT)
HALLS = (GREAT, HALL)
NOT_HALLS = tuple(layout for layout in LAYOUTS if layout not in HALLS)
TOGETHER = (SMALL, TABLETS, (GALLERY,), HALLS)
"""Those between which a window changes easily, as a phone does that is turned: what is drawn for
one of them is drawn for all of these."""


def drawn_with(layout: str) -> tuple[str, ...]:
    """The layouts that a table is drawn for if a window has this one; all, if that is unknown."""
    return next((together for together in TOGETHER if layout in together), LAYOUTS)


def behind(tab: str, *layouts: str) -> dict[str, str]:
    """In these layouts a part stands behind this tab."""
    return dict.fromkeys(layouts, tab)
