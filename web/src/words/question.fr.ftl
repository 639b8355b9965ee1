# La barre de question : ce qu’il faut faire, dit au joueur ; qui l’on attend ; ce que devient un tour.

ui-question-hint-piece = Choisissez un chevalier ou une case.
ui-question-hint-one-piece = Choisissez une case.
ui-question-hint-space = Choisissez une case ({ $piece }).
ui-question-hint-draft = Choisissez ce qui l’accompagne.
ui-question-hint-take = Choisissez ce que prend le lord.

ui-question-complete = Votre tour est complet : confirmez-le ou annulez une étape
ui-question-pending = Confirmez cette étape ou annulez-la
ui-question-past = Vous regardez le passé
ui-question-closed = Tout le monde a quitté cette table
ui-question-watching = Vous regardez cette table.
ui-question-your-turn = C’est à vous.
ui-question-round = { $round ->
    [0] Avant la manche 1 sur { $rounds }
   *[other] Manche { $round } sur { $rounds }
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
ui-question-battle = En cas de bataille maintenant, l’Angleterre { $wins ->
    [yes] gagne
   *[no] perd
} { $english } à { $french } { $conflict }, ce qui vous donne { reward-points }.
ui-question-more = { $count } de plus
ui-question-fewer = Moins

ui-question-filter = Filtrer les actions
ui-question-elsewhere = Sans lieu sur le plateau
ui-question-no-actions = Vous n’avez rien à faire pour l’instant.
ui-question-none-found = Aucune action ne contient ces mots.

ui-waiting-any = On attend { $who }
ui-waiting-vote = { $count ->
    [one] On attend { $count } vote : { $who }
   *[other] On attend { $count } votes : { $who }
}

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
