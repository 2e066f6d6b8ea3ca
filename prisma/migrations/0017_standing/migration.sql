-- Whether somebody still stands: what ends their access tokens before these run out, and what slows down whoever guesses.

-- Raised when everything that was signed in before is to be good for nothing. Tokens from before there were epochs say none,
-- which is the first.
ALTER TABLE account ADD COLUMN epoch integer NOT NULL DEFAULT 0;

ALTER TABLE session
  -- When they last showed that it is them, by a mailed link or a password. Null for guests, who have neither.
  ADD COLUMN confirmed_at timestamptz,
  -- The browser and system it was begun in, in a few words.
  ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 60),
  -- It goes on until then at the most, however much it is used.
  ADD COLUMN ends_at timestamptz;

UPDATE session s SET confirmed_at = s.created_at FROM account a WHERE a.id = s.account_id AND a.email IS NOT NULL;
-- Those that are there have their whole time before them.
UPDATE session s SET ends_at = now() + CASE WHEN a.email IS NULL THEN interval '365 days' ELSE interval '90 days' END
FROM account a WHERE a.id = s.account_id;
ALTER TABLE session ALTER COLUMN ends_at SET NOT NULL;

-- Wrong passwords in a row, by the hash of the address they were tried for, whether somebody has it or not.
CREATE TABLE wrong_password (
  address_hash  bytea PRIMARY KEY,
  tries         integer NOT NULL,
  last_at       timestamptz NOT NULL,
  -- Nothing is tried before.
  wait_until    timestamptz NOT NULL
);

CREATE INDEX wrong_password_wait_until ON wrong_password (wait_until);
