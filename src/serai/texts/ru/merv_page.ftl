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
