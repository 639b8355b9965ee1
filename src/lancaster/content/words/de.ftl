# The words of the game in German. Message ids and arguments: see en.ftl.
#
# A label comes in one form only, so the sentence around it has to govern the right case:
#   goods, rewards, pieces, knights   accusative: "1 Knappen", "1 neuen Ritter", "2 Bischöfe". They stand after verbs such as erhält, nimmt
#                                     and bringt, or after für, gegen and durch. After "mit" only where it can be no plural but Knappen.
#   $who of an ally                   "Der Verbündete von Anna": it opens the sentence. In questions, $ally chooses a form in which it does.
# Names have no genitive ("von Anna"), because nothing here can tell which of them would need an apostrophe.
# $whose is not used, as no case of it would fit an ally. What an option does is told in the infinitive; the player is "du".

## Players

seat-name = { $seat ->
    [0] Rot
    [1] Blau
    [2] Grün
    [3] Gelb
   *[other] Violett
}
ally-name = Der Verbündete von { $name }
possessive = von { $who }

## Lists

list-last = { $first } und { $last }
list-more = { $first }, { $rest }
list-row = { $first } { $rest }

## Goods and rewards

goods-gold = { $count } Gold
goods-squires = { $count } Knappen
goods-markers = { $count ->
    [one] 1 Stimmstein
   *[other] { $count } Stimmsteine
}
goods-retained = { $count ->
    [one] 1 übrigen Stimmstein
   *[other] { $count } übrige Stimmsteine
}
goods-nothing = nichts

piece-shields = { $count ->
    [one] 1 Schutzschild
   *[other] { $count } Schutzschilde
}
piece-archers = { $count } Bogenschützen
piece-tudors = { $count } Tudorritter
piece-bishops = { $count ->
    [one] 1 Bischof
   *[other] { $count } Bischöfe
}
piece-seals = { $count } Siegel
piece-dishonor = { $count } Schandemarker

knights = { $same ->
    [yes] { $count } Ritter der Stärke { $strength }
   *[no] { $count } Ritter der Stärken { $strengths }
}
company-knights = { $knights }

reward-points = { $count ->
    [one] 1 Machtpunkt
   *[other] { $count } Machtpunkte
}
reward-new_knights = { $count ->
    [one] 1 neuen Ritter
   *[other] { $count } neue Ritter
}
reward-upgrades = { $count ->
    [one] 1 Aufwertung
   *[other] { $count } Aufwertungen
}
reward-extensions = { $count ->
    [one] 1 Ausbau
   *[other] { $count } Ausbauten
}
reward-noblemen = { $count ->
    [one] 1 Adligen
   *[other] { $count } Adlige
}
reward-passage = die Überfahrt nach Frankreich
reward-for-squires = { $reward } für { goods-squires }

## Places

county-A = Northumberland
county-B = Stafford
county-C = York
county-D = Gloucester
county-E = Bedford
county-F = Suffolk
county-G = Somerset
county-H = Dorset
county-I = Surrey
county-reward = { $start_player ->
    [yes] { $county } hat die Mindeststärke { $minimum } und bringt { $reward }; wer dort steht, bestimmt außerdem den Startspieler.
   *[no] { $county } hat die Mindeststärke { $minimum } und bringt { $reward }.
}

conflict-U1 = oben links
conflict-U2 = oben rechts
conflict-L1 = unten links
conflict-L2 = unten rechts

location-court = am Hof
    .from = vom Hof
location-county = in { $county }
    .from = aus { $county }
location-castle = auf Feld { $space } im Castle
    .from = von Feld { $space } im Castle
location-conflict = im Konflikt { $conflict }
    .from = aus dem Konflikt { $conflict }
location-office = in der Bewerbung um das Amt des { $office }
    .from = aus der Bewerbung um das Amt des { $office }
location-tower = im Tower
    .from = aus dem Tower

favor = Gunst { $tile } bringt { $reward }
castle-space = Feld { $space } im Castle bringt { $reward }

## Expansions

module-court = Am Hofe des Königs
module-resentment = Der Unmut des Königs
module-reward_tiles = Ertragsplättchen

law_set-base = Grundspiel
law_set-new = Die neuen Gesetze
law_set-king = Gesetze des Königs
law_set-random = Zufall

office-chancellor = Lord High Chancellor
office-constable = Lord High Constable
office-chamberlain = Lord Great Chamberlain

privilege = { $privilege ->
    [shield] Schutzschild
    [archer] Bogenschütze
   *[tudor] Tudorritter
}

agreed-modules = Erweiterungen: { $modules }.
agreed-laws-random = Die Gesetze jedes Abschnitts werden ausgelost.
agreed-laws-one = Gesetze aller Abschnitte: { $law_set }.
agreed-laws = Gesetze der Abschnitte 0 bis 4: { $law_sets }.
agreed-box = Gespielt wird mit der Schachtel „{ $name }“.
agreed-box-unnamed = Gespielt wird mit anderen Werten als den mitgelieferten.
agreed-reading = Hausregel – { $reading }: { $choice }.

## House rules: what the rule books leave open, and how a table may read it

reading-first_extension = Erster Ausbau
    .open = Jeder Spieler wählt zu Beginn einen Ausbau. Offen bleibt in der Anleitung, ob nacheinander oder alle zugleich.
reading-first_extension-in_turn = nacheinander
    .text = Ab dem Startspieler wählt einer nach dem anderen und sieht, was vor ihm gewählt wurde.
    .why = Die Ausbauten liegen offen. Soll etwas geheim gewählt werden wie bei den Abstimmungen, steht das dabei. Auch sonst wird offen und in Spielerreihenfolge gewählt.
reading-first_extension-at_once = alle zugleich
    .text = Alle wählen gleichzeitig und geheim. Erst wenn alle gewählt haben, werden die Ausbauten gelegt.
    .why = Die Wahl gehört zur Vorbereitung, und die erledigt jeder für sich. So hat niemand den Vorteil, als Letzter zu wählen.
reading-squires_to_place = Wenn nur noch Knappen helfen
    .open = Alle Ritter müssen platziert werden. Offen bleibt in der Anleitung, was gilt, wenn jeder mögliche Platz Knappen kostet.
reading-squires_to_place-owed = du musst platzieren
    .text = Solange du etwas platzieren kannst, musst du es tun, auch wenn es Knappen kostet.
    .why = Die Phase dauert, bis alle Ritter platziert sind, und nirgends darf jemand passen. Auch mit Knappen zu verdrängen heißt platzieren.
reading-squires_to_place-spared = du darfst passen
    .text = Braucht jede Möglichkeit, die dir bleibt, Knappen, so darfst du passen und sie behalten. Du wirst wieder gefragt, sobald jemand etwas platziert hat.
    .why = Knappen sind ein Angebot: Man schickt so viele mit, wie man will, also auch keinen. Niemand soll sie hergeben müssen, nur weil sonst kein Platz frei ist.
reading-placed = Platzierte Ritter
    .open = Viele Gesetze sprechen von platzierten Rittern. Offen bleibt, ob auch die am Hofe des Königs und im Tower gemeint sind.
reading-placed-everywhere = überall
    .text = Für Gesetze ist ein Ritter platziert, wenn er weder am Hof noch im Nachschub ist, also auch am Hofe des Königs und im Tower.
    .why = Die Erweiterungen verwenden für Ritter unter einem Lord dasselbe Wort und nennen den Tower einen weiteren Ort zum Platzieren.
reading-placed-counties_castle_conflicts = nur in Counties, Castle und Konflikten
    .text = Für Gesetze sind Ritter am Hofe des Königs und im Tower nicht platziert. „{ LAW-K3-4 }“ zählt die im Tower trotzdem.
    .why = Die meisten dieser Gesetze gehören zum Grundspiel, und das kennt nur diese drei Orte. Wer einen Lord verstärkt oder Buße tut, dient anderswo.
reading-most_of_nothing = Wenn niemand etwas hat
    .open = Manche Gesetze bevorzugen, wer von etwas am meisten hat. Offen bleibt, was gilt, wenn niemand etwas davon hat.
reading-most_of_nothing-nobody = niemand hat das meiste
    .text = Hat niemand etwas davon, so hat auch niemand das meiste, und das Gesetz bringt nichts.
    .why = Am meisten hat nur, wer überhaupt etwas hat: Die Gesetze sprechen von dem, was man besitzt, übrig behält oder eingesetzt hat.
reading-most_of_nothing-everybody = alle haben das meiste
    .text = Hat niemand etwas davon, so liegen alle gleichauf vorn, und das Gesetz gilt für alle.
    .why = Bei Gleichstand gilt das Gesetz für alle, die vorn liegen. Dass null davon ausgenommen wäre, steht nirgends.
