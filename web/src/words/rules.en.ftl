# The rule book in the page and beside the table.
ui-rules-about = Rules: { $about }
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [0] No section has all these words.
    [one] 1 section
   *[other] { $count } sections
}
ui-rules-results = Sections found
ui-rules-contents = Contents
ui-rules-permanent = Link to “{ $title }”
ui-rules-unknown = There is no section “{ $clause }”. Search for it, or look in the contents.
ui-rules-before = Previous: { $title }
ui-rules-after = Next: { $title }
ui-rules-page = All rules on one page
ui-rules-not-played = not played here
ui-rules-in-force = In force at this table, place { $place }.
ui-rules-proposed = Proposal { $place } of this round.
ui-rules-not-on-table = Not on the table now.
ui-rules-of-table = The rules as they are played at this table
ui-doubt-sign = Doubtful rule: { $reading }
ui-doubt-why = For this: { $why }
ui-doubt-usual = without a house rule
ui-doubt-played = played at this table
