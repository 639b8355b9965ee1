# The words of the game in English.
#
# A message id is a family and the engine's own name: event-placed_in_county, decision-vote, action-ransom, LAW-B0-1.
# Arguments have the names of the engine's fields. Others that many messages get:
#   $who    the player or ally it happens to, such as "Anna" or "Anna's ally"
#   $whose  the same, as the owner of what follows: "Anna's", "Anna's ally's"
#   $ally   yes when $who is an ally, else no
#   $company  who and what goes along, listed, to stand after "with"; $alone is yes where nobody does
# Yes-or-no arguments are the words yes and no; choices, phases and rewards are the engine's names.
# Labels that stand inside sentences have neither article nor preposition, so that other languages can inflect around them.

## Players

# The first player is number 0. These names are for players who have given none.
seat-name = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
   *[other] Purple
}
ally-name = { $name }'s ally
possessive = { $who }'s

## Lists: built from the end, one entry at a time

list-last = { $first } and { $last }
list-more = { $first }, { $rest }
list-row = { $first } { $rest }

## Goods and rewards

goods-gold = { $count } gold
goods-squires = { $count ->
    [one] 1 squire
   *[other] { $count } squires
}
goods-markers = { $count ->
    [one] 1 voting marker
   *[other] { $count } voting markers
}
goods-retained = { $count ->
    [one] 1 unused voting marker
   *[other] { $count } unused voting markers
}
goods-nothing = nothing

# Pieces of the expansions.
piece-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
piece-archers = { $count ->
    [one] 1 archer
   *[other] { $count } archers
}
piece-tudors = { $count ->
    [one] 1 Tudor knight
   *[other] { $count } Tudor knights
}
piece-bishops = { $count ->
    [one] 1 bishop
   *[other] { $count } bishops
}
piece-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
piece-dishonor = { $count ->
    [one] 1 dishonor marker
   *[other] { $count } dishonor markers
}

# $same is yes where all have one $strength; $strengths lists the strength of each.
knights = { $same ->
    [yes] { $count ->
        [one] knight of strength { $strength }
       *[other] { $count } knights of strength { $strength }
    }
   *[no] knights of strength { $strengths }
}
company-knights = the { $knights }

reward-points = { $count ->
    [one] 1 power point
   *[other] { $count } power points
}
reward-new_knights = { $count ->
    [one] 1 new knight
   *[other] { $count } new knights
}
reward-upgrades = { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
}
reward-extensions = { $count ->
    [one] 1 extension
   *[other] { $count } extensions
}
reward-noblemen = { $count ->
    [one] 1 nobleman
   *[other] { $count } noblemen
}
reward-passage = the passage to France
reward-for-squires = { $reward } for { goods-squires }

## Places

county-A = Northumberland
county-B = Stafford
county-C = York
county-D = Gloucester
county-E = Bedford
county-F = Suffolk
county-G = Somerset
county-H = Dorset
county-I = Surrey
county-reward = { $start_player ->
    [yes] { $county } needs a knight of strength { $minimum } or more and gives { $reward }; its knight also names the start player.
   *[no] { $county } needs a knight of strength { $minimum } or more and gives { $reward }.
}

conflict-U1 = upper left
conflict-U2 = upper right
conflict-L1 = lower left
conflict-L2 = lower right

# A location says where a knight stands, and its .from where he comes from ($origin).
location-court = at court
    .from = from court
location-county = in { $county }
    .from = from { $county }
location-castle = on castle space { $space }
    .from = from castle space { $space }
location-conflict = in the { $conflict } conflict
    .from = from the { $conflict } conflict
location-office = in the application for { $office }
    .from = from the application for { $office }
location-tower = in the tower
    .from = from the tower

favor = Favor { $tile }: { $reward }
castle-space = Castle space { $space }: { $reward }

## Expansions

module-court = At the King's Court
module-resentment = The King's Resentment
module-reward_tiles = reward tiles

law_set-base = base game
law_set-new = The New Laws
law_set-king = Laws of the King
law_set-random = random

office-chancellor = Lord High Chancellor
office-constable = Lord High Constable
office-chamberlain = Lord Great Chamberlain

privilege = { $privilege ->
    [shield] shield
    [archer] archer
   *[tudor] Tudor knight
}

# What a table agreed on beyond the base game.
agreed-modules = Played with { $modules }.
agreed-laws-random = The law set of each group is drawn at random.
agreed-laws-one = Law set: { $law_set }.
agreed-laws = Law sets of the groups 0 to 4: { $law_sets }.
agreed-box = Played with the box “{ $name }”.
agreed-box-unnamed = Played with other figures than the packaged ones.
agreed-reading = House rule – { $reading }: { $choice }.

## House rules: what the rule books leave open, and how a table may read it
#
# Of each question: what is open. Of each answer: what it means, and what speaks for it.

reading-first_extension = First extension
    .open = Each player chooses an extension to start with. The books do not say whether in turn or all at once.
reading-first_extension-in_turn = in turn
    .text = The players choose one after the other, the start player first, and see what others have chosen before them.
    .why = The tiles lie open, and where the books want a secret choice, as in votes, they say so. Other open choices are made in player order too.
reading-first_extension-at_once = all at once
    .text = All choose secretly at the same time. When the last choice is in, the tiles are laid.
    .why = The choice is part of the set-up, which all players make for themselves. So nobody has the advantage of choosing last.
reading-squires_to_place = When only squires open a space
    .open = All knights have to be placed. The books do not say what holds if every space left to you needs squires.
reading-squires_to_place-owed = you must place
    .text = As long as you can place something, you must, even if it costs squires.
    .why = The phase lasts until all knights have been placed, and nowhere may a player pass. Expelling somebody with squires is a placement like any other.
reading-squires_to_place-spared = you may pass
    .text = If every placement left to you needs squires, you may pass and keep them. You are asked again once somebody has placed a piece.
    .why = Squires are an offer: a player may send as many as he likes, and so none. Nobody should have to spend them because no other space is left.
reading-placed = Placed knights
    .open = Many laws speak of placed knights. The books do not say whether those at the king's court and in the tower are meant too.
reading-placed-everywhere = wherever they stand
    .text = For laws, a knight is placed unless he is at court or in the reserve. At the king's court and in the tower he is placed too.
    .why = The expansions use the same word for knights under a lord, and call the tower one more place for placing knights.
reading-placed-counties_castle_conflicts = only in counties, castle and conflicts
    .text = For laws, knights at the king's court and in the tower are not placed. “{ LAW-K3-4 }” counts those in the tower all the same.
    .why = The basic rules, for which most of these laws were written, know only these three places. Whoever supports a lord or does penance serves elsewhere.
reading-most_of_nothing = When nobody has any
    .open = Some laws favor whoever has the most of something. The books do not say what holds if nobody has any.
reading-most_of_nothing-nobody = nobody has the most
    .text = If nobody has any, nobody has the most, and the law brings nothing.
    .why = To have the most, one must have some: the laws speak of what players own, have left or have sent out.