reading-swap_of_strongest = „{ LAW-B2-3 }“
    .open = Dieses Gesetz tauscht den platzierten Ritter der Stärke 3 gegen den der Stärke 4. Die Anleitungen sind sich nicht einig, ob man darauf verzichten darf.
reading-swap_of_strongest-compulsory = der Tausch ist Pflicht
    .text = Wer die beiden Ritter tauschen kann, muss es tun.
    .why = Auf Deutsch und Französisch sagt das Gesetz schlicht, dass getauscht wird. Wo etwas freisteht, heißt es in den Gesetzen „darf“.
reading-swap_of_strongest-optional = der Tausch ist freiwillig
    .text = Wer die beiden Ritter tauschen kann, entscheidet, ob er es tut.
    .why = Auf Englisch sagt das Gesetz „darf“. Der Tausch ist als Vorteil gedacht, und auf eine Aufwertung, der er am nächsten kommt, darf man immer verzichten.
reading-expelled_tudor = Verdrängter Tudorritter
    .open = Der Tudorritter kommt in seinen Vorrat, wenn sein Ritter an den Hof zurückkehrt. Wird aber ein Lord verdrängt, nimmt der Spieler alles zurück, was ihn verstärkt hat. Offen bleibt, wie beides zusammenpasst.
reading-expelled_tudor-by_place = je nach Ort
    .text = Aus einem County verdrängt, kommt der Tudorritter in seinen Vorrat. Mit einem Lord verdrängt, kommt er zu seinem Spieler zurück.
    .why = Jede der beiden Regeln gilt, wie sie dasteht: die eine für Counties und Konflikte, die andere für Lords.
reading-expelled_tudor-to_supply = immer in den Vorrat
    .text = Verdrängt kommt der Tudorritter in seinen Vorrat, aus einem County ebenso wie mit einem Lord.
    .why = Er ist für einen einzigen Einsatz geliehen: Auch wenn die Lords regulär heimkehren, kommt er in den Vorrat. Was ein Lord zurückbringt, sind Ritter und Bischöfe.
reading-expelled_tudor-to_player = immer zum Spieler zurück
    .text = Verdrängt kommt der Tudorritter zu seinem Spieler zurück, der ihn in dieser Runde noch einmal einsetzen darf.
    .why = Wer verdrängt wird, platziert neu, und ein Privileg gilt die ganze Runde. Was mit einem Lord nicht verloren geht, soll auch im County nicht verloren gehen.
reading-last_markers = Stimmsteine in Runde 5
    .open = In der letzten Runde gibt es keine Stimmsteine mehr. Das steht bei der Tafelrunde; offen bleibt, ob alle anderen Quellen mitgemeint sind.
reading-last_markers-not_at_table = keine von der Tafelrunde
    .text = In Runde 5 bringt die Tafelrunde keine Stimmsteine. Gesetze, Counties, Castlefelder und die Schatzkammer geben weiterhin welche.
    .why = Der Satz gehört zum Absatz über die Tafelrunde. Und in { module-resentment } entscheiden Stimmsteine auch nach der letzten Abstimmung noch bei Gleichstand.
reading-last_markers-nowhere = gar keine
    .text = In Runde 5 erhält niemand mehr Stimmsteine, gleich woher, und kein Lord kann welche aus der Schatzkammer nehmen.
    .why = Der Satz nennt keine Quelle. Und nach der letzten Abstimmung nützen Stimmsteine im Grundspiel niemandem mehr.
reading-archer_from_dorset = Bogenschütze und Überfahrt
    .open = Ein Bogenschütze geht zusammen mit einem Ritter in einen Konflikt. Offen bleibt, ob das auch der Ritter sein darf, der in Phase 3 aus Dorset übersetzt.
reading-archer_from_dorset-stays = der Bogenschütze bleibt da
    .text = Ein Bogenschütze geht nur mit einem Ritter, der in Phase 1 in einem Konflikt platziert wird.
    .why = Ein Privileg wird zusammen mit einem Ritter platziert, und platziert wird in Phase 1. Die Anmerkung zu Dorset spricht nur vom Tudorritter.
reading-archer_from_dorset-goes_along = der Bogenschütze darf mit
    .text = Ein unbenutzter Bogenschütze darf mit übersetzen, wenn der Ritter neu in den Konflikt kommt und das Feld direkt unter ihm frei ist.
    .why = Der Bogenschütze braucht einen Ritter, der in einen Konflikt geschickt wird, und das tut die Überfahrt. Die Anmerkung zu Dorset meint einen Tudorritter, der schon dort steht.
reading-dishonor_ties = Gleichstand bei der Schande
    .open = Bei gleich vielen Schandemarkern entscheiden die Stimmsteine. Offen bleibt, ob es nützt oder schadet, mehr davon zu haben.
reading-dishonor_ties-stock_helps = mehr Stimmsteine nützen
    .text = Wer bei gleicher Schande mehr Stimmsteine hat, liegt weiter hinten und verliert weniger. Sind auch diese gleich, entscheiden die Knappen ebenso.
    .why = Wo sonst ein Vorrat bei Gleichstand entscheidet, nützt er dem, der ihn hat.
reading-dishonor_ties-stock_hurts = mehr Stimmsteine schaden
    .text = Wer bei gleicher Schande mehr Stimmsteine hat, liegt vorn und verliert mehr. Sind auch diese gleich, entscheiden die Knappen ebenso.
    .why = Wo sonst ein Vorrat bei Gleichstand entscheidet, bringt der größere den höheren Rang, und hier hat die meiste Schande den höchsten.
reading-supporter_upgrade = Aufwerten unter einem Lord
    .open = Eine Bewerbung darf später nicht verstärkt werden, eine Aufwertung aber gilt jedem Ritter im Spiel. Offen bleibt, was bei einem Ritter unter einem Lord vorgeht.
reading-supporter_upgrade-allowed = erlaubt
    .text = In Phase 1 darf auch ein Ritter aufgewertet werden, der einen Lord verstärkt. Die Bewerbung ist dann sofort stärker.
    .why = Aufwerten darf man jeden eigenen Ritter, und dabei tauschen nur zwei Ritter die Plätze. Verboten ist, weitere Steine dazuzulegen.
reading-supporter_upgrade-barred = nicht in Phase 1
    .text = In Phase 1 kann ein Ritter, der einen Lord verstärkt, nicht aufgewertet werden. Ab Phase 2 geht es wieder.
    .why = Der Lord und seine Verstärkung kommen in einem Zug, damit die anderen wissen, wie stark sie sein müssen. Eine Aufwertung würde die Bewerbung doch noch verstärken.

## Phases

phase-setup = Aufbau
phase-placing = Platzieren der Ritter
phase-parliament = Parlament
phase-rewards = Erträge
phase-over = Spielende

## Sources of power points

source-counties = Counties
source-castles = Castles
source-conflicts = Konflikte
source-knighthood = Ritterschaft
source-extensions = Ausbauten
source-noblemen = Adlige
source-reward_tiles = Ertragsplättchen
source-seals = Siegel
source-dishonor = Schande

## Laws

LAW-B0-1 = Gold macht Ritter
    .text = Alle mit dem meisten Gold ({ phrase-least }) dürfen je 1 eigenen platzierten Ritter aufwerten.
LAW-B0-2 = Heerschau der Knappen
    .text = Alle mit den meisten Knappen im Vorrat ({ phrase-least }) erhalten je 1 neuen Ritter.
LAW-B0-3 = Hüter der Counties
    .text = Je 2 Counties mit eigenem Ritter bringen 3 Machtpunkte.
LAW-B1-1 = Käufliche Stimmen
    .text = Alle dürfen beliebig viele Stimmsteine für je 1 Gold kaufen.
LAW-B1-2 = Gönner bei Hofe
    .text = Alle dürfen beliebig oft 1 Knappen und 1 Gold gegen 3 Machtpunkte abgeben.
LAW-B1-3 = Steinmetze aus dem Krieg
    .text = Je 2 Konflikte mit eigenen Rittern erlauben es, 1 Ausbau zu errichten.
LAW-B1-4 = Standesgemäßes Gefolge
    .text = Jeder eigene platzierte Ritter der Stärke 2 bringt 1 Knappen.
LAW-B2-1 = Die Kriegskasse
    .text = Je 2 Konflikte mit eigenen Rittern bringen 1 Gold, 1 Knappen und 1 Stimmstein.
LAW-B2-2 = Aufstieg aus den Reihen
    .text = Alle ohne platzierten Ritter der Stärke 2 dürfen 1 beliebigen eigenen Ritter aufwerten.
LAW-B2-3 = Die Recken des Königs
    .text = Ist der eigene Ritter der Stärke 4 noch im Nachschub, { $swap_of_strongest ->
        [optional] darf er den platzierten Ritter der Stärke 3 ablösen
       *[compulsory] löst er den platzierten Ritter der Stärke 3 ab
    }.
