-- A game plays to its end with the rules, and with the data, that it began with: `pack` is the fingerprint of the data. Those
-- there are began with the only pack there was. Empty is for tables that a server opens which knows nothing of it yet.
ALTER TABLE game ADD COLUMN pack text NOT NULL DEFAULT '';
UPDATE game SET pack = '5b966e74186d5c6259153bcca01aab2f6afc2dfac9bd279164bc5a1dca96f024'
  WHERE ruleset = 'xidit' AND version = 1;

-- In which shape events and states are kept, by number; and by which version of the rules a state was made.
ALTER TABLE log ADD COLUMN schema smallint NOT NULL DEFAULT 1;
ALTER TABLE snapshot ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN schema smallint NOT NULL DEFAULT 1;
UPDATE snapshot SET version = game.version FROM game WHERE game.id = snapshot.game_id AND game.version <> 1;
