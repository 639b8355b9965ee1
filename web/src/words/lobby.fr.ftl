# La table avant le début de la partie, et les invitations.
ui-lobby-title = La table attend
ui-lobby-host = Hôte
ui-lobby-bot = Bot : { $level }
ui-lobby-sit = Prendre place
ui-lobby-ok = OK
ui-lobby-start = Commencer la partie
ui-lobby-complete = Toutes les places sont prises. Vous pouvez commencer.
ui-lobby-host-starts = Toutes les places sont prises. L’hôte lance la partie.
ui-lobby-leave = Quitter la table
ui-lobby-invite = Inviter
ui-lobby-link = Lien d’invitation
ui-lobby-copy = Copier
ui-lobby-copied = Copié.
ui-lobby-copy-yourself = Le lien est sélectionné ; copiez-le avec les touches de votre navigateur.
ui-lobby-only-here = Cette adresse ne vaut que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez le serveur avec --host 0.0.0.0.
ui-lobby-code = Code QR de { $link }
ui-lobby-host-invites = Ceux qui sont à la table peuvent inviter.
ui-lobby-what = Ce que l’on joue
ui-lobby-players = { $count ->
    [one] Le jeu de base pour { $count } joueur.
   *[other] Le jeu de base pour { $count } joueurs.
}
ui-lobby-seed-chosen = L’hôte a choisi la graine et peut savoir ce qui est caché.
ui-lobby-invited = Vous êtes invité
ui-lobby-who-are-you = Dites aux autres qui vous êtes ; cela suffit.
ui-lobby-to-the-table = Vers la table
ui-lobby-entering = La table s’ouvre.
ui-lobby-again = Réessayer
ui-lobby-log-in-instead = J’ai un mot de passe : se connecter
ui-lobby-closed = Cette table est fermée
    .text = Tout le monde est parti avant le début de la partie.
ui-lobby-no-entry = Cette table ne s’ouvre pas
ui-lobby-private-hint = Une table privée ne s’ouvre qu’à ses joueurs. Suivez votre invitation, ou connectez-vous si vous y jouez avec un mot de passe.
