"""What streams pack event by event is one stream to whoever unpacks it."""

import random

import brotli

from serai.server.streams import _Brotli, sse_event

QUIET = b": quiet\n\n"


def unpacked(stream: bytes) -> bytes:
    """What a browser reads, which gets a stream byte by byte if need be."""
    reader = brotli.Decompressor()
    found = []
    for at in range(0, len(stream), 1000):
        found.append(bytes(reader.process(stream[at : at + 1000])))
        while found[-1]:
            found.append(bytes(reader.process(b"")))
    return b"".join(found)


def events(luck: random.Random) -> list[bytes]:
    """Large ones that say much again, small ones, and some that cannot be packed."""
    words = [f'<g id="thing-{n}" data-tip="À {n} ☺">' for n in range(200)]
    found = []
    for _ in range(40):
        table = "".join(luck.choices(words, k=luck.choice((1, 40, 2_000, 12_000))))
        found += [
            sse_event("news", "t.0.en", table),
            QUIET,
            luck.randbytes(luck.choice((1, 70_000))),
        ]
    return found


def test_events_that_are_packed_apart_are_one_stream() -> None:
    sent, pack = events(random.Random(1)), _Brotli()
    assert unpacked(b"".join(map(pack, sent))) == b"".join(sent)


def test_every_event_can_be_read_as_soon_as_it_has_come() -> None:
    pack, reader = _Brotli(), brotli.Decompressor()
    for event in events(random.Random(2)):
        found = [bytes(reader.process(pack(event)))]
        while found[-1]:
            found.append(bytes(reader.process(b"")))
        assert b"".join(found) == event


def test_what_is_said_again_and_again_takes_little_room() -> None:
    table = sse_event("table", "t.0.en", "".join(events(random.Random(3))[0].decode()))
    pack = _Brotli()
    assert len(pack(table)) < len(table) / 4 + 100
    assert len(pack(QUIET)) < 20
