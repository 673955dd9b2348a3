"""Quayside for research: the rules of four board games behind the usual interfaces. The standard library is enough."""

from .engine import Engine, QuaysideError
from .environment import MOST_ACTIONS, Environment
from .series import simulate
from .vector import VectorEnvironment

__all__ = ["MOST_ACTIONS", "Engine", "Environment", "QuaysideError", "VectorEnvironment", "simulate"]
__version__ = "0.1.0"
