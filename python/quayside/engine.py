"""The engine protocol: a process of `quayside engine GAME`, one JSON object a line each way."""

import json
import os
import shlex
import subprocess


class QuaysideError(Exception):
    """What the engine refused: `code`, the number of the `rule` if a rule forbids it, and a sentence."""

    def __init__(self, code, rule, message):
        super().__init__(message.get("en", code))
        self.code = code
        self.rule = rule
        self.message = message


def command():
    """How the engine is started: `QUAYSIDE_COMMAND`, or `npx quayside`."""
    return shlex.split(os.environ.get("QUAYSIDE_COMMAND", "npx quayside"))


class Engine:
    """One engine process. Every verb of the protocol is a call: `engine("legal", seat=0)`."""

    def __init__(self, game):
        self.game = game
        try:
            self._process = subprocess.Popen(
                [*command(), "engine", game],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except FileNotFoundError as error:
            raise QuaysideError("noEngine", None, {"en": f"the engine cannot be started: {error}"}) from error
        self._id = 0

    def __call__(self, verb, **fields):
        self._id += 1
        line = json.dumps({"id": self._id, "do": verb, **fields}, separators=(",", ":"))
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass
        text = self._process.stdout.readline()
        if not text:
            raise QuaysideError("engineEnded", None, {"en": f"the engine of {self.game} has ended"})
        answer = json.loads(text)
        if "error" in answer:
            raise QuaysideError(answer["error"]["code"], answer["error"]["rule"], answer["error"]["message"])
        return answer["ok"]

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait(timeout=10)
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
