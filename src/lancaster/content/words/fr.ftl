# Les mots du jeu en français.
#
# Les noms de joueurs peuvent commencer par une voyelle et leur genre est inconnu : jamais « de { $who } », ni accord, ni inversion (« place-t-il »).
# $whose est donc le nom seul, et le propriétaire est le sujet de la phrase ; un allié s’appelle « Anna (allié) ».
# Devant une province, { location-county } donne « à York » ou « dans le Dorset ».
# { knights } porte son article : « le chevalier de puissance 2 », « les 2 chevaliers de puissance 1 ».
# [one] vaut aussi pour 0 : écrire { $count }, pas 1.
# Les « expansions » sont celles des châteaux, les « extensions » celles du jeu.
# Espace fine insécable (U+202F) devant : ; ! ? et à l’intérieur des guillemets.

## Joueurs

seat-name = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
   *[other] Violet
}
ally-name = { $name } (allié)
possessive = { $who }

## Listes, construites depuis la fin

list-last = { $first } et { $last }
list-more = { $first }, { $rest }
list-row = { $first } { $rest }

## Biens et gains

goods-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
goods-squires = { $count ->
    [one] { $count } écuyer
   *[other] { $count } écuyers
}
goods-markers = { $count ->
    [one] { $count } pion de vote
   *[other] { $count } pions de vote
}
goods-retained = { $count ->
    [one] { $count } pion de vote inutilisé
   *[other] { $count } pions de vote inutilisés
}
goods-nothing = rien

piece-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
piece-archers = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
piece-tudors = { $count ->
    [one] { $count } chevalier Tudor
   *[other] { $count } chevaliers Tudor
}
piece-bishops = { $count ->
    [one] { $count } évêque
   *[other] { $count } évêques
}
piece-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}
piece-dishonor = { $count ->
    [one] { $count } marqueur de déshonneur
   *[other] { $count } marqueurs de déshonneur
}

knights = { $same ->
    [yes] { $count ->
        [one] le chevalier de puissance { $strength }
       *[other] les { $count } chevaliers de puissance { $strength }
    }
   *[no] les chevaliers de puissance { $strengths }
}
company-knights = { $knights }

reward-points = { $count ->
    [one] { $count } point de pouvoir
   *[other] { $count } points de pouvoir
}
reward-new_knights = { $count ->
    [one] { $count } nouveau chevalier
   *[other] { $count } nouveaux chevaliers
}
reward-upgrades = { $count ->
    [one] { $count } montée en grade
   *[other] { $count } montées en grade
}
reward-extensions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
reward-noblemen = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
reward-passage = la traversée de la Manche
reward-for-squires = { $reward } contre { goods-squires }

## Lieux

county-A = Northumberland
county-B = Stafford
county-C = York
county-D = Gloucester
county-E = Bedford
county-F = Suffolk
county-G = Somerset
county-H = Dorset
county-I = Surrey
county-reward = { $start_player ->
    [yes] { $county } : puissance minimum { $minimum }, gain : { $reward } ; le chevalier placé ici désigne aussi le premier joueur.
   *[no] { $county } : puissance minimum { $minimum }, gain : { $reward }.
}

conflict-U1 = en haut à gauche
conflict-U2 = en haut à droite
conflict-L1 = en bas à gauche
conflict-L2 = en bas à droite

location-court = à la cour
    .from = de la cour
location-county = { $county ->
    [Northumberland] dans le { $county }
    [Suffolk] dans le { $county }
    [Somerset] dans le { $county }
    [Dorset] dans le { $county }
    [Surrey] dans le { $county }
   *[other] à { $county }
}
    .from = { $county ->
        [Northumberland] du { $county }
        [Suffolk] du { $county }
        [Somerset] du { $county }
        [Dorset] du { $county }
        [Surrey] du { $county }
       *[other] de { $county }
    }
location-castle = sur la case { $space } du château
    .from = de la case { $space } du château
location-conflict = dans le conflit { $conflict }
    .from = du conflit { $conflict }
location-office = en soutien pour la charge de { $office }
    .from = de la candidature à la charge de { $office }
location-tower = dans la tour
    .from = de la tour

favor = Faveur { $tile } : { $reward }
castle-space = Case { $space } du château : { $reward }

## Extensions du jeu

module-court = À la cour du Roi
module-resentment = Le ressentiment du Roi
module-reward_tiles = plaquettes de gain

law_set-base = jeu de base
law_set-new = Les nouvelles lois
law_set-king = Les lois du Roi
law_set-random = tirage au sort

office-chancellor = Grand Chancelier
office-constable = Grand Connétable
office-chamberlain = Grand Chambellan

privilege = { $privilege ->
    [shield] bouclier
    [archer] archer
   *[tudor] chevalier Tudor
}

agreed-modules = Extensions : { $modules }.
agreed-laws-random = La série de lois de chaque groupe est tirée au sort.
agreed-laws-one = Série de lois : { $law_set }.
agreed-laws = Séries de lois des groupes 0 à 4 : { $law_sets }.
agreed-box = On joue avec la boîte « { $name } ».
agreed-box-unnamed = On joue avec d’autres valeurs que celles fournies.
agreed-reading = Règle maison – { $reading } : { $choice }.

## Règles maison : ce que les livrets laissent ouvert, et comment une table peut le lire

reading-first_extension = Première expansion
    .open = Au début, chaque joueur choisit une expansion. Les livrets ne disent pas si c’est à tour de rôle ou tous ensemble.
reading-first_extension-in_turn = à tour de rôle
    .text = Les joueurs choisissent l’un après l’autre, à partir du premier joueur, et voient ce qui a été choisi avant eux.
    .why = Les plaquettes sont visibles, et quand un choix doit rester secret, comme lors des votes, les livrets le disent. Les autres choix se font aussi dans l’ordre du tour.
reading-first_extension-at_once = tous ensemble
    .text = Tous choisissent en secret et en même temps. Les plaquettes sont posées quand le dernier a choisi.
    .why = Ce choix fait partie de la mise en place, que chacun fait pour soi. Ainsi, personne n’a l’avantage de choisir en dernier.
reading-squires_to_place = Quand il faut des écuyers pour placer
    .open = Tous les chevaliers doivent être placés. Les livrets ne disent pas ce qui vaut quand toutes les places possibles demandent des écuyers.
reading-squires_to_place-owed = il faut placer
    .text = Tant que vous pouvez placer quelque chose, vous devez le faire, même si cela coûte des écuyers.
    .why = La phase dure jusqu’à ce que tous les chevaliers soient placés, et nulle part on ne peut passer son tour. Évincer avec des écuyers est un placement comme un autre.
reading-squires_to_place-spared = on peut passer
    .text = Si tous les placements qui vous restent demandent des écuyers, vous pouvez passer et les garder. Votre tour revient dès qu’une pièce a été placée.
    .why = Les écuyers sont une offre : on en envoie autant qu’on veut, donc aucun si l’on veut. Personne ne devrait les dépenser faute d’une autre place.
reading-placed = Chevaliers placés
    .open = Bien des lois parlent de chevaliers placés. Les livrets ne disent pas si elles visent aussi ceux de la cour du Roi et de la tour.
reading-placed-everywhere = partout
    .text = Pour les lois, un chevalier est placé s’il n’est ni à la cour ni en renfort ; il l’est donc aussi à la cour du Roi et dans la tour.
    .why = Les extensions emploient le même mot pour les chevaliers sous un lord, et la tour y est un lieu de plus où placer des chevaliers.
reading-placed-counties_castle_conflicts = provinces, château et conflits
    .text = Pour les lois, les chevaliers à la cour du Roi et dans la tour ne sont pas placés. « { LAW-K3-4 } » compte quand même ceux de la tour.
    .why = La plupart de ces lois viennent du jeu de base, qui ne connaît que ces trois lieux. Qui soutient un lord ou fait pénitence sert ailleurs.
