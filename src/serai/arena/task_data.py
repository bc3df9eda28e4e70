"""Data that tasks name by a hash, such as the weights of a network: it travels once, not with each.

Whoever makes tasks keeps the data here, and puts its name into them. Whoever starts workers gives
them all that is kept. There a task finds its data by the name.
"""

from hashlib import sha256

from serai.core.errors import SeraiError

_kept: dict[str, bytes] = {}
"""What was kept in this process, or was given to it when it began to work."""


def keep(data: bytes) -> str:
    """Keep this for all workers that start from now on; its name, by which they find it."""
    name = sha256(data).hexdigest()[:16]
    _kept[name] = data
    return name


def find(name: str) -> bytes:
    if name not in _kept:
        raise SeraiError(f"this worker was not given the data {name!r}, which its task needs")
    return _kept[name]


def everything() -> dict[str, bytes]:
    """All that is kept, to be given to a worker."""
    return dict(_kept)


def receive(data: dict[str, bytes]) -> None:
    """In a worker: keep what it was given."""
    _kept.update(data)
