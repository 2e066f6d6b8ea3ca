// Heroes that walk: when the board is drawn anew, whoever stands elsewhere comes from where they stood. And the city where
// something happens is marked.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { City } from '../../../../src/rules/xidit/vocabulary.ts'

const WALK_MS = 500
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function useMotion(board: RefObject<HTMLElement | null>, drawn: unknown, place: City | null): void {
  const stood = useRef(new Map<string, readonly [x: number, y: number]>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is what has changed
  useLayoutEffect(() => {
    const heroes = board.current?.querySelectorAll<SVGElement>('[data-hero]') ?? []
    for (const hero of heroes) {
      const [x, y] = [Number(hero.dataset.x), Number(hero.dataset.y)]
      const before = stood.current.get(hero.dataset.hero!)
      stood.current.set(hero.dataset.hero!, [x, y])
      if (!before || (before[0] === x && before[1] === y) || wantsStillness()) continue
      const from = `translate(${before[0] - x}px, ${before[1] - y}px)`
      hero.animate([{ transform: from }, { transform: 'none' }], { duration: WALK_MS, easing: 'ease-in-out' })
    }
  }, [drawn])
  useLayoutEffect(() => {
    const city = place === null ? null : board.current?.querySelector(`[data-city="${place}"]`)
    city?.classList.add('acting')
    return () => city?.classList.remove('acting')
  }, [place, board])
}
