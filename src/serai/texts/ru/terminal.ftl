# Терминал: то, что он говорит помимо игры. Слова, которые набирают, одни и те же во всех языках.

## До игры.

terminal-title = { $game }: { $players }
terminal-edition = Издание: { $name }
terminal-sealed = Случай запечатан: { $seal }
terminal-ask-level = Номер, или Enter — «{ $name }»:
terminal-no-level = уровня { $typed } нет: уровни от 1 до { $count }
terminal-start = Наберите help, чтобы узнать, что можно набирать.

## Ход.

terminal-chosen = Этот ход: { $listed }
terminal-taken-back = Отменено.
terminal-nothing-refused = Всё, чего можно было бы ожидать, сейчас разрешено.
terminal-nothing-chosen = отменять нечего: с тех пор решал случай или другой игрок
terminal-type = наберите номер хода или help
terminal-type-end = выбирать больше нечего: наберите e, чтобы продолжить, или u, чтобы отменить
terminal-unknown = неизвестное действие «{ $typed }»: наберите номер хода или help
terminal-refused = «{ $typed }» сейчас нельзя: наберите номер хода или why
terminal-no-move = хода { $typed } нет: ходы от 1 до { $count }
terminal-no-rule = ни одно правило не начинается с «{ $typed }»; правила начинаются с { $listed }

## Уход и конец.

terminal-kept = Игра сохранена. Продолжить: { $command }
terminal-turn-lost = Сделанное в этом ходу не сохранено: ход не был закончен.
terminal-saved = Сохранено в { $path }.
terminal-record = Запись лежит в { $path }. Проверить: { $command }
terminal-end = Конец: { $reason }
terminal-place = Место
terminal-scores = Счёт: { $listed }

## Что можно набирать.

terminal-help = Наберите номер хода, или его запись, или одно из этих слов; хватит и первой буквы:
terminal-help-end = закончить ход
terminal-help-undo = отменить последний выбор, если с тех пор ничего не открылось
terminal-help-board = показать стол ещё раз или целиком
terminal-help-why = чего сейчас нельзя и почему
terminal-help-log = последние N событий
terminal-help-rules = правила, или те, чей номер так начинается
terminal-help-save = сохранить игру как она есть
terminal-help-quit = уйти; игра сохранится
terminal-help-help = показать эти слова
terminal-help-enter = Если осталось только одно, Enter это сделает.
