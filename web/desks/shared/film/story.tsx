// The story beside the film, chapter by chapter; a click on a step shows it.
import { useEffect, useRef } from 'react'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import type { Filming } from './filming.ts'
import { SeatPiece } from './piece.tsx'
import { chaptersIn, type Frame } from './reel.ts'
import { filmWords } from './words.ts'

interface Props<F extends Frame> {
  readonly play: Play
  readonly filming: Filming<F>
  readonly frames: readonly F[]
  readonly index: number
  readonly show: (index: number) => void
}

export function Story<F extends Frame>({ play, filming, frames, index, show }: Props<F>) {
  const words = useWords(filmWords)
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step shown is what has changed
  useEffect(() => bringIntoView(list.current), [index])
  return (
    <section className="card story">
      <h3>{words.story}</h3>
      <div ref={list} className="chapters">
        {chaptersIn(frames, filming.chapterOf).map(({ chapter, frames: told }) => (
          <section key={told[0]!.seq}>
            <h4>{filming.chapterTitle(chapter, locale)}</h4>
            <ol className="list">
              {told.map((frame) => (
                <li key={frame.seq}>
                  <button
                    type="button"
                    className="step"
                    aria-current={frame === frames[index] ? 'step' : undefined}
                    onClick={() => show(frames.indexOf(frame))}
                  >
                    {frame.seat === null ? null : (
                      <SeatPiece seat={frame.seat} colour={filming.colourOf(play, frame.seat)} />
                    )}
                    <span>
                      {frame.lines.map(({ text }) => (
                        <span key={text}>{text} </span>
                      ))}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}

/** Within the list alone: the page itself stays where it is. */
function bringIntoView(list: HTMLElement | null): void {
  const step = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !step) return
  const { top, bottom } = step.getBoundingClientRect()
  const seen = list.getBoundingClientRect()
  if (top < seen.top || bottom > seen.bottom) list.scrollTop += top - seen.top - (seen.height - (bottom - top)) / 3
}
