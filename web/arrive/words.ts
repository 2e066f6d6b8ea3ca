// Words of the first page and of signing in.
import { spoken } from '../words/words.ts'

export const arriveWords = spoken(
  {
    headline: 'Plan in secret. Then everything happens at once.',
    what: 'Herald is a table for board games of written orders: everybody plans for themselves, and then all plans meet on the board.',
    how: 'Play with friends far away, a few minutes a day, by web or mail – or against bots, right now.',
    playNow: 'Play now against bots',
    onTheWay: 'Setting up the table …',
    learn: 'Learn in ten short steps',
    yourName: 'You will be called',
    nameHint: 'No sign-up. You can change your name later, and keep the account by giving an address.',
    byMail: 'Sign in by mail',
    byPassword: 'Sign in with a password',
    againstBotsTitle: 'A game against bots',
    names: {
      first: 'Quiet Bold Early Merry Northern Golden Swift Clever Patient Wandering',
      second: 'Heron Otter Falcon Badger Raven Marten Lynx Stag Swallow Owl',
    },
    address: 'Mail address',
    addressHint: 'You get a letter with a link and a code that sign you in. There is nothing to remember.',
    sendLink: 'Send me a link',
    password: 'Password',
    signIn: 'Sign in',
    signInHint: 'New here? The same link makes you an account.',
    keepAccount: 'Keep your account',
    keepHint:
      'Give an address, and this guest account with all its games stays yours on every device. Should the address have an account already, you are signed in to that one, and asked whether the guest’s games go over.',
    signedInAs: (name: string) => `You are signed in as ${name}.`,
    toGames: 'To my games',
    toAccount: 'To my account',
    linkFailed: 'This link does not work',
    anotherLink: 'Ask for another',
    fault: {
      unknown: 'The link is unknown here. Perhaps it was cut off on its way: take all of it, or ask for another.',
      used: 'The link has been used already; each is good once. If that was not you, ask for another and use it at once.',
      expired: 'The link is too old. Ask for another, and it is there in a moment.',
      'other-browser':
        'The link was asked for in another browser, or on another device, and works only there. Go back to the page where you asked, and type the code from the letter there; or ask for another letter here.',
      void: 'Too many wrong codes were typed for this letter. Ask for another.',
      moved:
        'An account had this address until lately. If that is yours, sign in with its new address; if somebody else changed it, take the change back by the letter that told you of it.',
    },
    guest: {
      yourName: 'You will be called',
      nameHint: 'No sign-up: you play as a guest, and can keep the account later.',
      orSignIn: 'I have an account: sign in first',
    },
  },
  {
    headline: 'Plane im Geheimen. Dann geschieht alles auf einmal.',
    what: 'Herald ist ein Tisch für Brettspiele mit geschriebenen Befehlen: Alle planen für sich, und dann treffen die Pläne auf dem Brett aufeinander.',
    how: 'Spiele mit Freunden in der Ferne, ein paar Minuten am Tag, im Web oder per Mail – oder gleich jetzt gegen Bots.',
    playNow: 'Jetzt gegen Bots spielen',
    onTheWay: 'Der Tisch wird gedeckt …',
    learn: 'In zehn kurzen Schritten lernen',
    yourName: 'Du heißt dann',
    nameHint: 'Ohne Registrierung. Den Namen kannst du ändern, und mit einer Adresse behältst du das Konto.',
    byMail: 'Per Mail anmelden',
    byPassword: 'Mit Passwort anmelden',
    againstBotsTitle: 'Ein Spiel gegen Bots',
    names: {
      first: 'Stiller Kühner Früher Froher Nordischer Goldener Flinker Kluger Geduldiger Wandernder',
      second: 'Reiher Otter Falke Dachs Rabe Marder Luchs Hirsch Sperling Uhu',
    },
    address: 'Mailadresse',
    addressHint: 'Du bekommst einen Brief mit einem Link und einem Code, die dich anmelden. Zu merken gibt es nichts.',
    sendLink: 'Link schicken',
    password: 'Passwort',
    signIn: 'Anmelden',
    signInHint: 'Neu hier? Derselbe Link legt dir ein Konto an.',
    keepAccount: 'Behalte dein Konto',
    keepHint:
      'Gib eine Adresse an, und dieses Gastkonto mit allen Spielen bleibt auf jedem Gerät deins. Hat die Adresse schon ein Konto, wirst du dort angemeldet und gefragt, ob die Spiele des Gastes mitkommen.',
    signedInAs: (name: string) => `Du bist angemeldet als ${name}.`,
    toGames: 'Zu meinen Spielen',
    toAccount: 'Zu meinem Konto',
    linkFailed: 'Dieser Link geht nicht',
    anotherLink: 'Einen neuen schicken lassen',
    fault: {
      unknown:
        'Der Link ist hier unbekannt. Vielleicht wurde er unterwegs abgeschnitten: Nimm ihn ganz, oder lass dir einen neuen schicken.',
      used: 'Der Link wurde schon benutzt; jeder gilt einmal. Warst du das nicht, lass dir einen neuen schicken und benutze ihn gleich.',
      expired: 'Der Link ist zu alt. Lass dir einen neuen schicken, er ist gleich da.',
      'other-browser':
        'Der Link wurde in einem anderen Browser oder auf einem anderen Gerät bestellt und gilt nur dort. Geh zurück auf die Seite, auf der du ihn bestellt hast, und tippe dort den Code aus dem Brief ein; oder lass dir hier einen neuen Brief schicken.',
      void: 'Für diesen Brief wurden zu viele falsche Codes eingetippt. Lass dir einen neuen schicken.',
      moved:
        'Diese Adresse gehörte bis vor Kurzem einem Konto. Ist es deins, melde dich mit seiner neuen Adresse an; hat jemand anderes sie geändert, nimm es mit dem Brief zurück, der dir davon erzählt hat.',
    },
    guest: {
      yourName: 'Du heißt dann',
      nameHint: 'Ohne Registrierung: Du spielst als Gast und kannst das Konto später behalten.',
      orSignIn: 'Ich habe ein Konto: erst anmelden',
    },
  },
)
