// Words about pages and programs of others that were let in, and about accounts that a program plays with.
import { spoken } from '../../words/words.ts'

export const grantWords = spoken(
  {
    title: 'Let in by you',
    hint: 'Pages and programs of others that may act in your name. Show out what you do not know.',
    none: 'You have let in no page or program of others.',
    oneGame: 'one game',
    withoutPage: 'Program without a page',
    named: (name: string) => `“${name}”`,
    callsItself: (name: string) => `Calls itself ${name}.`,
    end: 'Show out',
    endNamed: (name: string) => `Show out ${name}`,
    program: 'A program’s account',
    programHint:
      'If a program plays with this account, say whose it is. Everybody then sees that it is a bot, and who answers for it. This cannot be undone.',
    isProgram: (owner: string) => `A program plays with this account: a bot of ${owner}.`,
    owner: 'Whose program it is',
    ownerHint: 'As everybody is to see it.',
    declare: 'This is a bot’s account, for good',
    rename: 'Change the owner’s name',
  },
  {
    title: 'Von dir hereingelassen',
    hint: 'Seiten und Programme von anderen, die in deinem Namen handeln dürfen. Wirf hinaus, was du nicht kennst.',
    none: 'Du hast keine Seite und kein Programm von anderen hereingelassen.',
    oneGame: 'ein Spiel',
    withoutPage: 'Programm ohne Seite',
    named: (name: string) => `„${name}“`,
    callsItself: (name: string) => `Nennt sich ${name}.`,
    end: 'Hinauswerfen',
    endNamed: (name: string) => `${name} hinauswerfen`,
    program: 'Konto eines Programms',
    programHint:
      'Wenn mit diesem Konto ein Programm spielt, sag, wem es gehört. Dann sehen alle, dass es ein Bot ist und wer dafür geradesteht. Das lässt sich nicht rückgängig machen.',
    isProgram: (owner: string) => `Mit diesem Konto spielt ein Programm: ein Bot von ${owner}.`,
    owner: 'Wem das Programm gehört',
    ownerHint: 'So, wie es alle sehen sollen.',
    declare: 'Das ist das Konto eines Bots, für immer',
    rename: 'Namen ändern',
  },
)
