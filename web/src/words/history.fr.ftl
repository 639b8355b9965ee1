ui-history = Historique
ui-history-hint = Parcourez la partie, action par action.
ui-history-slider = Moment de la partie
ui-history-first = Au début
ui-history-previous = Une action en arrière
ui-history-next = Une action en avant
ui-history-last = Au présent
ui-history-play = Rejouer à partir d’ici
ui-history-pause = Pause
ui-history-speed = Vitesse
ui-history-now = Maintenant, après { $all ->
    [one] 1 action
   *[other] { $all } actions
}
ui-history-end = La fin, après { $all ->
    [one] 1 action
   *[other] { $all } actions
}
ui-history-moment = { $round ->
    [0] { $phase }, après { $at } actions sur { $all }
   *[other] Manche { $round }, { $phase }, après { $at } actions sur { $all }
}
ui-history-asked = Au tour de { $who }.
