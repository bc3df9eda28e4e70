# Тадж-Махал.
#
# Имена склоняются: { NAME($card, case: "accusative") }; см. serai/texts/speaker.py.
# Имя игрока { $seat } не склоняется и не выдаёт рода: глаголы стоят в настоящем времени.

## Что делать сейчас.

taj-prompt-turn = { $kinds ->
    [withdraw] { $leads ->
        [yes] Подходящей карты нет: спасуйте и заберите то, в чём лидируете.
       *[no] Подходящей карты нет: спасуйте без награды.
    }
   *[play-withdraw] { $turn ->
        [first] Сыграйте цветную карту или спасуйте без награды.
       *[later] { $leads ->
            [no] Сыграйте ещё одну цветную карту или спасуйте без награды.
           *[yes] Сыграйте ещё одну цветную карту или спасуйте и заберите то, в чём лидируете.
        }
    }
}
taj-prompt-companion = { $kinds ->
    [done] Закончите ход.
    [done-white] Добавьте белую карту или закончите ход.
    [done-special] Добавьте особую карту или закончите ход.
   *[done-special-white] Добавьте белую или особую карту либо закончите ход.
}
taj-prompt-palace = { $crowned ->
    [0] Поставьте дворец (осталось: { $regular }).
   *[other] { $regular ->
        [0] Поставьте дворец с короной.
        [one] Поставьте дворец: { $regular } обычный и один с короной.
       *[other] Поставьте дворец: { $regular } обычных и один с короной.
    }
}
taj-prompt-take = { $left ->
    [1] Возьмите открытую карту.
   *[other] Возьмите открытую карту (осталось: { $left }).
}

## Что можно сделать.

taj-do-play = Сыграть { NAME($card, case: "accusative") }
taj-do-add = Добавить { NAME($card, case: "accusative") }
taj-do-done = Закончить ход
taj-do-withdraw = Спасовать
taj-do-palace = Дворец в { NAME($city, case: "prepositional") }
taj-do-crown = Дворец с короной в { NAME($city, case: "prepositional") }
taj-do-take = Взять { NAME($card, case: "accusative") }

## Чего сейчас нельзя и почему.

taj-refuse-colour = Нельзя сыграть { NAME($card, case: "accusative") }: ваш цвет в этом визите другой.
taj-refuse-alone = Сначала цветная карта: { $card } добавляется к ней.
taj-refuse-second = За ход играют одну цветную карту: { $card } подождёт.
taj-refuse-taken = В { NAME($city, case: "prepositional") } уже стоит обычный дворец.

## Что произошло.

taj-log-visit = Визит { $visit }: { $province }.
taj-log-reshuffle = Колода пуста; перемешан сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
taj-log-no-cards = Колода и сброс пусты; { $count ->
    [one] не роздана { $count } карта
    [few] не розданы { $count } карты
   *[many] не роздано { $count } карт
}.
taj-log-draws = { $seat } берёт карту из колоды.
taj-log-drew = Это { $card }.
taj-log-play = { $seat } играет { NAME($card, case: "accusative") }.
taj-log-withdraw = { $seat } покидает провинцию { $province }.
taj-log-prize = { $seat } выигрывает { $symbol ->
    [elephant] жетон провинции
    [grand_mogul] корону
   *[other] { NAME($symbol, case: "accusative") }
}.
taj-log-palace = { $seat } ставит дворец в { NAME($city, case: "prepositional") }.
taj-log-crown = { $seat } ставит дворец с короной в { NAME($city, case: "prepositional") }.
taj-log-bonus = { $seat } берёт { $bonus }.
taj-log-score = { $points ->
    [0] { $seat } не получает очков.
    [one] { $seat } получает { $points } очко.
    [few] { $seat } получает { $points } очка.
   *[many] { $seat } получает { $points } очков.
}
taj-log-take = { $seat } берёт { NAME($card, case: "accusative") }.
taj-log-discards = { $seat } сбрасывает { NAME($card, case: "accusative") }.
taj-log-tile-lost = Никто не выиграл { $tile }; он выбывает из игры.
taj-log-special = { $seat } сдаёт пару и получает { NAME($card, case: "accusative") }.
taj-log-special-from = { $seat } сдаёт пару и получает { NAME($card, case: "accusative") } (владелец: { $seat2 }).
taj-log-end = Последний визит окончен; считаем карты в руках.

