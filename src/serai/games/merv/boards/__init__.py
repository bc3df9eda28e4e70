"""What Merv draws: each part of the table once, from a view.

A house (caravansary, mosque, market …) is a module with a function of its own name that draws it
from (0, 0), `WIDTH` and `HEIGHT` of that drawing, the same for a narrow screen (`PHONE_WIDTH`,
`PHONE_HEIGHT`, drawn when `scene.phone`), and `note(scene)`: in a few words, what it means to the
viewer now.
"""
