-- How a game's log is chained: 2 is by salted seals. Games that have begun go on as they began.
ALTER TABLE game ADD COLUMN chain smallint NOT NULL DEFAULT 2 CHECK (chain IN (1, 2));
UPDATE game SET chain = 1, revision = revision + 1 WHERE seq > 0;
