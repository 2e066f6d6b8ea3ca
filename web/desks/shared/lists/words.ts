// Words of lists that are put in order.
import { spoken } from '../../../words/words.ts'

export const listWords = spoken(
  {
    up: (name: string) => `Up: ${name}`,
    down: (name: string) => `Down: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
    add: 'Add',
  },
  {
    up: (name: string) => `Nach oben: ${name}`,
    down: (name: string) => `Nach unten: ${name}`,
    remove: (name: string) => `Entfernen: ${name}`,
    add: 'Hinzufügen',
  },
)