reading-most_of_nothing-everybody = all have the most
    .text = If nobody has any, all are tied for the most, and the law holds for all of them.
    .why = All who are tied for the most get the full effect. The books make no exception for a tie at zero.
reading-swap_of_strongest = “{ LAW-B2-3 }”
    .open = This law exchanges the placed knight of strength 3 for the one of strength 4. The books do not agree on whether a player may decline.
reading-swap_of_strongest-compulsory = the swap is compulsory
    .text = Whoever can swap the two knights must.
    .why = In German and French the law says that they are swapped, and no more. Where a law leaves the choice to the player, it says so.
reading-swap_of_strongest-optional = the swap is optional
    .text = Each player who can swap the two knights decides whether to do so.
    .why = In English the law says that a player may. The swap is meant as a gain, and an upgrade, to which it comes closest, may always be declined.
reading-expelled_tudor = Expelled Tudor knight
    .open = The Tudor knight goes to his supply when his knight comes home. But a player whose lord is expelled takes back all that supported him. The books do not say how these two rules go together.
reading-expelled_tudor-by_place = it depends on the place
    .text = Expelled from a county, the Tudor knight goes to his supply. Expelled with a lord, he goes back to his player.
    .why = Each of the two rules means what it says: the one for counties and conflicts, the other for lords.
reading-expelled_tudor-to_supply = always to the supply
    .text = Expelled, the Tudor knight goes to his supply, from a county as well as with a lord.
    .why = He is lent for a single use: when lords come home in the regular way, he goes to his supply too. What a lord takes back are knights and bishops.
reading-expelled_tudor-to_player = always back to the player
    .text = Expelled, the Tudor knight goes back to his player, who may use him again in this round.
    .why = Whoever is expelled places again, and a privilege holds for the whole round. What is not lost with a lord should not be lost in a county.
reading-last_markers = Voting markers in round 5
    .open = In the last round no more voting markers are given. The books say so of the company at table; it is open whether all sources are meant.
reading-last_markers-not_at_table = none from the table
    .text = In round 5 the company at table gives no voting markers. Laws, counties, castle spaces and the treasury still do.
    .why = The sentence belongs to the paragraph on the company at table. In { module-resentment } voting markers break ties even after the last vote.
reading-last_markers-nowhere = none at all
    .text = In round 5 nobody receives voting markers from anywhere, and no lord can take any from the treasury.
    .why = The sentence names no source. And after the last vote of the base game voting markers are of no use.
reading-archer_from_dorset = Archer and passage
    .open = An archer goes to a conflict together with a knight. The books do not say whether this may be the knight who crosses from Dorset in phase 3.
reading-archer_from_dorset-stays = the archer stays
    .text = An archer goes only with a knight who is placed in a conflict in phase 1.
    .why = A privilege is placed together with a knight, and placing is phase 1. The note on Dorset speaks of the Tudor knight alone.
reading-archer_from_dorset-goes_along = the archer may cross too
    .text = An unused archer may cross with the knight, if the knight newly enters the conflict and the space directly below him is free.
    .why = The archer needs a knight who is sent to a conflict, and the passage sends one. The note on Dorset is about a Tudor knight who stands there already.
reading-dishonor_ties = Ties in dishonor
    .open = If players have equally many dishonor markers, voting markers decide. The books do not say whether it helps to have more of them, or hurts.
reading-dishonor_ties-stock_helps = more voting markers help
    .text = Of players with equal dishonor, the one with more voting markers ranks lower and loses less. If these are equal too, squires decide in the same way.
    .why = Wherever else a stock breaks a tie, it helps its owner.
reading-dishonor_ties-stock_hurts = more voting markers hurt
    .text = Of players with equal dishonor, the one with more voting markers ranks first and loses more. If these are equal too, squires decide in the same way.
    .why = Wherever else a stock breaks a tie, the larger stock wins the higher rank, and here the higher rank is the one with the most dishonor.
reading-supporter_upgrade = Upgrading under a lord
    .open = An application cannot be made stronger later. But an upgrade may choose any knight in play. The books do not say which rule wins for a knight under a lord.
reading-supporter_upgrade-allowed = allowed
    .text = In phase 1 a knight who supports a lord may be upgraded too. The application is then stronger at once.
    .why = An upgrade may choose any own knight, and two knights change places. What is forbidden is to add pieces.
reading-supporter_upgrade-barred = not in phase 1
    .text = In phase 1 a knight who supports a lord cannot be upgraded. From phase 2 on he can.
    .why = Lord and supporters are placed in one turn, so that the others know how strong they must be. An upgrade would make the application stronger after all.

## Phases

phase-setup = Set-up
phase-placing = Placing knights
phase-parliament = Parliament
phase-rewards = Rewards
phase-over = End of the game

## Sources of power points (a law is the source of its own points)

source-counties = Counties
source-castles = Castles
source-conflicts = Conflicts
source-knighthood = Knighthood
source-extensions = Extensions
source-noblemen = Noblemen
source-reward_tiles = Reward tiles
source-seals = Seals
source-dishonor = Dishonor

## Laws

LAW-B0-1 = Gold Makes Knights
    .text = Each player with the most gold ({ phrase-least }) may upgrade 1 placed knight.
LAW-B0-2 = Muster of Squires
    .text = Each player with the most squires ({ phrase-least }) gets 1 new knight.
LAW-B0-3 = Wardens of the Shires
    .text = Each player scores 3 power points for every 2 counties held.
LAW-B1-1 = Votes for Sale
    .text = Each player may buy any number of voting markers for 1 gold each.
LAW-B1-2 = Patronage at Court
    .text = Each player may give 1 squire and 1 gold for 3 power points, any number of times.
LAW-B1-3 = Masons from the War
    .text = For every 2 conflicts with own knights, each player may build 1 extension.
LAW-B1-4 = A Fitting Retinue
    .text = Each player gets 1 squire for each placed knight of strength 2.
LAW-B2-1 = The War Chest
    .text = For every 2 conflicts with own knights, each player gets 1 gold, 1 squire and 1 voting marker.
LAW-B2-2 = Rise from the Ranks
    .text = Each player without a placed knight of strength 2 may upgrade any 1 knight.
LAW-B2-3 = The King's Champions
    .text = Each placed knight of strength 3 { $swap_of_strongest ->
        [optional] may make
       *[compulsory] makes
    } way for the knight of strength 4 in the reserve.
LAW-B2-4 = Great Houses
    .text = Each player scores 5 power points for every 3 extensions in the castle.
LAW-B3-1 = Glory in France
    .text = Each player scores 3 power points for each conflict with own knights.
LAW-B3-2 = Lords of the Land
    .text = Each player scores 8 power points for every 3 counties held.
LAW-B3-3 = The Common Array
    .text = Each player with all 3 knights of strength 1 placed scores 5 power points.
