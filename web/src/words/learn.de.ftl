# Das geführte erste Spiel und die Hinweise für Neulinge.
ui-learn-coach = Führung durch dein erstes Spiel
ui-learn-open = Führung öffnen
ui-learn-close = Führung schließen
ui-learn-move = Führung in eine andere Ecke schieben
ui-learn-next = Weiter
ui-learn-place = { $at } von { $count }
ui-learn-show = Zeigen
ui-learn-done = Weiterspielen

ui-learn-welcome = Du führst im Jahr 1413 ein Adelshaus in England. Gespielt werden { $rounds } Runden; wer am Ende die meisten Machtpunkte hat, gewinnt. Runde 1 wird hier Schritt für Schritt erklärt. Du darfst jederzeit etwas anderes tun, das erlaubt ist.
    .title = Dein erstes Spiel
ui-learn-extension = Dein Castle hat { $spaces } Felder. Vor Runde 1 baust du eines davon aus. Von da an bringt es seinen Ertrag in jeder Runde, ohne Ritter. Ein guter Anfang ist Feld { $space }: { $reward }.
    .title = Dein Castle
ui-learn-confirm = Du siehst, was dein Zug bringt; die anderen sehen davon noch nichts. „Zurück“ nimmt den letzten Schritt zurück. Bestätige, wenn du zufrieden bist; dann geht es weiter.
    .title = Noch ist nichts endgültig
ui-learn-knights = Die Schilde an deinem Hof sind deine Ritter, jeder mit seiner Stärke. In jedem Zug platzierst du 1 davon: in einem County, in deinem Castle oder in einem Konflikt mit Frankreich. Knappen helfen Rittern in Counties; jeder zählt 1.
    .title = Deine Ritter
ui-learn-county = In einem County steht 1 Ritter; er braucht die Mindeststärke. In Phase 3 bringt es einen Ertrag oder einen Adligen. Ein guter Platz ist { $county }, dort gibt es { $reward }: Wähle deinen Ritter der Stärke { $knight }, dann das County{ $count ->
        [0] .
       *[other] , und gib ihm { goods-squires } als Schutz mit.
    }
    .title = Ein County
ui-learn-draft = So viele Knappen, wie nötig sind, sind schon eingestellt. Mehr davon schützen deinen Ritter: Wer ihn verdrängen will, muss stärker sein als er und seine Knappen zusammen. Knappen, die mitgehen, kommen nicht zurück.
    .title = Knappen gehen mit
ui-learn-in-county = Dein Ritter hält { $county }. Ein stärkerer kann ihn noch verdrängen; dann kommt er an deinen Hof zurück und du platzierst ihn neu. Bleibt er stehen, bringt das County dir in Phase 3 etwas.
    .title = { $county } gehört vorerst dir
ui-learn-in-castle = Aus deinem Castle kann niemand einen Ritter verdrängen. In Phase 3 bringt er den Ertrag seines Feldes und kehrt zurück.
    .title = Sicher zu Hause
ui-learn-favor = Ein Ritter, der in einen Konflikt geht, erhält sofort 1 Gunst des Königs. Wähle ein Plättchen. { $nobleman ->
        [yes] Der Adlige ist eine gute Wahl: Jeder Adlige bringt in jeder Runde 1 Stimmstein, und viele zusammen bringen am Ende Machtpunkte.
       *[no] Mit Gold bezahlst du Adlige und kaufst Ritter frei; Knappen stärken Ritter in Counties.
    }
    .title = Die Gunst des Königs
ui-learn-nobleman = Nimm 1 Adligen aus einem beliebigen County. Jeden der { $kinds } darfst du nur einmal haben. Machtpunkte am Ende: { $two } für 2, { $five } für 5, { $all } für alle { $kinds }.
    .title = Ein Adliger für deine Tafelrunde
ui-learn-in-conflict = Alle Ritter in einem Konflikt kämpfen gemeinsam, auch deiner. England gewinnt, wenn ihre Stärke mindestens die Frankreichs ist. Gekämpft wird in Phase 3.
    .title = Auf nach Frankreich
