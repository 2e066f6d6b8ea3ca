-- How many invitations somebody has had mailed on a day ('sent'), and how many were mailed to them ('received'): letters to
-- people who did not ask for them must have an end. Older days are dropped when a new one begins.
CREATE TABLE mailed_invitation (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('sent', 'received')),
  day date NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (account_id, way, day)
);
