"""Run by the project's own tests: `QUAYSIDE_COMMAND` says how the engine is started, `QUAYSIDE_GAMES` how many games are compared."""

import json
import os
import random
import subprocess
import unittest

from quayside import Engine, Environment, QuaysideError, VectorEnvironment, simulate
from quayside.engine import command

GAMES = int(os.environ.get("QUAYSIDE_GAMES", "10"))
PLAYERS = {"carthage": 4, "cartagena": 3, "cargo-empire": 3, "catan": 4}


def simulated(game):
    words = ["simulate", game, "--players", str(PLAYERS[game]), "--games", str(GAMES), "--seed", "5", "--json"]
    return json.loads(subprocess.run([*command(), *words], capture_output=True, check=True, text=True).stdout)


class Series(unittest.TestCase):
    def test_random_games_end_as_simulate_plays_them(self):
        for game, players in PLAYERS.items():
            with self.subTest(game=game):
                wanted = simulated(game)
                played = simulate(game, players, GAMES, seed=5, options=wanted["options"])
                self.assertEqual(played["digest"], wanted["digest"])
                self.assertEqual(sum(played["wins"]), sum(wanted["wins"][:players]))


class OneGame(unittest.TestCase):
    def test_agents_are_asked_until_the_end(self):
        chance = random.Random(1)
        for game, players in PLAYERS.items():
            with self.subTest(game=game):
                env = Environment(game, players)
                env.reset(seed=3)
                for agent in env.agent_iter(max_iter=40):
                    observation, reward, ended, cut, _info = env.last()
                    legal = env.legal_actions()
                    self.assertEqual(sum(observation["action_mask"]), len(legal))
                    self.assertEqual(len(observation["observation"]), len(env.observation_names))
                    self.assertEqual(observation["view"]["viewer"], env.seat_of(agent))
                    self.assertEqual((reward, ended, cut), (0.0, False, False))
                    env.step(chance.randrange(len(legal)))
                self.assertIn(f"game: {game}", env.render())
                env.close()

    def test_the_same_seed_is_the_same_game(self):
        records = []
        for _ in range(2):
            env = Environment("cartagena", 2)
            env.reset(seed=9)
            for _agent in env.agent_iter(max_iter=20):
                env.step(0)
            records.append(env.render())
            env.close()
        self.assertEqual(records[0], records[1])

    def test_a_game_that_is_over_rewards_the_winner(self):
        env = Environment("carthage", 2)
        env.reset(seed=1)
        chance = random.Random(2)
        for _agent in env.agent_iter():
            env.step(chance.randrange(len(env.legal_actions())))
        self.assertTrue(all(env.terminations.values()))
        self.assertGreaterEqual(sum(env.rewards.values()), 1.0)
        env.close()

    def test_what_is_refused_says_the_rule(self):
        with Engine("catan") as engine:
            engine("new", players=3, seed=1)
            with self.assertRaises(QuaysideError) as refused:
                engine("apply", text="0 endTurn")
            self.assertNotEqual(refused.exception.code, "internal")
            self.assertTrue(refused.exception.message["ja"])


class ManyGames(unittest.TestCase):
    def test_sixty_four_games_are_stepped_together(self):
        chance = random.Random(4)
        env = VectorEnvironment("carthage", 4, games=64)
        told = env.reset(seed=1, observe="array")
        self.assertEqual(len(told["array"]), 64)
        self.assertEqual(len(told["array"][0]), len(env.observation_names))
        ended = 0
        for _ in range(400):
            choices = [chance.randrange(n) if n else None for n in told["count"]]
            told = env.step(choices)
            ended += sum(1 for result in told["result"] if result)
        self.assertGreater(ended, 64)
        env.close()

    def test_a_choice_that_is_none_changes_nothing(self):
        env = VectorEnvironment("cartagena", 2, games=2)
        before = env.reset(seed=1, observe="view")
        with self.assertRaises(QuaysideError):
            env.step([0, 9999])
        self.assertEqual(env.step([None, None], observe="view"), before)
        env.close()


if __name__ == "__main__":
    unittest.main()
