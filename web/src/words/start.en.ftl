# The start page, and what other pages share with it.
ui-start-sentence = Knights, laws and the crown of 1413: the board game with all its expansions, against people and bots.
ui-start-pages = Pages
ui-start-home = To the start page
ui-start-away = The server cannot be reached. Try again in a moment.
ui-start-reload = Load the page again
ui-start-bots = Bots
ui-start-modules = With
ui-start-module-court = At the King's Court
ui-start-module-resentment = The King's Resentment
ui-start-module-reward_tiles = Reward tiles
ui-start-name = Your name
# Names for guests who have given none; one of them is drawn.
ui-start-guest-names = Alice, Edith, Hugh, Isabel, Maud, Piers, Robin, Walter
ui-start-guided = Guided first game
    .text = A real table with two easy bots. You are told what to do and why.
ui-start-new = New table
    .text = With friends, here or elsewhere, and every option of the game.
ui-start-invited = Invited?
    .placeholder = Link or code
ui-start-invites = { $who } invites you
ui-start-begun = The game has begun; you can watch it.
ui-start-finished-game = The game is over; you can look at it.
ui-start-sit-later = You can also look around first and sit down later.
ui-start-my-games = My games
ui-start-no-games = No games yet. Your games are kept here, and you can go on at any time.
ui-start-open-record = Open a saved game
# $file is the name of a file.
ui-start-no-record = “{ $file }” is no saved game. Choose a file that was saved with “{ ui-end-export }” at the end of a game.
ui-start-just-now = just now
ui-start-open-tables = Open tables
ui-start-no-tables = No public table is waiting for players.
ui-start-free-seat = Free seat
ui-start-seats-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
ui-start-full = All seats are taken
ui-start-record = A record to look at
ui-start-closed = Everybody has left
ui-start-won = { $count ->
    [one] { $who } won
   *[other] { $who } shared the victory
}
# $place is round and phase.
ui-start-waiting = { $place }: { $who } to move
ui-start-resume = Go on
ui-start-finished = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
ui-start-join = Join
ui-start-watch = Watch
ui-start-lost = Nothing here
    .text = There is no page at this address.
ui-start-house-rules = Played with { $count } house rules.
