# Стол «Мерва».

## Заголовки таблиц компонентов.

merv-table-meta = Игра
merv-table-components = Чего сколько
merv-table-numbers = Числа правил
merv-table-player-counts = По числу игроков
merv-table-favour-track = Шкала благосклонности
merv-table-influence-track = Шкала влияния
merv-table-colours = Цвета кубов
merv-table-symbols = Шесть действий
merv-table-sites = Стройплощадки
merv-table-market-sides = Стороны верблюжьего рынка
merv-table-upgrades = Улучшения
merv-table-mosque-spaces = Ячейки мечети
merv-table-mosque-edges = Шаги в мечети и их цена
merv-table-scoring-tiles = Жетоны очков
merv-table-cities = Города рынка
merv-table-walls = Участки стены и ворота
merv-table-halls = Залы дворца
merv-table-breakthroughs = Открытия
merv-table-contracts = Контракты
merv-table-spices = Карты каравана
merv-table-solo-cards = Карты соперников (наши)
merv-table-difficulties = Сложность игры в одиночку (наша)
merv-table-rule-options = Толкования спорных правил

## The houses: in a few words, what each means to the viewer.

merv-page-in-reach = доступно { $count }
merv-page-step = шаг { $step }
merv-page-posts = { $count ->
    [one] { $count } пост
    [few] { $count } поста
   *[other] { $count } постов
}
merv-page-next-costs = цена { $count }
merv-page-scrolls = { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[other] { $count } свитков
}
merv-page-left = осталось { $count }
merv-page-levels = уровни { $levels }
merv-page-no-level = пока закрыты
merv-page-hall-knowledge = Знания
merv-page-hall-spice = Пряности
merv-page-hall-trade = Торговля
merv-page-hall-faith = Вера
merv-page-tier-1 = { $scrolls }: куб долой
merv-page-tier-2 = { $scrolls }: любой цвет
merv-page-tier-3 = { $scrolls }: даром
merv-page-tier-4 = { $scrolls }: сразу

## The houses: what their things say.

merv-page-tip-price = Цена: { $price }
merv-page-tip-there = Здесь: { $names }
merv-page-tip-taken = Забрал: { $name }
merv-page-tip-pair = За каждую вторую: { $gift }
merv-page-tip-camel = Верблюд достаётся вместе с картой
merv-page-tip-deck = В колоде: { $cards }.
merv-page-tip-load = С верблюдом здесь станет доступна следующая карта.
merv-page-tip-brings = Награда: { $gift }
merv-page-tip-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
merv-page-tip-common = Обычный товар; без поста нужен верблюд на пути
merv-page-tip-rare = Редкий товар; без поста нужен верблюд на каждом пути
merv-page-tip-first-camel = Первый пост получает верблюда
merv-page-tip-first-favour = Первый получает 1 благосклонность
merv-page-tip-knowledge = Придворный приносит 1 очко за каждый свиток
merv-page-tip-spice = Придворный приносит 1 очко за каждую карту пряностей
merv-page-tip-trade = Придворный приносит 1 очко за каждый товар
merv-page-tip-faith = Придворный приносит 1 очко за каждый шаг в мечети
merv-page-tip-scrolls = { $count ->
    [one] За { $count } свиток
    [few] За { $count } свитка
   *[other] За { $count } свитков
}
merv-page-tip-left = { $count ->
    [0] Больше не осталось
   *[other] Осталось: { $count }
}
merv-page-tip-influence = Нужно влияние { $count }
merv-page-tip-laid = Выложить: { $goods }
merv-page-tip-scrolls-laid = { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[other] { $count } свитков
}
merv-page-tip-common-laid = { $count ->
    [one] { $count } обычный товар
    [few] { $count } обычных товара
   *[other] { $count } обычных товаров
}
merv-page-tip-rare-laid = { $count ->
    [one] { $count } редкий товар
    [few] { $count } редких товара
   *[other] { $count } редких товаров
}
merv-page-tip-below = { $count ->
    [0] Это последний в стопке
   *[other] Под ним: { $count }
}
merv-page-tip-no-contract = Контрактов здесь не осталось.
merv-page-tip-tile = { $count ->
    [one] Каждый год { $count } очко за каждую вашу площадку ({ $symbol })
    [few] Каждый год { $count } очка за каждую вашу площадку ({ $symbol })
   *[other] Каждый год { $count } очков за каждую вашу площадку ({ $symbol })
}
merv-page-tip-bonus = Лишний куб всякий раз, когда площадка даёт кубы