## Чем закончилась игра.

taj-end-visits = Все провинции посещены.

## За что очки, строками таблицы.

taj-points-tiles = Бонусные жетоны с очками
taj-points-goods = Товары
taj-points-palaces = Дворцы и цепочки
taj-points-plus-two = Карта «+2»
taj-points-white = Белые карты в руке
taj-points-special = Особые карты в руке
taj-points-colour = Самый частый цвет в руке

## Выбор перед игрой.

taj-option-two_players = Вдвоём с болваном (неофициально)
taj-option-two_players-off = нет
taj-option-two_players-stand_in = да
taj-setup-two = Вдвоём можно играть только с неофициальным болваном: выберите «{ $option }».
taj-setup-two-only = «{ $option }» — только для игры вдвоём.

## Имена: карты. «С» перед слоном превращается в «со».

taj-card-one = { $case ->
    [accusative] { NAME($colour, gender: "feminine", case: "accusative") } карту
   *[nominative] { NAME($colour, gender: "feminine") } карта
} { $symbol1 ->
    [elephant] со
   *[other] с
} { NAME($symbol1, case: "instrumental") }
taj-card-two = { $case ->
    [accusative] { NAME($colour, gender: "feminine", case: "accusative") } карту
   *[nominative] { NAME($colour, gender: "feminine") } карта
} { $symbol1 ->
    [elephant] со
   *[other] с
} { NAME($symbol1, case: "instrumental") } и { NAME($symbol2, case: "instrumental") }
taj-card-double = { $case ->
    [accusative] { NAME($colour, gender: "feminine", case: "accusative") } карту
   *[nominative] { NAME($colour, gender: "feminine") } карта
} с двумя { NAME($symbol1, number: "plural", case: "instrumental") }
taj-card-special_elephant = { $case ->
    [accusative] особую карту
   *[nominative] особая карта
} «Слон»
taj-card-special_grand_mogul = { $case ->
    [accusative] особую карту
   *[nominative] особая карта
} «Великий Могол»
taj-card-special_plus_two = { $case ->
    [accusative] особую карту
   *[nominative] особая карта
} «+{ $points }»
taj-card-special_colour_change = { $case ->
    [accusative] особую карту
   *[nominative] особая карта
} «Смена цвета»

## Имена: жетоны.

taj-bonus-points = жетон «+{ $points }»
taj-bonus-taj_mahal = жетон Тадж-Махала (+{ $points })
taj-bonus-draw_card = жетон «Карта»
taj-bonus-commodity = жетон { NAME($commodity, case: "genitive") }
taj-tile-one = жетон провинции { $visit } с { NAME($commodity1, case: "instrumental") }
taj-tile-two = жетон провинции { $visit } с { NAME($commodity1, case: "instrumental") } и { NAME($commodity2, case: "instrumental") }

## Имена: символы, цвета, товары.

