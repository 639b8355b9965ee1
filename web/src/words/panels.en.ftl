ui-panels = Parts of the table
ui-panel-england = England
ui-panel-france = France
ui-panel-parliament = Parliament
ui-panel-court = Court
ui-panel-players = Players
ui-panel-log = Log
ui-panel-asking = you can act here
