# Les joueurs et les châteaux.
ui-players-place = { rank } dans l’ordre des joueurs
ui-players-start = Premier joueur
ui-players-asked = À lui de jouer
ui-players-leads = En tête
ui-players-you = vous
ui-players-away = Absent
ui-players-left = A quitté la table
ui-players-thinking = Réfléchit
ui-players-voted = A voté
ui-players-votes = Doit encore voter
ui-players-court = À la cour : { $knights }
ui-players-reserve = En renfort : { $knights }
ui-players-no-knights = aucun chevalier
ui-players-noblemen = Nobles à la table ronde : { $letters }
ui-players-no-noblemen = Aucun noble à la table ronde
ui-players-extensions = Expansions : { $built } sur { $all }
ui-players-castle-knights = Au château : { $knights }
ui-players-hidden = Derrière le paravent : { $what }
ui-players-retained = dont { $count ->
    [one] 1 non utilisé
   *[other] { $count } non utilisés
}
ui-players-seal-tiles = { $count ->
    [one] dont 1 plaquette de sceau
   *[other] dont { $count } plaquettes de sceau
}
ui-players-lord-home = Le lord est chez lui
ui-players-lord-office = Le lord brigue une charge : { $office }
ui-players-lord-treasury = Le lord est au trésor
ui-players-gold = or
ui-players-squires = écuyers
ui-players-seals = sceaux
ui-players-dishonor = marqueurs de déshonneur
ui-players-look = Montrer ce château

ui-castle-title = Le château de { $name }
ui-castle-mine = Mon château
ui-castle-court-ally = Cour de l’allié
ui-castle-ally = Allié
ui-castle-table = Table ronde
ui-castle-table-count = { $count } sur { $all }
ui-castle-stock = Stock
ui-castle-knight = Chevalier de puissance { $strength }
ui-castle-ally-knight = Chevalier de puissance { $strength } de l’allié
ui-castle-lord = Lord
ui-castle-ally-lord = Lord de l’allié
ui-castle-upgrade = Faire monter en grade le chevalier de puissance { $strength }
ui-castle-built = Expansion construite
ui-castle-not-built = Pas d’expansion
ui-castle-down = Expansion retournée
ui-castle-held = Un chevalier de puissance { $strength } s’y trouve
ui-castle-vacant = Aucun chevalier ici
ui-castle-ghost = Un chevalier de puissance { $strength } s’y trouverait
ui-castle-open = Ouvrir le château
ui-castle-close = Fermer le château
