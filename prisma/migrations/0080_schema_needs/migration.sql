-- What a release must know to work with these tables. A migration that breaks the release before says here which one a release
-- must know at least: `INSERT INTO schema_needs VALUES ('0090_this_one', '0080_schema_needs')`. Migrations that are not in here
-- only add, and releases that do not know them go on: docs/releasing.md.
CREATE TABLE schema_needs (
  migration text PRIMARY KEY,
  needs text NOT NULL
);
