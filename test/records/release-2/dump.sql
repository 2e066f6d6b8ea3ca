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

-- 0022_stamps
-- A revision is a number, and a database that lost its last commits gives it again. A stamp is drawn anew with each, so that
-- nobody who remembers a game takes another state of it for the one they know.
ALTER TABLE game ADD COLUMN stamp uuid NOT NULL DEFAULT gen_random_uuid();

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

-- 0026_tasks_in_hand
-- A task that nobody could find again by what the game waits for stays here until it is done, not only until it is handed over.
ALTER TABLE outbox ADD COLUMN taken_at timestamptz;
CREATE INDEX outbox_waiting ON outbox (id) WHERE taken_at IS NULL;
CREATE INDEX outbox_taken ON outbox (game_id) WHERE taken_at IS NOT NULL;

-- 0027_versions
-- A game plays to its end with the rules, and with the data, that it began with: `pack` is the fingerprint of the data. Those
-- there are began with the only pack there was. Empty is for tables that a server opens which knows nothing of it yet.
ALTER TABLE game ADD COLUMN pack text NOT NULL DEFAULT '';
UPDATE game SET pack = '5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024'
  WHERE ruleset = 'xidit' AND version = 1;

-- In which shape events and states are kept, by number; and by which version of the rules a state was made.
ALTER TABLE log ADD COLUMN schema smallint NOT NULL DEFAULT 1;
ALTER TABLE snapshot ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN schema smallint NOT NULL DEFAULT 1;
UPDATE snapshot SET version = game.version FROM game WHERE game.id = snapshot.game_id AND game.version <> 1;

-- 0028_round_reports
-- Not every game has years: the letter about a round goes by a wish that says so. What people have set stays set.
UPDATE account SET letters = letters - 'year-report' || jsonb_build_object('round-report', letters->'year-report')
  WHERE letters ? 'year-report';
UPDATE letter SET wish = 'round-report' WHERE wish = 'year-report';

-- 0029_letters_with_their_questions
-- A letter keeps the ids of the questions it asks for, with a space between two, so that a link in it is judged without
-- reading the log. Null for letters from before, where the row does not tell them: these ask for what is open until the rules
-- carry on.

ALTER TABLE letter ADD COLUMN questions text;

-- A reminder's occasion names the questions of all who were asked; each has its own seat.
UPDATE letter SET questions = occasion WHERE kind IN ('decision-asked', 'reminder');

-- 0030_banks_of_time
-- A bank of time, where a table agrees on one: when the time that is everybody's own is over, and the banks' begins; how much,
-- in milliseconds, a seat has in hand, and up to when it has paid.
ALTER TABLE game ADD COLUMN own_until timestamptz;
ALTER TABLE seat ADD COLUMN bank_ms bigint NOT NULL DEFAULT 0 CHECK (bank_ms >= 0);
ALTER TABLE seat ADD COLUMN bank_paid timestamptz;

-- 0031_webhooks
-- Programs that are told: addresses of theirs that people name, and what is to be brought there.
CREATE TABLE webhook (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name          text NOT NULL,
  url           text NOT NULL,
  -- standard: signed JSON; else as the service of that name takes it.
  form          text NOT NULL CHECK (form IN ('standard', 'discord', 'slack', 'ntfy')),
  kinds         text[] NOT NULL,
  -- What deliveries are signed with; the one before signs too for a while after it was changed. Null where nothing is signed.
  secret        bytea,
  former_secret bytea,
  former_until  timestamptz,
  -- Whether it is told anything; and since when not, where it was switched off because nothing arrived.
  is_on         boolean NOT NULL DEFAULT true,
  disabled_at   timestamptz,
  -- When something last arrived, and since when nothing has, where that is so.
  ok_at         timestamptz,
  failing_since timestamptz,
  -- One delivery at a time is in somebody's hand, until then at the latest.
  busy_until    timestamptz NOT NULL DEFAULT '-infinity',
  created_at    timestamptz NOT NULL
);

CREATE INDEX webhook_account_id ON webhook (account_id);

-- Which kinds which webhook of somebody's is told of, as the files of their games need to know it: whoever has none costs nothing.
ALTER TABLE account ADD COLUMN hooks jsonb NOT NULL DEFAULT '[]';

-- Like a letter, a row holds no words: these are composed when it is sent. The id follows from game, account, kind and occasion,
-- so it is the same for all webhooks of somebody's and however often it is sent.
CREATE TABLE delivery (
  hook_id     uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  id          uuid NOT NULL,
  -- Null for one that tries the address out.
  game_id     uuid REFERENCES game ON DELETE CASCADE,
  kind        text NOT NULL,
  occasion    text NOT NULL,
  -- skipped: nobody needs it any more.
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'skipped')),
  -- Its owner wants it once more, old news or not.
  again       boolean NOT NULL DEFAULT false,
  attempts    smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  sent_at     timestamptz,
  -- Of the last try: what the other server answered, in how many milliseconds, and why it did not arrive.
  status      smallint,
  duration    integer,
  reason      text,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (hook_id, id)
);

CREATE INDEX delivery_due ON delivery (next_try_at) WHERE state = 'waiting';
CREATE INDEX delivery_newest ON delivery (hook_id, created_at DESC);
CREATE INDEX delivery_game_id ON delivery (game_id);
CREATE INDEX delivery_created_at ON delivery (created_at);

-- 0032_oauth
-- Pages and programs of others that somebody has let in (OAuth). Of every secret only its hash is here. What is of another
-- epoch than its account is good for nothing, as with sessions.

-- What somebody has let in: the one refresh token that is good, and until when.
CREATE TABLE oauth_grant (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  epoch         integer NOT NULL,
  -- What it calls itself, and where its answers go; empty for a program without a page.
  client        text NOT NULL CHECK (length(client) <= 200),
  host          text NOT NULL CHECK (length(host) <= 300),
  scopes        text[] NOT NULL,
  refresh_hash  bytea NOT NULL UNIQUE,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  -- It goes on until then at the most, however much it is used.
  ends_at       timestamptz NOT NULL
);

CREATE INDEX oauth_grant_account_id ON oauth_grant (account_id);
CREATE INDEX oauth_grant_expires_at ON oauth_grant (expires_at);

-- Its access tokens. One may have been asked for with fewer scopes.
CREATE TABLE oauth_access (
  token_hash  bytea PRIMARY KEY,
  grant_id    uuid NOT NULL REFERENCES oauth_grant ON DELETE CASCADE,
  scopes      text[] NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX oauth_access_grant_id ON oauth_access (grant_id);
CREATE INDEX oauth_access_expires_at ON oauth_access (expires_at);

-- Refresh tokens that were used: one that comes again is a copy.
CREATE TABLE oauth_spent (
  token_hash  bytea PRIMARY KEY,
  grant_id    uuid NOT NULL REFERENCES oauth_grant ON DELETE CASCADE,
  spent_at    timestamptz NOT NULL
);

CREATE INDEX oauth_spent_grant_id ON oauth_spent (grant_id);
CREATE INDEX oauth_spent_spent_at ON oauth_spent (spent_at);

-- Somebody said yes on our page: what the page that asked gets tokens for, once, within a minute. Kept for a while after it,
-- so that a second use is known as one.
CREATE TABLE oauth_code (
  code_hash     bytea PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  epoch         integer NOT NULL,
  client        text NOT NULL,
  redirect_uri  text NOT NULL,
  challenge     text NOT NULL,
  scopes        text[] NOT NULL,
  expires_at    timestamptz NOT NULL,
  used_at       timestamptz,
  -- What was made of it.
  grant_id      uuid REFERENCES oauth_grant ON DELETE SET NULL
);

CREATE INDEX oauth_code_account_id ON oauth_code (account_id);
CREATE INDEX oauth_code_grant_id ON oauth_code (grant_id);
CREATE INDEX oauth_code_expires_at ON oauth_code (expires_at);

-- A program without a browser that waits for somebody to type its code into one.
CREATE TABLE oauth_device (
  device_hash       bytea PRIMARY KEY,
  user_hash         bytea NOT NULL UNIQUE,
  client            text NOT NULL,
  scopes            text[] NOT NULL,
  created_at        timestamptz NOT NULL,
  expires_at        timestamptz NOT NULL,
  -- Seconds between two questions, more where it asks too often.
  interval_seconds  integer NOT NULL,
  asked_at          timestamptz,
  -- Who decided, in which epoch of theirs; nobody yet.
  account_id        uuid REFERENCES account ON DELETE CASCADE,
  epoch             integer,
  is_allowed        boolean
);

CREATE INDEX oauth_device_account_id ON oauth_device (account_id);
CREATE INDEX oauth_device_expires_at ON oauth_device (expires_at);

-- 0033_bot_accounts
-- An account that a program plays with says whose program it is; null for people. Once said, it stays a program's.
ALTER TABLE account ADD COLUMN program_owner text CHECK (length(program_owner) <= 80);

-- 0034_changed_at
-- When a game last became another than before, so that who was away is told of those alone that have changed meanwhile. When
-- that was of games that are there already nobody wrote down: for these it is now.
ALTER TABLE game ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

-- 0035_exported_games
-- Finished public games are exported day by day, in the order they ended: by this index, and no table is read through for it.
CREATE INDEX game_exported ON game (ended_at, id) WHERE status = 'finished' AND visibility = 'public';

-- 0036_slow_webhooks
-- Webhooks that take their time wait with those where nothing arrives, so that they hold up nobody else.
ALTER TABLE webhook ADD COLUMN is_slow boolean NOT NULL DEFAULT false;

-- 0037_told_and_let_in
-- Why something did not arrive is a code, which everybody says in their own words; until now it was an English sentence. What a
-- process of the last release still writes stays a sentence, and is shown as it is.
UPDATE delivery SET reason = CASE
    WHEN reason ~ '^It answered 3' THEN 'redirect'
    WHEN reason ~ '^It answered ' THEN 'bad-status'
    WHEN reason ~ '^It did not answer within ' THEN 'too-slow'
    WHEN reason = 'It does not come to an answer.' THEN 'no-answer'
    WHEN reason = 'It does not speak HTTP.' THEN 'not-http'
    WHEN reason = 'It could not be reached.' THEN 'unreachable'
    WHEN reason = 'Its certificate is not good.' THEN 'bad-certificate'
    WHEN reason = 'Its name is not known.' THEN 'unknown-name'
    WHEN reason = 'Its server is not on the public internet.' THEN 'not-public'
    WHEN reason = 'a mistake of ours' THEN 'our-fault'
    WHEN reason = 'the table is gone' THEN 'table-gone'
    WHEN reason = 'no longer at the table' THEN 'left-table'
    WHEN reason = 'the invitation is over' THEN 'invitation-over'
    WHEN reason = 'switched off' THEN 'switched-off'
    WHEN reason IN ('answered', 'erased') THEN reason
    ELSE 'bad-address' END
  WHERE reason IS NOT NULL;

-- What waits for one webhook has an end, and is counted for it.
CREATE INDEX delivery_waiting ON delivery (hook_id, created_at DESC) WHERE state = 'waiting';

-- In which session somebody let it in, or made it: where that session turns out to be in strange hands, it ends with it. Sessions
-- go while this stays, so it is no reference; null for what is from before, and for what was made without one.
ALTER TABLE oauth_code ADD COLUMN session_id uuid;
ALTER TABLE oauth_device ADD COLUMN session_id uuid;
ALTER TABLE oauth_grant ADD COLUMN session_id uuid;
ALTER TABLE access_token ADD COLUMN session_id uuid;

-- 0038_returned_letters
-- Letters that were accepted and came back later. `sent` says that the next server accepted one, never that it arrived.
ALTER TABLE letter DROP CONSTRAINT letter_state_check;
ALTER TABLE letter ADD CONSTRAINT letter_state_check
  CHECK (state IN ('waiting', 'sent', 'failed', 'skipped', 'bounced'));

-- How many letters in a row came back because of the address, and when the last one did; when the address was last shown to be
-- theirs, before which nothing counts; and why nothing is sent there until it is shown again: too many came back, or its owner
-- complained.
ALTER TABLE account ADD COLUMN bounces smallint NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN bounced_at timestamptz;
ALTER TABLE account ADD COLUMN confirmed_at timestamptz;
ALTER TABLE account ADD COLUMN mail_stopped text CHECK (mail_stopped IN ('bounced', 'complaint'));
CREATE INDEX account_mail_stopped ON account (mail_stopped) WHERE mail_stopped IS NOT NULL;

-- 0039_account_letters
-- Letters about accounts: to sign in, and what somebody is told of. Rows like those about games, but to an address, whether or
-- not anybody here has it.
CREATE TABLE account_letter (
  id           uuid PRIMARY KEY,
  email        text NOT NULL,
  -- sign-in, or what its receiver is told of.
  kind         text NOT NULL,
  -- What it says, encrypted with a key that is not in the database; gone as soon as it is not needed any more.
  sealed       bytea,
  -- Of the link in it: as if nobody had asked for it, where the letter could not leave.
  token_hash   bytea,
  -- When it is of no use any more.
  expires_at   timestamptz NOT NULL,
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'skipped', 'bounced')),
  attempts     smallint NOT NULL DEFAULT 0,
  next_try_at  timestamptz NOT NULL,
  sent_at      timestamptz,
  -- What the other server said, or why it did not go.
  answer       text,
  created_at   timestamptz NOT NULL
);

