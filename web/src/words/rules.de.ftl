# Das Regelwerk auf der Seite und neben dem Tisch.
ui-rules-about = Regeln: { $about }
ui-rules-search = In den Regeln suchen
ui-rules-found = { $count ->
    [0] Kein Abschnitt enthält alle diese Wörter.
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}
ui-rules-results = Gefundene Abschnitte
ui-rules-contents = Inhalt
ui-rules-permanent = Link zu „{ $title }“
ui-rules-unknown = Einen Abschnitt „{ $clause }“ gibt es nicht. Suche danach oder sieh im Inhalt nach.
ui-rules-before = Zurück: { $title }
ui-rules-after = Weiter: { $title }
ui-rules-page = Alle Regeln auf einer Seite
ui-rules-not-played = hier nicht im Spiel
ui-rules-in-force = An diesem Tisch in Kraft, Platz { $place }.
ui-rules-proposed = Vorschlag { $place } dieser Runde.
ui-rules-not-on-table = Liegt gerade nicht aus.
ui-rules-of-table = Die Regeln, wie an diesem Tisch gespielt wird
ui-doubt-sign = Auslegungssache: { $reading }
ui-doubt-why = Dafür spricht: { $why }
ui-doubt-usual = ohne Hausregel
ui-doubt-played = gilt an diesem Tisch
