# Woorden die elk spel nodig heeft.

side-dummy = Dummy
prompt-choose = Kies.
