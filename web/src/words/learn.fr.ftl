# La première partie guidée et les conseils aux nouveaux joueurs.
ui-learn-coach = Guide de votre première partie
ui-learn-open = Ouvrir le guide
ui-learn-close = Fermer le guide
ui-learn-move = Déplacer le guide dans un autre coin
ui-learn-next = Suite
ui-learn-place = { $at } sur { $count }
ui-learn-show = Montrer
ui-learn-done = Continuer

ui-learn-welcome = Vous dirigez une famille noble en Angleterre, en 1413. La partie compte { $rounds } manches ; à la fin, qui a le plus de points de pouvoir gagne. La manche 1 est expliquée ici pas à pas. Vous pouvez toujours faire autre chose, si c’est permis.
    .title = Votre première partie
ui-learn-extension = Votre château a { $spaces } cases. Avant la manche 1, vous construisez une expansion sur l’une d’elles. Elle donne dès lors son gain à chaque manche, sans chevalier. La case { $space } est un bon début : { $reward }.
    .title = Votre château
ui-learn-confirm = Vous voyez ce que votre tour apporte ; les autres n’en voient encore rien. « Annuler » reprend la dernière étape. Confirmez quand cela vous convient ; la partie continue alors.
    .title = Rien n’est encore définitif
ui-learn-knights = Les écus à votre cour sont vos chevaliers, chacun avec sa puissance. À chacun de vos tours, vous en placez 1 : dans une province, dans votre château ou dans un conflit contre la France. Les écuyers aident les chevaliers dans les provinces ; chacun ajoute 1.
    .title = Vos chevaliers
ui-learn-county = Une province accueille 1 chevalier, qui doit avoir la puissance minimum. En phase 3, elle donne un gain ou un noble. Un bon choix : { $county }, pour { $reward }. Choisissez votre chevalier de puissance { $knight }, puis la province{ $count ->
        [0] .
       *[other] , et ajoutez { goods-squires } pour le protéger.
    }
    .title = Une province
ui-learn-draft = Les écuyers nécessaires sont déjà comptés. D’autres protègent votre chevalier : pour l’évincer, il faut être plus fort que lui et ses écuyers réunis. Les écuyers qui l’accompagnent ne reviennent pas.
    .title = Des écuyers l’accompagnent
ui-learn-in-county = Province tenue : { $county }. Un chevalier plus fort peut encore évincer le vôtre ; il revient alors à votre cour et vous le placez de nouveau. S’il reste, la province vous donne quelque chose en phase 3.
    .title = À vous pour l’instant
ui-learn-in-castle = Personne ne peut évincer un chevalier de votre château. En phase 3, il obtient le gain de sa case et rentre.
    .title = À l’abri chez vous
ui-learn-favor = Un chevalier qui va dans un conflit obtient aussitôt 1 faveur du Roi. Choisissez une plaquette. { $nobleman ->
        [yes] Le noble est un bon choix : chaque noble rapporte 1 pion de vote à chaque manche, et plusieurs nobles rapportent des points de pouvoir à la fin.
       *[no] L’or sert à prendre des nobles et à racheter des chevaliers ; les écuyers renforcent les chevaliers dans les provinces.
    }
    .title = La faveur du Roi
ui-learn-nobleman = Prenez 1 noble dans n’importe quelle province. Vous ne pouvez avoir chacun des { $kinds } qu’une fois. Points de pouvoir à la fin : { $two } pour 2, { $five } pour 5, { $all } pour les { $kinds }.
    .title = Un noble à votre table
ui-learn-in-conflict = Tous les chevaliers d’un conflit combattent ensemble, le vôtre aussi. L’Angleterre gagne si leur puissance atteint celle de la France. La bataille a lieu en phase 3.
    .title = En route pour la France
ui-learn-expelled = { $event } Il est de nouveau à votre cour et vous le placerez à l’un de vos tours, où vous voulez.
    .title = Votre chevalier est évincé
ui-learn-conflict = Dans un conflit, tous les joueurs combattent ensemble contre la France, et le plus fort d’entre eux reçoit le plus de points de pouvoir. Les écuyers restent chez vous. Chaque chevalier placé là obtient aussitôt une faveur du Roi. Un bon choix : le conflit { $conflict }. La France y a une puissance de { $french }, et { $lacking ->
        [0] avec votre chevalier de puissance { $knight }, l’Angleterre gagnerait.
       *[other] avec votre chevalier de puissance { $knight }, il manquerait encore { $lacking } à l’Angleterre.
    }
    .title = Un conflit
ui-learn-castle = Il y a aussi de la place dans votre château. Sur la case { $space }, votre chevalier de puissance { $knight } obtient en phase 3 : { $reward }. Personne ne peut l’évincer.
    .title = Le château est sûr
ui-learn-parliament = Le parlement vote sur { $proposals } propositions, l’une après l’autre. Vous votez oui ou non en secret ; cela fait 1 voix. Chaque pion de vote ajouté en fait 1 de plus, et vous en avez { $markers }. L’égalité adopte. Les pions non utilisés après le dernier vote sont perdus.
    .title = Le parlement
ui-learn-law = { $text } { $what } { $outcome ->
        [nothing] Votez non, ou oui si vous avez un projet.
        [unknown] { "" }
       *[other] Votez donc oui.
    } Si elle est adoptée, « { $leaves } » quitte le jeu.
    .title = { $law }
