-- People: who they are, how they sign in, and what they let programs do.

CREATE TABLE account (
  id           uuid PRIMARY KEY,
  -- Null for guests and former players.
  email        text UNIQUE,
  -- Null for former players: the row stays, so that finished games stay whole; the person is gone.
  name         text,
  locale       text NOT NULL CHECK (locale IN ('en', 'de')),
  time_zone    text NOT NULL,
  -- Letter kinds with a wish of their own; the others go by the usual.
  letters      jsonb NOT NULL DEFAULT '{}',
  digest_hour  smallint NOT NULL CHECK (digest_hour BETWEEN 0 AND 23),
  -- Argon2id; null for those who sign in by mail alone.
  password     text,
  created_at   timestamptz NOT NULL,
  deleted_at   timestamptz,
  CHECK ((name IS NULL) = (deleted_at IS NOT NULL)),
  CHECK (email IS NULL OR deleted_at IS NULL),
  CHECK (password IS NULL OR email IS NOT NULL)
);

-- A link that was mailed. It belongs to an address: whether that has an account is found out when it is followed.
CREATE TABLE sign_in_link (
  token_hash    bytea PRIMARY KEY,
  email         text NOT NULL,
  -- Of the browser that asked for it; no other can use it.
  browser_hash  bytea NOT NULL,
  locale        text NOT NULL CHECK (locale IN ('en', 'de')),
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  used_at       timestamptz
);

CREATE INDEX sign_in_link_email ON sign_in_link (email, created_at);
CREATE INDEX sign_in_link_expires_at ON sign_in_link (expires_at);

-- A browser or device that is signed in. Its refresh token changes with every use.
CREATE TABLE session (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Of the one refresh token that is good now.
  token_hash  bytea NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL,
  used_at     timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX session_account_id ON session (account_id);
CREATE INDEX session_expires_at ON session (expires_at);

-- Refresh tokens that were used. One of them coming again means that somebody has a copy.
CREATE TABLE spent_token (
  token_hash  bytea PRIMARY KEY,
  session_id  uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  spent_at    timestamptz NOT NULL
);

CREATE INDEX spent_token_session_id ON spent_token (session_id);
CREATE INDEX spent_token_spent_at ON spent_token (spent_at);

-- Personal access tokens: for programs that act for somebody.
CREATE TABLE access_token (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name          text NOT NULL,
  scopes        text[] NOT NULL,
  token_hash    bytea NOT NULL UNIQUE,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz,
  -- Written once a minute at most.
  last_used_at  timestamptz
);

CREATE INDEX access_token_account_id ON access_token (account_id);
