# Раджи Ганга.
#
# Имена подобраны так, что винительный падеж совпадает с именительным («синий кубик 3») или имя стоит
# после двоеточия. Имя игрока { $seat } не склоняется и не выдаёт рода: глаголы стоят в настоящем времени.

## Что делать сейчас.

rajas-prompt-place = Поставьте рабочего.
rajas-prompt-pay = Заплатите кубиком: { $place }.
rajas-prompt-pay-tile = { $kinds ->
    [done-pay] Жетон оплачен. Можно отдать ещё { $colour ->
        [blue] синих
        [green] зелёных
        [orange] оранжевых
        [purple] фиолетовых
       *[any] любых
    } кубиков.
   *[pay] Заплатите { $colour ->
        [blue] синими
        [green] зелёными
        [orange] оранжевыми
        [purple] фиолетовыми
       *[any] любыми
    } кубиками, осталось: { $need }.
}
rajas-prompt-pay-tile-done = Больше не платить
rajas-prompt-buy = Выберите жетон для своей провинции.
rajas-prompt-buy-cover = Главный строитель: выберите жетон, которым накроете один из своих.
rajas-prompt-lay = Выберите клетку: { $tile }.
rajas-prompt-cover = Выберите свой жетон, который накроет { $tile }.
rajas-prompt-turn = Поверните жетон так, как он ляжет: { $cell }.
rajas-prompt-income = Связано несколько доходов. Какой получить первым?
rajas-prompt-upgrade = Улучшите один из видов зданий.
rajas-prompt-room = { $room ->
    [0] Статуя заполнена, новых кубиков: { $count }. Отдайте кубик или откажитесь от нового.
   *[other] Свободных рук у статуи: { $room }, новых кубиков: { $count }. Отдайте кубик или откажитесь от нового.
}
rajas-prompt-colour = { $count ->
    [1] Выберите цвет нового кубика.
   *[other] Выберите цвета новых кубиков ({ $count }), потом их бросают.
}
rajas-prompt-karma = Награда за славу: { rajas-reward-karma }. Возьмите её или откажитесь.
rajas-prompt-karma-done = Отказаться
rajas-prompt-dice = Награда за богатство: { rajas-reward-dice }. Возьмите её или откажитесь.
rajas-prompt-dice-done = Отказаться
rajas-prompt-reroll = Выберите кубики, которые перебросите.
rajas-prompt-reroll-done = Больше не выбирать
rajas-prompt-sell = { $most ->
    [one] Выберите товар: торгуете не больше чем на { $most } рынке.
   *[other] Выберите товар: торгуете не больше чем на { $most } рынках.
}
rajas-prompt-earn = Какие рынки принесут монеты? Можно взять не со всех.
rajas-prompt-sail = { $kinds ->
    [done-sail] { $count ->
        [1] Передвиньте лодку на следующую свободную ячейку или оставьте её на месте.
        [one] Передвиньте лодку вперёд, не больше чем на { $count } свободную ячейку, или оставьте её на месте.
        [few] Передвиньте лодку вперёд, не больше чем на { $count } свободные ячейки, или оставьте её на месте.
       *[many] Передвиньте лодку вперёд, не больше чем на { $count } свободных ячеек, или оставьте её на месте.
    }
   *[sail] { $count ->
        [1] Передвиньте лодку на следующую свободную ячейку.
        [one] Передвиньте лодку вперёд, не больше чем на { $count } свободную ячейку.
        [few] Передвиньте лодку вперёд, не больше чем на { $count } свободные ячейки.
       *[many] Передвиньте лодку вперёд, не больше чем на { $count } свободных ячеек.
    }
}
rajas-prompt-sail-done = Оставить лодку
rajas-prompt-visit = Выберите зал дворца.
rajas-prompt-token = Возьмите жетон дохода или откажитесь.
rajas-prompt-token-done = Не брать жетон
rajas-prompt-slot = Выберите доход, на который ляжет { $token }.

## Что можно сделать.

