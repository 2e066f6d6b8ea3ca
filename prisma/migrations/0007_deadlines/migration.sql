-- Deadlines, those who miss them, and games that stand still.

-- `parked`: the rules broke, and somebody has to look into it. `abandoned`: everybody has gone.
ALTER TABLE game DROP CONSTRAINT game_status_check;
ALTER TABLE game ADD CHECK (status IN ('open', 'running', 'finished', 'parked', 'abandoned'));
-- Why it is parked; for those who look into it.
ALTER TABLE game ADD COLUMN trouble text;
-- The round (year, turn) that is played; 0 before the first.
ALTER TABLE game ADD COLUMN round integer NOT NULL DEFAULT 0;
-- The questions the deadline is for; null while no time runs.
ALTER TABLE game ADD COLUMN occasion text;
ALTER TABLE game ADD COLUMN asked_at timestamptz;
ALTER TABLE game ADD COLUMN due_at timestamptz;
-- Whether the one automatic extension of this occasion was given.
ALTER TABLE game ADD COLUMN graced boolean NOT NULL DEFAULT false;
ALTER TABLE game ADD COLUMN paused_until timestamptz;
-- When it is to be looked at next: to remind people, or because it is due.
ALTER TABLE game ADD COLUMN wakes_at timestamptz;

-- Looked at every minute for what no job came to.
CREATE INDEX game_wakes_at ON game (wakes_at) WHERE status = 'running' AND wakes_at IS NOT NULL;

-- Rounds in a row that somebody else played for this person.
ALTER TABLE seat ADD COLUMN absent_rounds smallint NOT NULL DEFAULT 0;
-- The last of them: a round counts once, however often they were asked in it.
ALTER TABLE seat ADD COLUMN absent_in integer;
-- Since when a substitute is wanted; null while none is.
ALTER TABLE seat ADD COLUMN offered_at timestamptz;
-- How often this player had more time, and for which occasion last: one press counts once.
ALTER TABLE seat ADD COLUMN extensions smallint NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN extended_for text;
ALTER TABLE seat ADD COLUMN wishes_pause boolean NOT NULL DEFAULT false;

CREATE INDEX seat_offered ON seat (game_id) WHERE offered_at IS NOT NULL;

-- Whole days, and the moments they begin and end at in the time zone that the person then had.
CREATE TABLE vacation (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL,
  first_day   date NOT NULL,
  last_day    date NOT NULL CHECK (last_day >= first_day),
  begins_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL,
  -- Its days stay taken: deadlines may have moved because of them, and nobody is to have them twice.
  cancelled   boolean NOT NULL DEFAULT false
);

CREATE INDEX vacation_account_id ON vacation (account_id);
