-- A game that is over is put away after a while: its pages as one packed row, and neither log nor snapshot. Seals and heads follow
-- from what is in there, so a reader finds the same log as before.
CREATE TABLE archive (
  game_id  uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  -- See src/store/games/archive/form.ts.
  pages    bytea NOT NULL
);
-- It is packed already.
ALTER TABLE archive ALTER COLUMN pages SET STORAGE EXTERNAL;

-- When it was put away, or found unfit for that: then there is no row in `archive`, and its log stays.
ALTER TABLE game ADD COLUMN archived_at timestamptz;
CREATE INDEX game_to_archive ON game (ended_at, id) WHERE status IN ('finished', 'abandoned') AND archived_at IS NULL;
