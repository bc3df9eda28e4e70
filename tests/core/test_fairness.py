"""Sealed luck: committed to before the game, recomputed by anyone after it."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core import fairness
from serai.core.errors import SetupError
from serai.core.fairness import SealedLuck, commitment, new_secret

ZEROS = "00" * 32
OTHER = "0123456789abcdef" * 4
secrets = st.binary(min_size=16, max_size=64).map(bytes.hex)


def test_the_numbers_of_a_secret_never_change() -> None:
    zeros, other = SealedLuck(ZEROS), SealedLuck(OTHER)
    assert [zeros.below(n, 1000) for n in range(8)] == [77, 735, 920, 311, 428, 337, 324, 600]
    assert [other.below(n, 6) for n in range(12)] == [1, 3, 2, 5, 5, 1, 4, 2, 1, 1, 2, 5]


def test_anyone_can_recompute_a_number() -> None:
    """As the documents describe it, without our code."""
    digest = hmac.new(bytes.fromhex(OTHER), b"17.0", "sha256").digest()
    assert SealedLuck(OTHER).below(17, 100) == int.from_bytes(digest[:8], "big") % 100


def test_the_commitment_never_changes() -> None:
    sealed = "1de4b06498f1e93b89cc62f4d7b0cc4b049b89b3c329a9bf6756de3aea3817ee"
    assert commitment(ZEROS) == sealed
    assert commitment(OTHER) == hashlib.sha256(f"serai luck 1 {OTHER}".encode()).hexdigest()


@given(secrets, secrets)
def test_another_secret_has_another_commitment(one: str, other: str) -> None:
    assert (commitment(one) == commitment(other)) == (one == other)
    assert one not in commitment(one)


@given(secrets, st.integers(0, 10**6), st.integers(1, 10**9))
def test_a_number_is_below_the_total_and_repeatable(secret: str, n: int, total: int) -> None:
    number = SealedLuck(secret).below(n, total)
    assert 0 <= number < total
    assert SealedLuck(secret).below(n, total) == number


def test_a_number_that_would_favour_an_outcome_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a space of 256 and a total of 100, only the numbers up to 199 are fair."""
    said = {b"5.0": 255, b"5.1": 200, b"5.2": 199}
    monkeypatch.setattr(fairness, "SPACE", 256)
    monkeypatch.setattr(hmac, "digest", lambda key, message, how: said[message].to_bytes(8, "big"))
    assert SealedLuck(ZEROS).below(5, 100) == 99


def test_a_fresh_secret_is_long_and_never_twice_the_same() -> None:
    fresh = {new_secret() for _ in range(20)}
    assert len(fresh) == 20
    assert all(len(bytes.fromhex(secret)) == 32 for secret in fresh)


@pytest.mark.parametrize("secret", ["xyz", "0", "zz" * 32, "é" * 32, "0x" + "0" * 32])
def test_a_secret_that_is_not_hexadecimal_is_refused(secret: str) -> None:
    with pytest.raises(SetupError, match="hexadecimal"):
        SealedLuck(secret)


@pytest.mark.parametrize("secret", ["", "00", "00" * 15])
def test_a_short_secret_is_refused(secret: str) -> None:
    with pytest.raises(SetupError, match="shorter than 16 bytes"):
        SealedLuck(secret)
