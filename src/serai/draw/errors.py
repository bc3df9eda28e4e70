"""What can go wrong while drawing."""


class PictureError(ValueError):
    """A picture cannot be made as it was asked for."""
