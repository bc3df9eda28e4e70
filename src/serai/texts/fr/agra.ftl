# Agra.
#
# { NAME($good, article: "indefinite") } est une unité : « du bois », « une brique ».
# Un lieu prend « la scierie » (definite), « à la scierie » (at), « de la scierie » (from) ;
# un notable « le Cuisinier » (definite), « au Cuisinier » (to), « du Cuisinier » (of).

## Que faire maintenant.

agra-prompt-turn = { $kinds ->
    [place] Placez un ouvrier.
    [lay-place] Placez un ouvrier ; avant cela, vous pouvez en coucher pour méditer.
    [place-spend] { $points ->
        [one] Dépensez votre point de méditation ({ $points }), ou placez un ouvrier.
       *[other] Dépensez vos { $points } points de méditation, ou placez un ouvrier.
    }
    [lay-place-spend] { $points ->
        [one] Dépensez votre point de méditation ({ $points }), couchez d’autres ouvriers, ou placez un ouvrier.
       *[other] Dépensez vos { $points } points de méditation, couchez d’autres ouvriers, ou placez un ouvrier.
    }
    [again-lay] Tous vos ouvriers sont dehors : réutilisez-en un ; avant cela, vous pouvez en coucher pour méditer.
    [again-spend] { $points ->
        [one] Dépensez votre point de méditation ({ $points }), ou réutilisez un ouvrier.
       *[other] Dépensez vos { $points } points de méditation, ou réutilisez un ouvrier.
    }
    [again-lay-spend] { $points ->
        [one] Dépensez votre point de méditation ({ $points }), couchez d’autres ouvriers, ou réutilisez un ouvrier.
       *[other] Dépensez vos { $points } points de méditation, couchez d’autres ouvriers, ou réutilisez un ouvrier.
    }
   *[again] Tous vos ouvriers sont dehors : réutilisez-en un.
}
agra-prompt-extra-action = La statue : faites une autre action principale.
agra-prompt-free-peon = Choisissez l’ouvrier qui sert de nouveau gratuitement.
agra-prompt-order = { $kinds ->
    [akbar-done-order] Honorez une commande ou offrez une marchandise à Akbar, ou terminez votre tour.
    [done-order] Honorez une commande, ou terminez votre tour.
    [akbar-done] Offrez une marchandise à Akbar, ou terminez votre tour.
   *[done] Terminez votre tour, ou faites ce qui est permis à tout moment.
}
agra-prompt-shortage-favours = Plus de marqueur pour { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
} : { $kinds ->
    [done] faites-en revenir un par une autre action, ou prenez-en moins.
   *[done-free] renoncez à une marchandise, ou prenez-en moins.
}
agra-prompt-shortage-goods = Plus de marqueur pour { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
} : { $kinds ->
    [done] faites-en revenir un par une autre action, ou prenez-en moins.
    [done-free] renoncez à une autre marchandise, ou prenez-en moins.
    [done-free_favour] renoncez à une faveur, ou prenez-en moins.
   *[done-free-free_favour] renoncez à une autre marchandise ou à une faveur, ou prenez-en moins.
}
agra-prompt-cover = Retirez un cache de votre ferme.
agra-prompt-farmers = { $count ->
    [1] Déplacez un fermier d’une case, ou arrêtez-vous.
   *[other] Déplacez un fermier d’une case, { $count } fois en tout, ou arrêtez-vous.
}
agra-prompt-ascend = Monter au sommet de la piste des { $guild } et annoncer la fin ?
agra-prompt-ascend-first = { $kinds ->
    [done-up] Monter au sommet d’une piste et annoncer la fin ?
   *[up] Plusieurs crans vous reviennent : lequel d’abord ?
}
agra-prompt-up = { $kinds ->
    [done-up] Choisissez une piste où monter, ou restez où vous êtes.
   *[up] { $count ->
        [1] Choisissez une piste où monter.
       *[other] Choisissez { $count } pistes où monter.
    }
}
agra-prompt-track-bonus = Prenez { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
} ou une tuile Faveur visible.
agra-prompt-return = Choisissez la tuile Faveur que vous rendez.
agra-prompt-search-tile = Choisissez une tuile Faveur, visible ou dans la pile.
agra-prompt-process-one = Choisissez une marchandise à transformer.
agra-prompt-process-extra = Dépenser des faveurs pour transformer une marchandise de plus en { NAME($good, number: "singular") } ?
agra-prompt-extra-later = Une marchandise de plus peut devenir { NAME($good, article: "indefinite") }, dès que vous avez les faveurs et la marchandise qu’il faut.
agra-prompt-follow = { $kinds ->
    [done] Vous pouvez aussi transformer { NAME($good, article: "indefinite") } en { NAME($into, number: "singular") }, dès que vous avez cette marchandise. { $seat2 } y gagne une faveur.
   *[done-process] Transformer aussi { NAME($good, article: "indefinite") } en { NAME($into, number: "singular") } ? { $seat2 } y gagne une faveur.
}
agra-prompt-process = { $kinds ->
    [process] Transformez des marchandises { NAME($building, article: "at") }.
    [done] Vous n’avez rien à transformer { NAME($building, article: "at") }.
   *[done-process] Transformez des marchandises { NAME($building, article: "at") }, ou aucune.
}
agra-prompt-materials = Payez des matériaux pour { NAME($building, article: "definite") } : encore { $count }.
agra-prompt-bonus = Prenez une tuile Bonus de niveau { $level }.
agra-prompt-first-site = La Mujtahida : construire { NAME($building, article: "definite") } gratuitement ?
agra-prompt-exchange = Échangez une marchandise contre une autre de même valeur.
agra-prompt-dye = Le Teinturier : donner { NAME($good, article: "indefinite") } pour une meilleure marchandise de la même rangée ?
agra-prompt-gain-basic = Choisissez une marchandise de base.
agra-prompt-gain-value = Choisissez une marchandise de valeur { $value }.
agra-prompt-sell = Choisissez une marchandise à vendre à sa valeur.
agra-prompt-token = Placez, déplacez ou retournez un jeton Prix.
agra-prompt-deliver-one = Livrez une marchandise à un notable.
agra-prompt-offer = { $kinds ->
    [done] Vous pouvez offrir une marchandise à Akbar, dans une coupe libre de même valeur, dès que vous en avez une qui convient.
   *[done-offer] Offrez une marchandise à Akbar, dans une coupe libre de même valeur.
}
agra-prompt-akbar-or-order = Offrez une marchandise à Akbar, ou honorez une commande.
agra-prompt-raise = { $kinds ->
    [done-raise] { $count ->
        [1] Choisissez un ouvrier à relever, ou arrêtez-vous.
       *[other] Choisissez jusqu’à { $count } ouvriers à relever, ou arrêtez-vous.
    }
   *[raise] { $count ->
        [1] Choisissez un ouvrier à relever.
       *[other] Choisissez { $count } ouvriers à relever.
    }
}
agra-prompt-store = Votre ouvrier est renvoyé. Le garder chez le Cuisinier ?
agra-prompt-architect = { $kinds ->
    [done-up] Montez d’un cran sur une piste, ou renoncez-y.
    [build-done] Construisez, ou renoncez-y.
    [done] Aucune piste où monter et rien à construire.
   *[build-done-up] Montez d’un cran sur une piste ou construisez, ou ne faites ni l’un ni l’autre.
}
agra-prompt-botanist = { $kinds ->
    [done] La Botaniste n’a plus rien pour vous.
    [contemplate-done] Payez un cran de méditation, ou arrêtez-vous.
    [done-farmer] Déplacez des fermiers, ou arrêtez-vous.
    [done-uncover] Retirez un cache, ou arrêtez-vous.
    [done-farmer-uncover] { $count ->
        [1] Encore une chose : retirez un cache ou déplacez des fermiers, ou arrêtez-vous.
       *[other] Retirez un cache, déplacez des fermiers, ou arrêtez-vous.
    }
    [contemplate-done-farmer] { $count ->
        [1] Encore une chose : payez un cran de méditation ou déplacez des fermiers, ou arrêtez-vous.
       *[other] Payez un cran de méditation, déplacez des fermiers, ou arrêtez-vous.
    }
    [contemplate-done-uncover] { $count ->
        [1] Encore une chose : payez un cran de méditation ou retirez un cache, ou arrêtez-vous.
       *[other] Payez un cran de méditation, retirez un cache, ou arrêtez-vous.
    }
   *[contemplate-done-farmer-uncover] { $count ->
        [1] Encore une chose : payez un cran de méditation, retirez un cache ou déplacez des fermiers, ou arrêtez-vous.
       *[other] Faites { $count } choses : payer un cran de méditation, retirer un cache, déplacer des fermiers ; ou arrêtez-vous.
    }
}
agra-prompt-deliveries = { $kinds ->
    [deliver-done] { $count ->
        [one] Livrez une marchandise, ou arrêtez-vous : encore { $count } livraison.
       *[other] Livrez des marchandises, ou arrêtez-vous : encore { $count } livraisons.
    }
    [deliver-done-order] Livrez des marchandises ou honorez une commande, ou arrêtez-vous : encore { $count } livraisons.
    [done-order] Honorez une commande, ou arrêtez-vous : encore { $count } livraisons.
    [deliver-done-pay] { $count ->
        [one] Livrez une marchandise, payez-en une au Marin (sa valeur est le nombre de livraisons en plus), ou arrêtez-vous : encore { $count } livraison.
       *[other] Livrez des marchandises, payez-en une au Marin (sa valeur est le nombre de livraisons en plus), ou arrêtez-vous : encore { $count } livraisons.
    }
    [deliver-done-order-pay] Livrez des marchandises, honorez une commande, payez une marchandise au Marin (sa valeur est le nombre de livraisons en plus), ou arrêtez-vous : encore { $count } livraisons.
    [done-order-pay] Honorez une commande, payez une marchandise au Marin (sa valeur est le nombre de livraisons en plus), ou arrêtez-vous : encore { $count } livraisons.
    [done-pay] { $count ->
        [0] Plus aucune livraison : payez une marchandise au Marin (sa valeur est le nombre de livraisons en plus), ou arrêtez-vous.
       *[other] Vous n’avez rien à livrer pour l’instant : payez une marchandise au Marin (sa valeur est le nombre de livraisons en plus), ou arrêtez-vous.
    }
   *[done] { $count ->
        [0] Plus aucune livraison.
       *[other] Vous n’avez plus rien à livrer : arrêtez-vous.
    }
}
agra-prompt-before-jagirdar = { $seat2 } pourra ensuite livrer grâce au Jagirdar : faites d’abord autre chose, ou continuez.
agra-prompt-jagirdar = Votre Jagirdar : livrer aussi une marchandise à un notable ? { $seat2 } y gagne une faveur.
agra-prompt-trade = { $traded ->
    [yes] { $kinds ->
        [done] L’échange est fait : arrêtez-vous.
       *[done-token] Placez, déplacez ou retournez un jeton Prix, ou arrêtez-vous.
    }
   *[no] { $given ->
        [0] { $kinds ->
            [done-give] Donnez des marchandises au Négociant, ou n’échangez rien.
            [done-token] Vous n’avez rien à échanger. Vous pouvez placer, déplacer ou retourner un jeton Prix.
            [done] Vous n’avez rien à échanger : continuez.
           *[done-give-token] Donnez des marchandises au Négociant. Avant ou après, vous pouvez déplacer un jeton Prix.
        }
       *[other] { $kinds ->
            [give] Déjà donné : valeur { $worth }. Donnez encore une marchandise.
            [done] Déjà donné : valeur { $worth }. Prenez-en d’autres pour une valeur de moins.
           *[done-give] Déjà donné : valeur { $worth }. Donnez encore une marchandise, ou prenez-en d’autres pour une valeur de moins.
        }
    }
}
agra-prompt-take = Prenez des marchandises : encore une valeur de { $worth }.

