-- Letters about accounts: to sign in, and what somebody is told of. Rows like those about games, but to an address, whether or
-- not anybody here has it.
CREATE TABLE account_letter (
  id           uuid PRIMARY KEY,
  email        text NOT NULL,
  -- sign-in, or what its receiver is told of.
  kind         text NOT NULL,
  -- What it says, encrypted with a key that is not in the database; gone as soon as it is not needed any more.
  sealed       bytea,
  -- Of the link in it: as if nobody had asked for it, where the letter could not leave.
  token_hash   bytea,
  -- When it is of no use any more.
  expires_at   timestamptz NOT NULL,
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'skipped', 'bounced')),
  attempts     smallint NOT NULL DEFAULT 0,
  next_try_at  timestamptz NOT NULL,
  sent_at      timestamptz,
  -- What the other server said, or why it did not go.
  answer       text,
  created_at   timestamptz NOT NULL
);

CREATE INDEX account_letter_due ON account_letter (next_try_at) WHERE state = 'waiting';
CREATE INDEX account_letter_email ON account_letter (email);
CREATE INDEX account_letter_created_at ON account_letter (created_at);
