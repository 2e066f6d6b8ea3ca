-- How often somebody has asked lately, counted by all processes together. It is worth a minute and nothing more, so nothing
-- of it is written to the log of the database.
CREATE UNLOGGED TABLE request_count (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 50);
