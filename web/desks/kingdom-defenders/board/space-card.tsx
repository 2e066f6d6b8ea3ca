// A space somebody pointed at: what it is, what it asks and gives, and why it is closed.
import type { ReactNode } from 'react'
import type { SpaceOption } from '../../../../src/rules/kingdom-defenders/questions.ts'
import { useWords } from '../../../words/words.ts'
import { Sign } from '../signs/signs.tsx'
import type { Speech } from '../speech.ts'
import { asksSaid, closedSaid, givesSaid } from './space-said.ts'
import { boardWords } from './words.ts'
import './board.css'

interface Props {
  readonly speech: Speech
  readonly space: string
  /** As it is offered; undefined for whoever is not asked. */
  readonly option?: SpaceOption | undefined
  /** What can be done with it. */
  readonly children?: ReactNode
}

export function SpaceCard({ speech, space: id, option, children }: Props) {
  const words = useWords(boardWords)
  const { pack, layout, nouns, view } = speech
  const space = pack.spaces.get(id)!
  const isHere = layout.spaces.some((one) => one.id === id)
  const there = view.spaces[id]
  const closed = closedSaid(speech, option, words)
  return (
    <div className="space-card">
      <p className="name">
        <strong>{nouns.tile(id)}</strong> <span className="tag">{id}</span>{' '}
        <span className="hint">{nouns.area(space.area)}</span>
      </p>
      {isHere ? (
        <>
          {givesSaid(speech, space, words).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="row state">
            {option?.req ? (
              <span>
                <Sign of="disc" />
                {option.req.coins > 0 ? <Sign of="coin" /> : null}
                {option.req.fame > 0 ? <Sign of="fame" /> : null} {words.asks(asksSaid(speech, option.req, words))}
              </span>
            ) : null}
            {closed ? (
              <span className="closed">
                <Sign of="shut" /> {closed}
              </span>
            ) : option ? (
              <span className="open">
                <Sign of="yes" /> {words.isOpen}
              </span>
            ) : there ? (
              <span>{words.occupied(nouns.seat(there.seat))}</span>
            ) : null}
          </p>
        </>
      ) : (
        <p>{words.forPlayers(space.minPlayers)}</p>
      )}
      {children}
    </div>
  )
}
