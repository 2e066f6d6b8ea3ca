// Words of what goes on at a table besides the game: time, pauses, invitations.
import { spoken } from '../../words/words.ts'

const listed = (locale: 'en' | 'de', names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

export const affairsWords = spoken(
  {
    affairs: 'The table',
    me: 'You',
    time: 'Time',
    noTimeRuns: 'No time runs at this table now.',
    dueAt: (when: string) => `There is time until ${when}.`,
    extensionsLeft: (left: number) =>
      left === 0
        ? 'You have had as much more time as is agreed.'
        : left === 1
          ? 'You can ask for more once.'
          : `You can ask for more ${left} times.`,
    moreTime: (by: string) => `Ask for more time (${by})`,
    extended: (when: string) => `Everybody now has time until ${when}.`,
    pause: 'Pause',
    pauseHint: 'If everybody wishes for one, the game rests for up to two weeks.',
    pauseAlone: 'The game rests for up to two weeks, until you go on.',
    wishPause: (names: readonly string[]) => `${listed('en', names)} would like a pause. It begins when all do.`,
    pausedUntil: (when: string) => `The game rests until ${when}, or until somebody goes on.`,
    wish: 'Wish for a pause',
    unwish: 'Take the wish back',
    goOn: 'Go on now',
    substitute: 'A substitute is wanted',
    agreement: 'What is agreed',
    makeLink: 'Make an invitation link',
    invitationLink: 'Whoever has this link may sit down',
    inviteByMail: 'Invite by mail',
    addressFirst: 'To invite by mail, sign in with an address of your own first.',
    invite: 'Invite',
    invited: (address: string) => `An invitation is on its way to ${address}.`,
  },
  {
    affairs: 'Der Tisch',
    me: 'Du',
    time: 'Zeit',
    noTimeRuns: 'An diesem Tisch läuft gerade keine Zeit.',
    dueAt: (when: string) => `Zeit ist bis ${when}.`,
    extensionsLeft: (left: number) =>
      left === 0
        ? 'Du hast schon so oft mehr Zeit bekommen, wie es vereinbart ist.'
        : left === 1
          ? 'Du kannst noch einmal um mehr bitten.'
          : `Du kannst noch ${left}-mal um mehr bitten.`,
    moreTime: (by: string) => `Um mehr Zeit bitten (${by})`,
    extended: (when: string) => `Alle haben jetzt Zeit bis ${when}.`,
    pause: 'Pause',
    pauseHint: 'Wünschen es alle, ruht das Spiel bis zu zwei Wochen.',
    pauseAlone: 'Das Spiel ruht bis zu zwei Wochen, bis du weitermachst.',
    wishPause: (names: readonly string[]) =>
      `Eine Pause ${names.length === 1 ? 'wünscht' : 'wünschen'}: ${listed('de', names)}. Sie beginnt, wenn alle sie wünschen.`,
    pausedUntil: (when: string) => `Das Spiel ruht bis ${when}, oder bis jemand weitermacht.`,
    wish: 'Pause wünschen',
    unwish: 'Wunsch zurücknehmen',
    goOn: 'Jetzt weitermachen',
    substitute: 'Ersatz wird gesucht',
    agreement: 'Was vereinbart ist',
    makeLink: 'Einladungslink erstellen',
    invitationLink: 'Wer diesen Link hat, darf sich setzen',
    inviteByMail: 'Per Mail einladen',
    addressFirst: 'Um per Mail einzuladen, melde dich zuerst mit einer eigenen Adresse an.',
    invite: 'Einladen',
    invited: (address: string) => `Eine Einladung ist unterwegs an ${address}.`,
  },
)
