#!/usr/bin/env python3
"""Checks the dice and decks of finished games: an independent reading of docs/fairness.md, with the standard library alone.

    python3 examples/verify.py GAME.game ...
    python3 examples/verify.py --engine "node apps/cli/src/main.ts engine" GAME.game ...

Commitment, draws and set-ups are computed here. Only what a pile or a hand holds at a draw is asked of the rules, through the
engine protocol (docs/engine-protocol.md); the order of outcomes is then compared with the one written down.
"""
import hashlib
import hmac
import json
import shlex
import subprocess
import sys


class Wrong(Exception):
    """The record is not what its secret gives."""


class Draws:
    """Numbers from the secret (drawing methods 1 and 2)."""

    def __init__(self, secret, contributions):
        self.key = bytes.fromhex(secret)
        self.contributions = contributions

    def below(self, label, n, total):
        limit = 2**32 - 2**32 % total
        block = 0
        while True:
            text = json.dumps([1, self.contributions, label, n, block], separators=(",", ":"), ensure_ascii=False)
            digest = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
            for at in range(0, 32, 4):
                word = int.from_bytes(digest[at : at + 4], "big")
                if word < limit:
                    return word % total
            block += 1


class SetupDraws:
    """In the set-up every number that the game asks for is the next draw with the label `setup`."""

    def __init__(self, draws):
        self.draws = draws
        self.n = 0

    def below(self, k):
        self.n += 1
        return self.draws.below("setup", self.n, k)

    def shuffle(self, items):
        """From the last place down: each changes places with one at or before it."""
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def deal(counts, rng):
    """One card out of counts that are laid out in the order of kinds."""
    number = rng.below(sum(counts.values()))
    for card, many in counts.items():
        if number < many:
            counts[card] -= 1
            return card
        number -= many
    raise Wrong("the counts do not add up")


def left(counts):
    return {card: many for card, many in counts.items() if many > 0}


# Traders of Carthage

CARTHAGE_CARDS = [letter + value for letter in "RBYG" for value in "235"]


def carthage(options, players, wishes, rng, _draw):
    colours = wishes.get("colours") or rng.shuffle(["white", "pink", "grey", "tan"])[:players]
    first = wishes["first"] if "first" in wishes else rng.below(players)
    # The box without the four starting hands: 11, 9 and 7 of each colour, less 2, 1 and 1.
    counts = {card: {"2": 9, "3": 8, "5": 6}[card[1]] for card in CARTHAGE_CARDS}
    market = [deal(counts, rng) for _ in range(players + 2)]
    farm = [deal(counts, rng) for _ in range(players)]
    return {"colours": colours, "first": first, "market": market, "farm": farm, "pile": left(counts)}


# Cartagena

CARTAGENA_CARDS = [letter + dark for letter in "GRLPHC" for dark in ("", "d")]
CARTAGENA_FACES = ["1", "2", "3", "blank", "snake"]


def cartagena(options, players, wishes, rng, _draw):
    colours = wishes.get("colours") or rng.shuffle(["red", "green", "yellow", "blue", "black"])[:players]
    first = wishes["first"] if "first" in wishes else rng.below(players)
    boards = wishes["layout"].split(",") if "layout" in wishes else cartagena_boards(options, rng)
    dark, plain = (2, 15) if options["outlaws"] else (0, 17)
    counts = {card: dark if card.endswith("d") else plain for card in CARTAGENA_CARDS}
    hands = [[] for _ in range(players)]
    for n in range(6 * players):
        hands[(first + n) % players].append(deal(counts, rng))
    for hand in hands:
        hand.sort(key=CARTAGENA_CARDS.index)
    return {"colours": colours, "first": first, "boards": boards, "hands": hands, "deck": left(counts)}


def cartagena_boards(options, rng):
    if options["arrangement"] == "A-BASE":
        return ["T1F", "T2F", "T3F", "T4F", "T5F", "T6F"]
    if options["arrangement"] == "A-STORY":
        return ["T7F", "T8F", "T3R", "J1F", "J2F", "J4F"]
    parts = [int(part) for part in str(options["boards"]).split("+")]
    numbers = rng.shuffle(range(1, 9))[: sum(parts)]
    sides = ["J" if options["layout"] == "tortuga" or i >= parts[0] else "T" for i in range(len(numbers))]
    return [f"{side}{number}{'FR'[rng.below(2)]}" for side, number in zip(sides, numbers)]


# Cargo Empire

