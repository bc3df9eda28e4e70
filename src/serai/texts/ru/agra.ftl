# Агра.
#
# Имена склоняются: { NAME($good, case: "accusative") }; см. serai/texts/speaker.py.
# Винительный падеж товара называет одну штуку («доску»), именительный - товар на поле («доски»).
# У мест есть ещё «куда», «где» и «откуда»: { NAME($place, case: "to") }, "at", "from".
# Имя игрока { $seat } не склоняется и не выдаёт рода: глаголы стоят в настоящем времени.

## Что делать сейчас.

agra-prompt-turn = { $kinds ->
    [place] Поставьте работника.
    [lay-place] Поставьте работника; перед этим можно уложить работников и медитировать.
    [place-spend] { $points ->
        [one] У вас { $points } очко медитации: потратьте его или поставьте работника.
        [few] У вас { $points } очка медитации: потратьте их или поставьте работника.
       *[many] У вас { $points } очков медитации: потратьте их или поставьте работника.
    }
    [lay-place-spend] { $points ->
        [one] У вас { $points } очко медитации: потратьте его, уложите ещё работников или поставьте работника.
        [few] У вас { $points } очка медитации: потратьте их, уложите ещё работников или поставьте работника.
       *[many] У вас { $points } очков медитации: потратьте их, уложите ещё работников или поставьте работника.
    }
    [again-lay] Все ваши работники заняты: используйте одного из них ещё раз; перед этим можно уложить работников и медитировать.
    [again-spend] { $points ->
        [one] У вас { $points } очко медитации: потратьте его или снова используйте работника.
        [few] У вас { $points } очка медитации: потратьте их или снова используйте работника.
       *[many] У вас { $points } очков медитации: потратьте их или снова используйте работника.
    }
    [again-lay-spend] { $points ->
        [one] У вас { $points } очко медитации: потратьте его, уложите ещё работников или снова используйте работника.
        [few] У вас { $points } очка медитации: потратьте их, уложите ещё работников или снова используйте работника.
       *[many] У вас { $points } очков медитации: потратьте их, уложите ещё работников или снова используйте работника.
    }
   *[again] Все ваши работники заняты: используйте одного из них ещё раз.
}
agra-prompt-extra-action = Статуя: выполните ещё одно основное действие.
agra-prompt-free-peon = Выберите работника, который послужит ещё раз бесплатно.
agra-prompt-order = { $kinds ->
    [akbar-done-order] Выполните заказ или поднесите товар Акбару либо закончите ход.
    [done-order] Выполните заказ или закончите ход.
    [akbar-done] Поднесите товар Акбару или закончите ход.
   *[done] Закончите ход или сделайте то, что можно в любой момент.
}
agra-prompt-shortage-favours = Не хватает маркеров для милости ({ $count }): { $kinds ->
    [done] верните маркер в запас другим действием или возьмите меньше.
   *[done-free] откажитесь от товара или возьмите меньше.
}
agra-prompt-shortage-goods = Не хватает маркеров: { $count ->
    [one] { $count } { NAME($good, case: "accusative") }
    [few] { $count } { NAME($good, case: "genitive") }
   *[many] { $count } { NAME($good, number: "plural", case: "genitive") }
} хранить не на чем. { $kinds ->
    [done] Верните маркер в запас другим действием или возьмите меньше.
    [done-free] Откажитесь от другого товара или возьмите меньше.
    [done-free_favour] Откажитесь от милости или возьмите меньше.
   *[done-free-free_favour] Откажитесь от другого товара или милости либо возьмите меньше.
}
agra-prompt-cover = Уберите крышку со своей фермы.
agra-prompt-farmers = { $count ->
    [1] Передвиньте фермера на одну клетку или остановитесь.
   *[other] Передвиньте фермера на одну клетку (ходов: { $count }) или остановитесь.
}
agra-prompt-ascend = Подняться на вершину трека { NAME($guild, case: "genitive") } и приблизить конец игры?
agra-prompt-ascend-first = { $kinds ->
    [done-up] Подняться на вершину трека и приблизить конец игры?
   *[up] Вам положено несколько шагов: какой сделать первым?
}
agra-prompt-up = { $kinds ->
    [done-up] Выберите трек, чтобы подняться на шаг, или оставайтесь на месте.
   *[up] { $count ->
        [1] Выберите трек, чтобы подняться на шаг.
       *[other] Выберите трек, чтобы подняться на шаг (осталось: { $count }).
    }
}
agra-prompt-track-bonus = Возьмите милость ({ $favours }) или открытый жетон милости.
agra-prompt-return = Выберите жетон милости, который вернёте.
agra-prompt-search-tile = Выберите любой жетон милости: открытый или из стопки.
agra-prompt-process-one = Выберите товар для переработки.
agra-prompt-process-extra = Потратить милость и переработать ещё один товар в { NAME($good, case: "accusative") }?
agra-prompt-extra-later = Можно переработать ещё один товар в { NAME($good, case: "accusative") }, если добыть для этого милость и товар.
agra-prompt-follow = { $kinds ->
    [done] Можно повторить и переработать { NAME($good, case: "accusative") } в { NAME($into, case: "accusative") }, если добыть этот товар. { $seat2 } получит за это милость.
   *[done-process] Повторить: переработать { NAME($good, case: "accusative") } в { NAME($into, case: "accusative") }? { $seat2 } получит за это милость.
}
agra-prompt-process = { $kinds ->
    [process] Переработайте товары { NAME($building, case: "at") }.
    [done] Перерабатывать { NAME($building, case: "at") } нечего.
   *[done-process] Переработайте товары { NAME($building, case: "at") } или откажитесь.
}
agra-prompt-materials = Заплатите материалами за { NAME($building, case: "accusative") }, осталось: { $count }.
agra-prompt-bonus = Возьмите бонусный жетон уровня { $level }.
agra-prompt-first-site = Муджтахида: построить { NAME($building, case: "accusative") } даром?
agra-prompt-exchange = Обменяйте товар на другой той же цены.
agra-prompt-dye = Красильщик: отдать { NAME($good, case: "accusative") } за лучший товар того же ряда?
agra-prompt-gain-basic = Выберите основной товар.
agra-prompt-gain-value = Выберите товар ценой { $value }.
agra-prompt-sell = Выберите товар, который продадите по его цене.
agra-prompt-token = Положите, передвиньте или переверните жетон цены.
agra-prompt-deliver-one = Доставьте товар нотаблю.
agra-prompt-offer = { $kinds ->
    [done] Можно поднести Акбару товар в любой свободной чаше той же цены, если добыть подходящий.
   *[done-offer] Поднесите Акбару товар в любой свободной чаше той же цены.
}
agra-prompt-akbar-or-order = Поднесите товар Акбару или выполните заказ.
agra-prompt-raise = { $kinds ->
    [done-raise] { $count ->
        [1] Выберите работника, который встанет, или остановитесь.
       *[other] Выберите работника, который встанет (осталось: { $count }), или остановитесь.
    }
   *[raise] { $count ->
        [1] Выберите работника, который встанет.
       *[other] Выберите работника, который встанет (осталось: { $count }).
    }
}
agra-prompt-store = Ваш работник выбит. Оставить его у Повара?
agra-prompt-architect = { $kinds ->
    [done-up] Поднимитесь на шаг по треку или откажитесь.
    [build-done] Постройте здание или откажитесь.
    [done] Подниматься некуда и строить нечего.
   *[build-done-up] Поднимитесь на шаг по треку, постройте здание или откажитесь от того и другого.
}
agra-prompt-botanist = { $kinds ->
    [done] У Ботаника больше ничего нет для вас.
    [contemplate-done] Заплатите за шаг медитации или остановитесь.
    [done-farmer] Передвиньте фермеров или остановитесь.
    [done-uncover] Уберите крышку или остановитесь.
    [done-farmer-uncover] { $count ->
        [1] Ещё одно: уберите крышку или передвиньте фермеров либо остановитесь.
       *[other] Уберите крышку, передвиньте фермеров либо остановитесь.
    }
    [contemplate-done-farmer] { $count ->
        [1] Ещё одно: заплатите за шаг медитации или передвиньте фермеров либо остановитесь.
       *[other] Заплатите за шаг медитации, передвиньте фермеров либо остановитесь.
    }
    [contemplate-done-uncover] { $count ->
        [1] Ещё одно: заплатите за шаг медитации или уберите крышку либо остановитесь.
       *[other] Заплатите за шаг медитации, уберите крышку либо остановитесь.
    }
   *[contemplate-done-farmer-uncover] { $count ->
        [1] Ещё одно: заплатите за шаг медитации, уберите крышку или передвиньте фермеров либо остановитесь.
       *[other] Выберите разные дела ({ $count }): шаг медитации за товары, убрать крышку, передвинуть фермеров; либо остановитесь.
    }
}
agra-prompt-deliveries = { $kinds ->
    [deliver-done] { $count ->
        [1] Доставьте товар или остановитесь: осталась одна доставка.
       *[other] Доставьте товары или остановитесь (осталось доставок: { $count }).
    }
    [deliver-done-order] Доставьте товары, выполните заказ или остановитесь (осталось доставок: { $count }).
    [done-order] Выполните заказ или остановитесь (осталось доставок: { $count }).
    [deliver-done-pay] { $count ->
        [1] Доставьте товар, отдайте Мореходу другой (его цена — число новых доставок) или остановитесь: осталась одна доставка.
       *[other] Доставьте товары, отдайте Мореходу один (его цена — число новых доставок) или остановитесь (осталось доставок: { $count }).
    }
    [deliver-done-order-pay] Доставьте товары, выполните заказ, отдайте Мореходу товар (его цена — число новых доставок) или остановитесь (осталось доставок: { $count }).
    [done-order-pay] Выполните заказ, отдайте Мореходу товар (его цена — число новых доставок) или остановитесь (осталось доставок: { $count }).
    [done-pay] { $count ->
        [0] Доставок не осталось: отдайте Мореходу товар (его цена — число новых доставок) или остановитесь.
       *[other] Доставлять сейчас нечего: отдайте Мореходу товар (его цена — число новых доставок) или остановитесь.
    }
   *[done] { $count ->
        [0] Доставок не осталось.
       *[other] Доставлять больше нечего: остановитесь.
    }
}
agra-prompt-before-jagirdar = Затем { $seat2 } может доставить товар с помощью Ягирдара: сделайте что-нибудь до этого или продолжайте.
agra-prompt-jagirdar = Ваш Ягирдар: доставить товар нотаблю? { $seat2 } получит за это милость.
agra-prompt-trade = { $traded ->
    [yes] { $kinds ->
        [done] Обмен окончен: закончите.
       *[done-token] Положите, передвиньте или переверните жетон цены или закончите.
    }
   *[no] { $given ->
        [0] { $kinds ->
            [done-give] Отдайте Торговцу товары или откажитесь от обмена.
            [done-token] Менять нечего. Можно положить, передвинуть или перевернуть жетон цены.
            [done] Менять нечего: продолжайте.
           *[done-give-token] Отдайте Торговцу товары. До или после этого можно передвинуть жетон цены.
        }
       *[other] { $kinds ->
            [give] Отдано товаров на { $worth }. Отдайте ещё.
            [done] Отдано товаров на { $worth }. Возьмите другие, на единицу дешевле.
           *[done-give] Отдано товаров на { $worth }. Отдайте ещё или возьмите другие, на единицу дешевле.
        }
    }
}
agra-prompt-take = Возьмите товаров ещё на { $worth }.

