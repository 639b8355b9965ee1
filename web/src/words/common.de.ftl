# Wörter der Seite, die mehr als ein Teil von ihr braucht.
ui-title = Lancaster
ui-unreachable = Der Server ist nicht zu erreichen; es wird weiter versucht.
ui-play-now = Jetzt gegen Bots spielen
ui-close = Schließen
ui-back = Zurück
ui-again = Noch einmal versuchen
ui-go-there = Hingehen
ui-your-turn = Du bist am Zug
ui-now = Zurück zu jetzt
ui-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
ui-part-england = England
ui-part-france = Frankreich
ui-part-parliament = Parlament
ui-part-players = Spieler
ui-part-log = Verlauf
ui-part-chat = Chat
ui-part-rules = Regeln
ui-part-court = Hof
ui-part-actions = Was kann ich tun?