rajas-do-place = Рабочий: { $place }
rajas-do-pay = Отдать { $die }
rajas-do-flip = Перевернуть за 1 карму и отдать { $die }
rajas-do-settle = Заплатить, как предложено
rajas-do-buy = Взять верхний жетон: { $stack }
rajas-do-lay = Положить жетон: { $cell }
rajas-do-cover = Накрыть жетон: { $cell }
rajas-do-turn = Повернуть: { $roads }
rajas-do-income = Доход: { $income }
rajas-do-token = Взять { $token }
rajas-do-slot = Положить жетон: { $income }
rajas-do-choose = Взять { $colour } кубик
rajas-do-forgo = Отказаться от { $colour ->
    [blue] синего кубика
    [green] зелёного кубика
    [orange] оранжевого кубика
    [purple] фиолетового кубика
   *[any] кубика любого цвета
}
rajas-do-return = Вернуть { $die }
rajas-do-reroll = Перебросить { $die }
rajas-do-upgrade = Улучшить: { $building }
rajas-do-sail = Плыть: { $space }
rajas-do-visit = Зал: { $chamber }
rajas-do-sell = Продать: { $good }
rajas-do-earn = Выручить: { $coins }
rajas-do-accept = Взять
rajas-do-done = Готово

## Чего сейчас сделать нельзя и почему.

rajas-refuse-taken = Там стоит рабочий: { $seat }.
rajas-refuse-left = Левее есть свободное место: займите его.
rajas-refuse-coins = { $count ->
    [one] Не хватает { $count } монеты.
   *[other] Не хватает { $count } монет.
}
rajas-refuse-die = У вас нет подходящего кубика.
rajas-refuse-limit = В этом раунде вы уже торговали разными товарами.
rajas-refuse-market = У вас нет такого рынка.
rajas-refuse-tile = Ваших кубиков не хватает ни на один жетон.
rajas-refuse-cell = Ни одна дорога не ведёт на свободную клетку вашей провинции.
rajas-refuse-sail = Перед вашей лодкой слишком мало свободных ячеек.
rajas-refuse-cover = Нет жетона, который вы могли бы накрыть и оплатить.
rajas-refuse-supply = Такого кубика нет в запасе.
rajas-refuse-cost = Вашим { $colour ->
    [blue] синим
    [green] зелёным
    [orange] оранжевым
    [purple] фиолетовым
   *[any] любым
} кубикам не хватает { $count }.
rajas-refuse-road = Туда не ведёт дорога.
rajas-refuse-slot = У вас нет свободного дохода этого цвета.
rajas-refuse-colour = Цвет не тот, что у жетона: { $die }.
rajas-refuse-full = Там уже лежит жетон.
rajas-refuse-covers-none = Этим жетоном не накрыть ни один из ваших: не подходят цена, кубики или дороги.
rajas-refuse-covered = Здесь жетон уже накрывали.
rajas-refuse-cheap = Новый жетон должен быть дороже этого.
rajas-refuse-cut = Другие жетоны будут отрезаны от резиденции.
rajas-refuse-unfit = Не подходит: { $die }.
rajas-refuse-karma = У вас не осталось кармы.
rajas-refuse-scroll = Выше уже не улучшить: { $building }.

## Что произошло.

