// Words for handing something in.
import { spoken } from '../../../words/words.ts'

export const handingWords = spoken(
  {
    handIn: 'Hand in',
    handInChange: 'Hand in the change',
    changed: 'You have a changed draft that is not handed in. What you handed in before still counts.',
    leaveAsIs: 'Leave it as handed in',
    handedIn: 'Handed in',
    change: 'Change again',
    takeBack: 'Take back',
    path: (places: string) => `Your way: ${places}`,
    receipt: 'Receipt',
    seal: 'Seal',
    salt: 'Salt',
    head: 'Head of the log',
    copy: 'Copy',
    copied: 'Copied',
  },
  {
    handIn: 'Abgeben',
    handInChange: 'Änderung abgeben',
    changed: 'Du hast einen geänderten Entwurf, der nicht abgegeben ist. Es gilt noch, was du vorher abgegeben hast.',
    leaveAsIs: 'Beim Abgegebenen bleiben',
    handedIn: 'Abgegeben',
    change: 'Noch einmal ändern',
    takeBack: 'Zurücknehmen',
    path: (places: string) => `Dein Weg: ${places}`,
    receipt: 'Beleg',
    seal: 'Siegel',
    salt: 'Salz',
    head: 'Kopf des Logbuchs',
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
)
