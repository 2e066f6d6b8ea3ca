-- From which network a guest opened a public table that waits for players: a keyed hash, as anybody can be many guests and these
-- are counted together. It goes when the table begins or is closed.
CREATE TABLE table_source (
  game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  source_hash bytea NOT NULL
);
CREATE INDEX table_source_hash ON table_source (source_hash);
