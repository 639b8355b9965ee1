ui-panels = Teile des Tisches
ui-panel-asking = hier kannst du handeln