reading-most_of_nothing = Quand personne n’a rien
    .open = Certaines lois visent les joueurs qui ont le plus de quelque chose. Les livrets ne disent pas ce qui vaut quand personne n’en a.
reading-most_of_nothing-nobody = personne n’a le plus
    .text = Si personne n’en a, personne n’en a le plus, et la loi ne donne rien.
    .why = Pour avoir le plus, il faut avoir quelque chose : les lois parlent de ce qu’on possède, de ce qui reste ou de ce qu’on a engagé.
reading-most_of_nothing-everybody = tous ont le plus
    .text = Si personne n’en a, tous sont à égalité en tête, et la loi vaut pour tous.
    .why = En cas d’égalité, tous les premiers reçoivent l’effet entier. Les livrets ne font pas d’exception pour zéro.
reading-swap_of_strongest = « { LAW-B2-3 } »
    .open = Cette loi échange le chevalier placé de puissance 3 contre celui de puissance 4. Selon le livret, on peut y renoncer ou non.
reading-swap_of_strongest-compulsory = échange obligatoire
    .text = Un joueur qui peut échanger les deux chevaliers doit le faire.
    .why = En allemand et en français, la loi dit simplement qu’on les échange. Là où le choix est libre, les lois le disent.
reading-swap_of_strongest-optional = échange facultatif
    .text = Chaque joueur qui peut échanger les deux chevaliers décide s’il le fait.
    .why = En anglais, la loi dit qu’un joueur peut le faire. L’échange se veut un avantage, et l’on peut toujours renoncer à une montée en grade, ce dont il est le plus proche.
reading-expelled_tudor = Chevalier Tudor évincé
    .open = Le chevalier Tudor retourne à sa réserve quand son chevalier rentre à la cour. Mais si un lord est évincé, son joueur reprend tout ce qui le soutenait. Les livrets ne disent pas comment concilier les deux.
reading-expelled_tudor-by_place = selon le lieu
    .text = Évincé d’une province, le chevalier Tudor retourne à sa réserve. Évincé avec un lord, il revient à son joueur.
    .why = Chacune des deux règles vaut telle quelle : l’une pour les provinces et les conflits, l’autre pour les lords.
reading-expelled_tudor-to_supply = toujours à la réserve
    .text = Évincé, le chevalier Tudor retourne à sa réserve, d’une province comme avec un lord.
    .why = Il est prêté pour un seul emploi : quand les lords rentrent normalement, il retourne aussi à sa réserve. Un lord ramène ses chevaliers et ses évêques.
reading-expelled_tudor-to_player = toujours à son joueur
    .text = Évincé, le chevalier Tudor revient à son joueur, qui peut s’en resservir pendant cette manche.
    .why = Un joueur évincé place de nouveau, et un privilège vaut toute la manche. Ce qu’on ne perd pas avec un lord ne devrait pas se perdre dans une province.
reading-last_markers = Pions de vote à la manche 5
    .open = À la dernière manche, on ne donne plus de pions de vote. C’est écrit à propos de la table ronde ; reste à savoir si toutes les sources sont visées.
reading-last_markers-not_at_table = aucun de la table ronde
    .text = À la manche 5, la table ronde ne donne pas de pions de vote. Les lois, les provinces, les châteaux et le trésor en donnent encore.
    .why = La phrase est dans le paragraphe sur la table ronde. Et dans « { module-resentment } », les pions de vote départagent encore après le dernier vote.
reading-last_markers-nowhere = aucun du tout
    .text = À la manche 5, personne ne reçoit de pions de vote, d’où que ce soit, et aucun lord ne peut en prendre dans le trésor.
    .why = La phrase ne nomme aucune source. Et après le dernier vote, les pions de vote ne servent plus à rien dans le jeu de base.
reading-archer_from_dorset = Archer et traversée
    .open = Un archer va dans un conflit avec un chevalier. Les livrets ne disent pas si ce peut être celui qui traverse la Manche depuis le Dorset, en phase 3.
reading-archer_from_dorset-stays = l’archer reste
    .text = Un archer ne part qu’avec un chevalier placé dans un conflit en phase 1.
    .why = Un privilège se place avec un chevalier, et l’on place en phase 1. La remarque sur le Dorset ne parle que du chevalier Tudor.
reading-archer_from_dorset-goes_along = l’archer peut traverser
    .text = Un archer inutilisé peut traverser avec le chevalier, si celui-ci entre dans le conflit et si la case juste au-dessous de lui est libre.
    .why = L’archer demande un chevalier envoyé dans un conflit, et la traversée en envoie un. La remarque sur le Dorset vise un chevalier Tudor qui s’y trouve déjà.
reading-dishonor_ties = Égalité de déshonneur
    .open = À nombre égal de marqueurs de déshonneur, les pions de vote départagent. Les livrets ne disent pas s’il vaut mieux en avoir plus ou moins.
reading-dishonor_ties-stock_helps = avoir plus de pions protège
    .text = À déshonneur égal, le joueur qui a plus de pions de vote est classé plus bas et perd moins. À égalité là aussi, les écuyers départagent de même.
    .why = Partout ailleurs, le stock qui départage une égalité profite à celui qui l’a.
reading-dishonor_ties-stock_hurts = avoir plus de pions pénalise
    .text = À déshonneur égal, le joueur qui a plus de pions de vote est classé premier et perd plus. À égalité là aussi, les écuyers départagent de même.
    .why = Partout ailleurs, le plus grand stock donne le meilleur rang, et ici le premier rang va au plus grand déshonneur.
reading-supporter_upgrade = Montée en grade sous un lord
    .open = Une candidature ne peut plus être renforcée après coup, mais une montée en grade vaut pour tout chevalier en jeu. Les livrets ne disent pas ce qui l’emporte pour un chevalier sous un lord.
reading-supporter_upgrade-allowed = permise
    .text = En phase 1, un chevalier qui soutient un lord peut aussi monter en grade. La candidature en est aussitôt plus forte.
    .why = Tout chevalier du joueur peut monter en grade, et deux chevaliers changent de place. Ce qui est interdit, c’est d’ajouter des pièces.
reading-supporter_upgrade-barred = pas en phase 1
    .text = En phase 1, un chevalier qui soutient un lord ne peut pas monter en grade. À partir de la phase 2, il le peut.
    .why = Le lord et ses soutiens se placent en un seul tour, pour que les autres sachent quelle puissance il leur faut. Une montée en grade renforcerait tout de même la candidature.

## Phases

phase-setup = Mise en place
phase-placing = Placement des chevaliers
phase-parliament = Parlement
phase-rewards = Gains
phase-over = Fin de la partie

## Origines des points de pouvoir

source-counties = Provinces
source-castles = Châteaux
source-conflicts = Conflits
source-knighthood = Chevalerie
source-extensions = Expansions
source-noblemen = Nobles
source-reward_tiles = Plaquettes de gain
source-seals = Sceaux
source-dishonor = Déshonneur

## Lois

LAW-B0-1 = L’or fait le chevalier
    .text = Chaque joueur ayant le plus d’or ({ phrase-least }) peut faire monter en grade l’un de ses chevaliers placés.
LAW-B0-2 = Le rassemblement des écuyers
    .text = Chaque joueur ayant le plus d’écuyers en stock ({ phrase-least }) reçoit 1 nouveau chevalier.
LAW-B0-3 = Gardiens des provinces
    .text = Chaque joueur marque 3 points de pouvoir par paire de provinces qu’il tient.
LAW-B1-1 = Voix à vendre
    .text = Chaque joueur peut acheter autant de pions de vote qu’il veut, à 1 pièce d’or l’unité.
LAW-B1-2 = Mécénat à la cour
    .text = Chaque joueur peut donner 1 écuyer et 1 pièce d’or contre 3 points de pouvoir, autant de fois qu’il veut.
LAW-B1-3 = Bâtir sur la guerre
    .text = Par paire de conflits où se bat l’un de ses propres chevaliers, chaque joueur peut construire 1 expansion.
