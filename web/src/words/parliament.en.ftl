# The parliament, the secret vote and its reveal.
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
ui-parliament-committed = You voted { phrase-vote }.
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
ui-parliament-skip = Skip
