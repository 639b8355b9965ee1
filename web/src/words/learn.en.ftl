# The guided first game and the hints for newcomers.
ui-learn-coach = Guide to your first game
ui-learn-open = Open the guide
ui-learn-close = Close the guide
ui-learn-move = Move the guide to another corner
ui-learn-next = Next
ui-learn-place = { $at } of { $count }
ui-learn-show = Show me
ui-learn-done = Play on

ui-learn-welcome = You lead a noble family in England in 1413. The game has { $rounds } rounds; whoever has the most power points at the end wins. Round 1 is explained here step by step. You are free to do anything else that is allowed.
    .title = Your first game
ui-learn-extension = Your castle has { $spaces } spaces. Before round 1 you extend one of them. From then on it pays its reward in every round, without a knight. A good start is space { $space }: { $reward }.
    .title = Your castle
ui-learn-confirm = You see what your turn brings, and the others see nothing of it yet. “Undo” takes the last step back. Confirm when you are content; then the game goes on.
    .title = Nothing is final yet
ui-learn-knights = The shields at your court are your knights, each with its strength. On each of your turns you place 1 of them: in a county, in your castle or in a conflict with France. Squires help knights in counties; each adds 1.
    .title = Your knights
ui-learn-county = A county takes 1 knight, who must have its minimum strength. In phase 3 it pays a reward or a nobleman. A good place is { $county }, for { $reward }: choose your knight of strength { $knight }, then the county{ $count ->
        [0] .
       *[other] , and give { goods-squires } along as protection.
    }
    .title = A county
ui-learn-draft = The squires you need are preset. More of them protect your knight: whoever wants to expel him must be stronger than he and his squires together. Squires who go along do not come back.
    .title = Squires go along
ui-learn-in-county = Your knight holds { $county }. A stronger one can still expel him; then he comes back to your court and you place him again. If he stays, the county pays you in phase 3.
    .title = { $county } is yours for now
ui-learn-in-castle = Nobody can expel a knight from your castle. In phase 3 he earns the reward of his space and goes home.
    .title = Safe at home
ui-learn-favor = A knight who goes to a conflict earns 1 king's favor at once. Choose a tile. { $nobleman ->
        [yes] The nobleman is a good choice: each nobleman brings 1 voting marker in every round, and many of them bring power points at the end.
       *[no] Gold pays for noblemen and ransoms; squires strengthen knights in counties.
    }
    .title = The king's favor
ui-learn-nobleman = Take 1 nobleman from any county. You may have each of the { $kinds } only once. Power points at the end: { $two } for 2 of them, { $five } for 5, { $all } for all { $kinds }.
    .title = A nobleman for your table
ui-learn-in-conflict = All knights in a conflict fight together, yours too. England wins if their strength is at least that of France. The battle comes in phase 3.
    .title = Off to France
ui-learn-expelled = { $event } He is at your court again and you place him on one of your turns, anywhere you like.
    .title = Your knight was expelled
ui-learn-conflict = In a conflict all players fight France together, and the strongest among them gets the most power points. Squires stay at home. Each knight placed there earns a king's favor at once. A good place is the { $conflict } conflict: France has strength { $french } there, and { $lacking ->
        [0] with your knight of strength { $knight } England would win.
       *[other] with your knight of strength { $knight } England would still lack { $lacking }.
    }
    .title = A conflict
ui-learn-castle = Your castle has space too. On space { $space } your knight of strength { $knight } earns { $reward } in phase 3, and nobody can expel him.
    .title = The castle is safe
ui-learn-parliament = Parliament votes on { $proposals } proposals, one after the other. You say yes or no in secret; that is 1 vote. Each voting marker you add is 1 more, and you have { $markers }. A tie adopts. Markers you have not used after the last vote are gone.
    .title = The parliament
ui-learn-law = { $text } { $what } { $outcome ->
        [nothing] So vote no, or yes if you have plans.
        [unknown] { "" }
       *[other] So vote yes.
    } If it is adopted, “{ $leaves }” leaves the game.
    .title = { $law }
