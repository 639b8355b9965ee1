ui-panels = Parties de la table
ui-panel-england = Angleterre
ui-panel-france = France
ui-panel-parliament = Parlement
ui-panel-court = Cour
ui-panel-players = Joueurs
ui-panel-log = Journal
ui-panel-asking = vous pouvez agir ici