LAW-B1-4 = Une suite digne de ce nom
    .text = Chaque joueur reçoit 1 écuyer pour chacun de ses chevaliers placés de puissance 2.
LAW-B2-1 = Le nerf de la guerre
    .text = Par paire de conflits où se bat l’un de ses propres chevaliers, chaque joueur reçoit 1 pièce d’or, 1 écuyer et 1 pion de vote.
LAW-B2-2 = Sortir du rang
    .text = Chaque joueur sans chevalier placé de puissance 2 peut faire monter en grade l’un de ses chevaliers, placé ou non.
LAW-B2-3 = Les champions du Roi
    .text = Chaque joueur { $swap_of_strongest ->
        [optional] peut remplacer
       *[compulsory] remplace
    } son chevalier placé de puissance 3 par son chevalier de puissance 4, si celui-ci est en renfort.
LAW-B2-4 = Grandes maisons
    .text = Chaque joueur marque 5 points de pouvoir par groupe de 3 expansions dans son château.
LAW-B3-1 = La gloire en France
    .text = Chaque joueur marque 3 points de pouvoir par conflit où se bat l’un de ses propres chevaliers.
LAW-B3-2 = Seigneurs du pays
    .text = Chaque joueur marque 8 points de pouvoir par groupe de 3 provinces qu’il tient.
LAW-B3-3 = Le ban et l’arrière-ban
    .text = Chaque joueur dont les 3 chevaliers de puissance 1 sont placés marque 5 points de pouvoir.
LAW-B3-4 = Fils de nobles
    .text = Chaque joueur reçoit 1 nouveau chevalier par groupe de 3 nobles à sa table ronde.
LAW-B4-1 = Dons à la Couronne
    .text = Chaque joueur peut acheter autant de points de pouvoir qu’il veut, à 1 pièce d’or l’unité.
LAW-B4-2 = Des écuyers pour la Couronne
    .text = Chaque joueur peut donner autant d’écuyers qu’il veut, contre 1 point de pouvoir chacun.
LAW-B4-3 = L’armée au complet
    .text = Chaque joueur dont les chevaliers placés réunissent les 4 puissances marque 6 points de pouvoir.
LAW-N0-1 = Les voix du front
    .text = Chaque joueur reçoit 1 pion de vote par conflit où se bat l’un de ses propres chevaliers.
LAW-N0-2 = Une bourse pour la suite
    .text = Chaque joueur ayant le plus d’écuyers en stock ({ phrase-least }) reçoit 1 pièce d’or et 1 pion de vote.
LAW-N0-3 = L’or a voix au chapitre
    .text = Chaque joueur ayant le plus d’or ({ phrase-least }) reçoit 1 écuyer et 1 pion de vote.
LAW-N1-1 = Consolation des tables vides
    .text = Chaque joueur sans noble à sa table ronde reçoit 1 pièce d’or, 1 écuyer et 1 pion de vote.
LAW-N1-2 = Les écuyers au front
    .text = Pour chaque conflit où se bat l’un de ses propres chevaliers, chaque joueur peut envoyer 1 écuyer dans l’un de ces conflits, pour 1 de puissance en plus jusqu’à la fin du combat.
LAW-N1-3 = À chaque novice son écuyer
    .text = Chaque joueur reçoit 1 écuyer pour chacun de ses chevaliers placés de puissance 1.
LAW-N1-4 = La pierre au prix de l’or
    .text = Chaque joueur peut construire autant d’expansions qu’il veut, à 4 pièces d’or l’unité.
LAW-N2-1 = Honneur à la garnison
    .text = Chaque joueur marque 3 points de pouvoir par chevalier placé dans son château.
LAW-N2-2 = La voix de la patience
    .text = Chaque joueur ayant le plus de pions de vote inutilisés ({ phrase-least }) peut faire monter en grade l’un de ses chevaliers, placé ou non.
LAW-N2-3 = Frères d’armes
    .text = Chaque joueur dont les 2 chevaliers de puissance 2 sont placés marque 3 points de pouvoir.
LAW-N2-4 = L’impôt des provinces
    .text = Pour chaque province qu’il tient, chaque joueur paie 1 pièce d’or ou reprend le chevalier à sa cour.
LAW-N3-1 = Maîtres des provinces
    .text = Chaque joueur marque 5 points de pouvoir par paire de provinces qu’il tient.
LAW-N3-2 = L’entretien des châteaux
    .text = Pour chacune de ses expansions, chaque joueur donne 1 écuyer ou la retourne face cachée jusqu’à la fin de l’évaluation des châteaux.
LAW-N3-3 = Les changeurs
    .text = Chaque joueur peut échanger 2 pièces d’or contre 1 écuyer ou 2 écuyers contre 1 pièce d’or, autant de fois qu’il veut.
LAW-N3-4 = La garde des provinces
    .text = Chaque joueur marque 3 points de pouvoir par paire d’écuyers aux côtés de ses propres chevaliers, toutes provinces confondues.
LAW-N4-1 = Les salles désertées
    .text = Chaque joueur marque 3 points de pouvoir par province qu’il tient et où il ne reste aucun noble.
LAW-N4-2 = Le grand marché
    .text = Chaque joueur peut donner 1 pièce d’or, 1 écuyer et 1 pion de vote inutilisé contre 3 points de pouvoir, autant de fois qu’il veut.
LAW-N4-3 = L’ost le plus nombreux
    .text = Chaque joueur ayant engagé le plus de ses propres chevaliers, tous conflits confondus ({ phrase-least }), marque 5 points de pouvoir.
LAW-K2-1 = La part du Roi
    .text = Chaque joueur ayant le plus d’écuyers en stock perd 2 écuyers, et chaque joueur ayant le plus d’or perd 3 pièces d’or, ou ce qu’il a.
LAW-K2-2 = L’absolution des humbles
    .text = Chaque joueur sans évêque peut rendre 1 marqueur de déshonneur.
LAW-K2-3 = Un nom sans tache
    .text = Chaque joueur ayant le moins de marqueurs de déshonneur (même 0) marque 5 points de pouvoir.
LAW-K2-4 = La cire changée en or
    .text = Chaque joueur peut donner autant de sceaux qu’il veut, contre 2 écuyers et 1 pièce d’or chacun.
LAW-K3-1 = Le silence est d’or
    .text = Chaque joueur ayant le plus de pions de vote inutilisés ({ phrase-least }) reçoit 1 sceau.
LAW-K3-2 = Le faste plaît au Roi
    .text = Chaque joueur ayant le plus d’écuyers en stock ({ phrase-least }) marque 3 points de pouvoir, et chaque joueur ayant le plus d’or ({ phrase-least }) aussi.
LAW-K3-3 = Honte aux avides
    .text = Chaque joueur reçoit 1 marqueur de déshonneur par paire de provinces qu’il tient.
LAW-K3-4 = Pénitence dans la tour
    .text = Chaque joueur marque 3 points de pouvoir pour chacun de ses propres chevaliers dans la tour.

## Rangs, devant le mot « rang »

rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
    [4] 4e
   *[other] 5e
}

## Locutions communes à plusieurs phrases

phrase-with_company = { $alone ->
    [yes] { "" }
   *[no] { " " }avec { $company }
}
phrase-knight = { $ally ->
    [yes] le chevalier allié de puissance { $knight }
   *[no] le chevalier de puissance { $knight }
}
phrase-castle_space = { $ally ->
    [yes] la case { $space } du château de l’allié
   *[no] la case { $space } du château
}
phrase-side = { $yes ->
    [yes] oui
   *[no] non
}
phrase-with_markers = { $markers ->
    [0] { "" }
    [one] { " " }avec { $markers } pion de vote
   *[other] { " " }avec { $markers } pions de vote
}
phrase-least = { $most_of_nothing ->
    [everybody] même 0
   *[nobody] au moins 1
}
phrase-distinction = { $by ->
    [gold] a le plus d’or
    [squires] a le plus d’écuyers en stock
    [retained_markers] a le plus de pions de vote inutilisés
    [dishonor] a le moins de marqueurs de déshonneur
   *[knights] a le plus de chevaliers dans les conflits
}
phrase-placed_knight = { $placed ->
    [yes] chevalier placé
   *[no] chevalier
}
phrase-for_ally = { $ally ->
    [yes] { " " }pour votre allié
   *[no] { "" }
}
phrase-treasure = { $take ->
    [markers] tous les pions de vote
    [squires] tous les écuyers
   *[gold] tout l’or
}
phrase-moment = { $to ->
    [0] au début
   *[other] à l’action { $to }
}

