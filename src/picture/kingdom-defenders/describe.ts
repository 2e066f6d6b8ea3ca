// The position in words, for whoever cannot see the picture: the same that a letter says.
import { briefing } from '../../rules/kingdom-defenders/briefing.ts'
import type { Scene } from './scene.ts'

export const positionInWords = ({ pack, view, locale, nameOf }: Scene): string =>
  briefing(pack, view, { viewer: view.viewer, locale, names: view.players.map(({ seat }) => nameOf(seat)) })
    .map(({ title, lines }) => `${title}: ${lines.join(' ')}`)
    .join(' ')
