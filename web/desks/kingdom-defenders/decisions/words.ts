// Words of the questions a game asks on the way. The questions themselves, and what silence answers, the rules say.
import { spoken } from '../../../words/words.ts'

export const decisionWords = spoken(
  {
    fate: {
      about: 'You keep one of two and take its goods. Nobody else learns which, until the end of the game.',
      legend: 'Your Fate',
      start: (goods: string) => `At once: ${goods}`,
      weapons: 'Weapons among what you may choose',
      send: 'Keep this Fate',
      missing: 'Choose one of the two.',
    },
    dice: {
      about: (count: number) =>
        count === 1
          ? 'You are first in the favour of the King: you say which die is not rolled.'
          : `You are first in the favour of the King: you say which ${count} dice are not rolled.`,
      legend: 'Stays out',
      faces: (faces: string) => `Its faces: ${faces}`,
      send: 'These stay out',
      missing: (count: number) => (count === 1 ? 'Choose exactly one.' : `Choose exactly ${count}.`),
    },
    die: {
      about: 'The King gives everybody one of his dice. It is your turn to take one.',
      legend: 'What it brings',
      send: 'Take this die',
    },
    place: {
      about: 'It is your turn of the placement. Point at a space on the board, or choose it here.',
      pass: 'Pass',
      passHint: 'Whoever passes has no more turns in this placement.',
      sendPass: 'Pass now',
      send: (name: string) => `Go to ${name}`,
      missing: 'Choose a space.',
      closed: 'That space is closed to you.',
    },
    act: {
      about: (place: string) => `Your disc on ${place} comes up.`,
      aboutSeveral: 'Your spaces come up. Choose the next one, and what it does.',
      which: 'Which one now',
      legend: 'What it does',
      do: 'Do it',
      leave: 'Let it be',
      leaveFree: 'Your discs go home; it costs nothing.',
      leaveCosts: 'Your discs go home, and you lose 2 Fame.',
      impossible: 'Not possible as things stand.',
      send: (name: string) => `Act: ${name}`,
      decline: (name: string) => `Let be: ${name}`,
    },
    marker: {
      about: 'You are wounded, and your hero has no disc left for the wound track: one of your spaces is given up.',
      legend: 'Given up is',
      costs: 'An adventure given up costs 2 Fame.',
      send: (name: string) => `Give up ${name}`,
    },
    victory: {
      about: (camp: number) =>
        camp === 1 ? 'The Horde is beaten. Your camp held 1.' : `The Horde is beaten. Your camp held ${camp}.`,
      given: 'You have answered; you can change it until all have.',
      goods: 'For a camp of 2 or more',
      track: 'For a camp of 3 or more a step',
      reward: 'For the fullest camp a Reward',
      send: 'Take this share',
      change: 'Change my answer',
    },
    siege: {
      about: (camp: number) =>
        camp === 1
          ? 'The Horde lays siege to the city. Your camp held 1.'
          : `The Horde lays siege to the city. Your camp held ${camp}.`,
      given: 'You have answered; you can change it until all have.',
      track: 'For a camp of 3 or more a step',
      pay: 'For the emptiest camp you bear',
      wound: 'Suffer 1 wound',
      loot: 'Deliver 1 loot',
      send: 'Bear this share',
      change: 'Change my answer',
    },
  },
  {
    fate: {
      about: 'Du behältst eines von zweien und nimmst seine Güter. Welches, erfährt bis zum Spielende niemand sonst.',
      legend: 'Dein Schicksal',
      start: (goods: string) => `Sofort: ${goods}`,
      weapons: 'Davon Waffen, wo du wählen darfst',
      send: 'Dieses Schicksal behalten',
      missing: 'Wähle eines der beiden.',
    },
    dice: {
      about: (count: number) =>
        count === 1
          ? 'Du stehst zuerst in der Gunst des Königs: du sagst, welcher Würfel nicht geworfen wird.'
          : `Du stehst zuerst in der Gunst des Königs: du sagst, welche ${count} Würfel nicht geworfen werden.`,
      legend: 'Liegen bleibt',
      faces: (faces: string) => `Seine Seiten: ${faces}`,
      send: 'Diese bleiben liegen',
      missing: (count: number) => (count === 1 ? 'Wähle genau einen.' : `Wähle genau ${count}.`),
    },
    die: {
      about: 'Der König gibt allen einen seiner Würfel. Du bist an der Reihe, einen zu nehmen.',
      legend: 'Was er bringt',
      send: 'Diesen Würfel nehmen',
    },
    place: {
      about: 'Du bist beim Einsetzen an der Reihe. Zeige auf ein Feld auf dem Plan oder wähle es hier.',
      pass: 'Passen',
      passHint: 'Wer passt, hat keine Züge mehr in diesem Einsetzen.',
      sendPass: 'Jetzt passen',
      send: (name: string) => `Einsetzen: ${name}`,
      missing: 'Wähle ein Feld.',
      closed: 'Dieses Feld ist für dich geschlossen.',
    },
    act: {
      about: (place: string) => `Deine Scheibe auf ${place} ist dran.`,
      aboutSeveral: 'Deine Felder sind dran. Wähle das nächste, und was es tut.',
      which: 'Welches jetzt',
      legend: 'Was es tut',
      do: 'Tun',
      leave: 'Bleiben lassen',
      leaveFree: 'Deine Scheiben gehen heim; das kostet nichts.',
      leaveCosts: 'Deine Scheiben gehen heim, und du verlierst 2 Ruhm.',
      impossible: 'Wie es steht, nicht möglich.',
      send: (name: string) => `Handeln: ${name}`,
      decline: (name: string) => `Bleiben lassen: ${name}`,
    },
    marker: {
      about:
        'Du bist verwundet, und dein Held hat keine Scheibe mehr für die Wundenleiste: eines deiner Felder wird aufgegeben.',
      legend: 'Aufgegeben wird',
      costs: 'Ein aufgegebenes Abenteuer kostet 2 Ruhm.',
      send: (name: string) => `${name} aufgeben`,
    },
    victory: {
      about: (camp: number) => `Die Horde ist geschlagen. In deinem Lager lag: ${camp}.`,
      given: 'Du hast geantwortet; bis alle es haben, kannst du es ändern.',
      goods: 'Für ein Lager ab 2',
      track: 'Für ein Lager ab 3 ein Schritt',
      reward: 'Für das vollste Lager eine Belohnung',
      send: 'Diesen Anteil nehmen',
      change: 'Meine Antwort ändern',
    },
    siege: {
      about: (camp: number) => `Die Horde belagert die Stadt. In deinem Lager lag: ${camp}.`,
      given: 'Du hast geantwortet; bis alle es haben, kannst du es ändern.',
      track: 'Für ein Lager ab 3 ein Schritt',
      pay: 'Für das leerste Lager trägst du',
      wound: '1 Wunde nehmen',
      loot: '1 Beute abgeben',
      send: 'Diesen Anteil tragen',
      change: 'Meine Antwort ändern',
    },
  },
)
