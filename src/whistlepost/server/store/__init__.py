"""What is kept on disk, and how? One log for each game, and what stands around it."""
