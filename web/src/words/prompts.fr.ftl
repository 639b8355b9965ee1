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
ui-prompts-you = Vous

ui-prompts-conflict = Conflit { $conflict }
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
ui-prompts-bishops = Évêques
ui-prompts-squires = Écuyers
ui-prompts-take = Ce que prend le lord
ui-prompts-take-what = { $take ->
    [gold] { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
    [squires] { $count ->
        [one] { $count } écuyer
       *[other] { $count } écuyers
    }
    [markers] { $count ->
        [one] { $count } pion de vote
       *[other] { $count } pions de vote
    }
   *[nothing] Rien
}
ui-prompts-reveals = Cette étape révèle quelque chose : elle ne pourra pas être annulée.
ui-prompts-place = Placer
ui-prompts-back = Retour
ui-prompts-expels = Évince { $who }.

ui-prompts-lord-goes = Le lord ne va qu’à la cour du Roi : briguer une charge ou entrer dans le trésor.
ui-prompts-office-takes = Un chevalier ne brigue une charge qu’avec le lord.
ui-prompts-treasury-takes = Seul le lord entre dans le trésor.
ui-prompts-favor-comes = Une faveur du Roi vient avec un chevalier placé dans un conflit.

ui-prompts-less = Moins : { $label }
ui-prompts-more = Plus : { $label }
ui-prompts-range = { $least } à { $most }
ui-prompts-amount = Réglez d’abord un nombre
ui-prompts-several = Cochez d’abord un choix

ui-prompts-extension = Expansion { $space }
ui-prompts-nobleman = { $ally ->
    [yes] retirer le noble { $letter }
   *[no] noble { $letter }
}
ui-prompts-printed = Gain de la province
ui-prompts-tile = Plaquette de gain
ui-prompts-both = Les deux pour { $gold } pièces d’or
ui-prompts-both-closed = Les deux coûtent { $price } pièces d’or ; vous en avez { $gold }.
ui-prompts-nothing = Rien

ui-prompts-how-buy_markers = Pions de vote
ui-prompts-how-trade = Nombre de fois
ui-prompts-how-buy_points = Points de pouvoir
ui-prompts-how-sell_squires = Écuyers
ui-prompts-how-trade_markers = Nombre de fois
ui-prompts-how-sell_seals = Sceaux
ui-prompts-deal = Donner { $given } contre { $taken }
ui-prompts-gold-to-squires = 2 pièces d’or contre 1 écuyer
ui-prompts-squires-to-gold = 2 écuyers contre 1 pièce d’or
ui-prompts-then = { $squires ->
    [one] Il vous reste alors { $gold } or et { $squires } écuyer.
   *[other] Il vous reste alors { $gold } or et { $squires } écuyers.
}
ui-prompts-sent = { $sum } sur { $most } au plus envoyés, { $left } en réserve.
ui-prompts-gold-of = { $sum } de vos { $have } pièces d’or
ui-prompts-squires-of = { $have ->
    [one] { $sum } de votre { $have } écuyer
   *[other] { $sum } de vos { $have } écuyers
}
