"""Whole games between the engine's own bots, as `quayside simulate` plays them."""

import hashlib

from .engine import Engine


def simulate(game, players, games, seed=1, options=None, bot="random"):
    """Plays a series; its digest is that of `quayside simulate` with the same seed and options."""
    digest = hashlib.sha256()
    wins = [0] * players
    with Engine(game) as engine:
        for index in range(games):
            engine("new", players=players, options=options or {}, seed=seed, index=index)
            played = engine("play", bot=bot, until="end")
            digest.update(f"{played['moves']} {played['digest']}\n".encode())
            for winner in played["result"]["winners"]:
                if isinstance(winner, int):
                    wins[winner] += 1
    return {"games": games, "wins": wins, "digest": digest.hexdigest()}
