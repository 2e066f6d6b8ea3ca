-- How much of the time to answer is over, in percent, when this person is reminded.
ALTER TABLE account ADD COLUMN remind_at smallint NOT NULL DEFAULT 50 CHECK (remind_at BETWEEN 10 AND 90);

-- A letter without an account is to whoever runs the server.
ALTER TABLE letter ALTER COLUMN account_id DROP NOT NULL;
CREATE UNIQUE INDEX letter_to_operator ON letter (game_id, kind, occasion) WHERE account_id IS NULL;
