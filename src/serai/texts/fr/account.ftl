# Comptes avec une clé d’accès.

web-passkey-add = Ajouter une clé d’accès
web-passkey-sign-up = Créer un compte avec une clé d’accès
web-passkey-use = Se connecter avec une clé d’accès
web-passkey-count = { $count ->
    [0] Pas encore de clé d’accès. Elle permet d’entrer par empreinte, visage ou code PIN.
    [one] Vous avez { $count } clé d’accès.
   *[other] Vous avez { $count } clés d’accès.
}
web-passkey-failed = La clé d’accès n’a pas été acceptée.
