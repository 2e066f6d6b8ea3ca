-- Browsers that are told, by web push: each is a webhook of a form of its own, so that what goes there is a delivery like any other,
-- with its true state, one hand at a time, and an end.
ALTER TABLE webhook DROP CONSTRAINT webhook_form_check;
ALTER TABLE webhook ADD CONSTRAINT webhook_form_check CHECK (form IN ('standard', 'discord', 'slack', 'ntfy', 'push'));

-- What the browser gave to encrypt with, and the session it was signed in with: when that has ended, it is told nothing more.
ALTER TABLE webhook ADD COLUMN p256dh text, ADD COLUMN auth text, ADD COLUMN session_id uuid;
ALTER TABLE webhook ADD CONSTRAINT webhook_push_keys CHECK (form <> 'push' OR (p256dh IS NOT NULL AND auth IS NOT NULL));

-- One browser is one subscription, whoever uses it.
CREATE INDEX webhook_push ON webhook (url) WHERE form = 'push';

-- Of which kinds of letters somebody's browsers tell them, as well as by mail or instead. Who has no such browser is not
-- told anything by it, so all who were here before have their letters as they had them.
ALTER TABLE account ADD COLUMN pushes text[] NOT NULL
  DEFAULT '{invitation,game-began,your-turn,reminder,round-report,game-over,stand-in,seat-at-risk}';