CITIES = {
    "europe": """
        oslo stockholm dublin copenhagen riga moscow london amsterdam berlin warsaw minsk paris frankfurt vienna kiev
        milan belgrade bucharest lisbon madrid marseille rome athens istanbul
    """.split(),
    "dior": """
        skarnhold veyrholm glimmerfirth orrinport halberg tallowmere cindervale copperwick ravensluice duskbridge
        brineford lanternquay aldenmoor brasshollow steamford quillmarsh sablecrest thistledown emberfall gearholm
        pelluna kestrelbay saltmarch moonharbour
    """.split(),
}
OBJECTIVES = """
pair-red-blue pair-red-green pair-red-yellow pair-blue-green pair-blue-yellow pair-yellow-green pair-port-inland
set-four-colours largest-network colour-red colour-blue colour-green colour-yellow ports inland city-cards level-2
level-3 four-posts two-posts objective-cards ahead-car ahead-train ahead-ship
""".split()
TRANSPORTS = ["car", "train", "ship"]
BASE, MIDDLE, LAST = [["a01", "a02"], ["a03", "a04"], ["a05", "a06"]], ["b01", "b02", "b03"], ["c01", "c02", "c03"]


def cargo_empire(options, players, wishes, rng, _draw):
    colours = wishes.get("colours") or ["red", "yellow", "green", "blue", "purple"][:players]
    auto = options["opponent"] == "bot"
    tiles = rng.shuffle(range(1, 25))
    faces = cargo_faces(options["tracks"], rng)
    cities = rng.shuffle(CITIES[options["map"]])
    objectives = rng.shuffle(OBJECTIVES)
    express = rng.shuffle(TRANSPORTS * 2) if options["map"] == "dior" else []
    drawn = rng.below(players + (1 if auto else 0))
    first = wishes["first"] if "first" in wishes else ("auto" if drawn == players else drawn)
    display = [cities.pop(0) for _ in range(5 if players == 5 else 4)]
    face_down = [cities.pop(0) for _ in range(players)]
    pairs = [[objectives.pop(0), objectives.pop(0)] for _ in range(players)]
    return {
        "colours": colours,
        "first": first,
        "tiles": tiles,
        "faces": faces,
        "display": display,
        "faceDown": face_down,
        "objectives": pairs,
        "auto": {"city": cities.pop(0), "objective": objectives.pop(0)} if auto else None,
        "express": express,
    }


def cargo_faces(tracks, rng):
    def one_of(items):
        return items[rng.below(len(items))]

    if tracks == "base":
        return [one_of(tile) for tile in rng.shuffle(BASE)]
    if tracks == "advanced":
        return [one_of(sum(BASE, [])), one_of(MIDDLE), one_of(LAST)]
    return rng.shuffle([one_of(tile) for tile in BASE] + MIDDLE + LAST)[:3]


# Catan

RESOURCES = ["lumber", "brick", "wool", "wheat", "ore"]
CARDS = ["knight", "roads", "discovery", "monopoly", "point"]
# Hexes by number: their places [q, r], row by row.
PLACES = [(q, r) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1)]
TILES = sum(([name] * many for name, many in zip(RESOURCES, (4, 3, 4, 4, 3))), []) + [None]
TILE_ORDER = [7, 8, 9, 10, 11, 12, 13, 14, 15, 3, 4, 5, 6, 16, 17, 18, 0, 1, 2]
CHIP_ORDER = [7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9]
CHIPS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
BEGINNER = """
brick:10 wool:2 lumber:9 wheat:12 brick:6 wool:4 ore:10 wheat:9 lumber:11 -:- lumber:3 ore:8 lumber:8 ore:3 wheat:4
wool:5 brick:5 wheat:6 wool:11
""".split()
HARBOURS = [
    ([0, 3], None),
    ([1, 5], "wheat"),
    ([10, 15], "ore"),
    ([26, 32], None),
    ([42, 46], "wool"),
    ([49, 52], None),
    ([47, 51], None),
    ([33, 38], "brick"),
    ([11, 16], "lumber"),
]
# The same harbours turned clockwise by 0 to 5 sixths.
TURNED = [
    [[0, 3], [2, 6], [26, 32], [50, 53], [47, 51], [21, 27]],
    [[1, 5], [15, 20], [42, 46], [48, 52], [33, 38], [7, 11]],
    [[10, 15], [37, 42], [49, 52], [38, 43], [11, 16], [1, 4]],
    [[26, 32], [50, 53], [47, 51], [21, 27], [0, 3], [2, 6]],
    [[42, 46], [48, 52], [33, 38], [7, 11], [1, 5], [15, 20]],
    [[49, 52], [38, 43], [11, 16], [1, 4], [10, 15], [37, 42]],
    [[47, 51], [21, 27], [0, 3], [2, 6], [26, 32], [50, 53]],
    [[33, 38], [7, 11], [1, 5], [15, 20], [42, 46], [48, 52]],
    [[11, 16], [1, 4], [10, 15], [37, 42], [49, 52], [38, 43]],
]


