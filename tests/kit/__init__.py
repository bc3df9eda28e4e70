"""Checks that run on every game: the laws, the set-ups to try them on, and the transcripts."""
