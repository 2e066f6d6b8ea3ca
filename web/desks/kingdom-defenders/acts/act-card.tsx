// One space with its small form: by itself, as one says, not at all, or asked then; and what comes of it as things stand.
import { useId } from 'react'
import { story } from '../../../../src/rules/kingdom-defenders/story.ts'
import { useWords } from '../../../words/words.ts'
import { givesSaid } from '../board/space-said.ts'
import { boardWords } from '../board/words.ts'
import { completed } from './choice.ts'
import { DoForm } from './do-form.tsx'
import type { ActForeseen } from './foreseen.ts'
import { hasOthers, isSpare, type Line, spacesOn, type Way } from './paper.ts'
import type { ActsDesk } from './use-acts.ts'
import { actsWords } from './words.ts'

interface Props {
  readonly desk: ActsDesk
  readonly line: Line
  readonly place: number
  readonly foreseen: ActForeseen | null
  /** Told where it was moved to, and by which of its buttons. */
  readonly moved: (to: number, button: string) => void
}

type Choice = 'auto' | 'own' | 'no' | 'ask'

const choiceOf = (way: Way): Choice => (way === 'auto' || way === 'ask' ? way : way === null ? 'no' : 'own')

export function ActCard({ desk, line: { space, do: way }, place, foreseen, moved }: Props) {
  const words = useWords(actsWords)
  const board = useWords(boardWords)
  const id = useId()
  const { speech, question, isOpen } = desk
  const { nouns, pack } = speech
  const fields = question.spaces.find((one) => one.space === space)?.fields ?? null
  const usual = question.byItself?.[space] ?? null
  const choices: Choice[] = fields && fields.length > 0 ? ['auto', 'own', 'no', 'ask'] : ['auto', 'no', 'ask']
  // An attack is never made by itself: whoever wants one says so, even where there is nothing more to choose.
  if (fields?.length === 0 && usual === null) choices.splice(1, 0, 'own')
  const choose = (choice: Choice) =>
    desk.set(place, choice === 'own' ? completed(fields ?? [], usual ?? {}) : choice === 'no' ? null : choice)
  const name = nouns.tile(space)
  const move = (by: number, button: string) => {
    desk.shift(place, place + by)
    moved(place + by, button)
  }
  const isElse = isSpare(desk.paper, place)
  return (
    <>
      <div className="head">
        <span className="number">{spacesOn(desk.paper).indexOf(space) + 1}</span>
        <span className="what">
          <strong>{name}</strong> <span className="tag">{space}</span>
          <span className="hint">
            {isElse ? words.orElse : givesSaid(speech, pack.spaces.get(space)!, board).join(' ')}
          </span>
        </span>
        <span className="ways">
          {hasOthers(desk.paper, place) ? (
            <button
              type="button"
              className="quiet"
              aria-label={words.drop(name)}
              disabled={!isOpen}
              onClick={() => {
                desk.remove(place)
                moved(Math.max(0, place - 1), 'up')
              }}
            >
              ×
            </button>
          ) : null}
          <button
            type="button"
            className="quiet"
            aria-label={words.up(name)}
            data-way="up"
            disabled={!desk.canShift(place, place - 1)}
            onClick={() => move(-1, 'up')}
          >
            ↑
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={words.down(name)}
            data-way="down"
            disabled={!desk.canShift(place, place + 1)}
            onClick={() => move(1, 'down')}
          >
            ↓
          </button>
        </span>
      </div>
      <div className="choose-one">
        <label htmlFor={id} className="hidden">
          {isElse ? words.whatElse(name) : words.what(name)}
        </label>
        <select
          id={id}
          disabled={!isOpen}
          value={choiceOf(way)}
          onChange={({ target }) => choose(target.value as Choice)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words.ways[choice]}
            </option>
          ))}
        </select>
      </div>
      {isOpen && fields && way !== 'auto' && way !== 'ask' && way !== null ? (
        <DoForm {...{ speech, space, fields }} given={way} change={(next) => desk.set(place, next)} />
      ) : null}
      {fields === null && !isElse ? <p className="hint">{words.impossible}</p> : null}
      <Outcome {...{ desk, way, space, foreseen }} />
    </>
  )
}

function Outcome({ desk, way, space, foreseen }: Pick<Props, 'desk' | 'foreseen'> & { way: Way; space: string }) {
  const words = useWords(actsWords)
  if (way === 'ask') return <p className="hint">{words.asked}</p>
  if (!foreseen) return <p className="hint">…</p>
  const { event, state } = foreseen
  const { pack, reader } = desk.speech
  const isOtherwise = state === 'otherwise'
  if (state === 'spare') return <p className="hint">{words.spare}</p>
  if (!event) return <p className="warning">{isOtherwise ? words.otherwise : words.notReached}</p>
  const costs = event.t === 'declined' && ['B3', 'C'].includes(pack.spaces.get(space)!.area)
  const text = story(pack, [event], reader)
    .map((line) => line.text)
    .join(' ')
  return (
    <p className={isOtherwise || costs ? 'outcome warning' : 'outcome'}>
      {isOtherwise || costs ? <span aria-hidden="true">⚠ </span> : null}
      {isOtherwise ? `${words.otherwise} ` : costs && way !== null ? `${words.unpaid} ` : ''}
      {text}
    </p>
  )
}
