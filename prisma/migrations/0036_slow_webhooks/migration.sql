-- Webhooks that take their time wait with those where nothing arrives, so that they hold up nobody else.
ALTER TABLE webhook ADD COLUMN is_slow boolean NOT NULL DEFAULT false;
