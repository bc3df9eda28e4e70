# Les règles d’Agra. En anglais, elles se trouvent dans games/agra/rulebook.toml.

## Mise en place.

agra-section-1 = Mise en place
agra-rule-setup-prices = Les trois jetons Prix sont chez le Négociant, côté au plus petit nombre de drapeaux visible.
agra-rule-setup-bonus = Les douze tuiles Bonus sont visibles, quatre pour chacun des niveaux 2, 3 et 4.
agra-rule-setup-sites = Les quatre bâtiments de niveau 1 sont là dès le début. Les douze autres sont des chantiers : une tuile Chantier les recouvre.
agra-rule-setup-merchant = Un dé place le Marchand sur un des bâtiments de niveau 1, en comptant depuis la carrière ; on relance un 5 ou un 6.
agra-rule-setup-builder = Un dé place le Bâtisseur sur un chantier, en comptant le long du chemin depuis la cimenterie.
agra-reading-setup-builder = Une version appelle le premier chantier le deuxième bâtiment ; il s’agit de celui du haut de la deuxième colonne.
agra-rule-setup-die = Un 1 à ces deux dés désigne la première case elle-même.
agra-reading-setup-die = C’est la seule façon pour les nombres de 1 à 4 d’atteindre les quatre bâtiments de niveau 1. Une édition peut le changer.
agra-rule-setup-notables = On tire pour la rivière des notables des quatre niveaux : 5, 4, 3 et 2. Les autres ne sont pas en jeu.
agra-rule-setup-guilds = Les guildes de ces 14 notables doivent se répartir en 5/5/4. Tant que ce n’est pas le cas, on en remplace un par un autre du même niveau.
agra-reading-setup-guilds = Le niveau 1 d’abord ; un niveau plus haut seulement si cela ne suffit pas.
agra-rule-setup-limit = Le bateau est au ponton 1. La colonne d’une guilde accepte d’abord 3 marqueurs ; les limites de 4, 5 et 6 attendent le long de la rivière.
agra-rule-setup-wheel = Le marqueur de la roue commence sur la livraison.
agra-rule-setup-first = Le hasard désigne le premier joueur.
agra-rule-setup-board = Chacun commence avec 8 caches sur sa ferme, 4 fermiers au milieu de ses côtés, le curseur de méditation sur le cran 1, 10 ouvriers, 22 marqueurs et 2 roupies. Personne n’a de marchandise ni de faveur.
agra-rule-setup-bag = Les roupies sont dans un sac, et seul leur propriétaire peut les compter.
agra-reading-setup-bag = Tous les gains et paiements sont publics : un joueur attentif peut donc connaître les sommes. Une option de la table les rend visibles.
agra-rule-setup-tracks = Chacun a un pion au pied de chacune des trois pistes d’influence.
agra-rule-setup-markers = Pour chaque guilde, un dé place son repère sur une de ses 6 commandes, comptées depuis le haut.
agra-rule-setup-tiles = Des 14 tuiles Faveur, 3 sont visibles ; les autres forment une pile face cachée.

## Un tour.

agra-section-2 = Un tour
agra-rule-turn-order = Chaque manche commence par le premier joueur et tourne dans le sens horaire.
agra-rule-turn-phases = Un tour a trois phases : méditation, action, commandes. Seule l’action est obligatoire.
agra-rule-turn-end = À la fin du tour, les marqueurs posés sur les actions de faveur et les parchemins rentrent, et tout ce qui sert une fois par tour est de nouveau disponible.

## La méditation.

agra-section-3 = La méditation
agra-rule-meditation-may = On peut commencer son tour par la méditation : des ouvriers se couchent pour des points, et les points paient des actions de la roue.
agra-rule-meditation-lay = On peut coucher n’importe lesquels de ses ouvriers debout sur le plateau.
agra-reading-meditation-lay = Une version ne dit pas qu’ils doivent être debout ; mais un ouvrier déjà couché ne peut pas se coucher.
agra-rule-meditation-points = Le premier ouvrier donne les points du cran où est le curseur, chacun des suivants ceux du cran d’avant.
agra-rule-meditation-least = Aucun ouvrier ne donne moins de 1 point.
agra-rule-meditation-again = Un ouvrier relevé entre-temps peut être couché de nouveau.
agra-reading-meditation-again = Rien ne l’interdit. Il compte comme un ouvrier de plus et donne les points d’un cran encore plus bas.
agra-rule-meditation-order = On gagne d’abord les points, on les dépense ensuite.
agra-reading-meditation-order = Après la première action de la roue, on ne couche plus personne durant ce tour. Acheter des faveurs grâce au Fabricant de mosaïque, ce qui se fait à tout moment, n’est pas une telle action.
agra-rule-meditation-over = La phase s’achève quand on choisit le lieu de son action.
agra-reading-meditation-over = Il n’y a donc pas à annoncer la fin de la phase.
agra-rule-meditation-lost = Les points qui restent sont perdus.

## La roue.

agra-section-4 = La roue
agra-rule-wheel-often = Les actions de la roue se font dans n’importe quel ordre, chacune aussi souvent qu’on a les points.
agra-rule-wheel-blocked = L’action extérieure sous le marqueur est indisponible.
agra-reading-wheel-blocked = Elle reste bloquée toute la phase : le marqueur ne bouge qu’à la fin.
agra-rule-wheel-exchange = Échanger : une marchandise contre une autre, pour autant de points que vaut la marchandise.
agra-rule-wheel-exchange-same = Les deux marchandises doivent avoir la même valeur.
agra-rule-wheel-deliver = Livrer : 3 points apportent une marchandise à un notable.
agra-reading-wheel-deliver = Une version imprime 3 marchandises : c’est une erreur.
agra-rule-wheel-process = Transformer : une marchandise le long d’une flèche, pour autant de points que vaut la nouvelle.
agra-rule-wheel-uncover = Découvrir : 2 points retirent un cache de sa ferme.
agra-rule-wheel-farmer = Au centre : 1 point déplace un fermier d’une case. Rien ne bloque jamais cette action.
agra-rule-wheel-marker = Après la phase, le marqueur va sur la dernière action extérieure effectuée et la bloque pour tous.
agra-reading-wheel-marker = Les fermiers déplacés ensuite ne comptent pas. Sans action extérieure, le marqueur reste en place.

