// What is brought to webhooks, in PostgreSQL: like letters, each row has its true state, and is in one hand at a time.
import type pg from 'pg'
import { MOST_WAITING } from '../../games/model/hook.ts'
import type { Delivery, DueDelivery, DuePush, HookStore } from '../../games/ports/hooks.ts'
import { dropSome } from '../database/drop-some.ts'
import { tellHooks } from './tell-hooks.ts'

const DELIVERY = `d.id, d.hook_id AS hook, d.game_id AS game, d.kind, d.occasion, d.state, d.attempts, d.next_try_at AS "nextTryAt",
  d.sent_at AS "sentAt", d.status, d.duration, d.reason, d.created_at AS "createdAt"`

const MINE = "EXISTS (SELECT 1 FROM webhook WHERE id = d.hook_id AND account_id = $1 AND form <> 'push')"

type Part = Pick<HookStore, 'tell' | 'test' | 'deliveries' | 'again' | 'claim' | 'settle' | 'late' | 'dropBefore'>

export const deliveryStore = (pool: pg.Pool): Part => ({
  async tell({ game, account, kind, occasion }, at) {
    const { rowCount } = await pool.query({
      name: 'tell-hooks',
      text: TELL,
      values: [game, account, kind, occasion, at],
    })
    return rowCount ?? 0
  },

  async test(account, hook, id, at) {
    const { rows } = await pool.query<Delivery>(TEST, [account, hook, id, at])
    return rows[0]
  },

  async deliveries(account, hook, most) {
    const { rows } = await pool.query<Delivery>(
      `SELECT ${DELIVERY} FROM delivery d WHERE d.hook_id = $2 AND ${MINE} ORDER BY d.created_at DESC, d.id LIMIT $3`,
      [account, hook, most],
    )
    return rows
  },

  async again(account, hook, id, at) {
    const { rows } = await pool.query<Delivery>(
      `UPDATE delivery d SET state = 'waiting', again = true, attempts = 0, next_try_at = $4
       WHERE d.hook_id = $2 AND d.id = $3 AND ${MINE} RETURNING ${DELIVERY}`,
      [account, hook, id, at],
    )
    return rows[0]
  },

  async claim({ now, lease, failing }) {
    const { rows } = await pool.query<DueDelivery | DuePush>({
      name: 'claim-delivery',
      text: CLAIM,
      values: [now, lease, failing],
    })
    return rows[0]
  },

  async settle({ hook, id, url, again }, settled) {
    const { state, at, reason } = settled
    const { status, duration } = state === 'skipped' ? { status: null, duration: null } : settled
    const nextTryAt = state === 'waiting' ? settled.nextTryAt : null
    await pool.query({
      name: 'settle-delivery',
      text: SETTLE,
      values: [hook, id, state, at, status, duration, reason, nextTryAt, url, again, SLOW_MS, MOST_WAITING - 1],
    })
  },

  async late(since) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM (SELECT 1 FROM delivery d JOIN webhook w ON w.id = d.hook_id
         WHERE d.state = 'waiting' AND d.next_try_at < $1 AND w.failing_since IS NULL LIMIT ${MOST_LATE}) counted`,
      [since],
    )
    return rows[0]!.count
  },

  async dropBefore(before) {
    await pool.query(DROP_BEFORE, [before])
  },
})

/** Whether any are is what matters. */
const MOST_LATE = 1000

/** One that waits is tried for some days, and has failed then. */
const DROP_BEFORE = dropSome('delivery', `state <> 'waiting' AND created_at < $1`, 'created_at')

const TELL = tellHooks(
  'SELECT $1::uuid AS game, $2::uuid AS account, $3::text AS kind, $4::text AS occasion, $5::timestamptz AS at',
)

/** One that waits already is enough. */
const TEST = `WITH waiting AS (
    SELECT d.* FROM delivery d WHERE d.hook_id = $2 AND d.kind = 'test' AND d.state = 'waiting' AND ${MINE} LIMIT 1),
  added AS (INSERT INTO delivery (hook_id, id, kind, occasion, next_try_at, created_at)
    SELECT id, $3, 'test', '', $4, $4 FROM webhook
    WHERE id = $2 AND account_id = $1 AND form <> 'push' AND is_on AND NOT EXISTS (SELECT 1 FROM waiting) FOR KEY SHARE RETURNING *)
  SELECT ${DELIVERY} FROM (SELECT * FROM waiting UNION ALL SELECT * FROM added) d`

/** Of one account, however many webhooks it has. */
const AT_ONCE_OF_ONE = 2
/** Who takes longer to answer is slow. */
const SLOW_MS = 1_000

/** Where nothing arrives, or takes its time to. */
const HANGS = '(w.failing_since IS NOT NULL OR w.is_slow)'

/**
 * One at a time to each address and few for each account, so that whoever hangs there holds up nothing but their own; and what
 * goes where things arrive soon goes before what goes where they do not.
 */
const CLAIM = `WITH next AS MATERIALIZED (
    SELECT d.hook_id, d.id FROM delivery d JOIN webhook w ON w.id = d.hook_id
    WHERE d.state = 'waiting' AND d.next_try_at <= $1 AND w.busy_until <= $1 AND ($3 OR NOT ${HANGS})
      AND (SELECT count(*) FROM webhook o WHERE o.account_id = w.account_id AND o.busy_until > $1) < ${AT_ONCE_OF_ONE}
    ORDER BY ${HANGS}, d.next_try_at, d.created_at, d.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED),
  w AS (UPDATE webhook SET busy_until = $2 FROM next WHERE webhook.id = next.hook_id RETURNING webhook.*),
  d AS (UPDATE delivery SET attempts = attempts + 1, next_try_at = $2 FROM next
    WHERE delivery.hook_id = next.hook_id AND delivery.id = next.id RETURNING delivery.*)
  SELECT ${DELIVERY}, d.again, w.url, w.form, w.ok_at AS "okAt", ${HANGS} AS "isFailing",
    json_build_object('p256dh', w.p256dh, 'auth', w.auth) AS keys,
    EXISTS (SELECT 1 FROM session s WHERE s.id = w.session_id AND s.expires_at > $1) AS "isSignedIn",
    array_remove(ARRAY[encode(w.secret, 'hex'), CASE WHEN w.former_until > $1 THEN encode(w.former_secret, 'hex') END], NULL)
      AS secrets,
    json_build_object('account', a.id, 'locale', a.locale, 'timeZone', a.time_zone, 'letterbox', CASE WHEN a.email IS NOT NULL
      THEN json_build_object('wishes', a.letters, 'digestHour', a.digest_hour, 'timeZone', a.time_zone) END, 'pushes', a.pushes) AS owner
  FROM d, w JOIN account a ON a.id = w.account_id`

/**
 * What its owner wants sent again meanwhile goes again; what came of an address that is another by now says nothing of the new one.
 * Of what waits besides, the newest stay: who writes it down would count at every step of a game, and here one does for each webhook.
 */
const SETTLE = `WITH d AS (UPDATE delivery SET state = CASE WHEN again AND NOT $10::boolean THEN 'waiting' ELSE $3 END,
      status = $5, duration = $6, reason = $7, sent_at = CASE WHEN $3 = 'sent' THEN $4::timestamptz END,
      next_try_at = CASE WHEN again AND NOT $10::boolean THEN $4 ELSE coalesce($8, next_try_at) END,
      again = again AND (NOT $10::boolean OR $3 = 'waiting')
    WHERE hook_id = $1 AND id = $2 AND state = 'waiting'),
  old AS (UPDATE delivery SET state = 'skipped', reason = 'too-many-waiting'
    WHERE hook_id = $1 AND state = 'waiting' AND id IN (SELECT id FROM delivery
      WHERE hook_id = $1 AND state = 'waiting' AND id <> $2 ORDER BY created_at DESC, id OFFSET $12))
  UPDATE webhook SET busy_until = '-infinity', ok_at = CASE WHEN $3 = 'sent' AND url = $9 THEN $4 ELSE ok_at END,
    is_slow = url = $9 AND coalesce($6::integer > $11::integer, is_slow),
    failing_since = CASE WHEN url <> $9 THEN NULL WHEN $3 = 'sent' THEN NULL WHEN $3 = 'skipped' THEN failing_since
      ELSE coalesce(failing_since, $4) END
  WHERE id = $1`
