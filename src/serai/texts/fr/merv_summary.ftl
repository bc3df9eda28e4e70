# Merv sur un écran.

merv-summary-goal = Trois années dans la plus grande ville
merv-summary-goal-words = Qui a le plus de points après { $years } années gagne. Une année a { $rounds } manches, une le long de chaque côté de la ville.
merv-summary-city-told = La ville : cinq rangées et colonnes de chantiers, le marché aux chameaux au centre, emplacements et murailles autour.
merv-summary-sites = Vos chantiers
merv-summary-sites-words = Un bâtiment à vous donne des cubes quand vous activez sa rangée ou sa colonne, et parfois quand d’autres le font.
merv-summary-invasion = Les Mongols
merv-summary-invasion-words = Ils viennent à la fin des années deux et trois. Murailles, soldat ou rançon d’un cube sauvent un bâtiment.

merv-summary-turn = Emplacement, chantier, cubes, action
merv-summary-turn-words = Choisissez un emplacement, activez un chantier de sa ligne, prenez les cubes. Puis faites son action, prenez 1 faveur ou placez un soldat.
merv-summary-caravansary = Caravansérail
merv-summary-caravansary-words = Des cubes d’une couleur achètent des épices, une par cube. Les chameaux mènent plus loin ; chaque paire donne un présent.
merv-summary-palace = Palais
merv-summary-palace-words = Les courtisans marquent chaque année, pour 1 faveur chacun. Chaque nouveau coûte un cube de plus.
merv-summary-library = Bibliothèque
merv-summary-library-words = Des cubes de couleurs différentes achètent des parchemins. Un sur deux amène une découverte.
merv-summary-market = Marché
merv-summary-market-words = Ouvrez un comptoir, puis achetez des marchandises dans vos villes, ou ailleurs avec des chameaux.
merv-summary-mosque = Mosquée
merv-summary-mosque-words = Pas à pas, pour les cubes indiqués ; chaque case donne un présent.
merv-summary-walls = Murailles
merv-summary-walls-words = Chacune protège deux chantiers et donne de l’influence, le double pour les bâtiments des autres.
merv-summary-queue = La file
merv-summary-queue-words = Après chaque manche, tous se rangent à l’angle suivant. Laissez des chameaux pour passer devant.

merv-summary-courtiers = Courtisans
merv-summary-courtiers-words = 1 point par parchemin, épice, marchandise ou pas dans la mosquée, selon la salle.
merv-summary-buildings = Bâtiments
merv-summary-buildings-words = { $building } point chacun, chaque année ; plus avec les tuiles de score et au bout de la mosquée.
merv-summary-contracts = Contrats
merv-summary-contracts-words = À tout moment de votre tour, si votre influence suffit : payez des cubes, posez-y parchemins et marchandises.
merv-summary-spices = Épices
merv-summary-spices-words = À la fin, les séries d’épices différentes rapportent { $one }, { $two }, { $three } ou { $four } points.
