// The board for whoever cannot see it, or would rather read: the position as letters tell it, and every space.
import { briefing } from '../../../../src/rules/kingdom-defenders/briefing.ts'
import { AREAS } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Speech } from '../speech.ts'
import { givesSaid } from './space-said.ts'
import { boardWords } from './words.ts'

export function BoardInWords({ speech }: { readonly speech: Speech }) {
  const words = useWords(boardWords)
  const { pack, layout, view, nouns, reader } = speech
  return (
    <details className="card in-words">
      <summary>
        <h2>{words.spaces}</h2>
      </summary>
      {AREAS.map((area) => (
        <section key={area}>
          <h3>{`${area} ${nouns.area(area)}`}</h3>
          <ul className="places">
            {layout.spaces
              .filter((space) => space.area === area)
              .map((space) => {
                const there = view.spaces[space.id]
                return (
                  <li key={space.id}>
                    <strong>{nouns.place(space.id)}</strong>
                    <ul>
                      {givesSaid(speech, space, words).map((text) => (
                        <li key={text}>{text}</li>
                      ))}
                      <li>{there ? words.occupied(nouns.seat(there.seat)) : words.free}</li>
                    </ul>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
      {briefing(pack, view, reader).map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="places">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
