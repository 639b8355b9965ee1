ui-panels = Teile des Tisches
ui-panel-england = England
ui-panel-france = Frankreich
ui-panel-parliament = Parlament
ui-panel-court = Hof
ui-panel-players = Spieler
ui-panel-log = Verlauf
ui-panel-asking = hier kannst du handeln
