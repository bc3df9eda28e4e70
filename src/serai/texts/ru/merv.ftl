# Мерв.
#
# Имена мест стоят после двоеточия; о жетонах и контрактах в скобках сказано, какие они.

## Что делать сейчас.

merv-prompt-slot = Выберите ячейку на этой стороне города.
merv-prompt-site = Выберите площадку для активации.
merv-prompt-action = { $kinds ->
    [action-market] Выберите действие или сначала верблюжий рынок.
   *[action] Выберите действие.
}
merv-prompt-trade = Поторгуйте на верблюжьем рынке или откажитесь.
merv-prompt-trade-done = Не торговать
merv-prompt-contracts = Выполните контракты или закончите ход.
merv-prompt-contracts-done = Закончить ход
merv-prompt-between = Больше здесь делать нечего. Выполняйте контракты или продолжайте.
merv-prompt-between-done = Дальше
merv-prompt-queue = Выберите место в следующей очереди.
merv-prompt-courtier-slot = Верховный придворный: выберите для него ячейку.
merv-prompt-courtier-site = Верховный придворный: выберите пустую площадку, где он построится.
merv-prompt-ransom = На ваше здание напали: { $cell }. Отдайте за него куб или потеряйте его.
merv-prompt-ransom-done = Отдать здание
merv-prompt-score = { $count ->
    [one] Благосклонности хватает ещё на { $count } придворного: выберите, за кого получить очки.
    [few] Благосклонности хватает ещё на { $count } придворных: выберите, за кого получить очки.
   *[many] Благосклонности хватает ещё на { $count } придворных: выберите, за кого получить очки.
}
merv-prompt-pay = Нужен { $colour } куб: выберите, чем заплатить.
merv-prompt-cards = Берите карты каравана, по кубу за каждую.
merv-prompt-cards-done = Больше карт не нужно
merv-prompt-pay-card = Отдайте куб за карту.
merv-prompt-gift = Дары приносят несколько пар. Какой первым?
merv-prompt-free-card = Выберите карту каравана; она ничего не стоит.
merv-prompt-study = { $count ->
    [0] Отдайте кубы разных цветов, каждый за свиток.
   *[other] Отдайте ещё куб другого цвета или остановитесь; уже отдано: { $count }.
}
merv-prompt-study-done = Достаточно
merv-prompt-breakthrough = Выберите открытие.
merv-prompt-post = Выберите город для торгового поста.
merv-prompt-buy = Покупайте товары, не больше одного в каждом городе.
merv-prompt-buy-done = Больше ничего не покупать
merv-prompt-courtier = Ставьте придворных во дворец.
merv-prompt-courtier-done = Больше придворных не ставить
merv-prompt-free-courtier = Выберите зал для придворного; он ничего не стоит.
merv-prompt-mosque = Идите дальше по мечети.
merv-prompt-mosque-done = Дальше не идти
merv-prompt-free-step = Выберите шаг в мечети; он ничего не стоит.
merv-prompt-tile = Выберите жетон очков.
merv-prompt-wall = Стройте участки стены и ворота.
merv-prompt-wall-done = Больше не строить
merv-prompt-free-wall = Выберите участок стены или ворота; это ничего не стоит.
merv-prompt-wall-slot = Выберите место: { $wall }.
merv-prompt-soldier = Выберите здание для солдата.
merv-prompt-soldier-done = Не ставить солдата
merv-prompt-bonus = Выберите бонусное улучшение.
merv-prompt-upgrade = { $colour ->
    [white] Выберите площадку для белого улучшения.
   *[other] Выберите площадку для бонусного улучшения ({ $colour } куб).
}

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
merv-do-load = Поставить верблюда на первую свободную карту
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

## Чего сейчас сделать нельзя и почему.