## Что можно сделать.

agra-do-done = Готово
agra-do-lay = Уложить работника { NAME($place, case: "at") }
agra-do-recall = Забрать работника у Повара
agra-do-exchange = Обменять { NAME($good1, case: "accusative") } на { NAME($good2, case: "accusative") }
agra-do-deliver = Доставить { NAME($good, case: "accusative") } { NAME($notable, case: "dative") }
agra-do-double = Двойная доставка: { $good } { NAME($notable, case: "dative") }
agra-do-process = Переработать { $number ->
    [one] { $number } { NAME($arrow, number: "singular") }
    [few] { $number } { NAME($arrow, number: "few") }
   *[many] { $number } { NAME($arrow, number: "plural") }
}
agra-do-uncover = Убрать крышку: { $cell }
agra-do-farmer = Фермер: { $cell }
agra-do-mosaic = Мастер мозаики: { $mosaic }
agra-do-place = Поставить работника { NAME($place, case: "to") }
agra-do-peon = Пеон { NAME($place, case: "at") }
agra-do-store = Оставить работника у Повара
agra-do-up = На шаг выше у { NAME($guild, case: "genitive") }
agra-do-build = Построить { NAME($building, case: "accusative") }
agra-do-pay = Заплатить { NAME($good, case: "instrumental") }
agra-do-bonus = Взять { NAME($bonus, case: "accusative") }
agra-do-order = Выполнить заказ { NAME($guild, case: "genitive") }
agra-do-akbar = Поднести Акбару { NAME($good, case: "accusative") }
agra-do-offer = Поднести Акбару { NAME($good, case: "accusative") } в { NAME($bowl, case: "prepositional") }
agra-do-give = Отдать { NAME($good, case: "accusative") }
agra-do-take = Взять { NAME($good, case: "accusative") }
agra-do-token = { $face ->
    [low] Цена { NAME($good, number: "plural", case: "genitive") }: { NAME($token, number: "low") } ({ $token })
   *[high] Цена { NAME($good, number: "plural", case: "genitive") }: { NAME($token, number: "high") } ({ $token })
}
agra-do-contemplate = Заплатить за шаг медитации
agra-do-sell = Продать { NAME($good, case: "accusative") }
agra-do-raise = Поднять работника { NAME($place, case: "at") }
agra-do-favours = Взять милость
agra-do-tile = Взять жетон милости «{ $deed }»
agra-do-return = Вернуть жетон милости «{ $deed }»
agra-do-free = Отдать { NAME($good, case: "accusative") }, чтобы освободить маркер
agra-do-free_favour = Отдать милость, чтобы освободить маркер
agra-do-spices = Заплатить { NAME($spices, case: "instrumental") }
agra-do-favour = Милость: { $deed }
agra-do-thrift = Милость с Муллой: { $deed }
agra-do-luxury = { $good ->
    [statue] Потратить статую: ещё одно основное действие
    [book] Потратить книгу: поднять работников и получить милость
    [painting] Потратить картину: шаги по трекам
   *[clothing] Потратить одежду: её цена в рупиях
}
agra-do-consign = Положить на Французского торговца { NAME($good, case: "accusative") }
agra-do-pray = Отдать Халифу хлопок: поднять работника
agra-do-barter = Обменять товар у Английского торговца

