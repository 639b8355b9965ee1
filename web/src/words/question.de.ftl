# Die Frageleiste: was jetzt zu tun ist, an den Spieler gerichtet; auf wen alle warten; was aus einem Zug wird.

ui-question-hint-piece = Wähle einen Ritter oder ein Feld.
ui-question-hint-one-piece = Wähle ein Feld.
ui-question-hint-space = Wähle ein Feld ({ $piece }).
ui-question-hint-draft = Wähle, was mitgeht.
ui-question-hint-take = Wähle, was der Lord nimmt.

ui-question-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm einen Schritt zurück
ui-question-pending = Bestätige diesen Schritt oder nimm ihn zurück
ui-question-past = Du siehst die Vergangenheit
ui-question-closed = Alle haben diesen Tisch verlassen
ui-question-watching = Du schaust an diesem Tisch zu.
ui-question-your-turn = Du bist an der Reihe.
ui-question-round = { $round ->
    [0] Vor Runde 1 von { $rounds }
   *[other] Runde { $round } von { $rounds }
}

ui-question-undo = Zurück
ui-question-restart = Von vorn
ui-question-confirm = Bestätigen
ui-question-confirm-in = Bestätigen ({ $left })
ui-question-countdown = Der Zug wird in { $seconds } Sekunden bestätigt; Esc hält das an.
ui-question-stop = Anhalten
ui-question-fold = Antworten einklappen
ui-question-unfold = Antworten zeigen

ui-question-effects = Was geschehen wird
ui-question-battle = Käme es jetzt zum Kampf { $conflict }, { $wins ->
    [yes] gewönne
   *[no] verlöre
} England mit { $english } zu { $french }. Das brächte dir { reward-points }.
ui-question-more = { $count } mehr
ui-question-fewer = Weniger

ui-question-filter = Aktionen filtern
ui-question-elsewhere = Ohne Ort auf dem Plan
ui-question-no-actions = Für dich ist jetzt nichts zu tun.
ui-question-none-found = Keine Aktion enthält diese Wörter.

ui-waiting-any = Alle warten auf { $who }
ui-waiting-vote = { $count ->
    [one] 1 Stimme fehlt noch: { $who }
   *[other] { $count } Stimmen fehlen noch: { $who }
}

ui-shortcut-title = Tastenkürzel
ui-shortcut-knight = Ritter nach Stärke wählen; noch einmal für den verbündeten
ui-shortcut-lord = Lord wählen
ui-shortcut-spaces = Von einem erlaubten Feld zum nächsten gehen
ui-shortcut-choose = Feld wählen oder das Gewählte platzieren
ui-shortcut-back = Einen Schritt zurückgehen
ui-shortcut-undo = Einen Schritt des Zugs zurücknehmen
ui-shortcut-confirm = Das Gewählte platzieren oder den Zug bestätigen
ui-shortcut-advice = Fragen, was der Graf täte, wenn die anderen Bots sind
ui-shortcut-help = Diese Liste zeigen
