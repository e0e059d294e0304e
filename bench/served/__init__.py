"""Does a server keep its promises when it is killed, paused, cut off, crowded, or listened to?"""