## Événements : ce qui s’est passé

event-dealt = Premier joueur : { $start_player }.
event-round_started = La manche { $round } commence.
event-phase_started = { $phase ->
    [setup] La partie est mise en place.
    [placing] Phase 1 : placement des chevaliers.
    [parliament] Phase 2 : parlement.
    [rewards] Phase 3 : gains.
   *[over] Tous les points sont comptés.
}
event-law_in_force = En vigueur dès le début : « { $law } ». { $text }
event-law_proposed = Proposition { $place } : « { $law } ». { $text }
event-conflict_revealed = Un conflit éclate { $conflict } : la France a une puissance de { $strength }, les rangs valent { $points } points de pouvoir.
event-extension_built = { $who } construit l’expansion { $space } ({ $reward }).
event-extension_chosen = { $who } choisit en secret l’expansion { $space } ({ $reward }).
event-placed_in_county = { $who } place le chevalier de puissance { $knight }{ phrase-with_company } { location-county }.
event-expelled = { $alone ->
    [yes] { $whose } se fait évincer un chevalier de puissance { $knight } { location-county }.
   *[no] { $whose } se fait évincer un chevalier de puissance { $knight } { location-county } et perd { $company }.
}
event-placed_in_castle = { $who } place le chevalier de puissance { $knight } sur la case { $space } du château ({ $reward }).
event-placed_in_conflict = { $who } envoie le chevalier de puissance { $knight }{ phrase-with_company } dans le conflit { $conflict }.
event-cannot_place = { $who } ne peut placer aucun chevalier.
event-passed = { $who } passe son tour et garde ses écuyers.
event-favor_taken = { $who } prend la faveur du Roi : { $reward }.
event-gained = { $who } reçoit { $goods }.
event-paid = { $who } paie { $goods }.
event-scored = { $lost ->
    [yes] { $who } perd { reward-points } ({ $source }).
   *[no] { $who } marque { reward-points } ({ $source }).
}
event-knight_recruited = { $who } reçoit 1 nouveau chevalier.
event-knight_upgraded = { $who } fait monter en grade le chevalier { $location }, de puissance { $knight } à { $stronger }.
event-nobleman_taken = { $who } prend le noble { $nobleman } { location-county }.
event-nobleman_removed = { $who } retire du jeu le noble { $nobleman } { location-county }.
event-vote_committed = { $who } vote { phrase-side } en secret{ phrase-with_markers }.
event-vote_revealed = { $who } vote { phrase-side }{ phrase-with_markers }.
event-law_adopted = La loi « { $law } » est adoptée : { $yes_votes } oui, { $no_votes } non.
event-law_repealed = La loi « { $law } » quitte le jeu.
event-law_rejected = La loi « { $law } » est rejetée : { $yes_votes } oui, { $no_votes } non.
event-markers_returned = { $who } rend { goods-retained }.
event-law_applied = La loi « { $law } » s’applique. { $text }
event-qualified = { $compared ->
    [yes] La loi « { $law } » vise { $who }, qui { phrase-distinction }.
   *[no] La loi « { $law } » vise { $who }.
}
event-county_scored = { $choice ->
    [nobleman] { $ally ->
        [yes] { $who } préfère le noble au gain { location-county }.
       *[no] { $who } prend le noble { location-county }.
    }
    [reward] { $who } prend le gain { location-county }.
    [both] { $who } prend le noble et le gain { location-county }.
    [tile] { $who } préfère la plaquette au gain { location-county }.
    [both_with_tile] { $who } prend le noble et la plaquette de gain { location-county }.
   *[nothing] { $who } ne prend rien { location-county }.
}
event-went_home = { $whose } fait rentrer { $knights } { $origin }.
event-crossed = { $whose } fait traverser la Manche au chevalier de puissance { $knight }{ phrase-with_company } vers le conflit { $conflict }.
event-start_player_named = { $own ->
    [yes] { $who } décide de jouer en premier.
   *[no] { $who } désigne le premier joueur : { $seat }.
}
event-castle_scored = { $who } active { $extension ->
    [yes] l’expansion { $space }
   *[no] le chevalier sur la case { $space } du château
}{ $cost ->
    [0] .
   *[other] { " " }({ $reward }).
}
event-table_scored = { $count ->
    [0] { $who } n’a que le seigneur du château à sa table ronde.
   *[other] { $who } a le seigneur du château et { reward-noblemen } à sa table ronde.
}
event-conflict_resolved = { $england_wins ->
    [yes] L’Angleterre gagne le conflit { $conflict }, { $english_strength } contre { $french_strength }.
   *[no] { $english_strength ->
        [0] L’Angleterre perd le conflit { $conflict }, où personne ne se bat.
       *[other] L’Angleterre perd le conflit { $conflict }, { $english_strength } contre { $french_strength } : la plus haute valeur est perdue.
    }
}
event-points_lapsed = { $who } marquerait { reward-points }, mais un allié n’en marque pas.
event-conflict_moved_down = Le conflit { $conflict } descend dans la rangée du bas.
event-conflict_ended = Le conflit { $conflict } est terminé.
event-ransomed = { $who } rachète { $knights } du conflit { $conflict }.
event-captured = { $count ->
    [one] { $whose } perd { $knights }, capturé et remis en renfort.
   *[other] { $whose } perd { $knights }, capturés et remis en renfort.
}
event-forfeited = { $reward ->
    [new_knight] { $who } ne reçoit pas de nouveau chevalier : aucun de puissance 1 n’est en renfort.
    [upgrade] { $who } ne reçoit pas de montée en grade : aucun chevalier ne peut en profiter.
    [extension] { $who } ne reçoit pas d’expansion : toutes sont construites.
    [nobleman] { $ally ->
        [yes] { $who } ne retire pas de noble : il n’en reste aucun.
       *[no] { $who } ne reçoit pas de noble : les provinces n’en ont pas de nouveau.
    }
    [passage] { $who } ne trouve de place dans aucun conflit.
    [start_player] { $who } ne désigne pas de premier joueur : l’ordre ne change plus rien.
    [tile] { $who } ne tire rien de la plaquette de gain.
    [seal] { $who } ne reçoit pas tous les sceaux : la réserve ne suffit pas.
    [markers] { $who } ne reçoit pas de pions de vote : il n’y en a plus à la manche 5.
   *[goods] { $ally ->
        [yes] { $who } ne reçoit ni or, ni écuyers, ni pions de vote : un allié n’en a jamais.
       *[no] { $who } ne reçoit pas tout : la réserve ne suffit pas.
    }
}
event-declined = { $reward ->
    [new_knight] { $who } renonce au nouveau chevalier.
    [upgrade] { $who } renonce à la montée en grade.
    [swap] { $who } laisse en place le chevalier de puissance 3.
    [extension] { $who } renonce à l’expansion.
    [nobleman] { $who } renonce au noble.
    [ransom] { $who } ne rachète personne.
    [dishonor] { $who } ne rend aucun marqueur de déshonneur.
   *[goods] { $who } ne fait pas usage de la loi.
}
event-only_choice = { $who } n’a qu’un choix. { $action }
event-final_rank = { $who } est au { $place } rang { $source_id ->
    [knighthood] de la chevalerie avec une puissance de { $value }
    [dishonor] du déshonneur avec { $dishonor }
   *[extensions] des bâtisseurs avec { $extensions }
}{ $tied ->
    [knighthood] { " " }(départage : { $squires }).
    [dishonor] { " " }(autant de pions de vote, départage : { $squires }).
    [extensions] { " " }(départage : { $gold }).
   *[no] .
}
event-game_over = La partie est terminée.
event-law_set_drawn = { $law_set ->
    [base] Lois du groupe { $group } : jeu de base.
    [new] Lois du groupe { $group } : Les nouvelles lois.
   *[king] Lois du groupe { $group } : Les lois du Roi.
}
event-squires_sent = { $who } envoie { goods-squires } dans le conflit { $conflict }.
event-squires_returned = { $whose } remet { goods-squires } du conflit { $conflict } dans la réserve commune.
event-extension_turned_down = { $count ->
    [one] { $who } retourne face cachée l’expansion { $spaces }.
   *[other] { $who } retourne face cachée les expansions { $spaces }.
}
event-extensions_turned_up = Toutes les expansions sont de nouveau face visible.
event-applied_for_office = { $who } brigue la charge de { $office }{ phrase-with_company }.
event-tribute_paid = { $who } verse son tribut au trésor : { $goods }.
event-expelled_from_office = { $whose } se fait évincer de la case de { $office } : le lord retourne à la cour{ phrase-with_company }.
event-entered_treasury = { $ally ->
    [yes] { $amount ->
        [0] { $whose } envoie son lord au trésor, qui est vide.
       *[other] { $whose } envoie son lord au trésor et en retire { $goods }.
    }
   *[no] { $amount ->
        [0] { $whose } envoie son lord au trésor sans rien y prendre.
       *[other] { $whose } envoie son lord au trésor et y prend { $goods }.
    }
}
event-office_filled = { $kept ->
    [yes] { $who } reste { $office }, faute de candidature.
   *[no] { $who } devient { $office }.
}
event-privilege_granted = { $who } reçoit un { privilege }.
event-privilege_returned = { $who } rend un { privilege } inutilisé.
event-seals_gained = { $who } reçoit { piece-seals }.
event-seals_given = { $who } donne { piece-seals }.
event-seals_counted = { $seals ->
    [0] { $who } n’a aucun sceau.
   *[other] { $bishops ->
        [0] { $who } a { $sealed } et aucun évêque : chaque sceau vaut 1 point de pouvoir.
       *[other] { $who } a { $sealed } et { $clergy } : chaque sceau vaut { $worth } points de pouvoir.
    }
}
event-lord_went_home = { $whose } fait rentrer son lord de la cour du Roi{ phrase-with_company }{ $tudor ->
    [yes] , sans le chevalier Tudor.
   *[no] .
}
event-bishop_taken = { $who } prend un évêque au lieu de la montée en grade.
event-bishop_removed = { $who } retire un évêque du jeu au lieu de la montée en grade.
event-placed_in_tower = { $who } enferme le chevalier de puissance { $knight } dans la tour.
event-dishonored = { $who } reçoit { piece-dishonor }.
event-dishonor_returned = { $who } rend { piece-dishonor }.
event-tile_drawn = Une plaquette de gain est posée { location-county } : { $reward }.
event-tile_taken = { $who } prend la plaquette de gain { location-county } ({ $reward }).

