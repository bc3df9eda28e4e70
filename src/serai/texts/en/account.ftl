# Accounts by passkey.

web-passkey-add = Add a passkey
web-passkey-sign-up = Make an account with a passkey
web-passkey-use = Log in with a passkey
web-passkey-count = { $count ->
    [0] You have no passkey yet. With one you log in by fingerprint, face or PIN.
    [one] You have { $count } passkey.
   *[other] You have { $count } passkeys.
}
web-passkey-failed = The passkey was not accepted.
