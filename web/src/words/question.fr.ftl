# La barre de question : ce qu’il faut faire, dit au joueur ; qui l’on attend ; ce que devient un tour.
# $ally vaut yes quand la question concerne l’allié du joueur.

ui-question-first_extension = Choisissez votre première expansion
ui-question-place = { $what ->
    [own-lord] Placez votre lord ({ $number } sur { $total })
    [own-both] Placez un chevalier ou votre lord ({ $number } sur { $total })
    [ally-knight] Placez un chevalier de votre allié ({ $number } sur { $total })
    [ally-lord] Placez le lord de votre allié ({ $number } sur { $total })
    [ally-both] Placez un chevalier ou le lord de votre allié ({ $number } sur { $total })
    [any-knight] Placez un chevalier, à vous ou à votre allié ({ $number } sur { $total })
    [any-lord] Placez votre lord ou celui de votre allié ({ $number } sur { $total })
    [any-both] Placez un chevalier ou un lord, à vous ou à votre allié ({ $number } sur { $total })
   *[own-knight] Placez un chevalier ({ $number } sur { $total })
}
ui-question-favor = { $ally ->
    [yes] Choisissez une faveur du Roi pour votre allié
   *[no] Choisissez une faveur du Roi
}
ui-question-upgrade = { $ally ->
    [yes] { $bishop ->
        [yes] Faites monter en grade un chevalier de votre allié, ou retirez un évêque
       *[no] Faites monter en grade un chevalier de votre allié
    }
   *[no] { $bishop ->
        [yes] { $mode ->
            [placed] Faites monter en grade un chevalier placé, ou prenez un évêque
           *[other] Faites monter en grade un chevalier, ou prenez un évêque
        }
       *[no] { $mode ->
            [placed] Faites monter en grade un chevalier placé
           *[other] Faites monter en grade un chevalier
        }
    }
}
ui-question-nobleman = { $ally ->
    [yes] Choisissez le noble que votre allié retire du jeu
   *[no] Prenez un noble
}
ui-question-vote = Votez sur « { $law } »
ui-question-voted = Vous avez voté sur « { $law } » et pouvez encore changer.
ui-question-buy_markers = Achetez des pions de vote, 1 pièce d’or chacun
ui-question-trade = Donnez 1 écuyer et 1 pièce d’or contre 3 points de pouvoir, autant de fois que voulu
ui-question-build = { $tiles ->
    [one] Construisez une expansion
   *[other] Construisez une expansion (encore { $tiles })
}
ui-question-buy_points = Achetez des points de pouvoir, 1 pièce d’or chacun
ui-question-sell_squires = Donnez des écuyers contre 1 point de pouvoir chacun
ui-question-county_reward = { $ally ->
    [yes] Choisissez ce que votre allié prend ({ $county })
   *[no] Choisissez ce que vous prenez ({ $county })
}
ui-question-extension = Construisez une expansion
ui-question-passage = { $ally ->
    [yes] Choisissez le conflit où passe le chevalier de votre allié ({ $county })
   *[no] Choisissez le conflit où passe votre chevalier ({ $county })
}
ui-question-start_player = { $ally ->
    [yes] Désignez le premier joueur pour votre allié
   *[no] Désignez le premier joueur
}
ui-question-castle_next = Choisissez ce qui compte ensuite dans votre château
ui-question-pay = { $ally ->
    [yes] Votre allié prend-il { $reward } ?
   *[no] Prenez { $reward }, ou renoncez
}
ui-question-ransom = Rachetez vos chevaliers du conflit { $conflict }
ui-question-send_squires = Envoyez des écuyers à vos chevaliers dans les conflits
ui-question-buy_extensions = Construisez des expansions, 4 pièces d’or chacune
ui-question-county_tax = Payez 1 pièce d’or par chevalier qui reste dans sa province
ui-question-extension_tax = Payez 1 écuyer par expansion qui reste visible
ui-question-exchange = Échangez or et écuyers, 2 contre 1
ui-question-trade_markers = Donnez 1 pièce d’or, 1 écuyer et 1 pion de vote inutilisé contre 3 points de pouvoir, à volonté
ui-question-return_dishonor = Rendez 1 marqueur de déshonneur, ou gardez-le
ui-question-sell_seals = Donnez des sceaux contre 2 écuyers et 1 pièce d’or chacun

ui-question-hint-piece = Choisissez un chevalier ou une case.
ui-question-hint-one-piece = Choisissez une case.
ui-question-hint-space = Choisissez une case ({ $piece }).
ui-question-hint-draft = Choisissez ce qui l’accompagne.
ui-question-hint-take = Choisissez ce que prend le lord.

