# The parliament, the secret vote and its reveal.
ui-parliament = Parliament
ui-parliament-force = In force
ui-parliament-proposals = Proposals
ui-parliament-next = Next
ui-parliament-pile = { $count ->
    [0] No more proposals come.
   *[other] The next proposals are from groups { $groups }; { $count } cards are left.
}
# $set is the name of a law set.
ui-parliament-group-set = Group { $group }, { $set }
# $place is 1 to 3.
ui-parliament-place-law = Law { $place } in force
ui-parliament-place-proposal = Proposal { $place }
ui-parliament-voted = vote open
    .long = The vote on it is open.
ui-parliament-applied = applied
    .long = It is being applied now.
ui-parliament-leaves = leaves next
    .long = It leaves when a proposal is adopted.
ui-parliament-adopted = Adopted { $yes } : { $no }
ui-parliament-rejected = Rejected { $yes } : { $no }
ui-parliament-was-voted = Voted
# Short texts stand beside a picture on a small card; .long is the same as a sentence.
ui-parliament-nothing = nothing
    .long = As things stand it gives you nothing.
ui-parliament-unknown = hidden stocks
    .long = What it gives you depends on hidden stocks.
ui-parliament-counties = { $count ->
    [one] 1 knight's place
   *[other] { $count } knights' places
}
ui-parliament-gain = As things stand you get { $gains }.
ui-parliament-loss = As things stand you lose { $losses }.
ui-parliament-gain-and-loss = As things stand you get { $gains } and lose { $losses }.
ui-parliament-may-upgrade = may upgrade
    .long = As things stand you may upgrade a knight.
ui-parliament-may-buy_markers = may buy { $most }
    .long = { $most ->
        [one] As things stand you may buy 1 voting marker.
       *[other] As things stand you may buy up to { $most } voting markers.
    }
ui-parliament-may-trade = may trade { $most }×
    .long = { $most ->
        [one] As things stand you may trade once.
       *[other] As things stand you may trade up to { $most } times.
    }
ui-parliament-may-build = may build { $most }
    .long = { $most ->
        [one] As things stand you may build 1 extension.
       *[other] As things stand you may build { $most } extensions.
    }
ui-parliament-may-buy_points = may buy { $most }
    .long = { $most ->
        [one] As things stand you may buy 1 power point.
       *[other] As things stand you may buy up to { $most } power points.
    }
ui-parliament-may-sell_squires = may give { $most }
    .long = { $most ->
        [one] As things stand you may give 1 squire.
       *[other] As things stand you may give up to { $most } squires.
    }
ui-parliament-may-send_squires = may send
    .long = As things stand you may send squires to your conflicts.
ui-parliament-may-buy_extensions = may build
    .long = As things stand you may buy extensions.
ui-parliament-may-county_tax = pay or leave
    .long = As things stand you pay for your counties or take the knights home.
ui-parliament-may-extension_tax = pay or close
    .long = As things stand you pay for your extensions or turn them face down.
ui-parliament-may-exchange = may exchange
    .long = As things stand you may exchange gold and squires.
ui-parliament-may-trade_markers = may trade { $most }×
    .long = { $most ->
        [one] As things stand you may trade once.
       *[other] As things stand you may trade up to { $most } times.
    }
ui-parliament-may-return_dishonor = may return 1
    .long = As things stand you may return 1 dishonor marker.
ui-parliament-may-sell_seals = may give { $most }
    .long = { $most ->
        [one] As things stand you may give 1 seal.
       *[other] As things stand you may give up to { $most } seals.
    }

ui-parliament-vote = Your secret vote
ui-parliament-vote-on = If adopted
ui-parliament-vote-out = Leaves then
ui-parliament-yes = Yes
ui-parliament-no = No
ui-parliament-side = Yes or no
ui-parliament-markers = Voting markers
ui-parliament-no-markers = You have no voting markers.
ui-parliament-commit = Commit secretly
ui-parliament-commit-last = Commit and reveal
ui-parliament-replace = Replace vote
ui-parliament-choose = Choose yes or no.
ui-parliament-secret = Until all votes are in you can replace it.
ui-parliament-last-vote = Yours is the last vote. All are revealed at once.
ui-parliament-committed = { $yes ->
    [yes] { $markers ->
        [0] You voted yes.
        [one] You voted yes with 1 voting marker.
       *[other] You voted yes with { $markers } voting markers.
    }
   *[no] { $markers ->
        [0] You voted no.
        [one] You voted no with 1 voting marker.
       *[other] You voted no with { $markers } voting markers.
    }
}
ui-parliament-only-you = Only you see this.
ui-parliament-ballots = Ballots
ui-parliament-ballot = { $voted ->
    [yes] { $who } has voted; voting markers: { $markers }.
   *[no] { $who } has not voted yet; voting markers: { $markers }.
}

ui-parliament-reveal = The vote on “{ $law }”
ui-parliament-verdict-adopted = Adopted
ui-parliament-verdict-rejected = Rejected
ui-parliament-tie = A tie adopts.
ui-parliament-comes-in = “{ $law }” is law, “{ $repealed }” leaves.
ui-parliament-goes-out = “{ $law }” leaves the game.
ui-parliament-skip = Skip
ui-parliament-close = Close
