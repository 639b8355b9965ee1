# Rund um das Spiel: wer am Zug ist, Verbindung, Vorschläge, Menü des Tisches, Weitergabe des Bildschirms.
ui-around-title-turn = (1) Du bist am Zug – Lancaster
ui-around-waits-for-you = Das Spiel wartet auf dich.
ui-around-connecting = Verbindung zum Tisch wird aufgebaut.
ui-around-lost = Verbindung verloren, neuer Versuch läuft. Was du tust, bleibt und wird später gesendet.
ui-around-refused = Der Tisch antwortet dir nicht mehr.
ui-around-outdated = Lancaster wurde aktualisiert, seit du diese Seite geöffnet hast.
ui-around-somebody = Jemand
ui-around-proposes-back = { $who } schlägt vor, { ui-actions } zurückzunehmen.
ui-around-proposes-bot = { $who } schlägt vor, dass { $bot } für { $absent } weiterspielt.
ui-around-waiting-for = Es fehlt noch: { $who }.
ui-around-show-moment = Den Moment zeigen
ui-around-agree = Zustimmen
ui-around-refuse = Ablehnen
ui-around-withdraw = Zurückziehen
ui-around-you-left = Du hast diesen Platz verlassen.
ui-around-bot-for-you = Ein Bot spielt für dich weiter.
ui-around-come-back = Zurückkommen
ui-around-has-left = { $who } ist gegangen.
ui-around-is-away = { $who } ist seit 5 Minuten weg.
ui-around-let-bot = Bot weiterspielen lassen
ui-around-rematch = Es gibt einen neuen Tisch mit denselben Spielern.
ui-around-menu = Menü des Tisches
ui-around-take-back = Zurücknehmen
ui-around-take-back-solo = Du spielst hier allein, also muss niemand zustimmen.
ui-around-take-back-ask = Alle anderen müssen zustimmen.
ui-around-before-my-turn = Bis vor meinen letzten Zug
ui-around-to-shown = Bis zum gezeigten Moment
ui-around-at-table = Am Tisch
ui-around-here = da
ui-around-away = weg
ui-around-left = ist gegangen
ui-around-plays-bot = Bot
ui-around-at-screen = am Bildschirm von { $who }
ui-around-watching = { $count ->
    [0] Niemand sieht zu.
    [one] 1 Zuschauer sieht zu.
   *[other] { $count } Zuschauer sehen zu.
}
ui-around-link = Link für Spieler und Zuschauer
ui-around-leave = Verlassen
ui-around-leave-game = Spiel verlassen
ui-around-stay = Bleiben
ui-around-leave-solo = Das Spiel ist geschlossen, bis du zurückkommst. Du findest es unter deinen Spielen.
ui-around-leave-others = Die anderen können einen Bot für dich weiterspielen lassen. Du kannst jederzeit zurückkommen.
ui-around-hand-over = Gib den Bildschirm an { $name }
    .text = Alles andere ist verdeckt, bis { $name } da ist.
ui-around-i-am = Ich bin { $name }
