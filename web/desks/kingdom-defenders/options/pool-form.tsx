// The tiles one by one: which of them may be dealt, what each does, and whether they are enough.
import { partsOf } from '../../../../src/picture/kingdom-defenders/effects.ts'
import { signed } from '../../../../src/picture/kingdom-defenders/rows.ts'
import type { Options } from '../../../../src/rules/kingdom-defenders/options.ts'
import type { Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import { tileText } from '../../../../src/rules/kingdom-defenders/words/effect-words.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { Row } from '../signs/row.tsx'
import { choosable, enough, type Kind, type Tile, takenOut, toggled } from './pool.ts'
import { optionsWords } from './words.ts'
import './options.css'

interface Props {
  readonly pack: Pack
  readonly options: Readonly<Options>
  readonly change: (pool: string[]) => void
}

const KINDS = ['characters', 'buildings'] as const

export function PoolForm({ pack, options, change }: Props) {
  const words = useWords(optionsWords).pool
  const pool = options.pool ?? []
  const out = takenOut(pack, options)
  const counts = enough(pack, options)
  const isEnough = KINDS.every((kind) => counts[kind].there >= counts[kind].needed)
  const harder = KINDS.flatMap((kind) => choosable(pack, kind)).filter(
    ({ id, stars }) => stars > 1 && pool.includes(id) && !out.includes(id),
  ).length
  return (
    <fieldset className="tile-pool">
      <legend>{words.title}</legend>
      <p className="hint">{words.about}</p>
      {KINDS.map((kind) => (
        <section key={kind}>
          <h2>{words[kind]}</h2>
          <div className="picks tiles">
            {choosable(pack, kind).map((tile) => (
              <Pick
                key={tile.id}
                {...{ type: 'checkbox', name: tile.id, disabled: out.includes(tile.id) }}
                checked={pool.includes(tile.id) && !out.includes(tile.id)}
                choose={() => change(toggled(pack, pool, tile.id))}
              >
                <TileLine pack={pack} tile={tile} note={out.includes(tile.id) ? words.takenOut : null} />
              </Pick>
            ))}
          </div>
        </section>
      ))}
      <div role="status" className={isEnough ? 'enough' : 'problem'}>
        <p>
          {isEnough ? words.enough : words.tooFew}{' '}
          {KINDS.map((kind: Kind) => words.counted[kind](counts[kind].there, counts[kind].needed)).join(' ')}
        </p>
        {harder > 2 ? <p>{words.advice(harder)}</p> : null}
      </div>
    </fieldset>
  )
}

function TileLine({ pack, tile, note }: { readonly pack: Pack; readonly tile: Tile; readonly note: string | null }) {
  const words = useWords(optionsWords).pool
  const locale = useLocale()
  const isPassive = 'passive' in tile && tile.passive
  return (
    <>
      <span>
        <strong>{tile.name[locale]}</strong> <span className="tag">{tile.id}</span>{' '}
        <span className="stars">
          <span aria-hidden="true">{'★'.repeat(tile.stars)}</span>
          <span className="hidden">{words.stars(tile.stars)}</span>
        </span>
      </span>
      <span className="does">
        <Row parts={[...(isPassive ? [signed('passive')] : []), ...partsOf(tile.effects)]} />
      </span>
      <span className="hint">{tileText(pack, tile, locale)}</span>
      {note ? <span className="hint out">{note}</span> : null}
    </>
  )
}
