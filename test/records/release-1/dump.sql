-- 0001_games
-- Games, who sits at them, and their logs.

CREATE TABLE game (
  id          uuid PRIMARY KEY,
  status      text NOT NULL CHECK (status IN ('open', 'running', 'finished')),
  title       text NOT NULL,
  visibility  text NOT NULL CHECK (visibility IN ('public', 'unlisted', 'private')),
  host        uuid NOT NULL,
  ruleset     text NOT NULL,
  version     integer NOT NULL,
  options     json NOT NULL,
  -- The server's part of all chance (32 bytes); its hash is published from the first moment.
  secret      bytea NOT NULL,
  -- How many events the log holds, and the hash of the last one.
  seq         integer NOT NULL DEFAULT 0,
  head        bytea NOT NULL,
  -- Seats the game waits for.
  waits_for   smallint[] NOT NULL DEFAULT '{}',
  opened_at   timestamptz NOT NULL,
  started_at  timestamptz,
  ended_at    timestamptz
);

-- Lists of games are read newest first, from where the last page ended.
CREATE INDEX game_listed ON game (status, opened_at DESC, id DESC) WHERE visibility = 'public';

CREATE TABLE seat (
  game_id  uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  seat     smallint NOT NULL,
  account  uuid,
  bot      text,
  nonce    text NOT NULL DEFAULT '',
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, account),
  CHECK ((account IS NULL) <> (bot IS NULL))
);

CREATE INDEX seat_account ON seat (account) WHERE account IS NOT NULL;

-- One row an append: the events that follow number `after`. Whoever takes a number first has it.
CREATE TABLE log (
  game_id  uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  after    integer NOT NULL,
  at       timestamptz NOT NULL,
  events   json NOT NULL,
  -- Who said it; null when the rules carried on by themselves.
  by_seat  smallint,
  -- Of sealed orders.
  salt     bytea,
  -- The hash of the last event here, which covers all before it.
  head     bytea NOT NULL,
  PRIMARY KEY (game_id, after)
);

-- A state on the way, so that an old game opens as fast as a new one. Always one that the log leads to.
CREATE TABLE snapshot (
  game_id  uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  seq      integer NOT NULL,
  state    json NOT NULL
);

-- What is to be done because of an append; written with it, so that it is never forgotten.
CREATE TABLE outbox (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id  uuid NOT NULL,
  seq      integer NOT NULL,
  task     text NOT NULL
);

-- 0002_accounts
-- People: who they are, how they sign in, and what they let programs do.

CREATE TABLE account (
  id           uuid PRIMARY KEY,
  -- Null for guests and former players.
  email        text UNIQUE,
  -- Null for former players: the row stays, so that finished games stay whole; the person is gone.
  name         text,
  locale       text NOT NULL CHECK (locale IN ('en', 'de')),
  time_zone    text NOT NULL,
  -- Letter kinds with a wish of their own; the others go by the usual.
  letters      jsonb NOT NULL DEFAULT '{}',
  digest_hour  smallint NOT NULL CHECK (digest_hour BETWEEN 0 AND 23),
  -- Argon2id; null for those who sign in by mail alone.
  password     text,
  created_at   timestamptz NOT NULL,
  deleted_at   timestamptz,
  CHECK ((name IS NULL) = (deleted_at IS NOT NULL)),
  CHECK (email IS NULL OR deleted_at IS NULL),
  CHECK (password IS NULL OR email IS NOT NULL)
);

-- A link that was mailed. It belongs to an address: whether that has an account is found out when it is followed.
CREATE TABLE sign_in_link (
  token_hash    bytea PRIMARY KEY,
  email         text NOT NULL,
  -- Of the browser that asked for it; no other can use it.
  browser_hash  bytea NOT NULL,
  locale        text NOT NULL CHECK (locale IN ('en', 'de')),
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  used_at       timestamptz
);

CREATE INDEX sign_in_link_email ON sign_in_link (email, created_at);
CREATE INDEX sign_in_link_expires_at ON sign_in_link (expires_at);

-- A browser or device that is signed in. Its refresh token changes with every use.
CREATE TABLE session (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Of the one refresh token that is good now.
  token_hash  bytea NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL,
  used_at     timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX session_account_id ON session (account_id);
CREATE INDEX session_expires_at ON session (expires_at);

-- Refresh tokens that were used. One of them coming again means that somebody has a copy.
CREATE TABLE spent_token (
  token_hash  bytea PRIMARY KEY,
  session_id  uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  spent_at    timestamptz NOT NULL
);

CREATE INDEX spent_token_session_id ON spent_token (session_id);
CREATE INDEX spent_token_spent_at ON spent_token (spent_at);

-- Personal access tokens: for programs that act for somebody.
CREATE TABLE access_token (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name          text NOT NULL,
  scopes        text[] NOT NULL,
  token_hash    bytea NOT NULL UNIQUE,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz,
  -- Written once a minute at most.
  last_used_at  timestamptz
);

CREATE INDEX access_token_account_id ON access_token (account_id);

-- 0003_tables
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

-- 0004_jobs
-- Running games, to look every minute for those that nobody carried on: finished ones, however many, cost nothing.
-- Only `status` decides what is in it, so that an append, which changes the other columns, does not touch it.
CREATE INDEX game_running ON game (id) WHERE status = 'running';

-- 0005_packed_logs
-- Events as bytes: JSON text as it is, or deflated where that spares room (a deflated one begins with 0x78, JSON with `[`).
-- PostgreSQL compresses only rows above 2 KB, which few pages of a log are.
ALTER TABLE log ALTER COLUMN events TYPE bytea USING convert_to(events::text, 'UTF8');

-- 0006_notices
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

-- 0007_deadlines
-- Deadlines, those who miss them, and games that stand still.

-- `parked`: the rules broke, and somebody has to look into it. `abandoned`: everybody has gone.
ALTER TABLE game DROP CONSTRAINT game_status_check;
ALTER TABLE game ADD CHECK (status IN ('open', 'running', 'finished', 'parked', 'abandoned'));
-- Why it is parked; for those who look into it.
ALTER TABLE game ADD COLUMN trouble text;
-- The round (year, turn) that is played; 0 before the first.
ALTER TABLE game ADD COLUMN round integer NOT NULL DEFAULT 0;
-- The questions the deadline is for; null while no time runs.
ALTER TABLE game ADD COLUMN occasion text;
ALTER TABLE game ADD COLUMN asked_at timestamptz;
ALTER TABLE game ADD COLUMN due_at timestamptz;
-- Whether the one automatic extension of this occasion was given.
ALTER TABLE game ADD COLUMN graced boolean NOT NULL DEFAULT false;
ALTER TABLE game ADD COLUMN paused_until timestamptz;
-- When it is to be looked at next: to remind people, or because it is due.
ALTER TABLE game ADD COLUMN wakes_at timestamptz;

-- Looked at every minute for what no job came to.
CREATE INDEX game_wakes_at ON game (wakes_at) WHERE status = 'running' AND wakes_at IS NOT NULL;

-- Rounds in a row that somebody else played for this person.
ALTER TABLE seat ADD COLUMN absent_rounds smallint NOT NULL DEFAULT 0;
-- The last of them: a round counts once, however often they were asked in it.
ALTER TABLE seat ADD COLUMN absent_in integer;
-- Since when a substitute is wanted; null while none is.
ALTER TABLE seat ADD COLUMN offered_at timestamptz;
-- How often this player had more time, and for which occasion last: one press counts once.
ALTER TABLE seat ADD COLUMN extensions smallint NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN extended_for text;
ALTER TABLE seat ADD COLUMN wishes_pause boolean NOT NULL DEFAULT false;

CREATE INDEX seat_offered ON seat (game_id) WHERE offered_at IS NOT NULL;

-- Whole days, and the moments they begin and end at in the time zone that the person then had.
CREATE TABLE vacation (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL,
  first_day   date NOT NULL,
  last_day    date NOT NULL CHECK (last_day >= first_day),
  begins_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL,
  -- Its days stay taken: deadlines may have moved because of them, and nobody is to have them twice.
  cancelled   boolean NOT NULL DEFAULT false
);

CREATE INDEX vacation_account_id ON vacation (account_id);

-- 0008_letters
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

-- 0009_wishes
-- How much of the time to answer is over, in percent, when this person is reminded.
ALTER TABLE account ADD COLUMN remind_at smallint NOT NULL DEFAULT 50 CHECK (remind_at BETWEEN 10 AND 90);

-- A letter without an account is to whoever runs the server.
ALTER TABLE letter ALTER COLUMN account_id DROP NOT NULL;
CREATE UNIQUE INDEX letter_to_operator ON letter (game_id, kind, occasion) WHERE account_id IS NULL;

-- 0010_deadlines_of_old_games
-- Games that were running when deadlines came have none until their next append. They are to be looked at: whoever does
-- gives those who are asked all the time that is agreed, from then on.
UPDATE game SET revision = revision + 1, wakes_at = now()
WHERE status = 'running' AND occasion IS NULL AND wakes_at IS NULL
  AND coalesce(agreement #>> '{pace,orders}', agreement #>> '{pace,decisions}') IS NOT NULL;

-- 0011_drafts
-- What somebody has put down and not handed in: one a player and game, for their eyes only. JSON, but nobody here reads it.
CREATE TABLE draft (
  game_id     uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  account_id  uuid NOT NULL,
  draft       text NOT NULL,
  saved_at    timestamptz NOT NULL,
  PRIMARY KEY (game_id, account_id)
);

CREATE INDEX draft_account_id ON draft (account_id);

-- 0012_letters_in_mails
-- Letters are looked up by their mail once they have one; most of what is written here is written before.
DROP INDEX letter_mail_id;
CREATE INDEX letter_mail_id ON letter (mail_id) WHERE mail_id IS NOT NULL;

-- 0013_letters_with_their_news
-- Letters are written together with what they tell of. What somebody was still to be told of becomes a letter now, that
-- comes at once; whoever does not want it, or was told otherwise meanwhile, is found out when it is sent.
INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
SELECT gen_random_uuid(), s.account, n.game_id, n.kind, n.occasion, n.seq,
  CASE n.kind
    WHEN 'round-over' THEN 'year-report'
    WHEN 'decision-asked' THEN 'your-turn'
    WHEN 'stand-in-played' THEN 'stand-in'
    WHEN 'game-began' THEN n.kind
    WHEN 'game-over' THEN n.kind
    WHEN 'reminder' THEN n.kind
    WHEN 'seat-at-risk' THEN n.kind
    WHEN 'substitute-wanted' THEN n.kind
    ELSE 'table-news'
  END, now(), now()
FROM notice n
JOIN seat s ON s.game_id = n.game_id AND n.seat IN (-1, s.seat)
JOIN account a ON a.id = s.account AND a.email IS NOT NULL
WHERE n.told_at IS NULL
ON CONFLICT DO NOTHING;

INSERT INTO letter (id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
SELECT gen_random_uuid(), game_id, kind, occasion, seq, 'operator', now(), now()
FROM notice WHERE told_at IS NULL AND kind = 'parked'
ON CONFLICT DO NOTHING;

DROP TABLE notice;
DELETE FROM outbox WHERE task = 'letters';

-- 0014_seals
-- How a game's log is chained: 2 is by salted seals. Games that have begun go on as they began.
ALTER TABLE game ADD COLUMN chain smallint NOT NULL DEFAULT 2 CHECK (chain IN (1, 2));
UPDATE game SET chain = 1, revision = revision + 1 WHERE seq > 0;

-- 0015_changes
-- How many events the log held when the round that is played began: what people hand in is counted from there.
ALTER TABLE game ADD COLUMN round_after integer NOT NULL DEFAULT 0;
UPDATE game SET round_after = seq WHERE seq > 0;

-- 0016_nonces
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

-- 0017_standing
-- Whether somebody still stands: what ends their access tokens before these run out, and what slows down whoever guesses.

-- Raised when everything that was signed in before is to be good for nothing. Tokens from before there were epochs say none,
-- which is the first.
ALTER TABLE account ADD COLUMN epoch integer NOT NULL DEFAULT 0;

ALTER TABLE session
  -- When they last showed that it is them, by a mailed link or a password. Null for guests, who have neither.
  ADD COLUMN confirmed_at timestamptz,
  -- The browser and system it was begun in, in a few words.
  ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 60),
  -- It goes on until then at the most, however much it is used.
  ADD COLUMN ends_at timestamptz;

UPDATE session s SET confirmed_at = s.created_at FROM account a WHERE a.id = s.account_id AND a.email IS NOT NULL;
-- Those that are there have their whole time before them.
UPDATE session s SET ends_at = now() + CASE WHEN a.email IS NULL THEN interval '365 days' ELSE interval '90 days' END
FROM account a WHERE a.id = s.account_id;
ALTER TABLE session ALTER COLUMN ends_at SET NOT NULL;

-- Wrong passwords in a row, by the hash of the address they were tried for, whether somebody has it or not.
CREATE TABLE wrong_password (
  address_hash  bytea PRIMARY KEY,
  tries         integer NOT NULL,
  last_at       timestamptz NOT NULL,
  -- Nothing is tried before.
  wait_until    timestamptz NOT NULL
);

CREATE INDEX wrong_password_wait_until ON wrong_password (wait_until);

-- 0018_request_counts
-- How often somebody has asked lately, counted by all processes together. It is worth a minute and nothing more, so nothing
-- of it is written to the log of the database.
CREATE UNLOGGED TABLE request_count (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 50);

-- 0019_mailed_invitations
-- How many invitations somebody has had mailed on a day ('sent'), and how many were mailed to them ('received'): letters to
-- people who did not ask for them must have an end. Older days are dropped when a new one begins.
CREATE TABLE mailed_invitation (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('sent', 'received')),
  day date NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (account_id, way, day)
);

-- 0020_messages_of_people
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

-- 0021_tables_with_an_end
-- Everything about a table has an end: requests that are repeated, games without people, vacations.

-- Which request opened which table, so that a repeated one opens no second. It outlives the table: a key is good for one.
CREATE TABLE opening_key (
  account_id    uuid NOT NULL,
  -- Of the client's name for the request, and of all it asked for.
  key_hash      bytea NOT NULL,
  content_hash  bytea NOT NULL,
  game_id       uuid NOT NULL,
  used_at       timestamptz NOT NULL,
  PRIMARY KEY (account_id, key_hash)
);

CREATE INDEX opening_key_used_at ON opening_key (used_at);

-- Somebody's tables that are not over, to count them.
CREATE INDEX game_host ON game (host) WHERE status IN ('open', 'running', 'parked');
-- Tables that wait for people, the oldest first.
CREATE INDEX game_waiting ON game (opened_at) WHERE status = 'open';

-- Where bots play among themselves, nobody is there for whom.
UPDATE game g SET status = 'abandoned', ended_at = now(), revision = revision + 1, trouble = NULL,
  occasion = NULL, asked_at = NULL, due_at = NULL, graced = false, paused_until = NULL, wakes_at = NULL
WHERE status IN ('running', 'parked')
  AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.account IS NOT NULL);

