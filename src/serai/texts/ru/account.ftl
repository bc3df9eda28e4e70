# Учётные записи: пароль и ключи доступа, которыми в них входят.

web-passkey-add = Добавить ключ доступа
web-passkey-sign-up = Завести учётную запись с ключом доступа
web-passkey-use = Войти с ключом доступа
web-passkey-count = { $count ->
    [0] Ключа доступа пока нет. С ним вы входите по отпечатку, лицу или PIN-коду.
    [one] У вас { $count } ключ доступа.
    [few] У вас { $count } ключа доступа.
   *[other] У вас { $count } ключей доступа.
}
web-passkey-failed = Ключ доступа не подошёл.

web-passkeys = Ключи доступа
web-passkey-number = Ключ доступа { $which }
web-passkey-added = добавлен { $date }
web-passkey-used = последний вход { $date }
web-passkey-remove = Удалить ключ доступа { $which }
web-passkey-last = Кроме этого ключа доступа, войти вам нечем. Прежде чем удалить его, задайте пароль или добавьте другой ключ.
web-remove = Удалить
web-password-add = Задать пароль
web-password-change = Сменить пароль
web-password-now = Прежний пароль
web-password-new = Новый пароль
web-password-words = С паролем можно войти и на устройстве, где нет ключа доступа.
web-password-wrong = Прежний пароль не подходит.
web-password-saved = Пароль сохранён.
