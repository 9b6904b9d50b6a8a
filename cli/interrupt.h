// Ctrl-C for a command that has something to tell before it ends: the first one is a wish, a second one ends
// the program at once.
#pragma once

namespace pithead::cli {

// From now on, unless whoever started the program wants Ctrl-C ignored.
void catch_interrupt();
bool interrupted();
// Ends the program as Ctrl-C would have, after all that was printed: a shell then ends the script around it,
// too.
void end_interrupted();

}  // namespace pithead::cli