## Ce que l’on peut faire.

agra-do-done = Terminé
agra-do-lay = Coucher l’ouvrier { NAME($place, article: "at") }
agra-do-recall = Reprendre un ouvrier au Cuisinier
agra-do-exchange = Échanger { NAME($good1, article: "indefinite") } contre { NAME($good2, article: "indefinite") }
agra-do-deliver = Livrer { NAME($good, article: "indefinite") } { NAME($notable, article: "to") }
agra-do-double = Double livraison : { NAME($good, article: "indefinite") } { NAME($notable, article: "to") }
agra-do-process = { $number ->
    [one] Transformer { $number } { NAME($arrow, number: "singular") }
   *[other] Transformer { $number } { NAME($arrow, number: "plural") }
}
agra-do-uncover = Retirer le cache de la { $cell }
agra-do-farmer = Fermier sur la { $cell }
agra-do-mosaic = Fabricant de mosaïque : { $mosaic }
agra-do-place = Placer un ouvrier { NAME($place, article: "at") }
agra-do-peon = Réutiliser votre ouvrier { NAME($place, article: "at") }
agra-do-store = Garder l’ouvrier chez le Cuisinier
agra-do-up = Monter d’un cran chez les { $guild }
agra-do-build = Construire { NAME($building, article: "definite") }
agra-do-pay = Payer { NAME($good, article: "indefinite") }
agra-do-bonus = Prendre { $bonus }
agra-do-order = Honorer la commande des { $guild }
agra-do-akbar = Offrir { NAME($good, article: "indefinite") } à Akbar
agra-do-offer = Offrir { NAME($good, article: "indefinite") } à Akbar dans la { $bowl }
agra-do-give = Donner { NAME($good, article: "indefinite") }
agra-do-take = Prendre { NAME($good, article: "indefinite") }
agra-do-token = { $face ->
    [low] Valeur { NAME($good, article: "of") } : { NAME($token, number: "low") } ({ $token })
   *[high] Valeur { NAME($good, article: "of") } : { NAME($token, number: "high") } ({ $token })
}
agra-do-contemplate = Payer un cran de méditation
agra-do-sell = Vendre { NAME($good, article: "indefinite") }
agra-do-raise = Relever l’ouvrier { NAME($place, article: "at") }
agra-do-favours = Prendre des faveurs
agra-do-tile = Prendre la tuile Faveur « { $deed } »
agra-do-return = Rendre la tuile Faveur « { $deed } »
agra-do-free = Rendre { NAME($good, article: "indefinite") } pour libérer un marqueur
agra-do-free_favour = Rendre une faveur pour libérer un marqueur
agra-do-spices = Payer { $spices }
agra-do-favour = Faveur : { $deed }
agra-do-thrift = Faveur avec le Mollah : { $deed }
agra-do-luxury = { $good ->
    [statue] Utiliser une statue : une action principale de plus
    [book] Utiliser un livre : relever des ouvriers, gagner une faveur
    [painting] Utiliser un tableau : monter sur des pistes
   *[clothing] Utiliser un vêtement : sa valeur en roupies
}
agra-do-consign = Poser { NAME($good, article: "indefinite") } sur le Négociant français
agra-do-pray = Payer du coton au Calife : relever un ouvrier
agra-do-barter = Échanger une marchandise chez le Négociant anglais

