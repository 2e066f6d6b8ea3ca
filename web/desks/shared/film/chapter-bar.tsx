// The chapters of a film side by side: where one is, and a way to each of them, by pointer, by Tab and by the arrows with Shift.
import { useEffect, useRef } from 'react'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Filming } from './filming.ts'
import { chaptersIn, type Frame } from './reel.ts'
import { useKeys } from './use-keys.ts'
import { filmWords } from './words.ts'

interface Props<F extends Frame> {
  readonly filming: Filming<F>
  readonly frames: readonly F[]
  readonly index: number
  readonly show: (index: number) => void
}

export function ChapterBar<F extends Frame>({ filming, frames, index, show }: Props<F>) {
  const words = useWords(filmWords)
  const locale = useLocale()
  const chapters = chaptersIn(frames, filming.chapterOf).map(({ chapter, frames: [first] }) => ({
    title: filming.chapterTitle(chapter, locale),
    at: frames.indexOf(first!),
  }))
  const now = chapters.findLastIndex(({ at }) => at <= index)
  const list = useRef<HTMLOListElement>(null)
  // On a phone the bar is wider than the screen: it follows.
  useEffect(() => {
    const there = list.current?.children[now] as HTMLElement | undefined
    if (there) list.current!.scrollLeft = there.offsetLeft - list.current!.offsetLeft - 24
  }, [now])
  const go = (to: number) => show(chapters[Math.min(chapters.length - 1, Math.max(0, to))]!.at)
  useKeys({
    'Shift ArrowLeft': () => go(chapters[now]!.at < index ? now : now - 1),
    'Shift ArrowRight': () => go(now + 1),
  })
  return (
    <nav className="chapter-bar" aria-label={words.chapters}>
      <ol ref={list} className="list">
        {chapters.map(({ title, at }, i) => (
          <li key={at}>
            <button type="button" aria-current={i === now ? 'true' : undefined} onClick={() => show(at)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
