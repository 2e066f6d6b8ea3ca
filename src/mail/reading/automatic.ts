// Whether a machine wrote a mail, and whether whoever wrote it wants no answer of one: two machines that answer each other do
// not stop.
import { decodeWords } from 'postal-mime'
import type { Head } from '../head.ts'

/** What out-of-office programs that know no header write before the subject. */
const SUBJECT =
  /^(auto(matic)? ?-?(reply|response)|out of (the )?office|automatische antwort|abwesenheitsnotiz|abwesend|réponse automatique|respuesta automática)\b/i
const LONGEST_SUBJECT = 1_000

export function isAutomatic({ all }: Head): boolean {
  const says = (name: string, words: RegExp) => all(name).some((value) => words.test(value))
  return (
    all('auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    says('precedence', /bulk|junk|list|auto_reply/i) ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from'].some(
      (name) => all(name).length > 0,
    ) ||
    says('return-path', /^<\s*>$/) ||
    all('subject').some((value) => SUBJECT.test(decodeWords(value.slice(0, LONGEST_SUBJECT)))) ||
    // A delivery report is none of the words of whoever it is from.
    says('content-type', /^multipart\/report\b/i)
  )
}

/** Some houses write it on all their mail, so what it says still counts. */
export const wantsNoAnswer = ({ all }: Head): boolean =>
  all('x-auto-response-suppress').some((value) => /\b(all|autoreply|oof)\b/i.test(value))
