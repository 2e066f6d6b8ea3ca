-- A bank of time, where a table agrees on one: when the time that is everybody's own is over, and the banks' begins; how much,
-- in milliseconds, a seat has in hand, and up to when it has paid.
ALTER TABLE game ADD COLUMN own_until timestamptz;
ALTER TABLE seat ADD COLUMN bank_ms bigint NOT NULL DEFAULT 0 CHECK (bank_ms >= 0);
ALTER TABLE seat ADD COLUMN bank_paid timestamptz;
