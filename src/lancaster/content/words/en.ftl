# The words of the game in English.
#
# A message id is a family and the engine's own name: event-placed_in_county, decision-vote, action-ransom, LAW-B0-1.
# Arguments have the names of the engine's fields. Others that many messages get:
#   $who    the player or ally it happens to, such as "Anna" or "Anna's ally"
#   $whose  the same, as the owner of what follows: "Anna's", "Anna's ally's"
#   $ally   yes when $who is an ally, else no
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
goods-nothing = nothing

# $same is yes where all have one $strength; $strengths lists the strength of each.
knights = { $same ->
    [yes] { $count ->
        [one] knight of strength { $strength }
       *[other] { $count } knights of strength { $strength }
    }
   *[no] knights of strength { $strengths }
}

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
reward-for-squires = { $squires ->
    [one] { $reward } for 1 squire
   *[other] { $reward } for { $squires } squires
}

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

location-court = at court
location-county = in { $county }
location-castle = on castle space { $space }
location-conflict = in the { $conflict } conflict

favor = Favor { $tile }: { $reward }
castle-space = Castle space { $space }: { $reward }

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

## Laws

LAW-B0-1 = Gold Makes Knights
    .text = Whoever has the most gold may upgrade 1 placed knight.
LAW-B0-2 = Muster of Squires
    .text = Whoever has the most squires gets 1 new knight.
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
    .text = Each placed knight of strength 3 makes way for the knight of strength 4 in the reserve.
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

## Ranks

rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
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
event-placed_in_county = { $squires ->
    [0] { $who } places the knight of strength { $knight } in { $county }.
    [one] { $who } places the knight of strength { $knight } with 1 squire in { $county }.
   *[other] { $who } places the knight of strength { $knight } with { $squires } squires in { $county }.
}
event-expelled = { $squires ->
    [0] { $whose } knight of strength { $knight } is expelled from { $county }.
    [one] { $whose } knight of strength { $knight } is expelled from { $county } and loses 1 squire.
   *[other] { $whose } knight of strength { $knight } is expelled from { $county } and loses { $squires } squires.
}
event-placed_in_castle = { $who } places the knight of strength { $knight } on castle space { $space } ({ $reward }).
event-placed_in_conflict = { $who } sends the knight of strength { $knight } to the { $conflict } conflict.
event-cannot_place = { $who } cannot place any knight.
event-favor_taken = { $who } takes the king's favor of { $reward }.
event-gained = { $who } gets { $goods }.
event-paid = { $who } pays { $goods }.
event-scored = { $points ->
    [one] { $who } scores 1 power point ({ $source }).
   *[other] { $who } scores { $points } power points ({ $source }).
}
event-knight_recruited = { $who } gets 1 new knight.
event-knight_upgraded = { $who } upgrades the knight { $location } from strength { $knight } to { $stronger }.
event-nobleman_taken = { $who } takes nobleman { $nobleman } from { $county }.
event-nobleman_removed = { $who } removes nobleman { $nobleman } in { $county } from the game.
event-vote_committed = { $yes ->
    [yes] { $markers ->
        [0] { $who } commits to yes.
        [one] { $who } commits to yes with 1 voting marker.
       *[other] { $who } commits to yes with { $markers } voting markers.
    }
   *[no] { $markers ->
        [0] { $who } commits to no.
        [one] { $who } commits to no with 1 voting marker.
       *[other] { $who } commits to no with { $markers } voting markers.
    }
}
event-vote_revealed = { $yes ->
    [yes] { $markers ->
        [0] { $who } votes yes.
        [one] { $who } votes yes with 1 voting marker.
       *[other] { $who } votes yes with { $markers } voting markers.
    }
   *[no] { $markers ->
        [0] { $who } votes no.
        [one] { $who } votes no with 1 voting marker.
       *[other] { $who } votes no with { $markers } voting markers.
    }
}
event-law_adopted = “{ $law }” is adopted: { $yes_votes } yes, { $no_votes } no.
event-law_repealed = “{ $law }” leaves the game.
event-law_rejected = “{ $law }” is rejected: { $yes_votes } yes, { $no_votes } no.
event-markers_returned = { $markers ->
    [one] { $who } returns 1 unused voting marker.
   *[other] { $who } returns { $markers } unused voting markers.
}
event-law_applied = “{ $law }” is applied. { $text }
event-qualified = { $who } benefits from “{ $law }”.
event-county_scored = { $choice ->
    [nobleman] { $ally ->
        [yes] { $who } prefers the nobleman to the reward of { $county }.
       *[no] { $who } takes the nobleman in { $county }.
    }
    [reward] { $who } takes the reward of { $county }.
    [both] { $who } takes both the nobleman and the reward of { $county }.
   *[nothing] { $who } takes nothing in { $county }.
}
event-went_home = { $count ->
    [one] { $whose } { $knights } { $location } goes home.
   *[other] { $whose } { $knights } { $location } go home.
}
event-crossed = { $whose } knight of strength { $knight } crosses to the { $conflict } conflict.
event-start_player_named = { $own ->
    [yes] { $who } chooses to be the start player.
   *[no] { $who } names { $seat } the start player.
}
event-castle_scored = { $extension ->
    [yes] { $cost ->
        [0] { $who } uses extension { $space }.
       *[other] { $who } uses extension { $space } ({ $reward }).
    }
   *[no] { $cost ->
        [0] { $who } uses the knight on castle space { $space }.
       *[other] { $who } uses the knight on castle space { $space } ({ $reward }).
    }
}
event-table_scored = { $noblemen ->
    [0] { $who } has the lord of the castle at table.
    [one] { $who } has the lord of the castle and 1 nobleman at table.
   *[other] { $who } has the lord of the castle and { $noblemen } noblemen at table.
}
event-conflict_resolved = { $england_wins ->
    [yes] England wins the { $conflict } conflict with strength { $english_strength } against { $french_strength }.
   *[no] { $english_strength ->
        [0] England loses the { $conflict } conflict, where nobody fights.
       *[other] England loses the { $conflict } conflict with strength { $english_strength } against { $french_strength }, so the highest points are not given.
    }
}
event-points_lapsed = { $points ->
    [one] { $who } would score 1 power point, but allies score none.
   *[other] { $who } would score { $points } power points, but allies score none.
}
event-conflict_moved_down = The { $conflict } conflict moves down to the lower row.
event-conflict_ended = The { $conflict } conflict is over.
event-ransomed = { $who } ransoms the { $knights } from the { $conflict } conflict.
event-captured = { $count ->
    [one] { $whose } { $knights } is captured and goes to the reserve.
   *[other] { $whose } { $knights } are captured and go to the reserve.
}
event-forfeited = { $reward ->
    [new_knight] { $who } gets no new knight.
    [upgrade] { $who } gets no upgrade.
    [extension] { $who } gets no extension.
    [nobleman] { $who } gets no nobleman.
    [passage] { $who } finds no place in any conflict.
   *[goods] { $ally ->
        [yes] { $who } cannot take any goods.
       *[no] { $who } cannot take all of it.
    }
}
event-declined = { $reward ->
    [new_knight] { $who } does without a new knight.
    [upgrade] { $who } does without an upgrade.
    [extension] { $who } does without an extension.
    [nobleman] { $who } does without a nobleman.
    [ransom] { $who } ransoms nobody.
   *[goods] { $who } passes.
}
event-only_choice = { $who } has only one choice. { $action }
event-final_rank = { $source_id ->
    [knighthood] { $tied ->
        [yes] { $who } is { $place } in knighthood with strength { $value } and, to break the tie, { $squires }.
       *[no] { $who } is { $place } in knighthood with strength { $value }.
    }
   *[extensions] { $tied ->
        [yes] { $who } is { $place } in building with { $extensions } and, to break the tie, { $gold }.
       *[no] { $who } is { $place } in building with { $extensions }.
    }
}
event-game_over = The game is over.