## Чего сейчас нельзя и почему.

agra-refuse-site = Здесь ещё стройка без Строителя: { $place }.
agra-refuse-nothing-to-process = Чтобы работать { NAME($place, case: "at") }, нужно иметь { NAME($good, case: "accusative") }.
agra-refuse-peon = Ваш работник уже { NAME($place, case: "at") }; пеон стоит { $rupees ->
    [one] { $rupees } рупию
    [few] { $rupees } рупии
   *[many] { $rupees } рупий
}.
agra-refuse-no-worker = Нет работника в запасе, чтобы поставить его { NAME($place, case: "to") }.
agra-refuse-wheel = Действие «{ $wheel }» закрыто маркером медитации.
agra-refuse-points = «{ $wheel }» стоит здесь { $points }, а у вас { $left ->
    [one] осталось { $left } очко
    [few] осталось { $left } очка
   *[many] осталось { $left } очков
}.
agra-refuse-farmer-cover = На крышку фермер не ходит.
agra-refuse-order-full = Все заказы { NAME($guild, case: "genitive") } уже выполнены.
agra-refuse-order-influence = Сначала нужен шаг по треку { NAME($guild, case: "genitive") }.
agra-refuse-order-limit = На заказах { NAME($guild, case: "genitive") } уже столько маркеров, сколько позволено.
agra-refuse-order-goods = Для заказа { NAME($guild, case: "genitive") } нужно отдать { NAME($good, case: "accusative") } и { NAME($also, case: "accusative") }.
agra-refuse-akbar-new = У Акбара этот товар уже есть: { $good }.
agra-refuse-build-cost = Чтобы построить { NAME($building, case: "accusative") }, нужно материалов на { $count }, у вас меньше.
agra-refuse-build-worker = Чтобы построить { NAME($building, case: "accusative") }, нужен ещё один работник в запасе.
agra-refuse-contemplate = Для следующего шага медитации не хватает { NAME($good, case: "genitive") }.
agra-refuse-order-deliveries = Для заказа нужно доставок: { $count }.
agra-refuse-order-once = Мореход выполняет только один заказ.
agra-refuse-doubles = Двойных доставок может быть не больше { $count }.
agra-refuse-taken = { $notable }: этот товар уже доставлен — { $good }.
agra-refuse-double-one = { $notable }: здесь у вас уже есть двойная доставка.
agra-refuse-double-goods = Для двойной доставки нужно больше { NAME($good, case: "genitive") }.
agra-refuse-deliveries = { $count ->
    [0] Доставок больше не осталось.
   *[other] Двойная доставка — это две, а осталась только одна.
}
agra-refuse-free-peon = Пеон уже оплачен: ещё раз служит один из ваших работников.
agra-refuse-level = { $notable }: уровень { $level } откроется, когда лодка придёт к пирсу { $pier }.
agra-refuse-lay-late = Вы уже тратите очки: в этом ходу работники больше не ложатся.
agra-refuse-spices-once = Масло или карри в этом ходу уже использованы.
agra-refuse-luxury-once = В этом ходу уже использовано: { $good }.
agra-refuse-statue-early = Статуя подождёт: она даёт ещё одно действие после основного.
agra-refuse-trade-once = Торговец меняет только один раз.
agra-refuse-trade-most = Торговец берёт товаров не больше { $count }.
agra-refuse-trade-nothing = За него ничего нельзя было бы взять: это не обмен.
agra-refuse-trade-open = Сначала обмен: за отданное пока ничего не взять.
agra-refuse-token-once = Жетон цены уже передвинут.
agra-refuse-deed-once = «{ $deed }» уже было в этом ходу.
agra-refuse-deed-favours = Для действия «{ $deed }» { $count ->
    [one] нужна { $count } милость.
    [few] нужны { $count } милости.
   *[many] нужно { $count } милостей.
}
agra-refuse-deed-useful = «{ $deed }» сейчас ничего не даст.

