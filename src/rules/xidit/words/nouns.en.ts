// English nouns.
import type { Nouns, Thing } from './nouns.ts'

/** One, and several. */
const FORMS: Record<Thing, readonly [string, string]> = {
  militia: ['militia', 'militia'],
  archer: ['archer', 'archers'],
  infantry: ['infantry', 'infantry'],
  cleric: ['cleric', 'clerics'],
  mage: ['mage', 'mages'],
  gold: ['gold', 'gold'],
  bards: ['bard', 'bards'],
  stories: ['story', 'stories'],
  units: ['unit', 'units'],
  tiles: ['tile', 'tiles'],
}

const count = (many: number, thing: Thing): string => `${many} ${FORMS[thing][many === 1 ? 0 : 1]}`

export const nouns: Nouns = {
  and: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
  count,
  object: count,
  one: { militia: 'militia', archer: 'an archer', infantry: 'infantry', cleric: 'a cleric', mage: 'a mage' },
  kind: { militia: 'militia', archer: 'archers', infantry: 'infantry', cleric: 'clerics', mage: 'mages' },
  most: {
    militia: 'the most militia',
    archer: 'the most archers',
    infantry: 'the most infantry',
    cleric: 'the most clerics',
    mage: 'the most mages',
  },
  nothing: 'nothing',
  road: { red: 'red road', blue: 'blue road', black: 'black road' },
  order: { red: 'red', blue: 'blue', black: 'black', act: 'act', wait: 'wait' },
  assessment: { wealth: 'wealth', influence: 'influence', reputation: 'reputation' },
  into: (region) => `in ${region}`,
  intoBastion: 'in the Bastion',
  you: 'you',
  dummy: 'the dummy',
  seat: (letter) => `Seat ${letter}`,
}
