# «Агра» в браузере: надписи на полях, короткие строки, слова для слуха.

## Верхняя полоса.

agra-page-round = Раунд { $round }
agra-page-where = Раунд { $round }, пирс { $pier }
agra-page-after = Игра окончена
agra-page-piers = Шесть пирсов
agra-page-next-pier = до следующего пирса контрактов уровня { $level }: { $count }
agra-page-last-pier = лодка у последнего пирса
agra-page-last-but-one = Этот раунд и ещё один
agra-page-last-round = Последний раунд

## Места.

agra-page-first = 1-й

## Город.

agra-page-city = Город
agra-page-architect = стройка, влияние
agra-page-sailor = доставка
agra-page-trader = обмен
agra-page-botanist = шаг и ферма
agra-page-bonus = Бонус за стройку
agra-page-bonus-short = Бонус
agra-page-your-goods = ваши товары
agra-page-enlarge = Крупнее
agra-page-view-city = Город и река
agra-page-view-farms = Все фермы

## Река.

agra-page-river = Река
agra-page-won = Взято
agra-page-won-of = взято { $won } из { $all }

## Планшет игрока.

agra-page-farm = Ферма
agra-page-your-farm = Ваша ферма
agra-page-farm-of = { $name }
agra-page-your-yard = маркеры в запасе
agra-page-yard = маркеры во дворе
agra-page-meditation = Медитация
agra-page-workers-give = работники: { $points }
agra-page-favours = Милость { $count }
agra-page-have-spend = иметь, −тратить
agra-page-tile-free = пусто
agra-page-tiles-open = На выбор
agra-page-tiles-all = Любой жетон
agra-page-contracts = Контракты { $count }
agra-page-contracts-none = пока нет
agra-page-count-of = { $count } из { $most }

## Дворец.

agra-page-palace = Дворец
agra-page-order-limit = предел заказов { $limit }
agra-page-order-limit-next = предел заказов { $limit }, с пирса { $pier }: { $next }
agra-page-track-end = конец игры
agra-page-track-start = нет
agra-page-akbar = Акбар
agra-page-akbar-first = { $rupees },
agra-page-akbar-then = далее +{ $rupees }

## Счётчики всех мест.

agra-page-count-rupees = Рупии
agra-page-count-workers = Работники в запасе
agra-page-count-stones = Маркеры в запасе
agra-page-count-favours = Милость
agra-page-count-goods = Товары
agra-page-count-meditation = Шаг медитации
agra-page-count-points = Очки медитации
agra-page-count-orders = Заказы
agra-page-count-akbar = Дары Акбару
agra-page-count-contracts = Контракты
agra-page-count-covers = Снятые крышки

## Этот ход.

agra-page-turn-meditate = Медитация
agra-page-turn-points = Медитация, осталось: { $points }
agra-page-turn-place = Действие: поставить работника
agra-page-turn-action = Действие
agra-page-turn-order = Заказ или Акбар, по желанию
agra-page-anytime = В любой момент
agra-page-chip-spices = Масло или карри: поднять работников
agra-page-chip-favour = Действия милости
agra-page-chip-luxury = Предметы роскоши
agra-page-chip-contract = Контракты: раз за ход

## «Готово», по вопросу.

agra-prompt-shortage-favours-done = Обойтись
agra-prompt-shortage-goods-done = { agra-prompt-shortage-favours-done }
agra-prompt-farmers-done = Больше не ходить
agra-prompt-ascend-done = Остаться ниже
agra-prompt-ascend-first-done = { agra-prompt-ascend-done }
agra-prompt-up-done = Не подниматься
agra-prompt-process-extra-done = Больше не надо
agra-prompt-extra-later-done = { agra-prompt-process-extra-done }
agra-prompt-follow-done = Не перерабатывать
agra-prompt-process-done = { $kinds ->
    [done] Готово
   *[other] Не перерабатывать
}
agra-prompt-architect-done = { $kinds ->
    [done] Готово
   *[other] Отказаться
}
agra-prompt-dye-done = Оставить как есть
agra-prompt-first-site-done = Не строить
agra-prompt-raise-done = Больше не поднимать
agra-prompt-store-done = Пусть идёт домой
agra-prompt-deliveries-done = Закончить доставку
agra-prompt-deliver-one-done = Не доставлять
agra-prompt-jagirdar-done = { agra-prompt-deliver-one-done }
agra-prompt-trade-done = { $traded ->
    [yes] Готово
   *[no] { $given ->
        [0] Не меняться
       *[other] Взять товары взамен
    }
}
agra-prompt-take-done = Больше не брать

## Журнал, где вещи показаны именем и рисунком.

