# Слова, нужные каждой игре.

side-dummy = Болван
prompt-choose = Выберите.
setup-players = { $game }: от { $low } до { $high } игроков, а не { $count }.

## Что не так с записью.

record-large = Она больше { $most } КБ.
record-no-text = Это не текстовый файл.
record-no-record = Она не начинается с «{ $start }», как всякая запись.
record-line = Строка { $line } не похожа на строку записи.
record-altered = В ней что-то изменено или чего-то не хватает.
record-move = Ход { $move } ({ $line }) в этом месте против правил.
record-luck = Ход { $move } ({ $line }) не тот, что даёт запечатанный случай.
record-game = Это запись не той игры: нужна { $game }.
record-no-game = Игры «{ $game }» здесь нет.
record-rules = Ей нужна версия правил { $wants }, а у этого Serai версия { $has }.
record-components = Партия сыграна с другими компонентами.
record-edition = Партия сыграна с изданием «{ $edition }» или с другими компонентами.
record-header = Начать партию так, как сказано в её заголовке, нельзя.
record-unfinished = Партия не окончена: секрет раскрывается после её конца.
record-no-secret = В ней нет секрета, поэтому случай нельзя вычислить заново.
record-branched = Партия продолжает другую запись, поэтому у её случая нет печати.
record-seal = Секрет не подходит к печати, опубликованной до партии.

## Что не так с изданием.

edition-large = Файл больше { $most } КБ.
edition-no-text = Это не текст в кодировке UTF-8.
edition-toml = Это не TOML:
edition-head = Файл не начинается с [edition] и названия.
edition-name = Название — одна строка, не длиннее { $most } букв.
edition-line = Строка { $line } слишком длинная или слишком глубоко вложена.
edition-no-table = Таблицы «{ $table }» в этой игре нет.
edition-table = { $where }, таблица «{ $table }»:
edition-row = { $where }, «{ $id }» в таблице «{ $table }»:
edition-remove = То, что указано в [remove], убрать нельзя:
edition-unfit = Файл не подходит к правилам этой игры:
edition-slow = Партия с ним длится слишком долго.
edition-unplayable = Партию с ним нельзя доиграть до конца:
