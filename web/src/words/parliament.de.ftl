# Das Parlament, die geheime Abstimmung und ihre Aufdeckung.
ui-parliament-force = In Kraft
ui-parliament-proposals = Vorschläge
ui-parliament-next = Danach
ui-parliament-pile = { $count ->
    [0] Es kommen keine Vorschläge mehr.
   *[other] Die nächsten Vorschläge sind aus den Gruppen { $groups }; { $count } Karten sind übrig.
}
ui-parliament-group-set = Gruppe { $group }, { $set }
ui-parliament-place-law = Gültiges Gesetz { $place }
ui-parliament-place-proposal = Vorschlag { $place }
ui-parliament-voted = Abstimmung
    .long = Darüber wird gerade abgestimmt.
ui-parliament-applied = gilt gerade
    .long = Es wird gerade angewendet.
ui-parliament-leaves = geht zuerst
    .long = Es scheidet aus, wenn ein Vorschlag angenommen wird.
ui-parliament-adopted = Angenommen { $yes } : { $no }
ui-parliament-rejected = Abgelehnt { $yes } : { $no }
ui-parliament-was-voted = Abgestimmt

ui-parliament-vote = Deine geheime Stimme
ui-parliament-vote-on = Bei Annahme
ui-parliament-vote-out = Dafür geht
ui-parliament-yes = Ja
ui-parliament-no = Nein
ui-parliament-side = Ja oder Nein
ui-parliament-markers = Stimmsteine
ui-parliament-no-markers = Du hast keine Stimmsteine.
ui-parliament-commit = Geheim abgeben
ui-parliament-commit-last = Abgeben und aufdecken
ui-parliament-replace = Stimme ersetzen
ui-parliament-choose = Wähle Ja oder Nein.
ui-parliament-secret = Bis alle abgestimmt haben, kannst du sie ersetzen.
ui-parliament-last-vote = Deine Stimme ist die letzte. Alle werden sofort aufgedeckt.
ui-parliament-committed = Du hast mit { $yes ->
    [yes] Ja
   *[no] Nein
}{ $markers ->
    [0] { "" }
    [one] { " " }und 1 Stimmstein
   *[other] { " " }und { $markers } Stimmsteinen
} gestimmt.
ui-parliament-only-you = Das siehst nur du.
ui-parliament-ballots = Stimmzettel
ui-parliament-ballot = { $voted ->
    [yes] { $who } hat abgestimmt; Stimmsteine: { $markers }.
   *[no] { $who } hat noch nicht abgestimmt; Stimmsteine: { $markers }.
}

ui-parliament-reveal = Die Abstimmung über „{ $law }“
ui-parliament-verdict-adopted = Angenommen
ui-parliament-verdict-rejected = Abgelehnt
ui-parliament-tie = Bei Gleichstand angenommen.
ui-parliament-comes-in = „{ $law }“ gilt, „{ $repealed }“ scheidet aus.
ui-parliament-skip = Überspringen
