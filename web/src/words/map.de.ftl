# England, der Kanal und Frankreich.
ui-map-scotland = Schottland
ui-map-wales = Wales
ui-map-favors = Gunst des Königs
# The letter of the north on the compass rose.
ui-map-north = N

## What a space is, read aloud and in its explanation
ui-map-lettered = { $county } ({ $letter })
ui-map-noblemen = { $count ->
    [0] Kein Adliger { $letter } ist übrig.
    [one] 1 Adliger { $letter } ist übrig.
   *[other] { $count } Adlige { $letter } sind übrig.
}
ui-map-tile = Hier liegt ein Ertragsplättchen: { $reward }.
ui-map-vacant = Hier steht kein Ritter.
ui-map-held = Besetzt von { $who }: { $pieces }.
ui-map-ghost = Hier stünde von { $who }: { $pieces }.
ui-map-unconfirmed = Noch nicht bestätigt.
ui-map-open = Hier kannst du handeln.
ui-map-favor-taken = Sie ist bis zum Ende der Runde vergeben.
ui-map-conflict = Konflikt { $conflict }: Frankreich hat Stärke { $strength }, die Ränge sind { $points } Machtpunkte wert.
ui-map-no-conflict = Konflikt { $conflict }: Noch ist dort keiner.
ui-map-no-more-conflict = Konflikt { $conflict }: Keine Karte ist übrig, es kommt keiner mehr.
ui-map-stack = { $who }: { $pieces }.
ui-map-pile = { $count ->
    [0] Keine Konfliktkarte ist übrig.
    [one] 1 Konfliktkarte ist übrig.
   *[other] { $count } Konfliktkarten sind übrig.
}

## How a battle would end
ui-map-battle = { $won ->
    [yes] Nach jetzigem Stand siegt England mit Stärke { $english } gegen { $french }.
   *[no] Nach jetzigem Stand siegt Frankreich mit Stärke { $french } gegen { $english }.
}
ui-map-would-score = { $who } bekäme { reward-points }.
ui-map-would-lapse = { $count ->
    [one] Verbündete bekommen nichts, { $who }: 1 Machtpunkt würde verfallen.
   *[other] Verbündete bekommen nichts, { $who }: { $count } Machtpunkte würden verfallen.
}
ui-map-if-fought = Stand jetzt
ui-map-england-wins = England siegt
ui-map-france-wins = Frankreich siegt
ui-map-nothing-yet = Noch kein Konflikt
ui-map-nothing-more = Kein Konflikt mehr
