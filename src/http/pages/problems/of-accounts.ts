// Of people: signing in, sessions, tokens, the profile.
import type { Texts } from './text.ts'

export const OF_ACCOUNTS = {
  'bad-field': {
    en: [
      'One field has a value that it cannot have: too long, out of range, no address, a day in the past. `pointer` says which, `detail` what it may be.',
      'Put that one right and send all of it again; nothing has changed.',
    ],
    de: [
      'Dieses Feld passt nicht.',
      'Ein Feld hat einen Wert, den es nicht haben kann: zu lang, außerhalb des Bereichs, keine Adresse, ein vergangener Tag. `pointer` nennt es, `detail` sagt, was möglich ist.',
      'Bring das in Ordnung und schick alles noch einmal; es hat sich nichts geändert.',
    ],
  },
  'bad-link': {
    en: [
      'A mailed link works once, for some minutes, in the browser that asked for it, and no more after too many wrong codes. `code` says which of these it is.',
      'Ask for another with `POST /v1/sign-in/links`, and open it where you asked.',
    ],
    de: [
      'Dieser Link funktioniert nicht.',
      'Ein Link aus der Mail gilt einmal, einige Minuten lang, in dem Browser, der darum bat, und nach zu vielen falschen Codes nicht mehr. Woran es liegt, sagt `code`.',
      'Lass dir mit `POST /v1/sign-in/links` einen neuen schicken, und öffne ihn dort, wo du darum gebeten hast.',
    ],
  },
  'bad-code': {
    en: [
      'A code works once, for some minutes, in the browser that asked for it, and after a few wrong ones no more. We do not say which of these it is, as somebody could be guessing.',
      'Look at the newest letter and type its code again, or ask for another letter with `POST /v1/sign-in/links`.',
    ],
    de: [
      'Dieser Code gilt hier nicht.',
      'Ein Code gilt einmal, einige Minuten lang, in dem Browser, der darum bat, und nach einigen falschen nicht mehr. Woran es liegt, sagen wir nicht, denn jemand könnte raten.',
      'Sieh in den neuesten Brief und tippe seinen Code noch einmal, oder lass dir mit `POST /v1/sign-in/links` einen neuen schicken.',
    ],
  },
  suspended: {
    en: [
      'Whoever runs this server has suspended the account: nobody signs in to it, none of its tokens is good, and it is told nothing. At its tables it counts as silent. Nothing of it is deleted.',
      'Ask whoever runs this server. When the suspension is lifted, all of it is good again as it was.',
    ],
    de: [
      'Dieses Konto ist gesperrt, und zwar von denen, die diesen Server betreiben.',
      'Wer diesen Server betreibt, hat das Konto gesperrt: Niemand meldet sich damit an, keins seiner Tokens gilt, und ihm wird nichts mitgeteilt. An seinen Tischen gilt es als stumm. Gelöscht wird nichts davon.',
      'Frag nach bei denen, die diesen Server betreiben. Wird die Sperre aufgehoben, gilt alles wieder wie zuvor.',
    ],
  },
  'address-taken': {
    en: [
      'You read its mail, so you may know: there is an account with this address already, or one had it until a few days ago.',
      'Sign in with that address instead, or give this account another one.',
    ],
    de: [
      'Diese Adresse gehört einem anderen Konto.',
      'Du liest ihre Post, also darfst du es wissen: Es gibt schon ein Konto mit dieser Adresse, oder eines hatte sie bis vor ein paar Tagen.',
      'Melde dich stattdessen mit dieser Adresse an, oder gib diesem Konto eine andere.',
    ],
  },
  'cannot-join': {
    en: [
      'Only a guest is joined with an account that has an address, and neither may be a program’s. `code` says what is in the way.',
      'If the guest’s session is over, there is nothing left to join; a program’s account plays on by itself.',
    ],
    de: [
      'Diese beiden lassen sich nicht zusammenlegen.',
      'Nur ein Gast kommt zu einem Konto mit Adresse, und keins von beiden darf das eines Programms sein. Was im Weg steht, sagt `code`.',
      'Ist die Sitzung des Gastes vorbei, gibt es nichts mehr zusammenzulegen; das Konto eines Programms spielt für sich weiter.',
    ],
  },
  'wrong-credentials': {
    en: [
      'There is no such address, it has no password, or another one. We do not say which, so that nobody can find out who plays here.',
      'Try again, or sign in by a mailed link.',
    ],
    de: [
      'Adresse und Passwort passen nicht zusammen.',
      'Es gibt diese Adresse nicht, sie hat kein Passwort, oder ein anderes. Wir sagen nicht, was davon, damit niemand herausfindet, wer hier spielt.',
      'Versuch es noch einmal, oder melde dich mit einem Link aus der Mail an.',
    ],
  },
  'too-many-tries': {
    en: [
      'Somebody, maybe not you, tried wrong passwords for this address. After each the next has to wait longer, also the right one.',
      'Wait `Retry-After` seconds, or sign in by a mailed link, which always works.',
    ],
    de: [
      'Zu viele falsche Passwörter für diese Adresse: warte, oder melde dich mit einem Link aus der Mail an.',
      'Jemand, vielleicht nicht du, hat falsche Passwörter für diese Adresse versucht. Nach jedem muss das nächste länger warten, auch das richtige.',
      'Warte `Retry-After` Sekunden, oder melde dich mit einem Link aus der Mail an, das geht immer.',
    ],
  },
  'wrong-password': {
    en: [
      'You are signed in, but the password you sent to show that it is you is another.',
      'Try again, or follow a fresh mailed link.',
    ],
    de: [
      'Das ist nicht dein Passwort.',
      'Du bist angemeldet, aber das Passwort, mit dem du zeigen wolltest, dass du es bist, ist ein anderes.',
      'Versuch es noch einmal, oder folge einem frischen Link aus der Mail.',
    ],
  },
  'no-password': {
    en: [
      'You sign in by mailed links, so there is no password to confirm with.',
      'Have a fresh link mailed and follow it: that shows the same.',
    ],
    de: [
      'Du hast kein Passwort: folge stattdessen einem frischen Link aus der Mail.',
      'Du meldest dich mit Links aus der Mail an, also gibt es kein Passwort zum Bestätigen.',
      'Lass dir einen frischen Link schicken und folge ihm: das zeigt dasselbe.',
    ],
  },
  'no-such-session': {
    en: ['It is over already, or it is not one of yours.', '`GET /v1/sessions` lists yours.'],
    de: [
      'Diese Sitzung gibt es nicht.',
      'Sie ist schon vorbei, oder es ist keine von deinen.',
      '`GET /v1/sessions` nennt deine.',
    ],
  },
  'signed-out': {
    en: ['The refresh token is unknown, its session was ended, or was not used for too long.', 'Sign in again.'],
    de: [
      'Diese Sitzung ist vorbei: melde dich neu an.',
      'Das Auffrischungstoken ist unbekannt, seine Sitzung wurde beendet, oder zu lange nicht benutzt.',
      'Melde dich neu an.',
    ],
  },
  'token-just-used': {
    en: [
      'Two requests came at once with the same refresh token, from two tabs say, and the other one got the new one.',
      'Take the new token from where the other request keeps it. Have one place that refreshes.',
    ],
    de: [
      'Eine andere Anfrage hat dieses Token eben benutzt.',
      'Zwei Anfragen kamen zugleich mit demselben Auffrischungstoken, etwa aus zwei Fenstern, und die andere hat das neue bekommen.',
      'Nimm das neue Token von dort, wo die andere Anfrage es aufhebt. Lass nur eine Stelle auffrischen.',
    ],
  },
  'session-stolen': {
    en: [
      'A refresh token is good once. This one came a second time, so two have it, and one of them should not: the session has been ended for both, with all programs that were let in and all tokens that were made in it.',
      'Sign in again. If you did not copy the token yourself, look through `GET /v1/sessions` and end what you do not know.',
    ],
    de: [
      'Dieses Token wurde schon benutzt; die Sitzung ist beendet.',
      'Ein Auffrischungstoken gilt einmal. Dieses kam ein zweites Mal, also haben es zwei, und einer davon sollte nicht: die Sitzung ist für beide beendet, und mit ihr alle Programme, die darin eingelassen, und alle Tokens, die darin gemacht wurden.',
      'Melde dich neu an. Wenn du das Token nicht selbst kopiert hast, sieh `GET /v1/sessions` durch und beende, was du nicht kennst.',
    ],
  },
  'no-such-account': {
    en: ['The account has been deleted.', 'Sign in again to begin a new one.'],
    de: ['Dieses Konto gibt es nicht.', 'Das Konto wurde gelöscht.', 'Melde dich neu an, um eines anzulegen.'],
  },
  'no-such-token': {
    en: ['It was revoked, has expired, or is not one of yours.', '`GET /v1/me/tokens` lists yours.'],
    de: [
      'Dieses Token gibt es nicht.',
      'Es wurde widerrufen, ist abgelaufen, oder es ist keines von deinen.',
      '`GET /v1/me/tokens` nennt deine.',
    ],
  },
  'too-many-tokens': {
    en: [
      'An account has so many personal access tokens at a time (`GET /v1/limits`).',
      'Revoke one that no program uses: the list says when each was used last.',
    ],
    de: [
      'Mehr Token kannst du nicht haben.',
      'Ein Konto hat höchstens so viele persönliche Token zugleich (`GET /v1/limits`).',
      'Widerrufe eines, das kein Programm benutzt: die Liste sagt, wann jedes zuletzt benutzt wurde.',
    ],
  },
  'no-address': {
    en: [
      'A guest has a name and a session, and nothing to mail a link to or to set a password for.',
      'Give an address first, with `POST /v1/sign-in/links`: games and name stay.',
    ],
    de: [
      'Ein Gast hat keine Adresse zum Anmelden.',
      'Ein Gast hat einen Namen und eine Sitzung, aber nichts, wohin ein Link gehen oder wofür ein Passwort gelten könnte.',
      'Gib erst eine Adresse an, mit `POST /v1/sign-in/links`: Spiele und Name bleiben.',
    ],
  },
} as const satisfies Texts
