# Стол «Раджей Ганга»: подписи.

## Таблицы компонентов.

rajas-table-meta = Игра
rajas-table-components = Сколько чего
rajas-table-numbers = Числа правил
rajas-table-player-counts = По числу игроков
rajas-table-covers = Накладки для троих
rajas-table-places = Места для рабочих
rajas-table-chambers = Залы дворца
rajas-table-fame-bonuses = Награды за славу
rajas-table-money-bonuses = Награды за богатство
rajas-table-river-spaces = Ячейки реки
rajas-table-river-tiles = Жетоны реки
rajas-table-province = Планшет провинции
rajas-table-cells = Клетки провинции
rajas-table-incomes = Доходы провинции
rajas-table-backs = Обороты жетонов
rajas-table-die-colours = Цвета кубиков
rajas-table-goods = Товары
rajas-table-buildings = Здания
rajas-table-province-tiles = Жетоны провинций
rajas-table-token-colours = Цвета жетонов дохода
rajas-table-income-tokens = Жетоны дохода
rajas-table-rule-options = Прочтения неясных правил

## Как далеко зашла игра.

rajas-page-round = Раунд { $round }
rajas-page-where = Раунд { $round }, круг { $circle }
rajas-page-after = Игра окончена
rajas-page-last-circle = Последний круг.

## Что считается у каждого игрока.

rajas-page-count-fame = Слава
rajas-page-count-money = Богатство
rajas-page-count-karma = Карма

## Что принёс бы выбор.

rajas-page-fc-turned = { $die }, перевёрнутый

## Province, tiles, dice, tokens.

rajas-page-your-province = Ваша провинция
rajas-page-province-of = { $name }: провинция
rajas-page-tiles-lie = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
rajas-page-look-at = Посмотреть провинцию: { $name }
rajas-page-all-provinces = Все провинции
rajas-page-back = Назад к столу
rajas-page-closer = Поближе
rajas-page-linked = доходы
rajas-page-markets = рынки
rajas-page-dice = кубики
rajas-page-lay-it = Положить
rajas-page-cover-it = Накрыть
rajas-page-final-tile = Потом не отменить: откроется следующий жетон
rajas-page-final-roll = Потом не отменить: бросок кубиков
rajas-page-final-both = Потом не отменить: бросок кубиков и следующий жетон
rajas-page-your-dice = Ваши кубики
rajas-page-dice-of = { $name }: кубики
rajas-page-dice-held = { $held } из { $all }
rajas-page-tip-karma = Карма: { $count } из { $most }. За 1 карму кубик, которым вы платите, переворачивается.
rajas-page-tiles = Жетоны провинций
rajas-page-none-left = пусто
rajas-page-tokens = Жетоны дохода
rajas-page-open-to-all = доступны всем

## Поле.

rajas-page-order = Порядок хода
rajas-page-has-elephant = Слон у игрока { $name }.
rajas-page-race = Шкалы
rajas-page-race-note = между маркерами: сколько осталось
rajas-page-fame = слава
rajas-page-money = богатство
rajas-page-to-go = осталось
rajas-page-gap = осталось { $count }
rajas-page-gap-crossed = разошлись на { $count }
rajas-page-crossed-first = первая встреча
rajas-page-crossed-later = позже
rajas-page-palace = Дворец
rajas-page-palace-note = терраса, балконы; залы; сады
rajas-page-quarry = Карьер
rajas-page-quarry-note = жетон провинции
rajas-page-market = Рынок
rajas-page-market-note = по числу на кубике
rajas-page-port = Порт
rajas-page-port-note = кубик от 1 до 3
rajas-page-places = Места
rajas-page-river = Река
rajas-page-province = Провинция
rajas-page-tiles-tab = Жетоны
rajas-page-tokens-tab = Доходы
rajas-page-workers = Рабочие
rajas-page-tip-workers = Сколько ещё не поставлено, из всех
rajas-page-karma = Карма
rajas-page-dice-of-colour = Кубики: { $colour }
rajas-page-markets-of = Рынки: { $good }
rajas-page-tip-scroll = Слава за постройку: { $building }.
rajas-page-amount = { $points ->
    [one] { $points } деление
    [few] { $points } деления
   *[many] { $points } делений
}
rajas-page-total = Разница

## Что говорят вещи.