-- Up to twenty vacations ahead, two years ahead at most; and those of this year, whose days are taken.
DELETE FROM vacation WHERE last_day < date_trunc('year', now()) - interval '1 day' OR first_day > now() + interval '2 years';
DELETE FROM vacation WHERE id IN (
  SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY account_id ORDER BY first_day, id) AS number
    FROM vacation WHERE NOT cancelled AND ends_at > now()) AS coming WHERE number > 20);
CREATE INDEX vacation_last_day ON vacation (last_day);

-- 0023_link_sources
-- Letters to people who may not have asked for them are counted by who has them sent as well, so that nobody uses up what
-- others may send.

-- Where a link was asked for: a keyed hash of the network. Nothing in links that are older, or used.
ALTER TABLE sign_in_link ADD COLUMN source_hash bytea;

-- Who had an invitation mailed to whom on a day. Older days are dropped when the sender has another one mailed.
CREATE TABLE mailed_pair (
  sender    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  receiver  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  day       date NOT NULL,
  PRIMARY KEY (sender, receiver, day)
);

CREATE INDEX mailed_pair_receiver ON mailed_pair (receiver);

CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0);

INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('04996799-5183-4c70-8c9a-bf19c5775a95', '64c7d963b6daf7ed6a8d80af7ee686c8fa629f656f85d8559b4dcdcbc5fd39da', '2026-11-17 21:53:14.178182+00', '0005_packed_logs', NULL, NULL, '2026-11-17 21:53:14.178182+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('0a5cf605-cf7c-49eb-bbae-ef183b5d3698', 'cc55887fa21579d0216e31b2c5d8c51bf569fc416e2e0372e9e46e4c80a89cf8', '2026-11-17 21:53:14.356868+00', '0017_standing', NULL, NULL, '2026-11-17 21:53:14.356868+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('0ab1ab06-c615-47f1-8f75-50882c00ce97', '120b40adf9866be01d0cbd2d82bc9c8a8abc085985471558d1868863289ab1fb', '2026-11-17 21:53:14.229776+00', '0007_deadlines', NULL, NULL, '2026-11-17 21:53:14.229776+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('0e0f97f0-6dae-41a8-a856-5957c2e1dcc5', '0d08023f884929dee441866f8092d6e259146c06bfda5a6cd341fcfbd63e2a50', '2026-11-17 21:53:14.346035+00', '0015_changes', NULL, NULL, '2026-11-17 21:53:14.346035+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('2c4a3ee2-6fae-45f5-ae08-796880c5bf31', 'abe4a55de581543d93d9267243a6edad85541b27b9d574bd73957ed338a53e37', '2026-11-17 21:53:14.41805+00', '0019_mailed_invitations', NULL, NULL, '2026-11-17 21:53:14.41805+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('3e88c7b6-ce6e-4fb6-9147-51f3ee4dd96b', '95c9b45ab5fa70056e74f7f8a63fef93328762ec2da1100896c3e8854004c6c3', '2026-11-17 21:53:14.33786+00', '0014_seals', NULL, NULL, '2026-11-17 21:53:14.33786+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('59c1e93b-4f3a-4a31-aded-37470a5e1741', '3ad7d76b9fb9ed3d342d4490d158e77d62b35685a53097e8bde77452e2ad381e', '2026-11-17 21:53:14.33014+00', '0013_letters_with_their_news', NULL, NULL, '2026-11-17 21:53:14.33014+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('71a784c8-4b41-4c66-a86d-4e0225cdf054', 'c53445a49257a1d1de8530b48396814c95886632e80e3cf7c732123cf365331a', '2026-11-17 21:53:14.118172+00', '0003_tables', NULL, NULL, '2026-11-17 21:53:14.118172+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('75ac13a9-e1aa-4b1d-bd86-1e569dba6411', 'b09a0995af248676020df5b02a195832e5bddf2c566dfed5c4418e4bbc00a8a5', '2026-11-17 21:53:14.324172+00', '0012_letters_in_mails', NULL, NULL, '2026-11-17 21:53:14.324172+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('8cb0fedc-925a-492e-9e03-452d9183840c', 'b2ae41efa890a597fa281fc3a5b732c721101013ba174efebe742fc4cc228a00', '2026-11-17 21:53:14.470065+00', '0021_tables_with_an_end', NULL, NULL, '2026-11-17 21:53:14.470065+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('8ff8e463-150e-43cd-bdb1-674bf41d0f71', '709746d87e77235678f24659bcd75fb6a6ce30f498c4c973a987264c167c0bf2', '2026-11-17 21:53:14.169811+00', '0004_jobs', NULL, NULL, '2026-11-17 21:53:14.169811+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('9d1787b7-7e9e-43e8-b2ca-d29df52ab07a', 'eaba4864226a9e4de29001eb56bcb5c09cf8c21636afd1b3fc5b1695e309e1c4', '2026-11-17 21:53:14.513931+00', '0023_link_sources', NULL, NULL, '2026-11-17 21:53:14.513931+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('bfdbbf05-05ee-4a4d-8e06-258157d41f37', '63f5d90688c50229104a2c0bad1bafa3976e2ec62a3c053b61e0c0306a8013ea', '2026-11-17 21:53:14.393645+00', '0018_request_counts', NULL, NULL, '2026-11-17 21:53:14.393645+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('c29dfa71-5cc0-4238-bbf5-8c252df699d4', '3a1df52bf5a0217c97f4e98a93d7f67df1be72ae6d3f46e5374682fd9e9a873b', '2026-11-17 21:53:14.349972+00', '0016_nonces', NULL, NULL, '2026-11-17 21:53:14.349972+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('c9e2b9a8-9a00-4a7c-a325-54aa533aa958', '77c6f6cab6fa66ca504051cd35c3e2babb2dbd1fd202f9025fd04691ad0b778e', '2026-11-17 21:53:14.298069+00', '0010_deadlines_of_old_games', NULL, NULL, '2026-11-17 21:53:14.298069+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('cc5fc1e8-d87b-478c-87ef-69bbc6048690', '60be48a9979bf873916484da52425763f40f2e4f486b181fdaaf2f9fd90ef05f', '2026-11-17 21:53:14.198548+00', '0006_notices', NULL, NULL, '2026-11-17 21:53:14.198548+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ce4cb255-95b6-4d7e-978c-5bc6c7bc5689', 'ebc371a20e93cf50f349e354d7605e471fcedb7077232d10a4442aa81a5f6c7b', '2026-11-17 21:53:14.02377+00', '0002_accounts', NULL, NULL, '2026-11-17 21:53:14.02377+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('cfe5c546-75f1-42f2-b050-791f9ddc78b3', '4a8b0525c8c7a7b5e9201a5eefc1f9f178cfca168ff9d6f225e36abb68cdf204', '2026-11-17 21:53:14.436131+00', '0020_messages_of_people', NULL, NULL, '2026-11-17 21:53:14.436131+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('d9ea35cc-e57a-4e86-b198-ab4d4f95f9ff', '8c44b9d4c8b4b554077444d2d0e4543b54dd8fe04837400537fcf529bc3eeae4', '2026-11-17 21:53:14.262136+00', '0008_letters', NULL, NULL, '2026-11-17 21:53:14.262136+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ec61e36d-2f18-4c47-8015-9a6e0e830073', '270cf9985b370229e24419c983826cd96ce1b4d4527d9ca60e5a6a2446d17db3', '2026-11-17 21:53:14.303845+00', '0011_drafts', NULL, NULL, '2026-11-17 21:53:14.303845+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('f585d0e9-7def-487d-83fb-37006780b4d4', 'b6834a718eace92e1ebe5479294277edf55eba7c945d643bc3042312f8d119a3', '2026-11-17 21:53:14.288752+00', '0009_wishes', NULL, NULL, '2026-11-17 21:53:14.288752+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('f7d8e9a1-18d1-492f-9367-49a43ba4d685', '63af803f0ada25178c5d621951e9cfeff924b8a4bfe4893ba8c3551c1bf258fd', '2026-11-17 21:53:13.943355+00', '0001_games', NULL, NULL, '2026-11-17 21:53:13.943355+00', '1');
INSERT INTO "account" ("id", "email", "name", "locale", "time_zone", "letters", "digest_hour", "password", "created_at", "deleted_at", "remind_at", "epoch") VALUES ('166442f6-d040-4679-aeb3-44fba3e45cba', 'ada@example.org', 'Ada', 'en', 'UTC', '{"game-over": "off"}', '8', NULL, '2026-11-17 21:53:17.726+00', NULL, '50', '0');
INSERT INTO "account" ("id", "email", "name", "locale", "time_zone", "letters", "digest_hour", "password", "created_at", "deleted_at", "remind_at", "epoch") VALUES ('35c2ce56-ab00-4501-a36e-315c9ffd81a0', NULL, 'Cara', 'en', 'UTC', '{}', '8', NULL, '2026-11-17 21:53:18.27+00', NULL, '50', '0');
INSERT INTO "account" ("id", "email", "name", "locale", "time_zone", "letters", "digest_hour", "password", "created_at", "deleted_at", "remind_at", "epoch") VALUES ('c4748e74-9f9c-46bb-9e46-10e2bd5234a9', 'ben@example.org', 'Ben', 'de', 'Europe/Berlin', '{"reminder": "digest", "stand-in": "digest", "game-over": "digest", "your-turn": "digest", "game-began": "digest", "invitation": "digest", "table-news": "digest", "year-report": "digest", "seat-at-risk": "digest", "substitute-wanted": "digest"}', '20', NULL, '2026-11-17 21:53:18.131+00', NULL, '50', '0');
INSERT INTO "access_token" ("id", "account_id", "name", "scopes", "token_hash", "created_at", "expires_at", "last_used_at") VALUES ('fa060ba1-562f-4ffb-b9a9-96e5cead77ad', '166442f6-d040-4679-aeb3-44fba3e45cba', 'A program', '{read,play}', E'\\x2a23fbf03a6eeca824b1d5de257ddef10beadea57a5d7002472af78bbf3d3a59', '2026-11-17 21:53:18.719+00', '2027-11-17 21:53:18.719+00', NULL);
INSERT INTO "game" ("id", "status", "title", "visibility", "host", "ruleset", "version", "options", "secret", "seq", "head", "waits_for", "opened_at", "started_at", "ended_at", "revision", "agreement", "trouble", "round", "occasion", "asked_at", "due_at", "graced", "paused_until", "wakes_at", "chain", "round_after") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'finished', 'Over', 'public', '166442f6-d040-4679-aeb3-44fba3e45cba', 'xidit', '1', '{"players":3,"length":"short","dummy":"normal"}', E'\\x308403303cb90551fd84f36ac1294e254a905f23815b6dc704102af44390cdeb', '250', E'\\x9aaad331fd433b2f98f6a2d4804ea308dedec607ea6a3455a596739caa4bfe82', '{}', '2026-11-17 21:53:18.94+00', '2026-11-17 21:53:19.054+00', '2026-11-17 21:53:21.346+00', '42', '{"pace":{"orders":null,"decisions":null},"absence":{"grace":null,"standIn":"regent","substituteAfter":2},"extensions":{"each":2,"by":"P1D"},"talk":"private"}', NULL, '9', NULL, NULL, NULL, 'false', NULL, NULL, '2', '191');
INSERT INTO "game" ("id", "status", "title", "visibility", "host", "ruleset", "version", "options", "secret", "seq", "head", "waits_for", "opened_at", "started_at", "ended_at", "revision", "agreement", "trouble", "round", "occasion", "asked_at", "due_at", "graced", "paused_until", "wakes_at", "chain", "round_after") VALUES ('3eb95f67-08d1-4827-b072-e50930202f99', 'open', 'Waiting', 'public', '166442f6-d040-4679-aeb3-44fba3e45cba', 'xidit', '1', '{"players":3,"length":"short","dummy":"normal"}', E'\\x56c64f519b6a4e968ecba7c8980d10fe7efb8e6f55e9ace1431c1f85a4043238', '0', E'\\x4f895d36d23de3218176dee24548b3d0ad33a9c2d5525b57335bbbf787a511a3', '{}', '2026-11-17 21:53:18.795+00', NULL, NULL, '2', '{"pace":{"orders":null,"decisions":null},"absence":{"grace":null,"standIn":"regent","substituteAfter":2},"extensions":{"each":2,"by":"P1D"},"talk":"private"}', NULL, '0', NULL, NULL, NULL, 'false', NULL, NULL, '2', '0');
INSERT INTO "game" ("id", "status", "title", "visibility", "host", "ruleset", "version", "options", "secret", "seq", "head", "waits_for", "opened_at", "started_at", "ended_at", "revision", "agreement", "trouble", "round", "occasion", "asked_at", "due_at", "graced", "paused_until", "wakes_at", "chain", "round_after") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', 'running', 'Under way', 'public', '166442f6-d040-4679-aeb3-44fba3e45cba', 'xidit', '1', '{"players":3,"length":"short","dummy":"normal"}', E'\\x9805e4e82b03c72f0ba29b4dde11948b3f7f081ee58baed61ffdcebb7387a33f', '53', E'\\x8b7492bd0bd08e0bbdd05c3b62eb4c4574a22514a8d90de839c85dbf69c52635', '{0}', '2026-11-17 21:53:19.115+00', '2026-11-17 21:53:19.223+00', NULL, '17', '{"pace":{"orders":"P7D","decisions":"P2D"},"absence":{"grace":"P2D","standIn":"regent","substituteAfter":3},"extensions":{"each":2,"by":"P7D"},"talk":"private"}', NULL, '3', 'orders/3/0 orders/3/1', '2026-11-17 21:53:22.034+00', '2026-11-24 21:53:22.034+00', 'false', NULL, '2026-11-21 09:53:22.034+00', '2', '31');
INSERT INTO "draft" ("game_id", "account_id", "draft", "saved_at") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '{"orders":["wait"]}', '2026-11-17 21:53:22.187+00');
INSERT INTO "invitation" ("id", "game_id", "token_hash", "created_at") VALUES ('1195d681-710f-40d9-abb4-8ad4b3ac1a21', '3eb95f67-08d1-4827-b072-e50930202f99', E'\\x7ac61f9fe4c68680eee65b20d27aa4d2839ca7def7d24c08758887d93cf95304', '2026-11-17 21:53:18.901+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('00e50292-59ba-4da2-b8ca-f740dc536253', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '2', '51', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:20.246+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('1d136fc8-2190-4dad-ad77-a979114a2753', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '4', '107', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:20.579+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('1f0e841c-a228-42e5-98e2-4c50d4900f6a', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '8', '211', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:21.14+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('1fbfc14e-a624-4527-b0ce-6f3022dd4167', '166442f6-d040-4679-aeb3-44fba3e45cba', 'db09eb93-5f73-458f-a487-b8b3e556dae5', 'round-over', '2', '51', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:22.034+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('27d14721-e623-4dc7-8c1c-853dcd69e4df', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '3', '84', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:20.451+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('3463a8f7-67c3-4040-b242-ae2fc2b1c8a3', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '6', '165', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:20.816+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('38cc785e-6daa-47fa-91a9-28b18f618050', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '1', '28', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:19.823+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('45c962e9-3e6a-48e9-b11f-f51568d5022f', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', 'db09eb93-5f73-458f-a487-b8b3e556dae5', 'round-over', '2', '51', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:22.034+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('4983bfc1-82ff-485f-98bb-002d1d7ab3bd', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', 'db09eb93-5f73-458f-a487-b8b3e556dae5', 'round-over', '1', '28', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:21.77+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('4aab080b-314f-4dd0-90da-06fd78d0cb77', '166442f6-d040-4679-aeb3-44fba3e45cba', 'db09eb93-5f73-458f-a487-b8b3e556dae5', 'round-over', '1', '28', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:21.77+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('53892d94-759b-46ce-b079-d313c247cb0c', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', 'db09eb93-5f73-458f-a487-b8b3e556dae5', 'game-began', '', '2', 'game-began', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:19.223+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('685f366f-25ae-4d19-b98a-81e616c39cfc', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '1', '28', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:19.823+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('755d5d1a-46f6-4e14-bd64-779ac645cdb1', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '5', '130', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:20.695+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('8377f5f6-a61e-4d88-8649-25ad68bae54c', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'game-over', '', '250', 'game-over', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:21.346+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('8dd45cf5-48e0-4645-87ca-d5f82bdff332', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'game-began', '', '2', 'game-began', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:19.054+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('9c09a303-f823-4637-802d-4b97eb60e236', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '4', '107', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:20.579+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('a38ed796-daa7-4fc5-befe-e8f49fac39dc', '166442f6-d040-4679-aeb3-44fba3e45cba', 'db09eb93-5f73-458f-a487-b8b3e556dae5', 'game-began', '', '2', 'game-began', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:19.223+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('a5fea10e-e1e9-467f-9c48-01eb90106fc1', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '6', '165', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:20.816+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('a751ce7b-a7d5-4d44-a997-bfdfa8616918', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '7', '188', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:20.97+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('c73178e0-6177-4c28-9774-61f438e145fa', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '3', '84', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:20.451+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('d99ee8af-8e59-442e-bc56-03256f2c6313', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '7', '188', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:20.97+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('da84ad22-47b6-44ee-b114-8d8affa0d38f', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'game-began', '', '2', 'game-began', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:19.054+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('dfb12312-bba0-4078-9bc0-e170f89ca912', '166442f6-d040-4679-aeb3-44fba3e45cba', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '8', '211', 'year-report', 'sent', 'da84ad22-47b6-44ee-b114-8d8affa0d38f', '1', '2026-11-17 21:54:30.093+00', '2026-11-17 21:53:32.117+00', 'kept as 2026-11-17T21-53-32.046Z-4.eml', '2026-11-17 21:53:21.14+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('e5503c9e-9fec-4e86-ba66-42271d462aed', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '2', '51', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:20.246+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('efd232c0-4d68-40e9-99e4-8557dd09f7b5', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '0bd350f3-fb3d-4ea2-a530-6ccac57d332b', 'round-over', '5', '130', 'year-report', 'waiting', NULL, '0', '2026-11-18 19:00:00+00', NULL, NULL, '2026-11-17 21:53:20.695+00');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '0', '2026-11-17 21:53:19.054+00', E'\\x789cad54c16ee32010fd973953c9601bc79cf75ced3dca610c631bd5c659c06da3c8ffbec289e368d5aa97bdf118e631f378c3f10a111434d4cd0e18f879a04069e7d31a1b81c13bf96027078a3338a37e0375058723818210d119f40618b4d675e4cfdeba945b36b5945415fc204da9a5286b5ee68dd69871c446b4125b2d4c8bba6e8ca86a2e8b4697c88dc65ab699286061309da39d5c48d79d07bc900fa0720603b92ef6e9f27ef2a93e338fe30514b8c98f38a4cc40644001cf4456e6b2e685ac442d5b2e8ba292b93c64bc11455da0c09cd75ce64d9e09a90f5c18cc6bd3984a67a63a0860a06db4144009cec05377abe708d3d8d0000c28c4c95b0406e8bb2924f9f0dc27bc89d7e31c3bfbee299d31037a8b0e4e894cfbd9c6c4764db75c401d18cc6eddbac268071b2dae9aa3d73df975695d8b2efacb0af440deea75396247a0b265611b19973fb065dfb089afd88aafc8b26f4a133f9596fd87464f0c62ef095705b960bc629cb3fac4e0cf4c3325eabbc4bfed40a08e3913ac64bcdcb57fa5cf084a3ef02f1b74f2b23a3ec8efb915e3f963ef96c637f894b53068d07bd46fffb4563ef5963f3757efcd555b733c5b18441bf166fd3cf96d852f7932d67dd92413157bacd863c51a2bf758b9c7ca06529918028530925be54b050d33399d4cfa4138c43e3999ce73c4348289ee3e64d72dae4af6947653f1715e154bfa107c88a0447af8b8fd15d6752f03b5693202615ccdb2056e6ff681de045080e10d563d9fd0dac3036d737f439a5c98f7a369302f4f087dbca36539fd0572bf8f51', NULL, E'\\xe2c007cea502ed29fc7afeb3654ce606', E'\\xa8ca214c36bb02bfff9426d079d668f795aaa4a9a2f15837c7d9d9387f91978d');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '107', '2026-11-17 21:53:20.605+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a352c2273656174223a322c226f7264657273223a5b22626c61636b222c22616374222c22626c61636b222c2277616974222c2277616974222c22616374225d7d5d', '2', E'\\x7e15cdd142f48e6f2049daf93d4a0f2d', E'\\xcf2c37126b1786ffc9c0053a891bebdeceb8911afb88988c1957776ae3a996b9');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '108', '2026-11-17 21:53:20.64+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a352c2273656174223a302c226f7264657273223a5b22626c61636b222c22726564222c22626c7565222c2277616974222c22626c61636b222c22626c7565225d7d5d', '0', E'\\xf1933d598044b7da15c63ed656e78f59', E'\\xfc34a684188be4cd6316e47b184e1f85457f6bbe0000d480eca3d3a459661921');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '109', '2026-11-17 21:53:20.664+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a352c2273656174223a312c226f7264657273223a5b22726564222c22616374222c22726564222c2277616974222c22726564222c2277616974225d7d5d', '1', E'\\xf45d431226588c99583ba11980d14cca', E'\\xcfd1285988b16a4b3b863976d3ff134f9391031ac29975159718a38b8df3f9be');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '110', '2026-11-17 21:53:20.695+00', E'\\x789c9593d18ec2201045ffe53e635270ad2ebfd2f4019556b22d2440dd18e3bf6f68b1bab12eec5343993973e7ce505de1c161ec515ab7b2f22c45278f20b84861c137245e815715f69d387c81c08e11fb6e9020f816ca8fa7e96efc5b932a0689839f1362e4d321c4dd13a7c8fb29c6c64fb8abeb1b99c4f6e6fc5ba2eb8c07a7044e0a0f5e1058238ee033adb1a607a79f04de80d35d2e89cea449f4c4613472582e87bd51c48a89c46882c45e7b7b564477515179e73442757f82689c2c7874fea0fc25f41406249cd1e0085a956e578356de81a057ce29dd825fa17423b4b79711d48b5682d35b7671b65c3c183b17d7c69f42f193b412097bd64ba31fb733fa53467f8a5cd0f2e4833b59f35a27271f7788cd8ac2aa2fa13e9e7a8b33cacfa10f6bb373d89c93726b937c7171bfb7b9a0dc07f7ae89cdff9b2813bbb39d6aef52a5cb17cf1f72df3d8832f5208ad48308c0d55eb6839ee92541a3ac0b4a6ef50ff387bf3e', NULL, E'\\x1e3e9fb6776ce10d17a52a3dffb19950', E'\\x9f9225db067e448593dbe688c710818b238cebe3024cd64c74d180b667a11852');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '130', '2026-11-17 21:53:20.737+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a362c2273656174223a322c226f7264657273223a5b22616374222c22626c7565222c22626c7565222c2277616974222c22616374222c22726564225d7d5d', '2', E'\\x5264246c23558c5c549f35a0976c700e', E'\\xca82a70a04819473c923e1e7fc55d4c4fe445f44bf41e2fd76cb23b1ea27b056');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '131', '2026-11-17 21:53:20.759+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a362c2273656174223a302c226f7264657273223a5b2277616974222c22616374222c22616374222c22616374222c22616374222c22626c7565225d7d5d', '0', E'\\x765fb6da74353b939a76f028c3d5f4c8', E'\\xbedd4d108262a908f5438cdd93b81da85d6025798edf89d75e8de2dade2fb1a6');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '132', '2026-11-17 21:53:20.793+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a362c2273656174223a312c226f7264657273223a5b22626c7565222c22726564222c2277616974222c22616374222c2277616974222c22626c61636b225d7d5d', '1', E'\\x648a2ded99de754035680e18bbc2e346', E'\\xa209920509ffbdf17f420eea4e477ce5097d0d9fb9d8ca2d894c7cc82e865d85');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '133', '2026-11-17 21:53:20.816+00', E'\\x789cad96ed6e83201885efe5fd8d89d28f75dc8af107556ad92824a86d9aa5f7be20e2b0c5cabafd6969f03de77d0e1f36ff821608285d31dd249a9d1915ac0204574635902d1aa680e4395c286f01012dc39f7bd13128506e0708742f34291a7eec052d3ffb47bdcaf16b5261448ae2866c9f27759e76d708d502c910348cda8156b402e2b40e5a9d80641841ab806c9cce8172f154080fe040863e4ade5e81e0d474441b25818054ed91cb3a3932cdc0299be69f2aa74e6bb700851fa16ca296696391d6b12a381c8d21323ad9bb13d2acd45d18023f4220e824effdb9e02da78b41ac3c2cabb184b05a40c8de2d024e979677e5f51f5ade9db7ba546846ab6b424b831111cefa116c0c87eaf2c8f462366b8fd46db825a6f59f99e6bad9ccafd45c339b3f9f9f45e59731e794b71ea653b61794b78e5ed349bf07a355bd24ecf10d2631159d39085b2f83d041d8d973f0e6644a269bae494a2a262dde4dd7fccce4c4cc7934477501f2351e6d93d0b093cd3497072a5b7db5d781609a97fdf0446b0624bdc5f964019ff4c727fb2f1ffcdce7f73ca197a5719040f29733432fa7305319e159dc817d74553dc5fae4b2f2ae7804172ea5fd5790de575f947c5a3aeeae5a890a48166b3e00f9de599cf758396e386b8d63adc7007df3e8d486c45faaed972858699e4cf6acee7e88df101cb86ecc5ebf15df289108fd', NULL, E'\\x0e8f80a4c3a581849d70e24979c06cbd', E'\\x65d2f121f690a7267ca022c99973b8c593bc33674f36b1500842e6e267fb8070');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '165', '2026-11-17 21:53:20.884+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a372c2273656174223a322c226f7264657273223a5b22626c7565222c22726564222c22626c61636b222c22626c7565222c22626c61636b222c22726564225d7d5d', '2', E'\\xe8cb7b1d3524b8c32c024922d52c14eb', E'\\xca8c751a0b8c98dd93f5c5d7d17cc8599bc9e3ac442c39b2bbb2cc886b2cedd7');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '166', '2026-11-17 21:53:20.905+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a372c2273656174223a302c226f7264657273223a5b22616374222c22726564222c22616374222c2277616974222c22726564222c22626c61636b225d7d5d', '0', E'\\x8725d70153a06695db7c4fd6df79afe6', E'\\x4cd48e8baf1e8a33c470cbd53186d6e084b4e48b178e6994162e05a60823d428');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '167', '2026-11-17 21:53:20.947+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a372c2273656174223a312c226f7264657273223a5b22626c7565222c22616374222c22616374222c2277616974222c2277616974222c22626c7565225d7d5d', '1', E'\\xa1af7c13397348fdab1172198813649e', E'\\xf57bf69fde78ab62168bb7bd29a66f7c282be43d23019d1b97a0dc86145b7a3a');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '168', '2026-11-17 21:53:20.97+00', E'\\x789cad945b6e83301444f732df46b27936de0ae2c380495009968c932aaab2f70a6c2851494cab7e01bed74733f741fe09030ea56ba98740cbab149dac417093428367c485c0f31ca23220d053dcbe7f88f6fba8ec44f58e82e428bb8b5c721e32dd634a5865ae01643e9c3fc76051dc89957a56d7478143a70c382318a430e0218156a2069f318d5667f090121805ce0e33a8116df792449d7970e7a16acd6d4ad4520caa0747afcca9ed8fc1496a89bd0ad9b6c2d80a8c3c98f0a7515b3d4b6107e733decba19b9ccc62525fb5c295abad6a457fac56b4d54f3b0fcea8ab170b7d12234f43539f442ff89fbdc79e5966a1b59ecc9c71ab5e82e8e275f715b6b8f0a84d7c9d4a5ca3d85ed0f644a61693f91c24bf76907a568a3903d95e0e7d5209b7548cee053df9554496b3acf8783d28e5f1d22fac3782a6d5c328e65e7c019595c207', NULL, E'\\x73aa875de42e1d75c8ff0f1d471dea79', E'\\xe67372eca50c8bffa86d6d26c82e91e329f1c259d6118e0eb9603e7041877d30');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '188', '2026-11-17 21:53:20.997+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a382c2273656174223a322c226f7264657273223a5b22726564222c22726564222c22626c61636b222c22626c61636b222c22726564222c22626c61636b225d7d5d', '2', E'\\xfeb56eb27e79ecbc9817f460a78a3208', E'\\xf9e4f1b0e89143e27f5f016c3dd04495e08dec8b4b6073ff04607a39318405f8');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '189', '2026-11-17 21:53:21.016+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a382c2273656174223a302c226f7264657273223a5b2277616974222c2277616974222c22726564222c22616374222c2277616974222c2277616974225d7d5d', '0', E'\\x4e6ae402b51cba44f73d9f6d59d46afc', E'\\x15613b42e2a5efa78df16f2e84e4caea81c8a4ea5a2f681f34f977782c5323bc');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '190', '2026-11-17 21:53:21.043+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a382c2273656174223a312c226f7264657273223a5b2277616974222c22626c7565222c22626c61636b222c22626c7565222c22626c7565222c22726564225d7d5d', '1', E'\\xf82837e8fe4979d8f6184e3786e0b42b', E'\\xcfa9d2bea4f8b8bd62cc985a147c30a60b86df29270796cab3fe37b059b40852');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '191', '2026-11-17 21:53:21.14+00', E'\\x789cad934d6e83301085eff2d646c2fca5f55522160e98049560c938a9a22a77af8c0d751388a9d40d2360e69bf73ce3fd173418a4aa851a2225ae8277a206c14d7005f646dc2fb0fd1e9fbcd5205350631eafbc4f6328c99c79e82e620cbcfaf05fc760ea4daee5d8e74fa68dfed7b2bc13abd6d07f8b1c3aa9c128c120b8068b09aa56dfc068bcb9864e35d9547296d79715098192bc0673321b25cf607447a02518a5a1d6c90bb92bbd134fadebed4ed336cf6cef742b66c502751676014eea3958e2c48e13d2932ed9b21b6049a905155b39c90a671ece4c6a78db2da132cfda7805c0dcaebb51a5663bf9207b30f4529fdafe189d84120868cc02232c1ed727c459f55a3c4e716d11f3e7450c4d2c0fb898562834b1fcbf2e53f1770fc5b307bfb73bbed01d2882737047914f2003880ee278e967da3b41d3aac168b997dfbf8fa55e', NULL, E'\\x03ad225213c184876a0fdecef0781400', E'\\xb76d461b56dfcd8f93728e07908382b02a6763a97a485b30c7afcfa8b1cb5577');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '2', '2026-11-17 21:53:19.127+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a322c2263697479223a31307d5d', '2', E'\\xe3baed736b541c8aca5bd3f357fe3d8f', E'\\x399a8e4ec27a9b5688d8a92319b868216717ec5e7287382b1001e800a963f8c8');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '211', '2026-11-17 21:53:21.228+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a392c2273656174223a302c226f7264657273223a5b2277616974222c2277616974222c22616374222c22626c7565222c22616374222c22626c61636b225d7d5d', '0', E'\\x16e929cb85077c27cf587e8bc651c048', E'\\xa447cd2ec3e1758352aaf351c9f073128f1db21a0c802108e435eb4387b1aa5e');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '212', '2026-11-17 21:53:21.271+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a392c2273656174223a322c226f7264657273223a5b22626c7565222c2277616974222c2277616974222c22616374222c22626c7565222c22726564225d7d5d', '2', E'\\x45e7850af5db4e8e8ebc8848ced55bb6', E'\\xa198a043515d0baa28cab9b732a513958fc48db8a23f9b39cf485840c97674a0');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '213', '2026-11-17 21:53:21.314+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a392c2273656174223a312c226f7264657273223a5b22626c61636b222c22626c7565222c22626c61636b222c22626c61636b222c22616374222c22626c7565225d7d5d', '1', E'\\x470a2bbee37ac9ee2df8b2d04d12619d', E'\\x9ee49e7e3b91e08bb9bb0c4d51c9d2d5947bb30a60469bbc47ed3896b85afd98');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '214', '2026-11-17 21:53:21.346+00', E'\\x789cad965dafa2301086ffcb5cd7a445c1d8bf42b8e8818a5d4bd9b445634efcef9b42d1c2e16bddbd91afce3cefbc3314d36fb040a1d605d766a7f98d33c90b40f0e04c033d21ff08689ac29d090ba83fb0dcfd7ec98607172cbf4286527ff67afcbeec8e416cb7ba5db5905ff302b2ec893ab9557d1b8a34b2b6400902c35977a26b56007d01cfbaae801e11d81a28c15b134541a256479727f679a23e8f93bc980823c8857d0025fb1576345544c026d8c39335781454e1e1ab82a3bf17bc5f739d245ef1718dbe5f507c66422ec6603fab40fde8f4faddf430532ba0a06a7b11aadc5db8e6b052d761b5aee3b813731a0f415d931aa340a363388d8d12d600824a18235409f41b843a3365f5a3d554b1920325cfad65e09979da77559cfa3c9ae7ba99ee4f1c58e29527089c50c7175258c1d66c8d57de2de785d313af991aaf34feb4cd53a6f38b8b2568686f2eb916f9068393b51736d9b8eb243f9dd1edbac1a673d89a05cf8cedc9cbe9f3e45c99c6ec722607368f1e97e2c6d580d643cca5be3b23fbfe3b1f7a5371682a7e9b8afbf1c5cf6d1cb2cc21ff8b134d70f0bfd433f54975040534fdd833f4b10be8e3bab25161bf9aa21c967515aa08f6010477a154f7df81203c8ebfd76a31f8d5f7b296c5cf71dd168ee7c267d57b4706e2b7497f458e94475bd1af0e84f0cdb6fb967d14dbf678329219c38d6983de2a65c355ee026e4c36dcadc708239c21289aaa7ab47b9066eadaeeb0a9bf8908c228ca1070292aa198fbc0d0345a20dd3993f612622214879838c490fe76bb6200c10b10cd7f379659d1b674ae9ec3643d63cc7b4e4a56f11d57450b3296a942a8d24c78d1390e5435523eb33ff7028f75', NULL, E'\\x2f8953eff6b1849e8542c69859fae43e', E'\\x9aaad331fd433b2f98f6a2d4804ea308dedec607ea6a3455a596739caa4bfe82');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '28', '2026-11-17 21:53:19.881+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a302c226f7264657273223a5b22616374222c22616374222c22626c7565222c22726564222c22626c61636b222c22626c7565225d7d5d', '0', E'\\x5c54270b65c223529d16609d9472f1fd', E'\\x0f98ec77f6a61d99cd854f729a4843364c8a73470ed8007bc1de30b0623e72b8');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '29', '2026-11-17 21:53:20.065+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a322c226f7264657273223a5b22626c61636b222c22626c7565222c22626c61636b222c22726564222c22626c7565222c22626c61636b225d7d5d', '2', E'\\x41b4a7d70f1ffdadf0fc1ad3f64fb8fe', E'\\xc79c548a6c69d74a3d3c9f8ab13c86ee288b643457bf12cfb9ec99d63890e7d0');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '3', '2026-11-17 21:53:19.303+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a302c2263697479223a31367d5d', '0', E'\\xb14ac4299ab7845b1b657c27c6dca0f9', E'\\x6db17b95733ab2886a68cb0629074920e0e1a46ff7913b7387a3d0c8abcb61fd');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '30', '2026-11-17 21:53:20.133+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a312c226f7264657273223a5b22626c7565222c22626c7565222c22626c61636b222c22616374222c22616374222c22726564225d7d5d', '1', E'\\x4f9ae8bdedb3f9f1bb95dfee0fc29c13', E'\\xe5f1244e7ca549c4287297d446df5478b92f4a029403c670aafd123fc6d2bb90');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '31', '2026-11-17 21:53:20.246+00', E'\\x789cb592cd6e83301084df65ce462affc1af82381830092ac19271224551debda2d8a903a146697301c9bbfe3cb33bf9150a1442d65c0e9ee467ce3a5e83e0c299040d882e81e63958a540f4b7ec4e1c04f2bbb9ec58f5690e0b929beafd3795edfbe3c5a9d3bafad36ab8d66151dcc8a4b661ed4ce4d00905ea130c9c29d00f2d1b54bf56b5ea02eac723980da207452fd4a1edf7de814b0e433e8af3af609f400a56831a698d1447507f47a0c4f8c05650608126c79a14ce496b668377990d5c66632d71b71514fc11145a56ff07e4af8ddf2c32db4a5a5de45652b43437857fc6495c81882c734f0391bd188868e9f54161a615460e4efc6c8d0f334b342975798ddfe5357665369a4b5c0125aecca61ba7962c33fbd2f4136762d379d2468257f2fda9bfe34282a695c328e7567c015cc2d8b5', NULL, E'\\xf5dd5169970818ba1e8dd2400bb3f786', E'\\x0105ef770a86a4873f475270eee6d064c0fcd1005ee2ecdc9fff848ec65a45e1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '4', '2026-11-17 21:53:19.479+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a312c2263697479223a31387d5d', '1', E'\\x997e7c2938b99af3d3a367ab366a6eae', E'\\x7e0a88691cd8ab9d7f8567222c1bf98865ba1f0a65ca12d74739e092cf0af7f2');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '5', '2026-11-17 21:53:19.546+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a322c226f7264657273223a5b22726564222c2277616974222c2277616974222c22626c7565222c22616374222c22626c7565225d7d5d', '2', E'\\xe005b2406f95ab532646a2672d95221e', E'\\xd3e5e5da0b6b58104bba9ca47fd61e6322d173f8ae20fae162cb428894a20896');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '51', '2026-11-17 21:53:20.294+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a322c226f7264657273223a5b22626c61636b222c22616374222c22626c7565222c2277616974222c22626c61636b222c22626c61636b225d7d5d', '2', E'\\xbcd8443d8faede8084972e6bb777d36b', E'\\xa9d2bc45d49efa6c9368e7a2d46db08df9434d29b9028117885aabd6173bd4e3');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '52', '2026-11-17 21:53:20.337+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a302c226f7264657273223a5b22626c61636b222c22726564222c22726564222c22726564222c2277616974222c22626c61636b225d7d5d', '0', E'\\xa6aeff5caa109baad282b9cd81ae251a', E'\\x697fb05d950014d9a9575c5938bb866e4b1e01c8ded9bffe59e47c63e0f8894a');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '53', '2026-11-17 21:53:20.401+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a312c226f7264657273223a5b22626c61636b222c22726564222c2277616974222c22726564222c2277616974222c22616374225d7d5d', '1', E'\\x443cfc0a97dbc078583cc19970e5c310', E'\\x75f0c789fca18569c3f0c8144a005e9f23143076d3f55364664f33a73bc939a1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '54', '2026-11-17 21:53:20.451+00', E'\\x789cc556db8e823010fd97792e49a9a8497f85f850b1605728495b34c6f0ef9b4251aed2b89bdd1702e9cc3973e6cc54e30718a050aa13573a50fcca59ce4f80e0ce9902ba41ee08681cc33167c90510a826a2ffbc316100b980031a87bae3c1074bcc20d27e5b848a8ff19eb8871ab5e516e57558a4ce4b033444a0396b5f54c94e409f08a92a0ba06184c0944043e28b449690760e69ef8b847f5a1399aa6b1bea70488b43c20e2765227f0b449cbb405df71361ee5693b58ae95202055bab905950496134202884d64266401f50885c18c19a82984ace16284490e45c89046858fb0ac29e82ec54cc016d7a9d6925bc7216b837730637a3e7c8f7ce95c817685e04093ddd8ddebb3bc5596a46d453e6fc5cd310fd9611db8911abbab7ab9b36d98f55763c1d83a55dd8f52a9edd05e2b70b42a64c1a756f800a96718ff9dfad4a279e43b85bbb64baf121b8434ab8d4950e12960ffa323acec495cb015f47a3cfe56d7009e0d7258051af1ff87523e0ae35b8f6e309ff8887fc36cfdc0fa9659040e38f39d03f641e46c2beaa5336947511d2ce5b878fe026a46cff317827bb823eca7d2af828db49fe28b7e9d16ca68d0c8e3cab5eb316214885d276d8eac337a37ee17f', NULL, E'\\x77ed06d852a62c3f371f1e3a3969cf7b', E'\\x41ac081b78b603b6744602f880a6b105abeaf0f92efe5411d0be3357def23431');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '6', '2026-11-17 21:53:19.578+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a302c226f7264657273223a5b22626c61636b222c22626c61636b222c22726564222c22626c7565222c22626c61636b222c22626c61636b225d7d5d', '0', E'\\xd04a613a5109e341b812a99fbca275e9', E'\\xfc4ffff3c6182bbcde6ed0e1edc0fb087bc037abe19948cbacea358e146f668b');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '7', '2026-11-17 21:53:19.683+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a312c226f7264657273223a5b2277616974222c2277616974222c22626c7565222c22626c7565222c22616374222c2277616974225d7d5d', '1', E'\\xf3f9ea4b5ac37816b4300a041ea46686', E'\\x9be069ce52054237610e1b22c8286a9c3f6133e3e8813374db53a7bea42a318f');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '8', '2026-11-17 21:53:19.823+00', E'\\x789cad94dd8e83201085dfe55cd3a4e86a5b5ec578412db6642d2440bb699abefb0641637f7193bd1a95998f7360c6ea0a07066d76c2d8851167c13bb103c145700346495c02ab2a6c3bde7c838cd1f499dbee24261f43ac49851f2e1dc810c6b43ef0665cf2a981f4b22064f62f757d2341ef519fef55da4ebbf020b803cb088ce63bb0486e8d3e82d12581d360349fcb598e9cc15e249591b41a485ef447142568a4bb80d175aa269bd8883529c55952f12a2a2e67effe07c5f9df15e7cf8aefee6a38e1f55c0e9d38ef3b2782d6115424405fcfcd730fca03683397b3fc2f41ef9c158f47d472d9bd2215136bfd3c83c5b90a97b5f1b3ccad5660f05d23d57e7152d259101ca5b552edc1aee0a63988c095aae5ca994be8924e18d980d15bc25191ecd2e271429396e86b4bfe94474f4abb83f774104620a1b14cb4c166e63fa44c7acd1ffbe0dd74951f26d2a72eb6627f52635d46d04a63fdd6b7fa172e9bbee5', NULL, E'\\xc40a686e92177623070efbf74944eb97', E'\\xc83852afb6281945dfdbb693b1923f9102db8cae6038544f690a410f32162981');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '84', '2026-11-17 21:53:20.522+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a342c2273656174223a322c226f7264657273223a5b22626c61636b222c22726564222c2277616974222c22626c61636b222c22726564222c2277616974225d7d5d', '2', E'\\xce7ab22397d6593e58e8d666db049a55', E'\\x1e913135d64f0aae2e65b24b127dd49dc30e92ff97286ba0f332703bfc9e17e3');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '85', '2026-11-17 21:53:20.541+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a342c2273656174223a312c226f7264657273223a5b22626c61636b222c2277616974222c2277616974222c2277616974222c22626c61636b222c22726564225d7d5d', '1', E'\\xb452300b65719cb126a36eed6011f649', E'\\x37c2eba145096624c034a5e842f2a42b69cd149feba56363f24ca3fcc23fcd88');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '86', '2026-11-17 21:53:20.562+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a342c2273656174223a302c226f7264657273223a5b22626c61636b222c22616374222c22626c7565222c2277616974222c22626c61636b222c22626c7565225d7d5d', '0', E'\\x6e25f1cdd06c90b177d11987d104ba82', E'\\x8cf9e79bdab8f21ff6c43d36cd64685573449e511c0ab8fd5381278094aee124');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '87', '2026-11-17 21:53:20.579+00', E'\\x789c8d93d18e83201045ffe53e6322549b2cbfd2f8808aad592b09d26e9a4dff7d8362d555c427230367eedc99b9fcc28043e952ea2ed2f22945234b10bca4d0e0097121f0cb0579238a6f1088c280206f1e12043fa21efe86587f9a91e9b28b2f3f6350cb727159f7b9372eb9c32c7b9341f15d3d973abb4619704ad04961c0198156a204ff602aadeee03421300a9cb2a3a4d84362f14062f42889fa3431a7290990d8babac19c2567525489bad905c5aec1e0aeab456d5e96606d179d6ac1d12a73abdb6b74935a6224db76ec92e9c89aaaf2bd39cdca1af3872a386d54e02672b384a8f7ebb0920df59e9e24a189b342faaec4a1ecc9aca6ff3e04df6c28f67997ce248fde0d73e4b2c63bd6796c4883ebb2b22144f2aecb6a857de69cd78315ca7edeaaa31fabe5d6d3afa3207a7057edfb2897d747fb81a50455ad3babe69dfd01866eae14', NULL, E'\\xed8881e824ceddfb542e46ea07d66b25', E'\\x4f19976dd75fc9bab2cad94434e9f8d8b3be864fe27d1fb041fb7a4b5b32939e');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '0', '2026-11-17 21:53:19.223+00', E'\\x789c9d544d8fa3300cfd2f3e672412be4ace7b5eedbdeac1490c8d06423709335355fcf7556829ccaad24a7be3c5f6b3fd6c73bc4104098abac901033ff51428bd7c59632330f8201fece840720617d4ef206fe070209010223a83de0083d6ba8efcc55b97624bd55415d5053f54a6d495281b5ee64a6bcc38a2126d85ad16a645dd2823ea865785d22572a3b1a9da4c143033182fd18e2ea474971eafe403c89c414fae8be794fc3cfa549f9986e10a12dce807ec5364203220a12eab0a0f42354a1dc421cf0e4ae883680a5357b569da5c615e9479a6f25c1ba13363785593294cdb72e4c83530d0365a0a200567e0a9bbd773847150d403030a71f4168101fa6e0c493ebc9c135ec53be3143bfbe129f9981ebd4507a744a6fd646362bba52c5790bc6230b9e5ed0683ed6db4b8888e5e9fc983cc1858d7a28bfebabceb9ebcd5200583013b0299cd335bd98a5764d946c6f7646223e3afc8ca7f54f68d2c7b41c677643cff4fb67d9f2706f1ec09170579cdb860153b9c18fc9e68a2c4fc50f897ed09e4b16182f192f16cd3fe277dc525d903ffb041a75d96c727f92338679c3fdfee61f50a7751330385dea37effabb572d75bfe6d88bb29566b77cdcc20da88f7d5cfd3be2df02d4f8bf5f85469898acd56a8a7adc0642b375bb9c5950a529918028530905be4834fc23e9ed3f6d2658a98ce0e9632fb899ca644f738b2dbea9bcadd1cd2b6ed626539a71f820f49df34f8b8fe2bacebde7a6ad36504c2b8cc7435dc87f689de049080e11d163d7768e9e189d6bbbf234d2e4c9b6b3acceb0ea18f0f34cfa73f7a039196', NULL, E'\\x10a83f2420f727d7fa2dfdfb06816fb2', E'\\x1a78bd80991554bf9cb5563f7969d57599865d849d623f6ec0d354d0d2a8c42d');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '2', '2026-11-17 21:53:21.439+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a312c2263697479223a31367d5d', '1', E'\\x75c94ad0831dd32434d6f3c9d277b72e', E'\\x75ff272682d14c5feb3ccd709ee0936e6006d2b4344d03949ece34e82ed4843d');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '28', '2026-11-17 21:53:21.859+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a322c226f7264657273223a5b22616374222c22726564222c22726564222c2277616974222c22626c61636b222c22726564225d7d5d', '2', E'\\x60e9671723e1221ac23e439357e84068', E'\\x4a770222f605a6ee1b78860d4035d416a4d97138fd3196050c14d5313fb4e04a');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '29', '2026-11-17 21:53:21.896+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a312c226f7264657273223a5b22626c7565222c22726564222c22626c61636b222c22726564222c22626c7565222c22626c7565225d7d5d', '1', E'\\xfb4ba500940cd9e54a7a428d59cb1bca', E'\\x4118cf7693651d002ec41b389d0963bfd5fc664135da6cf5857ffa4e58d4d09a');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '3', '2026-11-17 21:53:21.539+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a322c2263697479223a32307d5d', '2', E'\\x6839c210e1279857869a561523b47a49', E'\\x8e67f5e7b221c89998417ac29f685f6b44f9cd0422adaaac66cf42b54f6df98a');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '30', '2026-11-17 21:53:21.981+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a302c226f7264657273223a5b22626c7565222c22626c7565222c22626c61636b222c22626c7565222c22626c61636b222c2277616974225d7d5d', '0', E'\\xa70784311234b67417143dfdefa0860a', E'\\xfe5083008669e4e3226835fe7234349545d032a8b17bb1b83ff2e2eb9dd62508');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '31', '2026-11-17 21:53:22.034+00', E'\\x789cb593dd8e83201046df65ae31e9e04f5b5ea5f1822ab666ad2448bb69367df70d026aad5ddc6cf64643c0c37766c6c31768602055295417297113bc112510b80bae8051e2b6801d0e706cae02c8f8e2c5c7ebf293d71a72329c563dceeffad508324779a1873dfbec29cf9fe5f983d8b415af6721bb466a6048a0135c8fb181397451eb3b30ba3124dec91618b4529febf6149d8512e0c91779fb116c009297c0bc42a5e4c582b50486fbb5205c06658e832155baa06a2bb7a81af59705c2d18025ee6d3aba590b1a2d6d36c74167b90d59c6ff60192f59da297b6e26c5b5247c43c2ad13cd3cc98cf5122a99887ab550719289882f8eeb9743e0efab93045ae7077417e0a413a1bf55390df60b578e651af8f970e7e4d200287b959b16c907421a6a7b36719bb73d74f73b8974de2103888ee2746d075a4ca0aa55672e7ee4dfe1acc6ad', NULL, E'\\x0827f442e21848c59a19c9f0dd0638c4', E'\\xaeb4415076a61165c160a0e30c0bde5814bbf96ab55f59d3472abc2be3228e31');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '4', '2026-11-17 21:53:21.593+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a302c2263697479223a31397d5d', '0', E'\\x3b4e78aaf41974c8f1ce1f887abbe5f0', E'\\x35a07aa1ba9356a0d6b35786bd4dca2cf5602477ef2cb77bd675ea98fd4eb652');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '5', '2026-11-17 21:53:21.634+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a302c226f7264657273223a5b22626c7565222c22626c7565222c22626c7565222c22626c61636b222c22626c61636b222c22726564225d7d5d', '0', E'\\x0fd9f12210fcf9f77d46fba3028cf4ea', E'\\xe5cd6964544f19b7a9df2d48cfc95e368c9c0c98f6988f486219e75b2f775de4');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '51', '2026-11-17 21:53:22.097+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a322c226f7264657273223a5b22616374222c22626c61636b222c2277616974222c22726564222c2277616974222c22626c7565225d7d5d', '2', E'\\xe7057405e9da27187340157b0b1e8bbe', E'\\x23e22ddd08268a15eacf3bb3eac8cf5dda169e9510c5e052fbbdfec542f33fcb');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '52', '2026-11-17 21:53:22.161+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a312c226f7264657273223a5b22726564222c22616374222c22726564222c22626c7565222c22626c7565222c22726564225d7d5d', '1', E'\\x1fff32776a08acbd0e8254524a60e60c', E'\\x8b7492bd0bd08e0bbdd05c3b62eb4c4574a22514a8d90de839c85dbf69c52635');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '6', '2026-11-17 21:53:21.687+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a322c226f7264657273223a5b22726564222c2277616974222c22616374222c22616374222c22616374222c2277616974225d7d5d', '2', E'\\xedc3487d66999c76d4dcebce0370754f', E'\\x7f8831adcd71fa258d9181d3661d1e0df22af46b3657fe69ccb3cb0e085cb6f9');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '7', '2026-11-17 21:53:21.735+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a312c226f7264657273223a5b22626c61636b222c22726564222c22626c61636b222c22616374222c22626c61636b222c22626c7565225d7d5d', '1', E'\\xe66cf32f801520eb5eff6e32e2ff219c', E'\\x668161952d01d2e8e35cb04614c6b74c26f7b49d538c72365b04661292ae4af7');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '8', '2026-11-17 21:53:21.77+00', E'\\x789cb594c18e83201445ffe5ad3111aa36e5578c0baaaf2d192b09629b66d27f9f28d4e254a55d742318f0be7bde05f35f30c041e90a751b69bca0a8b1020237141a38256e09789ec3beee10c8cb20ca1f6fd4584141f2c9fb73559466f24d87c366bbe92aa419f7f8cf61a128eec4ba3dabcbd4635b2b632728ec442b51011f0b1db43a03a71901a380d3ed43e92064bd2ac55c03803b8fa53437e02ceec144ab1ae0d0a86828f7aebdd8b337b4d0b9db59772c0e08b1574eebcde96c1d257de8f4ed5b15624fae776b2f40f48d198aef02429b6058d42aa5a1ac363359d963339b9539c9e6189d506328b0cdc781692c7537dfebc4e3b5be52025d2387fab296460a089126df224de648fd301eb1321a504a43b1a6ff0fe7126cfa2dd834084bdfbc88d91cac7f409c5016ba88d9ca455cea4fe6617cfc8beab5a23d1ebb661466040e52b7bd897bf107ff3dd06d', NULL, E'\\x6c74d5853701ff75ed0f6a47b16e4359', E'\\x777c4562f7d17ce74cd60006af380b664eae012e666cf741a06b84be2b755790');
INSERT INTO "message" ("game_id", "number", "at", "from_seat", "to_seat", "text", "key", "from_account", "to_account", "erased") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '1', '2026-11-17 21:53:22.218+00', '0', NULL, 'Good luck, everybody!', NULL, '166442f6-d040-4679-aeb3-44fba3e45cba', NULL, 'false');
INSERT INTO "message" ("game_id", "number", "at", "from_seat", "to_seat", "text", "key", "from_account", "to_account", "erased") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '2', '2026-11-17 21:53:22.274+00', '1', '0', 'Between us.', NULL, 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '166442f6-d040-4679-aeb3-44fba3e45cba', 'false');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '0', '166442f6-d040-4679-aeb3-44fba3e45cba', NULL, 'ada-likes-dice', 'blue', '0', NULL, NULL, '0', NULL, 'false', '2026-11-17 21:53:18.94+00');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '1', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', NULL, 'ben', 'orange', '0', NULL, NULL, '0', NULL, 'false', '2026-11-17 21:53:19.02+00');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '2', NULL, 'random', '', 'yellow', '0', NULL, NULL, '0', NULL, 'false', '2026-11-17 21:53:18.94+00');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('3eb95f67-08d1-4827-b072-e50930202f99', '0', '166442f6-d040-4679-aeb3-44fba3e45cba', NULL, 'ada-likes-dice', 'blue', '0', NULL, NULL, '0', NULL, 'false', '2026-11-17 21:53:18.795+00');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('3eb95f67-08d1-4827-b072-e50930202f99', '1', '35c2ce56-ab00-4501-a36e-315c9ffd81a0', NULL, 'cara', 'orange', '0', NULL, NULL, '0', NULL, 'false', '2026-11-17 21:53:18.871+00');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '0', '166442f6-d040-4679-aeb3-44fba3e45cba', NULL, 'ada-likes-dice', 'blue', '0', NULL, NULL, '0', NULL, 'false', '2026-11-17 21:53:19.115+00');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '1', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', NULL, 'ben', 'orange', '0', NULL, NULL, '0', NULL, 'true', '2026-11-17 21:53:19.203+00');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '2', NULL, 'random', '', 'yellow', '0', NULL, NULL, '0', NULL, 'false', '2026-11-17 21:53:19.115+00');
INSERT INTO "session" ("id", "account_id", "token_hash", "created_at", "used_at", "expires_at", "confirmed_at", "device", "ends_at") VALUES ('4edd69a0-c9fe-44b8-8b67-d7c3223b3fa8', '166442f6-d040-4679-aeb3-44fba3e45cba', E'\\x0069f8b78ff1ad198270742dd6e3ddd9fd7e2ef05e88adeab35e19993bfc6f9b', '2026-11-17 21:53:17.726+00', '2026-11-17 21:53:17.726+00', '2027-01-16 21:53:17.726+00', '2026-11-17 21:53:17.726+00', '', '2027-02-15 21:53:17.726+00');
INSERT INTO "session" ("id", "account_id", "token_hash", "created_at", "used_at", "expires_at", "confirmed_at", "device", "ends_at") VALUES ('a1c87a45-ee9e-4f30-8bb0-9b8626496ad4', '35c2ce56-ab00-4501-a36e-315c9ffd81a0', E'\\xfb66f85892e5faabdd253edd7570837e244e3d7e2a4126c992f939d94bba11aa', '2026-11-17 21:53:18.27+00', '2026-11-17 21:53:18.27+00', '2027-01-16 21:53:18.27+00', NULL, '', '2027-11-17 21:53:18.27+00');
INSERT INTO "session" ("id", "account_id", "token_hash", "created_at", "used_at", "expires_at", "confirmed_at", "device", "ends_at") VALUES ('b6d7de93-9977-4fa2-b1dd-7292853ffac7', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', E'\\x6a736da42f1b42698453bd81754d625aa5ada67785a3fa42bea03aa8cff1c5d4', '2026-11-17 21:53:18.131+00', '2026-11-17 21:53:18.131+00', '2027-01-16 21:53:18.131+00', '2026-11-17 21:53:18.131+00', '', '2027-02-15 21:53:18.131+00');
INSERT INTO "sign_in_link" ("token_hash", "email", "browser_hash", "locale", "created_at", "expires_at", "used_at", "source_hash") VALUES (E'\\x1ef8bf955eea2c8e7c881824347a509c0467a5f862100fc67b1afe1abcf96b27', 'ada@example.org', E'\\x8642c6b601aaec67b246fef5cb75d9556899d9ece8c36821b2ad5dae95776034', 'en', '2026-11-17 21:53:16.858+00', '2026-11-17 22:08:16.858+00', '2026-11-17 21:53:17.726+00', NULL);
INSERT INTO "sign_in_link" ("token_hash", "email", "browser_hash", "locale", "created_at", "expires_at", "used_at", "source_hash") VALUES (E'\\x5ba59c47799814c453d2896e71ac142bf87cf694b98c91150fe24ec62612a3dd', 'ben@example.org', E'\\x172a278fa5c3d071a102d3219ab5bbdb729d8572a2fb4402557b1b0fb08420d5', 'de', '2026-11-17 21:53:17.869+00', '2026-11-17 22:08:17.869+00', '2026-11-17 21:53:18.131+00', NULL);
INSERT INTO "snapshot" ("game_id", "seq", "state") VALUES ('0bd350f3-fb3d-4ea2-a530-6ccac57d332b', '250', '{"pack":{"name":"standard","fingerprint":"5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024"},"options":{"players":3,"length":"short","dummy":"normal"},"seed":"102053691467296f16447636801b2494a2a319163b3026c812da39dbd7c0d782","assessments":["influence","wealth","reputation"],"stage":"over","year":9,"first":1,"lords":[{"city":1,"gold":2,"units":{"militia":1,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["wait","wait","act","blue","act","black"],"acted":[],"census":{"militia":1,"archer":0,"infantry":0,"cleric":0,"mage":0},"standing":{}},{"city":10,"gold":5,"units":{"militia":1,"archer":1,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["black","blue","black","black","act","blue"],"acted":[16],"census":{"militia":1,"archer":1,"infantry":0,"cleric":0,"mage":0},"standing":{}},{"city":4,"gold":0,"units":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["blue","wait","wait","act","blue","red"],"acted":[],"census":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"standing":{"rewards":"ask","bards":"ask","titan":"ask","dummy":"ask","census":"ask","story":"ask","start":"ask"}}],"tiles":[null,null,null,null,{"side":"recruit","units":{"militia":0,"archer":0,"infantry":2,"cleric":1,"mage":0}},null,null,null,{"side":"recruit","units":{"militia":0,"archer":1,"infantry":1,"cleric":1,"mage":0}},{"side":"threat"},{"side":"recruit","units":{"militia":1,"archer":1,"infantry":1,"cleric":1,"mage":0}},{"side":"threat"},{"side":"threat"},null,null,null,{"side":"recruit","units":{"militia":0,"archer":0,"infantry":1,"cleric":2,"mage":0}},{"side":"threat"},null,null,null,null],"queue":{"recruitPile":[3,2,5,15],"recruitNext":6,"recruitDiscard":[],"threatPile":[7,13],"threatNext":1,"threatDiscard":[]},"guilds":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"bards":{"ombel":[0,0,0],"estoria":[0,0,0],"argos":[0,0,0],"rapha":[0,0,0],"xidit":[0,0,0],"hautgivre":[0,0,0],"adlarian":[0,0,0]},"titans":{"3":[{"id":"titan-3a","raging":false},{"id":"titan-3b","raging":false}],"4":[{"id":"titan-4a","raging":false},{"id":"titan-4b","raging":false}],"5":[{"id":"titan-5a","raging":false},{"id":"titan-5b","raging":false}]},"barracks":{"militia":15,"archer":13,"infantry":9,"cleric":7,"mage":10},"awakenings":0,"dummy":{"wealth":5,"influence":6,"reputation":4},"carriedOut":18,"pending":null,"judging":{"kind":"mage","winners":[],"served":0},"result":{"assessments":[{"kind":"influence","values":[0,0,0],"dummy":6,"ranking":["dummy",1,0,2],"eliminated":[2]},{"kind":"wealth","values":[2,5,0],"dummy":5,"ranking":[1,"dummy",0],"eliminated":[0]},{"kind":"reputation","values":[0,0,0],"dummy":4,"ranking":["dummy",1],"eliminated":[1]}],"standings":["dummy",1,0,2],"winner":null}}');
INSERT INTO "snapshot" ("game_id", "seq", "state") VALUES ('db09eb93-5f73-458f-a487-b8b3e556dae5', '30', '{"pack":{"name":"standard","fingerprint":"5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024"},"options":{"players":3,"length":"short","dummy":"normal"},"seed":"7566a82b9bb828308b2c8294d767d9f3ba34530b33cd2c0dd167ed4dff1a1a1c","assessments":["wealth","reputation","influence"],"stage":"orders","year":2,"first":2,"lords":[{"city":20,"gold":0,"units":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":null,"acted":[],"census":null,"standing":{}},{"city":6,"gold":0,"units":{"militia":1,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["blue","red","black","red","blue","blue"],"acted":[],"census":null,"standing":{}},{"city":20,"gold":0,"units":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["act","red","red","wait","black","red"],"acted":[],"census":null,"standing":{"rewards":"ask","bards":"ask","titan":"ask","dummy":"ask","census":"ask","story":"ask","start":"ask"}}],"tiles":[null,null,null,null,{"side":"recruit","units":{"militia":0,"archer":1,"infantry":2,"cleric":1,"mage":0}},{"side":"recruit","units":{"militia":0,"archer":1,"infantry":0,"cleric":1,"mage":1}},{"side":"threat"},null,{"side":"threat"},null,null,null,{"side":"threat"},{"side":"recruit","units":{"militia":1,"archer":1,"infantry":0,"cleric":2,"mage":0}},null,null,{"side":"recruit","units":{"militia":1,"archer":0,"infantry":1,"cleric":2,"mage":0}},{"side":"threat"},null,null,null,null],"queue":{"recruitPile":[9,2,15,10],"recruitNext":1,"recruitDiscard":[],"threatPile":[3,11],"threatNext":7,"threatDiscard":[]},"guilds":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"bards":{"ombel":[0,0,0],"estoria":[0,0,0],"argos":[0,0,0],"rapha":[0,0,0],"xidit":[0,0,0],"hautgivre":[0,0,0],"adlarian":[0,0,0]},"titans":{"3":[{"id":"titan-3a","raging":false},{"id":"titan-3b","raging":false}],"4":[{"id":"titan-4b","raging":false},{"id":"titan-4a","raging":false}],"5":[{"id":"titan-5a","raging":false},{"id":"titan-5b","raging":false}]},"barracks":{"militia":15,"archer":13,"infantry":11,"cleric":6,"mage":9},"awakenings":0,"dummy":{"wealth":6,"influence":4,"reputation":5},"carriedOut":0,"pending":null,"judging":null,"result":null}');
INSERT INTO "vacation" ("id", "account_id", "first_day", "last_day", "begins_at", "ends_at", "cancelled") VALUES ('9c6e0c2e-45d4-4d34-a5f1-53e8725d102b', 'c4748e74-9f9c-46bb-9e46-10e2bd5234a9', '2027-06-05', '2027-06-11', '2027-06-04 22:00:00+00', '2027-06-11 22:00:00+00', 'false');
SELECT setval('public.outbox_id_seq', 39);
