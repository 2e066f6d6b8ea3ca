-- What processes of the release before write beside this one lacks what 0050 and 0051 brought. Here it is filled in, for as long as
-- they may run: the next release drops both triggers and their functions (docs/releasing.md).

-- Whoever knows of `owed_at` writes it together with what it follows from. Where a game moved on and it stayed as it was, it may be
-- right, or its writer does not know of it: so it is looked at, and only put right where it is set and nothing is owed, or the
-- other way round. When all is written, as some write seats after the game.
CREATE FUNCTION mend_owed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game g SET owed_at = CASE WHEN g.owed_at IS NULL THEN now() END
  WHERE g.id = NEW.id AND (g.owed_at IS NULL) = CASE g.status
    WHEN 'running' THEN g.waits_for = '{}' OR EXISTS (
      SELECT 1 FROM seat s WHERE s.game_id = NEW.id AND s.bot IS NOT NULL AND s.seat = ANY (g.waits_for))
    WHEN 'open' THEN (SELECT count(*) FROM seat s WHERE s.game_id = NEW.id) >= (g.options->>'players')::integer
    ELSE false END;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER game_mend_owed_at AFTER UPDATE ON game DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.revision <> OLD.revision AND NEW.owed_at IS NOT DISTINCT FROM OLD.owed_at)
  EXECUTE FUNCTION mend_owed_at();
CREATE CONSTRAINT TRIGGER game_mend_owed_at_first AFTER INSERT ON game DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.owed_at IS NULL) EXECUTE FUNCTION mend_owed_at();

-- A task says what its game says. Whoever knows of these columns writes the game first, and the same of the task.
CREATE FUNCTION fill_in_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN NEW.task = 'deadline' THEN g.wakes_at END,
    NEW.task = 'resolve' AND g.status = 'running' AND g.waits_for <> '{}'
    INTO NEW.wakes_at, NEW.kept FROM game g WHERE g.id = NEW.game_id;
  IF NOT FOUND THEN NEW.kept := false; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER outbox_fill_in_task BEFORE INSERT ON outbox
  FOR EACH ROW WHEN (NEW.wakes_at IS NULL AND NEW.task = 'deadline' OR NOT NEW.kept AND NEW.task = 'resolve')
  EXECUTE FUNCTION fill_in_task();

-- What was written since 0050 and 0051.
UPDATE game g SET owed_at = CASE WHEN g.owed_at IS NULL THEN now() END
WHERE g.status IN ('running', 'open') AND (g.owed_at IS NULL) = CASE g.status
  WHEN 'running' THEN g.waits_for = '{}' OR EXISTS (
    SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.bot IS NOT NULL AND s.seat = ANY (g.waits_for))
  ELSE (SELECT count(*) FROM seat s WHERE s.game_id = g.id) >= (g.options->>'players')::integer END;
UPDATE game SET owed_at = NULL WHERE status NOT IN ('running', 'open') AND owed_at IS NOT NULL;
UPDATE outbox o SET wakes_at = CASE WHEN o.task = 'deadline' THEN g.wakes_at END,
  kept = o.task = 'resolve' AND g.status = 'running' AND g.waits_for <> '{}'
FROM game g WHERE g.id = o.game_id
  AND (o.wakes_at IS NULL AND o.task = 'deadline' OR NOT o.kept AND o.task = 'resolve');
