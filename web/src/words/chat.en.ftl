ui-chat-said = What was said
ui-chat-nothing = Nobody has said anything yet.
ui-chat-underway = on its way
ui-chat-message = Message
ui-chat-send = Send
ui-chat-only-players = Only players at the table can write.
