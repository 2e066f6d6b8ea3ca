// What programs and browsers are told beside a game's log: written in the statement that writes what it tells of.

/** Of what a delivery tells, as games/model/hook.ts computes it. */
const idOf = (parts: string): string =>
  `left(encode(sha256(convert_to(concat_ws('/', ${parts}), 'UTF8')), 'hex'), 32)::uuid`

const DELIVERY = 'INSERT INTO delivery (hook_id, id, game_id, kind, occasion, next_try_at, created_at)'

/** A program is told what it is there for, a browser what its owner wishes to hear of so. */
const WANTS = `CASE WHEN w.form = 'push' THEN t.kind = ANY (a.pushes) ELSE t.kind = ANY (w.kinds) END`

/** `told` selects game, account, kind, occasion and at. A row that is there already stays as it is. */
export const tellHooks = (told: string): string => `${DELIVERY}
  SELECT w.id, ${idOf('t.game, t.account, t.kind, t.occasion')}, t.game, t.kind, t.occasion, t.at, t.at
  FROM (${told}) t JOIN account a ON a.id = t.account AND a.suspended_at IS NULL JOIN webhook w ON w.account_id = a.id AND w.is_on AND ${WANTS}
  FOR KEY SHARE OF w ON CONFLICT DO NOTHING`

/** That a webhook was switched off: the browsers of its owner, who may wish to hear of it. */
export const TELL_BROWSERS_OF_HOOK = `${DELIVERY}
  SELECT w.id, ${idOf("'webhook-off', t.account, t.hook, t.at")}, t.game, 'webhook-off', t.hook::text, t.at, t.at
  FROM (SELECT $1::uuid AS account, $2::uuid AS game, $3::uuid AS hook, $4::timestamptz AS at) t
    JOIN account a ON a.id = t.account AND a.suspended_at IS NULL
    JOIN webhook w ON w.account_id = a.id AND w.form = 'push' AND w.is_on
  WHERE 'webhook' = ANY (a.pushes) ON CONFLICT DO NOTHING`

/** What is about no game, to all browsers of somebody's: it is no letter's kind, and nobody can wish it away. */
export const TELL_BROWSERS = `${DELIVERY}
  SELECT w.id, ${idOf('t.account, t.kind, t.occasion')}, NULL, t.kind, t.occasion, t.at, t.at
  FROM (SELECT $1::uuid AS account, $2::text AS kind, $3::text AS occasion, $4::timestamptz AS at) t
    JOIN webhook w ON w.account_id = t.account AND w.form = 'push' AND w.is_on
  WHERE $5::uuid IS NULL OR w.id = $5
  FOR KEY SHARE OF w ON CONFLICT DO NOTHING`
