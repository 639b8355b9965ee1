# Around the game: whose turn it is, the connection, proposals, the menu of the table, handing the screen over.
ui-around-title-turn = (1) Your turn – Lancaster
ui-around-waits-for-you = The game waits for you.
ui-around-connecting = Connecting to the table.
ui-around-lost = Connection lost, trying again. What you do is kept and sent later.
ui-around-refused = The table no longer answers you.
ui-around-outdated = Lancaster has been updated since you opened this page.
ui-around-somebody = Somebody
# $count is the number of actions that would be undone.
ui-around-proposes-back = { $who } proposes to take back { ui-actions }.
ui-around-proposes-bot = { $who } proposes that { $bot } plays on for { $absent }.
ui-around-waiting-for = Waiting for { $who }.
ui-around-show-moment = Show that moment
ui-around-agree = Agree
ui-around-refuse = Refuse
ui-around-withdraw = Withdraw
ui-around-you-left = You have left this seat.
ui-around-bot-for-you = A bot plays on for you.
ui-around-come-back = Come back
ui-around-has-left = { $who } has left.
ui-around-is-away = { $who } has been away for 5 minutes.
ui-around-let-bot = Let a bot play on
ui-around-rematch = There is a new table with the same players.
ui-around-menu = Menu of the table
ui-around-take-back = Take back
ui-around-take-back-solo = You play alone here, so nobody needs to agree.
ui-around-take-back-ask = All others must agree.
ui-around-before-my-turn = To before my last turn
ui-around-to-shown = To the moment shown
ui-around-at-table = At the table
ui-around-here = here
ui-around-away = away
ui-around-left = has left
ui-around-plays-bot = bot
ui-around-at-screen = at { $who }'s screen
ui-around-watching = { $count ->
    [0] Nobody is watching.
    [one] 1 spectator is watching.
   *[other] { $count } spectators are watching.
}
ui-around-link = Link for players and spectators
ui-around-leave = Leave
ui-around-leave-game = Leave the game
ui-around-stay = Stay
ui-around-leave-solo = The game is closed until you come back. You find it among your games.
ui-around-leave-others = The others may let a bot play on for you. You can come back at any time.
ui-around-hand-over = Hand the screen to { $name }
    .text = Everything else is covered until { $name } is here.
ui-around-i-am = I am { $name }
