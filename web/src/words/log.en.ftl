ui-log-side = Log, chat and rules
ui-log-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
ui-log-since = Since your last turn
ui-log-earlier = Show earlier lines
ui-log-gone = Taken back.
ui-log-more = Open the log over the court
ui-log-less = Fold the log