## Playing alone, and how far the game has come.

merv-page-rivals-card = Соперники
merv-page-year-bonus = за год +{ $count }
merv-page-line-row = строка { $line }
merv-page-line-column = столбец { $line }
merv-page-year = Год { $year }
merv-page-where = Год { $year }, раунд { $round }
merv-page-after = Третий год окончен
merv-page-round-n = Год { $year }: северная сторона
merv-page-round-e = Год { $year }: восточная сторона
merv-page-round-s = Год { $year }: южная сторона
merv-page-round-w = Год { $year }: западная сторона
merv-page-invasion = В конце этого года нападут монголы.

## The table: its parts.

merv-page-city = Город
merv-page-houses = Места
merv-page-contracts = Контракты
merv-page-tracks = Шкалы
merv-page-hold = Что у вас есть
merv-page-influence = Влияние
merv-page-favour = Благосклонность
merv-page-camel-market = Верблюжий рынок
merv-page-nothing = пока ничего не меняет
merv-page-building = Здание
merv-page-year-sheet = Подсчёт { $year }-го года
merv-page-year-scored = Подсчёт последнего года
merv-page-favour-spent = Потрачено благосклонности
merv-page-line = Ряд под указателем
merv-page-you-get = Вам
merv-page-they-get = Им
merv-page-line-build = построить
merv-page-line-yours = ваш
merv-page-line-empty = Пустые стройплощадки

## What is counted of every seat.

merv-page-count-points = Очки
merv-page-count-cubes = Кубы: { $colour }
merv-page-count-camels = Верблюды
merv-page-count-scrolls = Свитки
merv-page-count-common = Обычные товары
merv-page-count-rare = Редкие товары
merv-page-count-favour = Благосклонность
merv-page-count-influence = Влияние
merv-page-count-mosque = Шаги в мечети
merv-page-count-buildings = Осталось зданий
merv-page-count-servants = Осталось слуг
merv-page-count-danger = Зданий под угрозой набега
merv-page-count-tiles = Жетоны

## What the things of the city say.

merv-page-tip-empty = Здания ещё нет
merv-page-tip-building = Здание: { $name }
merv-page-tip-up-white = Белое улучшение: вместо своего куба площадка даёт белый
merv-page-tip-up = Бонусное улучшение: ещё один куб ({ $colour })
merv-page-tip-soldier = Солдат: { $name }
merv-page-tip-attacked = Набег сюда дойдёт ({ $sides }). Выкуп: { $cubes }.
merv-page-tip-stands = Здесь стоит { $name }
merv-page-tip-past-market = Линия проходит через верблюжий рынок
merv-page-tip-stall = За верблюда: { $gift }.
merv-page-gift-lost = Этот дар сейчас ничего вам не даст
merv-page-tip-stall-camel = Здесь лежит верблюд. Вместо того чтобы оставить своего, можно забрать с рынка всех верблюдов.
merv-page-tip-breach = Стены ещё нет
merv-page-tip-place = Очередь, место { $place }
merv-page-tip-left-behind = { $count ->
    [one] Здесь оставлен { $count } верблюд
    [few] Здесь оставлено { $count } верблюда
   *[other] Здесь оставлено { $count } верблюдов
}
merv-page-tip-owner = Влияние { $influence }, благосклонность { $favour }

## В терминале.

merv-page-text-queue = Очередь
merv-page-text-slots = Фигуры
merv-page-text-walls = Стены стоят

## Журнал, где вместо слов знаки.

merv-page-log-cube = { $seat } получает
merv-page-log-pay = { $seat } отдаёт
merv-page-log-act = { $seat } действует:
merv-page-log-card = { $seat } берёт

## Что принёс поступок: в том же предложении.

