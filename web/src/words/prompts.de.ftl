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
ui-prompts-take = Was der Lord nimmt
ui-prompts-reveals = Dieser Schritt deckt etwas auf und kann nicht zurückgenommen werden.
ui-prompts-place = Platzieren

ui-prompts-less = Weniger: { $label }
ui-prompts-more = Mehr: { $label }
ui-prompts-range = { $least } bis { $most }
ui-prompts-amount = Stelle zuerst eine Zahl ein
ui-prompts-several = Wähle zuerst etwas aus
