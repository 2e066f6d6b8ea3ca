#!/usr/bin/env python3
"""A bot that plays both games, from what it is told alone; the standard library is enough.

    HERALD_URL=http://localhost:3000 python3 bot.py [game …]

With HERALD_TOKEN it plays all games of that account, for ever. Without, it comes as a guest. For each game that is named it opens a
table with the server's own bots, and ends when these are over. It hears of its games by the stream of its account, and looks now and
then anyway; what it knows is in the server, so it can be killed and started again at any moment.
"""
import json, math, os, queue, secrets, sys, threading, time, traceback, urllib.error, urllib.parse, urllib.request

URL = os.environ.get("HERALD_URL", "http://localhost:3000").rstrip("/")
EVERY = float(os.environ.get("HERALD_EVERY_MS", "15000")) / 1000
ATTEMPTS, LONGEST_WAIT, MOST_REFUSALS = 6, 60, 5


class Problem(Exception):
    """What the server said no with (RFC 9457): its status, and the last word of its type."""

    def __init__(self, status, said):
        super().__init__(said.get("detail") or said.get("title") or f"status {status}")
        self.status, self.kind, self.said = status, said.get("type", "").split("/")[-1], said


def call(method, path, body=None, token=None, headers=None):
    """One request. What the server asks to wait for is waited for; a lost connection is tried again, but nothing is made twice."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {}), **(headers or {})}
    data = None if body is None else json.dumps(body).encode()
    for attempt in range(ATTEMPTS):
        try:
            request = urllib.request.Request(URL + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            said = error.read()
            if error.code not in (429, 503) or attempt + 1 == ATTEMPTS:
                raise Problem(error.code, json.loads(said) if said.startswith(b"{") else {}) from None
            pause = float(error.headers.get("retry-after") or 2**attempt)
        except OSError:
            if attempt + 1 == ATTEMPTS or (method == "POST" and "idempotency-key" not in headers):
                raise
            pause = 2**attempt
        time.sleep(min(pause, LONGEST_WAIT))


def as_guest(name):
    session = call("POST", "/v1/sessions/guest", {"name": name})
    made = call("POST", "/v1/me/tokens", {"name": name, "scopes": ["read", "play", "manage"]}, session["accessToken"])
    return made["secret"]


def open_table(token, ruleset):
    rules = call("GET", f"/v1/rules/{ruleset}")
    players = rules["seats"]["least"]
    body = {"ruleset": ruleset, "title": "A small bot plays", "options": {**rules["examples"]["options"], "players": players},
            "bots": ["random"] * (players - 1)}
    return call("POST", "/v1/games", body, token, {"idempotency-key": secrets.token_hex(16)})["game"]


def my_games(token):
    cursor = ""
    while cursor is not None:
        page = call("GET", f"/v1/games?which=mine&limit=100{cursor}", token=token)  # those that are not over
        yield from page["games"]
        cursor = None if page["next"] is None else "&cursor=" + urllib.parse.quote(page["next"])


# How it plays.

def answer_to(question, view, seat, roads):
    """The answer's fields; None for the usual one, which every other question brings along."""
    if question["t"] == "orders":
        return {"year": question["year"], "orders": travel(question["count"], view, seat, roads)}
    if question["t"] == "plan":
        cost = lambda space: space["req"]["discs"] + 2 * space["req"]["coins"] + 3 * space["req"]["fame"]
        ids = [space["space"] for space in sorted((one for one in question["spaces"] if one["closed"] is None), key=cost)]
        return {"round": question["round"], "wishes": [ids[at:at + 2] for at in range(min(6, len(ids)))], "then": "steward"}
    return None


def travel(count, view, seat, roads):
    """Go to the nearest city where something is to be had, act there, go on."""
    here, hand = view["lords"][seat]["city"], dict(view["lords"][seat]["units"])
    tiles, orders = {tile["city"]: tile for tile in view["tiles"]}, []

    def worth(city):
        tile = tiles.get(city)
        if tile is None:
            return False
        if tile["side"] == "recruit":
            return sum(hand.values()) < 6
        return all(hand[kind] >= need for kind, need in tile["needs"].items())

    while len(orders) < count:
        way = way_to(here, worth, roads)
        if way is None:
            orders.append("wait")
        elif not way:
            tile = tiles.pop(here)  # once a year is enough
            if tile["side"] == "threat":
                hand = {kind: many - tile["needs"].get(kind, 0) for kind, many in hand.items()}
            orders.append("act")
        else:
            order, here = way[0]
            orders.append(order)
    return orders


def way_to(start, wanted, roads):
    ways, reached = {start: []}, [start]
    for city in reached:
        if wanted(city):
            return ways[city]
        for road in roads:
            to = road["b"] if road["a"] == city else road["a"] if road["b"] == city else None
            if to is not None and to not in ways:
                ways[to] = ways[city] + [(road["color"], to)]
                reached.append(to)
    return None


