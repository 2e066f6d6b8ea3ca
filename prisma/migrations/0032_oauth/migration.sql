-- Pages and programs of others that somebody has let in (OAuth). Of every secret only its hash is here. What is of another
-- epoch than its account is good for nothing, as with sessions.

-- What somebody has let in: the one refresh token that is good, and until when.
CREATE TABLE oauth_grant (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  epoch         integer NOT NULL,
  -- What it calls itself, and where its answers go; empty for a program without a page.
  client        text NOT NULL CHECK (length(client) <= 200),
  host          text NOT NULL CHECK (length(host) <= 300),
  scopes        text[] NOT NULL,
  refresh_hash  bytea NOT NULL UNIQUE,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  -- It goes on until then at the most, however much it is used.
  ends_at       timestamptz NOT NULL
);

CREATE INDEX oauth_grant_account_id ON oauth_grant (account_id);
CREATE INDEX oauth_grant_expires_at ON oauth_grant (expires_at);

-- Its access tokens. One may have been asked for with fewer scopes.
CREATE TABLE oauth_access (
  token_hash  bytea PRIMARY KEY,
  grant_id    uuid NOT NULL REFERENCES oauth_grant ON DELETE CASCADE,
  scopes      text[] NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX oauth_access_grant_id ON oauth_access (grant_id);
CREATE INDEX oauth_access_expires_at ON oauth_access (expires_at);

-- Refresh tokens that were used: one that comes again is a copy.
CREATE TABLE oauth_spent (
  token_hash  bytea PRIMARY KEY,
  grant_id    uuid NOT NULL REFERENCES oauth_grant ON DELETE CASCADE,
  spent_at    timestamptz NOT NULL
);

CREATE INDEX oauth_spent_grant_id ON oauth_spent (grant_id);
CREATE INDEX oauth_spent_spent_at ON oauth_spent (spent_at);

-- Somebody said yes on our page: what the page that asked gets tokens for, once, within a minute. Kept for a while after it,
-- so that a second use is known as one.
CREATE TABLE oauth_code (
  code_hash     bytea PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  epoch         integer NOT NULL,
  client        text NOT NULL,
  redirect_uri  text NOT NULL,
  challenge     text NOT NULL,
  scopes        text[] NOT NULL,
  expires_at    timestamptz NOT NULL,
  used_at       timestamptz,
  -- What was made of it.
  grant_id      uuid REFERENCES oauth_grant ON DELETE SET NULL
);

CREATE INDEX oauth_code_account_id ON oauth_code (account_id);
CREATE INDEX oauth_code_grant_id ON oauth_code (grant_id);
CREATE INDEX oauth_code_expires_at ON oauth_code (expires_at);

-- A program without a browser that waits for somebody to type its code into one.
CREATE TABLE oauth_device (
  device_hash       bytea PRIMARY KEY,
  user_hash         bytea NOT NULL UNIQUE,
  client            text NOT NULL,
  scopes            text[] NOT NULL,
  created_at        timestamptz NOT NULL,
  expires_at        timestamptz NOT NULL,
  -- Seconds between two questions, more where it asks too often.
  interval_seconds  integer NOT NULL,
  asked_at          timestamptz,
  -- Who decided, in which epoch of theirs; nobody yet.
  account_id        uuid REFERENCES account ON DELETE CASCADE,
  epoch             integer,
  is_allowed        boolean
);

CREATE INDEX oauth_device_account_id ON oauth_device (account_id);
CREATE INDEX oauth_device_expires_at ON oauth_device (expires_at);
