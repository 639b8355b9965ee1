# The workshop: boxes with the figures of their owners.
ui-workshop-title = Workshop
ui-workshop-lead = Some figures are printed on the components but are not in any text that we know, so we had to deduce or reconstruct them. If you own the game, enter the figures of your copy here, and play with them.
ui-workshop-mine = My boxes
ui-workshop-none = You have no box yet. Give it a name and begin; the packaged figures are there already.
ui-workshop-name = Name of the box
ui-workshop-new-name = My box
ui-workshop-new = New box
ui-workshop-upload = Upload a file
ui-workshop-packaged = Packaged figures
    .text = The figures that come with the program.
ui-workshop-look = Look at them
ui-workshop-theirs = Somebody else’s box
    .text = Whoever has the link of a box can look at it, copy it and play with it.
ui-workshop-to-list = To the workshop
ui-workshop-coming = The box is being opened.
# $changed figures are other than the packaged ones.
ui-workshop-changed = { $count ->
    [0] as packaged
    [one] 1 figure changed
   *[other] { $count } figures changed
}
# $all are the figures that are not certain.
ui-workshop-count = { $confirmed } of { $all } looked up
ui-workshop-look-up = Look up the next
ui-workshop-all-looked-up = All looked up.
# $reason is a phrase of the game, in English.
ui-workshop-unusable = This version cannot play with this box: { $reason }.

## What one can do with a box
ui-workshop-of-owner = A box of { $who }. Copy it to change it.
ui-workshop-copy = Copy to my boxes
ui-workshop-make-copy = Copy
ui-workshop-start = Begin a box of my own
ui-workshop-play = Play now with it
ui-workshop-new-table = New table with it
ui-workshop-more = More
ui-workshop-compare = Compare
ui-workshop-compare-with = Compare with
ui-workshop-choose = Choose a box
ui-workshop-by-link = A box by its link
ui-workshop-their-link = Link of the other box
# $count figures differ.
ui-workshop-differing = { $count ->
    [0] No figure differs.
    [one] 1 figure differs.
   *[other] { $count } figures differ.
}
ui-workshop-figure-column = Figure
ui-workshop-share = Share
ui-workshop-link = Link to this box
    .text = Whoever has it can look at the box, copy it and play with it. Only you can change it.
ui-workshop-download = Download
ui-workshop-replace = Take figures from a file
    .text = All figures of this box are replaced by those of the file.
    .yes = Replace them
ui-workshop-delete = Delete
    .text = Delete “{ $name }”? Tables that play with it keep its figures.
ui-workshop-keep = Keep
ui-workshop-away = The server cannot be reached. What you type is kept in this browser and sent as soon as the server is back.
ui-workshop-gone = This box has been deleted somewhere else. What is on the board is not lost.
    .again = Make a new box of it
ui-workshop-late = Something that you typed earlier was not taken. { $reason }

## A figure
# What a screen reader hears.
ui-workshop-figure = { $figure }: { $value }. { $mark }.
ui-workshop-other-has = The other box has: { $value }.
ui-workshop-legend = How sure the figures are
ui-workshop-differs = Differs from the other box
ui-workshop-mark-confirmed = Looked up
    .text = The owner of this box has looked it up.
ui-workshop-mark-certain = Certain
    .text = Certain: a rule book says so, or somebody who saw the board.
ui-workshop-mark-deduced = Deduced
    .text = Deduced from what the rule books say. What does your box have?
ui-workshop-mark-reconstructed = Reconstructed
    .text = Reconstructed: no text says it. What does your box have?
ui-workshop-fixed = A rule of the game, so no box has another figure.
ui-workshop-take = Take it
ui-workshop-as-printed = As printed
ui-workshop-settled = Done
ui-workshop-next = Next
# $value is the packaged figure.
ui-workshop-take-back = Take back ({ $value })
    .short = Take back
ui-workshop-taken = Saved: { $figure }.
ui-workshop-wrong-number = { $least ->
    [0] Type a whole number up to { $most }.
   *[other] Type a whole number from { $least } to { $most }.
}
ui-workshop-value = Figure
ui-workshop-rank = Points of rank { $number }
# $number is 1 or 2: one of the two cards that are taken out.
ui-workshop-card = { $number ->
    [1] First card taken out
   *[other] Second card taken out
}
ui-workshop-space = Space { $number } of the track
ui-workshop-most = Most dishonor loses
ui-workshop-second = Second most loses
ui-workshop-more-space = One more space
ui-workshop-less-space = One space less
ui-workshop-part-gold = Gold
ui-workshop-part-squires = Squires
ui-workshop-part-voting_markers = Voting markers
ui-workshop-part-power_points = Power points
ui-workshop-part-new_knights = New knight
ui-workshop-part-upgrades = Upgrade
ui-workshop-part-extensions = Extension
ui-workshop-part-noblemen = Nobleman
ui-workshop-part-passage = Passage to France
ui-workshop-part-cost_squires = Price in squires