agra-page-log-place = { $seat } ставит работника:
agra-page-log-home = { $seat } забирает работника:
agra-page-log-raise = { $seat } поднимает работника:
agra-page-log-uncover = { $seat } убирает крышку
agra-page-log-farmer = { $seat } двигает фермера
agra-page-log-exchange = { $seat } меняет
agra-page-log-deliver = { $seat } доставляет
agra-page-log-double = { $seat } доставляет ещё раз
agra-page-log-contract = { $seat } получает контракт
agra-page-log-build = { $seat } строит
agra-page-log-order = { $seat } выполняет заказ
agra-page-log-akbar = { $seat } подносит Акбару
agra-page-log-give = { $seat } отдаёт Торговцу
agra-page-log-pay = { $seat } платит
agra-page-log-sell = { $seat } продаёт
agra-page-log-luxury = { $seat } использует
agra-page-log-consign = { $seat } кладёт Французу
agra-page-log-tile = { $seat } берёт жетон
agra-page-log-return = { $seat } возвращает жетон

## Журнал, где строка добавлена к той, из которой она следует.

agra-page-also-favours = { $count ->
    [one] +{ $count } милость
    [few] +{ $count } милости
   *[many] +{ $count } милостей
}
agra-page-also-good = { $count ->
    [one] +{ $count } { $good }
    [few] +{ $count } { NAME($good, case: "genitive") }
   *[many] +{ $count } { NAME($good, number: "plural", case: "genitive") }
}
agra-page-also-rupees = { $rupees ->
    [one] +{ $rupees } рупия
    [few] +{ $rupees } рупии
   *[many] +{ $rupees } рупий
}
agra-page-also-process = { $count ->
    [one] +{ $count } { $good }
    [few] +{ $count } { NAME($good, case: "genitive") }
   *[many] +{ $count } { NAME($good, number: "plural", case: "genitive") }
}
agra-page-also-influence = шаг { $step } у { NAME($guild, case: "genitive") }
agra-page-also-advance = шаг { $step } в медитации
agra-page-also-bonus = бонусный жетон: { $bonus }
agra-page-also-pay = оплата:
agra-page-also-tile = жетон милости
agra-page-also-contract = контракт

## Откуда что взялось, если строка об этом молчит.

agra-page-cause-merchant-favours = Купец
agra-page-cause-influence-bonus = награда на шкале
agra-page-cause-contract-most = больше всех маркеров
agra-page-cause-follow-favour = за повтор
agra-page-cause-follow-one = следом
agra-page-cause-place-standing = отослан домой
agra-page-cause-place-rupees = со здания
agra-page-cause-sailor-refund = Мореход
agra-page-cause-contract-consolation = камни на карте
agra-page-cause-build-bonus = бонусный жетон
agra-page-cause-luxury-painting = картина
agra-page-cause-luxury-book = книга
agra-page-cause-luxury-clothing = одежда
agra-page-cause-river-pier-3 = пирс 3
agra-page-cause-river-pier-4 = пирс 4
agra-page-cause-river-pier-5 = пирс 5

## Что принесёт выбор.

agra-page-fc-nothing = пока ничего
agra-page-fc-wins = контракт: { $notable }
agra-page-fc-end = в конце
agra-page-fc-costs = стоит { $count }
agra-page-fc-merchant = Купец
agra-page-fc-follow = может повторить
agra-page-fc-then = потом
agra-page-fc-leads = лидирует
agra-page-fc-lack = не хватает
agra-page-fc-full = все выполнены
agra-page-fc-influence = ещё нет шага
agra-page-fc-limit = предел достигнут

## Итог.

agra-page-total = Рупии
agra-page-amount = { $points ->
    [one] { $points } рупия
    [few] { $points } рупии
   *[many] { $points } рупий
}

## Что говорят вещи, если на них навести.

agra-page-tip-architect = Шаг по треку или стройка
agra-page-tip-sailor = Доставить товары нотаблям или для заказа
agra-page-tip-trader = Обменять до трёх товаров, передвинуть жетон цены
agra-page-tip-botanist = Два из трёх: шаг медитации, снять крышку, фермеры
agra-page-tip-stands = Здесь стоит работник: { $seat }
agra-page-tip-lies = Здесь лежит работник: { $seat }
agra-page-tip-produces = Даёт { $count ->
    [one] { $count } { NAME($good, case: "accusative") }
    [few] { $count } { NAME($good, case: "genitive") }
   *[many] { $count } { NAME($good, number: "plural", case: "genitive") }
}
agra-page-tip-processes = Переработка: { $good1 } → { $good2 }
agra-page-tip-site = Ещё не построено, стоит { $count }
agra-page-tip-merchant = Здесь Купец, милость: { $favours }
agra-page-tip-builder = Здесь Строитель: построит даром
agra-page-tip-coins = Здесь лежит рупий: { $rupees }
agra-page-tip-good = { $good }, цена { $value }
agra-page-tip-nobody = Ни у кого нет
agra-page-tip-bonus = Бонусный жетон: { $bonus }
agra-page-tip-wheel-points = Стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
agra-page-tip-wheel-value = Стоит цену товара
agra-page-tip-blocked = Сейчас закрыто
agra-page-tip-notable = { $notable }, уровень { $level }, { $guild }
agra-page-tip-won = Контракт у { $seat }
agra-page-tip-used = Использован в этом ходу
agra-page-tip-closed = Уровень { $level } откроется у пирса { $pier }
agra-page-tip-asks = { $notable } ждёт: { $good }
agra-page-tip-delivered = Доставка: { $seat }
agra-page-tip-delivered-twice = Двойная доставка: { $seat }
agra-page-tip-pier = Пирс { $pier }
agra-page-tip-covered = Под крышкой
agra-page-tip-farmer = С фермером
agra-page-tip-step = Следующий шаг стоит: { $good1 } и { $good2 }
agra-page-tip-order = Заказ { NAME($guild, case: "genitive") }: { $good1 } и { $good2 }
agra-page-tip-order-next = Следующий на очереди
agra-page-tip-neutral = С ничьим маркером
agra-page-tip-stone = С маркером: { $seat }
agra-page-tip-board = Ферма: { $seat }
agra-page-tip-guild = { $guild }: { $listed }

