// The space somebody pointed at, with what it can be wished as.
import { useRef } from 'react'
import { useWords } from '../../../words/words.ts'
import { SpaceCard } from '../board/space-card.tsx'
import { SpaceSelect } from '../board/space-select.tsx'
import { refsFor } from './refs.ts'
import type { PlanPaper } from './use-plan.ts'
import { planWords } from './words.ts'

export function PointedSpace({ paper }: { readonly paper: PlanPaper }) {
  const words = useWords(planWords)
  const { speech, question, pointed, pen, isOpen, plan } = paper
  const option = question.spaces.find(({ space }) => space === pointed)
  const part = useRef<HTMLDivElement>(null)
  /** The button goes with the space: whoever pressed it goes on with the next one. */
  const write = (ref: string) => {
    paper.write(ref)
    part.current?.querySelector('select')?.focus({ preventScroll: true })
  }
  const [first, ...others] = pointed && option ? refsFor(speech, pointed) : []
  return (
    <div className="pointed" ref={part}>
      <SpaceSelect speech={speech} options={question.spaces} pointed={pointed} point={paper.setPointed} />
      {pointed ? (
        <>
          <SpaceCard speech={speech} space={pointed} option={option} />
          {first && isOpen ? (
            <div className="row wishing">
              <button type="button" className={option?.closed ? '' : 'main'} onClick={() => write(first)}>
                {pen === null ? words.add(paper.name(first)) : words.addOr(paper.name(first), pen + 1)}
              </button>
              {others.map((ref) => (
                <button key={ref} type="button" onClick={() => write(ref)}>
                  {ref === pointed ? words.exactly(ref) : words.instead(paper.name(ref))}
                </button>
              ))}
            </div>
          ) : null}
        </>
      ) : isOpen && plan.wishes.length === 0 ? (
        <p className="hint">{words.empty}</p>
      ) : null}
    </div>
  )
}
