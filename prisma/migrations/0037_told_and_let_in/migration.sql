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