## Что произошло.

agra-log-first = { $seat } начинает игру.
agra-log-round = Раунд { $round }.
agra-log-lay = { $seat } укладывает работника { NAME($place, case: "at") } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} медитации.
agra-log-recall = { $seat } забирает работника у Повара и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} медитации.
agra-log-mosaic = { $seat } тратит у Мастера мозаики { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} медитации.
agra-log-wheel = Маркер закрывает действие «{ $wheel }».
agra-log-place = { $seat } ставит работника { NAME($place, case: "to") }.
agra-log-peon = { $seat } снова использует работника { NAME($place, case: "at") } { $rupees ->
    [0] бесплатно
    [one] за { $rupees } рупию
    [few] за { $rupees } рупии
   *[many] за { $rupees } рупий
}.
agra-log-favours = { $seat } получает { $count ->
    [one] { $count } милость
    [few] { $count } милости
   *[many] { $count } милостей
}.
agra-log-good = { $seat } получает { $count ->
    [one] { $count } { NAME($good, case: "accusative") }
    [few] { $count } { NAME($good, case: "genitive") }
   *[many] { $count } { NAME($good, number: "plural", case: "genitive") }
}.
agra-log-rupees = { $seat } получает { $rupees ->
    [one] { $rupees } рупию
    [few] { $rupees } рупии
   *[many] { $rupees } рупий
}.
agra-log-free = { $seat } отдаёт { NAME($good, case: "accusative") }, чтобы освободить маркер.
agra-log-free-favour = { $seat } отдаёт милость, чтобы освободить маркер.
agra-log-sell = { $seat } продаёт { NAME($good, case: "accusative") }.
agra-log-uncover = { $seat } убирает крышку.
agra-log-farmer = { $seat } передвигает фермера: { $cell }.
agra-log-advance = { $seat } достигает шага { $step } в медитации.
agra-log-deed = { $seat } тратит { $spend ->
    [one] { $spend } милость
    [few] { $spend } милости
   *[many] { $spend } милостей
}: «{ $deed }».
agra-log-thrift = { $seat } с помощью Муллы тратит { $spend ->
    [one] { $spend } милость
    [few] { $spend } милости
   *[many] { $spend } милостей
}: «{ $deed }».
agra-log-ending = { $what ->
    [1] Выполнен контракт уровня 4
    [2] Достигнута вершина трека
   *[other] Выполнены все заказы гильдии
}: доигрываем этот раунд и ещё один.
agra-log-influence = { $seat } поднимается до шага { $step } у { NAME($guild, case: "genitive") }.
agra-log-tile = { $seat } берёт жетон милости «{ $deed }».
agra-log-reveal = Открыт новый жетон милости: «{ $deed }».
agra-log-return = { $seat } возвращает жетон милости «{ $deed }».
agra-log-process = { $seat } изготавливает { $count ->
    [one] { $count } { NAME($good, case: "accusative") }
    [few] { $count } { NAME($good, case: "genitive") }
   *[many] { $count } { NAME($good, number: "plural", case: "genitive") }
}.
agra-log-build = { $seat } строит { NAME($building, case: "accusative") }.
agra-log-bonus = { $seat } берёт бонусный жетон: { $bonus }.
agra-log-built = Построено здание: { $building }.
agra-log-merchant = Купец проходит { $die ->
    [one] { $die } здание
    [few] { $die } здания
   *[many] { $die } зданий
}{ $rupees ->
    [0] {" "}и приходит { NAME($building, case: "to") }.
    [one] , оставляет по пути { $rupees } рупию и приходит { NAME($building, case: "to") }.
    [few] , оставляет по пути { $rupees } рупии и приходит { NAME($building, case: "to") }.
   *[many] , оставляет по пути { $rupees } рупий и приходит { NAME($building, case: "to") }.
}
agra-log-builder = Строитель проходит { $die ->
    [one] { $die } стройку
    [few] { $die } стройки
   *[many] { $die } строек
} и приходит { NAME($building, case: "to") }.
agra-log-builder-leaves = Всё построено; Строитель уходит.
agra-log-dye = { $seat } отдаёт Красильщику { $count ->
    [one] { $count } { NAME($good, case: "accusative") }
    [few] { $count } { NAME($good, case: "genitive") }
   *[many] { $count } { NAME($good, number: "plural", case: "genitive") }
}.
agra-log-exchange = { $seat } обменивает { NAME($good, case: "accusative") } на { NAME($into, case: "accusative") }.
agra-log-token = { $seat } назначает цену { NAME($good, number: "plural", case: "genitive") }: { $value }.
agra-log-deliver = { $seat } доставляет { NAME($good, case: "accusative") } { NAME($notable, case: "dative") }.
agra-log-double = { $seat } доставляет ещё { NAME($good, case: "accusative") } { NAME($notable, case: "dative") }.
agra-log-contract = { $seat } получает контракт { NAME($notable, case: "genitive") }.
agra-log-order = { $seat } выполняет заказ { NAME($guild, case: "genitive") }: отдаёт { NAME($good, case: "accusative") } и { NAME($also, case: "accusative") }.
agra-log-akbar = { $seat } подносит Акбару { NAME($good, case: "accusative") }.
agra-log-offer = { $seat } подносит Акбару { NAME($good, case: "accusative") } в чаше для { NAME($also, number: "plural", case: "genitive") }.
agra-log-boat = Лодка подходит к пирсу { $pier }; предел заказов: { $limit }.
agra-log-raise = { $seat } поднимает работника { NAME($place, case: "at") }.
agra-log-home = { $seat } получает назад работника { NAME($place, case: "from") }.
agra-log-store = { $seat } оставляет работника у Повара.
agra-log-spices = { $seat } платит { $which ->
    [0] маслом
    [1] карри
   *[other] маслом и карри
}, чтобы поднять работников.
agra-log-luxury = { $seat } тратит { NAME($good, case: "accusative") }.
agra-log-consign = { $seat } кладёт на Французского торговца { NAME($good, case: "accusative") }.
agra-log-pay = { $seat } платит { NAME($good, case: "instrumental") }.
agra-log-give = { $seat } отдаёт Торговцу { NAME($good, case: "accusative") }.

