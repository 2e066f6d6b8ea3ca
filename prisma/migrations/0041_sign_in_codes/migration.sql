-- Besides the link, a letter to sign in holds six digits to type where it was asked for. They follow from the link's hash by a
-- key of the server, so that nothing is kept of them but how many were tried: after a few, link and digits are void.
ALTER TABLE sign_in_link ADD COLUMN code_tries smallint NOT NULL DEFAULT 0;

-- What asked, in a few words: its letter says so. Nothing for links that are older.
ALTER TABLE sign_in_link ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 80);

-- The account that wants the address for its own; null for links that sign in.
ALTER TABLE sign_in_link ADD COLUMN account_id uuid REFERENCES account ON DELETE CASCADE;
CREATE INDEX sign_in_link_account_id ON sign_in_link (account_id) WHERE account_id IS NOT NULL;