rajas-log-first = { $seat } начинает с наименьшей суммой и получает слона.
rajas-log-first-lot = Наименьшая сумма у нескольких игроков; по жребию начинает { $seat } и получает слона.
rajas-log-drift = На реке лежит { $river_tile }: { $space }.
rajas-log-brown = { $seat } тянет { $token }.
rajas-log-round = Раунд { $round }: начинает { $seat }.
rajas-log-place = { $seat } ставит рабочего: { $place }.
rajas-log-blocked = { $seat } не находит места для рабочего.
rajas-log-pays = { $count ->
    [one] { $seat } платит { $count } монету, остаётся { $money }.
    [few] { $seat } платит { $count } монеты, остаётся { $money }.
   *[many] { $seat } платит { $count } монет, остаётся { $money }.
}
rajas-log-pay = { $seat } отдаёт { $die }.
rajas-log-flip = { $seat } отдаёт { $die }, перевернув его за 1 карму на { $value }.
rajas-log-lay = { $seat } кладёт { $tile }: { $cell }.
rajas-log-cover = { $seat } накрывает свой жетон, сверху { $tile }: { $cell }.
rajas-log-income = { $seat } получает доход: { $income }.
rajas-log-sell = { $seat } торгует: { $good }.
rajas-log-coins = { $count ->
    [one] { $seat } получает { $count } монету, теперь { $money }.
    [few] { $seat } получает { $count } монеты, теперь { $money }.
   *[many] { $seat } получает { $count } монет, теперь { $money }.
}
rajas-log-fame = { $count ->
    [one] { $seat } получает { $count } очко славы, теперь { $fame }.
    [few] { $seat } получает { $count } очка славы, теперь { $fame }.
   *[many] { $seat } получает { $count } очков славы, теперь { $fame }.
}
rajas-log-karma = { $count ->
    [one] { $seat } получает { $count } карму, теперь { $karma }.
   *[other] { $seat } получает { $count } кармы, теперь { $karma }.
}
rajas-log-worker = { $seat } получает рабочего, теперь их { $count }.
rajas-log-upgrade = { $seat } улучшает здание: { $building }, теперь { $fame } за постройку.
rajas-log-upgrade-later = { $seat } улучшает здание: { $building }, со следующего хода { $fame } за постройку.
rajas-log-no-upgrade = { $seat } уже улучшает всё, что можно: улучшение пропадает.
rajas-log-reroll = { $seat } перебрасывает: { $die }.
rajas-log-roll = { $seat } бросает: { $die }.
rajas-log-no-dice = { $seat } недополучает кубиков: { $count }, в запасе их нет.
rajas-log-return = { $seat } возвращает { $die }.
rajas-log-forgo = { $seat } отказывается от { $colour ->
    [blue] синего кубика
    [green] зелёного кубика
    [orange] оранжевого кубика
    [purple] фиолетового кубика
   *[any] кубика любого цвета
}.
rajas-log-sail = { $seat } плывёт: { $space }.
rajas-log-no-sail = { $seat } не может плыть дальше.
rajas-log-visit = { $seat } посещает зал: { $chamber }.
rajas-log-elephant = { $seat } берёт слона.
rajas-log-draw = { $seat } тянет { $token }.
rajas-log-shuffle = Белые жетоны снова перемешаны.
rajas-log-token = { $seat } берёт { $token }.
rajas-log-slot = { $seat } кладёт на доход { $token }: { $income }.
rajas-log-crossed = { $count ->
    [0] { $seat }: маркеры встретились. Круг доигрывают.
   *[other] { $seat }: маркеры разминулись, делений между ними { $count }. Круг доигрывают.
}
rajas-log-nothing = { $seat } ничего не получает.
rajas-log-leave = { $seat } отказывается от награды.
rajas-log-stay = { $seat } оставляет лодку на месте.
rajas-log-no-token = { $seat } не берёт жетон.
rajas-log-no-room = { $seat } не может взять жетон: класть его некуда.
rajas-log-none-fits = { $seat } не может взять жетон: для свободных доходов жетонов больше нет.
rajas-log-sixth = { $seat } больше не ждёт шестого рабочего: тот выбывает из игры.
rajas-log-no-karma = { $seat } уже на высшем уровне кармы: прибавка пропадает.
rajas-log-end = Последний круг окончен.

## Чем кончилась игра.

rajas-end-crossed = Победил тот, чьи маркеры встретились первыми.
rajas-end-overtaken = Того, чьи маркеры встретились первыми, обошли в последнем круге.
rajas-end-tie = Несколько игроков дошли одинаково далеко.
rajas-end-tie-earlier = При равенстве побеждает тот, чьи маркеры встретились раньше.

## За что очки, строками таблицы.

rajas-points-fame = Слава
rajas-points-money = Богатство, в делениях славы
rajas-points-way = Весь путь

## Выбор перед игрой.

rajas-option-variant = Игра
rajas-option-variant-basic = обычная
rajas-option-variant-navaratna = «Наваратна», для знатоков
rajas-option-variant-mixed = игроки с разным опытом
rajas-option-ganga = Жетоны реки («Ганг»)
rajas-option-ganga-off = нет
rajas-option-ganga-on = да
rajas-option-expert_a = Место A: опытный игрок
rajas-option-expert_a-no = нет
rajas-option-expert_a-yes = да
rajas-option-expert_b = Место B: опытный игрок
rajas-option-expert_b-no = нет
rajas-option-expert_b-yes = да
rajas-option-expert_c = Место C: опытный игрок
rajas-option-expert_c-no = нет
rajas-option-expert_c-yes = да
rajas-option-expert_d = Место D: опытный игрок
rajas-option-expert_d-no = нет
rajas-option-expert_d-yes = да
rajas-setup-experts = Опытных игроков указывают, только если выбрано «{ $option }».
rajas-setup-seats = Мест только { $count }, а опытный игрок указан на одном из следующих.
rajas-setup-both = Если выбрано «{ $option }», нужны и опытный игрок, и новичок.