## Decisions: what a seat is asked

decision-first_extension = Which extension does { $who } start with?
decision-place = { $allies ->
    [yes] Which own or allied knight does { $who } place, and where?
   *[no] Which knight does { $who } place, and where?
}
decision-favor = Which king's favor does { $who } take?
decision-upgrade = { $placed ->
    [yes] Which placed knight does { $who } upgrade?
   *[no] Which knight does { $who } upgrade?
}
decision-nobleman = { $ally ->
    [yes] Which nobleman does { $who } remove from the game?
   *[no] Which nobleman does { $who } take?
}
decision-vote = How does { $who } vote on “{ $law }”?
decision-buy_markers = How many voting markers does { $who } buy for 1 gold each?
decision-trade = How often does { $who } give 1 squire and 1 gold for 3 power points?
decision-build = { $tiles ->
    [one] Which extension does { $who } build?
   *[other] Which of { $tiles } extensions does { $who } build first?
}
decision-buy_points = How many power points does { $who } buy for 1 gold each?
decision-sell_squires = How many squires does { $who } give for 1 power point each?
decision-county_reward = What does { $who } take in { $county }?
decision-extension = Which extension does { $who } build?
decision-passage = To which conflict does { $whose } knight cross from { $county }?
decision-start_player = Whom does { $who } name the start player?
decision-castle_next = What does { $who } score next in the castle?
decision-pay = Does { $who } take { $reward }?
decision-ransom = Which knights does { $who } ransom from the { $conflict } conflict?

## Actions: what an option does

