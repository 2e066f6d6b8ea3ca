// Kinds of letters and what tokens may do, in words. A server may know more of them than this page.

interface Named {
  readonly en: Readonly<Record<string, string>>
  readonly de: Readonly<Record<string, string>>
}

/** Those one chooses about, and those that come under one of them. */
export const kindsOfLetters: Named = {
  en: {
    invitation: 'Somebody invites me',
    'game-began': 'A game begins',
    'your-turn': 'A decision is mine',
    reminder: 'My time is running out',
    'round-report': 'A round is over: what happened',
    'game-over': 'A game is over',
    'stand-in': 'Somebody played for me',
    'seat-at-risk': 'My seat may go to somebody else',
    'substitute-wanted': 'My table looks for a substitute',
    'table-news': 'News of the table: more time, pauses, vacations',
    'round-over': 'A round was over',
    'decision-asked': 'A decision was yours',
    'stand-in-played': 'Somebody played for you',
    extended: 'There was more time',
    paused: 'A game was paused',
    vacation: 'Somebody was away',
    'substitute-came': 'Somebody new came',
    parked: 'A game had to wait',
    abandoned: 'A game was given up',
    webhook: 'A webhook of mine was switched off',
    'webhook-off': 'A webhook was switched off',
  },
  de: {
    invitation: 'Jemand lädt mich ein',
    'game-began': 'Ein Spiel beginnt',
    'your-turn': 'Ich muss etwas entscheiden',
    reminder: 'Meine Zeit läuft ab',
    'round-report': 'Eine Runde ist vorbei: was geschah',
    'game-over': 'Ein Spiel ist zu Ende',
    'stand-in': 'Jemand hat für mich gespielt',
    'seat-at-risk': 'Mein Platz könnte an jemand anderen gehen',
    'substitute-wanted': 'Mein Tisch sucht Ersatz',
    'table-news': 'Neues vom Tisch: mehr Zeit, Pausen, Urlaube',
    'round-over': 'Eine Runde war vorbei',
    'decision-asked': 'Eine Entscheidung lag bei dir',
    'stand-in-played': 'Jemand hat für dich gespielt',
    extended: 'Es gab mehr Zeit',
    paused: 'Ein Spiel machte Pause',
    vacation: 'Jemand war fort',
    'substitute-came': 'Jemand Neues kam',
    parked: 'Ein Spiel musste warten',
    abandoned: 'Ein Spiel wurde aufgegeben',
    webhook: 'Ein Webhook von mir wurde abgeschaltet',
    'webhook-off': 'Ein Webhook wurde abgeschaltet',
  },
}

export const scopes: Named = {
  en: { read: 'look', play: 'play', manage: 'manage' },
  de: { read: 'lesen', play: 'spielen', manage: 'verwalten' },
}
