# The prompts: what stands on their buttons and beside their numbers.

ui-prompts-knight = { $ally ->
    [yes] your ally's knight of strength { $strength }
   *[no] knight of strength { $strength }
}
ui-prompts-lord = { $ally ->
    [yes] your ally's lord
   *[no] lord
}
ui-prompts-your-ally = Your ally:
ui-prompts-you = You

ui-prompts-conflict = Conflict { $conflict }
ui-prompts-castle = { $ally ->
    [yes] Your ally's castle, space { $space }
   *[no] Castle, space { $space }
}
ui-prompts-court = { $ally ->
    [yes] Your ally's court
   *[no] Court
}
ui-prompts-favor = King's favor
ui-prompts-treasury = Treasury
ui-prompts-tower = Tower

# A placement in the making.
ui-prompts-draft = What is placed, and with whom
ui-prompts-which = Pieces to place
ui-prompts-supporters = Supporters
ui-prompts-bishops = Bishops
ui-prompts-squires = Squires
ui-prompts-take = What the lord takes
ui-prompts-take-what = { $take ->
    [gold] { $count } gold
    [squires] { $count ->
        [one] 1 squire
       *[other] { $count } squires
    }
    [markers] { $count ->
        [one] 1 voting marker
       *[other] { $count } voting markers
    }
   *[nothing] Nothing
}
ui-prompts-reveals = This step reveals something, so it cannot be taken back.
ui-prompts-place = Place
ui-prompts-back = Back
ui-prompts-expels = Expels { $who }.

# Why a space is closed to the chosen piece.
ui-prompts-lord-goes = The lord goes only to the king's court: to an office or to the treasury.
ui-prompts-office-takes = A knight goes to an office only with the lord.
ui-prompts-treasury-takes = Only the lord goes to the treasury.
ui-prompts-favor-comes = A king's favor comes with a knight who is placed in a conflict.

# Numbers.
ui-prompts-less = Less: { $label }
ui-prompts-more = More: { $label }
ui-prompts-range = { $least } to { $most }
ui-prompts-amount = Set a number first
ui-prompts-several = Tick something first

# Choices.
ui-prompts-extension = Extension { $space }
ui-prompts-nobleman = { $ally ->
    [yes] remove nobleman { $letter }
   *[no] nobleman { $letter }
}
ui-prompts-printed = Reward of the county
ui-prompts-tile = Reward tile
ui-prompts-both = Both for { $gold } gold
ui-prompts-both-closed = Both cost { $price } gold, and you have { $gold }.
ui-prompts-nothing = Nothing

# Trades.
ui-prompts-how-buy_markers = Voting markers
ui-prompts-how-trade = Times
ui-prompts-how-buy_points = Power points
ui-prompts-how-sell_squires = Squires
ui-prompts-how-trade_markers = Times
ui-prompts-how-sell_seals = Seals
ui-prompts-deal = Give { $given } for { $taken }
ui-prompts-gold-to-squires = 2 gold for 1 squire
ui-prompts-squires-to-gold = 2 squires for 1 gold
ui-prompts-then = { $squires ->
    [one] Then you have { $gold } gold and 1 squire.
   *[other] Then you have { $gold } gold and { $squires } squires.
}
ui-prompts-sent = { $sum } of at most { $most } sent, { $left } left to you.
ui-prompts-gold-of = { $sum } of your { $have } gold
ui-prompts-squires-of = { $have ->
    [one] { $sum } of your 1 squire
   *[other] { $sum } of your { $have } squires
}
