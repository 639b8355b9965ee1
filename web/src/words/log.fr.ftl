ui-log-side = Journal, discussion et règles
ui-log-tab-log = Journal
ui-log-tab-chat = Chat
ui-log-tab-rules = Règles
ui-log-tab-actions = Que puis-je faire ?
ui-log-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
ui-log-since = Depuis votre dernier tour
ui-log-earlier = Afficher les lignes précédentes
ui-log-gone = Annulé.
ui-log-more = Ouvrir le journal par-dessus la cour
ui-log-less = Replier le journal
