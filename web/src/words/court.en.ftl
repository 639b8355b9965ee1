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
ui-court-privilege-usable = { $who } may use the { privilege } this round.
ui-court-privilege-granted = { $who } has the { privilege } for the next round.
ui-court-privilege-none = Nobody has its { privilege } to use.
ui-court-room = room { $room }
ui-court-markers-left = { $count } left
ui-court-nothing-uncovered = No space of the track is uncovered.
