# Einen Tisch einrichten.
ui-setup-seats = Plätze
ui-setup-seat-for = Wer auf dem Platz von { $color } sitzt
ui-setup-friend-name = Name am Platz von { $color }
ui-setup-nameless = Gib hier einen Namen ein.
ui-setup-bot-level = Stärke des Bots am Platz von { $color }
# Wie stark ein Bot unter allen ist.
ui-setup-rank = Stärke { $rank } von { $levels }
ui-setup-who-me = Ich
    .text = Dein eigener Platz.
ui-setup-who-open = Offen
    .text = Für jemanden, den du einlädst.
ui-setup-who-friend = Jemand an diesem Bildschirm
    .text = Ihr gebt den Bildschirm weiter; jeder sieht nur den eigenen Vorrat.
ui-setup-who-bot = Bot
    .text = Spielt von selbst.
ui-setup-modules = Erweiterungen
ui-setup-module-court = Lords bewerben sich um Ämter; dazu kommen Bischöfe, Siegel und eine Schatzkammer.
ui-setup-module-resentment = Ritter können im Tower enden, und Schande kostet am Ende Punkte.
ui-setup-module-reward_tiles = Ein Plättchen in jeder County ergänzt den Ertrag ihres Ritters.
ui-setup-laws = Gesetze
ui-setup-law-set = Gesetze
ui-setup-laws-base = Grundspiel
    .text = Die Gesetze des Grundspiels.
ui-setup-laws-new = Die neuen Gesetze
    .text = Andere Gesetze anstelle derer des Grundspiels.
ui-setup-laws-king = Gesetze des Königs
    .text = Abschnitte, die es bei den Gesetzen des Königs gibt, kommen von dort, die übrigen aus dem Grundspiel.
ui-setup-laws-random = Zufall
    .text = Für jeden Abschnitt wird ausgelost, woher er kommt.
ui-setup-laws-mixed = Nach Abschnitten gewählt
    .text = Jeder Abschnitt kommt daher, wo du es wählst.
ui-setup-by-group = Nach Abschnitten wählen
ui-setup-group = { $count ->
    [0] Abschnitt { $group }, gilt am Anfang
    [one] Abschnitt { $group }, Runde { $rounds }
   *[other] Abschnitt { $group }, Runden { $rounds }
}
ui-setup-add-both = Beide dazunehmen
ui-setup-agreements = Vereinbarungen
ui-setup-visible = Wer kommen darf
ui-setup-private = Mit Einladung
    .text = Nur wer die Einladung hat, sieht den Tisch.
ui-setup-public = Öffentlich
    .text = Der Tisch steht auf der Startseite, und jeder darf zusehen.
ui-setup-holdings = Gold und Knappen
ui-setup-hidden = Hinter dem Sichtschirm
    .text = Jeder sieht nur das eigene Gold und die eigenen Knappen.
ui-setup-open = Offen
    .text = Alle sehen Gold und Knappen von allen.
ui-setup-open-with-two = Zu zweit liegt ohnehin alles offen.
ui-setup-supply = Vorrat
ui-setup-unlimited = Unbegrenzt
    .text = Gold, Knappen und Stimmsteine gehen nie aus.
ui-setup-limited = Wie in der Schachtel
    .text = Was ausgegangen ist, wird nicht gezahlt; der Rest verfällt.
ui-setup-seed = Startwert
    .text = Freiwillig. Derselbe Startwert gibt dasselbe Spiel; alle erfahren, dass du ihn gewählt hast.
ui-setup-seed-wrong = Eine ganze Zahl von 0 bis { $most }.
ui-setup-start = Sofort anfangen
    .text = Kein Platz ist offen, also beginnt das Spiel.
ui-setup-open-table = Tisch eröffnen
    .text = Du bekommst einen Link zum Einladen; offene Plätze können auch später an Bots gehen.
ui-setup-agreed-limited = Der Vorrat ist begrenzt wie in der Schachtel.
ui-setup-agreed-open = Gold und Knappen liegen offen.
ui-setup-agreed-hidden = Gold und Knappen bleiben hinter den Sichtschirmen.
ui-setup-house-rules = Hausregeln
    .text = Diese Punkte lassen die Spielanleitungen offen. Entscheide, wie dein Tisch sie auslegt.
ui-setup-house-rules-chosen = { $count ->
    [0] alles wie üblich
    [one] 1 geändert
   *[other] { $count } geändert
}
