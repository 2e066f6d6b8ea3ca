// Marks on a drawn board: a frame around each part that a moment is about, and the first of them brought into sight.
import { type RefObject, useLayoutEffect } from 'react'

const ROOM = 5

export function useMarks(stage: RefObject<HTMLElement | null>, marked: readonly string[]): void {
  useLayoutEffect(() => {
    const svg = stage.current?.querySelector<SVGSVGElement>('.board svg')
    if (!svg) return
    const parts = marked.flatMap((selector) => [...svg.querySelectorAll<SVGGraphicsElement>(selector)])
    const frames = parts.map((part) => frameAround(svg, part))
    svg.append(...frames)
    if (parts[0]) bringIntoSight(parts[0])
    return () => {
      for (const frame of frames) frame.remove()
    }
  }, [stage, marked])
}

/** Wherever the part was moved to. */
function frameAround(svg: SVGSVGElement, part: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = part.getBBox()
  const moved = svg.getScreenCTM()!.inverse().multiply(part.getScreenCTM()!)
  const corner = new DOMPoint(x, y).matrixTransform(moved)
  const frame = document.createElementNS(svg.namespaceURI, 'g') as SVGElement
  frame.setAttribute('class', 'mark')
  // Light below and dark above, so that it is seen on any ground.
  for (const layer of ['light', 'dark']) {
    const rect = document.createElementNS(svg.namespaceURI, 'rect') as SVGElement
    const at = { x: corner.x - ROOM, y: corner.y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 9 }
    for (const [name, value] of Object.entries(at)) rect.setAttribute(name, String(value))
    rect.setAttribute('class', layer)
    frame.append(rect)
  }
  return frame
}

/** Where the board is larger than its frame: that alone is scrolled, never the page. */
function bringIntoSight(part: Element): void {
  const frame = part.closest('.frame')
  if (!frame) return
  const there = part.getBoundingClientRect()
  const seen = frame.getBoundingClientRect()
  frame.scrollBy({
    left: there.left + there.width / 2 - seen.left - seen.width / 2,
    top: there.top + there.height / 2 - seen.top - seen.height / 2,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
}
