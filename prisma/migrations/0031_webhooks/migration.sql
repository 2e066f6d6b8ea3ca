-- Programs that are told: addresses of theirs that people name, and what is to be brought there.
CREATE TABLE webhook (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name          text NOT NULL,
  url           text NOT NULL,
  -- standard: signed JSON; else as the service of that name takes it.
  form          text NOT NULL CHECK (form IN ('standard', 'discord', 'slack', 'ntfy')),
  kinds         text[] NOT NULL,
  -- What deliveries are signed with; the one before signs too for a while after it was changed. Null where nothing is signed.
  secret        bytea,
  former_secret bytea,
  former_until  timestamptz,
  -- Whether it is told anything; and since when not, where it was switched off because nothing arrived.
  is_on         boolean NOT NULL DEFAULT true,
  disabled_at   timestamptz,
  -- When something last arrived, and since when nothing has, where that is so.
  ok_at         timestamptz,
  failing_since timestamptz,
  -- One delivery at a time is in somebody's hand, until then at the latest.
  busy_until    timestamptz NOT NULL DEFAULT '-infinity',
  created_at    timestamptz NOT NULL
);

CREATE INDEX webhook_account_id ON webhook (account_id);

-- Which kinds which webhook of somebody's is told of, as the files of their games need to know it: whoever has none costs nothing.
ALTER TABLE account ADD COLUMN hooks jsonb NOT NULL DEFAULT '[]';

-- Like a letter, a row holds no words: these are composed when it is sent. The id follows from game, account, kind and occasion,
-- so it is the same for all webhooks of somebody's and however often it is sent.
CREATE TABLE delivery (
  hook_id     uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  id          uuid NOT NULL,
  -- Null for one that tries the address out.
  game_id     uuid REFERENCES game ON DELETE CASCADE,
  kind        text NOT NULL,
  occasion    text NOT NULL,
  -- skipped: nobody needs it any more.
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'skipped')),
  -- Its owner wants it once more, old news or not.
  again       boolean NOT NULL DEFAULT false,
  attempts    smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  sent_at     timestamptz,
  -- Of the last try: what the other server answered, in how many milliseconds, and why it did not arrive.
  status      smallint,
  duration    integer,
  reason      text,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (hook_id, id)
);

CREATE INDEX delivery_due ON delivery (next_try_at) WHERE state = 'waiting';
CREATE INDEX delivery_newest ON delivery (hook_id, created_at DESC);
CREATE INDEX delivery_game_id ON delivery (game_id);
CREATE INDEX delivery_created_at ON delivery (created_at);
