# Die Antworten: was auf ihren Knöpfen und neben ihren Zahlen steht.

ui-prompts-knight = { $ally ->
    [yes] Ritter der Stärke { $strength } deines Verbündeten
   *[no] Ritter der Stärke { $strength }
}
ui-prompts-lord = { $ally ->
    [yes] Lord deines Verbündeten
   *[no] Lord
}
ui-prompts-your-ally = Dein Verbündeter:
ui-prompts-you = Du

ui-prompts-conflict = Konflikt { $conflict }
ui-prompts-castle = { $ally ->
    [yes] Castle deines Verbündeten, Feld { $space }
   *[no] Castle, Feld { $space }
}
ui-prompts-court = { $ally ->
    [yes] Hof deines Verbündeten
   *[no] Hof
}
ui-prompts-favor = Gunst des Königs
ui-prompts-treasury = Schatzkammer
ui-prompts-tower = Tower

ui-prompts-draft = Wer platziert wird, und mit wem
ui-prompts-which = Figuren zum Platzieren
ui-prompts-supporters = Unterstützung
ui-prompts-bishops = Bischöfe
ui-prompts-squires = Knappen
ui-prompts-take = Was der Lord nimmt
ui-prompts-take-what = { $take ->
    [gold] { $count } Gold
    [squires] { $count } Knappen
    [markers] { $count ->
        [one] 1 Stimmstein
       *[other] { $count } Stimmsteine
    }
   *[nothing] Nichts
}
ui-prompts-reveals = Dieser Schritt deckt etwas auf und kann nicht zurückgenommen werden.
ui-prompts-place = Platzieren
ui-prompts-back = Zurück
ui-prompts-expels = Verdrängt: { $who }.

ui-prompts-lord-goes = Der Lord geht nur an den Hof des Königs: zu einem Amt oder in die Schatzkammer.
ui-prompts-office-takes = Ein Ritter geht nur mit dem Lord zu einem Amt.
ui-prompts-treasury-takes = Nur der Lord geht in die Schatzkammer.
ui-prompts-favor-comes = Eine Gunst des Königs bringt ein Ritter, der in einem Konflikt platziert wird.

ui-prompts-less = Weniger: { $label }
ui-prompts-more = Mehr: { $label }
ui-prompts-range = { $least } bis { $most }
ui-prompts-amount = Stelle zuerst eine Zahl ein
ui-prompts-several = Wähle zuerst etwas aus

ui-prompts-extension = Ausbau { $space }
ui-prompts-nobleman = { $ally ->
    [yes] Adligen { $letter } entfernen
   *[no] Adliger { $letter }
}
ui-prompts-printed = Ertrag des Countys
ui-prompts-tile = Ertragsplättchen
ui-prompts-both = Beides für { $gold } Gold
ui-prompts-both-closed = Beides kostet { $price } Gold, und du hast { $gold }.
ui-prompts-nothing = Nichts

ui-prompts-how-buy_markers = Stimmsteine
ui-prompts-how-trade = Wie oft
ui-prompts-how-buy_points = Machtpunkte
ui-prompts-how-sell_squires = Knappen
ui-prompts-how-trade_markers = Wie oft
ui-prompts-how-sell_seals = Siegel
ui-prompts-deal = { $given } gegen { $taken } abgeben
ui-prompts-gold-to-squires = 2 Gold gegen 1 Knappen
ui-prompts-squires-to-gold = 2 Knappen gegen 1 Gold
ui-prompts-then = Dann hast du { $gold } Gold und { $squires } Knappen.
ui-prompts-sent = { $sum } von höchstens { $most } geschickt, { $left } bleiben dir.
ui-prompts-gold-of = { $sum } von deinen { $have } Gold
ui-prompts-squires-of = { $sum } von deinen { $have } Knappen
