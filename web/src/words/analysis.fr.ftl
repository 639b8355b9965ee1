# Après la partie : son cours et ce qui a compté.
ui-analysis = Analyse
ui-analysis-result = Décompte
ui-analysis-working = La partie est passée en revue.
# Combien de décisions ont été examinées.
ui-analysis-progress = { $done } sur { $total }
ui-analysis-course = Résultat attendu au fil de la partie
ui-analysis-chance = Chance de gagner
ui-analysis-points = Points de pouvoir attendus
ui-analysis-round = Début de la manche { $round }
ui-analysis-show = Voir ce moment
ui-analysis-costly = Les décisions les plus coûteuses
ui-analysis-of = Décisions de qui
# $what est ce que quelqu’un a fait, en mots.
ui-analysis-played = Joué : { $what }
# $bot est le nom d’un bot.
ui-analysis-better = { $bot } : { $what }
# $chance est un nombre de points de pourcentage, $points un nombre de points de pouvoir avec son signe.
ui-analysis-cost = { $chance ->
    [one] −{ $chance } point de pourcentage, { $points } points de pouvoir
   *[other] −{ $chance } points de pourcentage, { $points } points de pouvoir
}
ui-analysis-none = Aucune décision n’a coûté cher. { $bot } aurait joué de même.
ui-analysis-note = Points de pourcentage de la chance de gagner. Attendu par le bot { $bot }, qui ne savait à chaque moment que ce que savait le joueur.
