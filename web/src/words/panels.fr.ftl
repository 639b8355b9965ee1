ui-panels = Parties de la table
ui-panel-asking = vous pouvez agir ici
