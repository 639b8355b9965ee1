# The prompts: what stands on their buttons and beside their numbers.

ui-prompts-knight = { $ally ->
    [yes] your ally's knight of strength { $strength }
   *[no] knight of strength { $strength }
}
ui-prompts-lord = { $ally ->
    [yes] your ally's lord
   *[no] lord
}
ui-prompts-your-ally = Your ally:

ui-prompts-castle = { $ally ->
    [yes] Your ally's castle, space { $space }
   *[no] Castle, space { $space }
}
ui-prompts-court = { $ally ->
    [yes] Your ally's court
   *[no] Court
}
ui-prompts-favor = King's favor
ui-prompts-treasury = Treasury
ui-prompts-tower = Tower

# A placement in the making.
ui-prompts-draft = What is placed, and with whom
ui-prompts-which = Pieces to place
ui-prompts-supporters = Supporters
ui-prompts-take = What the lord takes
ui-prompts-reveals = This step reveals something, so it cannot be taken back.
ui-prompts-place = Place

# Numbers.
ui-prompts-less = Less: { $label }
ui-prompts-more = More: { $label }
ui-prompts-range = { $least } to { $most }
ui-prompts-amount = Set a number first
ui-prompts-several = Tick something first
