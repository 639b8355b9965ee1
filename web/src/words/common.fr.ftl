# Les mots de la page qui servent à plusieurs de ses parties.
ui-title = Lancaster
ui-unreachable = Le serveur est injoignable ; nouvel essai en cours.
ui-play-now = Jouer maintenant contre des bots
