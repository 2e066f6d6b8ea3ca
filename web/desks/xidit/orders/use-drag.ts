// Dragging one of a row of things to another place, with a mouse, a finger or a pen.
import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react'

interface Drag {
  readonly from: number
  readonly to: number
  readonly by: number
}

/** Nearer than this it was a click. */
const FAR = 8

export function useDrag(row: RefObject<HTMLElement | null>, isOn: boolean, drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<{ x: number; at: number } | null>(null)
  const dragged = useRef(false)

  const overAt = (x: number): number => {
    const boxes = [...row.current!.children].map((one) => one.getBoundingClientRect())
    const width = row.current!.getBoundingClientRect().width / boxes.length
    const left = row.current!.getBoundingClientRect().left
    return Math.min(boxes.length - 1, Math.max(0, Math.floor((x - left) / width)))
  }
  const end = (isDropped: boolean) => {
    if (isDropped && drag) drop(drag.from, drag.to)
    start.current = null
    setDrag(null)
  }
  return {
    handlers: (at: number, isThing: boolean) => ({
      onPointerDown(event: PointerEvent) {
        dragged.current = false
        if (!isOn || !isThing || event.button !== 0) return
        start.current = { x: event.clientX, at }
      },
      onPointerMove(event: PointerEvent) {
        if (start.current?.at !== at) return
        const by = event.clientX - start.current.x
        if (!dragged.current && Math.abs(by) < FAR) return
        if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = true
        setDrag({ from: at, to: overAt(event.clientX), by })
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
    /** Whether the click that follows is only the end of a drag. */
    wasDragged: () => dragged.current,
    classOf: (at: number) => (drag?.from === at ? 'dragged' : drag?.to === at ? 'target' : ''),
    styleOf: (at: number): CSSProperties | undefined =>
      drag?.from === at ? { transform: `translateX(${drag.by}px)` } : undefined,
  }
}
