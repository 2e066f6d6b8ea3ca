// Words of standing instructions, whichever game. What each is about, and its default, the rules say themselves.
import { spoken } from '../../../words/words.ts'

export const standingWords = spoken(
  {
    title: 'When you are not asked',
    asking: (span: string) =>
      `Where you want to be asked, the game waits for you, at most ${span} each time. After that the usual is done.`,
    askingForever: 'Where you want to be asked, the game waits until you answer.',
    change: 'Change',
    save: 'Save',
    saved: 'Your standing instructions are saved.',
    discard: 'Discard changes',
    usualAgain: 'Back to the usual everywhere',
    unsaved: 'You have changes that are not saved.',
    usual: 'The usual',
    ask: 'Ask me',
    emptyList: 'An empty list means the usual.',
  },
  {
    title: 'Wenn du nicht gefragt wirst',
    asking: (span: string) =>
      `Wo du gefragt werden willst, wartet das Spiel auf dich, jedes Mal höchstens ${span}. Danach geschieht das Übliche.`,
    askingForever: 'Wo du gefragt werden willst, wartet das Spiel, bis du antwortest.',
    change: 'Ändern',
    save: 'Speichern',
    saved: 'Deine Daueranweisungen sind gespeichert.',
    discard: 'Verwerfen',
    usualAgain: 'Überall zurück zum Üblichen',
    unsaved: 'Du hast Änderungen, die nicht gespeichert sind.',
    usual: 'Das Übliche',
    ask: 'Mich fragen',
    emptyList: 'Eine leere Liste bedeutet das Übliche.',
  },
)
