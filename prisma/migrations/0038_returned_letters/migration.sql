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
