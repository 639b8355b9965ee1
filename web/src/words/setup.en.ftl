# Setting a table up.
ui-setup-seats = Seats
# $color is the color of a seat.
ui-setup-seat-for = Who has the seat of { $color }
ui-setup-friend-name = Name of the friend at the seat of { $color }
ui-setup-nameless = Give this friend a name.
ui-setup-bot-level = Level of the bot at the seat of { $color }
# How strong a level of bots is among all levels.
ui-setup-rank = Strength { $rank } of { $levels }
ui-setup-who-me = Me
    .text = Your own seat.
ui-setup-who-open = Open
    .text = For somebody whom you invite.
ui-setup-who-friend = Friend at this screen
    .text = You hand the screen over; each sees only their own stock.
ui-setup-who-bot = Bot
    .text = Plays by itself.
ui-setup-modules = Expansions
ui-setup-module-court = Lords apply for offices, and bishops, seals and a treasury come into play.
ui-setup-module-resentment = Knights can end in the tower, and dishonor costs points at the end.
ui-setup-module-reward_tiles = A tile in each county adds to the reward of its knight.
ui-setup-laws = Laws
ui-setup-law-set = Law set
ui-setup-laws-base = Base game
    .text = The laws of the base game.
ui-setup-laws-new = The New Laws
    .text = Other laws instead of those of the base game.
ui-setup-laws-king = Laws of the King
    .text = The groups that have Laws of the King come from there, the others from the base game.
ui-setup-laws-random = Random
    .text = For each group it is drawn which set it comes from.
ui-setup-laws-mixed = Chosen by group
    .text = Each group comes from the set you choose.
ui-setup-by-group = Choose by group
# $rounds are those in which the laws of the group are proposed, $count how many they are.
ui-setup-group = { $count ->
    [0] Group { $group }, in force at the start
    [one] Group { $group }, round { $rounds }
   *[other] Group { $group }, rounds { $rounds }
}
ui-setup-add-both = Add both expansions
ui-setup-agreements = Agreements
ui-setup-visible = Who may come
ui-setup-private = By invitation
    .text = Only those who have the invitation see the table.
ui-setup-public = Public
    .text = The table is listed on the start page, and anybody may watch.
ui-setup-holdings = Gold and squires
ui-setup-hidden = Behind the screen
    .text = Each player sees only their own gold and squires.
ui-setup-open = Open
    .text = Everybody sees everybody's gold and squires.
ui-setup-open-with-two = With two players everything is open in any case.
ui-setup-supply = Supply
ui-setup-unlimited = Unlimited
    .text = Gold, squires and voting markers never run out.
ui-setup-limited = As in the box
    .text = What has run out is not paid; the rest is lost.
ui-setup-seed = Seed
    .text = Optional. The same seed deals the same game; everybody is told that you chose it.
ui-setup-seed-wrong = A whole number from 0 to { $most }.
ui-setup-start = Start at once
    .text = No seat is open, so the game begins.
ui-setup-open-table = Open the table
    .text = You get a link to invite others; open seats can still go to bots.
ui-setup-agreed-limited = The supply is limited as in the box.
ui-setup-agreed-open = Gold and squires lie open.
ui-setup-agreed-hidden = Gold and squires stay behind the screens.
ui-setup-house-rules = House rules
    .text = The rule books leave these points open. Choose how your table reads them.
ui-setup-house-rules-chosen = { $count ->
    [0] all as usual
    [one] 1 changed
   *[other] { $count } changed
}
