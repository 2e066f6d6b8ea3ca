#!/usr/bin/env python3
"""Compares an engine of yours with Herald's: python3 conform.py suite.json -- your-engine [arguments]

suite.json is what GET /v1/rules/{ruleset}/conformance gives. The engine is fed one record a line and writes one line for each:
{"positions":[…]}, and with it {"error":{"index":…,"rule":"…"}} for a record that breaks a rule; `herald replay` is such an engine.
It ends with 0 where all cases agree, 1 where some do not, 2 where the suite or the engine cannot be read: it says at which case.
"""
import json, subprocess, sys

if len(sys.argv) < 4 or sys.argv[2] != "--":
    sys.exit(__doc__)


def stop(why):
    """Nothing can be compared: that is neither agreement nor the lack of it."""
    print(why, file=sys.stderr)
    sys.exit(2)


def read(line, case):
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("positions", []), list) or not isinstance(answer.get("error") or {}, dict):
        stop(f"case {case['number']}: the engine wrote no JSON of this form, but {line[:80]!r}")
    return answer


try:
    with open(sys.argv[1], encoding="utf-8") as file:
        suite = json.load(file)
    records = "".join(json.dumps(case["record"]) + "\n" for case in suite["cases"])
except (OSError, ValueError, KeyError, TypeError) as error:
    stop(f"{sys.argv[1]} cannot be read as a suite: {error!r}")
try:
    engine = subprocess.run(sys.argv[3:], input=records.encode(), stdout=subprocess.PIPE)
except OSError as error:
    stop(f"before the first case: the engine {sys.argv[3]!r} cannot be started: {error.strerror}")
lines = [line for line in engine.stdout.decode(errors="replace").split("\n") if line.strip()]
answers = [read(line, case) for line, case in zip(lines, suite["cases"])]
same = lambda one, other: json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)  # in Python 1 == True

wrong = 0
for at, case in enumerate(suite["cases"]):
    answer = answers[at] if at < len(answers) else {}
    said, expected = answer.get("positions", []), case["positions"]
    error = answer.get("error") and {name: answer["error"].get(name) for name in ("index", "rule")}
    differs = next((i for i, position in enumerate(expected) if i >= len(said) or not same(said[i], position)), None)
    if differs is not None or len(said) != len(expected) or not same(error, case.get("error")):
        wrong += 1
        place = "no line came" if at >= len(answers) else f"position {differs}" if differs is not None else f"error {error}, not {case.get('error')}" if len(said) == len(expected) else "too many positions"
        print(f"case {case['number']} ({', '.join(case['shows'][:3])}…): {place}")
print(f"{len(suite['cases']) - wrong} of {len(suite['cases'])} cases agree with {suite['ruleset']}, version {suite['version']}")
sys.exit(1 if wrong else 0)
