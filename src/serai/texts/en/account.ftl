# Accounts: the password and the passkeys that open them.

web-passkey-add = Add a passkey
web-passkey-sign-up = Make an account with a passkey
web-passkey-use = Log in with a passkey
web-passkey-count = { $count ->
    [0] You have no passkey yet. With one you log in by fingerprint, face or PIN.
    [one] You have { $count } passkey.
   *[other] You have { $count } passkeys.
}
web-passkey-failed = The passkey was not accepted.

web-passkeys = Passkeys
web-passkey-number = Passkey { $which }
web-passkey-added = added { $date }
web-passkey-used = last used { $date }
web-passkey-remove = Remove passkey { $which }
web-passkey-last = This passkey is your only way in. Set a password or add another passkey before you remove it.
web-remove = Remove
web-password-add = Set a password
web-password-change = Change the password
web-password-now = Password until now
web-password-new = New password
web-password-words = With a password you also log in on a device that has no passkey.
web-password-wrong = The password until now is wrong.
web-password-saved = The password is saved.
