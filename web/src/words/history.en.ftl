ui-history = History
ui-history-hint = Leaf through the game, action by action.
ui-history-slider = Moment of the game
ui-history-first = To the beginning
ui-history-previous = One action back
ui-history-next = One action forward
ui-history-last = To the present
ui-history-play = Play on from here
ui-history-pause = Pause
ui-history-speed = Speed
ui-history-now = Now, after { $all ->
    [one] 1 action
   *[other] { $all } actions
}
ui-history-end = The end, after { $all ->
    [one] 1 action
   *[other] { $all } actions
}
ui-history-moment = { $round ->
    [0] { $phase }, after { $at } of { $all } actions
   *[other] Round { $round }, { $phase }, after { $at } of { $all } actions
}
ui-history-asked = It is the turn of { $who }.
