// What programs are told beside a game's log: written in the statement that writes what it tells of.

/**
 * `told` selects game, account, kind, occasion and at. The id is computed as games/model/hook.ts does; a row that is there
 * already stays as it is.
 */
export const tellHooks = (
  told: string,
): string => `INSERT INTO delivery (hook_id, id, game_id, kind, occasion, next_try_at, created_at)
  SELECT w.id,
    left(encode(sha256(convert_to(concat_ws('/', t.game, t.account, t.kind, t.occasion), 'UTF8')), 'hex'), 32)::uuid,
    t.game, t.kind, t.occasion, t.at, t.at
  FROM (${told}) t JOIN webhook w ON w.account_id = t.account AND w.is_on AND t.kind = ANY (w.kinds)
  FOR KEY SHARE OF w ON CONFLICT DO NOTHING`