## Placer un ouvrier.

agra-section-5 = Placer un ouvrier
agra-rule-place-where = Un ouvrier de sa réserve va sur un personnage, sur un bâtiment ou sur le chantier du Bâtisseur.
agra-rule-place-action = On peut aussi utiliser un bâtiment de transformation sans marchandise à transformer : pour les roupies qui s’y trouvent, pour le Marchand ou pour la place elle-même.
agra-reading-place-action = On peut transformer, dit le texte. Une édition peut exiger au moins une marchandise.
agra-rule-place-perform = Puis on effectue l’action du lieu.
agra-rule-place-free = Sur un lieu libre, il ne se passe rien d’autre.
agra-rule-place-lying = Un ouvrier couché d’un autre joueur est renvoyé.
agra-rule-place-standing = Un ouvrier debout d’un autre joueur est renvoyé aussi, et rapporte 1 faveur à son propriétaire.
agra-rule-place-two-favours = À partir du cran 4 de la piste de méditation, ce sont 2 faveurs.
agra-reading-place-two-favours = Une version exige le dernier cran à un endroit, et nomme le cran 4 partout ailleurs.
agra-rule-place-own = Là où se trouve son propre ouvrier, on n’en place pas un second : seul le péonage y est possible.
agra-rule-place-rupees = Qui vient sur un bâtiment prend toutes les roupies qui s’y trouvent.

## Le péonage.

agra-section-6 = Le péonage
agra-rule-peon-again = Un ouvrier à soi refait l’action de son lieu. S’il était couché, il se relève ; s’il était debout, cela ne rapporte pas de faveur.
agra-rule-peon-price = Cela coûte 2 roupies, versées à la banque. Qui ne peut ou ne veut payer agit ailleurs.
agra-rule-peon-forced = Qui n’a plus d’ouvrier en réserve doit recourir au péonage.
agra-reading-peon-forced = L’Architecte ne peut donc pas construire ce tour-là, faute d’un second ouvrier.
agra-rule-peon-poor = Qui doit y recourir et n’a pas assez paie ce qu’il a, fût-ce rien.
agra-rule-peon-nothing-else = De même si aucune autre action n’est possible.
agra-reading-peon-nothing-else = Le texte ne connaît que le manque d’ouvriers. Mais l’action est obligatoire. Là où un bâtiment de transformation exige une marchandise, un ouvrier y va d’abord sans elle.
agra-rule-peon-visit = Le péonage prend les roupies du bâtiment et y rencontre le Marchand, comme un ouvrier qu’on vient de placer.
agra-reading-peon-visit = Le texte parle de placer ; le péonage en tient lieu.

## Le Marchand.

agra-section-7 = Le Marchand
agra-rule-merchant-favours = Qui agit sur le bâtiment du Marchand reçoit 2 faveurs après l’action.
agra-reading-merchant-favours = Une version ne le dit que dans son résumé.
agra-rule-merchant-moves = Puis le Marchand avance d’autant de bâtiments construits que l’indique un dé.
agra-rule-merchant-path = Le chemin descend chaque colonne, de la gauche vers la droite. Après le tailleur, il reprend à la carrière.
agra-rule-merchant-rupees = Sur chaque bâtiment qu’il passe, il laisse 1 roupie de la banque.
agra-reading-merchant-rupees = C’est à chaque pas sauf le dernier : ni là d’où il part, ni là où il arrive. Une édition peut le changer.
agra-rule-merchant-twice = Tant qu’il y a peu de bâtiments, il peut en passer un deux fois, et laisse une roupie à chaque fois.
agra-reading-merchant-twice = Le texte ne le prévoit pas.
agra-rule-merchant-only = Il ne bouge que lorsqu’on lui rend visite et au ponton 3.
agra-reading-merchant-only = Rien d’autre ne le déplace. Au ponton 3, il laisse aussi des roupies.

## Le Bâtisseur.

agra-section-8 = Le Bâtisseur
agra-rule-builder-free = Un ouvrier sur le chantier du Bâtisseur y construit sans matériaux et sans tuile Bonus.
agra-rule-builder-process = Ensuite, on peut transformer des marchandises dans le nouveau bâtiment, ou aucune.
agra-reading-builder-process = L’action est de construire.
agra-rule-builder-moves = Après cela, le Bâtisseur avance sur le chemin selon un dé ; après le dernier chantier, il reprend au premier.
agra-rule-builder-count = Seuls les chantiers comptent sur son chemin.
agra-reading-builder-count = Celui qu’on vient de construire n’en est plus un.
agra-rule-builder-built = Il avance chaque fois que son chantier est construit, de quelque façon que ce soit.
agra-reading-builder-built = Après toute l’action si l’Architecte ou la Mujtahida l’a construit, aussitôt au ponton 2.
agra-rule-builder-leaves = Quand il ne reste aucun chantier, il quitte la partie.

## L’Architecte.

agra-section-9 = L’Architecte
agra-rule-architect-choice = L’Architecte donne l’une de deux choses : un cran sur une piste d’influence, ou un nouveau bâtiment.
agra-reading-architect-choice = Ou aucune : toutes les versions disent que l’on peut.