LAW-B2-4 = Große Häuser
    .text = Je 3 Ausbauten im eigenen Castle bringen 5 Machtpunkte.
LAW-B3-1 = Ruhm in Frankreich
    .text = Jeder Konflikt mit eigenen Rittern bringt 3 Machtpunkte.
LAW-B3-2 = Herren des Landes
    .text = Je 3 Counties mit eigenem Ritter bringen 8 Machtpunkte.
LAW-B3-3 = Das einfache Aufgebot
    .text = Sind alle 3 eigenen Ritter der Stärke 1 platziert, bringt das 5 Machtpunkte.
LAW-B3-4 = Söhne des Adels
    .text = Je 3 Adlige in der eigenen Tafelrunde bringen 1 neuen Ritter.
LAW-B4-1 = Gaben an die Krone
    .text = Alle dürfen beliebig viele Machtpunkte für je 1 Gold kaufen.
LAW-B4-2 = Knappen für die Krone
    .text = Alle dürfen beliebig viele Knappen gegen je 1 Machtpunkt abgeben.
LAW-B4-3 = Die volle Schlachtordnung
    .text = Sind eigene Ritter aller 4 Stärken platziert, bringt das 6 Machtpunkte.
LAW-N0-1 = Stimmen aus dem Krieg
    .text = Jeder Konflikt mit eigenen Rittern bringt 1 Stimmstein.
LAW-N0-2 = Sold für das Gefolge
    .text = Alle mit den meisten Knappen im Vorrat ({ phrase-least }) erhalten je 1 Gold und 1 Stimmstein.
LAW-N0-3 = Reichtum findet Gehör
    .text = Alle mit dem meisten Gold ({ phrase-least }) erhalten je 1 Knappen und 1 Stimmstein.
LAW-N1-1 = Trost für die leere Tafel
    .text = Alle ohne Adligen in der Tafelrunde erhalten 1 Gold, 1 Knappen und 1 Stimmstein.
LAW-N1-2 = Knappen an die Front
    .text = Je Konflikt mit eigenen Rittern dürfen alle 1 Knappen in einen beliebigen dieser Konflikte schicken; er zählt dort 1 Stärke, bis der Konflikt gewertet ist.
LAW-N1-3 = Ein Knappe für jeden Neuling
    .text = Jeder eigene platzierte Ritter der Stärke 1 bringt 1 Knappen.
LAW-N1-4 = Stein gegen Gold
    .text = Alle dürfen beliebig viele Ausbauten für je 4 Gold errichten.
LAW-N2-1 = Ehre der Burgwache
    .text = Jeder Ritter im eigenen Castle bringt 3 Machtpunkte.
LAW-N2-2 = Die geduldige Stimme
    .text = Alle, die nach allen Abstimmungen die meisten Stimmsteine übrig haben ({ phrase-least }), dürfen je 1 beliebigen eigenen Ritter aufwerten.
LAW-N2-3 = Waffenbrüder
    .text = Sind beide eigenen Ritter der Stärke 2 platziert, bringt das 3 Machtpunkte.
LAW-N2-4 = Die Landsteuer
    .text = Jeder eigene Ritter in einem County kostet 1 Gold oder kehrt ohne Ertrag an den Hof zurück.
LAW-N3-1 = Gebieter der Counties
    .text = Je 2 Counties mit eigenem Ritter bringen 5 Machtpunkte.
LAW-N3-2 = Unterhalt der Castles
    .text = Jeder eigene Ausbau kostet 1 Knappen oder wird umgedreht, bis alle Castles gewertet sind.
LAW-N3-3 = Die Geldwechsler
    .text = Alle dürfen beliebig oft 2 Gold gegen 1 Knappen oder 2 Knappen gegen 1 Gold tauschen.
LAW-N3-4 = Wachen der Counties
    .text = Je 2 Knappen bei eigenen Rittern in den Counties bringen 3 Machtpunkte.
LAW-N4-1 = Hüter leerer Hallen
    .text = Jedes County mit eigenem Ritter, in dem kein Adliger mehr liegt, bringt 3 Machtpunkte.
LAW-N4-2 = Der große Handel
    .text = Alle dürfen beliebig oft 1 Gold, 1 Knappen und 1 übrigen Stimmstein gegen 3 Machtpunkte abgeben.
LAW-N4-3 = Das größte Heer
    .text = Alle mit den meisten Rittern in allen Konflikten zusammen ({ phrase-least }) erhalten je 5 Machtpunkte.
LAW-K2-1 = Der König treibt ein
    .text = Alle mit den meisten Knappen im Vorrat verlieren 2 Knappen, alle mit dem meisten Gold 3 Gold, oder was sie haben.
LAW-K2-2 = Absolution für schlichte Leute
    .text = Alle ohne Bischof dürfen 1 Schandemarker abgeben.
LAW-K2-3 = Ein makelloser Name
    .text = Alle mit den wenigsten Schandemarkern (auch 0) erhalten je 5 Machtpunkte.
LAW-K2-4 = Aus Wachs wird Gold
    .text = Alle dürfen beliebig viele Siegel gegen je 2 Knappen und 1 Gold abgeben.
LAW-K3-1 = Schweigen schafft Vertrauen
    .text = Alle, die nach allen Abstimmungen die meisten Stimmsteine übrig haben ({ phrase-least }), erhalten je 1 Siegel.
LAW-K3-2 = Prunk gefällt dem König
    .text = Alle mit den meisten Knappen im Vorrat ({ phrase-least }) erhalten je 3 Machtpunkte, alle mit dem meisten Gold ({ phrase-least }) ebenso.
LAW-K3-3 = Schande den Gierigen
    .text = Je 2 Counties mit eigenem Ritter bringen 1 Schandemarker.
LAW-K3-4 = Buße im Tower
    .text = Jeder eigene Ritter im Tower bringt 3 Machtpunkte.

## Ranks

rank = Rang { $rank }

## Phrases: what several sentences share

phrase-with_company = { $alone ->
    [yes] { "" }
   *[no] { " " }mit { $company }
}
phrase-and_company = { $alone ->
    [yes] { "" }
   *[no] { " " }und { $company }
}
phrase-reinforced = { $alone ->
    [yes] { "" }
   *[no] , verstärkt durch { $company }
}
phrase-knight = { $ally ->
    [yes] Verbündeten Ritter der Stärke { $knight }
   *[no] Ritter der Stärke { $knight }
}
phrase-castle_space = { $ally ->
    [yes] Feld { $space } im Castle des Verbündeten
   *[no] Feld { $space } im Castle
}
phrase-side = { $yes ->
    [yes] dafür
   *[no] dagegen
}
phrase-vote = { $markers ->
    [0] { phrase-side }
    [one] mit 1 Stimmstein { phrase-side }
   *[other] mit { $markers } Stimmsteinen { phrase-side }
}
phrase-result = { $yes_votes ->
    [one] 1 Stimme dafür, { $no_votes } dagegen
   *[other] { $yes_votes } Stimmen dafür, { $no_votes } dagegen
}
phrase-least = { $most_of_nothing ->
    [everybody] auch 0
   *[nobody] mindestens 1
}
phrase-privilege = { $privilege ->
    [shield] Schutzschild
    [archer] Bogenschützen
   *[tudor] Tudorritter
}
phrase-placed_knight = { $placed ->
    [yes] platzierten Ritter
   *[no] Ritter
}
phrase-for_ally = { $ally ->
    [yes] { " " }für deinen Verbündeten
   *[no] { "" }
}
phrase-treasure = { $take ->
    [markers] alle Stimmsteine
    [squires] alle Knappen
    [gold] alles Gold
   *[nothing] nichts
}
phrase-held = { $held ->
    [0] keinen
   *[other] nur { $held }
}
phrase-moment = { $to ->
    [0] zum Anfang
   *[other] zu Aktion { $to }
}

## Events: what happened

