# Раджи Ганга.
#
# Имена подобраны так, что винительный падеж совпадает с именительным («синий кубик 3») или имя стоит
# после двоеточия. Имя игрока { $seat } не склоняется и не выдаёт рода: глаголы стоят в настоящем времени.

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
rajas-tile-one = { $colour } жетон { $cost }: { $feature1 }
rajas-tile-two = { $colour } жетон { $cost }: { $feature1 }, { $feature2 }
rajas-tile-three = { $colour } жетон { $cost }: { $feature1 }, { $feature2 }, { $feature3 }
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
rajas-token-one = { $token_colour } жетон: { $reward1 }
rajas-token-two = { $token_colour } жетон: { $reward1 } и { $reward2 }
rajas-river_tile-one = жетон реки: { $reward1 }

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
