# Die Spieler und die Castles.
ui-players-place = { $rank }. in der Spielerreihenfolge
ui-players-start = Startspieler
ui-players-asked = Jetzt am Zug
ui-players-leads = In Führung
ui-players-you = du
ui-players-away = Abwesend
ui-players-left = Hat den Tisch verlassen
ui-players-thinking = Denkt nach
ui-players-voted = Hat abgestimmt
ui-players-votes = Stimmt noch ab
ui-players-court = Am Hof: { $knights }
ui-players-reserve = Im Nachschub: { $knights }
ui-players-no-knights = kein Ritter
ui-players-noblemen = Adlige an der Tafelrunde: { $letters }
ui-players-no-noblemen = Kein Adliger an der Tafelrunde
ui-players-extensions = Ausbauten: { $built } von { $all }
ui-players-castle-knights = Im Castle: { $knights }
ui-players-hidden = Hinter dem Sichtschirm: { $what }
ui-players-retained = davon { $count } nicht eingesetzt
ui-players-seal-tiles = { $count ->
    [one] 1 davon ist ein Siegelplättchen
   *[other] { $count } davon sind Siegelplättchen
}
ui-players-lord-home = Der Lord ist zu Hause
ui-players-lord-office = Der Lord bewirbt sich um ein Amt: { $office }
ui-players-lord-treasury = Der Lord ist in der Schatzkammer
ui-players-gold = Gold
ui-players-squires = Knappen
ui-players-seals = Siegel
ui-players-dishonor = Schandemarker
ui-players-look = Dieses Castle zeigen

ui-castle-title = Das Castle von { $name }
ui-castle-mine = Mein Castle
ui-castle-court-ally = Hof des Verbündeten
ui-castle-ally = Verbündeter
ui-castle-table = Tafelrunde
ui-castle-table-count = { $count } von { $all }
ui-castle-stock = Vorrat
ui-castle-knight = Ritter der Stärke { $strength }
ui-castle-ally-knight = Ritter der Stärke { $strength } des Verbündeten
ui-castle-lord = Lord
ui-castle-ally-lord = Lord des Verbündeten
ui-castle-upgrade = Den Ritter der Stärke { $strength } aufwerten
ui-castle-built = Ausbau gebaut
ui-castle-not-built = Kein Ausbau
ui-castle-down = Ausbau umgedreht
ui-castle-held = Hier steht ein Ritter der Stärke { $strength }
ui-castle-vacant = Hier steht kein Ritter
ui-castle-ghost = Hier stünde ein Ritter der Stärke { $strength }
ui-castle-open = Castle öffnen
ui-castle-close = Castle schließen