## Ce que les règles disent d’un lieu

tip-favor = Chaque chevalier placé dans un conflit en donne une, tant qu’il en reste.
tip-treasury = Un lord qui y entre prend tout d’une sorte.
tip-tower = Un chevalier jeté dans la tour rend autant de marqueurs de déshonneur que sa puissance.
tip-dishonor = À la fin, le plus grand déshonneur perd le plus grand nombre à découvert, le deuxième le plus petit.
tip-office = { $privilege ->
    [tudor] La charge donne un { privilege }.
   *[other] La charge donne { $seals } et un { privilege } ; à la manche { $rounds }, seulement { $seals }.
}

## Perspectives : ce qu’une loi apporterait, et comment un combat finirait

prospect-nothing = En l’état, elle ne vous donne rien.
    .short = rien
prospect-unknown = Ce qu’elle vous donne dépend de stocks cachés.
    .short = stocks cachés
prospect-offered = { $most ->
    [0] En l’état, elle demande « { $question } ».
    [one] En l’état, elle demande « { $question } », au plus une fois.
   *[other] En l’état, elle demande « { $question } », au plus { $most } fois.
}
    .short = { $most ->
        [0] au choix
       *[other] jusqu’à { $most }×
    }
prospect-gain = En l’état, vous recevez { $gains }.
prospect-loss = En l’état, vous perdez { $losses }.
prospect-gain_and_loss = En l’état, vous recevez { $gains } et perdez { $losses }.
prospect-places = { $count ->
    [one] { $count } place d’un chevalier
   *[other] { $count } places de chevaliers
}
prospect-first_rank = Les points les plus élevés ({ $points }) ne sont alors pas donnés : le rang 1 reçoit les moyens, le rang 2 les plus bas.

## Décisions : ce qui est demandé à une place

decision-first_extension = { $who } : avec quelle expansion commencer ?
    .you = { $at_once ->
        [yes] { $committed ->
            [yes] Vous avez choisi votre première expansion et pouvez encore changer.
           *[no] Choisissez votre première expansion (tous choisissent en secret et en même temps)
        }
       *[no] Choisissez votre première expansion
    }
decision-place = { $lords ->
    [yes] { $allies ->
        [yes] { $who } : quel chevalier ou lord placer (allié compris), et où ?
       *[no] { $knights ->
            [yes] { $who } : qui placer, un chevalier ou le lord, et où ?
           *[no] { $who } : où placer le lord ?
        }
    }
   *[no] { $allies ->
        [yes] { $who } : quel chevalier placer (allié compris), et où ?
       *[no] { $who } : quel chevalier placer, et où ?
    }
}
    .you = { $what ->
        [own-lord] Placez votre lord ({ $number } sur { $total })
        [own-both] Placez un chevalier ou votre lord ({ $number } sur { $total })
        [ally-knight] Placez un chevalier de votre allié ({ $number } sur { $total })
        [ally-lord] Placez le lord de votre allié ({ $number } sur { $total })
        [ally-both] Placez un chevalier ou le lord de votre allié ({ $number } sur { $total })
        [any-knight] Placez un chevalier, à vous ou à votre allié ({ $number } sur { $total })
        [any-lord] Placez votre lord ou celui de votre allié ({ $number } sur { $total })
        [any-both] Placez un chevalier ou un lord, à vous ou à votre allié ({ $number } sur { $total })
       *[own-knight] Placez un chevalier ({ $number } sur { $total })
    }{ $pass ->
        [yes] , ou passez
       *[no] { "" }
    }
decision-favor = { $who } : quelle faveur du Roi prendre ?
    .you = Choisissez une faveur du Roi{ phrase-for_ally }
decision-upgrade = { $swap ->
    [yes] { $who } : échanger le chevalier placé de puissance 3 contre celui de puissance 4 ?
   *[no] { $who } : quel { phrase-placed_knight } faire monter en grade{ $bishop ->
        [yes] , ou bien { $ally ->
            [yes] retirer un évêque du jeu ?
           *[no] prendre un évêque ?
        }
       *[no]  ?
    }
}
    .you = { $swap ->
        [yes] Échangez votre chevalier de puissance 3 contre celui de puissance 4, ou laissez-le en place
       *[no] Faites monter en grade un { $ally ->
            [yes] chevalier de votre allié{ $bishop ->
                [yes] , ou retirez un évêque
               *[no] { "" }
            }
           *[no] { phrase-placed_knight }{ $bishop ->
                [yes] , ou prenez un évêque
               *[no] { "" }
            }
        }
    }
decision-nobleman = { $ally ->
    [yes] { $who } : quel noble retirer du jeu ?
   *[no] { $who } : quel noble prendre ?
}
    .you = { $ally ->
        [yes] Choisissez le noble que votre allié retire du jeu
       *[no] Prenez un noble
    }
