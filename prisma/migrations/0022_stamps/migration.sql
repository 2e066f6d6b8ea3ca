-- A revision is a number, and a database that lost its last commits gives it again. A stamp is drawn anew with each, so that
-- nobody who remembers a game takes another state of it for the one they know.
ALTER TABLE game ADD COLUMN stamp uuid NOT NULL DEFAULT gen_random_uuid();
