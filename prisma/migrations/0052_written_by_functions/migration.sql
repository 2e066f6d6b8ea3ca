-- What is written by one call. Functions have numbers: the next release may bring another beside one, while processes of this one
-- go on with theirs (docs/releasing.md).

-- A game moves on from the state it was read at, with all that comes of it, or nothing happens at all. Made from the tables of
-- columns in store/games/commit-statement.ts.
CREATE FUNCTION commit_game_1(this uuid, waiting boolean, brought json) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  a record;
BEGIN
  SELECT * INTO a FROM json_to_record(brought) AS a(revision integer, stamp uuid, seq integer, head text, status text, waits_for smallint[], started_at timestamptz, trouble text, round integer, occasion text, asked_at timestamptz, own_until timestamptz, due_at timestamptz, graced boolean, paused_until timestamptz, wakes_at timestamptz, owed_at timestamptz, ended_at timestamptz, round_after integer, from_revision integer, from_stamp uuid, at timestamptz, snapshot json, snapshot_version integer, snapshot_schema smallint,
    pages json, seats json, tasks json, letters json, deliveries json);
  IF NOT waiting THEN
    PERFORM FROM game WHERE id = this AND revision = a.from_revision AND stamp = a.from_stamp FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN RETURN false; END IF;
  END IF;
  UPDATE game SET revision = a.revision, stamp = a.stamp, seq = a.seq, head = decode(a.head, 'hex'), status = a.status, waits_for = a.waits_for, started_at = a.started_at, trouble = a.trouble, round = a.round, occasion = a.occasion, asked_at = a.asked_at, own_until = a.own_until, due_at = a.due_at, graced = a.graced, paused_until = a.paused_until, wakes_at = a.wakes_at, owed_at = a.owed_at, ended_at = a.ended_at, round_after = coalesce(a.round_after, round_after), changed_at = now()
    WHERE id = this AND revision = a.from_revision AND stamp = a.from_stamp;
  IF NOT FOUND THEN RETURN false; END IF;
  IF a.pages IS NOT NULL THEN
    INSERT INTO log (game_id, after, at, events, schema, by_seat, salt, head)
      SELECT this, r.after, r.at, decode(r.events, 'base64'), r.schema, r.by_seat, decode(r.salt, 'hex'), decode(r.head, 'hex')
      FROM json_to_recordset(a.pages) AS r(after integer, at timestamptz, events text, schema smallint, by_seat smallint, salt text, head text);
  END IF;
  IF a.snapshot IS NOT NULL THEN
    INSERT INTO snapshot (game_id, seq, state, version, schema)
      VALUES (this, a.seq, a.snapshot, a.snapshot_version, a.snapshot_schema)
      ON CONFLICT (game_id) DO UPDATE
      SET seq = excluded.seq, state = excluded.state, version = excluded.version, schema = excluded.schema;
  END IF;
  IF a.seats IS NOT NULL THEN
    UPDATE seat SET account = r.account, bot = r.bot, absent_rounds = r.absent_rounds, absent_in = r.absent_in, offered_at = r.offered_at, extensions = r.extensions, extended_for = r.extended_for, wishes_pause = r.wishes_pause, bank_ms = r.bank_ms, bank_paid = r.bank_paid
      FROM json_to_recordset(a.seats) AS r(seat smallint, account uuid, bot text, absent_rounds smallint, absent_in integer, offered_at timestamptz, extensions smallint, extended_for text, wishes_pause boolean, bank_ms bigint, bank_paid timestamptz)
      WHERE game_id = this AND seat.seat = r.seat;
  END IF;
  IF a.tasks IS NOT NULL THEN
    INSERT INTO outbox (game_id, seq, task, wakes_at, kept)
      SELECT this, a.seq, r.task, r.wakes_at, r.kept
      FROM json_to_recordset(a.tasks) AS r(task text, wakes_at timestamptz, kept boolean);
  END IF;
  IF a.letters IS NOT NULL THEN
    INSERT INTO letter (game_id, seq, created_at, id, account_id, kind, occasion, wish, questions, next_try_at)
      SELECT this, a.seq, a.at, r.id, r.account_id, r.kind, r.occasion, r.wish, r.questions, r.next_try_at
      FROM json_to_recordset(a.letters) AS r(id uuid, account_id uuid, kind text, occasion text, wish text, questions text, next_try_at timestamptz) ON CONFLICT DO NOTHING;
  END IF;
  IF a.deliveries IS NOT NULL THEN
    INSERT INTO delivery (game_id, next_try_at, created_at, hook_id, id, kind, occasion)
      SELECT this, a.at, a.at, r.hook_id, r.id, r.kind, r.occasion
      FROM json_to_recordset(a.deliveries) AS r(hook_id uuid, id uuid, kind text, occasion text) ON CONFLICT DO NOTHING;
  END IF;
  IF a.status IN ('finished', 'abandoned') THEN
    DELETE FROM draft WHERE game_id = this;
  END IF;
  RETURN true;
END
$$;

-- Games of people are others from now on, one after the other in the order of their ids: all, those that are not over (`going`), or
-- those that run. So many at a time, on from one of them; gives the last one, or NULL when there are no more.
CREATE FUNCTION renew_games_1(people uuid[], which text, beyond uuid, most integer) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  this uuid;
  renewed integer := 0;
BEGIN
  FOR this IN SELECT DISTINCT s.game_id FROM seat s JOIN game g ON g.id = s.game_id
      WHERE s.account = ANY (people) AND (beyond IS NULL OR s.game_id > beyond)
        AND (which = 'all' OR g.status IN ('running', 'parked') OR (which = 'going' AND g.status = 'open'))
      ORDER BY s.game_id LIMIT most LOOP
    UPDATE game SET revision = game.revision + 1, stamp = md5(game.stamp::text || now()::text)::uuid, changed_at = now()
      WHERE id = this;
    renewed := renewed + 1;
  END LOOP;
  RETURN CASE WHEN renewed = most THEN this END;
END
$$;

-- These games' rows, held in the order of their ids.
CREATE FUNCTION hold_games_1(games uuid[]) RETURNS TABLE (id uuid, status text)
LANGUAGE plpgsql AS $$
DECLARE
  this uuid;
BEGIN
  FOR this IN SELECT DISTINCT g FROM unnest(games) AS g ORDER BY g LOOP
    RETURN QUERY SELECT game.id, game.status FROM game WHERE game.id = this FOR UPDATE;
  END LOOP;
END
$$;
