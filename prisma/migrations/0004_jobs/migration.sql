-- Running games, to look every minute for those that nobody carried on: finished ones, however many, cost nothing.
-- Only `status` decides what is in it, so that an append, which changes the other columns, does not touch it.
CREATE INDEX game_running ON game (id) WHERE status = 'running';
