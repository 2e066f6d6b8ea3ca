// Of the API itself: how a request has to look, who may send it, and what is wrong on our side.
import type { Texts } from './text.ts'

export const OF_REQUESTS = {
  refused: {
    en: [
      'Your answer, draft or option breaks a rule of the game. `rule` is its number, `code` says why for programs, `pointer` which part of the body. 400: it has another form than this kind of answer; 409: you are not asked for it now, `questions` says what you are; 422: it is understood, but not legal.',
      'Read `detail` and the rule: the `Link` header of the answer leads to it. Your view (`GET /v1/games/{game}`) has every legal option of what you are asked. Nothing has changed by the attempt.',
    ],
    de: [
      'Die Regeln lehnen das ab.',
      'Die Antwort, der Entwurf oder eine Option verstößt gegen eine Regel des Spiels. `rule` ist ihre Nummer, `code` sagt Programmen den Grund, `pointer` die Stelle im Rumpf. 400: diese Art von Antwort sieht anders aus; 409: danach wirst du jetzt nicht gefragt, `questions` sagt, wonach; 422: verstanden, aber nicht erlaubt.',
      'Lies `detail` und die Regel: der Kopf `Link` der Antwort führt hin. In deiner Ansicht (`GET /v1/games/{game}`) steht jede erlaubte Möglichkeit. Durch den Versuch hat sich nichts geändert.',
    ],
  },
  'not-understood': {
    en: [
      'Something in the address, the query, a header or the body has not the form that the reference describes; or the body is no JSON, or nested deeper than anything needs. `pointer` says which part, where it is one.',
      'Compare with the operation in /docs, which has an example of each body. Sent again unchanged it is refused again.',
    ],
    de: [
      'Diese Anfrage ist nicht zu verstehen.',
      'Etwas in Adresse, Abfrage, Kopf oder Rumpf hat nicht die Form, die das Nachschlagewerk beschreibt; oder der Rumpf ist kein JSON oder tiefer verschachtelt, als man es je braucht. `pointer` nennt die Stelle, wo es eine gibt.',
      'Vergleiche mit der Operation in /docs, dort steht zu jedem Rumpf ein Beispiel. Unverändert noch einmal geschickt wird es wieder abgelehnt.',
    ],
  },
  'too-large': {
    en: [
      'The body has more bytes than any request needs; how many it may have is in `GET /v1/limits`.',
      'Send less. If you keep something of your own with us, a draft say, keep the large part at your side.',
    ],
    de: [
      'Das ist mehr, als irgendwer zu sagen hat.',
      'Der Rumpf hat mehr Bytes, als eine Anfrage braucht; wie viele es sein dürfen, steht in `GET /v1/limits`.',
      'Schick weniger. Wenn du etwas Eigenes bei uns aufhebst, etwa einen Entwurf, behalte den großen Teil bei dir.',
    ],
  },
  'not-json': {
    en: ['A body came with another `Content-Type`, or with none.', 'Send `Content-Type: application/json`, and JSON.'],
    de: [
      'Rümpfe sind JSON: sag es mit Content-Type.',
      'Ein Rumpf kam mit einem anderen `Content-Type` oder ohne.',
      'Schick `Content-Type: application/json`, und JSON.',
    ],
  },
  'no-token': {
    en: [
      'This is for somebody in particular, and the request does not say for whom: there is no `Authorization` header.',
      'Send `Authorization: Bearer …` with an access token (from signing in, or `POST /v1/sessions/guest`) or a personal access token.',
    ],
    de: [
      'Melde dich erst an, oder schick ein Token mit.',
      'Das gilt einer bestimmten Person, und die Anfrage sagt nicht, wem: der Kopf `Authorization` fehlt.',
      'Schick `Authorization: Bearer …` mit einem Zugangstoken (vom Anmelden, oder aus `POST /v1/sessions/guest`) oder einem persönlichen Token.',
    ],
  },
  'unknown-token': {
    en: [
      'The token has expired (access tokens last minutes), was revoked, belongs to a session that is over, or was never one of ours. A link from a letter ends when what it asks for is answered.',
      'With a refresh token: `POST /v1/sessions/refresh`, then again. A program with a personal access token needs a new one from its owner.',
    ],
    de: [
      'Dieses Token ist unbekannt, abgelaufen oder widerrufen.',
      'Das Token ist abgelaufen (Zugangstoken gelten Minuten), widerrufen, gehört zu einer beendeten Sitzung oder war nie eines von uns. Ein Link aus einem Brief endet, sobald beantwortet ist, wonach er fragt.',
      'Mit einem Auffrischungstoken: `POST /v1/sessions/refresh`, dann noch einmal. Ein Programm mit persönlichem Token braucht ein neues von der Person, der es gehört.',
    ],
  },
  scope: {
    en: [
      'The token is good, but not for this: it lacks the scope (`read`, `play`, `manage`) of the operation, or it is a link from a letter, which is for one answer in one game.',
      'Have a token made with the scope that `detail` names, or sign in.',
    ],
    de: [
      'Dieses Token darf das nicht.',
      'Das Token gilt, aber nicht hierfür: ihm fehlt der Umfang (`read`, `play`, `manage`) der Operation, oder es ist ein Link aus einem Brief, der für eine Antwort in einem Spiel gut ist.',
      'Lass ein Token mit dem Umfang machen, den `detail` nennt, oder melde dich an.',
    ],
  },
  'not-by-program': {
    en: [
      'Whatever gets somebody in (password, sessions, tokens, the account itself) is for people who are signed in. A program that got hold of a token must not be able to get more.',
      'Sign in, and do it yourself.',
    ],
    de: [
      'Das darf kein Programm: melde dich selbst an.',
      'Was jemandem Zugang gibt (Passwort, Sitzungen, Token, das Konto selbst), ist angemeldeten Menschen vorbehalten. Wer ein Token in die Hand bekommt, soll damit nicht zu mehr kommen.',
      'Melde dich an und tu es selbst.',
    ],
  },
  'confirm-first': {
    en: [
      'This changes what gets you in, or gives away all that is kept of you, and you showed too long ago that it is you.',
      '`POST /v1/sessions/confirm` with your password, or follow a fresh mailed link; then again, within some minutes.',
    ],
    de: [
      'Zeig erst, dass du es bist: mit deinem Passwort (POST /v1/sessions/confirm) oder einem frischen Link aus deiner Mail.',
      'Das ändert, womit du hineinkommst, oder gibt alles heraus, was über dich aufgehoben ist, und es ist zu lange her, dass du gezeigt hast, wer du bist.',
      '`POST /v1/sessions/confirm` mit deinem Passwort, oder folge einem frischen Link aus der Mail; danach binnen einiger Minuten noch einmal.',
    ],
  },
  'no-such-page': {
    en: [
      'No operation and no page has this address.',
      'Look into /docs for the operations there are; they begin with /v1.',
    ],
    de: [
      'Hier ist nichts.',
      'Keine Operation und keine Seite hat diese Adresse.',
      'Welche Operationen es gibt, steht in /docs; sie beginnen mit /v1.',
    ],
  },
  'method-not-allowed': {
    en: [
      'There is something at this address, but nothing that is done with this method: an answer, for one, is sent with PUT.',
      'Use one of the methods that the `Allow` header and `detail` name; /docs says what each of them does.',
    ],
    de: [
      'Diese Adresse nimmt diese Methode nicht.',
      'Unter dieser Adresse gibt es etwas, aber nichts, das mit dieser Methode geht: eine Antwort etwa wird mit PUT geschickt.',
      'Nimm eine der Methoden, die der Kopf `Allow` und `detail` nennen; was jede tut, steht in /docs.',
    ],
  },
  'too-many': {
    en: [
      'You, or somebody at the same address, asked more often than one may, or has as many streams open or heavy readings waiting as one may. `RateLimit` on every answer shows how much is left of what is nearest to running out.',
      'Wait as many seconds as `Retry-After` says, then again. Look less often: a stream and `If-None-Match` cost next to nothing. The figures are in `GET /v1/limits`.',
    ],
    de: [
      'Zu viele Anfragen: warte ein wenig.',
      'Du, oder jemand unter derselben Adresse, hat öfter gefragt, als es geht, oder so viele Ströme offen oder so viel Schweres in der Warteschlange, wie es geht. `RateLimit` zeigt an jeder Antwort, wie viel von dem übrig ist, was zuerst ausgeht.',
      'Warte so viele Sekunden, wie `Retry-After` sagt, dann noch einmal. Schau seltener nach: ein Strom und `If-None-Match` kosten fast nichts. Die Zahlen stehen in `GET /v1/limits`.',
    ],
  },
  'too-slow': {
    en: [
      'The request did not come in whole within its time, and the connection is closed.',
      'Send it again; nothing of it was looked at.',
    ],
    de: [
      'Diese Anfrage hat zu lange gebraucht.',
      'Die Anfrage kam nicht rechtzeitig ganz an, und die Verbindung ist geschlossen.',
      'Schick sie noch einmal; nichts davon wurde angesehen.',
    ],
  },
  'too-much-head': {
    en: [
      'Address and headers together are longer than 16 KB.',
      'Send fewer or shorter headers: cookies of other pages on the same host are the usual reason.',
    ],
    de: [
      'Der Kopf dieser Anfrage ist zu lang.',
      'Adresse und Köpfe sind zusammen länger als 16 KB.',
      'Schick weniger oder kürzere Köpfe: meist sind es Cookies anderer Seiten auf demselben Rechner.',
    ],
  },
  'too-busy': {
    en: [
      'More is asked of this game or this server at once than can be done in time. It is nobody’s mistake, and nothing has changed.',
      'Try again after `Retry-After` seconds.',
    ],
    de: [
      'Gerade wird zu viel auf einmal verlangt: versuch es gleich noch einmal.',
      'Von diesem Spiel oder Server wird mehr auf einmal verlangt, als in der Zeit zu schaffen ist. Niemand ist schuld, und nichts hat sich geändert.',
      'Versuch es nach `Retry-After` Sekunden noch einmal.',
    ],
  },
  'no-database': {
    en: [
      'The server lives, but its database does not answer at the moment.',
      'Try again after `Retry-After` seconds. With an `Idempotency-Key`, or an answer that names its question, nothing can happen twice.',
    ],
    de: [
      'Der Server erreicht seine Datenbank nicht: versuch es gleich noch einmal.',
      'Der Server lebt, aber seine Datenbank antwortet gerade nicht.',
      'Versuch es nach `Retry-After` Sekunden noch einmal. Mit einem `Idempotency-Key` oder einer Antwort, die ihre Frage nennt, geschieht nichts zweimal.',
    ],
  },
  'our-mistake': {
    en: [
      'Something happened that should not be possible. It is in the server’s log, under the number in `X-Request-Id`.',
      'Try again once. If it stays so, tell whoever runs this server that number.',
    ],
    de: [
      'Bei uns ist etwas schiefgegangen; es ist vermerkt.',
      'Es ist etwas geschehen, das nicht möglich sein sollte. Es steht im Protokoll des Servers, unter der Nummer in `X-Request-Id`.',
      'Versuch es einmal noch. Bleibt es so, sag denen, die den Server betreiben, diese Nummer.',
    ],
  },
  'rules-missing': {
    en: [
      'A game plays to its end by the rules and the board it began with, and this server has them no longer, or not yet.',
      'Only whoever runs the server can help: by a release that has them. The game is kept as it is.',
    ],
    de: [
      'Dieser Server hat die Regeln nicht, nach denen diese Partie gespielt wird.',
      'Ein Spiel wird nach den Regeln und mit dem Brett zu Ende gespielt, mit denen es begann, und dieser Server hat sie nicht mehr, oder noch nicht.',
      'Helfen kann nur, wer den Server betreibt: mit einer Fassung, die sie hat. Das Spiel bleibt, wie es ist.',
    ],
  },
} as const satisfies Texts
