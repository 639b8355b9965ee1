# La page d’accueil, et ce que d’autres pages partagent avec elle.
ui-start-sentence = Chevaliers, lois et couronne de 1413 : le jeu de société avec toutes ses extensions, contre des joueurs ou des bots.
ui-start-pages = Pages
ui-start-home = Vers l’accueil
ui-start-away = Le serveur est injoignable. Réessayez dans un instant.
ui-start-reload = Recharger la page
ui-start-bots = Bots
ui-start-modules = Avec
ui-start-module-court = À la cour du Roi
ui-start-module-resentment = Le ressentiment du Roi
ui-start-module-reward_tiles = Plaquettes de gain
ui-start-name = Votre nom
ui-start-guest-names = Aliénor, Bertrand, Blanche, Clémence, Gauvain, Guillaume, Isabeau, Thibaut
ui-start-guided = Première partie guidée
    .text = Une vraie table avec deux bots faciles. On vous dit quoi faire et pourquoi.
ui-start-new = Nouvelle table
    .text = Avec des amis, ici ou ailleurs, et toutes les options du jeu.
ui-start-invited = Invité ?
    .placeholder = Lien ou code
ui-start-invites = { $who } vous invite
ui-start-begun = La partie a commencé ; vous pouvez la regarder.
ui-start-finished-game = La partie est finie ; vous pouvez la regarder.
ui-start-sit-later = Vous pouvez aussi regarder d’abord et vous asseoir plus tard.
ui-start-my-games = Mes parties
ui-start-no-games = Pas encore de partie. Vos parties restent ici, et vous pouvez les reprendre à tout moment.
ui-start-open-record = Ouvrir une partie enregistrée
ui-start-no-record = « { $file } » n’est pas une partie enregistrée. Choisissez un fichier enregistré avec « { ui-end-export } » à la fin d’une partie.
ui-start-just-now = à l’instant
ui-start-open-tables = Tables ouvertes
ui-start-no-tables = Aucune table publique n’attend de joueurs.
ui-start-free-seat = Place libre
ui-start-seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
ui-start-full = Toutes les places sont prises
ui-start-record = Une partie enregistrée à regarder
ui-start-closed = Tout le monde est parti
ui-start-won = { $count ->
    [one] Victoire : { $who }
   *[other] Victoire partagée : { $who }
}
ui-start-waiting = { $place } : au tour de { $who }
ui-start-resume = Reprendre
ui-start-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
ui-start-join = Jouer
ui-start-watch = Regarder
ui-start-lost = Rien ici
    .text = Il n’y a pas de page à cette adresse.
ui-start-house-rules = Se joue avec { $count } règles maison.
