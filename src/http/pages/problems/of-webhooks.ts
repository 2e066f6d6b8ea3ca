// Of webhooks: programs that are told.
import type { Texts } from './text.ts'

export const OF_WEBHOOKS = {
  'no-such-webhook': {
    en: ['You have no webhook with this id, or have deleted it.', '`GET /v1/me/webhooks` lists yours.'],
    de: [
      'Diesen Webhook gibt es nicht.',
      'Du hast keinen Webhook mit dieser Kennung, oder hast ihn gelöscht.',
      '`GET /v1/me/webhooks` nennt deine.',
    ],
  },
  'too-many-webhooks': {
    en: [
      'An account has a few webhooks at most: each is told of everything, and each costs us a call.',
      'Delete one, or let one program tell the others.',
    ],
    de: [
      'Du hast so viele Webhooks, wie du haben darfst.',
      'Ein Konto hat höchstens einige wenige: jedem wird alles gesagt, und jeder kostet uns einen Anruf.',
      'Lösch einen, oder lass ein Programm es den anderen weitersagen.',
    ],
  },
  'webhook-off': {
    en: [
      'You have switched it off, or we have, as nothing we sent arrived for two days or the program said that it is gone.',
      'Switch it on with `PATCH /v1/me/webhooks/{webhook}` and `{"isOn":true}`, then send again.',
    ],
    de: [
      'Dieser Webhook ist abgeschaltet: schalt ihn erst ein.',
      'Du hast ihn abgeschaltet, oder wir, weil zwei Tage lang nichts ankam oder das Programm sagte, es sei nicht mehr da.',
      'Schalt ihn mit `PATCH /v1/me/webhooks/{webhook}` und `{"isOn":true}` ein, dann schick es noch einmal.',
    ],
  },
  'webhook-unsigned': {
    en: [
      'Discord, Slack and ntfy look at no signature, so there is no secret to change.',
      'To be told with a signature, make a webhook of the form `standard`.',
    ],
    de: [
      'Was diesem Webhook gesagt wird, ist nicht unterschrieben.',
      'Discord, Slack und ntfy sehen sich keine Unterschrift an, also gibt es kein Geheimnis zu wechseln.',
      'Wer unterschriebene Nachrichten möchte, macht einen Webhook der Form `standard`.',
    ],
  },
  'no-such-delivery': {
    en: [
      'This webhook was not told of anything with that id, or it is more than thirty days ago.',
      '`GET /v1/me/webhooks/{webhook}/deliveries` lists the last ones.',
    ],
    de: [
      'Diese Zustellung gibt es nicht.',
      'Diesem Webhook wurde nichts mit dieser Kennung gesagt, oder es ist mehr als dreißig Tage her.',
      '`GET /v1/me/webhooks/{webhook}/deliveries` nennt die letzten.',
    ],
  },
} as const satisfies Texts
