"""Which logins are allowed, and which look alike.

As in PRECIS for user names (RFC 8265, `UsernameCaseMapped`), case and full or half width make no
difference; letters and digits of any language and a few signs are allowed. In addition a login must
not mix scripts, such as a Cyrillic a among Latin letters; and a login that looks like another one
in a different script is taken if that one is.
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
"""Sets of scripts that a login may mix: Japanese, Korean and Chinese."""
LAST_LATIN = "\u017f"
OTHER_LATIN = "əɛɔɓɗƙ"
"""Latin letters of living languages come before that one in Unicode, except these and letters with
marks; the others are for linguists, and many of them look like an a or a g."""

TWINS: dict[str, str] = {}
for _letters, _looks in (
    ("авекмнорстухѕіјԁԛԝһӏѵүғѡпгьзєэԍӕәө", "abekmhopctyxsijdqwhlvyfwnrb3e3gæəɵ"),
    ("αβγεηικνορσςτυχωμϳζ", "abyenikvopoctuxwujz"),
    ("օոսհցյզւռքաղեն", "onuhgjqlnpwntu"),
    ("סוןח", "olln"),
    ("ı10ɛɔ", "iloec"),
):
    TWINS |= dict(zip(_letters, _looks, strict=True))
"""Lower-case letters and the Latin ones that they look like, found by looking at them. A pair too
many costs little: a login is refused only if the other one is taken."""


def plain_login(login: str) -> str | None:
    """The normalised login, as it is stored and compared; None if it is not allowed."""
    plain = unicodedata.normalize("NFKC", login.strip()).casefold()
    plain = unicodedata.normalize("NFC", plain)
    if not 0 < len(plain) <= LONGEST or not all(_may_stand(letter) for letter in plain):
        return None
    if unicodedata.combining(plain[0]) or len(_scripts(plain) & set(ALIKE)) > 1:
        return None
    return plain


def new_login(login: str) -> str | None:
    """The normalised form of a login to be registered; None if it is not allowed. Stricter than
    `plain_login`, by which logins registered earlier still work."""
    plain = plain_login(login)
    if plain is None:
        return None
    scripts = _scripts(plain)
    of_one = len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)
    return plain if of_one and scripts <= LIVING and not _phonetic(plain) else None


def look_of(plain: str) -> str:
    """A key that is equal for logins that look alike. Marks on letters are visible, so they
    stay."""
    spread = unicodedata.normalize("NFD", plain)
    return "".join(_twin(letter) for letter in spread).replace("rn", "m").replace("vv", "w")


def _twin(letter: str) -> str:
    seen = TWINS.get(letter, letter)
    return TWINS.get(seen, seen)


def _may_stand(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNM" or letter in SIGNS


def _scripts(text: str) -> set[str]:
    """The scripts of letters, and of digits that belong to one."""
    heads = {unicodedata.name(letter, "?").split(" ")[0] for letter in text if letter.isalnum()}
    return {SAME_SCRIPT.get(head, head) for head in heads} - {"DIGIT"}


def _phonetic(plain: str) -> bool:
    return any(
        letter > LAST_LATIN
        and letter not in OTHER_LATIN
        and unicodedata.name(letter, "").startswith("LATIN ")
        for letter in unicodedata.normalize("NFD", plain)
    )