rajas-page-tip-covered = Втроём сюда не ставят
rajas-page-tip-worker = Рабочий: { $seat }
rajas-page-tip-costs = Цена: { $price }
rajas-page-tip-costs-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
rajas-page-tip-costs-any = любой кубик
rajas-page-tip-costs-colour = { $colour } кубик
rajas-page-tip-costs-value = кубик со значением { $value }
rajas-page-tip-costs-most = кубик не больше { $value }
rajas-page-tip-free = Бесплатно
rajas-page-tip-boats = Лодка: { $names }
rajas-page-tip-seat = Слава { $fame }, богатство { $money }
rajas-page-tip-to-go = До встречи маркеров: { $count }
rajas-page-tip-crossed = { $count ->
    [0] Маркеры встретились
   *[other] Маркеры разошлись на { $count }
}
rajas-page-tip-new-worker = Новый рабочий
rajas-page-tip-turned = Если перевернуть, будет { $value }
rajas-page-tip-none-left = Жетонов не осталось
rajas-page-tip-tiles-left = { $count ->
    [one] Остался { $count } жетон
    [few] Осталось { $count } жетона
   *[many] Осталось { $count } жетонов
}
rajas-page-tip-paid = Уже получен

rajas-page-nothing = ничего сразу
rajas-page-dice-left = осталось: { $count }
rajas-page-tiles-of = Жетоны провинций: { $colour }

## Строки журнала и хода, вещи в них показаны значками.

# The terminal.
rajas-page-terrace = Терраса
rajas-page-balcony = Балконы
rajas-page-chamber = Покои
rajas-page-garden = Сады
rajas-page-text-boats = Лодки
rajas-page-text-reward = Награда
rajas-page-text-stack = Стопка
rajas-page-text-top = Верхний жетон
rajas-page-text-roads = Дороги
rajas-page-text-signs = { $home } — резиденция, { $free } — пустая клетка
rajas-page-text-below = Под ним
rajas-page-text-dice = Кубики
rajas-page-text-kinds = Здания
rajas-page-text-incomes = Доходы

rajas-page-log-place = { $seat } ставит рабочего:
rajas-page-log-pay = { $seat } платит
rajas-page-log-flip = { $seat } переворачивает и платит
rajas-page-log-lay = { $seat } кладёт жетон
rajas-page-log-cover = { $seat } накрывает жетон
rajas-page-log-income = { $seat } получает доход:
rajas-page-log-sell = { $seat } торгует:
rajas-page-log-upgrade = { $seat } улучшает
rajas-page-log-roll = { $seat } бросает
rajas-page-log-return = { $seat } возвращает
rajas-page-log-sail = { $seat } плывёт:
rajas-page-log-visit = { $seat } идёт в зал:
rajas-page-do-place = Рабочий:
rajas-page-do-pay = Заплатить
rajas-page-do-flip = Перевернуть и заплатить
rajas-page-do-buy = Взять жетон
rajas-page-do-turn = Повернуть
rajas-page-do-income = Доход:
rajas-page-do-choose = Взять
rajas-page-do-forgo = Отказаться
rajas-page-do-return = Вернуть
rajas-page-do-reroll = Перебросить
rajas-page-do-upgrade = Улучшить
rajas-page-do-sell = Торговать:
rajas-page-scrolls = Улучшить вид зданий

## Журнал: строка, добавленная к тому, из чего она следует.

rajas-page-also-pays = { $count ->
    [one] платит { $count } монету
    [few] платит { $count } монеты
   *[many] платит { $count } монет
}
rajas-page-also-pay = отдаёт
rajas-page-also-flip = переворачивает и отдаёт
rajas-page-also-lay = кладёт жетон
rajas-page-also-cover = накрывает жетон
rajas-page-also-income = доход
rajas-page-also-sell = торгует
rajas-page-also-return = возвращает
rajas-page-also-visit = идёт в зал
rajas-page-also-elephant = берёт слона
rajas-page-also-fame = +{ $count } славы
rajas-page-also-coins = { $count ->
    [one] +{ $count } монета
    [few] +{ $count } монеты
   *[many] +{ $count } монет
}
rajas-page-also-karma = { $count ->
    [one] +{ $count } карма
   *[other] +{ $count } кармы
}
rajas-page-also-worker = приходит рабочий
rajas-page-also-upgrade = улучшает
rajas-page-also-upgrade-later = улучшает со следующего хода «{ $building }»
rajas-page-also-roll = бросает
rajas-page-also-sail = плывёт:
rajas-page-also-token = берёт { $token }
rajas-page-also-nothing = ничего
rajas-page-also-leave = отказывается от награды
rajas-page-also-stay = оставляет лодку на месте
rajas-page-also-no-token = не берёт жетон

