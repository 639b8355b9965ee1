# The king's court, his tower and the dishonor track.
ui-court-chancellor = Chancellor
ui-court-constable = Constable
ui-court-chamberlain = Chamberlain
ui-court-holder = Holder: { $who }.
ui-court-no-holder = Nobody holds it yet.
# $applicant names the player, the strength and the supporters.
ui-court-applicant = Applicant: { $applicant }.
ui-court-would-apply = Here would stand { $applicant }.
ui-court-no-applicant = Nobody applies.
ui-court-tribute = Tribute: { $goods }.
ui-court-privilege-usable = { $who } may use the { $privilege } this round.
ui-court-privilege-granted = { $who } has the { $privilege } for the next round.
ui-court-privilege-none = Nobody has its { $privilege } to use.
ui-court-gives-chancellor = The office gives 2 seals and a shield; in round 5 only the seals.
ui-court-gives-constable = The office gives 1 seal and an archer; in round 5 only the seal.
ui-court-gives-chamberlain = The office gives a Tudor knight.
ui-court-treasury = Treasury
ui-court-treasury-use = A lord who enters takes all of one kind.
ui-court-tower = Tower
ui-court-room = room { $room }
ui-court-tower-use = A knight dropped into it returns as many dishonor markers as his strength.
ui-court-dishonor = Dishonor
ui-court-markers-left = { $count } left
ui-court-nothing-uncovered = No space of the track is uncovered.
ui-court-dishonor-use = At the end the most dishonor loses the larger uncovered number, the second most the smaller.