CREATE INDEX account_letter_due ON account_letter (next_try_at) WHERE state = 'waiting';
CREATE INDEX account_letter_email ON account_letter (email);
CREATE INDEX account_letter_created_at ON account_letter (created_at);

-- 0040_replies
-- Answers by mail that came lately. Mail servers bring a mail again when they did not hear that it was taken: it counts once,
-- and is answered once. Rows go with their letter, or after a month.
CREATE TABLE reply (
  letter_id uuid NOT NULL REFERENCES letter (id) ON DELETE CASCADE,
  digest text NOT NULL, -- of the Message-ID
  came_at timestamptz NOT NULL,
  done_at timestamptz, -- null while somebody reads it
  was_refused boolean NOT NULL DEFAULT false, -- by a mail
  PRIMARY KEY (letter_id, digest)
);
CREATE INDEX reply_came_at ON reply (came_at);

-- 0041_sign_in_codes
-- Besides the link, a letter to sign in holds six digits to type where it was asked for. They follow from the link's hash by a
-- key of the server, so that nothing is kept of them but how many were tried: after a few, link and digits are void.
ALTER TABLE sign_in_link ADD COLUMN code_tries smallint NOT NULL DEFAULT 0;

-- What asked, in a few words: its letter says so. Nothing for links that are older.
ALTER TABLE sign_in_link ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 80);

-- The account that wants the address for its own; null for links that sign in.
ALTER TABLE sign_in_link ADD COLUMN account_id uuid REFERENCES account ON DELETE CASCADE;
CREATE INDEX sign_in_link_account_id ON sign_in_link (account_id) WHERE account_id IS NOT NULL;

-- 0042_changed_addresses
-- Accounts that have another address than before. For some days whoever reads the former mailbox can take the change back by
-- the link that was sent there, and nobody else gets that address meanwhile.
CREATE TABLE address_change (
  token_hash  bytea PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- The former address.
  email       text NOT NULL,
  changed_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX address_change_account_id ON address_change (account_id);
CREATE INDEX address_change_email ON address_change (email);
CREATE INDEX address_change_expires_at ON address_change (expires_at);

-- 0043_push
-- Browsers that are told, by web push: each is a webhook of a form of its own, so that what goes there is a delivery like any other,
-- with its true state, one hand at a time, and an end.
ALTER TABLE webhook DROP CONSTRAINT webhook_form_check;
ALTER TABLE webhook ADD CONSTRAINT webhook_form_check CHECK (form IN ('standard', 'discord', 'slack', 'ntfy', 'push'));

-- What the browser gave to encrypt with, and the session it was signed in with: when that has ended, it is told nothing more.
ALTER TABLE webhook ADD COLUMN p256dh text, ADD COLUMN auth text, ADD COLUMN session_id uuid;
ALTER TABLE webhook ADD CONSTRAINT webhook_push_keys CHECK (form <> 'push' OR (p256dh IS NOT NULL AND auth IS NOT NULL));

-- One browser is one subscription, whoever uses it.
CREATE INDEX webhook_push ON webhook (url) WHERE form = 'push';

-- Of which kinds of letters somebody's browsers tell them, as well as by mail or instead. Who has no such browser is not
-- told anything by it, so all who were here before have their letters as they had them.
ALTER TABLE account ADD COLUMN pushes text[] NOT NULL
  DEFAULT '{invitation,game-began,your-turn,reminder,round-report,game-over,stand-in,seat-at-risk}';

-- 0044_calendar
-- Deadlines as a calendar: at an address that only its owner knows, so what is kept of it is a hash; and since when there is one.
ALTER TABLE account ADD COLUMN calendar_hash bytea UNIQUE, ADD COLUMN calendar_at timestamptz;

CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0);

INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('0698d21e-a51b-4ceb-b7b4-68b8a70535e8', '3a79eacba0b0c642ef9b46ba4029a1a4ad7dd25e37194178b48b6cd7a9d01ebb', '2026-11-18 19:12:20.393692+00', '0026_tasks_in_hand', NULL, NULL, '2026-11-18 19:12:20.393692+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('0ae785c3-99bb-4d1b-abba-64c3398bbb8c', '2b037be674fe0095d0007b1654676101d3d320f846f1e33c8a922e61b4fd4fd1', '2026-11-18 19:12:20.401257+00', '0030_banks_of_time', NULL, NULL, '2026-11-18 19:12:20.401257+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('1e2450c3-b3eb-44cf-a1d7-c922b427adf8', 'abe4a55de581543d93d9267243a6edad85541b27b9d574bd73957ed338a53e37', '2026-11-18 19:12:20.373819+00', '0019_mailed_invitations', NULL, NULL, '2026-11-18 19:12:20.373819+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('1ee9fccf-b2b3-48fb-b538-7876e7b2c391', 'e5191a84109c504d61ee2cf0f8066792626160b31167936da8ad6dfda36d14bf', '2026-11-18 19:12:20.434138+00', '0039_account_letters', NULL, NULL, '2026-11-18 19:12:20.434138+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('1f1c20a5-cb4e-41c3-aff1-3ade14693df6', 'effc5b992474f2c37346b1ca75471284eb91effa3faa9423e2f1fc0d8eaca832', '2026-11-18 19:12:20.445222+00', '0043_push', NULL, NULL, '2026-11-18 19:12:20.445222+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('2613a13d-44fe-4ec9-bb4c-8b6128a794ed', 'ebc371a20e93cf50f349e354d7605e471fcedb7077232d10a4442aa81a5f6c7b', '2026-11-18 19:12:20.319532+00', '0002_accounts', NULL, NULL, '2026-11-18 19:12:20.319532+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('2b25dae9-332a-4e78-afb1-0a5426e762db', '3a1df52bf5a0217c97f4e98a93d7f67df1be72ae6d3f46e5374682fd9e9a873b', '2026-11-18 19:12:20.366467+00', '0016_nonces', NULL, NULL, '2026-11-18 19:12:20.366467+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('382100eb-27c9-4f3e-bfea-c1d19829aee6', '5e667f9f9d9a8b32b238286f8120b0bb6248133e48c6e40f87da71a3daa989be', '2026-11-18 19:12:20.398535+00', '0028_round_reports', NULL, NULL, '2026-11-18 19:12:20.398535+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('4043fe15-c98a-4519-b361-69918b0991fe', '4a8b0525c8c7a7b5e9201a5eefc1f9f178cfca168ff9d6f225e36abb68cdf204', '2026-11-18 19:12:20.376367+00', '0020_messages_of_people', NULL, NULL, '2026-11-18 19:12:20.376367+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('441cffce-faa2-4d48-9d40-43215ca0ee4f', 'be587e79029181884442894b5e6d4869f3c02776885637e47f9c3fc9ec985f83', '2026-11-18 19:12:20.440535+00', '0041_sign_in_codes', NULL, NULL, '2026-11-18 19:12:20.440535+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('47301796-914a-4e4d-b3ae-9d956c253e3b', '709746d87e77235678f24659bcd75fb6a6ce30f498c4c973a987264c167c0bf2', '2026-11-18 19:12:20.332768+00', '0004_jobs', NULL, NULL, '2026-11-18 19:12:20.332768+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('4dea428f-43fb-43f7-98c9-a21bcec40d3b', 'b84c3e7ff241f4ef3802d45f71167438898df32240afb952284f3d77d61a1820', '2026-11-18 19:12:20.430656+00', '0038_returned_letters', NULL, NULL, '2026-11-18 19:12:20.430656+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('56a4dc11-3b3a-4414-9673-6c92901251f6', 'c53445a49257a1d1de8530b48396814c95886632e80e3cf7c732123cf365331a', '2026-11-18 19:12:20.326687+00', '0003_tables', NULL, NULL, '2026-11-18 19:12:20.326687+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('5d76d60f-7628-4aae-8845-9b5e7c27fc6c', '95c9b45ab5fa70056e74f7f8a63fef93328762ec2da1100896c3e8854004c6c3', '2026-11-18 19:12:20.362949+00', '0014_seals', NULL, NULL, '2026-11-18 19:12:20.362949+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('6c42ff8c-b4dd-4e42-832f-94283c6e066d', 'eaba4864226a9e4de29001eb56bcb5c09cf8c21636afd1b3fc5b1695e309e1c4', '2026-11-18 19:12:20.389561+00', '0023_link_sources', NULL, NULL, '2026-11-18 19:12:20.389561+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('731ce156-30b3-4a2b-a8fb-a9c1dd37511f', '64c7d963b6daf7ed6a8d80af7ee686c8fa629f656f85d8559b4dcdcbc5fd39da', '2026-11-18 19:12:20.335427+00', '0005_packed_logs', NULL, NULL, '2026-11-18 19:12:20.335427+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('8186024c-924c-4f72-b5ab-5bc40c23a108', 'b2ae41efa890a597fa281fc3a5b732c721101013ba174efebe742fc4cc228a00', '2026-11-18 19:12:20.379628+00', '0021_tables_with_an_end', NULL, NULL, '2026-11-18 19:12:20.379628+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('84738316-bb01-4240-8b68-9ab0cd0dcd5a', '270cf9985b370229e24419c983826cd96ce1b4d4527d9ca60e5a6a2446d17db3', '2026-11-18 19:12:20.354294+00', '0011_drafts', NULL, NULL, '2026-11-18 19:12:20.354294+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('85e55879-2499-415f-949f-2826d741033e', 'd88400809b9667894984c6b592193f2efdecde7a449a5fde890069941a41ea40', '2026-11-18 19:12:20.395681+00', '0027_versions', NULL, NULL, '2026-11-18 19:12:20.395681+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('8e7d2289-ca4d-4f98-88c3-a251f6a98e8f', 'ee0f725305353aa6e2aa18d896cb459901c7dc01e4faf580ea0a9398e02d29e9', '2026-11-18 19:12:20.384064+00', '0022_stamps', NULL, NULL, '2026-11-18 19:12:20.384064+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('994782e4-3231-4614-98ae-6a96537574bd', 'b6834a718eace92e1ebe5479294277edf55eba7c945d643bc3042312f8d119a3', '2026-11-18 19:12:20.351026+00', '0009_wishes', NULL, NULL, '2026-11-18 19:12:20.351026+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('a0762446-99cc-4709-a27c-ff69cf31e439', 'a327f010241b99ec763d9f12dd30efc63b1b34ce8dfc6581fc4c1452eb4f203e', '2026-11-18 19:12:20.419446+00', '0033_bot_accounts', NULL, NULL, '2026-11-18 19:12:20.419446+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('a0e7c98b-bab8-49c0-82f1-a85c121191cb', '63f5d90688c50229104a2c0bad1bafa3976e2ec62a3c053b61e0c0306a8013ea', '2026-11-18 19:12:20.371358+00', '0018_request_counts', NULL, NULL, '2026-11-18 19:12:20.371358+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('a1bd1170-b92f-4a7c-9789-c4438f07fee7', 'b09a0995af248676020df5b02a195832e5bddf2c566dfed5c4418e4bbc00a8a5', '2026-11-18 19:12:20.3571+00', '0012_letters_in_mails', NULL, NULL, '2026-11-18 19:12:20.3571+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('a50b9d7f-fcc2-4ef7-9fad-8829411db877', '54a7622aec44e497d2708c732ea87732cf039858e8814dfbd6500bea23c447d8', '2026-11-18 19:12:20.43689+00', '0040_replies', NULL, NULL, '2026-11-18 19:12:20.43689+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ac209b85-34cc-426f-a1d6-a0f9352c3cbf', '0d08023f884929dee441866f8092d6e259146c06bfda5a6cd341fcfbd63e2a50', '2026-11-18 19:12:20.363993+00', '0015_changes', NULL, NULL, '2026-11-18 19:12:20.363993+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ac41567c-e0b2-4d2f-bed4-3607d618421f', '77c6f6cab6fa66ca504051cd35c3e2babb2dbd1fd202f9025fd04691ad0b778e', '2026-11-18 19:12:20.353175+00', '0010_deadlines_of_old_games', NULL, NULL, '2026-11-18 19:12:20.353175+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ad06b0a8-818f-425f-bfe2-d9c88101b54f', '3d0f95bf614a16d8abab7079b101e8930ae377327f0d2c9e337a1eaacf54937a', '2026-11-18 19:12:20.449823+00', '0044_calendar', NULL, NULL, '2026-11-18 19:12:20.449823+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ad307cd4-3c81-4f7d-9d70-a474445d14ed', 'e4bbb32c1af76f7c751f7209622e187ba5f7456501e4c115a893edbf8c8260ec', '2026-11-18 19:12:20.420796+00', '0034_changed_at', NULL, NULL, '2026-11-18 19:12:20.420796+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ad84b5e6-2d5a-453e-b13b-b9899776449b', 'ce2e95ec36ae5425ba33522fc47f0d9c657f78ba7571de06eec0730d58a6dd62', '2026-11-18 19:12:20.442411+00', '0042_changed_addresses', NULL, NULL, '2026-11-18 19:12:20.442411+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('b244f86f-b743-4f57-ba29-68a72acfee79', '60be48a9979bf873916484da52425763f40f2e4f486b181fdaaf2f9fd90ef05f', '2026-11-18 19:12:20.338421+00', '0006_notices', NULL, NULL, '2026-11-18 19:12:20.338421+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('b5b64103-2350-49eb-9883-f604c4675c52', '5c614c46b018377bbe1b02aa3e80cb3cdc68146622922f2c447347aef8aaa0bd', '2026-11-18 19:12:20.424766+00', '0036_slow_webhooks', NULL, NULL, '2026-11-18 19:12:20.424766+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('b615cad7-aaa8-4099-a519-a2a154d2539b', '4138fa0b1a502aa64532ebd514bfec8f5a4f347bdcd4a9b24370fa17c7f631e2', '2026-11-18 19:12:20.409581+00', '0032_oauth', NULL, NULL, '2026-11-18 19:12:20.409581+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('c23d6f81-af78-4cd6-ae9c-b5ec3530fc5d', '54ba5cedeffde602e52b562cf18e6637227ceba64aab3e734764ea8a8b322169', '2026-11-18 19:12:20.39988+00', '0029_letters_with_their_questions', NULL, NULL, '2026-11-18 19:12:20.39988+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('d0650a28-e9e0-47f9-9ac5-25de4fd2e9d3', '714dd65ae90b376465e3270b396c08c761bcae9412c44c85d865951da766c25f', '2026-11-18 19:12:20.428766+00', '0037_told_and_let_in', NULL, NULL, '2026-11-18 19:12:20.428766+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('d7087e8a-9a4c-4bd8-a48a-6f132f0a5364', '8c44b9d4c8b4b554077444d2d0e4543b54dd8fe04837400537fcf529bc3eeae4', '2026-11-18 19:12:20.347071+00', '0008_letters', NULL, NULL, '2026-11-18 19:12:20.347071+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('dc495174-40bc-484f-b469-dc93c2c9773a', '120b40adf9866be01d0cbd2d82bc9c8a8abc085985471558d1868863289ab1fb', '2026-11-18 19:12:20.340731+00', '0007_deadlines', NULL, NULL, '2026-11-18 19:12:20.340731+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('e306350a-fd88-4367-8cc4-2ff292733ff9', 'd97c6693e3a1611e03c358b5f1b13ce633b3e34690491a387b16b214f77d676a', '2026-11-18 19:12:20.422023+00', '0035_exported_games', NULL, NULL, '2026-11-18 19:12:20.422023+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('ee0f4f06-c7f3-4341-a346-bf63323497a0', '3ad7d76b9fb9ed3d342d4490d158e77d62b35685a53097e8bde77452e2ad381e', '2026-11-18 19:12:20.358998+00', '0013_letters_with_their_news', NULL, NULL, '2026-11-18 19:12:20.358998+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('f2dd8302-6815-4918-b8b4-1385b96578be', '63af803f0ada25178c5d621951e9cfeff924b8a4bfe4893ba8c3551c1bf258fd', '2026-11-18 19:12:20.305923+00', '0001_games', NULL, NULL, '2026-11-18 19:12:20.305923+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('f4427d2a-32ef-4e7b-8073-f00b50d01231', 'cc55887fa21579d0216e31b2c5d8c51bf569fc416e2e0372e9e46e4c80a89cf8', '2026-11-18 19:12:20.36834+00', '0017_standing', NULL, NULL, '2026-11-18 19:12:20.36834+00', '1');
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('fe40ede3-304f-4c2d-98a2-c17c79145e98', '953464114eb1ceb6f24687ab4accf194c4866a7be4f23efc078a2f3e9e38df91', '2026-11-18 19:12:20.403992+00', '0031_webhooks', NULL, NULL, '2026-11-18 19:12:20.403992+00', '1');
INSERT INTO "account" ("id", "email", "name", "locale", "time_zone", "letters", "digest_hour", "password", "created_at", "deleted_at", "remind_at", "epoch", "hooks", "program_owner", "bounces", "bounced_at", "confirmed_at", "mail_stopped", "pushes", "calendar_hash", "calendar_at") VALUES ('2dd69de1-a94e-4f6b-a563-8378cb072770', 'ada@example.org', 'Ada', 'en', 'UTC', '{"game-over": "off"}', '8', NULL, '2026-11-18 19:12:21.8+00', NULL, '50', '0', '[]', NULL, '0', NULL, '2026-11-18 19:12:21.8+00', NULL, '{game-began,game-over,invitation,reminder,round-report,seat-at-risk,stand-in,your-turn}', NULL, NULL);
INSERT INTO "account" ("id", "email", "name", "locale", "time_zone", "letters", "digest_hour", "password", "created_at", "deleted_at", "remind_at", "epoch", "hooks", "program_owner", "bounces", "bounced_at", "confirmed_at", "mail_stopped", "pushes", "calendar_hash", "calendar_at") VALUES ('4766f5fa-df1f-46f8-bc6d-56c34b8ca487', NULL, 'Cara', 'en', 'UTC', '{}', '8', NULL, '2026-11-18 19:12:21.96+00', NULL, '50', '0', '[]', NULL, '0', NULL, NULL, NULL, '{invitation,game-began,your-turn,reminder,round-report,game-over,stand-in,seat-at-risk}', NULL, NULL);
INSERT INTO "account" ("id", "email", "name", "locale", "time_zone", "letters", "digest_hour", "password", "created_at", "deleted_at", "remind_at", "epoch", "hooks", "program_owner", "bounces", "bounced_at", "confirmed_at", "mail_stopped", "pushes", "calendar_hash", "calendar_at") VALUES ('8bd5d859-448c-4eb8-b60a-1a48c6849874', 'ben@example.org', 'Ben', 'de', 'Europe/Berlin', '{"webhook": "digest", "reminder": "digest", "stand-in": "digest", "game-over": "digest", "your-turn": "digest", "game-began": "digest", "invitation": "digest", "table-news": "digest", "round-report": "digest", "seat-at-risk": "digest", "substitute-wanted": "digest"}', '20', NULL, '2026-11-18 19:12:21.947+00', NULL, '50', '0', '[]', NULL, '0', NULL, '2026-11-18 19:12:21.947+00', NULL, '{game-began,game-over,invitation,reminder,round-report,seat-at-risk,stand-in,your-turn}', NULL, NULL);
INSERT INTO "access_token" ("id", "account_id", "name", "scopes", "token_hash", "created_at", "expires_at", "last_used_at", "session_id") VALUES ('34f757b2-cf93-4888-9c97-d047d33bf7f3', '2dd69de1-a94e-4f6b-a563-8378cb072770', 'A program', '{read,play}', E'\\x914d8881280902a9bb2cd1cacf7c749330cbec2d97adb99018100ce10c76e259', '2026-11-18 19:12:22.058+00', '2027-11-18 19:12:22.058+00', NULL, '63f06e6d-6b60-4447-abd4-e056aead7946');
INSERT INTO "account_letter" ("id", "email", "kind", "sealed", "token_hash", "expires_at", "state", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('0fe779d9-60c2-44ab-b8c0-399363313990', 'ada@example.org', 'token-made', NULL, NULL, '2026-11-20 19:12:22.065+00', 'sent', '1', '2026-11-18 19:13:52.065+00', '2026-11-18 19:12:22.081+00', 'kept as 2026-11-18T19-12-22.067Z-3.eml', '2026-11-18 19:12:22.065+00');
INSERT INTO "account_letter" ("id", "email", "kind", "sealed", "token_hash", "expires_at", "state", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('422ac10f-02be-4455-8e6e-dc6c73a5fba7', 'ada@example.org', 'sign-in', NULL, E'\\xb4064b87ffedff5eba82f9e930dd6ff91d35a9edf76bddfbdc48aae52dc0bde6', '2026-11-18 19:27:21.527+00', 'sent', '1', '2026-11-18 19:13:51.651+00', '2026-11-18 19:12:21.729+00', 'kept as 2026-11-18T19-12-21.667Z-1.eml', '2026-11-18 19:12:21.651+00');
INSERT INTO "account_letter" ("id", "email", "kind", "sealed", "token_hash", "expires_at", "state", "attempts", "next_try_at", "sent_at", "answer", "created_at") VALUES ('4bf89b29-23a4-46cb-b239-2827e730b151', 'ben@example.org', 'sign-in', NULL, E'\\x537153890e47b1fdd2f8bd57225326856a8e2bff95f8a7d109ac1d3bae77d8a8', '2026-11-18 19:27:21.858+00', 'sent', '1', '2026-11-18 19:13:51.87+00', '2026-11-18 19:12:21.911+00', 'kept as 2026-11-18T19-12-21.880Z-2.eml', '2026-11-18 19:12:21.87+00');
INSERT INTO "game" ("id", "status", "title", "visibility", "host", "ruleset", "version", "options", "secret", "seq", "head", "waits_for", "opened_at", "started_at", "ended_at", "revision", "agreement", "trouble", "round", "occasion", "asked_at", "due_at", "graced", "paused_until", "wakes_at", "chain", "round_after", "stamp", "pack", "own_until", "changed_at") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', 'finished', 'Over', 'public', '2dd69de1-a94e-4f6b-a563-8378cb072770', 'xidit', '1', '{"players":3,"length":"short","dummy":"normal"}', E'\\xa9a6bfcb2da4ea7a0a8ac349b6e4f23c99ba4ef0a8b2262d98bee512e6efe1a4', '251', E'\\x5ecc510e55773dd332614530c58e045169e2ebf60b97a6297f8f20e52cf514e4', '{}', '2026-11-18 19:12:22.123+00', '2026-11-18 19:12:22.149+00', '2026-11-18 19:12:22.86+00', '42', '{"pace":{"orders":"P1D","decisions":"PT12H"},"absence":{"grace":"PT12H","standIn":"regent","substituteAfter":2},"extensions":{"each":2,"by":"P1D"},"talk":"private","programs":"welcome"}', NULL, '9', NULL, NULL, NULL, 'false', NULL, NULL, '2', '193', '319c17b8-9849-460b-b47a-77bd515d5e2a', '5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024', NULL, '2026-11-18 19:12:22.855446+00');
INSERT INTO "game" ("id", "status", "title", "visibility", "host", "ruleset", "version", "options", "secret", "seq", "head", "waits_for", "opened_at", "started_at", "ended_at", "revision", "agreement", "trouble", "round", "occasion", "asked_at", "due_at", "graced", "paused_until", "wakes_at", "chain", "round_after", "stamp", "pack", "own_until", "changed_at") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', 'running', 'Under way', 'public', '2dd69de1-a94e-4f6b-a563-8378cb072770', 'xidit', '1', '{"players":3,"length":"short","dummy":"normal"}', E'\\x504099fcab7d308eda0e640ac9cefcf84c1fc0bf3a7df30c3cea7ef6ce7e6c35', '53', E'\\x093464c4f041ba197e5156aa8a31ccc7a7c4fd8ecfcb20714771eeae19574285', '{1}', '2026-11-18 19:12:22.172+00', '2026-11-18 19:12:22.198+00', NULL, '17', '{"pace":{"orders":"P7D","decisions":"P2D"},"absence":{"grace":"P2D","standIn":"regent","substituteAfter":3},"extensions":{"each":2,"by":"P7D"},"talk":"private","programs":"welcome"}', NULL, '3', 'orders/3/0 orders/3/1', '2026-11-18 19:12:23.006+00', '2026-11-25 19:12:23.006+00', 'false', NULL, '2026-11-22 07:12:23.006+00', '2', '31', 'e7d66b32-8015-40d6-89a2-b41f46486622', '5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024', NULL, '2026-11-18 19:12:23.046831+00');
INSERT INTO "game" ("id", "status", "title", "visibility", "host", "ruleset", "version", "options", "secret", "seq", "head", "waits_for", "opened_at", "started_at", "ended_at", "revision", "agreement", "trouble", "round", "occasion", "asked_at", "due_at", "graced", "paused_until", "wakes_at", "chain", "round_after", "stamp", "pack", "own_until", "changed_at") VALUES ('c4bf204d-c3f9-431e-948d-d3830ab31e5b', 'open', 'Waiting', 'public', '2dd69de1-a94e-4f6b-a563-8378cb072770', 'xidit', '1', '{"players":3,"length":"short","dummy":"normal"}', E'\\x19213a443e7f03551fdda8132baeded68e828d333b6ebb8adf67eb3d5150736a', '0', E'\\x6d820105ec531619e1f100bed19b2a4cce9f392d4f2aacc3ab28ede219cebdfd', '{}', '2026-11-18 19:12:22.08+00', NULL, NULL, '2', '{"pace":{"orders":"P1D","decisions":"PT12H"},"absence":{"grace":"PT12H","standIn":"regent","substituteAfter":2},"extensions":{"each":2,"by":"P1D"},"talk":"private","programs":"welcome"}', NULL, '0', NULL, NULL, NULL, 'false', NULL, NULL, '2', '0', 'c5922723-416d-4f98-9cbc-e606c02eacec', '5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024', NULL, '2026-11-18 19:12:22.097194+00');
INSERT INTO "draft" ("game_id", "account_id", "draft", "saved_at") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '{"orders":["wait"]}', '2026-11-18 19:12:23.032+00');
INSERT INTO "invitation" ("id", "game_id", "token_hash", "created_at") VALUES ('4df5638c-f65c-46af-a22a-c6f5999ffd65', 'c4bf204d-c3f9-431e-948d-d3830ab31e5b', E'\\x40e3b470969b3ba35a3145dd140f4a76b721977ee69f055a410a628b37166afb', '2026-11-18 19:12:22.115+00');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('094f7565-c32f-42ab-8bd1-38b815a9c0f0', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '5', '131', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.618+00', 'orders/6/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('145edd75-bab4-44ef-bc95-9fc9d813bd6e', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '59ebe538-3d67-4a92-9cfe-db2bbce998a4', 'round-over', '1', '28', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.947+00', 'orders/2/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('1a7f6870-dd80-4dcc-978b-92d7f4457785', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '59ebe538-3d67-4a92-9cfe-db2bbce998a4', 'game-began', '', '2', 'game-began', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.198+00', '');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('2e828418-6249-40b5-914e-b620334b6575', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '59ebe538-3d67-4a92-9cfe-db2bbce998a4', 'round-over', '2', '51', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:23.006+00', 'orders/3/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('3b26e792-7cb9-4204-ac4f-afaf959a8b10', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '5', '131', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.618+00', 'orders/6/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('3c0adb1c-e13d-465b-8e1d-e2b70ccd6b30', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '8', '213', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.805+00', 'orders/9/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('3d58eba6-3966-4be8-91ab-7f0853d6a4d7', '2dd69de1-a94e-4f6b-a563-8378cb072770', '59ebe538-3d67-4a92-9cfe-db2bbce998a4', 'round-over', '1', '28', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.947+00', 'orders/2/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('4e203f5c-dcc7-43bc-ab01-f2f4bc7fed3f', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'game-began', '', '2', 'game-began', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.149+00', 'start/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('5027a545-fa3e-44e7-aa74-05e33ff92365', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '6', '167', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.701+00', 'orders/7/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('5bbc5aed-b99f-46b2-8c53-2a17c9824e73', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '4', '108', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.574+00', 'orders/5/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('6fb40747-99ff-4c72-b854-21c2441d95ec', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '4', '108', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.574+00', 'orders/5/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('7325e231-b195-4a5a-8dca-51c4bb414af5', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '3', '85', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.507+00', 'orders/4/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('7c934223-bbb1-40cc-bd82-0d9b3ed2762d', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '8', '213', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.805+00', 'orders/9/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('8414a9e0-95a4-4dd8-a16e-28011e50a9cc', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '3', '85', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.507+00', 'orders/4/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('96a68476-eeaf-493a-a0d7-4760b162621a', '2dd69de1-a94e-4f6b-a563-8378cb072770', '59ebe538-3d67-4a92-9cfe-db2bbce998a4', 'game-began', '', '2', 'game-began', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.198+00', '');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('97b05e40-176b-4432-8208-16b3deea9a6a', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '2', '51', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.449+00', 'orders/3/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('9f69d0fc-eec6-44e5-aef5-09dd3b9e549c', '2dd69de1-a94e-4f6b-a563-8378cb072770', '59ebe538-3d67-4a92-9cfe-db2bbce998a4', 'round-over', '2', '51', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:23.006+00', 'orders/3/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('b3919e78-f491-44ad-8e7b-2ff732d4873e', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '7', '190', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.753+00', 'orders/8/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('b89e7c70-6779-47b5-bf02-ccdd41afd4c4', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '1', '28', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.367+00', 'orders/2/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('b901e6e3-5ebe-4411-abb7-46e299b17ca7', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '1', '28', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.367+00', 'orders/2/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('c86d5117-89a9-4ef4-b467-94117797b769', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '2', '51', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.449+00', 'orders/3/0');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('da0e8edb-3bab-4cc8-bafa-5889d5afd6d8', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '7', '190', 'round-report', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.753+00', 'orders/8/1');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('db49cb11-adae-438a-a940-7cdf0a8d57f3', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '1eb58119-2ced-4831-8707-350e55a89de2', 'game-over', '', '251', 'game-over', 'waiting', NULL, '0', '2026-11-19 19:00:00+00', NULL, NULL, '2026-11-18 19:12:22.86+00', '');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'game-began', '', '2', 'game-began', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.149+00', '');
INSERT INTO "letter" ("id", "account_id", "game_id", "kind", "occasion", "seq", "wish", "state", "mail_id", "attempts", "next_try_at", "sent_at", "answer", "created_at", "questions") VALUES ('febe4b63-59a4-4223-94ce-e5c7c4b27cf5', '2dd69de1-a94e-4f6b-a563-8378cb072770', '1eb58119-2ced-4831-8707-350e55a89de2', 'round-over', '6', '167', 'round-report', 'sent', 'eed6ca90-1ba8-427c-905b-c7bfd9f866d1', '1', '2026-11-18 19:13:35.677+00', '2026-11-18 19:12:36.171+00', 'kept as 2026-11-18T19-12-36.150Z-4.eml', '2026-11-18 19:12:22.701+00', 'orders/7/0');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '0', '2026-11-18 19:12:22.149+00', E'\\x789c95544d8f9b3010fd2f73f64ad880019f7bae7a8f72189b81580b26b5cdee4611ffbd320909ad76b5eacd6f3e9ec76f667cb84204059afad901033f0f1428593e6c6b233078231fece44071066734afa0aee07024501022ba167d0b0c3aeb7af2676f5dca2d7523255505af655b1a29ca8697b93606338ea84527b133a2edd034ba1555c365a14d89bc35d8c82e13052c0ca673b4930be9baf38017f20154ce6020d7c753bafc34f9545f3b8fe30514b8c98f38a4cc40d482024ea44b6d8aa2c39c442d442d500a426d9a5a5425e7589bbce19dce74d15499a19a506097cb569a5c08090c8c8d960228c11978ea6ff51c601a350dc080429cbc456080be9f42920fcfa78437f14e38c7debe794a31ed80dea2836322337eb631b15dd32d17503583d9ada62b8c76b0d1e2aa397a7322bf1eadebd0457f598119c85bb31e47ec0954b62c6c232b3e23cbbe2013df9095ff5359f60919df9135df90655f90891dd991413c79c2553f5eb29c71561d19fc9e69a6447c97f7971d08d44130c978c678fe14fe277d44505c3e0c3f6c306992d5e1417ecfe69cf1ea61bc278a0deff216061abd47f3facfe3ca9d54f95f5ddcb5b1dade572f0ca28d781bfd3ccddb0a5f720d6c3b621aa2e2e92b9ebe62f5954f5ff9f49508a94c0c814218c9ad02c23be1104fb05636cce44c9a564fe739625ac144775fb2eb16abe43e3a4dc82e5e154bfa107c484aa5cec7edafb0ae7f19a84b9b1108e3dad5cd71ebdb3bfa3680020cafb0eab943eb1b1e68dbfb1b32e4c2fc0c4d8b79d921f4f18e96e5f8078eb791be', NULL, E'\\x6804e321855da4027e8f4566406adf9f', E'\\xf49c79fb24d50d6c2da33174e1698a1c81512cb2de15ed7c7c79a14f73394531', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '108', '2026-11-18 19:12:22.588+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a352c2273656174223a322c226f7264657273223a5b2277616974222c22726564222c22616374222c2277616974222c2277616974222c22626c61636b225d7d5d', '2', E'\\x89531d52a13a105131603bf84fee0c06', E'\\x155dfda6cb8b53bc47a384a1ee205e428e4df1c39771d0c6ccfb48fddfcb6013', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '109', '2026-11-18 19:12:22.594+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a352c2273656174223a302c226f7264657273223a5b22626c61636b222c22726564222c22626c7565222c2277616974222c22626c61636b222c22626c7565225d7d5d', '0', E'\\x668201340e890a8eb6780949cb6c34aa', E'\\x23777446a5cd40f27d498da9f0b4d930a569ef89bbbd00a920156926e15fc43a', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '110', '2026-11-18 19:12:22.609+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a352c2273656174223a312c226f7264657273223a5b22726564222c22616374222c22726564222c2277616974222c22726564222c2277616974225d7d5d', '1', E'\\x7e0ac739bf533889d3fe09c58c896b58', E'\\x4c5bd7fed03b49488a6968ca51a60cdfd015f76ea543d4718d8f64f94de68c5e', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '111', '2026-11-18 19:12:22.618+00', E'\\x789ca593dd8e83201085dfe55cd3c4ff767915e305b5d825ab980076d3347df70da0aea67631d94b86391f336786f201038a5e5db8d207c56f9cb5fc02823b670a3427e3156859e2dcb2fa0b04ca659cdb8183e09b09e34efece452b528e49ac36b360cc5c1c6cde2aead3c7d08a5c554fe26bb5e17589baed0d684ca03933a009412dcc1d3499245d7ffb531111a89e5d40e7361ad577a0f10781e941e3d35e523c937c439e93794c1ea0248b0e362889a7a47b29d126253e8d3d151347f15a0ddb9e268bbebca739c120859531557f728589d230d16e21d245536e97acd48dd903533b7ba67b090a6bbe90d7837d4183a0135a0b79057da013ad3082b94a846c9834ea0e1a3f0366a45b23767b3bba518c6e447b41db13ce3d260b2d69f6b2a4e96e4934497e8b0d6ae6b9052bcbdf57f6c6923cf87d22efca712fe85fbfa778fd3deb7252cf29f672deacccd1634e21438bd7bf33496ce6e1ccaf839c6505412394b6cf3eab1f77d3aa07', NULL, E'\\x22b0c56a52ecd2020086455b4c76749b', E'\\x1d0e39f56bfadc458473c1bc61ba615cb4650d6b893870ecbfc8802109ae6cfb', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '131', '2026-11-18 19:12:22.64+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a362c2273656174223a322c226f7264657273223a5b22626c61636b222c2277616974222c2277616974222c2277616974222c2277616974222c22626c61636b225d7d5d', '2', E'\\x4ab222224924e4b7f5ba39ce8ffed108', E'\\x118d45fa4f22565f2d47345229070a0afdb3c080c0d53aa1f9b403d9e892f5ad', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '132', '2026-11-18 19:12:22.664+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a362c2273656174223a302c226f7264657273223a5b2277616974222c22616374222c22616374222c22616374222c22616374222c22626c7565225d7d5d', '0', E'\\x4223f40b2a27d1250f339650d031af0c', E'\\x13496c766203d86832280321c6ce1a52d651f79393fb452120d2ff6e3afc32f1', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '133', '2026-11-18 19:12:22.678+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a362c2273656174223a312c226f7264657273223a5b22626c7565222c22726564222c2277616974222c22616374222c2277616974222c22626c61636b225d7d5d', '1', E'\\x14d5be2193eec57f92e8615a2ee6c46b', E'\\x4fb290b692a8705fae07c0ed8e55d4c01cb1fc4dea63d1d8d23671da31a38cbd', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '134', '2026-11-18 19:12:22.701+00', E'\\x789cb555dd6e8320147e97738d8960db2dbc8ae905556ad92824886d9aa5efbe20eab0c3eadc76d3aaf0fd9dc34ffe0116286853725327865f3893bc040437ce0cd01dea8680e6395c99b0808015f1df836c38ec51ee1f1098966804ea5e0e9215efdd54f7340c44ffbad9fb3bf266dde7b1c75a6a0b1423a839b340530485b037a0af3de4ac2f4f111881d1ac04da7b3f1a7d06ba456035504c96f29080c707f3443b4f94f53c8617a689a720df5320689468e58514563098b143bec7f2bdf06630f16e089eab280972792f438223133206c902fbedd201daf57e086338abb572dfa5e1acbc25ac70ea7366b22095e79a0f90fd3cc0e6d7016699719c99e0805a697b12aa4a4edcf0d9d26c7e1e73fb6f7ddaaee8d3763ac0c41adf05fe635bf7d5aff197a5347862e7baa6b49b255dca347506649e68d7f3145cd54d9d144c8e1af4305c890b5723b53e757dd257a01fc3a1e02230539c5c2b5304421d99b2e6e60f12c98d28dac733ab38d0f4be4c073fd7c17fa543223ae96ff2c4ae32a7a080e6ab6b86565701adceb57f08f6d694d538d6bb5065703920b80aa5fc9d9d22fc88bf6af5143cacaf4acb12285e05c753f049f75d4542f30bad0fc80769b2547ae84028beb8ec5dcb5661db1e47916e6672e055f395f805c15198da45bcef3f01a0affd0d', NULL, E'\\x100b21f07d7bda6bbda004ac8eb213b2', E'\\x940a03e548d05dcf801abead0d0e40dacc200497b2eb4b7fd6fdf3432ee55e50', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '167', '2026-11-18 19:12:22.718+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a372c2273656174223a322c226f7264657273223a5b22626c7565222c2277616974222c22726564222c2277616974222c22626c7565222c22626c61636b225d7d5d', '2', E'\\x15466dc6454aac42d56928f233d58882', E'\\xca4f2f75aeb5423bf2bb73ac606ebd9d4b3f5aa44e279a9fc90accd9bec66534', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '168', '2026-11-18 19:12:22.733+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a372c2273656174223a302c226f7264657273223a5b22616374222c22726564222c22616374222c2277616974222c22726564222c22626c61636b225d7d5d', '0', E'\\x2a4ff3b4b9bb0542d4a964c6146dc59c', E'\\x5dd51e68da64a97a78b5f635b770b3c6b16b1df52411dddde14e58dfc160acde', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '169', '2026-11-18 19:12:22.743+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a372c2273656174223a312c226f7264657273223a5b22626c7565222c22616374222c22616374222c2277616974222c2277616974222c22626c7565225d7d5d', '1', E'\\x2f4018449ddc0c7eab9c39d3a82f9d75', E'\\xd02b5989f49639b4c52879fbe9ef77ca5d32b176a88398651e7a446664b497d6', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '170', '2026-11-18 19:12:22.753+00', E'\\x789ca594d18ec2201045ffe53e6352aab62bbfd2f880952ad90a09a0c618ff7d434b11b3d636bb4f25653873e7ce4075870383367b61ecc2888be0add883e026b8012b49d802ab2af0da81c074fbfdfacae5f3d7aee5f537b6a4c2ae3d8b18f312193e5d4012f9c249632275fb20bdd493bebc0ab4ad766094c00ade2f8ce67bb001d0187d02cb3302a7c1e8662e287f0f2a02870e9c86cbf623280b2682052f6ae96e5da011dc6a05065fa35487c5594967417092d64a7500bb43aa862b676e1db06e859135187d4c65cf133fde65a79b24bdd2eee8d31f851118c8be0d1fc97964d1094ff3c48ae069dfeaded2b2b7b498aa69f9ef9a46f42d7ff73cd54769e879395be148cf8bbf9abe4a4a1f8a9d7de6d9a872f6992c4a9e3ab2fe206dc4eff5c41da36122e86a2ee8fd6085bb5a4e508a89b7c3cf95e7e4d95c505a977fbe2269150acbe792b211d2e05094e4018b9d389c55a47d1134d258afe7b1fd01f574c510', NULL, E'\\xb0858e0bb0ff49964f34197a18000023', E'\\x65094739a256f0060f3bf8e1034cdc8eeea23c84f956fec8f3d975dafa1fc748', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '190', '2026-11-18 19:12:22.766+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a382c2273656174223a322c226f7264657273223a5b22616374222c22616374222c22616374222c2277616974222c22626c7565222c22626c7565225d7d5d', '2', E'\\x65ae25d5de0c27b5d636430962c878b3', E'\\xe51fcba0a1b6fda792360169bbf068df326a4b6208fa4a4c50682a51f7507fb7', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '191', '2026-11-18 19:12:22.785+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a382c2273656174223a302c226f7264657273223a5b2277616974222c2277616974222c22726564222c22616374222c2277616974222c2277616974225d7d5d', '0', E'\\xc942307c2e0731c3586d6928c06c0689', E'\\xaa38568c6acff20f9addccc26a87c7a123c05ece963467a41642bc528ea723ac', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '192', '2026-11-18 19:12:22.794+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a382c2273656174223a312c226f7264657273223a5b2277616974222c22626c7565222c22626c61636b222c22626c7565222c22626c7565222c22726564225d7d5d', '1', E'\\xf8a24ad03c70ae61aa0112fc5d19e60c', E'\\x00789607e6c4d3210d0868e5211bf2fa774797866cd39a64700d93fdc5e48e64', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '193', '2026-11-18 19:12:22.805+00', E'\\x789cb592c18e83201040ff65ce98088a517ec578a08aad592b09629b66d37fdfa06058db4a77377b71a2328f7933537e8206065235428d911217c17bd100829be00a588eec2f60650957de69402ea8f91cafbd4f73a8d07af2d04f620ebcfef05fe760f2cdd985e03fb7d99380aabaa3a5d496779b0ac75e6a6018c128b806466ccdc02caeeef40d1826e64a3eca01180c529fbae1189d8412e0c8e6da5d72bcb2e2b773b0cb2171c880fc9b01d93138cbcb6e0a46a0246f80b979b44a9e8d0e022d81e122a495fc59eb45898967654b5c7672a910bb0a937739beeab2b1965458521e6a74eab93abb507f524fe3697f925ff6270d8c10e7568b0640d4b37a0a220b8886da431ff730341c1a92a0dbd9bc00650109c7212189ece712d9a3c4b74d7583c81cc7e44707719c86155620683b359a7befd5171a0cb452', NULL, E'\\x3f89cbcc73b7830c349a81a14ae86cea', E'\\x0eda67c8ed492e6e4dfe309a964552b47d3fc6e53e52e894af048343b21043ca', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '2', '2026-11-18 19:12:22.222+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a312c2263697479223a31367d5d', '1', E'\\x3c6b40c1ee258820440532ec062bdff8', E'\\x1d217951dc550e1724668bb598e2638b5c745bce0161b5ae9034c0065a34f0bb', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '213', '2026-11-18 19:12:22.82+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a392c2273656174223a322c226f7264657273223a5b22626c7565222c2277616974222c2277616974222c22626c61636b222c2277616974222c22616374225d7d5d', '2', E'\\x41e7e9bc3be386e30b4c56b5301155ce', E'\\xd906ea39f1cc73b7307202f142d120121401704871c05f1ada975bab1ea5025d', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '214', '2026-11-18 19:12:22.839+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a392c2273656174223a302c226f7264657273223a5b2277616974222c2277616974222c22616374222c22626c7565222c22616374222c22626c61636b225d7d5d', '0', E'\\x7c2d299ccc976e58b17ece11f20cd887', E'\\x47985d3c51eba93c50e7180369357e03f6c4af7d432248625089086f1f352be9', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '215', '2026-11-18 19:12:22.85+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a392c2273656174223a312c226f7264657273223a5b22626c61636b222c22626c7565222c22626c61636b222c22626c61636b222c22616374222c22626c7565225d7d5d', '1', E'\\xeeabbe93eb62e4de8a219cb51661c3e7', E'\\x2889d33b2f5741383c568f07c25273d8b5edf783df055406ce4a60e516eff89e', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '216', '2026-11-18 19:12:22.86+00', E'\\x789cad95db92a3201086dfa5af499510cd54789594178c760c3b885b8049a5a6f2ee5be221e86874b37be309babffeff063c7d83030e95c9d1d89dc12b0a853910b8a330c08fa41b027e3ac14d4807a4bf89acb97eaa1a8317917d414a4eddd330fc7c6def416c3bdbcf1ae7efe706b8347d90b6e0e6e3b84eab2a079c12b0281cf0884026dd1d38ddf73165757d194209984ae4c007f4d95425707a20e02ae0f4636b261664f2caba44ac4d94aca9607faf82cda908d91f9d8878339cf5f0a1deb3906a2e641fd4ebd70bf0aec57df5040c0a5b69e0a02b7791bad85dd020aca8daaff626ee64b13559fb65590bf03850356be9be651fb7e65914c1a6bd59cbc41632255d22da273298997ade90e4c7223b12a8b5f47ca9a49302d61a9f04d2661b1faf357ea95dc98f763d452db87398eb57e8ceb173676b9ea5ad144fcf83257b0e8188597be89a3d196a5bdb5d26d40830192ee415f508dffb602fd50df8f7d0d0a61261b24b534a4440eab3d0cedcdb45a0d0c8cc3f96a240e0d1631b87ce70e89343ff1787cd70a27fd133f7bf6b081af8e96dcfc8db2e90b775a51361bfeabc18cbfa923a0f3636819bd4bafdb147d3e85ba55f860eababa8541eeca73578272864d36dec217258702d9a6d450f0686f0cdae758ebf15eb5b341b29ac456b7d5037f78642b90b10b80a556333999103895202795d96777fa018a1bfa42e1aeffacf24222c25804a96528be638e527f60223f559d5a8330c491189425212927a0ef533469ce805c7e0efda09277d4b9740f12c688a79ae934294b8439d7b907542e75217765ca4b7a3751cb8ae957aa47f00bf865c31', NULL, E'\\xc282330540de94537f5687d27a36d5f1', E'\\x5ecc510e55773dd332614530c58e045169e2ebf60b97a6297f8f20e52cf514e4', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '28', '2026-11-18 19:12:22.392+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a302c226f7264657273223a5b22616374222c22616374222c22626c7565222c22726564222c22626c61636b222c22626c7565225d7d5d', '0', E'\\x4a23aee3e7b6423e38bbd94b6066fa55', E'\\x272f0c2f25e2d1419c133601646ea386d54f7b1873b349db11cf47b2d11f858d', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '29', '2026-11-18 19:12:22.407+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a322c226f7264657273223a5b22626c7565222c22726564222c22726564222c22616374222c2277616974222c22626c7565225d7d5d', '2', E'\\x7f1fe61f007351f614c750b468b16613', E'\\x27c1f117c3b2394c73aed880732532df99329c6349c363c89e76b160682787cd', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '3', '2026-11-18 19:12:22.269+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a322c2263697479223a31307d5d', '2', E'\\xcdcdf0965e03b06b0319531a80f40364', E'\\xf854b6c75893aa968d818602874dbbb456d625c383425d2357227c682b3bebde', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '30', '2026-11-18 19:12:22.427+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a312c226f7264657273223a5b22626c7565222c22626c7565222c22626c61636b222c22616374222c22616374222c22726564225d7d5d', '1', E'\\x3a03c5e9343fecbda434487ca3cea4fc', E'\\xc5664ede20148b7807ee19a2360ad9888745f57ef0e968cedf7cc82dc9be389d', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '31', '2026-11-18 19:12:22.449+00', E'\\x789cb594db8e83201445ffe53c6322d64bcbaf181f50b135632541daa699f4df2716305ee798b9bc60c281cdda872de927686020552954e7297117bc112510780aae8005c49680a529f04203b163dedc041050efc579c38b0f379991d455878f298ff7f71b472b8d8e19cd8207af8773b2ec450ce855dea7785d2335304aa0135cbf6794e42530275c2979054613025a02a3a113aa78dd7cabe45bebc02c5051eb2730eaf798bc932d3068a5bed4edd9bb0825602f22dd408c2da28f08054bafa66f5627b43a27cc6af05f5603ccaa6f116344e880583dcd6f15d3f1ff0a68eccc847b768b09d6fd70e46db5fbe10fbb1f2ecd4e9ae6088fbb09e906618211f6fff09a7234f2eedc22aea2b52b9c74feb837f7d1af7d6d30c6d82b14cec381096de5d5063fc0de8a7899d74916dcb3489d4ebfdfcbc5f9d60e62070255adba9ee6957d01c3ced620', NULL, E'\\x891f1ac1e6c4e27e31a5cae1ae6bbeab', E'\\xdd7652420b8b1734bcc6701b80484b54f26ab5fdad7a25c37662e9f6a1fed8fd', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '4', '2026-11-18 19:12:22.292+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a302c2263697479223a31387d5d', '0', E'\\x121ec2d8d9c0242913761f8f11b3768b', E'\\x6d8293197f06b315f69f5474e4f3a108a73a98e8dd864067dacb85ce80311cb0', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '5', '2026-11-18 19:12:22.31+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a302c226f7264657273223a5b22626c61636b222c22626c61636b222c22726564222c22626c7565222c22626c61636b222c22626c61636b225d7d5d', '0', E'\\x4f108f3899eb34bfa282abf62372b134', E'\\xa5c9ec28312568a8b62816f334d74ef0808e60d4319c270defff11f922896970', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '51', '2026-11-18 19:12:22.472+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a322c226f7264657273223a5b22726564222c2277616974222c22626c61636b222c22626c61636b222c22626c61636b222c22626c61636b225d7d5d', '2', E'\\x8ac98ea48447c815bd58f8d394cf6077', E'\\x1f562f54c9abf76a7081c0912e6098c8d7e0d644cd69a1413b647d74b723d3b6', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '52', '2026-11-18 19:12:22.48+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a302c226f7264657273223a5b22626c61636b222c22726564222c22726564222c22726564222c2277616974222c22626c61636b225d7d5d', '0', E'\\x12438742e64888326b34087a82ecb02d', E'\\xfb1538837c2d669e12d1ab30190fc64758fd65dac4e1451d85c058d307ad3f94', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '53', '2026-11-18 19:12:22.491+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a312c226f7264657273223a5b22626c61636b222c22726564222c2277616974222c22726564222c2277616974222c22616374225d7d5d', '1', E'\\xf79a9980c900e7f8b92e4f804c848467', E'\\xd03074da3728c08969349ce58eec2e76e1822668a912c625a3856976833117db', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '54', '2026-11-18 19:12:22.507+00', E'\\x789cb555db8e823010fd9779ae89ade026fd15c2432d15bb8b6d528ac418ff7d03ad2c206097755f00edccb9cc1925b981050ada64c2941b232e821522030457c10cd01df2474093040e05e35f80c0b415fd6bcda405e40b52342ef5c7830f8cdbb6720260ee9ea677e4f49ef565a8b22cb4058a11948259a05b0446b30c68877034fa0c946c11580d94e050243c8384b1438a43814807e41c7b980f07835f0922cfd6fa38c4cbc12414074fe2c40e267aa034b92cc210045cda6b8083ddb2034cc6d1cc71ef7a161c77144a4dfe9866f4a614a2e514a25faa99b3158f976b6ea471cf978f9304f77431bcd21bbf2b86fdabdff9639970b7194670534d1bd93f1b415029d90a9085b49241a8a0e024b85065556e382b06ffb7a3e35c5e841ad03d6c97275d03bd75029bef98e12761da47a98e4c5973758916c248de3e9e592e806eef613c788207ff030f79b79fa91759c3a08026ab39d0ea29a0d59ce9c8d86795e5435b5f5265bd4545504ba5dc1b1b8fbb6bad165bbbd4735d6440c7cb3a4bee0df5b98385771358d5ed47b6aab79df1646753b93988bcfa195784e0284dd98ce79e7e03b982cc1f', NULL, E'\\xdd4db26112560d7b4f1fbcb320d80cad', E'\\x121f248cc112f16b20a33a46fc6d21413a7baa89d4528959907010a8dbe2c50c', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '6', '2026-11-18 19:12:22.336+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a322c226f7264657273223a5b22726564222c22726564222c2277616974222c22626c7565222c2277616974222c22626c61636b225d7d5d', '2', E'\\x1da8674b890f5a80d62c1e193b2ac228', E'\\xf44f7fb509c63e89dc90f26393521d7abf81b79b9d88380f9b17c5d942b29fc8', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '7', '2026-11-18 19:12:22.352+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a312c226f7264657273223a5b2277616974222c2277616974222c22626c7565222c22626c7565222c22616374222c2277616974225d7d5d', '1', E'\\x70b4b71385e098ac26a3380e1c2e4664', E'\\x5976b704e09cd1fb0ba58f80f464d3db8d79c16bd169697d6f749aa9719155fd', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '8', '2026-11-18 19:12:22.367+00', E'\\x789cad93498e83301045eff2d746620890f82a88850193a026583224ada895bbb7c08320096d907a43190fcff57fb9b21f0ca010b2e2b2f724bf73d6f20a040fce246840f4126896a16859f90562a39c7616ed8dcf2655cc49866fd60c2026d86d5360a55d1ab72a92fa2ef7dbbf899a3f894a789c5ee6d9b7625003ced4a06c8607689098335771fff348482005ab407522b51457d0c027180468106de5f896633cd1a4a3269d5c2ac2fd2a42878a48dfed6fe5acaa3869d2d1418a66222c69aaa90625af29add911cdb4693b5c32a277190b3b4c295cb61e5c22fcbda0f0bf40fe565b6bd6b49f48f14cdbd4e5a0ba2fcd9b1b5b92f5a2034527864bd39dbd0b971cae82c5ef0573c98a9def4e1b94ba2e4ff6374ff2a9388bcb8da9e956d29a8cf4b53a23c02bf8f9d6595a485037b21ff379e6bf61e5a8cd', NULL, E'\\x34c22f061273db60c6d336d3fd31c840', E'\\xa8ae2f613168810d153f8aca5ac0ec2d5dd7e56d9147d9798bf4d952967473fd', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '85', '2026-11-18 19:12:22.537+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a342c2273656174223a322c226f7264657273223a5b22626c61636b222c2277616974222c22626c61636b222c22626c7565222c22626c61636b222c22726564225d7d5d', '2', E'\\x1bf7fbaa599f6e62588e5c18bbf38fb0', E'\\x7d4fbd7186ce2ac06ecf173aa48176b76cd91009be6c11abab8a5c3f928a462d', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '86', '2026-11-18 19:12:22.543+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a342c2273656174223a302c226f7264657273223a5b22626c61636b222c2277616974222c2277616974222c2277616974222c22626c61636b222c22726564225d7d5d', '0', E'\\xea025a22538cbdc53ebe9fc8f649c635', E'\\xc0e5f240bdc4ad753315cd5482c4f3c09e20b67a9445e2a9b6c9d19cae28916d', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '87', '2026-11-18 19:12:22.561+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a342c2273656174223a312c226f7264657273223a5b22626c61636b222c22616374222c22626c7565222c2277616974222c22626c61636b222c22626c7565225d7d5d', '1', E'\\xffcdb1018ceb6263a7af83a83bf147bd', E'\\x19fc3e7ac2d55419bce2cc49bd11ad1c2ccf77a5b7f8646f9271da4b8ab1cd66', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '88', '2026-11-18 19:12:22.574+00', E'\\x789c95934d8e83300c85efe275904af8912657412c52302d1a4a2493b6aa46bdfb0802140642322b10b6bfbcf74cb21fd020405189d405840f940d96c0e0859240c46c2c81c8323837b2f806064f59ebcd632a129690b34fb32c4cf58edbdee1ebb279affe079dbf99d17c538fb5d2ae511a44c8a043695e48c912c43c5f91ba8148186805220c7d41dc020a43434a7c41271b281e25f18954c9bad943f185b9613120c6808b5abf8c2442d9a91604b44a5febf6125c911026729ff021994facc47be4341fcf1d51447bcb1976bc8e34f5e5d876b359b2cd447460c236132f5c981997de784fef916fe7d1fe9927ae0b919ab3235f8e2df3ff72acd7818fcb8b1da4d4f1374586e38df918a3a16f4571c59c6e6d2d29f31dff9a38fd7c70c6cbbd9d610983aaa6ae97f2ce7f01f0a1a89c', NULL, E'\\xedce458ce9bc3f274ee509d3ef498834', E'\\x736538f7ba92a179323a15e82400400e6735627440c65b284fc7052295e22314', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '0', '2026-11-18 19:12:22.198+00', E'\\x789c9d54c18ea3300cfd179f331209044ace7b5eedbdeac109864603a19b8499a92afe7d155a0abbea6aa5bde5c5f68bfd6ce77883080a34759303067eea2950baf9b28d8dc0e0837cb0a303c5195cd0bc83ba81c381404188e81af40d3068adebc85fbc752956eaba2ca92af8a16ca42985acb9ccb5319871442dda125b239a164dad1b51d5bc2cb491c81b8375d966a28099c178897674213d77e9f14a3e80ca19f4e4ba784e8f9f479ff26ba661b8820237fa01fb1419881a505014adacb0c026d74266256fe850e281cab2a22c9302759ee799d0baac34e78d280c8adc08aab5e452b4450e0c8c8d960228c11978eaeef91c611c34f5c080421cbd456080be1b43920f2fe78457f1ce38c5ce7e784a3e4d8fdea2835322337eb231b1ddd22b57500706935bae6e30d8de468b8be6e8cd99fc72b4ae4517fd7501a6276fcd721cb02350d93cb3958cbf2213ff26cb5e9255afd8b2bfb089176c7cc756fe679d7bb2138378f6848b80152b18e74c9c18fc9c68a244fcd0f787ed09d4b1663c639271b929ff9dbe22282e9e17df6c306994d5f149fe88ce19cf9f778fb872c5bbb0998146efd1bcff515bb12b4eecabab775d7cb6f130338836e27df4f3346f0b7ccb35b0f58869888acd566cb662b1c9cd26379b444869620814c2406ed10f3e09fb788625b37e2267d2b47aba4c11d30a26bac792dd56dfd4c5cd5bc9dffc5531a70fc187084aa4c6c7f5afb0ae7beba94d9b1108e3322cabe1deb64ff44d000518de61d17387961a9e68ddfb3b32e4c2b4b9a6c5bcee10faf840f37cfa051d1690eb', NULL, E'\\x8e8417e45102c6e35f4ddf7a452f35e1', E'\\x2c8431a0d7cad1823a90f6848f4be6f66bbffc8a01eba1fe9e3fa6b023599d96', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '2', '2026-11-18 19:12:22.227+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a322c2263697479223a337d5d', '2', E'\\xabf17e9479d5c2428d75457ff1c8b9d4', E'\\x5cad150842e2fa9202d3d4c77a7d00269f1e80fc67cf9a28efd8f9ae7a50afff', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '28', '2026-11-18 19:12:22.98+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a322c226f7264657273223a5b22626c61636b222c22626c61636b222c22726564222c22626c7565222c22616374222c22616374225d7d5d', '2', E'\\x5824059282536f0a241651cb0970300c', E'\\x72d4e873af1a847264419607c3ac1ab9cbd8b623835a3076c3e9c93937fa0655', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '29', '2026-11-18 19:12:22.986+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a302c226f7264657273223a5b22626c7565222c22726564222c22626c61636b222c22726564222c22626c7565222c22626c7565225d7d5d', '0', E'\\xe78724dcf79175950ec029f1cdb63f80', E'\\xe50f24319b11c030e0329b85858020172a9d532d9c2588cc523241864dfba82c', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '3', '2026-11-18 19:12:22.888+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a302c2263697479223a31367d5d', '0', E'\\x6202979aafd5e6d15fc3c7d2d82dd151', E'\\xcb9776a3c91b3dc8bde2da1358170d4d4e2417e0b4ea434a13d38c195e99e4d5', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '30', '2026-11-18 19:12:22.998+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a322c2273656174223a312c226f7264657273223a5b22626c7565222c22626c7565222c22626c61636b222c22626c7565222c22626c61636b222c2277616974225d7d5d', '1', E'\\xecab1f6fba7aaca112014e4406eba02b', E'\\x2c43a4f49d04345625772d2790d54265f2faa584f5c35be1aa6c1428873f311e', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '31', '2026-11-18 19:12:23.006+00', E'\\x789c8d94dd6e84201085df65ae3129f8935d5ec578818a0d292b09e236a6d9776f14b0ae55e146330e7c9c338353fe80010a4ab75c0f89e64fce246f01c1c499064a904b012d4ba8e5c801815e16d492355f9b68492daf0a956ff1dfda5df8cd8471ab7dfe80c91ae39e55f54256ef433ddf550e5219a018c1c09901fa81402bd602f5904eab07509c22300ae83d96838f39b9c56012cb211b8eb568414e4f11e090ffbe6c892ce56e29b758ca892b4c2c278fe59cb92a2c270d70d2a36e6d3937cb0955393df2b5e5f876e15810392c731a2727bb6e16892b4e166a168ebb3ad951b3361c2727549a3cf067b9da64b198b356edaf8ee68d1e85b96411048d30d3021d7bb11c2fa4308241404e117095edd4cc03eb9283bd94754bc784bcdce2472c5037e9562f9ab341f5f377a9396ba78435f3e99e3c03939a7f8efd4a4f1174420fb39057f50bf4b1bba6', NULL, E'\\x0273c515da68ca72b621345d234257f9', E'\\x07f2adf897fac466a2176715aa16874ac05409b481acce72803631da7deb9d49', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '4', '2026-11-18 19:12:22.905+00', E'\\x5b7b2274223a2273746172742d63686f73656e222c2273656174223a312c2263697479223a32307d5d', '1', E'\\xbeabed621eb64eaf09cf350a0139df60', E'\\x9cd27ca001490bd621669c10612fc5fc83b5053959a52d2a580eaa5d88486d6f', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '5', '2026-11-18 19:12:22.916+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a302c226f7264657273223a5b22626c7565222c22626c7565222c22626c7565222c22626c61636b222c22626c61636b222c22726564225d7d5d', '0', E'\\xb0454132b469e9efb9c259e91e24010d', E'\\xa9b18c40f2d666ea31b0386b47cd5b103f3393c899ecda61cd8678a1a54fd98c', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '51', '2026-11-18 19:12:23.02+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a322c226f7264657273223a5b22626c7565222c22726564222c22626c7565222c22616374222c22626c61636b222c22726564225d7d5d', '2', E'\\x9a2c2ebc0e1b6d104473de9bc8c80a43', E'\\x754e55abd377a62768cf06e0f44f8336a1efd84dfb5e1e79e99d543ea89d5fd2', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '52', '2026-11-18 19:12:23.028+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a332c2273656174223a302c226f7264657273223a5b22726564222c22616374222c22726564222c22626c7565222c22626c7565222c22726564225d7d5d', '0', E'\\x0d13f6836628a64f665a724cbaf4173b', E'\\x093464c4f041ba197e5156aa8a31ccc7a7c4fd8ecfcb20714771eeae19574285', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '6', '2026-11-18 19:12:22.921+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a322c226f7264657273223a5b22626c7565222c22616374222c2277616974222c2277616974222c2277616974222c22626c7565225d7d5d', '2', E'\\x9ba012bf99b14c95fb0bc6971589258b', E'\\xe082a93146a69a31f274c2a54b36a6a25cef68ac00300822a2e86dc15e912fc5', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '7', '2026-11-18 19:12:22.931+00', E'\\x5b7b2274223a226f72646572732d676976656e222c2279656172223a312c2273656174223a312c226f7264657273223a5b22626c61636b222c22726564222c22626c61636b222c22616374222c22626c61636b222c22626c7565225d7d5d', '1', E'\\x25f238307edb6f3eed08eed49e65276b', E'\\x574a910e52cdfdf0501a324146a7a5d8ea210d6b9daca4b72aaaf61d400c4f28', '1');
INSERT INTO "log" ("game_id", "after", "at", "events", "by_seat", "salt", "head", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '8', '2026-11-18 19:12:22.947+00', E'\\x789cad94d18e83201045ff659e69228836e1574c1fa88e96ac4a02d8a669faef1b0bb6bab5c126fb349a810377eed5e2060e046853a1b13b8367942d5640e08ad280a024b44014051cdb0181bc1559feccaac10a0ea458bcbfbab2748b3d0386c50f96ef5ea47a2f7ee9e14efc853b7d5e5ed3b6daf907940e042360b4ac404ce8dae80e444ac069107c2b2659c7d0dc7368b215446720afdd9358e2498c4ea45aaa760dc566d21e9e8008f32a95bb82e0e3a8a5d53d08188f507db31b7ae52c10e894b5aa6f40dca06cd1a8f2c1ed648320e83da281c5861124d07c2be8350c1f8e300a1a386ce28cd6af81d2d92882f8c8d1e97f199ac60ca52c90784c05ff5a055f53b1383c58b18f8589cf64ac8589ced3d46b771ad37442831053957dad2a8ba9da6ff4268b7ac3ff26ec03298ffc460227dd8a495603fffc703673e887f486cc651367dcbf3b6233f44f1823502b63c7cbdc0fbf068bc406', NULL, E'\\xe3637c48c3a725c46b21e73494949757', E'\\x16d9b7b49d583dc0bd4e5276d06ee8d6edee7c2a3e65c3d71cda3448b915739c', '1');
INSERT INTO "message" ("game_id", "number", "at", "from_seat", "to_seat", "text", "key", "from_account", "to_account", "erased") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '1', '2026-11-18 19:12:23.035+00', '0', NULL, 'Good luck, everybody!', NULL, '2dd69de1-a94e-4f6b-a563-8378cb072770', NULL, 'false');
INSERT INTO "message" ("game_id", "number", "at", "from_seat", "to_seat", "text", "key", "from_account", "to_account", "erased") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '2', '2026-11-18 19:12:23.047+00', '1', '0', 'Between us.', NULL, '8bd5d859-448c-4eb8-b60a-1a48c6849874', '2dd69de1-a94e-4f6b-a563-8378cb072770', 'false');
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '0', '2dd69de1-a94e-4f6b-a563-8378cb072770', NULL, 'ada-likes-dice', 'blue', '0', NULL, NULL, '0', NULL, 'false', '2026-11-18 19:12:22.123+00', '0', NULL);
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '1', '8bd5d859-448c-4eb8-b60a-1a48c6849874', NULL, 'ben', 'orange', '0', NULL, NULL, '0', NULL, 'false', '2026-11-18 19:12:22.144+00', '0', NULL);
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '2', NULL, 'random', '', 'yellow', '0', NULL, NULL, '0', NULL, 'false', '2026-11-18 19:12:22.123+00', '0', NULL);
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '0', '2dd69de1-a94e-4f6b-a563-8378cb072770', NULL, 'ada-likes-dice', 'blue', '0', NULL, NULL, '0', NULL, 'false', '2026-11-18 19:12:22.172+00', '0', NULL);
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '1', '8bd5d859-448c-4eb8-b60a-1a48c6849874', NULL, 'ben', 'orange', '0', NULL, NULL, '0', NULL, 'true', '2026-11-18 19:12:22.193+00', '0', NULL);
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '2', NULL, 'random', '', 'yellow', '0', NULL, NULL, '0', NULL, 'false', '2026-11-18 19:12:22.172+00', '0', NULL);
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('c4bf204d-c3f9-431e-948d-d3830ab31e5b', '0', '2dd69de1-a94e-4f6b-a563-8378cb072770', NULL, 'ada-likes-dice', 'blue', '0', NULL, NULL, '0', NULL, 'false', '2026-11-18 19:12:22.08+00', '0', NULL);
INSERT INTO "seat" ("game_id", "seat", "account", "bot", "nonce", "colour", "absent_rounds", "absent_in", "offered_at", "extensions", "extended_for", "wishes_pause", "sat_at", "bank_ms", "bank_paid") VALUES ('c4bf204d-c3f9-431e-948d-d3830ab31e5b', '1', '4766f5fa-df1f-46f8-bc6d-56c34b8ca487', NULL, 'cara', 'orange', '0', NULL, NULL, '0', NULL, 'false', '2026-11-18 19:12:22.103+00', '0', NULL);
INSERT INTO "session" ("id", "account_id", "token_hash", "created_at", "used_at", "expires_at", "confirmed_at", "device", "ends_at") VALUES ('119b4788-c21f-4b3d-953b-5ca2fe5ca3eb', '8bd5d859-448c-4eb8-b60a-1a48c6849874', E'\\xab7d6b7404ae924a65a03c4fd62739cdc06ca3927f212986bccfa9bbf2d59b70', '2026-11-18 19:12:21.947+00', '2026-11-18 19:12:21.947+00', '2027-01-17 19:12:21.947+00', '2026-11-18 19:12:21.947+00', '', '2027-02-16 19:12:21.947+00');
INSERT INTO "session" ("id", "account_id", "token_hash", "created_at", "used_at", "expires_at", "confirmed_at", "device", "ends_at") VALUES ('63f06e6d-6b60-4447-abd4-e056aead7946', '2dd69de1-a94e-4f6b-a563-8378cb072770', E'\\x4165e0cd1ff75a0ed936d396c12dc72154c55f2859bd0197c857aae090bd6126', '2026-11-18 19:12:21.8+00', '2026-11-18 19:12:21.8+00', '2027-01-17 19:12:21.8+00', '2026-11-18 19:12:21.8+00', '', '2027-02-16 19:12:21.8+00');
INSERT INTO "session" ("id", "account_id", "token_hash", "created_at", "used_at", "expires_at", "confirmed_at", "device", "ends_at") VALUES ('ec1658ec-1582-4347-8580-d08804398c4f', '4766f5fa-df1f-46f8-bc6d-56c34b8ca487', E'\\x883e12a2a8c61e5ce1722788c5ab90f7bda0f09784d16f901a4e849bf268062e', '2026-11-18 19:12:21.96+00', '2026-11-18 19:12:21.96+00', '2027-01-17 19:12:21.96+00', NULL, '', '2027-11-18 19:12:21.96+00');
INSERT INTO "sign_in_link" ("token_hash", "email", "browser_hash", "locale", "created_at", "expires_at", "used_at", "source_hash", "code_tries", "device", "account_id") VALUES (E'\\x537153890e47b1fdd2f8bd57225326856a8e2bff95f8a7d109ac1d3bae77d8a8', 'ben@example.org', E'\\x5d99ff7a420213b34f40dc308a99450aa265382a8b29fa1fc8c255096e5af25c', 'de', '2026-11-18 19:12:21.858+00', '2026-11-18 19:27:21.858+00', '2026-11-18 19:12:21.947+00', NULL, '0', '', NULL);
INSERT INTO "sign_in_link" ("token_hash", "email", "browser_hash", "locale", "created_at", "expires_at", "used_at", "source_hash", "code_tries", "device", "account_id") VALUES (E'\\xb4064b87ffedff5eba82f9e930dd6ff91d35a9edf76bddfbdc48aae52dc0bde6', 'ada@example.org', E'\\xcf62863634b7cc00b56790a49dfddc9b2f17823605c217ce219ee3032e83ee56', 'en', '2026-11-18 19:12:21.527+00', '2026-11-18 19:27:21.527+00', '2026-11-18 19:12:21.8+00', NULL, '0', '', NULL);
INSERT INTO "snapshot" ("game_id", "seq", "state", "version", "schema") VALUES ('1eb58119-2ced-4831-8707-350e55a89de2', '251', '{"pack":{"name":"standard","fingerprint":"5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024"},"options":{"players":3,"length":"short","dummy":"normal"},"seed":"1eeb5bc44fa3e282282a62eabc9827511a8c391fb0b4970ce8ea2af36d6c3226","assessments":["wealth","influence","reputation"],"stage":"over","year":9,"first":0,"lords":[{"city":1,"gold":2,"units":{"militia":2,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["wait","wait","act","blue","act","black"],"acted":[9],"census":{"militia":2,"archer":0,"infantry":0,"cleric":0,"mage":0},"standing":{}},{"city":17,"gold":6,"units":{"militia":1,"archer":1,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["black","blue","black","black","act","blue"],"acted":[],"census":{"militia":1,"archer":1,"infantry":0,"cleric":0,"mage":0},"standing":{}},{"city":11,"gold":0,"units":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["blue","wait","wait","black","wait","act"],"acted":[],"census":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"standing":{"rewards":"ask","bards":"ask","titan":"ask","dummy":"ask","census":"ask","story":"ask","start":"ask"}}],"tiles":[null,{"side":"threat"},null,{"side":"threat"},{"side":"recruit","units":{"militia":0,"archer":1,"infantry":2,"cleric":1,"mage":0}},{"side":"recruit","units":{"militia":0,"archer":0,"infantry":0,"cleric":1,"mage":1}},null,{"side":"threat"},{"side":"recruit","units":{"militia":0,"archer":1,"infantry":1,"cleric":1,"mage":0}},{"side":"recruit","units":{"militia":0,"archer":0,"infantry":0,"cleric":2,"mage":1}},null,null,null,null,null,{"side":"threat"},null,null,null,null,null,null],"queue":{"recruitPile":[2,6,10,13],"recruitNext":16,"recruitDiscard":[],"threatPile":[11,17],"threatNext":12,"threatDiscard":[]},"guilds":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"bards":{"ombel":[0,0,0],"estoria":[0,0,0],"argos":[0,0,0],"rapha":[0,0,0],"xidit":[0,0,0],"hautgivre":[0,0,0],"adlarian":[0,0,0]},"titans":{"3":[{"id":"titan-3b","raging":false},{"id":"titan-3a","raging":false}],"4":[{"id":"titan-4b","raging":false},{"id":"titan-4a","raging":false}],"5":[{"id":"titan-5b","raging":false},{"id":"titan-5a","raging":false}]},"barracks":{"militia":15,"archer":13,"infantry":11,"cleric":7,"mage":8},"awakenings":0,"dummy":{"wealth":6,"influence":5,"reputation":4},"carriedOut":18,"pending":null,"judging":{"kind":"mage","winners":[],"served":0},"result":{"assessments":[{"kind":"wealth","values":[2,6,0],"dummy":6,"ranking":[1,"dummy",0,2],"eliminated":[2]},{"kind":"influence","values":[0,0,0],"dummy":5,"ranking":["dummy",1,0],"eliminated":[0]},{"kind":"reputation","values":[0,0,0],"dummy":4,"ranking":["dummy",1],"eliminated":[1]}],"standings":["dummy",1,0,2],"winner":null}}', '1', '1');
INSERT INTO "snapshot" ("game_id", "seq", "state", "version", "schema") VALUES ('59ebe538-3d67-4a92-9cfe-db2bbce998a4', '30', '{"pack":{"name":"standard","fingerprint":"5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024"},"options":{"players":3,"length":"short","dummy":"normal"},"seed":"44f57a4ad3b25061de86a8e667e0052ab33302bb67b11d24ca23c2e9b5152f43","assessments":["wealth","influence","reputation"],"stage":"orders","year":2,"first":0,"lords":[{"city":13,"gold":0,"units":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["blue","red","black","red","blue","blue"],"acted":[],"census":null,"standing":{}},{"city":5,"gold":0,"units":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":null,"acted":[],"census":null,"standing":{}},{"city":3,"gold":0,"units":{"militia":0,"archer":0,"infantry":0,"cleric":0,"mage":0},"bards":20,"stories":15,"held":0,"orders":["black","black","red","blue","act","act"],"acted":[],"census":null,"standing":{"rewards":"ask","bards":"ask","titan":"ask","dummy":"ask","census":"ask","story":"ask","start":"ask"}}],"tiles":[null,{"side":"recruit","units":{"militia":2,"archer":1,"infantry":1,"cleric":0,"mage":0}},{"side":"threat"},null,{"side":"threat"},null,{"side":"recruit","units":{"militia":1,"archer":1,"infantry":1,"cleric":0,"mage":1}},{"side":"threat"},{"side":"recruit","units":{"militia":1,"archer":1,"infantry":1,"cleric":1,"mage":0}},null,null,{"side":"threat"},null,null,null,null,null,{"side":"recruit","units":{"militia":0,"archer":1,"infantry":2,"cleric":0,"mage":1}},null,null,null,null],"queue":{"recruitPile":[9,10,5,15],"recruitNext":12,"recruitDiscard":[],"threatPile":[3,13],"threatNext":16,"threatDiscard":[]},"guilds":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"bards":{"ombel":[0,0,0],"estoria":[0,0,0],"argos":[0,0,0],"rapha":[0,0,0],"xidit":[0,0,0],"hautgivre":[0,0,0],"adlarian":[0,0,0]},"titans":{"3":[{"id":"titan-3b","raging":false},{"id":"titan-3a","raging":false}],"4":[{"id":"titan-4b","raging":false},{"id":"titan-4a","raging":false}],"5":[{"id":"titan-5b","raging":false},{"id":"titan-5a","raging":false}]},"barracks":{"militia":14,"archer":12,"infantry":9,"cleric":11,"mage":8},"awakenings":0,"dummy":{"wealth":6,"influence":5,"reputation":4},"carriedOut":0,"pending":null,"judging":null,"result":null}', '1', '1');
INSERT INTO "vacation" ("id", "account_id", "first_day", "last_day", "begins_at", "ends_at", "cancelled") VALUES ('c555cd2e-c900-44c9-873e-7f71037c381b', '8bd5d859-448c-4eb8-b60a-1a48c6849874', '2027-06-06', '2027-06-12', '2027-06-05 22:00:00+00', '2027-06-12 22:00:00+00', 'false');
SELECT setval('public.outbox_id_seq', 56);
