# Comptes : le mot de passe et les clés d’accès qui les ouvrent.

web-passkey-add = Ajouter une clé d’accès
web-passkey-sign-up = Créer un compte avec une clé d’accès
web-passkey-use = Se connecter avec une clé d’accès
web-passkey-count = { $count ->
    [0] Pas encore de clé d’accès. Elle permet d’entrer par empreinte, visage ou code PIN.
    [one] Vous avez { $count } clé d’accès.
   *[other] Vous avez { $count } clés d’accès.
}
web-passkey-failed = La clé d’accès n’a pas été acceptée.

web-passkeys = Clés d’accès
web-passkey-number = Clé d’accès { $which }
web-passkey-added = ajoutée le { $date }
web-passkey-used = utilisée le { $date }
web-passkey-remove = Retirer la clé d’accès { $which }
web-passkey-last = Cette clé d’accès est votre seul moyen d’entrer. Choisissez un mot de passe ou ajoutez une autre clé avant de la retirer.
web-remove = Retirer
web-password-add = Choisir un mot de passe
web-password-change = Changer le mot de passe
web-password-now = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-words = Avec un mot de passe, vous entrez aussi depuis un appareil sans clé d’accès.
web-password-wrong = Le mot de passe actuel est incorrect.
web-password-saved = Le mot de passe est enregistré.
