"""Recognises passwords that are guessed first."""

FEWEST_LETTERS = 4
"""Least number of different characters: `aaaabbbb` is as easy as `aaaaaaaa`."""
FEWEST_DIGITS = 12
"""Least length of a number: shorter ones are birthdays and telephone numbers."""
SHORTEST_LOGIN_TO_STRIP = 4
"""Shorter logins are not removed from the password before it is checked: they occur by chance."""

WORDS = """
password passwd pass passwort wachtwoord motdepasse пароль welcome welkom bienvenue letmein
qwerty qwertyui qwertyuiop qwertz azerty azertyuiop asdfgh asdfghjk asdfghjkl zxcvbnm йцукен
йцукенгш abcdefg abcdefgh abcdefghij iloveyou ihouvanjou jetaime princess sunshine football
baseball superman batman dragon monkey shadow master michael charlie jordan computer internet
starwars trustno whatever freedom secret changeme admin administrator login guest user test
doudou loulou chouchou soleil bonjour geheim привет любовь солнышко серай serai
"""

COMMON = frozenset(WORDS.split())
"""Common words; digits and signs before, after or between their letters do not help."""

STANDS_FOR = str.maketrans("0134579@$!", "oieastgasi")
"""Digits and signs that stand for letters."""


def is_weak(password: str, login: str) -> bool:
    """Whether a password is among the first guesses for this login."""
    plain = password.casefold()
    words = {_letters(plain), _letters(plain.translate(STANDS_FOR))}
    words |= {_half(word) for word in words}
    if len(set(plain)) < FEWEST_LETTERS or words & COMMON:
        return True
    if plain.isdecimal():
        return len(plain) < FEWEST_DIGITS
    rest = plain.replace(login.casefold(), "") if len(login) >= SHORTEST_LOGIN_TO_STRIP else plain
    return len(rest) < len(plain) and not any(letter.isalpha() for letter in rest)


def _letters(text: str) -> str:
    return "".join(letter for letter in text if letter.isalpha())


def _half(word: str) -> str:
    """Half of a word that is doubled, or the whole word."""
    half = word[: len(word) // 2]
    return half if word == half * 2 else word
