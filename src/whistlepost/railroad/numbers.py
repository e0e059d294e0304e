"""What do the small integers of the railroad state mean? One table for the rules, the notation and the drawing.

Each name here is also a C constant of the compiled rules: `numbers.pxd` is made from this file.
"""

# --- goods and tokens, in the order of every list of counts
COTTON = 0
CATTLE = 3  # the first rare good
GOODS = 6
COAL = 6
WHISTLE = 7
GOLD = 8
THINGS = 9  # goods, coal, whistle, gold: what "?" may give
CUBE_LIMIT = 10

# --- the board: spaces are numbered column by column from the east, north to south
CELLS = 80
COAST = 160  # stops: space * 2 + (0 or 1), then the coast stops, the resource track, the player's supply
TRACK = 176
UNPLACED = 192
FRAME = 200  # track that leads here is a dead end (B4)
COASTS = 16
SPACES = 16  # of the resource track
STOP_LINK = 6  # a track's other end: 0-5 an edge, 6 the first stop of the tile, 7 the second

# --- sizes
SEATS = 5
TRAINS = 5
HAND = 5  # slots
HAND_LIMIT = 3
SPOTS = 4  # tokens spent in a turn, at most
PURCHASES = 2
COMMONS = 3
COMMON_GOODS = 7  # as bits
RARE_GOODS = 56
ALL_GOODS = 63
TRADES = 36
ROW = 3
KINDS = 96
UPGRADES = 30
COMPANIES = 6
SHARES = 6
NUGGETS = 6
BOTTOM = 128
AGENDA = 24
OFFERS = 128
MET = 16
MOUNTAIN = 60  # the first of the mountain spaces, and how many of them have a price
PRICED = 8

# --- who is asked when a draw is nobody's choice
CHANCE = -1

# --- shares and upgrades: where they are (a seat's own are seat + SEAT)
IN_STACK = 0
GONE = 1
MARKET = 1
SEAT = 2
ON_BOARD = 8  # and from here on: the upgrade lies on a mountain space

# --- lots: what kinds of tile the setup draws from (S6, S7)
LOT_ORDINARY = 0
LOT_END = 1
LOT_OTHER = 2  # special tiles that S6 does not name
LOT_NAMED = 3  # and from here on one lot for each kind of stop that it does
LOTS = 8

# --- the switches' values
PAIRS = 0
EACH = 1

# --- questions, in the order of `questions.QUESTIONS`
PLACE = 0
TURN = 1
LAY = 2
BRANCH = 3
GIVE = 4
ROOM = 5
TAKE = 6
TRADE = 7
DELIVER = 8
BERTH = 9
DROP = 10
COMPANY = 11
RIDE = 12
REFILL = 13
SHED = 14
DRAW_TILE = 15
OPEN_TILE = 16
NUGGET = 17
DEPART = 18
LAND = 19
RETIRE = 20
RESTOCK = 21
ASSAY = 22
NEXT = 23
LOOK = 24
SWAP = 25
SCRAP = 26
SHIFT = 27
FARE = 28
PAY = 29
REWARD = 30
RUN_ON = 31
BONUS = 32
REST = 33

# --- arguments of questions
UNSEEN = 0  # REFILL: a stack that may be chosen from has still to be looked through
SEEN = 1
FREELY = 0  # ROOM: the gain may be left
FORCED = 1  # ROOM: a paid cube may not be left (U1)
FOR_MARKET = 0  # DROP: the share leaves the game
FOR_SWAP = 1  # DROP: and the top share of a company is taken for it
FOR_USE = 0  # RIDE: the train uses its stop again
FOR_SHIFT = 1  # RIDE: the train moves to another stop of its column
FOR_ALL = 0  # SCRAP: everything that the tile's stops give
FOR_ONE = 1  # SCRAP: one thing that they give

# --- actions: the fixed action space, range by range
A_COAST = 0
A_COAL = 16
A_WHISTLE = 46
A_USE_COAL = 76
A_USE_WHISTLE = 106
A_BUY = 136
A_END = 166
A_GO = 167
A_STOP = 173
A_GIVE = 174
A_DISCARD = 180
A_LEAVE = 186
A_TAKE = 187
A_TRADE = 196
A_DONE = 232
A_DELIVER = 233
A_DECLINE = 234
A_TRACK = 235
A_DROP = 251
A_COMPANY = 287
A_TRAIN = 293
A_DRAW = 298
A_ENOUGH = 299
A_NUGGET = 300
A_OPEN = 306
A_SEARCH = 402
A_SHED = 498
A_TILE = 594
A_LAY = 690
A_LOOK = 1266
A_PAY = 1267
A_HAND = 1269
A_SCRAP = 1276
A_SCRAP_COAL = 1372
A_SHIFT = 1468
A_TUNNEL = 1644
ACTIONS = 1734
