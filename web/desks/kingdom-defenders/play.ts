// A play of this game, with the shapes of its own.

import { arrangePack } from '../../../src/rules/kingdom-defenders/pack/make.ts'
import type { Content, Layout, Pack } from '../../../src/rules/kingdom-defenders/pack/pack.ts'
import type { QuestionOf } from '../../../src/rules/kingdom-defenders/questions.ts'
import type { Instruction } from '../../../src/rules/kingdom-defenders/standing-facts.ts'
import type { PlayerView, QuestionView, View } from '../../../src/rules/kingdom-defenders/view.types.ts'
import type { Play } from '../desk.ts'

/** What the rules hand out as data. */
export interface Facts {
  readonly pack: { readonly name: string; readonly fingerprint: string }
  readonly content: Content
  readonly standing: readonly Instruction[]
}

export const viewOf = ({ view }: Play): View => view as View
export const factsOf = ({ rules }: Pick<Play, 'rules'>): Facts => rules.facts as Facts

const packs = new WeakMap<Content, Pack>()

/** The pack of these facts, put in order once. */
export function packOf(play: Pick<Play, 'rules'>): Pack {
  const { pack, content } = factsOf(play)
  const known = packs.get(content) ?? arrangePack(pack.name, pack.fingerprint, content)
  packs.set(content, known)
  return known
}

/** What the number of players and the variant make of it. */
export const layoutOf = (play: Play): Layout => packOf(play).layout(viewOf(play).options)

/** The game's own colour of a seat: rivals are called by it. */
export const colourOf = (play: Play, seat: number): string | undefined => viewOf(play).players[seat]?.colour

/** One's own player; undefined for those who look on. */
export const myPlayer = ({ view, viewer }: Play): PlayerView | undefined =>
  (view as View).players.find(({ seat }) => seat === viewer)

export type Asked<T extends QuestionView['t']> = QuestionOf<T> & Pick<QuestionView, 'usual' | 'byItself'>

/** What one is asked of this kind, or has answered and may still change. */
export const questionOf = <T extends QuestionView['t']>(play: Play, t: T): Asked<T> | undefined => {
  const { questions, changeable } = viewOf(play)
  return [...questions, ...changeable].find((question) => question.t === t) as Asked<T> | undefined
}
