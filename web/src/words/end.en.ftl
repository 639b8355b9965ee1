ui-end = The end of the game
ui-end-sheet = Power points by source and player
ui-end-during = During the game
ui-end-total = Total
ui-end-chart = Power points by round
ui-end-chart-table = As a table
ui-end-round = Round
# At the end of an axis, so as short as can be.
ui-end-final-short = End
ui-end-moments = What decided it
ui-end-moment-points = { $points ->
    [one] { $who } scores 1 power point at once ({ $source }).
   *[other] { $who } scores { $points } power points at once ({ $source }).
}
ui-end-moment-lead = { $who } takes the lead and keeps it to the end.
ui-end-moment-final = Only the final scoring brings { $who } to the top.
ui-end-moment-vote = “{ $law }” is adopted with { $yes } to { $no } votes and brings { $points } power points in all.
ui-end-moment-county = { $county } changes hands { $times } times in one round.
ui-end-moment-battle = England loses the { $conflict } conflict by 1: strength { $english } against { $french }.
ui-end-board = Look at the board
ui-end-result = Show the result
ui-end-replay = Replay
ui-end-rematch = Play again
ui-end-to-rematch = Go to the next game
ui-end-export = Save the record
ui-end-leave = To the start page