event-dealt = { $start_player } ist Startspieler.
event-round_started = Runde { $round } beginnt.
event-phase_started = { $phase ->
    [setup] Das Spiel wird aufgebaut.
    [placing] Phase 1 beginnt: Platzieren der Ritter.
    [parliament] Phase 2 beginnt: Parlament.
    [rewards] Phase 3 beginnt: Erträge.
   *[over] Alle Punkte sind vergeben.
}
event-law_in_force = Von Anfang an gilt „{ $law }“. { $text }
event-law_proposed = Vorschlag { $place } ist „{ $law }“. { $text }
event-conflict_revealed = Ein neuer Konflikt { $conflict }: Frankreich hat Stärke { $strength }, die Ränge bringen { $points } Machtpunkte.
event-extension_built = { $who } errichtet Ausbau { $space } (bringt { $reward }).
event-extension_chosen = { $who } wählt geheim Ausbau { $space } (bringt { $reward }).
event-placed_in_county = { $who } platziert einen Ritter der Stärke { $knight }{ phrase-with_company } in { $county }.
event-expelled = { $alone ->
    [yes] { $who } nimmt den aus { $county } verdrängten Ritter der Stärke { $knight } zurück.
   *[no] { $who } nimmt den aus { $county } verdrängten Ritter der Stärke { $knight } zurück und verliert { $company }.
}
event-placed_in_castle = { $who } platziert einen Ritter der Stärke { $knight } auf Feld { $space } im Castle (bringt { $reward }).
event-placed_in_conflict = { $who } schickt einen Ritter der Stärke { $knight }{ phrase-with_company } in den Konflikt { $conflict }.
event-cannot_place = { $who } kann keinen Ritter platzieren.
event-passed = { $who } passt und behält die Knappen.
event-favor_taken = { $who } wählt als Gunst des Königs { $reward }.
event-gained = { $who } erhält { $goods }.
event-paid = { $who } zahlt { $goods }.
event-scored = { $lost ->
    [yes] { $who } verliert { reward-points } ({ $source }).
   *[no] { $who } erhält { reward-points } ({ $source }).
}
event-knight_recruited = { $who } erhält einen neuen Ritter.
event-knight_upgraded = { $who } wertet den Ritter { $location } von Stärke { $knight } auf Stärke { $stronger } auf.
event-nobleman_taken = { $who } nimmt den Adligen { $nobleman } aus { $county }.
event-nobleman_removed = { $who } entfernt den Adligen { $nobleman } in { $county } aus dem Spiel.
event-vote_committed = { $who } legt sich fest: { phrase-vote }.
event-vote_revealed = { $who } stimmt { phrase-vote }.
event-law_adopted = „{ $law }“ ist angenommen: { phrase-result }.
event-law_repealed = „{ $law }“ scheidet aus.
event-law_rejected = „{ $law }“ ist abgelehnt: { phrase-result }.
event-markers_returned = { $who } gibt { goods-retained } zurück.
event-law_applied = „{ $law }“ wird angewendet. { $text }
event-qualified = { $by ->
    [gold] „{ $law }“ gilt für { $who } (meistes Gold).
    [squires] „{ $law }“ gilt für { $who } (meiste Knappen).
    [retained_markers] „{ $law }“ gilt für { $who } (meiste übrige Stimmsteine).
    [dishonor] „{ $law }“ gilt für { $who } (wenigste Schandemarker).
    [knights] „{ $law }“ gilt für { $who } (meiste Ritter in Konflikten).
   *[other] „{ $law }“ gilt für { $who }.
}
event-county_scored = { $choice ->
    [nobleman] { $ally ->
        [yes] { $who } zieht den Adligen dem Ertrag von { $county } vor.
       *[no] { $who } nimmt den Adligen in { $county }.
    }
    [reward] { $who } nimmt den Ertrag von { $county }.
    [both] { $who } nimmt den Adligen und den Ertrag von { $county }.
    [tile] { $who } zieht das Ertragsplättchen dem Ertrag von { $county } vor.
    [both_with_tile] { $who } nimmt den Adligen und das Ertragsplättchen in { $county }.
   *[nothing] { $who } nimmt in { $county } nichts.
}
event-went_home = { $who } nimmt { $knights } { $origin } zurück an den Hof.
event-crossed = { $who } setzt mit einem Ritter der Stärke { $knight }{ phrase-and_company } in den Konflikt { $conflict } über.
event-start_player_named = { $own ->
    [yes] { $who } bestimmt sich selbst zum Startspieler.
   *[no] { $who } bestimmt { $seat } zum Startspieler.
}
event-castle_scored = { $who } wertet { $extension ->
    [yes] Ausbau { $space }
   *[no] Feld { $space } im Castle
}{ $cost ->
    [0] .
   *[other] { " " }(bringt { $reward }).
}
event-table_scored = { $count ->
    [0] { $who } wertet die Tafelrunde: nur der Burgherr.
    [one] { $who } wertet die Tafelrunde: Burgherr und 1 Adliger.
   *[other] { $who } wertet die Tafelrunde: Burgherr und { $count } Adlige.
}
event-conflict_resolved = { $england_wins ->
    [yes] England gewinnt den Konflikt { $conflict } mit Stärke { $english_strength } gegen { $french_strength }.
   *[no] { $english_strength ->
        [0] England verliert den Konflikt { $conflict }, denn dort kämpft niemand.
       *[other] England verliert den Konflikt { $conflict } mit Stärke { $english_strength } gegen { $french_strength }; die höchste Punktzahl verfällt.
    }
}
event-points_lapsed = { $count ->
    [one] { $who } bekäme 1 Machtpunkt, doch der verfällt.
   *[other] { $who } bekäme { $count } Machtpunkte, doch die verfallen.
}
event-conflict_moved_down = Der Konflikt { $conflict } rückt in die untere Reihe.
event-conflict_ended = Der Konflikt { $conflict } ist beendet.
event-ransomed = { $who } kauft { $knights } aus dem Konflikt { $conflict } frei.
event-captured = { $count ->
    [one] { $who } verliert { $knights }; der Gefangene kommt in den Nachschub.
   *[other] { $who } verliert { $knights }; die Gefangenen kommen in den Nachschub.
}
event-forfeited = { $reward ->
    [new_knight] { $who } erhält keinen neuen Ritter, denn im Nachschub steht keiner der Stärke 1.
    [upgrade] { $who } erhält keine Aufwertung, denn kein Ritter kommt dafür infrage.
    [extension] { $who } erhält keinen Ausbau, denn alle sind schon errichtet.
    [nobleman] { $ally ->
        [yes] { $who } entfernt keinen Adligen, denn es ist keiner mehr da.
       *[no] { $who } erhält keinen Adligen, denn in den Counties liegt kein neuer mehr.
    }
    [passage] { $who } findet in keinem Konflikt Platz.
    [start_player] { $who } bestimmt keinen Startspieler, denn die Reihenfolge ändert nichts mehr.
    [tile] { $who } kann mit dem Ertragsplättchen nichts anfangen.
    [seal] { $who } erhält nicht alle Siegel, denn der Vorrat reicht nicht.
    [markers] { $who } erhält keine Stimmsteine, denn in Runde 5 gibt es keine mehr.
   *[goods] { $ally ->
        [yes] { $who } erhält weder Gold noch Knappen noch Stimmsteine, denn Verbündete besitzen nichts davon.
       *[no] { $who } erhält nicht alles, denn der Vorrat reicht nicht.
    }
}
event-declined = { $reward ->
    [new_knight] { $who } verzichtet auf einen neuen Ritter.
    [upgrade] { $who } verzichtet auf eine Aufwertung.
    [swap] { $who } lässt den Ritter der Stärke 3 stehen.
    [extension] { $who } verzichtet auf einen Ausbau.
    [nobleman] { $who } verzichtet auf einen Adligen.
    [ransom] { $who } kauft niemanden frei.
    [dishonor] { $who } gibt keinen Schandemarker ab.
   *[goods] { $who } macht vom Gesetz keinen Gebrauch.
}
event-only_choice = { $who } hat nur eine Möglichkeit: { $action }
event-final_rank = { $who } belegt bei { $source_id ->
    [knighthood] der Ritterschaft { $place } mit Stärke { $value }
    [dishonor] der Schande { $place } mit { $value ->
        [one] 1 Schandemarker
       *[other] { $value } Schandemarkern
    }
   *[extensions] den Ausbauten { $place } mit { $extensions }
}{ $tied ->
    [knighthood] { " " }(Gleichstand, entschieden durch { $squires }).
    [dishonor] { " " }(Gleichstand auch bei den Stimmsteinen, entschieden durch { $squires }).
    [extensions] { " " }(Gleichstand, entschieden durch { $gold }).
   *[no] .
}
event-game_over = Das Spiel ist zu Ende.
event-law_set_drawn = { $law_set ->
    [base] Für Abschnitt { $group } sind die Gesetze des Grundspiels ausgelost.
    [new] Für Abschnitt { $group } sind die neuen Gesetze ausgelost.
   *[king] Für Abschnitt { $group } sind die Gesetze des Königs ausgelost.
}
event-squires_sent = { $who } schickt { goods-squires } in den Konflikt { $conflict }.
event-squires_returned = { $count ->
    [one] Der Knappe von { $who } im Konflikt { $conflict } kommt in den allgemeinen Vorrat.
   *[other] Die { $count } Knappen von { $who } im Konflikt { $conflict } kommen in den allgemeinen Vorrat.
}
event-extension_turned_down = { $count ->
    [one] { $who } dreht Ausbau { $spaces } um.
   *[other] { $who } dreht die Ausbauten { $spaces } um.
}
event-extensions_turned_up = Alle Ausbauten werden wieder aufgedeckt.
event-applied_for_office = { $who } bewirbt sich um das Amt des { $office }{ phrase-reinforced }.
event-tribute_paid = { $who } zahlt { $goods } als Tribut in die Schatzkammer.
event-expelled_from_office = { $who } wird bei der Bewerbung um das Amt des { $office } verdrängt und nimmt den Lord{ phrase-and_company } zurück an den Hof.
event-entered_treasury = { $ally ->
    [yes] { $amount ->
        [0] { $who } schickt den Lord in die leere Schatzkammer.
       *[other] { $who } schickt den Lord in die Schatzkammer und entfernt dort { $goods }.
    }
   *[no] { $who } schickt den Lord in die Schatzkammer und nimmt { $goods }.
}
event-office_filled = { $kept ->
    [yes] { $who } bleibt { $office }, denn niemand hat sich beworben.
   *[no] { $who } wird { $office }.
}
event-privilege_granted = { $who } erhält 1 { phrase-privilege }.
event-privilege_returned = { $who } gibt 1 { phrase-privilege } ungenutzt zurück.
event-seals_gained = { $who } erhält { piece-seals }.
event-seals_given = { $who } gibt { piece-seals } ab.
event-seals_counted = { $seals ->
    [0] { $who } hat kein Siegel.
   *[other] { $bishops ->
        [0] { $who } hat { $sealed } und keinen Bischof: Jedes Siegel zählt 1 Machtpunkt.
       *[other] { $who } hat { $sealed } und { $clergy }: Jedes Siegel zählt { $worth } Machtpunkte.
    }
}
event-lord_went_home = { $who } nimmt den Lord{ phrase-and_company } vom Hof des Königs zurück{ $tudor ->
    [yes] ; der Tudorritter bleibt dort.
   *[no] .
}
event-bishop_taken = { $who } nimmt statt der Aufwertung einen Bischof.
event-bishop_removed = { $who } entfernt statt der Aufwertung einen Bischof aus dem Spiel.
event-placed_in_tower = { $who } wirft einen Ritter der Stärke { $knight } in den Tower.
event-dishonored = { $who } erhält { piece-dishonor }.
event-dishonor_returned = { $who } gibt { piece-dishonor } ab.
event-tile_drawn = Ein Ertragsplättchen kommt nach { $county }; es bringt { $reward }.
event-tile_taken = { $who } nimmt das Ertragsplättchen in { $county } (bringt { $reward }).

