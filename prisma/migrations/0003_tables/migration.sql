-- What is agreed at a table besides the rules, who is invited to it, and what is said there.

-- Grows with everything that changes of a game, its log or not: whoever remembers a game knows by it whether it is the same.
ALTER TABLE game ADD COLUMN revision integer NOT NULL DEFAULT 0;
-- Pace, absence, extensions, talk.
ALTER TABLE game ADD COLUMN agreement json NOT NULL DEFAULT '{}';

ALTER TABLE seat ADD COLUMN colour text;
UPDATE seat SET colour = (ARRAY['blue', 'orange', 'yellow', 'black', 'pink'])[seat + 1];
ALTER TABLE seat ALTER COLUMN colour SET NOT NULL;
ALTER TABLE seat ADD UNIQUE (game_id, colour);

-- A link that lets whoever has it sit down, as often as there are seats.
CREATE TABLE invitation (
  id          uuid PRIMARY KEY,
  game_id     uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  token_hash  bytea NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL
);

CREATE INDEX invitation_game_id ON invitation (game_id);

-- Talk at the table: to all, or to one seat. Not part of any log.
CREATE TABLE message (
  game_id    uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  number     integer NOT NULL,
  at         timestamptz NOT NULL,
  from_seat  smallint NOT NULL,
  -- Null for all.
  to_seat    smallint,
  text       text NOT NULL,
  -- What its sender called it, so that a repeated request does not say it twice.
  key        text,
  PRIMARY KEY (game_id, number),
  UNIQUE (game_id, from_seat, key)
);
