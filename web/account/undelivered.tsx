// Letters that did not arrive, and what the other server said.
import { Link } from '../address/address.tsx'
import { useUndelivered } from '../api/me.ts'
import { moment } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { accountWords } from './words.ts'

export function Undelivered() {
  const words = useWords(accountWords)
  const letters = useUndelivered()
  if (!letters?.length) return null
  return (
    <div className="problem">
      <p>
        <strong>{words.undelivered}</strong> {words.undeliveredHint}
      </p>
      <ul>
        {letters.map(({ game, kind, occasion, state, reason, writtenAt }) => (
          <li key={`${game} ${kind} ${occasion}`}>
            <Link to={`/games/${game}`}>{words.kind(kind)}</Link>, {moment(writtenAt)}:{' '}
            {state === 'skipped'
              ? words.notSent
              : `${state === 'bounced' ? words.bounced : words.refused}: ${reason || words.noReason}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