taj-symbol-vizier = { $number ->
    [plural] { $case ->
        [instrumental] визирями
       *[nominative] визири
    }
   *[singular] { $case ->
        [accusative] визиря
        [instrumental] визирем
       *[nominative] визирь
    }
}
taj-symbol-general = { $number ->
    [plural] { $case ->
        [instrumental] генералами
       *[nominative] генералы
    }
   *[singular] { $case ->
        [accusative] генерала
        [instrumental] генералом
       *[nominative] генерал
    }
}
taj-symbol-monk = { $number ->
    [plural] { $case ->
        [instrumental] монахами
       *[nominative] монахи
    }
   *[singular] { $case ->
        [accusative] монаха
        [instrumental] монахом
       *[nominative] монах
    }
}
taj-symbol-princess = { $number ->
    [plural] { $case ->
        [instrumental] принцессами
       *[nominative] принцессы
    }
   *[singular] { $case ->
        [accusative] принцессу
        [instrumental] принцессой
       *[nominative] принцесса
    }
}
taj-symbol-grand_mogul = { $number ->
    [plural] { $case ->
        [instrumental] Великими Моголами
       *[nominative] Великие Моголы
    }
   *[singular] { $case ->
        [accusative] Великого Могола
        [instrumental] Великим Моголом
       *[nominative] Великий Могол
    }
}
taj-symbol-elephant = { $number ->
    [plural] { $case ->
        [instrumental] слонами
       *[nominative] слоны
    }
   *[singular] { $case ->
        [accusative] слона
        [instrumental] слоном
       *[nominative] слон
    }
}
taj-colour-red = { $gender ->
    [feminine] { $case ->
        [accusative] красную
       *[nominative] красная
    }
   *[masculine] красный
}
taj-colour-yellow = { $gender ->
    [feminine] { $case ->
        [accusative] жёлтую
       *[nominative] жёлтая
    }
   *[masculine] жёлтый
}
taj-colour-green = { $gender ->
    [feminine] { $case ->
        [accusative] зелёную
       *[nominative] зелёная
    }
   *[masculine] зелёный
}
taj-colour-violet = { $gender ->
    [feminine] { $case ->
        [accusative] фиолетовую
       *[nominative] фиолетовая
    }
   *[masculine] фиолетовый
}
taj-colour-white = { $gender ->
    [feminine] { $case ->
        [accusative] белую
       *[nominative] белая
    }
   *[masculine] белый
}
taj-commodity-rice = { $case ->
    [genitive] риса
    [instrumental] рисом
   *[nominative] рис
}
taj-commodity-tea = { $case ->
    [genitive] чая
    [instrumental] чаем
   *[nominative] чай
}
taj-commodity-spice = { $case ->
    [genitive] пряностей
    [instrumental] пряностями
   *[nominative] пряности
}
taj-commodity-jewels = { $case ->
    [genitive] драгоценностей
    [instrumental] драгоценностями
   *[nominative] драгоценности
}

## Имена: провинции и города.

taj-province-kabul_province = Кабул
taj-province-kashmir_province = Кашмир
taj-province-multan_province = Мултан
taj-province-lahore_province = Лахор
taj-province-delhi_province = Дели
taj-province-thatta_province = Тхатта
taj-province-ajmer_province = Аджмер
taj-province-agra_province = Агра
taj-province-awadh_province = Авадх
taj-province-gujarat_province = Гуджарат
taj-province-malwa_province = Мальва
taj-province-allahabad_province = Аллахабад

