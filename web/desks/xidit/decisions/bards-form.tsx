// How bards are split over regions: all of them have to go somewhere.
import type { BardsOptions } from '../../../../src/rules/xidit/questions.ts'
import type { Placement, RegionId } from '../../../../src/rules/xidit/vocabulary.ts'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Stepper } from '../../shared/forms/stepper.tsx'
import { boardOf, viewOf } from '../play.ts'
import { sum } from './choice.ts'
import { nounWords, regionName } from './nouns.ts'
import { decisionWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly options: BardsOptions
  readonly bards: Placement
  readonly change: (bards: Placement) => void
}

export function BardsForm({ play, options: { count, regions }, bards, change }: Props) {
  const words = useWords(decisionWords)
  const nouns = useWords(nounWords)
  const board = boardOf(play)
  const left = count - sum(bards)
  const only = regions.length === 1 ? regions[0]! : null
  return (
    <fieldset>
      <legend>{words.bards.where(nouns.object(count, 'bards'))}</legend>
      {regions.map((region) => {
        const name = regionName(board, region)
        const here = bards[region] ?? 0
        const about = (
          <>
            <strong>{name}</strong>
            <RegionNow play={play} region={region} />
          </>
        )
        return only ? (
          <div key={region} className="stepper">
            <div className="what">{about}</div>
            <output>{count}</output>
          </div>
        ) : (
          <Stepper
            key={region}
            name={name}
            value={here}
            most={here + left}
            change={(many) => change({ ...bards, [region]: many })}
          >
            {about}
          </Stepper>
        )
      })}
      {only ? null : (
        <p className={left > 0 ? 'count open' : 'count'} role="status">
          {left > 0 ? words.bards.left(nouns.count(left, 'bards')) : words.bards.allPlaced}
        </p>
      )}
    </fieldset>
  )
}

/** What the region is worth, and who has bards there. */
function RegionNow({ play, region }: { readonly play: Play; readonly region: RegionId }) {
  const words = useWords(decisionWords).bards
  const seatName = useSeatNames(play.card)
  const now = viewOf(play).regions.find((one) => one.region === region)
  if (!now) return null
  const there = now.bards.flatMap((count, seat) =>
    count ? [seat === play.viewer ? words.you(count) : `${seatName(seat)} ${count}`] : [],
  )
  const mine = now.bards[play.viewer as number] ?? 0
  return (
    <span className="hint">
      {words.scores(now.first, now.second)}{' '}
      {now.central ? words.bastion(mine) : there.length > 0 ? words.there(there.join(', ')) : words.nobody}
    </span>
  )
}
