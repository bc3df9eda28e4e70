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

rajas-page-where = Раунд { $round }, круг { $circle }
rajas-page-after = Игра окончена
rajas-page-last-circle = Последний круг.
# $count (число) - сколько делений славы не хватает
rajas-page-nearest = { $count ->
    [one] { $seat }: осталось { $count } деление.
    [few] { $seat }: осталось { $count } деления.
   *[many] { $seat }: осталось { $count } делений.
}

## Что считается у каждого игрока.

rajas-page-count-fame = Слава
rajas-page-count-money = Богатство
rajas-page-count-gap = Осталось
rajas-page-count-workers = Не размещены
rajas-page-count-joined = Рабочие
rajas-page-count-dice = Кубики
rajas-page-count-karma = Карма
rajas-page-count-upgrades = Улучшения
rajas-page-count-tiles = Жетоны
rajas-page-count-boat = Лодка

## Что принёс бы выбор.

rajas-page-fc-turned = { $die }, перевёрнутый
