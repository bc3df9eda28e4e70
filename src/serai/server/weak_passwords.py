"""Passwords that are tried first by everybody who guesses."""

FEWEST_LETTERS = 4
"""Different ones: `aaaabbbb` is as easy as `aaaaaaaa`."""
FEWEST_DIGITS = 12
"""Shorter numbers are birthdays and telephones."""
WORST_PART = 4
"""A login shorter than this stands by chance in many passwords."""

WORDS = """
password passwd pass passwort wachtwoord motdepasse пароль welcome welkom bienvenue letmein
qwerty qwertyui qwertyuiop qwertz azerty azertyuiop asdfgh asdfghjk asdfghjkl zxcvbnm йцукен
йцукенгш abcdefg abcdefgh abcdefghij iloveyou ihouvanjou jetaime princess sunshine football
baseball superman batman dragon monkey shadow master michael charlie jordan computer internet
starwars trustno whatever freedom secret changeme admin administrator login guest user test
doudou loulou chouchou soleil bonjour geheim привет любовь солнышко серай serai
"""

COMMON = frozenset(WORDS.split())
"""Words; figures and signs around them and between them make them no better."""

STANDS_FOR = str.maketrans("0134579@$!", "oieastgasi")
"""Figures that people write for letters."""


def is_weak(password: str, login: str) -> bool:
    """Whether a password would be among the first guesses at this login."""
    plain = password.casefold()
    words = {_letters(plain), _letters(plain.translate(STANDS_FOR))}
    words |= {_half(word) for word in words}
    if len(set(plain)) < FEWEST_LETTERS or words & COMMON:
        return True
    if plain.isdecimal():
        return len(plain) < FEWEST_DIGITS
    rest = plain.replace(login.casefold(), "") if len(login) >= WORST_PART else plain
    return len(rest) < len(plain) and not any(letter.isalpha() for letter in rest)


def _letters(text: str) -> str:
    return "".join(letter for letter in text if letter.isalpha())


def _half(word: str) -> str:
    """Half of a word that says the same twice, or all of it."""
    half = word[: len(word) // 2]
    return half if word == half * 2 else word
