"""Luck that people can check: sealed before the game, opened after it.

The table publishes `commitment(secret)` at the start. Outcome n is computed from the secret and n
with HMAC-SHA256. When the game is over the secret is revealed, and anyone can recompute the
commitment and every outcome. Nobody can know an outcome earlier, nobody can change one later.
"""

import hashlib
import hmac
import secrets

from serai.core.errors import SetupError
from serai.core.luck import Luck

SECRET_BYTES = 32
SPACE = 1 << 64


def new_secret() -> str:
    """A fresh secret, as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """The hash of the secret that is published before the game."""
    return hashlib.sha256(f"serai luck 1 {secret}".encode()).hexdigest()


class SealedLuck(Luck):
    """Exact and verifiable: draws again where scaling would favour an outcome."""

    def __init__(self, secret: str) -> None:
        try:
            self._key = bytes.fromhex(secret)
        except ValueError:
            raise SetupError("the secret of the luck is not hexadecimal text") from None
        if len(self._key) < 16:
            raise SetupError("the secret of the luck is shorter than 16 bytes")

    def below(self, n: int, total: int) -> int:
        limit = SPACE - SPACE % total
        attempt = 0
        while True:
            message = f"{n}.{attempt}".encode()
            digest = hmac.digest(self._key, message, "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % total
            attempt += 1