decision-vote = { $who } : que voter sur « { $law } » ?
    .you = { $committed ->
        [yes] Vous avez voté sur « { $law } » et pouvez encore changer.
       *[no] Votez sur « { $law } »
    }
decision-trade = { $who } : combien de fois donner { $given } contre { $taken } ?
    .you = Donnez { $given } contre { $taken }, à volonté
decision-build = { $tiles ->
    [one] { $who } : quelle expansion construire ?
   *[other] { $who } : quelle expansion construire d’abord, sur { $tiles } ?
}
    .you = { $tiles ->
        [one] Construisez une expansion
       *[other] Construisez une expansion (encore { $tiles })
    }
decision-county_reward = { $who } : que prendre { location-county } ?
    .you = { $ally ->
        [yes] Choisissez ce que votre allié prend ({ $county })
       *[no] Choisissez ce que vous prenez ({ $county })
    }
decision-extension = { $who } : quelle expansion construire ?
    .you = Construisez une expansion
decision-passage = { $who } : vers quel conflit envoyer le chevalier placé { location-county } ?
    .you = { $ally ->
        [yes] Choisissez le conflit où passe le chevalier de votre allié ({ $county })
       *[no] Choisissez le conflit où passe votre chevalier ({ $county })
    }
decision-start_player = { $who } : qui désigner comme premier joueur ?
    .you = Désignez le premier joueur{ phrase-for_ally }
decision-castle_next = { $who } : qu’activer ensuite dans le château ?
    .you = Choisissez ce qui compte ensuite dans votre château
decision-pay = { $who } : prendre { $reward } ?
    .you = { $ally ->
        [yes] Votre allié prend-il { $reward } ?
       *[no] Prenez { $reward }, ou renoncez
    }
decision-ransom = { $who } : quels chevaliers racheter du conflit { $conflict } ?
    .you = Rachetez vos chevaliers du conflit { $conflict }
decision-send_squires = { $who } : combien d’écuyers envoyer, et dans quels conflits ?
    .you = Envoyez des écuyers à vos chevaliers dans les conflits
decision-buy_extensions = { $who } : quelles expansions construire, à { $price } l’unité ?
    .you = Construisez des expansions, { $price } chacune
decision-county_tax = { $who } : dans quelles provinces payer { $price } pour garder le chevalier ?
    .you = Payez { $price } par chevalier qui reste dans sa province
decision-extension_tax = { $who } : quelles expansions garder face visible, à { $price } chacune ?
    .you = Payez { $price } par expansion qui reste visible
decision-exchange = { $who } : combien de fois échanger { $gold_to_squires }, et { $squires_to_gold } ?
    .you = Échangez or et écuyers
decision-return_dishonor = { $who } : rendre un marqueur de déshonneur ?
    .you = Rendez un marqueur de déshonneur, ou gardez-le

## Actions : ce que fait un choix

action-extension = Construire l’expansion { $space } ({ $reward }).
action-county = Placer { phrase-knight }{ phrase-with_company } { location-county }.
action-castle = Placer { phrase-knight } sur { phrase-castle_space } ({ $reward }).
action-conflict = Envoyer { phrase-knight }{ phrase-with_company } dans le conflit { $conflict }.
action-favor = Prendre la faveur du Roi : { $reward }.
action-upgrade = { $swap ->
    [yes] Échanger le chevalier de puissance 3 { $location } contre celui de puissance 4.
   *[no] Faire monter en grade le chevalier de puissance { $knight } { $location }.
}
action-nobleman = { $ally ->
    [yes] Retirer du jeu le noble { location-county }.
   *[no] Prendre le noble { location-county }.
}
action-vote = Voter { phrase-side }{ phrase-with_markers }.
action-trade = { $times ->
    [0] Ne rien échanger.
   *[other] Donner { $given } contre { $taken }.
}
action-reward = { $choice ->
    [nobleman] { action-nobleman }
    [reward] Prendre le gain { location-county } : { $reward }.
    [both] Payer { $price } pour le noble et le gain { location-county } : { $reward }.
    [tile] { $useful ->
        [yes] Prendre la plaquette de gain { location-county } : { $reward }.
       *[no] Retirer du jeu la plaquette de gain { location-county } : { $reward }.
    }
    [both_with_tile] Payer { $price } pour le noble et la plaquette de gain { location-county } : { $reward }.
   *[nothing] Ne rien prendre { location-county }.
}
action-passage = Traverser la Manche{ phrase-with_company } vers le conflit { $conflict }.
action-start_player = Désigner le premier joueur : { $seat }.
action-score = Activer { phrase-castle_space } ({ $reward }).
action-pay = { $yes ->
    [yes] { $count ->
        [0] Accepter.
       *[other] Payer { goods-squires }.
    }
   *[no] { $count ->
        [0] Refuser.
       *[other] Ne rien payer.
    }
}
action-ransom = { $count ->
    [0] Ne racheter personne.
   *[other] Racheter { $knights } pour { $price }.
}
action-decline = { $question ->
    [place] Passer son tour et garder ses écuyers.
    [swap] Laisser le chevalier en place.
   *[other] Renoncer.
}
action-bishop = { $ally ->
    [yes] Retirer plutôt un évêque du jeu.
   *[no] Prendre plutôt un évêque.
}
action-send_squires = { $count ->
    [0] N’envoyer aucun écuyer.
   *[other] Envoyer { $sent }.
}
action-buy_extensions = { $count ->
    [0] Ne construire aucune expansion.
   *[other] Construire { $extensions } pour { $price }.
}
action-county_tax = { $count ->
    [0] Ne rien payer et reprendre tous les chevaliers.
   *[other] Payer { $price } pour { $counties }.
}
action-extension_tax = { $count ->
    [0] Ne rien payer et retourner toutes les expansions face cachée.
    [one] Payer { $price } pour l’expansion { $spaces }.
   *[other] Payer { $price } pour les expansions { $spaces }.
}
action-exchange = { $count ->
    [0] Ne rien échanger.
   *[other] Échanger { $exchanges }.
}
action-return_dishonor = { $yes ->
    [yes] Rendre un marqueur de déshonneur.
   *[no] Ne rendre aucun marqueur de déshonneur.
}
action-tower = Enfermer { phrase-knight } dans la tour.
action-office = { $ally ->
    [yes] Briguer pour l’allié
   *[no] Payer { $tribute } et briguer
} la charge de { $office }{ phrase-with_company }.
action-treasury = Envoyer le lord { $ally ->
    [yes] allié au trésor{ $take ->
        [nothing] , qui est vide.
       *[other] { " " }et en retirer { phrase-treasure }.
    }
   *[no] au trésor { $take ->
        [nothing] sans rien y prendre.
       *[other] et y prendre { phrase-treasure }.
    }
}

part-sent = { $squires } dans le conflit { $conflict }
part-extension = l’expansion { $space } ({ $reward })
part-exchange = { $given } contre { $taken }

face-you = Vous
face-upgrade = → { $strength } { $location }
face-extension = Expansion { $space }
face-nobleman = { $ally ->
    [yes] retirer le noble { $letter }
   *[no] noble { $letter }
}
face-county = Gain de la province
face-tile = Plaquette de gain
face-both = Les deux pour { $price }
face-too_dear = Les deux coûtent { $price } ; vous en avez { $held }.
face-conflict = Conflit { $conflict }
face-archer = avec un archer
face-times = Nombre de fois

then-expels = Évince { $who }.
then-have = Il vous reste alors { $stock }.
then-spent = Dépensé : { $spent } sur { $stock }
then-sent = { $sent } sur { $most } au plus envoyés, { $left } en réserve.

## Le journal d’une partie

