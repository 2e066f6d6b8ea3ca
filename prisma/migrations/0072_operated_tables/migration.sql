-- Since when whoever runs the server keeps a table out of the public lists and exports. Who knows its address still sees it.
ALTER TABLE game ADD COLUMN hidden_at timestamptz;

-- They look for what could not be delivered, the newest first.
CREATE INDEX letter_undelivered ON letter (created_at DESC) WHERE state IN ('failed', 'bounced');
CREATE INDEX account_letter_undelivered ON account_letter (created_at DESC) WHERE state IN ('failed', 'bounced');
