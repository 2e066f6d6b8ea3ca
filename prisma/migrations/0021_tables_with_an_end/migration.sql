-- Everything about a table has an end: requests that are repeated, games without people, vacations.

-- Which request opened which table, so that a repeated one opens no second. It outlives the table: a key is good for one.
CREATE TABLE opening_key (
  account_id    uuid NOT NULL,
  -- Of the client's name for the request, and of all it asked for.
  key_hash      bytea NOT NULL,
  content_hash  bytea NOT NULL,
  game_id       uuid NOT NULL,
  used_at       timestamptz NOT NULL,
  PRIMARY KEY (account_id, key_hash)
);

CREATE INDEX opening_key_used_at ON opening_key (used_at);

-- Somebody's tables that are not over, to count them.
CREATE INDEX game_host ON game (host) WHERE status IN ('open', 'running', 'parked');
-- Tables that wait for people, the oldest first.
CREATE INDEX game_waiting ON game (opened_at) WHERE status = 'open';

-- Where bots play among themselves, nobody is there for whom.
UPDATE game g SET status = 'abandoned', ended_at = now(), revision = revision + 1, trouble = NULL,
  occasion = NULL, asked_at = NULL, due_at = NULL, graced = false, paused_until = NULL, wakes_at = NULL
WHERE status IN ('running', 'parked')
  AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.account IS NOT NULL);

-- Up to twenty vacations ahead, two years ahead at most; and those of this year, whose days are taken.
DELETE FROM vacation WHERE last_day < date_trunc('year', now()) - interval '1 day' OR first_day > now() + interval '2 years';
DELETE FROM vacation WHERE id IN (
  SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY account_id ORDER BY first_day, id) AS number
    FROM vacation WHERE NOT cancelled AND ends_at > now()) AS coming WHERE number > 20);
CREATE INDEX vacation_last_day ON vacation (last_day);