## Чем закончилась игра.

agra-end-tie = Рупий у первых поровну: решили оставшиеся товары и милости.
agra-end-contract = Выполнен контракт уровня 4.
agra-end-track = Достигнута вершина трека.
agra-end-column = Выполнены все заказы гильдии.

## За что рупии, строками таблицы.

agra-points-rupees = Рупии в мешочке
agra-points-contracts = Контракты нотаблей
agra-points-tracks = Влияние в гильдиях
agra-points-meditation = Последний шаг медитации
agra-points-covers = Убранные крышки
agra-points-akbar = Дары Акбару

## Выбор перед игрой.

agra-option-rupees = Рупии других игроков
agra-option-rupees-hidden = скрыты
agra-option-rupees-open = открыты

## Что даёт контракт, одной короткой строкой.

agra-contract-portuguese_trader = Мореходу: товаров на { $portuguese_most }; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-sufi = Сразу шаг медитации; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-takshaka = Стройка: материалы +{ $takshaka_value }, рупии +{ $takshaka_rupees }
agra-contract-mahout = Песок и дерево: производство +{ $producer_extra }
agra-contract-khatib = Куркума и хлопок: производство +{ $producer_extra }
agra-contract-french_trader = Раз в ход товар сюда; за { $french_slots } платит { $french_rupees }
agra-contract-dyer = { $dyer_gives } новых за один ценой до { $dyer_value_most }; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-cook = Хранит выбитых ({ $cook_workers }); +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-muezzin = Медитация даёт на { $muezzin_points } больше
agra-contract-jagirdar = При любом Мореходе { $jagirdar_deliveries ->
    [one] { $jagirdar_deliveries } доставка даром
    [few] { $jagirdar_deliveries } доставки даром
   *[many] { $jagirdar_deliveries } доставок даром
}
agra-contract-caliph = Раз в ход: хлопок поднимает работника
agra-contract-calligrapher = Пеон за { $calligrapher_peon_price }; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-mullah = Раз в ход милость дешевле на { $mullah_saves }; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-english_trader = Раз в ход: обмен товара
agra-contract-mosaic_maker = Жетон; раз в ход { $mosaic_favours_1 } милость за { $mosaic_points_1 } или { $mosaic_favours_2 } за { $mosaic_points_2 }
agra-contract-mujtahida = Сразу здание даром; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-dutch_trader = Конец: { $dutch_rupees_1 }/{ $dutch_rupees_2 }/{ $dutch_rupees_3 } за 1/2/3 гильдии; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-painter = Сразу поднять { $painter_raises }, шаг; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-subadar = Конец: { $subadar_rupees } за заказ; +{ $pays } за { NAME($good, case: "accusative") }
agra-contract-sadr_us_sudur = Акбару в любую равную чашу; конец: { $sadr_rupees } за чашу
agra-contract-grand_mufti = Милость: { $level_four_favours }; конец: { $mufti_rupees } за набор гильдий
agra-contract-grand_imam = Милость: { $level_four_favours }; конец: { $symbol_rupees } за знак { NAME($guild, case: "genitive") }
agra-contract-court_artist = Милость: { $level_four_favours }; конец: { $symbol_rupees } за знак { NAME($guild, case: "genitive") }
agra-contract-dewan = Милость: { $level_four_favours }; конец: { $symbol_rupees } за знак { NAME($guild, case: "genitive") }

## Действия милости: имена, цена, что они дают.

agra-deed-gain_basic = Основной товар
agra-deed-process = Переработка
agra-deed-influence = Влияние
agra-deed-raise_worker = Поднять работника
agra-deed-process_extra = Переработать ещё
agra-deed-gain_mp = Очко медитации
agra-deed-sell_good = Продать товар
agra-deed-remove_cover = Убрать крышку
agra-deed-deliver_notable = Доставка
agra-deed-akbar_or_order = Акбар или заказ
agra-deed-move_farmers = Двигать фермеров
agra-deed-move_price_token = Жетон цены
agra-deed-exchange_good = Обмен
agra-deed-gain_value_2 = Товар ценой 2
agra-deed-advance_meditation = Шаг медитации
agra-deed-process_1_to_2 = Переработать 1 в 2
agra-deed-free_peon = Пеон даром
agra-deed-cost = { $cost ->
    [all] { $spend ->
        [one] Потратьте { $spend } милость
        [few] Потратьте { $spend } милости
       *[many] Потратьте { $spend } милостей
    }
   *[some] { $have ->
        [one] Нужна { $have } милость, потратьте { $spend }
        [few] Нужны { $have } милости, потратьте { $spend }
       *[many] Нужно { $have } милостей, потратьте { $spend }
    }
}
agra-deed-text-gain_basic = { agra-deed-cost }: получите песок, дерево, куркуму или хлопок.
agra-deed-text-process = { agra-deed-cost }: переработайте один товар по любой стрелке.
agra-deed-text-influence = { agra-deed-cost }: поднимитесь на шаг по любому треку.
agra-deed-text-raise_worker = { agra-deed-cost }: поднимите одного своего лежащего работника.
agra-deed-text-process_extra = { agra-deed-cost }: при переработке переместите по той же стрелке ещё один товар.
agra-deed-text-gain_mp = { agra-deed-cost }: получите ещё одно очко во время медитации.
agra-deed-text-sell_good = { agra-deed-cost }: продайте товар по его цене.
agra-deed-text-remove_cover = { agra-deed-cost }: уберите крышку со своей фермы.
agra-deed-text-deliver_notable = { agra-deed-cost }: доставьте товар нотаблю.
agra-deed-text-akbar_or_order = { agra-deed-cost }: поднесите товар Акбару или выполните заказ.
agra-deed-text-move_farmers = { agra-deed-cost }: передвиньте одного фермера дважды или двух по разу.
agra-deed-text-move_price_token = { agra-deed-cost }: положите, передвиньте или переверните жетон цены.
agra-deed-text-exchange_good = { agra-deed-cost }: обменяйте товар на другой той же цены.
agra-deed-text-gain_value_2 = { agra-deed-cost }: получите товар ценой 2.
agra-deed-text-advance_meditation = { agra-deed-cost }: сделайте шаг по треку медитации.
agra-deed-text-process_1_to_2 = { agra-deed-cost }: переработайте товар ценой 1 в товар ценой 2.
agra-deed-text-free_peon = { agra-deed-cost }: для своего действия бесплатно используйте ещё раз одного из своих работников.

