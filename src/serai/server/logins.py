"""Logins that look alike are one login, and what only seems to be a letter is none.

As PRECIS wants it for user names (RFC 8265, `UsernameCaseMapped`): capitals, and full and half
widths, are the same; letters and digits of any language, and a few signs. Beyond it, letters of two
scripts do not stand in one login, such as a Cyrillic a among Latin letters; and a login whose
letters all look like those of another script is taken if the login that it looks like is.
"""

import unicodedata

SIGNS = "-.@"
ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Scripts with letters that look like those of another one of them."""
LONGEST = 40

# fmt: off
LIVING = {
    "LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAANA",
    "ETHIOPIC", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU",
    "KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER", "HANGUL",
    "HIRAGANA", "KATAKANA", "BOPOMOFO", "CJK",
}
# fmt: on
"""Scripts that people write in today, by the first word of the names of their letters."""
SAME_SCRIPT = {
    "ARABIC-INDIC": "ARABIC",
    "EXTENDED": "ARABIC",  # extended Arabic-Indic digits
    "KATAKANA-HIRAGANA": "KATAKANA",
    "IDEOGRAPHIC": "CJK",
}
TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA"},
    {"CJK", "HANGUL"},
    {"CJK", "BOPOMOFO"},
)
"""Scripts that one word may have letters of: Japanese, Korean and Chinese."""
LAST_LATIN = "\u017f"
OTHER_LATIN = "əɛɔɓɗƙ"
"""Latin letters of living languages stand before the one, apart from these and from marks on them;
the others are made for linguists, and many of them only look like an a or a g."""

TWINS: dict[str, str] = {}
for _letters, _looks in (
    ("авекмнорстухѕіјԁԛԝһӏѵүғѡпгьзєэԍӕәө", "abekmhopctyxsijdqwhlvyfwnrb3e3gæəɵ"),
    ("αβγεηικνορσςτυχωμϳζ", "abyenikvopoctuxwujz"),
    ("օոսհցյզւռքաղեն", "onuhgjqlnpwntu"),
    ("סוןח", "olln"),
    ("ı10ɛɔ", "iloec"),
):
    TWINS |= dict(zip(_letters, _looks, strict=True))
"""Small letters and what they look like, as far as we could see by looking at them. A pair too
many costs little: a login is refused only if the other one is taken."""


def plain_login(login: str) -> str | None:
    """The login as it is kept and compared, or None if it cannot be one."""
    plain = unicodedata.normalize("NFKC", login.strip()).casefold()
    plain = unicodedata.normalize("NFC", plain)
    if not 0 < len(plain) <= LONGEST or not all(_may_stand(letter) for letter in plain):
        return None
    if unicodedata.combining(plain[0]) or len(_scripts(plain) & set(ALIKE)) > 1:
        return None
    return plain


def new_login(login: str) -> str | None:
    """The same for a login that nobody has yet: it is of one script that people write in. Those who
    came earlier with another one still come in."""
    plain = plain_login(login)
    if plain is None:
        return None
    scripts = _scripts(plain)
    of_one = len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)
    return plain if of_one and scripts <= LIVING and not _phonetic(plain) else None


def look_of(plain: str) -> str:
    """What a login looks like: the same for two that people could take for one another. Marks on
    letters are seen, so they stay."""
    spread = unicodedata.normalize("NFD", plain)
    return "".join(_twin(letter) for letter in spread).replace("rn", "m").replace("vv", "w")


def _twin(letter: str) -> str:
    seen = TWINS.get(letter, letter)
    return TWINS.get(seen, seen)


def _may_stand(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNM" or letter in SIGNS


def _scripts(text: str) -> set[str]:
    """The scripts of the letters and of those digits that belong to one."""
    heads = {unicodedata.name(letter, "?").split(" ")[0] for letter in text if letter.isalnum()}
    return {SAME_SCRIPT.get(head, head) for head in heads} - {"DIGIT"}


def _phonetic(plain: str) -> bool:
    return any(
        letter > LAST_LATIN
        and letter not in OTHER_LATIN
        and unicodedata.name(letter, "").startswith("LATIN ")
        for letter in unicodedata.normalize("NFD", plain)
    )