## Hinweise: was die Regeln zu einem Ort sagen

tip-favor = Jeder Ritter, der in einen Konflikt gesetzt wird, bringt eine, solange eine übrig ist.
tip-treasury = Ein Lord, der sie betritt, nimmt alles von einer Sorte.
tip-tower = Ein Ritter im Tower bringt so viele Schandemarker weg, wie er stark ist.
tip-dishonor = Am Ende verliert die größte Schande die größere freigelegte Zahl, die zweitgrößte die kleinere.
tip-office = { $privilege ->
    [tudor] Das Amt bringt einen { phrase-privilege }.
   *[other] Das Amt bringt { $seals } und einen { phrase-privilege }; in Runde { $rounds } nur { $seals }.
}

## Aussichten: was ein Gesetz brächte, und wie ein Kampf ausginge

prospect-nothing = Jetzt brächte es dir nichts.
    .short = nichts
prospect-unknown = Was es dir bringt, hängt von verdeckten Vorräten ab.
    .short = Vorräte
prospect-offered = { $most ->
    [0] Jetzt würde es fragen: „{ $question }“.
    [one] Jetzt würde es fragen: „{ $question }“, höchstens einmal.
   *[other] Jetzt würde es fragen: „{ $question }“, höchstens { $most }-mal.
}
    .short = { $most ->
        [0] du wählst
       *[other] bis { $most }×
    }
prospect-gain = Jetzt bekämst du { $gains }.
prospect-loss = Jetzt verlörest du { $losses }.
prospect-gain_and_loss = Jetzt bekämst du { $gains } und verlörest { $losses }.
prospect-places = { $count ->
    [one] 1 Platz eines Ritters
   *[other] { $count } Plätze von Rittern
}
prospect-first_rank = Die höchsten Punkte ({ $points }) werden dann nicht vergeben: Rang 1 bekommt die mittleren, Rang 2 die niedrigsten.

## Decisions: what a seat is asked

decision-first_extension = Mit welchem Ausbau beginnt { $who }?
    .you = { $at_once ->
        [yes] { $committed ->
            [yes] Du hast deinen ersten Ausbau gewählt und kannst das noch ändern.
           *[no] Wähle den Ausbau, mit dem du beginnst (alle wählen gleichzeitig und geheim)
        }
       *[no] Wähle den Ausbau, mit dem du beginnst
    }
decision-place = { $lords ->
    [yes] { $allies ->
        [yes] Welchen eigenen oder verbündeten Ritter oder Lord platziert { $who }, und wo?
       *[no] { $knights ->
            [yes] Platziert { $who } einen Ritter oder den Lord, und wo?
           *[no] Wo platziert { $who } den Lord?
        }
    }
   *[no] { $allies ->
        [yes] Welchen eigenen oder verbündeten Ritter platziert { $who }, und wo?
       *[no] Welchen Ritter platziert { $who }, und wo?
    }
}
    .you = { $what ->
        [own-lord] Platziere deinen Lord ({ $number } von { $total })
        [own-both] Platziere einen Ritter oder deinen Lord ({ $number } von { $total })
        [ally-knight] Platziere einen Ritter deines Verbündeten ({ $number } von { $total })
        [ally-lord] Platziere den Lord deines Verbündeten ({ $number } von { $total })
        [ally-both] Platziere einen Ritter oder den Lord deines Verbündeten ({ $number } von { $total })
        [any-knight] Platziere einen eigenen oder verbündeten Ritter ({ $number } von { $total })
        [any-lord] Platziere deinen Lord oder den deines Verbündeten ({ $number } von { $total })
        [any-both] Platziere einen eigenen oder verbündeten Ritter oder Lord ({ $number } von { $total })
       *[own-knight] Platziere einen Ritter ({ $number } von { $total })
    }{ $pass ->
        [yes] { " " }oder passe
       *[no] { "" }
    }
decision-favor = { $ally ->
    [yes] { $who } erhält eine Gunst des Königs: welche?
   *[no] Welche Gunst des Königs wählt { $who }?
}
    .you = Wähle eine Gunst des Königs{ phrase-for_ally }
decision-upgrade = { $swap ->
    [yes] Tauscht { $who } den platzierten Ritter der Stärke 3 gegen den der Stärke 4?
   *[no] { $ally ->
        [yes] { $who } erhält eine Aufwertung: für welchen Ritter{ $bishop ->
            [yes] , oder wird stattdessen ein Bischof entfernt?
           *[no] ?
        }
       *[no] Welchen { phrase-placed_knight } wertet { $who } auf{ $bishop ->
            [yes] , oder nimmt { $who } stattdessen einen Bischof?
           *[no] ?
        }
    }
}
    .you = { $swap ->
        [yes] Tausche deinen Ritter der Stärke 3 gegen den der Stärke 4 oder lass ihn stehen
       *[no] Werte einen { $ally ->
            [yes] Ritter deines Verbündeten auf{ $bishop ->
                [yes] { " " }oder entferne stattdessen einen Bischof
               *[no] { "" }
            }
           *[no] { phrase-placed_knight } auf{ $bishop ->
                [yes] { " " }oder nimm stattdessen einen Bischof
               *[no] { "" }
            }
        }
    }
decision-nobleman = { $ally ->
    [yes] { $who } entfernt einen Adligen aus dem Spiel: welchen?
   *[no] Welchen Adligen nimmt { $who }?
}
    .you = { $ally ->
        [yes] Wähle den Adligen, den dein Verbündeter aus dem Spiel entfernt
       *[no] Nimm einen Adligen
    }
decision-vote = Wie stimmt { $who } über „{ $law }“ ab?
    .you = { $committed ->
        [yes] Du hast über „{ $law }“ abgestimmt und kannst das noch ändern.
       *[no] Stimme über „{ $law }“ ab
    }
decision-trade = Wie oft gibt { $who } { $given } gegen { $taken } ab?
    .you = Gib beliebig oft { $given } gegen { $taken } ab
decision-build = { $tiles ->
    [one] Welchen Ausbau errichtet { $who }?
   *[other] Welchen von { $tiles } Ausbauten errichtet { $who } zuerst?
}
    .you = { $tiles ->
        [one] Errichte einen Ausbau
       *[other] Errichte einen Ausbau (noch { $tiles })
    }
