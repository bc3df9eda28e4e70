# Раджи Ганга на одном экране.

rajas-summary-goal = Сведите славу и богатство
rajas-summary-goal-words = Два ваших маркера идут навстречу друг другу. Когда они встретятся, круг доигрывают; побеждает тот, у кого они разошлись дальше всего.
rajas-summary-race-told = Две шкалы навстречу друг другу: слава слева, богатство справа.
rajas-summary-province = Ваша провинция
rajas-summary-province-words = Каждому жетону нужна дорога к резиденции. Здания на нём приносят славу, рынки — монеты.
rajas-summary-province-told = Провинция: сверху резиденция, вокруг жетоны с дорогами, по краям доходы.
rajas-summary-incomes = Доходы
rajas-summary-incomes-words = Они лежат по краям. Доведите до дохода дорогу — и он ваш, один раз.
rajas-summary-workers = Рабочих { $start }, потом больше
rajas-summary-workers-words = Новые ждут у деления { $fame } славы, у деления { $money } богатства и за мостом.

rajas-summary-turn = Поставьте рабочего, заплатите, действуйте
rajas-summary-turn-words = По одному рабочему, круг за кругом. Раунд кончается, когда поставлены все.
rajas-summary-quarry = Карьер
rajas-summary-quarry-words = Вход — за монеты, жетон — за кубики его цвета. Положите его в свою провинцию.
rajas-summary-market = Рынок
rajas-summary-market-words = Торгуйте на одном рынке каждого товара или, отдав кубик, на стольких рынках одного товара, сколько он показывает.
rajas-summary-palace = Дворец
rajas-summary-palace-words = Кубики, улучшения, карма и люди с особыми услугами. В каждый зал пускают за кубик его ценности.
rajas-summary-port = Порт
rajas-summary-port-words = Кубик не больше { $most } ведёт вашу лодку к следующей награде на реке.
rajas-summary-dice = Кубики и карма
rajas-summary-dice-words = Новые кубики сразу бросают; их помещается { $dice }. За 1 карму кубик при оплате переворачивают.

rajas-summary-fame = Слава
rajas-summary-fame-words = Здание приносит { $low }. С улучшениями — до { $high }, для того, что ляжет позже.
rajas-summary-scrolls-told = Четыре свитка, по одному на вид здания, со славой, которую оно приносит.
rajas-summary-money = Богатство
rajas-summary-money-words = Рынок приносит монеты, когда его кладут, и каждый раз, когда вы на нём торгуете. Платежи ведут маркер назад.
rajas-summary-rewards = По пути
rajas-summary-rewards-words = На обеих шкалах есть награды, каждая — по разу: улучшение, карма, кубики, шаг лодки.
rajas-summary-river-told = Часть реки: ячейки с наградами и лодки.
rajas-summary-pace = Монеты к славе — как { $per } к 1
rajas-summary-pace-words = Делений богатства рядом с одним делением славы: { $per }. Идите тем путём, который подсказывают ваши жетоны.
