# Die Werkstatt: Schachteln mit den Werten ihrer Besitzer.
ui-workshop-title = Werkstatt
ui-workshop-lead = Manche Werte aus der Schachtel stehen in keinem Text; wir mussten sie erschließen oder rekonstruieren. Wenn du das Spiel besitzt, trage hier ein, was bei dir steht, und spiele damit.
ui-workshop-mine = Meine Schachteln
ui-workshop-none = Du hast noch keine Schachtel. Gib ihr einen Namen und fang an; die mitgelieferten Werte stehen schon darin.
ui-workshop-name = Name der Schachtel
ui-workshop-new-name = Meine Schachtel
ui-workshop-new = Neue Schachtel
ui-workshop-upload = Datei hochladen
ui-workshop-packaged = Mitgelieferte Werte
    .text = Die Werte, die das Programm mitbringt.
ui-workshop-look = Ansehen
ui-workshop-theirs = Schachtel von anderen
    .text = Wer den Link einer Schachtel hat, kann sie ansehen, kopieren und damit spielen.
ui-workshop-to-list = Zur Werkstatt
ui-workshop-coming = Die Schachtel wird geöffnet.
# $changed Werte weichen von den mitgelieferten ab.
ui-workshop-changed = { $count ->
    [0] wie mitgeliefert
    [one] 1 Wert geändert
   *[other] { $count } Werte geändert
}
# $all sind die Werte, die nicht gesichert sind.
ui-workshop-count = { $confirmed } von { $all } nachgesehen
ui-workshop-look-up = Nächsten nachsehen
ui-workshop-all-looked-up = Alle nachgesehen.
# $reason ist ein Satzteil des Spiels auf Englisch.
ui-workshop-unusable = Diese Version kann mit dieser Schachtel nicht spielen: { $reason }.

## Was man mit einer Schachtel tun kann
ui-workshop-of-owner = Eine Schachtel von { $who }. Kopiere sie, um sie zu ändern.
ui-workshop-copy = Zu meinen Schachteln kopieren
ui-workshop-make-copy = Kopieren
ui-workshop-start = Eigene Schachtel anfangen
ui-workshop-play = Sofort damit spielen
ui-workshop-new-table = Neuer Tisch damit
ui-workshop-more = Mehr
ui-workshop-compare = Vergleichen
ui-workshop-compare-with = Vergleichen mit
ui-workshop-choose = Schachtel wählen
ui-workshop-by-link = Schachtel mit ihrem Link
ui-workshop-their-link = Link der anderen Schachtel
# $count Werte sind verschieden.
ui-workshop-differing = { $count ->
    [0] Alle Werte sind gleich.
    [one] 1 Wert ist verschieden.
   *[other] { $count } Werte sind verschieden.
}
ui-workshop-figure-column = Wert
ui-workshop-share = Teilen
ui-workshop-link = Link zu dieser Schachtel
    .text = Wer ihn hat, kann die Schachtel ansehen, kopieren und damit spielen. Ändern kannst nur du sie.
ui-workshop-download = Herunterladen
ui-workshop-replace = Werte aus einer Datei
    .text = Alle Werte dieser Schachtel werden durch die der Datei ersetzt.
    .yes = Ersetzen
ui-workshop-delete = Löschen
    .text = „{ $name }“ löschen? Tische, die damit spielen, behalten die Werte.
ui-workshop-keep = Behalten
ui-workshop-away = Der Server ist nicht erreichbar. Was du eingibst, bleibt in diesem Browser und wird gesendet, sobald der Server wieder da ist.
ui-workshop-gone = Diese Schachtel wurde anderswo gelöscht. Was hier steht, ist nicht verloren.
    .again = Neue Schachtel daraus machen
ui-workshop-late = Eine frühere Eingabe wurde nicht übernommen. { $reason }

