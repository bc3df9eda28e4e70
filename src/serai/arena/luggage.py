"""What tasks name by a hash: weights and the like, a few KB, which need not travel with each task.

Whoever makes tasks packs it here; whoever starts workers lets them hold the same; a worker finds it
by the name that stands in the task.
"""

from hashlib import sha256

from serai.core.errors import SeraiError

_held: dict[str, bytes] = {}
"""All that was packed in this process, or that it was given when it began to work."""


def pack(thing: bytes) -> str:
    """Keep it for those who work for us; its name, by which they find it."""
    name = sha256(thing).hexdigest()[:16]
    _held[name] = thing
    return name


def find(name: str) -> bytes:
    if name not in _held:
        raise SeraiError(f"a task names {name!r}, and this worker was not given it")
    return _held[name]


def packed() -> dict[str, bytes]:
    """All of it, for a worker to be."""
    return dict(_held)


def hold(things: dict[str, bytes]) -> None:
    """In a worker: what it was given."""
    _held.update(things)
