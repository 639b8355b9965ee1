# Ce que ferait un bot à la place du joueur.
ui-advice = Conseil
ui-advice-button = Conseil : que ferait le Comte ?
ui-advice-title = Que ferait le Comte ?
ui-advice-close = Fermer le conseil
ui-advice-thinking = Le Comte réfléchit.
ui-advice-again = Demander encore
ui-advice-considered = { $considered ->
    [one] { $considered } possibilité examinée.
   *[other] { $considered } possibilités examinées, la meilleure d’abord.
}
ui-advice-play = Jouer ainsi
# $chance est un pourcentage.
ui-advice-chance = Victoire { $chance }
# $lead est un nombre de points avec son signe.
ui-advice-lead = Avance { $lead }
ui-advice-mix = Le Comte le fait { $times } fois sur 10.
ui-advice-more = En montrer { $more } de plus
ui-advice-why = Points de pouvoir attendus en plus ou en moins par rapport à la possibilité moyenne, par origine
ui-advice-note = Avance : points de pouvoir attendus devant le meilleur rival.
ui-advice-below = Au-dessous, par origine : points en plus ou en moins par rapport à la possibilité moyenne.
ui-advice-fair = Le Comte ne sait que ce que vous savez.
# D’où viennent les points attendus.
ui-advice-source-points = Points marqués
ui-advice-source-stock = Biens
ui-advice-source-knights = Chevaliers
ui-advice-source-castle = Château
ui-advice-source-france = France
ui-advice-source-laws = Lois
ui-advice-source-majorities = Majorités finales
ui-advice-source-court = Cour du Roi
ui-advice-source-places = Places libres
ui-advice-source-other = Autre