LAW-B3-4 = Sons of the Nobility
    .text = Each player gets 1 new knight for every 3 noblemen at the table.
LAW-B4-1 = Gifts to the Crown
    .text = Each player may buy any number of power points for 1 gold each.
LAW-B4-2 = Squires for the Crown
    .text = Each player may give any number of squires for 1 power point each.
LAW-B4-3 = The Full Order of Battle
    .text = Each player with placed knights of all 4 strengths scores 6 power points.
LAW-N0-1 = Voices from the War
    .text = Each player gets 1 voting marker for each conflict with own knights.
LAW-N0-2 = A Purse for the Retinue
    .text = Each player with the most squires ({ phrase-least }) gets 1 gold and 1 voting marker.
LAW-N0-3 = The Rich Are Heard
    .text = Each player with the most gold ({ phrase-least }) gets 1 squire and 1 voting marker.
LAW-N1-1 = Comfort for the Empty Table
    .text = Each player without a nobleman at the table gets 1 gold, 1 squire and 1 voting marker.
LAW-N1-2 = Squires to the Front
    .text = For each conflict with own knights, each player may send 1 squire to one of these conflicts, where he adds 1 strength until it has been fought.
LAW-N1-3 = A Squire for Every Novice
    .text = Each player gets 1 squire for each placed knight of strength 1.
LAW-N1-4 = Stone for Gold
    .text = Each player may build any number of extensions for 4 gold each.
LAW-N2-1 = Honor to the Garrison
    .text = Each player scores 3 power points for each knight in the own castle.
LAW-N2-2 = The Patient Voice
    .text = Each player with the most unused voting markers ({ phrase-least }) may upgrade any 1 knight.
LAW-N2-3 = Brothers in Arms
    .text = Each player with both knights of strength 2 placed scores 3 power points.
LAW-N2-4 = The Shire Tax
    .text = For each county held, each player pays 1 gold or takes the knight home.
LAW-N3-1 = Masters of the Shires
    .text = Each player scores 5 power points for every 2 counties held.
LAW-N3-2 = Upkeep of the Castles
    .text = For each extension, each player gives 1 squire or turns it face down until all castles have been scored.
LAW-N3-3 = The Money Changers
    .text = Each player may exchange 2 gold for 1 squire or 2 squires for 1 gold, any number of times.
LAW-N3-4 = Guards of the Counties
    .text = Each player scores 3 power points for every 2 squires with own knights in counties.
LAW-N4-1 = Keepers of Empty Halls
    .text = Each player scores 3 power points for each county held in which no nobleman is left.
LAW-N4-2 = The Grand Bargain
    .text = Each player may give 1 gold, 1 squire and 1 unused voting marker for 3 power points, any number of times.
LAW-N4-3 = The Greatest Host
    .text = Each player with the most knights in all conflicts together ({ phrase-least }) scores 5 power points.
LAW-K2-1 = The King's Levy
    .text = Each player with the most squires loses 2 squires, and each with the most gold loses 3 gold, or all there is.
LAW-K2-2 = The Plain Man's Absolution
    .text = Each player without a bishop may return 1 dishonor marker.
LAW-K2-3 = A Spotless Name
    .text = Each player with the fewest dishonor markers (even 0) scores 5 power points.
LAW-K2-4 = Wax into Gold
    .text = Each player may give any number of seals for 2 squires and 1 gold each.
LAW-K3-1 = The Silent Are Trusted
    .text = Each player with the most unused voting markers ({ phrase-least }) gets 1 seal.
LAW-K3-2 = Splendor Pleases the King
    .text = Each player with the most squires ({ phrase-least }) scores 3 power points, and so does each with the most gold ({ phrase-least }).
LAW-K3-3 = The Greedy Are Shamed
    .text = Each player gets 1 dishonor marker for every 2 counties held.
LAW-K3-4 = Penance in the Tower
    .text = Each player scores 3 power points for each own knight in the tower.

## Ranks

rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}

## Phrases: what several sentences share, with the arguments of the one that they stand in
#
# A phrase is nobody's but its catalog's: each language has the ones that it needs.

phrase-with_company = { $alone ->
    [yes] { "" }
   *[no] { " " }with { $company }
}
phrase-knight = { $ally ->
    [yes] the ally's knight of strength { $knight }
   *[no] the knight of strength { $knight }
}
phrase-castle_space = { $ally ->
    [yes] the ally's castle space { $space }
   *[no] castle space { $space }
}
phrase-vote = { $yes ->
    [yes] yes
   *[no] no
}{ $markers ->
    [0] { "" }
    [one] { " " }with 1 voting marker
   *[other] { " " }with { $markers } voting markers
}
phrase-privilege = { $privilege ->
    [shield] a shield
    [archer] an archer
   *[tudor] a Tudor knight
}
phrase-least = { $most_of_nothing ->
    [everybody] even 0
   *[nobody] at least 1
}
phrase-distinction = { $by ->
    [gold] has the most gold
    [squires] has the most squires
    [retained_markers] has the most unused voting markers
    [dishonor] has the fewest dishonor markers
   *[knights] has the most knights in conflicts
}
phrase-placed_knight = { $placed ->
    [yes] placed knight
   *[no] knight
}
phrase-take = { $ally ->
    [yes] remove
   *[no] take
}
phrase-for_ally = { $ally ->
    [yes] { " " }for your ally
   *[no] { "" }
}
phrase-treasure = { $take ->
    [markers] all voting markers
    [squires] all squires
    [gold] all gold
   *[nothing] nothing
}
phrase-moment = { $to ->
    [0] the beginning
   *[other] action { $to }
}

## Events: what happened