decision-county_reward = { $ally ->
    [yes] { $who } wertet { $county }: Was wird genommen?
   *[no] Was nimmt { $who } in { $county }?
}
    .you = { $ally ->
        [yes] Wähle, was dein Verbündeter in { $county } nimmt
       *[no] Wähle, was du in { $county } nimmst
    }
decision-extension = Welchen Ausbau errichtet { $who }?
    .you = Errichte einen Ausbau
decision-passage = { $who } setzt von { $county } nach Frankreich über: in welchen Konflikt?
    .you = { $ally ->
        [yes] Wähle den Konflikt, in den der Ritter deines Verbündeten aus { $county } übersetzt
       *[no] Wähle den Konflikt, in den dein Ritter aus { $county } übersetzt
    }
decision-start_player = { $ally ->
    [yes] { $who } bestimmt den Startspieler: wen?
   *[no] Wen bestimmt { $who } zum Startspieler?
}
    .you = Bestimme den Startspieler{ phrase-for_ally }
decision-castle_next = Was wertet { $who } als Nächstes im Castle?
    .you = Wähle, was in deinem Castle als Nächstes gewertet wird
decision-pay = { $ally ->
    [yes] { $who } kann { $reward } erhalten: annehmen oder verzichten?
   *[no] Nimmt { $who } { $reward }?
}
    .you = { $ally ->
        [yes] Wähle, ob dein Verbündeter { $reward } nimmt
       *[no] Nimm { $reward } oder verzichte
    }
decision-ransom = Welche Ritter kauft { $who } aus dem Konflikt { $conflict } frei?
    .you = Kaufe deine Ritter aus dem Konflikt { $conflict } frei
decision-send_squires = Wie viele Knappen schickt { $who }, und in welche Konflikte?
    .you = Schicke Knappen zu deinen Rittern in den Konflikten
decision-buy_extensions = Welche Ausbauten errichtet { $who } für je { $price }?
    .you = Errichte Ausbauten für je { $price }
decision-county_tax = In welchen Counties zahlt { $who } { $price }, damit der Ritter bleibt?
    .you = Zahle { $price } für jeden Ritter, der in seinem County bleibt
decision-extension_tax = Welche Ausbauten hält { $who } für je { $price } offen?
    .you = Zahle { $price } für jeden Ausbau, der offen bleibt
decision-exchange = Wie oft tauscht { $who } { $gold_to_squires } und wie oft { $squires_to_gold }?
    .you = Tausche Gold und Knappen
decision-return_dishonor = Gibt { $who } einen Schandemarker ab?
    .you = Gib einen Schandemarker ab oder behalte ihn

## Actions: what an option does

action-extension = Ausbau { $space } errichten (bringt { $reward }).
action-county = { phrase-knight }{ phrase-with_company } in { $county } platzieren.
action-castle = { phrase-knight } auf { phrase-castle_space } platzieren (bringt { $reward }).
action-conflict = { phrase-knight }{ phrase-with_company } in den Konflikt { $conflict } schicken.
action-favor = Als Gunst des Königs { $reward } wählen.
action-upgrade = Ritter der Stärke { $knight } { $location } { $swap ->
    [yes] gegen den der Stärke 4 tauschen
   *[no] aufwerten
}.
action-nobleman = { $ally ->
    [yes] Adligen in { $county } aus dem Spiel entfernen.
   *[no] Adligen in { $county } nehmen.
}
action-vote = { $markers ->
    [0] { $yes ->
        [yes] Dafür stimmen.
       *[no] Dagegen stimmen.
    }
    [one] Mit 1 Stimmstein { phrase-side } stimmen.
   *[other] Mit { $markers } Stimmsteinen { phrase-side } stimmen.
}
action-trade = { $times ->
    [0] Nichts abgeben.
   *[other] { $given } gegen { $taken } abgeben.
}
action-reward = { $choice ->
    [nobleman] { action-nobleman }
    [reward] Ertrag von { $county } nehmen (bringt { $reward }).
    [both] { $price } zahlen, Adligen und Ertrag von { $county } nehmen (bringt { $reward }).
    [tile] { $useful ->
        [yes] Ertragsplättchen in { $county } nehmen (bringt { $reward }).
       *[no] Ertragsplättchen in { $county } aus dem Spiel entfernen (brächte { $reward }).
    }
    [both_with_tile] { $price } zahlen, Adligen und Ertragsplättchen in { $county } nehmen (bringt { $reward }).
   *[nothing] In { $county } nichts nehmen.
}
action-passage = { $alone ->
    [yes] In
   *[no] Mit { $company } in
} den Konflikt { $conflict } übersetzen.
action-start_player = { $seat } zum Startspieler bestimmen.
action-score = { phrase-castle_space } werten (bringt { $reward }).
action-pay = { $yes ->
    [yes] { $count ->
        [0] Annehmen.
       *[other] { goods-squires } zahlen.
    }
   *[no] { $count ->
        [0] Verzichten.
       *[other] Nichts zahlen.
    }
}
action-ransom = { $count ->
    [0] Niemanden freikaufen.
   *[other] { $knights } für { $price } freikaufen.
}
action-decline = { $question ->
    [place] Passen und die Knappen behalten.
    [swap] Den Ritter stehen lassen.
   *[other] Verzichten.
}
action-bishop = { $ally ->
    [yes] Stattdessen einen Bischof aus dem Spiel entfernen.
   *[no] Stattdessen einen Bischof nehmen.
}
action-send_squires = { $count ->
    [0] Keinen Knappen schicken.
   *[other] { $sent } schicken.
}
action-buy_extensions = { $count ->
    [0] Keinen Ausbau errichten.
   *[other] { $extensions } für { $price } errichten.
}
action-county_tax = { $count ->
    [0] Nichts zahlen und alle Ritter zurücknehmen.
   *[other] { $price } für { $counties } zahlen.
}
action-extension_tax = { $count ->
    [0] Nichts zahlen und alle Ausbauten umdrehen.
    [one] { $price } für Ausbau { $spaces } zahlen.
   *[other] { $price } für die Ausbauten { $spaces } zahlen.
}
action-exchange = { $count ->
    [0] Nichts tauschen.
   *[other] { $exchanges } tauschen.
}
action-return_dishonor = { $yes ->
    [yes] Einen Schandemarker abgeben.
   *[no] Keinen Schandemarker abgeben.
}
action-tower = { phrase-knight } in den Tower werfen.
action-office = { $ally ->
    [yes] Verbündeten Lord als Bewerber um das Amt des { $office } platzieren
   *[no] { $tribute } zahlen und sich um das Amt des { $office } bewerben
}{ phrase-reinforced }.
action-treasury = { $ally ->
    [yes] Verbündeten Lord in die { $take ->
        [nothing] leere Schatzkammer schicken.
       *[other] Schatzkammer schicken und { phrase-treasure } entfernen.
    }
   *[no] Lord in die Schatzkammer schicken und { phrase-treasure } nehmen.
}

# Parts of what an option does.
part-sent = { $squires } in den Konflikt { $conflict }
part-extension = Ausbau { $space } (bringt { $reward })
part-exchange = { $given } gegen { $taken }

face-you = Du
face-upgrade = → { $strength } { $location }
face-extension = Ausbau { $space }
face-nobleman = { $ally ->
    [yes] Adligen { $letter } entfernen
   *[no] Adliger { $letter }
}
face-county = Ertrag des Countys
face-tile = Ertragsplättchen
face-both = Beides für { $price }
face-too_dear = Beides kostet { $price }, und du hast { $held }.
face-conflict = Konflikt { $conflict }
face-archer = mit Bogenschütze
face-times = Wie oft

then-expels = Verdrängt: { $who }.
then-have = Dann hast du { $stock }.
then-spent = { $spent } von deinen { $stock }
then-sent = { $sent } von höchstens { $most } geschickt, { $left } bleiben dir.

## The log of a game

