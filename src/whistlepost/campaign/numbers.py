"""What do the small integers of the campaign state mean? One table for the rules, the notation and the drawing.

Each name here is also a C constant of the compiled rules: `numbers.pxd` is made from this file.
"""

# --- kinds of ground, and the symbols as bits
URBAN = 0
SUBURBAN = 1
RURAL = 2
MEDIA = 1
MONEY = 2
VOTES = 4

# --- sizes
SEATS = 5
SLOTS = 9  # volunteers of a seat: supply, reserve and table together (R1)
SUPPLY = 5
RESERVE = 4
KINDS = 96
FACES = 384  # a tile in a rotation: kind * 4 + rotation
SIDES = 4
HALVES = 8
PARTS = 8  # regions, or arms, of one tile
ENTRIES = 768  # of all kinds: kind * 8 + region or arm
CELLS = 25  # of a picture
TILES = 128
GAPS = 260  # empty cells beside a tile: never more than two a tile, and two
REGIONS = 640
ARMS = 480
ON_ARM = 640  # parts: the regions on the table from 0, its arms from here on
ALL_PARTS = 1120
OFFERS = 1040
WAITING = 24

# --- the table: a cell is (y + 128) * 256 + x + 128
ORIGIN = 32896
SOUTH = 256
MIDDLE = 128

# --- how well a tile fits a gap (R10, R11)
EXACT = 0
MIXED = 1
UNFIT = 2

# --- what has become of a precinct
OPEN = 0  # or completed, and still to be resolved
UNCONTROLLED = 1
SEWN_UP = 2

# --- a volunteer: a part * 8, and these marks
NEW = 1  # a face-down office that was set in this turn
DOWN = 2
DECLARED = 4
PART = 8
NOBODY = -1

# --- lots for the first turn: a kind of tile, or these
TO_DRAW = -1
OUT = -2

# --- who is asked when a draw is nobody's choice; what is asked when the game is over
CHANCE = -1
NOTHING = -1

TURNS_IN_A_ROW = 3

# --- the switches' values
CONTESTERS = 0
EVERYONE = 1
NEVER_SHARE = 2

# --- questions, in the order of `questions.QUESTIONS`
LOT = 0
START = 1
DRAW = 2
PLACE = 3
VOLUNTEER = 4
ORDER = 5
CONTEST = 6
TAKE = 7
EXTRA = 8
TURN = 9
RESOLVE = 10
OUTCOME = 11
BOONS = 12
NEXT = 13
ELECTION = 14

# --- actions: the fixed action space, range by range; a picture's cell is row * 5 + column
A_NONE = 0
A_CONTEST = 1
A_DECLINE = 2
A_DONE = 3
A_EXTRA = 4
A_NO_EXTRA = 5
A_OFFICE = 25
A_WHISTLESTOP = 50
A_RESOLVE = 75
A_DRAW = 100
A_PLACE = 256  # + cell * 4 + rotation
A_TAKE = 1048576  # + cell * 25 + the picture's cell
A_BESIDE = 4194304  # a precinct that the tile just laid only bounds: + cell * 25 + the picture's cell
ACTIONS = 6291456
