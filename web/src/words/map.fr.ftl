# L’Angleterre, la Manche et la France.
ui-map-scotland = Écosse
ui-map-wales = Galles
ui-map-favors = Faveurs du Roi
# The letter of the north on the compass rose.
ui-map-north = N

## What a space is, read aloud and in its explanation
ui-map-lettered = { $county } ({ $letter })
ui-map-noblemen = { $count ->
    [0] Il ne reste aucun noble { $letter }.
    [one] Il reste { $count } noble { $letter }.
   *[other] Il reste { $count } nobles { $letter }.
}
ui-map-tile = Plaquette de gain posée ici : { $reward }.
ui-map-vacant = Aucun chevalier ici.
ui-map-held = Tenu par { $who } : { $pieces }.
ui-map-ghost = Se tiendrait ici, pour { $who } : { $pieces }.
ui-map-unconfirmed = Pas encore confirmé.
ui-map-open = Vous pouvez agir ici.
ui-map-favor-taken = Elle est prise jusqu’à la fin de la manche.
ui-map-conflict = Conflit { $conflict } : la France a une puissance de { $strength }, les rangs valent { $points } points de pouvoir.
ui-map-no-conflict = Conflit { $conflict } : il n’y en a pas encore.
ui-map-no-more-conflict = Conflit { $conflict } : il ne reste aucune carte, il n’y en aura plus.
ui-map-stack = { $who } : { $pieces }.
ui-map-pile = { $count ->
    [0] Il ne reste aucune carte de conflit.
    [one] Il reste { $count } carte de conflit.
   *[other] Il reste { $count } cartes de conflit.
}

## How a battle would end
ui-map-battle = { $won ->
    [yes] En l’état, l’Angleterre gagne : { $english } contre { $french }.
   *[no] En l’état, la France gagne : { $french } contre { $english }.
}
ui-map-would-score = { $who } marquerait { reward-points }.
ui-map-would-lapse = { $count ->
    [one] Les alliés ne marquent pas, { $who } : { $count } point de pouvoir serait perdu.
   *[other] Les alliés ne marquent pas, { $who } : { $count } points de pouvoir seraient perdus.
}
ui-map-if-fought = En l’état
ui-map-england-wins = Victoire anglaise
ui-map-france-wins = Victoire française
ui-map-nothing-yet = Pas encore de conflit
ui-map-nothing-more = Plus de conflit