## Масло и карри, роскошные товары.

agra-spices-oil = { $case ->
    [instrumental] маслом
   *[nominative] масло
}: поднять { $one_spice_raises ->
    [one] { $one_spice_raises } работника
   *[other] { $one_spice_raises } работников
}
agra-spices-curry = карри: поднять { $one_spice_raises ->
    [one] { $one_spice_raises } работника
   *[other] { $one_spice_raises } работников
}
agra-spices-both = { $case ->
    [instrumental] маслом и карри
   *[nominative] масло и карри
}: поднять { $both_spices_raise ->
    [one] { $both_spices_raise } работника
   *[other] { $both_spices_raise } работников
}
agra-luxury-statue = После основного действия выполните ещё одно.
agra-luxury-book = Поднимите до { $book_raises ->
    [one] { $book_raises } работника
   *[other] { $book_raises } работников
} и получите { $book_favours ->
    [one] { $book_favours } милость
    [few] { $book_favours } милости
   *[many] { $book_favours } милостей
}.
agra-luxury-painting = Поднимитесь на шаг по { $painting_tracks ->
    [one] { $painting_tracks } треку
   *[other] { $painting_tracks } разным трекам
}.
agra-luxury-clothing = Получите рупии по цене одежды.

## Что происходит, когда лодка подходит к пирсу.

agra-pier-1 = Отсюда лодка отправляется в путь.
agra-pier-2 = Здание под Строителем построено, и он идёт дальше.
agra-pier-3 = Купец идёт дальше; все получают по милости за каждый хлопок, не больше { $cotton_favours_most }.
agra-pier-4 = Все жетоны цены возвращаются к Торговцу; каждый получает { $pier_4_favours ->
    [one] { $pier_4_favours } милость
    [few] { $pier_4_favours } милости
   *[many] { $pier_4_favours } милостей
}.
agra-pier-5 = Каждый получает товар ценой 1, с одним хлопком ценой 2, с двумя и больше ценой 3.
agra-pier-6 = Потраченная одежда приносит на { $clothing_extra_at_last_pier ->
    [one] { $clothing_extra_at_last_pier } рупию
    [few] { $clothing_extra_at_last_pier } рупии
   *[many] { $clothing_extra_at_last_pier } рупий
} больше; близится конец.

## Имена: жетоны, чаши, стрелки, клетки.

agra-bonus-none = { $rupees ->
    [one] { $case ->
        [accusative] { $rupees } рупию
       *[nominative] { $rupees } рупия
    }
    [few] { $rupees } рупии
   *[many] { $rupees } рупий
}
agra-bonus-influence = { $rupees ->
    [one] { $case ->
        [accusative] { $rupees } рупию
       *[nominative] { $rupees } рупия
    }
    [few] { $rupees } рупии
   *[many] { $rupees } рупий
} и шаг у { NAME($guild, case: "genitive") }
agra-bonus-favour = { $rupees ->
    [one] { $case ->
        [accusative] { $rupees } рупию
       *[nominative] { $rupees } рупия
    }
    [few] { $rupees } рупии
   *[many] { $rupees } рупий
} и милость
agra-bonus-remove_cover = { $rupees ->
    [one] { $case ->
        [accusative] { $rupees } рупию
       *[nominative] { $rupees } рупия
    }
    [few] { $rupees } рупии
   *[many] { $rupees } рупий
} и { $case ->
    [accusative] убрать крышку
   *[nominative] снятие крышки
}
agra-bowl = { $case ->
    [prepositional] чаше
   *[nominative] чаша
} для { NAME($good, number: "plural", case: "genitive") }
agra-token = { $number ->
    [low] { $low }
    [high] { $high }
   *[none] жетон цены { $low }/{ $high }
}
agra-arrow = { $number ->
    [plural] { NAME($good1, number: "plural", case: "genitive") } в { NAME($good2, number: "plural", case: "accusative") }
    [few] { NAME($good1, case: "genitive") } в { NAME($good2, number: "plural", case: "accusative") }
   *[singular] { NAME($good1, case: "accusative") } в { NAME($good2, case: "accusative") }
}
agra-cell = клетка { $at } между { NAME($good1, case: "instrumental") } и { NAME($good2, case: "instrumental") }
agra-mosaic = { $favours ->
    [one] { $favours } милость
    [few] { $favours } милости
   *[many] { $favours } милостей
} за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Имена: круг медитации, гильдии, товары и их ряды.

