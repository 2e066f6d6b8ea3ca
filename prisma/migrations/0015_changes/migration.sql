-- How many events the log held when the round that is played began: what people hand in is counted from there.
ALTER TABLE game ADD COLUMN round_after integer NOT NULL DEFAULT 0;
UPDATE game SET round_after = seq WHERE seq > 0;
