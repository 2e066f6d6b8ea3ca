-- Finished public games are exported day by day, in the order they ended: by this index, and no table is read through for it.
CREATE INDEX game_exported ON game (ended_at, id) WHERE status = 'finished' AND visibility = 'public';