agra-wheel-exchange_good = Обменять товар
agra-wheel-deliver_good = Доставить товар
agra-wheel-process_good = Переработать товар
agra-wheel-remove_cover = Убрать крышку
agra-wheel-move_farmer = Передвинуть фермера
agra-guild-artisans = { $case ->
    [genitive] ремесленников
   *[nominative] ремесленники
}
agra-guild-merchants = { $case ->
    [genitive] купцов
   *[nominative] купцы
}
agra-guild-scholars = { $case ->
    [genitive] учёных
   *[nominative] учёные
}
agra-row-stone = камень
agra-row-timber = древесина
agra-row-spice = пряности
agra-row-fibre = волокно
agra-good-sandstone = { $case ->
    [genitive] песка
    [instrumental] песком
   *[nominative] песок
}
agra-good-wood = { $case ->
    [genitive] дерева
    [instrumental] деревом
   *[nominative] дерево
}
agra-good-turmeric = { $case ->
    [accusative] куркуму
    [genitive] куркумы
    [instrumental] куркумой
   *[nominative] куркума
}
agra-good-cotton = { $case ->
    [genitive] хлопка
    [instrumental] хлопком
   *[nominative] хлопок
}
agra-good-cement = { $case ->
    [genitive] цемента
    [instrumental] цементом
   *[nominative] цемент
}
agra-good-planks = { $number ->
    [plural] { $case ->
        [genitive] досок
       *[accusative] доски
    }
   *[singular] { $case ->
        [accusative] доску
        [instrumental] доской
       *[nominative] доски
    }
}
agra-good-curry = карри
agra-good-oil = { $case ->
    [genitive] масла
    [instrumental] маслом
   *[nominative] масло
}
agra-good-bricks = { $number ->
    [plural] { $case ->
        [genitive] кирпичей
       *[accusative] кирпичи
    }
   *[singular] { $case ->
        [accusative] кирпич
        [genitive] кирпича
        [instrumental] кирпичом
       *[nominative] кирпичи
    }
}
agra-good-paper = { $case ->
    [accusative] бумагу
    [genitive] бумаги
    [instrumental] бумагой
   *[nominative] бумага
}
agra-good-dye = { $case ->
    [accusative] краску
    [genitive] краски
    [instrumental] краской
   *[nominative] краска
}
agra-good-cloth = { $case ->
    [genitive] ткани
    [instrumental] тканью
   *[nominative] ткань
}
agra-good-statue = { $number ->
    [plural] { $case ->
        [genitive] статуй
       *[accusative] статуи
    }
   *[singular] { $case ->
        [accusative] статую
        [genitive] статуи
        [instrumental] статуей
       *[nominative] статуя
    }
}
agra-good-book = { $number ->
    [plural] { $case ->
        [genitive] книг
       *[accusative] книги
    }
   *[singular] { $case ->
        [accusative] книгу
        [genitive] книги
        [instrumental] книгой
       *[nominative] книга
    }
}
agra-good-painting = { $number ->
    [plural] { $case ->
        [genitive] картин
       *[accusative] картины
    }
   *[singular] { $case ->
        [accusative] картину
        [genitive] картины
        [instrumental] картиной
       *[nominative] картина
    }
}
agra-good-clothing = { $case ->
    [accusative] одежду
    [genitive] одежды
    [instrumental] одеждой
   *[nominative] одежда
}

## Имена: персонажи и здания.

agra-place-architect = { $case ->
    [to] к Архитектору
    [at] у Архитектора
    [from] от Архитектора
   *[nominative] Архитектор
}
agra-place-sailor = { $case ->
    [to] к Мореходу
    [at] у Морехода
    [from] от Морехода
   *[nominative] Мореход
}
agra-place-trader = { $case ->
    [to] к Торговцу
    [at] у Торговца
    [from] от Торговца
   *[nominative] Торговец
}
agra-place-botanist = { $case ->
    [to] к Ботанику
    [at] у Ботаника
    [from] от Ботаника
   *[nominative] Ботаник
}
agra-building-quarry = { $case ->
    [to] в карьер
    [at] в карьере
    [from] из карьера
   *[nominative] карьер
}
agra-building-sawmill = { $case ->
    [accusative] лесопилку
    [to] на лесопилку
    [at] на лесопилке
    [from] с лесопилки
   *[nominative] лесопилка
}
agra-building-turmeric_farm = { $case ->
    [accusative] ферму куркумы
    [to] на ферму куркумы
    [at] на ферме куркумы
    [from] с фермы куркумы
   *[nominative] ферма куркумы
}
agra-building-cotton_farm = { $case ->
    [accusative] ферму хлопка
    [to] на ферму хлопка
    [at] на ферме хлопка
    [from] с фермы хлопка
   *[nominative] ферма хлопка
}
agra-building-cement_works = { $case ->
    [accusative] цементную мастерскую
    [to] в цементную мастерскую
    [at] в цементной мастерской
    [from] из цементной мастерской
   *[nominative] цементная мастерская
}
agra-building-carpentry = { $case ->
    [accusative] плотницкую
    [to] в плотницкую
    [at] в плотницкой
    [from] из плотницкой
   *[nominative] плотницкая
}
agra-building-curry_mill = { $case ->
    [accusative] мельницу карри
    [to] на мельницу карри
    [at] на мельнице карри
    [from] с мельницы карри
   *[nominative] мельница карри
}
agra-building-oil_press = { $case ->
    [accusative] маслобойню
    [to] на маслобойню
    [at] на маслобойне
    [from] с маслобойни
   *[nominative] маслобойня
}
agra-building-brickworks = { $case ->
    [to] на кирпичный завод
    [at] на кирпичном заводе
    [from] с кирпичного завода
   *[nominative] кирпичный завод
}
agra-building-paper_mill = { $case ->
    [accusative] бумажную мельницу
    [to] на бумажную мельницу
    [at] на бумажной мельнице
    [from] с бумажной мельницы
   *[nominative] бумажная мельница
}
agra-building-dye_works = { $case ->
    [accusative] красильню
    [to] в красильню
    [at] в красильне
    [from] из красильни
   *[nominative] красильня
}
agra-building-weaving_mill = { $case ->
    [accusative] ткацкую мастерскую
    [to] в ткацкую мастерскую
    [at] в ткацкой мастерской
    [from] из ткацкой мастерской
   *[nominative] ткацкая мастерская
}
agra-building-sculptor = { $case ->
    [accusative] мастерскую скульптора
    [to] в мастерскую скульптора
    [at] в мастерской скульптора
    [from] из мастерской скульптора
   *[nominative] мастерская скульптора
}
agra-building-bookbindery = { $case ->
    [accusative] переплётную
    [to] в переплётную
    [at] в переплётной
    [from] из переплётной
   *[nominative] переплётная
}
agra-building-painters_studio = { $case ->
    [accusative] мастерскую художника
    [to] в мастерскую художника
    [at] в мастерской художника
    [from] из мастерской художника
   *[nominative] мастерская художника
}
agra-building-tailor = { $case ->
    [accusative] портняжную
    [to] в портняжную
    [at] в портняжной
    [from] из портняжной
   *[nominative] портняжная
}

