// A titan may be fought: which one, who pays for it, and what is taken then; or none.
import { useState } from 'react'
import type { QuestionViewOf } from '../../../../src/rules/xidit/view.types.ts'
import { noUnits, type Rewards, type TitanSize, type Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, cityName, viewOf } from '../play.ts'
import { filledIn, isPayment, isSpoils, placed, spoilsToSend, sum } from './choice.ts'
import { Frame } from './frame.tsx'
import { nounWords, unitsSaid } from './nouns.ts'
import { PayForm } from './pay-form.tsx'
import { SpoilsForm } from './spoils-form.tsx'
import { spoilsSaid, whatIsMissing } from './spoils-said.ts'
import { TitanList } from './titan-list.tsx'
import { decisionWords } from './words.ts'

export function TitanFight({ play, question }: { readonly play: Play; readonly question: QuestionViewOf<'titan'> }) {
  const words = useWords(decisionWords)
  const nouns = useWords(nounWords)
  const board = boardOf(play)
  const view = viewOf(play)
  const { year, slot, city, hand, titans, usual } = question
  const [beat, setBeat] = useState<TitanSize | null>(usual.beat)
  const titan = titans.find(({ size }) => size === beat)
  const [{ units, spoils }, setChoice] = useState(() => fill(beat))

  function chooseTitan(size: TitanSize | null) {
    setBeat(size)
    setChoice(fill(size))
  }
  const isComplete = titan && isPayment(hand, titan.size, units) && isSpoils(titan, spoils)
  const fight = isComplete ? { year, slot, beat, units: placed(units), ...spoilsToSend(spoils) } : null
  const left = titan ? titan.size - sum(units) : 0
  const missing =
    left > 0 ? words.titan.missing(nouns.count(left, 'units')) : titan && whatIsMissing(words, nouns, titan, spoils)
  return (
    <Frame
      {...{ play, question }}
      title={words.titan.title}
      about={`${words.occasion(year, slot)} ${words.titan.about(cityName(board, city))}`}
      usual={usualSaid()}
      answer={titan ? fight : { year, slot, beat: null }}
      send={titan ? words.titan.sendFight : words.titan.sendDecline}
      missing={missing ?? ''}
      marked={[city]}
    >
      <TitanList titans={titans} chosen={beat} offered={worth} choose={chooseTitan} />
      {titan ? (
        <>
          <PayForm size={titan.size} {...{ hand, units }} change={(next) => setChoice({ units: next, spoils })} />
          <SpoilsForm
            {...{ play, city, spoils }}
            options={titan}
            offered={worth(titan.size)}
            change={(next) => setChoice({ units, spoils: next })}
          />
        </>
      ) : null}
    </Frame>
  )

  /** As usual for the titan fought then; for another one it is open who pays and what is taken. */
  function fill(size: TitanSize | null) {
    const options = titans.find((one) => one.size === size)
    const asUsual = usual.beat !== null && usual.beat === size ? usual : null
    const paid: Units = { ...noUnits(), ...asUsual?.units }
    return { units: paid, spoils: options ? filledIn(options, asUsual) : { take: [] } }
  }
  function worth(size: TitanSize): Rewards {
    return view.titans.find((pile) => pile.size === size)!.top!.rewards
  }
  function usualSaid(): string {
    const chosen = usual.beat !== null && titans.find(({ size }) => size === usual.beat)
    if (usual.beat === null || !chosen) return words.titan.declined
    const taken = spoilsSaid(words, nouns, board, chosen, usual)
    return words.titan.fought(chosen.creature, unitsSaid(nouns, usual.units), taken)
  }
}
