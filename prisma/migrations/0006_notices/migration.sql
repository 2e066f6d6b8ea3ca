-- What people are to be told of, written in one statement with what it is about. Letters are made of it.
CREATE TABLE notice (
  game_id   uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  kind      text NOT NULL,
  -- Which of its kind: a round, a question.
  occasion  text NOT NULL,
  -- Whom it concerns; -1 for all at the table.
  seat      smallint NOT NULL DEFAULT -1,
  -- How long the log was with it.
  seq       integer NOT NULL,
  at        timestamptz NOT NULL,
  -- When its letters were written; null while they are not.
  told_at   timestamptz,
  PRIMARY KEY (game_id, kind, occasion, seat)
);

CREATE INDEX notice_untold ON notice (at) WHERE told_at IS NULL;