ui-learn-result = { $event } { $adopted ->
        [yes] La nouvelle loi est à droite, la loi la plus à gauche a quitté le jeu. Elle s’applique déjà dans cette manche.
       *[no] La proposition quitte le jeu, et les lois en vigueur restent les mêmes.
    }
    .title = { $adopted ->
        [yes] Une nouvelle loi
       *[no] Pas de nouvelle loi
    }
ui-learn-offer = { $text } Vous pouvez accepter l’offre ou la refuser.
    .title = { $law }
ui-learn-laws = Les lois en vigueur ont été appliquées de gauche à droite : « { $one } », « { $two } », « { $three } ». { $any ->
        [yes] { $what }
       *[no] Elles ne vous ont rien donné cette fois.
    }
    .title = Les lois s’appliquent
ui-learn-rewards = La phase 3 apporte les gains : d’abord les provinces de A à I, puis les châteaux, puis les conflits. On vous demande là où vous avez le choix ; tout le reste se fait tout seul.
    .title = Les gains
ui-learn-county-reward = Vous prenez le gain ({ $reward }) ou le noble qui s’y trouve ; contre { $price } pièces d’or, les deux. En début de partie, le gain est souvent meilleur, car il vous sert à toutes les manches suivantes.
    .title = Province évaluée : { $county }
ui-learn-extension-question = Choisissez la prochaine expansion de votre château. Elle donne déjà son gain dans cette manche.
    .title = Encore une expansion
ui-learn-upgrade = L’un de vos chevaliers gagne 1 de puissance. Il change de place avec un chevalier de votre renfort ; il doit donc y en avoir un de cette puissance. { $any ->
        [yes] La puissance { $strength } vous ouvre { $counties }.
       *[no] { "" }
    }
    .title = Une montée en grade
ui-learn-passage = Votre chevalier traverse vers un conflit de votre choix et y combat dans cette manche. Il n’obtient pas de faveur.
    .title = La traversée de la Manche
ui-learn-start_player = Vous désignez qui commence désormais. Le premier joueur choisit ses places d’abord ; le dernier peut répondre à ce que les autres ont fait.
    .title = Le Surrey désigne le premier joueur
ui-learn-castle_next = Vos chevaliers et vos expansions sont évalués dans l’ordre que vous choisissez. Prenez d’abord les écuyers et l’or si autre chose en coûte.
    .title = Votre château est évalué
ui-learn-pay = Votre château propose { $reward }. Un chevalier de plus se place à chaque manche : il vaut beaucoup en début de partie.
    .title = Cela a un prix
ui-learn-castles = { $any ->
        [yes] { $what }
       *[no] Votre château ne vous a rien donné cette fois.
    } Chaque noble à votre table et le seigneur du château rapportent 1 pion de vote pour les prochains votes.
    .title = Les châteaux
ui-learn-battle = { $event } { $won ->
        [yes] Le plus fort est au premier rang, la carte quitte le jeu et tous les chevaliers rentrent.
       *[no] Le conflit descend avec tous ceux qui s’y trouvent et sera disputé encore une fois à la manche suivante. Si la France gagne de nouveau, les chevaliers sont capturés et il faut payer leur rachat.
    } { $any ->
        [yes] { $what }
       *[no] { "" }
    }
    .title = Une bataille
ui-learn-end = Vous savez comment se déroule une manche. { $more } autres suivent de la même façon, avec de nouvelles lois et de nouveaux conflits. Après la manche { $rounds }, la plus forte chevalerie, le plus d’expansions et les nobles rapportent encore des points de pouvoir. Le reste est dans les règles : à côté du journal, à chaque question, et avec la touche « ? » sur chaque case.
    .title = La manche 1 est finie

ui-hint-label = Conseil
ui-hint-close = Compris
ui-hint-none = Ne plus donner de conseils
ui-hint-extension = Choisissez une case de votre château. Son expansion donne le gain à chaque manche, sans chevalier.
    .title = Première expansion
ui-hint-place = Choisissez d’abord un chevalier ou une case, ou faites glisser le chevalier. Les cases fermées disent pourquoi quand vous les pointez.
    .title = Placer
ui-hint-squires = Les écuyers nécessaires sont déjà comptés. D’autres protègent le chevalier. Échap revient d’une étape.
    .title = Les écuyers
ui-hint-confirm = Rien n’est définitif avant que vous confirmiez. Vous pouvez annuler chaque étape ou recommencer le tour.
    .title = Votre tour
ui-hint-lord = Votre lord va à la cour du Roi à chaque manche : briguer une charge, avec des soutiens, ou entrer dans le trésor.
    .title = Le lord
ui-hint-tower = Un chevalier dans la tour rend autant de marqueurs de déshonneur qu’il a de puissance. La tour contient une puissance totale de { $strength }.
    .title = La tour
ui-hint-ally = À votre tour, vous placez une figure à vous ou une de votre allié. L’allié n’a pas d’écuyers.
    .title = Votre allié
ui-hint-vote = Oui ou non et les pions vont ensemble. Vous pouvez changer votre vote jusqu’à ce que le dernier soit donné.
    .title = Voter
ui-hint-county-reward = Le gain ou le noble ; contre { $price } pièces d’or les deux, si vous avez l’or avant.
    .title = Une province est évaluée
ui-hint-castle = Choisissez l’ordre. Ce que vous recevez d’abord peut payer la suite.
    .title = L’évaluation du château
ui-hint-ransom = Chaque chevalier coûte autant d’or qu’il a de puissance. Ceux que vous ne rachetez pas vont en renfort.
    .title = Le rachat
ui-hint-past = Vous regardez un moment passé. On ne peut rien y faire ; revenez au présent pour continuer.
    .title = Le passé
