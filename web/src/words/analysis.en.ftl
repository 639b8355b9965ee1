# After the game: how it went, and what it turned on.
ui-analysis = Analysis
ui-analysis-result = Score sheet
ui-analysis-working = The game is being looked through.
# How many of all decisions have been looked at.
ui-analysis-progress = { $done } of { $total }
ui-analysis-course = Expected result over time
ui-analysis-chance = Chance to win
ui-analysis-points = Expected power points
ui-analysis-round = Round { $round } begins
ui-analysis-show = Show this moment
ui-analysis-costly = The costliest decisions
ui-analysis-of = Whose decisions
# $what is what somebody did, in words.
ui-analysis-played = Played: { $what }
# $bot is the name of a level of bots.
ui-analysis-better = { $bot }: { $what }
# $chance is a number of percentage points; $points a number of power points with its sign.
ui-analysis-cost = { $chance ->
    [one] −1 percentage point, { $points } power points
   *[other] −{ $chance } percentage points, { $points } power points
}
ui-analysis-none = No decision cost much. { $bot } would have played alike.
ui-analysis-note = Percentage points of the chance to win. Expected by the bot { $bot }, who knew at each moment only what the player knew.
