// The signs of the board, small, to stand among words. They say nothing themselves: the words beside them do.
import { type Sign as Kind, sign } from '../../../../src/picture/kingdom-defenders/signs.ts'
import { Drawn } from '../../shared/signs/drawn.tsx'

export const Sign = ({ of }: { readonly of: Kind }) => <Drawn box="0 0 24 24" drawn={sign(of, 12, 12, 24)} />

/** So many of something as a row of signs, the missing ones pale. */
export function Pips({ of, count, out }: { readonly of: Kind; readonly count: number; readonly out: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: Math.max(count, out) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <span key={i} className={i < count ? 'pip' : 'pip open'}>
          <Sign of={of} />
        </span>
      ))}
    </span>
  )
}
