ui-log-side = Journal, discussion et règles
ui-log-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
ui-log-since = Depuis votre dernier tour
ui-log-earlier = Afficher les lignes précédentes
ui-log-gone = Annulé.
ui-log-more = Ouvrir le journal par-dessus la cour
ui-log-less = Replier le journal
