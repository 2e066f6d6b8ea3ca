// Words of what stands around every page.
import { spoken } from '../words/words.ts'

export const frameWords = spoken(
  {
    noLetters: 'You get no letters any more.',
    cameBack: (email: string) =>
      `Several in a row came back from ${email}. Confirm the address, and letters go there again.`,
    complained: (email: string) =>
      `One to ${email} was reported as unwanted. Confirm the address if you want letters, and choose in your account which.`,
    confirm: 'Confirm my address',
    linkAsked: (email: string) => `A link is being mailed to ${email}. Open it in this browser.`,
  },
  {
    noLetters: 'Du bekommst keine Briefe mehr.',
    cameBack: (email: string) =>
      `Von ${email} kamen mehrere hintereinander zurück. Bestätige die Adresse, dann gehen wieder Briefe dorthin.`,
    complained: (email: string) =>
      `Einer an ${email} wurde als unerwünscht gemeldet. Bestätige die Adresse, wenn du Briefe willst, und wähle in deinem Konto, welche.`,
    confirm: 'Meine Adresse bestätigen',
    linkAsked: (email: string) => `Ein Link wird an ${email} geschickt. Öffne ihn in diesem Browser.`,
  },
)
