"""How fast Python steps games, beside the engine's own random play in the same run: `python3 examples/speed.py [GAME]`."""

import json
import random
import subprocess
import sys
import time

from quayside import VectorEnvironment
from quayside.engine import command

GAME = sys.argv[1] if len(sys.argv) > 1 else "carthage"
SECONDS = 3.0
GAMES = 64
PLAYERS = 4 if GAME != "cartagena" else 3


def steps_per_second(observe):
    """Choices a second over all games; random choices, one line each way for 64 games."""
    chance = random.Random(1)
    env = VectorEnvironment(GAME, PLAYERS, games=GAMES)
    told = env.reset(observe=observe)
    made, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        choices = [int(chance.random() * n) if n else None for n in told["count"]]
        made += sum(1 for choice in choices if choice is not None)
        told = env.step(choices, observe=observe)
    env.close()
    return made / (time.perf_counter() - began)


words = ["simulate", GAME, "--players", str(PLAYERS), "--games", "2000", "--json"]
inside = json.loads(subprocess.run([*command(), *words], capture_output=True, check=True, text=True).stdout)
own = inside["actionsPerSecond"]
print(f"{GAME}: {own:,.0f} choices a second inside the engine")
for observe, what in [("count", "masks alone"), ("array", "whole observations")]:
    speed = steps_per_second(observe)
    print(f"{what}: {speed:,.0f} a second, {speed / own:.3f} of the engine")
