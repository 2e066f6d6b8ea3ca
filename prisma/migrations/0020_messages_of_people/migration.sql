-- Talk belongs to people, not to seats: what two said to each other is theirs, whoever sits there now.

-- Who said it and, if it was said to one, to whom. Null once they are gone, and where it is not known.
ALTER TABLE message ADD COLUMN from_account uuid;
ALTER TABLE message ADD COLUMN to_account uuid;
-- Its words are gone, with whoever said them or because nobody may read them. The row stays, as messages are numbered.
ALTER TABLE message ADD COLUMN erased boolean NOT NULL DEFAULT false;

-- What was said to all is its seat's present holder's: all may read it anyway, and so it goes with them when they go.
UPDATE message m SET from_account = s.account
FROM seat s
WHERE m.to_seat IS NULL AND s.game_id = m.game_id AND s.seat = m.from_seat;

-- Nobody wrote down who sat where before. That a seat has not changed hands is certain only of what was said after the game
-- began (before that, people get up and others sit down), and only where no substitute can have come: by agreement, or as
-- fewer rounds were played than somebody has to miss before their seat is offered. There it is the present holders'.
UPDATE message m SET from_account = speaker.account, to_account = listener.account
FROM game g, seat speaker, seat listener
WHERE m.to_seat IS NOT NULL AND g.id = m.game_id AND m.at >= g.started_at
  AND (json_typeof(g.agreement #> '{absence,substituteAfter}') = 'null'
    OR g.round < (g.agreement #>> '{absence,substituteAfter}')::integer)
  AND speaker.game_id = g.id AND speaker.seat = m.from_seat AND speaker.account IS NOT NULL
  AND listener.game_id = g.id AND listener.seat = m.to_seat;
UPDATE message SET from_account = NULL WHERE from_account IN (SELECT id FROM account WHERE deleted_at IS NOT NULL);
UPDATE message SET to_account = NULL WHERE to_account IN (SELECT id FROM account WHERE deleted_at IS NOT NULL);

-- Of all other words, those said in private may be read by nobody, and those said to all are of people who have gone: nobody
-- could ever have them erased, so they are erased now.
UPDATE message SET text = '', erased = true WHERE from_account IS NULL;

-- A key is its sender's.
ALTER TABLE message DROP CONSTRAINT message_game_id_from_seat_key_key;
ALTER TABLE message ADD UNIQUE (game_id, from_account, key);

CREATE INDEX message_from_account ON message (from_account) WHERE from_account IS NOT NULL;
CREATE INDEX message_to_account ON message (to_account) WHERE to_account IS NOT NULL;
