ui-end = Das Ende der Partie
ui-end-sheet = Machtpunkte nach Herkunft und Spieler
ui-end-during = Während der Partie
ui-end-total = Summe
ui-end-chart = Machtpunkte nach Runden
ui-end-chart-table = Als Tabelle
ui-end-round = Runde
# Am Ende einer Achse, deshalb so kurz wie möglich.
ui-end-final-short = Ende
ui-end-moments = Was den Ausschlag gab
ui-end-moment-points = { $points ->
    [one] { $who } erhält 1 Machtpunkt auf einmal ({ $source }).
   *[other] { $who } erhält { $points } Machtpunkte auf einmal ({ $source }).
}
ui-end-moment-lead = { $who } geht in Führung und behält sie bis zum Ende.
ui-end-moment-final = Erst die Schlusswertung bringt { $who } nach vorn.
ui-end-moment-vote = „{ $law }“ wird mit { $yes } zu { $no } Stimmen angenommen und bringt insgesamt { $points } Machtpunkte.
ui-end-moment-county = { $county } wechselt in einer Runde { $times } Mal den Besitzer.
ui-end-moment-battle = England verliert den Konflikt { $conflict } um 1: Stärke { $english } gegen { $french }.
ui-end-board = Spielplan ansehen
ui-end-result = Ergebnis zeigen
ui-end-replay = Abspielen
ui-end-rematch = Noch einmal
ui-end-to-rematch = Zur nächsten Partie
ui-end-export = Aufzeichnung speichern
ui-end-leave = Zur Startseite
