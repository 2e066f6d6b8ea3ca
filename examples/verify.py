#!/usr/bin/env python3
"""Checks the proof of a finished game of Herald: one file, the standard library alone, written from docs/verify.md.

    python3 verify.py proof.json --rules rules.json [--receipts receipts.json] [--given given.json] [--json]

proof.json is what GET /v1/games/{game}/proof gives, rules.json what GET /v1/rules/{ruleset}?version=…&pack=… gives (without it,
draws that need the pieces are not drawn again); - reads from standard input. It does not know the rules: whether every event
follows from those before by the rules is for `herald verify`. All else is checked: commitment, nonces, seed, every seal and head,
every draw of chance, that what was revealed is what was sealed, the record, the result, and what you kept yourself.

Exit status: 0 all that can be told without the rules fits, 1 something does not, 2 it cannot be read, 3 nothing is wrong, but
less could be told than with a rules file, or than of a newer proof.
"""
import argparse, hashlib, json, re, sys

FORMATS = {
    "herald-proof/2": ({"format", "game", "ruleset", "version", "chain", "commitment", "secret", "nonces", "contributed",
                        "record", "result", "log"}, {"salt", "seal", "head", "events"}),
}
FORMATS["herald-proof/3"] = (FORMATS["herald-proof/2"][0] | {"pack"}, FORMATS["herald-proof/2"][1] | {"schema"})
HEX64, SALT, NONCE = (re.compile(form) for form in ("[0-9a-f]{64}", "[0-9a-f]{32}", "[0-9a-zA-Z-]{0,64}"))
DEEPEST = 32


class Wrong(Exception):
    """Something does not fit; its text says what."""


# Canonical JSON, hashes and chance: the formulas.

def canonical(value):
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text if text.isascii() else by_code_units(value)


