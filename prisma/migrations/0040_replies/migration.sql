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
