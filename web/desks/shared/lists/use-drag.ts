// Dragging one of several things to another place among them, with a mouse, a finger or a pen.
import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react'

interface Drag {
  readonly from: number
  readonly to: number
  readonly x: number
  readonly y: number
}

/** Nearer than this it was a click. */
const FAR = 8

export function useDrag(row: RefObject<HTMLElement | null>, isOn: boolean, drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  const dragged = useRef(false)

  /** The place whose middle is nearest: they may stand in one row, in several, or below each other. */
  const overAt = (x: number, y: number, from: number): number => {
    const away = [...row.current!.children].map((one, i) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      // What is dragged moves along: its own place is where it was.
      const [byX, byY] = i === from && start.current ? [x - start.current.x, y - start.current.y] : [0, 0]
      return Math.hypot(left - byX + width / 2 - x, top - byY + height / 2 - y)
    })
    return away.indexOf(Math.min(...away))
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
        start.current = { x: event.clientX, y: event.clientY, at }
      },
      onPointerMove(event: PointerEvent) {
        if (start.current?.at !== at) return
        const x = event.clientX - start.current.x
        const y = event.clientY - start.current.y
        if (!dragged.current && Math.hypot(x, y) < FAR) return
        if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = true
        setDrag({ from: at, to: overAt(event.clientX, event.clientY, at), x, y })
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
    /** Whether the click that follows is only the end of a drag. */
    wasDragged: () => dragged.current,
    classOf: (at: number) => (drag?.from === at ? 'dragged' : drag?.to === at ? 'target' : ''),
    styleOf: (at: number): CSSProperties | undefined =>
      drag?.from === at ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined,
  }
}
