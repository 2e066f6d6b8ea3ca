-- Since when the machine owes a game a step: the rules can carry on, a bot is asked, or the table is full and has not begun. Null
-- where nothing is owed. What no job came to is found by it.
ALTER TABLE game ADD COLUMN owed_at timestamptz;

UPDATE game g SET owed_at = coalesce((SELECT max(l.at) FROM log l WHERE l.game_id = g.id), g.changed_at)
WHERE g.status = 'running' AND (g.waits_for = '{}' OR EXISTS (
  SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.bot IS NOT NULL AND s.seat = ANY (g.waits_for)));
UPDATE game g SET owed_at = (SELECT max(s.sat_at) FROM seat s WHERE s.game_id = g.id)
WHERE g.status = 'open' AND (SELECT count(*) FROM seat s WHERE s.game_id = g.id) >= (g.options->>'players')::integer;

CREATE INDEX game_owed ON game (owed_at, id) WHERE owed_at IS NOT NULL;
-- As it is read: by the moment, and on from where the last page ended.
DROP INDEX game_wakes_at;
CREATE INDEX game_wakes_at ON game (wakes_at, id) WHERE status = 'running' AND wakes_at IS NOT NULL;
CREATE INDEX game_parked ON game (id) WHERE status = 'parked';
