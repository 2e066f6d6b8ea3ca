-- Games, who sits at them, and their logs.

CREATE TABLE game (
  id          uuid PRIMARY KEY,
  status      text NOT NULL CHECK (status IN ('open', 'running', 'finished')),
  title       text NOT NULL,
  visibility  text NOT NULL CHECK (visibility IN ('public', 'unlisted', 'private')),
  host        uuid NOT NULL,
  ruleset     text NOT NULL,
  version     integer NOT NULL,
  options     json NOT NULL,
  -- The server's part of all chance (32 bytes); its hash is published from the first moment.
  secret      bytea NOT NULL,
  -- How many events the log holds, and the hash of the last one.
  seq         integer NOT NULL DEFAULT 0,
  head        bytea NOT NULL,
  -- Seats the game waits for.
  waits_for   smallint[] NOT NULL DEFAULT '{}',
  opened_at   timestamptz NOT NULL,
  started_at  timestamptz,
  ended_at    timestamptz
);

-- Lists of games are read newest first, from where the last page ended.
CREATE INDEX game_listed ON game (status, opened_at DESC, id DESC) WHERE visibility = 'public';

CREATE TABLE seat (
  game_id  uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  seat     smallint NOT NULL,
  account  uuid,
  bot      text,
  nonce    text NOT NULL DEFAULT '',
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, account),
  CHECK ((account IS NULL) <> (bot IS NULL))
);

CREATE INDEX seat_account ON seat (account) WHERE account IS NOT NULL;

-- One row an append: the events that follow number `after`. Whoever takes a number first has it.
CREATE TABLE log (
  game_id  uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  after    integer NOT NULL,
  at       timestamptz NOT NULL,
  events   json NOT NULL,
  -- Who said it; null when the rules carried on by themselves.
  by_seat  smallint,
  -- Of sealed orders.
  salt     bytea,
  -- The hash of the last event here, which covers all before it.
  head     bytea NOT NULL,
  PRIMARY KEY (game_id, after)
);

-- A state on the way, so that an old game opens as fast as a new one. Always one that the log leads to.
CREATE TABLE snapshot (
  game_id  uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  seq      integer NOT NULL,
  state    json NOT NULL
);

-- What is to be done because of an append; written with it, so that it is never forgotten.
CREATE TABLE outbox (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id  uuid NOT NULL,
  seq      integer NOT NULL,
  task     text NOT NULL
);
