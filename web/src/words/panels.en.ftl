ui-panels = Parts of the table
ui-panel-asking = you can act here
