// Pieces that move: when the board is drawn anew, marks and the Horde's counter come from where they stood, discs drop onto
// their space, and those that go home rise from it.
import { type RefObject, useLayoutEffect, useRef } from 'react'

const MOVE: KeyframeAnimationOptions = { duration: 450, easing: 'ease-in-out' }
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Standing {
  /** Pieces that wander, by what they are. */
  readonly pieces: ReadonlyMap<string, { readonly piece: SVGGraphicsElement; readonly at: DOMPoint }>
  /** Occupied spaces, by id. */
  readonly spaces: ReadonlyMap<string, SVGGraphicsElement>
}

export function useMotion(stage: RefObject<HTMLElement | null>, drawn: unknown): void {
  const stood = useRef<Standing | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is what has changed
  useLayoutEffect(() => {
    const svg = stage.current?.querySelector<SVGSVGElement>('.board svg')
    if (!svg) return
    const before = stood.current
    const now = standingOn(svg)
    stood.current = now
    if (!before || wantsStillness()) return
    for (const [name, { piece, at }] of now.pieces) wander(piece, before.pieces.get(name)?.at ?? at, at)
    for (const [space, there] of now.spaces) if (!before.spaces.has(space)) drop(there)
    for (const [space, there] of before.spaces) if (!now.spaces.has(space)) rise(svg, there)
  }, [drawn])
}

function standingOn(svg: SVGSVGElement): Standing {
  const wandering = [...svg.querySelectorAll<SVGGraphicsElement>('[data-mark], [data-counter]')]
  const occupied = [...svg.querySelectorAll<SVGGraphicsElement>('[data-space][data-seat]')]
  const nameOf = ({ dataset: { mark, seat } }: SVGElement) => (mark ? `${mark} ${seat}` : 'counter')
  return {
    pieces: new Map(wandering.map((piece) => [nameOf(piece), { piece, at: placeIn(svg, piece) }])),
    spaces: new Map(occupied.map((space) => [space.dataset.space!, space])),
  }
}

/** In the picture's own measure. */
function placeIn(svg: SVGSVGElement, piece: SVGGraphicsElement): DOMPoint {
  const { x, y } = piece.getBBox()
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse().multiply(piece.getScreenCTM()!))
}

function wander(piece: SVGElement, from: DOMPoint, to: DOMPoint): void {
  if (from.x === to.x && from.y === to.y) return
  piece.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }], MOVE)
}

/** Signs on a space say what it asks; all other groups are discs. */
const discsOn = (space: SVGElement) => [...space.querySelectorAll<SVGElement>(':scope > g:not([data-sign])')]

function drop(space: SVGElement): void {
  for (const disc of discsOn(space)) disc.animate([{ translate: '0 -40px', opacity: 0 }, { translate: '0 0' }], MOVE)
}

/** They are not drawn any more: for a moment they come back. */
function rise(svg: SVGSVGElement, space: SVGElement): void {
  const ghost = document.createElementNS(svg.namespaceURI, 'g') as SVGElement
  ghost.setAttribute('transform', space.getAttribute('transform') ?? '')
  ghost.append(...discsOn(space))
  svg.append(ghost)
  const gone = ghost.animate([{ translate: '0 0' }, { translate: '0 -40px', opacity: 0 }], MOVE)
  gone.onfinish = gone.oncancel = () => ghost.remove()
}