## Имена: нотабли.

agra-notable-portuguese_trader = { $case ->
    [genitive] Португальского торговца
    [dative] Португальскому торговцу
   *[nominative] Португальский торговец
}
agra-notable-sufi = { $case ->
    [genitive] Суфия
    [dative] Суфию
   *[nominative] Суфий
}
agra-notable-takshaka = { $case ->
    [genitive] Такшаки
    [dative] Такшаке
   *[nominative] Такшака
}
agra-notable-mahout = { $case ->
    [genitive] Погонщика
    [dative] Погонщику
   *[nominative] Погонщик
}
agra-notable-khatib = { $case ->
    [genitive] Хатиба
    [dative] Хатибу
   *[nominative] Хатиб
}
agra-notable-french_trader = { $case ->
    [genitive] Французского торговца
    [dative] Французскому торговцу
   *[nominative] Французский торговец
}
agra-notable-dyer = { $case ->
    [genitive] Красильщика
    [dative] Красильщику
   *[nominative] Красильщик
}
agra-notable-cook = { $case ->
    [genitive] Повара
    [dative] Повару
   *[nominative] Повар
}
agra-notable-muezzin = { $case ->
    [genitive] Муэдзина
    [dative] Муэдзину
   *[nominative] Муэдзин
}
agra-notable-jagirdar = { $case ->
    [genitive] Ягирдара
    [dative] Ягирдару
   *[nominative] Ягирдар
}
agra-notable-caliph = { $case ->
    [genitive] Халифа
    [dative] Халифу
   *[nominative] Халиф
}
agra-notable-calligrapher = { $case ->
    [genitive] Каллиграфа
    [dative] Каллиграфу
   *[nominative] Каллиграф
}
agra-notable-mullah = { $case ->
    [genitive] Муллы
    [dative] Мулле
   *[nominative] Мулла
}
agra-notable-english_trader = { $case ->
    [genitive] Английского торговца
    [dative] Английскому торговцу
   *[nominative] Английский торговец
}
agra-notable-mosaic_maker = { $case ->
    [genitive] Мастера мозаики
    [dative] Мастеру мозаики
   *[nominative] Мастер мозаики
}
agra-notable-mujtahida = { $case ->
    [genitive] Муджтахиды
    [dative] Муджтахиде
   *[nominative] Муджтахида
}
agra-notable-dutch_trader = { $case ->
    [genitive] Голландского торговца
    [dative] Голландскому торговцу
   *[nominative] Голландский торговец
}
agra-notable-painter = { $case ->
    [genitive] Художника
    [dative] Художнику
   *[nominative] Художник
}
agra-notable-subadar = { $case ->
    [genitive] Субадара
    [dative] Субадару
   *[nominative] Субадар
}
agra-notable-sadr_us_sudur = { $case ->
    [genitive] Садр-ус-судура
    [dative] Садр-ус-судуру
   *[nominative] Садр-ус-судур
}
agra-notable-grand_mufti = { $case ->
    [genitive] Великого муфтия
    [dative] Великому муфтию
   *[nominative] Великий муфтий
}
agra-notable-grand_imam = { $case ->
    [genitive] Великого имама
    [dative] Великому имаму
   *[nominative] Великий имам
}
agra-notable-court_artist = { $case ->
    [genitive] Придворного художника
    [dative] Придворному художнику
   *[nominative] Придворный художник
}
agra-notable-dewan = { $case ->
    [genitive] Девана
    [dative] Девану
   *[nominative] Деван
}

## Короткие имена: на поле помещается около пятнадцати букв.

agra-short-building-turmeric_farm = ферма куркумы
agra-short-building-cotton_farm = ферма хлопка
agra-short-building-cement_works = цементная
agra-short-building-curry_mill = мельница
agra-short-building-brickworks = кирпичная
agra-short-building-paper_mill = бумажная
agra-short-building-weaving_mill = ткацкая
agra-short-building-sculptor = скульпторская
agra-short-building-bookbindery = переплётная
agra-short-building-painters_studio = живописная
agra-short-notable-portuguese_trader = Португалец
agra-short-notable-french_trader = Француз
agra-short-notable-english_trader = Англичанин
agra-short-notable-dutch_trader = Голландец
agra-short-notable-mosaic_maker = Мозаичник
agra-short-notable-grand_mufti = Вел. муфтий
agra-short-notable-court_artist = Придворный

## На узких вывесках телефона, букв восемь: чем известна постройка.

agra-sign-building-quarry = карьер
agra-sign-building-sawmill = пильня
agra-sign-building-turmeric_farm = куркума
agra-sign-building-cotton_farm = хлопок
agra-sign-building-cement_works = цемент
agra-sign-building-carpentry = плотники
agra-sign-building-curry_mill = карри
agra-sign-building-oil_press = масло
agra-sign-building-brickworks = кирпич
agra-sign-building-paper_mill = бумага
agra-sign-building-dye_works = краски
agra-sign-building-weaving_mill = ткани
agra-sign-building-sculptor = ваятель
agra-sign-building-bookbindery = переплёт
agra-sign-building-painters_studio = картины
agra-sign-building-tailor = портной
