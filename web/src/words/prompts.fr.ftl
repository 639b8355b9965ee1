# Les réponses : ce qui est écrit sur leurs boutons et à côté de leurs nombres.

ui-prompts-knight = { $ally ->
    [yes] chevalier de puissance { $strength } de votre allié
   *[no] chevalier de puissance { $strength }
}
ui-prompts-lord = { $ally ->
    [yes] lord de votre allié
   *[no] lord
}
ui-prompts-your-ally = Votre allié :

ui-prompts-castle = { $ally ->
    [yes] Château de votre allié, case { $space }
   *[no] Château, case { $space }
}
ui-prompts-court = { $ally ->
    [yes] Cour de votre allié
   *[no] Cour
}
ui-prompts-favor = Faveur du Roi
ui-prompts-treasury = Trésor
ui-prompts-tower = Tour

ui-prompts-draft = Qui est placé, et avec qui
ui-prompts-which = Pièces à placer
ui-prompts-supporters = Soutiens
ui-prompts-take = Ce que prend le lord
ui-prompts-reveals = Cette étape révèle quelque chose : elle ne pourra pas être annulée.
ui-prompts-place = Placer

ui-prompts-less = Moins : { $label }
ui-prompts-more = Plus : { $label }
ui-prompts-range = { $least } à { $most }
ui-prompts-amount = Réglez d’abord un nombre
ui-prompts-several = Cochez d’abord un choix
