-- Letters are written together with what they tell of. What somebody was still to be told of becomes a letter now, that
-- comes at once; whoever does not want it, or was told otherwise meanwhile, is found out when it is sent.
INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
SELECT gen_random_uuid(), s.account, n.game_id, n.kind, n.occasion, n.seq,
  CASE n.kind
    WHEN 'round-over' THEN 'year-report'
    WHEN 'decision-asked' THEN 'your-turn'
    WHEN 'stand-in-played' THEN 'stand-in'
    WHEN 'game-began' THEN n.kind
    WHEN 'game-over' THEN n.kind
    WHEN 'reminder' THEN n.kind
    WHEN 'seat-at-risk' THEN n.kind
    WHEN 'substitute-wanted' THEN n.kind
    ELSE 'table-news'
  END, now(), now()
FROM notice n
JOIN seat s ON s.game_id = n.game_id AND n.seat IN (-1, s.seat)
JOIN account a ON a.id = s.account AND a.email IS NOT NULL
WHERE n.told_at IS NULL
ON CONFLICT DO NOTHING;

INSERT INTO letter (id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
SELECT gen_random_uuid(), game_id, kind, occasion, seq, 'operator', now(), now()
FROM notice WHERE told_at IS NULL AND kind = 'parked'
ON CONFLICT DO NOTHING;

DROP TABLE notice;
DELETE FROM outbox WHERE task = 'letters';
