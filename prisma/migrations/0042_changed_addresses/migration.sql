-- Accounts that have another address than before. For some days whoever reads the former mailbox can take the change back by
-- the link that was sent there, and nobody else gets that address meanwhile.
CREATE TABLE address_change (
  token_hash  bytea PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- The former address.
  email       text NOT NULL,
  changed_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX address_change_account_id ON address_change (account_id);
CREATE INDEX address_change_email ON address_change (email);
CREATE INDEX address_change_expires_at ON address_change (expires_at);
