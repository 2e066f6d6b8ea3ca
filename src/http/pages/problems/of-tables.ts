// Of tables: finding one, sitting down, inviting, beginning, leaving; and of what time and talk do there.
import type { Texts } from './text.ts'

export const OF_TABLES = {
  'no-such-game': {
    en: [
      'There never was such a game, it was closed before it began, or it is private and you are not at the table. Which of them is nobody’s business.',
      'Check the id, and that you send the token of somebody who sits there. With an invitation, send its token along.',
    ],
    de: [
      'Dieses Spiel gibt es nicht.',
      'Es gab nie ein solches Spiel, es wurde vor dem Beginn geschlossen, oder es ist privat und du sitzt nicht am Tisch. Was davon, geht niemanden etwas an.',
      'Prüfe die Kennung, und ob das Token von jemandem kommt, der dort sitzt. Mit einer Einladung schick deren Token mit.',
    ],
  },
  'no-such-round': {
    en: [
      'Rounds are counted from 1, and this one has not been played, or not to its end.',
      '`GET /v1/games/{game}/rounds` lists those there are.',
    ],
    de: [
      'Diese Runde gibt es noch nicht.',
      'Runden zählen von 1, und diese ist noch nicht, oder nicht zu Ende, gespielt.',
      '`GET /v1/games/{game}/rounds` nennt die, die es gibt.',
    ],
  },
  'no-such-invitation': {
    en: [
      'The invitation was withdrawn, its game has begun, or the token is not whole.',
      'Ask whoever invited you for another one.',
    ],
    de: [
      'Diese Einladung gibt es nicht.',
      'Die Einladung wurde zurückgezogen, ihr Spiel hat begonnen, oder das Token ist nicht vollständig.',
      'Bitte um eine neue.',
    ],
  },
  'no-such-ruleset': {
    en: [
      'No game of this name, or not in this version, is played here.',
      '`GET /v1/rules` lists the games of this server.',
    ],
    de: [
      'Dieses Spiel wird hier nicht gespielt.',
      'Ein Spiel mit diesem Namen, oder in dieser Fassung, gibt es hier nicht.',
      '`GET /v1/rules` nennt die Spiele dieses Servers.',
    ],
  },
  'no-such-bot': {
    en: [
      'Every game has its own bots, and none of them has this name.',
      '`GET /v1/rules/{ruleset}` lists them under `bots`.',
    ],
    de: [
      'Diesen Bot gibt es für das Spiel nicht.',
      'Jedes Spiel hat seine eigenen Bots, und keiner davon heißt so.',
      '`GET /v1/rules/{ruleset}` nennt sie unter `bots`.',
    ],
  },
  'too-many-bots': {
    en: [
      'At least one seat is for a person: yours.',
      'Name fewer bots, or open a table with more seats (`options.players`).',
    ],
    de: [
      'Jemand muss auch spielen: es sind mehr Bots als andere Plätze.',
      'Mindestens ein Platz ist für einen Menschen: deiner.',
      'Nenne weniger Bots, oder eröffne einen Tisch mit mehr Plätzen (`options.players`).',
    ],
  },
  'too-many-invitations': {
    en: [
      'A table has so many invitations at a time (`GET /v1/limits`), used or not.',
      'Withdraw one that nobody needs. One link can be passed on to several people.',
    ],
    de: [
      'Mehr Einladungen gehen nicht.',
      'Ein Tisch hat höchstens so viele Einladungen zugleich (`GET /v1/limits`), benutzt oder nicht.',
      'Zieh eine zurück, die niemand braucht. Einen Link kann man mehreren geben.',
    ],
  },
  'too-many-mailed': {
    en: [
      'Letters to people who did not ask for them are few: so many a day of one person (`GET /v1/limits`).',
      'Pass the invitation’s link on yourself, or wait until tomorrow.',
    ],
    de: [
      'Heute gehen keine weiteren Einladungen per Mail: gib den Link selbst weiter.',
      'Briefe an Leute, die nicht darum gebeten haben, sind selten: so viele am Tag von einer Person (`GET /v1/limits`).',
      'Gib den Link der Einladung selbst weiter, oder warte bis morgen.',
    ],
  },
  'address-needed': {
    en: [
      'Who has us write to others has an address of their own that they have shown to be theirs.',
      'Sign in with an address, or make an invitation and pass its link on yourself.',
    ],
    de: [
      'Gäste können nicht per Mail einladen: melde dich zuerst mit einer eigenen Adresse an.',
      'Wer uns an andere schreiben lässt, hat eine eigene Adresse und hat gezeigt, dass sie ihm gehört.',
      'Melde dich mit einer Adresse an, oder mach eine Einladung und gib den Link selbst weiter.',
    ],
  },
  'not-at-the-table': {
    en: [
      'The game is there for all to see, but this is for its players, and you are none of them; or you have left.',
      'Take a free seat, or one for which a substitute is wanted. Otherwise you can only look on.',
    ],
    de: [
      'Du sitzt nicht an diesem Tisch.',
      'Das Spiel dürfen alle sehen, aber das hier ist für die, die mitspielen, und du gehörst nicht dazu; oder du bist gegangen.',
      'Nimm einen freien Platz, oder einen, für den jemand gesucht wird. Sonst kannst du nur zusehen.',
    ],
  },
  'not-the-host': {
    en: [
      'Inviting, and starting before all seats are taken, is for whoever opened the table.',
      'Ask the host: `hostSeat` on the card is where they sit.',
    ],
    de: [
      'Das darf nur, wer das Spiel eröffnet hat.',
      'Einladen, und beginnen, bevor alle Plätze besetzt sind, darf nur, wer den Tisch eröffnet hat.',
      'Frag diese Person: `hostSeat` auf der Karte ist ihr Platz.',
    ],
  },
  'already-at-the-table': {
    en: [
      'One account has one seat. Probably an earlier request got through.',
      'Nothing to do: read the game, `viewer` is your seat.',
    ],
    de: [
      'Du sitzt schon an diesem Tisch.',
      'Ein Konto hat einen Platz. Wahrscheinlich kam eine frühere Anfrage durch.',
      'Nichts zu tun: lies das Spiel, `viewer` ist dein Platz.',
    ],
  },
  'table-full': {
    en: [
      'Somebody took the last free seat, maybe just now.',
      'Find another table with `GET /v1/games?which=open`, or open one.',
    ],
    de: [
      'Alle Plätze sind besetzt.',
      'Jemand hat den letzten freien Platz genommen, vielleicht eben erst.',
      'Such einen anderen Tisch mit `GET /v1/games?which=open`, oder eröffne einen.',
    ],
  },
  'seat-taken': {
    en: [
      'The seat you name is taken, or the table has no such seat.',
      'Leave `seat` out: the first free one is yours.',
    ],
    de: [
      'Diesen freien Platz gibt es nicht.',
      'Der Platz, den du nennst, ist besetzt, oder der Tisch hat keinen solchen.',
      'Lass `seat` weg: dann bekommst du den ersten freien.',
    ],
  },
  'colour-taken': {
    en: ['Every colour is on the table once, and somebody else chose this one.', 'Choose another, or none.'],
    de: [
      'Diese Farbe hat schon jemand.',
      'Jede Farbe gibt es am Tisch einmal, und diese hat jemand anders.',
      'Nimm eine andere, oder keine.',
    ],
  },
  'game-begun': {
    en: [
      'This can only be done at a table that still waits for players.',
      'Read the game: what you are asked now is in your view.',
    ],
    de: [
      'Das Spiel hat begonnen.',
      'Das geht nur an einem Tisch, der noch auf Leute wartet.',
      'Lies das Spiel: in deiner Ansicht steht, wonach du jetzt gefragt wirst.',
    ],
  },
  'game-not-begun': {
    en: [
      'The table still waits: for players, or for a nonce of every person.',
      'Wait for it (the stream tells), or, as host, start it; bots take the free seats.',
    ],
    de: [
      'Das Spiel hat noch nicht begonnen.',
      'Der Tisch wartet noch: auf Leute, oder auf den Zufallsanteil von jeder Person.',
      'Warte darauf (der Strom sagt es), oder beginne, wenn du den Tisch eröffnet hast; Bots nehmen die freien Plätze.',
    ],
  },
  'game-not-over': {
    en: [
      'Proof and figures hold secrets of all players, so they are there when the game is over.',
      'Until then `…/record` has your part, and `…/log` the chain of seals.',
    ],
    de: [
      'Das Spiel ist noch nicht zu Ende.',
      'Beweis und Zahlen enthalten Geheimnisse aller, darum gibt es sie erst am Ende.',
      'Bis dahin hat `…/record` deinen Teil und `…/log` die Kette der Siegel.',
    ],
  },
  'game-over': {
    en: ['Nothing can be done in a game that is over.', 'See what came of it: `…/figures`, `…/record`, `…/proof`.'],
    de: [
      'Das Spiel ist zu Ende.',
      'In einem beendeten Spiel lässt sich nichts mehr tun.',
      'Sieh nach, was daraus wurde: `…/figures`, `…/record`, `…/proof`.',
    ],
  },
  'game-parked': {
    en: [
      'The rules failed on this game, so it was stopped before anything wrong could happen. Whoever runs the server has been told.',
      'Wait: it will go on where it stood.',
    ],
    de: [
      'Das Spiel steht still, bis ein Fehler dieses Servers behoben ist.',
      'Die Regeln kamen mit diesem Spiel nicht zurecht, darum wurde es angehalten, bevor etwas Falsches geschieht. Wer den Server betreibt, weiß es.',
      'Warte: es geht dann weiter, wo es stand.',
    ],
  },
  'game-not-parked': {
    en: ['There is nothing to be put right: the game goes on.', 'Nothing to do.'],
    de: ['Das Spiel steht nicht still.', 'Es ist nichts zu beheben: das Spiel läuft.', 'Nichts zu tun.'],
  },
  'game-abandoned': {
    en: [
      'All people have left, or stayed away for good; bots do not play on among themselves.',
      'Look back at it, or open a new table.',
    ],
    de: [
      'Alle haben dieses Spiel verlassen.',
      'Alle sind gegangen oder weggeblieben; Bots spielen nicht unter sich weiter.',
      'Sieh es dir noch einmal an, oder eröffne einen neuen Tisch.',
    ],
  },
  'too-many-tables': {
    en: [
      'So many tables of yours may wait for players, and so many may play at a time; guests have fewer (`GET /v1/limits`). `detail` says which it is.',
      'Close one that waits, or let one end. A guest who signs in with an address may have more.',
    ],
    de: [
      'Mehr Tische kannst du nicht zugleich haben.',
      'So viele deiner Tische dürfen auf Leute warten, und so viele zugleich spielen; Gäste haben weniger (`GET /v1/limits`). Welches von beiden es ist, sagt `detail`.',
      'Schließe einen, der wartet, oder warte, bis einer zu Ende ist. Gäste, die sich mit einer Adresse anmelden, dürfen mehr.',
    ],
  },
  'bad-nonce': {
    en: [
      'Your part of chance is hashed as it is, so it is kept simple: letters, digits and dashes.',
      'Send another one; any random word will do.',
    ],
    de: [
      'Ein Zufallsanteil hat bis zu 64 Buchstaben, Ziffern oder Striche.',
      'Dein Anteil am Zufall wird gehasht, wie er ist, darum ist er schlicht: Buchstaben, Ziffern, Striche.',
      'Schick einen anderen; irgendein zufälliges Wort genügt.',
    ],
  },
  'nonce-given': {
    en: [
      'Your part of chance is given once, so that nobody can try out what comes of it.',
      'Nothing to do: the one you gave counts.',
    ],
    de: [
      'Du hast für dieses Spiel schon einen anderen Zufallsanteil gegeben.',
      'Den Anteil am Zufall gibt man einmal, damit niemand ausprobieren kann, was daraus wird.',
      'Nichts zu tun: der gegebene zählt.',
    ],
  },
  'bad-title': {
    en: [
      'A title stands in lists and letters: one line, not too long, nothing invisible in it.',
      'Send a shorter one, without line breaks and control characters.',
    ],
    de: [
      'Ein Titel ist eine Zeile mit 1 bis 80 sichtbaren Zeichen.',
      'Ein Titel steht in Listen und Briefen: eine Zeile, nicht zu lang, nichts Unsichtbares darin.',
      'Schick einen kürzeren, ohne Umbrüche und Steuerzeichen.',
    ],
  },
  'key-used': {
    en: [
      'An `Idempotency-Key` stands for one request of yours for a week, and this one stood for another.',
      'Use a new key for each new thing; repeat the old key only with the very same request.',
    ],
    de: [
      'Eine andere Anfrage hat diesen Idempotency-Key benutzt.',
      'Ein `Idempotency-Key` steht eine Woche lang für eine Anfrage von dir, und dieser stand für eine andere.',
      'Nimm für jedes Neue einen neuen Schlüssel; wiederhole einen alten nur mit genau derselben Anfrage.',
    ],
  },
} as const satisfies Texts
