# Das Parlament, die geheime Abstimmung und ihre Aufdeckung.
ui-parliament = Parlament
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
ui-parliament-nothing = nichts
    .long = Jetzt brächte es dir nichts.
ui-parliament-unknown = Vorräte
    .long = Was es dir bringt, hängt von verdeckten Vorräten ab.
ui-parliament-counties = { $count ->
    [one] 1 Platz eines Ritters
   *[other] { $count } Plätze von Rittern
}
ui-parliament-gain = Jetzt bekämst du { $gains }.
ui-parliament-loss = Jetzt verlörest du { $losses }.
ui-parliament-gain-and-loss = Jetzt bekämst du { $gains } und verlörest { $losses }.
ui-parliament-may-upgrade = aufwerten
    .long = Jetzt dürftest du einen Ritter aufwerten.
ui-parliament-may-buy_markers = bis { $most } kaufen
    .long = { $most ->
        [one] Jetzt dürftest du 1 Stimmstein kaufen.
       *[other] Jetzt dürftest du bis zu { $most } Stimmsteine kaufen.
    }
ui-parliament-may-trade = bis { $most }-mal
    .long = { $most ->
        [one] Jetzt dürftest du 1-mal tauschen.
       *[other] Jetzt dürftest du bis zu { $most }-mal tauschen.
    }
ui-parliament-may-build = { $most } bauen
    .long = { $most ->
        [one] Jetzt dürftest du 1 Ausbau errichten.
       *[other] Jetzt dürftest du { $most } Ausbauten errichten.
    }
ui-parliament-may-buy_points = bis { $most } kaufen
    .long = { $most ->
        [one] Jetzt dürftest du 1 Machtpunkt kaufen.
       *[other] Jetzt dürftest du bis zu { $most } Machtpunkte kaufen.
    }
ui-parliament-may-sell_squires = bis { $most } geben
    .long = Jetzt dürftest du bis zu { $most } Knappen abgeben.
ui-parliament-may-send_squires = entsenden
    .long = Jetzt dürftest du Knappen in deine Konflikte schicken.
ui-parliament-may-buy_extensions = bauen
    .long = Jetzt dürftest du Ausbauten kaufen.
ui-parliament-may-county_tax = oder Abzug
    .long = Jetzt müsstest du für deine Counties zahlen oder die Ritter heimholen.
ui-parliament-may-extension_tax = oder schließen
    .long = Jetzt müsstest du für deine Ausbauten zahlen oder sie umdrehen.
ui-parliament-may-exchange = tauschen
    .long = Jetzt dürftest du Gold und Knappen tauschen.
ui-parliament-may-trade_markers = bis { $most }-mal
    .long = { $most ->
        [one] Jetzt dürftest du 1-mal tauschen.
       *[other] Jetzt dürftest du bis zu { $most }-mal tauschen.
    }
ui-parliament-may-return_dishonor = 1 abgeben
    .long = Jetzt dürftest du 1 Schandemarker abgeben.
ui-parliament-may-sell_seals = bis { $most } geben
    .long = Jetzt dürftest du bis zu { $most } Siegel abgeben.

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
ui-parliament-committed = { $yes ->
    [yes] { $markers ->
        [0] Du hast mit Ja gestimmt.
        [one] Du hast mit Ja und 1 Stimmstein gestimmt.
       *[other] Du hast mit Ja und { $markers } Stimmsteinen gestimmt.
    }
   *[no] { $markers ->
        [0] Du hast mit Nein gestimmt.
        [one] Du hast mit Nein und 1 Stimmstein gestimmt.
       *[other] Du hast mit Nein und { $markers } Stimmsteinen gestimmt.
    }
}
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
ui-parliament-goes-out = „{ $law }“ scheidet aus.
ui-parliament-skip = Überspringen
ui-parliament-close = Schließen
