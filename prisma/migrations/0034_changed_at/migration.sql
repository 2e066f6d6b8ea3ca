-- When a game last became another than before, so that who was away is told of those alone that have changed meanwhile. When
-- that was of games that are there already nobody wrote down: for these it is now.
ALTER TABLE game ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
