-- What whoever runs the server did by hand. A row is written before something is done, and a second one, which names the first,
-- says what came of it: one alone was begun, and nobody knows. Nobody's name or address is in it, only ids: who goes is gone.
CREATE TABLE operator_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- The name they gave, and how the machine knows them.
  who text NOT NULL CHECK (length(who) BETWEEN 1 AND 80),
  login text NOT NULL,
  act text NOT NULL,
  -- Whom or what it is about: the id of an account, a game or a letter.
  about text,
  detail text,
  why text CHECK (length(why) <= 500),
  -- Of the row before, where this one says what came of it.
  answers bigint,
  outcome text,
  CHECK ((answers IS NULL) = (outcome IS NULL))
);
CREATE INDEX operator_act_about ON operator_act (about, id);
CREATE UNIQUE INDEX operator_act_answers ON operator_act (answers) WHERE answers IS NOT NULL;

-- It only grows: what was done was done.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION '% is written once, and never changed', TG_TABLE_NAME; END $$;
CREATE TRIGGER operator_act_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
