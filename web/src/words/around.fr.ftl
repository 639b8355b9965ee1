# Autour de la partie : à qui le tour, connexion, propositions, menu de la table, passage de l’écran.
ui-around-title-turn = (1) À vous de jouer – Lancaster
ui-around-waits-for-you = La partie vous attend.
ui-around-connecting = Connexion à la table.
ui-around-lost = Connexion perdue, nouvel essai en cours. Ce que vous faites est gardé et envoyé plus tard.
ui-around-refused = La table ne vous répond plus.
ui-around-outdated = Lancaster a été mis à jour depuis que vous avez ouvert cette page.
ui-around-somebody = Quelqu’un
ui-around-proposes-back = { $who } propose d’annuler { ui-actions }.
ui-around-proposes-bot = { $who } propose que { $bot } continue pour { $absent }.
ui-around-waiting-for = En attente de { $who }.
ui-around-show-moment = Voir ce moment
ui-around-agree = Accepter
ui-around-refuse = Refuser
ui-around-withdraw = Retirer
ui-around-you-left = Vous avez quitté cette place.
ui-around-bot-for-you = Un bot continue pour vous.
ui-around-come-back = Revenir
ui-around-has-left = { $who } est parti.
ui-around-is-away = { $who } est absent depuis 5 minutes.
ui-around-let-bot = Laisser un bot continuer
ui-around-rematch = Une nouvelle table attend les mêmes joueurs.
ui-around-menu = Menu de la table
ui-around-take-back = Revenir en arrière
ui-around-take-back-solo = Vous jouez seul ici, personne ne doit accepter.
ui-around-take-back-ask = Tous les autres doivent accepter.
ui-around-before-my-turn = Avant mon dernier tour
ui-around-to-shown = Au moment affiché
ui-around-at-table = À la table
ui-around-here = présent
ui-around-away = absent
ui-around-left = est parti
ui-around-plays-bot = bot
ui-around-at-screen = à l’écran de { $who }
ui-around-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } spectateur regarde.
   *[other] { $count } spectateurs regardent.
}
ui-around-link = Lien pour joueurs et spectateurs
ui-around-leave = Quitter
ui-around-leave-game = Quitter la partie
ui-around-stay = Rester
ui-around-leave-solo = La partie est fermée jusqu’à votre retour. Vous la trouvez parmi vos parties.
ui-around-leave-others = Les autres peuvent laisser un bot continuer pour vous. Vous pouvez revenir à tout moment.
ui-around-hand-over = Passez l’écran à { $name }
    .text = Tout le reste est couvert jusqu’à l’arrivée de { $name }.
ui-around-i-am = Je suis { $name }
