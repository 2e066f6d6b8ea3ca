// Where everybody stands after a frame, with what it changed for them.
import type { Sign as Kind } from '../../../../src/picture/kingdom-defenders/signs.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from '../../shared/film/names.ts'
import { SeatPiece } from '../../shared/film/piece.tsx'
import { useNouns } from '../nouns.ts'
import { colourOf } from '../play.ts'
import { Sign } from '../signs/signs.tsx'
import type { Account, Entry, Figure } from './ledger.ts'
import { ledgerWords } from './words.ts'

const SIGN: Readonly<Record<Figure, Kind>> = {
  ...{ fame: 'fame', hero: 'disc', wounds: 'wound', strength: 'strength', magic: 'magic' },
  ...{ cards: 'card', rewards: 'chest' },
}

export function Accounts({ play, accounts }: { readonly play: Play; readonly accounts: readonly Account[] }) {
  const words = useWords(ledgerWords)
  const nouns = useNouns(play)
  const nameOf = usePlayers(play)
  return (
    <ul className="list accounts" aria-label={words.title}>
      {accounts.map(({ seat, figures, goods }) => (
        <li key={seat}>
          <span className="who">
            <SeatPiece seat={seat} colour={colourOf(play, seat)} />
            <span>{nameOf(seat)}</span>
          </span>
          <span className="entries">
            {figures.map((entry) => (
              <Figured key={entry.of} entry={entry} kind={SIGN[entry.of]} name={words.figure[entry.of]} />
            ))}
          </span>
          {goods.length > 0 ? (
            <span className="entries">
              {goods.map((entry) => (
                <Figured key={entry.of} entry={entry} kind={entry.of} name={nouns.goods(2, entry.of).slice(2)} />
              ))}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface Props {
  readonly entry: Entry<string>
  readonly kind: Kind
  readonly name: string
}

/** What has changed stands out by more than its colour: it says by how much. */
function Figured({ entry: { value, change }, kind, name }: Props) {
  return (
    <span className={change === 0 ? 'figure' : 'figure changed'} title={name}>
      <Sign of={kind} />
      <span className="hidden">{name}</span> {value}
      {change === 0 ? null : <strong> {change > 0 ? `+${change}` : `−${-change}`}</strong>}
    </span>
  )
}
