"""What is wrong with something that people bring: a record, an edition, a proof."""

from serai.core.errors import DataError, SeraiError
from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.web.page_request import PageRequest

LONGEST = 300


def told_fault(a: PageRequest, lead: str, fault: SeraiError) -> Markup:
    """That it cannot be used, and why. What only the author of a file can mend stands apart, in the
    words of the library."""
    detail = fault.detail[:LONGEST] if isinstance(fault, DataError) else ""
    why = a.why(fault)[:LONGEST]
    return join(a.text(lead), " ", why, " ", h("code", detail, lang="en") if detail else NOTHING)
