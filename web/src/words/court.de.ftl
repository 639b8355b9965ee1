# Der Hof des Königs, sein Tower und die Schandeleiste.
ui-court-chancellor = Chancellor
ui-court-constable = Constable
ui-court-chamberlain = Chamberlain
ui-court-holder = Inhaber: { $who }.
ui-court-no-holder = Noch hat niemand das Amt.
ui-court-applicant = Bewerber: { $applicant }.
ui-court-would-apply = Hier stünde { $applicant }.
ui-court-no-applicant = Niemand bewirbt sich.
ui-court-tribute = Tribut: { $goods }.
ui-court-privilege-usable = Privileg ({ privilege }): in dieser Runde für { $who }.
ui-court-privilege-granted = Privileg ({ privilege }): in der nächsten Runde für { $who }.
ui-court-privilege-none = Privileg ({ privilege }): zurzeit für niemanden.
ui-court-room = frei: { $room }
ui-court-markers-left = noch { $count }
ui-court-nothing-uncovered = Kein Feld der Leiste ist freigelegt.
