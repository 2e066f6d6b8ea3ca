// Words of the offer to be told by notifications.
import { spoken } from '../../words/words.ts'

export const offerWords = spoken(
  {
    title: 'Shall this browser tell you when it is your turn?',
    why: 'On the screen, also while Herald is closed. What of, you choose in your account, at any time.',
    yes: 'Yes, tell me here',
    no: 'No, thank you',
    isOn: 'This browser tells you.',
    isOff: 'The browser said no. You can change that in its settings, and then in your account.',
    close: 'Close',
  },
  {
    title: 'Soll dieser Browser dir Bescheid sagen, wenn du dran bist?',
    why: 'Am Bildschirm, auch wenn Herald zu ist. Wovon, wählst du jederzeit in deinem Konto.',
    yes: 'Ja, hier Bescheid sagen',
    no: 'Nein, danke',
    isOn: 'Dieser Browser sagt dir Bescheid.',
    isOff: 'Der Browser hat nein gesagt. Ändern kannst du das in seinen Einstellungen, und dann in deinem Konto.',
    close: 'Schließen',
  },
)