## Ein Wert
# Was ein Screenreader vorliest.
ui-workshop-figure = { $figure }: { $value }. { $mark }.
ui-workshop-other-has = In der anderen Schachtel: { $value }.
ui-workshop-legend = Wie sicher die Werte sind
ui-workshop-differs = Anders als in der anderen Schachtel
ui-workshop-mark-confirmed = Nachgesehen
    .text = Der Besitzer dieser Schachtel hat nachgesehen.
ui-workshop-mark-certain = Gesichert
    .text = Gesichert: So steht es in einem Regelheft, oder jemand hat den Spielplan gesehen.
ui-workshop-mark-deduced = Erschlossen
    .text = Aus den Regelheften erschlossen. Was steht bei dir?
ui-workshop-mark-reconstructed = Rekonstruiert
    .text = Rekonstruiert: In keinem Text steht der Wert. Was steht bei dir?
ui-workshop-fixed = Eine Spielregel; keine Schachtel hat hier einen anderen Wert.
ui-workshop-take = Übernehmen
ui-workshop-as-printed = Steht so da
ui-workshop-settled = Erledigt
ui-workshop-next = Nächster
# $value ist der mitgelieferte Wert.
ui-workshop-take-back = Zurücknehmen ({ $value })
    .short = Zurücknehmen
ui-workshop-taken = Gespeichert: { $figure }.
ui-workshop-wrong-number = { $least ->
    [0] Gib eine ganze Zahl bis { $most } ein.
   *[other] Gib eine ganze Zahl von { $least } bis { $most } ein.
}
ui-workshop-value = Wert
ui-workshop-rank = Punkte für Rang { $number }
# $number ist 1 oder 2: eine der beiden aussortierten Karten.
ui-workshop-card = { $number ->
    [1] Erste aussortierte Karte
   *[other] Zweite aussortierte Karte
}
ui-workshop-space = Feld { $number } der Leiste
ui-workshop-most = Meiste Schande verliert
ui-workshop-second = Zweitmeiste Schande verliert
ui-workshop-more-space = Ein Feld mehr
ui-workshop-less-space = Ein Feld weniger
ui-workshop-part-gold = Gold
ui-workshop-part-squires = Knappen
ui-workshop-part-voting_markers = Stimmsteine
ui-workshop-part-power_points = Machtpunkte
ui-workshop-part-new_knights = Neuer Ritter
ui-workshop-part-upgrades = Aufwertung
ui-workshop-part-extensions = Ausbau
ui-workshop-part-noblemen = Adliger
ui-workshop-part-passage = Überfahrt nach Frankreich
ui-workshop-part-cost_squires = Preis in Knappen

## Wie ein Wert sein muss, wo einer abgelehnt wird
ui-workshop-rule-nothing = Etwas muss es bringen.
ui-workshop-rule-reward = Eine County bringt etwas, und von neuem Ritter, Aufwertung, Ausbau und Überfahrt höchstens eines.
ui-workshop-rule-points = Kein Rang bringt mehr Punkte als der vor ihm.
ui-workshop-rule-removed = Aussortieren lassen sich nur Karten, die es gibt.
ui-workshop-rule-favors = Eine Gunst bringt Gold und Knappen oder allein einen Adligen oder eine Aufwertung; genau eine bringt die Aufwertung. Um sie zu verschieben, trag sie bei der anderen Gunst ein.
ui-workshop-rule-castle = Ein Feld im Castle bringt Gold, Knappen, Stimmsteine oder Machtpunkte oder, für seinen Preis, allein einen neuen Ritter oder eine Aufwertung.
ui-workshop-rule-ally_castle = Ein Feld des Verbündeten bringt einen neuen Ritter oder eine Aufwertung und sonst nichts.
ui-workshop-rule-noblemen = In einer County liegen höchstens so viele Adlige, wie es von jeder Art gibt.
ui-workshop-rule-track = Der Erste verliert mindestens so viel wie der Zweite, und die Marker müssen für alle Felder reichen.
ui-workshop-rule-markers = Die Marker müssen für alle Felder der Leiste reichen.
ui-workshop-rule-tower = In den Tower muss mehr passen als der neutrale Ritter.
ui-workshop-rule-tile = Ein Ertragsplättchen bringt genau eine Sache.

