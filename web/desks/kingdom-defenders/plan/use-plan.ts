// Writing a plan: what is on the paper, which wish is picked, and how it gets there. Every stroke is kept as a draft.
import { useState } from 'react'
import type { Plan } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { type Asked, myPlayer, viewOf } from '../play.ts'
import { useSpeech } from '../speech.ts'
import { carried, emptyPlan, leftOf, onPaper, readDraft, removed, samePlan, struck, written } from './paper.ts'
import { refName } from './ref-name.ts'
import { refsFor } from './refs.ts'
import { planWords } from './words.ts'

export type PlanPaper = ReturnType<typeof usePlan>

export function usePlan(play: Play, question: Asked<'plan'>) {
  const words = useWords(planWords)
  const speech = useSpeech(play)
  const { round } = viewOf(play)
  const about = `plan-${round}`
  const given = play.answers.plan as Plan | undefined
  // Of what is handed in only the turns not yet taken can be changed.
  const handedIn = given ? leftOf({ wishes: given.wishes, then: given.then }, myPlayer(play)?.planUsed ?? 0) : null
  const plan = onPaper(play.draft?.for === about ? readDraft(play.draft.content) : null, handedIn)
  const [picked, pick] = useState<number | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const [said, say] = useState('')
  const [isReopened, reopen] = useState(false)
  const isChanged = handedIn !== null && !samePlan(plan, handedIn)
  const isOpen = handedIn === null || isChanged || isReopened
  /** Where the next ref goes: as another choice for the picked wish, or as a new one. */
  const pen = picked === null || picked >= plan.wishes.length ? null : picked

  const keep = (next: Plan, instead: Plan | null = handedIn) =>
    play.keepDraft({ for: about, content: { plan: next, instead } })
  const name = (ref: string) => refName(speech, words, ref)

  function write(ref: string) {
    if (!isOpen) return
    keep(written(plan, ref, pen))
    say(pen === null ? words.added(plan.wishes.length + 1, name(ref)) : words.addedOr(pen + 1, name(ref)))
    pick(null)
    setPointed(null)
  }
  /** A space was pointed at: the first time it is shown, the second time it is wished for, unless it is closed anyway. */
  function point(space: string) {
    const isOffered = question.spaces.some((one) => one.space === space && one.closed === null)
    if (space === pointed && isOpen && isOffered) return write(refsFor(speech, space)[0]!)
    setPointed(space)
  }
  function strike(at: number | null) {
    if (!isOpen || plan.wishes.length === 0) return
    const next = struck(plan, at)
    keep(next)
    if (next.wishes.length < plan.wishes.length) pick(null)
    say(words.struck((at ?? plan.wishes.length - 1) + 1))
  }
  function remove(at: number) {
    keep(removed(plan, at))
    pick(null)
    say(words.removed(at + 1))
  }
  function shift(from: number, to: number) {
    if (!isOpen || from === to || to < 0 || to >= plan.wishes.length || from >= plan.wishes.length) return
    keep(carried(plan, from, to))
    pick(to)
    say(words.shifted(from + 1, to + 1))
  }
  return {
    ...{ play, question, speech, round, plan, picked, pen, pointed, handedIn, isOpen, isChanged, said },
    ...{ pick, point, setPointed, say, write, strike, remove, shift, reopen, name },
    setThen: (then: Plan['then']) => keep({ ...plan, then }),
    clear() {
      keep({ ...emptyPlan, then: plan.then })
      pick(null)
      say(words.cleared)
    },
    /** The draft is given up for what is handed in. */
    leaveAsIs() {
      reopen(false)
      pick(null)
      if (handedIn) keep(handedIn)
    },
    /** What was handed in and is taken back stays on the paper. */
    keepTakenBack: () => keep(plan, null),
  }
}
