# Die Frageleiste: was jetzt zu tun ist, an den Spieler gerichtet; auf wen alle warten; was aus einem Zug wird.
# $ally ist yes, wo die Frage den Verbündeten des Spielers betrifft.

ui-question-first_extension = Wähle den Ausbau, mit dem du beginnst
ui-question-place = { $what ->
    [own-lord] Platziere deinen Lord ({ $number } von { $total })
    [own-both] Platziere einen Ritter oder deinen Lord ({ $number } von { $total })
    [ally-knight] Platziere einen Ritter deines Verbündeten ({ $number } von { $total })
    [ally-lord] Platziere den Lord deines Verbündeten ({ $number } von { $total })
    [ally-both] Platziere einen Ritter oder den Lord deines Verbündeten ({ $number } von { $total })
    [any-knight] Platziere einen eigenen oder verbündeten Ritter ({ $number } von { $total })
    [any-lord] Platziere deinen Lord oder den deines Verbündeten ({ $number } von { $total })
    [any-both] Platziere einen eigenen oder verbündeten Ritter oder Lord ({ $number } von { $total })
   *[own-knight] Platziere einen Ritter ({ $number } von { $total })
}
ui-question-favor = { $ally ->
    [yes] Wähle eine Gunst des Königs für deinen Verbündeten
   *[no] Wähle eine Gunst des Königs
}
ui-question-upgrade = { $ally ->
    [yes] { $bishop ->
        [yes] Werte einen Ritter deines Verbündeten auf oder entferne stattdessen einen Bischof
       *[no] Werte einen Ritter deines Verbündeten auf
    }
   *[no] { $bishop ->
        [yes] { $mode ->
            [placed] Werte einen platzierten Ritter auf oder nimm stattdessen einen Bischof
           *[other] Werte einen Ritter auf oder nimm stattdessen einen Bischof
        }
       *[no] { $mode ->
            [placed] Werte einen platzierten Ritter auf
           *[other] Werte einen Ritter auf
        }
    }
}
ui-question-nobleman = { $ally ->
    [yes] Wähle den Adligen, den dein Verbündeter aus dem Spiel entfernt
   *[no] Nimm einen Adligen
}
ui-question-vote = Stimme über „{ $law }“ ab
ui-question-voted = Du hast über „{ $law }“ abgestimmt und kannst das noch ändern.
ui-question-buy_markers = Kaufe Stimmsteine für je 1 Gold
ui-question-trade = Gib beliebig oft 1 Knappen und 1 Gold gegen 3 Machtpunkte ab
ui-question-build = { $tiles ->
    [one] Errichte einen Ausbau
   *[other] Errichte einen Ausbau (noch { $tiles })
}
ui-question-buy_points = Kaufe Machtpunkte für je 1 Gold
ui-question-sell_squires = Gib Knappen gegen je 1 Machtpunkt ab
ui-question-county_reward = { $ally ->
    [yes] Wähle, was dein Verbündeter in { $county } nimmt
   *[no] Wähle, was du in { $county } nimmst
}
ui-question-extension = Errichte einen Ausbau
ui-question-passage = { $ally ->
    [yes] Wähle den Konflikt, in den der Ritter deines Verbündeten aus { $county } übersetzt
   *[no] Wähle den Konflikt, in den dein Ritter aus { $county } übersetzt
}
ui-question-start_player = { $ally ->
    [yes] Bestimme den Startspieler für deinen Verbündeten
   *[no] Bestimme den Startspieler
}
ui-question-castle_next = Wähle, was in deinem Castle als Nächstes gewertet wird
ui-question-pay = { $ally ->
    [yes] Wähle, ob dein Verbündeter { $reward } nimmt
   *[no] Nimm { $reward } oder verzichte
}
ui-question-ransom = Kaufe deine Ritter aus dem Konflikt { $conflict } frei
ui-question-send_squires = Schicke Knappen zu deinen Rittern in den Konflikten
ui-question-buy_extensions = Errichte Ausbauten für je 4 Gold
ui-question-county_tax = Zahle 1 Gold für jeden Ritter, der in seinem County bleibt
ui-question-extension_tax = Zahle 1 Knappen für jeden Ausbau, der offen bleibt
ui-question-exchange = Tausche Gold und Knappen, 2 gegen 1
ui-question-trade_markers = Gib beliebig oft 1 Gold, 1 Knappen und 1 übrigen Stimmstein gegen 3 Machtpunkte ab
ui-question-return_dishonor = Gib 1 Schandemarker ab oder behalte ihn
ui-question-sell_seals = Gib Siegel gegen je 2 Knappen und 1 Gold ab

