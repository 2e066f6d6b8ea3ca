-- Letters to people, made of notices. A row holds no words: these are composed from the log when it is sent.
CREATE TABLE letter (
  id           uuid PRIMARY KEY,
  account_id   uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  game_id      uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  -- What it tells of, as the notice says: its kind, which of its kind, and how long the log was with it.
  kind         text NOT NULL,
  occasion     text NOT NULL,
  seq          integer NOT NULL,
  -- Which of a person's wishes it goes by.
  wish         text NOT NULL,
  -- skipped: nobody needs it any more.
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'skipped')),
  -- The mail it goes with, once one has been made up; several letters may share one. The Message-ID follows from it.
  mail_id      uuid,
  attempts     smallint NOT NULL DEFAULT 0,
  next_try_at  timestamptz NOT NULL,
  sent_at      timestamptz,
  -- What the other server said, or why it did not go.
  answer       text,
  created_at   timestamptz NOT NULL,
  UNIQUE (game_id, account_id, kind, occasion)
);

CREATE INDEX letter_due ON letter (next_try_at) WHERE state = 'waiting';
CREATE INDEX letter_account_id ON letter (account_id, created_at);
CREATE INDEX letter_mail_id ON letter (mail_id);
