# Wörter der Seite, die mehr als ein Teil von ihr braucht.
ui-title = Lancaster
ui-unreachable = Der Server ist nicht zu erreichen; es wird weiter versucht.
ui-play-now = Jetzt gegen Bots spielen