ui-learn-expelled = { $event } Er ist wieder an deinem Hof, und du platzierst ihn in einem deiner Züge, wo du willst.
    .title = Dein Ritter wurde verdrängt
ui-learn-conflict = In einem Konflikt kämpfen alle Spieler gemeinsam gegen Frankreich, und der Stärkste von ihnen erhält die meisten Machtpunkte. Knappen bleiben zu Hause. Jeder Ritter, der dort platziert wird, erhält sofort eine Gunst des Königs. Ein guter Platz ist der Konflikt { $conflict }: Frankreich hat dort Stärke { $french }, und { $lacking ->
        [0] mit deinem Ritter der Stärke { $knight } würde England gewinnen.
       *[other] mit deinem Ritter der Stärke { $knight } würde England noch { $lacking } fehlen.
    }
    .title = Ein Konflikt
ui-learn-castle = Auch in deinem Castle ist Platz. Auf Feld { $space } bringt dein Ritter der Stärke { $knight } in Phase 3 Folgendes: { $reward }. Niemand kann ihn verdrängen.
    .title = Das Castle ist sicher
ui-learn-parliament = Das Parlament stimmt über { $proposals } Vorschläge ab, einen nach dem anderen. Du sagst geheim Ja oder Nein; das ist 1 Stimme. Jeder Stimmstein, den du dazulegst, ist 1 mehr, und du hast { $markers }. Gleichstand nimmt an. Was du nach der letzten Abstimmung nicht benutzt hast, ist weg.
    .title = Das Parlament
ui-learn-law = { $text } { $what } { $outcome ->
        [nothing] Stimme mit Nein, oder mit Ja, wenn du etwas vorhast.
        [unknown] { "" }
       *[other] Stimme also mit Ja.
    } Wird es angenommen, scheidet „{ $leaves }“ aus.
    .title = { $law }
ui-learn-result = { $event } { $adopted ->
        [yes] Das neue Gesetz liegt rechts, das ganz linke ist ausgeschieden. Es gilt schon in dieser Runde.
       *[no] Der Vorschlag scheidet aus, und die Gesetze in Kraft bleiben, wie sie sind.
    }
    .title = { $adopted ->
        [yes] Ein neues Gesetz
       *[no] Kein neues Gesetz
    }
ui-learn-offer = { $text } Du kannst das Angebot annehmen oder ablehnen.
    .title = { $law }
ui-learn-laws = Die Gesetze in Kraft wurden von links nach rechts angewandt: „{ $one }“, „{ $two }“, „{ $three }“. { $any ->
        [yes] { $what }
       *[no] Dir haben sie diesmal nichts gebracht.
    }
    .title = Die Gesetze wirken
ui-learn-rewards = Phase 3 bringt Erträge: erst die Counties von A bis I, dann die Castles, dann die Konflikte. Du wirst gefragt, wo du die Wahl hast; alles andere geschieht von selbst.
    .title = Erträge
ui-learn-county-reward = Du nimmst den Ertrag, also { $reward }, oder den Adligen, der dort liegt; für { $price } Gold beides. Früh im Spiel ist der Ertrag oft besser, weil er dir in allen späteren Runden hilft.
    .title = { $county } wird gewertet
ui-learn-extension-question = Wähle den nächsten Ausbau deines Castles. Er bringt schon in dieser Runde etwas.
    .title = Noch ein Ausbau
ui-learn-upgrade = Einer deiner Ritter wird um 1 stärker. Er tauscht den Platz mit einem Ritter aus deinem Nachschub; dort muss also einer dieser Stärke sein. { $any ->
        [yes] Mit Stärke { $strength } steht dir offen: { $counties }.
       *[no] { "" }
    }
    .title = Eine Aufwertung
ui-learn-passage = Dein Ritter setzt in einen Konflikt deiner Wahl über und kämpft dort in dieser Runde. Eine Gunst bringt er nicht.
    .title = Die Überfahrt nach Frankreich
ui-learn-start_player = Du bestimmst, wer von nun an beginnt. Der Startspieler wählt als Erster seinen Platz; der letzte Spieler kann auf die anderen antworten.
    .title = Surrey bestimmt den Startspieler
