# Les mots de la page qui servent à plusieurs de ses parties.
ui-title = Lancaster
ui-unreachable = Le serveur est injoignable ; nouvel essai en cours.
ui-play-now = Jouer maintenant contre des bots
ui-close = Fermer
ui-back = Retour
ui-again = Réessayer
ui-go-there = Y aller
ui-your-turn = À vous de jouer
ui-now = Revenir au présent
ui-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
ui-part-england = Angleterre
ui-part-france = France
ui-part-parliament = Parlement
ui-part-players = Joueurs
ui-part-log = Journal
ui-part-chat = Chat
ui-part-rules = Règles
ui-part-court = Cour
ui-part-actions = Que puis-je faire ?
