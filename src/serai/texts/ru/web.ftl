# Страницы: всё, что не относится к одной игре.
# Имена игроков не склоняются: фраза строится так, чтобы имя стояло в именительном падеже.

## Рамка каждой страницы.

web-serai = Serai
web-skip = К содержанию
web-site = Сайт
web-menu = Меню
web-rules = Правила
web-rule = Правило
web-replay = Повтор
web-settings = Настройки
web-log-in = Войти
web-close = Закрыть
web-guest = Гость
web-guest-number = Гость { $number }
web-you = Вы
# $name (text) - somebody, when it is they who read it
web-own-name = { $name } (вы)
web-player = Игрок { $letter }
web-bot-letter = Бот { $letter }
web-seat-letter = место { $letter }
web-hidden = скрыто
web-bot = бот

## Вход на постоялый двор.

web-games = Игры
web-gates-open = Ворота открыты
web-gates-words = Четыре игры Шёлкового пути. Играйте сразу с ботами или соберите стол и отправьте ссылку.
web-gate-facts = { $designer }, { $year }. { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
web-not-yet = Эти ворота откроются позже.
web-play-now = Играть сейчас
web-make-table = Собрать стол
web-games-wait = { $count ->
    [one] { $count } игра ждёт вашего хода
    [few] { $count } игры ждут вашего хода
   *[many] { $count } игр ждут вашего хода
}
web-next = К следующей
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт игроков.
web-my-tables = Ваши столы
web-no-tables = Вы пока ни за каким столом.
web-your-move = Ваш ход
web-look-in = Заглянуть
web-still-open = ждёт игроков
web-won-by = Победа: { $names } ({ $points })
web-lost-with = Поражение: { $points }
web-open-record = Открыть запись игры

## Новый стол.

web-make-table-of = Новый стол: { $game }
web-seats = Места
web-seat-number = Место { $letter }
web-seat-me = Я
web-seat-open = Любой, у кого есть ссылка
web-seat-screen = Кто-то за этим экраном
web-seat-bot = Бот: { $level }
web-seat-nobody = Никто
web-level-random = ходит наугад
web-level-greedy = лёгкий
web-level-search = вдумчивый
web-level-strong = сильный
web-level-best = лучший
web-bot-level = Уровень ботов
web-how = Как вы играете
web-pace = Темп
web-pace-live = Вживую: все за столом
web-pace-slow = Ход за ходом: каждый в своё время
web-undo-rule = Отмена ходов
web-undo-usual = Обычная (между людьми строгая)
web-undo-friendly = Дружеская
web-undo-strict = Строгая
web-listing = Кто может сесть
web-private = Только те, у кого есть ссылка
web-listed = Все: стол виден в списке
web-absence = Если кто-то отошёл
web-absence-never = Ждать
web-absence-hours = { $count ->
    [one] Через { $count } час играет бот
    [few] Через { $count } часа играет бот
   *[many] Через { $count } часов играет бот
}
web-edition = Издание
web-edition-hint = Небольшой файл со значениями, напечатанными в вашей коробке. Он не обязателен.
web-edition-fault = С этим изданием играть нельзя.
# Выбор перед игрой и что выбрано.
web-option = { $name }: { $value }
web-no-seats = За столом нужно хотя бы одно место.
web-your-name = Ваше имя

## Стол, который ждёт игроков.

web-gathering-title = Стол: { $game }
web-gathering-count = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
web-open-seat = свободно
web-share = Отправьте эту ссылку
web-share-how = Кто её откроет, может сесть за стол: нужно только имя.
web-copy = Копировать
web-qr = Ссылка в виде QR-кода
web-sit-title = Сесть за стол
web-sit = Сесть
web-fill = Посадить ботов

## Стол.

web-board = Поле
web-hand = Рука
web-what-now = Что делать сейчас
web-compare = Сравнение
web-parts = Части стола
web-this-turn = Ход
web-your-turn = Ваш ход
web-your-answer = Ваш ответ
web-turn-of = Ход: { $name }
web-free-undo = Этого ещё никто не видел: можно свободно отменить.
web-undo = Отменить
web-restart = Начать ход заново
web-turn-left = Повернуть влево
web-turn-right = Повернуть вправо
web-put-back = Положить обратно
web-instead = Вместо этого: { $deed }
web-end-turn = Закончить ход
web-not-finished = Выбрано ещё не всё.
web-sure = Сделать так
web-elsewhere = Другое
web-complete = Ход готов: закончите его или отмените.
web-complete-chance = Дальше решает случай: подтвердите или отмените.
web-wall-seat = После конца хода отмены нет: дальше ходит { $name }.
web-wall-you = После конца хода отмены нет: дальше снова ваш ход.
web-wall-chance = Потом не отменить: решает случай.
web-wall-end = После конца хода отмены нет: игра закончится.
web-confirm = Подтвердить
web-complete-ask = Теперь решает { $name }, потом ваш ход продолжится.
web-complete-answer = Это ваш ответ: подтвердите или отмените.
web-wall-asked = Потом не отменить: решает { $name }.
web-done = Готово
web-waiting = Ходит { $name }
web-waiting-chance = Решает случай.
web-thinking = { $name } выбирает.
# $points (text) - points as the game counts them
web-you-won = Вы победили: { $points }.
web-over = { $count ->
    [1] Игра окончена, победа: { $names }, { $points }.
   *[other] Игра окончена, победу делят: { $names }, { $points }.
}
web-amount = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-result = Итог
web-total = Всего
web-log = Журнал
# $deed (text) - what was done; what came of it follows
web-log-deed = { $deed }:
# $deed (text) - the same, with a colon in it already
web-log-deed-more = { $deed };
# $deed (text) - what was done several times in a turn
web-log-times = { $deed } ×{ $count }
web-list = Варианты
web-chat = Чат
web-play-back = Показать
web-since = С вашего хода
web-skip-to-turn = Сразу к моему ходу
web-speed = Показ ходов
web-speed-usual = Обычная скорость
web-speed-half = Вдвое медленнее
web-speed-double = Вдвое быстрее
web-round = Раунд
web-turn-back = На ход назад
web-turn-forward = На ход вперёд
web-picture = Картинка (PNG)
web-link-here = Ссылка на этот момент
web-say = Скажите что-нибудь
web-send = Отправить
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-zoom-fit = Всё поле
web-hand-over = За экран садится { $name }
web-hand-over-why = Карты остальных остаются скрытыми.
web-i-am = Я — { $name }: показать мои карты

## Сообщения.

web-moved-on = Игра за столом ушла вперёд; вот она.
web-not-yours = Это не ваше место.
web-not-allowed = Сейчас так нельзя.

## Клавиши.

web-keys = Клавиши
web-key-help = показать эти клавиши
web-key-option = выбрать из списка
web-key-list = показать все варианты списком
web-key-arrows = переходить между вариантами
web-key-turn-it = повернуть жетон в руке
web-key-undo = отменить
web-key-restart = начать ход заново
web-key-end = закончить ход
web-key-log = к журналу
web-key-chat = к чату
web-key-zoom = крупнее, мельче, всё поле
web-key-step = на один выбор назад или вперёд
web-key-turn = на один ход назад или вперёд
web-key-ends = к началу, к концу
web-key-play = показывать само
web-key-escape = закрыть или снять выбор

## Повтор.

web-table = Стол
web-step = Шаг
web-step-of = Шаг { $step } из { $count }
web-first-step = К началу
web-step-back = На шаг назад
web-step-forward = На шаг вперёд
web-autoplay = Показывать само
web-viewpoint = Кто смотрит
web-onlooker = зритель
web-download = Скачать запись
web-play-on = Играть отсюда с ботами
web-record-words = Запись хранит целую игру как текст. Она проверяется строка за строкой, и потом по ней можно двигаться.
web-record-file = Файл
web-record-text = Или её текст
web-record-fault = Эту запись нельзя показать.

## После конца.

web-result-of = Итог: { $game }
web-ranking = Кто на каком месте
web-course = Ход игры
web-course-of = Счёт по ходу игры, в конце: { $listed }
web-rematch = Ещё раз
web-fair = Было ли это честно?
web-fair-words = Случай этой игры был определён до первого хода: печать опубликована тогда, тайна открыта теперь. По ним можно заново вычислить каждое выпадение.
web-fair-branched = Эта игра продолжает другую с середины, поэтому печати, поставленной до первого хода, у неё нет.
web-commitment = Печать
web-secret = Тайна
web-check = Проверить перемешивания
web-proof = { $outcomes ->
    [one] Проверено: { $outcomes } решение случая следует из запечатанной тайны
    [few] Проверено: все { $outcomes } решения случая следуют из запечатанной тайны
   *[many] Проверено: все { $outcomes } решений случая следуют из запечатанной тайны
} ({ $moves ->
    [one] { $moves } строка
    [few] { $moves } строки
   *[many] { $moves } строк
}).
web-proof-fault = Перемешивания не сходятся.

## Правила и компоненты.

web-rules-words = Нашими словами. Подсказки и отказы называют пункт, из которого следуют.
web-rules-all = Правила всех игр
web-rules-how = Как играть: { $game }
web-rules-one-page = На одной странице
web-rules-clauses = Все правила
web-rules-clauses-of = Все правила: { $game }
web-rules-pages = Страницы правил
web-rules-games = Другие игры
web-summary-goal = Цель
web-summary-turn = Ваш ход
web-summary-points = Что засчитывается
web-summary-ready = Готовы? Сыграйте сразу с ботами или создайте стол для друзей.
web-find = Найти в правилах
web-find-go = Найти
web-find-all = Показать все правила
web-found = { $count ->
    [0] Ни одно правило не говорит про «{ $words }».
    [one] Про «{ $words }» говорит { $count } правило.
    [few] Про «{ $words }» говорят { $count } правила.
   *[many] Про «{ $words }» говорят { $count } правил.
}
web-contents = Содержание
web-reading = Как мы понимаем:
web-unofficial = неофициально
web-in-print = в правилах: { $at }
web-components = Компоненты
web-components-of = Компоненты: { $game }
web-components-others = Числа и списки правил
web-components-words = Каждая деталь и откуда мы о ней знаем. Владелец коробки может сверить и принести своё издание.
web-source = Источник
web-source-rulebook = так сказано в правилах
web-source-public = так сказано на открытой странице
web-source-recalled = так кто-то помнит
web-source-reconstructed = придумано так, чтобы сошлось со всем известным
web-tag-rulebook = правила
web-tag-public = открытый источник
web-tag-recalled = по памяти
web-tag-reconstructed = восстановлено

## Настройки.

web-language = Язык
web-theme = Цвета
web-theme-auto = Как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-motion = Движение
web-motion-auto = Фигуры скользят
web-motion-still = Ничто не движется
web-taps = Для выбора нужно
web-taps-auto = два касания, мышью один щелчок
web-taps-one = одно касание или щелчок
web-taps-two = два касания или два щелчка
web-taps-hint = Первое показывает, к чему приведёт выбор, второе его делает.
web-letters = Буквы
web-letters-usual = Обычные
web-letters-large = Крупные
web-save = Сохранить

## Учётные записи.

web-account = Учётная запись
web-account-login = Вы вошли как { $login }.
web-account-taken = Это имя занято. Выберите другое.
web-account-password = В пароле должно быть не меньше 8 знаков, и он не должен быть из тех, что пробуют первыми.
web-account-wrong = Имя или пароль не подходят.
web-account-name-fault = В имени должна быть хотя бы одна буква.
web-account-login-fault = Логин — до 40 букв и цифр одного алфавита, между ними допустимы знаки - . @
web-login = Имя для входа
web-password = Пароль
web-sign-up = Завести учётную запись
web-sign-up-words = Учётная запись хранит ваши столы для всех ваших устройств.
web-sign-up-guest = Ваши места останутся за вами на любом устройстве.
web-log-in-words = Места, занятые вами как гостем, останутся за вами.
web-log-out = Выйти
web-sessions-words = Выход завершает все сеансы этой учётной записи на всех устройствах и отменяет её токены.
web-end-sessions = Завершить все другие сеансы
web-sessions-ended = Все другие сеансы завершены.

## Ошибки.

web-error-title = Не получилось
web-error-missing = Здесь ничего нет.
web-error-unknown = Сначала займите место.
web-error-large = Это слишком велико.
web-error-often = Слишком часто: подождите немного.
web-error-bots-alone = Боты уже играют между собой за многими вашими столами: подождите, пока одна из партий закончится.
web-not-kept-full = Диск сервера заполнен, поэтому сохранить это не удалось. Ничего не потеряно: сообщите хозяину сервера и попробуйте позже.
web-not-kept = Сервер сейчас не может обратиться к своей базе данных. Ничего не потеряно: попробуйте чуть позже.
web-error-other = С этим запросом что-то не так.
web-home = К воротам

web-copied = Скопировано.
web-nothing-chosen = Пока ничего не выбрано.
web-take-back = Вернуть ход
web-take-back-sure = Вернуть последний ход?
web-take-back-words = Игра вернётся к моменту перед ним. Всё, что другие сделали после, тоже отменится, а случай решит так же, как в первый раз. Если вы играете с людьми, сначала спросят их.
web-cancel = Отмена
web-rewind-asks = { $name } просит вернуть ход.
web-rewind-waits = Вы просите вернуть ход. Ещё не ответили: { $names }.
web-rewind-drop = Не надо
web-agree = Согласиться
web-refuse = Отказать
web-away = Вас не было, и за вас играет бот.
web-back = Я здесь
web-lost = Связь потеряна. Пробуем снова…

## A table that this version cannot replay.
web-old-title = Стол прежней версии Serai
web-old-lead = Эта версия Serai не может воспроизвести эту партию в { $game }, поэтому поле не показано. Ничего не потеряно.
web-old-version = Партия начата в Serai { $version } (правила { $rules }). Эта версия её покажет.
web-old-rules = Партия сыграна по версии { $rules } своих правил. Её покажет та версия Serai, где они есть.
web-old-record = Запись партии можно скачать. Её воспроизведёт версия Serai, которая знает эти правила.
web-old-own-record = Партия не окончена. Запись, которую можно скачать сейчас, содержит только ваши решения; весь журнал хранится на сервере.

## A bot that does not answer.

web-bot-silent = { $name } не отвечает. Партия сохранена; можно спросить ещё раз.
web-ask-again = Спросить ещё раз

## Что это за часть стола и зачем она.

web-about-compare = Сравнение. Что у кого есть; заголовок столбца подскажет, что в нём считают.
web-about-standings = { web-about-compare }
web-about-ledger = { web-about-compare }
web-about-strip = { web-about-compare }
web-about-seats = { web-about-compare }
web-about-result = Итог. Кто сколько набрал и за что.
web-about-logs = Журнал. Что произошло, ход за ходом; строка ведёт к своему моменту в повторе.
web-about-draft = Ход. Что вы уже выбрали; ничего не считается, пока ход не закончен.
