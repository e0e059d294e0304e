"""What does every game share? The contract, the table, the record, chance and the errors; no game is known here."""