log-title = Eine Partie mit { $seats } Spielern, Startwert { $seed }
log-position = Eine Partie mit { $seats } Spielern, ab einer vorgegebenen Stellung
log-next-round = Vor Runde { $round }
log-round = Runde { $round }
log-final = Schlusswertung
log-in-force = Es gilt „{ $law }“. { $text }
log-joined = { $first } { $next }
log-only-choice = Einzige Möglichkeit: { $line }
log-both = { $who } zahlt { $goods } für den Adligen { $nobleman } und den Ertrag von { $county }.
log-both-with-tile = { $who } zahlt { $goods } für den Adligen { $nobleman } und das Ertragsplättchen in { $county } (bringt { $reward }).
log-markers-returned = Ungenutzte Stimmsteine gehen in den Vorrat.
log-no-effect = Es gilt für niemanden.
log-qualified = { $by ->
    [gold] { $who } hat das meiste Gold.
    [squires] { $who } hat die meisten Knappen.
    [retained_markers] { $who } hat die meisten Stimmsteine übrig.
    [dishonor] { $who } hat die wenigsten Schandemarker.
   *[knights] { $who } hat die meisten Ritter in Konflikten.
}
log-votes-in = { $count ->
    [one] Über „{ $law }“ ist 1 von { $all } Stimmen abgegeben.
   *[other] Über „{ $law }“ sind { $count } von { $all } Stimmen abgegeben.
}
log-extensions-in = { $count ->
    [one] 1 von { $all } ersten Ausbauten ist gewählt.
   *[other] { $count } von { $all } ersten Ausbauten sind gewählt.
}
log-standing = Machtpunkte bisher: { $standing }.
log-points = { $who } { $points }
log-winner = { $who } { $count ->
    [one] gewinnt mit
   *[other] teilen sich den Sieg mit je
} { $points ->
    [one] 1 Machtpunkt.
   *[other] { $points } Machtpunkten.
}
log-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

## The table at one moment

board-moment = { $round ->
    [0] { $phase }
   *[other] Runde { $round }, { $phase }
}
board-title = { board-moment }, nach { $actions } von { $all } Aktionen
board-start-player = Startspieler: { $who }
board-player = Spieler
board-points = Punkte
board-gold = Gold
board-squires = Knappen
board-markers = Stimmsteine
board-court = Hof
board-reserve = Nachschub
board-castle = Castle
board-county = County
board-minimum = Mindeststärke
board-reward = Bringt
board-knight = Ritter
board-conflict = Konflikt
board-card = Frankreich
board-knights = Ritter
board-nothing = –
board-castle-knight = { $space }: Stärke { $knight }
board-county-knight = { $who }, Stärke { $knight }{ phrase-with_company }
board-county-noblemen = { $count } × { $nobleman }
board-stack = { $who }: { $knights }{ phrase-reinforced }
board-owned = { $who } mit { $what }
board-face-down = { $space } (verdeckt)
board-bishops = Bischöfe
board-tile = Plättchen bringt
board-office = Amt
board-holder = Inhaber
board-applicant = Bewerber
board-privilege = Privileg
board-application = { $who }, Stärke { $strength }{ phrase-reinforced }
board-kings-court = Hof des Königs
board-treasury = Die Schatzkammer enthält { $goods }
board-treasury-lords = Lords in der Schatzkammer: { $who }
board-waiting-lords = Lords am eigenen Hof: { $who }
board-bishops-left = Bischöfe im Vorrat: { $count }
board-resentment = Unmut des Königs
board-tower = Ritter im Tower: { $knights }
board-neutral = neutral mit { $knight }
board-room = Stärke, die noch in den Tower passt: { $room }
board-track = Marker auf der Schandeleiste: { $markers }
board-uncovered = { $smaller ->
    [0] Auf der Schandeleiste freigelegt: { $larger }
   *[other] Auf der Schandeleiste freigelegt: { $larger } und { $smaller }
}
board-law = { $place }. { $law }: { $text }
board-laws = Gültige Gesetze
board-proposals = Gesetzesvorschläge
board-favors = Gunst des Königs
board-box = Schachtel
board-other-figures = andere Werte als die mitgelieferten
board-house-rules = Hausregeln
board-reading = { $reading }: { $choice }
board-passed = Haben seit der letzten Platzierung gepasst

## Score sheets and statistics

sheet-source = Punkte für
sheet-total = Summe
stats-title = { $games ->
    [one] 1 Partie mit { $seats } Zufallsspielern, Startwert { $seed }
   *[other] { $games } Partien mit { $seats } Zufallsspielern, Startwerte { $seed } bis { $last }
}
stats-mean = Mittel
stats-sd = Abweichung
stats-min = Kleinstes
stats-max = Größtes
stats-wins = Siege
stats-decisions = Entscheidungen je Partie
stats-length = Länge
stats-sources = Punkte nach Herkunft
stats-all = Alle Spieler
stats-expansions = { $allies ->
    [yes] Erweiterungen, Spieler und Verbündete zusammen
   *[no] Erweiterungen
}
stats-figure = Je Spieler
stats-rounds-as = Runden als { $office }
stats-treasury = Lords in die Schatzkammer geschickt
stats-bishops = Bischöfe am Ende
stats-seals = Siegel am Ende
stats-tower = Ritter in den Tower geworfen
stats-dishonor = Schandemarker am Ende
stats-tiles = Ertragsplättchen genommen

## Reasons: why a player cannot do something now

reason-game_over = Das Spiel ist zu Ende.
reason-no_action = Diese Aktion gibt es nicht.
reason-no_seat = Dieser Tisch hat { $seats } Plätze; den gewählten gibt es nicht.
reason-other_seat = Jetzt ist { $asked } gefragt.
reason-vote_asked = Jetzt wird abgestimmt: Bist du dafür oder dagegen?
reason-vote_markers = { $count ->
    [one] 1 Stimmstein nötig; du hast { phrase-held }.
   *[other] { $count } Stimmsteine nötig; du hast { phrase-held }.
}
reason-not_an_option = Das ist auf die jetzige Frage keine mögliche Antwort.
reason-no_allies = Verbündete gibt es nur im Spiel zu zweit.
reason-no_knight = { $ally ->
    [yes] Dein Verbündeter hat keinen Ritter der Stärke { $knight } am Hof.
   *[no] Du hast keinen Ritter der Stärke { $knight } am Hof.
}
reason-pass = Du darfst nur passen, wenn jede Möglichkeit, die dir bleibt, Knappen braucht.
reason-supporter_upgrade = An diesem Tisch wird unter einem Lord in Phase 1 kein Ritter aufgewertet.
reason-castle_taken = Auf Feld { $space } im Castle steht schon ein Ritter.
reason-castle_extension = Auf Feld { $space } im Castle liegt schon der Ausbau.
reason-ally_castle = Das Castle eines Verbündeten hat nur zwei Felder.
reason-no_conflict = Einen Konflikt { $conflict } gibt es zurzeit nicht.
reason-conflict_full = Alle drei Felder im Konflikt { $conflict } sind besetzt.
reason-archer_joins = Ein Bogenschütze begleitet nur einen Ritter, der neu in einen Konflikt eintritt.
reason-archer_space = Im Konflikt { $conflict } ist unter dem Ritter kein Feld für einen Bogenschützen frei.
reason-no_tower = An diesem Tisch wird ohne Tower gespielt.
reason-tower_full = { $room ->
    [0] Der Tower ist voll.
   *[other] In den Tower passt nur noch Stärke { $room }.
}
reason-no_privileges = An diesem Tisch wird ohne den Hof des Königs und seine Privilegien gespielt.
reason-privilege = Diese Runde steht kein { privilege } bereit.
reason-no_court = An diesem Tisch wird ohne den Hof des Königs gespielt.
reason-lord_placed = Der Lord ist diese Runde schon platziert.
reason-ally_treasury = Solange alle drei Sorten daliegen, muss der Lord eines Verbündeten eine entfernen.
reason-treasury_empty = { $goods ->
    [markers] In der Schatzkammer liegen keine Stimmsteine.
    [squires] In der Schatzkammer stehen keine Knappen.
   *[gold] In der Schatzkammer liegt kein Gold.
}
reason-last_markers = An diesem Tisch erhält in Runde 5 niemand mehr Stimmsteine.
reason-knights_at_court = Nicht alle diese Ritter sind am Hof.
reason-bishops = { $count ->
    [one] 1 Bischof nötig; du hast { phrase-held }.
   *[other] { $count } Bischöfe nötig; du hast { phrase-held }.
}
reason-tribute = Du kannst { $tribute } als Tribut für das Amt des { $office } nicht zahlen.
reason-office_own = { $ally ->
    [yes] Dein Verbündeter bewirbt sich schon um das Amt des { $office }.
   *[no] Du bewirbst dich schon um das Amt des { $office }.
}
reason-office_held = { $holder } bewirbt sich mit Stärke { $held } um das Amt des { $office }; du erreichst nur { $strength }.
reason-county_minimum = { $county } verlangt einen Ritter mit mindestens Stärke { $minimum }.
reason-ally_squires = Ein verbündeter Ritter hat nie Knappen.
reason-squires = { $count ->
    [one] 1 Knappe nötig; du hast { phrase-held }.
   *[other] { $count } Knappen nötig; du hast { phrase-held }.
}
reason-county_own = { $ally ->
    [yes] In { $county } steht schon dein Verbündeter.
   *[no] In { $county } stehst du schon selbst.
}
reason-county_shielded = Der Ritter in { $county } steht hinter einem Schutzschild und kann nicht verdrängt werden.
reason-county_held = { $holder } steht mit Stärke { $held } in { $county }; du erreichst nur { $strength }.

