// What the play of a lesson does, whichever game it teaches: it answers with receipts, keeps to the lesson, and takes back.
import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/rules/ruleset.ts'
import type { Play } from '../../web/desks/desk.ts'
import type { Table } from '../../web/desks/shared/lesson/local-play.ts'

interface Taught<Answer extends Command, Game> {
  readonly localPlay: (table: Table<Answer, Game>) => Play
  readonly names: readonly string[]
  readonly learner: number
  /** What the lesson has against an answer; null where nothing. */
  readonly strays: (command: Answer) => unknown
  /** Where this answer is asked for, and one that the rules take and the lesson does not. */
  readonly asked: Game
  readonly answer: Answer
  readonly astray: Answer
  /** Where something is handed in that can be taken back. */
  readonly handedIn: Game
  readonly kept: Answer
}

export function describePlay<Answer extends Command, Game>(name: string, taught: Taught<Answer, Game>): void {
  const { localPlay, names, learner, strays, asked, answer, astray, handedIn, kept } = taught
  const taken: [string, Answer | null][] = []
  const play = (game: Game) =>
    localPlay({
      ...{ game, title: 'Lesson', locale: 'en', names, draft: null, keepDraft: () => {} },
      take: (kind, command) => taken.push([kind, command]),
      objection: (command) => (strays(command) ? 'Not in this lesson.' : null),
    })
  const fields = ({ t: _, ...rest }: Answer) => rest

  describe(name, () => {
    it('answers with a receipt, and refuses what the lesson cannot go on from', async () => {
      const receipt = await play(asked).give(answer.t, fields(answer))
      expect(receipt).toMatchObject({ seat: learner, seal: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(taken).toEqual([[answer.t, answer]])
      await expect(play(asked).give(astray.t, fields(astray))).rejects.toThrow('Not in this lesson.')
      expect(taken).toHaveLength(1)
    })

    it('shows what is handed in, and takes it back', async () => {
      const there = play(handedIn)
      expect(there.answers[kept.t]).toEqual(fields(kept))
      await there.withdraw(kept.t)
      expect(taken.at(-1)).toEqual([kept.t, null])
    })
  })
}