## Construire.

agra-section-10 = Construire
agra-rule-build-any = On peut construire n’importe quel chantier, même celui du Bâtisseur, qui coûte alors ce qui est indiqué.
agra-rule-build-worker = Construire demande un second ouvrier de la réserve, qui va sur le nouveau bâtiment.
agra-reading-build-worker = Si l’Architecte est utilisé par péonage, c’est le seul. Sans ouvrier en réserve, on ne peut pas construire.
agra-rule-build-cost = On rend des matériaux jusqu’à ce que leur valeur de construction atteigne le coût du chantier.
agra-rule-build-materials = Le grès et le bois ont une valeur de construction de 1, le ciment et les planches de 2. Aucune autre marchandise n’est un matériau.
agra-rule-build-two-kinds = Deux sortes de matériaux ou plus comptent 1 de plus.
agra-reading-build-two-kinds = Une seule fois, quel que soit le nombre de sortes.
agra-rule-build-overpay = Ce qu’on paie en trop est perdu.
agra-reading-build-overpay = Le texte n’en dit rien.
agra-rule-build-steps = La tuile Chantier disparaît pour de bon ; viennent alors la tuile Bonus, l’ouvrier et la transformation.
agra-rule-build-bonus = On prend une tuile Bonus visible du niveau du bâtiment, on reçoit ce qu’elle montre et on la garde face cachée.
agra-reading-build-bonus = Dans un exemple, deux versions paient une roupie de moins que les tuiles de ce niveau.
agra-rule-build-process = Dans le nouveau bâtiment, on peut aussitôt transformer jusqu’à 3 marchandises, et d’abord faire tout ce qui le rend possible.

## Le Marin.

agra-section-11 = Le Marin
agra-rule-sailor-steps = L’action du Marin : les livraisons et leur paiement, le remboursement, l’influence ; à la fin, le Jagirdar d’un autre joueur.
agra-rule-sailor-free = Une livraison est gratuite.
agra-rule-sailor-pay = On peut rendre une marchandise : sa valeur est le nombre de livraisons supplémentaires.
agra-reading-sailor-pay = Avant ou après la livraison gratuite : aucune version ne donne d’ordre.
agra-rule-sailor-deliver = Chaque livraison apporte une marchandise à un notable, à autant de notables qu’on veut.
agra-rule-sailor-order = On peut aussi honorer une commande. Elle prend 2 livraisons, les deux à la fois.
agra-reading-sailor-order = Il faut donc un paiement, ou une seconde livraison gratuite comme celle du Jagirdar.
agra-rule-sailor-akbar = Le Marin ne sert pas Akbar.
agra-reading-sailor-akbar = Le texte ne l’envoie au palais que pour une commande.
agra-rule-sailor-double = Avec le Marin, et jamais autrement, un notable peut recevoir une marchandise deux fois, pour 2 livraisons. On peut le faire 2 fois par tour.
agra-reading-sailor-double = Deux versions le disent ; la troisième ne dit pas combien de fois. Une édition peut compter par action.
agra-rule-sailor-double-one = Les deux doubles livraisons d’un tour peuvent aller au même notable, pour des marchandises différentes.
agra-reading-sailor-double-one = Aucune version ne demande un autre notable. Une édition peut limiter chacun à une marchandise doublée par notable.
agra-rule-sailor-together = On pose les deux marqueurs d’un coup, avant de regarder si le contrat est rempli, ou le second plus tard dans la même action, tant que le contrat est ouvert.
agra-reading-sailor-together = Premier marqueur, récompense, puis le second, dit le texte ; dans les exemples, les deux sont posés avant que le contrat soit décompté. Une édition peut exiger que ce soit d’un coup.
agra-rule-sailor-refund = À la fin, chaque livraison payée et non utilisée rend 1 roupie.
agra-reading-sailor-refund = Jamais plus de roupies qu’on n’en a payé : une livraison gratuite ne rend rien.

## Livrer aux notables.

agra-section-12 = Livrer aux notables
agra-rule-deliver-ways = Les marchandises arrivent chez les notables par le Marin, par la roue, par une tuile Faveur et par le Jagirdar.
agra-rule-deliver-asked = Un notable accepte les marchandises de sa carte, chacune de qui l’apporte le premier.
agra-rule-deliver-stone = Le marqueur de la marchandise passe de son bâtiment sur la carte.
agra-rule-deliver-rupees = On reçoit aussitôt 1 roupie pour chaque marqueur sur cette carte, à qui qu’il soit, le nouveau compris.
agra-rule-deliver-each = Chaque livraison est payée avant la suivante.
agra-rule-deliver-single = Sans le Marin, c’est toujours une seule marchandise, jamais une double livraison.
agra-rule-deliver-double = Le second marqueur d’une double livraison se pose à côté du premier, rapporte 1 roupie et compte pour le contrat.
agra-reading-deliver-double = Il rapporte aussi ce qu’un contrat paie pour livrer cette marchandise ; une édition peut le changer.

## Les contrats.