def catan(options, players, wishes, rng, draw):
    rolls, first = catan_rolls(players, rng)
    if "layout" in wishes:
        raise Wrong("an island by its code is not drawn; this checker does not read codes")
    hexes = catan_beginner() if options["board"] == "beginner" else catan_hexes(options, rng)
    desert = next(place for place in hexes if place["resource"] is None)
    harbours = catan_harbours(options["harbours"], rng)
    in_order = ["blue", "white", "orange", "red"][:players]
    colours = wishes.get("colours") or (in_order if draw < 2 else rng.shuffle(in_order))
    is_wished = "first" in wishes
    return {
        "colours": colours,
        "first": wishes["first"] if is_wished else first,
        **({} if is_wished or draw < 2 else {"firstRolls": rolls}),
        "hexes": hexes,
        "harbours": harbours,
        "robber": [desert["q"], desert["r"]],
        "developmentDeck": dict(zip(CARDS, (14, 2, 2, 2, 5))),
    }


def catan_rolls(players, rng):
    """The highest roll begins; those who tie for highest roll again."""
    rolls, tied = [], list(range(players))
    while len(tied) > 1:
        now = [{"seat": seat, "dice": [rng.below(6) + 1, rng.below(6) + 1]} for seat in tied]
        rolls += now
        highest = max(sum(one["dice"]) for one in now)
        tied = [one["seat"] for one in now if sum(one["dice"]) == highest]
    return rolls, tied[0]


def catan_hex(place, resource, number):
    q, r = PLACES[place]
    return {"q": q, "r": r, "resource": resource, "number": number}


def catan_beginner():
    pairs = [word.split(":") for word in BEGINNER]
    return [catan_hex(i, None if a == "-" else a, None if b == "-" else int(b)) for i, (a, b) in enumerate(pairs)]


def catan_hexes(options, rng):
    resources = [None] * 19
    for i, tile in enumerate(rng.shuffle(TILES)):
        resources[TILE_ORDER[i]] = tile
    numbers = catan_chips(resources, CHIPS)
    if options["board"] == "balanced":
        for _ in range(10_000):
            mixed = catan_chips(resources, rng.shuffle(CHIPS))
            if is_balanced(mixed):
                numbers = mixed
                break
    return [catan_hex(place, resources[place], numbers[place]) for place in range(19)]


def catan_chips(resources, chips):
    """In the order of the spiral, past the desert."""
    numbers, rest = [None] * 19, iter(chips)
    for place in CHIP_ORDER:
        if resources[place] is not None:
            numbers[place] = next(rest)
    return numbers


def is_balanced(numbers):
    """No 6 or 8 beside another."""
    red = {PLACES[place] for place in range(19) if numbers[place] in (6, 8)}
    return not any((q + a, r + b) in red for q, r in red for a, b in ((1, 0), (0, 1), (-1, 1)))


def catan_harbours(kind, rng):
    if kind == "shuffled":
        kinds = rng.shuffle([resource for _, resource in HARBOURS])
        return [{"vertices": place, "resource": one} for (place, _), one in zip(HARBOURS, kinds)]
    if kind != "frame":
        return [{"vertices": place, "resource": resource} for place, resource in HARBOURS]
    turn = rng.below(2)
    laid = []
    for pieces in ([[1, 2], [4, 5], [7, 8]], [[3], [6], [0]]):
        for i, piece in enumerate(rng.shuffle(range(3))):
            steps = (2 * (i - piece) + turn + 6) % 6
            laid += [{"vertices": TURNED[one][steps], "resource": HARBOURS[one][1]} for one in pieces[piece]]
    return laid


# Draws during play, by label: the word of the record, and the outcomes in order.

AUTO = [str(card) for card in range(1, 100)]
DICE = [f"{a} {b}" for a in range(1, 7) for b in range(1, 7)]
CITY = [*CITIES["europe"], *CITIES["dior"], "blank"]
GAMES = {
    "carthage": (carthage, {"draw": ("draw", CARTHAGE_CARDS)}),
    "cartagena": (cartagena, {"draw": ("draw", CARTAGENA_CARDS), "token": ("token", CARTAGENA_FACES)}),
    "cargo-empire": (
        cargo_empire,
        {
            "city": ("city", CITY),
            "objective": ("objective", OBJECTIVES),
            "auto": ("auto", AUTO),
            "express": ("express", TRANSPORTS),
        },
    ),
    "catan": (catan, {"dice": ("roll", DICE), "steal": ("steal", RESOURCES), "card": ("card", CARDS)}),
}


