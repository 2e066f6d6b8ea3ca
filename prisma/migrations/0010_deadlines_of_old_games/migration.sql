-- Games that were running when deadlines came have none until their next append. They are to be looked at: whoever does
-- gives those who are asked all the time that is agreed, from then on.
UPDATE game SET revision = revision + 1, wakes_at = now()
WHERE status = 'running' AND occasion IS NULL AND wakes_at IS NULL
  AND coalesce(agreement #>> '{pace,orders}', agreement #>> '{pace,decisions}') IS NOT NULL;
