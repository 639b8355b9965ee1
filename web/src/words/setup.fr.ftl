# Préparer une table.
ui-setup-seats = Places
ui-setup-seat-for = Qui prend la place { $color }
ui-setup-friend-name = Nom de l’ami à la place { $color }
ui-setup-nameless = Donnez un nom à cet ami.
ui-setup-bot-level = Niveau du bot à la place { $color }
# La force d’un bot parmi tous.
ui-setup-rank = Force { $rank } sur { $levels }
ui-setup-who-me = Moi
    .text = Votre propre place.
ui-setup-who-open = Libre
    .text = Pour une personne que vous invitez.
ui-setup-who-friend = Ami à cet écran
    .text = Vous vous passez l’écran ; chacun ne voit que sa réserve.
ui-setup-who-bot = Bot
    .text = Joue tout seul.
ui-setup-modules = Extensions
ui-setup-module-court = Des lords briguent des charges ; évêques, sceaux et trésor entrent en jeu.
ui-setup-module-resentment = Des chevaliers peuvent finir dans la tour, et le déshonneur coûte des points à la fin.
ui-setup-module-reward_tiles = Une plaquette dans chaque province ajoute au gain de son chevalier.
ui-setup-laws = Lois
ui-setup-law-set = Série de lois
ui-setup-laws-base = Jeu de base
    .text = Les lois du jeu de base.
ui-setup-laws-new = Les nouvelles lois
    .text = D’autres lois à la place de celles du jeu de base.
ui-setup-laws-king = Les lois du Roi
    .text = Les groupes qui ont des lois du Roi en viennent, les autres du jeu de base.
ui-setup-laws-random = Tirage au sort
    .text = La série de chaque groupe est tirée au sort.
ui-setup-laws-mixed = Choix par groupe
    .text = Chaque groupe vient de la série que vous choisissez.
ui-setup-by-group = Choisir par groupe
ui-setup-group = { $count ->
    [0] Groupe { $group }, en vigueur au début
    [one] Groupe { $group }, manche { $rounds }
   *[other] Groupe { $group }, manches { $rounds }
}
ui-setup-add-both = Ajouter les deux
ui-setup-agreements = Conventions
ui-setup-visible = Qui peut venir
ui-setup-private = Sur invitation
    .text = Seuls ceux qui ont l’invitation voient la table.
ui-setup-public = Publique
    .text = La table figure sur l’accueil, et tout le monde peut regarder.
ui-setup-holdings = Or et écuyers
ui-setup-hidden = Derrière le paravent
    .text = Chacun ne voit que son or et ses écuyers.
ui-setup-open = Visibles
    .text = Tous voient l’or et les écuyers de tous.
ui-setup-open-with-two = À deux joueurs, tout est visible de toute façon.
ui-setup-supply = Réserve
ui-setup-unlimited = Illimitée
    .text = Or, écuyers et pions de vote ne manquent jamais.
ui-setup-limited = Comme dans la boîte
    .text = Ce qui est épuisé n’est pas payé ; le reste est perdu.
ui-setup-seed = Graine
    .text = Facultatif. La même graine donne la même partie ; tous apprennent que vous l’avez choisie.
ui-setup-seed-wrong = Un nombre entier de 0 à { $most }.
ui-setup-start = Commencer tout de suite
    .text = Aucune place n’est libre, la partie commence.
ui-setup-open-table = Ouvrir la table
    .text = Vous recevez un lien pour inviter ; les places libres peuvent encore aller à des bots.
ui-setup-agreed-limited = La réserve est limitée comme dans la boîte.
ui-setup-agreed-open = L’or et les écuyers sont visibles.
ui-setup-agreed-hidden = L’or et les écuyers restent derrière les paravents.
ui-setup-house-rules = Règles maison
    .text = Les livrets laissent ces points ouverts. Choisissez comment votre table les lit.
ui-setup-house-rules-chosen = { $count ->
    [0] tout comme d’habitude
    [one] 1 changée
   *[other] { $count } changées
}
