// Of programs: letting pages and programs of others in, and programs that sit down themselves.
import type { Texts } from './text.ts'

export const OF_PROGRAMS = {
  'bad-client': {
    en: [
      'A page or program asked to be let in, and what it says of itself does not fit: its name, where the answer goes, what it asks for, or its PKCE challenge. `detail` says which.',
      'Whoever wrote it finds what is expected in the documentation of OAuth here. Nothing was handed over.',
    ],
    de: [
      'Wer dich hierher geschickt hat, sagt nicht richtig, wer fragt oder wohin die Antwort geht.',
      'Eine Seite oder ein Programm bat um Zugang, und was es über sich sagt, passt nicht: sein Name, wohin die Antwort geht, worum es bittet, oder seine PKCE-Probe. `detail` sagt, was davon.',
      'Wer es geschrieben hat, findet das Erwartete in der Dokumentation zu OAuth. Es wurde nichts herausgegeben.',
    ],
  },
  'no-such-grant': {
    en: [
      'You have let in nobody under this id, or have ended it already.',
      '`GET /v1/me/grants` lists everybody you have let in.',
    ],
    de: [
      'Unter diesem Namen hast du niemandem Zugang gegeben.',
      'Unter dieser Kennung hat niemand Zugang von dir, oder du hast ihn schon beendet.',
      '`GET /v1/me/grants` nennt alle, denen du Zugang gegeben hast.',
    ],
  },
  'no-such-user-code': {
    en: [
      'A program shows a code of eight letters, good for some minutes and once. This one is mistyped, used, or too old.',
      'Look at it again, or have the program begin anew.',
    ],
    de: [
      'Diesen Code gibt es nicht: vertippt, gebraucht oder zu alt.',
      'Ein Programm zeigt einen Code aus acht Buchstaben, der einige Minuten lang und einmal gilt. Dieser ist vertippt, gebraucht oder zu alt.',
      'Sieh noch einmal nach, oder lass das Programm von vorn beginnen.',
    ],
  },
  'no-programs': {
    en: [
      'Whoever opened this table wants people alone at it, and a program plays with your account.',
      'Look for a table that takes programs: `agreement.programs` of its card says so.',
    ],
    de: [
      'An diesem Tisch sitzen nur Menschen und keine Programme.',
      'Wer den Tisch eröffnet hat, möchte nur Menschen daran, und mit deinem Konto spielt ein Programm.',
      'Such einen Tisch, der Programme nimmt: `agreement.programs` seiner Karte sagt es.',
    ],
  },
  'at-tables': {
    en: [
      'The others sat down with a person, or with a program, and it stays so until those games are over.',
      'Finish or leave your games first, or declare an account that does not play yet.',
    ],
    de: [
      'Nicht, solange du an einem Tisch sitzt, dessen Spiel nicht vorbei ist.',
      'Die anderen haben sich zu einem Menschen gesetzt, oder zu einem Programm, und so bleibt es, bis diese Spiele vorbei sind.',
      'Beende oder verlass erst deine Spiele, oder nimm ein Konto, das noch nicht spielt.',
    ],
  },
} as const satisfies Texts