merv-refuse-building = У вас не осталось зданий для пустой площадки.
merv-refuse-act = Вам нечем заплатить за это действие или нечего от него получить.
merv-refuse-no-post = У вас нет слуги, или для солдата нет здания.
merv-refuse-influence = Вашего влияния для этого контракта мало.
merv-refuse-goods = Вам не хватает для него свитков или товаров.
merv-refuse-cubes = Вам не хватает кубов.
merv-refuse-reach = Не дотянуться: поставьте верблюдов на карты перед ней.
merv-refuse-spice = Ваше влияние не открывает ещё один вид специй.
merv-refuse-post = Нужен ваш пост в ближнем городе перед ним.
merv-refuse-bought = В этом действии вы там уже покупали.
merv-refuse-route = Вашего поста там нет, а верблюдов на дорогу не хватает.
merv-refuse-courtier = { $count ->
    [one] Этот придворный стоит { $count } { $colour } куб.
    [few] Этот придворный стоит { $count } { NAME($colour, number: "plural") } куба.
   *[many] Этот придворный стоит { $count } { NAME($colour, number: "plural") } кубов.
}
merv-refuse-soldier = Там уже есть солдат или улучшение, или площадку защищают стены.
merv-refuse-slot = Там уже кто-то стоит.
merv-refuse-hall = У вас не осталось слуг, или зал полон.
merv-refuse-wall = Таких больше не осталось.

## Что произошло.

