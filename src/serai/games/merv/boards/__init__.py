"""What Merv draws: each part of the table once, from a view, as a scene that draws itself."""