closed-to_lord = Der Lord geht nur an den Hof des Königs: zu einem Amt oder in die Schatzkammer.
closed-office = Ein Ritter geht nur mit dem Lord zu einem Amt.
closed-treasury = Nur der Lord geht in die Schatzkammer.
closed-favor = Eine Gunst des Königs bringt ein Ritter, der in einem Konflikt platziert wird.

## Errors: what the server refuses

error-bad_request = Der Server versteht diese Anfrage nicht; prüfe „{ $where }“.
error-bad_record = Diese Aufzeichnung ist nicht verwendbar: { $reason }
error-bad_box = Mit diesen Zahlen lässt sich nicht spielen: { $reason }.
error-bad_reading = Diese Lesart lässt sich nicht spielen: { $reason }
error-not_your_box = Diese Schachtel gehört jemand anderem; kopiere sie, um sie zu ändern.
error-king_needs_court = Die Gesetze des Königs brauchen die Erweiterungen „{ module-court }“ und „{ module-resentment }“; nimm beide dazu oder wähle andere Gesetze.
error-bad_name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern und einfache Zeichen; wähle einen anderen.
error-bad_text = Eine Nachricht hat 1 bis { $most } Zeichen; schreibe sie neu.
error-bad_password = Ein Passwort hat { $least } bis { $most } Zeichen; wähle ein anderes.
error-not_known = Der Server kennt dich noch nicht; nenne zuerst deinen Namen.
error-wrong_password = Dieser Name und dieses Passwort passen nicht zusammen.
error-other_origin = Diese Anfrage kommt von einer anderen Website; der Server führt sie nicht aus.
error-other_host = Unter diesem Namen gibt es den Server nicht; starte ihn mit --public-url und der Adresse, die Besucher benutzen.
error-not_your_seat = Das ist nicht dein Platz; du kannst nur für deinen eigenen handeln.
error-not_at_table = Das kann nur, wer an diesem Tisch sitzt.
error-not_host = Das kann nur der Gastgeber dieses Tisches.
error-no_table = Diesen Tisch gibt es nicht; prüfe die Adresse.
error-no_box = Diese Schachtel gibt es nicht; prüfe die Adresse.
error-no_seat = Dieser Tisch hat { $seats } Plätze; wähle einen davon.
error-no_page = Unter dieser Adresse gibt es nichts.
error-no_moment = Diesen Zeitpunkt hat die Partie nicht; der letzte ist { $last }.
error-no_bot = Einen Bot „{ $level }“ gibt es nicht; wähle einen anderen.
error-no_language = In der Sprache „{ $language }“ gibt es keine Texte.
error-wrong_method = Diese Adresse beantwortet keine Anfragen dieser Art.
error-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin und wähle dann.
error-illegal = { $reason }
error-turn_complete = Dein Zug ist vollständig; bestätige ihn oder nimm einen Schritt zurück.
error-nothing_to_undo = Es gibt keinen Schritt, den du zurücknehmen könntest.
error-nothing_to_confirm = Es gibt keinen Schritt, den du bestätigen könntest.
error-name_taken = Der Name „{ $name }“ ist vergeben; wähle einen anderen.
error-already_registered = Du bist schon registriert.
error-seat_taken = Dieser Platz ist besetzt; wähle einen anderen.
error-already_seated = Du sitzt schon an diesem Tisch.
error-not_open = Dieser Tisch wartet nicht auf Spieler; das geht nur, bevor das Spiel beginnt.
error-not_full = Noch sind nicht alle Plätze besetzt; besetze sie, dann kann es losgehen.
error-not_playing = Das geht nur, während das Spiel läuft.
error-not_over = Das geht erst nach dem Ende des Spiels.
error-other_rules = Dieser Tisch wurde mit Version { $rules } der Regeln eröffnet und bleibt geschlossen, weil der Server jetzt Version { $ours } spielt; eröffne einen neuen Tisch.
error-other_setup = Dieser Tisch bleibt geschlossen, weil der Server nicht alles kennt, womit hier gespielt wird: { $reason }
error-damaged_table = Was von diesem Tisch gespeichert ist, ist beschädigt, deshalb bleibt er geschlossen; eröffne einen neuen.
error-no_proposal = Es gibt keinen Vorschlag, auf den du antworten könntest.
error-proposal_open = Ein Vorschlag wartet noch auf Antworten; klärt ihn zuerst.
error-not_abandoned = Wer hier sitzt, ist noch da; nur ein verlassener Platz geht an einen Bot.
error-needs_consent = An diesem Tisch spielen noch andere; schlage es ihnen vor.
error-worn_out = An diesem Tisch ist zu viel geschehen; spiele die Partie zu Ende oder eröffne einen neuen Tisch.
error-too_large = Das ist zu groß; höchstens { $most } Bytes sind möglich.
error-wrong_type = Der Server nimmt hier nur JSON an; sende die Anfrage als application/json.
error-too_many_tables = Mehr als { $most } laufende Partien sind nicht möglich; beende zuerst eine.
error-too_many_boxes = Mehr als { $most } Schachteln sind nicht möglich; lösche zuerst eine.
error-too_many_sockets = Mehr als { $most } offene Verbindungen sind nicht möglich; schließe zuerst ein anderes Fenster.
error-too_often = { $seconds ->
    [one] Das war zu oft; versuche es in 1 Sekunde wieder.
   *[other] Das war zu oft; versuche es in { $seconds } Sekunden wieder.
}
error-server_error = Im Server ist etwas schiefgegangen, deshalb bleibt alles, wie es war; versuche es noch einmal.
error-storage = Der Server kann gerade nichts speichern, deshalb bleibt alles, wie es war; versuche es später wieder.
error-others_play = Einen Tipp gibt es nur, wenn Bots alle anderen Plätze spielen.
error-not_asked = Du bist gerade nicht gefragt; warte, bis du am Zug bist.
error-no_hint = Der Bot hat nicht rechtzeitig einen Tipp gefunden; versuche es noch einmal.
error-no_analysis = Die Analyse ist vor dem Ende abgebrochen; frage noch einmal nach ihr.

## The log of a table: what happens beside the game

log-seated = { $who } setzt sich auf Platz { $seat }.
log-left = { $who } verlässt Platz { $seat }.
log-returned = { $who } kehrt auf Platz { $seat } zurück.
log-filled = { $by ->
    [open] Platz { $seat } ist frei.
    [me] { $who } setzt sich auf Platz { $seat }.
    [friend] { $who } spielt am selben Bildschirm auf Platz { $seat }.
   *[bot] Auf Platz { $seat } spielt der Bot „{ $bot }“.
}
log-started = Das Spiel beginnt.
log-proposed = { $what ->
    [take_back] { $who } schlägt vor, { phrase-moment } zurückzukehren.
   *[bot] { $who } schlägt vor, dass der Bot „{ $bot }“ für { $absent } weiterspielt.
}
log-agreed = { $who } stimmt zu.
log-refused = { $own ->
    [yes] { $who } zieht den Vorschlag zurück.
   *[no] { $who } stimmt nicht zu.
}
log-went_back = Das Spiel geht { phrase-moment } zurück.
log-bot_took = Der Bot „{ $bot }“ spielt für { $who } weiter.
log-bot_failed = { $reason ->
    [time] { $who } hat zu lange überlegt; gewählt wurde die einfachste erlaubte Möglichkeit.
   *[error] { $who } hat nicht geantwortet; gewählt wurde die einfachste erlaubte Möglichkeit.
}
log-rematch = { $who } eröffnet einen neuen Tisch mit denselben Spielern.
log-said = { $who }: { $text }

## Bots: what a level is called, and how it plays

bot-random = Zufall
    .text = Wählt irgendeine erlaubte Möglichkeit, jede gleich wahrscheinlich.
bot-page = Page
    .text = Zum ersten Mal am Tisch: folgt seiner Laune und übersieht oft den besten Platz.
bot-bailiff = Vogt
    .text = Weiß, was die Dinge wert sind, und nimmt ab und zu das Zweitbeste.
bot-steward = Verwalter
    .text = Wirtschaftet umsichtig und denkt einen Schritt voraus.
bot-baron = Baron
    .text = Beurteilt jeden Schritt nach dem, was ihn tausende Partien gelehrt haben.
bot-earl = Graf
    .text = Denkt mehrere Schritte voraus, für alle am Tisch, und niemand durchschaut seine Stimmen.
program-of_host = { $name }
    .text = Ein Programm des Betreibers dieses Servers.

## Barriers of a turn: announced before a step is taken

barrier-hands_over = Nach diesem Schritt ist jemand anderes gefragt.
barrier-reveals = Dieser Schritt deckt etwas auf; er wird erst mit deiner Bestätigung ausgeführt.
