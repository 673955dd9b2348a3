#!/usr/bin/env python3
"""A bot from outside, with nothing but Python's standard library.

It becomes a guest with a token, takes a seat at a table and plays it to the end by the public API: the table as
server-sent events, actions as POSTs. A lost stream is taken up again after the last event it has seen, and an action
that was sent before the loss is sent again under the same id, so it is never played twice.

    python3 examples/http-bot.py --game carthage --against random,random        makes a table and plays alone against bots
    python3 examples/http-bot.py --join TABLE --secret SECRET --seat 1          takes seat 1 at somebody's table
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Api:
    def __init__(self, base):
        self.base = base.rstrip("/")
        self.token = None

    def request(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + "/api" + path, data=data, method=method, headers=self.headers())
        if data is not None:
            request.add_header("content-type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            error = json.load(refused)["error"]
            raise Refused(error["code"], error["message"]["en"]) from None

    def headers(self):
        return {} if self.token is None else {"authorization": "Bearer " + self.token}

    def become_guest(self, name):
        answer = self.request("POST", "/guests", {"name": name, "keep": "token"})
        self.token = answer["token"]
        return answer["guest"]

    def events(self, table, seen):
        """Yields messages until the stream ends."""
        path = f"{self.base}/api/tables/{table}/events" + ("" if seen is None else f"?seen={seen}")
        with urllib.request.urlopen(urllib.request.Request(path, headers=self.headers()), timeout=60) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])


class Refused(Exception):
    def __init__(self, code, sentence):
        super().__init__(f"{code}: {sentence}")
        self.code = code


class Player:
    """Plays one seat. Replace `choose` to make it clever: it has the view and the legal actions."""

    def __init__(self, api, table):
        self.api = api
        self.table = table
        self.seen = None
        self.waiting = None

    def choose(self, view, legal):
        return random.choice(legal)

    def play(self):
        while True:
            try:
                for message in self.api.events(self.table, self.seen):
                    result = self.hear(message)
                    if result is not None:
                        return result
            except OSError:
                time.sleep(0.5)

    def hear(self, message):
        if message["type"] == "bye" and message["code"] in ("gone", "removed"):
            raise Refused(message["code"], message["message"]["en"])
        if message["type"] == "room" and message["room"]["status"] in ("stopped", "closed"):
            return {"reason": message["room"]["reason"]}
        if message["type"] != "update":
            return None
        self.seen = message["seq"]
        if message["result"] is not None:
            return message["result"]
        if message["viewer"] in message["owe"] and message["legal"]:
            self.act(message)
        return None

    def act(self, update):
        body = self.waiting or {
            "id": uuid.uuid4().hex,
            "action": self.choose(update["view"], update["legal"]),
            "ask": update["view"]["ask"],
        }
        self.waiting = body
        try:
            self.api.request("POST", f"/tables/{self.table}/act", body)
        except Refused as refused:
            # The table moved on while we chose; the next update asks again.
            if refused.code not in ("staleAsk", "gameOver", "notYourTurn", "notNow"):
                raise
        self.waiting = None


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--server", default="http://localhost:3000")
    words.add_argument("--name", default="Robin")
    words.add_argument("--game", default="carthage")
    words.add_argument("--against", default="random,random", help="ranks of the server's own bots")
    words.add_argument("--join", help="the id of a table")
    words.add_argument("--secret", help="what stands after # in its link")
    words.add_argument("--seat", type=int, default=0)
    given = words.parse_args()

    api = Api(given.server)
    api.become_guest(given.name)
    if given.join:
        table = given.join
        api.request("POST", f"/tables/{table}/join", {"secret": given.secret} if given.secret else {})
    else:
        seats = [{"kind": "person"}] + [{"kind": rank} for rank in given.against.split(",") if rank]
        table = api.request("POST", "/tables", {"game": given.game, "seats": seats})["room"]["id"]
    api.request("POST", f"/tables/{table}/sit", {"seat": given.seat, "contribution": uuid.uuid4().hex})
    if not given.join:
        api.request("POST", f"/tables/{table}/start", {})
    result = Player(api, table).play()
    print(json.dumps({"table": table, "result": result}))


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"http-bot: {refused}")
