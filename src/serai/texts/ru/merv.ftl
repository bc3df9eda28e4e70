# Мерв.
#
# Имена мест стоят после двоеточия; о жетонах и контрактах в скобках сказано, какие они.

## Что можно сделать.

merv-do-go = Занять ячейку: { $slot }
merv-do-activate = Активировать площадку: { $cell }
merv-do-act = Выполнить действие площадки
merv-do-favour = Получить 1 благосклонность
merv-do-soldier = Поставить солдата
merv-do-collect = Забрать всех верблюдов с верблюжьего рынка
merv-do-trade = Верблюжий рынок: поставить верблюда, { $stall }
merv-do-fulfil = Выполнить: { $contract }
merv-do-stand = Встать в очередь: { $place }
merv-do-pay = Отдать { $colour } куб
merv-do-wild = Отдать куб, который сходит за любой цвет
merv-do-waive = Отдать на один куб меньше благодаря открытию
merv-do-settle = Заплатить, как предложено
merv-do-take = Взять карту каравана: { $card }
merv-do-load = Поставить верблюда на первую карту без верблюда
merv-do-gift = Следующий дар: { $spice }
merv-do-courtier = Поставить придворного: { $hall }
merv-do-discover = Открытие: { $breakthrough }
merv-do-post = Открыть торговый пост: { $city }
merv-do-buy = Купить товар: { $city }
merv-do-advance = Сделать шаг: { $space }
merv-do-build = Построить: { $wall }
merv-do-wall = Поставить: { $slot }
merv-do-guard = Поставить солдата: { $cell }
merv-do-upgrade = Положить улучшение: { $cell }
merv-do-bonus = Взять бонусное улучшение: { $colour } куб
merv-do-claim = Взять { $scoring_tile }
merv-do-score = Получить очки за придворного: { $hall }
merv-do-done = Готово

## Имена: кубы, действия, дары.

merv-colour-purple = { $number ->
    [plural] фиолетовых
   *[singular] фиолетовый
}
merv-colour-turquoise = { $number ->
    [plural] бирюзовых
   *[singular] бирюзовый
}
merv-colour-brown = { $number ->
    [plural] коричневых
   *[singular] коричневый
}
merv-colour-orange = { $number ->
    [plural] оранжевых
   *[singular] оранжевый
}
merv-colour-white = { $number ->
    [plural] белых
   *[singular] белый
}
merv-symbol-caravansary = караван-сарай
merv-symbol-palace = дворец
merv-symbol-library = библиотека
merv-symbol-marketplace = рынок
merv-symbol-mosque = мечеть
merv-symbol-wall = стена
merv-gift-white_cube = белый куб
merv-gift-scroll = свиток
merv-gift-card = карта каравана
merv-gift-favour = 1 благосклонность
merv-gift-rare_good = редкий товар
merv-gift-advance = шаг в мечети
merv-gift-soldier = солдат
merv-gift-camel = верблюд
merv-gift-white_upgrade = белое улучшение
merv-gift-bonus_upgrade = бонусное улучшение
merv-gift-scoring_tile = жетон очков
merv-gift-courtier = придворный
merv-gift-wall_piece = часть стены
merv-gift-post = торговый пост с товаром
merv-gift-mosque_scoring = очки за площадки с мечетью
merv-rival-high_courtier = Верховный придворный
merv-rival-magistrate = Судья

## Имена: город.

merv-slot-n = северная сторона, столбец { $line }
merv-slot-e = восточная сторона, строка { $line }
merv-slot-s = южная сторона, столбец { $line }
merv-slot-w = западная сторона, строка { $line }
merv-cell = строка { $row }, столбец { $column }
merv-site = { $symbol } ({ $colour } куб)
merv-upgrade-white = белое улучшение
merv-upgrade-bonus = бонусное улучшение ({ $colour } куб)
merv-side-side_a = сторона со свитком
merv-side-side_b = сторона с редким товаром
merv-stall = место { $at }
merv-place = место { $at }
merv-seat_letter = место { $letter }
merv-wall-segment = { $count ->
    [one] участок стены за { $count } { $colour } куб
    [few] участок стены за { $count } { NAME($colour, number: "plural") } куба
   *[many] участок стены за { $count } { NAME($colour, number: "plural") } кубов
}
merv-wall-gate = { $count ->
    [one] ворота за { $count } { $colour } куб
    [few] ворота за { $count } { NAME($colour, number: "plural") } куба
   *[many] ворота за { $count } { NAME($colour, number: "plural") } кубов
}

## Имена: специи, залы, города.

merv-spice-cinnamon = корица
merv-spice-ginger = имбирь
merv-spice-juniper = можжевельник
merv-spice-pepper = перец
merv-card = карта { $at }
merv-hall-knowledge = Зал Знаний
merv-hall-spice = Зал Пряностей
merv-hall-trade = Зал Торговли
merv-hall-faith = Зал Веры
merv-city-ray = Рей
merv-city-samarkand = Самарканд
merv-city-nishapur = Нишапур
merv-city-balkh = Балх
merv-city-baghdad = Багдад
merv-city-kashgar = Кашгар
merv-city-basra = Басра
merv-city-peshawar = Пешавар

## Имена: мечеть, жетоны, контракты.

merv-space-lane1 = дорожка 1, шаг { $step }
merv-space-lane2 = дорожка 2, шаг { $step }
merv-space-lane3 = дорожка 3, шаг { $step }
merv-space-lane4 = дорожка 4, шаг { $step }
merv-space-left = левая дорожка, шаг { $step }
merv-space-right = правая дорожка, шаг { $step }
merv-space-top = шаг { $step }
merv-scoring_tile = жетон очков ({ $symbol })
merv-breakthrough-discount = на куб меньше ({ $symbol })
merv-breakthrough-wild = { $colour } куб сходит за любой
merv-breakthrough-caravan_card = карта каравана
merv-breakthrough-trading_post = торговый пост с товаром
merv-breakthrough-mosque_advance = шаг в мечети
merv-breakthrough-wall_piece = часть стены
merv-breakthrough-eight_points = 8 очков
merv-breakthrough-favour_and_soldier = 1 благосклонность и солдат
merv-breakthrough-two_favour = 2 благосклонности
merv-breakthrough-two_soldiers = два солдата
merv-stack = стопка { $at }
merv-contract = { $points ->
    [one] контракт на { $points } очко ({ $stack })
    [few] контракт на { $points } очка ({ $stack })
   *[many] контракт на { $points } очков ({ $stack })
}
merv-solo_card = карта соперников ({ $symbol })
merv-difficulty-easy = лёгкая
merv-difficulty-normal = обычная
merv-difficulty-hard = трудная
