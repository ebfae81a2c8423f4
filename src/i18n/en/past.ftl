### Looking back at a game.

# Shows the game as it was.
look-back = Replay
# Goes back to the result.
to-result = Back to the result
# Goes back to the running game.
to-now = Back to the game
# To the start of the previous round or trick.
part-before = Previous part
# To the start of the next round or trick.
part-after = Next part
# One move back.
step-back = Back one move
# One move forward.
step-on = Forward one move
# Plays the moves one after the other.
play-film = Play
# Pauses that.
pause-film = Pause
# The label of the playback speed.
speed = Speed
# A playback speed, as a percentage of the original.
# $percent (u32): The percentage.
film-speed =
    { $percent ->
        [50] Half speed
        [100] Real speed
        [200] Double speed
       *[other] { $percent } %
    }
# The label of the slider.
moment-label = Move
# A moment of the game.
# $step (usize): The number of moves before it.
# $last (usize): The number of moves in all.
moment = { $step } of { $last }
# The label of the list of rounds and tricks.
go-to = Go to
