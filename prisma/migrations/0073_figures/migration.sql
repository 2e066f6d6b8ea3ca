-- Since when something is to be done: how long the oldest task has waited is the first sign that nobody does any.
ALTER TABLE outbox ADD COLUMN IF NOT EXISTS put_at timestamptz NOT NULL DEFAULT now();

-- Looked at every few seconds by whoever watches the server; there should be none.
CREATE INDEX game_parked ON game (id) WHERE status = 'parked';