agra-section-13 = Les contrats
agra-rule-contract-complete = Quand un notable a tout reçu, le contrat est attribué aussitôt.
agra-reading-contract-complete = Ce sont 2 marchandises aux niveaux 1 et 2, et 3 aux niveaux 3 et 4.
agra-rule-contract-most = Qui a le plus de marqueurs sur la carte l’emporte.
agra-rule-contract-tie = Entre ceux qui en ont autant, l’emporte celui dont la marchandise est la plus haute sur la carte.
agra-reading-contract-tie = Une version l’oublie à un endroit et le dit à un autre.
agra-rule-contract-stones = Les marqueurs du vainqueur rentrent.
agra-rule-contract-consolation = Tous les autres marqueurs de la carte deviennent des faveurs de leurs propriétaires.
agra-reading-contract-consolation = Les résumés ne nomment qu’une partie des perdants ; le chapitre les vise tous.
agra-rule-contract-use = Le vainqueur peut utiliser le contrat dès maintenant, même dans l’action en cours.
agra-reading-contract-use = Un Négociant portugais ou un Jagirdar gagné pendant les livraisons y aide déjà. Pour le Jagirdar, une édition peut le changer.
agra-rule-contract-before = Ce qu’un contrat donne aussitôt vient avant le départ du bateau.
agra-reading-contract-before = Le texte ne dit pas ce qui vient en premier.

## L’influence.

agra-section-14 = L’influence
agra-rule-influence-step = Un pion monte cran par cran ; au sommet, il reste.
agra-rule-influence-choice = Quand les pistes sont au choix, chaque cran se prend sur une piste différente.
agra-rule-influence-deliver = Chaque notable qui a reçu une marchandise durant une action donne un cran sur la piste de sa guilde, un seul, même pour plusieurs marchandises.
agra-reading-influence-deliver = Une version compte par tour. Une édition peut le changer.
agra-rule-influence-after = Ces crans viennent après toutes les livraisons de l’action, dans l’ordre que l’on veut.
agra-reading-influence-after = Il en va de même avec le Marin, la roue, la tuile et le Jagirdar. Les contrats et les pontons passent avant. L’ordre est demandé là où il compte.
agra-rule-influence-may = On peut refuser un tel cran.
agra-reading-influence-may = On ne le demande que pour le sommet, qui annonce la fin ; les autres ne peuvent pas nuire et se prennent d’eux-mêmes.
agra-rule-influence-bonus = Le cran 3 donne 1 faveur et le cran 6 en donne 2, ou bien, à la place, une des tuiles Faveur visibles.

## Le Négociant.

agra-section-15 = Le Négociant
agra-rule-trader-give = Le Négociant prend jusqu’à 3 marchandises.
agra-rule-trader-worth = Ensemble, elles doivent valoir plus de 1.
agra-reading-trader-worth = Sinon rien ne reviendrait : ce n’est pas un échange. On ne donne donc une marchandise que si l’on peut finir par prendre quelque chose, et d’ici là rien d’autre ne s’intercale.
agra-rule-trader-take = On prend pour elles des marchandises d’autres sortes, valant 1 de moins en tout.
agra-reading-trader-take = Exactement 1 de moins, aux valeurs du moment où l’échange commence. Une édition peut le changer. Aucune sorte donnée n’est reprise.
agra-rule-trader-token = Avant ou après l’échange, on peut aussi déplacer un jeton Prix.
agra-reading-trader-token = Ou ne faire que cela, sans échange.

## Valeurs et jetons Prix.

agra-section-16 = Valeurs et jetons Prix
agra-rule-price-value = Les drapeaux d’une marchandise sont sa valeur : 1 pour celles de base, 2 pour les manufacturées, 3 pour celles de luxe.
agra-rule-price-token = Les drapeaux d’un jeton Prix sont la valeur de la marchandise qui est dessous.
agra-rule-price-move = Déplacer un jeton, c’est le poser sur une marchandise, d’un côté ou de l’autre, le glisser sur une autre ou le retourner.
agra-rule-price-one-step = Aucune valeur ne peut différer de plus de 1 de celle imprimée.
agra-rule-price-stack = Il n’y a jamais deux jetons sur une marchandise.
agra-rule-price-stays = Un jeton reste en place jusqu’à ce que le Négociant, une tuile Faveur ou la rivière le déplace.
agra-reading-price-stays = Une version oublie ici la tuile Faveur.

## La Botaniste.

agra-section-17 = La Botaniste
agra-rule-botanist-two = La Botaniste donne deux choses différentes sur trois, dans n’importe quel ordre.
agra-rule-botanist-meditation = Un cran sur la piste de méditation, contre les marchandises indiquées avant lui.
agra-rule-botanist-cover = Un cache de moins sur sa ferme.
agra-rule-botanist-farmers = Des pas de fermiers.

## La ferme.

agra-section-18 = La ferme
agra-rule-farm-farmer = Un fermier va de case en case sur son côté, sans se poser sur une marchandise ou un cache ni les franchir.
agra-rule-farm-moves = Les pas de fermiers sont 2 pas d’une case : un fermier fait les deux, ou deux fermiers un chacun.
agra-rule-farm-cover = Un cache retiré reste à côté du plateau.

## Produire.

agra-section-19 = Produire
agra-rule-produce-building = Les quatre bâtiments de niveau 1 produisent du grès, du bois, du curcuma et du coton.
agra-rule-produce-fields = On en reçoit autant qu’il y a de cases découvertes sur sa ferme entre le coin de la marchandise et le fermier le plus proche de part et d’autre : de 0 à 8.
agra-rule-produce-farmer = La case sous un fermier ne compte pas, ni celles derrière lui.
agra-rule-produce-store = Les marchandises produites se posent sur leur bâtiment, mais on peut en garder moins.
agra-reading-produce-store = Chez nous, on pose toujours tout ce que permettent les marqueurs, et la question ne vient que s’il n’y en a plus. On ne peut donc pas garder exprès moins de coton, ce qui donnerait une autre marchandise au ponton 5.
agra-rule-goods-store = Un marqueur sur un bâtiment est une marchandise de ce bâtiment. Chacun peut en avoir autant qu’il veut, même sur un chantier.

## Transformer.

