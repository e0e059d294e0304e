"""What do the clauses of the campaign rules say, worked out slowly and without the engine?"""