ui-learn-result = { $event } { $adopted ->
        [yes] The new law lies on the right, the leftmost law has left the game. It is applied already in this round.
       *[no] The proposal leaves the game, and the laws in force stay as they are.
    }
    .title = { $adopted ->
        [yes] A new law
       *[no] No new law
    }
ui-learn-offer = { $text } You may take the offer or leave it.
    .title = { $law }
ui-learn-laws = The laws in force were applied from left to right: “{ $one }”, “{ $two }”, “{ $three }”. { $any ->
        [yes] { $what }
       *[no] They gave you nothing this time.
    }
    .title = The laws take effect
ui-learn-rewards = Phase 3 pays: first the counties from A to I, then the castles, then the conflicts. You are asked where you have a choice; everything else happens by itself.
    .title = Rewards
ui-learn-county-reward = You take the reward, { $reward }, or the nobleman who waits there; for { $price } gold both. Early in the game the reward is often better, because it works for you in all later rounds.
    .title = { $county } pays
ui-learn-extension-question = Choose the next extension of your castle. It pays already in this round.
    .title = Another extension
ui-learn-upgrade = One of your knights becomes stronger by 1. He changes places with a knight in your reserve, so there must be one of that strength. { $any ->
        [yes] Strength { $strength } opens { $counties } to you.
       *[no] { "" }
    }
    .title = An upgrade
ui-learn-passage = Your knight crosses to a conflict of your choice and fights there in this round. He earns no favor.
    .title = The passage to France
ui-learn-start_player = You name who begins from now on. The start player chooses places first; the last player can answer what the others did.
    .title = Surrey names the start player
ui-learn-castle_next = Your knights and extensions are scored in the order you choose. Take squires and gold first when something else costs them.
    .title = Your castle pays
ui-learn-pay = Your castle offers { $reward }. Another knight places once more in every round, so he is worth much early on.
    .title = It has a price
ui-learn-castles = { $any ->
        [yes] { $what }
       *[no] Your castle gave you nothing this time.
    } Each nobleman at your table and the lord of the castle bring 1 voting marker for the next votes.
    .title = The castles
ui-learn-battle = { $event } { $won ->
        [yes] The strongest ranks first, the card leaves the game and all knights go home.
       *[no] The conflict moves down with all who stand there and is fought once more in the next round. If France wins again, the knights are captured and cost a ransom.
    } { $any ->
        [yes] { $what }
       *[no] { "" }
    }
    .title = A battle
ui-learn-end = You know how a round goes. { $more } more follow in the same way, with new laws and new conflicts. After round { $rounds } the strongest knighthood, the most extensions and the noblemen bring more power points. The rest is in the rules: in the tab beside the log, at every question, and with the key “?” on any space.
    .title = Round 1 is over

ui-hint-label = Hint
ui-hint-close = Got it
ui-hint-none = No more hints
ui-hint-extension = Choose a space of your castle. Its extension pays the reward in every round without a knight.
    .title = First extension
ui-hint-place = Choose a knight or a space first, or drag the knight there. Spaces that are closed say why when you point at them.
    .title = Placing
ui-hint-squires = The squires needed are preset. More of them protect the knight. Esc goes one step back.
    .title = Squires
ui-hint-confirm = Nothing is final before you confirm. You can undo each step or begin the turn again.
    .title = Your turn
ui-hint-lord = Your lord goes to the king's court in every round: to an office, with supporters, or to the treasury.
    .title = The lord
ui-hint-tower = A knight in the tower returns as many dishonor markers as he has strength. The tower holds strength { $strength } in all.
    .title = The tower
ui-hint-ally = On your turn you place a piece of your own or one of your ally's. The ally has no squires.
    .title = Your ally
ui-hint-vote = Yes or no and the markers go together. You may change your vote until the last one is in.
    .title = Voting
ui-hint-county-reward = The reward or the nobleman; for { $price } gold both, if you have the gold before.
    .title = A county pays
ui-hint-castle = Choose the order. What you gain first can pay for what comes next.
    .title = Scoring the castle
ui-hint-ransom = Each knight costs gold equal to his strength. Those you do not ransom go to the reserve.
    .title = Ransom
ui-hint-past = You look at an earlier moment. Nothing can be done here; go back to now to play on.
    .title = The past
