-- What belongs to a game is found by the game: every key of these tables holds its id, and nothing refers to another game's rows or
-- to people, so that games can be on several machines (docs/operating.md). What refers to a game goes with it, as before.

-- Fits the release before: its keys are all still there or wider, and it never gives one token to two invitations. Of people whom it
-- erases meanwhile, letters stay without anybody to go to, until their time is over.

ALTER TABLE invitation DROP CONSTRAINT invitation_pkey, DROP CONSTRAINT invitation_token_hash_key;
ALTER TABLE invitation ADD PRIMARY KEY (game_id, id), ADD UNIQUE (token_hash, game_id);
DROP INDEX invitation_game_id;

-- Answers to a letter go with whoever got it, and after a month: store/accounts/erase.ts, store/beside/replies.ts.
ALTER TABLE reply DROP CONSTRAINT reply_letter_id_fkey;
ALTER TABLE letter DROP CONSTRAINT letter_account_id_fkey, DROP CONSTRAINT letter_pkey;
ALTER TABLE letter ADD PRIMARY KEY (id, game_id);

-- What programs are told is kept beside their addresses. About a table that is gone nothing is told, and it goes after a month.
ALTER TABLE delivery DROP CONSTRAINT delivery_game_id_fkey;
DROP INDEX delivery_game_id;

-- Whoever takes a task sees nothing of its game but what stands here: when that is to be looked at next, and whether the task is kept
-- until it is done.
ALTER TABLE outbox ADD COLUMN wakes_at timestamptz, ADD COLUMN kept boolean NOT NULL DEFAULT false,
  ADD COLUMN put_at timestamptz NOT NULL DEFAULT now();
UPDATE outbox o SET wakes_at = CASE WHEN o.task = 'deadline' THEN g.wakes_at END,
  kept = o.task = 'resolve' AND g.status = 'running' AND g.waits_for <> '{}'
FROM game g WHERE g.id = o.game_id;
ALTER TABLE outbox DROP CONSTRAINT outbox_pkey;
ALTER TABLE outbox ADD PRIMARY KEY (id, game_id);
