// Why a webhook was not told of something, in words: the server says it by a code. What is not known here stays as it is.
type Reasons = Readonly<Record<string, string | ((status: number) => string)>>

const en: Reasons = {
  'bad-status': (status) => `The answer was ${status}.`,
  redirect: (status) => `The answer was ${status}: nobody is followed elsewhere.`,
  'too-slow': 'There was no answer in time.',
  'no-answer': 'It does not come to an answer.',
  'not-http': 'It does not speak HTTP.',
  unreachable: 'The address could not be reached.',
  'bad-certificate': 'The certificate is not good.',
  'unknown-name': 'The name is not known.',
  'not-public': 'The server is not on the public internet.',
  'bad-address': 'Such addresses are not called from here.',
  'our-fault': 'That was a mistake of ours.',
  answered: 'You had answered already.',
  'table-gone': 'The table is gone.',
  'left-table': 'You are no longer at the table.',
  'invitation-over': 'The invitation is over.',
  erased: 'It was erased.',
  'switched-off': 'The webhook was switched off.',
  'too-many-waiting': 'Too many waited, and this was one of the oldest.',
  'unreadable-log': 'The log of the game cannot be read.',
}

const de: Reasons = {
  'bad-status': (status) => `Die Antwort war ${status}.`,
  redirect: (status) => `Die Antwort war ${status}: Weiterleitungen wird nicht gefolgt.`,
  'too-slow': 'Es kam nicht rechtzeitig eine Antwort.',
  'no-answer': 'Es kommt zu keiner Antwort.',
  'not-http': 'Dort wird kein HTTP gesprochen.',
  unreachable: 'Die Adresse war nicht zu erreichen.',
  'bad-certificate': 'Das Zertifikat ist nicht gut.',
  'unknown-name': 'Der Name ist nicht bekannt.',
  'not-public': 'Der Server steht nicht im öffentlichen Internet.',
  'bad-address': 'Solche Adressen werden von hier nicht angerufen.',
  'our-fault': 'Das war ein Fehler bei uns.',
  answered: 'Du hattest schon geantwortet.',
  'table-gone': 'Den Tisch gibt es nicht mehr.',
  'left-table': 'Du bist nicht mehr an dem Tisch.',
  'invitation-over': 'Die Einladung gilt nicht mehr.',
  erased: 'Es wurde gelöscht.',
  'switched-off': 'Der Webhook wurde abgeschaltet.',
  'too-many-waiting': 'Zu viele warteten, und dies gehörte zu den ältesten.',
  'unreadable-log': 'Das Protokoll der Partie ist nicht zu lesen.',
}

const saidIn =
  (reasons: Reasons) =>
  (reason: string, status: number | null): string => {
    const known = Object.hasOwn(reasons, reason) ? reasons[reason]! : reason
    return typeof known === 'function' ? known(status ?? 0) : known
  }

export const reasonIn = { en: saidIn(en), de: saidIn(de) }
