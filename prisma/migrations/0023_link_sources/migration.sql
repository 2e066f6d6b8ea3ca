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
