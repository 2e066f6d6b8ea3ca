-- Deadlines as a calendar: at an address that only its owner knows, so what is kept of it is a hash; and since when there is one.
ALTER TABLE account ADD COLUMN calendar_hash bytea UNIQUE, ADD COLUMN calendar_at timestamptz;
