// Saying what one's spaces do: what is on the paper, and how it gets there. Every stroke is kept as a draft.
import { useState } from 'react'
import type { Acts } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { type Asked, viewOf } from '../play.ts'
import { useSpeech } from '../speech.ts'
import {
  type ActsPaper,
  carried,
  inTurn,
  type Line,
  onPaper,
  paperOf,
  readDraft,
  removed,
  samePaper,
  type Way,
  withWay,
} from './paper.ts'
import { actsWords } from './words.ts'

export type ActsDesk = ReturnType<typeof useActs>

export function useActs(play: Play, question: Asked<'acts'>) {
  const words = useWords(actsWords)
  const speech = useSpeech(play)
  const { round } = viewOf(play)
  const about = `acts-${round}`
  const spaces = Object.keys(question.byItself ?? {})
  const given = play.answers.acts as Acts | undefined
  const areaOf = (space: string) => speech.pack.spaces.get(space)!.area
  const handedIn = given ? inTurn(paperOf(given, spaces), areaOf) : null
  const paper = onPaper(play.draft?.for === about ? readDraft(play.draft.content, spaces) : null, handedIn, spaces)
  const [pointed, point] = useState<string | null>(null)
  const [said, say] = useState('')
  const [isReopened, reopen] = useState(false)
  const isChanged = handedIn !== null && !samePaper(paper, handedIn)
  const isOpen = handedIn === null || isChanged || isReopened

  const keep = (next: ActsPaper, instead: ActsPaper | null = handedIn) =>
    play.keepDraft({ for: about, content: { paper: inTurn(next, areaOf), instead } })
  const isSaidInB = ({ space, do: way }: Line) => areaOf(space).startsWith('B') && way !== 'ask'
  /** Characters come first and camps last, whatever stands here: only what is said of those between has an order of one's own. */
  const canShift = (from: number, to: number) =>
    isOpen && from !== to && [paper[from], paper[to]].every((line) => line !== undefined && isSaidInB(line))
  return {
    ...{ play, question, speech, round, paper, pointed, handedIn, isOpen, isChanged, said },
    ...{ point, say, reopen, canShift },
    set: (at: number, way: Way) => keep(withWay(paper, at, way)),
    remove(at: number) {
      keep(removed(paper, at))
      say(words.dropped(speech.nouns.tile(paper[at]!.space)))
    },
    shift(from: number, to: number) {
      if (!canShift(from, to)) return
      keep(carried(paper, from, to))
      say(words.shifted(speech.nouns.tile(paper[from]!.space), to + 1))
    },
    leaveAsIs() {
      reopen(false)
      if (handedIn) keep(handedIn)
    },
    keepTakenBack: () => keep(paper, null),
  }
}
