# Words of the page that more than one part of it uses.
ui-title = Lancaster
ui-unreachable = The server cannot be reached; it is tried again.
ui-play-now = Play now against bots
