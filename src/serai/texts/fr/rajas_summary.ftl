# Les Rajas du Gange sur un écran.

rajas-summary-goal = Faites se croiser renommée et richesse
rajas-summary-goal-words = Vos deux marqueurs vont l’un vers l’autre. Quand ils se croisent, on finit le tour de table ; celui qui les a le plus croisés gagne.
rajas-summary-race-told = Deux pistes qui vont l’une vers l’autre : la renommée depuis la gauche, la richesse depuis la droite.
rajas-summary-province = Votre province
rajas-summary-province-words = Chaque tuile doit avoir une route vers la résidence. Ses bâtiments donnent de la renommée, ses marchés des pièces.
rajas-summary-province-told = Une province : la résidence en haut, des tuiles avec leurs routes autour, des revenus au bord.
rajas-summary-incomes = Revenus
rajas-summary-incomes-words = Ils sont au bord. Menez-y une route : vous en touchez un, une fois.
rajas-summary-workers = { $start } ouvriers, et plus
rajas-summary-workers-words = D’autres attendent à { $fame } de renommée, à { $money } pièces, derrière le pont.

rajas-summary-turn = Placez un ouvrier, payez, agissez
rajas-summary-turn-words = Un ouvrier chacun, tour de table après tour de table. La manche finit quand tous sont placés.
rajas-summary-quarry = Carrière
rajas-summary-quarry-words = Les pièces ouvrent la porte, les dés de sa couleur paient la tuile. Posez-la dans votre province.
rajas-summary-market = Marché
rajas-summary-market-words = Vendez sur un marché de chaque marchandise ou, avec un dé, sur autant de marchés d’une seule qu’il en montre.
rajas-summary-palace = Palais
rajas-summary-palace-words = Des dés, des améliorations, du karma et des gens aux services particuliers. Chaque salle demande un dé de sa valeur.
rajas-summary-port = Port
rajas-summary-port-words = Un dé d’au plus { $most } mène votre bateau à la prochaine récompense du fleuve.
rajas-summary-dice = Dés et karma
rajas-summary-dice-words = On lance aussitôt les nouveaux dés ; il y a de la place pour { $dice }. Pour 1 point de karma, on retourne un dé qu’on paie.

rajas-summary-fame = Renommée
rajas-summary-fame-words = Un bâtiment donne { $low }. Les améliorations montent jusqu’à { $high }, pour ce que vous posez ensuite.
rajas-summary-scrolls-told = Quatre parchemins, un par sorte de bâtiment, avec la renommée qu’il donne.
rajas-summary-money = Richesse
rajas-summary-money-words = Un marché rapporte quand on le pose, puis chaque fois que vous y vendez. Ce que vous payez fait reculer votre marqueur.
rajas-summary-rewards = En chemin
rajas-summary-rewards-words = Les deux pistes ont des récompenses, chacune à prendre une fois : une amélioration, du karma, des dés, un pas du bateau.
rajas-summary-river-told = Une partie du fleuve : des cases avec leurs récompenses, et des bateaux.
rajas-summary-pace = { $per } pièces valent 1 point de renommée
rajas-summary-pace-words = Une case de renommée borde { $per } cases de richesse. Suivez la voie que montrent vos tuiles.
