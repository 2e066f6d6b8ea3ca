// Words of what forms are made of, and of questions on the way.
import { spoken } from '../../../words/words.ts'

export const formWords = spoken(
  {
    silentUntil: (when: string, left: string, usual: string) =>
      `The game waits for you until ${when} (${left}). Without your answer: ${usual}.`,
    noHurry: (usual: string) =>
      `The game waits for you, without a time limit. What your standing instructions would do: ${usual}.`,
    fewer: (name: string) => `Fewer: ${name}`,
    more: (name: string) => `More: ${name}`,
    number: (name: string) => `Number: ${name}`,
  },
  {
    silentUntil: (when: string, left: string, usual: string) =>
      `Das Spiel wartet auf dich bis ${when} (${left}). Ohne deine Antwort: ${usual}.`,
    noHurry: (usual: string) => `Das Spiel wartet auf dich, ohne Frist. Was deine Daueranweisungen täten: ${usual}.`,
    fewer: (name: string) => `Weniger: ${name}`,
    more: (name: string) => `Mehr: ${name}`,
    number: (name: string) => `Anzahl: ${name}`,
  },
)
