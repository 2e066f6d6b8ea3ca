// Every space by name, for whoever would rather choose than point.
import { useId } from 'react'
import type { SpaceOption } from '../../../../src/rules/kingdom-defenders/questions.ts'
import { AREAS } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Speech } from '../speech.ts'
import { boardWords } from './words.ts'
import './board.css'

interface Props {
  readonly speech: Speech
  readonly options: readonly SpaceOption[]
  readonly pointed: string | null
  readonly point: (space: string | null) => void
}

export function SpaceSelect({ speech: { nouns, layout }, options, pointed, point }: Props) {
  const words = useWords(boardWords)
  const id = useId()
  const closed = new Set(options.flatMap(({ space, closed: why }) => (why ? [space] : [])))
  return (
    <div className="space-select">
      <label htmlFor={id} className="hidden">
        {words.space}
      </label>
      <select id={id} value={pointed ?? ''} onChange={({ target }) => point(target.value || null)}>
        <option value="">{words.space} …</option>
        {AREAS.map((area) => (
          <optgroup key={area} label={`${area} ${nouns.area(area)}`}>
            {layout.spaces
              .filter((space) => space.area === area)
              .map(({ id: space }) => (
                <option key={space} value={space}>
                  {`${closed.has(space) ? '× ' : ''}${nouns.tile(space)} (${space})`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