event-dealt = { $start_player } is the start player.
event-round_started = Round { $round } begins.
event-phase_started = { $phase ->
    [setup] The table is set up.
    [placing] Phase 1 begins: placing knights.
    [parliament] Phase 2 begins: the parliament.
    [rewards] Phase 3 begins: the rewards.
   *[over] All points are counted.
}
event-law_in_force = In force from the start is “{ $law }”. { $text }
event-law_proposed = Proposal { $place } is “{ $law }”. { $text }
event-conflict_revealed = A conflict opens { $conflict }: France has strength { $strength }, the ranks are worth { $points } power points.
event-extension_built = { $who } builds extension { $space } ({ $reward }).
event-extension_chosen = { $who } chooses extension { $space } ({ $reward }) in secret.
event-placed_in_county = { $who } places the knight of strength { $knight }{ phrase-with_company } in { $county }.
event-expelled = { $alone ->
    [yes] { $whose } knight of strength { $knight } is expelled from { $county }.
   *[no] { $whose } knight of strength { $knight } is expelled from { $county } and loses { $company }.
}
event-placed_in_castle = { $who } places the knight of strength { $knight } on castle space { $space } ({ $reward }).
event-placed_in_conflict = { $who } sends the knight of strength { $knight }{ phrase-with_company } to the { $conflict } conflict.
event-cannot_place = { $who } cannot place any knight.
event-passed = { $who } passes and keeps the squires.
event-favor_taken = { $who } takes the king's favor of { $reward }.
event-gained = { $who } gets { $goods }.
event-paid = { $who } pays { $goods }.
# $lost is yes where they are taken away.
event-scored = { $lost ->
    [yes] { $who } loses { reward-points } ({ $source }).
   *[no] { $who } scores { reward-points } ({ $source }).
}
event-knight_recruited = { $who } gets 1 new knight.
event-knight_upgraded = { $who } upgrades the knight { $location } from strength { $knight } to { $stronger }.
event-nobleman_taken = { $who } takes nobleman { $nobleman } from { $county }.
event-nobleman_removed = { $who } removes nobleman { $nobleman } in { $county } from the game.
event-vote_committed = { $who } commits to { phrase-vote }.
event-vote_revealed = { $who } votes { phrase-vote }.
event-law_adopted = “{ $law }” is adopted: { $yes_votes } yes, { $no_votes } no.
event-law_repealed = “{ $law }” leaves the game.
event-law_rejected = “{ $law }” is rejected: { $yes_votes } yes, { $no_votes } no.
event-markers_returned = { $who } returns { goods-retained }.
event-law_applied = “{ $law }” is applied. { $text }
# $by is what the players were compared by, if they were ($compared). The law may as well be a burden.
event-qualified = { $compared ->
    [yes] “{ $law }” applies to { $who }, who { phrase-distinction }.
   *[no] “{ $law }” applies to { $who }.
}
event-county_scored = { $choice ->
    [nobleman] { $ally ->
        [yes] { $who } prefers the nobleman to the reward of { $county }.
       *[no] { $who } takes the nobleman in { $county }.
    }
    [reward] { $who } takes the reward of { $county }.
    [both] { $who } takes both the nobleman and the reward of { $county }.
    [tile] { $who } prefers the reward tile to the reward of { $county }.
    [both_with_tile] { $who } takes both the nobleman and the reward tile in { $county }.
   *[nothing] { $who } takes nothing in { $county }.
}
event-went_home = { $count ->
    [one] { $whose } { $knights } goes home { $origin }.
   *[other] { $whose } { $knights } go home { $origin }.
}
event-crossed = { $whose } knight of strength { $knight } crosses{ phrase-with_company } to the { $conflict } conflict.
event-start_player_named = { $own ->
    [yes] { $who } chooses to be the start player.
   *[no] { $who } names { $seat } the start player.
}
event-castle_scored = { $who } uses { $extension ->
    [yes] extension { $space }
   *[no] the knight on castle space { $space }
}{ $cost ->
    [0] .
   *[other] { " " }({ $reward }).
}
event-table_scored = { $count ->
    [0] { $who } has the lord of the castle at table.
   *[other] { $who } has the lord of the castle and { reward-noblemen } at table.
}
event-conflict_resolved = { $england_wins ->
    [yes] England wins the { $conflict } conflict with strength { $english_strength } against { $french_strength }.
   *[no] { $english_strength ->
        [0] England loses the { $conflict } conflict, where nobody fights.
       *[other] England loses the { $conflict } conflict with strength { $english_strength } against { $french_strength }, so the highest points are not given.
    }
}
event-points_lapsed = { $who } would score { reward-points }, but allies score none.
event-conflict_moved_down = The { $conflict } conflict moves down to the lower row.
event-conflict_ended = The { $conflict } conflict is over.
event-ransomed = { $who } ransoms the { $knights } from the { $conflict } conflict.
event-captured = { $count ->
    [one] { $whose } { $knights } is captured and goes to the reserve.
   *[other] { $whose } { $knights } are captured and go to the reserve.
}
# What would be given, but cannot be had.
event-forfeited = { $reward ->
    [new_knight] { $who } gets no new knight, as none of strength 1 is in the reserve.
    [upgrade] { $who } gets no upgrade, as no knight qualifies for it.
    [extension] { $who } gets no extension, as all are built.
    [nobleman] { $ally ->
        [yes] { $who } removes no nobleman, as none is left.
       *[no] { $who } gets no nobleman, as the counties have no new one.
    }
    [passage] { $who } finds no place in any conflict.
    [start_player] { $who } does not name a start player, as the order changes nothing anymore.
    [tile] { $who } has no use for the reward tile.
    [seal] { $who } does not get all seals, as the supply is too small.
    [markers] { $who } gets no voting markers, as none are given in round 5.
   *[goods] { $ally ->
        [yes] { $who } gets no goods, as allies own none.
       *[no] { $who } does not get everything, as the supply is too small.
    }
}
# Goods are what a law offers in exchange.
event-declined = { $reward ->
    [new_knight] { $who } does without a new knight.
    [upgrade] { $who } does without an upgrade.
    [swap] { $who } leaves the knight of strength 3 where he is.
    [extension] { $who } does without an extension.
    [nobleman] { $who } does without a nobleman.
    [ransom] { $who } ransoms nobody.
    [dishonor] { $who } returns no dishonor marker.
   *[goods] { $who } makes no use of the law.
}
event-only_choice = { $who } has only one choice. { $action }
event-final_rank = { $who } is { $place } in { $source_id ->
    [knighthood] knighthood with strength { $value }
    [dishonor] dishonor with { $dishonor }
   *[extensions] building with { $extensions }
}{ $tied ->
    [knighthood] { " " }and, to break the tie, { $squires }.
    [dishonor] { " " }and, as voting markers are equal too, { $squires }.
    [extensions] { " " }and, to break the tie, { $gold }.
   *[no] .
}
event-game_over = The game is over.
event-law_set_drawn = { $law_set ->
    [base] The laws of group { $group } are those of the base game.
    [new] The laws of group { $group } are from The New Laws.
   *[king] The laws of group { $group } are Laws of the King.
}
event-squires_sent = { $who } sends { goods-squires } to the { $conflict } conflict.
event-squires_returned = { $count ->
    [one] { $whose } squire in the { $conflict } conflict goes to the general supply.
   *[other] { $whose } { $count } squires in the { $conflict } conflict go to the general supply.
}
event-extension_turned_down = { $count ->
    [one] { $who } turns extension { $spaces } face down.
   *[other] { $who } turns extensions { $spaces } face down.
}
event-extensions_turned_up = All extensions are turned face up again.
event-applied_for_office = { $who } applies for the office of { $office }{ phrase-with_company }.
event-tribute_paid = { $who } pays a tribute of { $goods } into the treasury.
event-expelled_from_office = { $whose } lord is expelled as applicant for { $office } and goes back to court{ phrase-with_company }.
event-entered_treasury = { $ally ->
    [yes] { $amount ->
        [0] { $whose } lord enters the empty treasury.
       *[other] { $whose } lord enters the treasury and removes { $goods } from it.
    }
   *[no] { $whose } lord enters the treasury and takes { $goods }.
}
event-office_filled = { $kept ->
    [yes] { $who } remains { $office }, since nobody applied.
   *[no] { $who } is appointed { $office }.
}
event-privilege_granted = { $who } is granted { phrase-privilege }.
event-privilege_returned = { $who } returns an unused { privilege }.
event-seals_gained = { $who } gets { piece-seals }.
event-seals_given = { $who } gives { piece-seals }.
event-seals_counted = { $seals ->
    [0] { $who } has no seals.
   *[other] { $bishops ->
        [0] { $who } has { $sealed } and no bishop, so each seal is worth 1 power point.
       *[other] { $who } has { $sealed } and { $clergy }, so each seal is worth { $worth } power points.
    }
}
event-lord_went_home = { $whose } lord goes home from the king's court{ phrase-with_company }{ $tudor ->
    [yes] { " " }and leaves the Tudor knight there.
   *[no] .
}
event-bishop_taken = { $who } takes a bishop instead of the upgrade.
event-bishop_removed = { $who } removes a bishop from the game instead of the upgrade.
event-placed_in_tower = { $who } drops the knight of strength { $knight } into the tower.
event-dishonored = { $who } gets { piece-dishonor }.
event-dishonor_returned = { $who } returns { piece-dishonor }.
event-tile_drawn = A reward tile is laid in { $county }: { $reward }.
event-tile_taken = { $who } takes the reward tile in { $county } ({ $reward }).

