"""A whole picture: one SVG that stands alone in a notebook, a page, a file, or resvg."""

from serai.draw.lettering import FALLBACKS
from serai.draw.markup import Child, Markup, el, join
from serai.draw.palette import stylesheet
from serai.draw.parts import definitions, used


def picture(
    width: float, height: float, *, title: str, description: str, css: str, theme: str, body: Child
) -> str:
    """The picture with its style sheet, the parts it uses, and its words for a screen reader."""
    content = join(body)
    patterns = {"jali", "jali-shut", "jali-veil"}
    svg = el(
        "svg",
        el("title", title, id="picture-title"),
        el("desc", description, id="picture-description"),
        el("style", Markup(stylesheet(css, theme))),
        el("defs", definitions(used(content) | patterns)),
        content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        class_=f"serai serai-{theme}",
        font_family=FALLBACKS,
        role="group",
        aria_labelledby="picture-title picture-description",
    )
    return str(svg)
