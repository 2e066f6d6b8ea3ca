// Every region with what it scores, its bards and its cities; the closed ones too.
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { Place } from './in-words.tsx'
import type { Speech } from './said-cities.ts'

export const regionsInWords = (board: BoardFile, view: View, { words, seatName }: Speech): Place[] =>
  board.regions.map(({ id, name, first, second, cities }) => {
    const open = view.regions.find(({ region }) => region === id)
    if (!open) return { name, facts: [words.closed] }
    const bards = open.bards.flatMap((count, seat) =>
      count === 0 ? [] : [`${seatName(seat)} ${count ?? words.unknown}`],
    )
    return {
      name,
      facts: [
        words.scores(first, second),
        bards.length > 0 ? words.bards(bards.join(', ')) : words.noBards,
        words.borders(cities.join(', ')),
      ],
    }
  })