## Der Spielplan
ui-workshop-conflicts = Konfliktkarten
ui-workshop-removed = Aussortiert: Karten der Stärke
ui-workshop-left-out = Ohne die Aufwertung:
ui-workshop-with = { $players } Spieler
ui-workshop-castle = Felder im Castle und ihre Ausbauten
ui-workshop-ally_castle = Castle des Verbündeten
ui-workshop-noblemen = Adlige
ui-workshop-kinds = Arten
ui-workshop-copies = Von jeder Art
ui-workshop-per_county = In jeder County
ui-workshop-supply = Vorrat
ui-workshop-seal-pieces = Siegel
ui-workshop-shields = Schutzschilde
ui-workshop-archers = Bogenschützen
ui-workshop-tudor_knights = Tudorritter
ui-workshop-track = Schandeleiste: was der Erste und der Zweite verlieren
ui-workshop-dishonor-markers = Marker
ui-workshop-per_space = Marker auf jedem Feld
ui-workshop-neutral_knight = Stärke des neutralen Ritters
ui-workshop-tiles = Ertragsplättchen
    .text = Sie liegen auf der Karte in ihren Countys.
ui-workshop-seals = Am Hofe des Königs durch Siegel ersetzt

## Wie ein Wert heißt, wo er allein steht
ui-workshop-of-minimum = { $county }: Mindeststärke
ui-workshop-of-reward = { $county }: Ertrag
ui-workshop-of-tile = Ertragsplättchen von { $county }
ui-workshop-of-strength = Konfliktkarte { $card }: Stärke Frankreichs
ui-workshop-of-points = Konfliktkarte { $card }: Punkte der Ränge
ui-workshop-of-removed = Aussortierte Konfliktkarten zu { $players } Spielern: Stärken
ui-workshop-of-favors = Gunst des Königs { $number }
ui-workshop-of-favors-upgrade_left_out_with = Spielerzahlen ohne die Gunst mit der Aufwertung
ui-workshop-of-castle = Feld { $number } im Castle
ui-workshop-of-ally_castle = Feld { $number } im Castle des Verbündeten
ui-workshop-of-noblemen-kinds = Arten von Adligen
ui-workshop-of-noblemen-copies = Adlige von jeder Art
ui-workshop-of-per_county = Adlige in jeder County bei { $players } Spielern
ui-workshop-of-supply-gold = Gold im Vorrat
ui-workshop-of-supply-squires = Knappen im Vorrat
ui-workshop-of-supply-voting_markers = Stimmsteine im Vorrat
ui-workshop-of-court-seals = Siegel
ui-workshop-of-court-shields = Schutzschilde
ui-workshop-of-court-archers = Bogenschützen
ui-workshop-of-court-tudor_knights = Tudorritter
ui-workshop-of-bishops = Bischöfe bei { $players } Spielern
ui-workshop-of-resentment-track = Schandeleiste
ui-workshop-of-resentment-markers = Schandemarker
ui-workshop-of-resentment-tower = Stärke, die in den Tower passt
ui-workshop-of-per_space = Schandemarker auf jedem Feld bei { $players } Spielern
ui-workshop-of-neutral_knight = Stärke des neutralen Ritters bei { $players } Spielern
ui-workshop-of-reward_tiles-seals = Ertragsplättchen, die durch Siegel ersetzt werden

## Eine Schachtel, wo ein Tisch eröffnet wird
ui-workshop-box = Werte
    .text = Die einer Schachtel aus der Werkstatt.
ui-workshop-of-table = Die Schachtel, mit der dieser Tisch spielt
# $name ist der Name einer Schachtel.
ui-workshop-of-server = Wie dieser Server spielt: „{ $name }“
ui-workshop-of-server-unnamed = Wie dieser Server spielt
ui-workshop-invitation = Die Werkstatt
    .text = Trage die Werte deiner Schachtel ein und spiele damit.
