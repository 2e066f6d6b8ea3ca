// The words a line may hold (KD-16.4), in English and German, any case, with or without umlauts.

const WORDS: Readonly<Record<string, string>> = {
  ...{ passe: 'pass', frage: 'ask', verwalter: 'steward', nein: 'no', waffe: 'weapon', zauber: 'spell' },
  ...{ münze: 'coin', beute: 'loot', wunde: 'wound', stärke: 'strength', magie: 'magic', kraft: 'force' },
  ...{ heilung: 'healing', reichtum: 'wealth', links: 'left', rechts: 'right', zufall: 'random' },
  ...{ rot: 'red', blau: 'blue', grün: 'green', gelb: 'yellow' },
}

const spelledOut = (word: string): string => word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')

const GERMAN = new Map(
  Object.entries(WORDS).flatMap(([word, meant]) => [[word, meant] as const, [spelledOut(word), meant]]),
)

/** A word as the rules write it; what is no word of the language comes back as it is, in lower case. */
export function meaning(word: string): string {
  const lower = word.toLowerCase()
  return GERMAN.get(lower) ?? lower
}

/** `3w`, `2s` (German `2z`) or `2x`: so many of something. */
export function counted(word: string): { count: number; of: 'w' | 's' | 'x' } | undefined {
  const found = /^(\d{1,2})([wszx])$/i.exec(word)
  if (!found) return undefined
  const of = found[2]!.toLowerCase()
  return { count: Number(found[1]), of: of === 'z' ? 's' : (of as 'w' | 's' | 'x') }
}
