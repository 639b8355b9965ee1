# L’atelier : des boîtes avec les valeurs de leurs propriétaires.
ui-workshop-title = Atelier
ui-workshop-lead = Certaines valeurs imprimées dans la boîte ne figurent dans aucun texte : il a fallu les déduire ou les reconstituer. Si vous possédez le jeu, saisissez ici ce que dit votre exemplaire, et jouez avec.
ui-workshop-mine = Mes boîtes
ui-workshop-none = Vous n’avez pas encore de boîte. Donnez-lui un nom et commencez : les valeurs fournies y sont déjà.
ui-workshop-name = Nom de la boîte
ui-workshop-new-name = Ma boîte
ui-workshop-new = Nouvelle boîte
ui-workshop-upload = Importer un fichier
ui-workshop-packaged = Valeurs fournies
    .text = Les valeurs livrées avec le programme.
ui-workshop-look = Les regarder
ui-workshop-theirs = La boîte de quelqu’un d’autre
    .text = Le lien d’une boîte permet de la regarder, de la copier et de jouer avec.
ui-workshop-to-list = Vers l’atelier
ui-workshop-coming = La boîte s’ouvre.
# $changed valeurs ne sont pas celles fournies.
ui-workshop-changed = { $count ->
    [0] comme fournie
    [one] { $count } valeur modifiée
   *[other] { $count } valeurs modifiées
}
# $all sont les valeurs qui ne sont pas certaines.
ui-workshop-count = { $confirmed } sur { $all } vérifiées
ui-workshop-look-up = Vérifier la suivante
ui-workshop-all-looked-up = Tout est vérifié.
# $reason est une partie de phrase du jeu, en anglais.
ui-workshop-unusable = Cette version ne peut pas jouer avec cette boîte : { $reason }.

## Ce qu’on peut faire d’une boîte
ui-workshop-of-owner = Propriétaire : { $who }. Copiez cette boîte pour la modifier.
ui-workshop-copy = Copier dans mes boîtes
ui-workshop-make-copy = Copier
ui-workshop-start = Commencer ma propre boîte
ui-workshop-play = Jouer avec ces valeurs
ui-workshop-new-table = Nouvelle table avec ces valeurs
ui-workshop-more = Plus
ui-workshop-compare = Comparer
ui-workshop-compare-with = Comparer avec
ui-workshop-choose = Choisir une boîte
ui-workshop-by-link = Une boîte par son lien
ui-workshop-their-link = Lien de l’autre boîte
# $count valeurs diffèrent.
ui-workshop-differing = { $count ->
    [0] Aucune valeur ne diffère.
    [one] { $count } valeur diffère.
   *[other] { $count } valeurs diffèrent.
}
ui-workshop-figure-column = Valeur
ui-workshop-share = Partager
ui-workshop-link = Lien vers cette boîte
    .text = Il permet de regarder la boîte, de la copier et de jouer avec. Vous seul pouvez la modifier.
ui-workshop-download = Télécharger
ui-workshop-replace = Charger les valeurs d’un fichier
    .text = Toutes les valeurs de cette boîte seront remplacées par celles du fichier.
    .yes = Les remplacer
ui-workshop-delete = Supprimer
    .text = Supprimer « { $name } » ? Les tables qui jouent avec gardent ses valeurs.
ui-workshop-keep = Garder
ui-workshop-away = Le serveur est injoignable. Ce que vous saisissez reste dans ce navigateur et sera envoyé dès son retour.
ui-workshop-gone = Cette boîte a été supprimée ailleurs. Ce qui est affiché ici n’est pas perdu.
    .again = En faire une nouvelle boîte
ui-workshop-late = Une saisie précédente n’a pas été prise en compte. { $reason }

## Une valeur
# Ce qu’entend un lecteur d’écran.
ui-workshop-figure = { $figure } : { $value }. { $mark }.
ui-workshop-other-has = Dans l’autre boîte : { $value }.
ui-workshop-legend = Certitude des valeurs
ui-workshop-differs = Diffère de l’autre boîte
ui-workshop-mark-confirmed = Vérifiée
    .text = Vérifiée par la personne qui possède cette boîte.
ui-workshop-mark-certain = Certaine
    .text = Certaine : un livret de règles le dit, ou quelqu’un qui a vu le plateau.
ui-workshop-mark-deduced = Déduite
    .text = Déduite des livrets de règles. Que dit votre boîte ?
ui-workshop-mark-reconstructed = Reconstituée
    .text = Reconstituée : aucun texte ne la donne. Que dit votre boîte ?
ui-workshop-fixed = Une règle du jeu : aucune boîte n’a d’autre valeur.
ui-workshop-take = Valider
ui-workshop-as-printed = Conforme
ui-workshop-settled = C’est fait
ui-workshop-next = Suivante
# $value est la valeur fournie.
ui-workshop-take-back = Annuler ({ $value })
    .short = Annuler
ui-workshop-taken = Enregistré : { $figure }.
ui-workshop-wrong-number = { $least ->
    [0] Saisissez un nombre entier jusqu’à { $most }.
   *[other] Saisissez un nombre entier de { $least } à { $most }.
}
ui-workshop-value = Valeur
ui-workshop-rank = Points du rang { $number }
# $number est 1 ou 2 : l’une des deux cartes écartées.
ui-workshop-card = { $number ->
    [1] Première carte écartée
   *[other] Deuxième carte écartée
}
ui-workshop-space = Case { $number } de la piste
ui-workshop-most = Perte du plus déshonoré
ui-workshop-second = Perte du deuxième
ui-workshop-more-space = Une case de plus
ui-workshop-less-space = Une case de moins
ui-workshop-part-gold = Or
ui-workshop-part-squires = Écuyers
ui-workshop-part-voting_markers = Pions de vote
ui-workshop-part-power_points = Points de pouvoir
ui-workshop-part-new_knights = Nouveau chevalier
ui-workshop-part-upgrades = Montée en grade
ui-workshop-part-extensions = Expansion
ui-workshop-part-noblemen = Noble
ui-workshop-part-passage = Traversée de la Manche
ui-workshop-part-cost_squires = Prix en écuyers