## Tips: what the rules say about a place

tip-favor = Each knight placed in a conflict brings one, while one is left.
tip-treasury = A lord who enters takes all of one kind.
tip-tower = A knight dropped into it returns as many dishonor markers as his strength.
tip-dishonor = At the end the most dishonor loses the larger uncovered number, the second most the smaller.
tip-office = { $privilege ->
    [tudor] The office gives { phrase-privilege }.
   *[other] The office gives { $seals } and { phrase-privilege }; in round { $rounds } only { $seals }.
}

## Prospects: what a law would bring, and how a battle would end; short stands beside a picture

prospect-nothing = As things stand it gives you nothing.
    .short = nothing
prospect-unknown = What it gives you depends on hidden stocks.
    .short = hidden stocks
# $question is what you would be asked, $most how often you could trade; 0 where it is no trade.
prospect-offered = { $most ->
    [0] As things stand it asks you “{ $question }”.
    [one] As things stand it asks you “{ $question }”, at most once.
   *[other] As things stand it asks you “{ $question }”, at most { $most } times.
}
    .short = { $most ->
        [0] you choose
       *[other] up to { $most }×
    }
prospect-gain = As things stand you get { $gains }.
prospect-loss = As things stand you lose { $losses }.
prospect-gain_and_loss = As things stand you get { $gains } and lose { $losses }.
prospect-places = { $count ->
    [one] 1 knight's place
   *[other] { $count } knights' places
}
prospect-first_rank = The highest points ({ $points }) are then not given: rank 1 gets the middle ones, rank 2 the lowest.

## Decisions: what a seat is asked, and with .you the same to the player

decision-first_extension = Which extension does { $who } start with?
    .you = { $at_once ->
        [yes] { $committed ->
            [yes] You have chosen your first extension and may still change it.
           *[no] Choose the extension you start with (all choose at the same time, in secret)
        }
       *[no] Choose the extension you start with
    }
# $lords is yes where a lord can be placed, $knights where a knight can. $what says whose pieces can be placed (own,
# ally, any) and which (knight, lord, both); $number is the piece that comes next; $pass is yes where passing is possible.
decision-place = { $lords ->
    [yes] { $allies ->
        [yes] Which own or allied knight or lord does { $who } place, and where?
       *[no] { $knights ->
            [yes] Whom does { $who } place, a knight or the lord, and where?
           *[no] Where does { $who } place the lord?
        }
    }
   *[no] { $allies ->
        [yes] Which own or allied knight does { $who } place, and where?
       *[no] Which knight does { $who } place, and where?
    }
}
    .you = { $what ->
        [own-lord] Place your lord ({ $number } of { $total })
        [own-both] Place a knight or your lord ({ $number } of { $total })
        [ally-knight] Place a knight of your ally ({ $number } of { $total })
        [ally-lord] Place the lord of your ally ({ $number } of { $total })
        [ally-both] Place a knight or the lord of your ally ({ $number } of { $total })
        [any-knight] Place a knight of yours or of your ally ({ $number } of { $total })
        [any-lord] Place your lord or the one of your ally ({ $number } of { $total })
        [any-both] Place a knight or lord of yours or of your ally ({ $number } of { $total })
       *[own-knight] Place a knight ({ $number } of { $total })
    }{ $pass ->
        [yes] , or pass
       *[no] { "" }
    }
decision-favor = Which king's favor does { $who } take?
    .you = Choose a king's favor{ phrase-for_ally }
# $swap is yes where LAW-B2-3 leaves the choice to the player.
decision-upgrade = { $swap ->
    [yes] Does { $who } swap the placed knight of strength 3 for the one of strength 4?
   *[no] Which { phrase-placed_knight } does { $who } upgrade{ $bishop ->
        [yes] , or does { $who } { phrase-take } a bishop instead?
       *[no] ?
    }
}
    .you = { $swap ->
        [yes] Swap your knight of strength 3 for the one of strength 4, or leave him where he is
       *[no] Upgrade a { $ally ->
            [yes] knight of your ally
           *[no] { phrase-placed_knight }
        }{ $bishop ->
            [yes] , or { phrase-take } a bishop instead
           *[no] { "" }
        }
    }
decision-nobleman = { $ally ->
    [yes] Which nobleman does { $who } remove from the game?
   *[no] Which nobleman does { $who } take?
}
    .you = { $ally ->
        [yes] Choose the nobleman whom your ally removes from the game
       *[no] Take a nobleman
    }
decision-vote = How does { $who } vote on “{ $law }”?
    .you = { $committed ->
        [yes] You have voted on “{ $law }” and may still change it.
       *[no] Vote on “{ $law }”
    }
decision-trade = How often does { $who } give { $given } for { $taken }?
    .you = Give { $given } for { $taken }, any number of times
decision-build = { $tiles ->
    [one] Which extension does { $who } build?
   *[other] Which of { $tiles } extensions does { $who } build first?
}
    .you = { $tiles ->
        [one] Build an extension
       *[other] Build an extension ({ $tiles } to go)
    }
decision-county_reward = What does { $who } take in { $county }?
    .you = { $ally ->
        [yes] Choose what your ally takes in { $county }
       *[no] Choose what you take in { $county }
    }
decision-extension = Which extension does { $who } build?
    .you = Build an extension
decision-passage = To which conflict does { $who } cross from { $county }?
    .you = { $ally ->
        [yes] Choose the conflict to which your ally's knight crosses from { $county }
       *[no] Choose the conflict to which your knight crosses from { $county }
    }
