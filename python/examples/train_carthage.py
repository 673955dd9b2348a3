"""A linear policy for Traders of Carthage, trained by REINFORCE against random players in about a minute.

    QUAYSIDE_COMMAND="npx quayside" python3 examples/train_carthage.py [SECONDS]

Seat 0 learns; the other seats choose at random. A choice is described by a handful of numbers, the policy is a softmax over
their weighted sums. The standard library is enough.
"""

import math
import random
import sys
import time

from quayside import VectorEnvironment

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
PLAYERS, GAMES, RATE = 4, 64, 0.05
KINDS = ["take", "buy", "double", "reserve", "protect"]
NAMES = [*KINDS, "worth taken", "cards paid", "overpaid", "tokens paid"]


def features(action):
    """One choice as numbers: its kind, what it brings and what it costs."""
    values = [1.0 if action["type"] == kind else 0.0 for kind in KINDS]
    card = action.get("card")
    worth = int(card[-1]) / 5 if isinstance(card, str) and card[-1].isdigit() else 0.0
    paid = [int(one[-1]) for one in action.get("pay", []) if isinstance(one, str) and one[-1].isdigit()]
    return [*values, worth, len(paid) / 5, sum(paid) / 20, len(action.get("tokens", [])) / 3]


def shares(weights, choices):
    scores = [sum(w * x for w, x in zip(weights, one)) for one in choices]
    top = max(scores)
    grown = [math.exp(score - top) for score in scores]
    total = sum(grown)
    return [one / total for one in grown]


def pick(chances, rng):
    left = rng.random()
    for i, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return i
    return len(chances) - 1


def play(weights, seconds, learns, seed):
    """Plays for so long; returns the weights, games won by seat 0 and games played."""
    rng = random.Random(seed)
    env = VectorEnvironment("carthage", PLAYERS, games=GAMES)
    told = env.reset(seed=seed, observe="legal")
    traces = [[0.0] * len(weights) for _ in range(GAMES)]
    won = played = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        choices = []
        for i in range(GAMES):
            legal, seat, result = told["legal"][i], told["seat"][i], told["result"][i]
            if result:
                reward = (1.0 if 0 in result["winners"] else 0.0) - 1 / PLAYERS
                played += 1
                won += 0 in result["winners"]
                if learns:
                    weights = [w + RATE * reward * t for w, t in zip(weights, traces[i])]
                traces[i] = [0.0] * len(weights)
                choices.append(None)
            elif seat != 0:
                choices.append(rng.randrange(len(legal)))
            else:
                described = [features(action) for action in legal]
                chances = shares(weights, described)
                chosen = pick(chances, rng)
                for k in range(len(weights)):
                    mean = sum(p * one[k] for p, one in zip(chances, described))
                    traces[i][k] += described[chosen][k] - mean
                choices.append(chosen)
        told = env.step(choices, observe="legal")
    env.close()
    return weights, won, played


start = [0.0] * len(NAMES)
_, won, played = play(start, SECONDS / 6, False, seed=1)
print(f"before: {100 * won / max(1, played):.1f} % of {played} games won (25 is equal)")
trained, _, games = play(start, SECONDS * 2 / 3, True, seed=1001)
print(f"trained on {games} games: " + ", ".join(f"{name} {weight:+.2f}" for name, weight in zip(NAMES, trained)))
_, won, played = play(trained, SECONDS / 6, False, seed=2001)
print(f"after: {100 * won / max(1, played):.1f} % of {played} games won, other deals")
