"""How do people play over a network? Seats, the log, the views that are sent; no rule of any game is known here."""
