// Words about a guest who may be the same person as whoever has signed in.
import { spoken } from '../words/words.ts'

export const joinWords = spoken(
  {
    title: 'Were you the guest?',
    who: (guest: string, name: string, address: string) =>
      `A guest called ${guest} played in this browser. You are signed in as ${name} (${address}) now.`,
    games: (games: number) =>
      games === 0
        ? 'The guest has no games that go on'
        : games === 1
          ? 'The guest’s game'
          : `The guest’s ${games} games`,
    what: (name: string) =>
      `If that was you, seats, tables, drafts, messages and vacations go over to ${name}, and the guest is gone. Links that invite to the guest’s tables end: make new ones.`,
    yes: 'Yes, that was me: join them',
    no: 'No, keep them apart',
    noHint: 'The guest stays in this browser, and you can join the two later, from your account.',
    stay: (guest: string) => `Play on as ${guest} instead`,
    done: 'Joined',
    moved: (games: number) =>
      games === 0
        ? 'The guest is part of your account now.'
        : games === 1
          ? 'One game came along.'
          : `${games} games came along.`,
    kept: (guest: string) =>
      `At these tables both of you have a seat, and nobody has two. So ${guest} keeps the guest’s seat there, and stays:`,
    playAs: (guest: string) => `Play on as ${guest}`,
    goOn: 'Go on',
  },
  {
    title: 'Warst du der Gast?',
    who: (guest: string, name: string, address: string) =>
      `In diesem Browser hat ein Gast namens ${guest} gespielt. Angemeldet bist du jetzt als ${name} (${address}).`,
    games: (games: number) =>
      games === 0
        ? 'Der Gast hat keine laufenden Spiele'
        : games === 1
          ? 'Das Spiel des Gastes'
          : `Die ${games} Spiele des Gastes`,
    what: (name: string) =>
      `Wenn du das warst, gehen Plätze, Tische, Entwürfe, Nachrichten und Urlaube an ${name} über, und den Gast gibt es nicht mehr. Links, die an Tische des Gastes einladen, enden: Mach neue.`,
    yes: 'Ja, das war ich: zusammenlegen',
    no: 'Nein, getrennt lassen',
    noHint: 'Der Gast bleibt in diesem Browser, und du kannst beide später von deinem Konto aus zusammenlegen.',
    stay: (guest: string) => `Lieber als ${guest} weiterspielen`,
    done: 'Zusammengelegt',
    moved: (games: number) =>
      games === 0
        ? 'Der Gast ist jetzt Teil deines Kontos.'
        : games === 1
          ? 'Ein Spiel ist mitgekommen.'
          : `${games} Spiele sind mitgekommen.`,
    kept: (guest: string) =>
      `An diesen Tischen habt ihr beide einen Platz, und niemand hat zwei. Also behält ${guest} den Platz des Gastes dort und bleibt:`,
    playAs: (guest: string) => `Als ${guest} weiterspielen`,
    goOn: 'Weiter',
  },
)
