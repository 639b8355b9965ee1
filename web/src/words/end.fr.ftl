ui-end = La fin de la partie
ui-end-sheet = Points de pouvoir par origine et par joueur
ui-end-during = Pendant la partie
ui-end-total = Total
ui-end-chart = Points de pouvoir par manche
ui-end-chart-table = En tableau
ui-end-round = Manche
# Au bout d’un axe, donc aussi court que possible.
ui-end-final-short = Fin
ui-end-moments = Ce qui a décidé
ui-end-moment-points = { $points ->
    [one] { $who } marque { $points } point de pouvoir d’un coup ({ $source }).
   *[other] { $who } marque { $points } points de pouvoir d’un coup ({ $source }).
}
ui-end-moment-lead = { $who } prend la tête et la garde jusqu’à la fin.
ui-end-moment-final = Seul le décompte final met { $who } en tête.
ui-end-moment-vote = « { $law } » est adoptée par { $yes } voix contre { $no } et rapporte { $points } points de pouvoir en tout.
ui-end-moment-county = { $county } change { $times } fois de main en une manche.
ui-end-moment-battle = L’Angleterre perd le conflit { $conflict } de 1 : force { $english } contre { $french }.
ui-end-board = Voir le plateau
ui-end-result = Voir le résultat
ui-end-replay = Revoir la partie
ui-end-rematch = Nouvelle partie
ui-end-to-rematch = Aller à la nouvelle partie
ui-end-export = Enregistrer la partie
ui-end-leave = Vers la page d’accueil