agra-section-20 = Transformer
agra-rule-process-arrow = On transforme une marchandise en déplaçant son marqueur le long d’une flèche du plateau.
agra-rule-process-building = Avec un ouvrier sur un bâtiment de transformation, on peut transformer jusqu’à 3 marchandises le long de la flèche qui y mène.
agra-rule-process-unbuilt = Par d’autres moyens, on peut aussi obtenir des marchandises sur un chantier.

## Suivre.

agra-section-21 = Suivre
agra-rule-follow-may = Quand quelqu’un a transformé, tous les autres peuvent faire de même.
agra-rule-follow-one = Chacun d’eux transforme exactement une marchandise, le long de la même flèche.
agra-rule-follow-order = On les interroge dans le sens horaire.
agra-rule-follow-favour = Celui qu’on suit reçoit 1 faveur pour chacun d’eux.
agra-rule-follow-main-only = On ne suit que la transformation d’une action principale.
agra-reading-follow-main-only = Ni celle de la roue, ni celle des faveurs. Deux versions le disent, une l’omet.
agra-rule-follow-extra = Qui suit peut ajouter la tuile de transformation supplémentaire.
agra-reading-follow-extra = Cela n’apporte pas de seconde faveur à celui qu’on suit. Le marqueur de la tuile rentre à la fin de ce tour.
agra-rule-follow-mujtahida = On suit aussi la transformation dans le bâtiment que donne la Mujtahida.
agra-reading-follow-mujtahida = Elle construit selon les règles de l’Architecte : cela compte comme une action principale.

## À tout moment.

agra-section-22 = À tout moment
agra-rule-anytime-turn = À son tour, même au milieu d’une action, on peut utiliser huile et curry, faveurs, marchandises de luxe et contrats.
agra-rule-anytime-besides = Rien de tout cela ne remplace l’action obligatoire.

## Huile et curry.

agra-section-23 = Huile et curry
agra-rule-spices-one = 1 huile ou 1 curry relève un ouvrier couché.
agra-rule-spices-both = 1 huile et 1 curry ensemble en relèvent jusqu’à 3.
agra-rule-spices-once = Cela se fait une fois par tour.
agra-reading-spices-once = Une version ne donne pas de limite.

## Les faveurs.

agra-section-24 = Les faveurs
agra-rule-favour-gain = Une faveur est un marqueur à soi qui passe de la réserve à la zone de faveur. Personne d’autre ne la paie.
agra-rule-favour-once = Chaque action de faveur se fait une fois par tour.
agra-rule-favour-have = Certaines demandent plus de faveurs qu’elles n’en coûtent : il faut posséder le plus grand nombre et dépenser le plus petit.
agra-rule-favour-useful = Une action qui ne ferait rien est interdite.
agra-reading-favour-useful = Le texte n’en dit rien. Il en va de même pour un tableau.
agra-rule-favour-spend = Les marqueurs des faveurs dépensées rentrent.
agra-rule-favour-mark = L’un d’eux reste d’abord sur l’action, jusqu’à la fin du tour.
agra-reading-favour-mark = Que ce soit l’un de ceux dépensés, une seule version le dit.
agra-rule-favour-effect = Ce que les faveurs achètent a lieu aussitôt.
agra-rule-favour-printed = Trois actions sont imprimées sur chaque plateau : les trois premières ci-dessous.
agra-rule-favour-tile = Chaque tuile Faveur sur son plateau est une action de plus.
agra-rule-favour-refill = Une tuile visible qu’on a prise est remplacée par une de la pile.
agra-rule-favour-fourth = Il y a place pour 3 tuiles. Qui en reçoit une de plus en rend une à la pile, qu’on mélange.
agra-rule-favour-gain-basic = Dépenser 2 : une marchandise de base.
agra-rule-favour-process = Dépenser 3 : transformer une marchandise.
agra-rule-favour-influence = Posséder 4 et dépenser 3 : un cran sur une piste d’influence au choix.
agra-rule-favour-raise-worker = Dépenser 2 : relever un ouvrier couché.
agra-rule-favour-process-extra = Dépenser 2 : une marchandise de plus, en supplément d’une autre transformation.
agra-reading-favour-process-extra = Après elle : après une action principale, quand tous ont suivi, après la roue, une faveur, ou quand on suit. Le long de la même flèche : c’est notre lecture, aucune version ne le dit. À son propre tour, on peut d’abord faire tout ce qui est permis à tout moment. Pas dans un bâtiment que la Mujtahida donne au tour d’un autre. Une version permet de s’en servir seule.
agra-rule-favour-gain-mp = Posséder 2 et dépenser 1 : un point, seulement dans la phase de méditation.
agra-rule-favour-sell-good = Posséder 3 et dépenser 2 : vendre une marchandise pour autant de roupies qu’elle vaut.
agra-rule-favour-remove-cover = Posséder 3 et dépenser 2 : retirer un cache de sa ferme.
agra-rule-favour-deliver-notable = Posséder 4 et dépenser 2 : livrer une marchandise à un notable.
agra-reading-favour-deliver-notable = Avec roupies et influence comme toujours ; une version ne le dit pas.
agra-rule-favour-akbar-or-order = Posséder 4 et dépenser 2 : offrir une marchandise à Akbar ou honorer une commande.
agra-rule-favour-move-farmers = Posséder 2 et dépenser 1 : des pas de fermiers, comme chez la Botaniste.
agra-rule-favour-move-price-token = Posséder 3 et dépenser 2 : déplacer un jeton Prix, comme chez le Négociant.
agra-rule-favour-exchange-good = Dépenser 2 : échanger une marchandise contre une autre de même valeur.
agra-rule-favour-gain-value-2 = Posséder 4 et dépenser 3 : une marchandise de valeur 2.
agra-rule-favour-advance-meditation = Dépenser 4 : un cran sur la piste de méditation, sans marchandises.
agra-rule-favour-process-1-to-2 = Posséder 3 et dépenser 2 : transformer une marchandise de valeur 1 en une de valeur 2.
agra-reading-favour-process-1-to-2 = Dans une version, cela ne coûte que 1.
agra-rule-favour-free-peon = Dépenser 3 : le péonage gratuit, dans la phase d’action.
agra-reading-favour-free-peon = On prend la tuile en choisissant l’emplacement de son action : la méditation est finie, et c’est un de ses propres ouvriers qui doit servir.