## Имена: цвета, товары, здания.

rajas-colour-blue = { $gender ->
    [feminine] синяя
   *[masculine] { $number ->
        [plural] синих
       *[singular] синий
    }
}
rajas-colour-green = { $gender ->
    [feminine] зелёная
   *[masculine] { $number ->
        [plural] зелёных
       *[singular] зелёный
    }
}
rajas-colour-orange = { $gender ->
    [feminine] оранжевая
   *[masculine] { $number ->
        [plural] оранжевых
       *[singular] оранжевый
    }
}
rajas-colour-purple = { $gender ->
    [feminine] фиолетовая
   *[masculine] { $number ->
        [plural] фиолетовых
       *[singular] фиолетовый
    }
}
rajas-colour-any = { $number ->
    [plural] любых
   *[singular] любой
}
rajas-good-silk = шёлк
rajas-good-tea = чай
rajas-good-spice = пряности
rajas-building-temple = храм
rajas-building-palace = дворец
rajas-building-fortress = крепость
rajas-building-mill = мельница
rajas-token_colour-white = белый
rajas-token_colour-yellow = жёлтый
rajas-token_colour-red = красный
rajas-token_colour-brown = коричневый

## Имена: кубики и места.

rajas-die = { $colour } кубик { $value }
rajas-place-quarry = карьер, место { $at }
rajas-place-market = разные товары, место { $at }
rajas-place-market_same = рынок: { $good }
rajas-place-terrace = терраса
rajas-place-garden = { $colour } сад, место { $at }
rajas-place-balcony = { $colour } балкон
rajas-place-port = порт, место { $at }
rajas-chamber-great_mogul = Великий Могол
rajas-chamber-dancer = Танцовщица
rajas-chamber-yogi = Йог
rajas-chamber-raja_man_singh = Раджа Ман Сингх
rajas-chamber-master_builder = Главный строитель
rajas-chamber-portuguese = Португалец

## Имена: провинция.

rajas-back-snake = { $case ->
    [with] со змеёй
   *[nominative] змея
}
rajas-back-cow = { $case ->
    [with] с коровой
   *[nominative] корова
}
rajas-back-tiger = { $case ->
    [with] с тигром
   *[nominative] тигр
}
rajas-stack = { NAME($colour, gender: "feminine") } стопка { NAME($back, case: "with") }
rajas-market = { $good } { $coins }
rajas-tile-one = { $colour } жетон { $cost } ({ $feature1 })
rajas-tile-two = { $colour } жетон { $cost } ({ $feature1 }, { $feature2 })
rajas-tile-three = { $colour } жетон { $cost } ({ $feature1 }, { $feature2 }, { $feature3 })
rajas-cell = ряд { $row }, столбец { $column }
rajas-edge-n = вверх
rajas-edge-e = вправо
rajas-edge-s = вниз
rajas-edge-w = влево
rajas-roads-zero = без дорог
rajas-roads-one = дорога { $edge1 }
rajas-roads-two = дороги { $edge1 } и { $edge2 }
rajas-roads-three = дороги { $edge1 }, { $edge2 } и { $edge3 }
rajas-roads-four = дороги { $edge1 }, { $edge2 }, { $edge3 } и { $edge4 }
rajas-income-nw_corner = левый верхний угол
rajas-income-west_2 = слева, ряд 2
rajas-income-west_3 = слева, ряд 3
rajas-income-west_4 = слева, ряд 4
rajas-income-south_block = каменная глыба
rajas-income-east_4 = справа, ряд 4
rajas-income-east_3 = справа, ряд 3
rajas-income-east_2 = справа, ряд 2
rajas-income-ne_corner = правый верхний угол

## Имена: река, жетоны.