## Ce que l’on ne peut pas faire maintenant, et pourquoi.

agra-refuse-site = Un chantier où le Bâtisseur n’est pas : { NAME($place, article: "definite") }.
agra-refuse-nothing-to-process = Il vous faut { NAME($good, article: "indefinite") } à transformer { NAME($place, article: "at") }.
agra-refuse-peon = Votre propre ouvrier est { NAME($place, article: "at") } : le réutiliser coûte { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
}.
agra-refuse-no-worker = Vous n’avez plus d’ouvrier à placer { NAME($place, article: "at") }.
agra-refuse-wheel = « { $wheel } » est bloqué par le marqueur de la roue.
agra-refuse-points = « { $wheel } » coûte ici { $points }, et il vous reste { $left ->
    [one] { $left } point
   *[other] { $left } points
}.
agra-refuse-farmer-cover = Aucun fermier ne va sur un cache.
agra-refuse-order-full = Toutes les commandes des { $guild } sont honorées.
agra-refuse-order-influence = Il vous faut d’abord un cran sur la piste des { $guild }.
agra-refuse-order-limit = Les commandes des { $guild } ont atteint la limite.
agra-refuse-order-goods = La commande des { $guild } demande { NAME($good, article: "indefinite") } et { NAME($also, article: "indefinite") }.
agra-refuse-akbar-new = Akbar a déjà reçu { NAME($good, article: "indefinite") }.
agra-refuse-build-cost = Construire { NAME($building, article: "definite") } coûte { $count } : vos matériaux n’y suffisent pas.
agra-refuse-build-worker = Pour construire { NAME($building, article: "definite") }, il faut encore un ouvrier en réserve.
agra-refuse-contemplate = Le prochain cran de méditation coûte { NAME($good, article: "indefinite") } de plus que ce que vous avez.
agra-refuse-order-deliveries = Une commande demande { $count } livraisons.
agra-refuse-order-once = Le Marin n’honore qu’une commande.
agra-refuse-doubles = { $count ->
    [1] Une seule double livraison est permise.
   *[other] Pas plus de { $count } doubles livraisons.
}
agra-refuse-taken = { $notable } : cette marchandise est déjà livrée ({ $good }).
agra-refuse-double-one = { $notable } : vous y avez déjà fait une double livraison.
agra-refuse-double-goods = Pour une double livraison, il vous faut encore { NAME($good, article: "indefinite") }.
agra-refuse-deliveries = { $count ->
    [0] Il ne reste aucune livraison.
   *[other] Une double livraison en prend deux : il n’en reste qu’une.
}
agra-refuse-free-peon = Le péonage est payé : c’est un de vos propres ouvriers qui sert de nouveau.
agra-refuse-level = { $notable } : le niveau { $level } s’ouvre quand le bateau est au ponton { $pier }.
agra-refuse-lay-late = Vous avez commencé à dépenser des points : plus aucun ouvrier ne se couche ce tour-ci.
agra-refuse-spices-once = Vous avez déjà utilisé de l’huile ou du curry ce tour-ci.
agra-refuse-luxury-once = Vous avez déjà utilisé { NAME($good, article: "indefinite") } ce tour-ci.
agra-refuse-statue-early = La statue attend : elle donne une action de plus après votre action principale.
agra-refuse-trade-once = Le Négociant n’échange qu’une fois.
agra-refuse-trade-most = Le Négociant prend { $count } marchandises au plus.
agra-refuse-trade-nothing = Vous ne pourriez rien prendre en échange.
agra-refuse-trade-open = D’abord l’échange : ce que vous avez donné ne permet encore de rien prendre.
agra-refuse-token-once = Vous avez déjà déplacé un jeton Prix.
agra-refuse-deed-once = « { $deed } » a déjà servi ce tour-ci.
agra-refuse-deed-favours = Pour « { $deed } », il faut { $count ->
    [one] { $count } faveur.
   *[other] { $count } faveurs.
}
agra-refuse-deed-useful = « { $deed } » ne donnerait rien maintenant.

