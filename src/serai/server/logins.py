"""Logins that look alike are one login, and what only seems to be a letter is none.

As PRECIS wants it for user names (RFC 8265, `UsernameCaseMapped`): capitals, and full and half
widths, are the same; letters and digits of any language, and a few signs. Beyond it, letters of two
scripts that share shapes do not stand in one login, such as a Cyrillic a among Latin letters.
"""

import unicodedata

SIGNS = "-.@"
ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Scripts with letters that look like those of another one of them."""
LONGEST = 40


def plain_login(login: str) -> str | None:
    """The login as it is kept and compared, or None if it cannot be one."""
    plain = unicodedata.normalize("NFKC", login.strip()).casefold()
    plain = unicodedata.normalize("NFC", plain)
    if not 0 < len(plain) <= LONGEST or not all(_may_stand(letter) for letter in plain):
        return None
    if unicodedata.combining(plain[0]) or len(_scripts(plain)) > 1:
        return None
    return plain


def _may_stand(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNM" or letter in SIGNS


def _scripts(text: str) -> set[str]:
    names = {unicodedata.name(letter, "").split(" ")[0] for letter in text if letter.isalpha()}
    return names & set(ALIKE)
