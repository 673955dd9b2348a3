#!/usr/bin/env python3
"""A bot for Quayside in Python, standard library only.

    npx quayside arena carthage --bots "cmd:python3 examples/bot.py,random" --games 20

Quayside starts the program, writes one JSON object a line to its input and reads one a line from its output.
The program is asked, and sees only what its seat may see. docs/bot-protocol.md has all messages.
This one plays any of the four games by one rule of thumb.
"""
import json
import random
import sys


# What is worth doing first, whatever the game; the rest is left to chance.
WISHED = ("city", "settle", "deliver", "forward", "buy")


def choose(message):
    """One of the legal actions, or None for nothing where the seat need not act."""
    legal = message["legal"]
    if not legal or not message["must"]:
        return None
    for kind in WISHED:
        good = [action for action in legal if action["type"] == kind]
        if good:
            return random.choice(good)
    return random.choice(legal)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["do"]
        if kind == "hello":
            answer = {"name": "example in Python"}
        elif kind == "start":
            continue  # message["game"], message["seat"] and message["options"] say what is played
        elif kind == "choose":
            answer = {"action": choose(message)}
        else:  # "end" tells the result; the program may leave.
            break
        print(json.dumps({"id": message["id"], **answer}), flush=True)


if __name__ == "__main__":
    main()