def written(outcome):
    """The outcome as a record writes it, without the word: its one field."""
    value = next(value for key, value in outcome.items() if key != "type")
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


class Engine:
    """The rules as a service, one JSON object a line."""

    def __init__(self, command, game):
        self.program = subprocess.Popen([*command, game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.id = 0

    def ask(self, verb, **words):
        self.id += 1
        self.program.stdin.write(json.dumps({"id": self.id, "do": verb, **words}) + "\n")
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline())
        if "error" in answer:
            raise Wrong(answer["error"]["message"]["en"])
        return answer["ok"]

    def close(self):
        self.program.stdin.close()
        self.program.wait()


def read(path):
    with open(path, encoding="utf-8") as file:
        head, body = file.read().split("\n\n", 1)
    header = dict(line.split(": ", 1) for line in head.split("\n") if ": " in line)
    setup, *lines = body.rstrip("\n").split("\n")
    moves = [line for line in lines if not line.startswith(("result ", "digest "))]
    return header, json.loads(setup.removeprefix("setup ")), moves


def option(text):
    return text == "true" if text in ("true", "false") else int(text) if text.isdigit() else text


def check(path, command):
    header, setup, moves = read(path)
    if "secret" not in header:
        raise Wrong("there is no secret in it: the game is not over, or was not drawn from one")
    if hashlib.sha256(bytes.fromhex(header["secret"])).hexdigest() != header["commitment"]:
        raise Wrong("the secret is not the one that was committed to")
    game, players = header["game"], int(header["seats"])
    contributions = json.loads(header["contributions"])
    if len(contributions) != players:
        raise Wrong("there must be one contribution for each seat")
    pairs = [pair.split("=", 1) for pair in header["options"].split(",") if pair]
    options = {key: option(value) for key, value in pairs}
    draws = Draws(header["secret"], contributions)
    draw_setup, labels = GAMES[game]
    wishes = json.loads(header.get("wishes", "{}"))
    expected = draw_setup(options, players, wishes, SetupDraws(draws), int(header["draw"]))
    if expected != setup:
        wrong = [key for key in expected if expected[key] != setup.get(key)]
        raise Wrong(f"the secret gives another set-up: {', '.join(wrong)}")
    engine = Engine(command, game)
    try:
        return 1 + check_moves(engine, {"players": players, "options": options, "setup": setup}, moves, (draws, labels))
    finally:
        engine.close()


def check_moves(engine, begin, moves, chance):
    """Undone draws are checked too, each in the line of play that stood then."""
    engine.ask("new", **begin)
    line, checked = [], 0
    for move in moves:
        if move.startswith("undo to "):
            line = line[: int(move.removeprefix("undo to "))]
            engine.ask("new", **begin)
            for text in line:
                engine.ask("apply", text=text)
            continue
        if move.startswith("* "):
            check_draw(engine, move, line, chance)
            checked += 1
        engine.ask("apply", text=move)
        line.append(move)
    return checked


def check_draw(engine, move, line, chance):
    draws, labels = chance
    outcomes = engine.ask("outcomes")["outcomes"]
    label = outcomes[0]["outcome"]["type"]
    word, order = labels[label]
    names = [written(one["outcome"]) for one in outcomes]
    if names != [name for name in order if name in names]:
        raise Wrong(f"the outcomes of {label} come in another order than is written down")
    n = 1 + sum(1 for text in line if text.startswith(f"* {word} "))
    number = draws.below(label, n, sum(one["weight"] for one in outcomes))
    for name, one in zip(names, outcomes):
        if number < one["weight"]:
            if move != f"* {word} {name}":
                raise Wrong(f'"{move}": draw {n} of "{label}" gives "* {word} {name}"')
            return
        number -= one["weight"]


def main(words):
    command = ["npx", "quayside", "engine"]
    if words[:1] == ["--engine"]:
        command, words = shlex.split(words[1]), words[2:]
    if not words:
        print("give one or more .game files", file=sys.stderr)
        return 2
    failed = 0
    for path in words:
        try:
            print(f"{path}: {check(path, command)} draws are those of the secret")
        except (Wrong, OSError, KeyError, ValueError) as error:
            failed = 1
            print(f"{path}: {error}")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