merv-log-side = Верблюжий рынок: вверху { $side }.
merv-log-site = Выложена площадка: { $site }, { $cell }.
merv-log-next = { $seat } встаёт в очередь: { $place }.
merv-log-year = Начинается год { $year }.
merv-log-slot = { $seat } занимает ячейку: { $slot }.
merv-log-activate = { $seat } активирует площадку: { $cell }.
merv-log-build = { $seat } строит здание: { $cell }.
merv-log-act = { $seat } действует: { $symbol }.
merv-log-trade = { $seat } ставит верблюда на верблюжий рынок; дар: { $gift }.
merv-log-contract = { $seat } выполняет: { $contract }.
merv-log-queue = { $count ->
    [0] { $seat } встаёт в очередь: { $place }.
    [one] { $seat } оставляет { $count } верблюда и встаёт в очередь: { $place }.
    [few] { $seat } оставляет { $count } верблюдов и встаёт в очередь: { $place }.
   *[many] { $seat } оставляет { $count } верблюдов и встаёт в очередь: { $place }.
}
merv-log-rival-queue = { $count ->
    [0] { $rival } встаёт в очередь: { $place }.
    [one] { $rival } оставляет { $count } верблюда и встаёт в очередь: { $place }.
    [few] { $rival } оставляет { $count } верблюдов и встаёт в очередь: { $place }.
   *[many] { $rival } оставляет { $count } верблюдов и встаёт в очередь: { $place }.
}
merv-log-courtier-slot = { $seat } ведёт Верховного придворного в ячейку: { $slot }.
merv-log-courtier-site = { $seat } выбирает, где строится Верховный придворный: { $cell }.
merv-log-courtier-none = Верховный придворный ничего не строит.
merv-log-invasion = Монголы нападают.
merv-log-soldiers-home = Все солдаты покидают город.
merv-log-ransom = { $seat } платит выкуп, { $colour } куб: { $cell }.
merv-log-lost = { $seat } теряет здание: { $cell }.
merv-log-rival-lost = { $rival } теряет здание: { $cell }.
merv-log-hall = { $count ->
    [one] { $seat } получает { $count } очко за придворного: { $hall }.
    [few] { $seat } получает { $count } очка за придворного: { $hall }.
   *[many] { $seat } получает { $count } очков за придворного: { $hall }.
}
merv-log-rare-gift = { $seat } получает редкий товар.
merv-log-favour = { $seat } получает 1 благосклонность.
merv-log-favour-spent = { $seat } тратит благосклонность на придворных: { $count }.
merv-log-influence = { $seat } получает 1 влияние.
merv-log-favour-full = Шкала благосклонности пройдена, { $seat } вместо неё получает влияние.
merv-log-influence-full = Шкала влияния пройдена, { $seat } вместо него получает благосклонность.
merv-log-full = Обе шкалы пройдены, { $seat } ничего не получает.
merv-log-points = { $count ->
    [one] { $seat } получает { $count } очко.
    [few] { $seat } получает { $count } очка.
   *[many] { $seat } получает { $count } очков.
}
merv-log-cube = { $seat } получает { $colour } куб.
merv-log-camels = { $count ->
    [one] { $seat } получает { $count } верблюда.
    [few] { $seat } получает { $count } верблюдов.
   *[many] { $seat } получает { $count } верблюдов.
}
merv-log-rival-camels = { $count ->
    [one] { $rival } получает { $count } верблюда.
    [few] { $rival } получает { $count } верблюдов.
   *[many] { $rival } получает { $count } верблюдов.
}
merv-log-pay = { $seat } отдаёт { $colour } куб.
merv-log-waive = { $seat } платит на куб меньше.
merv-log-soldier = { $seat } ставит солдата: { $cell }.
merv-log-decline = { $seat } не ставит солдата.
merv-log-soldier-home = { $seat } забирает солдата, который уступает место улучшению: { $cell }.
merv-log-no-soldier = { $seat } не может поставить солдата: нет слуги или подходящего здания.
merv-log-upgrade = { $colour ->
    [white] { $seat } кладёт белое улучшение: { $cell }.
   *[other] { $seat } кладёт бонусное улучшение ({ $colour } куб): { $cell }.
}
merv-log-no-upgrade = { $seat } остаётся без улучшения: нет площадки или улучшения кончились.
merv-log-load = { $seat } ставит верблюда на карту каравана.
merv-log-card = { $seat } берёт карту: { $spice }.
merv-log-deal = Открыта карта каравана: { $spice }.
merv-log-pair = { $seat } получает дар за пару: { $spice }.
merv-log-no-card = { $seat } не может взять ни одной карты каравана.
merv-log-scrolls = { $count ->
    [one] { $seat } получает { $count } свиток.
    [few] { $seat } получает { $count } свитка.
   *[many] { $seat } получает { $count } свитков.
}
merv-log-breakthrough = { $seat } совершает открытие: { $breakthrough }.
merv-log-post = { $seat } открывает торговый пост: { $city }.
merv-log-no-post = { $seat } не может открыть ещё один торговый пост: он пропадает вместе с товаром.
merv-log-routes = { $count ->
    [one] { $seat } ставит на пути { $count } верблюда.
    [few] { $seat } ставит на пути { $count } верблюдов.
   *[many] { $seat } ставит на пути { $count } верблюдов.
}
merv-log-home = { $count ->
    [one] { $count } верблюд переходит с путей на карты каравана.
    [few] { $count } верблюда переходят с путей на карты каравана.
   *[many] { $count } верблюдов переходят с путей на карты каравана.
}
merv-log-home-full = { $count ->
    [one] На всех картах каравана есть верблюды: { $count } верблюд уходит с путей на верблюжий рынок.
    [few] На всех картах каравана есть верблюды: { $count } верблюда уходят с путей на верблюжий рынок.
   *[many] На всех картах каравана есть верблюды: { $count } верблюдов уходят с путей на верблюжий рынок.
}
merv-log-home-gone = { $count ->
    [one] Ни на картах каравана, ни на верблюжьем рынке нет места: { $count } верблюд выходит из игры.
    [few] Ни на картах каравана, ни на верблюжьем рынке нет места: { $count } верблюда выходят из игры.
   *[many] Ни на картах каравана, ни на верблюжьем рынке нет места: { $count } верблюдов выходят из игры.
}
merv-log-common = { $seat } получает обычный товар: { $city }.
merv-log-rare = { $seat } получает редкий товар: { $city }.
merv-log-courtier = { $seat } ставит придворного: { $hall }.
merv-log-no-courtier = { $seat } не может поставить придворного: нет слуги или места в залах. Дар пропадает.
merv-log-mosque = { $seat } идёт дальше по мечети: { $space }.
merv-log-no-step = { $seat } не может идти дальше по мечети: шаг пропадает.
merv-log-tile = { $seat } берёт { $scoring_tile }.
merv-log-wall = { $seat } строит: { $wall }, { $slot }.
merv-log-free-wall = { $seat } строит бесплатно: { $wall }, { $slot }.
merv-log-no-wall = { $seat } ничего не строит: стены и ворота кончились.
merv-log-solo = Вы играете против наших собственных Судьи и Верховного придворного: печатных правил одиночной игры у нас нет.
merv-log-reveal = Открыта { $solo_card }.
merv-log-rival-slot = { $rival } занимает ячейку: { $slot }.
merv-log-rival-build = { $rival } строит здание: { $cell }.
merv-log-magistrate-acts = Судья действует: { $symbol }.
merv-log-magistrate-idle = Судья не находит площадки и получает 1 очко.
merv-log-magistrate-card = Судья берёт карту: { $spice }.
merv-log-magistrate-courtier = { $count ->
    [0] Судья ставит придворного: { $hall }.
    [one] Судья ставит придворного и получает { $count } очко: { $hall }.
    [few] Судья ставит придворного и получает { $count } очка: { $hall }.
   *[many] Судья ставит придворного и получает { $count } очков: { $hall }.
}
merv-log-magistrate-scrolls = Судья берёт два свитка.
merv-log-magistrate-study = Судья берёт два свитка. Из игры уходит открытие: { $breakthrough }.
merv-log-magistrate-post = Судья открывает торговый пост и берёт товар: { $city }.
merv-log-magistrate-mosque = { $count ->
    [0] Судья идёт дальше по мечети: { $space }.
    [one] Судья идёт дальше по мечети и получает { $count } очко: { $space }.
    [few] Судья идёт дальше по мечети и получает { $count } очка: { $space }.
   *[many] Судья идёт дальше по мечети и получает { $count } очков: { $space }.
}
merv-log-magistrate-upgrade = { $colour ->
    [white] Белое улучшение уходит из игры.
   *[other] Бонусное улучшение ({ $colour } куб) уходит из игры.
}
merv-log-magistrate-tile = Из игры уходит { $scoring_tile }.
merv-log-magistrate-wall = { $count ->
    [0] Судья строит: { $wall }, { $slot }.
    [one] Судья строит и получает { $count } очко: { $wall }, { $slot }.
    [few] Судья строит и получает { $count } очка: { $wall }, { $slot }.
   *[many] Судья строит и получает { $count } очков: { $wall }, { $slot }.
}
merv-log-magistrate-sets = { $count ->
    [one] Судья получает { $count } очко за наборы специй.
    [few] Судья получает { $count } очка за наборы специй.
   *[many] Судья получает { $count } очков за наборы специй.
}
merv-log-magistrate = { $count ->
    [one] Судья получает за этот год { $count } очко.
    [few] Судья получает за этот год { $count } очка.
   *[many] Судья получает за этот год { $count } очков.
}

## Как кончилась игра.

merv-end-years = Третий год окончен.
merv-end-won = У вас больше очков, чем у Судьи: победа.
merv-end-lost = У вас не больше очков, чем у Судьи: поражение.
merv-end-tie-favour = Больше всего очков у нескольких; решила благосклонность.
merv-end-tie-influence = Больше всего очков у нескольких, благосклонность равна; решило влияние.
merv-end-tie-queue = Очки, благосклонность и влияние равны; решила очередь.

## За что очки: строки таблицы.

merv-points-contracts = Контракты
merv-points-favour = Шкала благосклонности
merv-points-influence = Шкала влияния
merv-points-mosque = Шаги в мечети
merv-points-library = Открытия
merv-points-courtiers = Придворные
merv-points-buildings = Здания
merv-points-tiles = Жетоны очков
merv-points-mosque-end = Конец пути мечети
merv-points-spices = Наборы специй

## Выбор перед игрой.

merv-option-solo = В одиночку, против нашего Судьи (неофициально)
merv-option-solo-ours_easy = легко
merv-option-solo-ours_normal = средне
merv-option-solo-ours_hard = трудно
merv-setup-alone = «{ $option }» — только для игры в одиночку.

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
merv-player = игрок { $at }
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
