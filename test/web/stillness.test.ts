// When a press counts: after a page has lain before somebody for a while, and they have let go of what they did before.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STILL_MS, watchStillness } from '../../web/consent/stillness.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A browser with one page in it, as far as it is looked at. */
function browser(is: { visible?: boolean; focused?: boolean } = {}) {
  const page = { visible: true, focused: true, ...is }
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { hasFocus: () => page.focused })
  Object.defineProperty(document, 'visibilityState', { get: () => (page.visible ? 'visible' : 'hidden') })
  let isStill = false
  const stop = watchStillness({ window, document } as never, (now) => {
    isStill = now
  })
  const happens = (on: EventTarget, name: string, more = {}) => on.dispatchEvent(Object.assign(new Event(name), more))
  return {
    ...{ stop, isStill: () => isStill },
    see: (visible: boolean) => {
      page.visible = visible
      happens(document, 'visibilitychange')
    },
    focus: (focused: boolean) => {
      page.focused = focused
      happens(window, focused ? 'focus' : 'blur')
    },
    press: () => happens(window, 'pointerdown'),
    key: (key: string) => happens(window, 'keydown', { key }),
  }
}
const almost = () => vi.advanceTimersByTime(STILL_MS - 1)
const atLast = () => vi.advanceTimersByTime(1)

describe('A press counts', () => {
  it('once the page has been there for a while, and from then on', () => {
    const { isStill, press, key } = browser()
    almost()
    expect(isStill()).toBe(false)
    atLast()
    expect(isStill()).toBe(true)
    press()
    key('Enter')
    expect(isStill()).toBe(true)
  })

  it('not for a page that nobody sees, or that is not in front', () => {
    for (const is of [{ visible: false }, { focused: false }]) {
      const { isStill, see, focus } = browser(is)
      vi.advanceTimersByTime(10 * STILL_MS)
      expect(isStill()).toBe(false)
      see(true)
      focus(true)
      almost()
      expect(isStill()).toBe(false)
      atLast()
      expect(isStill()).toBe(true)
    }
  })

  it.each(['see', 'focus'] as const)('a while after it is back, when it was away: %s', (way) => {
    const shown = browser()
    vi.advanceTimersByTime(STILL_MS)
    shown[way](false)
    expect(shown.isStill()).toBe(false)
    vi.advanceTimersByTime(10 * STILL_MS)
    expect(shown.isStill()).toBe(false)
    shown[way](true)
    almost()
    expect(shown.isStill()).toBe(false)
    atLast()
    expect(shown.isStill()).toBe(true)
  })

  it('not for whoever presses on and on; moving to the button by keys is no press', () => {
    const { isStill, press, key } = browser()
    for (const again of [press, press, () => key('Enter'), () => key(' ')]) {
      almost()
      expect(isStill()).toBe(false)
      again()
    }
    almost()
    key('Tab')
    atLast()
    expect(isStill()).toBe(true)
  })

  it('to nobody any more when the button has gone', () => {
    const { isStill, stop, press } = browser()
    stop()
    press()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(10 * STILL_MS)
    expect(isStill()).toBe(false)
  })
})
