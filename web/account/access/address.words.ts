// Words about another address for one's account, and the way back.
import { spoken } from '../../words/words.ts'

export const addressWords = spoken(
  {
    change: 'Change the address',
    label: 'New mail address',
    hint: 'A letter goes there; until you confirm it, everything stays as it is. Your address so far is told, and can take it back for seven days.',
    send: 'Send the letter',
    confirm: 'Confirm the new address',
    done: 'This is your address now. All other devices are signed out.',
    title: 'Your new address',
    undoTitle: 'Your former address',
    undoHint:
      'Your account gets this address back. Everybody is signed out, and password, tokens and webhooks are gone, as somebody else may have them. Then sign in with this address.',
    undo: 'Take the change back',
    undone: 'Your account has its former address again.',
    failed: 'This link does not work',
    signInFirst:
      'You are not signed in here. Type the code from the letter where you asked for the new address; or sign in here, and open the link again.',
    fault: {
      unknown: 'The link is unknown here. Perhaps it was cut off on its way, or has been used.',
      used: 'The link has been used already; each is good once.',
      expired: 'The link is too old. Ask for another letter in your account.',
      'other-browser':
        'Another account asked for this. Type the code from the letter where you asked, or sign in to that account here.',
      void: 'Too many wrong codes were typed. Ask for another letter in your account.',
      moved: 'That address was another account’s until lately.',
    },
  },
  {
    change: 'Adresse ändern',
    label: 'Neue Mailadresse',
    hint: 'Dorthin geht ein Brief; bis du ihn bestätigst, bleibt alles, wie es ist. Deine bisherige Adresse erfährt davon und kann es sieben Tage lang zurücknehmen.',
    send: 'Brief schicken',
    confirm: 'Neue Adresse bestätigen',
    done: 'Das ist jetzt deine Adresse. Alle anderen Geräte sind abgemeldet.',
    title: 'Deine neue Adresse',
    undoTitle: 'Deine bisherige Adresse',
    undoHint:
      'Dein Konto bekommt diese Adresse zurück. Alle werden abgemeldet, und Passwort, Schlüssel und Webhooks sind fort, denn jemand anderes könnte sie haben. Melde dich danach mit dieser Adresse an.',
    undo: 'Änderung zurücknehmen',
    undone: 'Dein Konto hat wieder seine bisherige Adresse.',
    failed: 'Dieser Link geht nicht',
    signInFirst:
      'Du bist hier nicht angemeldet. Tippe den Code aus dem Brief dort ein, wo du um die neue Adresse gebeten hast; oder melde dich hier an und öffne den Link noch einmal.',
    fault: {
      unknown: 'Der Link ist hier unbekannt. Vielleicht wurde er unterwegs abgeschnitten oder schon benutzt.',
      used: 'Der Link wurde schon benutzt; jeder gilt einmal.',
      expired: 'Der Link ist zu alt. Lass dir in deinem Konto einen neuen Brief schicken.',
      'other-browser':
        'Darum hat ein anderes Konto gebeten. Tippe den Code aus dem Brief dort ein, wo du darum gebeten hast, oder melde dich hier bei dem Konto an.',
      void: 'Es wurden zu viele falsche Codes eingetippt. Lass dir in deinem Konto einen neuen Brief schicken.',
      moved: 'Diese Adresse gehörte bis vor Kurzem einem anderen Konto.',
    },
  },
)
