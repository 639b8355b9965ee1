ui-chat-said = Was gesagt wurde
ui-chat-nothing = Noch hat niemand etwas gesagt.
ui-chat-underway = unterwegs
ui-chat-message = Nachricht
ui-chat-send = Senden
ui-chat-only-players = Nur Spieler am Tisch können schreiben.
