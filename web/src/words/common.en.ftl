# Words of the page that more than one part of it uses.
ui-title = Lancaster
ui-unreachable = The server cannot be reached; it is tried again.
ui-play-now = Play now against bots
ui-close = Close
ui-back = Back
ui-again = Try again
ui-go-there = Go there
ui-your-turn = Your turn
ui-now = Back to now
# $count is a number of actions.
ui-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
# The parts of the table and of the page.
ui-part-england = England
ui-part-france = France
ui-part-parliament = Parliament
ui-part-players = Players
ui-part-log = Log
ui-part-chat = Chat
ui-part-rules = Rules
ui-part-court = Court
ui-part-actions = What could I do?