## Marchandises de luxe.

agra-section-25 = Marchandises de luxe
agra-rule-luxury-once = Chacune des quatre marchandises de luxe peut servir une fois par tour pour son effet.
agra-rule-luxury-scroll = Son marqueur reste sur le parchemin de la marchandise jusqu’à la fin du tour.
agra-rule-luxury-statue = Statue : une action principale de plus.
agra-reading-luxury-statue = Juste après l’action principale et avant les commandes ; les versions nomment ce moment différemment.
agra-rule-luxury-book = Livre : relever jusqu’à 3 ouvriers couchés et recevoir 1 faveur.
agra-rule-luxury-painting = Tableau : un cran sur chacune de 2 pistes d’influence.
agra-rule-luxury-clothing = Vêtements : autant de roupies qu’ils valent.

## Les commandes.

agra-section-26 = Les commandes
agra-rule-order-may = Dans la phase des commandes, on peut honorer une commande ou offrir une marchandise à Akbar, pas les deux.
agra-reading-order-may = Même si le Marin a honoré une commande durant ce tour.
agra-rule-order-marked = De chaque guilde, seule la commande sous son repère est disponible.
agra-rule-order-goods = Elle demande deux marchandises, et il faut avoir les deux.
agra-rule-order-influence = Il faut être monté d’au moins un cran sur la piste de la guilde.
agra-rule-order-limit = La colonne de la guilde doit contenir moins de marqueurs que la limite : d’abord 3, puis 4, 5 et 6.
agra-reading-order-limit = Les marqueurs neutres comptent.
agra-rule-order-fill = L’un des deux marqueurs se pose sur la commande, l’autre rentre.
agra-rule-order-marker = Le repère descend à la prochaine commande libre, et de la dernière remonte à la première.
agra-reading-order-marker = Une version dit une ligne plus bas ; mais il faut sauter une commande prise.
agra-rule-order-first = Qui est premier sur la piste de la guilde, seul ou avec d’autres, reçoit les roupies imprimées à côté de son cran.
agra-rule-order-behind = Tous les autres reçoivent 1 roupie de moins, puis montent d’un cran.
agra-reading-order-behind = On regarde qui est premier avant ce cran. Un résumé oublie la roupie de moins.
agra-rule-order-full = Avec des marqueurs sur les 6 commandes, la colonne est pleine.

## Akbar.

agra-section-27 = Akbar
agra-rule-akbar-new = Akbar prend une marchandise de chaque sorte montrée sur ses coupes, et une seule fois, de qui l’apporte le premier.
agra-rule-akbar-gift = Le marqueur reste dans la coupe et rapporte à la fin.

## La rivière.

agra-section-28 = La rivière
agra-rule-river-open = Seuls les notables des niveaux que le bateau a ouverts prennent des marchandises. Un niveau ouvert le reste.
agra-reading-river-open = Le ponton 1 ouvre le niveau 1, le ponton 2 le niveau 2, le ponton 4 le niveau 3, le ponton 5 le niveau 4. Une édition peut changer les deux derniers.
agra-rule-river-boat = Le bateau repart quand assez de contrats sont remplis : du ponton 1 avec 2 de niveau 1, du ponton 2 avec 1 de niveau 2, du ponton 3 avec 2 de niveau 2, du ponton 4 avec 1 de niveau 3, du ponton 5 avec 1 de niveau 4.
agra-reading-river-boat = Au ponton 3, c’est deux en tout, donc un de plus ; deux versions peuvent se lire autrement.
agra-rule-river-at-once = Il repart aussitôt, et le tour attend que tout soit réglé au ponton.
agra-rule-river-chain = Si le ponton suivant est déjà dû, le bateau continue ensuite.
agra-reading-river-chain = Le texte ne le prévoit pas.
agra-rule-river-pier-2 = Ponton 2 : le chantier du Bâtisseur est construit, et il avance.
agra-reading-river-pier-2 = Sans tuile Bonus, sans ouvrier et sans transformation. Si quelqu’un y construit à ce moment, il ne se déplace qu’une fois.
agra-rule-river-pier-3 = Ponton 3 : le Marchand avance. Chacun reçoit 1 faveur par coton, mais 3 au plus. La limite des commandes passe à 4.
agra-rule-river-pier-4 = Ponton 4 : tous les jetons Prix retournent chez le Négociant. Chacun reçoit 1 faveur. La limite des commandes passe à 5.
agra-rule-river-pier-5 = Ponton 5 : chacun reçoit une marchandise de valeur 1, ou de valeur 2 avec 1 coton, ou de valeur 3 avec 2 ou plus. La limite des commandes passe à 6.
agra-reading-river-pier-5 = Toute marchandise qui a cette valeur à ce moment.
agra-rule-river-pier-6 = Ponton 6 : désormais, les vêtements utilisés rapportent 1 roupie de plus.

## Les notables.

