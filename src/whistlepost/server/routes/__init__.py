"""Which addresses are there? A page for each subject; each route says who asks, and lets others do the work."""
