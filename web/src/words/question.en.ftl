# The question bar: what to do now, addressed to the player; whom everybody waits for; what becomes of a turn.

# The next step towards a placement.
ui-question-hint-piece = Choose a knight or a space.
ui-question-hint-one-piece = Choose a space.
ui-question-hint-space = Choose a space ({ $piece }).
ui-question-hint-draft = Choose what goes along.
ui-question-hint-take = Choose what the lord takes.

ui-question-complete = Your turn is complete: confirm it, or undo a step
ui-question-pending = Confirm this step, or undo it
ui-question-past = You look at the past
ui-question-closed = Everybody has left this table
ui-question-watching = You watch this table.
ui-question-your-turn = It is your turn.
ui-question-round = { $round ->
    [0] Before round 1 of { $rounds }
   *[other] Round { $round } of { $rounds }
}

ui-question-undo = Undo
ui-question-restart = Restart
ui-question-confirm = Confirm
ui-question-confirm-in = Confirm ({ $left })
ui-question-countdown = The turn is confirmed in { $seconds } seconds; Esc stops that.
ui-question-stop = Stop
ui-question-fold = Fold the answers
ui-question-unfold = Show the answers

ui-question-effects = What will happen
# How a battle stands; $points are those of the player.
ui-question-battle = If fought now, England { $wins ->
    [yes] wins
   *[no] loses
} the { $conflict } conflict { $english } to { $french }, which gives you { reward-points }.
ui-question-more = { $count } more
ui-question-fewer = Fewer

# The list of all legal actions.
ui-question-filter = Filter the actions
ui-question-elsewhere = Without a place on the board
ui-question-no-actions = There is nothing for you to do now.
ui-question-none-found = No action has these words.

# Others are asked.
ui-waiting-any = Waiting for { $who }
ui-waiting-vote = { $count ->
    [one] Waiting for 1 vote: { $who }
   *[other] Waiting for { $count } votes: { $who }
}

# Keys.
ui-shortcut-title = Keyboard shortcuts
ui-shortcut-knight = Choose a knight by strength; once more for your ally's
ui-shortcut-lord = Choose the lord
ui-shortcut-spaces = Go from one legal space to the next
ui-shortcut-choose = Choose the space, or place what is chosen
ui-shortcut-back = Go back one step
ui-shortcut-undo = Undo a step of the turn
ui-shortcut-confirm = Place what is chosen, or confirm the turn
ui-shortcut-advice = Ask what the Earl would do, where the others are bots
ui-shortcut-help = Show this list
