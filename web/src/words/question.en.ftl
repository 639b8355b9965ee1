# The question bar: what to do now, addressed to the player; whom everybody waits for; what becomes of a turn.
# $ally is yes where the question is about the player's ally.

ui-question-first_extension = Choose the extension you start with
# $what says whose pieces can be placed (own, ally, any) and which (knight, lord, both); $number is the piece that comes next.
ui-question-place = { $what ->
    [own-lord] Place your lord ({ $number } of { $total })
    [own-both] Place a knight or your lord ({ $number } of { $total })
    [ally-knight] Place a knight of your ally ({ $number } of { $total })
    [ally-lord] Place the lord of your ally ({ $number } of { $total })
    [ally-both] Place a knight or the lord of your ally ({ $number } of { $total })
    [any-knight] Place a knight of yours or of your ally ({ $number } of { $total })
    [any-lord] Place your lord or the one of your ally ({ $number } of { $total })
    [any-both] Place a knight or lord of yours or of your ally ({ $number } of { $total })
   *[own-knight] Place a knight ({ $number } of { $total })
}
ui-question-favor = { $ally ->
    [yes] Choose a king's favor for your ally
   *[no] Choose a king's favor
}
# $mode is placed where only a knight on the board may be chosen; $bishop is yes where a bishop can be had instead.
ui-question-upgrade = { $ally ->
    [yes] { $bishop ->
        [yes] Upgrade a knight of your ally, or remove a bishop instead
       *[no] Upgrade a knight of your ally
    }
   *[no] { $bishop ->
        [yes] { $mode ->
            [placed] Upgrade a placed knight, or take a bishop instead
           *[other] Upgrade a knight, or take a bishop instead
        }
       *[no] { $mode ->
            [placed] Upgrade a placed knight
           *[other] Upgrade a knight
        }
    }
}
ui-question-nobleman = { $ally ->
    [yes] Choose the nobleman whom your ally removes from the game
   *[no] Take a nobleman
}
ui-question-vote = Vote on “{ $law }”
ui-question-voted = You have voted on “{ $law }” and may still change it.
ui-question-buy_markers = Buy voting markers for 1 gold each
ui-question-trade = Give 1 squire and 1 gold for 3 power points, any number of times
ui-question-build = { $tiles ->
    [one] Build an extension
   *[other] Build an extension ({ $tiles } to go)
}
ui-question-buy_points = Buy power points for 1 gold each
ui-question-sell_squires = Give squires for 1 power point each
ui-question-county_reward = { $ally ->
    [yes] Choose what your ally takes in { $county }
   *[no] Choose what you take in { $county }
}
ui-question-extension = Build an extension
ui-question-passage = { $ally ->
    [yes] Choose the conflict to which your ally's knight crosses from { $county }
   *[no] Choose the conflict to which your knight crosses from { $county }
}
ui-question-start_player = { $ally ->
    [yes] Name the start player for your ally
   *[no] Name the start player
}
ui-question-castle_next = Choose what is scored next in your castle
ui-question-pay = { $ally ->
    [yes] Choose whether your ally takes { $reward }
   *[no] Take { $reward }, or do without
}
ui-question-ransom = Ransom your knights from the { $conflict } conflict
ui-question-send_squires = Send squires to your knights in conflicts
ui-question-buy_extensions = Build extensions for 4 gold each
ui-question-county_tax = Pay 1 gold for each knight who stays in his county
ui-question-extension_tax = Pay 1 squire for each extension that stays face up
ui-question-exchange = Exchange gold and squires, 2 for 1
ui-question-trade_markers = Give 1 gold, 1 squire and 1 unused voting marker for 3 power points, any number of times
ui-question-return_dishonor = Return 1 dishonor marker, or keep it
ui-question-sell_seals = Give seals for 2 squires and 1 gold each

# The next step towards a placement.
ui-question-hint-piece = Choose a knight or a space.
ui-question-hint-one-piece = Choose a space.
ui-question-hint-space = Choose a space for the { $piece }.
ui-question-hint-draft = Choose what goes along.
ui-question-hint-take = Choose what the lord takes.

ui-question-complete = Your turn is complete: confirm it, or undo a step
ui-question-pending = Confirm this step, or undo it
ui-question-past = You look at the past
ui-question-now = Back to now
ui-question-closed = Everybody has left this table
ui-question-watching = You watch this table.
ui-question-your-turn = It is your turn.
ui-question-round = { $round ->
    [0] Before round 1 of 5
   *[other] Round { $round } of 5
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
ui-question-battle = { $wins ->
    [yes] { $points ->
        [one] If fought now, England wins the { $conflict } conflict { $english } to { $french }, which gives you 1 power point.
       *[other] If fought now, England wins the { $conflict } conflict { $english } to { $french }, which gives you { $points } power points.
    }
   *[no] { $points ->
        [one] If fought now, England loses the { $conflict } conflict { $english } to { $french }, which gives you 1 power point.
       *[other] If fought now, England loses the { $conflict } conflict { $english } to { $french }, which gives you { $points } power points.
    }
}
ui-question-more = { $count } more
ui-question-fewer = Fewer

# The list of all legal actions.
ui-question-filter = Filter the actions
ui-question-elsewhere = Without a place on the board
ui-question-no-actions = There is nothing for you to do now.
ui-question-none-found = No action has these words.

# Others are asked.
ui-waiting-any = Waiting for { $who }
ui-waiting-first_extension = { $who } chooses the first extension
ui-waiting-place = { $who } places a knight
ui-waiting-favor = { $who } chooses a king's favor
ui-waiting-upgrade = { $who } upgrades a knight
ui-waiting-nobleman = { $who } chooses a nobleman
ui-waiting-vote = { $count ->
    [one] Waiting for 1 vote: { $who }
   *[other] Waiting for { $count } votes: { $who }
}
ui-waiting-buy_markers = { $who } may buy voting markers
ui-waiting-trade = { $who } may trade for power points
ui-waiting-build = { $who } may build an extension
ui-waiting-buy_points = { $who } may buy power points
ui-waiting-sell_squires = { $who } may give squires for power points
ui-waiting-county_reward = { $who } takes the reward of { $county }
ui-waiting-extension = { $who } builds an extension
ui-waiting-passage = { $who } crosses from { $county } to France
ui-waiting-start_player = { $who } names the start player
ui-waiting-castle_next = { $who } scores the castle
ui-waiting-pay = { $who } chooses whether to pay in the castle
ui-waiting-ransom = { $who } may ransom knights from the { $conflict } conflict
ui-waiting-send_squires = { $who } may send squires to conflicts
ui-waiting-buy_extensions = { $who } may build extensions for gold
ui-waiting-county_tax = { $who } pays the tax of the counties
ui-waiting-extension_tax = { $who } pays for the extensions
ui-waiting-exchange = { $who } may exchange gold and squires
ui-waiting-trade_markers = { $who } may trade for power points
ui-waiting-return_dishonor = { $who } may return a dishonor marker
ui-waiting-sell_seals = { $who } may give seals

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
ui-shortcut-close = Close