taj-city-kabul = { $case ->
    [prepositional] Кабуле
   *[nominative] Кабул
}
taj-city-jalalabad = { $case ->
    [prepositional] Джелалабаде
   *[nominative] Джелалабад
}
taj-city-peshawar = { $case ->
    [prepositional] Пешаваре
   *[nominative] Пешавар
}
taj-city-ghazni = Газни
taj-city-baramulla = { $case ->
    [prepositional] Барамулле
   *[nominative] Барамулла
}
taj-city-srinagar = { $case ->
    [prepositional] Сринагаре
   *[nominative] Сринагар
}
taj-city-kishtwar = { $case ->
    [prepositional] Киштваре
   *[nominative] Киштвар
}
taj-city-jammu = Джамму
taj-city-dera_ghazi_khan = { $case ->
    [prepositional] Дера-Гази-Хане
   *[nominative] Дера-Гази-Хан
}
taj-city-multan = { $case ->
    [prepositional] Мултане
   *[nominative] Мултан
}
taj-city-uch = { $case ->
    [prepositional] Уче
   *[nominative] Уч
}
taj-city-bhakkar = { $case ->
    [prepositional] Бхаккаре
   *[nominative] Бхаккар
}
taj-city-rohtas = { $case ->
    [prepositional] Рохтасе
   *[nominative] Рохтас
}
taj-city-sialkot = { $case ->
    [prepositional] Сиалкоте
   *[nominative] Сиалкот
}
taj-city-jalandhar = { $case ->
    [prepositional] Джаландхаре
   *[nominative] Джаландхар
}
taj-city-lahore = { $case ->
    [prepositional] Лахоре
   *[nominative] Лахор
}
taj-city-sirhind = { $case ->
    [prepositional] Сирхинде
   *[nominative] Сирхинд
}
taj-city-saharanpur = { $case ->
    [prepositional] Сахаранпуре
   *[nominative] Сахаранпур
}
taj-city-badaun = { $case ->
    [prepositional] Бадауне
   *[nominative] Бадаун
}
taj-city-delhi = Дели
taj-city-sehwan = { $case ->
    [prepositional] Сехване
   *[nominative] Сехван
}
taj-city-nasarpur = { $case ->
    [prepositional] Насарпуре
   *[nominative] Насарпур
}
taj-city-umarkot = { $case ->
    [prepositional] Умаркоте
   *[nominative] Умаркот
}
taj-city-thatta = { $case ->
    [prepositional] Тхатте
   *[nominative] Тхатта
}
taj-city-bikaner = { $case ->
    [prepositional] Биканере
   *[nominative] Биканер
}
taj-city-amber = { $case ->
    [prepositional] Амбере
   *[nominative] Амбер
}
taj-city-ajmer = { $case ->
    [prepositional] Аджмере
   *[nominative] Аджмер
}
taj-city-jodhpur = { $case ->
    [prepositional] Джодхпуре
   *[nominative] Джодхпур
}
taj-city-mathura = { $case ->
    [prepositional] Матхуре
   *[nominative] Матхура
}
taj-city-agra = { $case ->
    [prepositional] Агре
   *[nominative] Агра
}
taj-city-kannauj = { $case ->
    [prepositional] Каннаудже
   *[nominative] Каннаудж
}
taj-city-kalpi = Калпи
taj-city-gwalior = { $case ->
    [prepositional] Гвалиоре
   *[nominative] Гвалиор
}
taj-city-khairabad = { $case ->
    [prepositional] Хайрабаде
   *[nominative] Хайрабад
}
taj-city-bahraich = { $case ->
    [prepositional] Бахрайче
   *[nominative] Бахрайч
}
taj-city-gorakhpur = { $case ->
    [prepositional] Горакхпуре
   *[nominative] Горакхпур
}
taj-city-lucknow = Лакхнау
taj-city-patan = { $case ->
    [prepositional] Патане
   *[nominative] Патан
}
taj-city-ahmadabad = { $case ->
    [prepositional] Ахмадабаде
   *[nominative] Ахмадабад
}
taj-city-surat = { $case ->
    [prepositional] Сурате
   *[nominative] Сурат
}
taj-city-junagadh = { $case ->
    [prepositional] Джунагадхе
   *[nominative] Джунагадх
}
taj-city-ujjain = { $case ->
    [prepositional] Удджайне
   *[nominative] Удджайн
}
taj-city-chanderi = Чандери
taj-city-raisen = { $case ->
    [prepositional] Райсене
   *[nominative] Райсен
}
taj-city-mandu = Манду
taj-city-allahabad = { $case ->
    [prepositional] Аллахабаде
   *[nominative] Аллахабад
}
taj-city-jaunpur = { $case ->
    [prepositional] Джаунпуре
   *[nominative] Джаунпур
}
taj-city-benares = { $case ->
    [prepositional] Бенаресе
   *[nominative] Бенарес
}
taj-city-kalinjar = { $case ->
    [prepositional] Калинджаре
   *[nominative] Калинджар
}
