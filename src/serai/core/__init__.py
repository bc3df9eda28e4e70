"""The core: actions, steps, the play loop, luck, records. It knows no game."""
