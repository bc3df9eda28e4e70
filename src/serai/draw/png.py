"""Pictures as PNG, with our own fonts, so that they look the same on every machine."""

from serai.draw.errors import PictureError
from serai.draw.lettering import DISPLAY, TEXT, font_files


def to_png(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, in its own size or in another width."""
    try:
        import resvg_py  # an extra: only pictures need it
    except ImportError:
        raise PictureError("making a PNG needs: pip install 'serai[png]'") from None
    if width is not None and not 1 <= width <= 16_384:
        raise PictureError(f"a PNG is 1 to 16384 pixels wide, not {width}")
    try:
        png = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_files=font_files(),
            font_family=TEXT,
            sans_serif_family=TEXT,
            serif_family=DISPLAY,
            skip_system_fonts=True,
        )
    except ValueError as fault:
        raise PictureError(f"the picture cannot be turned into a PNG: {fault}") from None
    return bytes(png)
