-- What somebody has put down and not handed in: one a player and game, for their eyes only. JSON, but nobody here reads it.
CREATE TABLE draft (
  game_id     uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  account_id  uuid NOT NULL,
  draft       text NOT NULL,
  saved_at    timestamptz NOT NULL,
  PRIMARY KEY (game_id, account_id)
);

CREATE INDEX draft_account_id ON draft (account_id);