## What a figure must be like, said where one is refused
ui-workshop-rule-nothing = It must give something.
ui-workshop-rule-reward = A county gives something, and of a new knight, an upgrade, an extension and the passage at most one.
ui-workshop-rule-points = No rank has more points than the one before it.
ui-workshop-rule-removed = Only cards that are there can be taken out.
ui-workshop-rule-favors = A favor gives gold and squires, or a nobleman or an upgrade alone; exactly one gives the upgrade. To move the upgrade, enter it at the other favor.
ui-workshop-rule-castle = A castle space gives gold, squires, voting markers or power points, or for its price a new knight or an upgrade alone.
ui-workshop-rule-ally_castle = A space of the ally gives a new knight or an upgrade, and nothing else.
ui-workshop-rule-noblemen = On a county lie at most as many noblemen as there are of each kind.
ui-workshop-rule-track = The first loses at least as much as the second, and there must be enough markers for all spaces.
ui-workshop-rule-markers = There must be enough markers for all spaces of the track.
ui-workshop-rule-tower = The tower must hold more than the neutral knight.
ui-workshop-rule-tile = A reward tile gives exactly one thing.

## The board
ui-workshop-conflicts = Conflict cards
ui-workshop-removed = Taken out: the cards of strength
ui-workshop-left-out = Without the upgrade:
ui-workshop-with = { $players } players
ui-workshop-castle = Castle spaces and their extensions
ui-workshop-ally_castle = Ally’s castle
ui-workshop-noblemen = Noblemen
ui-workshop-kinds = Kinds
ui-workshop-copies = Of each kind
ui-workshop-per_county = On each county
ui-workshop-supply = Supply
ui-workshop-seal-pieces = Seals
ui-workshop-shields = Shields
ui-workshop-archers = Archers
ui-workshop-tudor_knights = Tudor knights
ui-workshop-track = Dishonor track: the most and the second most lose
ui-workshop-dishonor-markers = Markers
ui-workshop-per_space = Markers on each space
ui-workshop-neutral_knight = Strength of the neutral knight
ui-workshop-tiles = Reward tiles
    .text = They lie on their counties on the map.
ui-workshop-seals = Replaced by seals at the King’s Court

## What a figure is called where it stands alone
ui-workshop-of-minimum = { $county }: least strength
ui-workshop-of-reward = { $county }: reward
ui-workshop-of-tile = Reward tile of { $county }
ui-workshop-of-strength = Conflict card { $card }: strength of France
ui-workshop-of-points = Conflict card { $card }: points of the ranks
ui-workshop-of-removed = Conflict cards taken out with { $players } players: strengths
ui-workshop-of-favors = King’s favor { $number }
ui-workshop-of-favors-upgrade_left_out_with = Numbers of players without the favor that upgrades
ui-workshop-of-castle = Castle space { $number }
ui-workshop-of-ally_castle = Castle space { $number } of the ally
ui-workshop-of-noblemen-kinds = Kinds of noblemen
ui-workshop-of-noblemen-copies = Noblemen of each kind
ui-workshop-of-per_county = Noblemen on each county with { $players } players
ui-workshop-of-supply-gold = Gold in the supply
ui-workshop-of-supply-squires = Squires in the supply
ui-workshop-of-supply-voting_markers = Voting markers in the supply
ui-workshop-of-court-seals = Seals
ui-workshop-of-court-shields = Shields
ui-workshop-of-court-archers = Archers
ui-workshop-of-court-tudor_knights = Tudor knights
ui-workshop-of-bishops = Bishops with { $players } players
ui-workshop-of-resentment-track = Dishonor track
ui-workshop-of-resentment-markers = Dishonor markers
ui-workshop-of-resentment-tower = Strength that the tower holds
ui-workshop-of-per_space = Dishonor markers on each space with { $players } players
ui-workshop-of-neutral_knight = Strength of the neutral knight with { $players } players
ui-workshop-of-reward_tiles-seals = Reward tiles that seals replace

## A box where a table is made
ui-workshop-box = Figures
    .text = Those of a box from the workshop.
ui-workshop-of-table = The box that this table plays with
# $name is the name of a box.
ui-workshop-of-server = As this server plays: “{ $name }”
ui-workshop-of-server-unnamed = As this server plays
ui-workshop-invitation = The workshop
    .text = Enter the figures of your own box, and play with them.