agra-section-29 = Les notables
agra-rule-notable-at-once = Ce qu’un contrat donne aussitôt, il le donne une seule fois, au vainqueur.
agra-rule-notable-once = Ce qui sert une fois par tour ne sert qu’à ses propres tours.
agra-rule-notable-generous = Ce qu’un contrat paie pour livrer une marchandise, il le paie chaque fois : chez un notable, pour une commande, chez Akbar ou chez le Négociant français.
agra-rule-notable-great = Les quatre notables de niveau 4 donnent aussitôt 3 faveurs.
agra-rule-notable-portuguese-trader = Négociant portugais : on peut payer le Marin avec plusieurs marchandises, valant 4 en tout au plus. Chaque tissu livré rapporte 1 roupie.
agra-reading-notable-portuguese-trader = Dans une version, ce sont les vêtements ; mais ils vont avec le Négociant hollandais.
agra-rule-notable-sufi = Soufi : aussitôt un cran sur la piste de méditation, sans marchandises. Chaque curry livré rapporte 1 roupie.
agra-rule-notable-takshaka = Takshaka : quand on construit, les matériaux comptent 1 de plus, et on reçoit 1 roupie.
agra-reading-notable-takshaka = Pas quand c’est le Bâtisseur, ce qu’une version ne dit pas. Avec la Mujtahida, on reçoit la roupie.
agra-rule-notable-mahout = Mahout : à chaque production de grès ou de bois, 1 de plus.
agra-reading-notable-mahout = Même si les cases donnent 8 ou rien. Une édition peut s’en tenir à 8.
agra-rule-notable-khatib = Khatib : à chaque production de coton ou de curcuma, 1 de plus.
agra-reading-notable-khatib = Même si les cases donnent 8 ou rien. Une édition peut s’en tenir à 8.
agra-rule-notable-french-trader = Négociant français : une fois par tour, on peut poser une marchandise de valeur 1, 2 ou 3 sur la carte. Le troisième marqueur rapporte 5 roupies, et les 3 rentrent.
agra-reading-notable-french-trader = Les trois peuvent avoir n’importe laquelle de ces valeurs ; une édition peut en demander une de chaque. Ni roupies de livraison ni influence, mais ce que d’autres contrats paient pour la marchandise.
agra-rule-notable-dyer = Teinturier : quand on produit, on peut échanger 2 des nouvelles marchandises contre une de la même rangée qui vaut 2 au plus. Chaque teinture livrée rapporte 1 roupie.
agra-reading-notable-dyer = Avant qu’elles soient posées, donc un marqueur suffit. Une version dit exactement 2. Une fois par production ; une édition peut le changer.
agra-rule-notable-cook = Cuisinier : jusqu’à 2 ouvriers renvoyés debout peuvent attendre ici. Dans la phase de méditation, ils rentrent pour des points, comme si on les couchait. Chaque huile livrée rapporte 1 roupie.
agra-reading-notable-cook = La faveur du renvoi vient quand même ; une édition peut le changer. Qui attend ici n’est pas dans la réserve.
agra-rule-notable-muezzin = Muezzin : 1 point de plus dans chaque phase de méditation où l’on gagne des points.
agra-reading-notable-muezzin = Avec les premiers points de la phase, d’un ouvrier ou d’une tuile ; une fois par tour.
agra-rule-notable-jagirdar = Jagirdar : son propre Marin a 1 livraison gratuite de plus. Après le Marin d’un autre joueur, on peut livrer une marchandise à un notable, et ce joueur reçoit 1 faveur.
agra-reading-notable-jagirdar = Avec roupies et influence comme toujours ; une version ne le dit pas. Inutilisée, la livraison gratuite ne rend rien.
agra-rule-notable-caliph = Calife : une fois par tour, 1 coton relève un ouvrier couché.
agra-rule-notable-calligrapher = Calligraphe : le péonage coûte 1 roupie. Chaque papier livré rapporte 1 roupie.
agra-rule-notable-mullah = Mollah : une fois par tour, une action de faveur coûte 1 faveur de moins, mais au moins 1. Chaque brique livrée rapporte 1 roupie.
agra-reading-notable-mullah = Il faut toujours en posséder autant qu’elle en demande.
agra-rule-notable-english-trader = Négociant anglais : une fois par tour, on peut échanger une marchandise contre une autre de même valeur.
agra-rule-notable-mosaic-maker = Fabricant de mosaïque : aussitôt une tuile Faveur au choix, visible ou de la pile, qu’on mélange ensuite. Une fois par tour, 1 point achète 1 faveur, ou 3 points en achètent 2.
agra-reading-notable-mosaic-maker = On fouille la pile ouvertement : son contenu se déduit des autres tuiles, seul son ordre est secret.
agra-rule-notable-mujtahida = Mujtahida : aussitôt, on peut construire gratuitement le premier chantier du chemin, pour le reste comme chez l’Architecte. Chaque statue livrée rapporte 2 roupies.
agra-reading-notable-mujtahida = On peut aussi y renoncer : rien n’oblige à utiliser ce que donne un notable. Sans ouvrier en réserve, seuls l’ouvrier et la transformation tombent ; une édition peut tout supprimer. Une version paie une roupie de moins par statue. À son propre tour, on peut faire avant cette transformation tout ce qui est permis à tout moment.
agra-rule-notable-dutch-trader = Négociant hollandais : à la fin, 1, 3 ou 6 roupies pour avoir honoré des commandes de 1, 2 ou 3 guildes. Chaque livraison de vêtements rapporte 2 roupies.
agra-rule-notable-painter = Peintre : aussitôt, on peut relever jusqu’à 3 ouvriers couchés et monter d’un cran sur une piste d’influence. Chaque tableau livré rapporte 2 roupies.
agra-reading-notable-painter = Sur une seule piste au choix ; une version dit sur toutes. On peut renoncer à l’un et à l’autre.
agra-rule-notable-subadar = Subadar : à la fin, 1 roupie pour chaque commande qu’on a honorée. Chaque livre livré rapporte 2 roupies.
agra-rule-notable-sadr-us-sudur = Sadr us-Sudur : aussitôt, on peut offrir à Akbar une marchandise dans la coupe de toute marchandise de même valeur. À la fin, 1 roupie pour chacun de ses marqueurs chez lui.
agra-rule-notable-grand-mufti = Grand Mufti : à la fin, 3 roupies pour chaque trio des trois guildes parmi ses commandes et contrats.
agra-reading-notable-grand-mufti = Il y a autant de trios que de signes de la guilde la plus rare.
agra-rule-notable-grand-imam = Grand Imam : à la fin, 1 roupie pour chaque commande et chaque contrat des Érudits qu’on possède, celui-ci compris.
agra-rule-notable-court-artist = Artiste de la Cour : à la fin, 1 roupie pour chaque commande et chaque contrat des Artisans qu’on possède, celui-ci compris.
agra-rule-notable-dewan = Dewan : à la fin, 1 roupie pour chaque commande et chaque contrat des Marchands qu’on possède, celui-ci compris.

