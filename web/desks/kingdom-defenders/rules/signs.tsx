// The game's signs within a text of the rules, by name.
import { type Sign as Kind, sign } from '../../../../src/picture/kingdom-defenders/signs.ts'
import { Drawn } from '../../shared/signs/drawn.tsx'

export const Sign = ({ name }: { readonly name: string }) => (
  <Drawn box="0 0 24 24" drawn={sign(name as Kind, 12, 12, 24)} />
)