decision-start_player = Whom does { $who } name the start player?
    .you = Name the start player{ phrase-for_ally }
decision-castle_next = What does { $who } score next in the castle?
    .you = Choose what is scored next in your castle
decision-pay = Does { $who } take { $reward }?
    .you = { $ally ->
        [yes] Choose whether your ally takes { $reward }
       *[no] Take { $reward }, or do without
    }
decision-ransom = Which knights does { $who } ransom from the { $conflict } conflict?
    .you = Ransom your knights from the { $conflict } conflict
decision-send_squires = How many squires does { $who } send, and to which conflicts?
    .you = Send squires to your knights in conflicts
decision-buy_extensions = Which extensions does { $who } build for { $price } each?
    .you = Build extensions for { $price } each
decision-county_tax = In which counties does { $who } pay { $price } to keep the knight there?
    .you = Pay { $price } for each knight who stays in his county
decision-extension_tax = Which extensions does { $who } keep face up for { $price } each?
    .you = Pay { $price } for each extension that stays face up
decision-exchange = How often does { $who } exchange { $gold_to_squires }, and how often { $squires_to_gold }?
    .you = Exchange gold and squires
decision-return_dishonor = Does { $who } return a dishonor marker?
    .you = Return a dishonor marker, or keep it

## Actions: what an option does

action-extension = Build extension { $space } ({ $reward }).
action-county = Place { phrase-knight }{ phrase-with_company } in { $county }.
action-castle = Place { phrase-knight } on { phrase-castle_space } ({ $reward }).
action-conflict = Send { phrase-knight }{ phrase-with_company } to the { $conflict } conflict.
action-favor = Take the king's favor of { $reward }.
action-upgrade = { $swap ->
    [yes] Swap the knight of strength 3 { $location } for the one of strength 4.
   *[no] Upgrade the knight of strength { $knight } { $location }.
}
action-nobleman = { $ally ->
    [yes] Remove the nobleman in { $county } from the game.
   *[no] Take the nobleman in { $county }.
}
action-vote = Vote { phrase-vote }.
action-trade = { $times ->
    [0] Trade nothing.
   *[other] Give { $given } for { $taken }.
}
action-reward = { $choice ->
    [nobleman] { action-nobleman }
    [reward] Take the reward of { $county }: { $reward }.
    [both] Pay { $price } and take both the nobleman and the reward of { $county }: { $reward }.
    [tile] { $useful ->
        [yes] Take the reward tile in { $county }: { $reward }.
       *[no] Remove the reward tile in { $county } from the game: { $reward }.
    }
    [both_with_tile] Pay { $price } and take both the nobleman and the reward tile in { $county }: { $reward }.
   *[nothing] Take nothing in { $county }.
}
action-passage = Cross to the { $conflict } conflict{ phrase-with_company }.
action-start_player = Name { $seat } the start player.
action-score = Score { phrase-castle_space } ({ $reward }).
action-pay = { $yes ->
    [yes] { $count ->
        [0] Accept.
       *[other] Pay { goods-squires }.
    }
   *[no] { $count ->
        [0] Decline.
       *[other] Pay nothing.
    }
}
action-ransom = { $count ->
    [0] Ransom nobody.
   *[other] Ransom the { $knights } for { $price }.
}
action-decline = { $question ->
    [place] Pass and keep the squires.
    [swap] Leave the knight where he is.
   *[other] Decline.
}
action-bishop = { $ally ->
    [yes] Remove a bishop from the game instead.
   *[no] Take a bishop instead.
}
action-send_squires = { $count ->
    [0] Send no squires.
   *[other] Send { $sent }.
}
action-buy_extensions = { $count ->
    [0] Build no extension.
   *[other] Build { $extensions } for { $price }.
}
action-county_tax = { $count ->
    [0] Pay nothing and take all knights home.
   *[other] Pay { $price } for { $counties }.
}
action-extension_tax = { $count ->
    [0] Pay nothing and turn all extensions face down.
    [one] Pay { $price } for extension { $spaces }.
   *[other] Pay { $price } for extensions { $spaces }.
}
action-exchange = { $count ->
    [0] Exchange nothing.
   *[other] Exchange { $exchanges }.
}
action-return_dishonor = { $yes ->
    [yes] Return a dishonor marker.
   *[no] Return no dishonor marker.
}
action-tower = Drop { phrase-knight } into the tower.
action-office = { $ally ->
    [yes] Let the ally apply
   *[no] Pay { $tribute } and apply
} for the office of { $office }{ phrase-with_company }.
action-treasury = { $ally ->
    [yes] Let the ally's lord enter the { $take ->
        [nothing] empty treasury.
       *[other] treasury and remove { phrase-treasure }.
    }
   *[no] Enter the treasury and take { phrase-treasure }.
}

# Parts of what an option does.
part-sent = { $squires } to the { $conflict } conflict
part-extension = extension { $space } ({ $reward })
part-exchange = { $given } for { $taken }

# What stands on the button of an option: its effect, and below it its price or where it comes from.
face-you = You
face-upgrade = → { $strength } { $location }
face-extension = Extension { $space }
face-nobleman = { $ally ->
    [yes] remove nobleman { $letter }
   *[no] nobleman { $letter }
}
face-county = Reward of the county
face-tile = Reward tile
face-both = Both for { $price }
face-too_dear = Both cost { $price }, and you have { $held }.
face-conflict = Conflict { $conflict }
face-archer = with an archer
face-times = Times

# What an option comes to.
then-expels = Expels { $who }.
then-have = Then you have { $stock }.
then-spent = { $spent } of your { $stock }
then-sent = { $sent } of at most { $most } sent, { $left } left to you.

## The log of a game

log-title = A game for { $seats } players, seed { $seed }
log-position = A game for { $seats } players, from a given position
log-next-round = Before round { $round }
log-round = Round { $round }
log-final = Final scoring
log-in-force = In force is “{ $law }”. { $text }
log-joined = { $first } { $next }
log-only-choice = The only choice: { $line }
log-both = { $who } pays { $goods } for both nobleman { $nobleman } and the reward of { $county }.
log-both-with-tile = { $who } pays { $goods } for both nobleman { $nobleman } and the reward tile in { $county } ({ $reward }).
log-markers-returned = Unused voting markers go to the supply.
log-no-effect = It applies to nobody.
log-qualified = { $who } { phrase-distinction }.
log-votes-in = { $count ->
    [one] 1 of { $all } votes on “{ $law }” is in.
   *[other] { $count } of { $all } votes on “{ $law }” are in.
}
log-extensions-in = { $count ->
    [one] 1 of { $all } first extensions is chosen.
   *[other] { $count } of { $all } first extensions are chosen.
}
log-standing = Power points so far: { $standing }.
log-points = { $points } for { $who }
log-winner = { $count ->
    [one] { $who } wins with { $points } power points.
   *[other] { $who } share the victory with { $points } power points each.
}
log-unfinished = The record ends here; the game is not over.

