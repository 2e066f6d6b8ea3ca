-- Nonces are given after the commitment was seen, and a table that is full waits a little for them.

-- Null until it is given; empty for whoever has no part.
ALTER TABLE seat ALTER COLUMN nonce DROP NOT NULL;
ALTER TABLE seat ALTER COLUMN nonce DROP DEFAULT;
-- Bots have no part in chance. Games that have begun keep what their seed was made of.
UPDATE seat SET nonce = '' FROM game g WHERE g.id = seat.game_id AND g.status = 'open' AND seat.bot IS NOT NULL;

-- Since when somebody sits there: with the last one a table is full.
ALTER TABLE seat ADD COLUMN sat_at timestamptz;
UPDATE seat SET sat_at = g.opened_at FROM game g WHERE g.id = seat.game_id;
ALTER TABLE seat ALTER COLUMN sat_at SET NOT NULL;
