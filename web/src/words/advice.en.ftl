# What a bot would do in the player's place.
ui-advice = Hint
ui-advice-button = Hint: what would the Earl do?
ui-advice-title = What would the Earl do?
ui-advice-close = Close the hint
ui-advice-thinking = The Earl is thinking.
ui-advice-again = Ask again
ui-advice-considered = { $considered ->
    [one] 1 option weighed.
   *[other] { $considered } options weighed, the best first.
}
ui-advice-play = Play it
# $chance is a percentage.
ui-advice-chance = { $chance } to win
# $lead is a number of points with its sign.
ui-advice-lead = Lead { $lead }
ui-advice-mix = { $times ->
    [one] The Earl does this 1 time in 10.
   *[other] The Earl does this { $times } times in 10.
}
ui-advice-more = Show { $more } more
ui-advice-why = Power points expected more or less than with the average option, by source
ui-advice-note = Lead: power points expected ahead of the best rival.
ui-advice-below = Below, by source: points more or less than the average option brings.
ui-advice-fair = The Earl knows only what you know.
# Where the expected points come from.
ui-advice-source-points = Points scored
ui-advice-source-stock = Goods
ui-advice-source-knights = Knights
ui-advice-source-castle = Castle
ui-advice-source-france = France
ui-advice-source-laws = Laws
ui-advice-source-majorities = Majorities at the end
ui-advice-source-court = King's court
ui-advice-source-places = Open places
ui-advice-source-other = Other
