# Accounts met een passkey.

web-passkey-add = Passkey toevoegen
web-passkey-sign-up = Account maken met een passkey
web-passkey-use = Inloggen met een passkey
web-passkey-count = { $count ->
    [0] Je hebt nog geen passkey. Daarmee log je in met vingerafdruk, gezicht of pincode.
    [one] Je hebt { $count } passkey.
   *[other] Je hebt { $count } passkeys.
}
web-passkey-failed = De passkey is niet aanvaard.
