-- A task that nobody could find again by what the game waits for stays here until it is done, not only until it is handed over.
ALTER TABLE outbox ADD COLUMN taken_at timestamptz;
CREATE INDEX outbox_waiting ON outbox (id) WHERE taken_at IS NULL;
CREATE INDEX outbox_taken ON outbox (game_id) WHERE taken_at IS NOT NULL;
