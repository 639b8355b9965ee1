ui-log-side = Verlauf, Chat und Regeln
ui-log-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
ui-log-since = Seit deinem letzten Zug
ui-log-earlier = Frühere Zeilen zeigen
ui-log-gone = Zurückgenommen.
ui-log-more = Verlauf über dem Hof öffnen
ui-log-less = Verlauf einklappen
