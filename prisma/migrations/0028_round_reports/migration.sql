-- Not every game has years: the letter about a round goes by a wish that says so. What people have set stays set.
UPDATE account SET letters = letters - 'year-report' || jsonb_build_object('round-report', letters->'year-report')
  WHERE letters ? 'year-report';
UPDATE letter SET wish = 'round-report' WHERE wish = 'year-report';