action-extension = Build extension { $space } ({ $reward }).
action-county = { $ally ->
    [yes] Place the ally's knight of strength { $knight } in { $county }.
   *[no] { $squires ->
        [0] Place the knight of strength { $knight } in { $county }.
        [one] Place the knight of strength { $knight } with 1 squire in { $county }.
       *[other] Place the knight of strength { $knight } with { $squires } squires in { $county }.
    }
}
action-castle = { $ally ->
    [yes] Place the ally's knight of strength { $knight } on the ally's castle space { $space } ({ $reward }).
   *[no] Place the knight of strength { $knight } on castle space { $space } ({ $reward }).
}
action-conflict = { $ally ->
    [yes] Send the ally's knight of strength { $knight } to the { $conflict } conflict.
   *[no] Send the knight of strength { $knight } to the { $conflict } conflict.
}
action-favor = Take the king's favor of { $reward }.
action-upgrade = Upgrade the knight of strength { $knight } { $location }.
action-nobleman = { $ally ->
    [yes] Remove the nobleman in { $county } from the game.
   *[no] Take the nobleman in { $county }.
}
action-vote = { $yes ->
    [yes] { $markers ->
        [0] Vote yes.
        [one] Vote yes with 1 voting marker.
       *[other] Vote yes with { $markers } voting markers.
    }
   *[no] { $markers ->
        [0] Vote no.
        [one] Vote no with 1 voting marker.
       *[other] Vote no with { $markers } voting markers.
    }
}
action-buy_markers = { $times ->
    [0] Buy no voting marker.
    [one] Buy 1 voting marker for 1 gold.
   *[other] Buy { $times } voting markers for { $times } gold.
}
action-trade = { $times ->
    [0] Trade nothing.
    [one] Give 1 squire and 1 gold for 3 power points, once.
   *[other] Give 1 squire and 1 gold for 3 power points, { $times } times.
}
action-buy_points = { $times ->
    [0] Buy no power point.
    [one] Buy 1 power point for 1 gold.
   *[other] Buy { $times } power points for { $times } gold.
}
action-sell_squires = { $times ->
    [0] Give no squire.
    [one] Give 1 squire for 1 power point.
   *[other] Give { $times } squires for { $times } power points.
}
action-reward = { $choice ->
    [nobleman] { $ally ->
        [yes] Remove the nobleman in { $county } from the game.
       *[no] Take the nobleman in { $county }.
    }
    [reward] Take the reward of { $county }: { $reward }.
    [both] Pay 3 gold and take both the nobleman and the reward of { $county }: { $reward }.
   *[nothing] Take nothing in { $county }.
}
action-passage = Cross to the { $conflict } conflict.
action-start_player = Name { $seat } the start player.
action-score = { $ally ->
    [yes] Score the ally's castle space { $space } ({ $reward }).
   *[no] Score castle space { $space } ({ $reward }).
}
action-pay = { $yes ->
    [yes] { $cost ->
        [0] Accept.
        [one] Pay 1 squire.
       *[other] Pay { $cost } squires.
    }
   *[no] { $cost ->
        [0] Decline.
       *[other] Pay nothing.
    }
}
action-ransom = { $count ->
    [0] Ransom nobody.
   *[other] Ransom the { $knights } for { $gold } gold.
}
action-decline = Decline.

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
log-no-effect = Nobody benefits.
log-votes = The votes on “{ $law }”: { $votes }.
log-vote = { $yes ->
    [yes] { $markers ->
        [0] { $who } yes
        [one] { $who } yes with 1 marker
       *[other] { $who } yes with { $markers } markers
    }
   *[no] { $markers ->
        [0] { $who } no
        [one] { $who } no with 1 marker
       *[other] { $who } no with { $markers } markers
    }
}
log-votes-in = { $count ->
    [one] 1 of { $all } votes on “{ $law }” is in.
   *[other] { $count } of { $all } votes on “{ $law }” are in.
}
log-standing = Power points so far: { $standing }.
log-points = { $points } for { $who }
log-winner = { $count ->
    [one] { $who } wins with { $points } power points.
   *[other] { $who } share the victory with { $points } power points each.
}
log-unfinished = The record ends here; the game is not over.

## The table at one moment

board-title = { $round ->
    [0] { $phase }, after { $actions } of { $all } actions
   *[other] Round { $round }, { $phase }, after { $actions } of { $all } actions
}
board-start-player = Start player: { $who }
board-player = Player
board-points = Points
board-gold = Gold
board-squires = Squires
board-markers = Markers
board-court = Court
board-reserve = Reserve
board-castle = Castle
board-extensions = Extensions
board-noblemen = Noblemen
board-county = County
board-minimum = Minimum
board-reward = Reward
board-knight = Knight
board-conflict = Conflict
board-card = France
board-knights = Knights
board-nothing = –
board-castle-knight = { $space }: strength { $knight }
board-county-knight = { $squires ->
    [0] { $who }, strength { $knight }
    [one] { $who }, strength { $knight }, 1 squire
   *[other] { $who }, strength { $knight }, { $squires } squires
}
board-county-noblemen = { $count } of { $nobleman }
board-stack = { $who }: { $knights }
board-law = { $place }. { $law }: { $text }
board-laws = Laws in force
board-proposals = Proposals
board-favors = King's favors

## Score sheets and statistics

sheet-source = Points from
sheet-total = Total
stats-title = { $games ->
    [one] 1 game of { $seats } random players, seed { $seed }
   *[other] { $games } games of { $seats } random players, seeds { $seed } to { $last }
}
stats-player = Player
stats-mean = Mean
stats-sd = Deviation
stats-min = Lowest
stats-max = Highest
stats-wins = Wins
stats-decisions = Decisions in a game
stats-scores = Points
stats-length = Length
stats-sources = Points by source
stats-all = All players
