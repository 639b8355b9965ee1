# Die Startseite, und was andere Seiten mit ihr teilen.
ui-start-sentence = Ritter, Gesetze und die Krone von 1413: das Brettspiel mit allen Erweiterungen, gegen Menschen und Bots.
ui-start-pages = Seiten
ui-start-home = Zur Startseite
ui-start-away = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
ui-start-reload = Seite neu laden
ui-start-bots = Bots
ui-start-modules = Mit
ui-start-module-court = Am Hofe des Königs
ui-start-module-resentment = Der Unmut des Königs
ui-start-module-reward_tiles = Ertragsplättchen
ui-start-name = Dein Name
ui-start-guest-names = Adelheid, Albrecht, Gisela, Hedwig, Konrad, Mechthild, Ruprecht, Wolfram
ui-start-guided = Geführtes erstes Spiel
    .text = Ein echter Tisch mit zwei leichten Bots. Du erfährst, was zu tun ist und warum.
ui-start-new = Neuer Tisch
    .text = Mit Freunden, hier oder anderswo, und allen Möglichkeiten des Spiels.
ui-start-invited = Eingeladen?
    .placeholder = Link oder Code
ui-start-invites = { $who } lädt dich ein
ui-start-begun = Das Spiel hat begonnen; du kannst zusehen.
ui-start-finished-game = Das Spiel ist zu Ende; du kannst es ansehen.
ui-start-sit-later = Du kannst dich auch erst umsehen und später Platz nehmen.
ui-start-my-games = Meine Spiele
ui-start-no-games = Noch keine Spiele. Deine Spiele bleiben hier, und du kannst jederzeit weiterspielen.
ui-start-open-record = Gespeichertes Spiel öffnen
ui-start-no-record = „{ $file }“ ist kein gespeichertes Spiel. Wähle eine Datei, die am Ende eines Spiels mit „{ ui-end-export }“ entstanden ist.
ui-start-just-now = gerade eben
ui-start-open-tables = Offene Tische
ui-start-no-tables = Kein öffentlicher Tisch wartet auf Spieler.
ui-start-free-seat = Freier Platz
ui-start-seats-free = { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
ui-start-full = Alle Plätze sind besetzt
ui-start-record = Eine Aufzeichnung zum Ansehen
ui-start-closed = Alle sind gegangen
ui-start-won = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } teilen sich den Sieg
}
ui-start-waiting = { $place }: am Zug { $who }
ui-start-resume = Weiterspielen
ui-start-finished = { $count ->
    [one] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
}
ui-start-join = Mitspielen
ui-start-watch = Zusehen
ui-start-lost = Hier ist nichts
    .text = Unter dieser Adresse gibt es keine Seite.
ui-start-house-rules = Gespielt mit { $count } Hausregeln.
