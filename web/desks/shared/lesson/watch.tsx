// A round looked at scene by scene: what everybody did, and the board after it.
import { type ReactNode, useState } from 'react'
import { Loading } from '../../../parts/loading.tsx'

/** What belongs together, and is seen at once. */
export interface Scene<View> {
  readonly title: string
  readonly lines: readonly { readonly isMine: boolean; readonly text: string }[]
  readonly view: View
}

interface Props<View> {
  /** Undefined until they are here. */
  readonly scenes: readonly Scene<View>[] | undefined
  readonly words: { readonly story: string; readonly earlier: string; readonly later: string }
  readonly board: (view: View) => ReactNode
}

export function Watch<View>({ scenes, words, board }: Props<View>) {
  const [at, setAt] = useState(0)
  const scene = scenes?.[at]
  if (!scenes || !scene) return <Loading />
  const go = (to: number) => setAt(Math.max(0, Math.min(scenes.length - 1, to)))
  return (
    <div className="desk watch">
      <section className="card" aria-label={words.story}>
        <div className="row">
          <button type="button" onClick={() => go(at - 1)} disabled={at === 0} aria-label={words.earlier}>
            ◀
          </button>
          <button type="button" className="main" onClick={() => go(at + 1)} disabled={at === scenes.length - 1}>
            {words.later} ▶
          </button>
        </div>
        <div aria-live="polite">
          <h2>{scene.title}</h2>
          <ul className="list told">
            {scene.lines.map(({ text, isMine }) => (
              <li key={text} className={isMine ? 'mine' : ''}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      {board(scene.view)}
    </div>
  )
}