log-title = Partie à { $seats } joueurs, graine { $seed }
log-position = Partie à { $seats } joueurs, depuis une position donnée
log-next-round = Avant la manche { $round }
log-round = Manche { $round }
log-final = Décompte final
log-in-force = En vigueur : « { $law } ». { $text }
log-joined = { $first } { $next }
log-only-choice = Seul choix : { $line }
log-both = { $who } paie { $goods } pour le noble { $nobleman } et le gain { location-county }.
log-both-with-tile = { $who } paie { $goods } pour le noble { $nobleman } et la plaquette de gain { location-county } ({ $reward }).
log-markers-returned = Les pions de vote non utilisés retournent à la réserve.
log-no-effect = Personne n’est concerné.
log-qualified = { $who } { phrase-distinction }.
log-votes-in = { $count ->
    [one] { $count } vote sur { $all } est remis pour « { $law } ».
   *[other] { $count } votes sur { $all } sont remis pour « { $law } ».
}
log-extensions-in = { $count ->
    [one] { $count } première expansion sur { $all } est choisie.
   *[other] { $count } premières expansions sur { $all } sont choisies.
}
log-standing = Points de pouvoir : { $standing }.
log-points = { $points } pour { $who }
log-winner = { $count ->
    [one] { $who } gagne avec { $points } points de pouvoir.
   *[other] { $who } partagent la victoire avec { $points } points de pouvoir chacun.
}
log-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.

## La table à un moment donné

board-moment = { $round ->
    [0] { $phase }
   *[other] Manche { $round }, { $phase }
}
board-title = { board-moment }, action { $actions } sur { $all }
board-start-player = Premier joueur : { $who }
board-player = Joueur
board-points = Points
board-gold = Or
board-squires = Écuyers
board-markers = Pions
board-court = Cour
board-reserve = Renfort
board-castle = Château
board-county = Province
board-minimum = Minimum
board-reward = Gain
board-knight = Chevalier
board-conflict = Conflit
board-card = France
board-knights = Chevaliers
board-nothing = –
board-castle-knight = { $space } : puissance { $knight }
board-county-knight = { $who }, puissance { $knight }{ phrase-with_company }
board-county-noblemen = { $count } × { $nobleman }
board-stack = { $who } : { $knights }{ phrase-with_company }
board-owned = { $who } : { $what }
board-face-down = { $space } (face cachée)
board-bishops = Évêques
board-tile = Plaquette de gain
board-office = Charge
board-holder = Titulaire
board-applicant = Candidat
board-privilege = Privilège
board-application = { $who }, puissance { $strength }{ phrase-with_company }
board-kings-court = Cour du Roi
board-treasury = Trésor : { $goods }
board-treasury-lords = Lords au trésor : { $who }
board-waiting-lords = Lords dans leur cour : { $who }
board-bishops-left = Évêques dans la réserve : { $count }
board-resentment = Ressentiment du Roi
board-tower = Chevaliers dans la tour : { $knights }
board-neutral = neutre : { $knight }
board-room = Puissance encore admise dans la tour : { $room }
board-track = Marqueurs sur la piste de déshonneur : { $markers }
board-uncovered = { $smaller ->
    [0] À découvert sur la piste de déshonneur : { $larger }
   *[other] À découvert sur la piste de déshonneur : { $larger } et { $smaller }
}
board-law = { $place }. { $law } : { $text }
board-laws = Lois en vigueur
board-proposals = Propositions
board-favors = Faveurs du Roi
board-box = Boîte
board-other-figures = d’autres valeurs que celles fournies
board-house-rules = Règles maison
board-reading = { $reading } : { $choice }
board-passed = Ont passé depuis le dernier placement

## Feuilles de score et statistiques

sheet-source = Origine des points
sheet-total = Total
stats-title = { $games ->
    [one] { $games } partie à { $seats } joueurs jouant au hasard, graine { $seed }
   *[other] { $games } parties à { $seats } joueurs jouant au hasard, graines { $seed } à { $last }
}
stats-mean = Moyenne
stats-sd = Écart type
stats-min = Minimum
stats-max = Maximum
stats-wins = Victoires
stats-decisions = Décisions par partie
stats-length = Longueur
stats-sources = Points par origine
stats-all = Tous les joueurs
stats-expansions = { $allies ->
    [yes] Extensions, joueurs et alliés ensemble
   *[no] Extensions
}
stats-figure = Par joueur
stats-rounds-as = Manches comme { $office }
stats-treasury = Lords envoyés au trésor
stats-bishops = Évêques à la fin
stats-seals = Sceaux à la fin
stats-tower = Chevaliers enfermés dans la tour
stats-dishonor = Marqueurs de déshonneur à la fin
stats-tiles = Plaquettes de gain prises

## Raisons d’un refus, dites au joueur dans une bulle

reason-game_over = La partie est terminée.
reason-no_action = Cette action n’existe pas.
reason-no_seat = Cette table a { $seats } places, et pas celle-là.
reason-other_seat = C’est à { $asked } de répondre.
reason-vote_asked = Il s’agit maintenant de voter, oui ou non.
reason-vote_markers = Il faut { goods-markers } ; vous en avez { $held }.
reason-not_an_option = Ce n’est pas une réponse possible à cette question.
reason-no_allies = Il n’y a d’alliés qu’à deux joueurs.
reason-no_knight = { $ally ->
    [yes] Votre allié n’a pas de chevalier de puissance { $knight } à la cour.
   *[no] Vous n’avez pas de chevalier de puissance { $knight } à la cour.
}
reason-pass = Vous ne pouvez passer que si tous les placements qui vous restent demandent des écuyers.
reason-supporter_upgrade = À cette table, un chevalier qui soutient un lord ne peut pas monter en grade en phase 1.
reason-castle_taken = La case { $space } du château est déjà occupée.
reason-castle_extension = La case { $space } du château est recouverte par son expansion.
reason-ally_castle = Le château d’un allié n’a que deux cases.
reason-no_conflict = Il n’y a pas de conflit { $conflict }.
reason-conflict_full = Les trois cases du conflit { $conflict } sont prises.
reason-archer_joins = Un archer n’accompagne qu’un chevalier qui entre dans un conflit.
reason-archer_space = Dans le conflit { $conflict }, il n’y a plus de case pour un archer sous le chevalier.
reason-no_tower = Cette table joue sans la tour.
reason-tower_full = { $room ->
    [0] La tour est pleine.
   *[other] La tour n’admet plus qu’une puissance de { $room }.
}
reason-no_privileges = Cette table joue sans la cour du Roi ni ses privilèges.
reason-privilege = Aucun { privilege } n’est disponible dans cette manche.
reason-no_court = Cette table joue sans la cour du Roi.
reason-lord_placed = Le lord est déjà placé dans cette manche.
reason-ally_treasury = Tant que le trésor a les trois sortes, le lord d’un allié doit en retirer une.
reason-treasury_empty = { $goods ->
    [markers] Il n’y a pas de pions de vote dans le trésor.
    [squires] Il n’y a pas d’écuyers dans le trésor.
   *[gold] Il n’y a pas d’or dans le trésor.
}
reason-last_markers = À cette table, personne ne reçoit de pions de vote à la manche 5.
reason-knights_at_court = Ces chevaliers ne sont pas tous à la cour.
reason-bishops = Il faut { piece-bishops } ; vous en avez { $held }.
reason-tribute = Il vous manque le tribut pour la charge de { $office } : { $tribute }.
reason-office_own = { $ally ->
    [yes] Votre allié brigue déjà la charge de { $office }.
   *[no] Vous briguez déjà la charge de { $office }.
}
reason-office_held = { $holder } brigue la charge de { $office } avec une puissance de { $held } ; vous arrivez à { $strength }.
reason-county_minimum = Il faut un chevalier de puissance { $minimum } ou plus { location-county }.
reason-ally_squires = Un chevalier allié n’a jamais d’écuyers.
reason-squires = Il faut { goods-squires } ; vous en avez { $held }.
reason-county_own = { $ally ->
    [yes] Votre allié est déjà { location-county }.
   *[no] Vous êtes déjà { location-county }.
}
reason-county_shielded = Le chevalier { location-county } a un bouclier : impossible de l’évincer.
reason-county_held = { $holder } est { location-county } avec une puissance de { $held } ; vous arrivez à { $strength }.

