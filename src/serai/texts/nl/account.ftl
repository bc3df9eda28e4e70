# Accounts: het wachtwoord en de passkeys waarmee je erin komt.

web-passkey-add = Passkey toevoegen
web-passkey-sign-up = Account maken met een passkey
web-passkey-use = Inloggen met een passkey
web-passkey-count = { $count ->
    [0] Je hebt nog geen passkey. Daarmee log je in met vingerafdruk, gezicht of pincode.
    [one] Je hebt { $count } passkey.
   *[other] Je hebt { $count } passkeys.
}
web-passkey-failed = De passkey is niet aanvaard.

web-passkeys = Passkeys
web-passkey-number = Passkey { $which }
web-passkey-added = toegevoegd op { $date }
web-passkey-used = laatst gebruikt op { $date }
web-passkey-remove = Passkey { $which } verwijderen
web-passkey-last = Alleen met deze passkey kom je binnen. Stel een wachtwoord in of voeg een andere passkey toe voordat je hem verwijdert.
web-remove = Verwijderen
web-password-add = Wachtwoord instellen
web-password-change = Wachtwoord wijzigen
web-password-now = Huidig wachtwoord
web-password-new = Nieuw wachtwoord
web-password-words = Met een wachtwoord log je ook in op een apparaat zonder passkey.
web-password-wrong = Het huidige wachtwoord klopt niet.
web-password-saved = Het wachtwoord is bewaard.