## Ce qui s’est passé.

agra-log-first = { $seat } commence.
agra-log-round = Manche { $round }.
agra-log-lay = { $points ->
    [one] { $seat } couche l’ouvrier { NAME($place, article: "at") } et gagne { $points } point de méditation.
   *[other] { $seat } couche l’ouvrier { NAME($place, article: "at") } et gagne { $points } points de méditation.
}
agra-log-recall = { $points ->
    [one] { $seat } reprend un ouvrier au Cuisinier et gagne { $points } point de méditation.
   *[other] { $seat } reprend un ouvrier au Cuisinier et gagne { $points } points de méditation.
}
agra-log-mosaic = { $points ->
    [one] { $seat } dépense { $points } point de méditation chez le Fabricant de mosaïque.
   *[other] { $seat } dépense { $points } points de méditation chez le Fabricant de mosaïque.
}
agra-log-wheel = Le marqueur bloque « { $wheel } ».
agra-log-place = { $seat } place un ouvrier { NAME($place, article: "at") }.
agra-log-peon = { $rupees ->
    [0] { $seat } réutilise gratuitement l’ouvrier { NAME($place, article: "at") }.
    [one] { $seat } réutilise l’ouvrier { NAME($place, article: "at") } pour { $rupees } roupie.
   *[other] { $seat } réutilise l’ouvrier { NAME($place, article: "at") } pour { $rupees } roupies.
}
agra-log-favours = { $count ->
    [one] { $seat } gagne { $count } faveur.
   *[other] { $seat } gagne { $count } faveurs.
}
agra-log-good = { $seat } reçoit { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-rupees = { $rupees ->
    [one] { $seat } gagne { $rupees } roupie.
   *[other] { $seat } gagne { $rupees } roupies.
}
agra-log-free = { $seat } rend { NAME($good, article: "indefinite") } pour libérer un marqueur.
agra-log-free-favour = { $seat } rend une faveur pour libérer un marqueur.
agra-log-sell = { $seat } vend { NAME($good, article: "indefinite") }.
agra-log-uncover = { $seat } retire un cache.
agra-log-farmer = { $seat } déplace un fermier sur la { $cell }.
agra-log-advance = { $seat } atteint le cran { $step } de méditation.
agra-log-deed = { $spend ->
    [one] { $seat } dépense { $spend } faveur : { $deed }.
   *[other] { $seat } dépense { $spend } faveurs : { $deed }.
}
agra-log-thrift = { $spend ->
    [one] { $seat } dépense { $spend } faveur avec le Mollah : { $deed }.
   *[other] { $seat } dépense { $spend } faveurs avec le Mollah : { $deed }.
}
agra-log-ending = { $what ->
    [1] Un contrat de niveau 4 est rempli
    [2] Le sommet d’une piste est atteint
   *[other] Toutes les commandes d’une guilde sont honorées
} : on finit cette manche et on en joue une dernière.
agra-log-influence = { $seat } monte au cran { $step } chez les { $guild }.
agra-log-tile = { $seat } prend la tuile Faveur « { $deed } ».
agra-log-reveal = Nouvelle tuile Faveur visible : « { $deed } ».
agra-log-return = { $seat } rend la tuile Faveur « { $deed } ».
agra-log-process = { $seat } fabrique { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-build = { $seat } construit { NAME($building, article: "definite") }.
agra-log-bonus = { $seat } prend une tuile Bonus : { $bonus }.
agra-log-built = Un bâtiment est construit : { NAME($building, article: "definite") }.
agra-log-merchant = Le Marchand avance de { $die ->
    [one] { $die } bâtiment
   *[other] { $die } bâtiments
}{ $rupees ->
    [0] {" "}et s’arrête { NAME($building, article: "at") }.
    [one] , laisse { $rupees } roupie en chemin et s’arrête { NAME($building, article: "at") }.
   *[other] , laisse { $rupees } roupies en chemin et s’arrête { NAME($building, article: "at") }.
}
agra-log-builder = Le Bâtisseur avance de { $die ->
    [one] { $die } chantier
   *[other] { $die } chantiers
} et s’arrête { NAME($building, article: "at") }.
agra-log-builder-leaves = Tout est construit ; le Bâtisseur s’en va.
agra-log-dye = { $seat } donne au Teinturier { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-exchange = { $seat } échange { NAME($good, article: "indefinite") } contre { NAME($into, article: "indefinite") }.
agra-log-token = { $seat } fixe la valeur { NAME($good, article: "of") } à { $value }.
agra-log-deliver = { $seat } livre { NAME($good, article: "indefinite") } { NAME($notable, article: "to") }.
agra-log-double = { $seat } livre encore { NAME($good, article: "indefinite") } { NAME($notable, article: "to") }.
agra-log-contract = { $seat } remporte le contrat { NAME($notable, article: "of") }.
agra-log-order = { $seat } honore une commande des { $guild } avec { NAME($good, article: "indefinite") } et { NAME($also, article: "indefinite") }.
agra-log-akbar = { $seat } offre { NAME($good, article: "indefinite") } à Akbar.
agra-log-offer = { $seat } offre { NAME($good, article: "indefinite") } à Akbar dans la coupe « { $also } ».
agra-log-boat = Le bateau arrive au ponton { $pier } ; limite des commandes : { $limit }.
agra-log-raise = { $seat } relève l’ouvrier { NAME($place, article: "at") }.
agra-log-home = { $seat } récupère un ouvrier { NAME($place, article: "from") }.
agra-log-store = { $seat } garde l’ouvrier chez le Cuisinier.
agra-log-spices = { $seat } paie { $which ->
    [0] de l’huile
    [1] du curry
   *[other] de l’huile et du curry
} pour relever des ouvriers.
agra-log-luxury = { $seat } utilise { NAME($good, article: "indefinite") }.
agra-log-consign = { $seat } pose { NAME($good, article: "indefinite") } sur le Négociant français.
agra-log-pay = { $seat } paie { NAME($good, article: "indefinite") }.
agra-log-give = { $seat } donne { NAME($good, article: "indefinite") } au Négociant.

## Comment la partie s’est terminée.

agra-end-tie = Égalité de roupies en tête : les marchandises et faveurs restantes décident.
agra-end-contract = Un contrat de niveau 4 a été rempli.
agra-end-track = Le sommet d’une piste a été atteint.
agra-end-column = Toutes les commandes d’une guilde ont été honorées.

## Les raisons des roupies, en lignes de tableau.

agra-points-rupees = Roupies dans le sac
agra-points-contracts = Contrats des notables
agra-points-tracks = Influence auprès des guildes
agra-points-meditation = Dernier cran de méditation
agra-points-covers = Caches retirés
agra-points-akbar = Dons à Akbar

## Les choix avant la partie.

agra-option-rupees = Roupies des autres
agra-option-rupees-hidden = cachées
agra-option-rupees-open = visibles

## Ce que donne un contrat, en une ligne courte.

agra-contract-portuguese_trader = Marin : payer jusqu’à { $portuguese_most } en tout ; +{ $pays } par { $good }
agra-contract-sufi = Aussitôt un cran de méditation ; +{ $pays } par { $good }
agra-contract-takshaka = Construire : valeur +{ $takshaka_value } et { $takshaka_rupees ->
    [one] { $takshaka_rupees } roupie
   *[other] { $takshaka_rupees } roupies
}
agra-contract-mahout = Grès et bois : produire { $producer_extra } de plus
agra-contract-khatib = Curcuma et coton : produire { $producer_extra } de plus
agra-contract-french_trader = Un dépôt par tour ; tous les { $french_slots } : { $french_rupees } roupies
agra-contract-dyer = { $dyer_gives } produites contre une de { $dyer_value_most } ; +{ $pays } par { $good }
agra-contract-cook = Garde { $cook_workers } ouvriers renvoyés ; +{ $pays } par { $good }
agra-contract-muezzin = Méditer donne { $muezzin_points ->
    [one] { $muezzin_points } point
   *[other] { $muezzin_points } points
} de plus
agra-contract-jagirdar = Tout Marin : { $jagirdar_deliveries ->
    [one] { $jagirdar_deliveries } livraison gratuite
   *[other] { $jagirdar_deliveries } livraisons gratuites
} pour vous
agra-contract-caliph = 1 fois par tour : coton, relever un ouvrier
agra-contract-calligrapher = Péonage pour { $calligrapher_peon_price } ; +{ $pays } par { $good }
agra-contract-mullah = Par tour { $mullah_saves } faveur de moins ; +{ $pays } par { NAME($good, number: "singular") }
agra-contract-english_trader = 1 fois par tour : échanger une marchandise
agra-contract-mosaic_maker = Une tuile ; par tour { $mosaic_favours_1 } faveur pour { $mosaic_points_1 } ou { $mosaic_favours_2 } pour { $mosaic_points_2 }
agra-contract-mujtahida = Aussitôt un bâtiment gratuit ; +{ $pays } par { $good }
agra-contract-dutch_trader = Fin : { $dutch_rupees_1 }/{ $dutch_rupees_2 }/{ $dutch_rupees_3 } pour 1/2/3 guildes ; +{ $pays } par { $good }
agra-contract-painter = Aussitôt relever { $painter_raises }, un cran ; +{ $pays } par { $good }
agra-contract-subadar = Fin : { $subadar_rupees } par commande ; +{ $pays } par { $good }
agra-contract-sadr_us_sudur = Akbar : toute coupe égale ; fin : { $sadr_rupees } par coupe
agra-contract-grand_mufti = { $level_four_favours } faveurs ; fin : { $mufti_rupees } par trio de guildes
agra-contract-grand_imam = { $level_four_favours } faveurs ; fin : { $symbol_rupees } par signe des { $guild }
agra-contract-court_artist = { $level_four_favours } faveurs ; fin : { $symbol_rupees } par signe des { $guild }
agra-contract-dewan = { $level_four_favours } faveurs ; fin : { $symbol_rupees } par signe des { $guild }

## Actions Faveur : leurs noms, leur prix, leur effet.

agra-deed-gain_basic = Marchandise de base
agra-deed-process = Transformer
agra-deed-influence = Influence
agra-deed-raise_worker = Relever un ouvrier
agra-deed-process_extra = Transformer en plus
agra-deed-gain_mp = Point de méditation
agra-deed-sell_good = Vendre
agra-deed-remove_cover = Retirer un cache
agra-deed-deliver_notable = Livrer
agra-deed-akbar_or_order = Akbar ou commande
agra-deed-move_farmers = Déplacer des fermiers
agra-deed-move_price_token = Jeton Prix
agra-deed-exchange_good = Échanger
agra-deed-gain_value_2 = Marchandise à 2
agra-deed-advance_meditation = Cran de méditation
agra-deed-process_1_to_2 = Transformer 1 en 2
agra-deed-free_peon = Péonage gratuit
agra-deed-cost = { $cost ->
    [all] { $spend ->
        [one] Dépensez { $spend } faveur
       *[other] Dépensez { $spend } faveurs
    }
   *[some] Ayez { $have } faveurs et dépensez-en { $spend }
}
agra-deed-text-gain_basic = { agra-deed-cost } : recevez du grès, du bois, du curcuma ou du coton.
agra-deed-text-process = { agra-deed-cost } : transformez une marchandise le long d’une flèche.
agra-deed-text-influence = { agra-deed-cost } : montez d’un cran sur une piste au choix.
agra-deed-text-raise_worker = { agra-deed-cost } : relevez un de vos ouvriers couchés.
agra-deed-text-process_extra = { agra-deed-cost } : quand vous transformez, une marchandise de plus suit la flèche.
agra-deed-text-gain_mp = { agra-deed-cost } : gagnez un point de plus pendant la méditation.
agra-deed-text-sell_good = { agra-deed-cost } : vendez une marchandise à sa valeur.
agra-deed-text-remove_cover = { agra-deed-cost } : retirez un cache de votre ferme.
agra-deed-text-deliver_notable = { agra-deed-cost } : livrez une marchandise à un notable.
agra-deed-text-akbar_or_order = { agra-deed-cost } : offrez une marchandise à Akbar, ou honorez une commande.
agra-deed-text-move_farmers = { agra-deed-cost } : déplacez un fermier deux fois, ou deux fermiers une fois.
agra-deed-text-move_price_token = { agra-deed-cost } : placez, déplacez ou retournez un jeton Prix.
agra-deed-text-exchange_good = { agra-deed-cost } : échangez une marchandise contre une autre de même valeur.
agra-deed-text-gain_value_2 = { agra-deed-cost } : recevez une marchandise de valeur 2.
agra-deed-text-advance_meditation = { agra-deed-cost } : avancez d’un cran en méditation.
agra-deed-text-process_1_to_2 = { agra-deed-cost } : transformez une marchandise de valeur 1 en une de valeur 2.
agra-deed-text-free_peon = { agra-deed-cost } : pour votre action, réutilisez gratuitement un de vos ouvriers.

## Huile et curry, marchandises de luxe.

agra-spices-oil = de l’huile : relever { $one_spice_raises ->
    [one] { $one_spice_raises } ouvrier
   *[other] { $one_spice_raises } ouvriers
}
agra-spices-curry = du curry : relever { $one_spice_raises ->
    [one] { $one_spice_raises } ouvrier
   *[other] { $one_spice_raises } ouvriers
}
agra-spices-both = de l’huile et du curry : relever { $both_spices_raise ->
    [one] { $both_spices_raise } ouvrier
   *[other] { $both_spices_raise } ouvriers
}
agra-luxury-statue = Après votre action principale, faites-en une autre.
agra-luxury-book = Relevez jusqu’à { $book_raises ->
    [one] { $book_raises } ouvrier
   *[other] { $book_raises } ouvriers
} et gagnez { $book_favours ->
    [one] { $book_favours } faveur
   *[other] { $book_favours } faveurs
}.
agra-luxury-painting = Montez d’un cran sur { $painting_tracks } pistes différentes.
agra-luxury-clothing = Recevez la valeur du vêtement en roupies.

## Ce qui arrive quand le bateau atteint un ponton.

agra-pier-1 = Le bateau part d’ici.
agra-pier-2 = Le chantier du Bâtisseur est construit, et il avance.
agra-pier-3 = Le Marchand avance ; chacun gagne une faveur par coton, { $cotton_favours_most } au plus.
agra-pier-4 = Tous les jetons Prix retournent au Négociant ; chacun gagne { $pier_4_favours ->
    [one] { $pier_4_favours } faveur
   *[other] { $pier_4_favours } faveurs
}.
agra-pier-5 = Chacun reçoit une marchandise de valeur 1, de valeur 2 avec un coton, de valeur 3 avec plus.
agra-pier-6 = Un vêtement utilisé rapporte { $clothing_extra_at_last_pier ->
    [one] { $clothing_extra_at_last_pier } roupie
   *[other] { $clothing_extra_at_last_pier } roupies
} de plus ; la fin approche.

## Les noms : tuiles, coupes, jetons, flèches, cases.

agra-bonus-none = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
}
agra-bonus-influence = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} et un cran chez les { $guild }
agra-bonus-favour = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} et une faveur
agra-bonus-remove_cover = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} et un cache en moins
agra-bowl = coupe « { $good } »
agra-token = { $number ->
    [low] { $low }
    [high] { $high }
   *[none] jeton Prix { $low }/{ $high }
}
agra-arrow = { $number ->
    [plural] { NAME($good1, number: "plural") } en { NAME($good2, number: "collective") }
   *[singular] { NAME($good1, number: "singular") } en { NAME($good2, number: "singular") }
}
agra-cell = case { $at } entre { $good1 } et { $good2 }
agra-mosaic = { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les noms : la roue, les guildes, les marchandises et leurs rangées.

agra-wheel-exchange_good = Échanger une marchandise
agra-wheel-deliver_good = Livrer une marchandise
agra-wheel-process_good = Transformer une marchandise
agra-wheel-remove_cover = Retirer un cache
agra-wheel-move_farmer = Déplacer un fermier
agra-guild-artisans = Artisans
agra-guild-merchants = Marchands
agra-guild-scholars = Érudits
agra-row-stone = pierre
agra-row-timber = bois
agra-row-spice = épices
agra-row-fibre = fibres
agra-good-sandstone = { $article ->
    [indefinite] du grès
    [of] du grès
   *[none] grès
}
agra-good-wood = { $article ->
    [indefinite] du bois
    [of] du bois
   *[none] bois
}
agra-good-turmeric = { $article ->
    [indefinite] du curcuma
    [of] du curcuma
   *[none] { $number ->
        [plural] curcumas
       *[singular] curcuma
    }
}
agra-good-cotton = { $article ->
    [indefinite] du coton
    [of] du coton
   *[none] { $number ->
        [plural] cotons
       *[singular] coton
    }
}
agra-good-cement = { $article ->
    [indefinite] du ciment
    [of] du ciment
   *[none] { $number ->
        [plural] ciments
       *[singular] ciment
    }
}
agra-good-planks = { $article ->
    [indefinite] une planche
    [of] des planches
   *[none] { $number ->
        [singular] planche
       *[plural] planches
    }
}
agra-good-curry = { $article ->
    [indefinite] du curry
    [of] du curry
   *[none] { $number ->
        [plural] currys
       *[singular] curry
    }
}
agra-good-oil = { $article ->
    [indefinite] de l’huile
    [of] de l’huile
   *[none] { $number ->
        [plural] huiles
       *[singular] huile
    }
}
agra-good-bricks = { $article ->
    [indefinite] une brique
    [of] des briques
   *[none] { $number ->
        [singular] brique
       *[plural] briques
    }
}
agra-good-paper = { $article ->
    [indefinite] du papier
    [of] du papier
   *[none] { $number ->
        [plural] papiers
       *[singular] papier
    }
}
agra-good-dye = { $article ->
    [indefinite] de la teinture
    [of] de la teinture
   *[none] { $number ->
        [plural] teintures
       *[singular] teinture
    }
}
agra-good-cloth = { $article ->
    [indefinite] du tissu
    [of] du tissu
   *[none] { $number ->
        [plural] tissus
       *[singular] tissu
    }
}
agra-good-statue = { $article ->
    [indefinite] une statue
    [of] des statues
   *[none] { $number ->
        [plural] statues
        [collective] statues
       *[singular] statue
    }
}
agra-good-book = { $article ->
    [indefinite] un livre
    [of] des livres
   *[none] { $number ->
        [plural] livres
        [collective] livres
       *[singular] livre
    }
}
agra-good-painting = { $article ->
    [indefinite] un tableau
    [of] des tableaux
   *[none] { $number ->
        [plural] tableaux
        [collective] tableaux
       *[singular] tableau
    }
}
agra-good-clothing = { $article ->
    [indefinite] un vêtement
    [of] des vêtements
   *[none] { $number ->
        [plural] vêtements
        [collective] vêtements
       *[singular] vêtement
    }
}

## Les noms : personnages et bâtiments.

agra-place-architect = { $article ->
    [at] chez l’Architecte
    [from] de chez l’Architecte
   *[none] Architecte
}
agra-place-sailor = { $article ->
    [at] chez le Marin
    [from] de chez le Marin
   *[none] Marin
}
agra-place-trader = { $article ->
    [at] chez le Négociant
    [from] de chez le Négociant
   *[none] Négociant
}
agra-place-botanist = { $article ->
    [at] chez la Botaniste
    [from] de chez la Botaniste
   *[none] Botaniste
}
agra-building-quarry = { $article ->
    [definite] la carrière
    [at] à la carrière
    [from] de la carrière
   *[none] carrière
}
agra-building-sawmill = { $article ->
    [definite] la scierie
    [at] à la scierie
    [from] de la scierie
   *[none] scierie
}
agra-building-turmeric_farm = { $article ->
    [definite] le champ de curcuma
    [at] au champ de curcuma
    [from] du champ de curcuma
   *[none] champ de curcuma
}
agra-building-cotton_farm = { $article ->
    [definite] le champ de coton
    [at] au champ de coton
    [from] du champ de coton
   *[none] champ de coton
}
agra-building-cement_works = { $article ->
    [definite] la cimenterie
    [at] à la cimenterie
    [from] de la cimenterie
   *[none] cimenterie
}
agra-building-carpentry = { $article ->
    [definite] la menuiserie
    [at] à la menuiserie
    [from] de la menuiserie
   *[none] menuiserie
}
agra-building-curry_mill = { $article ->
    [definite] la fabrique à curry
    [at] à la fabrique à curry
    [from] de la fabrique à curry
   *[none] fabrique à curry
}
agra-building-oil_press = { $article ->
    [definite] l’huilerie
    [at] à l’huilerie
    [from] de l’huilerie
   *[none] huilerie
}
agra-building-brickworks = { $article ->
    [definite] la briqueterie
    [at] à la briqueterie
    [from] de la briqueterie
   *[none] briqueterie
}
agra-building-paper_mill = { $article ->
    [definite] la papeterie
    [at] à la papeterie
    [from] de la papeterie
   *[none] papeterie
}
agra-building-dye_works = { $article ->
    [definite] la teinturerie
    [at] à la teinturerie
    [from] de la teinturerie
   *[none] teinturerie
}
agra-building-weaving_mill = { $article ->
    [definite] l’atelier de tissage
    [at] à l’atelier de tissage
    [from] de l’atelier de tissage
   *[none] atelier de tissage
}
agra-building-sculptor = { $article ->
    [definite] l’atelier du sculpteur
    [at] à l’atelier du sculpteur
    [from] de l’atelier du sculpteur
   *[none] atelier du sculpteur
}
agra-building-bookbindery = { $article ->
    [definite] l’atelier de reliure
    [at] à l’atelier de reliure
    [from] de l’atelier de reliure
   *[none] atelier de reliure
}
agra-building-painters_studio = { $article ->
    [definite] l’atelier du peintre
    [at] à l’atelier du peintre
    [from] de l’atelier du peintre
   *[none] atelier du peintre
}
agra-building-tailor = { $article ->
    [definite] la boutique du tailleur
    [at] chez le tailleur
    [from] de chez le tailleur
   *[none] tailleur
}

## Les noms : notables.

agra-notable-portuguese_trader = { $article ->
    [to] au Négociant portugais
    [of] du Négociant portugais
   *[none] Négociant portugais
}
agra-notable-sufi = { $article ->
    [to] au Soufi
    [of] du Soufi
   *[none] Soufi
}
agra-notable-takshaka = { $article ->
    [to] au Takshaka
    [of] du Takshaka
   *[none] Takshaka
}
agra-notable-mahout = { $article ->
    [to] au Mahout
    [of] du Mahout
   *[none] Mahout
}
agra-notable-khatib = { $article ->
    [to] au Khatib
    [of] du Khatib
   *[none] Khatib
}
agra-notable-french_trader = { $article ->
    [to] au Négociant français
    [of] du Négociant français
   *[none] Négociant français
}
agra-notable-dyer = { $article ->
    [to] au Teinturier
    [of] du Teinturier
   *[none] Teinturier
}
agra-notable-cook = { $article ->
    [to] au Cuisinier
    [of] du Cuisinier
   *[none] Cuisinier
}
agra-notable-muezzin = { $article ->
    [to] au Muezzin
    [of] du Muezzin
   *[none] Muezzin
}
agra-notable-jagirdar = { $article ->
    [to] au Jagirdar
    [of] du Jagirdar
   *[none] Jagirdar
}
agra-notable-caliph = { $article ->
    [to] au Calife
    [of] du Calife
   *[none] Calife
}
agra-notable-calligrapher = { $article ->
    [to] au Calligraphe
    [of] du Calligraphe
   *[none] Calligraphe
}
agra-notable-mullah = { $article ->
    [to] au Mollah
    [of] du Mollah
   *[none] Mollah
}
agra-notable-english_trader = { $article ->
    [to] au Négociant anglais
    [of] du Négociant anglais
   *[none] Négociant anglais
}
agra-notable-mosaic_maker = { $article ->
    [to] au Fabricant de mosaïque
    [of] du Fabricant de mosaïque
   *[none] Fabricant de mosaïque
}
agra-notable-mujtahida = { $article ->
    [to] à la Mujtahida
    [of] de la Mujtahida
   *[none] Mujtahida
}
agra-notable-dutch_trader = { $article ->
    [to] au Négociant hollandais
    [of] du Négociant hollandais
   *[none] Négociant hollandais
}
agra-notable-painter = { $article ->
    [to] au Peintre
    [of] du Peintre
   *[none] Peintre
}
agra-notable-subadar = { $article ->
    [to] au Subadar
    [of] du Subadar
   *[none] Subadar
}
agra-notable-sadr_us_sudur = { $article ->
    [to] au Sadr us-Sudur
    [of] du Sadr us-Sudur
   *[none] Sadr us-Sudur
}
agra-notable-grand_mufti = { $article ->
    [to] au Grand Mufti
    [of] du Grand Mufti
   *[none] Grand Mufti
}
agra-notable-grand_imam = { $article ->
    [to] au Grand Imam
    [of] du Grand Imam
   *[none] Grand Imam
}
agra-notable-court_artist = { $article ->
    [to] à l’Artiste de la Cour
    [of] de l’Artiste de la Cour
   *[none] Artiste de la Cour
}
agra-notable-dewan = { $article ->
    [to] au Dewan
    [of] du Dewan
   *[none] Dewan
}

## Noms courts : le plateau n’a de place que pour une quinzaine de lettres.

agra-short-building-turmeric_farm = curcuma
agra-short-building-cotton_farm = coton
agra-short-building-cement_works = cimenterie
agra-short-building-curry_mill = curry
agra-short-building-brickworks = briqueterie
agra-short-building-paper_mill = papeterie
agra-short-building-weaving_mill = tissage
agra-short-building-sculptor = sculpteur
agra-short-building-bookbindery = reliure
agra-short-building-painters_studio = atelier
agra-short-notable-portuguese_trader = Portugais
agra-short-notable-french_trader = Français
agra-short-notable-english_trader = Anglais
agra-short-notable-dutch_trader = Hollandais
agra-short-notable-mosaic_maker = Mosaïste
agra-short-notable-grand_mufti = Grand Mufti
agra-short-notable-court_artist = Artiste de cour

## Sur les enseignes étroites d'un téléphone, huit lettres environ : à quoi l'on connaît un bâtiment.

agra-sign-building-quarry = carrière
agra-sign-building-sawmill = scierie
agra-sign-building-turmeric_farm = curcuma
agra-sign-building-cotton_farm = coton
agra-sign-building-cement_works = ciment
agra-sign-building-carpentry = menuisier
agra-sign-building-curry_mill = curry
agra-sign-building-oil_press = huilerie
agra-sign-building-brickworks = briques
agra-sign-building-paper_mill = papeterie
agra-sign-building-dye_works = teinture
agra-sign-building-weaving_mill = tissage
agra-sign-building-sculptor = sculpteur
agra-sign-building-bookbindery = reliure
agra-sign-building-painters_studio = atelier
agra-sign-building-tailor = tailleur
