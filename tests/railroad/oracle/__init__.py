"""What do the clauses of the rules say, worked out slowly and without the engine?"""
