// What a tile or card does as a row of signs, as the board draws it; the words beside it say the same.
import type { Part } from '../../../../src/picture/kingdom-defenders/rows.ts'
import { sign } from '../../../../src/picture/kingdom-defenders/signs.ts'
import { Drawn } from '../../shared/signs/drawn.tsx'
import './row.css'

/** A row has only one order, so a part's place is its key. */
export const Row = ({ parts }: { readonly parts: readonly Part[] }) => (
  <span className="sign-row" aria-hidden="true">
    {parts.map((part, i) =>
      'sign' in part ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Drawn key={i} box="0 0 24 24" drawn={sign(part.sign, 12, 12, 24)} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <b key={i}>{part.words}</b>
      ),
    )}
  </span>
)
