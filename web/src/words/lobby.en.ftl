# The table before its game begins, and invitations.
ui-lobby-title = The table is waiting
ui-lobby-host = Host
# $level is the name of a level of bots.
ui-lobby-bot = Bot: { $level }
ui-lobby-sit = Take this seat
ui-lobby-ok = OK
ui-lobby-start = Start the game
ui-lobby-complete = All seats are taken. You can start.
ui-lobby-host-starts = All seats are taken. The host starts the game.
ui-lobby-leave = Leave the table
ui-lobby-invite = Invite
ui-lobby-link = Invitation link
ui-lobby-copy = Copy
ui-lobby-copied = Copied.
ui-lobby-copy-yourself = The link is selected; copy it with the keys of your browser.
ui-lobby-only-here = This address works on this computer only. To play with others in your network, start the server with --host 0.0.0.0.
ui-lobby-code = QR code of { $link }
ui-lobby-host-invites = Those who sit at the table can invite others.
ui-lobby-what = What is played
ui-lobby-players = { $count ->
    [one] The base game for 1 player.
   *[other] The base game for { $count } players.
}
ui-lobby-seed-chosen = The host chose the seed and may know what is hidden.
ui-lobby-invited = You are invited
ui-lobby-who-are-you = Tell the others who you are; that is all you need.
ui-lobby-to-the-table = To the table
ui-lobby-entering = The table is being opened.
ui-lobby-again = Try again
ui-lobby-log-in-instead = I have a password: log in
ui-lobby-closed = This table is closed
    .text = Everybody left before the game began.
ui-lobby-no-entry = This table does not open
ui-lobby-private-hint = A private table opens only to its players. Follow your invitation link, or log in if you play there under a name with a password.
