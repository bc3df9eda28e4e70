# Слова, нужные каждой игре.

side-dummy = Болван
prompt-choose = Выберите.
