# The players and the castles.
ui-players-place = { rank } in player order
ui-players-start = Start player
ui-players-asked = To play now
ui-players-leads = In the lead
ui-players-you = you
ui-players-away = Away
ui-players-left = Has left the table
ui-players-thinking = Thinking
ui-players-voted = Has voted
ui-players-votes = Still to vote
ui-players-court = At court: { $knights }
ui-players-reserve = In the reserve: { $knights }
ui-players-no-knights = no knight
ui-players-noblemen = Noblemen at table: { $letters }
ui-players-no-noblemen = No nobleman at table
ui-players-extensions = Extensions: { $built } of { $all }
ui-players-castle-knights = In the castle: { $knights }
ui-players-hidden = Behind the screen: { $what }
ui-players-retained = { $count } of them unused
ui-players-seal-tiles = { $count ->
    [one] 1 of them is a seal tile
   *[other] { $count } of them are seal tiles
}
ui-players-lord-home = The lord is at home
ui-players-lord-office = The lord applies for { $office }
ui-players-lord-treasury = The lord is in the treasury
ui-players-gold = gold
ui-players-squires = squires
ui-players-seals = seals
ui-players-dishonor = dishonor markers
ui-players-look = Show this castle

ui-castle-title = The castle of { $name }
ui-castle-mine = My castle
ui-castle-court-ally = Ally’s court
ui-castle-ally = Ally
ui-castle-table = Company at table
ui-castle-table-count = { $count } of { $all }
ui-castle-stock = Stock
ui-castle-knight = Knight of strength { $strength }
ui-castle-ally-knight = Ally’s knight of strength { $strength }
ui-castle-lord = Lord
ui-castle-ally-lord = Ally’s lord
ui-castle-upgrade = Upgrade the knight of strength { $strength }
ui-castle-built = Extension built
ui-castle-not-built = No extension
ui-castle-down = Extension face down
ui-castle-held = Knight of strength { $strength } here
ui-castle-vacant = No knight here
ui-castle-ghost = Knight of strength { $strength } would be here
ui-castle-open = Open the castle
ui-castle-close = Close the castle
