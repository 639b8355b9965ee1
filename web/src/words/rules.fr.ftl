# Les règles, sur leur page et à côté de la table.
ui-rules-about = Règles : { $about }
ui-rules-search = Chercher dans les règles
ui-rules-found = { $count ->
    [0] Aucune section ne contient tous ces mots.
    [one] 1 section
   *[other] { $count } sections
}
ui-rules-results = Sections trouvées
ui-rules-contents = Sommaire
ui-rules-permanent = Lien vers « { $title } »
ui-rules-unknown = Il n’y a pas de section « { $clause } ». Cherchez-la ou consultez le sommaire.
ui-rules-before = Précédent : { $title }
ui-rules-after = Suivant : { $title }
ui-rules-page = Toutes les règles sur une page
ui-rules-not-played = pas en jeu ici
ui-rules-in-force = En vigueur à cette table, place { $place }.
ui-rules-proposed = Proposition { $place } de cette manche.
ui-rules-not-on-table = Pas sur la table en ce moment.
ui-rules-of-table = Les règles telles qu’on les joue à cette table
ui-doubt-sign = Point d’interprétation : { $reading }
ui-doubt-why = En sa faveur : { $why }
ui-doubt-usual = sans règle maison
ui-doubt-played = jouée à cette table
