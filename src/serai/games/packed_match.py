"""A match in few bytes, for other processes and machines: the log is the truth, so that is all.

A state is not sent as it lies in memory, where it holds the tables of its game and compiled objects
that only live there; it is the same after a replay.
"""

import zlib

from serai.core.match import Match, rebuild
from serai.core.record import LARGEST_RECORD, parse_record
from serai.games import load


def pack(match: Match) -> bytes:
    """With the secret of its luck, so that it can go on where it arrives: for one's own machines.

    A match with an edition is opened where the same edition is loaded.
    """
    return zlib.compress(str(match.saved()).encode(), 9)


def unpack(packed: bytes) -> Match:
    """The match again, at the same point and with the same luck to come."""
    text = zlib.decompressobj().decompress(packed, LARGEST_RECORD).decode()
    record = parse_record(text, "packed match")
    return rebuild(load(record.header.game), record)
