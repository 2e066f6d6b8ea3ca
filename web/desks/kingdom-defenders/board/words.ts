// Words of the board and its spaces. What tiles and cards do the rules say themselves.
import type { Closed } from '../../../../src/rules/kingdom-defenders/placement.ts'
import { spoken } from '../../../words/words.ts'

const CLOSED_EN: Readonly<Record<Closed, string>> = {
  occupied: 'Somebody is there already.',
  'nothing-there': 'Nothing lies there now.',
  'lacking-discs': 'Your hero has too few discs.',
  'lacking-coins': 'You have too few coins.',
  'lacking-fame': 'You have too little Fame.',
  'one-a-round': 'You have been here this round: once is all.',
  'beyond-the-wall': 'You are beyond the Wall: no way back into the City this round.',
  'no-horde': 'No Horde is in play, so no camp takes anything.',
}
const CLOSED_DE: Readonly<Record<Closed, string>> = {
  occupied: 'Hier steht schon jemand.',
  'nothing-there': 'Hier liegt gerade nichts.',
  'lacking-discs': 'Dein Held hat zu wenige Scheiben.',
  'lacking-coins': 'Du hast zu wenige Münzen.',
  'lacking-fame': 'Du hast zu wenig Ruhm.',
  'one-a-round': 'Du warst diese Runde schon hier: einmal ist genug.',
  'beyond-the-wall': 'Du bist jenseits der Mauer: diese Runde führt kein Weg zurück in die Stadt.',
  'no-horde': 'Es ist keine Horde im Spiel, also nimmt kein Lager etwas.',
}

export const boardWords = spoken(
  {
    board: 'The board',
    spaces: 'All spaces in words',
    space: 'The space',
    asks: (what: string) => `Asks for ${what}`,
    free: 'Free',
    isOpen: 'Open to you',
    occupied: (who: string) => `${who} is there.`,
    discs: (count: number) => (count === 1 ? '1 disc' : `${count} discs`),
    passive: 'Works all round long by itself; nothing to do.',
    deeds: 'Do one of the deeds that lie open: show what it asks, and take a Reward.',
    expires: 'This card leaves at the end of the round.',
    wagon: (most: number) =>
      `Brings up to ${most} of what the Horde asks for into your camp, 1 Fame each. Bringing nothing costs 2 Fame.`,
    gate: (door: number) =>
      door === 1
        ? 'You are first in the turn order of the next round.'
        : 'You are second in the turn order of the next round.',
    forPlayers: (players: number) => `Only with ${players} players or more.`,
    closed: CLOSED_EN as Record<string, string>,
    look: 'Tap a space on the board to read what it is.',
  },
  {
    board: 'Der Spielplan',
    spaces: 'Alle Felder in Worten',
    space: 'Das Feld',
    asks: (what: string) => `Verlangt ${what}`,
    free: 'Frei',
    isOpen: 'Offen für dich',
    occupied: (who: string) => `Hier steht ${who}.`,
    discs: (count: number) => (count === 1 ? '1 Scheibe' : `${count} Scheiben`),
    passive: 'Wirkt die ganze Runde von selbst; nichts zu tun.',
    deeds: 'Vollbringe eine der offenen Taten: zeige, was sie verlangt, und nimm eine Belohnung.',
    expires: 'Diese Karte verschwindet am Ende der Runde.',
    wagon: (most: number) =>
      `Bringt bis zu ${most} von dem, was gegen die Horde fehlt, in dein Lager, je 1 Ruhm. Nichts zu bringen kostet 2 Ruhm.`,
    gate: (door: number) =>
      door === 1
        ? 'In der nächsten Runde bist du zuerst an der Reihe.'
        : 'In der nächsten Runde bist du als Zweite oder Zweiter an der Reihe.',
    forPlayers: (players: number) => `Nur mit mindestens ${players} Spielern.`,
    closed: CLOSED_DE as Record<string, string>,
    look: 'Tippe auf ein Feld, um zu lesen, was es ist.',
  },
)