rajas-space-start = старт
rajas-space = ячейка { $at }
rajas-token-one = { $token_colour } жетон ({ $reward1 })
rajas-token-two = { $token_colour } жетон ({ $reward1 } и { $reward2 })
rajas-river_tile-one = жетон реки ({ $reward1 })

## Имена: что получают.

rajas-reward-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
rajas-reward-fame = { $count ->
    [one] { $count } очко славы
    [few] { $count } очка славы
   *[many] { $count } очков славы
}
rajas-reward-karma = { $count ->
    [one] { $count } карма
   *[other] { $count } кармы
}
rajas-reward-upgrade = улучшение
rajas-reward-dice = { $count ->
    [1] { $colour } кубик
    [one] { $count } { $colour } кубик
    [few] { $count } { NAME($colour, number: "plural") } кубика
   *[many] { $count } { NAME($colour, number: "plural") } кубиков
}
rajas-reward-dice-three = кубики: { $colour1 }, { $colour2 } и { $colour3 }
rajas-reward-dice_per_karma = { $colour } кубик за каждую карму
rajas-reward-river_step = шаг лодки
rajas-reward-river_move = { $count ->
    [one] лодка проходит не больше { $count } ячейки
   *[other] лодка проходит не больше { $count } ячеек
}
rajas-reward-river_exactly = { $count ->
    [one] лодка проходит ровно { $count } ячейку
    [few] лодка проходит ровно { $count } ячейки
   *[many] лодка проходит ровно { $count } ячеек
}
rajas-reward-sell_different = торговля разными товарами
rajas-reward-sell_same = { $count ->
    [one] торговля одним товаром, не больше чем на { $count } рынке
   *[other] торговля одним товаром, не больше чем на { $count } рынках
}
rajas-reward-sell_good = торговля: { $good }, на стольких рынках, сколько показывает кубик
rajas-reward-chamber = любой зал на выбор
rajas-reward-token = жетон дохода
rajas-reward-elephant = слон
rajas-reward-reroll = переброс кубиков
rajas-reward-build = жетон провинции
rajas-reward-cover = накрыть жетон
rajas-reward-sail = лодка проходит столько, сколько показывает кубик
rajas-reward-coins_per_market = { $count ->
    [one] { $count } монета за каждый рынок
    [few] { $count } монеты за каждый рынок
   *[many] { $count } монет за каждый рынок
}
rajas-reward-coins_per_upgrade = { $count ->
    [one] { $count } монета за каждое улучшение
    [few] { $count } монеты за каждое улучшение
   *[many] { $count } монет за каждое улучшение
}
rajas-reward-coins_per_building = { $count ->
    [one] { $count } монета за каждое здание
    [few] { $count } монеты за каждое здание
   *[many] { $count } монет за каждое здание
}
rajas-reward-coins_per_income = { $count ->
    [one] { $count } монета за каждый связанный доход
    [few] { $count } монеты за каждый связанный доход
   *[many] { $count } монет за каждый связанный доход
}
rajas-reward-fame_per_upgrade = { $count ->
    [one] { $count } очко славы за каждое улучшение
    [few] { $count } очка славы за каждое улучшение
   *[many] { $count } очков славы за каждое улучшение
}
rajas-reward-fame_per_karma = { $count ->
    [one] { $count } очко славы за каждую карму
    [few] { $count } очка славы за каждую карму
   *[many] { $count } очков славы за каждую карму
}
rajas-reward-fame_per_market_tile = { $count ->
    [one] { $count } очко славы за каждый жетон с рынком
    [few] { $count } очка славы за каждый жетон с рынком
   *[many] { $count } очков славы за каждый жетон с рынком
}
rajas-reward-fame_per_river = { $count ->
    [one] 1 очко славы за каждую { $count } ячейку реки
    [few] 1 очко славы за каждые { $count } ячейки реки
   *[many] 1 очко славы за каждые { $count } ячеек реки
}
rajas-reward-fame_per_bend = { $count ->
    [one] { $count } очко славы за каждый изгиб дороги
    [few] { $count } очка славы за каждый изгиб дороги
   *[many] { $count } очков славы за каждый изгиб дороги
}
rajas-reward-fame_per_worker = { $count ->
    [one] { $count } очко славы за каждого рабочего
    [few] { $count } очка славы за каждого рабочего
   *[many] { $count } очков славы за каждого рабочего
}
