"""A match as a few bytes, for other processes and machines: its log, compressed.

States are not pickled: they refer to the tables of their game and to compiled objects. They are the
same after a replay.
"""

import zlib

from serai.core.match import Match, rebuild
from serai.core.record import LARGEST_RECORD, parse_record
from serai.games import load


def pack(match: Match) -> bytes:
    """Pack a match with the secret of its luck, so that it can continue: only for trusted machines.

    A match with an edition must be unpacked where the same edition is loaded.
    """
    return zlib.compress(str(match.saved()).encode(), 9)


def unpack(packed: bytes) -> Match:
    """The match at the same point, with the same luck to come."""
    text = zlib.decompressobj().decompress(packed, LARGEST_RECORD).decode()
    record = parse_record(text, "packed match")
    return rebuild(load(record.header.game), record)
