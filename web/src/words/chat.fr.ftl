ui-chat-said = Ce qui a été dit
ui-chat-nothing = Personne n’a encore rien dit.
ui-chat-underway = en route
ui-chat-message = Message
ui-chat-send = Envoyer
ui-chat-only-players = Seuls les joueurs de la table peuvent écrire.
