// Words of talk at a table.
import { spoken } from '../words/words.ts'

export const talkWords = spoken(
  {
    me: 'You',
    talk: 'Talk',
    unread: (count: number) => `${count} new`,
    nothingSaid: 'Nothing has been said yet.',
    earlier: 'Earlier',
    whispered: (name: string) => `only to ${name}`,
    erased: 'erased',
    toWhom: 'To whom',
    toAll: 'To all',
    toOne: (name: string) => `Only to ${name}`,
    message: 'Message',
    send: 'Say it',
  },
  {
    me: 'Du',
    talk: 'Gespräch',
    unread: (count: number) => `${count} neu`,
    nothingSaid: 'Noch hat niemand etwas gesagt.',
    earlier: 'Früheres',
    whispered: (name: string) => `nur an ${name}`,
    erased: 'gelöscht',
    toWhom: 'An wen',
    toAll: 'An alle',
    toOne: (name: string) => `Nur an ${name}`,
    message: 'Nachricht',
    send: 'Sagen',
  },
)
