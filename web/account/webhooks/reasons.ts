// Why something did not arrive, in German: the server says it in English, for programs too. What is not known here stays as it is.
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/^It answered (\d+)\.$/, 'Die Antwort war $1.'],
  [/^It answered (\d+): nobody is followed elsewhere\.$/, 'Die Antwort war $1: Weiterleitungen wird nicht gefolgt.'],
  [/^It did not answer within (\S+) s\.$/, 'Innerhalb von $1 s kam keine Antwort.'],
  [/^It does not come to an answer\.$/, 'Es kommt zu keiner Antwort.'],
  [/^It does not speak HTTP\.$/, 'Dort wird kein HTTP gesprochen.'],
  [/^It could not be reached\.$/, 'Die Adresse war nicht zu erreichen.'],
  [/^Its certificate is not good\.$/, 'Das Zertifikat ist nicht gut.'],
  [/^Its name is not known\.$/, 'Der Name ist nicht bekannt.'],
  [/^Its server is not on the public internet\.$/, 'Der Server steht nicht im öffentlichen Internet.'],
  [/^It is an address such as (\S+)\.$/, 'Es ist eine Adresse wie $1.'],
  [/^It begins with https:\/\/\.$/, 'Die Adresse beginnt mit https://.'],
  [/^It names no user and no password\.$/, 'Die Adresse nennt weder Namen noch Passwort.'],
  [/^It has no part after #\.$/, 'Die Adresse hat keinen Teil nach #.'],
  [/^Its port is the usual one, or from 1024 on\.$/, 'Der Port ist der übliche, oder einer ab 1024.'],
  [/^a mistake of ours$/, 'ein Fehler bei uns'],
  [/^the table is gone$/, 'den Tisch gibt es nicht mehr'],
  [/^no longer at the table$/, 'nicht mehr am Tisch'],
  [/^answered$/, 'schon beantwortet'],
  [/^the invitation is over$/, 'die Einladung gilt nicht mehr'],
  [/^erased$/, 'gelöscht'],
  [/^switched off$/, 'abgeschaltet'],
]

export function reasonInGerman(reason: string): string {
  const [known, german] = GERMAN.find(([english]) => english.test(reason)) ?? []
  return known && german ? reason.replace(known, german) : reason
}
