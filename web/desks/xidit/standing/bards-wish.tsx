// Regions for bards in order of preference, each with a most of one placement.
import type { RegionId } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { AddOne } from '../../shared/lists/add-one.tsx'
import { Ranked } from '../../shared/lists/ranked.tsx'
import { EmptyList } from '../../shared/standing/empty-list.tsx'
import { wayOf } from '../../shared/standing/instruction.tsx'
import { regionName } from '../decisions/nouns.ts'
import { boardOf, viewOf } from '../play.ts'
import { Instruction, type WishProps } from './instruction.tsx'
import { standingWords } from './words.ts'

/** More than five are hardly ever placed at once. */
const MOSTS = [1, 2, 3, 4, 5]

export function BardsWish({ play, wishes }: WishProps) {
  const words = useWords(standingWords)
  const board = boardOf(play)
  const wish = wishes.standing.bards
  const list = wish === 'ask' ? [] : (wish ?? [])
  const listed = list.map(({ region }) => region)
  const name = (region: RegionId) => regionName(board, region)
  const open = viewOf(play).regions.map(({ region }) => region)
  const set = (regions: readonly RegionId[]) =>
    wishes.set(
      'bards',
      regions.map((region) => list.find((one) => one.region === region) ?? { region }),
    )
  const setMost = (region: RegionId, most: number) =>
    wishes.set(
      'bards',
      list.map((one) => (one.region === region ? { region, ...(most > 0 && { most }) } : one)),
    )
  return (
    <Instruction
      play={play}
      field="bards"
      ways={[{ value: 'own', label: words.bardsOwn, hint: words.bardsHint }]}
      chosen={wayOf(wish)}
      choose={(next) => wishes.set('bards', next === 'usual' ? undefined : next === 'ask' ? 'ask' : [])}
    >
      {wayOf(wish) === 'own' ? (
        <>
          <EmptyList of={list} />
          <Ranked
            items={listed}
            name={name}
            change={set}
            canRemove
            more={(region) => (
              <select
                aria-label={words.atMost(name(region))}
                value={list.find((one) => one.region === region)?.most ?? 0}
                onChange={({ target }) => setMost(region, Number(target.value))}
              >
                <option value={0}>{words.any}</option>
                {mostsFor(list.find((one) => one.region === region)?.most).map((most) => (
                  <option key={most} value={most}>
                    {words.most(most)}
                  </option>
                ))}
              </select>
            )}
          />
          <AddOne
            label={words.addRegion}
            items={open.filter((region) => !listed.includes(region))}
            name={name}
            add={(region) => set([...listed, region])}
          />
        </>
      ) : null}
    </Instruction>
  )
}

/** A larger one that somebody has sent by other ways is not lost. */
const mostsFor = (most: number | undefined): number[] =>
  most === undefined || MOSTS.includes(most) ? MOSTS : [...MOSTS, most]
