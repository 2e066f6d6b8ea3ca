-- Since when whoever runs the server lets somebody do nothing here: nobody signs in to the account, none of its tokens is good,
-- and it is told nothing. Nothing of it is deleted, so that all of it is good again when this is NULL again.
ALTER TABLE account ADD COLUMN suspended_at timestamptz;
CREATE INDEX account_suspended ON account (suspended_at) WHERE suspended_at IS NOT NULL;

-- Whoever runs the server looks for people by how their names begin.
CREATE INDEX account_name ON account (lower(name) text_pattern_ops) WHERE name IS NOT NULL;