def by_code_units(value):
    """The same where there are letters beyond ASCII: keys are sorted by UTF-16, and half a pair is written as its number."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{by_code_units(key)}:{by_code_units(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(by_code_units, value)) + "]"
    text = json.dumps(value, ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda half: f"\\u{ord(half[0]):04x}", text)


def parsed(text):
    """JSON as other languages read it: 1.0 and 1e0 are the number 1."""
    number = lambda digits: int(float(digits)) if float(digits).is_integer() and abs(float(digits)) < 1e21 else float(digits)
    return json.loads(text, parse_float=number)


def same(one, other):
    return canonical(one) == canonical(other)


def sha(text):
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def words(seed, purpose):
    block = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{purpose}/{block}".encode()).digest()
        yield from (int.from_bytes(digest[at:at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(stream, n):
    fair = 2**32 // n * n
    return next(word for word in stream if word < fair) % n


def shuffled(items, seed, purpose):
    stream, items = words(seed, purpose), list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


# What every game has: the form, chance's seed, the chain of seals.

def check_form(proof):
    fields, of_page = FORMATS.get(proof.get("format"), (None, None)) if isinstance(proof, dict) else (None, None)
    need(fields is not None, "the format is none of " + ", ".join(FORMATS))
    need(set(proof) == fields, "it has other fields than its format")
    need(isinstance(proof["game"], str) and isinstance(proof["record"], dict), "the game has an id, and a record")
    need(is_whole(proof["chain"]) and proof["chain"] in (1, 2), "the chain is of form 1 or 2")
    need(isinstance(proof["log"], list) and proof["log"], "the log is a list of pages")
    for number, page in enumerate(proof["log"], 1):
        need(isinstance(page, dict) and set(page) == of_page and is_page(page, proof["chain"]), f"page {number} is none")
    return "it has the form of a proof"


def is_page(page, chain):
    sealed = fits(SALT, page["salt"]) and fits(HEX64, page["seal"])
    old = chain == 1 and page["salt"] is None and page["seal"] is None
    events = page["events"]
    return ((sealed or old) and fits(HEX64, page["head"]) and same(page.get("schema", 1), 1) and isinstance(events, list)
            and bool(events) and all(isinstance(event, dict) and isinstance(event.get("t"), str) for event in events))


def check_begun(proof):
    begun = proof["log"][0]["events"][0]
    need(begun["t"] == "begun", "the log does not begin with the beginning")
    for ours, theirs in ((proof["ruleset"], begun["ruleset"]), (proof["version"], begun["version"]),
                         (proof.get("pack", begun["pack"]["fingerprint"]), begun["pack"]["fingerprint"]),
                         (proof["record"].get("options"), begun["options"]), (proof["record"].get("seed"), begun["seed"])):
        need(same(ours, theirs), f"{canonical(ours)[:80]} is not what the game began with")
    need(proof["ruleset"] in GAMES and same(proof["version"], 1), "this verifier does not know the game, or this version of it")
    return f"it is a game of {proof['ruleset']}, version {proof['version']}, as its first event says"


def check_commitment(proof):
    secret = proof["secret"]
    need(fits(HEX64, secret) and hashlib.sha256(bytes.fromhex(secret)).hexdigest() == proof["commitment"],
         "the secret is not the one committed to")
    return "the secret is the one committed to before any nonce was given"


def check_nonces(proof):
    nonces, players = proof["nonces"], proof["record"].get("options", {}).get("players")
    need(isinstance(nonces, list) and all(fits(NONCE, nonce) for nonce in nonces) and same(len(nonces), players),
         "a nonce of 0 to 64 letters, digits or dashes is needed for every player")
    return "there is a nonce, or the empty word for none, at every seat"


def check_seed(proof):
    need(sha("/".join([proof["secret"], *proof["nonces"]])) == proof["record"].get("seed"),
         "the seed does not follow from the secret and the nonces")
    return "the seed follows from the secret and the nonces"


def check_contributed(proof):
    if proof["chain"] == 1 and proof["contributed"] is None:
        return None, "when this game began the server drew nonces too: who had a part cannot be told"
    who = [nonce != "" for nonce in proof["nonces"]]
    need(proof["chain"] == 2 and same(proof["contributed"], who), "who had a part in the seed is not said as the nonces show it")
    return "a part in the seed: seats " + (", ".join(str(seat) for seat, had in enumerate(who) if had) or "none")


def check_seals(proof):
    for number, page in enumerate(proof["log"], 1):
        need(page["salt"] is None or sha(f"{page['salt']}/{canonical(page['events'])}") == page["seal"],
             f"page {number} of the log does not fit its seal")
    return "every page of the log fits its seal"


def check_heads(proof):
    head = sha(proof["game"])
    for number, page in enumerate(proof["log"], 1):
        for covered in [page["seal"]] if proof["chain"] == 2 else map(canonical, page["events"]):
            head = sha(f"{head}/{covered}")
        need(page["head"] == head, f"the head of page {number} does not follow from the one before")
    return "every head follows from the one before"


def check_receipts(proof, receipts):
    need(isinstance(receipts, list), "receipts are a list")
    ends, count = [], 0
    for page in proof["log"]:
        count += len(page["events"])
        ends.append(count)
    for number, receipt in enumerate(receipts, 1):
        need(isinstance(receipt, dict) and any(is_receipt(receipt, *page) for page in zip(proof["log"], ends)),
             f"receipt {number} is not in the log")
    return f"all {len(receipts)} receipts are in the log"


def is_receipt(receipt, page, end):
    named = [field for field in ("salt", "seal", "head") if receipt.get(field) is not None]
    said_by = page["events"][0].get("seat", receipt.get("seat"))
    return (any(isinstance(receipt.get(field), str) for field in ("salt", "seal"))
            and all(receipt[field] == page[field] for field in named)
            and (not is_whole(receipt.get("seq")) or receipt["seq"] == end)
            and (not is_whole(receipt.get("seat")) or receipt["seat"] == said_by))


def check_given(proof, given):
    need(isinstance(given, dict) and given.get("commitment") == proof["commitment"], "the commitment is not the one you saw")
    nonces, seat = proof["nonces"], given.get("seat")
    there = nonces if seat is None else nonces[seat:seat + 1] if is_whole(seat) else []
    need(fits(NONCE, given.get("nonce")) and given["nonce"] in there, "the nonce you gave is not in the seed")
    return "the commitment is the one you saw, and the nonce you gave then is in the seed"


# Lords of Xidit: what is drawn, what was sealed before it was revealed, the record, the result.

def xidit_fingerprint(facts):
    return sha(canonical([facts["board"], facts["tiles"]]))


def xidit_in_play(options):
    """Which cities have tiles, by players and length."""
    last = {(5, "short"): 19, (5, "long"): 21, (4, "long"): 21}.get((options["players"], options["length"]), 18)
    left_out = (14, 18) if (options["players"], options["length"]) == (3, "short") else ()
    return [city for city in range(1, last + 1) if city not in left_out]


def xidit_draws(events, seed, facts):
    """Each draw as (purpose, what the formula gives, what the log says); what needs the pieces where there are facts."""
    begun, queue, awakening = events[0], events[0]["queue"], 0
    piles = {name: list(queue[name]) for name in ("recruitPile", "recruitDiscard", "threatPile", "threatDiscard")}
    tops = [[] if queue[name] is None else [queue[name]] for name in ("recruitNext", "threatNext")]
    dealt = [tile["city"] for tile in begun["recruits"]] + begun["threats"]
    dealt += tops[0] + piles["recruitPile"] + tops[1] + piles["threatPile"]
    yield "tiles", shuffled(xidit_in_play(begun["options"]), seed, "tiles"), dealt
    yield "assessments", shuffled(["wealth", "influence", "reputation"], seed, "assessments"), begun["assessments"]
    yield "first-seat", below(words(seed, "first-seat"), begun["options"]["players"]), begun["first"]
    for size in (3, 4, 5) if facts else ():
        ids = [titan["id"] for titan in facts["tiles"]["titans"] if titan["size"] == size]
        yield f"titans/{size}", shuffled(ids, seed, f"titans/{size}"), begun["titans"][str(size)]
    for event in events[1:]:
        if event["t"] == "tile-left":
            piles[event["side"] + "Discard"].append(event["city"])
        elif event["t"] == "next-drawn":
            yield f"the top of a pile, {event['city']}", piles[event["from"] + "Pile"][:1], [event["city"]]
            piles[event["from"] + "Pile"].pop(0)
        elif event["t"] == "pile-turned":
            other = ("threat" if event["pile"] == "recruit" else "recruit") + "Discard"
            yield f"a pile turned, {event['pile']}", piles[other], event["tiles"]
            piles[event["pile"] + "Pile"], piles[other] = list(event["tiles"]), []
        elif event["t"] == "reinforced":
            awakening += 1
            stack, purpose = piles["recruitPile"] + piles["threatDiscard"], f"reinforcements/{awakening}"
            rest = shuffled(stack[2:], seed, purpose)
            drawn = {"recruitPile": stack[:2], "threatNext": rest[0] if rest else None, "threatPile": rest[1:]}
            yield purpose, drawn, {name: event[name] for name in drawn}
            piles.update(recruitPile=stack[:2], threatPile=rest[1:], threatDiscard=[])


def xidit_revealed(events):
    """Each thing that was revealed, as (what, what was handed in last, what was shown)."""
    given = {}
    for event in events:
        kind, _, what = event["t"].partition("-")
        if event["t"] in ("orders-given", "census-given"):
            given[kind, event["year"], event["seat"]] = event["orders" if kind == "orders" else "show"]
        elif event["t"] == "orders-withdrawn":
            given.pop(("orders", event["year"], event["seat"]), None)
        elif what == "revealed":
            for seat, shown in enumerate(event["orders" if kind == "orders" else "shown"]):
                yield f"{kind} of seat {seat} in year {event['year']}", given.get((kind, event["year"], seat)), shown


def xidit_entries(events):
    titan = None
    for event in events:
        t, step = event["t"], {name: event[name] for name in ("year", "slot", "seat") if name in event}
        if t == "start-chosen":
            yield {"t": "start", "seat": event["seat"], "city": event["city"]}
        elif t == "orders-revealed":
            yield from ({"t": "orders", **step, "seat": seat, "orders": orders} for seat, orders in enumerate(event["orders"]))
        elif t == "spoils-taken":
            spoils = {name: event[name] for name in ("take", "bards", "dummy") if name in event}
            paid = {kind: count for kind, count in titan["units"].items() if count > 0} if titan else {}
            yield {"t": "titan", **step, "beat": titan["size"], "units": paid, **spoils} if titan else {"t": "spoils", **step, **spoils}
        elif t == "failed" and event["reason"] == "declined":
            yield {"t": "titan", **step, "beat": None}
        elif t == "census-revealed":
            yield from ({"t": "census", **step, "seat": seat, "show": show} for seat, show in enumerate(event["shown"]))
        elif t == "census-won" and "bards" in event:
            yield {"t": "census-bards", **step, "kind": event["kind"], "bards": event["bards"]}
        elif t == "census-won" and "story" in event:
            yield {"t": "census-story", **step, "city": event["story"]}
        titan = event if t == "titan-beaten" else None


def xidit_result(events):
    ended = events[-1] if events[-1]["t"] == "game-ended" else {}
    assessed = [{name: value for name, value in event.items() if name != "t"} for event in events if event["t"] == "assessed"]
    return {"assessments": assessed, "standings": ended.get("standings"), "winner": ended.get("winner")}


# Kingdom Defenders, likewise.

def defenders_fingerprint(facts):
    return sha(canonical(facts["content"]))


def defenders_draws(events, seed, facts):
    begun, content = events[0], facts and facts["content"]
    yield "turn-order", shuffled(range(begun["options"]["players"]), seed, "turn-order"), begun["order"]
    if content:
        yield from defenders_set_up(begun, seed, content)
    for event in events if content else ():
        rolled = [change for change in event.get("changes", ()) if change["c"] == "rolled"]
        for number, change in enumerate(rolled, 1):
            purpose = f"roll/{event['round']}/{event['space']}/{number}"
            yield purpose, face_of(content, change["die"], seed, purpose), change["face"]
        for one in event["dice"] if event["t"] == "dice-rolled" else ():
            purpose = f"favour/{event['round']}/{one['die']}"
            yield purpose, face_of(content, one["die"], seed, purpose), one["face"]


def face_of(content, die, seed, purpose):
    faces = [face["id"] for face in content["dice"][die]["faces"] for _ in range(face["count"])]
    return faces[below(words(seed, purpose), 6)]


def defenders_set_up(begun, seed, content):
    options, constants = begun["options"], content["constants"]
    players, variant = content["players"][str(options["players"])], content["variants"][options["variant"]]
    ids = lambda pieces: [piece["id"] for piece in pieces]

    removed = players["removeTiles"] + variant["removeTiles"]
    custom, stars = options["difficulty"] == "custom", content["difficulties"].get(options["difficulty"])
    is_in = lambda tile: (not tile["printed"] and tile["id"] not in removed
                          and (tile["id"] in options["pool"] if custom else tile["stars"] <= stars))
    guests = deal(shuffled(filter(is_in, content["characters"]), seed, "characters"), players["characters"], constants["maxAttackTiles"])
    houses = deal(shuffled(filter(is_in, content["buildings"]), seed, "buildings"), constants["buildingTiles"],
                  constants["maxAttackTiles"] - sum(tile["attack"] for tile in guests))
    seated = ids(guests)
    for tile in guests:
        if tile["fixedSlot"] is not None:
            there, own = seated.index(tile["id"]), tile["fixedSlot"] - 1
            seated[there], seated[own] = seated[own], tile["id"]
    here = [space for space in content["spaces"] if space["minPlayers"] <= options["players"]]
    in_slots = lambda area: sorted((space for space in here if space["area"] == area and space.get("slot") is not None),
                                   key=lambda space: space["slot"])
    yield "characters", dict(zip(ids(in_slots("A")), seated)), begun["characters"]
    yield "buildings", ids(houses), begun["buildings"]

    deeds = [shuffled(ids(deed for deed in content["deeds"] if deed["pile"] == pile), seed, f"deeds/{pile}") for pile in ("I", "II")]
    yield "deeds", deeds[0] + deeds[1], begun["deeds"] + begun["deedPile"]
    cards = [card for card in content["adventures"] if card["twoPlayer"] or not players["twoPlayerCardsOnly"]]
    slots = [space["slot"] for space in in_slots("B3") if space["slot"] > players["deckSlot"]]
    row = [begun["row"].get(str(slot)) for slot in reversed(slots)]
    yield "adventures", shuffled(ids(cards), seed, "adventures"), row + begun["deck"]
    yield "rewards", shuffled(ids(content["rewards"]), seed, "rewards"), begun["rewards"] + begun["rewardPile"]
    fates, each = shuffled(ids(content["fates"]), seed, "fates"), constants["fatesDealt"]
    yield "fates", [fates[each * seat:each * (seat + 1)] for seat in range(options["players"])], begun["fates"]
    hordes = shuffled(ids(horde for horde in content["hordes"] if options["players"] in horde["players"]), seed, "hordes")
    yield "hordes", [] if variant["horde"] == "never" else hordes, [horde["id"] for horde in [begun["horde"]] if horde] + begun["hordePile"]


def deal(tiles, many, most_attacks):
    dealt = []
    for tile in tiles:
        if len(dealt) < many and not (tile["attack"] and sum(one["attack"] for one in dealt) == most_attacks):
            dealt.append(tile)
    return dealt


def defenders_entries(events):
    fates = [event for event in events if event["t"] == "fate-kept"]
    for event in sorted(fates, key=lambda fate: fate["seat"]):
        yield {"t": "fate", "seat": event["seat"], "keep": event["keep"], **picked(event, "weapons")}
    kinds = {"dice-out": ("dice", "out"), "die-taken": ("die", "die"), "placed": ("place", "space"), "activated": ("act", "space", "do"),
             "marked": ("marker", "space"), "victory-taken": ("victory", "goods", "track", "reward"), "siege-paid": ("siege", "track", "pay")}
    for event in events:
        t, step = event["t"], picked(event, "round", "seat")
        if t == "passed" and not event.get("forced"):
            yield {"t": "place", **step, "space": None}
        elif t == "declined":
            yield {"t": "act", **step, "space": event["space"], "do": None}
        elif t in kinds and not (t == "siege-paid" and not picked(event, "track", "pay")):
            yield {"t": kinds[t][0], **step, **picked(event, *kinds[t][1:])}


def picked(event, *names):
    return {name: event[name] for name in names if name in event}


def defenders_result(events):
    return events[-1].get("result") if events[-1]["t"] == "ended" else None


GAMES = {
    "xidit": {"format": "xidit-record/1", "fingerprint": xidit_fingerprint, "draws": xidit_draws, "revealed": xidit_revealed,
              "entries": xidit_entries, "result": xidit_result},
    "kingdom-defenders": {"format": "kingdom-defenders-record/1", "fingerprint": defenders_fingerprint, "draws": defenders_draws,
                          "revealed": lambda events: (), "entries": defenders_entries, "result": defenders_result},
}


# What the games' own events are held against.

def check_draws(proof, facts):
    game, begun = GAMES[proof["ruleset"]], events_of(proof)[0]
    need(facts is None or game["fingerprint"](facts) == begun["pack"]["fingerprint"], "the rules file has other pieces than the game")
    count = 0
    for purpose, drawn, said in game["draws"](events_of(proof), proof["record"]["seed"], facts):
        need(same(drawn, said), f"{purpose} was not drawn as the seed has it")
        count += 1
    if facts is None:
        return None, f"{count} draws are as the seed has them; those that need the pieces were not drawn: give --rules"
    return f"all {count} draws are as the seed has them"


def check_revealed(proof):
    for what, given, shown in GAMES[proof["ruleset"]]["revealed"](events_of(proof)):
        need(given is not None and same(given, shown), f"{what} are not those that were handed in")
    return "what was revealed is what was handed in and sealed before"


def check_entries(proof):
    game, record = GAMES[proof["ruleset"]], proof["record"]
    begun, entries = events_of(proof)[0], list(game["entries"](events_of(proof)))
    expected = {"format": game["format"], "options": begun["options"], "seed": begun["seed"], "entries": entries}
    need(same(record, expected), "the record does not follow from the log")
    return "the record holds what the log holds"


def check_result(proof):
    need(same(proof["result"], GAMES[proof["ruleset"]]["result"](events_of(proof))), "the result is not the one the log ends with")
    return "the result is the one the log ends with"


def events_of(proof):
    return [event for page in proof["log"] for event in page["events"]]


# Looking at everything, whatever it is given.

def need(holds, otherwise):
    if not holds:
        raise Wrong(otherwise)


def fits(form, text):
    return isinstance(text, str) and form.fullmatch(text) is not None


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def depth_of(value):
    deepest, level = 0, [value]
    while level:
        deepest += 1
        level = [part for one in level if isinstance(one, (dict, list)) for part in (one.values() if isinstance(one, dict) else one)]
    return deepest


def look(what, check, *given):
    try:
        found = check(*given)
        ok, detail = found if isinstance(found, tuple) else (True, found)
    except Wrong as wrong:
        ok, detail = False, str(wrong)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        ok, detail = False, f"it is not of the shape it has to be ({type(error).__name__}: {error})"
    return {"what": what, "ok": ok, "detail": detail}


def verify(proof, rules=None, receipts=None, given=None):
    """A list of findings: what was looked at, whether it fits (None where it cannot be told), and that in words."""
    if depth_of(proof) > DEEPEST + 8:
        return [{"what": "proof", "ok": False, "detail": "no game has anything that deep"}]
    if isinstance(proof, dict) and "format" not in proof:  # as proofs were before they held the log
        old = look("proof", lambda: need(set(proof) == {"record", "commitment", "secret", "nonces", "result"}, "it has no format") or "an old form")
        checks = [look(what, check, proof) for what, check in (("commitment", check_commitment), ("nonces", check_nonces), ("seed", check_seed))]
        return [old] + checks + [{"what": "log", "ok": None, "detail": "a proof of this old form holds no log"}]
    form = look("proof", check_form, proof)
    if not form["ok"]:
        return [form]
    begun = look("game", check_begun, proof)
    findings = [form, begun] + [look(what, check, proof) for what, check in (
        ("commitment", check_commitment), ("nonces", check_nonces), ("seed", check_seed), ("contributed", check_contributed),
        ("seals", check_seals), ("heads", check_heads))]
    if begun["ok"]:
        facts = rules.get("facts", rules) if isinstance(rules, dict) else rules
        findings.append(look("draws", check_draws, proof, facts))
        findings += [look(what, check, proof) for what, check in (
            ("revealed", check_revealed), ("entries", check_entries), ("result", check_result))]
    if given is not None:
        findings.append(look("given", check_given, proof, given))
    if receipts is not None:
        findings.append(look("receipts", check_receipts, proof, receipts))
    return findings


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("proof")
    for name in ("rules", "receipts", "given"):
        parser.add_argument(f"--{name}", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON, one list a proof")
    parser.add_argument("--lines", action="store_true", help="the file holds a proof a line, as many as you like")
    options = parser.parse_args()
    statuses = []
    try:
        kept = {name: parsed(read(file)) for name, file in vars(options).items() if name in KEPT and file}
        for text in lines(options.proof) if options.lines else [read(options.proof)]:
            findings = verify(parsed(text), **kept)
            oks = [one["ok"] for one in findings]
            statuses.append(1 if False in oks else 3 if None in oks else 0)
            print(json.dumps(findings) if options.json else in_words(findings))
    except (OSError, ValueError, RecursionError) as error:
        print(f"It cannot be read: {error}", file=sys.stderr)
        sys.exit(2)
    sys.exit(next((status for status in (1, 3) if status in statuses), 0))


KEPT = ("rules", "receipts", "given")


def read(file):
    return (sys.stdin.buffer.read() if file == "-" else open(file, "rb").read()).decode("utf-8-sig")


def lines(file):
    for line in sys.stdin.buffer if file == "-" else open(file, "rb"):
        if line.strip():
            yield line.decode("utf-8-sig")


def in_words(findings):
    signs = {True: "✓", False: "✗", None: "?"}
    told = [f"{signs[one['ok']]} {one['what']}: {one['detail']}" for one in findings]
    return "\n".join(told + ["Not looked at: whether every event follows by the rules. `herald verify` does that."])


if __name__ == "__main__":
    main()
