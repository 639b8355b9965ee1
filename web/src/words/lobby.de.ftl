# Der Tisch, bevor das Spiel beginnt, und Einladungen.
ui-lobby-title = Der Tisch wartet
ui-lobby-host = Gastgeber
ui-lobby-bot = Bot: { $level }
ui-lobby-sit = Platz nehmen
ui-lobby-ok = OK
ui-lobby-start = Spiel beginnen
ui-lobby-complete = Alle Plätze sind besetzt. Du kannst beginnen.
ui-lobby-host-starts = Alle Plätze sind besetzt. Der Gastgeber beginnt das Spiel.
ui-lobby-leave = Tisch verlassen
ui-lobby-invite = Einladen
ui-lobby-link = Link zum Einladen
ui-lobby-copy = Kopieren
ui-lobby-copied = Kopiert.
ui-lobby-copy-yourself = Der Link ist markiert; kopiere ihn mit den Tasten deines Browsers.
ui-lobby-only-here = Diese Adresse gilt nur auf diesem Rechner. Zum Spielen mit anderen im Netz starte den Server mit --host 0.0.0.0.
ui-lobby-code = QR-Code von { $link }
ui-lobby-host-invites = Wer am Tisch sitzt, kann andere einladen.
ui-lobby-what = Was gespielt wird
ui-lobby-players = { $count ->
    [one] Das Grundspiel für 1 Spieler.
   *[other] Das Grundspiel für { $count } Spieler.
}
ui-lobby-seed-chosen = Der Gastgeber hat den Startwert gewählt und kann wissen, was verborgen ist.
ui-lobby-invited = Du bist eingeladen
ui-lobby-who-are-you = Sag den anderen, wer du bist; mehr braucht es nicht.
ui-lobby-to-the-table = Zum Tisch
ui-lobby-entering = Der Tisch wird geöffnet.
ui-lobby-again = Noch einmal versuchen
ui-lobby-log-in-instead = Ich habe ein Passwort: anmelden
ui-lobby-closed = Dieser Tisch ist geschlossen
    .text = Alle sind gegangen, bevor das Spiel begann.
ui-lobby-no-entry = Dieser Tisch öffnet sich nicht
ui-lobby-private-hint = Ein privater Tisch öffnet sich nur seinen Spielern. Folge deiner Einladung, oder melde dich an, wenn du dort mit Namen und Passwort spielst.
