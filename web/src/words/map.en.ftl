# England, the Channel and France.
ui-map-scotland = Scotland
ui-map-wales = Wales
ui-map-favors = King’s favors
# The letter of the north on the compass rose.
ui-map-north = N

## What a space is, read aloud and in its explanation
ui-map-lettered = { $county } ({ $letter })
ui-map-noblemen = { $count ->
    [0] No nobleman { $letter } is left.
    [one] 1 nobleman { $letter } is left.
   *[other] { $count } noblemen { $letter } are left.
}
ui-map-tile = A reward tile lies here: { $reward }.
ui-map-vacant = No knight stands here.
ui-map-held = Held by { $who }: { $pieces }.
ui-map-ghost = Here would stand, of { $who }: { $pieces }.
ui-map-unconfirmed = Not yet confirmed.
ui-map-open = You can act here.
ui-map-favor-taken = It is taken until the end of the round.
ui-map-conflict = Conflict { $conflict }: France has strength { $strength }, the ranks are worth { $points } power points.
ui-map-no-conflict = Conflict { $conflict }: there is none yet.
ui-map-no-more-conflict = Conflict { $conflict }: no card is left, so none will come.
ui-map-stack = { $who }: { $pieces }.
ui-map-pile = { $count ->
    [0] No conflict card is left.
    [one] 1 conflict card is left.
   *[other] { $count } conflict cards are left.
}

## How a battle would end
ui-map-battle = { $won ->
    [yes] If fought now, England wins with strength { $english } against { $french }.
   *[no] If fought now, France wins with strength { $french } against { $english }.
}
ui-map-would-score = { $who } would score { reward-points }.
ui-map-would-lapse = Allies score nothing: { reward-points } of { $who } would lapse.
ui-map-if-fought = If fought now
ui-map-england-wins = England wins
ui-map-france-wins = France wins
ui-map-nothing-yet = No conflict yet
ui-map-nothing-more = No more conflicts
