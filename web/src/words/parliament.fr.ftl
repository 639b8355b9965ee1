# Le parlement, le vote secret et sa révélation.
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
ui-parliament-committed = Vous avez voté { phrase-side }{ phrase-with_markers }.
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
ui-parliament-skip = Passer