ui-question-complete = Votre tour est complet : confirmez-le ou annulez une étape
ui-question-pending = Confirmez cette étape ou annulez-la
ui-question-past = Vous regardez le passé
ui-question-now = Revenir au présent
ui-question-closed = Tout le monde a quitté cette table
ui-question-watching = Vous regardez cette table.
ui-question-your-turn = C’est à vous.
ui-question-round = { $round ->
    [0] Avant la manche 1 sur 5
   *[other] Manche { $round } sur 5
}

ui-question-undo = Annuler
ui-question-restart = Recommencer
ui-question-confirm = Confirmer
ui-question-confirm-in = Confirmer ({ $left })
ui-question-countdown = Le tour sera confirmé dans { $seconds } secondes ; Échap arrête.
ui-question-stop = Arrêter
ui-question-fold = Replier les réponses
ui-question-unfold = Montrer les réponses

ui-question-effects = Ce qui va se passer
ui-question-battle = { $wins ->
    [yes] { $points ->
        [one] En cas de bataille maintenant, l’Angleterre gagne { $english } à { $french } { $conflict }, ce qui vous donne { $points } point de pouvoir.
       *[other] En cas de bataille maintenant, l’Angleterre gagne { $english } à { $french } { $conflict }, ce qui vous donne { $points } points de pouvoir.
    }
   *[no] { $points ->
        [one] En cas de bataille maintenant, l’Angleterre perd { $english } à { $french } { $conflict }, ce qui vous donne { $points } point de pouvoir.
       *[other] En cas de bataille maintenant, l’Angleterre perd { $english } à { $french } { $conflict }, ce qui vous donne { $points } points de pouvoir.
    }
}
ui-question-more = { $count } de plus
ui-question-fewer = Moins

ui-question-filter = Filtrer les actions
ui-question-elsewhere = Sans lieu sur le plateau
ui-question-no-actions = Vous n’avez rien à faire pour l’instant.
ui-question-none-found = Aucune action ne contient ces mots.

ui-waiting-any = On attend { $who }
ui-waiting-first_extension = { $who } choisit sa première expansion
ui-waiting-place = { $who } place un chevalier
ui-waiting-favor = { $who } choisit une faveur du Roi
ui-waiting-upgrade = { $who } fait monter en grade un chevalier
ui-waiting-nobleman = { $who } choisit un noble
ui-waiting-vote = { $count ->
    [one] On attend { $count } vote : { $who }
   *[other] On attend { $count } votes : { $who }
}
ui-waiting-buy_markers = { $who } peut acheter des pions de vote
ui-waiting-trade = { $who } peut négocier des points de pouvoir
ui-waiting-build = { $who } peut construire une expansion
ui-waiting-buy_points = { $who } peut acheter des points de pouvoir
ui-waiting-sell_squires = { $who } peut donner des écuyers contre des points de pouvoir
ui-waiting-county_reward = { $who } prend le gain de la province ({ $county })
ui-waiting-extension = { $who } construit une expansion
ui-waiting-passage = { $who } fait la traversée de la Manche ({ $county })
ui-waiting-start_player = { $who } désigne le premier joueur
ui-waiting-castle_next = { $who } compte son château
ui-waiting-pay = { $who } choisit de payer ou non au château
ui-waiting-ransom = { $who } peut racheter des chevaliers du conflit { $conflict }
ui-waiting-send_squires = { $who } peut envoyer des écuyers dans les conflits
ui-waiting-buy_extensions = { $who } peut construire des expansions contre de l’or
ui-waiting-county_tax = { $who } paie la taxe des provinces
ui-waiting-extension_tax = { $who } paie pour ses expansions
ui-waiting-exchange = { $who } peut échanger or et écuyers
ui-waiting-trade_markers = { $who } peut négocier des points de pouvoir
ui-waiting-return_dishonor = { $who } peut rendre un marqueur de déshonneur
ui-waiting-sell_seals = { $who } peut donner des sceaux

ui-shortcut-title = Raccourcis clavier
ui-shortcut-knight = Choisir un chevalier par puissance ; encore une fois pour celui de l’allié
ui-shortcut-lord = Choisir le lord
ui-shortcut-spaces = Aller d’une case possible à la suivante
ui-shortcut-choose = Choisir la case ou placer ce qui est choisi
ui-shortcut-back = Revenir d’une étape
ui-shortcut-undo = Annuler une étape du tour
ui-shortcut-confirm = Placer ce qui est choisi ou confirmer le tour
ui-shortcut-advice = Demander ce que ferait le Comte, si les autres sont des bots
ui-shortcut-help = Montrer cette liste
ui-shortcut-close = Fermer
