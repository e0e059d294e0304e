"""How do people hear that they are asked, while they are not here? By program, by mail, or by their browser."""