closed-to_lord = Le lord ne va qu’à la cour du Roi : briguer une charge ou entrer dans le trésor.
closed-office = Un chevalier ne brigue une charge qu’avec le lord.
closed-treasury = Seul le lord entre dans le trésor.
closed-favor = Une faveur du Roi vient avec un chevalier placé dans un conflit.

## Erreurs : ce que le serveur refuse

error-bad_request = Le serveur ne comprend pas cette demande ; voyez « { $where } ».
error-bad_record = Cet enregistrement est inutilisable : { $reason }
error-bad_box = On ne peut pas jouer avec ces chiffres : { $reason }.
error-bad_reading = On ne peut pas jouer cette lecture : { $reason }
error-not_your_box = Cette boîte est à quelqu’un d’autre ; copiez-la pour la modifier.
error-king_needs_court = Les lois du Roi exigent les extensions « { module-court } » et « { module-resentment } » ; ajoutez les deux ou choisissez d’autres lois.
error-bad_name = Un nom a de 1 à { $most } lettres, chiffres ou signes simples ; choisissez-en un autre.
error-bad_text = Un message compte de 1 à { $most } caractères ; récrivez-le.
error-bad_password = Un mot de passe a de { $least } à { $most } caractères ; choisissez-en un autre.
error-not_known = Le serveur ne vous connaît pas encore ; donnez d’abord votre nom.
error-wrong_password = Ce nom et ce mot de passe ne vont pas ensemble.
error-other_origin = Cette demande vient d’un autre site : le serveur n’y donne pas suite.
error-other_host = Le serveur ne répond pas à ce nom ; lancez-le avec --public-url et l’adresse utilisée par les visiteurs.
error-not_your_seat = Cette place n’est pas la vôtre ; vous ne pouvez jouer que pour vous.
error-not_at_table = Il faut avoir une place à cette table pour faire cela.
error-not_host = Seul l’hôte de cette table peut faire cela.
error-no_table = Cette table n’existe pas ; vérifiez l’adresse.
error-no_box = Cette boîte n’existe pas ; vérifiez l’adresse.
error-no_seat = Cette table a { $seats } places ; choisissez l’une d’elles.
error-no_page = Il n’y a rien à cette adresse.
error-no_moment = La partie n’a pas ce moment ; le dernier est le { $last }.
error-no_bot = Il n’y a pas de bot « { $level } » ; choisissez-en un autre.
error-no_language = Il n’y a pas de textes dans la langue « { $language } ».
error-wrong_method = Cette adresse ne répond pas à ce type de demande.
error-stale = La table a changé entre-temps ; regardez de nouveau, puis choisissez.
error-illegal = { $reason }
error-turn_complete = Votre tour est complet ; confirmez-le ou annulez une étape.
error-nothing_to_undo = Il n’y a aucune étape à annuler.
error-nothing_to_confirm = Il n’y a aucune étape à confirmer.
error-name_taken = Le nom « { $name } » est déjà pris ; choisissez-en un autre.
error-already_registered = Vous avez déjà un compte.
error-seat_taken = Cette place est prise ; choisissez-en une autre.
error-already_seated = Vous êtes déjà à cette table.
error-not_open = Cette table n’attend pas de joueurs ; ce n’est possible qu’avant le début de la partie.
error-not_full = Il reste des places vides ; remplissez-les, puis lancez la partie.
error-not_playing = Ce n’est possible que pendant la partie.
error-not_over = Ce n’est possible qu’après la fin de la partie.
error-other_rules = Cette table a été ouverte avec la version { $rules } des règles et reste fermée, car le serveur joue désormais la version { $ours } ; ouvrez une nouvelle table.
error-other_setup = Cette table reste fermée, car le serveur ne connaît pas tout ce avec quoi elle se joue : { $reason }
error-damaged_table = Ce qui est enregistré de cette table est endommagé, elle reste donc fermée ; ouvrez-en une autre.
error-no_proposal = Il n’y a aucune proposition en attente.
error-proposal_open = Une proposition attend des réponses ; réglez-la d’abord.
error-not_abandoned = Cette place est toujours occupée ; un bot ne reprend qu’une place abandonnée.
error-needs_consent = D’autres jouent à cette table ; proposez-le-leur.
error-worn_out = Il s’est passé trop de choses à cette table ; finissez la partie ou ouvrez une autre table.
error-too_large = C’est trop gros ; { $most } octets au plus.
error-wrong_type = Le serveur n’accepte ici que du JSON ; envoyez la demande en application/json.
error-too_many_tables = Vous pouvez avoir { $most } parties en cours ; finissez-en une d’abord.
error-too_many_boxes = Vous pouvez avoir { $most } boîtes ; supprimez-en une d’abord.
error-too_many_sockets = Vous pouvez avoir { $most } connexions ouvertes ; fermez d’abord une autre fenêtre.
error-too_often = { $seconds ->
    [one] C’est trop souvent ; réessayez dans { $seconds } seconde.
   *[other] C’est trop souvent ; réessayez dans { $seconds } secondes.
}
error-server_error = Une erreur est survenue dans le serveur, donc rien n’a changé ; réessayez.
error-storage = Le serveur ne peut rien enregistrer, donc rien n’a changé ; réessayez plus tard.
error-others_play = Un conseil n’est possible que si des bots jouent toutes les autres places.
error-not_asked = Rien ne vous est demandé pour l’instant ; attendez votre tour.
error-no_hint = Le bot n’a pas trouvé de conseil à temps ; réessayez.
error-no_analysis = L’analyse s’est arrêtée avant la fin ; redemandez-la.

## Le journal d’une table, à côté du jeu

log-seated = { $who } prend la place { $seat }.
log-left = { $who } quitte la place { $seat }.
log-returned = { $who } revient à la place { $seat }.
log-filled = { $by ->
    [open] La place { $seat } est libre.
    [me] { $who } prend la place { $seat }.
    [friend] { $who } prend la place { $seat } sur le même écran.
   *[bot] { $bot } prend la place { $seat }.
}
log-started = La partie commence.
log-proposed = { $what ->
    [take_back] { $who } propose de revenir { phrase-moment }.
   *[bot] { $who } propose { $bot } pour remplacer { $absent }.
}
log-agreed = { $who } accepte.
log-refused = { $own ->
    [yes] { $who } retire sa proposition.
   *[no] { $who } refuse.
}
log-went_back = La partie revient { phrase-moment }.
log-bot_took = Le bot « { $bot } » joue désormais pour { $who }.
log-bot_failed = { $reason ->
    [time] { $who } a réfléchi trop longtemps : le choix légal le plus simple a été fait.
   *[error] { $who } n’a pas répondu : le choix légal le plus simple a été fait.
}
log-rematch = { $who } ouvre une nouvelle table pour les mêmes joueurs.
log-said = { $who } : { $text }

## Bots : nom du niveau et façon de jouer

bot-random = Hasard
    .text = Choisit au hasard parmi les coups légaux, tous aussi probables.
bot-page = Page
    .text = À sa première table : suit sa fantaisie et manque souvent la meilleure place.
bot-bailiff = Bailli
    .text = Connaît la valeur des choses, et prend parfois le second choix.
bot-steward = Intendant
    .text = Gère son domaine avec prudence et voit un coup à l’avance.
bot-baron = Baron
    .text = Juge chaque pas d’après ce que des milliers de parties lui ont appris.
bot-earl = Comte
    .text = Pense plusieurs pas à l’avance, pour toute la table, et personne ne devine ses votes.
program-of_host = { $name }
    .text = Un programme de l’hôte de ce serveur.

## Barrières d’un tour, annoncées avant une étape

barrier-hands_over = Après cette étape, ce sera à quelqu’un d’autre.
barrier-reveals = Cette étape révèle quelque chose ; elle ne sera faite qu’à la confirmation.
