"""What Rajas of the Ganges draws: each part of the table once, from a view."""