# The loop.

def look(token, game, roads, agenda):
    """Answers what is asked in one game, question after question, none of them twice. Gives when it is to look again for what was
    refused: the agenda has, by the question's id, what it was (None when it is dealt with), how often it was refused, and until when it waits."""
    asked_now = set()
    while True:
        seen = call("GET", f"/v1/games/{game}", token=token)
        if seen["view"] is None or not isinstance(seen["viewer"], int):
            return math.inf
        mine = [one for one in seen["view"]["questions"] if one["seat"] == seen["viewer"]]
        question = next((one for one in mine if one["id"] not in asked_now and is_due(agenda.get(one["id"]), one)), None)
        if question is None:
            return min((agenda[one["id"]][2] for one in mine if one["id"] in agenda), default=math.inf)
        asked_now.add(question["id"])
        own = answer_to(question, seen["view"], seen["viewer"], roads)
        answers = [one for one in (own, question.get("usual")) if one is not None]
        if any(hand_in(token, game, question, answer) for answer in answers):
            agenda[question["id"]] = (None, 0, math.inf)
        else:
            before = agenda.get(question["id"])
            many = 1 + (before[1] if before and before[0] == question else 0)
            pause = math.inf if many >= MOST_REFUSALS else min(2 ** (many - 2), EVERY)
            agenda[question["id"]] = (question, many, time.monotonic() + pause)


def is_due(entry, question):
    """Another list of options is another question, to which another answer may be right."""
    return entry is None or (entry[0] is not None and (entry[0] != question or entry[2] <= time.monotonic()))


def hand_in(token, game, question, answer):
    """Whether it is dealt with: a rule that refuses says why."""
    body = {name: value for name, value in answer.items() if name != "t"}
    path = f"/v1/games/{game}/answers/{question['t']}?question={urllib.parse.quote(question['id'], safe='')}"
    try:
        call("PUT", path, body, token)
    except Problem as problem:
        if problem.status in (400, 422):
            print(f"{question['id']}: {problem}", file=sys.stderr, flush=True)
            return False
        if problem.status not in (404, 409, 412, 428):  # with these the game has moved on, and is looked at again
            raise
    return True


def tend(token, card, roads, given, agendas):
    """Does what there is to do at one table, and gives when to look again."""
    game = card["id"]
    if card["status"] == "open" and game not in given:
        given.add(game)
        try:
            call("PUT", f"/v1/games/{game}/nonce", {"nonce": secrets.token_hex(16)}, token)  # its part of all chance
        except Problem:
            pass  # given before, or begun without it
    if card["status"] == "running" and card["waitsFor"]:
        return look(token, game, roads, agendas.setdefault(game, {}))
    return math.inf


def listen(token, bell):
    """Rings whenever one of the games is another than before."""
    last = None
    while True:
        headers = {"authorization": f"Bearer {token}", "accept": "text/event-stream", **({"last-event-id": last} if last else {})}
        try:
            with urllib.request.urlopen(urllib.request.Request(f"{URL}/v1/me/stream", headers=headers), timeout=70) as stream:
                for line in stream:
                    if line.startswith(b"id:"):
                        last = line[3:].strip().decode()
                    elif line.startswith(b"data:"):
                        bell.put(True)
        except urllib.error.HTTPError as error:
            if error.code in (401, 403, 404):
                return  # without a stream it is looked at now and then
        except OSError:
            pass
        time.sleep(1)


def main():
    token = os.environ.get("HERALD_TOKEN") or as_guest("A small bot")
    roads = call("GET", "/v1/rules/xidit")["facts"]["board"]["roads"]
    tables = {open_table(token, ruleset) for ruleset in sys.argv[1:]}
    bell = queue.Queue()
    threading.Thread(target=listen, args=(token, bell), daemon=True).start()
    given, agendas, playing = set(), {}, set(tables)
    while True:
        live, again = set(), math.inf
        for card in my_games(token):
            live.add(card["id"])
            try:
                again = min(again, tend(token, card, roads, given, agendas))
            except OSError:
                raise
            except Exception as error:  # what goes wrong at one table is no other table's
                if isinstance(error, Problem) and (error.status in (401, 429, 503) or error.kind == "scope"):
                    raise
                print(f"{card['id']}: {error if isinstance(error, Problem) else traceback.format_exc()}", file=sys.stderr, flush=True)
        for game in playing - live:
            card = call("GET", f"/v1/games/{game}", token=token)["card"]
            print(f"{card['ruleset']} {game} is over", flush=True)
            agendas.pop(game, None)
            tables.discard(game)
        playing = live
        if len(sys.argv) > 1 and not tables:
            return
        try:
            bell.get(timeout=max(0, min(EVERY, again - time.monotonic())))
            while True:
                bell.get_nowait()  # rung once or often, it is heard once
        except queue.Empty:
            pass


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(f"{problem.kind}: {problem}")
