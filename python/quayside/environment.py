"""One game, agent by agent: the interface of PettingZoo's AEC environments, without the package."""

from .arrays import mask, whole
from .engine import Engine

#: No legal list is longer (docs/engine-protocol.md).
MOST_ACTIONS = 2000


class Environment:
    """`reset`, then for each agent in `agent_iter()`: `last()`, `step(action)`.

    An action is an index into `legal_actions(agent)`. Offers and payments have no fixed action space, so the mask is over
    the legal list of the position. Chance is drawn by the engine from the seed. Only the agent that owes a choice is asked.
    """

    metadata = {"name": "quayside", "render_modes": ["ansi"]}

    def __init__(self, game, players, options=None):
        self._engine = Engine(game)
        self._players = players
        self._options = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_names = self._engine("observation")["names"]
        self.agents = []

    def reset(self, seed=1):
        self._engine("new", players=self._players, options=self._options, seed=seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._legal = {}
        self._settle()

    def _settle(self):
        """Draws chance until somebody is asked or the game is over."""
        self._legal = {}
        pending = self._engine("pending")
        while pending["by"] == "chance":
            pending = self._engine("draw")["pending"]
        if pending["by"] == "seats":
            self.agent_selection = self.possible_agents[pending["owe"][0]]
            return
        result = self._engine("result")
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 if seat in result["winners"] else 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"result": result}

    def seat_of(self, agent):
        return self.possible_agents.index(agent)

    def legal_actions(self, agent=None):
        """The legal actions of the agent as JSON; empty while another one is asked."""
        agent = agent or self.agent_selection
        if self.terminations[agent] or agent != self.agent_selection:
            return []
        if agent not in self._legal:
            self._legal[agent] = self._engine("legal", seat=self.seat_of(agent))["actions"]
        return self._legal[agent]

    def action_mask(self, agent=None):
        return mask(len(self.legal_actions(agent)), MOST_ACTIONS)

    def observe(self, agent):
        """What the agent may know: the view as JSON and as numbers, with the mask of its actions."""
        view = self._engine("view", seat=self.seat_of(agent))
        numbers = self._engine("observation", seat=self.seat_of(agent))["array"]
        return {"view": view, "observation": whole(numbers), "action_mask": self.action_mask(agent)}

    def last(self):
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        """Yields who is asked, until the game is over."""
        for _ in range(max_iter):
            if all(self.terminations.values()):
                return
            yield self.agent_selection

    def step(self, action):
        if action is None:
            return
        chosen = self.legal_actions()[action]
        self._engine("apply", move={"by": self.seat_of(self.agent_selection), "action": chosen})
        self._settle()

    def render(self):
        """The record so far: one move a line."""
        return self._engine("save")["record"]

    def close(self):
        self._engine.close()
