-- What is thrown away after a while is found by an index, some rows at a time: no sweep reads a table that grows.

-- Letters that are settled, of the mails they went in.
CREATE INDEX letter_settled ON letter (created_at) WHERE state <> 'waiting';

-- Links that were not used go by their end, used ones by their use.
DROP INDEX sign_in_link_expires_at;
CREATE INDEX sign_in_link_expires_at ON sign_in_link (expires_at) WHERE used_at IS NULL;
CREATE INDEX sign_in_link_used_at ON sign_in_link (used_at) WHERE used_at IS NOT NULL;
CREATE INDEX account_letter_expires_at ON account_letter (expires_at) WHERE token_hash IS NOT NULL;

-- What is counted for a day or a minute.
CREATE INDEX mailed_invitation_day ON mailed_invitation (day);
CREATE INDEX mailed_pair_day ON mailed_pair (day);
CREATE INDEX request_count_ends_at ON request_count (ends_at);

-- Where somebody's words stood who has gone.
CREATE INDEX message_erased ON message (game_id, number) WHERE erased;

-- Guests, to look for those who have not come back; and all tables that somebody opened, also those that are over.
CREATE INDEX account_guest ON account (created_at, id) WHERE email IS NULL AND deleted_at IS NULL;
DROP INDEX game_host;
CREATE INDEX game_host ON game (host, status);

-- By what stands for an address in links that end all letters to it, instead of the address: see games/letters/endings.ts.
CREATE FUNCTION address_mark(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(encode(sha256(convert_to(email, 'UTF8')), 'hex'), 32) $$;
CREATE INDEX account_address_mark ON account (address_mark(email)) WHERE email IS NOT NULL;
