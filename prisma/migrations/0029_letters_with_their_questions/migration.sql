-- A letter keeps the ids of the questions it asks for, with a space between two, so that a link in it is judged without
-- reading the log. Null for letters from before, where the row does not tell them: these ask for what is open until the rules
-- carry on.

ALTER TABLE letter ADD COLUMN questions text;

-- A reminder's occasion names the questions of all who were asked; each has its own seat.
UPDATE letter SET questions = occasion WHERE kind IN ('decision-asked', 'reminder');
