// Words about letters that are on their way, and the codes in them.
import { spoken } from '../words/words.ts'

export const codeWords = spoken(
  {
    lookIntoMail: 'Look into your mail.',
    sentTo: (address: string, until: string) =>
      `A letter is on its way to ${address}. Open its link in this browser, or type its code here; both end ${until}.`,
    localMailbox: 'This server sends no mail: its letters lie on this machine.',
    openMailbox: 'Open the mailbox',
    code: 'Code from the letter',
    codeHint: 'Six digits. They are good on this page alone: tell them to nobody.',
    wrong: 'This code does not work here. Take the one from the newest letter; it is good once, and not for long.',
    tooMany: 'This code does not work here, and that was too often: ask for another letter.',
    again: 'Another letter, or another address',
    enter: 'Sign in',
  },
  {
    lookIntoMail: 'Schau in deine Mails.',
    sentTo: (address: string, until: string) =>
      `Ein Brief ist unterwegs an ${address}. Öffne seinen Link in diesem Browser, oder tippe hier seinen Code ein; beide enden ${until}.`,
    localMailbox: 'Dieser Server verschickt keine Mails: Seine Briefe liegen auf diesem Rechner.',
    openMailbox: 'Briefkasten öffnen',
    code: 'Code aus dem Brief',
    codeHint: 'Sechs Ziffern. Sie gelten nur auf dieser Seite: Sag sie keinem.',
    wrong: 'Dieser Code gilt hier nicht. Nimm den aus dem neuesten Brief; er gilt einmal und nicht lange.',
    tooMany: 'Dieser Code gilt hier nicht, und das war zu oft: Lass dir einen neuen Brief schicken.',
    again: 'Ein neuer Brief oder eine andere Adresse',
    enter: 'Anmelden',
  },
)
