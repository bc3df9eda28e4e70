# «Тадж-Махал» в браузере: заголовки панелей, короткие строки, слова для слуха.

## Верхняя полоса.

taj-page-visits = Двенадцать визитов
taj-page-visit = Визит { $visit }: { $province }
taj-page-visit-number = визит { $visit }
taj-page-where = { $province }, { $visit } из 12
taj-page-after = После последнего визита

## Состязание.

taj-page-contest = Состязание этого визита: что у кого на столе, по наградам
taj-page-played = Сыграно за визит
taj-page-first = первый ход
taj-page-left = пас, трофеи:
taj-page-left-empty = пас без награды
taj-page-left-all = пас
taj-page-won = выиграно
taj-page-tie = поровну
taj-page-leads = лидирует

## Карта.

taj-page-map = Карта страны
taj-page-court = Двор Великого Могола
taj-page-fortress = { $city }, крепость
taj-page-palace-of = дворец: { $name }
taj-page-crown-of = дворец с короной: { $name }

## Всё, что открыто.

taj-page-compare = Очки, карты, товары и жетоны всех игроков
taj-page-points = очки
taj-page-gap = отст.
taj-page-lead = лидер
taj-page-cards = карты в руке
taj-page-tiles = жетоны
taj-page-scores = Счёт: { $listed }

## Карты.

taj-page-hand = Ваша рука
taj-page-hands = Руки
taj-page-hand-of = { $count ->
    [one] { $name }: { $count } карта
    [few] { $name }: { $count } карты
   *[many] { $name }: { $count } карт
}
taj-page-playing = цвет:
taj-page-not-now = Не сейчас
taj-page-not-now-colour = Не сейчас: один цвет за визит
taj-page-not-now-alone = Только с цветной картой
taj-page-not-now-second = Не сейчас: одна цветная карта за ход
taj-page-open = Открытые карты
taj-page-taking = { $count ->
    [one] спасовав, берут { $count } карту
    [few] спасовав, берут { $count } карты
   *[many] спасовав, берут { $count } карт
}
taj-page-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}

## Для чего что нужно.

taj-page-about-figure = у кого их больше всех, когда он пасует, тот получает жетон влияния и дворец в этой провинции. Два одинаковых жетона становятся особой картой.
taj-page-about-mogul = у кого их больше всех, когда он пасует, тот получает дворец с короной, который может стоять рядом с другим.
taj-page-about-elephant = у кого их больше всех, когда он пасует, тот получает жетон провинции с товарами.
taj-page-about-goods = каждый новый приносит очко и ещё по одному за каждый такой же, который у вас есть.
taj-page-about-tile = его берёт победитель по слонам и получает очки за товары.
taj-page-about-points = Очки
taj-page-about-gap = Отставание от первого
taj-page-about-tiles = Жетоны влияния, два одинаковых становятся особой картой; и особые карты
taj-page-discard = Сброс: { $count }.

## Прогноз.

taj-page-if-now = Если спасовать сейчас
taj-page-after-this = Если спасовать в следующий ход
taj-page-with-this = с этой картой
taj-page-links = соединяет: { $cities }
taj-page-nothing = без награды
taj-page-rivals = Соперники
taj-page-if-anyone = Пас сейчас принёс бы

## Как называется часть игры.

taj-page-chapter = Визит

## Журнал там, где вещь показана картинкой.

taj-page-log-play = { $seat } играет
taj-page-log-prize = { $seat } выигрывает
taj-page-log-take = { $seat } берёт
taj-page-log-special = { $seat } сдаёт пару и получает
taj-page-log-drew = Это

## Журнал, где строка добавлена к той, из которой она следует.

taj-page-also-prize = выигрыш
taj-page-also-palace = дворец в { NAME($city, case: "prepositional") }
taj-page-also-crown = дворец с короной в { NAME($city, case: "prepositional") }
taj-page-also-bonus = { $bonus }
taj-page-also-score = { $points ->
    [0] без очков
   *[other] +{ $points }{ $goods ->
        [0] { "" }
       *[other] { " " }(товары { $goods }, дворцы { $palaces })
    }
}
taj-page-also-take = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
taj-page-also-draws = карта из колоды
taj-page-also-drew = это

## Шаги хода, где карта показана картинкой.

taj-page-do-play = Сыграть
taj-page-do-add = Добавить
taj-page-do-take = Взять

## Терминал, где он говорит больше, чем страница.

taj-page-visit-of = Визит { $visit } из { $visits }: { $province }
taj-page-province = Провинция
taj-page-goods = Товары
taj-page-cities = Города: [A] дворец, [A^] дворец с короной
taj-page-chains = Дворцы, соединённые дорогами
taj-page-colour = Цвет
taj-page-won-by = Выиграл
taj-page-city = Город
taj-page-bonus = Жетон
taj-page-palaces = Дворцы
taj-page-roads = Дороги в города
taj-page-used = Сыграны особые
taj-page-wins = выигрыш: { $prizes }
taj-page-spends-change = на это уйдёт карта «Смена цвета»

## Таблицы компонентов.

taj-table-meta = Игра
taj-table-components = Сколько чего
taj-table-symbols = Символы
taj-table-commodities = Товары
taj-table-card-colours = Цвета карт
taj-table-player-colours = Цвета игроков
taj-table-provinces = Провинции
taj-table-cities = Города
taj-table-roads = Дороги
taj-table-court = Двор
taj-table-court-slots = Места при дворе
taj-table-province-tiles = Жетоны провинций
taj-table-bonus-tile-counts = Бонусные жетоны по видам
taj-table-bonus-tiles = Бонусные жетоны
taj-table-card-distribution = Состав колоды
taj-table-cards = Карты
taj-page-cards-red = Красные карты
taj-page-cards-yellow = Жёлтые карты
taj-page-cards-green = Зелёные карты
taj-page-cards-violet = Фиолетовые карты
taj-page-cards-white = Белые карты
taj-page-cards-special = Особые карты
taj-table-influence-tiles = Жетоны влияния
taj-table-crown = Корона
taj-table-palaces = Дворцы
taj-table-black-figures = Чёрные фигуры
taj-table-score-markers = Маркеры счёта
taj-table-player-counts = По числу игроков
taj-table-numbers = Числа в правилах
taj-table-example-palace-chain = Пример: цепь дворцов
taj-table-example-hand-1 = Пример: первая рука
taj-table-example-hand-2 = Пример: вторая рука
taj-table-variant-two-players = Два игрока

## Что это за часть стола и зачем она.

taj-page-about-court = { taj-page-court }. { taj-summary-prizes-words }
taj-page-about-map = Карта. Каждый визит идёт в новую провинцию. Больше всего очков приносят дворцы, связанные дорогами через многие провинции.
taj-page-about-hand = Рука. За ход вы играете одну цветную карту или выходите; сыгранное не возвращается.
taj-page-about-market = Открытые карты. Кто выходит, берёт несколько из них.
taj-page-about-seats = Состязание. Кто что выложил в этом визите; приз берёт тот, у кого знаков больше всех.
taj-page-about-strip = { taj-page-about-seats }
