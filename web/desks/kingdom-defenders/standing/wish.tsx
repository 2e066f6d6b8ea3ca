// One instruction, whatever it takes: one of several things, some of them in order, or what goes into the camp.
import type { Standing } from '../../../../src/rules/kingdom-defenders/commands.ts'
import type { Instruction as Facts } from '../../../../src/rules/kingdom-defenders/standing-facts.ts'
import type { Resource } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { Stepper } from '../../shared/forms/stepper.tsx'
import { AddOne } from '../../shared/lists/add-one.tsx'
import { Ranked } from '../../shared/lists/ranked.tsx'
import { EmptyList } from '../../shared/standing/empty-list.tsx'
import { Instruction, wayOf } from '../../shared/standing/instruction.tsx'
import type { Wishes } from '../../shared/standing/use-wishes.ts'
import type { Speech } from '../speech.ts'
import { valueSaid } from './value-said.ts'
import { standingWords } from './words.ts'

interface Props {
  readonly speech: Speech
  readonly facts: Facts
  readonly wishes: Wishes<Standing>
}

export function Wish({ speech, facts: { field, takes, words: said }, wishes }: Props) {
  const words = useWords(standingWords)
  const about = said[useLocale()]
  const wish = wishes.standing[field]
  const name = (value: string) => valueSaid(speech, words, field, value)
  const set = (value: unknown) => wishes.set(field, value as Standing[typeof field])
  /** Of these to be asked is the usual. */
  const isAskedAnyway = field === 'plan' || field === 'acts'
  const shared = { field, about, isAskedAnyway }
  if (takes.t === 'one')
    return (
      <Instruction
        {...shared}
        ways={takes.of.map((value) => ({ value, label: name(value) }))}
        chosen={wish === undefined || (isAskedAnyway && wish === 'ask') ? 'usual' : String(wish)}
        choose={(next) => set(next === 'usual' ? undefined : next)}
      />
    )
  if (takes.t === 'camp') {
    const camp = typeof wish === 'object' ? (wish as { most: number; first: Resource }) : null
    return (
      <Instruction
        {...shared}
        ways={[{ value: 'own', label: words.campOwn }]}
        chosen={wayOf(wish)}
        choose={(next) =>
          set(next === 'usual' ? undefined : next === 'ask' ? 'ask' : { most: takes.most, first: takes.first[0] })
        }
      >
        {camp ? (
          <>
            <Stepper
              name={words.campMost}
              value={camp.most}
              most={takes.most}
              change={(most) => set({ ...camp, most })}
            >
              <strong>{words.campMost}</strong>
            </Stepper>
            <div className="picks small">
              {takes.first.map((first) => (
                <Pick
                  key={first}
                  type="radio"
                  name="camp-first"
                  checked={camp.first === first}
                  choose={() => set({ ...camp, first })}
                >
                  {words.campFirst(name(first))}
                </Pick>
              ))}
            </div>
          </>
        ) : null}
      </Instruction>
    )
  }
  const list = Array.isArray(wish) ? (wish as string[]) : []
  return (
    <Instruction
      {...shared}
      ways={[{ value: 'own', label: words.ownOrder, hint: words.ownOrderHint }]}
      chosen={wayOf(wish)}
      choose={(next) => set(next === 'usual' ? undefined : next === 'ask' ? 'ask' : [])}
    >
      {Array.isArray(wish) ? (
        <>
          <EmptyList of={list} />
          <Ranked items={list} name={name} change={set} canRemove />
          <AddOne
            label={words.addOne}
            items={takes.of.filter((value) => !list.includes(value))}
            name={name}
            add={(value) => set([...list, value])}
          />
        </>
      ) : null}
    </Instruction>
  )
}
