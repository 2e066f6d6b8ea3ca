// Which guild a story from the census goes onto.
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { AddOne } from '../../shared/lists/add-one.tsx'
import { Ranked } from '../../shared/lists/ranked.tsx'
import { EmptyList } from '../../shared/standing/empty-list.tsx'
import { wayOf } from '../../shared/standing/instruction.tsx'
import { boardOf, cityName, viewOf } from '../play.ts'
import { Instruction, type WishProps } from './instruction.tsx'
import { standingWords } from './words.ts'

export function StoryWish({ play, wishes }: WishProps) {
  const words = useWords(standingWords)
  const board = boardOf(play)
  const wish = wishes.standing.story
  const list = wish === 'ask' ? [] : (wish ?? [])
  const name = (city: City) => `${city} ${cityName(board, city)}`
  // Those where one has a guild come first: the others are for later.
  const mine = viewOf(play).guilds.flatMap(({ seat, city }) => (seat === play.viewer ? [city] : []))
  const others = board.cities.map(({ id }) => id).filter((id) => !mine.includes(id))
  return (
    <Instruction
      play={play}
      field="story"
      ways={[{ value: 'own', label: words.storyOwn }]}
      chosen={wayOf(wish)}
      choose={(next) => wishes.set('story', next === 'usual' ? undefined : next === 'ask' ? 'ask' : mine)}
    >
      {wayOf(wish) === 'own' ? (
        <>
          <EmptyList of={list} />
          <Ranked items={list} name={name} change={(next) => wishes.set('story', next)} canRemove />
          <AddOne
            label={words.addGuild}
            items={[...mine, ...others].filter((city) => !list.includes(city))}
            name={name}
            add={(city) => wishes.set('story', [...list, city])}
          />
        </>
      ) : null}
    </Instruction>
  )
}
