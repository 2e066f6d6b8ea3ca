// The affairs of a table: more time, a pause, what is agreed, and another player where one is wanted.

import { useSession } from '../../api/me.ts'
import type { Card } from '../../api/types.ts'
import { Agreement } from '../../play/agreement.tsx'
import { Chance } from '../../play/chance.tsx'
import { useWords } from '../../words/words.ts'
import { affairsWords } from './affairs.words.ts'
import { Invite } from './invite.tsx'
import { MoreTime } from './more-time.tsx'
import { Pause } from './pause.tsx'

interface Props {
  readonly card: Card
  readonly viewer: number | 'public'
  /** A letter's link is for answers alone. */
  readonly byLetter: boolean
}

export function Affairs({ card, viewer, byLetter }: Props) {
  const words = useWords(affairsWords)
  const account = useSession()?.account
  const isPlaying = viewer !== 'public' && card.status === 'running' && !byLetter
  const isWanted = card.seats.some(({ offeredAt }) => offeredAt !== null)
  return (
    <div className="affairs">
      {isPlaying ? (
        <>
          <section>
            <h3>{words.time}</h3>
            <MoreTime card={card} viewer={viewer} />
          </section>
          <section>
            <h3>{words.pause}</h3>
            <Pause card={card} viewer={viewer} />
          </section>
        </>
      ) : null}
      {isWanted && account === card.host && !byLetter ? (
        <section>
          <h3>{words.substitute}</h3>
          <Invite card={card} />
        </section>
      ) : null}
      <section>
        <h3>{words.agreement}</h3>
        <Agreement card={card} />
        <Chance card={card} />
      </section>
    </div>
  )
}
