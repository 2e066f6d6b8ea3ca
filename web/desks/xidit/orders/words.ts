// Words for writing orders and handing them in.
import type { Order } from '../../../../src/rules/xidit/vocabulary.ts'
import { spoken } from '../../../words/words.ts'

const ROADS_EN: Readonly<Record<Order, string>> = {
  red: 'Red road',
  blue: 'Blue road',
  black: 'Black road',
  act: 'Act',
  wait: 'Wait',
}
const ROADS_DE: Readonly<Record<Order, string>> = {
  red: 'Rote Straße',
  blue: 'Blaue Straße',
  black: 'Schwarze Straße',
  act: 'Handeln',
  wait: 'Warten',
}

export const ordersWords = spoken(
  {
    title: (year: number) => `Your six orders for year ${year}`,
    slots: 'Your orders',
    choose: 'Choose an order',
    short: { red: 'Red', blue: 'Blue', black: 'Black', act: 'Act', wait: 'Wait' },
    /** An order in words: where it happens and where it leads, if it does. */
    said: (order: Order, at: string, to: string | null) => {
      if (order === 'act') return `Act in ${at}`
      if (order === 'wait') return `Wait in ${at}`
      return to ? `${ROADS_EN[order]} to ${to}` : `${ROADS_EN[order]}: none from ${at}`
    },
    slot: (number: number, said: string) => `Order ${number}: ${said}`,
    emptySlot: (number: number) => `Order ${number}: empty`,
    mayFail: 'fails as things stand',
    none: 'none',
    written: (number: number, said: string) => `Order ${number}: ${said}.`,
    struck: (number: number) => `Order ${number} is empty again.`,
    shifted: (from: number, to: number) => `Order ${from} is now order ${to}.`,
    cleared: 'All orders are cleared.',
    allFilled: 'All six are written. Choose one of them to replace it.',
    tooFar: (here: string, there: string) => `No road leads from ${here} to ${there}.`,
    earlier: 'Move earlier',
    later: 'Move later',
    strike: 'Clear this order',
    clear: 'Clear all',
    fillWithWait: 'Fill up with Wait',
    missing: (count: number) => (count === 1 ? 'One order is missing.' : `${count} orders are missing.`),
    hintTitle: 'How to write orders',
    hints: [
      'Click a road or a city one step away, or one of the five orders. Clicking the city you stand in means Act.',
      'Click an order to replace it. Drag it to move it.',
      'Keys: R, B, K for the red, blue and black road, A for Act, W for Wait. Arrows go from order to order, Shift and an arrow moves an order, Backspace clears. Enter leads to Hand in.',
      'Your draft is kept by itself.',
    ],
    preview: 'As things stand',
    previewNote:
      'Nobody knows what the others ordered: here they all wait. Rewards are taken as your standing instructions say.',
    previewEmpty: 'Write your first order, and you will read here what it would do.',
    fails: 'Fails',
    handedInHint: 'You can change it until the year runs.',
    waitingFor: (who: string) => `The year runs as soon as these have handed in: ${who}.`,
    sealHint:
      'The seal is a fingerprint of your orders, mixed with a secret salt. Everybody sees it now; nobody can read your orders from it. When the year runs, salt and orders are opened, and everybody can check that nothing was changed.',
  },
  {
    title: (year: number) => `Deine sechs Befehle für Jahr ${year}`,
    slots: 'Deine Befehle',
    choose: 'Wähle einen Befehl',
    short: { red: 'Rot', blue: 'Blau', black: 'Schwarz', act: 'Handeln', wait: 'Warten' },
    said: (order: Order, at: string, to: string | null) => {
      if (order === 'act') return `Handeln in ${at}`
      if (order === 'wait') return `Warten in ${at}`
      return to ? `${ROADS_DE[order]} nach ${to}` : `${ROADS_DE[order]}: keine ab ${at}`
    },
    slot: (number: number, said: string) => `Befehl ${number}: ${said}`,
    emptySlot: (number: number) => `Befehl ${number}: leer`,
    mayFail: 'misslingt, wie es gerade steht',
    none: 'keine',
    written: (number: number, said: string) => `Befehl ${number}: ${said}.`,
    struck: (number: number) => `Befehl ${number} ist wieder leer.`,
    shifted: (from: number, to: number) => `Befehl ${from} ist jetzt Befehl ${to}.`,
    cleared: 'Alle Befehle sind gelöscht.',
    allFilled: 'Alle sechs sind geschrieben. Wähle einen davon, um ihn zu ersetzen.',
    tooFar: (here: string, there: string) => `Von ${here} führt keine Straße nach ${there}.`,
    earlier: 'Nach vorn',
    later: 'Nach hinten',
    strike: 'Diesen Befehl löschen',
    clear: 'Alle löschen',
    fillWithWait: 'Mit Warten auffüllen',
    missing: (count: number) => (count === 1 ? 'Ein Befehl fehlt noch.' : `${count} Befehle fehlen noch.`),
    hintTitle: 'So schreibst du Befehle',
    hints: [
      'Klicke eine Straße an, eine Stadt einen Schritt weiter oder einen der fünf Befehle. Die Stadt, in der du stehst, heißt Handeln.',
      'Klicke einen Befehl an, um ihn zu ersetzen. Ziehe ihn, um ihn zu verschieben.',
      'Tasten: R, B, K für die rote, blaue und schwarze Straße, A für Handeln, W für Warten. Pfeile gehen von Befehl zu Befehl, Umschalt und Pfeil verschiebt einen Befehl, die Rücktaste löscht. Die Eingabetaste führt zu Abgeben.',
      'Dein Entwurf wird von selbst aufgehoben.',
    ],
    preview: 'Wie es gerade steht',
    previewNote:
      'Was die anderen befehlen, weiß niemand: hier warten alle. Belohnungen werden genommen, wie deine Anweisungen es sagen.',
    previewEmpty: 'Schreib deinen ersten Befehl, dann steht hier, was er bewirken würde.',
    fails: 'Misslingt',
    handedInHint: 'Du kannst es ändern, bis das Jahr läuft.',
    waitingFor: (who: string) => `Das Jahr läuft, sobald diese abgegeben haben: ${who}.`,
    sealHint:
      'Das Siegel ist ein Fingerabdruck deiner Befehle, vermischt mit einem geheimen Salz. Alle sehen es jetzt schon; niemand kann daraus deine Befehle lesen. Wenn das Jahr läuft, werden Salz und Befehle offengelegt, und jeder kann nachprüfen, dass nichts geändert wurde.',
  },
)
