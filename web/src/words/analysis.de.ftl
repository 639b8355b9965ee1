# Nach der Partie: wie sie verlief und woran es lag.
ui-analysis = Analyse
ui-analysis-result = Wertung
ui-analysis-working = Die Partie wird durchgesehen.
# Wie viele aller Entscheidungen durchgesehen sind.
ui-analysis-progress = { $done } von { $total }
ui-analysis-course = Erwarteter Ausgang im Lauf der Partie
ui-analysis-chance = Siegchance
ui-analysis-points = Erwartete Machtpunkte
ui-analysis-round = Runde { $round } beginnt
ui-analysis-show = Diesen Moment zeigen
ui-analysis-costly = Die teuersten Entscheidungen
ui-analysis-of = Wessen Entscheidungen
# $what ist, was jemand tat, in Worten.
ui-analysis-played = Gespielt: { $what }
# $bot ist der Name eines Bots.
ui-analysis-better = { $bot }: { $what }
# $chance ist eine Zahl von Prozentpunkten, $points eine von Machtpunkten mit Vorzeichen.
ui-analysis-cost = { $chance ->
    [one] −1 Prozentpunkt, { $points } Machtpunkte
   *[other] −{ $chance } Prozentpunkte, { $points } Machtpunkte
}
ui-analysis-none = Keine Entscheidung kostete viel. { $bot } hätte ähnlich gespielt.
ui-analysis-note = Prozentpunkte der Siegchance. Erwartet vom Bot { $bot }, der in jedem Moment nur wusste, was der Spieler wusste.
