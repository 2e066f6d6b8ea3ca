// German nouns. Those that change when something is done to them have a form for it.
import type { Nouns, Thing } from './nouns.ts'

/** One; several; and one that something is done to. */
const FORMS: Record<Thing, readonly [string, string, string]> = {
  militia: ['Miliz', 'Miliz', 'Miliz'],
  archer: ['Schütze', 'Schützen', 'Schützen'],
  infantry: ['Fußvolk', 'Fußvolk', 'Fußvolk'],
  cleric: ['Kleriker', 'Kleriker', 'Kleriker'],
  mage: ['Magier', 'Magier', 'Magier'],
  gold: ['Gold', 'Gold', 'Gold'],
  bards: ['Barde', 'Barden', 'Barden'],
  stories: ['Stockwerk', 'Stockwerke', 'Stockwerk'],
  units: ['Einheit', 'Einheiten', 'Einheit'],
  tiles: ['Plättchen', 'Plättchen', 'Plättchen'],
}

export const nouns: Nouns = {
  and: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`),
  count: (many, thing) => `${many} ${FORMS[thing][many === 1 ? 0 : 1]}`,
  object: (many, thing) => `${many} ${FORMS[thing][many === 1 ? 2 : 1]}`,
  one: {
    militia: 'Miliz',
    archer: 'einen Schützen',
    infantry: 'Fußvolk',
    cleric: 'einen Kleriker',
    mage: 'einen Magier',
  },
  kind: { militia: 'Miliz', archer: 'Schützen', infantry: 'Fußvolk', cleric: 'Kleriker', mage: 'Magier' },
  most: {
    militia: 'die meiste Miliz',
    archer: 'die meisten Schützen',
    infantry: 'das meiste Fußvolk',
    cleric: 'die meisten Kleriker',
    mage: 'die meisten Magier',
  },
  nothing: 'nichts',
  road: { red: 'rote Straße', blue: 'blaue Straße', black: 'schwarze Straße' },
  order: { red: 'rot', blue: 'blau', black: 'schwarz', act: 'handeln', wait: 'warten' },
  assessment: { wealth: 'Reichtum', influence: 'Einfluss', reputation: 'Ansehen' },
  into: (region) => `nach ${region}`,
  intoBastion: 'in die Bastion',
  you: 'du',
  dummy: 'der Strohmann',
  seat: (letter) => `Platz ${letter}`,
}