ui-question-hint-piece = Wähle einen Ritter oder ein Feld.
ui-question-hint-one-piece = Wähle ein Feld.
ui-question-hint-space = Wähle ein Feld ({ $piece }).
ui-question-hint-draft = Wähle, was mitgeht.
ui-question-hint-take = Wähle, was der Lord nimmt.

ui-question-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm einen Schritt zurück
ui-question-pending = Bestätige diesen Schritt oder nimm ihn zurück
ui-question-past = Du siehst die Vergangenheit
ui-question-now = Zurück zu jetzt
ui-question-closed = Alle haben diesen Tisch verlassen
ui-question-watching = Du schaust an diesem Tisch zu.
ui-question-your-turn = Du bist an der Reihe.
ui-question-round = { $round ->
    [0] Vor Runde 1 von 5
   *[other] Runde { $round } von 5
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
ui-question-battle = { $wins ->
    [yes] { $points ->
        [one] Käme es jetzt zum Kampf { $conflict }, gewönne England mit { $english } zu { $french }. Das brächte dir 1 Machtpunkt.
       *[other] Käme es jetzt zum Kampf { $conflict }, gewönne England mit { $english } zu { $french }. Das brächte dir { $points } Machtpunkte.
    }
   *[no] { $points ->
        [one] Käme es jetzt zum Kampf { $conflict }, verlöre England mit { $english } zu { $french }. Das brächte dir 1 Machtpunkt.
       *[other] Käme es jetzt zum Kampf { $conflict }, verlöre England mit { $english } zu { $french }. Das brächte dir { $points } Machtpunkte.
    }
}
ui-question-more = { $count } mehr
ui-question-fewer = Weniger

ui-question-filter = Aktionen filtern
ui-question-elsewhere = Ohne Ort auf dem Plan
ui-question-no-actions = Für dich ist jetzt nichts zu tun.
ui-question-none-found = Keine Aktion enthält diese Wörter.

ui-waiting-any = Alle warten auf { $who }
ui-waiting-first_extension = { $who } wählt den ersten Ausbau
ui-waiting-place = { $who } platziert einen Ritter
ui-waiting-favor = { $who } wählt eine Gunst des Königs
ui-waiting-upgrade = { $who } wertet einen Ritter auf
ui-waiting-nobleman = { $who } wählt einen Adligen
ui-waiting-vote = { $count ->
    [one] 1 Stimme fehlt noch: { $who }
   *[other] { $count } Stimmen fehlen noch: { $who }
}
ui-waiting-buy_markers = { $who } kann Stimmsteine kaufen
ui-waiting-trade = { $who } kann für Machtpunkte handeln
ui-waiting-build = { $who } kann einen Ausbau errichten
ui-waiting-buy_points = { $who } kann Machtpunkte kaufen
ui-waiting-sell_squires = { $who } kann Knappen gegen Machtpunkte abgeben
ui-waiting-county_reward = { $who } nimmt den Ertrag von { $county }
ui-waiting-extension = { $who } errichtet einen Ausbau
ui-waiting-passage = { $who } setzt von { $county } nach Frankreich über
ui-waiting-start_player = { $who } bestimmt den Startspieler
ui-waiting-castle_next = { $who } wertet das Castle
ui-waiting-pay = { $who } wählt, ob im Castle gezahlt wird
ui-waiting-ransom = { $who } kann Ritter aus dem Konflikt { $conflict } freikaufen
ui-waiting-send_squires = { $who } kann Knappen in Konflikte schicken
ui-waiting-buy_extensions = { $who } kann Ausbauten für Gold errichten
ui-waiting-county_tax = { $who } zahlt die Steuer der Counties
ui-waiting-extension_tax = { $who } zahlt für die Ausbauten
ui-waiting-exchange = { $who } kann Gold und Knappen tauschen
ui-waiting-trade_markers = { $who } kann für Machtpunkte handeln
ui-waiting-return_dishonor = { $who } kann einen Schandemarker abgeben
ui-waiting-sell_seals = { $who } kann Siegel abgeben

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
ui-shortcut-close = Schließen
