# Was ein Bot an Stelle des Spielers täte.
ui-advice = Tipp
ui-advice-button = Tipp: Was täte der Graf?
ui-advice-title = Was täte der Graf?
ui-advice-close = Tipp schließen
ui-advice-thinking = Der Graf denkt nach.
ui-advice-again = Noch einmal fragen
ui-advice-considered = { $considered ->
    [one] 1 Möglichkeit abgewogen.
   *[other] { $considered } Möglichkeiten abgewogen, die beste zuerst.
}
ui-advice-play = So spielen
# $chance ist ein Prozentsatz.
ui-advice-chance = { $chance } Siegchance
# $lead ist eine Zahl von Punkten mit Vorzeichen.
ui-advice-lead = Vorsprung { $lead }
ui-advice-mix = { $times ->
    [one] Das tut der Graf in 1 von 10 Fällen.
   *[other] Das tut der Graf in { $times } von 10 Fällen.
}
ui-advice-more = { $more } weitere zeigen
ui-advice-why = Machtpunkte, die mehr oder weniger zu erwarten sind als bei der durchschnittlichen Möglichkeit, nach Herkunft
ui-advice-note = Vorsprung: erwartete Machtpunkte vor dem besten Gegner.
ui-advice-below = Darunter nach Herkunft: Punkte mehr oder weniger, als die durchschnittliche Möglichkeit bringt.
ui-advice-fair = Der Graf weiß nur, was du weißt.
# Woher die erwarteten Punkte kommen.
ui-advice-source-points = Erhaltene Punkte
ui-advice-source-stock = Vorrat
ui-advice-source-knights = Ritter
ui-advice-source-castle = Castle
ui-advice-source-france = Frankreich
ui-advice-source-laws = Gesetze
ui-advice-source-majorities = Mehrheiten am Ende
ui-advice-source-court = Hof des Königs
ui-advice-source-places = Freie Plätze
ui-advice-source-other = Sonstiges