ui-learn-castle_next = Deine Ritter und Ausbauten werden in der Reihenfolge gewertet, die du wählst. Nimm Knappen und Gold zuerst, wenn etwas anderes sie kostet.
    .title = Dein Castle wird gewertet
ui-learn-pay = Dein Castle bietet { $reward }. Ein weiterer Ritter wird in jeder Runde platziert; früh ist er deshalb viel wert.
    .title = Das hat seinen Preis
ui-learn-castles = { $any ->
        [yes] { $what }
       *[no] Dein Castle hat dir diesmal nichts gebracht.
    } Jeder Adlige deiner Tafelrunde und der Burgherr bringen 1 Stimmstein für die nächsten Abstimmungen.
    .title = Die Castles
ui-learn-battle = { $event } { $won ->
        [yes] Der Stärkste steht auf dem ersten Rang, die Karte scheidet aus, und alle Ritter kehren zurück.
       *[no] Der Konflikt rückt mit allen, die dort stehen, nach unten und wird in der nächsten Runde noch einmal ausgetragen. Gewinnt Frankreich wieder, werden die Ritter gefangen, und du musst sie freikaufen.
    } { $any ->
        [yes] { $what }
       *[no] { "" }
    }
    .title = Eine Schlacht
ui-learn-end = Du weißt nun, wie eine Runde verläuft. { $more } weitere folgen ebenso, mit neuen Gesetzen und neuen Konflikten. Nach Runde { $rounds } bringen die stärkste Ritterschaft, die meisten Ausbauten und die Adligen noch Machtpunkte. Alles Weitere steht in den Regeln: neben dem Verlauf, bei jeder Frage und mit der Taste „?“ auf jedem Feld.
    .title = Runde 1 ist vorbei

ui-hint-label = Hinweis
ui-hint-close = Verstanden
ui-hint-none = Keine Hinweise mehr
ui-hint-extension = Wähle ein Feld deines Castles. Sein Ausbau bringt den Ertrag in jeder Runde ohne Ritter.
    .title = Erster Ausbau
ui-hint-place = Wähle zuerst einen Ritter oder ein Feld, oder ziehe den Ritter dorthin. Geschlossene Felder sagen warum, wenn du darauf zeigst.
    .title = Platzieren
ui-hint-squires = Die nötigen Knappen sind schon eingestellt. Mehr davon schützen den Ritter. Esc geht einen Schritt zurück.
    .title = Knappen
ui-hint-confirm = Nichts ist endgültig, bevor du bestätigst. Du kannst jeden Schritt rückgängig machen oder den Zug neu beginnen.
    .title = Dein Zug
ui-hint-lord = Dein Lord geht in jeder Runde an den Hof des Königs: zu einem Amt, mit Unterstützern, oder in die Schatzkammer.
    .title = Der Lord
ui-hint-tower = Ein Ritter im Tower gibt so viele Schandemarker zurück, wie er Stärke hat. Der Tower fasst zusammen Stärke { $strength }.
    .title = Der Tower
ui-hint-ally = In deinem Zug platzierst du eine eigene Figur oder eine deines Verbündeten. Der Verbündete hat keine Knappen.
    .title = Dein Verbündeter
ui-hint-vote = Ja oder Nein und die Stimmsteine gehören zusammen. Du kannst deine Stimme ändern, bis die letzte abgegeben ist.
    .title = Abstimmen
ui-hint-county-reward = Der Ertrag oder der Adlige; für { $price } Gold beides, wenn du das Gold schon vorher hast.
    .title = Ein County wird gewertet
ui-hint-castle = Wähle die Reihenfolge. Was du zuerst erhältst, kann bezahlen, was danach kommt.
    .title = Wertung des Castles
ui-hint-ransom = Jeder Ritter kostet so viel Gold, wie er Stärke hat. Wen du nicht freikaufst, der kommt in den Nachschub.
    .title = Freikaufen
ui-hint-past = Du siehst einen früheren Moment. Hier lässt sich nichts tun; kehre ins Jetzt zurück, um weiterzuspielen.
    .title = Die Vergangenheit