## Marqueurs et ouvriers.

agra-section-30 = Marqueurs et ouvriers
agra-rule-stones-places = Ses 22 marqueurs doivent suffire à tout : marchandises, faveurs, livraisons, commandes, coupes et actions utilisées.
agra-rule-stones-free = Qui a besoin d’un marqueur et n’en a plus en réserve peut renoncer pour cela à une marchandise ou à une faveur.
agra-reading-stones-free = On le demande à cet instant précis, même au tour d’un autre ; à son propre tour, on peut d’abord faire tout ce qui est permis à tout moment. À un autre moment, on ne renonce à rien. On ne peut donc pas se défaire exprès de coton, ce qui donnerait une autre marchandise au ponton 5.
agra-rule-stones-fewer = Sinon, on prend moins.
agra-rule-stones-kept = Tous les autres marqueurs restent où ils sont.
agra-reading-stones-kept = Ceux des commandes, d’Akbar, des notables et des actions utilisées.
agra-rule-stones-workers = De même, on n’a pas plus de 10 ouvriers.
agra-rule-workers-raise = On relève ses propres ouvriers couchés ; s’il n’y en a pas plus que permis, tous.

## Fin de la partie.

agra-section-31 = Fin de la partie
agra-rule-end-trigger = L’une de trois choses annonce la fin.
agra-rule-end-contract = Un contrat de niveau 4 est rempli.
agra-rule-end-track = Quelqu’un atteint le sommet d’une piste d’influence.
agra-rule-end-column = La colonne d’une guilde est pleine.
agra-rule-end-rounds = On finit la manche, puis on en joue encore une.
agra-reading-end-rounds = Selon toutes les règles habituelles ; une seconde raison de finir ne change rien.

## Décompte final.

agra-section-32 = Décompte final
agra-rule-score-rupees = On compte ses roupies.
agra-rule-score-contracts = S’y ajoutent les roupies des contrats qui paient à la fin.
agra-rule-score-tracks = Qui est le plus haut sur une piste d’influence reçoit 2 roupies par marqueur à lui dans la colonne de cette guilde, et le deuxième 1.
agra-rule-score-tied-first = Si plusieurs sont les plus hauts, ils reçoivent 1 par marqueur et le deuxième rien.
agra-reading-score-tied-first = Une version oublie que c’est par marqueur.
agra-rule-score-tied-second = Si plusieurs sont deuxièmes derrière un seul premier, tous reçoivent leur part.
agra-reading-score-tied-second = Une version ne leur donne rien.
agra-rule-score-meditation = Le dernier cran de la piste de méditation rapporte 5 roupies.
agra-rule-score-covers = Chaque cache retiré rapporte 1 roupie.
agra-rule-score-akbar = 1, 2 ou 3 marchandises chez Akbar rapportent 1, 3 ou 5 roupies, et chacune de plus 3.
agra-rule-score-winner = Le plus de roupies l’emporte.
agra-rule-score-tie = Entre égaux, l’emporte celui à qui il reste le plus : les marchandises comptent leur valeur, les faveurs 1 chacune.
agra-rule-score-shared = Ceux qui sont encore égaux partagent la victoire.

## À deux et à trois joueurs.

agra-section-33 = À deux et à trois joueurs
agra-rule-players-notables = Il y a 4, 3, 2 et 1 notables des quatre niveaux, 10 en tout, et leurs guildes se répartissent en 4/3/3.
agra-rule-players-akbar = Des dés posent des marqueurs neutres dans les coupes d’Akbar : de chaque côté 1 s’il y a 3 joueurs et 2 s’il y a 2 joueurs. Si la même coupe sort deux fois, elle n’a qu’un marqueur.
agra-rule-players-orders = Des dés posent des marqueurs neutres sur des commandes : par guilde 1 s’il y a 3 joueurs et 2 s’il y a 2 joueurs, jamais sur la même commande.
agra-rule-players-marker = Le repère d’une guilde qui tomberait sur un marqueur neutre va à la prochaine commande libre en dessous.
agra-reading-players-marker = On pose donc d’abord les marqueurs, puis les repères. Une édition peut le changer.
agra-rule-players-neutral = Les marqueurs neutres ne sont à personne et ne rapportent à personne.
agra-reading-players-neutral = Ils comptent pour la limite et pour une colonne pleine ; une édition peut changer ce dernier point.
agra-rule-players-river = Le bateau attend autant de contrats qu’à 4 joueurs.
agra-reading-players-river = Le texte n’y change rien.
