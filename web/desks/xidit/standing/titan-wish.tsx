// Whether titans are fought, which first, and with whom.
import { type TitanSize, UNIT_KINDS } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { AddOne } from '../../shared/lists/add-one.tsx'
import { Ranked } from '../../shared/lists/ranked.tsx'
import { EmptyList } from '../../shared/standing/empty-list.tsx'
import { kindName, nounWords } from '../decisions/nouns.ts'
import { factsOf, Instruction, type WishProps } from './instruction.tsx'
import { standingWords } from './words.ts'

export function TitanWish({ play, wishes }: WishProps) {
  const words = useWords(standingWords)
  const nouns = useWords(nounWords)
  const wish = wishes.standing.titan
  const { takes } = factsOf(play, 'titan')
  const all = takes.t === 'titan' ? (takes.sizes as TitanSize[]) : []
  const fight = typeof wish === 'object' ? wish : null
  return (
    <Instruction
      play={play}
      field="titan"
      ways={[{ value: 'own', label: words.titanFight }]}
      chosen={fight ? 'own' : wish === 'ask' ? 'ask' : 'usual'}
      choose={(next) =>
        wishes.set('titan', next === 'usual' ? undefined : next === 'ask' ? 'ask' : { sizes: [...all] })
      }
    >
      {fight ? (
        <>
          <h4>{words.sizes}</h4>
          <EmptyList of={fight.sizes} />
          <Ranked
            items={fight.sizes}
            name={words.size}
            change={(sizes) => wishes.set('titan', { ...fight, sizes })}
            canRemove
          />
          <AddOne
            label={words.addSize}
            items={all.filter((size) => !fight.sizes.includes(size))}
            name={words.size}
            add={(size) => wishes.set('titan', { ...fight, sizes: [...fight.sizes, size] })}
          />
          <h4>{words.pay}</h4>
          <Ranked
            items={fight.pay ?? UNIT_KINDS}
            name={(kind) => kindName(nouns, kind)}
            change={(pay) => wishes.set('titan', { ...fight, pay })}
          />
        </>
      ) : null}
    </Instruction>
  )
}