## Откуда что взялось, если строка об этом молчит.

rajas-page-cause-setup-dice = в начале игры
rajas-page-cause-track-fame = шкала славы
rajas-page-cause-track-money = шкала богатства
rajas-page-cause-worker-fame = слава
rajas-page-cause-worker-money = богатство
rajas-page-cause-worker-bridge = мост
rajas-page-cause-income-gives = доход
rajas-page-cause-navaratna-fewer = рабочих меньше
rajas-page-cause-palace-token = белый жетон
rajas-page-cause-province-buildings = здания
rajas-page-cause-province-markets = рынки
rajas-page-cause-navaratna-tokens = жетон
rajas-page-cause-navaratna-markets = жетон
rajas-page-cause-navaratna-river = жетон
rajas-page-cause-navaratna-buildings = жетон
rajas-page-cause-navaratna-linked = жетон
rajas-page-cause-navaratna-bends = жетон
rajas-page-cause-navaratna-upgrades = жетон
rajas-page-cause-navaratna-helpers = жетон
rajas-page-cause-river-reward = река
rajas-page-cause-river-karma = река
rajas-page-cause-river-coins = река
rajas-page-cause-river-fame = река
rajas-page-cause-river-dice = река
rajas-page-cause-river-upgrade = река
rajas-page-cause-river-karma-dice = река
rajas-page-cause-river-different = река
rajas-page-cause-river-same = река
rajas-page-cause-river-chamber = река
rajas-page-cause-river-markets = река
rajas-page-cause-river-upgrade-coins = река
rajas-page-cause-river-upgrade-fame = река
rajas-page-cause-river-karma-fame = река
rajas-page-cause-ganga-replaces = жетон реки
rajas-page-cause-ganga-karma = жетон реки
rajas-page-cause-ganga-dice = жетон реки
rajas-page-cause-ganga-chamber = жетон реки
rajas-page-cause-ganga-same = жетон реки
rajas-page-cause-ganga-sail = жетон реки

## After the end.

rajas-page-how-it-ended = Как всё закончилось
rajas-page-came-from = Откуда это взялось
rajas-page-from-start = В начале
rajas-page-from-market = Продажа товаров
# $what (text) - fame or money
rajas-page-from-province = { $what ->
    [fame] Здания
   *[money] Рынки на жетонах
}
rajas-page-from-income = Доходы
rajas-page-from-palace = Дворец
rajas-page-from-river = Река
rajas-page-from-paid = Плата за места
rajas-page-from-other = Прочее

## Что это за часть стола и зачем она.

rajas-page-about-palace = { rajas-summary-palace }. { rajas-summary-palace-words }
rajas-page-about-quarry = { rajas-summary-quarry }. { rajas-summary-quarry-words }
rajas-page-about-market = { rajas-summary-market }. { rajas-summary-market-words }
rajas-page-about-province = { rajas-summary-province }. { rajas-summary-province-words }
rajas-page-about-race = { rajas-page-race }. { rajas-summary-goal-words }
rajas-page-about-strip = { rajas-page-about-race }
rajas-page-about-board = Поле. Рабочие идут во дворец, карьер, на рынок и в порт, лодки плывут по реке.
rajas-page-about-port = Порт. Кубик с малым числом ведёт вашу лодку к следующей награде на реке.
rajas-page-about-river = Река. Каждая ячейка даёт награду лодке, которая на ней остановилась.
rajas-page-about-provinces = Все провинции. Что кто построил, рядом друг с другом.
rajas-page-about-residence = Резиденция. К ней ведут все дороги провинции.
rajas-page-about-tokens = Жетоны дохода. Они лежат на доходах и срабатывают, когда до них дойдёт дорога.
rajas-page-about-dice = Кубики. Ими платят за жетоны и места; за 1 карму кубик при оплате переворачивают.
rajas-page-about-tray = { rajas-page-about-dice }
rajas-page-about-rail = { rajas-page-about-dice }
rajas-page-about-hand = Свободная рука. Здесь есть место ещё для одного кубика.
rajas-page-about-stacks = Жетоны провинций. Верхний в каждой стопке покупают в карьере за кубики его цвета.
