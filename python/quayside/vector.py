"""Many games in one process, stepped together: one line in with a choice for each game, one line out."""

from .arrays import unpacked
from .engine import Engine


#: Numbers travel packed.
WIRE = {"array": "packed"}


class VectorEnvironment:
    """`reset`, then `step(choices)`: an index into the legal list of each game, or None for a game that is over (a new one begins).

    `observe` says what comes back: `count` (how many choices: the mask), `legal` (the actions), `view` (JSON) or `array`
    (numbers laid out as `observation_names` tells).
    """

    def __init__(self, game, players, games=64, options=None):
        self._engine = Engine(game)
        self._fields = {"players": players, "games": games, "options": options or {}}
        self.games = games
        self.observation_names = self._engine("observation")["names"]

    def reset(self, seed=1, observe="count"):
        return self._read(self._engine("batch", seed=seed, observe=WIRE.get(observe, observe), **self._fields))

    def step(self, choices, observe="count"):
        return self._read(self._engine("step", choices=list(choices), observe=WIRE.get(observe, observe)))

    @staticmethod
    def _read(answer):
        if "packed" in answer:
            answer["array"] = [unpacked(numbers) for numbers in answer.pop("packed")]
        return answer

    def close(self):
        self._engine.close()