## The table at one moment

board-moment = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}
board-title = { board-moment }, after { $actions } of { $all } actions
board-start-player = Start player: { $who }
board-player = Player
board-points = Points
board-gold = Gold
board-squires = Squires
board-markers = Markers
board-court = Court
board-reserve = Reserve
board-castle = Castle
board-county = County
board-minimum = Minimum
board-reward = Reward
board-knight = Knight
board-conflict = Conflict
board-card = France
board-knights = Knights
board-nothing = –
board-castle-knight = { $space }: strength { $knight }
board-county-knight = { $who }, strength { $knight }{ phrase-with_company }
board-county-noblemen = { $count } of { $nobleman }
board-stack = { $who }: { $knights }{ phrase-with_company }
board-owned = { $who }: { $what }
board-face-down = { $space } (face down)
board-bishops = Bishops
board-tile = Reward tile
board-office = Office
board-holder = Holder
board-applicant = Applicant
board-privilege = Privilege
board-application = { $who }, strength { $strength }{ phrase-with_company }
board-kings-court = King's court
board-treasury = Treasury: { $goods }
board-treasury-lords = Lords in the treasury: { $who }
board-waiting-lords = Lords at home: { $who }
board-bishops-left = Bishops in the supply: { $count }
board-resentment = King's resentment
board-tower = Knights in the tower: { $knights }
board-neutral = neutral: { $knight }
board-room = Strength that still fits into the tower: { $room }
board-track = Markers on the dishonor track: { $markers }
board-uncovered = { $smaller ->
    [0] Uncovered on the dishonor track: { $larger }
   *[other] Uncovered on the dishonor track: { $larger } and { $smaller }
}
board-law = { $place }. { $law }: { $text }
board-laws = Laws in force
board-proposals = Proposals
board-favors = King's favors
board-box = Box
board-other-figures = other figures than the packaged ones
board-house-rules = House rules
board-reading = { $reading }: { $choice }
board-passed = Passed since the last placement

## Score sheets and statistics

sheet-source = Points from
sheet-total = Total
stats-title = { $games ->
    [one] 1 game of { $seats } random players, seed { $seed }
   *[other] { $games } games of { $seats } random players, seeds { $seed } to { $last }
}
stats-mean = Mean
stats-sd = Deviation
stats-min = Lowest
stats-max = Highest
stats-wins = Wins
stats-decisions = Decisions in a game
stats-length = Length
stats-sources = Points by source
stats-all = All players
stats-expansions = { $allies ->
    [yes] Expansions, players and their allies together
   *[no] Expansions
}
stats-figure = Of each player
stats-rounds-as = Rounds as { $office }
stats-treasury = Lords sent to the treasury
stats-bishops = Bishops at the end
stats-seals = Seals at the end
stats-tower = Knights dropped into the tower
stats-dishonor = Dishonor markers at the end
stats-tiles = Reward tiles taken

## Reasons: why a player cannot do something now, short enough for a tooltip
#
# They speak to the player who tries. Counties, conflicts, offices and players are labels as elsewhere; $holder is a player or an ally.
# $count and $held are numbers of pieces, wanted and there; in "held with strength", $held is the strength there and $strength the one of the attempt.

reason-game_over = The game is over.
reason-no_action = There is no such action.
# $seat is the number that was tried, $seats how many there are.
reason-no_seat = This table has { $seats } seats; the one you try is none of them.
# $asked is the player whose answer is waited for; $seat the one who tried.
reason-other_seat = { $asked } is asked now.
reason-vote_asked = The question now is your vote, yes or no.
reason-vote_markers = Needs { goods-markers }; you have { $held }.
# $options is the number of possible answers, $question the engine's name of the question.
reason-not_an_option = This is none of the answers to the question now.
reason-no_allies = Only the two-player game has allies.
# $ally is yes where the ally's court is meant.
reason-no_knight = { $ally ->
    [yes] Your ally has no knight of strength { $knight } at court.
   *[no] You have no knight of strength { $knight } at court.
}
# Why a player may not pass although the table allows it, as a house rule.
reason-pass = You may pass only if every placement left to you needs squires.
reason-supporter_upgrade = At this table a knight who supports a lord cannot be upgraded in phase 1.
reason-castle_taken = A knight stands on castle space { $space } already.
reason-castle_extension = Castle space { $space } is covered by its extension.
reason-ally_castle = An ally's castle has only two spaces.
reason-no_conflict = There is no { $conflict } conflict now.
reason-conflict_full = All three spaces of the { $conflict } conflict are taken.
reason-archer_joins = An archer goes only with a knight who newly enters a conflict.
reason-archer_space = The { $conflict } conflict has no space left for an archer below the knight.
reason-no_tower = This table plays without the tower.
reason-tower_full = { $room ->
    [0] The tower is full.
   *[other] The tower has room for strength { $room } and no more.
}
reason-no_privileges = This table plays without the king's court and its privileges.
reason-privilege = There is no { privilege } to use this round.
reason-no_court = This table plays without the king's court.
reason-lord_placed = The lord has already been placed this round.
reason-ally_treasury = While the treasury holds all three kinds, an ally's lord has to remove one.
reason-treasury_empty = { $goods ->
    [markers] There are no voting markers in the treasury.
    [squires] There are no squires in the treasury.
   *[gold] There is no gold in the treasury.
}
reason-last_markers = At this table nobody receives voting markers in round 5.
reason-knights_at_court = Not all of these knights are at court.
reason-bishops = Needs { piece-bishops }; you have { $held }.
# $tribute is what it costs, such as "1 gold".
reason-tribute = You lack the tribute for { $office }: { $tribute }.
# $ally is yes where it is the ally's lord who stands there already.
reason-office_own = { $ally ->
    [yes] Your ally applies for { $office } already.
   *[no] You apply for { $office } already.
}
reason-office_held = { $holder } applies for { $office } with strength { $held }; you reach { $strength }.
reason-county_minimum = { $county } needs a knight of strength { $minimum }.
reason-ally_squires = An ally's knight never has squires.
reason-squires = Needs { goods-squires }; you have { $held }.
# $ally is yes where it is the ally's knight who stands there already.
reason-county_own = { $ally ->
    [yes] Your ally holds { $county } already.
   *[no] You hold { $county } already.
}
reason-county_shielded = The knight in { $county } has a shield and cannot be expelled.
reason-county_held = { $holder } holds { $county } with strength { $held }; you reach { $strength }.

# Why a space is closed to a piece for good.
closed-to_lord = The lord goes only to the king's court: to an office or to the treasury.
closed-office = A knight goes to an office only with the lord.
closed-treasury = Only the lord goes to the treasury.
closed-favor = A king's favor comes with a knight who is placed in a conflict.

## Errors: what the server refuses
#
# One sentence says what is wrong and, where that helps, what to do. Arguments are named above each message that gets some.