## Ce que doit être une valeur, là où l’une est refusée
ui-workshop-rule-nothing = Il faut un gain.
ui-workshop-rule-reward = Une province rapporte quelque chose, mais au plus un nouveau chevalier, une montée en grade, une expansion ou la traversée.
ui-workshop-rule-points = Aucun rang ne vaut plus de points que le précédent.
ui-workshop-rule-removed = On ne peut écarter que des cartes qui existent.
ui-workshop-rule-favors = Une faveur donne de l’or et des écuyers, ou seulement un noble ou une montée en grade ; une seule donne la montée en grade. Pour la déplacer, saisissez-la sur l’autre faveur.
ui-workshop-rule-castle = Une case du château donne de l’or, des écuyers, des pions de vote ou des points de pouvoir, ou bien, à son prix, seulement un nouveau chevalier ou une montée en grade.
ui-workshop-rule-ally_castle = Une case de l’allié donne un nouveau chevalier ou une montée en grade, et rien d’autre.
ui-workshop-rule-noblemen = Une province porte au plus autant de nobles qu’il y en a de chaque sorte.
ui-workshop-rule-track = Le premier perd au moins autant que le deuxième, et les marqueurs doivent suffire pour toutes les cases.
ui-workshop-rule-markers = Les marqueurs doivent suffire pour toutes les cases de la piste.
ui-workshop-rule-tower = La tour doit pouvoir contenir plus que le chevalier neutre.
ui-workshop-rule-tile = Une plaquette de gain donne une seule chose.

## Le plateau
ui-workshop-conflicts = Cartes conflit
ui-workshop-removed = Écartées : les cartes de puissance
ui-workshop-left-out = Sans la montée en grade :
ui-workshop-with = { $players } joueurs
ui-workshop-castle = Cases du château et leurs expansions
ui-workshop-ally_castle = Château de l’allié
ui-workshop-noblemen = Nobles
ui-workshop-kinds = Sortes
ui-workshop-copies = De chaque sorte
ui-workshop-per_county = Dans chaque province
ui-workshop-supply = Réserve
ui-workshop-seal-pieces = Sceaux
ui-workshop-shields = Boucliers
ui-workshop-archers = Archers
ui-workshop-tudor_knights = Chevaliers Tudor
ui-workshop-track = Piste de déshonneur : pertes du premier et du deuxième
ui-workshop-dishonor-markers = Marqueurs
ui-workshop-per_space = Marqueurs sur chaque case
ui-workshop-neutral_knight = Puissance du chevalier neutre
ui-workshop-tiles = Plaquettes de gain
    .text = Elles sont sur la carte, dans leurs provinces.
ui-workshop-seals = Remplacées par des sceaux à la cour du Roi

## Le nom d’une valeur isolée
ui-workshop-of-minimum = { $county } : puissance minimale
ui-workshop-of-reward = { $county } : gain
ui-workshop-of-tile = { $county } : plaquette de gain
ui-workshop-of-strength = Carte conflit { $card } : puissance de la France
ui-workshop-of-points = Carte conflit { $card } : points des rangs
ui-workshop-of-removed = Cartes conflit écartées à { $players } joueurs : puissances
ui-workshop-of-favors = Faveur du Roi { $number }
ui-workshop-of-favors-upgrade_left_out_with = Nombres de joueurs sans la faveur de montée en grade
ui-workshop-of-castle = Case { $number } du château
ui-workshop-of-ally_castle = Case { $number } du château de l’allié
ui-workshop-of-noblemen-kinds = Sortes de nobles
ui-workshop-of-noblemen-copies = Nobles de chaque sorte
ui-workshop-of-per_county = Nobles dans chaque province à { $players } joueurs
ui-workshop-of-supply-gold = Or de la réserve
ui-workshop-of-supply-squires = Écuyers de la réserve
ui-workshop-of-supply-voting_markers = Pions de vote de la réserve
ui-workshop-of-court-seals = Sceaux
ui-workshop-of-court-shields = Boucliers
ui-workshop-of-court-archers = Archers
ui-workshop-of-court-tudor_knights = Chevaliers Tudor
ui-workshop-of-bishops = Évêques à { $players } joueurs
ui-workshop-of-resentment-track = Piste de déshonneur
ui-workshop-of-resentment-markers = Marqueurs de déshonneur
ui-workshop-of-resentment-tower = Puissance admise dans la tour
ui-workshop-of-per_space = Marqueurs de déshonneur sur chaque case à { $players } joueurs
ui-workshop-of-neutral_knight = Puissance du chevalier neutre à { $players } joueurs
ui-workshop-of-reward_tiles-seals = Plaquettes de gain que des sceaux remplacent

## Une boîte là où l’on ouvre une table
ui-workshop-box = Valeurs
    .text = Celles d’une boîte de l’atelier.
ui-workshop-of-table = La boîte avec laquelle joue cette table
# $name est le nom d’une boîte.
ui-workshop-of-server = Celles de ce serveur : « { $name } »
ui-workshop-of-server-unnamed = Celles de ce serveur
ui-workshop-invitation = L’atelier
    .text = Saisissez les valeurs de votre boîte et jouez avec.
