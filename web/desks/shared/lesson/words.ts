// What every lesson says, whatever it teaches.
import { spoken } from '../../../words/words.ts'

export const lessonWords = spoken(
  {
    title: 'A first game',
    you: 'You',
    count: (step: number, of: number) => `Step ${step} of ${of}`,
    now: 'What to do now',
    back: 'Back',
    next: 'Next',
    showMe: 'Show me',
    again: 'Begin the lesson again',
    keys: 'Keys: N next, P back',
    playBots: 'Play a real game against bots',
    playFriends: 'Open a game for friends',
    readRules: 'Read all the rules',
    guest: 'Guest',
    firstGame: 'A first game',
  },
  {
    title: 'Ein erstes Spiel',
    you: 'Du',
    count: (step: number, of: number) => `Schritt ${step} von ${of}`,
    now: 'Was jetzt zu tun ist',
    back: 'Zurück',
    next: 'Weiter',
    showMe: 'Zeig es mir',
    again: 'Lektion von vorn beginnen',
    keys: 'Tasten: N weiter, P zurück',
    playBots: 'Ein echtes Spiel gegen Bots',
    playFriends: 'Ein Spiel für Freunde eröffnen',
    readRules: 'Alle Regeln lesen',
    guest: 'Gast',
    firstGame: 'Ein erstes Spiel',
  },
)
