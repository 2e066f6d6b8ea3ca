-- Events as bytes: JSON text as it is, or deflated where that spares room (a deflated one begins with 0x78, JSON with `[`).
-- PostgreSQL compresses only rows above 2 KB, which few pages of a log are.
ALTER TABLE log ALTER COLUMN events TYPE bytea USING convert_to(events::text, 'UTF8');
