// Words of letting in pages and programs of others.
import { spoken } from '../words/words.ts'

export const consentWords = spoken(
  {
    title: 'Let another page in?',
    asks: 'Your answer goes to',
    callsItself: (name: string) =>
      `It calls itself “${name}”. Anybody could call themselves that; go by the address above.`,
    wants: 'What it would be allowed',
    scopes: {
      read: {
        what: 'Look:',
        more: 'your games as you see them, hands and plans included, and your profile with your e-mail address.',
      },
      play: { what: 'Play:', more: 'sit down, hand in orders and decisions, talk at tables, in your name.' },
      manage: { what: 'Manage:', more: 'open games, invite people, change your profile and vacations.' },
    },
    oneGame: (title: string) => `Look and play in the game “${title}”:`,
    unknownGame: 'Look and play in one game, which you do not know:',
    noOther: 'in this one and no other.',
    never:
      'It never gets your password, and can neither change what you sign in with nor delete your account. You can show it out at any time, under “Programs” in your account.',
    signInFirst: 'Sign in first: you come back here afterwards.',
    as: (who: string) => `You are signed in as ${who}.`,
    onlyIfYouKnow: (host: string) => `Only go on if you came from ${host} just now, and trust whoever runs it.`,
    allow: 'Let it in',
    deny: 'No',
    wrong: 'It asks for something that cannot be given:',
    backTo: (host: string) => `Back to ${host}`,
    cannotAsk: 'This cannot be asked',
    faults: {
      'client-id': 'The page that sent you here does not say properly who it is.',
      'redirect-uri': 'The page that sent you here does not say properly where the answer goes.',
      'other-origin': 'The page that sent you here says it is another than the answer would go to.',
      twice: 'The page that sent you here says something twice, so nobody knows which is meant.',
    },
    tellThem: 'Nothing has happened, and nobody has learnt anything. If you know who runs that page, tell them.',
    deviceTitle: 'Let a program in',
    code: 'The code',
    codeHint: 'The program shows it: eight letters.',
    goOn: 'Go on',
    deviceAsks: 'A program without a page wants to come in. It calls itself',
    named: (name: string) => `“${name}”`,
    deviceCompare: (code: string) => `It has to show this code: ${code}.`,
    deviceBeware:
      'Only go on if you have started it yourself. Nobody who writes or calls you needs such a code from you.',
    deviceAllowed: 'Done. The program goes on in a few seconds; you can close this page.',
    deviceDenied: 'It stays outside. You can close this page.',
  },
  {
    title: 'Eine andere Seite hereinlassen?',
    asks: 'Deine Antwort geht an',
    callsItself: (name: string) =>
      `Sie nennt sich „${name}“. So könnte sich jede nennen; verlass dich auf die Adresse oben.`,
    wants: 'Das soll erlaubt sein',
    scopes: {
      read: {
        what: 'Lesen:',
        more: 'deine Spiele so, wie du sie siehst, mit Hand und Plänen, und dein Profil mit deiner Mailadresse.',
      },
      play: {
        what: 'Spielen:',
        more: 'Platz nehmen, Befehle und Entscheidungen abgeben, am Tisch reden, in deinem Namen.',
      },
      manage: { what: 'Verwalten:', more: 'Spiele eröffnen, Leute einladen, dein Profil und deine Urlaube ändern.' },
    },
    oneGame: (title: string) => `Lesen und spielen im Spiel „${title}“:`,
    unknownGame: 'Lesen und spielen in einem Spiel, das du nicht kennst:',
    noOther: 'in diesem und keinem anderen.',
    never:
      'Dein Passwort wird nicht weitergegeben; womit du dich anmeldest, lässt sich so nicht ändern, und dein Konto nicht löschen. Du kannst es jederzeit zurücknehmen, unter „Programme“ in deinem Konto.',
    signInFirst: 'Melde dich erst an: Danach bist du wieder hier.',
    as: (who: string) => `Du bist angemeldet als ${who}.`,
    onlyIfYouKnow: (host: string) =>
      `Mach nur weiter, wenn du gerade von ${host} kommst und denen traust, die das betreiben.`,
    allow: 'Hereinlassen',
    deny: 'Nein',
    wrong: 'Sie verlangt etwas, das es nicht gibt:',
    backTo: (host: string) => `Zurück zu ${host}`,
    cannotAsk: 'So geht das nicht',
    faults: {
      'client-id': 'Die Seite, die dich hergeschickt hat, sagt nicht richtig, wer sie ist.',
      'redirect-uri': 'Die Seite, die dich hergeschickt hat, sagt nicht richtig, wohin die Antwort geht.',
      'other-origin':
        'Die Seite, die dich hergeschickt hat, gibt sich für eine andere aus als die, an die die Antwort ginge.',
      twice: 'Die Seite, die dich hergeschickt hat, sagt etwas doppelt; niemand weiß, was gilt.',
    },
    tellThem:
      'Es ist nichts geschehen, und niemand hat etwas erfahren. Wenn du weißt, wer die Seite betreibt, sag es ihnen.',
    deviceTitle: 'Ein Programm hereinlassen',
    code: 'Der Code',
    codeHint: 'Das Programm zeigt ihn an: acht Buchstaben.',
    goOn: 'Weiter',
    deviceAsks: 'Ein Programm ohne Seite möchte herein. Es nennt sich',
    named: (name: string) => `„${name}“`,
    deviceCompare: (code: string) => `Es muss diesen Code zeigen: ${code}.`,
    deviceBeware:
      'Mach nur weiter, wenn du es selbst gestartet hast. Niemand, der dir schreibt oder dich anruft, braucht so einen Code von dir.',
    deviceAllowed: 'Erledigt. Das Programm macht in ein paar Sekunden weiter; du kannst diese Seite schließen.',
    deviceDenied: 'Es bleibt draußen. Du kannst diese Seite schließen.',
  },
)