merv-page-also-activate = активирует площадку ({ $cell })
merv-page-also-build = строит там здание
merv-page-also-pay = отдаёт
merv-page-also-waive = платит на куб меньше
merv-page-also-soldier = солдат ({ $cell })
merv-page-also-decline = не ставит солдата
merv-page-also-upgrade = { $colour ->
    [white] белое улучшение ({ $cell })
   *[other] бонусное улучшение ({ $colour } куб, { $cell })
}
merv-page-also-load = верблюд на карту каравана
merv-page-also-card = берёт
merv-page-also-post = торговый пост ({ $city })
merv-page-also-routes = { $count ->
    [one] { $count } верблюд на пути
    [few] { $count } верблюда на пути
   *[many] { $count } верблюдов на пути
}
merv-page-also-common = обычный товар ({ $city })
merv-page-also-rare = редкий товар ({ $city })
merv-page-also-rare-gift = редкий товар
merv-page-also-courtier = придворный ({ $hall })
merv-page-also-mosque = мечеть ({ $space })
merv-page-also-tile = берёт { $scoring_tile }
merv-page-also-wall = строит { $wall } ({ $slot })
merv-page-also-free-wall = строит бесплатно { $wall } ({ $slot })
merv-page-also-points = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очка
   *[many] +{ $count } очков
}
merv-page-also-hall = { $count ->
    [one] +{ $count } очко, { $hall }
    [few] +{ $count } очка, { $hall }
   *[many] +{ $count } очков, { $hall }
}
merv-page-also-cube = получает
merv-page-also-camels = { $count ->
    [one] +{ $count } верблюд
    [few] +{ $count } верблюда
   *[many] +{ $count } верблюдов
}
merv-page-also-scrolls = { $count ->
    [one] +{ $count } свиток
    [few] +{ $count } свитка
   *[many] +{ $count } свитков
}
merv-page-also-favour = +1 благосклонность
merv-page-also-influence = +1 влияние

## Откуда что взялось, если строка об этом молчит.

merv-page-cause-score-each = придворный
merv-page-cause-score-buildings = здания в городе
merv-page-cause-score-tiles = жетон очков
merv-page-cause-score-mosque = конец мечети
merv-page-cause-end-sets = наборы пряностей
merv-page-cause-favour-points = шкала благосклонности
merv-page-cause-favour-action = действие
merv-page-cause-influence-points = шкала влияния
merv-page-cause-library-points = восемь свитков
merv-page-cause-library-scrolls = библиотека
merv-page-cause-contract-points = контракт
merv-page-cause-contract-reward = контракт
merv-page-cause-mosque-gift = мечеть
merv-page-cause-mosque-camel = мечеть
merv-page-cause-camels-collect = верблюжий рынок
merv-page-cause-camels-place = верблюжий рынок
merv-page-cause-caravan-camel = карта каравана
merv-page-cause-caravan-pairs = пара пряностей
merv-page-cause-market-camel = первый пост в городе
merv-page-cause-market-favour = первый пост в городе
merv-page-cause-palace-empty = пустой зал
merv-page-cause-produce-owner = хозяин площадки
merv-page-cause-produce-share = хозяин здания в ряду
merv-page-cause-soldier-own = солдат на своём здании
merv-page-cause-soldier-other = солдат на чужом здании
merv-page-cause-wall-own = стена у своего здания
merv-page-cause-wall-other = стена у чужого здания
merv-page-cause-influence-full = вместо влияния
merv-page-cause-favour-full = вместо благосклонности

## Что это за часть стола и зачем она.

merv-page-about-caravansary = { merv-summary-caravansary }. { merv-summary-caravansary-words }
merv-page-about-mosque = { merv-summary-mosque }. { merv-summary-mosque-words }
merv-page-about-marketplace = { merv-summary-market }. { merv-summary-market-words }
merv-page-about-palace = { merv-summary-palace }. { merv-summary-palace-words }
merv-page-about-library = { merv-summary-library }. { merv-summary-library-words }
merv-page-about-wall = { merv-summary-walls }. { merv-summary-walls-words }
merv-page-about-contract = { merv-summary-contracts }. { merv-summary-contracts-words }
merv-page-about-queue = { merv-summary-queue }. { merv-summary-queue-words }
merv-page-about-city = { merv-page-city }. { merv-summary-turn-words }
merv-page-about-town = { merv-page-about-city }
merv-page-about-houses = Места. Действие площадки выполняют в месте с тем же знаком.
merv-page-about-year = Подсчёт. Что каждый получил в конце последнего года, строка за строкой.
merv-page-about-line = Ряд. Что дадут вам и другим площадки ряда под указателем.
merv-page-about-rivals = Соперники. Что ищет судья в этом раунде и куда идут они оба.
merv-page-about-tracks = Шкалы. У кого сколько влияния и благосклонности; золотые точки приносят очки.
merv-page-about-influence = Влияние. Его приносят солдаты и стены; оно открывает контракты и новые пряности.
merv-page-about-favour = Благосклонность. Каждый придворный, за которого в конце года дают очки, стоит 1.
merv-page-about-camels = Верблюжий рынок. Оставьте верблюда ради дара или заберите всех, кто там стоит.
merv-page-about-hold = Ваш запас: кубы, верблюды и люди.
