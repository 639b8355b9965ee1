# Le parlement, le vote secret et sa révélation.
ui-parliament = Parlement
ui-parliament-force = En vigueur
ui-parliament-proposals = Propositions
ui-parliament-next = Ensuite
ui-parliament-pile = { $count ->
    [0] Il ne vient plus de proposition.
   *[other] Les prochaines propositions sont des groupes { $groups } ; il reste { $count } cartes.
}
ui-parliament-group-set = Groupe { $group }, { $set }
ui-parliament-place-law = Loi { $place } en vigueur
ui-parliament-place-proposal = Proposition { $place }
ui-parliament-voted = au vote
    .long = Le vote sur elle est ouvert.
ui-parliament-applied = appliquée
    .long = Elle s’applique en ce moment.
ui-parliament-leaves = part d’abord
    .long = Elle quitte le jeu si une proposition est adoptée.
ui-parliament-adopted = Adoptée { $yes } : { $no }
ui-parliament-rejected = Rejetée { $yes } : { $no }
ui-parliament-was-voted = Votée
ui-parliament-nothing = rien
    .long = En l’état, elle ne vous donne rien.
ui-parliament-unknown = stocks cachés
    .long = Ce qu’elle vous donne dépend de stocks cachés.
ui-parliament-counties = { $count ->
    [one] { $count } place d’un chevalier
   *[other] { $count } places de chevaliers
}
ui-parliament-gain = En l’état, vous recevez { $gains }.
ui-parliament-loss = En l’état, vous perdez { $losses }.
ui-parliament-gain-and-loss = En l’état, vous recevez { $gains } et perdez { $losses }.
ui-parliament-may-upgrade = possible
    .long = En l’état, vous pouvez faire monter un chevalier en grade.
ui-parliament-may-buy_markers = { $most } à l’achat
    .long = { $most ->
        [one] En l’état, vous pouvez acheter 1 pion de vote.
       *[other] En l’état, vous pouvez acheter jusqu’à { $most } pions de vote.
    }
ui-parliament-may-trade = échange { $most }×
    .long = En l’état, vous pouvez échanger jusqu’à { $most } fois.
ui-parliament-may-build = { $most } à bâtir
    .long = { $most ->
        [one] En l’état, vous pouvez construire 1 expansion.
       *[other] En l’état, vous pouvez construire { $most } expansions.
    }
ui-parliament-may-buy_points = { $most } à l’achat
    .long = { $most ->
        [one] En l’état, vous pouvez acheter 1 point de pouvoir.
       *[other] En l’état, vous pouvez acheter jusqu’à { $most } points de pouvoir.
    }
ui-parliament-may-sell_squires = { $most } à donner
    .long = { $most ->
        [one] En l’état, vous pouvez donner 1 écuyer.
       *[other] En l’état, vous pouvez donner jusqu’à { $most } écuyers.
    }
ui-parliament-may-send_squires = à envoyer
    .long = En l’état, vous pouvez envoyer des écuyers dans vos conflits.
ui-parliament-may-buy_extensions = à bâtir
    .long = En l’état, vous pouvez acheter des expansions.
ui-parliament-may-county_tax = ou retrait
    .long = En l’état, vous payez pour vos provinces ou reprenez les chevaliers.
ui-parliament-may-extension_tax = ou fermer
    .long = En l’état, vous payez pour vos expansions ou les retournez.
ui-parliament-may-exchange = au change
    .long = En l’état, vous pouvez changer or et écuyers.
ui-parliament-may-trade_markers = échange { $most }×
    .long = En l’état, vous pouvez échanger jusqu’à { $most } fois.
ui-parliament-may-return_dishonor = 1 à rendre
    .long = En l’état, vous pouvez rendre 1 marqueur de déshonneur.
ui-parliament-may-sell_seals = { $most } à donner
    .long = { $most ->
        [one] En l’état, vous pouvez donner 1 sceau.
       *[other] En l’état, vous pouvez donner jusqu’à { $most } sceaux.
    }

ui-parliament-vote = Votre vote secret
ui-parliament-vote-on = Si adoptée
ui-parliament-vote-out = Part alors
ui-parliament-yes = Oui
ui-parliament-no = Non
ui-parliament-side = Oui ou non
ui-parliament-markers = Pions de vote
ui-parliament-no-markers = Vous n’avez pas de pion de vote.
ui-parliament-commit = Voter en secret
ui-parliament-commit-last = Voter et révéler
ui-parliament-replace = Remplacer le vote
ui-parliament-choose = Choisissez oui ou non.
ui-parliament-secret = Vous pouvez le remplacer jusqu’au dernier vote.
ui-parliament-last-vote = Votre vote est le dernier. Tous sont révélés aussitôt.
ui-parliament-committed = { $yes ->
    [yes] { $markers ->
        [0] Vous avez voté oui.
        [one] Vous avez voté oui avec { $markers } pion de vote.
       *[other] Vous avez voté oui avec { $markers } pions de vote.
    }
   *[no] { $markers ->
        [0] Vous avez voté non.
        [one] Vous avez voté non avec { $markers } pion de vote.
       *[other] Vous avez voté non avec { $markers } pions de vote.
    }
}
ui-parliament-only-you = Vous seul voyez ceci.
ui-parliament-ballots = Bulletins
ui-parliament-ballot = { $voted ->
    [yes] { $who } a voté ; pions de vote : { $markers }.
   *[no] { $who } n’a pas encore voté ; pions de vote : { $markers }.
}

ui-parliament-reveal = Le vote sur « { $law } »
ui-parliament-verdict-adopted = Adoptée
ui-parliament-verdict-rejected = Rejetée
ui-parliament-tie = L’égalité adopte.
ui-parliament-comes-in = « { $law } » entre en vigueur, « { $repealed } » quitte le jeu.
ui-parliament-goes-out = « { $law } » quitte le jeu.
ui-parliament-skip = Passer
ui-parliament-close = Fermer