# $where is the part of the request that is wrong, as the interface names it, such as "seat".
error-bad_request = The server cannot read this request; look at “{ $where }”.
# $reason is a sentence of the engine, in English.
error-bad_record = This record cannot be used: { $reason }
# $reason is a phrase of the engine, in English and without a full stop. $figure, where it is known, is a figure's id.
error-bad_box = These figures cannot be played with: { $reason }.
# $reason is a sentence of the engine, in English.
error-bad_reading = This reading cannot be played: { $reason }
error-not_your_box = This box is somebody else’s; copy it to change it.
error-king_needs_court = The Laws of the King need the expansions { module-court } and { module-resentment }; add both or choose other laws.
# $most is a number of characters.
error-bad_name = A name has 1 to { $most } letters, digits and simple signs; choose another one.
# $most is a number of characters.
error-bad_text = A message has 1 to { $most } characters; write it anew.
# $least and $most are numbers of characters.
error-bad_password = A password has { $least } to { $most } characters; choose another one.
error-not_known = The server does not know you yet; give your name first.
error-wrong_password = This name and this password do not belong together.
error-other_origin = This request comes from another site, so the server does not carry it out.
error-other_host = The server does not go by this name; start it with --public-url and the address that visitors use.
error-not_your_seat = This seat is not yours; you can act only for your own.
error-not_at_table = Only somebody who sits at this table can do this.
error-not_host = Only the host of this table can do this.
error-no_table = There is no such table; check the address.
error-no_box = There is no such box; check the address.
# $seats is the number of seats there are.
error-no_seat = This table has { $seats } seats; choose one of them.
error-no_page = There is nothing at this address.
# $last is the number of the last moment.
error-no_moment = The game has no such moment; the last one is { $last }.
# $level is the level that was asked for.
error-no_bot = There is no bot “{ $level }”; choose another one.
# $language is what was asked for, such as "la".
error-no_language = There are no words in the language “{ $language }”.
error-wrong_method = This address does not answer requests of this kind.
# $version is the present version of the view.
error-stale = The table has changed meanwhile; look again, then choose.
# $reason is one of the reasons above, a whole sentence.
error-illegal = { $reason }
error-turn_complete = Your turn is complete; confirm it or undo a step.
error-nothing_to_undo = There is no step to undo.
error-nothing_to_confirm = There is no step to confirm.
# $name is the name that was asked for.
error-name_taken = The name “{ $name }” belongs to somebody else; choose another one.
error-already_registered = You are already registered.
error-seat_taken = This seat is taken; choose another one.
error-already_seated = You already sit at this table.
error-not_open = This table does not wait for players; this is possible only before the game begins.
error-not_full = Not all seats are filled; fill them, then start.
error-not_playing = This is possible only while the game is being played.
error-not_over = This is possible only after the end of the game.
# $rules and $ours are versions of the rules.
error-other_rules = This table was opened with version { $rules } of the rules and stays closed, because the server now plays version { $ours }; open a new table.
# $reason is a sentence of the engine, in English.
error-other_setup = This table stays closed, because the server does not know all that it is played with: { $reason }
error-damaged_table = What is stored of this table is damaged, so it stays closed; open a new one.
error-no_proposal = There is no proposal to answer.
error-proposal_open = A proposal is waiting for answers; settle it first.
error-not_abandoned = The player of this seat is still there; only an abandoned seat goes to a bot.
error-needs_consent = Others play at this table; propose this to them instead.
error-worn_out = This table has seen too much; play the game to its end, or open a new table.
# $most is a number of bytes.
error-too_large = This is too large; at most { $most } bytes are possible.
error-wrong_type = The server takes only JSON here; send the request as application/json.
# $most is a number of games.
error-too_many_tables = You may have { $most } unfinished games; finish one first.
# $most is a number of boxes.
error-too_many_boxes = You may have { $most } boxes; delete one first.
# $most is a number of connections.
error-too_many_sockets = You may have { $most } open connections; close another window first.
# $seconds is how long to wait.
error-too_often = { $seconds ->
    [one] That was too often; try again in 1 second.
   *[other] That was too often; try again in { $seconds } seconds.
}
error-server_error = Something went wrong in the server, so nothing has changed; try again.
error-storage = The server cannot save anything now, so nothing has changed; try again later.
error-others_play = A hint is possible only where bots play all the other seats.
error-not_asked = Your seat is not asked anything now; wait for your turn.
error-no_hint = The bot has found no hint in time; try again.
error-no_analysis = The analysis has stopped before its end; ask for it again.

## The log of a table: what happens beside the game
#
# $who is the name of the person who does it (plain text). $seat is the number of a seat, from 1. $bot is the name of a bot level.

log-seated = { $who } takes seat { $seat }.
log-left = { $who } leaves seat { $seat }.
log-returned = { $who } comes back to seat { $seat }.
# $by tells who has the seat now: nobody (open), the host (me, $who), a friend at the host's screen ($who), or a bot ($bot).
log-filled = { $by ->
    [open] Seat { $seat } is open.
    [me] { $who } takes seat { $seat }.
    [friend] { $who } takes seat { $seat } at the same screen.
   *[bot] { $bot } takes seat { $seat }.
}
log-started = The game begins.
# $what is proposed: to go back to the moment after action $to (0 is the beginning), or that $bot plays on for $absent, who has left.
log-proposed = { $what ->
    [take_back] { $who } proposes to go back to { phrase-moment }.
   *[bot] { $who } proposes that { $bot } plays on for { $absent }.
}
log-agreed = { $who } agrees.
# $own is yes where it is the proposer who refuses.
log-refused = { $own ->
    [yes] { $who } withdraws the proposal.
   *[no] { $who } does not agree.
}
log-went_back = The game goes back to { phrase-moment }.
log-bot_took = { $bot } plays on for { $who }.
# $who is the name of the bot's seat; $reason is time where it thought too long, else error.
log-bot_failed = { $reason ->
    [time] { $who } thought too long, so the simplest legal choice was made.
   *[error] { $who } gave no answer, so the simplest legal choice was made.
}
log-rematch = { $who } opens a new table with the same players.
log-said = { $who }: { $text }

## Bots: what a level is called, and how it plays

bot-random = Random
    .text = Makes any legal choice, one as likely as the other.
bot-page = Page
    .text = At his first table: follows his fancy and often overlooks the best place.
bot-bailiff = Bailiff
    .text = Knows what things are worth, and now and then takes the second best.
bot-steward = Steward
    .text = A careful housekeeper who looks one step ahead.
bot-baron = Baron
    .text = Judges each step by what thousands of games have taught him.
bot-earl = Earl
    .text = Thinks several steps ahead, for everybody at the table, and nobody reads his votes.
# $name is what the host calls the program (plain text).
program-of_host = { $name }
    .text = A program of the host of this server.

## Barriers of a turn: announced before a step is taken

barrier-hands_over = After this step somebody else is asked.
barrier-reveals = This step reveals something; it is carried out when you confirm it.
