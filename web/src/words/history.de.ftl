ui-history = Rückblick
ui-history-hint = Blättere Aktion für Aktion durch die Partie.
ui-history-slider = Zeitpunkt der Partie
ui-history-first = Zum Anfang
ui-history-previous = Eine Aktion zurück
ui-history-next = Eine Aktion vor
ui-history-last = Zur Gegenwart
ui-history-play = Von hier an abspielen
ui-history-pause = Anhalten
ui-history-speed = Tempo
ui-history-now = Jetzt, nach { $all ->
    [one] 1 Aktion
   *[other] { $all } Aktionen
}
ui-history-end = Das Ende, nach { $all ->
    [one] 1 Aktion
   *[other] { $all } Aktionen
}
ui-history-moment = { $round ->
    [0] { $phase }, nach { $at } von { $all } Aktionen
   *[other] Runde { $round }, { $phase }, nach { $at } von { $all } Aktionen
}
ui-history-asked = Am Zug: { $who }.