## Терминал, где он говорит больше, чем страница.

agra-page-builder = Строитель
agra-page-stands = { $letter } стоит
agra-page-lies = { $letter } лежит
agra-page-its-value = (цена товара)
agra-page-wheel = Колесо
agra-page-blocked = Закрыто
agra-page-prices = Жетоны цены
agra-page-guild = Гильдия
agra-page-steps = Шаги
agra-page-order = Заказ
agra-page-pay = За ваш шаг
agra-page-stones = Маркеры (до { $limit })
agra-page-akbar-wants = Акбар ждёт
agra-page-akbar-has = У Акбара
agra-page-favour-tiles = Жетоны милости
agra-page-boat = Лодка у пирса { $pier } из { $piers }
agra-page-notable = Нотабль
agra-page-level = Уровень
agra-page-wants = Просит
agra-page-gives = Даёт
agra-page-owns = Имеет
agra-page-farm-gives = Ферма даёт: { $listed }.
agra-page-farm-signs = { $cover } крышка, { $person } фермер, { $field } свободное поле
agra-page-step-gives = шаг { $step }: первый работник даёт { $points }
agra-page-step-next = следующий шаг стоит { $goods }
agra-page-counts = считается за { $value }
agra-page-value = цена { $value }
agra-page-spend = потратить { $spend }
agra-page-have-to-spend = иметь { $have }, потратить { $spend }
agra-page-used = использовано

## Заголовки таблиц компонентов.

agra-table-meta = Игра
agra-table-components = Чего сколько
agra-table-per-player = На каждого игрока
agra-table-rows = Ряды товаров
agra-table-goods = Товары
agra-table-arrows = Стрелки переработки
agra-table-characters = Персонажи
agra-table-buildings = Здания
agra-table-bonus-tiles = Бонусные жетоны
agra-table-price-tokens = Жетоны цены
agra-table-farm = Ферма
agra-table-meditation-steps = Шаги медитации
agra-table-favour-actions = Действия милости
agra-table-wheel = Колесо
agra-table-guilds = Гильдии
agra-table-influence-steps = Шаги влияния
agra-table-orders = Заказы
agra-table-bowls = Чаши Акбара
agra-table-piers = Пирсы
agra-table-notables = Нотабли
agra-table-player-counts = По числу игроков
agra-table-numbers = Числа правил
agra-table-rule-options = Прочтения неясных правил

## Что это за часть стола и зачем она.

agra-page-about-farm = { agra-summary-farm }. { agra-summary-farm-words }
agra-page-about-streets = { agra-summary-street-told }
agra-page-about-river = { agra-summary-deliver }. { agra-summary-deliver-words }
agra-page-about-palace = { agra-summary-tracks }. { agra-summary-order-words } { agra-summary-tracks-words }
agra-page-about-favours = { agra-summary-any }. { agra-summary-any-words }
agra-page-about-city = Город. Каждый ход рабочий идёт к одному из четырёх людей или в здание.
agra-page-about-town = { agra-page-about-city }
agra-page-about-wheel = Колесо. За очки медитации здесь покупают действия; одно из них закрыто фишкой.
agra-page-about-bonus = Бонусные жетоны. Кто строит, берёт один из столбца здания.
agra-page-about-levels = Уровни. Чем ниже вельможа, тем лучше нужны товары и тем сильнее контракт.
agra-page-about-won = Взято. Вельможи, чьи контракты уже у кого-то есть.
agra-page-about-meditation = Медитация. Чем дальше шаг, тем больше очков дают рабочие, которые ложатся.
agra-page-about-board = Планшет игрока: ферма, медитация, милости и контракты.
agra-page-about-contracts = Контракты. Ими пользуется только владелец, в конце они приносят рупии.
agra-page-about-akbar = Акбар. Поднесённые ему товары роскоши приносят рупии в конце.
agra-page-about-farms = Все фермы. Что у кого есть, рядом друг с другом.
agra-page-about-goods = Товары. Что вы можете доставить и подарить.
agra-page-about-now = Ход: медитация по желанию, рабочий, заказ, если получится.
